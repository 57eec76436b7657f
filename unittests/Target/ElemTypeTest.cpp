//===- ElemTypeTest.cpp - Tests of vISA element types ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/ElemType.h"
#include "gtest/gtest.h"

using namespace cmx;

namespace {

TEST(ElemTypeTest, TextRoundTrips) {
#define CMX_ELEM_TYPE(E, Text, Bytes, Kind)                                    \
  EXPECT_EQ(elemTypeText(ElemType::E), Text);                                  \
  EXPECT_EQ(parseElemType(Text), ElemType::E);                                 \
  EXPECT_EQ(elemTypeBytes(ElemType::E), unsigned(Bytes));                      \
  EXPECT_EQ(elemTypeKind(ElemType::E), ElemKind::Kind);
#include "cmx/Target/ElemType.def"
}

TEST(ElemTypeTest, UnknownTextIsNoType) {
  EXPECT_EQ(parseElemType(""), std::nullopt);
  EXPECT_EQ(parseElemType("D"), std::nullopt);
  EXPECT_EQ(parseElemType("uv"), std::nullopt);
}

TEST(ElemTypeTest, IntegerBySizeAndSign) {
  for (unsigned Bytes : {1u, 2u, 4u, 8u})
    for (bool Signed : {false, true}) {
      ElemType T = intType(Bytes, Signed);
      EXPECT_EQ(elemTypeBytes(T), Bytes);
      EXPECT_EQ(elemTypeKind(T), Signed ? ElemKind::SInt : ElemKind::UInt);
    }
}

TEST(ElemTypeTest, CopiesTakeTheLargestElements) {
  for (unsigned Bytes : {4u, 8u, 20u, 64u})
    EXPECT_EQ(copyType(Bytes), ElemType::UD);
  for (unsigned Bytes : {2u, 6u, 30u})
    EXPECT_EQ(copyType(Bytes), ElemType::UW);
  for (unsigned Bytes : {1u, 3u, 17u})
    EXPECT_EQ(copyType(Bytes), ElemType::UB);
}

} // namespace
