//===- Unsupported.cpp - Instructions that cmx cannot compile -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports instructions and types for which there is no region form, before any
// family of lowerings handles them.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"
#include "cmx/IR/AddressSpaces.h"
#include "cmx/IR/Attributes.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

static bool isScalarSupported(const Type *Ty) {
  if (Ty->isIntegerTy())
    switch (Ty->getIntegerBitWidth()) {
    case 1:
    case 8:
    case 16:
    case 32:
    case 64:
      return true;
    default:
      return false;
    }
  return Ty->isHalfTy() || Ty->isBFloatTy() || Ty->isFloatTy() ||
         Ty->isDoubleTy();
}

static bool isSupported(const Type *Ty) {
  if (auto *VecTy = dyn_cast<FixedVectorType>(Ty))
    return isScalarSupported(VecTy->getElementType());
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return all_of(Struct->elements(),
                  [](const Type *Elt) { return isSupported(Elt); });
  return Ty->isVoidTy() || isScalarSupported(Ty);
}

static std::string typeText(const Type &Ty) {
  std::string Text;
  raw_string_ostream OS(Text);
  Ty.print(OS);
  return Text;
}

static bool reportType(LowerContext &C, const Instruction &I, const Type *Ty) {
  return C.report(I, DiagKind::UnsupportedType,
                  "type expected to be void, i1, i8, i16, i32, i64, half, "
                  "bfloat, float, double or a fixed vector of one of these, "
                  "actual " +
                      typeText(*Ty));
}

static bool reportInstruction(LowerContext &C, const Instruction &I,
                              const Twine &WhatToDo) {
  return C.report(I, DiagKind::InstructionUnsupported,
                  "instruction expected to have a region form, actual '" +
                      Twine(I.getOpcodeName()) + "': " + WhatToDo);
}

/// Returns the reason why the alloca \p V is not in registers, or null if no
/// pass has recorded a reason.
static const MDString *reasonInMemory(const Value *V) {
  auto *Alloca = dyn_cast<AllocaInst>(V);
  MDNode *Note = Alloca ? Alloca->getMetadata(NotPromotedMetadata) : nullptr;
  return Note && Note->getNumOperands() == 1
             ? dyn_cast<MDString>(Note->getOperand(0))
             : nullptr;
}

static bool reportAlloca(LowerContext &C, const AllocaInst &Alloca,
                         StringRef Reason) {
  return C.report(Alloca, DiagKind::InstructionUnsupported,
                  "array expected to become a vector (cmx-promote-arrays) or "
                  "to have a constant size; it stays in memory: " +
                      Reason);
}

/// Does \p I use an alloca for which reasonInMemory() returns a reason? These
/// uses are not reported separately, because the alloca is reported.
static bool isPartOfAlloca(const Instruction &I) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (isa<GetElementPtrInst, AddrSpaceCastInst>(I))
    Pointer = &I;
  if (auto *Call = dyn_cast<CallBase>(&I))
    for (const Value *Arg : Call->args())
      if (Arg->getType()->isPointerTy() && Call->getIntrinsicID())
        Pointer = Arg;
  return Pointer && reasonInMemory(getUnderlyingObject(Pointer));
}

/// Is a report of \p U, a user of a pointer, more helpful than a report of the
/// pointer?
static bool usesPlace(const User *U) {
  if (isa<GetElementPtrInst>(U))
    return any_of(U->users(), usesPlace);
  return isa<AtomicRMWInst, AtomicCmpXchgInst, VAArgInst, AddrSpaceCastInst,
             AnyMemIntrinsic>(U);
}

static bool isSLMCast(const AddrSpaceCastInst &Cast) {
  return (Cast.getSrcAddressSpace() == SLMAddressSpace) !=
         (Cast.getDestAddressSpace() == SLMAddressSpace);
}

static bool reportOpcode(LowerContext &C, const Instruction &I) {
  if (const MDString *Reason = reasonInMemory(&I))
    return reportAlloca(C, cast<AllocaInst>(I), Reason->getString());
  if (isPartOfAlloca(I))
    return C.skip(I);
  switch (I.getOpcode()) {
  case Instruction::Alloca:
  case Instruction::Load:
  case Instruction::Store:
  case Instruction::GetElementPtr:
    if (usesPlace(&I))
      return C.skip(I);
    return reportInstruction(
        C, I,
        "there is no stack or global memory for pointers; keep variables "
        "in registers (sroa and cmx-promote-arrays do) and access memory by "
        "llvm.genx messages");
  case Instruction::AtomicCmpXchg:
  case Instruction::AtomicRMW:
    return reportInstruction(
        C, I,
        "use aligned integers of 32 or 64 bits or floats of 32 bits, in "
        "memory that other threads see");
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
    // cmx-lower-memory keeps the pointer operands of instructions that it
    // cannot lower.
    if (any_of(I.users(), usesPlace))
      return C.skip(I);
    return reportInstruction(C, I, "use integer addresses");
  case Instruction::AddrSpaceCast:
    return reportInstruction(
        C, I,
        isSLMCast(cast<AddrSpaceCastInst>(I))
            ? "an address in shared local memory is none of other memory"
            : "use integer addresses");
  case Instruction::Invoke:
  case Instruction::CallBr:
  case Instruction::Resume:
  case Instruction::LandingPad:
  case Instruction::CleanupPad:
  case Instruction::CatchPad:
  case Instruction::CatchRet:
  case Instruction::CatchSwitch:
  case Instruction::CleanupRet:
    return reportInstruction(C, I, "exceptions cannot be thrown in a kernel");
  case Instruction::IndirectBr:
    return reportInstruction(C, I, "use br or switch");
  case Instruction::VAArg:
    return reportInstruction(C, I, "kernels have no variable arguments");
  default:
    return false;
  }
}

static bool reportCall(LowerContext &C, const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (isa<CallInst>(Call) && Call.isInlineAsm())
    return false;
  if (Callee && (Callee->isIntrinsic() || hasGenXName(*Callee) ||
                 isStackFunction(*Callee)))
    return false;
  if (Callee && !Callee->isDeclaration())
    return C.report(Call, DiagKind::CallUnsupported,
                    "call of '" + Callee->getName() +
                        "' expected to be inlined or lowered before "
                        "(cmx-inline-helpers,always-inline,cmx-lower-calls)");
  return C.report(Call, DiagKind::CallUnsupported,
                  "callee expected to be an intrinsic or a function with a "
                  "body, actual " +
                      (Callee ? "declaration '" + Callee->getName().str() + "'"
                              : std::string("a pointer")));
}

/// Is \p C an address? Other constant expressions can be rewritten as plain
/// constants.
static bool isAddress(const Instruction &I, Constant &C) {
  return hasConstantExpression(C) &&
         hasConstantExpression(
             *withoutConstantExpressions(&C, I.getDataLayout()));
}

static bool reportConstant(LowerContext &C, const Instruction &I,
                           const Constant &Op) {
  std::string Text;
  raw_string_ostream(Text) << Op;
  return C.report(I, DiagKind::InstructionUnsupported,
                  "constant expected to be a number, actual '" + Text +
                      "': use integer addresses");
}

bool reportUnsupported(LowerContext &C, Instruction &I) {
  if (reportOpcode(C, I))
    return true;
  auto *Call = dyn_cast<CallBase>(&I);
  if (Call && reportCall(C, *Call))
    return true;
  if (!isSupported(I.getType()))
    return reportType(C, I, I.getType());
  for (const Use &Op : Call ? Call->args() : I.operands()) {
    const Type *Ty = Op->getType();
    if (isBindlessSurface(*Op))
      continue;
    if (!Ty->isLabelTy() && !Ty->isMetadataTy() && !isSupported(Ty))
      return reportType(C, I, Ty);
    if (auto *Const = dyn_cast<Constant>(Op);
        Const && isAddress(I, *Const) && !namedFunction(*Const))
      return reportConstant(C, I, *Const);
  }
  return false;
}

} // namespace cmx
