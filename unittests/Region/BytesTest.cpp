//===- BytesTest.cpp - Bytes, overlap, containment and registers ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveRegion.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace cmx;
using namespace cmx::naive;

namespace {

TEST(RegionExtent, BeginAndEnd) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(R.beginBytes(), 35);
  EXPECT_EQ(R.endBytes(), 35 + 5 * 32 + 24);
  EXPECT_EQ(rgn("<1;4,4>x16@0:4").endBytes(), 64);
  EXPECT_EQ(rgn("<0;1,0>x16@-4:4").endBytes(), 0);
}

TEST(RegionExtent, ExhaustiveAgainstBytes) {
  for (unsigned ElemBytes : {1u, 2u, 4u, 8u})
    forEachShape(ElemBytes, 16, 5, -7, [](const Region &R) {
      std::set<int64_t> Bytes = byteSet(R);
      ASSERT_EQ(R.beginBytes(), *Bytes.begin()) << R.str();
      ASSERT_EQ(R.endBytes(), *Bytes.rbegin() + 1) << R.str();
    });
}

TEST(RegionFitsIn, NeedsAllBytes) {
  Region R = rgn("<16;8,1>x16@4:2");
  EXPECT_FALSE(R.fitsIn(51));
  EXPECT_TRUE(R.fitsIn(52));
  EXPECT_FALSE(R.shifted(-5).fitsIn(1024));
  EXPECT_TRUE(R.shifted(-4).fitsIn(48));
  EXPECT_FALSE(R.fitsIn(0));
}

TEST(RegionFitsIn, NotKnownForIndirect) {
  EXPECT_FALSE(indirect("<8;8,1>x8@0:4", 32).fitsIn(1024));
}

TEST(RegionTouched, Contiguous) {
  EXPECT_EQ(rgn("<8;8,1>x8@0:4").touchedRegisters(32), 1u);
  EXPECT_EQ(rgn("<8;8,1>x8@4:4").touchedRegisters(32), 2u);
  EXPECT_EQ(rgn("<8;8,1>x8@4:4").touchedRegisters(64), 1u);
  EXPECT_EQ(rgn("<16;16,1>x16@0:4").touchedRegisters(32), 2u);
  EXPECT_EQ(rgn("<16;16,1>x16@31:4").touchedRegisters(32), 3u);
}

TEST(RegionTouched, CountsFromFirstToLast) {
  // The region has two bytes. There is an untouched register between them.
  EXPECT_EQ(rgn("<64;1,0>x2@0:1").touchedRegisters(32), 3u);
}

TEST(RegionTouched, BeforeTheVector) {
  EXPECT_EQ(rgn("<1;1,0>x2@-1:1").touchedRegisters(32), 2u);
  EXPECT_EQ(rgn("<1;1,0>x32@-32:1").touchedRegisters(32), 1u);
  EXPECT_EQ(rgn("<1;1,0>x33@-33:1").touchedRegisters(32), 2u);
}

TEST(RegionTouched, HugeRegionsSaturate) {
  EXPECT_EQ(rgn("<4294967295;1,0>x4096@0:8").touchedRegisters(1), 4294967295u);
}

TEST(RegionTouched, ExhaustiveAgainstBytes) {
  for (unsigned ElemBytes : {1u, 4u, 8u})
    for (int64_t OffsetBytes = -9; OffsetBytes <= 9; OffsetBytes += 3)
      forEachShape(ElemBytes, 16, 5, OffsetBytes, [](const Region &R) {
        for (unsigned GRFBytes : {8u, 32u, 64u})
          ASSERT_EQ(R.touchedRegisters(GRFBytes),
                    naive::touchedRegisters(R, 0, GRFBytes))
              << R.str() << " " << GRFBytes;
      });
}

TEST(RegionOverlaps, Intervals) {
  Region R = rgn("<8;8,1>x8@32:4");
  EXPECT_FALSE(R.overlaps(rgn("<8;8,1>x8@0:4")));
  EXPECT_FALSE(R.overlaps(rgn("<8;8,1>x8@64:4")));
  EXPECT_TRUE(R.overlaps(rgn("<8;8,1>x8@1:4")));
  EXPECT_TRUE(R.overlaps(rgn("<8;8,1>x8@63:4")));
  EXPECT_TRUE(R.overlaps(R));
}

TEST(RegionOverlaps, EvenAndOddElements) {
  Region Even = rgn("<2;1,0>x64@0:2"), Odd = rgn("<2;1,0>x64@2:2");
  EXPECT_FALSE(Even.overlaps(Odd));
  EXPECT_FALSE(Odd.overlaps(Even));
  EXPECT_TRUE(Even.overlaps(Odd.shifted(1)));
}

TEST(RegionOverlaps, BlocksSideBySide) {
  Region Left = rgn("<32;16,1>x128@0:1"), Right = rgn("<32;16,1>x128@16:1");
  EXPECT_FALSE(Left.overlaps(Right));
  EXPECT_TRUE(Left.overlaps(rgn("<32;1,0>x8@15:1")));
  EXPECT_FALSE(Left.overlaps(rgn("<32;1,0>x8@16:1")));
}

TEST(RegionOverlaps, StridesThatMeetLate) {
  // The byte offsets in the first region are multiples of 7; those in the
  // second one are 3 modulo 11. The first common offset is 14.
  EXPECT_TRUE(rgn("<7;1,0>x3@0:1").overlaps(rgn("<11;1,0>x2@3:1")));
  EXPECT_FALSE(rgn("<7;1,0>x2@0:1").overlaps(rgn("<11;1,0>x2@3:1")));
}

TEST(RegionOverlaps, NotKnownForIndirect) {
  Region Near = rgn("<8;8,1>x8@0:4"), Far = indirect("<8;8,1>x8@4096:4", 32);
  EXPECT_TRUE(Near.overlaps(Far));
  EXPECT_TRUE(Far.overlaps(Near));
}

TEST(RegionContains, Intervals) {
  Region R = rgn("<8;8,1>x8@32:4");
  EXPECT_TRUE(R.contains(R));
  EXPECT_TRUE(R.contains(rgn("<2;1,0>x4@32:4")));
  EXPECT_TRUE(R.contains(rgn("<1;1,0>x32@32:1")));
  EXPECT_FALSE(R.contains(rgn("<8;8,1>x8@31:4")));
  EXPECT_FALSE(R.contains(rgn("<8;8,1>x8@33:4")));
}

TEST(RegionContains, RowsOfABlock) {
  Region Block = rgn("<32;24,1>x144@0:1");
  EXPECT_TRUE(Block.contains(rgn("<32;8,2>x48@1:1")));
  EXPECT_TRUE(Block.contains(rgn("<32;24,1>x48@64:1")));
  EXPECT_FALSE(Block.contains(rgn("<32;24,1>x48@65:1")));
  EXPECT_FALSE(Block.contains(rgn("<1;1,0>x25@0:1")));
}

TEST(RegionContains, SeveralRunsTogether) {
  // The rows have bytes {0 1 4 5} and {6 7 10 11}. So bytes 4..7 come from two
  // rows.
  Region R = rgn("<3;2,2>x4@0:2");
  EXPECT_TRUE(R.contains(rgn("<1;1,0>x1@4:4")));
  EXPECT_FALSE(R.contains(rgn("<1;1,0>x1@2:4")));
}

TEST(RegionContains, TransposedBlock) {
  EXPECT_TRUE(rgn("<1;4,4>x16@0:4").contains(rgn("<16;16,1>x16@0:4")));
}

TEST(RegionContains, NotKnownForIndirect) {
  Region All = rgn("<1;1,0>x4096@0:4"), One = indirect("<1;1,0>x1@0:4", 4);
  EXPECT_FALSE(All.contains(One));
  EXPECT_FALSE(One.contains(One));
}

void checkPair(const Region &A, const std::set<int64_t> &ABytes,
               const Region &B, const std::set<int64_t> &BBytes) {
  bool Overlap = false, Contained = true;
  for (int64_t Byte : BBytes) {
    bool Common = ABytes.count(Byte) != 0;
    Overlap |= Common;
    Contained &= Common;
  }
  ASSERT_EQ(A.overlaps(B), Overlap) << A.str() << " " << B.str();
  ASSERT_EQ(A.contains(B), Contained) << A.str() << " " << B.str();
}

/// The parameter is the element size of one of the two regions.
class RegionBytesExhaustive : public testing::TestWithParam<unsigned> {};

TEST_P(RegionBytesExhaustive, OverlapAndContainment) {
  std::vector<std::pair<Region, std::set<int64_t>>> As, Bs;
  forEachShape(GetParam(), 8, 4, 4, [&](const Region &R) {
    if (R == R.canonical())
      As.emplace_back(R, byteSet(R));
  });
  for (unsigned ElemBytes : {1u, 2u, 4u})
    for (int64_t OffsetBytes = 0; OffsetBytes <= 12; OffsetBytes += 3)
      forEachShape(ElemBytes, 6, 3, OffsetBytes, [&](const Region &R) {
        if (R == R.canonical())
          Bs.emplace_back(R, byteSet(R));
      });
  for (const auto &[A, ABytes] : As)
    for (const auto &[B, BBytes] : Bs) {
      checkPair(A, ABytes, B, BBytes);
      if (HasFatalFailure())
        return;
    }
}

INSTANTIATE_TEST_SUITE_P(ElemBytes, RegionBytesExhaustive,
                         testing::Values(1u, 2u, 4u, 8u));

TEST(RegionBytes, ManyLargerPairs) {
  Numbers Random(3);
  for (unsigned I = 0; I < 300000 && !testing::Test::HasFatalFailure(); ++I) {
    Region A = Random.region(24, I % 2 ? 9 : 30, I % 3 ? 20 : 90);
    Region B = Random.region(I % 5 ? 12 : 24, I % 7 ? 9 : 30, 40);
    checkPair(A, byteSet(A), B, byteSet(B));
  }
}

TEST(RegionBytes, ManyLongRows) {
  Numbers Random(4);
  for (unsigned I = 0; I < 20000 && !testing::Test::HasFatalFailure(); ++I) {
    auto Row = [&] {
      return Region::get({1u << Random.below(3), 1 + Random.below(200),
                          1 + Random.below(60), 1, 0,
                          int64_t(Random.below(500))})
          .value();
    };
    Region A = Row(), B = Row();
    checkPair(A, byteSet(A), B, byteSet(B));
  }
}

TEST(RegionBytes, StridesOfGigabytes) {
  Numbers Random(5);
  constexpr int64_t Big = int64_t(1) << 31;
  for (unsigned I = 0; I < 20000 && !testing::Test::HasFatalFailure(); ++I) {
    auto Wide = [&] {
      auto VStrideElts = static_cast<unsigned>(Big + Random.below(6));
      return Region::get({1u << Random.below(3), 2 * (1 + Random.below(6)),
                          VStrideElts, 2, Random.below(3),
                          int64_t(Random.below(12)) + Random.below(2) * Big})
          .value();
    };
    Region A = Wide(), B = Wide();
    checkPair(A, byteSet(A), B, byteSet(B));
  }
}

TEST(RegionBytes, OverlapIsSymmetric) {
  Numbers Random(6);
  for (unsigned I = 0; I < 200000; ++I) {
    Region A = Random.region(32, 12, 64), B = Random.region(32, 12, 64);
    ASSERT_EQ(A.overlaps(B), B.overlaps(A)) << A.str() << " " << B.str();
    if (A.contains(B)) {
      ASSERT_TRUE(A.overlaps(B)) << A.str() << " " << B.str();
    }
  }
}

} // namespace
