//===- NarrowSumsTest.cpp - Plans of sums and scaled integers -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests check computations of the pass that need no IR or little IR. They
// plan random sums over a window and compute the plan element by element. The
// result must be the sum of the taps (the elements that are added). They
// compare the chosen factor of a scaled form with all possible factors, and the
// range of an operation with its results for all bytes. The lit tests and
// cmx-fuzz check the IR that the pass makes, by running it.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Transforms/Input/NarrowSums/ScaledConversion.h"
#include "../../lib/Transforms/Input/NarrowSums/SumPlanner.h"
#include "../../lib/Transforms/Input/NarrowSums/SumTrees.h"
#include "cmx/Analysis/IntegerRanges.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

#include "gtest/gtest.h"
#include <cmath>
#include <functional>
#include <random>

using namespace llvm;
using namespace cmx;

namespace {

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Computes the sums of a plan, element by element.
class PlanRun {
public:
  PlanRun(const SumPlan &P, std::vector<int64_t> Base)
      : P(P), Base(std::move(Base)) {
    for (const SumSymbol &S : P.Symbols)
      Symbols.push_back(sum(ArrayRef<SumTerm>(S.Terms, 2), S.Grid));
  }

  /// Returns the elements of output \p Number that \p Shape contains.
  std::vector<int64_t> output(unsigned Number, const SumGrid &Shape) {
    const SumOutput &O = P.Outputs[Number];
    std::vector<int64_t> All = sum(O.Terms, O.Grid);
    if (!O.Wide)
      return All;
    return elements(All, SumPlanner::gridRegion(1, O.Grid, Shape, 0));
  }

private:
  static std::vector<int64_t> elements(const std::vector<int64_t> &From,
                                       const Region &R) {
    std::vector<int64_t> Result;
    for (unsigned I = 0; I != R.numElts(); ++I) {
      int64_t At = R.elementOffsetBytes(I);
      EXPECT_GE(At, 0);
      EXPECT_LT(At, int64_t(From.size()));
      bool Inside = At >= 0 && At < int64_t(From.size());
      Result.push_back(Inside ? From[size_t(At)] : 0);
    }
    return Result;
  }

  std::vector<int64_t> sum(ArrayRef<SumTerm> Terms, const SumGrid &G) {
    std::vector<int64_t> Result(G.numElts());
    for (const SumTerm &T : Terms) {
      bool IsBase = T.Symbol == 0;
      Region R = IsBase ? SumPlanner::baseRegion(1, G, T.Pos)
                        : SumPlanner::gridRegion(
                              1, P.Symbols[T.Symbol - 1].Grid, G, T.Pos);
      std::vector<int64_t> Part =
          elements(IsBase ? Base : Symbols[T.Symbol - 1], R);
      for (size_t I = 0; I != Part.size(); ++I)
        Result[I] += T.Coef * Part[I];
    }
    return Result;
  }

  const SumPlan &P;
  std::vector<int64_t> Base;
  std::vector<std::vector<int64_t>> Symbols;
};

struct Problem {
  TapShape Shape;
  unsigned BaseElts = 0;
  SmallVector<SumOutput, 3> Outputs;
};

std::vector<int64_t> expected(const Problem &P, const SumOutput &O,
                              const std::vector<int64_t> &Base) {
  std::vector<int64_t> Result(P.Shape.numElts());
  for (const SumTerm &T : O.Terms)
    for (unsigned R = 0; R != P.Shape.Rows; ++R)
      for (unsigned C = 0; C != P.Shape.Width; ++C)
        Result[size_t(R) * P.Shape.Width + C] +=
            T.Coef * Base[size_t(T.Pos + R * P.Shape.VStrideElts +
                                 C * P.Shape.HStrideElts)];
  return Result;
}

/// Returns a random window and outputs. Each output adds some taps of the
/// window, each of them once.
Problem randomProblem(std::mt19937 &Random) {
  auto Below = [&](unsigned N) { return unsigned(Random() % N); };
  Problem P;
  P.Shape.Rows = 1 + Below(4);
  P.Shape.Width = 2 + Below(24);
  P.Shape.HStrideElts = 1 + Below(2);
  unsigned ColStep = 1 + Below(3), NumCols = 1 + Below(4);
  unsigned NumRows = 1 + Below(3);
  unsigned Pitch = (P.Shape.Width - 1) * P.Shape.HStrideElts +
                   (NumCols - 1) * ColStep + 1 + Below(6);
  if (P.Shape.Rows > 1)
    P.Shape.VStrideElts = Pitch;
  unsigned Start = Below(3);
  P.BaseElts = Start + Pitch * (P.Shape.Rows + NumRows - 1) + Below(2);
  for (unsigned More = 1 + Below(3); More--;) {
    SumOutput O;
    bool Weighted = Below(3) == 0;
    for (unsigned R = 0; R != NumRows; ++R)
      for (unsigned C = 0; C != NumCols; ++C)
        if (Below(4) != 0) {
          int64_t Coef = Weighted ? int64_t(Below(7)) - 3 : 1;
          O.Terms.push_back(
              {0, int64_t(Start + R * Pitch + C * ColStep), Coef ? Coef : 2});
        }
    if (!O.Terms.empty())
      P.Outputs.push_back(std::move(O));
  }
  return P;
}

TEST(SumPlannerTest, PlansComputeTheSums) {
  std::mt19937 Random(1);
  unsigned NumShared = 0, NumWide = 0, NumBlocks = 0;
  for (const char *Name : {"icllp", "skl", "pvc"}) {
    OperationCosts Costs(*TargetDesc::get(Name));
    for (unsigned Try = 0; Try != 150; ++Try) {
      Problem P = randomProblem(Random);
      if (P.Outputs.empty())
        continue;
      SumPlanner Planner(Costs, Try % 2 ? ElemType::UB : ElemType::UW,
                         P.BaseElts, ElemType::UW, P.Shape);
      SumPlan Plan = Planner.plan(P.Outputs, Try % 3 != 0, ElemType::F);
      std::vector<int64_t> Base(P.BaseElts);
      for (int64_t &X : Base)
        X = Random() % 256;
      PlanRun Run(Plan, Base);
      ASSERT_EQ(Plan.Outputs.size(), P.Outputs.size());
      for (unsigned K = 0; K != P.Outputs.size(); ++K) {
        EXPECT_EQ(Run.output(K, Planner.shapeGrid()),
                  expected(P, P.Outputs[K], Base))
            << Name << " try " << Try << " output " << K;
        NumWide += Plan.Outputs[K].Wide;
      }
      NumShared += !Plan.Symbols.empty();
      for (const SumSymbol &S : Plan.Symbols)
        NumBlocks += S.Grid.Rows > 1;
    }
  }
  // Shared sums, wide outputs and blocks of several rows occur often enough.
  EXPECT_GT(NumShared, 50u);
  EXPECT_GT(NumWide, 10u);
  EXPECT_GT(NumBlocks, 10u);
}

/// With shared sums, 3 x 3 taps need four additions instead of eight. The plan
/// must be cheaper than eight additions of two taps.
TEST(SumPlannerTest, BoxIsTwoTimesTwoAdditions) {
  OperationCosts Costs(*TargetDesc::get("icllp"));
  TapShape Shape{6, 24, 32, 1};
  SumPlanner Planner(Costs, ElemType::UB, 256, ElemType::UW, Shape);
  SumOutput Box, Row;
  for (int64_t R : {0, 32, 64})
    for (int64_t C : {0, 3, 6})
      Box.Terms.push_back({0, R + C, 1});
  Row.Terms = {Box.Terms[0], Box.Terms[1]};
  SumPlan Plan = Planner.plan(Box, true, ElemType::F);
  EXPECT_EQ(Plan.Symbols.size(), 2u);
  EXPECT_EQ(Plan.Outputs[0].Terms.size(), 3u);
  EXPECT_TRUE(Plan.Outputs[0].Wide);
  SumPlan Single = Planner.plan(Row, false, ElemType::F);
  EXPECT_TRUE(Single.Symbols.empty());
  EXPECT_LT(Plan.Price, Single.Price * 8);
}

TEST(SumPlannerTest, TooManyTermsShareNothing) {
  OperationCosts Costs(*TargetDesc::get("icllp"));
  SumOutput O;
  for (unsigned K = 0; K <= SumPlanner::MaxTerms; ++K)
    O.Terms.push_back({0, int64_t(K), 1});
  SumPlanner Planner(Costs, ElemType::UW, 256, ElemType::UW, {1, 32, 0, 1});
  SumPlan Plan = Planner.plan(O, true, ElemType::UW);
  EXPECT_TRUE(Planner.stoppedEarly());
  EXPECT_TRUE(Plan.Symbols.empty());
}

//===----------------------------------------------------------------------===//
// Scaled integers
//===----------------------------------------------------------------------===//

/// Compares findScaledForm with a search over all factors, for several
/// divisors, shifts and small ranges.
TEST(ScaledFormTest, FoundIfThereIsOne) {
  constexpr unsigned Bits = 12;
  for (unsigned Divisor = 1; Divisor != 20; ++Divisor)
    for (unsigned First : {0u, 1u, 5u})
      for (unsigned Count : {1u, 7u, 40u})
        for (unsigned Shift = 0; Shift != 11; ++Shift)
          for (uint64_t Addend : {0u, 1u, 100u, 4096u}) {
            std::vector<int64_t> Results;
            for (unsigned X = First; X != First + Count; ++X)
              Results.push_back(X % 11 == 10 ? -1 : int64_t(X / Divisor));
            if (Divisor == 1) // The first result is no quotient.
              Results.front() = 3;
            auto IsRight = [&](uint64_t Factor) {
              for (unsigned K = 0; K != Count; ++K) {
                uint64_t Product = Factor * (First + K) + Addend;
                if (Product >> Bits)
                  return false;
                if (Results[K] >= 0 && Product >> Shift != uint64_t(Results[K]))
                  return false;
              }
              return true;
            };
            std::optional<uint64_t> Least;
            for (uint64_t Factor = 0; !(Factor >> Bits); ++Factor)
              if (IsRight(Factor)) {
                Least = Factor;
                break;
              }
            auto Form = findScaledForm(First, Results, Shift, Addend, Bits);
            ASSERT_EQ(Form.has_value(), Least.has_value())
                << Divisor << " " << First << " " << Count << " " << Shift;
            if (Form)
              EXPECT_EQ(Form->Factor, *Least);
          }
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

std::unique_ptr<Module> parse(LLVMContext &C, StringRef Body) {
  SMDiagnostic Error;
  std::string Text =
      ("define void @f(<2 x i8> %a, <2 x i8> %b, <2 x i16> %c) {\n" + Body +
       "\nret void\n}\n")
          .str();
  auto M = parseAssemblyString(Text, Error, C);
  EXPECT_TRUE(M) << Error.getMessage().str();
  return M;
}

/// Parses \p Body and returns the last tree of the function, or std::nullopt if
/// there is no tree.
std::optional<SumTree> lastTree(StringRef Body, LLVMContext &C,
                                std::unique_ptr<Module> &M) {
  M = parse(C, Body);
  IntegerRanges Ranges(M->getDataLayout());
  SumTrees Trees(*M->getFunction("f"), Ranges);
  if (Trees.trees().empty())
    return std::nullopt;
  return Trees.trees().back();
}

/// Floats are exact for integers up to 2^24, which is 65535 * 256 + 256. A sum
/// that can be larger is not part of a tree.
TEST(SumTreesTest, ExactUpToTheSignificand) {
  for (int Addend : {255, 256, 257}) {
    LLVMContext C;
    std::unique_ptr<Module> M;
    std::string Body = "%f = uitofp <2 x i16> %c to <2 x float>\n"
                       "%p = fmul <2 x float> %f, splat (float 256.0)\n"
                       "%s = fadd <2 x float> %p, splat (float " +
                       std::to_string(Addend) + ".0)\n";
    auto Tree = lastTree(Body, C, M);
    bool IsWhole = Tree && Tree->Root->getName() == "s";
    EXPECT_EQ(IsWhole, Addend <= 256) << Addend;
    if (IsWhole)
      EXPECT_EQ(Tree->Bounds.Max, 65535 * 256 + Addend);
  }
}

/// Tries sums of two leaves with all combinations of signs. If the float result
/// is -0.0 for some pair of values, the sum must not become a tree. Otherwise
/// it must become a tree, whose sum must equal the float result for all pairs.
TEST(SumTreesTest, SignsOfZero) {
  const char *Firsts[] = {"fadd", "fsub"};
  const float Weights[] = {1.0f, -1.0f, 2.0f, -0.5f};
  unsigned NumFound = 0, NumRefused = 0;
  for (const char *Op : Firsts)
    for (float WA : Weights)
      for (float WB : Weights)
        for (bool Negate : {false, true}) {
          LLVMContext C;
          std::unique_ptr<Module> M;
          std::string Body = "%fa = uitofp <2 x i8> %a to <2 x float>\n"
                             "%fb = uitofp <2 x i8> %b to <2 x float>\n"
                             "%pa = fmul <2 x float> %fa, splat (float " +
                             std::to_string(WA) +
                             ")\n%pb = fmul <2 x float> %fb, splat (float " +
                             std::to_string(WB) + ")\n%s = " + Op +
                             " <2 x float> %pa, %pb\n" +
                             (Negate ? "%n = fneg <2 x float> %s\n" : "");
          auto Tree = lastTree(Body, C, M);
          bool MayBeNegativeZero = false;
          for (int A : {0, 1, 2, 255})
            for (int B : {0, 1, 2, 255}) {
              float PA = float(A) * WA, PB = float(B) * WB;
              float S = StringRef(Op) == "fadd" ? PA + PB : PA - PB;
              S = Negate ? -S : S;
              MayBeNegativeZero |= S == 0 && std::signbit(S);
              bool IsRoot =
                  Tree && Tree->Root->getName() == (Negate ? "n" : "s");
              if (!IsRoot)
                continue;
              int64_t Sum = Tree->Addend;
              for (const SumLeaf &L : Tree->Leaves)
                Sum += L.Coef * (L.V->getName() == "a" ? A : B);
              EXPECT_EQ(float(Sum) / float(1 << Tree->Scale), S);
              EXPECT_LE(Tree->Bounds.Min, Sum);
              EXPECT_GE(Tree->Bounds.Max, Sum);
            }
          bool Found = Tree && Tree->Root->getName() == (Negate ? "n" : "s");
          EXPECT_EQ(Found, !MayBeNegativeZero) << Op << WA << WB << Negate;
          (Found ? NumFound : NumRefused) += 1;
        }
  EXPECT_GT(NumFound, 10u);
  EXPECT_GT(NumRefused, 10u);
}

/// The range of an operation must contain its results for all bytes.
TEST(IntegerRangesTest, ContainAllValues) {
  struct Case {
    const char *Body;
    std::function<unsigned(unsigned)> Compute; ///< The result for a byte.
  };
  const Case Cases[] = {
      {"%r = zext <2 x i8> %a to <2 x i16>", [](unsigned X) { return X; }},
      {"%r = sext <2 x i8> %a to <2 x i16>",
       [](unsigned X) { return unsigned(uint16_t(int8_t(X))); }},
      {"%z = zext <2 x i8> %a to <2 x i16>\n"
       "%m = mul <2 x i16> %z, splat (i16 3)\n"
       "%r = sub <2 x i16> %m, splat (i16 7)",
       [](unsigned X) { return (3 * X - 7) & 0xffff; }},
      {"%z = zext <2 x i8> %a to <2 x i16>\n"
       "%s = shl <2 x i16> %z, splat (i16 4)\n"
       "%r = and <2 x i16> %s, splat (i16 1023)",
       [](unsigned X) { return (X << 4) & 1023; }},
      {"%z = sext <2 x i8> %a to <2 x i16>\n"
       "%r = ashr <2 x i16> %z, splat (i16 3)",
       [](unsigned X) { return unsigned(uint16_t(int8_t(X) >> 3)); }},
      {"%z = zext <2 x i8> %a to <2 x i16>\n"
       "%r = add <2 x i16> %z, <i16 1, i16 9>",
       [](unsigned X) { return X + 9; }},
  };
  for (const Case &K : Cases) {
    LLVMContext C;
    auto M = parse(C, K.Body);
    Instruction *R = nullptr;
    for (Instruction &I : M->getFunction("f")->getEntryBlock())
      if (I.getName() == "r")
        R = &I;
    IntegerRanges Ranges(M->getDataLayout());
    ConstantRange Range = Ranges.get(R);
    EXPECT_FALSE(Range.isFullSet()) << K.Body;
    for (unsigned X = 0; X != 256; ++X)
      EXPECT_TRUE(Range.contains(APInt(16, K.Compute(X)))) << K.Body << X;
  }
}

/// The range of a value must not depend on the order in which ranges are
/// queried, even in a long chain.
TEST(IntegerRangesTest, NoOrderOfQuestions) {
  struct Case {
    const char *Start;
    const char *Step; ///< Computes %vB from %vA.
    uint64_t MaxOfLast;
  };
  const Case Cases[] = {
      {"%v0 = and <2 x i16> %c, splat (i16 15)\n",
       "%vB = add <2 x i16> %vA, splat (i16 3)\n", 15 + 200 * 3},
      {"%v0 = lshr <2 x i16> %c, splat (i16 6)\n",
       "%tB = and <2 x i16> %vA, splat (i16 -1)\n"
       "%vB = sub <2 x i16> %tB, zeroinitializer\n",
       1023},
      {"%v0 = zext <2 x i8> %a to <2 x i16>\n",
       "%tB = zext <2 x i16> %vA to <2 x i32>\n"
       "%vB = trunc <2 x i32> %tB to <2 x i16>\n",
       255},
  };
  for (const Case &K : Cases) {
    std::string Body = K.Start;
    for (unsigned N = 0; N != 200; ++N) {
      std::string Step = K.Step;
      for (auto [Letter, Number] : {std::pair("A", N), std::pair("B", N + 1)})
        for (size_t At; (At = Step.find(Letter)) != std::string::npos;)
          Step.replace(At, 1, std::to_string(Number));
      Body += Step;
    }
    LLVMContext C;
    auto M = parse(C, Body);
    BasicBlock &BB = M->getFunction("f")->getEntryBlock();
    IntegerRanges Forward(M->getDataLayout()), Backward(M->getDataLayout());
    for (Instruction &I : drop_end(BB))
      (void)Forward.get(&I);
    for (Instruction &I : reverse(drop_end(BB))) {
      ConstantRange Range = Backward.get(&I);
      EXPECT_EQ(Range, Forward.get(&I)) << I.getName().str();
      if (I.getName() == "v200")
        EXPECT_EQ(Range.getUnsignedMax(), K.MaxOfLast) << K.Start;
    }
  }
}

/// In an unreachable block, an instruction can depend on its own result. Its
/// range must not be empty then.
TEST(IntegerRangesTest, UnreachableCycle) {
  LLVMContext C;
  auto M = parse(C, "br label %end\n"
                    "loop:\n"
                    "%x = add <2 x i16> %y, splat (i16 1)\n"
                    "%y = lshr <2 x i16> %x, splat (i16 4)\n"
                    "br label %loop\n"
                    "end:\n");
  for (StringRef Name : {"x", "y"}) {
    IntegerRanges Ranges(M->getDataLayout());
    for (Instruction &I : instructions(*M->getFunction("f")))
      if (I.getName() == Name)
        EXPECT_TRUE(Ranges.get(&I).contains(APInt(16, 4095))) << Name.str();
  }
}

} // namespace
