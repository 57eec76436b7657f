//===- PatternTest.cpp - Contents made from short descriptions ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Data.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstring>

using namespace cmx::runtime;
using ::testing::ElementsAre;

namespace {

template <typename T>
std::vector<T> pattern(llvm::StringRef Text, size_t NumElts,
                       size_t RowElts = 0) {
  auto Data = makePattern(Text, NumElts * sizeof(T), RowElts * sizeof(T));
  if (!Data) {
    ADD_FAILURE() << llvm::toString(Data.takeError());
    return {};
  }
  EXPECT_EQ(Data->size(), NumElts * sizeof(T));
  std::vector<T> Result(NumElts);
  if (NumElts)
    std::memcpy(Result.data(), Data->data(), Data->size());
  return Result;
}

std::string errorOf(llvm::StringRef Text, uint64_t NumBytes = 4) {
  auto Data = makePattern(Text, NumBytes);
  return Data ? "" : llvm::toString(Data.takeError());
}

TEST(Pattern, Zero) {
  EXPECT_THAT(pattern<uint32_t>("zero", 3), ElementsAre(0u, 0u, 0u));
  EXPECT_TRUE(pattern<uint8_t>("ramp:f64", 0).empty());
}

TEST(Pattern, Index) {
  std::vector<uint8_t> Bytes = pattern<uint8_t>("index", 300);
  EXPECT_EQ(Bytes[255], 255);
  EXPECT_EQ(Bytes[256], 0);
  EXPECT_THAT(pattern<uint32_t>("index:u32", 3), ElementsAre(0u, 1u, 2u));
  EXPECT_THAT(pattern<double>("index:f64", 3), ElementsAre(0.0, 1.0, 2.0));
  EXPECT_THAT(pattern<uint16_t>("index:f16", 3),
              ElementsAre(0, 0x3c00, 0x4000));
  EXPECT_THAT(pattern<uint16_t>("index:bf16", 2), ElementsAre(0, 0x3f80));
}

TEST(Pattern, Ramp) {
  EXPECT_THAT(pattern<uint8_t>("ramp", 6),
              ElementsAre(0, 51, 102, 153, 204, 255));
  EXPECT_THAT(pattern<int8_t>("ramp:i8", 2), ElementsAre(0, 127));
  EXPECT_THAT(pattern<uint64_t>("ramp:u64", 2), ElementsAre(0u, ~uint64_t(0)));
  EXPECT_THAT(pattern<int64_t>("ramp:i64", 2), ElementsAre(0, INT64_MAX));
  EXPECT_THAT(pattern<float>("ramp:f32", 3), ElementsAre(0.0f, 0.5f, 1.0f));
  EXPECT_THAT(pattern<float>("ramp:f32", 1), ElementsAre(0.0f));
}

TEST(Pattern, RowsOfAnImage) {
  EXPECT_THAT(pattern<float>("gradient:f32", 6, 3),
              ElementsAre(0.0f, float(1.0 / 3), float(2.0 / 3), float(1.0 / 3),
                          float(2.0 / 3), 1.0f));
  std::vector<uint8_t> Checker = pattern<uint8_t>("checker", 20 * 20, 20);
  for (unsigned Row = 0; Row != 20; ++Row)
    for (unsigned Column = 0; Column != 20; ++Column)
      EXPECT_EQ(Checker[Row * 20 + Column],
                (Row / 8 + Column / 8) % 2 ? 255 : 0);
}

TEST(Pattern, LastElementMayBeCut) {
  auto Data = makePattern("index:u32", 10, 6);
  ASSERT_TRUE(bool(Data));
  // Each row has two elements. The second one is cut to two bytes.
  EXPECT_THAT(*Data, ElementsAre(0, 0, 0, 0, 1, 0, 2, 0, 0, 0));
}

TEST(Pattern, Random) {
  EXPECT_EQ(pattern<uint8_t>("random", 100), pattern<uint8_t>("random:0", 100));
  EXPECT_EQ(pattern<uint8_t>("random:u8:7", 100),
            pattern<uint8_t>("random:0x7", 100));
  EXPECT_NE(pattern<uint8_t>("random:1", 100), pattern<uint8_t>("random", 100));
  bool HasNegative = false;
  for (float F : pattern<float>("random:f32", 1000)) {
    EXPECT_LE(F, 1.0f);
    EXPECT_GE(F, -1.0f);
    HasNegative |= F < -0.5f;
  }
  EXPECT_TRUE(HasNegative);
  for (uint16_t H : pattern<uint16_t>("random:f16", 1000))
    EXPECT_LE(floatFromHalf(H & 0x7fff), 1.0f);
}

TEST(Pattern, Names) {
  EXPECT_TRUE(isPattern("zero"));
  EXPECT_TRUE(isPattern("random:5"));
  EXPECT_FALSE(isPattern("zero.raw"));
  EXPECT_FALSE(isPattern(""));
}

TEST(Pattern, Errors) {
  EXPECT_EQ(errorOf("zebra"), "unknown pattern 'zebra': expected zero, index, "
                              "ramp, gradient, checker or random");
  EXPECT_EQ(errorOf("ramp:f12"), "pattern 'ramp:f12': expected the type of the "
                                 "elements (u8, i16, f32, ...), got 'f12'");
  EXPECT_EQ(errorOf("ramp:7"), "pattern 'ramp:7': expected the type of the "
                               "elements (u8, i16, f32, ...), got '7'");
  EXPECT_EQ(errorOf("random:"), "pattern 'random:': expected the type of the "
                                "elements (u8, i16, f32, ...) or a seed, got "
                                "''");
  EXPECT_EQ(errorOf("zero", uint64_t(1) << 40),
            "pattern 'zero': expected at most 1073741824 bytes, got "
            "1099511627776");
}

} // namespace
