//===- RegionSource.cpp - Where the elements of a vector come from --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The start of an indirect region is a variable of type i16 (or i32) plus a
// constant. The sum may wrap around. If a vector has at most 32767 bytes, the
// sum does not wrap for lanes inside of the vector, and lanes outside are
// undefined anyway. So indirect regions of larger vectors are not combined.
//
// If a write and a read have the same variable, their relative positions are
// the same as if the variable were 0. If the variable is undefined, the results
// of the write and of the read are undefined, too.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/RegionSource.h"

#include "cmx/Region/ElementList.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

RegionSource wholeSource(Value *V) {
  Type *Ty = V->getType();
  return {stripRegisterBitcasts(V),
          Region::contiguous(elementBytes(Ty), numLanes(Ty)), nullptr};
}

std::optional<SmallVector<int64_t, 32>>
constantElementOffsets(const RegionAccessInst &Access) {
  auto *Starts = dyn_cast<Constant>(Access.offsetOperand());
  if (!Starts)
    return std::nullopt;
  bool HasRows = Starts->getType()->isVectorTy();
  int64_t ElemBytes = elementBytes(Access.elementType());
  unsigned WidthElts = Access.widthElts();
  SmallVector<int64_t, 32> Offsets;
  for (unsigned Row = 0; Row != Access.numRows(); ++Row) {
    auto *Start = dyn_cast_or_null<ConstantInt>(
        HasRows ? Starts->getAggregateElement(Row) : Starts);
    if (!Start)
      return std::nullopt;
    int64_t RowBytes = Start->getSExtValue();
    if (!HasRows)
      RowBytes += int64_t(Row) * Access.vStrideElts() * ElemBytes;
    for (unsigned Column = 0; Column != WidthElts; ++Column)
      Offsets.push_back(RowBytes +
                        int64_t(Column) * Access.hStrideElts() * ElemBytes);
  }
  return Offsets;
}

RegionSource readSource(const RdRegionInst &Rd) {
  Value *V = stripRegisterBitcasts(Rd.source());
  Region R = Rd.region();
  if (!R.isIndirect())
    return {V, R, nullptr};
  if (auto Offsets = constantElementOffsets(Rd))
    if (auto Direct =
            regionOfElements(elementBytes(Rd.elementType()), *Offsets))
      return {V, *Direct, nullptr};
  return {V, R, Rd.offsetOperand()};
}

static bool hasRowOffsets(const RegionSource &S) {
  return S.Offset && S.Offset->getType()->isVectorTy();
}

/// Is the vector so small that sums of offsets do not wrap (see the file
/// comment)?
static bool hasSafeOffsets(uint64_t Bytes) { return isUInt<15>(Bytes); }

std::optional<RegionSource> throughRead(const RegionSource &S) {
  auto *Rd = dyn_cast<RdRegionInst>(S.V);
  if (!Rd || hasRowOffsets(S))
    return std::nullopt;
  RegionSource Outer = readSource(*Rd);
  uint64_t ParentBytes = registerBytes(Rd->source()->getType());
  if (hasRowOffsets(Outer) || ParentBytes % S.R.elemBytes() != 0 ||
      (Outer.isDirect() && !Outer.R.fitsIn(ParentBytes)))
    return std::nullopt;
  std::optional<Region> R = Outer.R.compose(S.R);
  if (!R || !R->isAligned() ||
      !(R->isIndirect() ? hasSafeOffsets(ParentBytes) : R->fitsIn(ParentBytes)))
    return std::nullopt;
  return RegionSource{Outer.V, *R, S.Offset ? S.Offset : Outer.Offset};
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

/// Returns \p R as if its variable start were 0.
static Region relative(const Region &R) {
  RegionShape Shape{R.elemBytes(), R.numElts(),     R.vStrideElts(),
                    R.widthElts(), R.hStrideElts(), R.offsetBytes()};
  std::optional<Region> Direct = Region::get(Shape);
  return Direct ? *Direct : R;
}

namespace {

/// Says for each byte of a vector which lane of a write writes it.
class WrittenLanes {
public:
  /// \p Mask: null if all lanes are written.
  WrittenLanes(const Region &Written, const Constant *Mask);
  /// False if a lane of the mask is undefined, or elements are misaligned.
  bool isKnown() const { return Known; }
  /// Returns the elements of \p Read as a region of the packed new value.
  /// Returns std::nullopt if some of them are not written, or if they do not
  /// form a region there.
  std::optional<Region> find(const Region &Read) const;
  /// Is no byte of \p Read written?
  bool isApartFrom(const Region &Read) const;

private:
  /// Returns the byte of the packed new value that is written to byte \p At.
  std::optional<int64_t> packedByte(int64_t At) const;

  int64_t ElemBytes;
  bool Known = true;
  DenseMap<int64_t, unsigned> LaneAt;
};

} // namespace

WrittenLanes::WrittenLanes(const Region &Written, const Constant *Mask)
    : ElemBytes(Written.elemBytes()) {
  if (!Written.isAligned()) {
    Known = false;
    return;
  }
  for (unsigned Lane = 0; Lane != Written.numElts(); ++Lane) {
    if (Mask) {
      bool IsVector = Mask->getType()->isVectorTy();
      auto *Bit = dyn_cast_or_null<ConstantInt>(
          IsVector ? Mask->getAggregateElement(Lane) : Mask);
      Known &= Bit != nullptr;
      if (!Bit || Bit->isZero())
        continue;
    }
    LaneAt[Written.elementOffsetBytes(Lane)] = Lane;
  }
}

std::optional<int64_t> WrittenLanes::packedByte(int64_t At) const {
  int64_t Within = ((At % ElemBytes) + ElemBytes) % ElemBytes;
  auto Found = LaneAt.find(At - Within);
  if (Found == LaneAt.end())
    return std::nullopt;
  return int64_t(Found->second) * ElemBytes + Within;
}

std::optional<Region> WrittenLanes::find(const Region &Read) const {
  SmallVector<int64_t, 32> Packed;
  for (unsigned I = 0; I != Read.numElts(); ++I) {
    int64_t At = Read.elementOffsetBytes(I);
    std::optional<int64_t> First = packedByte(At);
    if (!First || *First % Read.elemBytes() != 0)
      return std::nullopt;
    for (unsigned Byte = 1; Byte != Read.elemBytes(); ++Byte)
      if (packedByte(At + Byte) != *First + Byte)
        return std::nullopt;
    Packed.push_back(*First);
  }
  return regionOfElements(Read.elemBytes(), Packed);
}

bool WrittenLanes::isApartFrom(const Region &Read) const {
  for (unsigned I = 0; I != Read.numElts(); ++I)
    for (unsigned Byte = 0; Byte != Read.elemBytes(); ++Byte)
      if (packedByte(Read.elementOffsetBytes(I) + Byte))
        return false;
  return true;
}

/// Returns the bytes \p Read, a part of the bytes written to \p Written, as a
/// region of the packed new value.
static std::optional<Region> packedPart(const Region &Written,
                                        const Region &Read) {
  std::optional<Region> Same = Written.reinterpret(Read.elemBytes());
  if (Same && Same->sameElements(Read))
    return Region::contiguous(Read.elemBytes(), Read.numElts());
  if (!Written.contains(Read))
    return std::nullopt;
  if (Written.isContiguous())
    return Read.shifted(-Written.offsetBytes()).canonical();
  WrittenLanes Lanes(Written, nullptr);
  return Lanes.isKnown() ? Lanes.find(Read) : std::nullopt;
}

/// Returns the regions of a write and of a read of its result, if the place of
/// one relative to the other is known.
static std::optional<std::pair<Region, Region>>
relatedRegions(const RegionAccessInst &Wr, const RegionSource &S) {
  if (Wr.hasConstantOffset()) {
    if (!S.isDirect() || !S.R.fitsIn(registerBytes(Wr.getType())))
      return std::nullopt;
    return std::pair(Wr.region(), S.R);
  }
  if (!Wr.hasScalarVariableOffset() || Wr.offsetOperand() != S.Offset)
    return std::nullopt;
  return std::pair(relative(Wr.region()), relative(S.R));
}

std::optional<WriteStep> throughWrite(const RegionSource &S) {
  auto *Wr = dyn_cast<RegionAccessInst>(S.V);
  if (!Wr || Wr->isRead())
    return std::nullopt;
  auto Regions = relatedRegions(*Wr, S);
  if (!Regions)
    return std::nullopt;
  auto [Written, Read] = *Regions;
  Value *Old = stripRegisterBitcasts(Wr->parent());
  if (!Written.overlaps(Read))
    return WriteStep{{Old, S.R, S.Offset}, /*IsNew=*/false};

  std::optional<Region> Part;
  auto *Mask = dyn_cast<Constant>(Wr->getArgOperand(WrRegionOp::Mask));
  if (Mask && Mask->isAllOnesValue()) {
    Part = packedPart(Written, Read);
  } else if (Mask) {
    WrittenLanes Lanes(Written, Mask);
    if (Lanes.isKnown() && Lanes.isApartFrom(Read))
      return WriteStep{{Old, S.R, S.Offset}, /*IsNew=*/false};
    if (Lanes.isKnown())
      Part = Lanes.find(Read);
  }
  if (!Part || !Part->isAligned())
    return std::nullopt;
  Value *New = stripRegisterBitcasts(Wr->getArgOperand(WrRegionOp::New));
  if (registerBytes(New->getType()) % Part->elemBytes() != 0)
    return std::nullopt;
  return WriteStep{{New, *Part, nullptr}, /*IsNew=*/true};
}

} // namespace cmx
