//===- IntegerRanges.cpp - Ranges of integers through regions -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/IntegerRanges.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace cmx {

static constexpr unsigned MaxDepth = 32;

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

ConstantRange IntegerRanges::get(Value *V, unsigned Depth) {
  auto It = Known.find(V);
  if (It != Known.end())
    return It->second;
  unsigned Bits = V->getType()->getScalarSizeInBits();
  // Not remembered: the way to it was too long, not it.
  if (Depth > MaxDepth && !isa<Constant>(V)) {
    StoppedEarly = true;
    return ConstantRange::getFull(Bits);
  }
  ConstantRange R = compute(V, Depth);
  Known.try_emplace(V, R);
  return R;
}

void IntegerRanges::remarkStop(Remarks &Rem) const {
  if (StoppedEarly)
    Rem.analysis("SearchStopped", [&](Remark &R) {
      R << "ranges of integers looked for behind "
        << ore::NV("Operations", MaxDepth) << " operations and no further";
    });
}

ConstantRange IntegerRanges::compute(Value *V, unsigned Depth) {
  unsigned Bits = V->getType()->getScalarSizeInBits();
  if (auto *C = dyn_cast<Constant>(V))
    return rangeOfConstant(*C, Bits);
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return ConstantRange::getFull(Bits);
  if (auto *Rd = dyn_cast<RdRegionInst>(I)) {
    // Lanes outside of the vector are undefined.
    bool Inside =
        Rd->hasConstantOffset() && Rd->region().fitsIn(Rd->parentBytes());
    return Inside ? get(Rd->source(), Depth + 1) : ConstantRange::getFull(Bits);
  }
  auto Operand = [&](unsigned K) { return get(I->getOperand(K), Depth + 1); };
  switch (I->getOpcode()) {
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
    return ConstantRange::fromKnownBits(computeKnownBits(V, DL),
                                        /*IsSigned=*/false);
  }
}

} // namespace cmx
