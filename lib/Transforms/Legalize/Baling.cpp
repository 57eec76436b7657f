//===- Baling.cpp - Give every bale its own readers -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Legalize/Baling.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/StageCheck.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-baling"

STATISTIC(NumCloned, "Number of readers cloned for a user");

namespace cmx {

/// Is \p I a reader that only some operations absorb?
static bool isConditionalReader(Instruction &I) {
  if (isPredicateType(I.getType()))
    return match(&I, m_Not(m_Value()));
  return isa<ZExtInst, SExtInst>(I) || matchModifier(&I).has_value();
}

/// Is \p I a call of llvm.genx.any or llvm.genx.all, and is it only used as the
/// condition of branches? Each branch absorbs its own copy, so no flag has to
/// keep the result.
static bool isBranchCondition(const Instruction &I) {
  auto Id = getGenXIntrinsic(I);
  return (Id == GenXIntrinsic::Any || Id == GenXIntrinsic::All) &&
         all_of(I.users(), [](const User *U) { return isa<BranchInst>(U); });
}

/// Is \p I the sum of a variable and a constant, and is it only used as the
/// offset of regions? The constant becomes a part of each region operand. The
/// alignment of the operand then follows from that of the variable.
static bool isOffsetSum(const Instruction &I) {
  const APInt *C;
  if (I.getType()->isVectorTy() || !match(&I, m_Add(m_Value(), m_APInt(C))))
    return false;
  return all_of(I.uses(), [](const Use &U) {
    auto *Access = dyn_cast<RegionAccessInst>(U.getUser());
    return Access && Access->offsetOperand() == U.get();
  });
}

/// Are all users of \p I operations that compute? If \p I is a predicate, it
/// can also be the mask of a wrregion.
static bool allUsersCompute(const Instruction &I) {
  bool IsMask = isPredicateType(I.getType());
  return all_of(I.users(), [&](const User *U) {
    if (auto *Wr = dyn_cast<WrRegionInst>(U); IsMask && Wr)
      return Wr->mask() == &I;
    auto Form = getOperationForm(*cast<Instruction>(U));
    return Form && Form->Op != Operation::Mov;
  });
}

/// Gives a copy of \p I to each use for which \p Takes holds. One use in the
/// block of \p I can keep the original.
static bool cloneForUsers(Instruction &I, Remarks &Rem,
                          function_ref<bool(const Use &)> Takes) {
  SmallVector<Use *, 8> Uses;
  for (Use &U : I.uses())
    if (Takes(U))
      Uses.push_back(&U);
  // LLVM lists the newest use first. The oldest use in the block of I keeps the
  // original.
  if (Uses.size() == I.getNumUses()) {
    auto Oldest = find_if(reverse(Uses), [&](Use *U) {
      return cast<Instruction>(U->getUser())->getParent() == I.getParent();
    });
    if (Oldest != Uses.rend())
      Uses.erase(std::next(Oldest).base());
  }
  if (!Uses.empty())
    Rem.passed("ReaderCloned", I, [&](Remark &R) {
      R << remarkValue("Value", I)
        << ": cloned, copies: " << ore::NV("Copies", unsigned(Uses.size()))
        << ", for users that absorb it as an operand";
    });
  for (Use *U : Uses) {
    auto *User = cast<Instruction>(U->getUser());
    Instruction *Clone = I.clone();
    Clone->setName(I.getName());
    Clone->insertBefore(User->getIterator());
    U->set(Clone);
    ++NumCloned;
  }
  bool Changed = !Uses.empty();
  if (I.use_empty())
    I.eraseFromParent();
  return Changed;
}

/// Does \p I have no use, or exactly one use that is in its own block?
static bool isSettled(const Instruction &I) {
  if (!I.hasOneUse())
    return I.use_empty();
  auto *User = cast<Instruction>(*I.user_begin());
  return User->getParent() == I.getParent();
}

/// Emits a remark that \p I stays one instruction. A user that cannot absorb \p
/// I needs its value in a register, so the other users can read it there.
static void remarkNotTaken(Instruction &I, Remarks &Rem) {
  Rem.missed("ReaderKept", I, [&](Remark &R) {
    R << remarkValue("Value", I) << ": stays one instruction for its "
      << ore::NV("Users", unsigned(I.getNumUses()))
      << " users, since not all of them absorb it as an operand";
  });
}

PreservedAnalyses BalingPass::run(Function &F, FunctionAnalysisManager &) {
  bool Changed = false;
  Remarks Rem(F, DEBUG_TYPE);
  for (BasicBlock *BB : post_order(&F.getEntryBlock()))
    for (Instruction &I : make_early_inc_range(reverse(*BB))) {
      if (isSettled(I))
        continue;
      if (isFreeReader(I) || isOffsetSum(I) ||
          (isConditionalReader(I) && allUsersCompute(I))) {
        Changed |= cloneForUsers(I, Rem, [](const Use &U) {
          return takesReader(*cast<Instruction>(U.getUser()));
        });
        continue;
      }
      if (isBranchCondition(I)) {
        Changed |= cloneForUsers(I, Rem, [](const Use &) { return true; });
        continue;
      }
      if (isConditionalReader(I))
        remarkNotTaken(I, Rem);
    }
  return preservedIfRewritten(Changed);
}

} // namespace cmx
