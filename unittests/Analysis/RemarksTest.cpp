//===- RemarksTest.cpp - The helper for optimization remarks --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Remarks.h"

#include "cmx/Region/Region.h"

#include "IR/TestBase.h"

#include "llvm/IR/Constants.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

/// Records the remarks of the pass cmx-loud.
class Listener : public DiagnosticHandler {
  Messages &Seen;

public:
  explicit Listener(Messages &Seen) : Seen(Seen) {}
  bool isAnalysisRemarkEnabled(StringRef Pass) const override {
    return Pass == "cmx-loud";
  }
  bool isMissedOptRemarkEnabled(StringRef Pass) const override {
    return Pass == "cmx-loud";
  }
  bool isPassedOptRemarkEnabled(StringRef Pass) const override {
    return Pass == "cmx-loud";
  }
  bool isAnyRemarkEnabled() const override { return true; }

  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    const auto *R = dyn_cast<DiagnosticInfoOptimizationBase>(&DI);
    if (!R || !R->isEnabled())
      return true;
    StringRef Kind = DI.getKind() == DK_OptimizationRemark         ? "passed"
                     : DI.getKind() == DK_OptimizationRemarkMissed ? "missed"
                                                                   : "analysis";
    Seen.push_back((Kind + " " + R->getPassName() + " " + R->getRemarkName() +
                    " " + R->getFunction().getName() + " " +
                    Twine(R->isLocationAvailable()) + ": " + R->getMsg())
                       .str());
    return true;
  }
};

class RemarksTest : public IRTest {
protected:
  RemarksTest() { Ctx.setDiagnosticHandler(std::make_unique<Listener>(Seen)); }

  Function &function() {
    parse(R"(
      define <4 x i32> @f(<4 x i32> %v, <4 x i32> %0) {
        %a = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
        %2 = mul <4 x i32> %a, %0
        ret <4 x i32> %2
      })");
    return *M->getFunction("f");
  }
};

TEST_F(RemarksTest, ThreeKinds) {
  Function &F = function();
  Instruction &I = F.getEntryBlock().front();
  Remarks Rem(F, "cmx-loud");
  EXPECT_TRUE(Rem.enabled());
  Rem.passed("Done", I, [&](Remark &R) { R << remarkValue("Value", I); });
  Rem.missed("NotDone", I, [&](Remark &R) { R << ore::NV("Elements", 4u); });
  Rem.analysis("Fact", [&](Remark &R) {
    R << remarkRegion("Region", Region::contiguous(4, 4, 8));
  });
  EXPECT_EQ(Seen, (Messages{"passed cmx-loud Done f 0: %a",
                            "missed cmx-loud NotDone f 0: 4",
                            "analysis cmx-loud Fact f 0: <4;4,1>x4@8:4"}));
}

TEST_F(RemarksTest, NothingIsBuiltForPassesNobodyListensTo) {
  Function &F = function();
  Remarks Rem(F, "cmx-quiet");
  EXPECT_FALSE(Rem.enabled());
  Rem.passed("Done", F.getEntryBlock().front(),
             [](Remark &) { ADD_FAILURE() << "built"; });
  Rem.missed("Done", [](Remark &) { ADD_FAILURE() << "built"; });
  EXPECT_TRUE(Seen.empty());
}

TEST_F(RemarksTest, InstructionThatIsGone) {
  Function &F = function();
  Instruction *Product = F.getEntryBlock().front().getNextNode();
  Remarks Rem(F, "cmx-loud");
  RemarkPlace Place(*Product);
  Product->replaceAllUsesWith(PoisonValue::get(Product->getType()));
  Product->eraseFromParent();
  Rem.passed("Gone", Place, [](Remark &R) { R << "product removed"; });
  EXPECT_EQ(Seen, Messages{"passed cmx-loud Gone f 0: product removed"});
}

TEST_F(RemarksTest, TextOfValues) {
  Function &F = function();
  Instruction &Sum = F.getEntryBlock().front();
  auto Text = [](const Value &V) { return remarkValue("V", V).Val; };
  EXPECT_EQ(Text(Sum), "%a");
  EXPECT_EQ(Text(*Sum.getNextNode()), "unnamed mul");
  EXPECT_EQ(Text(*F.getArg(0)), "%v");
  EXPECT_EQ(Text(*F.getArg(1)), "unnamed argument");
  EXPECT_EQ(Text(F), "@f");
  EXPECT_EQ(Text(*Sum.getOperand(1)), "<i32 1, i32 2, i32 3, i32 4>");
  auto *Long = ConstantDataVector::get(Ctx, SmallVector<uint32_t>(100, 7));
  SmallVector<uint32_t> Different(100, 7);
  Different[3] = 8;
  EXPECT_EQ(Text(*ConstantDataVector::get(Ctx, Different)).size(), 63u);
  EXPECT_LE(Text(*Long).size(), 63u);
}

} // namespace
