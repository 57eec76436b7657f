//===- IntegerRanges.cpp - Ranges of integers through regions -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/IntegerRanges.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace cmx {

static ConstantRange rangeOfConstant(const Constant &C, unsigned Bits) {
  if (auto *Int = dyn_cast<ConstantInt>(&C))
    return ConstantRange(Int->getValue());
  auto *Ty = dyn_cast<FixedVectorType>(C.getType());
  if (!Ty) // undef, for example.
    return ConstantRange::getFull(Bits);
  if (auto *Splat = dyn_cast_or_null<ConstantInt>(C.getSplatValue()))
    return ConstantRange(Splat->getValue());
  ConstantRange All = ConstantRange::getEmpty(Bits);
  for (unsigned I = 0, E = Ty->getNumElements(); I != E; ++I) {
    auto *Lane = dyn_cast_or_null<ConstantInt>(C.getAggregateElement(I));
    if (!Lane)
      return ConstantRange::getFull(Bits);
    All = All.unionWith(ConstantRange(Lane->getValue()));
  }
  return All;
}

/// Returns the values from whose ranges the range of \p V is computed.
static SmallVector<Value *, 2> valuesOfRange(Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return {};
  if (auto *Rd = dyn_cast<RdRegionInst>(I)) {
    // Lanes outside of the vector are undefined.
    if (Rd->hasConstantOffset() && Rd->region().fitsIn(Rd->parentBytes()))
      return {Rd->source()};
    return {};
  }
  switch (I->getOpcode()) {
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return {I->operands().begin(), I->operands().end()};
  default:
    return {};
  }
}

/// The ranges of operands are computed before the range of their instruction,
/// so that no result depends on earlier calls. There is no recursion, so that a
/// chain of instructions may have any length. (Only an unreachable instruction
/// can use itself; its range is unknown.)
ConstantRange IntegerRanges::get(Value *V) {
  SmallVector<Value *, 16> Open = {V};
  SmallPtrSet<Value *, 16> Entered;
  while (!Open.empty()) {
    Value *Next = Open.back();
    if (!Known.contains(Next) && Entered.insert(Next).second) {
      for (Value *Operand : valuesOfRange(Next))
        if (!Known.contains(Operand) && !Entered.contains(Operand))
          Open.push_back(Operand);
      continue;
    }
    Open.pop_back();
    if (!Known.contains(Next))
      Known.try_emplace(Next, compute(Next));
  }
  return Known.find(V)->second;
}

ConstantRange IntegerRanges::compute(Value *V) const {
  unsigned Bits = V->getType()->getScalarSizeInBits();
  if (auto *C = dyn_cast<Constant>(V))
    return rangeOfConstant(*C, Bits);
  auto Of = [&](const Value *X) {
    auto It = Known.find(X);
    return It != Known.end()
               ? It->second
               : ConstantRange::getFull(X->getType()->getScalarSizeInBits());
  };
  SmallVector<Value *, 2> From = valuesOfRange(V);
  if (From.empty())
    return isa<Instruction>(V) && !isa<RdRegionInst>(V)
               ? ConstantRange::fromKnownBits(computeKnownBits(V, DL),
                                              /*IsSigned=*/false)
               : ConstantRange::getFull(Bits);
  auto *I = cast<Instruction>(V);
  auto Operand = [&](unsigned K) { return Of(From[K]); };
  switch (I->getOpcode()) {
  case Instruction::Call: // A rdregion has its source's range.
    return Operand(0);
  case Instruction::ZExt:
    return Operand(0).zeroExtend(Bits);
  case Instruction::SExt:
    return Operand(0).signExtend(Bits);
  case Instruction::Trunc:
    return Operand(0).truncate(Bits);
  case Instruction::Add:
    return Operand(0).add(Operand(1));
  case Instruction::Sub:
    return Operand(0).sub(Operand(1));
  case Instruction::Mul:
    return Operand(0).multiply(Operand(1));
  case Instruction::And:
    return Operand(0).binaryAnd(Operand(1));
  case Instruction::Shl:
    return Operand(0).shl(Operand(1));
  case Instruction::LShr:
    return Operand(0).lshr(Operand(1));
  case Instruction::AShr:
    return Operand(0).ashr(Operand(1));
  default:
    llvm_unreachable("an instruction of valuesOfRange");
  }
}

} // namespace cmx
