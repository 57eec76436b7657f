//===- BuiltinCalls.cpp - Calls of cm::builtin ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls that access regions become memory accesses of LLVM. A contiguous access
// becomes a load or store, which SROA and GVN understand. Any other access
// becomes a gather or scatter at constant distances from the region's start;
// cmx-promote-arrays turns this gather or scatter into a region.
//
//===----------------------------------------------------------------------===//

#include "BuiltinCalls.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

std::optional<std::string> builtinName(const Function &F) {
  // Only names with this prefix are in the namespace cm::builtin. No other name
  // needs the demangler.
  if (!F.getName().starts_with("_ZN2cm7builtin"))
    return std::nullopt;
  std::string Mangled = F.getName().str(); // The demangler points into it.
  ItaniumPartialDemangler Demangler;
  if (Demangler.partialDemangle(Mangled.c_str()))
    return std::nullopt;
  char *Text = Demangler.getFunctionBaseName(nullptr, nullptr);
  if (!Text)
    return std::nullopt;
  std::string Name = Text;
  std::free(Text);
  return Name;
}

std::optional<std::string> qualifiedName(const Function &F) {
  std::string Mangled = F.getName().str();
  ItaniumPartialDemangler Demangler;
  if (Demangler.partialDemangle(Mangled.c_str()))
    return std::nullopt;
  char *Text = Demangler.getFunctionName(nullptr, nullptr);
  if (!Text)
    return std::nullopt;
  std::string Name = Text;
  std::free(Text);
  return Name;
}

std::optional<std::string> sourceName(const Function &F) {
  std::optional<std::string> Name = qualifiedName(F);
  if (!Name)
    return std::nullopt;
  for (char &C : *Name)
    if (!isAlnum(C))
      C = '_';
  return StringRef(*Name).rtrim('_').str();
}

namespace {

class BuiltinLowering {
  Function &F;
  RegionBuilder RB;
  IRBuilder<> &B;
  StringMap<GenXIntrinsic> Table;

public:
  explicit BuiltinLowering(Function &F) : F(F), RB(*F.getParent()), B(RB.ir()) {
#define CMX_CM_BUILTIN(Name, Intrinsic) Table[Name] = GenXIntrinsic::Intrinsic;
#include "cmx/CM/Builtins.def"
  }

  void visit(CallInst &Call, StringRef Name);

private:
  struct Place {
    Value *Start;
    Type *ElemTy;
    SmallVector<int64_t, 32> OffsetsBytes;
    bool Contiguous;
  };
  std::optional<Place> regionPlace(CallInst &Call, Value *Start,
                                   FixedVectorType *Ty, unsigned FirstStride);
  Value *pointers(const Place &P);
  void visitRead(CallInst &Call);
  void visitWrite(CallInst &Call, bool Masked);
  void visitIndirect(CallInst &Call, bool IsRead);
  Value *lanePointers(Value *Start, Value *OffsetsBytes);
  void visitIntrinsic(CallInst &Call, GenXIntrinsic Id);
  void visitExpectation(CallInst &Call);
  void visitNamedBarriers(CallInst &Call);
};

} // namespace

/// Returns the places of a region's elements. If strides or width are variable,
/// reports an error and returns std::nullopt.
std::optional<BuiltinLowering::Place>
BuiltinLowering::regionPlace(CallInst &Call, Value *Start, FixedVectorType *Ty,
                             unsigned FirstStride) {
  int64_t Numbers[3];
  for (unsigned K = 0; K != 3; ++K) {
    auto *C = dyn_cast<ConstantInt>(Call.getArgOperand(FirstStride + K));
    if (!C) {
      // After inlining, only kernels and functions that call themselves are
      // left.
      bool IsLeft = Call.getFunction()->hasFnAttribute(Attribute::AlwaysInline);
      emitDiag(Call, DiagKind::IntrinsicNotConstant,
               Twine("strides of a region expected to be known when the kernel "
                     "is compiled") +
                   (IsLeft ? "; a function that calls itself takes vectors and "
                             "matrices, but no vector_ref or matrix_ref"
                           : ""));
      return std::nullopt;
    }
    Numbers[K] = C->getSExtValue();
  }
  auto [VStride, Width, HStride] = Numbers;
  unsigned N = Ty->getNumElements();
  int64_t ElemBytes = elementBytes(Ty);
  Place P{Start, Ty->getElementType(), {}, true};
  for (unsigned I = 0; I != N; ++I) {
    int64_t At = VStride * (I / Width) + HStride * (I % Width);
    P.Contiguous &= At == I;
    P.OffsetsBytes.push_back(At * ElemBytes);
  }
  return P;
}

Value *BuiltinLowering::pointers(const Place &P) {
  return lanePointers(
      P.Start,
      ConstantDataVector::get(F.getContext(),
                              SmallVector<uint64_t, 32>(P.OffsetsBytes.begin(),
                                                        P.OffsetsBytes.end())));
}

Value *BuiltinLowering::lanePointers(Value *Start, Value *OffsetsBytes) {
  return B.CreateGEP(B.getInt8Ty(), Start, OffsetsBytes);
}

/// Returns the elements that are \p OffsetsBytes after \p Start if they are in
/// a constant global variable, otherwise null.
static Constant *constantElements(const Value *Start, Type *ElemTy,
                                  ArrayRef<int64_t> OffsetsBytes,
                                  const DataLayout &DL) {
  APInt Base(DL.getIndexTypeSizeInBits(Start->getType()), 0);
  auto *GV = dyn_cast<GlobalVariable>(
      Start->stripAndAccumulateConstantOffsets(DL, Base, true));
  if (!GV || !GV->isConstant() || !GV->hasDefinitiveInitializer())
    return nullptr;
  Constant *Init =
      withoutBFloats(const_cast<Constant *>(GV->getInitializer()), DL);
  SmallVector<Constant *, 32> Elements;
  for (int64_t Offset : OffsetsBytes) {
    Constant *C = ConstantFoldLoadFromConst(
        Init, ElemTy,
        Base + APInt(Base.getBitWidth(), Offset, /*isSigned=*/true), DL);
    if (!C)
      return nullptr;
    Elements.push_back(C);
  }
  return ConstantVector::get(Elements);
}

void BuiltinLowering::visitRead(CallInst &Call) {
  auto *Ty = cast<FixedVectorType>(Call.getType());
  auto P = regionPlace(Call, Call.getArgOperand(0), Ty, 1);
  if (!P)
    return;
  if (Constant *C = constantElements(P->Start, P->ElemTy, P->OffsetsBytes,
                                     F.getDataLayout())) {
    Call.replaceAllUsesWith(C);
    Call.eraseFromParent();
    return;
  }
  Align A(elementBytes(Ty));
  Value *V = P->Contiguous ? cast<Value>(B.CreateAlignedLoad(Ty, P->Start, A))
                           : B.CreateMaskedGather(Ty, pointers(*P), A);
  V->takeName(&Call);
  Call.replaceAllUsesWith(V);
  Call.eraseFromParent();
}

void BuiltinLowering::visitWrite(CallInst &Call, bool Masked) {
  Value *New = Call.getArgOperand(1);
  auto *Ty = cast<FixedVectorType>(New->getType());
  auto P = regionPlace(Call, Call.getArgOperand(0), Ty, 2);
  if (!P)
    return;
  Align A(elementBytes(Ty));
  Value *Mask = Masked ? Call.getArgOperand(5) : nullptr;
  if (auto *C = dyn_cast_or_null<Constant>(Mask); C && C->isAllOnesValue())
    Mask = nullptr;
  if (!P->Contiguous)
    B.CreateMaskedScatter(New, pointers(*P), A, Mask);
  else if (Mask)
    B.CreateMaskedStore(New, P->Start, A, Mask);
  else
    B.CreateAlignedStore(New, P->Start, A);
  Call.eraseFromParent();
}

void BuiltinLowering::visitIndirect(CallInst &Call, bool IsRead) {
  unsigned OffsetOp = IsRead ? 1 : 2;
  Value *Data = IsRead ? &Call : Call.getArgOperand(1);
  Align A(elementBytes(Data->getType()));
  Value *Offsets = Call.getArgOperand(OffsetOp);
  Offsets = B.CreateZExt(
      Offsets, FixedVectorType::get(B.getInt64Ty(), numLanes(Data->getType())));
  Value *At = lanePointers(Call.getArgOperand(0), Offsets);
  if (IsRead)
    Call.replaceAllUsesWith(B.CreateMaskedGather(Call.getType(), At, A));
  else
    B.CreateMaskedScatter(Data, At, A, Call.getArgOperand(3));
  Call.eraseFromParent();
}

void BuiltinLowering::visitIntrinsic(CallInst &Call, GenXIntrinsic Id) {
  SmallVector<Value *, 8> Args(Call.args());
  for (unsigned I = 0; I != Args.size(); ++I)
    if (Call.isByValArgument(I)) // The handle of a surface.
      Args[I] = B.CreateLoad(B.getInt32Ty(), Args[I]);
  CallInst *New = RB.createIntrinsic(Id, Call.getType(), Args);
  New->takeName(&Call);
  Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

/// Records in the kernel how many named barriers its thread groups have.
void BuiltinLowering::visitNamedBarriers(CallInst &Call) {
  auto *Number = dyn_cast<ConstantInt>(Call.getArgOperand(0));
  if (!Number)
    emitDiag(Call, DiagKind::IntrinsicNotConstant,
             "the number of named barriers expected to be known when the "
             "kernel is compiled");
  else
    reserveNamedBarriers(F, unsigned(Number->getZExtValue()));
  Call.eraseFromParent();
}

/// Reports a call of format() for elements with gaps between them. If a stride
/// is unknown, the accesses report the unknown stride instead.
void BuiltinLowering::visitExpectation(CallInst &Call) {
  if (auto *C = dyn_cast<ConstantInt>(Call.getArgOperand(0)); C && C->isZero())
    emitDiag(Call, DiagKind::FormatWithGaps,
             "format expects elements without gaps");
  Call.eraseFromParent();
}

void BuiltinLowering::visit(CallInst &Call, StringRef Name) {
  B.SetInsertPoint(&Call);
  if (Name == "rdregion")
    return visitRead(Call);
  if (Name == "wrregion" || Name == "wrregion_masked")
    return visitWrite(Call, Name == "wrregion_masked");
  if (Name == "rdindirect" || Name == "wrindirect")
    return visitIndirect(Call, Name == "rdindirect");
  if (Name == "expect_contiguous")
    return visitExpectation(Call);
  if (Name == "nbarrier_init")
    return visitNamedBarriers(Call);
  auto It = Table.find(Name);
  if (It == Table.end())
    return emitDiag(Call, DiagKind::CallUnsupported,
                    "cm::builtin::" + Name + " is no builtin");
  visitIntrinsic(Call, It->second);
}

/// Returns the first call of the builtin \p Name in \p F, or null if there is
/// none.
static const CallInst *firstCall(const Function &F, StringRef Name) {
  for (const Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (Callee && builtinName(*Callee) == Name)
      return Call;
  }
  return nullptr;
}

void checkReservations(const Module &M,
                       function_ref<bool(const Function &)> IsKernel) {
  bool HasLocalMemory = any_of(M, [&](const Function &F) {
    return IsKernel(F) && firstCall(F, "slm_init");
  });
  for (const Function &F : M) {
    const CallInst *Use = firstCall(F, "predefined_surface");
    bool IsReserved =
        IsKernel(F) ? firstCall(F, "slm_init") != nullptr : HasLocalMemory;
    if (Use && !IsReserved)
      emitDiag(*Use, DiagKind::MessageUnavailable,
               "shared local memory expected to be reserved in the kernel "
               "(cm_slm_init)");
    if (const CallInst *Barriers = firstCall(F, "nbarrier_init");
        Barriers && !IsKernel(F))
      emitDiag(*Barriers, DiagKind::CallUnsupported,
               "named barriers expected to be reserved in the kernel, actual "
               "in a function that calls itself");
  }
}

void lowerBuiltinCalls(Function &F) {
  BuiltinLowering Lowering(F);
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (const Function *Callee = Call->getCalledFunction())
        if (std::optional<std::string> Name = builtinName(*Callee))
          Lowering.visit(*Call, *Name);
}

} // namespace cmx
