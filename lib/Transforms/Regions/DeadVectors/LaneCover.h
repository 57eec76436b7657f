//===- LaneCover.h - Lanes that a narrowed operation keeps ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cover is a region that contains all live lanes of an operation, and
// possibly some dead lanes. Its numbers count lanes, so that it applies to
// operands with elements of any size.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_LANECOVER_H
#define CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_LANECOVER_H

#include "cmx/Region/Region.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/IR/Instruction.h"
#include <optional>

namespace cmx {

/// A region of elements of one byte, so that its offsets in bytes are numbers
/// of lanes.
class LaneCover : public Region {
public:
  LaneCover(const Region &R) : Region(R) {
    assert(R.elemBytes() == 1 && "the offsets are no numbers of lanes");
  }
  unsigned firstLane() const { return unsigned(offsetBytes()); }
  unsigned lane(unsigned Elt) const {
    return unsigned(elementOffsetBytes(Elt));
  }
};

/// Returns \p Cover as a region of a vector with elements of \p ElemBytes
/// bytes.
Region coverRegion(const LaneCover &Cover, unsigned ElemBytes);

/// Returns the lanes \p Wanted as a region of a vector that holds only the
/// lanes of \p Cover. Returns std::nullopt if \p Cover lacks one of the lanes,
/// or if the lanes form no region there.
std::optional<LaneCover> lanesWithin(const LaneCover &Wanted,
                                     const LaneCover &Cover);

/// Can the lanes of \p Cover be read as a part of a predicate?
bool isPredicatePart(const LaneCover &Cover);

/// Chooses the cover with which an operation costs least.
class CoverChooser {
public:
  /// If \p TD is null, assumes that registers have 32 bytes and instructions
  /// have at most 32 lanes.
  explicit CoverChooser(const TargetDesc *TD) : TD(TD) {}

  struct Choice {
    LaneCover Cover;
    bool FewerInstructions; ///< False: only fewer registers.
  };
  /// Returns a cover of \p Live with which \p I costs less than with all its
  /// lanes, or std::nullopt if there is none. \p I works lane by lane or writes
  /// a region. For a write, \p Live are lanes of the new value. \p Wishes are
  /// covers that the users can read.
  std::optional<Choice> choose(const llvm::Instruction &I,
                               const llvm::BitVector &Live,
                               llvm::ArrayRef<LaneCover> Wishes) const;

  /// Does \p I take no more instructions if it computes only the lanes of
  /// \p Cover than if it computes all its \p NumLanes lanes?
  bool costsNoMore(const llvm::Instruction &I, const LaneCover &Cover,
                   unsigned NumLanes) const;

  unsigned grfBytes() const { return TD ? TD->grfBytes() : 32; }

private:
  struct Price;
  std::optional<Price> price(const llvm::Instruction &I,
                             const LaneCover &Cover) const;

  const TargetDesc *TD;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_LANECOVER_H
