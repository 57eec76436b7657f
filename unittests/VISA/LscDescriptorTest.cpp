//===- LscDescriptorTest.cpp - Descriptors of block loads -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/LscDescriptor.h"
#include "gtest/gtest.h"

using namespace cmx::visa;

static uint32_t descriptor(unsigned NumDwords, unsigned DstRegs) {
  LscBlockLoad L;
  L.NumDwords = NumDwords;
  L.DstRegs = DstRegs;
  return L.descriptor();
}

// For PVC, GenX_IR gives lsc_load these descriptors (found by experiment).
TEST(LscDescriptor, AsInListings) {
  EXPECT_EQ(descriptor(8, 1), 0x6210C500u);
  EXPECT_EQ(descriptor(16, 1), 0x6210D500u);
  EXPECT_EQ(descriptor(32, 2), 0x6220E500u);
  EXPECT_EQ(descriptor(64, 4), 0x6240F500u);
}

TEST(LscDescriptor, DecodesWhatItEncodes) {
  for (unsigned NumDwords : {1, 2, 3, 4, 8, 16, 32, 64})
    for (unsigned DstRegs : {1, 4, 8}) {
      auto L = LscBlockLoad::decode(descriptor(NumDwords, DstRegs));
      ASSERT_TRUE(L);
      EXPECT_EQ(L->NumDwords, NumDwords);
      EXPECT_EQ(L->DstRegs, DstRegs);
    }
}

TEST(LscDescriptor, OtherMessages) {
  uint32_t Load = descriptor(8, 1);
  for (uint32_t Bit : {0u, 2u, 7u, 8u, 9u, 10u, 15u, 17u, 25u, 26u, 29u, 30u})
    EXPECT_FALSE(LscBlockLoad::decode(Load ^ 1u << Bit)) << Bit;
}
