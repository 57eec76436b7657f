//===- Region.h - Strided 2D selections of a register vector ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A region selects NumElts elements of a vector in a register file: element
// number e = row * Width + column lies VStride * row + HStride * column
// elements after the start. Strides count elements, the start counts bytes, as
// in the hardware and in the llvm.genx.rdregion/wrregion intrinsics.
//
// This is integer mathematics only; nothing here knows LLVM IR or a platform.
// Nothing here allocates except str(). The time is constant or depends on the
// numbers of rows, except for the last resorts of compose() and contains(),
// which walk over elements or runs.
//
// Numbers are kept small enough that no computation in 64 bits overflows: get()
// rejects a region that spans more than 2^56 elements or starts more than 2^60
// bytes away from byte 0. Strides of 2^32 - 1 are fine.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_REGION_REGION_H
#define CMX_REGION_REGION_H

#include <cstdint>
#include <optional>
#include <string>

namespace cmx {

/// The numbers of a region, which Region::get checks.
struct RegionShape {
  unsigned ElemBytes = 1;   ///< 1, 2, 4 or 8.
  unsigned NumElts = 1;     ///< At least 1.
  unsigned VStrideElts = 0; ///< Elements from one row start to the next.
  unsigned WidthElts = 1;   ///< Elements per row; divides NumElts. 0: one row.
  unsigned HStrideElts = 0; ///< Elements between neighbours in a row.
  int64_t OffsetBytes = 0; ///< Start; for an indirect region the constant part.
};

/// A selection of vector elements. Immutable; see the file comment for the
/// meaning of the numbers.
class Region {
public:
  /// Checks \p S; nothing is returned for a region that no intrinsic can have
  /// (bad element size, no elements, a width that does not divide the count, an
  /// absurd span or start). The start may be negative or not a multiple of the
  /// element size; see isAligned().
  static std::optional<Region> get(const RegionShape &S);
  /// Indirect: starts at an unknown multiple of \p StartAlignBytes (0 counts as
  /// 1: nothing known) plus the shape's OffsetBytes. \p ParentWidthElts, if not
  /// 0, promises that no row crosses a multiple of that many elements, counted
  /// from the start of the vector; a promise that rows of this extent cannot
  /// keep is forgotten.
  static std::optional<Region> getIndirect(const RegionShape &S,
                                           unsigned StartAlignBytes,
                                           unsigned ParentWidthElts = 0);
  /// \p NumElts neighbouring elements from \p OffsetBytes on.
  static Region contiguous(unsigned ElemBytes, unsigned NumElts,
                           int64_t OffsetBytes = 0);
  /// One element, read \p NumElts times.
  static Region broadcast(unsigned ElemBytes, unsigned NumElts,
                          int64_t OffsetBytes = 0);

  unsigned elemBytes() const { return S.ElemBytes; }
  unsigned numElts() const { return S.NumElts; }
  unsigned vStrideElts() const { return S.VStrideElts; }
  unsigned widthElts() const { return S.WidthElts; }
  unsigned hStrideElts() const { return S.HStrideElts; }
  int64_t offsetBytes() const { return S.OffsetBytes; }
  unsigned numRows() const { return S.NumElts / S.WidthElts; }
  bool isIndirect() const { return Indirect; }
  unsigned startAlignBytes() const { return StartAlignBytes; }
  unsigned parentWidthElts() const { return ParentWidthElts; }

  /// Byte distance of element \p I, OffsetBytes included, from byte 0 of the
  /// vector; if the region is indirect, from its variable start.
  int64_t elementOffsetBytes(unsigned I) const;

  /// Does a single stride reach all elements, as in one row?
  bool is1D() const;
  /// The one stride that reaches all elements, if there is one (0 for a
  /// broadcast or a single element).
  std::optional<unsigned> singleStrideElts() const;
  bool isContiguous() const; ///< Is the stride 1, or is there one element?
  bool isBroadcast() const;  ///< Are all elements the same one?
  /// Is each element known to lie at a multiple of its size?
  bool isAligned() const;
  /// Is the region direct, and does it select all of a vector of
  /// \p VectorBytes, in order?
  bool isWhole(uint64_t VectorBytes) const;
  /// Does an element appear twice? (Bad for a destination.)
  bool hasOverlap() const;

  /// The same element list in the one form that all equal lists share: a single
  /// row if one stride reaches all elements (vstride = width * hstride, or 0 if
  /// this product does not fit; both are 0 for a single element), else the rows
  /// as they are. If rows are joined, the result has no parent width.
  Region canonical() const;
  /// Do both select the same elements in the same order, however they are
  /// divided into rows? Indirect regions are compared relative to their
  /// variable starts, which the caller knows to be the same; known alignment
  /// and parent width do not count.
  bool sameElements(const Region &R) const;
  /// Are all numbers equal: element size, count, strides, width, offset and, of
  /// indirect regions, known alignment and parent width?
  bool operator==(const Region &R) const;
  bool operator!=(const Region &R) const { return !(*this == R); }

  /// Elements [I, I + N), if they form a region again (in canonical form).
  std::optional<Region> slice(unsigned I, unsigned N) const;
  /// \p Inner is a region of the packed vector that this region reads. Returns
  /// the region of the outer vector with the elements of \p Inner. Element
  /// sizes may differ: \p Inner may count in larger or smaller elements, as
  /// after a bitcast.
  ///
  /// Nothing if no single region has that element list, or if a direct \p Inner
  /// leaves the packed vector. At most one of the two may be indirect; the
  /// variable start of the result is that of the indirect one, unchanged. An
  /// indirect \p Inner needs a contiguous outer region. Its lanes that leave
  /// the packed vector, which are undefined for a read, then select bytes of
  /// the outer vector.
  std::optional<Region> compose(const Region &Inner) const;
  /// The same bytes in the same order as elements of \p ElemBytes. The start
  /// stays where it is, so larger elements may be misaligned: ask isAligned().
  std::optional<Region> reinterpret(unsigned ElemBytes) const;
  /// This region moved by \p DeltaBytes (no further than get() allows).
  Region shifted(int64_t DeltaBytes) const;

  /// First byte touched, and one past the last (relative to the variable start
  /// if indirect).
  int64_t beginBytes() const;
  int64_t endBytes() const;
  /// Are all bytes in a vector of \p VectorBytes? False if indirect, since this
  /// is not known then.
  bool fitsIn(uint64_t VectorBytes) const;
  /// Do both, which are regions of one vector, touch a common byte? True if one
  /// is indirect, since this is not known then.
  bool overlaps(const Region &R) const;
  /// Is each byte of \p R also one of this region? False if one is indirect.
  bool contains(const Region &R) const;
  /// Number of registers from the first to the last one touched, if the vector
  /// starts at a register boundary. For an indirect region, the largest number
  /// that its known alignment and parent width allow.
  unsigned touchedRegisters(unsigned GRFBytes) const;

  /// "<v;w,h>xN@offset:bytes", for messages and tests. For an indirect region,
  /// "A*?+offset" stands in place of "offset", where A is the known alignment;
  /// a parent width P comes last, as "/P".
  std::string str() const;

private:
  Region() = default;
  bool isInOneRow(uint64_t FirstElt, uint64_t LastElt) const;
  std::optional<Region> derive(const RegionShape &Part, bool RowsInside) const;
  std::optional<Region> composeSameSize(const Region &Inner) const;
  std::optional<Region> composeElementwise(const Region &Inner) const;
  std::optional<Region> composeIndirect(const Region &Inner) const;
  uint64_t worstStartInRegister(unsigned GRFBytes) const;
  RegionShape S;
  bool Indirect = false;
  unsigned StartAlignBytes = 0;
  unsigned ParentWidthElts = 0;
};

} // namespace cmx

#endif // CMX_REGION_REGION_H
