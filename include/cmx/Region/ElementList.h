//===- ElementList.h - Regions from lists of elements -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some accesses list their elements one by one: a region with an offset for
// each row, a shuffle with its mask, a read of a part of a written region. At
// most one region in canonical form has such a list: the first row and the
// start of the second row determine the region (see Region.cpp), and all other
// elements must agree with it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_REGION_ELEMENTLIST_H
#define CMX_REGION_ELEMENTLIST_H

#include "cmx/Region/Region.h"
#include "llvm/ADT/ArrayRef.h"

namespace cmx {

/// The direct region, in canonical form, whose elements of \p ElemBytes start
/// at \p OffsetsBytes, in that order; nothing if no region has that list. Time
/// is linear in the list.
std::optional<Region> regionOfElements(unsigned ElemBytes,
                                       llvm::ArrayRef<int64_t> OffsetsBytes);

} // namespace cmx

#endif // CMX_REGION_ELEMENTLIST_H
