//===- Region.h - Strided 2D selections of a register vector ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A region selects NumElts elements of a vector in a register file. Element
// number row * Width + column lies VStride * row + HStride * column elements
// after the start. Strides are in elements and the start is in bytes, as in the
// hardware and in the llvm.genx.rdregion/wrregion intrinsics.
//
// The class is integer mathematics; it does not depend on LLVM IR or a
// platform. Only str() allocates memory. Each function takes constant time, or
// time that depends on the numbers of rows. The slowest cases of compose() and
// contains() visit each element or run.
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
  /// Checks \p S. Returns std::nullopt for a region that no intrinsic can have:
  /// the element size is wrong, there are no elements, the width does not
  /// divide the number of elements, or the span or the start is too large. The
  /// start is allowed to be negative, and need not be a multiple of the element
  /// size; see isAligned().
  static std::optional<Region> get(const RegionShape &S);
  /// Returns an indirect region. It starts at an unknown multiple of
  /// \p StartAlignBytes (0 is the same as 1: nothing is known) plus OffsetBytes
  /// of \p S. \p ParentWidthElts, if not 0, is a promise: no row crosses a
  /// multiple of that many elements, counted from the start of the vector. If
  /// the rows are too long for this promise, it is ignored.
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

  /// The distance in bytes from byte 0 of the vector to element \p I. For an
  /// indirect region, from its variable start to the element. OffsetBytes is
  /// included.
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
  /// Is the region direct, and does it select all elements of a vector of
  /// \p VectorBytes, in order?
  bool isWhole(uint64_t VectorBytes) const;
  /// Does an element appear twice? (Not allowed in a destination.)
  bool hasOverlap() const;

  /// Returns the region with the same element list in canonical form. All
  /// regions with that list have the same canonical form. If one stride reaches
  /// all elements, the canonical form has a single row with vstride = width *
  /// hstride, or with vstride 0 if this product is too large. For a single
  /// element, both strides are 0. Otherwise the rows do not change. If rows are
  /// joined, the result has no parent width.
  Region canonical() const;
  /// Do this region and \p R select the same elements in the same order? The
  /// division into rows can differ. For indirect regions, the caller must know
  /// that both have the same variable start. Known alignment and parent width
  /// are ignored.
  bool sameElements(const Region &R) const;
  /// Are all numbers equal: element size, count, strides, width and offset, and
  /// for indirect regions also known alignment and parent width?
  bool operator==(const Region &R) const;
  bool operator!=(const Region &R) const { return !(*this == R); }

  /// Returns the elements [I, I + N) as a region in canonical form, or
  /// std::nullopt if they are no region.
  std::optional<Region> slice(unsigned I, unsigned N) const;
  /// This region reads a packed vector from an outer vector, and \p Inner is a
  /// region of the packed vector. Returns the region of the outer vector that
  /// selects the elements of \p Inner. The elements of \p Inner can be larger
  /// or smaller than those of this region, as after a bitcast. Returns
  /// std::nullopt in these cases:
  /// - No single region has that element list.
  /// - \p Inner is direct and reaches outside of the packed vector.
  /// - \p Inner is indirect, and this region is indirect or not contiguous.
  ///
  /// If one of the two regions is indirect, the result has the same variable
  /// start. Lanes of an indirect \p Inner outside of the packed vector, which
  /// are undefined for a read, select other bytes of the outer vector.
  std::optional<Region> compose(const Region &Inner) const;
  /// Returns a region with the same bytes in the same order, but with elements
  /// of \p ElemBytes, if there is one. The start does not change, so larger
  /// elements can be misaligned: see isAligned().
  std::optional<Region> reinterpret(unsigned ElemBytes) const;
  /// Returns this region, moved by \p DeltaBytes (but no further than get()
  /// allows).
  Region shifted(int64_t DeltaBytes) const;

  /// The first byte that the region touches, and the byte after the last one
  /// (for an indirect region, relative to its variable start).
  int64_t beginBytes() const;
  int64_t endBytes() const;
  /// Are all bytes inside of a vector of \p VectorBytes? False for an indirect
  /// region, because its bytes are not known.
  bool fitsIn(uint64_t VectorBytes) const;
  /// Do this region and \p R, which are regions of the same vector, touch a
  /// common byte? True if one of them is indirect, because its bytes are not
  /// known.
  bool overlaps(const Region &R) const;
  /// Is each byte of \p R also a byte of this region? False if one of the two
  /// regions is indirect.
  bool contains(const Region &R) const;
  /// Number of registers from the first to the last one touched, if the vector
  /// starts at a register boundary. For an indirect region, the largest number
  /// that its known alignment and parent width allow.
  unsigned touchedRegisters(unsigned GRFBytes) const;

  /// "<v;w,h>xN@offset:bytes", for messages and tests. For an indirect region,
  /// "A*?+offset" replaces "offset", where A is the known alignment, and a
  /// parent width P is appended as "/P".
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
