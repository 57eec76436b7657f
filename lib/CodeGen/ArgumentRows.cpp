//===- ArgumentRows.cpp - Arguments that are built in place ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArgumentRows.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/Liveness.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/CodeGen/Variables.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;

namespace cmx {

namespace {

class ArgumentRowFinder {
  const Liveness &Live;
  const BaleInfo &Bales;
  ArrayRef<unsigned> VarOf;
  function_ref<unsigned(unsigned)> BaseOf;
  const DenseSet<const Instruction *> &InPlaceCopies;
  /// The candidate variables, each with the slots (positions in the code,
  /// Liveness.h) at which %arg is free for the variable.
  DenseMap<unsigned, LiveSegment> Free;

public:
  ArgumentRowFinder(const Liveness &Live, const BaleInfo &Bales,
                    ArrayRef<unsigned> VarOf,
                    function_ref<unsigned(unsigned)> BaseOf,
                    const DenseSet<const Instruction *> &InPlaceCopies)
      : Live(Live), Bales(Bales), VarOf(VarOf), BaseOf(BaseOf),
        InPlaceCopies(InPlaceCopies) {}

  std::vector<unsigned> find();

private:
  void addCalls(const BasicBlock &BB);
  unsigned variableOf(const Value *V) const;
  void drop(const Value *V);
  void dropOtherUses(const BasicBlock &BB);
  void dropOtherValues();
};

} // namespace

/// If \p I calls a stack function that takes an argument, returns this
/// argument; otherwise null. (In an indirect call, the address of the function
/// comes first.)
static const Use *argumentRow(const Instruction &I) {
  const Function *Callee = calledStackFunction(I);
  unsigned Row = Callee && isIndirectStackFunction(*Callee) ? 1 : 0;
  if (!Callee || cast<CallBase>(I).arg_size() <= Row)
    return nullptr;
  return &cast<CallBase>(I).getArgOperandUse(Row);
}

/// May \p I access %arg or %retval by name?
static bool mayNameCallRegisters(const Instruction &I) {
  auto Id = getGenXIntrinsic(I);
  auto *Call = dyn_cast<CallBase>(&I);
  return Id == GenXIntrinsic::ReadPredefReg ||
         Id == GenXIntrinsic::WritePredefReg || (Call && Call->isInlineAsm());
}

/// Adds each variable that holds the argument of a stack call in \p BB. If two
/// calls take the same variable, dropOtherValues drops the variable, because it
/// is live at both calls.
void ArgumentRowFinder::addCalls(const BasicBlock &BB) {
  unsigned BlockBegin = Liveness::NoNode, FreeFrom = 0;
  for (const Instruction &I : BB) {
    if (isa<PHINode>(I) || isNameOnly(I))
      continue;
    bool IsMember = Bales.isMember(&I);
    unsigned Slot = Live.readSlot(Live.nodeOf(IsMember ? Bales.root(&I) : &I));
    if (mayNameCallRegisters(I))
      FreeFrom = std::max(FreeFrom, Slot + 2);
    if (IsMember)
      continue;
    BlockBegin = std::min(BlockBegin, Slot);
    if (!calledStackFunction(I))
      continue;
    if (const Use *Row = argumentRow(I))
      if (unsigned Var = variableOf(*Row);
          Var != VariableAssignment::None && BaseOf(Var) == Var)
        Free.insert({Var, {std::max(BlockBegin, FreeFrom), Slot + 1}});
    FreeFrom = std::max(FreeFrom, Slot + 2); // After the result's copy.
  }
}

/// Returns the variable of \p V, or VariableAssignment::None.
unsigned ArgumentRowFinder::variableOf(const Value *V) const {
  unsigned Node = Live.nodeOf(V);
  return Node == Liveness::NoNode ? VariableAssignment::None : VarOf[Node];
}

/// Drops the variable of \p V if it is a candidate.
void ArgumentRowFinder::drop(const Value *V) {
  if (unsigned Var = variableOf(V); Var != VariableAssignment::None)
    Free.erase(BaseOf(Var));
}

/// Drops the candidates with accesses in \p BB that ArgumentRows.h forbids.
void ArgumentRowFinder::dropOtherUses(const BasicBlock &BB) {
  for (const Instruction &I : BB) {
    if (isNameOnly(I) || InPlaceCopies.contains(&I))
      continue;
    const Use *Row = argumentRow(I);
    auto Old = Bales.isMember(&I) ? std::nullopt : overwrittenOperand(I);
    for (const Use &U : I.operands())
      if (Old != U.getOperandNo() && &U != Row)
        drop(U);
    auto *Access = dyn_cast<RegionAccessInst>(&I);
    if (Access && !Access->hasConstantOffset())
      drop(&I);
  }
}

/// Drops the candidates with a value whose elements do not have 32 bits, or
/// that is live where %arg is not free.
void ArgumentRowFinder::dropOtherValues() {
  for (unsigned N = 0; N != Live.numNodes(); ++N) {
    if (!Live.isActive(N))
      continue;
    auto It = Free.find(BaseOf(VarOf[N]));
    if (It == Free.end())
      continue;
    bool IsFree =
        Live.type(N)->getScalarSizeInBits() == 32 && Live.isInsideBlock(N) &&
        all_of(Live.segments(N), [&](const LiveSegment &S) {
          return It->second.Begin <= S.Begin && S.End <= It->second.End;
        });
    if (!IsFree)
      Free.erase(It);
  }
}

std::vector<unsigned> ArgumentRowFinder::find() {
  for (const BasicBlock *BB : Live.blocks())
    addCalls(*BB);
  if (Free.empty())
    return {};
  for (const BasicBlock *BB : Live.blocks())
    dropOtherUses(*BB);
  for (const Tie &T : Live.ties())
    if (T.Old == Liveness::NoNode) { // A constant is written first.
      Free.erase(BaseOf(VarOf[T.Result]));
    } else if (VarOf[T.Old] != VarOf[T.Result]) { // The old value is copied.
      Free.erase(BaseOf(VarOf[T.Result]));
      Free.erase(BaseOf(VarOf[T.Old]));
    }
  dropOtherValues();
  std::vector<unsigned> Found;
  for (const auto &[Var, Time] : Free)
    Found.push_back(Var);
  return Found;
}

std::vector<unsigned>
findArgumentRows(const Liveness &Live, const BaleInfo &Bales,
                 ArrayRef<unsigned> VarOf,
                 function_ref<unsigned(unsigned)> BaseOf,
                 const DenseSet<const Instruction *> &InPlaceCopies) {
  return ArgumentRowFinder(Live, Bales, VarOf, BaseOf, InPlaceCopies).find();
}

} // namespace cmx
