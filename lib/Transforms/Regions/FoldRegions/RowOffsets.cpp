//===- RowOffsets.cpp - Starts of rows as one start -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a Gen instruction, an operand can have a start for each row only if each
// row has one element. The operand then needs address registers. But two forms
// of accesses with a start for each row are equal to plain regions:
//
//   starts <0, 4, 32, 36>, rows of 1 element    ->  <8;2,1>x4
//   starts (splat %x) + <0, 32, 64, 96>         ->  <32;...> at %x
//
// In the old form, each sum with %x may wrap around in 16 bits. In the new
// form, only the common start may wrap around. The starts of a row in the two
// forms are equal modulo 65536. The vector has at most 32767 bytes, and the
// region is not longer than the vector. So each row is either at the same place
// inside the vector in both forms, or outside of the vector in both forms.
//
//===----------------------------------------------------------------------===//

#include "FoldContext.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Region/ElementList.h"

#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Returns the scalar that is in all lanes of \p V, or null if there is none.
/// If the scalar must be read from a vector, inserts the read at the builder's
/// position.
static Value *splatScalar(FoldContext &C, Value *V) {
  if (Value *Scalar = getSplatValue(V))
    return Scalar;
  auto *Rd = dyn_cast<RdRegionInst>(V);
  if (!Rd || !Rd->region().isBroadcast())
    return nullptr;
  RegionSource S = readSource(*Rd);
  if (!S.isDirect() || !S.R.fitsIn(registerBytes(S.V->getType())))
    return nullptr;
  std::optional<Region> One = S.R.slice(0, 1);
  return C.RB.createRead({S.V, *One, nullptr}, V->getType()->getScalarType());
}

/// Returns the elements of rows that start at \p RowBytes, as a region relative
/// to the start of the first row. Returns std::nullopt if they form no region.
static std::optional<Region> relativeRegion(const RegionAccessInst &Access,
                                            const Constant &RowBytes) {
  int64_t ElemBytes = elementBytes(Access.elementType());
  SmallVector<int64_t, 32> Elements;
  std::optional<int64_t> First;
  for (unsigned Row = 0; Row != Access.numRows(); ++Row) {
    auto *Start =
        dyn_cast_or_null<ConstantInt>(RowBytes.getAggregateElement(Row));
    if (!Start)
      return std::nullopt;
    if (!First)
      First = Start->getSExtValue();
    for (unsigned Column = 0; Column != Access.widthElts(); ++Column)
      Elements.push_back(Start->getSExtValue() - *First +
                         int64_t(Column) * Access.hStrideElts() * ElemBytes);
  }
  return regionOfElements(unsigned(ElemBytes), Elements);
}

std::optional<CommonStart> findCommonStart(FoldContext &C,
                                           const RegionAccessInst &Access) {
  if (!Access.hasRowOffsets())
    return std::nullopt;
  Value *Offset = Access.offsetOperand();
  if (auto Elements = constantElementOffsets(Access)) {
    auto R = regionOfElements(elementBytes(Access.elementType()), *Elements);
    return R ? std::optional(CommonStart{*R, nullptr}) : std::nullopt;
  }
  Value *Variable = Offset;
  Constant *Starts = nullptr;
  if (!match(Offset, m_Add(m_Value(Variable), m_Constant(Starts)))) {
    Variable = Offset;
    Starts = Constant::getNullValue(Offset->getType());
  }
  std::optional<Region> R = relativeRegion(Access, *Starts);
  uint64_t ParentBytes = Access.parentBytes();
  if (!R || !isUInt<15>(ParentBytes) || R->endBytes() > int64_t(ParentBytes))
    return std::nullopt;
  Value *Start = splatScalar(C, Variable);
  if (!Start)
    return std::nullopt;
  auto *First = cast<ConstantInt>(Starts->getAggregateElement(0u));
  if (!First->isZero())
    Start = C.RB.ir().CreateAdd(Start, First, "offset");
  RegionShape Shape{R->elemBytes(), R->numElts(),     R->vStrideElts(),
                    R->widthElts(), R->hStrideElts(), 0};
  return CommonStart{*Region::getIndirect(Shape, R->elemBytes()), Start};
}

} // namespace cmx
