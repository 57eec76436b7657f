//===- FoldContext.h - State of all parts of cmx-fold-regions ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-fold-regions. Each family of folds is a function. It returns
// the value that replaces an instruction, or null if the instruction stays. New
// instructions are inserted before the replaced instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
#define CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H

#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace cmx {

/// The maximum number of writes that a walk along a chain visits.
constexpr unsigned MaxChain = 256;

struct FoldContext {
  Remarks Rem;
  RegionBuilder RB;
  llvm::SmallVector<llvm::WeakTrackingVH, 16> MaybeDead;
  /// New reads of the operands of extensions. When all reads of an operand
  /// exist, the operand may turn out to be itself an extension that is read
  /// only in parts.
  llvm::SmallVector<llvm::WeakVH, 16> NewReads;
  bool Changed = false;
  /// Erases dead instructions immediately, so that they are not found among the
  /// users of their operands.
  void eraseDead();

  /// Emits the remark \p Name, which says that \p What replaced \p I.
  void noteFold(llvm::StringRef Name, const llvm::Instruction &I,
                llvm::StringRef What);
  /// Emits the remark \p Name, which says that \p I was not replaced because of
  /// \p Why.
  void noteMissed(llvm::StringRef Name, const llvm::Instruction &I,
                  llvm::StringRef Why);
};

/// Folds reads of reads, reads of extensions, and reads with a start for each
/// row (Reads.cpp).
llvm::Value *foldRead(FoldContext &C, RdRegionInst &Rd);

/// Folds writes whose new value is the result of other writes, and writes with
/// a start for each row (Writes.cpp).
llvm::Value *foldWrite(FoldContext &C, WrRegionInst &Wr);
/// Shortens the chain of writes whose result is the new value of \p Wr.
void shortenNewValue(FoldContext &C, WrRegionInst &Wr);

/// Shortens the chain that ends with \p Last: removes writes that later writes
/// cover, and the old value if writes cover all of it. Returns whether anything
/// changed (WriteChains.cpp).
bool shortenChain(FoldContext &C, RegionAccessInst &Last);
/// Is \p Wr the last write of a chain? It is not if exactly one of its users is
/// a write whose old value is \p Wr, and all other users are reads.
bool isLastOfChain(const RegionAccessInst &Wr);

/// The common start of all rows, and the region that begins there.
struct CommonStart {
  Region R;            ///< Relative to Offset; absolute if Offset is null.
  llvm::Value *Offset; ///< Null: the start is constant.
};
/// Returns the common start of the rows of \p Access, or std::nullopt if the
/// distances between the starts of the rows are not known (RowOffsets.cpp).
std::optional<CommonStart> findCommonStart(FoldContext &C,
                                           const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_FOLDREGIONS_FOLDCONTEXT_H
