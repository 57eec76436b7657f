//===- RegionSource.h - Where the elements of a vector come from -*- C++
//-*-===//
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

/// The elements that R selects of the bytes of V.
struct RegionSource {
  llvm::Value *V = nullptr; ///< No register bitcast. A scalar is one element.
  Region R = Region::contiguous(1, 1);
  /// Of an indirect R: the variable start in bytes, or one for each row, to
  /// which R.offsetBytes() is added.
  llvm::Value *Offset = nullptr;

  bool isDirect() const { return !Offset; }
  bool operator==(const RegionSource &S) const;
};

/// \p V without bitcasts between types of whole bytes.
llvm::Value *stripRegisterBitcasts(llvm::Value *V);

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

/// The lanes of the constant \p C that lie at \p OffsetsBytes, as type \p Ty,
/// which has the same elements; lanes outside are poison, or like the others if
/// these are all the same. Null if \p C is a constant expression.
llvm::Constant *readConstant(const llvm::Constant &C,
                             llvm::ArrayRef<int64_t> OffsetsBytes,
                             llvm::Type *Ty);

/// Makes a value of type \p Ty of \p S: nothing new if it is all of a value of
/// that type, a constant if it can be, else a bitcast, a rdregion or both.
llvm::Value *createRead(RegionBuilder &RB, const RegionSource &S,
                        llvm::Type *Ty);

} // namespace cmx

#endif // CMX_ANALYSIS_REGIONSOURCE_H
