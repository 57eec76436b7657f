//===- FoldContext.h - What the families of cmx-fold-regions share -*- C++
//-*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-fold-regions. Each family is a function that gives the value
// to take the place of an instruction, or null. New instructions go before it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
#define CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H

#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace cmx {

/// Writes that a walk along a chain looks at, at most.
constexpr unsigned MaxChain = 256;

struct FoldContext {
  Remarks Rem;
  RegionBuilder RB;
  llvm::SmallVector<llvm::WeakTrackingVH, 16> MaybeDead;
  /// Reads of what was extended: once all of them are there, the same may go
  /// for what extends it.
  llvm::SmallVector<llvm::WeakVH, 16> NewReads;
  bool Changed = false;
  /// At once, since uses that are about to go would count.
  void eraseDead();

  /// The remark of the family \p Name that \p I was replaced by \p What.
  void noteFold(llvm::StringRef Name, const llvm::Instruction &I,
                llvm::StringRef What);
  /// And that it was not, because of \p Why.
  void noteMissed(llvm::StringRef Name, const llvm::Instruction &I,
                  llvm::StringRef Why);
};

/// Reads.cpp: reads of reads, of extensions, and starts of rows.
llvm::Value *foldRead(FoldContext &C, RdRegionInst &Rd);

/// Writes.cpp: writes of vectors that were written to themselves, and starts of
/// rows.
llvm::Value *foldWrite(FoldContext &C, WrRegionInst &Wr);
/// Removes writes from the chain that makes the new value of \p Wr, if the
/// region does not need them.
void shortenNewValue(FoldContext &C, WrRegionInst &Wr);

/// WriteChains.cpp: removes the writes of the chain that ends with \p Last that
/// later ones cover, and the old value if all of it is covered. Returns whether
/// there were any.
bool shortenChain(FoldContext &C, RegionAccessInst &Last);
/// Is \p Wr not the old value of one more write and nothing else?
bool isLastOfChain(const RegionAccessInst &Wr);

/// RowOffsets.cpp: the starts of the rows of \p Access as one start and a
/// region from there, if they are known relative to each other.
struct CommonStart {
  Region R;            ///< From the start, with offset 0 if there is one.
  llvm::Value *Offset; ///< Null: the start is constant.
};
std::optional<CommonStart> findCommonStart(FoldContext &C,
                                           const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
