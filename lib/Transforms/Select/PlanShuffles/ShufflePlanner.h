//===- ShufflePlanner.h - What the families of shuffles share ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_PLANSHUFFLES_SHUFFLEPLANNER_H
#define CMX_LIB_TRANSFORMS_SELECT_PLANSHUFFLES_SHUFFLEPLANNER_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/SmallVector.h"

namespace cmx {

/// Costs and helpers for one function.
struct ShuffleContext {
  OperationCosts &Costs;
  RegionBuilder &RB;
  Remarks &Rem;

  /// A copy of the elements of \p Src to \p Dst, a region of another vector.
  Cost copyCost(const Region &Dst, const Region &Src) const {
    ElemType T = intType(Src.elemBytes(), /*Signed=*/false);
    return Costs.move(Src.numElts(), {T, Dst}, {T, Src});
  }
  /// A value \p V of \p Elts elements is shuffled by no more than this many
  /// bytes: what goes through a copy needs registers for both.
  static constexpr unsigned MaxBytes = 1024;
};

/// Writes into one vector, nothing else between them: each replaces part of
/// what the one before it made, at a constant place, all lanes of the part.
struct WriteChain {
  WrRegionInst *Head = nullptr;                ///< Makes the final vector.
  llvm::SmallVector<WrRegionInst *, 16> Links; ///< First write first.
  llvm::Value *Base = nullptr;                 ///< What the first one changes.

  unsigned elemBytes() const;
  unsigned numElts() const;
};

/// A plain write: all lanes, at a constant place inside its vector.
bool isLink(const WrRegionInst &Wr);
/// The chain that ends with the link \p Head.
WriteChain chainTo(WrRegionInst &Head);
/// A vector with elements of 1, 2 or 4 bytes?
bool isShuffled(const llvm::Type *Ty);
/// The stride of \p R if no operand has it: 3, 5, 6, ...
std::optional<unsigned> oddStride(const Region &R);

/// Reads with a stride that no operand has go through a copy with one.
bool planStridedReads(llvm::BasicBlock &BB, const ShuffleContext &C);
/// Writes with such a stride: first with a larger one, then row by row.
bool planStridedWrites(const WriteChain &Chain, const ShuffleContext &C);
/// Transpositions: rows are interleaved by twos and fours.
bool planTransposition(const WriteChain &Chain, const ShuffleContext &C);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_PLANSHUFFLES_SHUFFLEPLANNER_H
