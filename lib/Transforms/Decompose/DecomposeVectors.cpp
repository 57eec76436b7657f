//===- DecomposeVectors.cpp - Vectors fall apart into pieces --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-decompose-vectors: a vector of which only parts are read and written,
// over loops and branches, becomes several values of whole registers.
//
//   loop:                                        loop:
//     %v = phi <32 x float> [%a..], [%w..]         %v0 = phi <8 x float> ...
//     %r = rdregion(%v, lanes 0-7)          ->     %s  = fadd %v0, %x
//     %s = fadd %r, %x                             (lanes 8-31 are the phi's
//     %w = wrregion(%v, %s, lanes 0-7)              start, unchanged)
//
// Before and after: any IR; no stage is lost. A second run seldom finds more.
//
// Steps:
// 1. Webs: phis, writes, freezes, selects and bitcasts that hand on one vector
//    (VectorWebs). A web is cut at each start of a register that no access
//    reaches across; larger pieces are where accesses reach.
// 2. A choice by cost, in registers moved, eight times as many per loop around:
//    gained are copies of vectors whose old value is needed behind a write;
//    paid are pieces taken from a foreign vector and vectors put together for a
//    foreign use. Where nothing is paid, pieces are better in any case: they
//    live shorter and need no neighbours.
// 3. The web is rewritten (WebSplitter).
//
// cmx-legalize takes vectors of one computation apart likewise, where it has
// split it (PieceForwarding); it does not look beyond phis and writes, which
// are all that this pass looks at.
//
// Linear in the members of webs and their uses, times pieces.
//
// Left alone: accesses at variable places (foreign uses), predicates, pieces
// smaller than a register.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/DecomposeVectors.h"
#include "VectorWebs.h"
#include "WebSplitter.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-decompose-vectors"

STATISTIC(NumDecomposed, "Number of webs decomposed");
STATISTIC(NumPieces, "Number of pieces of decomposed webs");

namespace cmx {

/// Why a web stays whole; empty if it need not.
static StringRef whyNot(const VectorWeb &Web) {
  if (Web.NumReads == 0)
    return "no part of it is read";
  if (Web.numPieces() == 1)
    return "accesses reach across all registers";
  if (Web.NumPhis + Web.NumWrites == 0)
    return "nothing changes it";
  if (Web.Cost > Web.Gain)
    return "putting it together costs more than pieces gain";
  if (!WebSplitter::canSplit(Web))
    return "a select's condition has no such parts";
  return "";
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

static void remark(Remarks &Rem, const VectorWeb &Web, StringRef Why) {
  const Instruction &First = *Web.Members.front();
  if (Why.empty())
    return Rem.passed("Decomposed", First, [&](Remark &R) {
      R << "vector " << remarkValue("Vector", First);
      describe(R, Web);
      R << " falls apart into " << ore::NV("Pieces", Web.numPieces())
        << " pieces";
    });
  Rem.missed("NotDecomposed", First, [&](Remark &R) {
    R << "vector " << remarkValue("Vector", First);
    describe(R, Web);
    R << " stays whole: " << ore::NV("Reason", Why);
  });
}

PreservedAnalyses DecomposeVectorsPass::run(Function &F,
                                            FunctionAnalysisManager &AM) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  VectorWebs Webs(F, AM.getResult<LoopAnalysis>(F), TD->grfBytes());
  Remarks Rem(F, DEBUG_TYPE);
  RegionBuilder RB(*F.getParent());
  bool Changed = false;
  for (const VectorWeb &Web : Webs.webs()) {
    StringRef Why = whyNot(Web);
    remark(Rem, Web, Why);
    if (!Why.empty())
      continue;
    ++NumDecomposed;
    NumPieces += Web.numPieces();
    WebSplitter(RB, Web).run();
    Changed = true;
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

void DecomposeVectorsPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> MapClassName) {
  OS << MapClassName(name());
  if (Target)
    OS << "<platform=" << Target->name() << '>';
}

} // namespace cmx
