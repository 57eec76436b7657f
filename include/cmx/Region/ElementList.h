//===- ElementList.h - Regions from lists of elements -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some accesses list their elements one by one: a region with an offset for
// each row, a shuffle with its mask, a read of a part of a written region. For
// each list, there is at most one region in canonical form. The first row and
// the start of the second row determine this region (see Region.cpp), and all
// other elements must agree with it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_REGION_ELEMENTLIST_H
#define CMX_REGION_ELEMENTLIST_H

#include "cmx/Region/Region.h"
#include "llvm/ADT/ArrayRef.h"

namespace cmx {

/// Returns the direct region, in canonical form, whose elements of \p ElemBytes
/// start at \p OffsetsBytes, in that order. Returns std::nullopt if no region
/// has that list. The time is linear in the length of the list.
std::optional<Region> regionOfElements(unsigned ElemBytes,
                                       llvm::ArrayRef<int64_t> OffsetsBytes);

} // namespace cmx

#endif // CMX_REGION_ELEMENTLIST_H
