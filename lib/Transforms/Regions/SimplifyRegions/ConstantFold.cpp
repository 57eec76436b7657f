//===- ConstantFold.cpp - llvm.genx intrinsics of constants ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read of a lane outside of a vector returns poison. A write of such a lane
// has no effect. If the mask of a lane is undefined, the lane may get the old
// or the new value.
//
//===----------------------------------------------------------------------===//

#include "ConstantFold.h"

#include "cmx/Analysis/RegionSource.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace cmx {

/// Returns lane \p I of the vector \p C, or \p C itself if it is a scalar.
/// Returns null if \p C is a vector and a constant expression.
static Constant *laneOf(Constant *C, unsigned I) {
  return C->getType()->isVectorTy() ? C->getAggregateElement(I) : C;
}

static bool isTrue(const Constant *Bit) {
  auto *CI = dyn_cast<ConstantInt>(Bit);
  return CI && CI->isOne();
}

/// Folds a read of a constant. The read of a splat may have a variable offset.
static Constant *foldRead(const RdRegionInst &Rd, Constant &C) {
  if (isa<UndefValue>(C))
    return isa<PoisonValue>(C)
               ? static_cast<Constant *>(PoisonValue::get(Rd.getType()))
               : UndefValue::get(Rd.getType());
  if (auto Offsets = constantElementOffsets(Rd))
    return readConstant(C, *Offsets, Rd.getType());
  Constant *Splat = C.getSplatValue();
  if (!Splat || !Rd.getType()->isVectorTy())
    return Splat;
  return ConstantVector::getSplat(ElementCount::getFixed(Rd.numElts()), Splat);
}

static Constant *foldWrite(const WrRegionInst &Wr) {
  auto *Old = dyn_cast<Constant>(Wr.oldValue());
  auto *New = dyn_cast<Constant>(Wr.newValue());
  auto *Mask = dyn_cast<Constant>(Wr.mask());
  auto Offsets = constantElementOffsets(Wr);
  if (!Old || !New || !Mask || !Offsets)
    return nullptr;
  SmallVector<Constant *, 32> Lanes;
  for (unsigned I = 0; I != numLanes(Old->getType()); ++I)
    Lanes.push_back(Old->getAggregateElement(I));
  int64_t ElemBytes = elementBytes(Wr.elementType());
  for (auto [I, At] : enumerate(*Offsets)) {
    Constant *Bit = laneOf(Mask, unsigned(I));
    if (!Bit || isa<ConstantExpr>(Bit))
      return nullptr;
    if (isTrue(Bit) && At >= 0 && At / ElemBytes < int64_t(Lanes.size()))
      Lanes[At / ElemBytes] = laneOf(New, unsigned(I));
  }
  return is_contained(Lanes, nullptr) ? nullptr : ConstantVector::get(Lanes);
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

static Constant *foldPredicateRead(const RdPredRegionInst &Rd, Constant &C) {
  SmallVector<Constant *, 32> Lanes;
  for (unsigned I = 0; I != Rd.numElts(); ++I)
    Lanes.push_back(laneOf(&C, Rd.offsetElts() + I));
  if (is_contained(Lanes, nullptr))
    return nullptr;
  return Rd.getType()->isVectorTy() ? ConstantVector::get(Lanes) : Lanes[0];
}

/// Folds a write to a predicate. \p Mask is null or has a lane for each lane of
/// the old value.
static Constant *writePredicate(Value *OldValue, Value *NewValue,
                                unsigned OffsetElts, Constant *Mask) {
  auto *Old = dyn_cast<Constant>(OldValue);
  auto *New = dyn_cast<Constant>(NewValue);
  if (!Old || !New)
    return nullptr;
  SmallVector<Constant *, 32> Lanes;
  for (unsigned I = 0; I != numLanes(Old->getType()); ++I)
    Lanes.push_back(Old->getAggregateElement(I));
  for (unsigned I = 0; I != numLanes(New->getType()); ++I) {
    unsigned At = OffsetElts + I;
    Constant *Bit = Mask ? laneOf(Mask, At) : nullptr;
    if (Mask && (!Bit || isa<ConstantExpr>(Bit)))
      return nullptr;
    if ((!Mask || isTrue(Bit)) && At < Lanes.size())
      Lanes[At] = laneOf(New, I);
  }
  return is_contained(Lanes, nullptr) ? nullptr : ConstantVector::get(Lanes);
}

/// Folds llvm.genx.any or llvm.genx.all. One defined lane can determine the
/// result, whatever the undefined lanes are.
static Constant *foldReduction(const CallInst &Call, Constant &C, bool IsAny) {
  for (unsigned I = 0; I != numLanes(C.getType()); ++I) {
    Constant *Bit = laneOf(&C, I);
    if (!Bit || isa<ConstantExpr>(Bit))
      return nullptr;
    if (!isa<UndefValue>(Bit) && isTrue(Bit) == IsAny)
      return ConstantInt::getBool(Call.getType(), IsAny);
  }
  return ConstantInt::getBool(Call.getType(), !IsAny);
}

Constant *foldGenXCall(const CallInst &Call) {
  GenXIntrinsic Id = *getGenXIntrinsic(Call);
  if (Call.arg_empty())
    return nullptr;
  if (const auto *Wr = dyn_cast<WrRegionInst>(&Call))
    return foldWrite(*Wr);
  if (const auto *Wr = dyn_cast<WrPredRegionInst>(&Call))
    return writePredicate(Wr->oldValue(), Wr->newValue(), Wr->offsetElts(),
                          nullptr);
  if (const auto *Wr = dyn_cast<WrPredPredRegionInst>(&Call)) {
    auto *Mask = dyn_cast<Constant>(Wr->mask());
    return Mask ? writePredicate(Wr->oldValue(), Wr->newValue(),
                                 Wr->offsetElts(), Mask)
                : nullptr;
  }
  auto *C = dyn_cast<Constant>(Call.getArgOperand(0));
  if (!C)
    return nullptr;
  if (const auto *Rd = dyn_cast<RdRegionInst>(&Call))
    return foldRead(*Rd, *C);
  if (const auto *Rd = dyn_cast<RdPredRegionInst>(&Call))
    return foldPredicateRead(*Rd, *C);
  if (Id == GenXIntrinsic::Any || Id == GenXIntrinsic::All)
    return foldReduction(Call, *C, Id == GenXIntrinsic::Any);
  return foldArithmetic(Call);
}

} // namespace cmx
