//===- FoldContext.h - State of all parts of cmx-fold-regions ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-fold-regions. Each family is a function that returns the value
// that replaces an instruction, or null. New instructions are put before the
// replaced one.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
#define CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H

#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace cmx {

/// The most writes that a walk along a chain visits.
constexpr unsigned MaxChain = 256;

struct FoldContext {
  Remarks Rem;
  RegionBuilder RB;
  llvm::SmallVector<llvm::WeakTrackingVH, 16> MaybeDead;
  /// New reads of the operands of extensions. When all reads of an operand are
  /// in place, the operand may be an extension that is only read in parts, too.
  llvm::SmallVector<llvm::WeakVH, 16> NewReads;
  bool Changed = false;
  /// Erases dead instructions at once, so that their uses do not count.
  void eraseDead();

  /// Emits the remark of the family \p Name that \p I was replaced by \p What.
  void noteFold(llvm::StringRef Name, const llvm::Instruction &I,
                llvm::StringRef What);
  /// Emits the remark that \p I was not replaced because of \p Why.
  void noteMissed(llvm::StringRef Name, const llvm::Instruction &I,
                  llvm::StringRef Why);
};

/// Reads.cpp: reads of reads, reads of extensions, and starts of rows.
llvm::Value *foldRead(FoldContext &C, RdRegionInst &Rd);

/// Writes.cpp: writes of vectors that are results of writes, and starts of
/// rows.
llvm::Value *foldWrite(FoldContext &C, WrRegionInst &Wr);
/// Shortens the chain of writes that makes the new value of \p Wr.
void shortenNewValue(FoldContext &C, WrRegionInst &Wr);

/// WriteChains.cpp: in the chain that ends with \p Last, removes writes that
/// later writes cover, and the old value if all of it is covered. Returns
/// whether anything changed.
bool shortenChain(FoldContext &C, RegionAccessInst &Last);
/// Is \p Wr the last write of a chain? It is not if all its users are reads,
/// except for one write that takes it as its old value.
bool isLastOfChain(const RegionAccessInst &Wr);

/// The starts of rows as one start and a region from there.
struct CommonStart {
  Region R;            ///< Relative to Offset; absolute if Offset is null.
  llvm::Value *Offset; ///< Null: the start is constant.
};
/// RowOffsets.cpp: the common start of the rows of \p Access, if their starts
/// are known relative to each other.
std::optional<CommonStart> findCommonStart(FoldContext &C,
                                           const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
