//===- SplitPlannerTest.cpp - Tests of the cheapest split -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The planner against an exhaustive search over all sequences of pieces, with
// random costs and random illegal pieces.
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitPlanner.h"
#include "gtest/gtest.h"
#include <map>
#include <random>
#include <vector>

using namespace cmx;

namespace {

using CostMap = std::map<std::pair<unsigned, unsigned>, unsigned>;

std::optional<unsigned> lookUp(const CostMap &Costs, unsigned I, unsigned N) {
  auto It = Costs.find({I, N});
  if (It == Costs.end())
    return std::nullopt;
  return It->second;
}

std::vector<unsigned> sizesOf(const SplitPlan &Plan) {
  std::vector<unsigned> Sizes;
  for (const SplitPiece &P : Plan.Pieces)
    Sizes.push_back(P.NumElts);
  return Sizes;
}

/// A plan as the exhaustive search sees it.
struct Candidate {
  unsigned Cost;
  std::vector<unsigned> Sizes;

  bool betterThan(const Candidate &O) const {
    if (Cost != O.Cost)
      return Cost < O.Cost;
    if (Sizes.size() != O.Sizes.size())
      return Sizes.size() < O.Sizes.size();
    return Sizes > O.Sizes; // The first difference decides: larger wins.
  }
};

void search(const CostMap &Costs, unsigned I, unsigned NumElts,
            unsigned MaxExecSize, Candidate &Prefix,
            std::optional<Candidate> &Best) {
  if (I == NumElts) {
    if (!Best || Prefix.betterThan(*Best))
      Best = Prefix;
    return;
  }
  for (unsigned N = 1; N <= MaxExecSize && I + N <= NumElts; N *= 2) {
    std::optional<unsigned> C = lookUp(Costs, I, N);
    if (!C)
      continue;
    Prefix.Cost += *C;
    Prefix.Sizes.push_back(N);
    search(Costs, I + N, NumElts, MaxExecSize, Prefix, Best);
    Prefix.Sizes.pop_back();
    Prefix.Cost -= *C;
  }
}

TEST(SplitPlannerTest, EqualsExhaustiveSearch) {
  std::mt19937 Random(20240607);
  auto Below = [&](unsigned N) { return unsigned(Random() % N); };
  unsigned Unreachable = 0;
  for (unsigned Case = 0; Case < 6000; ++Case) {
    unsigned NumElts = 1 + Below(14);
    unsigned MaxExecSize = 1u << Below(5);
    unsigned IllegalPercent = Below(3) * 30;
    unsigned MaxCost = 1 + Below(6); // Small costs give many ties.
    CostMap Costs;
    for (unsigned I = 0; I < NumElts; ++I)
      for (unsigned N = 1; N <= MaxExecSize && I + N <= NumElts; N *= 2)
        if (Below(100) >= IllegalPercent)
          Costs[{I, N}] = Below(MaxCost + 1);

    Candidate Prefix{0, {}};
    std::optional<Candidate> Best;
    search(Costs, 0, NumElts, MaxExecSize, Prefix, Best);
    std::optional<SplitPlan> Plan =
        planSplit(NumElts, MaxExecSize,
                  [&](unsigned I, unsigned N) { return lookUp(Costs, I, N); });

    ASSERT_EQ(Plan.has_value(), Best.has_value()) << "case " << Case;
    if (!Plan) {
      ++Unreachable;
      continue;
    }
    EXPECT_EQ(Plan->Cost, Best->Cost) << "case " << Case;
    EXPECT_EQ(sizesOf(*Plan), Best->Sizes) << "case " << Case;
  }
  EXPECT_GT(Unreachable, 100u); // Both outcomes were tried.
}

TEST(SplitPlannerTest, PiecesCoverAllElementsInOrder) {
  for (unsigned NumElts = 1; NumElts <= 150; ++NumElts) {
    std::optional<SplitPlan> Plan =
        planSplit(NumElts, 16, [](unsigned, unsigned) { return 1u; });
    ASSERT_TRUE(Plan);
    unsigned Next = 0;
    for (const SplitPiece &P : Plan->Pieces) {
      EXPECT_EQ(P.FirstElt, Next);
      Next += P.NumElts;
    }
    EXPECT_EQ(Next, NumElts);
    EXPECT_EQ(Plan->Cost, Plan->Pieces.size());
  }
}

TEST(SplitPlannerTest, AsksForEachPieceOnce) {
  std::map<std::pair<unsigned, unsigned>, unsigned> Asked;
  planSplit(144, 32, [&](unsigned I, unsigned N) -> std::optional<unsigned> {
    ++Asked[{I, N}];
    return N;
  });
  for (const auto &[Piece, Times] : Asked)
    EXPECT_EQ(Times, 1u);
  EXPECT_LE(Asked.size(), 144u * 6);
}

TEST(SplitPlannerTest, CheaperSmallPiecesWin) {
  // 16 lanes cost 3, 8 lanes cost 1.
  std::optional<SplitPlan> Plan =
      planSplit(16, 16, [](unsigned, unsigned N) { return N == 16 ? 3u : 1u; });
  ASSERT_TRUE(Plan);
  EXPECT_EQ(sizesOf(*Plan), (std::vector<unsigned>{8, 8}));
}

TEST(SplitPlannerTest, TiesPreferFewerThenLargerEarlierPieces) {
  std::optional<SplitPlan> Fewer =
      planSplit(16, 16, [](unsigned, unsigned N) { return N; });
  ASSERT_TRUE(Fewer);
  EXPECT_EQ(sizesOf(*Fewer), (std::vector<unsigned>{16}));
  std::optional<SplitPlan> Larger =
      planSplit(12, 16, [](unsigned, unsigned) { return 1u; });
  ASSERT_TRUE(Larger);
  EXPECT_EQ(sizesOf(*Larger), (std::vector<unsigned>{8, 4}));
}

TEST(SplitPlannerTest, NothingToSplitIsAnEmptyPlan) {
  std::optional<SplitPlan> Plan =
      planSplit(0, 32, [](unsigned, unsigned) -> std::optional<unsigned> {
        return std::nullopt;
      });
  ASSERT_TRUE(Plan);
  EXPECT_TRUE(Plan->Pieces.empty());
  EXPECT_EQ(Plan->Cost, 0u);
}

TEST(SplitPlannerTest, NoPlanIfAnElementIsInNoLegalPiece) {
  EXPECT_FALSE(planSplit(8, 8, [](unsigned I, unsigned N) {
    return I <= 5 && 5 < I + N ? std::optional<unsigned>() : 1u;
  }));
}

} // namespace
