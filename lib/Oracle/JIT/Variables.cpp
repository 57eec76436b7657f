//===- Variables.cpp - Allocas of kernels for the host --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Variables.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Transforms/Input/LocalizeVariables.h"
#include "cmx/Transforms/Input/PromoteArrays.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/SROA.h"

using namespace llvm;

namespace cmx {

/// The limit for the variables of one function. The host's stack has room for
/// the variables of many functions.
constexpr uint64_t MaxVariableBytes = uint64_t(1) << 16;

/// Inlines functions that access variables of their callers.
static void inlineAccesses(Module &M, ModuleAnalysisManager &MAM) {
  bool Any = false;
  for (Function &F : M) {
    if (F.isDeclaration() || privateArguments(F).empty())
      continue;
    F.removeFnAttr(Attribute::OptimizeNone);
    F.removeFnAttr(Attribute::NoInline);
    F.addFnAttr(Attribute::AlwaysInline);
    Any = true;
  }
  if (Any)
    AlwaysInlinerPass(/*InsertLifetime=*/false).run(M, MAM);
}

void promoteVariables(Module &M) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  inlineAccesses(M, MAM);
  FunctionPassManager FPM;
  FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
  FPM.addPass(PromoteArraysPass({nullptr, unsigned(MaxVariableBytes)}));
  findTables(M);
  bool HasTables = any_of(M.globals(), [](const GlobalVariable &G) {
    return G.isConstant() && G.hasInitializer();
  });
  for (Function &F : M)
    if (!F.isDeclaration() &&
        (HasTables || any_of(instructions(F), [](const Instruction &I) {
           return isa<AllocaInst>(I);
         })))
      FPM.run(F, FAM);
}

/// \p U is a use of a pointer, which is \p Offset bytes after the start of a
/// variable of \p Size bytes. Does it access only constant places inside of the
/// variable?
static bool isInside(const Use &U, int64_t Offset, uint64_t Size,
                     const DataLayout &DL) {
  auto Fits = [=](uint64_t NumBytes) {
    return Offset >= 0 && uint64_t(Offset) <= Size &&
           NumBytes <= Size - uint64_t(Offset);
  };
  const auto *I = cast<Instruction>(U.getUser());
  if (auto *Gep = dyn_cast<GetElementPtrInst>(I)) {
    APInt Step(DL.getIndexTypeSizeInBits(Gep->getType()), 0);
    if (!Gep->accumulateConstantOffset(DL, Step))
      return false;
    for (const Use &Next : Gep->uses())
      if (!isInside(Next, Offset + Step.getSExtValue(), Size, DL))
        return false;
    return true;
  }
  if (isa<LoadInst>(I))
    return Fits(DL.getTypeStoreSize(I->getType()));
  if (auto *Store = dyn_cast<StoreInst>(I))
    return U.getOperandNo() == StoreInst::getPointerOperandIndex() &&
           Fits(DL.getTypeStoreSize(Store->getValueOperand()->getType()));
  if (auto *Mem = dyn_cast<MemIntrinsic>(I)) {
    auto *Length = dyn_cast<ConstantInt>(Mem->getLength());
    return Length && Fits(Length->getZExtValue());
  }
  return I->isLifetimeStartOrEnd() || I->isDroppable();
}

static Error checkVariable(const AllocaInst &A, uint64_t &TotalBytes) {
  const DataLayout &DL = A.getDataLayout();
  std::optional<TypeSize> Size = A.getAllocationSize(DL);
  StringRef Problem;
  if (!Size || Size->isScalable())
    Problem = "a constant size";
  else if ((TotalBytes += Size->getFixedValue()) > MaxVariableBytes)
    Problem = "64 KiB at most";
  else if (!all_of(A.uses(), [&](const Use &U) {
             return isInside(U, 0, Size->getFixedValue(), DL);
           }))
    Problem = "accesses at constant places within it";
  if (Problem.empty())
    return Error::success();
  return makeDiagError(DiagKind::EvaluatorNeeded,
                       "function '" + A.getFunction()->getName() +
                           "': variable '" + A.getName() +
                           "' expected to have " + Problem +
                           "; the evaluator (--interpret) checks each access");
}

/// Is it safe to access \p NumBytes at \p Pointer without checks? checkVariable
/// checks all uses of variables on the stack. Among variables of file scope,
/// only constants are safe: each thread must have its own copy of a variable
/// that is not constant, but compiled code has one copy for all threads.
static bool isSafeAddress(const Value *Pointer, uint64_t NumBytes, bool Writes,
                          const DataLayout &DL) {
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  if (isa<AllocaInst>(Base))
    return true;
  auto *G = dyn_cast<GlobalVariable>(Base);
  if (!G || !G->hasInitializer() || Writes || !G->isConstant() ||
      Offset.isNegative())
    return false;
  uint64_t Size = DL.getTypeAllocSize(G->getValueType());
  return Offset.ule(Size) && NumBytes <= Size - Offset.getZExtValue();
}

static const Value *accessedPointer(const Instruction &I) {
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    return Atomic->getPointerOperand();
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return Exchange->getPointerOperand();
  return getLoadStorePointerOperand(&I);
}

/// Returns an error if \p I accesses memory and the access is not safe. Memory
/// intrinsics that access variables must have a constant length.
static Error checkAccess(const Instruction &I, const PrivatePointers &Private) {
  const DataLayout &DL = I.getDataLayout();
  // The runtime executes and checks accesses through pointers that are not
  // private.
  bool IsSafe = !I.isAtomic() || isa<FenceInst>(I);
  if (const Value *Pointer = accessedPointer(I);
      Pointer && !Private.contains(*Pointer)) {
    IsSafe = true;
  } else if (const Value *Pointer = getLoadStorePointerOperand(&I)) {
    uint64_t NumBytes =
        DL.getTypeStoreSize(getLoadStoreType(CMX_LOAD_STORE(&I)));
    IsSafe &= isSafeAddress(Pointer, NumBytes, isa<StoreInst>(I), DL);
  } else if (auto *Mem = dyn_cast<AnyMemIntrinsic>(&I)) {
    auto *Length = dyn_cast<ConstantInt>(Mem->getLength());
    auto Fits = [&](const Value *Pointer, bool Writes) {
      if (!Private.contains(*Pointer))
        return true;
      return Length &&
             isSafeAddress(Pointer, Length->getZExtValue(), Writes, DL);
    };
    auto *Copy = dyn_cast<AnyMemTransferInst>(Mem);
    IsSafe =
        Fits(Mem->getDest(), true) && (!Copy || Fits(Copy->getSource(), false));
  }
  if (IsSafe)
    return Error::success();
  return makeDiagError(DiagKind::EvaluatorNeeded,
                       "function '" + I.getFunction()->getName() + "': '" +
                           I.getOpcodeName() +
                           "' expected to access a constant place of a "
                           "variable of the function or of a constant; the "
                           "evaluator (--interpret) checks each "
                           "access");
}

Error checkVariables(const Function &Kernel) {
  SmallPtrSet<const Function *, 8> Seen{&Kernel};
  SmallVector<const Function *, 8> Work{&Kernel};
  while (!Work.empty()) {
    uint64_t TotalBytes = 0;
    const Function &F = *Work.pop_back_val();
    PrivatePointers Private(F);
    for (const Instruction &I : instructions(F)) {
      if (auto *A = dyn_cast<AllocaInst>(&I))
        if (Error E = checkVariable(*A, TotalBytes))
          return E;
      if (Error E = checkAccess(I, Private))
        return E;
      auto *Call = dyn_cast<CallBase>(&I);
      if (Call && Call->getCalledFunction() &&
          Seen.insert(Call->getCalledFunction()).second)
        Work.push_back(Call->getCalledFunction());
    }
  }
  return Error::success();
}

} // namespace cmx
