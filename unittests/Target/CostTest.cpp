//===- CostTest.cpp - Tests of instruction costs --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The expected numbers were measured with GenX_IR 1.0.12504, one instruction at
// a time. measure-costs.py compares the tables of costs with the finalizer.
//
//===----------------------------------------------------------------------===//

#include "TestInsts.h"
#include "gtest/gtest.h"

using namespace cmx;

namespace {

struct Row {
  const char *What;
  InstDesc I;
  /// For skl, icllp, tgllp, dg2 and pvc; 0 if the instruction is not legal
  /// there.
  unsigned Count[5];
};

void expectCosts(llvm::ArrayRef<Row> Rows) {
  for (const Row &R : Rows)
    for (unsigned P = 0; P < 5; ++P) {
      const TargetDesc &T = *TargetDesc::all()[P];
      bool Legal = T.checkInst(R.I) == RegionLegality::Legal;
      EXPECT_EQ(Legal, R.Count[P] != 0) << R.What << " on " << T.name().str();
      if (Legal) {
        EXPECT_EQ(T.genCost(R.I).instructions(), int(R.Count[P]))
            << R.What << " on " << T.name().str();
      }
    }
}

InstDesc mov(ElemType Dst, ElemType Src, unsigned N) {
  return inst(Operation::Mov, N, reg(Dst, N), reg(Src, N));
}
InstDesc binary(Operation Op, ElemType T, unsigned N) {
  return inst(Op, N, reg(T, N), reg(T, N), reg(T, N));
}

TEST(CostTest, Conversions) {
  const Row Rows[] = {
      {"ub to f", mov(F, UB, 16), {1, 1, 1, 2, 2}},
      {"w to f", mov(F, W, 16), {1, 1, 1, 2, 2}},
      {"d to f", mov(F, D, 16), {1, 1, 1, 1, 1}},
      {"f to d", mov(D, F, 16), {1, 1, 1, 1, 1}},
      {"ub to w", mov(W, UB, 16), {1, 1, 1, 1, 1}},
      {"ub to ub", mov(UB, UB, 16), {1, 1, 1, 1, 1}},
      {"ub to b", mov(B, UB, 16), {2, 2, 2, 2, 2}},
      {"d to packed w", mov(W, D, 16), {2, 2, 2, 2, 2}},
      {"f to packed ub", mov(UB, F, 16), {2, 2, 2, 2, 2}},
      {"f to spread ub",
       inst(Operation::Mov, 16, reg(UB, strided(UB, 16, 4)), reg(F, 16)),
       {1, 1, 1, 1, 1}},
      {"f to hf", mov(HF, F, 16), {2, 2, 2, 2, 1}},
      {"spread ub to f",
       inst(Operation::Mov, 16, reg(F, 16), reg(UB, strided(UB, 16, 4))),
       {1, 1, 1, 1, 1}},
      {"d to q", mov(Q, D, 8), {1, 2, 2, 2, 2}},
      {"q to q", mov(Q, Q, 8), {1, 2, 2, 2, 1}},
      {"q to f", mov(F, Q, 8), {2, 0, 0, 0, 2}},
      {"bf to f", mov(F, BF, 16), {0, 0, 0, 2, 1}},
      {"scalar f to spread w",
       inst(Operation::Mov, 16, reg(W, strided(W, 16, 2)), scalar(F, 16)),
       {1, 1, 1, 1, 1}},
      {"scalar f to packed w",
       inst(Operation::Mov, 16, reg(W, 16), scalar(F, 16)),
       {2, 2, 2, 2, 2}},
      {"scalar w to f",
       inst(Operation::Mov, 16, reg(F, 16), scalar(W, 16)),
       {1, 1, 1, 1, 1}},
      {"d to spread f",
       inst(Operation::Mov, 8, reg(F, strided(F, 8, 2)), reg(D, 8)),
       {1, 1, 1, 2, 2}},
      {"d at 16 to f",
       inst(Operation::Mov, 8, reg(F, 8), reg(D, 8, 16)),
       {1, 1, 1, 2, 2}},
      {"predicate to ud",
       inst(Operation::Mov, 1, reg(UD, 1), OperandDesc::predicate()),
       {1, 1, 1, 1, 1}},
      {"low words of d",
       inst(Operation::Mov, 16, reg(W, 16), reg(W, strided(W, 16, 2))),
       {1, 1, 1, 1, 1}},
  };
  expectCosts(Rows);
}

TEST(CostTest, Operations) {
  const Row Rows[] = {
      {"add f", binary(Operation::Add, F, 16), {1, 1, 1, 1, 1}},
      {"add d", binary(Operation::Add, D, 16), {1, 1, 1, 1, 1}},
      {"add f, 32 lanes", binary(Operation::Add, F, 32), {0, 0, 0, 0, 1}},
      {"mul d*d", binary(Operation::Mul, D, 16), {1, 4, 4, 4, 2}},
      {"mul d*d, 8 lanes", binary(Operation::Mul, D, 8), {1, 2, 2, 2, 2}},
      {"mul d*w",
       inst(Operation::Mul, 16, reg(D, 16), reg(D, 16), reg(W, 16)),
       {1, 1, 1, 1, 1}},
      {"mul d*3:w",
       inst(Operation::Mul, 16, reg(D, 16), reg(D, 16), OperandDesc::imm(W)),
       {1, 1, 1, 1, 1}},
      {"mad d",
       inst(Operation::Mad, 16, reg(D, 16), reg(D, 16), reg(D, 16), reg(D, 16)),
       {2, 5, 5, 5, 3}},
      {"mad w",
       inst(Operation::Mad, 16, reg(W, 16), reg(W, 16), reg(W, 16), reg(W, 16)),
       {2, 1, 1, 1, 1}},
      {"mulh d", binary(Operation::Mulh, D, 16), {4, 4, 4, 4, 2}},
      {"q = d*d",
       inst(Operation::Mul, 8, reg(Q, 8), reg(D, 8), reg(D, 8)),
       {1, 5, 5, 5, 3}},
      {"add packed ub", binary(Operation::Add, UB, 16), {2, 4, 4, 4, 4}},
      {"add ub to w",
       inst(Operation::Add, 16, reg(W, 16), reg(UB, 16), reg(UB, 16)),
       {1, 2, 2, 2, 2}},
      {"add w to packed ub",
       inst(Operation::Add, 16, reg(UB, 16), reg(W, 16), reg(W, 16)),
       {2, 2, 2, 2, 2}},
      {"add d to packed w",
       inst(Operation::Add, 16, reg(W, 16), reg(D, 16), reg(D, 16)),
       {2, 2, 2, 2, 2}},
      {"div d", binary(Operation::Div, D, 16), {2, 2, 2, 0, 0}},
      {"div f", binary(Operation::Div, F, 16), {1, 1, 2, 2, 2}},
      {"pow f", binary(Operation::Pow, F, 16), {1, 1, 3, 3, 3}},
      {"inv f",
       inst(Operation::Inv, 16, reg(F, 16), reg(F, 16)),
       {1, 1, 1, 1, 1}},
      {"inv hf",
       inst(Operation::Inv, 16, reg(HF, 16), reg(HF, 16)),
       {2, 2, 2, 2, 1}},
      {"addc", binary(Operation::Addc, UD, 16), {4, 4, 4, 4, 2}},
      {"cmp f",
       inst(Operation::Cmp, 16, OperandDesc::predicate(), reg(F, 16),
            reg(F, 16)),
       {1, 1, 1, 1, 1}},
      {"cmp f to d",
       inst(Operation::Cmp, 16, reg(D, 16), reg(F, 16), reg(F, 16)),
       {2, 1, 1, 1, 1}},
      {"hf from f and f",
       inst(Operation::Add, 16, reg(HF, 16), reg(F, 16), reg(F, 16)),
       {2, 3, 2, 3, 3}},
      {"add bf",
       inst(Operation::Add, 16, reg(BF, 16), reg(BF, 16), reg(BF, 16)),
       {0, 0, 0, 4, 2}},
      {"f from bf and f",
       inst(Operation::Add, 16, reg(F, 16), reg(BF, 16), reg(F, 16)),
       {0, 0, 0, 2, 1}},
      {"f from hf and f",
       inst(Operation::Add, 16, reg(F, 16), reg(HF, 16), reg(F, 16)),
       {2, 2, 2, 3, 2}},
      {"cmp hf to w",
       inst(Operation::Cmp, 16, reg(W, 16), reg(HF, 16), reg(HF, 16)),
       {3, 2, 2, 2, 2}},
      {"w and immediate d to packed w",
       inst(Operation::Add, 16, reg(W, 16), reg(W, 16), OperandDesc::imm(D)),
       {2, 2, 2, 2, 2}},
      {"d and d to packed ub",
       inst(Operation::Add, 16, reg(UB, 16), reg(D, 16), reg(D, 16)),
       {2, 2, 2, 2, 2}},
      {"w and w to spread ub",
       inst(Operation::Add, 16, reg(UB, strided(UB, 16, 2)), reg(W, 16),
            reg(W, 16)),
       {1, 1, 1, 1, 1}},
      {"mad of words",
       inst(Operation::Mad, 8, reg(D, 8), reg(W, 8), reg(W, 8), reg(D, 8)),
       {2, 2, 2, 2, 2}},
      {"flag and",
       inst(Operation::And, 16, OperandDesc::predicate(),
            OperandDesc::predicate(), OperandDesc::predicate()),
       {1, 1, 1, 1, 1}},
  };
  expectCosts(Rows);
}

TEST(CostTest, SaturationAndPredicatesAreFree) {
  for (const TargetDesc *T : TargetDesc::all()) {
    InstDesc I = binary(Operation::Add, W, 16);
    Cost Plain = T->genCost(I);
    I.Saturate = I.Predicated = true;
    EXPECT_EQ(T->genCost(I), Plain);
  }
}

TEST(CostTest, FloatRegionsMatchOrPay) {
  auto Add = [](const OperandDesc &Dst, const OperandDesc &A,
                const OperandDesc &B) {
    return inst(Operation::Add, 8, Dst, A, B);
  };
  const Row Rows[] = {
      {"destination apart",
       Add(reg(F, 8, 16), reg(F, 8), reg(F, 8)),
       {1, 1, 1, 2, 2}},
      {"all alike",
       Add(reg(F, 8, 16), reg(F, 8, 16), reg(F, 8, 16)),
       {1, 1, 1, 1, 1}},
      {"one source apart",
       Add(reg(F, 8), reg(F, 8, 16), reg(F, 8)),
       {1, 1, 1, 2, 2}},
      {"both sources apart",
       Add(reg(F, 8), reg(F, 8, 16), reg(F, 8, 16)),
       {1, 1, 1, 3, 3}},
      {"stride 2",
       Add(reg(F, 8), reg(F, strided(F, 8, 2)), reg(F, 8)),
       {1, 1, 1, 2, 2}},
      {"rows",
       Add(reg(F, 8), reg(F, rows(F, 8, 8, 4, 1)), reg(F, 8)),
       {1, 1, 1, 2, 2}},
      {"scalar", Add(reg(F, 8), scalar(F, 8, 12), reg(F, 8)), {1, 1, 1, 1, 1}},
      {"next register",
       Add(reg(F, 8), reg(F, 8, 32), reg(F, 8)),
       {1, 1, 1, 1, 2}},
  };
  expectCosts(Rows);
}

TEST(CostTest, IntegerRegionsAreFree) {
  const Row Rows[] = {
      {"d",
       inst(Operation::Add, 8, reg(D, 8), reg(D, strided(D, 8, 2)),
            reg(D, 8, 12)),
       {1, 1, 1, 1, 1}},
      {"rows",
       inst(Operation::Add, 8, reg(D, 8, 8), reg(D, rows(D, 8, 8, 4, 1)),
            reg(D, 8)),
       {1, 1, 1, 1, 1}},
  };
  expectCosts(Rows);
}

TEST(CostTest, ThreeSources) {
  auto Mad = [](const OperandDesc &Dst, const OperandDesc &A,
                const OperandDesc &B, const OperandDesc &C) {
    return inst(Operation::Mad, 8, Dst, A, B, C);
  };
  const OperandDesc V = reg(F, 8), S = scalar(F, 8, 4);
  const Row Rows[] = {
      {"packed", Mad(V, V, V, V), {1, 1, 1, 1, 1}},
      {"scalars", Mad(V, S, S, V), {1, 1, 1, 1, 1}},
      {"first source at 16", Mad(V, reg(F, 8, 16), V, V), {2, 2, 2, 2, 2}},
      {"second source at 16", Mad(V, V, reg(F, 8, 16), V), {2, 1, 1, 2, 2}},
      {"third source at 16", Mad(V, V, V, reg(F, 8, 16)), {2, 1, 1, 2, 2}},
      {"second source at 12", Mad(V, V, reg(F, 8, 12), V), {2, 2, 1, 2, 2}},
      {"second source of rows",
       Mad(V, V, reg(F, rows(F, 8, 8, 4, 1)), V),
       {2, 2, 2, 2, 2}},
      {"second source of stride 2",
       Mad(V, V, reg(F, strided(F, 8, 2)), V),
       {2, 1, 1, 2, 2}},
      {"destination at 16", Mad(reg(F, 8, 16), V, V, V), {2, 2, 2, 2, 2}},
      {"all at 16",
       Mad(reg(F, 8, 16), reg(F, 8, 16), reg(F, 8, 16), reg(F, 8, 16)),
       {5, 3, 3, 5, 5}},
      {"immediate f", Mad(V, V, OperandDesc::imm(F), V), {2, 2, 2, 2, 2}},
      {"one lane anywhere",
       inst(Operation::Mad, 1, reg(F, 1, 12), reg(F, 1), reg(F, 1, 4),
            reg(F, 1, 8)),
       {2, 2, 2, 1, 1}},
  };
  expectCosts(Rows);
}

TEST(CostTest, ThreeSourcesOfWords) {
  auto Mad = [](const OperandDesc &Dst, const OperandDesc &A,
                const OperandDesc &B, const OperandDesc &C) {
    return inst(Operation::Mad, 8, Dst, A, B, C);
  };
  const OperandDesc V = reg(W, 8), Spread = reg(W, strided(W, 8, 2));
  const OperandDesc Rows4 = reg(W, rows(W, 8, 8, 4, 1));
  const Row Rows[] = {
      {"packed", Mad(V, V, V, V), {2, 1, 1, 1, 1}},
      {"first source at 2", Mad(V, reg(W, 8, 2), V, V), {2, 2, 2, 2, 2}},
      {"second source at 8", Mad(V, V, reg(W, 8, 8), V), {2, 1, 1, 1, 1}},
      {"second source at 2", Mad(V, V, reg(W, 8, 2), V), {2, 2, 1, 1, 1}},
      {"second source of stride 2", Mad(V, V, Spread, V), {2, 1, 1, 1, 1}},
      {"third source of stride 2", Mad(V, V, V, Spread), {2, 1, 1, 1, 1}},
      {"sources of rows", Mad(V, Rows4, Rows4, Rows4), {2, 2, 2, 2, 2}},
      {"destination of stride 2", Mad(Spread, V, V, V), {2, 2, 2, 2, 2}},
      {"destination at 2", Mad(reg(W, 8, 2), V, V, V), {2, 2, 2, 2, 2}},
  };
  expectCosts(Rows);
}

TEST(CostTest, MathUnitWantsMatchingRegions) {
  auto Inv = [](const OperandDesc &Dst, const OperandDesc &A) {
    return inst(Operation::Inv, 8, Dst, A);
  };
  const Row Rows[] = {
      {"source apart", Inv(reg(F, 8), reg(F, 8, 16)), {2, 2, 2, 2, 2}},
      {"alike", Inv(reg(F, 8, 16), reg(F, 8, 16)), {1, 1, 1, 1, 1}},
      {"both spread",
       Inv(reg(F, strided(F, 8, 2)), reg(F, strided(F, 8, 2))),
       {3, 3, 3, 3, 3}},
  };
  expectCosts(Rows);
}

TEST(CostTest, RowsAcrossRegistersAreHalved) {
  auto Mov = [](int64_t Offset) {
    return inst(Operation::Mov, 16, reg(F, 16),
                reg(UB, rows(UB, 16, 16, 8, 1, Offset)));
  };
  const Row Rows[] = {
      {"rows inside", Mov(19), {1, 1, 1, 2, 2}},
      {"first row across", Mov(28), {2, 2, 2, 4, 2}},
      {"one row is no matter",
       inst(Operation::Mov, 16, reg(F, 16), reg(UB, 16, 19)),
       {1, 1, 1, 2, 2}},
      {"short rows of f",
       inst(Operation::Add, 8, reg(F, 8), reg(F, rows(F, 8, 8, 4, 1, 24)),
            reg(F, 8)),
       {0, 0, 0, 0, 6}},
      {"short rows of w",
       inst(Operation::Add, 16, reg(W, 16), reg(W, rows(W, 16, 8, 4, 1, 12)),
            reg(W, 16)),
       {0, 0, 0, 0, 3}},
      {"short rows of w, 8 lanes",
       inst(Operation::Add, 8, reg(W, 8), reg(W, rows(W, 8, 8, 4, 1, 12)),
            reg(W, 8)),
       {2, 2, 2, 2, 1}},
  };
  expectCosts(Rows);
}

TEST(CostTest, IsAtLeastOne) {
  for (const TargetDesc *T : TargetDesc::all())
    for (ElemType Dst : {UB, W, D, Q, HF, BF, F, DF})
      for (ElemType Src : {UB, W, D, Q, HF, BF, F, DF})
        for (unsigned N = 1; N <= 32; N *= 2)
          for (unsigned Stride : {0u, 1u, 2u, 4u}) {
            InstDesc I = inst(Operation::Mov, N, reg(Dst, N),
                              reg(Src, strided(Src, N, Stride)));
            if (T->checkInst(I) == RegionLegality::Legal) {
              EXPECT_GE(T->genCost(I), Cost::of(1));
            }
          }
}

} // namespace
