//===- SinkPredicates.cpp - Compute predicates where they are read --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Predicates/SinkPredicates.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-sink-predicates"

STATISTIC(NumSunk, "Number of predicates moved to their first reader");

namespace cmx {

namespace {

/// Facts about a value that a compare reads.
struct SourceFacts {
  /// The block of all users; null if several blocks have users.
  const BasicBlock *OnlyBlock = nullptr;
  /// For each block: the number of the first instruction that may overwrite the
  /// registers of the value, because it changes the value in place.
  SmallDenseMap<const BasicBlock *, unsigned, 2> Overwritten;
};

class PredicateSinker {
public:
  PredicateSinker(Function &F, const TargetDesc &TD)
      : F(F), Bales(F, &TD, BaleMode::Legal),
        BudgetBytes(uint64_t(TD.numGRFs()) * TD.grfBytes() / 4),
        Rem(F, DEBUG_TYPE) {
    for (Instruction &I : instructions(F)) {
      Numbers[&I] = unsigned(Numbers.size());
      if (auto *Wr = dyn_cast<WrPredRegionInst>(&I))
        Written.insert(Wr->oldValue());
    }
  }
  bool run();

private:
  using Group = SmallVector<Instruction *, 8>;

  void sinkInBlock(BasicBlock &BB);
  bool isMovable(Instruction &I) const;
  Group groupOf(Instruction &Root) const;
  bool readsPending(const Instruction &I) const;
  Group takeReady(const Group &G);
  void noteSources(const Group &G);
  void sinkTo(Instruction &Reader);
  void leaveAbove(const Group &G, const Group &Ready, Instruction &Reader);
  bool mayMove(Instruction &P, const Group &G, Instruction &Reader);
  const SourceFacts &factsOf(Value &V);
  void gather(const Group &G, Instruction *&Front);
  void moveBefore(Instruction &I, Instruction &Place);
  void followDebugValues(Instruction &I, const Instruction &Place);

  Function &F;
  BaleInfo Bales;
  const uint64_t BudgetBytes;
  Remarks Rem;
  /// The number of each instruction in the original order.
  DenseMap<const Instruction *, unsigned> Numbers;
  DenseMap<const Value *, SourceFacts> Facts;
  /// Predicates that are the old value of a WrPredRegionInst.
  DenseSet<const Value *> Written;
  bool Changed = false;

  // State of the walk over the current block:
  /// For each movable predicate: the number of uses that the walk has not met.
  DenseMap<Instruction *, unsigned> Pending;
  DenseSet<Instruction *> Moved;
  /// Values that the walk has met as sources. They are live at the current
  /// place of the walk.
  DenseSet<Value *> LiveBelow;
  /// Bytes that sources occupy at the current place of the walk only because
  /// predicates were moved: the sum, and the bytes for each moved predicate.
  /// The bytes for a predicate are part of the sum until the walk meets the old
  /// place of the predicate.
  uint64_t ExtendedBytes = 0;
  DenseMap<Instruction *, uint64_t> ExtendedBy;
  DenseMap<DebugVariable, unsigned> NumDebugValues;
};

} // namespace

//===----------------------------------------------------------------------===//
// Groups: bales with the casts between their members
//===----------------------------------------------------------------------===//

/// Returns all instructions that move together with \p Root, in order: the
/// members of its bale, and the casts between members.
PredicateSinker::Group PredicateSinker::groupOf(Instruction &Root) const {
  Group G = {&Root};
  for (unsigned K = 0; K != G.size(); ++K)
    for (Value *Op : G[K]->operands()) {
      auto *I = dyn_cast<Instruction>(Op);
      if (!I || !I->hasOneUse() || I->getParent() != Root.getParent() ||
          isa<PHINode>(I))
        continue;
      if (Bales.isMember(I) ? Bales.root(I) == &Root
                            : isRename(I) && !isPredicateType(I->getType()))
        G.push_back(I);
    }
  sort(G, [this](Instruction *A, Instruction *B) {
    return Numbers.lookup(A) < Numbers.lookup(B);
  });
  return G;
}

/// Can the root \p I be moved? Checks only \p I, its sources and its users.
bool PredicateSinker::isMovable(Instruction &I) const {
  if (!isPredicateType(I.getType()) || isa<PHINode, ExtractValueInst>(I) ||
      I.mayReadOrWriteMemory() ||
      getGenXIntrinsic(I) == GenXIntrinsic::WrPredRegion)
    return false;
  if (Written.contains(&I) || any_of(I.users(), [&](const User *U) {
        return cast<Instruction>(U)->getParent() != I.getParent() ||
               isa<PHINode>(U);
      }))
    return false;
  // The predicates that I reads must not change either.
  return none_of(I.operands(), [&](const Value *Op) {
    return !isa<Constant>(Op) && Written.contains(Op);
  });
}

bool PredicateSinker::readsPending(const Instruction &I) const {
  return any_of(I.operands(), [this](Value *Op) {
    auto *P = dyn_cast<Instruction>(Op);
    return P && Pending.contains(P);
  });
}

/// Counts the uses in \p G as met. Returns the movable predicates that now have
/// no unmet use. Compares come last; otherwise the predicates keep their order.
PredicateSinker::Group PredicateSinker::takeReady(const Group &G) {
  Group Ready;
  for (Instruction *I : G)
    for (Value *Op : I->operands())
      if (auto *P = dyn_cast<Instruction>(Op))
        if (auto It = Pending.find(P); It != Pending.end() && --It->second == 0)
          Ready.push_back(P);
  sort(Ready, [this](Instruction *A, Instruction *B) {
    return std::make_pair(isa<CmpInst>(A), Numbers.lookup(A)) <
           std::make_pair(isa<CmpInst>(B), Numbers.lookup(B));
  });
  return Ready;
}

//===----------------------------------------------------------------------===//
// Reasons against a move
//===----------------------------------------------------------------------===//

const SourceFacts &PredicateSinker::factsOf(Value &V) {
  auto [It, New] = Facts.try_emplace(&V);
  if (!New)
    return It->second;
  SourceFacts &Known = It->second;
  bool First = true;
  for (User *U : V.users()) {
    const BasicBlock *BB = cast<Instruction>(U)->getParent();
    Known.OnlyBlock = First || Known.OnlyBlock == BB ? BB : nullptr;
    First = false;
  }
  forEachOverwrite(V, [&](Instruction &I) {
    unsigned Number = Numbers.lookup(&I);
    unsigned &At =
        Known.Overwritten.try_emplace(I.getParent(), Number).first->second;
    At = std::min(At, Number);
  });
  return Known;
}

/// Returns the sources of \p G: operands of its instructions that are neither
/// predicates nor members of \p G.
static SmallSetVector<Value *, 4> sourcesOf(ArrayRef<Instruction *> G) {
  SmallPtrSet<const Value *, 8> Members(G.begin(), G.end());
  SmallSetVector<Value *, 4> Sources;
  for (Instruction *I : G)
    for (Value *Op : I->operands()) {
      if (Members.contains(Op))
        continue;
      Value *V = stripRenames(Op);
      if (isa<Argument, Instruction>(V) && !isPredicateType(V->getType()))
        Sources.insert(V);
    }
  return Sources;
}

void PredicateSinker::noteSources(const Group &G) {
  for (Value *V : sourcesOf(G))
    LiveBelow.insert(V);
}

/// May \p P, together with its group \p G, be moved right before \p Reader? If
/// so, increases ExtendedBytes by the size of the sources that then occupy
/// registers for longer.
bool PredicateSinker::mayMove(Instruction &P, const Group &G,
                              Instruction &Reader) {
  unsigned Distance = Numbers.lookup(&Reader) - Numbers.lookup(&P);
  uint64_t Bytes = 0;
  for (Value *V : sourcesOf(G)) {
    const SourceFacts &Known = factsOf(*V);
    auto At = Known.Overwritten.find(P.getParent());
    if (At != Known.Overwritten.end() && At->second < Numbers.lookup(&Reader)) {
      Rem.missed("PredicateStays", P, [&](Remark &R) {
        R << remarkValue("Value", P) << ": stays "
          << ore::NV("Distance", Distance) << " instructions above its reader "
          << remarkValue("Reader", Reader) << ", since "
          << remarkValue("Source", *V) << " changes in place before that";
      });
      return false;
    }
    if (Known.OnlyBlock == P.getParent() && !LiveBelow.contains(V))
      Bytes += registerBytes(V->getType());
  }
  if (ExtendedBytes + Bytes > BudgetBytes) {
    Rem.missed("PredicateStays", P, [&](Remark &R) {
      R << remarkValue("Value", P) << ": stays "
        << ore::NV("Distance", Distance) << " instructions above its reader "
        << remarkValue("Reader", Reader) << ", since its sources would occupy "
        << ore::NV("Bytes", Bytes) << " bytes longer; there is room for "
        << ore::NV("Room", BudgetBytes - ExtendedBytes);
    });
    return false;
  }
  ExtendedBytes += Bytes;
  ExtendedBy[&P] = Bytes;
  return true;
}

//===----------------------------------------------------------------------===//
// Moving
//===----------------------------------------------------------------------===//

/// Updates debug values after \p I was moved before \p Place. A variable that
/// got the value of \p I above \p Place now gets it right after \p I. A
/// variable with several debug values loses this value instead, because it may
/// have another value there.
void PredicateSinker::followDebugValues(Instruction &I,
                                        const Instruction &Place) {
  auto *Local = LocalAsMetadata::getIfExists(&I);
  if (!Local)
    return;
  for (DbgVariableRecord *Old : Local->getAllDbgVariableRecordUsers()) {
    if (Old->getParent() != I.getParent() ||
        Numbers.lookup(Old->getInstruction()) >= Numbers.lookup(&Place))
      continue;
    if (Old->isDbgValue() && NumDebugValues.lookup(DebugVariable(Old)) == 1)
      I.getParent()->insertDbgRecordAfter(Old->clone(), &I);
    Old->setKillLocation();
  }
}

void PredicateSinker::moveBefore(Instruction &I, Instruction &Place) {
  if (I.getNextNode() == &Place)
    return;
  I.moveBefore(*Place.getParent(), Place.getIterator());
  followDebugValues(I, Place);
  Changed = true;
}

/// Moves \p G right before \p Front, and sets \p Front to the first instruction
/// of \p G.
void PredicateSinker::gather(const Group &G, Instruction *&Front) {
  for (Instruction *I : reverse(G)) {
    if (I != Front)
      moveBefore(*I, *Front);
    Front = I;
  }
}

/// Does not move the predicates that \p Reader reads. \p G are the other
/// members of the bale of \p Reader. One of them is a message, and
/// nothing may be moved between the members.
void PredicateSinker::leaveAbove(const Group &G, const Group &Ready,
                                 Instruction &Reader) {
  SmallSetVector<Instruction *, 4> Left(Ready.begin(), Ready.end());
  for (Instruction *I : G)
    for (Value *Op : I->operands())
      if (auto *P = dyn_cast<Instruction>(Op); P && Pending.contains(P))
        Left.insert(P);
  for (Instruction *P : Left) {
    Pending.erase(P);
    Rem.missed("PredicateStays", *P, [&](Remark &R) {
      R << remarkValue("Value", *P) << ": stays "
        << ore::NV("Distance", Numbers.lookup(&Reader) - Numbers.lookup(P))
        << " instructions above its reader " << remarkValue("Reader", Reader)
        << ", which a message is part of";
    });
  }
}

/// Moves the predicates whose first reader is \p Reader right before \p Reader.
void PredicateSinker::sinkTo(Instruction &Reader) {
  Group G = groupOf(Reader);
  noteSources(G);
  if (none_of(G, [this](Instruction *I) { return readsPending(*I); }))
    return;
  Group Stack = takeReady(G);
  // If a member is a load, the operands of the load stay above it.
  G.pop_back();
  if (any_of(G, [](Instruction *I) { return I->mayReadOrWriteMemory(); }))
    return leaveAbove(G, Stack, Reader);
  // Gather the group even if no predicate moves here. A predicate that moves
  // later must be above all of its readers, and members of this group may be
  // readers.
  Instruction *Front = &Reader;
  gather(G, Front);
  while (!Stack.empty()) {
    Instruction *P = Stack.pop_back_val();
    Group PG = groupOf(*P);
    if (!mayMove(*P, PG, Reader))
      continue;
    bool InPlace = P->getNextNode() == Front;
    gather(PG, Front);
    Moved.insert(P);
    noteSources(PG);
    Stack.append(takeReady(PG));
    if (InPlace)
      continue;
    ++NumSunk;
    Rem.passed("PredicateSunk", *P, [&](Remark &R) {
      R << remarkValue("Value", *P) << ": moved "
        << ore::NV("Distance", Numbers.lookup(&Reader) - Numbers.lookup(P))
        << " instructions down to its first reader "
        << remarkValue("Reader", Reader);
    });
  }
}

void PredicateSinker::sinkInBlock(BasicBlock &BB) {
  Pending.clear();
  Moved.clear();
  LiveBelow.clear();
  ExtendedBy.clear();
  ExtendedBytes = 0;
  NumDebugValues.clear();
  SmallVector<Instruction *, 64> Order;
  for (Instruction &I : BB) {
    Order.push_back(&I);
    if (!Bales.isMember(&I) && isMovable(I))
      Pending[&I] = I.getNumUses();
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
      ++NumDebugValues[DebugVariable(&Record)];
  }
  if (Pending.empty())
    return;
  for (Instruction *I : reverse(Order)) {
    ExtendedBytes -= ExtendedBy.lookup(I);
    if (isa<PHINode>(I))
      break;
    if (!Bales.isMember(I) && !Moved.contains(I) &&
        (isPredicateType(I->getType()) || !isRename(I)))
      sinkTo(*I);
  }
}

bool PredicateSinker::run() {
  for (BasicBlock &BB : F)
    sinkInBlock(BB);
  return Changed;
}

PreservedAnalyses SinkPredicatesPass::run(Function &F,
                                          FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  // Many kernels have no predicates. Do not compute bales for these.
  return preservedIfRewritten(TD &&
                              any_of(instructions(F),
                                     [](const Instruction &I) {
                                       return isPredicateType(I.getType());
                                     }) &&
                              PredicateSinker(F, *TD).run());
}

} // namespace cmx
