//===- SplitPlanner.cpp - Cheapest split of a wide operation --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ALGORITHM: Best[i] is the cheapest plan for elements [i, NumElts). The plans
// are computed from the end: for Best[i], each piece [i, i + n) is put before
// Best[i + n]. If two plans have equal cost and the same number of pieces, the
// one with the larger first piece wins. No other piece needs to be compared,
// because Best[i + n] is already the best plan for the elements after the first
// piece.
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitPlanner.h"
#include "llvm/ADT/bit.h"

using namespace cmx;

namespace {

/// Best plan for the elements from one index to the end.
struct Suffix {
  Cost Price = Cost::impossible();
  unsigned NumPieces = 0;
  unsigned FirstPiece = 0;

  bool betterThan(const Suffix &O) const {
    if (Price != O.Price)
      return Price < O.Price;
    if (NumPieces != O.NumPieces)
      return NumPieces < O.NumPieces;
    return FirstPiece > O.FirstPiece;
  }
};

} // namespace

std::optional<SplitPlan>
cmx::planSplit(unsigned NumElts, unsigned MaxExecSize,
               llvm::function_ref<Cost(unsigned, unsigned)> PriceOf) {
  const Cost MinPiecePrice = Cost::of(1);
  llvm::SmallVector<Suffix, 64> Best(NumElts + 1);
  Best[NumElts].Price = Cost();
  for (unsigned I = NumElts; I-- > 0;) {
    // Large pieces are tried first. Then small pieces are often skipped,
    // because they cannot be better.
    for (unsigned N = llvm::bit_floor(std::min(MaxExecSize, NumElts - I)); N;
         N /= 2) {
      const Suffix &Rest = Best[I + N];
      if (!Rest.Price.isPossible())
        continue;
      Suffix Candidate{MinPiecePrice + Rest.Price, Rest.NumPieces + 1, N};
      if (!Candidate.betterThan(Best[I]))
        continue;
      Cost Price = PriceOf(I, N);
      assert(Price >= MinPiecePrice && "a piece is an instruction");
      Candidate.Price = Price + Rest.Price;
      if (Candidate.Price.isPossible() && Candidate.betterThan(Best[I]))
        Best[I] = Candidate;
    }
  }
  if (!Best[0].Price.isPossible())
    return std::nullopt;
  SplitPlan Plan;
  Plan.Price = Best[0].Price;
  for (unsigned I = 0; I < NumElts; I += Best[I].FirstPiece)
    Plan.Pieces.push_back({I, Best[I].FirstPiece});
  return Plan;
}
