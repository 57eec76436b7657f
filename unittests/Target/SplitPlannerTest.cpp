//===- SplitPlannerTest.cpp - Tests of the cheapest split -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests compare the planner with an exhaustive search over all sequences
// of pieces. The costs are random, and pieces chosen at random are illegal.
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitPlanner.h"
#include "gtest/gtest.h"
#include <map>
#include <random>
#include <vector>

using namespace cmx;

namespace {

using CostMap = std::map<std::pair<unsigned, unsigned>, Cost>;

Cost lookUp(const CostMap &Costs, unsigned I, unsigned N) {
  auto It = Costs.find({I, N});
  if (It == Costs.end())
    return Cost::impossible();
  return It->second;
}

std::vector<unsigned> sizesOf(const SplitPlan &Plan) {
  std::vector<unsigned> Sizes;
  for (const SplitPiece &P : Plan.Pieces)
    Sizes.push_back(P.NumElts);
  return Sizes;
}

/// A plan that the exhaustive search finds.
struct Candidate {
  Cost Price;
  std::vector<unsigned> Sizes;

  bool betterThan(const Candidate &O) const {
    if (Price != O.Price)
      return Price < O.Price;
    if (Sizes.size() != O.Sizes.size())
      return Sizes.size() < O.Sizes.size();
    return Sizes > O.Sizes; // At the first difference, the larger size wins.
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
    Cost C = lookUp(Costs, I, N);
    if (!C.isPossible())
      continue;
    Prefix.Price += C;
    Prefix.Sizes.push_back(N);
    search(Costs, I + N, NumElts, MaxExecSize, Prefix, Best);
    Prefix.Sizes.pop_back();
    Prefix.Price -= C;
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
          Costs[{I, N}] =
              Cost::of(1) + Cost(int(Below(MaxCost + 1)), int(Below(3)));

    Candidate Prefix{Cost(), {}};
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
    EXPECT_EQ(Plan->Price, Best->Price) << "case " << Case;
    EXPECT_EQ(sizesOf(*Plan), Best->Sizes) << "case " << Case;
  }
  EXPECT_GT(Unreachable, 100u); // Many cases have no plan.
}

TEST(SplitPlannerTest, PiecesCoverAllElementsInOrder) {
  for (unsigned NumElts = 1; NumElts <= 150; ++NumElts) {
    std::optional<SplitPlan> Plan =
        planSplit(NumElts, 16, [](unsigned, unsigned) { return Cost::of(1); });
    ASSERT_TRUE(Plan);
    unsigned Next = 0;
    for (const SplitPiece &P : Plan->Pieces) {
      EXPECT_EQ(P.FirstElt, Next);
      Next += P.NumElts;
    }
    EXPECT_EQ(Next, NumElts);
    EXPECT_EQ(Plan->Price, Cost::of(unsigned(Plan->Pieces.size())));
  }
}

TEST(SplitPlannerTest, AsksForEachPieceOnce) {
  std::map<std::pair<unsigned, unsigned>, unsigned> Asked;
  planSplit(144, 32, [&](unsigned I, unsigned N) {
    ++Asked[{I, N}];
    return Cost::of(N);
  });
  for (const auto &[Piece, Times] : Asked)
    EXPECT_EQ(Times, 1u);
  EXPECT_LE(Asked.size(), 144u * 6);
}

TEST(SplitPlannerTest, CheaperSmallPiecesWin) {
  // 16 lanes cost 3, 8 lanes cost 1.
  std::optional<SplitPlan> Plan = planSplit(
      16, 16, [](unsigned, unsigned N) { return Cost::of(N == 16 ? 3 : 1); });
  ASSERT_TRUE(Plan);
  EXPECT_EQ(sizesOf(*Plan), (std::vector<unsigned>{8, 8}));
}

TEST(SplitPlannerTest, TiesPreferFewerThenLargerEarlierPieces) {
  std::optional<SplitPlan> Fewer =
      planSplit(16, 16, [](unsigned, unsigned N) { return Cost::of(N); });
  ASSERT_TRUE(Fewer);
  EXPECT_EQ(sizesOf(*Fewer), (std::vector<unsigned>{16}));
  // Fewer cycles are more important than fewer pieces.
  std::optional<SplitPlan> Faster = planSplit(16, 16, [](unsigned, unsigned N) {
    return N == 16 ? Cost::of(2, 16) : Cost::of(1, N);
  });
  ASSERT_TRUE(Faster);
  EXPECT_EQ(sizesOf(*Faster), (std::vector<unsigned>{8, 8}));
  std::optional<SplitPlan> Larger =
      planSplit(12, 16, [](unsigned, unsigned) { return Cost::of(1); });
  ASSERT_TRUE(Larger);
  EXPECT_EQ(sizesOf(*Larger), (std::vector<unsigned>{8, 4}));
}

TEST(SplitPlannerTest, NothingToSplitIsAnEmptyPlan) {
  std::optional<SplitPlan> Plan =
      planSplit(0, 32, [](unsigned, unsigned) { return Cost::impossible(); });
  ASSERT_TRUE(Plan);
  EXPECT_TRUE(Plan->Pieces.empty());
  EXPECT_EQ(Plan->Price, Cost());
}

TEST(SplitPlannerTest, NoPlanIfAnElementIsInNoLegalPiece) {
  EXPECT_FALSE(planSplit(8, 8, [](unsigned I, unsigned N) {
    return I <= 5 && 5 < I + N ? Cost::impossible() : Cost::of(1);
  }));
}

} // namespace
