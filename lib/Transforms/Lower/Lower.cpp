//===- Lower.cpp - Plain vector IR to region form -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk. An instruction is offered to the families in turn; if one replaces
// it, the walk goes on with what the family put in its place. Every rewriting
// leads to fewer or simpler operations, so the walk ends.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Lower.h"

#include "LowerContext.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"

#define DEBUG_TYPE "cmx-lower"

using namespace llvm;

STATISTIC(NumElements, "Number of element accesses lowered");
STATISTIC(NumShuffles, "Number of shuffles lowered");
STATISTIC(NumTruncs, "Number of truncations lowered");
STATISTIC(NumPredicates, "Number of i1 operations lowered");
STATISTIC(NumBytes, "Number of i8 operations lowered");
STATISTIC(NumInt64, "Number of i64 operations lowered");
STATISTIC(NumBFloat, "Number of moves of bfloat16 lowered");
STATISTIC(NumMasked, "Number of masked writes and choices lowered");
STATISTIC(NumDivisions, "Number of divisions lowered");
STATISTIC(NumIntrinsics, "Number of intrinsics lowered");

namespace cmx {

static bool counted(bool Lowered, Statistic &Number) {
  Number += Lowered;
  return Lowered;
}

static bool lowerInstruction(LowerContext &C, Instruction &I) {
  C.startAt(I);
  if (reportUnsupported(C, I))
    return false;
  if (counted(lowerPredicate(C, I), NumPredicates) ||
      counted(lowerInt64(C, I), NumInt64) ||
      counted(lowerBytes(C, I), NumBytes) ||
      counted(lowerBFloat(C, I), NumBFloat) ||
      counted(lowerMaskedWrite(C, I), NumMasked))
    return true;
  if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
    return counted(lowerExtractElement(C, *Extract), NumElements);
  if (auto *Insert = dyn_cast<InsertElementInst>(&I))
    return counted(lowerInsertElement(C, *Insert), NumElements);
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    return counted(lowerShuffle(C, *Shuffle), NumShuffles);
  if (auto *Trunc = dyn_cast<TruncInst>(&I))
    return counted(lowerTrunc(C, *Trunc), NumTruncs);
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return counted(lowerDivide(C, *Bin), NumDivisions);
  if (auto *Call = dyn_cast<CallInst>(&I); Call && lowerGenXBits(C, *Call)) {
    ++NumIntrinsics;
    return true;
  }
  if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
    return counted(lowerIntrinsic(C, *Intr), NumIntrinsics);
  return false;
}

static void lowerBlock(LowerContext &C, BasicBlock &BB) {
  Instruction *I = &BB.front();
  while (I) {
    Instruction *Before = I->getPrevNode();
    if (!C.isKept(*I) && !C.isReported(*I) && lowerInstruction(C, *I))
      I = Before ? Before->getNextNode() : &BB.front();
    else
      I = I->getNextNode();
  }
}

PreservedAnalyses LowerPass::run(Function &F, FunctionAnalysisManager &) {
  LowerContext C(F, Opts.Target);
  lowerMaskIntegers(C);
  // Definitions come before uses this way (but for phis), so that a family may
  // ask what became of an operand.
  ReversePostOrderTraversal<Function *> Order(&F);
  SmallPtrSet<BasicBlock *, 32> Reached;
  for (BasicBlock *BB : Order) {
    Reached.insert(BB);
    lowerBlock(C, *BB);
  }
  // Unreachable blocks obey no order, but what they hold must be lowered too.
  for (BasicBlock &BB : F)
    if (!Reached.count(&BB))
      lowerBlock(C, BB);
  C.eraseDead();
  if (!C.Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

void LowerPass::printPipeline(raw_ostream &OS,
                              function_ref<StringRef(StringRef)> MapClassName) {
  OS << MapClassName(name());
  if (Opts.Target)
    OS << "<platform=" << Opts.Target->name() << '>';
}

} // namespace cmx
