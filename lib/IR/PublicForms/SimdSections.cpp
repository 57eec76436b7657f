//===- SimdSections.cpp - Blocks under SIMD control flow ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimdSections.h"

#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/PublicForms.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace cmx {

/// Returns the value from which \p Condition is made, and whether \p Condition
/// is the negation of that value. Front ends without optimization convert a
/// condition to a number and back; the function looks through these
/// conversions.
static std::pair<Value *, bool> sourceOfCondition(Value *Condition) {
  using namespace PatternMatch;
  for (bool IsNegated = false;;) {
    auto *I = dyn_cast<Instruction>(Condition);
    auto *Cmp = dyn_cast_or_null<ICmpInst>(I);
    Value *Positive = nullptr;
    if (I && I->getType()->isIntegerTy(1) &&
        match(I, m_Not(m_Value(Positive)))) {
      Condition = Positive;
      IsNegated = !IsNegated;
    } else if (Cmp && Cmp->isEquality() &&
               match(Cmp->getOperand(1), m_Zero())) {
      Condition = Cmp->getOperand(0);
      IsNegated ^= Cmp->getPredicate() == ICmpInst::ICMP_EQ;
    } else if (I && isa<ZExtInst, SExtInst, TruncInst, FreezeInst>(I)) {
      Condition = I->getOperand(0);
    } else {
      return {Condition, IsNegated};
    }
  }
}

SimdBranch simdBranch(const BasicBlock &BB) {
  const auto *Branch = dyn_cast_or_null<BranchInst>(BB.getTerminator());
  if (!Branch || !Branch->isConditional())
    return {};
  auto [Condition, IsNegated] = sourceOfCondition(Branch->getCondition());
  auto *Any = dyn_cast<CallInst>(Condition);
  const Function *Callee = Any ? Any->getCalledFunction() : nullptr;
  if (!Callee || getPlainForm(*Callee) != PlainForm::SimdAny ||
      !plainFormProblem(*Any, PlainForm::SimdAny).empty())
    return {};
  return {Any, Any->getArgOperand(0), IsNegated};
}

SimdSections::SimdSections(Function &F) {
  findLanes(F);
  if (!empty())
    findSections(F);
}

/// Finds the blocks under SIMD control flow. To find the blocks that depend on
/// a branch, the search starts at each successor of the branch and goes up the
/// tree of postdominators. It stops at the first block that postdominates the
/// branch.
void SimdSections::findLanes(Function &F) {
  SmallVector<std::pair<BasicBlock *, unsigned>, 16> Work;
  for (BasicBlock &BB : F)
    if (Value *By = simdBranch(BB).Lanes)
      Work.push_back({&BB, numLanes(By->getType())});
  if (Work.empty())
    return;
  PostDominatorTree Tree(F);
  auto Above = [&](BasicBlock *BB) {
    return Tree.getNode(BB)->getIDom()->getBlock();
  };
  while (!Work.empty()) {
    auto [Branch, NumLanes] = Work.pop_back_val();
    BasicBlock *End = Above(Branch);
    for (BasicBlock *BB : successors(Branch))
      for (; BB && BB != End; BB = Above(BB)) {
        auto [It, IsNew] = Lanes.try_emplace(BB, NumLanes);
        if (!IsNew && It->second != NumLanes)
          Conflict = BB;
        if (IsNew && BB->getTerminator()->getNumSuccessors() > 1)
          Work.push_back({BB, NumLanes});
      }
  }
  for (auto &[BB, NumLanes] : Lanes) {
    BasicBlock *After = Above(const_cast<BasicBlock *>(BB));
    while (After && Lanes.contains(After))
      After = Above(After);
    Next[BB] = After;
  }
}

/// Appends the blocks of the loop \p Around (if it is null, all blocks) to \p
/// Result. The blocks of each loop are adjacent, and the first one is the
/// loop's header.
static void addInOrder(const Loop *Around, ArrayRef<BasicBlock *> Order,
                       LoopInfo &Loops, SmallPtrSetImpl<BasicBlock *> &Added,
                       std::vector<BasicBlock *> &Result) {
  for (BasicBlock *BB : Order) {
    if (Added.contains(BB) || (Around && !Around->contains(BB)))
      continue;
    const Loop *Inner = Loops.getLoopFor(BB);
    while (Inner && Inner != Around && Inner->getParentLoop() != Around)
      Inner = Inner->getParentLoop();
    if (Inner != Around && Inner && Inner->getHeader() == BB) {
      addInOrder(Inner, Order, Loops, Added, Result);
      continue;
    }
    Added.insert(BB);
    Result.push_back(BB);
  }
}

void SimdSections::findSections(Function &F) {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  ReversePostOrderTraversal<Function *> RPO(&F);
  std::vector<BasicBlock *> Order(RPO.begin(), RPO.end()), InOrder;
  SmallPtrSet<BasicBlock *, 16> Added;
  addInOrder(nullptr, Order, Loops, Added, InOrder);
  EquivalenceClasses<const BasicBlock *> Connected;
  for (BasicBlock *BB : InOrder) {
    const BasicBlock *First = nullptr;
    if (Lanes.contains(BB)) {
      Connected.insert(BB);
      First = BB;
    }
    bool IsByLane = simdBranch(*BB).Any;
    for (BasicBlock *To : successors(BB)) {
      if (!Lanes.contains(To))
        continue;
      Connected.insert(To);
      if (First)
        Connected.unionSets(First, To);
      else if (IsByLane)
        First = To;
    }
  }
  DenseMap<const BasicBlock *, unsigned> NumberOf;
  for (BasicBlock *BB : InOrder) {
    if (!Lanes.contains(BB))
      continue;
    auto [It, IsNew] =
        NumberOf.try_emplace(Connected.getLeaderValue(BB), Sections.size());
    if (IsNew)
      Sections.emplace_back().After = Next.lookup(BB);
    Number[BB] = It->second;
    Position[BB] = unsigned(Position.size());
    Sections[It->second].Blocks.push_back(BB);
  }
}

} // namespace cmx
