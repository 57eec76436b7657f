//===- ElementList.cpp - Regions from lists of elements -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Region/ElementList.h"

#include <limits>

using namespace cmx;
using llvm::ArrayRef;

/// Converts a step of \p Bytes to a stride in elements of \p ElemBytes. Returns
/// std::nullopt if no stride has that size.
static std::optional<unsigned> strideElts(int64_t Bytes, unsigned ElemBytes) {
  if (Bytes < 0 || Bytes % ElemBytes != 0 ||
      Bytes / ElemBytes > std::numeric_limits<unsigned>::max())
    return std::nullopt;
  return static_cast<unsigned>(Bytes / ElemBytes);
}

std::optional<Region> cmx::regionOfElements(unsigned ElemBytes,
                                            ArrayRef<int64_t> OffsetsBytes) {
  if (OffsetsBytes.empty())
    return std::nullopt;
  RegionShape S;
  S.ElemBytes = ElemBytes;
  S.NumElts = static_cast<unsigned>(OffsetsBytes.size());
  S.OffsetBytes = OffsetsBytes[0];
  if (S.NumElts > 1) {
    int64_t StepBytes = OffsetsBytes[1] - OffsetsBytes[0];
    S.WidthElts = 2;
    while (S.WidthElts != S.NumElts &&
           OffsetsBytes[S.WidthElts] - OffsetsBytes[S.WidthElts - 1] ==
               StepBytes)
      ++S.WidthElts;
    auto HStrideElts = strideElts(StepBytes, ElemBytes);
    if (!HStrideElts)
      return std::nullopt;
    S.HStrideElts = *HStrideElts;
  }
  if (S.WidthElts != S.NumElts) {
    auto VStrideElts =
        strideElts(OffsetsBytes[S.WidthElts] - OffsetsBytes[0], ElemBytes);
    if (!VStrideElts)
      return std::nullopt;
    S.VStrideElts = *VStrideElts;
  }
  std::optional<Region> R = Region::get(S);
  if (!R)
    return std::nullopt;
  for (unsigned I = 0; I != S.NumElts; ++I)
    if (R->elementOffsetBytes(I) != OffsetsBytes[I])
      return std::nullopt;
  return R->canonical();
}
