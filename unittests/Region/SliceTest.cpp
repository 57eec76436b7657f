//===- SliceTest.cpp - Runs of elements of a region -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveRegion.h"

#include "gtest/gtest.h"

using namespace cmx;
using namespace cmx::naive;

namespace {

TEST(RegionSlice, InsideOneRow) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(text(R.slice(0, 16)), "<16;16,1>x16@35:1");
  EXPECT_EQ(text(R.slice(8, 16)), "<16;16,1>x16@43:1");
  EXPECT_EQ(text(R.slice(24, 24)), "<24;24,1>x24@67:1");
}

TEST(RegionSlice, EndOfOneRowAndBeginningOfTheNext) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(text(R.slice(16, 16)), "<16;8,1>x16@51:1");
  EXPECT_EQ(text(R.slice(20, 8)), "<12;4,1>x8@55:1");
}

TEST(RegionSlice, UnequalPartsOfTwoRowsAreNoRegion) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(text(R.slice(16, 15)), "nothing");
  EXPECT_EQ(text(R.slice(20, 16)), "nothing");
  EXPECT_EQ(text(R.slice(0, 32)), "nothing");
}

TEST(RegionSlice, WholeRows) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(text(R.slice(24, 72)), "<32;24,1>x72@67:1");
  EXPECT_EQ(text(R.slice(0, 144)), "<32;24,1>x144@35:1");
}

TEST(RegionSlice, LastAndFirstElementOfTwoRows) {
  EXPECT_EQ(text(rgn("<32;24,1>x144@0:1").slice(23, 2)), "<18;2,9>x2@23:1");
}

TEST(RegionSlice, JumpBackIsNoRegion) {
  // Rows overlap: each row starts before the end of the previous row.
  EXPECT_EQ(text(rgn("<2;4,1>x8@0:4").slice(3, 2)), "nothing");
  EXPECT_EQ(text(rgn("<1;4,4>x16@0:4").slice(3, 2)), "nothing");
  EXPECT_EQ(text(rgn("<0;4,1>x8@0:4").slice(2, 4)), "nothing");
}

TEST(RegionSlice, JumpInPlaceIsBroadcast) {
  EXPECT_EQ(text(rgn("<3;4,1>x8@0:4").slice(3, 2)), "<0;2,0>x2@12:4");
}

TEST(RegionSlice, PairsAcrossTheEndsOfPairs) {
  // The region has bytes 0 1, 5 6, 10 11, 15 16. Its elements 1..6 are 1 5, 6
  // 10, 11 15.
  EXPECT_EQ(text(rgn("<5;2,1>x8@0:1").slice(1, 6)), "<5;2,4>x6@1:1");
  EXPECT_EQ(text(rgn("<5;2,1>x8@0:1").slice(1, 5)), "nothing");
}

TEST(RegionSlice, OfOneStride) {
  EXPECT_EQ(text(rgn("<3;1,0>x16@2:2").slice(5, 4)), "<12;4,3>x4@32:2");
  EXPECT_EQ(text(rgn("<6;2,3>x16@2:2").slice(5, 4)), "<12;4,3>x4@32:2");
}

TEST(RegionSlice, OfBroadcast) {
  EXPECT_EQ(text(rgn("<0;1,0>x16@6:2").slice(3, 8)), "<0;8,0>x8@6:2");
}

TEST(RegionSlice, OfRepeatedRows) {
  EXPECT_EQ(text(rgn("<0;8,1>x32@0:2").slice(8, 16)), "<0;8,1>x16@0:2");
  EXPECT_EQ(text(rgn("<0;8,1>x32@0:2").slice(9, 4)), "<4;4,1>x4@2:2");
}

TEST(RegionSlice, OneElementIsAlwaysARegion) {
  forEachShape(4, 12, 3, 8, [](const Region &R) {
    for (unsigned I = 0; I < R.numElts(); ++I)
      ASSERT_EQ(text(R.slice(I, 1)),
                "<0;1,0>x1@" + std::to_string(R.elementOffsetBytes(I)) + ":4");
  });
}

TEST(RegionSlice, AllIsTheCanonicalForm) {
  forEachShape(4, 16, 5, 8, [](const Region &R) {
    ASSERT_EQ(R.slice(0, R.numElts()), R.canonical()) << R.str();
  });
}

TEST(RegionSlice, OutOfRangeIsNothing) {
  Region R = rgn("<8;4,1>x8@0:4");
  EXPECT_EQ(text(R.slice(0, 0)), "nothing");
  EXPECT_EQ(text(R.slice(0, 9)), "nothing");
  EXPECT_EQ(text(R.slice(8, 1)), "nothing");
  EXPECT_EQ(text(R.slice(7, 2)), "nothing");
  EXPECT_EQ(text(R.slice(4294967295u, 2)), "nothing");
  EXPECT_EQ(text(R.slice(2, 4294967295u)), "nothing");
}

TEST(RegionSlice, HugeStrides) {
  EXPECT_EQ(text(rgn("<4294967295;2,2147483648>x4@0:8").slice(1, 2)),
            "<4294967294;2,2147483647>x2@17179869184:8");
}

/// The parameter is the element size.
class RegionSliceExhaustive : public testing::TestWithParam<unsigned> {};

TEST_P(RegionSliceExhaustive, RegionIffOneExists) {
  unsigned ElemBytes = GetParam();
  for (int64_t OffsetBytes : {0, 3})
    forEachShape(ElemBytes, 16, 5, OffsetBytes, [&](const Region &R) {
      Offsets List = elements(R);
      for (unsigned I = 0; I < R.numElts(); ++I)
        for (unsigned N = 1; I + N <= R.numElts(); ++N) {
          Offsets Part(List.begin() + I, List.begin() + I + N);
          std::optional<Region> Slice = R.slice(I, N);
          ASSERT_EQ(Slice.has_value(), findRegion(Part, ElemBytes).has_value())
              << R.str() << " from " << I << ", " << N;
          if (!Slice)
            continue;
          ASSERT_EQ(elements(*Slice), Part)
              << R.str() << " from " << I << ", " << N;
          ASSERT_EQ(*Slice, Slice->canonical()) << R.str();
        }
    });
}

TEST_P(RegionSliceExhaustive, WiderStrides) {
  unsigned ElemBytes = GetParam();
  forEachShape(ElemBytes, 12, 13, 0, [&](const Region &R) {
    Offsets List = elements(R);
    for (unsigned I = 0; I < R.numElts(); ++I)
      for (unsigned N = 2; I + N <= R.numElts(); ++N) {
        Offsets Part(List.begin() + I, List.begin() + I + N);
        std::optional<Region> Slice = R.slice(I, N);
        ASSERT_EQ(Slice.has_value(), findRegion(Part, ElemBytes).has_value())
            << R.str() << " from " << I << ", " << N;
        if (Slice) {
          ASSERT_EQ(elements(*Slice), Part) << R.str();
        }
      }
  });
}

INSTANTIATE_TEST_SUITE_P(ElemBytes, RegionSliceExhaustive,
                         testing::Values(1u, 2u, 4u, 8u));

TEST(RegionSlice, SliceOfSliceIsSlice) {
  forEachShape(2, 16, 4, 0, [](const Region &R) {
    for (unsigned I = 0; I < R.numElts(); I += 2)
      for (unsigned N = 2; I + N <= R.numElts(); N += 2) {
        std::optional<Region> Outer = R.slice(I, N);
        if (!Outer)
          continue;
        for (unsigned J = 0; J < N; ++J)
          for (unsigned M = 1; J + M <= N; ++M)
            ASSERT_EQ(Outer->slice(J, M), R.slice(I + J, M)) << R.str();
      }
  });
}

} // namespace
