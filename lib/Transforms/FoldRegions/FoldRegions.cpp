//===- FoldRegions.cpp - Regions of regions as one region -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What it does and for which IR: cmx/Transforms/FoldRegions.h. A walk in
// reverse post-order replaces reads and writes, so that what they look through
// has been folded before them. A second one looks at the chains of writes that
// are left.
//
//   Reads        reads of reads and of extensions
//   Writes       writes into a part that goes back to its place
//   RowOffsets   an offset for each row
//   WriteChains  writes that later ones cover
//
// Linear in instructions and lanes; chains are walked over MaxChain writes at
// most, which a remark says ("ChainTooLong").
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/FoldRegions.h"

#include "FoldContext.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "cmx-fold-regions"

using namespace llvm;

STATISTIC(NumReads, "Number of reads folded");
STATISTIC(NumWrites, "Number of writes folded");
STATISTIC(NumChains, "Number of chains of writes shortened");

namespace cmx {

void FoldContext::noteFold(StringRef Name, const Instruction &I,
                           StringRef What) {
  Rem.passed(Name, I, [&](Remark &R) {
    R << remarkValue("Instruction", I) << " replaced by "
      << ore::NV("Replacement", What);
  });
}

void FoldContext::noteMissed(StringRef Name, const Instruction &I,
                             StringRef Why) {
  Rem.missed(Name, I, [&](Remark &R) {
    R << remarkValue("Instruction", I)
      << " not folded: " << ore::NV("Reason", Why);
  });
}

static Value *fold(FoldContext &C, Instruction &I) {
  // Lowering puts bfloats into registers of their own where no operand can read
  // or write them in place.
  if (auto *Access = dyn_cast<RegionAccessInst>(&I))
    if (Access->elementType()->isBFloatTy())
      return nullptr;
  C.RB.ir().SetInsertPoint(&I);
  if (auto *Rd = dyn_cast<RdRegionInst>(&I)) {
    Value *V = foldRead(C, *Rd);
    NumReads += V != nullptr;
    return V;
  }
  if (auto *Wr = dyn_cast<WrRegionInst>(&I)) {
    Value *V = foldWrite(C, *Wr);
    NumWrites += V != nullptr;
    return V;
  }
  return nullptr;
}

static void replace(FoldContext &C, Instruction &I, Value &V) {
  if (isa<Instruction>(V) && !V.hasName())
    V.takeName(&I);
  for (Value *Op : I.operands())
    if (isa<Instruction>(Op))
      C.MaybeDead.push_back(Op);
  I.replaceAllUsesWith(&V);
  I.eraseFromParent();
}

static bool foldAll(FoldContext &C, ArrayRef<BasicBlock *> Blocks) {
  bool Changed = false;
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : make_early_inc_range(*BB))
      if (Value *V = fold(C, I)) {
        replace(C, I, *V);
        Changed = true;
      }
  return Changed;
}

static bool shortenChains(FoldContext &C, ArrayRef<BasicBlock *> Blocks) {
  bool Changed = false;
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB) {
      auto *Wr = dyn_cast<RegionAccessInst>(&I);
      if (!Wr || Wr->isRead() || !isLastOfChain(*Wr) || !shortenChain(C, *Wr))
        continue;
      ++NumChains;
      Changed = true;
    }
  return Changed;
}

PreservedAnalyses FoldRegionsPass::run(Function &F, FunctionAnalysisManager &) {
  FoldContext C{Remarks(F, DEBUG_TYPE), RegionBuilder(*F.getParent()), {}};
  ReversePostOrderTraversal<Function *> Order(&F);
  SmallVector<BasicBlock *, 16> Blocks(Order.begin(), Order.end());
  bool Changed = foldAll(C, Blocks);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(C.MaybeDead);
  Changed |= shortenChains(C, Blocks);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(C.MaybeDead);
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

} // namespace cmx
