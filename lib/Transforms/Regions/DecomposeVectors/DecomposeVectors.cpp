//===- DecomposeVectors.cpp - Vectors are split into pieces ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Regions/DecomposeVectors.h"
#include "VectorWebs.h"
#include "WebCosts.h"
#include "WebSplitter.h"
#include "cmx/Analysis/LoopForest.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-decompose-vectors"

STATISTIC(NumDecomposed, "Number of webs decomposed");
STATISTIC(NumPieces, "Number of pieces of decomposed webs");

namespace cmx {

/// If one write covers a piece, the written value replaces the piece. Another
/// round may then split the rest of the web further. Of 7,600 random kernels,
/// 11 had a second round and none had a third.
static constexpr unsigned MaxRounds = 8;

namespace {

/// The reason why a web stays whole, and the value that causes this.
struct Reason {
  StringRef Text; ///< Empty: the web can be split.
  const Value *Blocker = nullptr;
};

} // namespace

static Reason whyNot(const VectorWeb &Web) {
  if (Web.NumReads == 0)
    return {"no part of it is read"};
  if (Web.numPieces() == 1)
    return {"accesses reach across all registers", Web.Widest};
  if (Web.NumPhis + Web.NumWrites == 0)
    return {"nothing changes it"};
  if (Web.Cost > Web.Gain)
    return {"putting it together or taking it apart costs more than pieces "
            "gain",
            Web.Dearest};
  if (const SelectInst *Select = WebSplitter::findUnsplittable(Web))
    return {"a select's condition has no such parts", Select};
  return {};
}

static void describe(Remark &R, const VectorWeb &Web) {
  R << " of " << ore::NV("Bytes", Web.Bytes) << " bytes ("
    << ore::NV("Members", unsigned(Web.Members.size())) << " values, "
    << ore::NV("Reads", Web.NumReads) << " reads, "
    << ore::NV("Writes", Web.NumWrites) << " writes, "
    << ore::NV("ForeignUses", Web.NumForeignUses) << " foreign uses; gain "
    << ore::NV("Gain", Web.Gain) << ", cost " << ore::NV("Cost", Web.Cost)
    << ")";
}

static void remarkDecomposed(Remarks &Rem, const VectorWeb &Web) {
  const Instruction &First = *Web.Members.front();
  Rem.passed("Decomposed", First, [&](Remark &R) {
    R << "vector " << remarkValue("Vector", First);
    describe(R, Web);
    R << " is split into " << ore::NV("Pieces", Web.numPieces()) << " pieces";
    if (Web.Dearest)
      R << "; parts are moved for " << remarkValue("Dearest", *Web.Dearest);
  });
}

static void remarkNotDecomposed(Remarks &Rem, const VectorWeb &Web) {
  const Instruction &First = *Web.Members.front();
  Rem.missed("NotDecomposed", First, [&](Remark &R) {
    Reason Why = whyNot(Web);
    R << "vector " << remarkValue("Vector", First);
    describe(R, Web);
    R << " stays whole: " << ore::NV("Reason", Why.Text);
    if (Why.Blocker)
      R << ": " << remarkValue("Blocker", *Why.Blocker);
  });
}

/// Does one round. Returns false if nothing was split.
static bool decompose(Function &F, const LoopForest &Loops, unsigned GRFBytes,
                      Remarks &Rem) {
  VectorWebs Webs(F, GRFBytes);
  WebCosts(F, Webs, Loops, GRFBytes).choosePieces();
  // Emit all remarks first, because splitting a web may replace values that the
  // remarks name.
  SmallVector<const VectorWeb *, 8> Chosen, Others;
  for (const VectorWeb &Web : Webs.webs())
    (whyNot(Web).Text.empty() ? Chosen : Others).push_back(&Web);
  for (const VectorWeb *Web : Chosen)
    remarkDecomposed(Rem, *Web);
  if (Chosen.empty())
    for (const VectorWeb *Web : Others)
      remarkNotDecomposed(Rem, *Web);
  RegionBuilder RB(*F.getParent());
  for (const VectorWeb *Web : Chosen) {
    ++NumDecomposed;
    NumPieces += Web->numPieces();
    WebSplitter(RB, *Web).run();
  }
  return !Chosen.empty();
}

PreservedAnalyses DecomposeVectorsPass::run(Function &F,
                                            FunctionAnalysisManager &AM) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  LoopForest Loops(F, AM.getResult<DominatorTreeAnalysis>(F));
  Remarks Rem(F, DEBUG_TYPE);
  unsigned Round = 0;
  while (Round != MaxRounds && decompose(F, Loops, TD->grfBytes(), Rem))
    ++Round;
  if (Round == MaxRounds)
    Rem.missed("SearchStopped", [&](Remark &R) {
      R << "pieces may be split further: stopped after "
        << ore::NV("Rounds", MaxRounds) << " rounds";
    });
  return preservedIfRewritten(Round != 0);
}

} // namespace cmx
