//===- MaskedOperands.cpp - Operands that are used under a mask -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simplifies operands if a mask decides which of their lanes are used:
//
//   %n = select %m, %a, %b
//   wrregion(%old, %n, ..., %m)        ->  wrregion(%old, %a, ..., %m)
//
//   %n = wrregion(%o, %a, whole, %m)
//   scatter(not %m, ..., %n)           ->  scatter(not %m, ..., %o)
//
//   %g = gather(%m, ..., %old)         ->  %g = gather(%m, ..., poison)
//   scatter(%m, ..., fadd(%g, %x))
//
//   wrregion(undef, %a, ..., %m)       ->  wrregion(undef, %a, ..., true)
//
// In the first two examples, a mask determines which lanes of an operand are
// used, and the operand is a choice by the same mask (a select, or a write of a
// whole vector). So only one side of the choice is used. The new value of a
// write, or the data of a scatter, is used only where the mask is true. The old
// value is used only where the mask is false; for a write, this holds only if
// it writes the whole vector. In the third example, the old value is not used:
// all values computed lane by lane from %g end in users that ignore the lanes
// where the mask is false. In the last example, an undefined lane may become
// the lane of %a.
//
// The pass walks over the function once. Each operand is followed through at
// most MaxSteps choices, and each result through at most MaxUses uses.
//
//===----------------------------------------------------------------------===//

#include "MaskedOperands.h"

#include "cmx/Analysis/LiveLanes.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-dead-vectors"

STATISTIC(NumChoicesDropped, "Number of operands that no longer need a choice");
STATISTIC(NumOldValuesDropped, "Number of old values that no lane needs");
STATISTIC(NumMasksDropped, "Number of masks of writes into nothing dropped");

namespace cmx {

static constexpr unsigned MaxSteps = 4;
static constexpr unsigned MaxUses = 16;

namespace {

/// An operand whose lane i is used only if lane i of Mask equals OfTrue.
struct MaskedUse {
  Use *Operand;
  Value *Mask;
  bool OfTrue;
};

} // namespace

static bool isMask(const Value *V) {
  return V->getType()->isVectorTy() && !isa<Constant>(V);
}

static bool writesWhole(const WrRegionInst &Wr) {
  return Wr.hasConstantOffset() && Wr.region().isWhole(Wr.parentBytes());
}

static void addMessageUses(CallInst &Call, SmallVectorImpl<MaskedUse> &List) {
  auto Id = getGenXIntrinsic(Call);
  auto MaskNo = Id ? getGenXInfo(*Id).operandIndex("mask") : std::nullopt;
  LoweringKind Kind = Id ? getGenXInfo(*Id).Lowering : LoweringKind::Region;
  if (!MaskNo ||
      (Kind != LoweringKind::Message && Kind != LoweringKind::Atomic))
    return;
  Value *Mask = Call.getArgOperand(*MaskNo);
  const auto &Operands = getGenXInfo(*Id).Operands;
  for (unsigned No = 0;
       No != std::min<size_t>(Operands.size(), Call.arg_size()); ++No) {
    StringRef Name = Operands[No].Name;
    if ((Name == "data" || Name == "old") && isMask(Mask) &&
        numLanes(Call.getArgOperand(No)->getType()) ==
            numLanes(Mask->getType()))
      List.push_back({&Call.getArgOperandUse(No), Mask, Name == "data"});
  }
}

static SmallVector<MaskedUse, 3> maskedUses(Instruction &I) {
  SmallVector<MaskedUse, 3> List;
  if (auto *Wr = dyn_cast<WrRegionInst>(&I)) {
    if (!isMask(Wr->mask()))
      return List;
    List.push_back(
        {&Wr->getOperandUse(WrRegionOp::New), Wr->mask(), /*OfTrue=*/true});
    if (writesWhole(*Wr))
      List.push_back(
          {&Wr->getOperandUse(WrRegionOp::Old), Wr->mask(), /*OfTrue=*/false});
  } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
    if (!isMask(Select->getCondition()))
      return List;
    List.push_back({&Select->getOperandUse(1), Select->getCondition(), true});
    List.push_back({&Select->getOperandUse(2), Select->getCondition(), false});
  } else if (auto *Call = dyn_cast<CallInst>(&I)) {
    addMessageUses(*Call, List);
  }
  return List;
}

/// Returns the value of \p Chooser in the lanes in which the operand \p M is
/// used. Returns std::nullopt if \p Chooser is neither the mask of \p M nor the
/// complement of this mask.
static std::optional<bool> knownChoice(Value *Chooser, const MaskedUse &M) {
  if (Chooser == M.Mask)
    return M.OfTrue;
  if (match(Chooser, m_Not(m_Specific(M.Mask))) ||
      match(M.Mask, m_Not(m_Specific(Chooser))))
    return !M.OfTrue;
  return std::nullopt;
}

/// If \p V is a choice by the mask of \p M, returns the side of the choice that
/// has the used lanes. Otherwise returns null.
static Value *chosenOnce(Value *V, const MaskedUse &M) {
  if (auto *Select = dyn_cast<SelectInst>(V)) {
    if (auto Choice = knownChoice(Select->getCondition(), M))
      return *Choice ? Select->getTrueValue() : Select->getFalseValue();
  } else if (auto *Wr = dyn_cast<WrRegionInst>(V);
             Wr && Wr->newValue()->getType() == V->getType() &&
             writesWhole(*Wr)) {
    if (auto Choice = knownChoice(Wr->mask(), M))
      return *Choice ? Wr->newValue() : Wr->oldValue();
  }
  return nullptr;
}

/// Returns the value from which the used lanes of the operand \p M of \p I are
/// taken.
static Value *chosen(const MaskedUse &M, const Instruction &I, Remarks &Rem) {
  Value *V = M.Operand->get();
  for (unsigned Step = 0; Value *Next = chosenOnce(V, M); ++Step) {
    if (Step == MaxSteps) {
      Rem.analysis("SearchStopped", I, [&](Remark &R) {
        R << "operand of " << remarkValue("Value", I) << " followed through "
          << ore::NV("Choices", MaxSteps) << " choices and no further";
      });
      break;
    }
    V = Next;
  }
  return V;
}

static bool dropChoices(Instruction &I, Remarks &Rem) {
  bool Changed = false;
  for (const MaskedUse &M : maskedUses(I)) {
    Value *Old = M.Operand->get(), *New = chosen(M, I, Rem);
    if (New == Old)
      continue;
    Rem.passed("ChoiceDropped", I, [&](Remark &R) {
      R << remarkValue("Value", I) << " takes " << remarkValue("Operand", *New)
        << " through " << remarkValue("Choice", *Old)
        << ", which chooses by the same mask";
    });
    M.Operand->set(New);
    Changed = true;
    ++NumChoicesDropped;
  }
  return Changed;
}

namespace {

/// Follows a value to its uses.
class UseWalk {
public:
  UseWalk(Value *Mask, bool Value) : Mask(Mask), Wanted(Value) {}

  /// Is each lane of \p V used only if the same lane of Mask equals Wanted?
  bool countsOnlyThere(const llvm::Value &V) {
    return all_of(V.uses(), [&](const Use &U) { return isGood(U); });
  }
  bool stoppedEarly() const { return NumUses > MaxUses; }

private:
  bool isGood(const Use &U);

  Value *Mask;
  bool Wanted;
  unsigned NumUses = 0;
};

} // namespace

/// Can a poison lane in the operand \p U of \p I cause undefined behaviour? In
/// a divisor it does, and in a signed dividend it may.
static bool mayBeUndefined(const Instruction &I, const Use &U) {
  bool IsUnsigned =
      I.getOpcode() == Instruction::UDiv || I.getOpcode() == Instruction::URem;
  return I.isIntDivRem() && !(IsUnsigned && U.getOperandNo() == 0);
}

bool UseWalk::isGood(const Use &U) {
  if (++NumUses > MaxUses)
    return false;
  auto &User = *cast<Instruction>(U.getUser());
  for (const MaskedUse &M : maskedUses(User))
    if (M.Operand == &U && knownChoice(Mask, M) == Wanted)
      return true;
  return isElementwise(User) && !mayBeUndefined(User, U) &&
         numLanes(User.getType()) == numLanes(U->getType()) &&
         countsOnlyThere(User);
}

/// Replaces the old value of a message by poison if the users of the message
/// need only lanes in which the mask is true.
static bool dropOldValue(Instruction &I, Remarks &Rem) {
  auto *Call = dyn_cast<CallInst>(&I);
  if (!Call || isa<WrRegionInst>(I) || Call->use_empty())
    return false;
  for (const MaskedUse &M : maskedUses(I)) {
    if (M.OfTrue || isa<UndefValue>(M.Operand->get()))
      continue;
    UseWalk Walk(M.Mask, /*Value=*/true);
    if (Walk.countsOnlyThere(I)) {
      Rem.passed("OldValueDropped", I, [&](Remark &R) {
        R << "old value of " << remarkValue("Value", I)
          << " dropped: it has no use where the mask is false";
      });
      M.Operand->set(PoisonValue::get(I.getType()));
      ++NumOldValuesDropped;
      return true;
    }
    if (Walk.stoppedEarly())
      Rem.missed("OldValueKept", I, [&](Remark &R) {
        R << "old value of " << remarkValue("Value", I) << " kept: more than "
          << ore::NV("MaxUses", MaxUses) << " uses of values computed from it";
      });
  }
  return false;
}

static bool dropMask(Instruction &I, Remarks &Rem) {
  auto *Wr = dyn_cast<WrRegionInst>(&I);
  if (!Wr || !isa<UndefValue>(Wr->oldValue()) || !isMask(Wr->mask()))
    return false;
  // With variable offsets, lanes where the mask is false may be outside of the
  // vector. Without the mask, the machine would write there, too.
  if (!Wr->hasConstantOffset())
    return false;
  Rem.passed("MaskDropped", I, [&](Remark &R) {
    R << "mask of " << remarkValue("Value", I)
      << " dropped: nothing defines what it keeps";
  });
  Wr->setArgOperand(WrRegionOp::Mask,
                    Constant::getAllOnesValue(Wr->mask()->getType()));
  ++NumMasksDropped;
  return true;
}

bool foldMaskedOperands(Function &F, Remarks &Rem) {
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    Changed |= dropChoices(I, Rem);
    Changed |= dropOldValue(I, Rem);
    Changed |= dropMask(I, Rem);
  }
  return Changed;
}

} // namespace cmx
