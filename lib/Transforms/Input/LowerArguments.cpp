//===- LowerArguments.cpp - Kernel arguments as numbers -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerArguments.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Signature.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace cmx {

/// Returns the type that replaces the type of \p Arg, or the old type if it
/// stays.
static Type *newType(const Argument &Arg, KernelArgKind Kind) {
  const DataLayout &DL = Arg.getParent()->getDataLayout();
  LLVMContext &C = Arg.getContext();
  Type *Ty = Arg.getType();
  Type *Bytes = Ty;
  if (Arg.hasByValAttr())
    Bytes = Arg.getParamByValType();
  if (Bytes != Ty || Ty->isAggregateType()) {
    TypeSize Size =
        Bytes->isSized() ? DL.getTypeAllocSize(Bytes) : TypeSize::getFixed(0);
    return Size.isScalable() || Size.isZero() ? Ty : bytesOf(Bytes, DL);
  }
  if (Ty->isPtrOrPtrVectorTy()) {
    bool IsShort = Kind != KernelArgKind::General ||
                   Ty->getPointerAddressSpace() == SLMAddressSpace;
    return Ty->getWithNewType(IntegerType::get(C, IsShort ? 32 : 64));
  }
  if (Ty->isIntegerTy(1))
    return Type::getInt8Ty(C);
  // The integer has a bit per lane, as in memory.
  constexpr unsigned MaxLanes = 32;
  if (!Ty->isIntOrIntVectorTy(1) || numLanes(Ty) > MaxLanes)
    return Ty;
  return Type::getIntNTy(C, unsigned(PowerOf2Ceil(std::max(8u, numLanes(Ty)))));
}

/// Computes the value of \p Old from \p New, whose type newType has chosen.
static Value *oldValue(Argument &Old, Argument &New, IRBuilder<> &B) {
  Type *Ty = Old.getType();
  if (Old.hasByValAttr() || Ty->isAggregateType()) {
    Type *Stored = Old.hasByValAttr() ? Old.getParamByValType() : Ty;
    AllocaInst *Place = B.CreateAlloca(Stored);
    B.CreateAlignedStore(&New, Place, Place->getAlign());
    return Old.hasByValAttr() ? B.CreateAddrSpaceCast(Place, Ty)
                              : loadElements(Ty, Place, Place->getAlign(), B);
  }
  if (Ty->isPtrOrPtrVectorTy())
    return B.CreateIntToPtr(&New, Ty);
  if (!Ty->isVectorTy())
    return B.CreateTrunc(&New, Ty);
  unsigned Bits = New.getType()->getScalarSizeInBits();
  Value *Lanes =
      B.CreateBitCast(&New, FixedVectorType::get(B.getInt1Ty(), Bits));
  if (Lanes->getType() == Ty)
    return Lanes;
  return B.CreateShuffleVector(Lanes,
                               to_vector(seq<int>(0, int(numLanes(Ty)))));
}

static bool lowerKernel(const KernelInfo &Kernel) {
  Function &F = *Kernel.Fn;
  SmallVector<Type *, 8> Params;
  bool Same = true;
  for (Argument &Arg : F.args()) {
    Params.push_back(newType(Arg, Kernel.Args[Arg.getArgNo()].Kind));
    Same &= Params.back() == Arg.getType();
  }
  if (Same)
    return false;
  Function *New = withSignature(F, F.getReturnType(), Params);
  BasicBlock &Entry = New->getEntryBlock();
  IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
  for (auto [Old, Arg] : zip_equal(F.args(), New->args())) {
    Value *V = Old.getType() == Arg.getType() ? &Arg : oldValue(Old, Arg, B);
    Old.replaceAllUsesWith(V);
    Arg.takeName(&Old);
  }
  F.replaceAllUsesWith(New);
  F.eraseFromParent();
  return true;
}

/// Replaces \p Call, a call of llvm.genx.vload or vstore, by a volatile load or
/// store.
static void lowerVolatileAccess(CallInst &Call, VariableAccess Access) {
  IRBuilder<> B(&Call);
  bool IsLoad = Access == VariableAccess::Load;
  Type *Ty = IsLoad ? Call.getType() : Call.getArgOperand(0)->getType();
  Align Elem = Call.getDataLayout().getABITypeAlign(Ty->getScalarType());
  if (IsLoad) {
    LoadInst *Load = B.CreateAlignedLoad(Ty, Call.getArgOperand(0), Elem,
                                         /*isVolatile=*/true);
    Load->takeName(&Call);
    Call.replaceAllUsesWith(Load);
  } else {
    B.CreateAlignedStore(Call.getArgOperand(0), Call.getArgOperand(1), Elem,
                         /*isVolatile=*/true);
  }
  Call.eraseFromParent();
}

static bool lowerVolatileAccesses(Module &M) {
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    std::optional<VariableAccess> Access = getVariableAccess(F);
    if (!Access)
      continue;
    for (User *U : make_early_inc_range(F.users()))
      if (auto *Call = dyn_cast<CallInst>(U);
          Call && Call->getCalledFunction() == &F) {
        lowerVolatileAccess(*Call, *Access);
        Changed = true;
      }
    if (F.use_empty())
      F.eraseFromParent();
  }
  return Changed;
}

bool lowerArguments(Module &M) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  bool Changed = lowerVolatileAccesses(M);
  if (Kernels) // Otherwise reported.
    for (const KernelInfo &Kernel : *Kernels)
      Changed |= lowerKernel(Kernel);
  return Changed;
}

PreservedAnalyses LowerArgumentsPass::run(Module &M, ModuleAnalysisManager &) {
  return lowerArguments(M) ? PreservedAnalyses::none()
                           : PreservedAnalyses::all();
}

} // namespace cmx
