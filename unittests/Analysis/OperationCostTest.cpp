//===- OperationCostTest.cpp - Tests of prices ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests prices in the form in which passes query them.
// unittests/Transforms/OperationPriceTest.cpp tests that prices agree with the
// results of legalization.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/OperationCost.h"
#include "gtest/gtest.h"

using namespace cmx;

namespace {

constexpr ElemType F = ElemType::F, D = ElemType::D, UB = ElemType::UB;

TEST(CostTest, InstructionsCountBeforeCycles) {
  EXPECT_LT(Cost::of(1, 32), Cost::of(2, 1));
  EXPECT_LT(Cost::of(2, 16), Cost::of(2, 32));
  EXPECT_EQ(Cost::of(2, 4), Cost::of(2, 8)); // Each takes at least two cycles.
  EXPECT_LT(Cost::of(1) - Cost::of(2), Cost());
  EXPECT_EQ(Cost::of(3, 16) - Cost::of(1, 16), Cost::of(2, 16));
}

TEST(CostTest, NothingIsDearerThanTheImpossible) {
  Cost No = Cost::impossible();
  EXPECT_FALSE((No + Cost::of(1)).isPossible());
  EXPECT_FALSE((No - Cost::of(1)).isPossible());
  EXPECT_FALSE((No * 2).isPossible());
  EXPECT_LT(Cost::of(1000000, 32), No);
  EXPECT_FALSE(No < No);
}

TEST(OperationCostTest, RegionsOfOperandsCount) {
  OperationCosts Costs(*TargetDesc::get("icllp"));
  EXPECT_EQ(Costs.price(Operation::Add, 64, F, {F, F}), Cost::of(4, 16));
  // If every fourth float is read, pieces have only four lanes.
  EXPECT_GT(
      Costs.price(Operation::Add, 16, F, {CostOperand::strided(F, 16, 4), F}),
      Costs.price(Operation::Add, 16, F, {F, F}));
  EXPECT_EQ(Costs.price(Operation::Add, 16, F, {CostOperand::scalar(F), F}),
            Costs.price(Operation::Add, 16, F, {CostOperand::imm(F), F}));
  // A copy of packed bytes is cheaper than a conversion of dwords to packed
  // bytes.
  EXPECT_LT(Costs.move(32, UB, UB), Costs.move(32, UB, D));
}

TEST(OperationCostTest, ThePlatformDecides) {
  for (const TargetDesc *TD : TargetDesc::all()) {
    OperationCosts Costs(*TD);
    EXPECT_EQ(Costs.price(Operation::Dp4a, 16, D, {D, D, D}).isPossible(),
              TD->supports(Operation::Dp4a))
        << TD->name().str();
  }
}

TEST(OperationCostTest, FactorsStandInTheCheaperOrder) {
  // Gen's third source operand, which is vISA's first one, cannot have rows.
  // The other factor can, so the factors are exchanged if this is cheaper.
  for (const TargetDesc *TD : TargetDesc::all()) {
    OperationCosts Costs(*TD);
    CostOperand Strided = CostOperand::strided(F, 8, 2);
    EXPECT_EQ(Costs.price(Operation::Mad, 8, F, {Strided, F, F}),
              Costs.price(Operation::Mad, 8, F, {F, Strided, F}))
        << TD->name().str();
  }
}

TEST(OperationCostTest, ProductAndSumLimitAMultiplyAdd) {
  // Instructions with three source operands can read bytes only at some
  // offsets.
  OperationCosts Costs(*TargetDesc::get("icllp"));
  constexpr ElemType W = ElemType::W;
  CostOperand Bytes(UB, Region::contiguous(1, 32, 1));
  CostOperand Two = CostOperand::imm(W);
  EXPECT_EQ(Costs.price(Operation::Mad, 32, W, {Bytes, Two, Bytes}),
            Costs.price(Operation::Mul, 32, W, {Bytes, Two}) +
                Costs.price(Operation::Add, 32, W, {W, Bytes}));
}

} // namespace
