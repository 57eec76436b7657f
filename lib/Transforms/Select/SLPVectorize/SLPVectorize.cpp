//===- SLPVectorize.cpp - Joins equal operations on lanes -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Select/SLPVectorize.h"
#include "PackChoice.h"
#include "PackRewriter.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
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
        << " elements; gain " << ore::NV("Gain", P.Gain.instructions());
    });
  else if (!P.IsWrite)
    Rem.missed("NotVectorized", *P.First, [&](Remark &R) {
      Describe(R);
      R << ", stay apart: one would gain "
        << ore::NV("Gain", P.Gain.instructions()) << " instructions";
    });
}

static bool vectorizeBlock(BasicBlock &BB, const BaleInfo &Bales,
                           OperationCosts &Costs, RegionBuilder &RB,
                           Remarks &Rem) {
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
  OperationCosts Costs(*TD);
  RegionBuilder RB(*F.getParent());
  Remarks Rem(F, DEBUG_TYPE);
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= vectorizeBlock(BB, Bales, Costs, RB, Rem);
  return preservedIfRewritten(Changed);
}

} // namespace cmx
