//===- SimdBranchesTest.cpp - Branches by lane, on random graphs ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random control flow graphs with branches by lane (on simdcf.any), with
// branches on a scalar, and with switches. All lanes reconverge at the end of a
// graph. From there, they jump back a few times, either all together or each
// lane to its own target. Each lane has a number, and each block changes the
// numbers of the lanes that run it. A model runs one lane after the other. Code
// with masks must compute the same numbers, and no block may run without an
// active lane.
//
//===----------------------------------------------------------------------===//

#include "EvaluateFunction.h"
#include "cmx/IR/PublicForms.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <random>

using namespace llvm;
using namespace cmx;

namespace {

constexpr unsigned NumLanes = 8;

/// The branch at the end of a block, which jumps to one of the blocks To.
struct Branch {
  enum class Kind { Always, Scalar, Switch, Lane } K = Kind::Always;
  bool IsNegated = false;
  unsigned Bit = 0; ///< Of the lane's number, or of the scalar.
  unsigned To[3] = {0, 0, 0};
};

/// All lanes reconverge in the last but one block. When this block runs for the
/// N-th time (from 0), it branches to block To[N]; the last element of To is
/// the end. The last block, which To may contain, branches back by lane.
struct Graph {
  std::vector<Branch> Blocks;
  std::vector<unsigned> To;
  uint32_t Scalar = 0;

  unsigned meeting() const { return unsigned(Blocks.size()) - 2; }
  unsigned end() const { return unsigned(Blocks.size()); }
};

uint32_t firstNumber(unsigned Lane) { return Lane * 2654435761u + 12345; }

/// After this number of blocks, \p Lane takes no branch back.
uint32_t firstLimit(unsigned Lane) { return 6 + Lane * 3; }

class Random {
public:
  explicit Random(unsigned Seed) : Engine(Seed) {}
  unsigned upTo(unsigned Max) { return unsigned(Engine() % (Max + 1)); }
  bool percent(unsigned P) { return upTo(99) < P; }
  unsigned oneOf(ArrayRef<unsigned> Values) {
    return Values[upTo(unsigned(Values.size()) - 1)];
  }

private:
  std::mt19937 Engine;
};

} // namespace

static Graph randomGraph(unsigned Seed) {
  Random R(Seed);
  Graph G;
  unsigned N = 3 + R.upTo(7), PercentByLane = R.oneOf({35, 50, 70}),
           Back = R.oneOf({30, 60});
  G.Scalar = R.upTo(15);
  for (unsigned B = 0; B != N; ++B) {
    auto Forward = [&] {
      return std::min(N, B + 1 + R.upTo(R.oneOf({0, 0, 1, 3})));
    };
    Branch End;
    for (unsigned &To : End.To)
      To = Forward();
    if ((B || R.percent(30)) && R.percent(PercentByLane)) {
      End.K = Branch::Kind::Lane;
      End.Bit = 7 + R.upTo(6);
      End.IsNegated = R.percent(30);
      if (B && R.percent(Back))
        End.To[0] = std::max(1u, B - std::min(B, R.oneOf({0, 1, 3, 8})));
      if (End.To[0] == End.To[1])
        End.To[1] = std::min(N, End.To[1] + 1);
    } else if (R.percent(50)) {
      End.K = Branch::Kind::Scalar;
      End.Bit = R.upTo(3);
    } else if (R.percent(20)) {
      End.K = Branch::Kind::Switch;
    }
    G.Blocks.push_back(End);
  }
  Branch ByLane;
  ByLane.K = Branch::Kind::Lane;
  ByLane.Bit = 7 + R.upTo(6);
  for (unsigned &To : ByLane.To)
    To = R.upTo(N);
  G.Blocks.resize(N);
  G.Blocks.push_back(Branch());
  G.Blocks.push_back(ByLane);
  for (unsigned Turns = R.upTo(3); Turns; --Turns)
    G.To.push_back(R.upTo(N + 1));
  G.To.push_back(G.end());
  return G;
}

static bool hasBranchByLane(const Graph &G) {
  return any_of(G.Blocks,
                [](const Branch &B) { return B.K == Branch::Kind::Lane; });
}

static unsigned chosen(const Branch &B, uint32_t Number, uint32_t Scalar,
                       bool MayRepeat) {
  switch (B.K) {
  case Branch::Kind::Always:
    return 0;
  case Branch::Kind::Scalar:
    return !(Scalar >> B.Bit & 1);
  case Branch::Kind::Switch:
    return std::min(Scalar & 3, 2u);
  case Branch::Kind::Lane:
    return !((Number >> B.Bit & 1) && MayRepeat);
  }
  llvm_unreachable("no branch");
}

static uint32_t modelOf(const Graph &G, unsigned Lane) {
  uint32_t Number = firstNumber(Lane), Left = firstLimit(Lane), Turn = 0;
  for (unsigned At = 0; At != G.end();) {
    Number = Number * 31 + At + 1;
    Left -= Left != 0;
    const Branch &B = G.Blocks[At];
    At = At == G.meeting() ? G.To[Turn++]
                           : B.To[chosen(B, Number, G.Scalar, Left != 0)];
  }
  return Number;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string vectorText(uint32_t (*Of)(unsigned)) {
  std::string Text = "<";
  for (unsigned L = 0; L != NumLanes; ++L)
    Text += (L ? ", i32 " : "i32 ") + utostr(Of(L));
  return Text + ">";
}

static std::string meetingText(const Graph &G) {
  std::string Text = "  %turn = load i32, ptr %turns\n"
                     "  %next = add i32 %turn, 1\n"
                     "  store i32 %next, ptr %turns\n"
                     "  switch i32 %turn, label %b" +
                     utostr(G.end()) + " [";
  for (auto [Turn, To] : enumerate(G.To))
    Text += " i32 " + utostr(Turn) + ", label %b" + utostr(To);
  return Text + " ]\n";
}

static std::string branchText(const Graph &G, unsigned At) {
  if (At == G.meeting())
    return meetingText(G);
  const Branch &B = G.Blocks[At];
  auto To = [&](unsigned N) { return "label %b" + utostr(B.To[N]); };
  switch (B.K) {
  case Branch::Kind::Always:
    return "  br " + To(0) + "\n";
  case Branch::Kind::Scalar:
    return formatv("  %k{0} = and i32 %n, {1}\n"
                   "  %e{0} = icmp ne i32 %k{0}, 0\n"
                   "  br i1 %e{0}, {2}, {3}\n",
                   At, 1u << B.Bit, To(0), To(1));
  case Branch::Kind::Switch:
    return formatv("  %k{0} = and i32 %n, 3\n"
                   "  switch i32 %k{0}, {3} [ i32 0, {1}\n i32 1, {2} ]\n",
                   At, To(0), To(1), To(2));
  case Branch::Kind::Lane:
    return formatv("  %k{0} = and <8 x i32> %s{0}, splat (i32 {1})\n"
                   "  %g{0} = icmp ne <8 x i32> %k{0}, zeroinitializer\n"
                   "  %h{0} = icmp ne <8 x i32> %d{0}, zeroinitializer\n"
                   "  %c{0} = and <8 x i1> %g{0}, %h{0}\n"
                   "  %e{0} = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> "
                   "%c{0})\n",
                   At, 1u << B.Bit)
               .str() +
           (B.IsNegated
                ? formatv("  %not{0} = xor i1 %e{0}, true\n"
                          "  br i1 %not{0}, {1}, {2}\n",
                          At, To(1), To(0))
                      .str()
                : formatv("  br i1 %e{0}, {1}, {2}\n", At, To(0), To(1)).str());
  }
  llvm_unreachable("no branch");
}

/// Returns the text of @f, which returns the numbers of all lanes. If a block
/// runs without an active lane, the result is wrong in all lanes.
static std::string textOf(const Graph &G) {
  std::string Text =
      "declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)\n"
      "declare <8 x i32> @llvm.usub.sat.v8i32(<8 x i32>, <8 x i32>)\n"
      "define <8 x i32> @f(i32 %n) {\nentry:\n"
      "  %number = alloca <8 x i32>\n  %left = alloca <8 x i32>\n"
      "  %empty = alloca i32\n  store i32 0, ptr %empty\n"
      "  %turns = alloca i32\n  store i32 0, ptr %turns\n"
      "  store <8 x i32> " +
      vectorText(firstNumber) + ", ptr %number\n  store <8 x i32> " +
      vectorText(firstLimit) + ", ptr %left\n  br label %b0\n";
  for (unsigned At = 0; At != G.Blocks.size(); ++At)
    Text += formatv("b{0}:\n"
                    "  %a{0} = load <8 x i32>, ptr %number\n"
                    "  %m{0} = mul <8 x i32> %a{0}, splat (i32 31)\n"
                    "  %s{0} = add <8 x i32> %m{0}, splat (i32 {1})\n"
                    "  store <8 x i32> %s{0}, ptr %number\n"
                    "  %l{0} = load <8 x i32>, ptr %left\n"
                    "  %d{0} = call <8 x i32> @llvm.usub.sat.v8i32(<8 x i32> "
                    "%l{0}, <8 x i32> splat (i32 1))\n"
                    "  store <8 x i32> %d{0}, ptr %left\n"
                    "  %any{0} = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> "
                    "splat (i1 true))\n"
                    "  %o{0} = load i32, ptr %empty\n"
                    "  %p{0} = select i1 %any{0}, i32 %o{0}, i32 1\n"
                    "  store i32 %p{0}, ptr %empty\n",
                    At, At + 1)
                .str() +
            branchText(G, At);
  return Text +
         formatv("b{0}:\n"
                 "  %numbers = load <8 x i32>, ptr %number\n"
                 "  %bad = load i32, ptr %empty\n"
                 "  %one = insertelement <8 x i32> poison, i32 %bad, i32 0\n"
                 "  %all = shufflevector <8 x i32> %one, <8 x i32> poison, "
                 "<8 x i32> zeroinitializer\n"
                 "  %r = xor <8 x i32> %numbers, %all\n"
                 "  ret <8 x i32> %r\n}\n",
                 G.Blocks.size())
             .str();
}

TEST(SimdBranchesTest, LanesTakeTheirOwnWays) {
  unsigned NumGraphs = 0;
  for (unsigned Seed = 0; NumGraphs != 1000; ++Seed) {
    Graph G = randomGraph(Seed);
    if (!hasBranchByLane(G))
      continue;
    ++NumGraphs;
    std::string Text = textOf(G);
    LLVMContext C;
    SMDiagnostic Diag;
    std::unique_ptr<Module> M = parseAssemblyString(Text, Diag, C);
    ASSERT_TRUE(M) << Diag.getMessage().str() << '\n' << Text;
    makePublicForms(*M);
    ASSERT_FALSE(verifyModule(*M, &errs())) << Text;
    Evaluated E = evaluateWithErrors(*M, "f", {{APInt(32, G.Scalar)}});
    ASSERT_FALSE(E.Error) << E.Error->str() << '\n' << Text;
    for (unsigned L = 0; L != NumLanes; ++L)
      ASSERT_EQ(laneText(APInt(32, modelOf(G, L))), laneText(E.Result[L]))
          << "graph " << Seed << ", lane " << L << ", scalar " << G.Scalar
          << '\n'
          << Text;
  }
}
