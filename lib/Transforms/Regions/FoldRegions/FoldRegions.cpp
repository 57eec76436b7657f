//===- FoldRegions.cpp - Regions of regions as one region -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header cmx/Transforms/Regions/FoldRegions.h describes the pass. A first
// walk replaces reads and writes. It goes in reverse post-order, so that
// operands are folded before their users. If the new value of a write is the
// result of a chain of writes, this chain is shortened first. A second walk
// shortens the other chains.
//
//   Reads        reads of reads and of extensions
//   Writes       writes into a part that is written back to its place
//   RowOffsets   accesses with an offset for each row
//   WriteChains  writes that later writes cover
//
// The time is linear in the number of instructions plus the number of their
// lanes. A walk along a chain stops after MaxChain writes, with the remark
// "ChainTooLong".
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Regions/FoldRegions.h"
#include "cmx/Transforms/Preserved.h"

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

void FoldContext::eraseDead() {
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
  MaybeDead.clear();
}

static Value *fold(FoldContext &C, Instruction &I) {
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

/// Returns the region accesses in the order of the walk. An erased access
/// becomes null.
static SmallVector<WeakVH, 64> regionAccesses(Function &F) {
  SmallVector<WeakVH, 64> Accesses;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB)
      if (isa<RegionAccessInst>(I))
        Accesses.push_back(&I);
  return Accesses;
}

static void foldAll(FoldContext &C, ArrayRef<WeakVH> Accesses) {
  for (const WeakVH &Access : Accesses) {
    Value *Before = Access;
    if (auto *Wr = dyn_cast_or_null<WrRegionInst>(Before)) {
      shortenNewValue(C, *Wr);
      // This also erases Wr if its only user was a phi without users.
      C.eraseDead();
    }
    auto *I = cast_or_null<Instruction>(static_cast<Value *>(Access));
    Value *V = I ? fold(C, *I) : nullptr;
    if (!V)
      continue;
    replace(C, *I, *V);
    C.eraseDead();
    C.Changed = true;
  }
}

/// Walks from the end to the start. If shortening a chain cuts it off from an
/// earlier write, that write becomes the last write of another chain.
static void shortenChains(FoldContext &C, Function &F) {
  SmallVector<WeakVH, 64> Accesses = regionAccesses(F);
  for (WeakVH &Access : reverse(Accesses)) {
    auto *Wr = dyn_cast_or_null<RegionAccessInst>(static_cast<Value *>(Access));
    if (!Wr || Wr->isRead() || !isLastOfChain(*Wr) || !shortenChain(C, *Wr))
      continue;
    C.eraseDead();
    ++NumChains;
    C.Changed = true;
  }
}

PreservedAnalyses FoldRegionsPass::run(Function &F, FunctionAnalysisManager &) {
  FoldContext C{Remarks(F, DEBUG_TYPE), RegionBuilder(*F.getParent()), {}, {}};
  if (!Opts.ChainsOnly) {
    foldAll(C, regionAccesses(F));
    // Each round moves reads before one more extension.
    while (!C.NewReads.empty())
      foldAll(C, std::exchange(C.NewReads, {}));
    C.eraseDead();
  }
  shortenChains(C, F);
  return preservedIfRewritten(C.Changed);
}

void FoldRegionsPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> ClassToPassName) {
  OS << ClassToPassName(name()) << (Opts.ChainsOnly ? "<chains>" : "");
}

} // namespace cmx
