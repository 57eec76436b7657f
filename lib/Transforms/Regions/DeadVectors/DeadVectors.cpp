//===- DeadVectors.cpp - Removes lanes that nobody sees -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Regions/DeadVectors.h"

#include "MaskedOperands.h"
#include "Narrowing.h"

#include "cmx/Analysis/LiveLanes.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-dead-vectors"

STATISTIC(NumDeadValues, "Number of values without a live lane removed");
STATISTIC(NumDeadWrites, "Number of writes of dead lanes removed");
STATISTIC(NumDeadOperands, "Number of operands without a live lane dropped");

namespace cmx {

static constexpr unsigned MaxRounds = 3;

namespace {

/// Step 1 of the pass (cmx/Transforms/Regions/DeadVectors.h).
class Remover {
public:
  Remover(Function &F, const LiveLanes &Live, Remarks &Rem)
      : F(F), Live(Live), Rem(Rem) {}

  bool run();

private:
  void removeValue(Instruction &I);
  bool removeWrite(Instruction &I);
  void dropOperands(Instruction &I);
  void dropShuffleLanes(ShuffleVectorInst &Shuffle);
  void reportLoad(const Instruction &I);
  void passed(StringRef Name, const Instruction &I, StringRef Text);

  Function &F;
  const LiveLanes &Live;
  Remarks &Rem;
  SmallVector<Instruction *, 16> Dead;
  bool Changed = false;
};

} // namespace

void Remover::passed(StringRef Name, const Instruction &I, StringRef Text) {
  Rem.passed(Name, I, [&](Remark &R) { R << remarkValue("Value", I) << Text; });
}

void Remover::removeValue(Instruction &I) {
  passed("DeadValue", I, " removed: no lane of it is read");
  Dead.push_back(&I);
  ++NumDeadValues;
}

/// Returns the number of the operand that \p I writes into a vector, or
/// std::nullopt if \p I does not write into a vector.
static std::optional<unsigned> writtenOperand(const Instruction &I) {
  if (isa<WrRegionInst, WrConstRegionInst>(I))
    return WrRegionOp::New;
  if (isa<WrPredRegionInst, WrPredPredRegionInst>(I))
    return WrPredRegionOp::New;
  if (isa<InsertElementInst>(I))
    return 1;
  return std::nullopt;
}

/// Replaces \p I, a write(%old, %new), by %old if no lane of %new is live in
/// the result. In all three families of writes, the old value is the first
/// operand.
bool Remover::removeWrite(Instruction &I) {
  auto New = writtenOperand(I);
  if (!New || Live.demanded(I.getOperandUse(*New)).any())
    return false;
  passed("DeadWrite", I, " removed: no lane that it writes is read");
  I.replaceAllUsesWith(I.getOperand(0));
  Dead.push_back(&I);
  ++NumDeadWrites;
  return true;
}

void Remover::dropOperands(Instruction &I) {
  for (Use &U : I.operands()) {
    if (!isa<FixedVectorType>(U->getType()) || isa<PoisonValue>(U.get()) ||
        Live.demanded(U).any())
      continue;
    Rem.passed("DeadOperand", I, [&](Remark &R) {
      R << "operand " << remarkValue("Operand", *U) << " of "
        << remarkValue("Value", I) << " dropped: no lane of it counts";
    });
    U.set(PoisonValue::get(U->getType()));
    Changed = true;
    ++NumDeadOperands;
  }
}

/// Makes the shuffle's mask undefined in dead lanes.
void Remover::dropShuffleLanes(ShuffleVectorInst &Shuffle) {
  const BitVector &Lanes = Live.lanes(&Shuffle);
  SmallVector<int, 32> Mask(Shuffle.getShuffleMask());
  bool Drops = false;
  for (auto [L, From] : enumerate(Mask))
    if (!Lanes.test(L) && From != PoisonMaskElem) {
      From = PoisonMaskElem;
      Drops = true;
    }
  if (!Drops)
    return;
  Shuffle.setShuffleMask(Mask);
  Changed = true;
}

/// Emits a remark if \p I is a load with dead lanes: messages are not narrowed.
void Remover::reportLoad(const Instruction &I) {
  if (getGenXLowering(I) != LoweringKind::Message || I.getType()->isVoidTy() ||
      Live.lanes(&I).all())
    return;
  Rem.missed("MessageKept", I, [&](Remark &R) {
    R << "load " << remarkValue("Value", I)
      << " kept whole: " << ore::NV("Live", Live.lanes(&I).count()) << " of "
      << ore::NV("Lanes", Live.lanes(&I).size())
      << " lanes are read, but messages are not narrowed";
  });
}

bool Remover::run() {
  for (Instruction &I : instructions(F)) {
    if (!hasEffect(I) && Live.isDead(&I)) {
      removeValue(I);
      continue;
    }
    if (removeWrite(I))
      continue;
    dropOperands(I);
    if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
      dropShuffleLanes(*Shuffle);
    reportLoad(I);
  }
  for (Instruction *I : Dead) {
    salvageDebugInfo(*I);
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
  }
  for (Instruction *I : Dead)
    I->eraseFromParent();
  return Changed || !Dead.empty();
}

static void reportWidened(const LiveLanes &Live, Remarks &Rem) {
  if (!Live.numWidened())
    return;
  Rem.analysis("SearchStopped", [&](Remark &R) {
    R << "all lanes of " << ore::NV("Values", Live.numWidened())
      << " values taken as live: their loops kept adding lanes";
  });
}

static void reportRounds(Remarks &Rem) {
  Rem.analysis("SearchStopped", [&](Remark &R) {
    R << "lanes looked at " << ore::NV("Rounds", MaxRounds)
      << " times; narrow divisions may leave more of them dead";
  });
}

PreservedAnalyses DeadVectorsPass::run(Function &F, FunctionAnalysisManager &) {
  const TargetDesc *TD = Target ? Target : getPlatform(*F.getParent());
  Remarks Rem(F, DEBUG_TYPE);
  bool Changed = foldMaskedOperands(F, Rem);
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    LiveLanes Live(F);
    reportWidened(Live, Rem);
    Changed |= Remover(F, Live, Rem).run();
    NarrowResult Narrowed = narrowOperations(F, Live, TD, Rem);
    Changed |= Narrowed.Changed;
    if (!Narrowed.FreedLanes)
      break;
    if (Round + 1 == MaxRounds)
      reportRounds(Rem);
  }
  return preservedIfRewritten(Changed);
}

} // namespace cmx
