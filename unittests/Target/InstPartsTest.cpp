//===- InstPartsTest.cpp - Parts and keys of instructions -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/InstParts.h"
#include "TestInsts.h"
#include "gtest/gtest.h"

using namespace cmx;

static InstDesc add(const OperandDesc &Dst, const OperandDesc &A,
                    const OperandDesc &B) {
  InstDesc I{};
  I.Op = Operation::Add;
  I.Dst = Dst;
  I.Src[0] = A;
  I.Src[1] = B;
  return I;
}

TEST(InstPartsTest, SlicesRegionsAndKeepsTheRest) {
  InstDesc I =
      add(reg(D, 32, 8), reg(D, strided(D, 32, 2)), OperandDesc::imm(D));
  auto P = sliceInst(I, 8, 16);
  ASSERT_TRUE(P);
  EXPECT_EQ(P->ExecSize, 16u);
  EXPECT_EQ(P->Dst.R.offsetBytes(), 8 + 8 * 4);
  EXPECT_EQ(P->Dst.R.numElts(), 16u);
  EXPECT_EQ(P->Src[0].R.offsetBytes(), 8 * 2 * 4);
  EXPECT_EQ(P->Src[1].K, OperandDesc::Immediate);
  EXPECT_EQ(P->Src[2].K, OperandDesc::Absent);
}

TEST(InstPartsTest, LanesCountOnlyWhereTheyAreKnown) {
  InstDesc I = add(reg(D, 32), reg(D, 32), reg(D, 32));
  I.FirstLane = 28;
  EXPECT_EQ(sliceInst(I, 8, 8)->FirstLane, 0u);
  I.Predicated = true;
  EXPECT_EQ(sliceInst(I, 8, 8)->FirstLane, 4u) << "modulo 32";
  I.Predicated = false;
  I.Op = Operation::Sel;
  EXPECT_EQ(sliceInst(I, 8, 8)->FirstLane, 4u);
  I.Op = Operation::Cmp;
  I.Dst = OperandDesc::predicate();
  EXPECT_EQ(sliceInst(I, 0, 8)->FirstLane, 28u);
}

TEST(InstPartsTest, NoSliceThatIsNoRegion) {
  // Elements 3 to 5 are the last element of the first row and two elements of
  // the second row.
  InstDesc I = add(reg(D, 16), reg(D, rows(D, 16, 9, 4, 1)), reg(D, 16));
  EXPECT_FALSE(sliceInst(I, 3, 3));
  EXPECT_TRUE(sliceInst(I, 4, 4));
}

TEST(InstPartsTest, KeysDifferWhereAnswersMay) {
  InstDesc I = add(reg(D, 16), reg(D, 16, 4), reg(D, 16));
  InstKey Key = makeInstKey(I, 16, 32);
  auto Changed = [&](auto Change) {
    InstDesc X = I;
    Change(X);
    return makeInstKey(X, 16, 32) != Key;
  };
  EXPECT_FALSE(Changed([](InstDesc &X) { X.ExecSize = 4; }));
  EXPECT_FALSE(Changed([](InstDesc &X) { X.Src[0] = reg(D, 16, 36); }))
      << "the same place in the next register";
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Src[0] = reg(D, 16, 8); }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Src[0] = reg(UD, 16, 4); }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Src[0] = OperandDesc::imm(D); }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Op = Operation::Mul; }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Saturate = true; }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.Predicated = true; }));
  EXPECT_TRUE(Changed([](InstDesc &X) { X.FirstLane = 8; }));
  EXPECT_NE(makeInstKey(I, 8, 32), Key);
}
