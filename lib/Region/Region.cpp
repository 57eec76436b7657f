//===- Region.cpp - Strided 2D selections of a register vector ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nearly everything here rests on one observation. Write down the distances
// between neighbours of the element list: WidthElts - 1 times the horizontal
// stride, then the "jump" from one row's last element to the next row's first
// one, and so on. If the jump equals the stride, one stride reaches all
// elements. If not (and there are at least two rows of at least two elements),
// the first distance that differs marks the end of the first row. So width and
// strides can be read off the list, and no other region has that list. Hence
// the canonical form is unique. The first row and the start of the second row
// give the only candidate for a region; a list is a region if its other
// elements agree with this candidate.
//
//===----------------------------------------------------------------------===//

#include "cmx/Region/Region.h"

#include "ByteRuns.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

using namespace cmx;

namespace {

constexpr uint64_t MaxSpanElts = uint64_t(1) << 56;
constexpr int64_t MaxOffsetBytes = int64_t(1) << 60;
constexpr int64_t MaxStrideElts = std::numeric_limits<unsigned>::max();

bool isElemSize(unsigned Bytes) {
  return Bytes == 1 || Bytes == 2 || Bytes == 4 || Bytes == 8;
}

/// The distance from the start of the first element to the start of the last
/// one.
uint64_t spanElts(const RegionShape &S) {
  return uint64_t(S.NumElts / S.WidthElts - 1) * S.VStrideElts +
         uint64_t(S.WidthElts - 1) * S.HStrideElts;
}

/// Do all sums and products of the numbers in \p S fit into 64 bits?
bool isSmallEnough(const RegionShape &S) {
  uint64_t DownElts = uint64_t(S.NumElts / S.WidthElts - 1) * S.VStrideElts;
  uint64_t AcrossElts = uint64_t(S.WidthElts - 1) * S.HStrideElts;
  return DownElts <= MaxSpanElts && AcrossElts <= MaxSpanElts &&
         DownElts + AcrossElts <= MaxSpanElts &&
         S.OffsetBytes >= -MaxOffsetBytes && S.OffsetBytes <= MaxOffsetBytes;
}

uint64_t floorMod(int64_t Num, int64_t Den) {
  int64_t Rem = Num % Den;
  return static_cast<uint64_t>(Rem < 0 ? Rem + Den : Rem);
}

bool isStride(int64_t Elts) { return Elts >= 0 && Elts <= MaxStrideElts; }

} // namespace

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

std::optional<Region> Region::get(const RegionShape &S) {
  if (!isElemSize(S.ElemBytes) || S.NumElts == 0)
    return std::nullopt;
  Region R;
  R.S = S;
  if (S.WidthElts == 0)
    R.S.WidthElts = S.NumElts;
  if (S.NumElts % R.S.WidthElts != 0 || !isSmallEnough(R.S))
    return std::nullopt;
  return R;
}

std::optional<Region> Region::getIndirect(const RegionShape &S,
                                          unsigned StartAlignBytes,
                                          unsigned ParentWidthElts) {
  std::optional<Region> R = get(S);
  if (!R)
    return std::nullopt;
  R->Indirect = true;
  R->StartAlignBytes = std::max(StartAlignBytes, 1u);
  if (uint64_t(R->S.WidthElts - 1) * R->S.HStrideElts < ParentWidthElts)
    R->ParentWidthElts = ParentWidthElts;
  return R;
}

Region Region::contiguous(unsigned ElemBytes, unsigned NumElts,
                          int64_t OffsetBytes) {
  assert(isElemSize(ElemBytes) && NumElts > 0 && "not a region");
  Region R;
  R.S = {ElemBytes, NumElts, NumElts, NumElts, 1, OffsetBytes};
  return R.canonical();
}

Region Region::broadcast(unsigned ElemBytes, unsigned NumElts,
                         int64_t OffsetBytes) {
  assert(isElemSize(ElemBytes) && NumElts > 0 && "not a region");
  Region R;
  R.S = {ElemBytes, NumElts, 0, NumElts, 0, OffsetBytes};
  return R;
}

/// Returns the region \p Part with the known facts about the variable start of
/// this region. \p RowsInside says that each row of \p Part is inside of one
/// row of this region, so the parent width stays valid.
std::optional<Region> Region::derive(const RegionShape &Part,
                                     bool RowsInside) const {
  Region R;
  R.S = Part;
  R.Indirect = Indirect;
  R.StartAlignBytes = StartAlignBytes;
  uint64_t ParentBytes = uint64_t(ParentWidthElts) * S.ElemBytes;
  if (RowsInside && ParentBytes % Part.ElemBytes == 0 &&
      isStride(ParentBytes / Part.ElemBytes))
    R.ParentWidthElts = static_cast<unsigned>(ParentBytes / Part.ElemBytes);
  return R.canonical();
}

//===----------------------------------------------------------------------===//
// The element list
//===----------------------------------------------------------------------===//

int64_t Region::elementOffsetBytes(unsigned I) const {
  assert(I < S.NumElts && "no such element");
  int64_t Row = I / S.WidthElts, Column = I % S.WidthElts;
  return S.OffsetBytes +
         (Row * S.VStrideElts + Column * S.HStrideElts) * S.ElemBytes;
}

bool Region::isInOneRow(uint64_t FirstElt, uint64_t LastElt) const {
  return FirstElt / S.WidthElts == LastElt / S.WidthElts;
}

std::optional<unsigned> Region::singleStrideElts() const {
  if (S.NumElts == 1)
    return 0;
  if (S.WidthElts == S.NumElts)
    return S.HStrideElts;
  if (S.WidthElts == 1 ||
      S.VStrideElts == uint64_t(S.WidthElts) * S.HStrideElts)
    return S.WidthElts == 1 ? S.VStrideElts : S.HStrideElts;
  return std::nullopt;
}

bool Region::is1D() const { return singleStrideElts().has_value(); }

bool Region::isContiguous() const {
  return S.NumElts == 1 || singleStrideElts() == 1u;
}

bool Region::isBroadcast() const { return singleStrideElts() == 0u; }

bool Region::isAligned() const {
  return S.OffsetBytes % S.ElemBytes == 0 &&
         (!Indirect || StartAlignBytes % S.ElemBytes == 0);
}

bool Region::isWhole(uint64_t VectorBytes) const {
  return !Indirect && S.OffsetBytes == 0 && isContiguous() &&
         uint64_t(S.NumElts) * S.ElemBytes == VectorBytes;
}

/// Two elements coincide if R row steps are as long as C column steps. The
/// smallest R is the horizontal stride divided by the greatest common divisor
/// of the strides, and the smallest C is the vertical stride divided by the
/// same divisor. (Strides are whole elements, so elements that do not coincide
/// do not overlap.)
bool Region::hasOverlap() const {
  if (S.NumElts == 1)
    return false;
  unsigned Common = std::gcd(S.VStrideElts, S.HStrideElts);
  if (Common == 0)
    return true;
  return S.HStrideElts / Common < numRows() &&
         S.VStrideElts / Common < S.WidthElts;
}

//===----------------------------------------------------------------------===//
// Normal form
//===----------------------------------------------------------------------===//

Region Region::canonical() const {
  std::optional<unsigned> Stride = singleStrideElts();
  if (!Stride)
    return *this;
  Region R = *this;
  // The parent width is a promise for each single row, not for joined rows.
  if (numRows() > 1)
    R.ParentWidthElts = 0;
  R.S.WidthElts = S.NumElts;
  R.S.HStrideElts = *Stride;
  uint64_t VStrideElts = uint64_t(S.NumElts) * *Stride;
  R.S.VStrideElts = isStride(static_cast<int64_t>(VStrideElts))
                        ? static_cast<unsigned>(VStrideElts)
                        : 0;
  return R;
}

bool Region::sameElements(const Region &R) const {
  if (S.ElemBytes != R.S.ElemBytes || S.NumElts != R.S.NumElts ||
      S.OffsetBytes != R.S.OffsetBytes || Indirect != R.Indirect)
    return false;
  Region A = canonical(), B = R.canonical();
  return A.S.VStrideElts == B.S.VStrideElts && A.S.WidthElts == B.S.WidthElts &&
         A.S.HStrideElts == B.S.HStrideElts;
}

bool Region::operator==(const Region &R) const {
  return S.ElemBytes == R.S.ElemBytes && S.NumElts == R.S.NumElts &&
         S.VStrideElts == R.S.VStrideElts && S.WidthElts == R.S.WidthElts &&
         S.HStrideElts == R.S.HStrideElts && S.OffsetBytes == R.S.OffsetBytes &&
         Indirect == R.Indirect && StartAlignBytes == R.StartAlignBytes &&
         ParentWidthElts == R.ParentWidthElts;
}

//===----------------------------------------------------------------------===//
// Regions of regions
//===----------------------------------------------------------------------===//

std::optional<Region> Region::slice(unsigned I, unsigned N) const {
  if (N == 0 || I >= S.NumElts || N > S.NumElts - I)
    return std::nullopt;
  RegionShape Part = S;
  Part.NumElts = N;
  Part.OffsetBytes = elementOffsetBytes(I);
  if (isInOneRow(I, uint64_t(I) + N - 1)) {
    Part.WidthElts = N;
    return derive(Part, /*RowsInside=*/true);
  }
  if (std::optional<unsigned> Stride = singleStrideElts()) {
    Part.WidthElts = N;
    Part.HStrideElts = *Stride;
    return derive(Part, /*RowsInside=*/false);
  }

  // From here on there are several rows of several elements, and the jump
  // between two rows differs from the stride within a row.
  int64_t HStrideElts = S.HStrideElts, VStrideElts = S.VStrideElts;
  unsigned HeadElts = S.WidthElts - I % S.WidthElts;
  if (HeadElts == 1) {
    // The slice begins with a jump. It must have only two elements, or it must
    // consist of pairs: in rows of two elements, each pair is the end of one
    // row and the start of the next.
    int64_t JumpElts = VStrideElts - (S.WidthElts - 1) * HStrideElts;
    bool ArePairs = S.WidthElts == 2 && N % 2 == 0;
    if (JumpElts < 0 || (N != 2 && !ArePairs))
      return std::nullopt;
    Part.WidthElts = 2;
    Part.HStrideElts = static_cast<unsigned>(JumpElts);
    return derive(Part, /*RowsInside=*/false);
  }
  // The number of elements from I to the end of its row becomes the width. The
  // slice must consist of whole rows, or of the end of one row and the same
  // number of elements of the next row.
  bool AreWholeRows = HeadElts == S.WidthElts && N % HeadElts == 0;
  VStrideElts -= (S.WidthElts - HeadElts) * HStrideElts;
  if (VStrideElts < 0 || (!AreWholeRows && N != 2 * uint64_t(HeadElts)))
    return std::nullopt;
  Part.WidthElts = HeadElts;
  Part.VStrideElts = static_cast<unsigned>(VStrideElts);
  return derive(Part, /*RowsInside=*/true);
}

std::optional<Region> Region::reinterpret(unsigned ElemBytes) const {
  if (!isElemSize(ElemBytes))
    return std::nullopt;
  const Region C = canonical();
  RegionShape Part = C.S;
  Part.ElemBytes = ElemBytes;
  bool IsOneRow = C.S.WidthElts == C.S.NumElts;
  int64_t RowStepElts = C.S.VStrideElts;

  if (ElemBytes <= S.ElemBytes) {
    unsigned Factor = S.ElemBytes / ElemBytes;
    if (Factor == 1)
      return C;
    if (uint64_t(S.NumElts) * Factor > uint64_t(MaxStrideElts))
      return std::nullopt;
    Part.NumElts *= Factor;
    Part.WidthElts *= Factor;
    // Each element becomes a row, unless elements are neighbours or there is
    // only one.
    if (C.S.HStrideElts != 1 && C.S.NumElts > 1) {
      if (!IsOneRow)
        return std::nullopt;
      Part.WidthElts = Factor;
      RowStepElts = C.S.HStrideElts;
      IsOneRow = false;
    }
    Part.HStrideElts = 1;
    RowStepElts = IsOneRow ? 0 : RowStepElts * Factor;
  } else {
    unsigned Factor = ElemBytes / S.ElemBytes;
    if (C.S.HStrideElts != 1 || C.S.WidthElts % Factor != 0 ||
        (!IsOneRow && RowStepElts % Factor != 0))
      return std::nullopt;
    Part.NumElts /= Factor;
    Part.WidthElts /= Factor;
    RowStepElts = IsOneRow ? 0 : RowStepElts / Factor;
  }
  if (!isStride(RowStepElts))
    return std::nullopt;
  Part.VStrideElts = static_cast<unsigned>(RowStepElts);
  return C.derive(Part, /*RowsInside=*/true);
}

std::optional<Region> Region::compose(const Region &Inner) const {
  if (Inner.Indirect)
    return composeIndirect(Inner);
  if (!Inner.fitsIn(uint64_t(S.NumElts) * S.ElemBytes))
    return std::nullopt;
  if (Inner.S.OffsetBytes % Inner.S.ElemBytes == 0) {
    if (Inner.S.ElemBytes == S.ElemBytes)
      return composeSameSize(Inner);
    if (std::optional<Region> R = reinterpret(Inner.S.ElemBytes))
      return R->composeSameSize(Inner);
  }
  return composeElementwise(Inner);
}

/// \p Inner is aligned, and its elements have the same size as those of this
/// region. If \p Inner selects parts of one row, or neighbouring elements, the
/// function does not need to visit each element.
std::optional<Region> Region::composeSameSize(const Region &Inner) const {
  const Region In = Inner.canonical();
  uint64_t First = static_cast<uint64_t>(In.S.OffsetBytes) / S.ElemBytes;
  uint64_t Last = First + spanElts(In.S);
  const Region Out = isInOneRow(First, Last) ? *this : canonical();
  if (Out.isInOneRow(First, Last)) {
    // The strides of In are multiplied by the stride of Out.
    uint64_t HStrideElts = uint64_t(In.S.HStrideElts) * Out.S.HStrideElts;
    uint64_t VStrideElts =
        In.numRows() == 1 ? 0 : uint64_t(In.S.VStrideElts) * Out.S.HStrideElts;
    if (std::max(HStrideElts, VStrideElts) > uint64_t(MaxStrideElts))
      return std::nullopt;
    RegionShape Part = In.S;
    Part.HStrideElts = static_cast<unsigned>(HStrideElts);
    Part.VStrideElts = static_cast<unsigned>(VStrideElts);
    Part.OffsetBytes = Out.elementOffsetBytes(static_cast<unsigned>(First));
    return Out.derive(Part, /*RowsInside=*/true);
  }
  if (In.isContiguous())
    return Out.slice(static_cast<unsigned>(First), In.S.NumElts);
  return composeElementwise(In);
}

namespace {

/// The places of the elements of Inner, which is a region of the packed vector
/// that Outer reads.
class ComposedList {
public:
  ComposedList(const Region &Outer, const Region &Inner)
      : Outer(Outer), Inner(Inner) {}

  /// Returns where element \p I of Inner starts in the outer vector, or
  /// std::nullopt if its bytes come from outer elements that are not
  /// neighbours.
  std::optional<int64_t> elementOffsetBytes(unsigned I) const {
    uint64_t PackedBytes = static_cast<uint64_t>(Inner.elementOffsetBytes(I));
    unsigned OuterBytes = Outer.elemBytes();
    auto First = static_cast<unsigned>(PackedBytes / OuterBytes);
    auto Last = static_cast<unsigned>((PackedBytes + Inner.elemBytes() - 1) /
                                      OuterBytes);
    int64_t Begin = Outer.elementOffsetBytes(First);
    for (unsigned Piece = First + 1; Piece <= Last; ++Piece)
      if (Outer.elementOffsetBytes(Piece) - Begin !=
          int64_t(Piece - First) * OuterBytes)
        return std::nullopt;
    return Begin + static_cast<int64_t>(PackedBytes % OuterBytes);
  }

private:
  const Region &Outer;
  const Region &Inner;
};

} // namespace

/// The general case: derives the only candidate from the first row and the
/// second row's start (see the file comment), and compares all other elements
/// with it.
std::optional<Region> Region::composeElementwise(const Region &Inner) const {
  ComposedList List(*this, Inner);
  unsigned NumElts = Inner.S.NumElts;
  std::optional<int64_t> Begin = List.elementOffsetBytes(0);
  if (!Begin)
    return std::nullopt;
  int64_t HStepBytes = 0, VStepBytes = 0;
  unsigned WidthElts = NumElts;
  int64_t RowBytes = *Begin; // Start of the current row.
  unsigned Column = 0;
  for (unsigned I = 1; I < NumElts; ++I) {
    std::optional<int64_t> Here = List.elementOffsetBytes(I);
    if (!Here)
      return std::nullopt;
    if (I == 1)
      HStepBytes = *Here - *Begin;
    ++Column;
    if (WidthElts == NumElts && *Here != *Begin + I * HStepBytes) {
      // The first row ends here.
      WidthElts = I;
      VStepBytes = *Here - *Begin;
      if (NumElts % WidthElts != 0)
        return std::nullopt;
    }
    if (Column == WidthElts) {
      Column = 0;
      RowBytes += VStepBytes;
    }
    if (*Here != RowBytes + Column * HStepBytes)
      return std::nullopt;
  }

  unsigned ElemBytes = Inner.S.ElemBytes;
  if (HStepBytes % ElemBytes != 0 || VStepBytes % ElemBytes != 0 ||
      !isStride(HStepBytes / ElemBytes) || !isStride(VStepBytes / ElemBytes))
    return std::nullopt;
  RegionShape Part;
  Part.ElemBytes = ElemBytes;
  Part.NumElts = NumElts;
  Part.VStrideElts = static_cast<unsigned>(VStepBytes / ElemBytes);
  Part.WidthElts = WidthElts;
  Part.HStrideElts = static_cast<unsigned>(HStepBytes / ElemBytes);
  Part.OffsetBytes = *Begin;
  return derive(Part, /*RowsInside=*/false);
}

/// A contiguous outer region only moves the start of an indirect \p Inner.
std::optional<Region> Region::composeIndirect(const Region &Inner) const {
  if (Indirect || !isContiguous())
    return std::nullopt;
  return Inner.shifted(S.OffsetBytes).canonical();
}

Region Region::shifted(int64_t DeltaBytes) const {
  Region R = *this;
  DeltaBytes = std::clamp(DeltaBytes, -2 * MaxOffsetBytes, 2 * MaxOffsetBytes);
  R.S.OffsetBytes =
      std::clamp(S.OffsetBytes + DeltaBytes, -MaxOffsetBytes, MaxOffsetBytes);
  // Multiples of the parent width are counted from the start of the vector, so
  // the parent width stays valid only if the region moves by such a multiple.
  int64_t ParentBytes = int64_t(ParentWidthElts) * S.ElemBytes;
  if (ParentBytes != 0 && DeltaBytes % ParentBytes != 0)
    R.ParentWidthElts = 0;
  return R;
}

//===----------------------------------------------------------------------===//
// Bytes and registers
//===----------------------------------------------------------------------===//

int64_t Region::beginBytes() const { return S.OffsetBytes; }

int64_t Region::endBytes() const {
  return S.OffsetBytes + static_cast<int64_t>((spanElts(S) + 1) * S.ElemBytes);
}

bool Region::fitsIn(uint64_t VectorBytes) const {
  return !Indirect && beginBytes() >= 0 &&
         static_cast<uint64_t>(endBytes()) <= VectorBytes;
}

bool Region::overlaps(const Region &R) const {
  if (Indirect || R.Indirect)
    return true;
  if (endBytes() <= R.beginBytes() || R.endBytes() <= beginBytes())
    return false;
  return ByteRuns(*this).overlaps(ByteRuns(R));
}

bool Region::contains(const Region &R) const {
  if (Indirect || R.Indirect)
    return false;
  if (R.beginBytes() < beginBytes() || endBytes() < R.endBytes())
    return false;
  return ByteRuns(*this).contains(ByteRuns(R));
}

/// Returns the largest possible distance from the start of a register to the
/// first byte of the region in that register.
uint64_t Region::worstStartInRegister(unsigned GRFBytes) const {
  if (!Indirect)
    return floorMod(S.OffsetBytes, GRFBytes);
  // The start is only known modulo Step.
  uint64_t Step = std::gcd(StartAlignBytes, GRFBytes);
  uint64_t Start = floorMod(S.OffsetBytes, static_cast<int64_t>(Step));
  uint64_t ParentBytes = uint64_t(ParentWidthElts) * S.ElemBytes;
  if (ParentBytes != 0 && ParentBytes > Step && GRFBytes % ParentBytes == 0) {
    // The first row ends before the next multiple of the parent width.
    uint64_t RowBytes =
        (uint64_t(S.WidthElts - 1) * S.HStrideElts + 1) * S.ElemBytes;
    if (Start + RowBytes <= ParentBytes)
      return GRFBytes - ParentBytes + Start +
             (ParentBytes - RowBytes - Start) / Step * Step;
  }
  return GRFBytes - Step + Start;
}

unsigned Region::touchedRegisters(unsigned GRFBytes) const {
  assert(GRFBytes > 0 && "registers without bytes");
  uint64_t ExtentBytes = static_cast<uint64_t>(endBytes() - beginBytes());
  uint64_t Count =
      (worstStartInRegister(GRFBytes) + ExtentBytes - 1) / GRFBytes + 1;
  // If the parent width is a number of whole registers, a single row touches at
  // most that number of registers.
  uint64_t ParentBytes = uint64_t(ParentWidthElts) * S.ElemBytes;
  if (Indirect && ParentBytes != 0 && ParentBytes % GRFBytes == 0 &&
      numRows() == 1)
    Count = std::min(Count, ParentBytes / GRFBytes);
  return static_cast<unsigned>(
      std::min<uint64_t>(Count, std::numeric_limits<unsigned>::max()));
}

std::string Region::str() const {
  std::string Text = "<" + std::to_string(S.VStrideElts) + ";" +
                     std::to_string(S.WidthElts) + "," +
                     std::to_string(S.HStrideElts) + ">x" +
                     std::to_string(S.NumElts) + "@";
  if (Indirect)
    Text += std::to_string(StartAlignBytes) + "*?+";
  Text += std::to_string(S.OffsetBytes) + ":" + std::to_string(S.ElemBytes);
  if (ParentWidthElts != 0)
    Text += "/" + std::to_string(ParentWidthElts);
  return Text;
}
