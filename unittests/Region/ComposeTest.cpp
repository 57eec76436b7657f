//===- ComposeTest.cpp - Regions of regions and other element sizes -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveRegion.h"

#include "gtest/gtest.h"

#include <map>
#include <tuple>
#include <utility>

using namespace cmx;
using namespace cmx::naive;

namespace {

TEST(RegionCompose, OfContiguousAddsOffsets) {
  EXPECT_EQ(text(rgn("<64;64,1>x64@32:4").compose(rgn("<16;4,2>x16@8:4"))),
            "<16;4,2>x16@40:4");
  EXPECT_EQ(text(rgn("<1;1,0>x64@32:4").compose(rgn("<16;4,2>x16@8:2"))),
            "<16;4,2>x16@40:2");
}

TEST(RegionCompose, MultipliesStrides) {
  EXPECT_EQ(text(rgn("<3;1,0>x64@32:4").compose(rgn("<16;4,2>x16@8:4"))),
            "<48;4,6>x16@56:4");
}

TEST(RegionCompose, IdentityGivesTheCanonicalForm) {
  forEachShape(4, 16, 5, 8, [](const Region &R) {
    ASSERT_EQ(R.compose(Region::contiguous(4, R.numElts())), R.canonical())
        << R.str();
  });
}

TEST(RegionCompose, InsideOneRow) {
  EXPECT_EQ(text(rgn("<32;24,1>x144@35:1").compose(rgn("<8;8,2>x8@26:1"))),
            "<16;8,2>x8@69:1");
}

TEST(RegionCompose, ColumnOfAMatrix) {
  // Column 2 of a packed block of 6x24 bytes. This block is a part of a block
  // of 8x32 bytes.
  EXPECT_EQ(text(rgn("<32;24,1>x144@0:1").compose(rgn("<24;1,0>x6@2:1"))),
            "<192;6,32>x6@2:1");
}

TEST(RegionCompose, BlockOfAMatrix) {
  EXPECT_EQ(text(rgn("<32;24,1>x144@0:1").compose(rgn("<24;4,1>x12@52:1"))),
            "<32;4,1>x12@68:1");
}

TEST(RegionCompose, AcrossRowsLikeSlice) {
  Region R = rgn("<32;24,1>x144@35:1");
  for (unsigned I = 0; I < 144; ++I)
    for (unsigned N : {1u, 2u, 4u, 8u, 16u, 32u})
      if (I + N <= 144) {
        ASSERT_EQ(R.compose(Region::contiguous(1, N, I)), R.slice(I, N))
            << I << ", " << N;
      }
}

TEST(RegionCompose, OfBroadcastIsBroadcast) {
  EXPECT_EQ(text(rgn("<0;1,0>x16@12:4").compose(rgn("<4;2,1>x8@8:4"))),
            "<0;8,0>x8@12:4");
}

TEST(RegionCompose, BroadcastOfElement) {
  EXPECT_EQ(text(rgn("<4;1,0>x16@12:4").compose(rgn("<0;1,0>x8@8:4"))),
            "<0;8,0>x8@44:4");
}

TEST(RegionCompose, LowHalvesOfStridedElements) {
  EXPECT_EQ(text(rgn("<3;1,0>x8@4:4").compose(rgn("<2;1,0>x8@0:2"))),
            "<48;8,6>x8@4:2");
  EXPECT_EQ(text(rgn("<3;1,0>x8@4:4").compose(rgn("<2;1,0>x8@2:2"))),
            "<48;8,6>x8@6:2");
}

TEST(RegionCompose, LargerElementsFromNeighbours) {
  EXPECT_EQ(text(rgn("<16;8,1>x16@4:1").compose(rgn("<4;4,1>x4@0:4"))),
            "<4;2,1>x4@4:4");
  EXPECT_EQ(text(rgn("<16;4,1>x16@4:1").compose(rgn("<4;4,1>x4@0:4"))),
            "<16;4,4>x4@4:4");
  // The outer region as a whole cannot be read as larger elements. But its
  // bytes contain these larger elements.
  EXPECT_EQ(text(rgn("<16;6,1>x12@4:1").compose(rgn("<3;1,0>x2@0:2"))),
            "<16;2,8>x2@4:2");
  EXPECT_EQ(text(rgn("<17;6,1>x12@4:1").compose(rgn("<2;2,1>x2@2:2"))),
            "<2;2,1>x2@6:2");
}

TEST(RegionCompose, TornElementIsNothing) {
  EXPECT_EQ(text(rgn("<2;1,0>x8@0:2").compose(rgn("<1;1,0>x1@0:4"))),
            "nothing");
  EXPECT_EQ(text(rgn("<16;4,1>x16@0:1").compose(rgn("<1;1,0>x1@2:4"))),
            "nothing");
  // The element is not aligned to the outer elements, but its bytes are
  // adjacent.
  EXPECT_EQ(text(rgn("<8;4,1>x8@0:2").compose(rgn("<1;1,0>x1@3:4"))),
            "<0;1,0>x1@3:4");
}

TEST(RegionCompose, NegativeStrideIsNothing) {
  EXPECT_EQ(text(rgn("<0;4,1>x8@0:4").compose(rgn("<2;2,1>x2@12:4"))),
            "nothing");
}

TEST(RegionCompose, FractionalStrideIsNothing) {
  // The elements have 4 bytes, and their distance is 6 bytes.
  EXPECT_EQ(text(rgn("<3;2,1>x4@0:2").compose(rgn("<1;1,0>x2@0:4"))),
            "nothing");
}

TEST(RegionCompose, OutOfThePackedVectorIsNothing) {
  Region R = rgn("<8;8,1>x8@64:4");
  EXPECT_EQ(text(R.compose(rgn("<8;8,1>x8@0:4"))), "<8;8,1>x8@64:4");
  EXPECT_EQ(text(R.compose(rgn("<8;8,1>x8@4:4"))), "nothing");
  EXPECT_EQ(text(R.compose(rgn("<8;8,1>x8@-4:4"))), "nothing");
  EXPECT_EQ(text(R.compose(rgn("<1;1,0>x1@29:4"))), "nothing");
  EXPECT_EQ(text(R.compose(rgn("<1;1,0>x1@28:4"))), "<0;1,0>x1@92:4");
}

TEST(RegionCompose, StrideThatDoesNotFitIsNothing) {
  Region R = rgn("<2147483648;1,0>x8@0:4");
  EXPECT_EQ(text(R.compose(rgn("<2;1,0>x4@0:4"))), "nothing");
  EXPECT_EQ(text(R.compose(rgn("<7;1,0>x1@8:4"))), "<0;1,0>x1@17179869184:4");
}

TEST(RegionCompose, IsAssociative) {
  Numbers Random(7);
  unsigned Compared = 0;
  for (unsigned I = 0; I < 200000; ++I) {
    Region A = Random.region(24, 5, 4);
    Region B = Random.region(16, 4, 6), C = Random.region(8, 3, 4);
    std::optional<Region> AB = A.compose(B), BC = B.compose(C);
    if (!AB || !BC)
      continue;
    ++Compared;
    ASSERT_EQ(AB->compose(C), A.compose(*BC))
        << A.str() << " " << B.str() << " " << C.str();
  }
  EXPECT_GT(Compared, 10000u);
}

/// Returns one region for each element list that a small shape has.
std::vector<Region> distinctRegions(unsigned ElemBytes, unsigned MaxElts,
                                    unsigned MaxStrideElts) {
  std::map<std::string, Region> ByForm;
  forEachShape(ElemBytes, MaxElts, MaxStrideElts, 0, [&](const Region &R) {
    ByForm.emplace(R.canonical().str(), R);
  });
  std::vector<Region> All;
  All.reserve(ByForm.size());
  for (const auto &Entry : ByForm)
    All.push_back(Entry.second);
  return All;
}

/// The parameters are the element sizes of the outer and the inner region.
class RegionComposeExhaustive
    : public testing::TestWithParam<std::tuple<unsigned, unsigned>> {};

TEST_P(RegionComposeExhaustive, RegionIffOneExists) {
  auto [OuterBytes, InnerBytes] = GetParam();
  std::vector<Region> Inners = distinctRegions(InnerBytes, 6, 3);
  for (const Region &AtZero : distinctRegions(OuterBytes, 8, 3)) {
    Region Outer = AtZero.shifted(2);
    int64_t PackedBytes = int64_t(Outer.numElts()) * OuterBytes;
    for (const Region &InnerAtZero : Inners)
      for (int64_t OffsetBytes = -1;
           OffsetBytes + InnerAtZero.endBytes() <= PackedBytes + 1;
           ++OffsetBytes) {
        Region Inner = InnerAtZero.shifted(OffsetBytes);
        std::optional<Offsets> List = naive::compose(Outer, Inner);
        bool Exists = List && findRegion(*List, InnerBytes);
        std::optional<Region> Composed = Outer.compose(Inner);
        ASSERT_EQ(Composed.has_value(), Exists)
            << Outer.str() << " " << Inner.str();
        if (!Composed)
          continue;
        ASSERT_EQ(elements(*Composed), *List)
            << Outer.str() << " " << Inner.str();
        ASSERT_EQ(*Composed, Composed->canonical());
      }
  }
}

INSTANTIATE_TEST_SUITE_P(ElemBytes, RegionComposeExhaustive,
                         testing::Combine(testing::Values(1u, 2u, 4u, 8u),
                                          testing::Values(1u, 2u, 4u, 8u)));

TEST(RegionCompose, ManyLargerRegions) {
  Numbers Random(1);
  unsigned Found = 0;
  for (unsigned I = 0; I < 300000; ++I) {
    Region Outer = Random.region(32, 9, 16), Inner = Random.region(12, 7, 24);
    std::optional<Offsets> List = naive::compose(Outer, Inner);
    bool Exists = List && findRegion(*List, Inner.elemBytes());
    std::optional<Region> Composed = Outer.compose(Inner);
    ASSERT_EQ(Composed.has_value(), Exists)
        << Outer.str() << " " << Inner.str();
    if (!Composed)
      continue;
    ++Found;
    ASSERT_EQ(elements(*Composed), *List) << Outer.str() << " " << Inner.str();
  }
  EXPECT_GT(Found, 10000u);
}

TEST(RegionReinterpret, SmallerElements) {
  EXPECT_EQ(text(rgn("<8;8,1>x8@4:4").reinterpret(1)), "<32;32,1>x32@4:1");
  EXPECT_EQ(text(rgn("<16;4,1>x8@4:4").reinterpret(2)), "<32;8,1>x16@4:2");
  EXPECT_EQ(text(rgn("<3;1,0>x8@4:4").reinterpret(2)), "<6;2,1>x16@4:2");
  EXPECT_EQ(text(rgn("<0;1,0>x8@4:8").reinterpret(4)), "<0;2,1>x16@4:4");
  EXPECT_EQ(text(rgn("<0;1,0>x1@4:8").reinterpret(4)), "<2;2,1>x2@4:4");
}

TEST(RegionReinterpret, SmallerElementsOfStridedRowsAreNothing) {
  // The result would have three dimensions: bytes in elements, elements in
  // rows, and rows.
  EXPECT_EQ(text(rgn("<16;4,2>x8@4:4").reinterpret(2)), "nothing");
}

TEST(RegionReinterpret, LargerElements) {
  EXPECT_EQ(text(rgn("<32;32,1>x32@4:1").reinterpret(4)), "<8;8,1>x8@4:4");
  EXPECT_EQ(text(rgn("<32;8,1>x16@4:2").reinterpret(4)), "<16;4,1>x8@4:4");
  EXPECT_EQ(text(rgn("<6;2,1>x16@4:2").reinterpret(4)), "<24;8,3>x8@4:4");
}

TEST(RegionReinterpret, LargerElementsNeedNeighboursAndWholeSteps) {
  EXPECT_EQ(text(rgn("<7;2,1>x16@4:2").reinterpret(4)), "nothing");
  EXPECT_EQ(text(rgn("<2;1,0>x16@4:2").reinterpret(4)), "nothing");
  EXPECT_EQ(text(rgn("<8;3,1>x12@4:2").reinterpret(4)), "nothing");
  EXPECT_EQ(text(rgn("<1;1,0>x15@4:2").reinterpret(4)), "nothing");
}

TEST(RegionReinterpret, StartMayBecomeMisaligned) {
  std::optional<Region> R = rgn("<16;16,1>x16@2:2").reinterpret(4);
  EXPECT_EQ(text(R), "<8;8,1>x8@2:4");
  EXPECT_FALSE(R->isAligned());
}

TEST(RegionReinterpret, BadElementSizeIsNothing) {
  EXPECT_EQ(text(rgn("<8;8,1>x8@0:4").reinterpret(0)), "nothing");
  EXPECT_EQ(text(rgn("<8;8,1>x8@0:4").reinterpret(3)), "nothing");
  EXPECT_EQ(text(rgn("<8;8,1>x8@0:4").reinterpret(16)), "nothing");
}

TEST(RegionReinterpret, NumbersThatDoNotFitAreNothing) {
  EXPECT_EQ(text(rgn("<1073741824;1,0>x4@0:8").reinterpret(1)), "nothing");
  EXPECT_EQ(text(rgn("<1;1,0>x1073741824@0:8").reinterpret(1)), "nothing");
}

/// The parameters are the old and the new element size.
class RegionReinterpretExhaustive
    : public testing::TestWithParam<std::tuple<unsigned, unsigned>> {};

TEST_P(RegionReinterpretExhaustive, RegionIffOneExists) {
  auto [OldBytes, NewBytes] = GetParam();
  unsigned New = NewBytes;
  for (unsigned MaxStrideElts : {5u, 16u})
    forEachShape(OldBytes, MaxStrideElts == 5 ? 24 : 8, MaxStrideElts, 5,
                 [&](const Region &R) {
                   std::optional<Offsets> List = cutBytes(bytes(R), New);
                   bool Exists = List && findRegion(*List, New);
                   std::optional<Region> Other = R.reinterpret(New);
                   ASSERT_EQ(Other.has_value(), Exists) << R.str();
                   if (!Other)
                     return;
                   ASSERT_EQ(elements(*Other), *List) << R.str();
                   ASSERT_EQ(*Other, Other->canonical()) << R.str();
                   // The conversion back gives the same elements.
                   ASSERT_EQ(Other->reinterpret(R.elemBytes()), R.canonical());
                 });
}

INSTANTIATE_TEST_SUITE_P(ElemBytes, RegionReinterpretExhaustive,
                         testing::Combine(testing::Values(1u, 2u, 4u, 8u),
                                          testing::Values(1u, 2u, 4u, 8u)));

} // namespace
