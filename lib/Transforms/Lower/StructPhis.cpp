//===- StructPhis.cpp - Phis of what several results come in --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// InstCombine moves a call with several results in front of a phi of its
// operand, if it is known for the other values that come in:
//
//   %p = phi { T, U } [ poison, .. ], [ %call, .. ]    %p0 = phi T ..
//   %x = extractvalue %p, 0                       ->   %p1 = phi U ..
//
// with the parts taken from %call at the end of its block. All such phis of a
// function, or none, if one has other users.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

using namespace llvm;

namespace cmx {

static bool isTakenApart(const PHINode *Phi) {
  return none_of(cast<StructType>(Phi->getType())->elements(),
                 [](const Type *Ty) { return Ty->isAggregateType(); }) &&
         all_of(Phi->users(), [](const User *U) {
           return isa<ExtractValueInst, PHINode>(U);
         });
}

void lowerStructPhis(LowerContext &C) {
  SmallVector<PHINode *, 4> Phis;
  for (BasicBlock &BB : C.function())
    for (PHINode &Phi : BB.phis())
      if (Phi.getType()->isStructTy())
        Phis.push_back(&Phi);
  if (Phis.empty() || !all_of(Phis, isTakenApart))
    return;
  IRBuilder<> &B = C.ir();
  DenseMap<const Value *, SmallVector<PHINode *, 2>> Parts;
  for (PHINode *Phi : Phis) {
    B.SetInsertPoint(Phi);
    for (Type *Ty : cast<StructType>(Phi->getType())->elements())
      Parts[Phi].push_back(
          B.CreatePHI(Ty, Phi->getNumIncomingValues(), Phi->getName()));
  }
  for (PHINode *Phi : Phis)
    for (auto [K, Part] : enumerate(Parts[Phi])) {
      SmallDenseMap<BasicBlock *, Value *, 4> From;
      for (auto [Block, In] : zip(Phi->blocks(), Phi->incoming_values())) {
        Value *&V = From[Block];
        auto It = Parts.find(In);
        B.SetInsertPoint(Block->getTerminator());
        if (!V)
          V = It != Parts.end() ? It->second[K]
                                : B.CreateExtractValue(In, unsigned(K));
        Part->addIncoming(V, Block);
      }
    }
  for (PHINode *Phi : Phis)
    for (User *U : make_early_inc_range(Phi->users()))
      if (auto *Extract = dyn_cast<ExtractValueInst>(U)) {
        Extract->replaceAllUsesWith(Parts[Phi][Extract->getIndices()[0]]);
        Extract->eraseFromParent();
      }
  for (PHINode *Phi : Phis) {
    Phi->replaceAllUsesWith(PoisonValue::get(Phi->getType()));
    Phi->eraseFromParent();
  }
  C.Changed = true;
}

} // namespace cmx
