//===- SplitPlanner.cpp - Cheapest split of a wide operation --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ALGORITHM: Best[i] is the cheapest plan for elements [i, NumElts). It is
// found from the end: try each piece [i, i + n) in front of Best[i + n].
// Working from the end lets ties be settled by the first piece alone: of two
// plans with equal cost and number of pieces, the one with the larger first
// piece wins, and the rest is already the best of its kind.
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitPlanner.h"
#include <limits>

using namespace cmx;

namespace {

/// Best plan for the elements from one index to the end.
struct Suffix {
  static constexpr unsigned unreachable = std::numeric_limits<unsigned>::max();
  unsigned Cost = unreachable;
  unsigned NumPieces = 0;
  unsigned FirstPiece = 0;

  bool isReachable() const { return Cost != unreachable; }
  bool betterThan(const Suffix &O) const {
    if (Cost != O.Cost)
      return Cost < O.Cost;
    if (NumPieces != O.NumPieces)
      return NumPieces < O.NumPieces;
    return FirstPiece > O.FirstPiece;
  }
};

} // namespace

std::optional<SplitPlan> cmx::planSplit(
    unsigned NumElts, unsigned MaxExecSize,
    llvm::function_ref<std::optional<unsigned>(unsigned, unsigned)> Cost) {
  llvm::SmallVector<Suffix, 64> Best(NumElts + 1);
  Best[NumElts].Cost = 0;
  for (unsigned I = NumElts; I-- > 0;) {
    for (unsigned N = 1; N <= MaxExecSize && N <= NumElts - I; N *= 2) {
      const Suffix &Rest = Best[I + N];
      if (!Rest.isReachable())
        continue;
      std::optional<unsigned> C = Cost(I, N);
      if (!C)
        continue;
      Suffix Candidate{*C + Rest.Cost, Rest.NumPieces + 1, N};
      if (Candidate.betterThan(Best[I]))
        Best[I] = Candidate;
    }
  }
  if (!Best[0].isReachable())
    return std::nullopt;
  SplitPlan Plan;
  Plan.Cost = Best[0].Cost;
  for (unsigned I = 0; I < NumElts; I += Best[I].FirstPiece)
    Plan.Pieces.push_back({I, Best[I].FirstPiece});
  return Plan;
}
