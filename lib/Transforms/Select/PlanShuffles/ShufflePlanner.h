//===- ShufflePlanner.h - Helpers of all families of shuffles ---*- C++ -*-===//
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

  /// Returns the cost of copying the elements \p Src to \p Dst, a region of
  /// another vector.
  Cost copyCost(const Region &Dst, const Region &Src) const {
    ElemType T = intType(Src.elemBytes(), /*Signed=*/false);
    return Costs.move(Src.numElts(), {T, Dst}, {T, Src});
  }
  /// The size of the largest vector that is shuffled through a copy. A copy
  /// needs registers for both vectors.
  static constexpr unsigned MaxBytes = 1024;
};

/// A chain of writes into one vector. Each write is the only use of the
/// previous write, and writes all lanes of a part at a constant place.
struct WriteChain {
  WrRegionInst *Head = nullptr;                ///< Defines the final vector.
  llvm::SmallVector<WrRegionInst *, 16> Links; ///< First write first.
  llvm::Value *Base = nullptr;                 ///< Old value of Links[0].

  unsigned elemBytes() const;
  unsigned numElts() const;
};

/// Does \p Wr write all lanes of its region, at a constant place inside its
/// vector?
bool isLink(const WrRegionInst &Wr);
/// Returns the chain that ends with the link \p Head.
WriteChain chainTo(WrRegionInst &Head);
/// Is \p Ty a vector with elements of 1, 2 or 4 bytes?
bool isShuffled(const llvm::Type *Ty);
/// Returns the stride of \p R if no operand can have it (3, 5, 6, ...), else
/// std::nullopt.
std::optional<unsigned> oddStride(const Region &R);

/// If reads have a stride that no operand has, redirects them to a copy with a
/// larger stride.
bool planStridedReads(llvm::BasicBlock &BB, const ShuffleContext &C);
/// If writes have a stride that no operand has, redirects them to a copy with a
/// larger stride. The rows of the copy are then moved to their places.
bool planStridedWrites(const WriteChain &Chain, const ShuffleContext &C);
/// Rewrites a transposition so that it interleaves rows by twos and fours.
bool planTransposition(const WriteChain &Chain, const ShuffleContext &C);
/// Copies each read that several operations need packed, once for all these
/// operations.
bool shareReads(llvm::Function &F, const ShuffleContext &C);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_PLANSHUFFLES_SHUFFLEPLANNER_H
