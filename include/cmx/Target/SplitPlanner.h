//===- SplitPlanner.h - Cheapest split of a wide operation ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation of N elements becomes pieces [i, i + n) in element order. The
// cheapest choice is a shortest path from element 0 to N: an edge leads from i
// to i + n if this piece is legal, and its weight is the cost of the piece.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_SPLITPLANNER_H
#define CMX_TARGET_SPLITPLANNER_H

#include "cmx/Target/Cost.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace cmx {

struct SplitPiece {
  unsigned FirstElt;
  unsigned NumElts;
  bool operator==(const SplitPiece &O) const {
    return FirstElt == O.FirstElt && NumElts == O.NumElts;
  }
};

struct SplitPlan {
  llvm::SmallVector<SplitPiece, 8> Pieces;
  Cost Price; ///< Sum over the pieces.
};

/// Returns the cheapest plan for \p NumElts elements with pieces of 1, 2, 4 ..
/// MaxExecSize elements, or std::nullopt if no sequence of legal pieces covers
/// all elements. \p PriceOf returns the price of a piece: Cost::impossible() if
/// the piece is illegal, otherwise at least Cost::of(1), the price of one
/// instruction. Among plans of equal cost, the one with fewer pieces wins, then
/// the one whose earlier pieces are larger. \p PriceOf is called O(NumElts *
/// log MaxExecSize) times.
std::optional<SplitPlan> planSplit(
    unsigned NumElts, unsigned MaxExecSize,
    llvm::function_ref<Cost(unsigned FirstElt, unsigned NumElts)> PriceOf);

} // namespace cmx

#endif // CMX_TARGET_SPLITPLANNER_H
