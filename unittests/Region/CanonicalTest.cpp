//===- CanonicalTest.cpp - The normal form of regions ---------------------===//
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

TEST(RegionCanonical, OneRowWhereOneStrideSuffices) {
  EXPECT_EQ(rgn("<8;8,1>x8@0:4").canonical().str(), "<8;8,1>x8@0:4");
  EXPECT_EQ(rgn("<1;1,0>x8@0:4").canonical().str(), "<8;8,1>x8@0:4");
  EXPECT_EQ(rgn("<1;1,7>x8@0:4").canonical().str(), "<8;8,1>x8@0:4");
  EXPECT_EQ(rgn("<5;8,1>x8@0:4").canonical().str(), "<8;8,1>x8@0:4");
  EXPECT_EQ(rgn("<3;1,0>x8@0:4").canonical().str(), "<24;8,3>x8@0:4");
}

TEST(RegionCanonical, RowsThatContinueAreJoined) {
  EXPECT_EQ(rgn("<2;2,1>x16@3:2").canonical().str(), "<16;16,1>x16@3:2");
  EXPECT_EQ(rgn("<12;4,3>x16@3:2").canonical().str(), "<48;16,3>x16@3:2");
}

TEST(RegionCanonical, RealRowsStay) {
  for (const char *Text :
       {"<32;24,1>x144@35:1", "<4;8,1>x16@0:4", "<1;4,4>x16@0:4",
        "<2;4,1>x16@0:2", "<1;4,0>x16@0:8"})
    EXPECT_EQ(rgn(Text).canonical().str(), Text);
}

TEST(RegionCanonical, RepeatedRowsStay) {
  EXPECT_EQ(rgn("<0;8,1>x16@0:4").canonical().str(), "<0;8,1>x16@0:4");
}

TEST(RegionCanonical, Broadcast) {
  for (const char *Text :
       {"<0;1,0>x8@4:4", "<0;1,9>x8@4:4", "<9;8,0>x8@4:4", "<0;4,0>x8@4:4"})
    EXPECT_EQ(rgn(Text).canonical().str(), "<0;8,0>x8@4:4");
}

TEST(RegionCanonical, SingleElement) {
  for (const char *Text : {"<0;1,0>x1@4:4", "<1;1,1>x1@4:4", "<9;1,3>x1@4:4"})
    EXPECT_EQ(rgn(Text).canonical().str(), "<0;1,0>x1@4:4");
}

TEST(RegionCanonical, TwoElementsAreOneRow) {
  EXPECT_EQ(rgn("<7;1,3>x2@4:4").canonical().str(), "<14;2,7>x2@4:4");
  EXPECT_EQ(rgn("<3;2,7>x2@4:4").canonical().str(), "<14;2,7>x2@4:4");
}

TEST(RegionCanonical, StrideThatDoesNotFitIsZero) {
  Region R = rgn("<5;1073741824,7>x1073741824@0:1").canonical();
  EXPECT_EQ(R.vStrideElts(), 0u);
  EXPECT_EQ(R.hStrideElts(), 7u);
  EXPECT_EQ(R, R.canonical());
}

/// The parameter is the element size.
class RegionCanonicalExhaustive : public testing::TestWithParam<unsigned> {};

TEST_P(RegionCanonicalExhaustive, KeepsTheElementList) {
  for (int64_t OffsetBytes : {-3, 0, 8})
    forEachShape(GetParam(), 16, 5, OffsetBytes, [](const Region &R) {
      ASSERT_EQ(elements(R.canonical()), elements(R)) << R.str();
    });
}

TEST_P(RegionCanonicalExhaustive, EqualListsHaveOneFormAndOneOnly) {
  std::map<Offsets, std::string> FormOf;
  std::map<std::string, Offsets> ListOf;
  auto Visit = [&](const Region &R) {
    Offsets List = elements(R);
    std::string Form = R.canonical().str();
    ASSERT_EQ(FormOf.emplace(List, Form).first->second, Form) << R.str();
    ASSERT_EQ(ListOf.emplace(Form, List).first->second, List) << R.str();
  };
  for (int64_t OffsetBytes = -2; OffsetBytes <= 9; ++OffsetBytes)
    forEachShape(GetParam(), 16, 5, OffsetBytes, Visit);
  // Canonical forms can have strides above 5. Such forms must map to
  // themselves.
  forEachShape(GetParam(), 12, 24, 0, Visit);
  EXPECT_EQ(FormOf.size(), ListOf.size());
}

TEST_P(RegionCanonicalExhaustive, IsIdempotent) {
  forEachShape(GetParam(), 16, 5, 4, [](const Region &R) {
    ASSERT_EQ(R.canonical().canonical(), R.canonical()) << R.str();
  });
}

TEST_P(RegionCanonicalExhaustive, HasTheWidestWidth) {
  forEachShape(GetParam(), 16, 5, 0, [](const Region &R) {
    // The naive search begins with the largest width.
    std::optional<RegionShape> Widest = findRegion(elements(R), R.elemBytes());
    ASSERT_TRUE(Widest) << R.str();
    ASSERT_EQ(R.canonical().widthElts(), Widest->WidthElts) << R.str();
  });
}

TEST_P(RegionCanonicalExhaustive, OneRowHasTheProductAsVStride) {
  forEachShape(GetParam(), 16, 5, 0, [](const Region &R) {
    Region C = R.canonical();
    if (R.is1D()) {
      ASSERT_EQ(C.widthElts(), C.numElts()) << R.str();
      ASSERT_EQ(C.vStrideElts(), C.widthElts() * C.hStrideElts()) << R.str();
    } else {
      ASSERT_EQ(C, R);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(ElemBytes, RegionCanonicalExhaustive,
                         testing::Values(1u, 2u, 4u, 8u));

TEST(RegionSameElements, IgnoresHowRowsAreWritten) {
  EXPECT_TRUE(rgn("<1;1,0>x8@0:4").sameElements(rgn("<4;4,1>x8@0:4")));
  EXPECT_TRUE(rgn("<0;1,0>x8@0:4").sameElements(rgn("<7;8,0>x8@0:4")));
}

TEST(RegionSameElements, NeedsTheSameElementSize) {
  EXPECT_FALSE(rgn("<8;8,1>x8@0:4").sameElements(rgn("<16;16,1>x16@0:2")));
}

TEST(RegionSameElements, NeedsTheSameOrder) {
  // Both regions have the same sixteen elements.
  EXPECT_FALSE(rgn("<1;4,4>x16@0:4").sameElements(rgn("<4;4,1>x16@0:4")));
}

TEST(RegionSameElements, ExhaustivePairs) {
  std::vector<std::pair<Region, Offsets>> All;
  forEachShape(2, 8, 4, 2,
               [&](const Region &R) { All.emplace_back(R, elements(R)); });
  for (const auto &[A, AList] : All)
    for (const auto &[B, BList] : All)
      ASSERT_EQ(A.sameElements(B), AList == BList) << A.str() << " " << B.str();
}

} // namespace
