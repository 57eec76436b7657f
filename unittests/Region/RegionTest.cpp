//===- RegionTest.cpp - Construction, element list, simple questions ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveRegion.h"

#include "gtest/gtest.h"

#include <limits>
#include <set>

using namespace cmx;
using namespace cmx::naive;

namespace {

constexpr unsigned MaxUnsigned = std::numeric_limits<unsigned>::max();

std::optional<Region> get(unsigned ElemBytes, unsigned NumElts,
                          unsigned VStrideElts, unsigned WidthElts,
                          unsigned HStrideElts, int64_t OffsetBytes = 0) {
  return Region::get(
      {ElemBytes, NumElts, VStrideElts, WidthElts, HStrideElts, OffsetBytes});
}

TEST(RegionGet, KeepsTheNumbers) {
  Region R = get(4, 16, 32, 8, 2, 12).value();
  EXPECT_EQ(R.elemBytes(), 4u);
  EXPECT_EQ(R.numElts(), 16u);
  EXPECT_EQ(R.vStrideElts(), 32u);
  EXPECT_EQ(R.widthElts(), 8u);
  EXPECT_EQ(R.hStrideElts(), 2u);
  EXPECT_EQ(R.offsetBytes(), 12);
  EXPECT_EQ(R.numRows(), 2u);
  EXPECT_FALSE(R.isIndirect());
  EXPECT_EQ(R.startAlignBytes(), 0u);
  EXPECT_EQ(R.parentWidthElts(), 0u);
}

TEST(RegionGet, AcceptsOnlyHardwareElementSizes) {
  for (unsigned ElemBytes = 0; ElemBytes <= 17; ++ElemBytes) {
    bool Good =
        ElemBytes == 1 || ElemBytes == 2 || ElemBytes == 4 || ElemBytes == 8;
    EXPECT_EQ(get(ElemBytes, 4, 4, 4, 1).has_value(), Good) << ElemBytes;
  }
}

TEST(RegionGet, RejectsNoElements) {
  EXPECT_FALSE(get(4, 0, 1, 1, 0));
  EXPECT_FALSE(get(4, 0, 0, 0, 1));
}

TEST(RegionGet, RejectsWidthThatDoesNotDivide) {
  for (unsigned NumElts = 1; NumElts <= 32; ++NumElts)
    for (unsigned WidthElts = 1; WidthElts <= 40; ++WidthElts)
      EXPECT_EQ(get(2, NumElts, 8, WidthElts, 1).has_value(),
                NumElts % WidthElts == 0)
          << NumElts << " by " << WidthElts;
}

TEST(RegionGet, WidthZeroIsOneRow) {
  Region R = get(2, 12, 5, 0, 3).value();
  EXPECT_EQ(R.widthElts(), 12u);
  EXPECT_EQ(R.numRows(), 1u);
  EXPECT_EQ(R.singleStrideElts(), 3u);
  EXPECT_TRUE(R.sameElements(rgn("<0;12,3>x12@0:2")));
}

TEST(RegionGet, AcceptsNegativeAndMisalignedStarts) {
  EXPECT_EQ(text(get(4, 8, 8, 8, 1, -6)), "<8;8,1>x8@-6:4");
}

TEST(RegionGet, AcceptsHugeStrides) {
  Region R = get(8, 16, MaxUnsigned, 4, 1u << 31).value();
  EXPECT_EQ(R.elementOffsetBytes(15),
            (3 * int64_t(MaxUnsigned) + 3 * (int64_t(1) << 31)) * 8);
  EXPECT_EQ(R.endBytes(), R.elementOffsetBytes(15) + 8);
}

TEST(RegionGet, RejectsSpansThatCouldOverflow) {
  EXPECT_FALSE(get(1, MaxUnsigned, MaxUnsigned, 1, 0));
  EXPECT_FALSE(get(1, MaxUnsigned, 0, MaxUnsigned, MaxUnsigned));
  EXPECT_FALSE(get(8, 1u << 31, MaxUnsigned, 1u << 6, 1));
  // The span of rows alone, or of columns alone, does not overflow; that of
  // both does.
  EXPECT_TRUE(get(1, 1u << 31, 0, 1u << 25, 1u << 31));
  EXPECT_TRUE(get(1, 1u << 31, MaxUnsigned, 1u << 25, 1));
  EXPECT_FALSE(get(1, 1u << 31, MaxUnsigned, 1u << 25, 1u << 31));
  EXPECT_TRUE(get(8, MaxUnsigned, 0, 0, 1));
}

TEST(RegionGet, RejectsAbsurdStarts) {
  EXPECT_FALSE(get(1, 1, 0, 1, 0, std::numeric_limits<int64_t>::max()));
  EXPECT_FALSE(get(1, 1, 0, 1, 0, std::numeric_limits<int64_t>::min()));
  EXPECT_TRUE(get(1, 1, 0, 1, 0, std::numeric_limits<int>::min()));
}

TEST(RegionGet, IndirectRejectsTheSameShapes) {
  EXPECT_FALSE(Region::getIndirect({3, 4, 4, 4, 1, 0}, 4));
  EXPECT_FALSE(Region::getIndirect({4, 0, 4, 4, 1, 0}, 4));
  EXPECT_FALSE(Region::getIndirect({4, 9, 4, 4, 1, 0}, 4));
}

TEST(RegionContiguous, IsCanonical) {
  EXPECT_EQ(Region::contiguous(4, 8, 32).str(), "<8;8,1>x8@32:4");
  EXPECT_EQ(Region::contiguous(4, 1, 32).str(), "<0;1,0>x1@32:4");
  for (unsigned NumElts = 1; NumElts <= 64; ++NumElts) {
    Region R = Region::contiguous(2, NumElts, 6);
    EXPECT_EQ(R, R.canonical());
    EXPECT_TRUE(R.isContiguous());
    EXPECT_EQ(R.endBytes(), 6 + 2 * int64_t(NumElts));
  }
}

TEST(RegionBroadcast, IsCanonical) {
  EXPECT_EQ(Region::broadcast(2, 16, 10).str(), "<0;16,0>x16@10:2");
  EXPECT_EQ(Region::broadcast(2, 1, 10).str(), "<0;1,0>x1@10:2");
  for (unsigned NumElts = 1; NumElts <= 64; ++NumElts) {
    Region R = Region::broadcast(2, NumElts, 6);
    EXPECT_EQ(R, R.canonical());
    EXPECT_TRUE(R.isBroadcast());
    EXPECT_EQ(R.endBytes(), 8);
  }
}

TEST(RegionElements, FollowTheFormula) {
  Region R = rgn("<32;24,1>x144@35:1");
  EXPECT_EQ(R.elementOffsetBytes(0), 35);
  EXPECT_EQ(R.elementOffsetBytes(23), 58);
  EXPECT_EQ(R.elementOffsetBytes(24), 67);
  EXPECT_EQ(R.elementOffsetBytes(143), 35 + 5 * 32 + 23);
}

TEST(RegionElements, ExhaustiveAgainstList) {
  for (unsigned ElemBytes : {1u, 2u, 4u, 8u})
    for (int64_t OffsetBytes : {-5, 0, 3, 64})
      forEachShape(ElemBytes, 16, 5, OffsetBytes, [](const Region &R) {
        Offsets List = elements(R);
        ASSERT_EQ(List.size(), R.numElts());
        for (unsigned I = 0; I < R.numElts(); ++I)
          ASSERT_EQ(R.elementOffsetBytes(I), List[I]) << R.str() << " " << I;
      });
}

TEST(RegionStride, OfRows) {
  EXPECT_EQ(rgn("<9;4,3>x4@0:4").singleStrideElts(), 3u);
  EXPECT_EQ(rgn("<9;1,3>x4@0:4").singleStrideElts(), 9u);
  EXPECT_EQ(rgn("<12;4,3>x8@0:4").singleStrideElts(), 3u);
  EXPECT_EQ(rgn("<9;4,3>x8@0:4").singleStrideElts(), std::nullopt);
}

TEST(RegionStride, OfSingleElementIsZero) {
  EXPECT_EQ(rgn("<7;1,5>x1@0:4").singleStrideElts(), 0u);
}

TEST(RegionStride, OfRepeatedRows) {
  EXPECT_EQ(rgn("<0;8,1>x16@0:2").singleStrideElts(), std::nullopt);
  EXPECT_EQ(rgn("<0;8,0>x16@0:2").singleStrideElts(), 0u);
}

TEST(RegionStride, ProductOfWidthAndStrideDoesNotWrap) {
  // The product 65536 * 65536 is 0 in 32 bits.
  EXPECT_EQ(get(1, 131072, 0, 65536, 65536)->singleStrideElts(), std::nullopt);
}

TEST(RegionStride, ExhaustiveAgainstList) {
  forEachShape(2, 16, 5, 0, [](const Region &R) {
    Offsets List = elements(R);
    bool OneStride = true;
    for (size_t I = 2; I < List.size(); ++I)
      OneStride &= List[I] - List[I - 1] == List[1] - List[0];
    ASSERT_EQ(R.is1D(), OneStride) << R.str();
    if (OneStride) {
      ASSERT_EQ(*R.singleStrideElts(),
                List.size() > 1 ? (List[1] - List[0]) / 2 : 0)
          << R.str();
    }
  });
}

TEST(RegionPredicates, Contiguous) {
  EXPECT_TRUE(rgn("<8;8,1>x8@4:4").isContiguous());
  EXPECT_TRUE(rgn("<1;1,0>x8@4:4").isContiguous());
  EXPECT_TRUE(rgn("<4;4,1>x8@4:4").isContiguous());
  EXPECT_TRUE(rgn("<9;1,9>x1@4:4").isContiguous());
  EXPECT_FALSE(rgn("<8;8,2>x8@4:4").isContiguous());
  EXPECT_FALSE(rgn("<8;4,1>x8@4:4").isContiguous());
  EXPECT_FALSE(rgn("<0;4,1>x8@4:4").isContiguous());
}

TEST(RegionPredicates, Broadcast) {
  EXPECT_TRUE(rgn("<0;1,0>x8@4:4").isBroadcast());
  EXPECT_TRUE(rgn("<0;1,5>x8@4:4").isBroadcast());
  EXPECT_TRUE(rgn("<7;8,0>x8@4:4").isBroadcast());
  EXPECT_TRUE(rgn("<7;1,7>x1@4:4").isBroadcast());
  EXPECT_FALSE(rgn("<1;4,0>x8@4:4").isBroadcast());
  EXPECT_FALSE(rgn("<0;2,1>x8@4:4").isBroadcast());
}

TEST(RegionPredicates, ContiguousAndBroadcastExhaustive) {
  forEachShape(4, 16, 5, 0, [](const Region &R) {
    Offsets List = elements(R);
    bool Contiguous = true, Broadcast = true;
    for (size_t I = 1; I < List.size(); ++I) {
      Contiguous &= List[I] == List[I - 1] + 4;
      Broadcast &= List[I] == List[0];
    }
    ASSERT_EQ(R.isContiguous(), Contiguous) << R.str();
    ASSERT_EQ(R.isBroadcast(), Broadcast) << R.str();
  });
}

TEST(RegionPredicates, Whole) {
  EXPECT_TRUE(rgn("<4;4,1>x16@0:4").isWhole(64));
  EXPECT_FALSE(rgn("<4;4,1>x16@0:4").isWhole(128));
  EXPECT_FALSE(rgn("<4;4,1>x16@0:4").isWhole(32));
  EXPECT_FALSE(rgn("<4;4,1>x16@4:4").isWhole(64));
  EXPECT_FALSE(rgn("<0;4,1>x16@0:4").isWhole(64));
  EXPECT_FALSE(rgn("<8;4,1>x16@0:4").isWhole(64));
  EXPECT_FALSE(indirect("<16;16,1>x16@0:4", 64).isWhole(64));
}

TEST(RegionPredicates, Aligned) {
  EXPECT_TRUE(rgn("<8;8,1>x8@-8:4").isAligned());
  EXPECT_FALSE(rgn("<8;8,1>x8@2:4").isAligned());
  EXPECT_FALSE(rgn("<8;8,1>x8@-6:4").isAligned());
  EXPECT_TRUE(indirect("<8;8,1>x8@4:4", 4).isAligned());
  EXPECT_FALSE(indirect("<8;8,1>x8@4:4", 2).isAligned());
  EXPECT_FALSE(indirect("<8;8,1>x8@2:4", 4).isAligned());
}

TEST(RegionHasOverlap, Cases) {
  EXPECT_FALSE(rgn("<8;8,1>x8@0:4").hasOverlap());
  EXPECT_FALSE(rgn("<0;1,0>x1@0:4").hasOverlap());
  EXPECT_TRUE(rgn("<0;1,0>x2@0:4").hasOverlap());
  EXPECT_TRUE(rgn("<0;4,1>x8@0:4").hasOverlap());
  EXPECT_TRUE(rgn("<1;3,1>x6@0:4").hasOverlap());
  EXPECT_FALSE(rgn("<1;4,4>x16@0:4").hasOverlap());
  EXPECT_TRUE(rgn("<1;4,3>x16@0:4").hasOverlap());
}

TEST(RegionHasOverlap, ExhaustiveAgainstBytes) {
  for (unsigned ElemBytes : {1u, 4u})
    forEachShape(ElemBytes, 24, 8, 2, [](const Region &R) {
      ASSERT_EQ(R.hasOverlap(),
                byteSet(R).size() != size_t(R.numElts()) * R.elemBytes())
          << R.str();
    });
}

TEST(RegionEquality, IsNumberForNumber) {
  Region R = rgn("<8;4,1>x8@16:4");
  EXPECT_EQ(R, rgn("<8;4,1>x8@16:4"));
  EXPECT_NE(R, rgn("<9;4,1>x8@16:4"));
  EXPECT_NE(R, rgn("<8;2,1>x8@16:4"));
  EXPECT_NE(R, rgn("<8;4,2>x8@16:4"));
  EXPECT_NE(R, rgn("<8;4,1>x12@16:4"));
  EXPECT_NE(R, rgn("<8;4,1>x8@20:4"));
  EXPECT_NE(R, rgn("<8;4,1>x8@16:2"));
  EXPECT_NE(R, indirect("<8;4,1>x8@16:4", 4));
}

TEST(RegionEquality, CountsTheNumberOfRows) {
  // Strides and width are equal, but the numbers of rows differ.
  EXPECT_NE(rgn("<8;4,1>x8@0:4"), rgn("<8;4,1>x16@0:4"));
  EXPECT_FALSE(rgn("<8;4,1>x8@0:4").sameElements(rgn("<8;4,1>x16@0:4")));
  // The same list, written as one row and as two rows.
  EXPECT_NE(rgn("<8;8,1>x8@0:4"), rgn("<4;4,1>x8@0:4"));
  EXPECT_TRUE(rgn("<8;8,1>x8@0:4").sameElements(rgn("<4;4,1>x8@0:4")));
}

TEST(RegionEquality, CountsWhatIsKnownOfTheStart) {
  Region R = indirect("<8;4,1>x8@0:4", 16, 8);
  EXPECT_EQ(R, indirect("<8;4,1>x8@0:4", 16, 8));
  EXPECT_NE(R, indirect("<8;4,1>x8@0:4", 8, 8));
  EXPECT_NE(R, indirect("<8;4,1>x8@0:4", 16, 4));
  EXPECT_TRUE(R.sameElements(indirect("<8;4,1>x8@0:4", 8, 4)));
  EXPECT_FALSE(R.sameElements(rgn("<8;4,1>x8@0:4")));
}

TEST(RegionStr, ShowsAllNumbers) {
  EXPECT_EQ(rgn("<32;24,1>x144@35:1").str(), "<32;24,1>x144@35:1");
  EXPECT_EQ(rgn("<0;1,0>x1@-4:8").str(), "<0;1,0>x1@-4:8");
  EXPECT_EQ(indirect("<8;4,1>x8@12:4", 16).str(), "<8;4,1>x8@16*?+12:4");
  EXPECT_EQ(indirect("<8;4,1>x8@12:4", 2, 8).str(), "<8;4,1>x8@2*?+12:4/8");
}

TEST(RegionStr, DiffersForDifferentRegions) {
  std::set<std::string> Texts;
  size_t Count = 0;
  forEachShape(2, 12, 3, 6, [&](const Region &R) {
    Texts.insert(R.str());
    ++Count;
  });
  EXPECT_EQ(Texts.size(), Count);
}

TEST(RegionShifted, MovesTheStart) {
  EXPECT_EQ(rgn("<8;4,1>x8@12:4").shifted(-16).str(), "<8;4,1>x8@-4:4");
  EXPECT_EQ(rgn("<8;4,1>x8@12:4").shifted(5).str(), "<8;4,1>x8@17:4");
}

TEST(RegionShifted, DoesNotOverflow) {
  int64_t Far = std::numeric_limits<int64_t>::max();
  Region R = rgn("<8;4,1>x8@12:4").shifted(Far).shifted(Far);
  EXPECT_GT(R.beginBytes(), int64_t(1) << 59);
  EXPECT_FALSE(R.fitsIn(1u << 20));
  Region L = rgn("<8;4,1>x8@12:4").shifted(-Far).shifted(-Far);
  EXPECT_LT(L.beginBytes(), -(int64_t(1) << 59));
  EXPECT_FALSE(L.fitsIn(1u << 20));
}

} // namespace
