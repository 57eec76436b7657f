//===- StructPhis.cpp - What several results come in ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A helper that returns several values leaves phis of structures when it is
// inlined, with one value for each of its returns. InstCombine moves a call
// with several results from after a phi of its operand to before it, if the
// call's result is known for the other incoming values:
//
//   %p = phi { T, U } [ poison, .. ], [ %call, .. ]    %p0 = phi T ..
//   %x = extractvalue %p, 0                       ->   %p1 = phi U ..
//
// with the parts taken from %call at the end of its block. All such phis of a
// function are rewritten, or none if one has other users. An extractvalue of an
// insertvalue becomes the inserted value.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

static bool isTakenApart(const PHINode *Phi) {
  return none_of(cast<StructType>(Phi->getType())->elements(),
                 [](const Type *Ty) { return Ty->isAggregateType(); }) &&
         all_of(Phi->users(), [](const User *U) {
           return isa<ExtractValueInst, PHINode>(U);
         });
}

using PartsOfPhi = DenseMap<const Value *, SmallVector<PHINode *, 2>>;

/// The part \p Index of \p V at the end of \p Block.
static Value *partAtEnd(IRBuilder<> &B, const PartsOfPhi &Parts, Value *V,
                        unsigned Index, BasicBlock *Block) {
  if (auto It = Parts.find(V); It != Parts.end())
    return It->second[Index];
  if (Value *Inserted = FindInsertedValue(V, Index))
    return Inserted;
  B.SetInsertPoint(Block->getTerminator());
  return B.CreateExtractValue(V, Index);
}

static void lowerStructPhis(LowerContext &C) {
  SmallVector<PHINode *, 4> Phis;
  for (BasicBlock &BB : C.function())
    for (PHINode &Phi : BB.phis())
      if (Phi.getType()->isStructTy())
        Phis.push_back(&Phi);
  if (!all_of(Phis, isTakenApart))
    return;
  IRBuilder<> &B = C.ir();
  PartsOfPhi Parts;
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
        if (!V)
          V = partAtEnd(B, Parts, In, unsigned(K), Block);
        Part->addIncoming(V, Block);
      }
    }
  for (PHINode *Phi : Phis)
    for (User *U : make_early_inc_range(Phi->users()))
      if (auto *Extract = dyn_cast<ExtractValueInst>(U))
        C.replace(*Extract, Parts[Phi][Extract->getIndices()[0]]);
  for (PHINode *Phi : Phis) {
    Phi->replaceAllUsesWith(PoisonValue::get(Phi->getType()));
    C.erase(*Phi);
  }
}

void lowerStructures(LowerContext &C) {
  lowerStructPhis(C);
  for (Instruction &I : make_early_inc_range(instructions(C.function())))
    if (auto *Extract = dyn_cast<ExtractValueInst>(&I))
      if (Value *V = FindInsertedValue(Extract->getAggregateOperand(),
                                       Extract->getIndices()))
        C.replace(I, V);
  // The walk refuses the structures that remain.
  C.eraseDead();
}

} // namespace cmx
