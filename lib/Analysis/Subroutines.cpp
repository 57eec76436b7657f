//===- Subroutines.cpp - Parts of a function that blocks call -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Subroutines.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

static constexpr StringLiteral SharedCallsFlag = "cmx.shared-calls";

BasicBlock *Subroutine::entry() const { return Number->getParent(); }

BasicBlock *Subroutine::returnTo(const BasicBlock *Caller) const {
  auto *N = cast<ConstantInt>(Number->getIncomingValueForBlock(Caller));
  if (auto *Switch = dyn_cast<SwitchInst>(Return))
    return Switch->findCaseValue(N)->getCaseSuccessor();
  return Return->getSuccessor(N->isZero());
}

/// Returns the value that selects the successor of \p Terminator, or null.
static const Value *conditionOf(const Instruction &Terminator) {
  if (auto *Switch = dyn_cast<SwitchInst>(&Terminator))
    return Switch->getCondition();
  auto *Br = dyn_cast<BranchInst>(&Terminator);
  return Br && Br->isConditional() ? Br->getCondition() : nullptr;
}

static bool onlyConstantsEnter(const PHINode &Phi) {
  return all_of(Phi.incoming_values(),
                [](const Value *V) { return isa<ConstantInt>(V); });
}

/// Returns the number on which \p Return switches, if it is a phi of constants,
/// else null.
static PHINode *numberOf(const Instruction &Return) {
  auto *Number =
      const_cast<PHINode *>(dyn_cast_or_null<PHINode>(conditionOf(Return)));
  if (!Number || !Number->hasOneUse() || !onlyConstantsEnter(*Number) ||
      !all_of(Number->blocks(), [](const BasicBlock *BB) {
        return BB->getSingleSuccessor() != nullptr;
      }))
    return nullptr;
  return Number;
}

/// Adds the blocks from the entry to the return. Returns false if control can
/// reach them without the entry.
static bool addBlocks(Subroutine &S) {
  S.Blocks.insert(S.entry());
  SmallVector<BasicBlock *, 16> Work = {S.Return->getParent()};
  while (!Work.empty()) {
    BasicBlock *BB = Work.pop_back_val();
    if (!S.Blocks.insert(BB))
      continue;
    if (pred_empty(BB))
      return false;
    append_range(Work, predecessors(BB));
  }
  return true;
}

/// Does control leave the subroutine only at the return? (It enters only at the
/// entry, because addBlocks adds the predecessors of all other blocks.)
static bool isClosed(const Subroutine &S) {
  auto IsInside = [&](BasicBlock *BB) { return S.Blocks.contains(BB); };
  return all_of(S.Blocks, [&](BasicBlock *BB) {
    return BB == S.Return->getParent() ? none_of(successors(BB), IsInside)
                                       : all_of(successors(BB), IsInside);
  });
}

bool mayReturn(const BasicBlock &BB) {
  if (!BB.getModule()->getModuleFlag(SharedCallsFlag))
    return false;
  const Value *Condition = conditionOf(*BB.getTerminator());
  if (auto *Compare = dyn_cast_or_null<ICmpInst>(Condition))
    Condition = Compare->getOperand(0);
  auto *Number = dyn_cast_or_null<PHINode>(Condition);
  return Number && onlyConstantsEnter(*Number);
}

void noteSharedCalls(Module &M) {
  M.setModuleFlag(Module::Max, SharedCallsFlag, 1);
}

std::vector<Subroutine> findSubroutines(Function &F) {
  std::vector<Subroutine> Found, Nested;
  if (!F.getParent()->getModuleFlag(SharedCallsFlag))
    return Nested;
  for (BasicBlock &BB : F) {
    PHINode *Number = numberOf(*BB.getTerminator());
    if (!Number)
      continue;
    Subroutine S{Number, BB.getTerminator(), {}};
    if (addBlocks(S) && isClosed(S))
      Found.push_back(std::move(S));
  }
  // A branch on a flag that callers pass may look like the return of a smaller
  // subroutine with the same entry. Keep the largest.
  DenseMap<const BasicBlock *, size_t> Largest;
  for (const Subroutine &S : Found)
    Largest[S.entry()] = std::max(Largest[S.entry()], S.Blocks.size());
  std::vector<std::pair<size_t, size_t>> BySize;
  for (auto [N, S] : enumerate(Found))
    if (S.Blocks.size() == Largest[S.entry()])
      BySize.push_back({S.Blocks.size(), N});
  llvm::sort(BySize);
  // The largest subroutine so far around each block.
  DenseMap<const BasicBlock *, size_t> Around;
  for (auto [Size, N] : BySize) {
    SmallDenseMap<size_t, size_t> NumInside;
    for (const BasicBlock *BB : Found[N].Blocks)
      if (auto It = Around.find(BB); It != Around.end())
        ++NumInside[It->second];
    if (!all_of(NumInside, [&](const auto &Inner) {
          return Inner.second == Nested[Inner.first].Blocks.size();
        }))
      continue;
    for (const BasicBlock *BB : Found[N].Blocks)
      Around[BB] = Nested.size();
    Nested.push_back(std::move(Found[N]));
  }
  return Nested;
}

} // namespace cmx
