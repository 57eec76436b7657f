//===- ConstantReads.cpp - Regions of constants ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantReads.h"
#include "BaleSlicer.h"
#include "ConstantCasts.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// The lanes of \p C that \p Rd reads; those outside are poison.
static Constant *foldRead(const RdRegionInst &Rd, const Constant &C) {
  Region R = Rd.region();
  Type *ElemTy = Rd.elementType();
  unsigned NumLanes = numLanes(C.getType());
  SmallVector<Constant *, 32> Lanes;
  for (unsigned E = 0; E != R.numElts(); ++E) {
    int64_t Index = R.elementOffsetBytes(E) / int64_t(R.elemBytes());
    Constant *Lane = Index >= 0 && Index < int64_t(NumLanes)
                         ? C.getAggregateElement(unsigned(Index))
                         : nullptr;
    Lanes.push_back(Lane ? Lane : PoisonValue::get(ElemTy));
  }
  return Rd.getType()->isVectorTy() ? ConstantVector::get(Lanes) : Lanes[0];
}

/// What \p I gives, if that is known.
static Constant *foldInstruction(Instruction &I, const DataLayout &DL) {
  auto *C = dyn_cast<Constant>(I.getOperand(0));
  if (!C)
    return nullptr;
  if (isa<BitCastInst, FreezeInst>(I))
    return foldConstantCast(I, DL);
  auto *Rd = dyn_cast<RdRegionInst>(&I);
  return Rd && Rd->hasConstantOffset() ? foldRead(*Rd, *C) : nullptr;
}

bool foldConstantReads(Function &F, RegionBuilder &RB) {
  const DataLayout &DL = F.getParent()->getDataLayout();
  bool Changed = false;
  // Definitions come before their uses, so that folded ones are seen as such.
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      if (!isa<BitCastInst, FreezeInst, RdRegionInst>(I))
        continue;
      if (Constant *C = foldInstruction(I, DL)) {
        I.replaceAllUsesWith(C);
        I.eraseFromParent();
        Changed = true;
      } else if (auto *C = dyn_cast<Constant>(I.getOperand(0));
                 C && isa<RdRegionInst>(I) && !isa<UndefValue>(C)) {
        RB.ir().SetInsertPoint(&I);
        I.setOperand(0, inRegister(RB, *C));
        Changed = true;
      }
    }
  return Changed;
}

} // namespace cmx
