//===- SLPVectorize.cpp - One operation for several on lanes --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-slp-vectorize: operations of a block that do the same with different
// elements of the same vectors become one operation (superword-level
// parallelism).
//
//   %a = rdregion i16 (%in, element 0)        %v  = rdregion <8 x i16> (%in, 0)
//   %b = rdregion i16 (%in, element 1)   ->   %v2 = shl <8 x i16> %v, 2
//   %x = shl i16 %a, 2                        %x  = rdregion i16 (%v2, 0)
//   %y = shl i16 %b, 2                        %y  = rdregion i16 (%v2, 1)
//   ...                                       ...
//
// Members have one element, or several: pieces of vectors that lie in rows.
// Whoever used a member reads a part of the wide result, as an operand, as the
// start of an indirect region (addresses of neighbours are computed together),
// or, if all members are written to evenly spaced places of one vector, by one
// wide write.
//
// Before: stage Lowered. After: the same. A second run may find more: what was
// joined is an operation as any other.
//
// Steps, for each block: groups and packs (LanePacks), a choice by the cost
// table (PackChoice), rewriting (PackRewriter).
//
// Not done: compares and choices, division of integers, operands that would
// first have to be put together, packs across blocks, packs larger than one
// instruction.
//
// Linear in the number of instructions, but for sorting groups.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Select/SLPVectorize.h"
#include "PackChoice.h"
#include "PackRewriter.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "llvm/ADT/Statistic.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-slp-vectorize"

STATISTIC(NumPacks, "Number of wide operations made");
STATISTIC(NumJoined, "Number of operations that became part of one");

namespace cmx {

static void remark(Remarks &Rem, const Pack &P) {
  const Instruction &I = *P.Members[0];
  auto Describe = [&](Remark &R) {
    R << ore::NV("Members", unsigned(P.Members.size())) << " of "
      << ore::NV("Operation",
                 P.IsWrite ? StringRef("wrregion") : I.getOpcodeName())
      << " on neighbouring elements, from " << remarkValue("First", *P.First);
  };
  if (P.Chosen)
    Rem.passed("Vectorized", *P.First, [&](Remark &R) {
      Describe(R);
      R << ", became one of " << ore::NV("Elements", P.numElts())
        << " elements; gain " << ore::NV("Gain", P.Gain);
    });
  else if (!P.IsWrite)
    Rem.missed("NotVectorized", *P.First, [&](Remark &R) {
      Describe(R);
      R << ", stay apart: one would gain " << ore::NV("Gain", P.Gain)
        << " instructions";
    });
}

static bool vectorizeBlock(BasicBlock &BB, const BaleInfo &Bales,
                           SplitCosts &Costs, RegionBuilder &RB, Remarks &Rem) {
  LanePacks Lanes(BB, Costs.target());
  if (Lanes.packs().empty())
    return false;
  PackChoice(Lanes, Bales, Costs).run();
  for (const auto &P : Lanes.packs()) {
    remark(Rem, *P);
    if (P->Chosen) {
      ++NumPacks;
      NumJoined += P->Members.size();
    }
  }
  return PackRewriter(Lanes, RB).run();
}

PreservedAnalyses SLPVectorizePass::run(Function &F,
                                        FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  BaleInfo Bales(F, TD);
  SplitCosts Costs(*TD);
  RegionBuilder RB(*F.getParent());
  Remarks Rem(F, DEBUG_TYPE);
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= vectorizeBlock(BB, Bales, Costs, RB, Rem);
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

} // namespace cmx
