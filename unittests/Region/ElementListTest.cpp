//===- ElementListTest.cpp - Regions from lists of elements ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Region/ElementList.h"

#include "NaiveRegion.h"

#include "gtest/gtest.h"

#include <set>

using namespace cmx;

namespace {

/// Returns the element lists of all small regions of 4-byte elements.
std::set<naive::Offsets> allSmallRegions(unsigned NumElts) {
  std::set<naive::Offsets> Lists;
  for (unsigned Width = 1; Width <= NumElts; ++Width)
    for (unsigned V = 0; V <= 6; ++V)
      for (unsigned H = 0; H <= 6; ++H)
        for (int64_t Offset = 0; Offset <= 8; Offset += 4)
          if (auto R = Region::get({4, NumElts, V, Width, H, Offset}))
            Lists.insert(naive::elements(*R));
  return Lists;
}

TEST(ElementListTest, EveryRegionIsFoundFromItsList) {
  for (unsigned NumElts : {1, 2, 3, 4, 6, 8})
    for (const naive::Offsets &List : allSmallRegions(NumElts)) {
      auto R = regionOfElements(4, List);
      ASSERT_TRUE(R);
      EXPECT_EQ(naive::elements(*R), List);
      EXPECT_EQ(R->canonical(), *R);
    }
}

/// Tries many lists of four elements. A region must be found for a list if and
/// only if a small region has this list.
TEST(ElementListTest, OtherListsAreNone) {
  std::set<naive::Offsets> Lists = allSmallRegions(4);
  for (int64_t A = 0; A <= 2; ++A)
    for (int64_t B = 0; B <= 6; ++B)
      for (int64_t C = 0; C <= 6; ++C)
        for (int64_t D = 0; D <= 6; ++D) {
          naive::Offsets List = {4 * A, 4 * B, 4 * C, 4 * D};
          auto R = regionOfElements(4, List);
          EXPECT_EQ(R.has_value(), Lists.count(List) != 0)
              << A << ' ' << B << ' ' << C << ' ' << D;
        }
}

TEST(ElementListTest, OddPlaces) {
  EXPECT_FALSE(regionOfElements(4, {}));
  // The distance is half an element.
  EXPECT_FALSE(regionOfElements(4, {0, 2}));
  // The start is no multiple of the element size. isAligned() must report this.
  auto R = regionOfElements(4, {2, 6});
  ASSERT_TRUE(R);
  EXPECT_FALSE(R->isAligned());
  // The elements are in descending order.
  EXPECT_FALSE(regionOfElements(1, {3, 2, 1, 0}));
  // The distance is larger than a stride can be.
  EXPECT_FALSE(regionOfElements(1, {0, int64_t(1) << 33}));
  // The region starts before the vector.
  R = regionOfElements(4, {-8, -4, 0, 4});
  ASSERT_TRUE(R);
  EXPECT_EQ(R->offsetBytes(), -8);
}

} // namespace
