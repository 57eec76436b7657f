//===- RegionSource.h - Where elements of a vector come from ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A RegionSource names elements by the value whose bytes they are. A step goes
// from there to an earlier value that holds the same bytes:
//
//   throughRead    a region of what a rdregion reads is a region of its source
//   throughWrite   a region of what a wrregion gives is a region of the old
//                  value, if it has no byte in common with what was written, or
//                  of the new one, if all of it was written
//
// Bitcasts between register types are looked through; freeze is not.
//
// Steps are refinements: each lane that is defined before is the same after.
// Between direct regions they are exact: no lane that is undefined before is
// defined after, or the other way round.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_REGIONSOURCE_H
#define CMX_ANALYSIS_REGIONSOURCE_H

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Region/Region.h"

namespace cmx {

/// All of \p V.
RegionSource wholeSource(llvm::Value *V);
/// What \p Rd reads. Constant starts of rows that form a region make it direct.
RegionSource readSource(const RdRegionInst &Rd);

/// \p S in terms of what S.V reads, if that is a rdregion and the elements are
/// a single region there.
std::optional<RegionSource> throughRead(const RegionSource &S);

struct WriteStep {
  RegionSource Source;
  bool IsNew; ///< Part of what was written, not of the old value.
};
/// \p S in terms of an operand of S.V, if that is a write.
std::optional<WriteStep> throughWrite(const RegionSource &S);

/// Byte offsets of the elements of a region at constant places (rows may start
/// anywhere); nothing if some start is unknown.
std::optional<llvm::SmallVector<int64_t, 32>>
constantElementOffsets(const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_ANALYSIS_REGIONSOURCE_H
