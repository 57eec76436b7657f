//===- NaiveRegion.h - Regions as plain lists, for comparison ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The model against which the region algebra is tested. A region is the list of
// the byte offsets of its elements, computed from its numbers by the
// definition. Every question is answered by looking at all elements or all
// bytes. The functions here use only the plain numbers of a Region, and none of
// its operations.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_REGION_NAIVEREGION_H
#define CMX_UNITTESTS_REGION_NAIVEREGION_H

#include "cmx/Region/Region.h"

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace cmx {

/// GoogleTest prints regions with this function.
inline void PrintTo(const Region &R, std::ostream *OS) { *OS << R.str(); }

} // namespace cmx

namespace cmx::naive {

using Offsets = std::vector<int64_t>;

/// Returns the byte offset of each element, in order.
inline Offsets elements(const Region &R) {
  Offsets List;
  for (unsigned Row = 0; Row * R.widthElts() < R.numElts(); ++Row)
    for (unsigned Column = 0; Column < R.widthElts(); ++Column)
      List.push_back(R.offsetBytes() + (int64_t(Row) * R.vStrideElts() +
                                        int64_t(Column) * R.hStrideElts()) *
                                           R.elemBytes());
  return List;
}

/// Returns the offset of every byte of every element, in order.
inline Offsets bytes(const Region &R) {
  Offsets List;
  for (int64_t Element : elements(R))
    for (unsigned Byte = 0; Byte < R.elemBytes(); ++Byte)
      List.push_back(Element + Byte);
  return List;
}

inline std::set<int64_t> byteSet(const Region &R) {
  Offsets List = bytes(R);
  return {List.begin(), List.end()};
}

/// Returns the numbers of a region with exactly this element list, if there is
/// one. Each width is tried. The second element of the first row determines the
/// horizontal stride, and the first element of the second row determines the
/// vertical stride.
inline std::optional<RegionShape> findRegion(const Offsets &List,
                                             unsigned ElemBytes) {
  auto Count = static_cast<unsigned>(List.size());
  for (unsigned Width = Count; Width >= 1; --Width) {
    if (Count % Width != 0)
      continue;
    int64_t HStep = Width > 1 ? List[1] - List[0] : 0;
    int64_t VStep = Width < Count ? List[Width] - List[0] : 0;
    if (HStep < 0 || VStep < 0 || HStep % ElemBytes || VStep % ElemBytes)
      continue;
    bool Matches = true;
    for (unsigned I = 0; I < Count && Matches; ++I)
      Matches = List[I] == List[0] + (I / Width) * VStep + (I % Width) * HStep;
    if (Matches)
      return RegionShape{ElemBytes,
                         Count,
                         static_cast<unsigned>(VStep / ElemBytes),
                         Width,
                         static_cast<unsigned>(HStep / ElemBytes),
                         List[0]};
  }
  return std::nullopt;
}

/// Divides a list of bytes into elements. Returns std::nullopt if the bytes of
/// an element are not adjacent, or if the last element is incomplete.
inline std::optional<Offsets> cutBytes(const Offsets &Bytes,
                                       unsigned ElemBytes) {
  if (Bytes.size() % ElemBytes != 0)
    return std::nullopt;
  Offsets List;
  for (size_t I = 0; I < Bytes.size(); I += ElemBytes) {
    for (unsigned Byte = 1; Byte < ElemBytes; ++Byte)
      if (Bytes[I + Byte] != Bytes[I] + Byte)
        return std::nullopt;
    List.push_back(Bytes[I]);
  }
  return List;
}

/// Returns the elements of \p Inner, a region of the packed bytes that \p Outer
/// reads. Returns std::nullopt if an element leaves the packed bytes, or if the
/// bytes of an element are not adjacent.
inline std::optional<Offsets> compose(const Region &Outer,
                                      const Region &Inner) {
  Offsets Packed = bytes(Outer);
  Offsets Picked;
  for (int64_t Byte : bytes(Inner)) {
    if (Byte < 0 || Byte >= static_cast<int64_t>(Packed.size()))
      return std::nullopt;
    Picked.push_back(Packed[static_cast<size_t>(Byte)]);
  }
  return cutBytes(Picked, Inner.elemBytes());
}

inline int64_t floorDiv(int64_t Num, int64_t Den) {
  int64_t Quotient = Num / Den;
  return Quotient * Den > Num ? Quotient - 1 : Quotient;
}

/// Returns the number of registers from the first to the last byte.
inline int64_t touchedRegisters(const Region &R, int64_t StartBytes,
                                unsigned GRFBytes) {
  std::set<int64_t> Bytes = byteSet(R);
  return floorDiv(*Bytes.rbegin() + StartBytes, GRFBytes) -
         floorDiv(*Bytes.begin() + StartBytes, GRFBytes) + 1;
}

/// Calls \p Visit for each shape with up to \p MaxElts elements and strides up
/// to \p MaxStrideElts.
template <typename CallbackT>
void forEachShape(unsigned ElemBytes, unsigned MaxElts, unsigned MaxStrideElts,
                  int64_t OffsetBytes, CallbackT Visit) {
  for (unsigned Count = 1; Count <= MaxElts; ++Count)
    for (unsigned Width = 1; Width <= Count; ++Width) {
      if (Count % Width != 0)
        continue;
      for (unsigned V = 0; V <= MaxStrideElts; ++V)
        for (unsigned H = 0; H <= MaxStrideElts; ++H)
          Visit(*Region::get({ElemBytes, Count, V, Width, H, OffsetBytes}));
    }
}

/// Parses a region in the form that str() prints: "<v;w,h>xN@offset:bytes".
/// Other text aborts the test program.
inline Region rgn(const char *Text) {
  auto Number = [&Text](const char *Before) {
    for (; *Before; ++Before, ++Text)
      if (*Text != *Before)
        std::abort();
    char *End = nullptr;
    int64_t Value = std::strtoll(Text, &End, 10);
    if (End == Text)
      std::abort();
    Text = End;
    return Value;
  };
  RegionShape S;
  S.VStrideElts = static_cast<unsigned>(Number("<"));
  S.WidthElts = static_cast<unsigned>(Number(";"));
  S.HStrideElts = static_cast<unsigned>(Number(","));
  S.NumElts = static_cast<unsigned>(Number(">x"));
  S.OffsetBytes = Number("@");
  S.ElemBytes = static_cast<unsigned>(Number(":"));
  return Region::get(S).value();
}

/// Parses \p Text as rgn() does, but returns a region with an unknown start.
inline Region indirect(const char *Text, unsigned StartAlignBytes,
                       unsigned ParentWidthElts = 0) {
  Region R = rgn(Text);
  return Region::getIndirect({R.elemBytes(), R.numElts(), R.vStrideElts(),
                              R.widthElts(), R.hStrideElts(), R.offsetBytes()},
                             StartAlignBytes, ParentWidthElts)
      .value();
}

/// Returns the text of str(), or "nothing" if there is no region.
inline std::string text(const std::optional<Region> &R) {
  return R ? R->str() : "nothing";
}

/// A generator of pseudo-random numbers. Each run gives the same numbers.
class Numbers {
public:
  explicit Numbers(uint32_t Seed) : State(Seed) {}
  /// Returns a number from 0 to Limit - 1.
  unsigned below(unsigned Limit) {
    State = State * 6364136223846793005u + 1442695040888963407u;
    return static_cast<unsigned>(State >> 33) % Limit;
  }
  Region region(unsigned MaxElts, unsigned StrideLimit, unsigned OffsetLimit) {
    unsigned NumElts = 1 + below(MaxElts);
    unsigned WidthElts = 1 + below(NumElts);
    while (NumElts % WidthElts != 0)
      --WidthElts;
    return *Region::get({1u << below(4), NumElts, below(StrideLimit), WidthElts,
                         below(StrideLimit), int64_t(below(OffsetLimit))});
  }

private:
  uint64_t State;
};

} // namespace cmx::naive

#endif // CMX_UNITTESTS_REGION_NAIVEREGION_H
