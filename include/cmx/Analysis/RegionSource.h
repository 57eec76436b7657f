//===- RegionSource.h - Where elements of a vector come from ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A RegionSource describes elements as a region of a value. A step leads to an
// earlier value that holds the same bytes:
//
//   throughRead    a region of a rdregion's result is a region of its source
//   throughWrite   a region of a wrregion's result is a region of the old
//                  value, if none of its bytes was written, or of the new one,
//                  if all of its bytes were written
//
// Bitcasts between register types are looked through; freeze is not.
//
// Steps are refinements: a lane that is defined before a step has the same
// value after it. Between direct regions, steps are exact: a lane is undefined
// before a step exactly if it is undefined after it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_REGIONSOURCE_H
#define CMX_ANALYSIS_REGIONSOURCE_H

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Region/Region.h"

namespace cmx {

/// Returns all elements of \p V.
RegionSource wholeSource(llvm::Value *V);
/// Returns the elements that \p Rd reads. The result is direct if the offset is
/// constant. If rows have constant offsets, the result is direct if all
/// elements form a region.
RegionSource readSource(const RdRegionInst &Rd);

/// If S.V is a rdregion, returns \p S as elements of its source, if they are a
/// single region there.
std::optional<RegionSource> throughRead(const RegionSource &S);

struct WriteStep {
  RegionSource Source;
  bool IsNew; ///< Source is in the new value, not in the old one.
};
/// If S.V is a write, returns \p S as elements of one of its operands, if
/// possible.
std::optional<WriteStep> throughWrite(const RegionSource &S);

/// Returns the byte offsets of the elements of a region at constant places
/// (rows may start anywhere), or std::nullopt if a start is not known.
std::optional<llvm::SmallVector<int64_t, 32>>
constantElementOffsets(const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_ANALYSIS_REGIONSOURCE_H
