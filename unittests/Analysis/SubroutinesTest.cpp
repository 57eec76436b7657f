//===- SubroutinesTest.cpp - Subroutines inside a function ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Subroutines.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;

namespace {

/// Returns the subroutines of a function with \p Blocks, each as
/// "entry-return:number of blocks".
std::vector<std::string> subroutinesOf(StringRef Blocks, bool IsNoted = true) {
  LLVMContext C;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(
      ("define void @f(i1 %c, i32 %x) {\n" + Blocks + "}\n").str(), Problem, C);
  EXPECT_TRUE(M) << Problem.getMessage().str();
  if (!M)
    return {};
  if (IsNoted)
    noteSharedCalls(*M);
  std::vector<std::string> Found;
  for (const Subroutine &S : findSubroutines(*M->getFunction("f"))) {
    Found.push_back((S.entry()->getName() + "-" +
                     S.Return->getParent()->getName() + ":" +
                     Twine(S.Blocks.size()))
                        .str());
    for (const BasicBlock *Caller : S.Number->blocks())
      EXPECT_FALSE(S.Blocks.contains(S.returnTo(Caller)));
  }
  return Found;
}

using Texts = std::vector<std::string>;

constexpr StringLiteral TwoCalls = R"(
entry:
  br label %sub
after:
  br label %sub
done:
  ret void
sub:
  %n = phi i32 [ -1, %entry ], [ 0, %after ]
  br i1 %c, label %end, label %more
more:
  br label %end
end:
  switch i32 %n, label %after [ i32 0, label %done ]
)";

std::string changed(StringRef From, StringRef To) {
  std::string Text = TwoCalls.str();
  size_t At = Text.find(From.str());
  EXPECT_NE(At, std::string::npos);
  return Text.replace(At, From.size(), To.str());
}

TEST(SubroutinesTest, TwoCalls) {
  EXPECT_EQ(subroutinesOf(TwoCalls), Texts{"sub-end:3"});
}

TEST(SubroutinesTest, ABranchOnAPredicate) {
  std::string Text = changed("phi i32 [ -1, %entry ], [ 0, %after ]",
                             "phi i1 [ false, %entry ], [ true, %after ]");
  size_t At = Text.find("switch");
  Text.resize(At);
  Text += "br i1 %n, label %done, label %after\n";
  EXPECT_EQ(subroutinesOf(Text), Texts{"sub-end:3"});
}

TEST(SubroutinesTest, OnlyWhereCallsAreShared) {
  EXPECT_EQ(subroutinesOf(TwoCalls, /*IsNoted=*/false), Texts{});
}

TEST(SubroutinesTest, AnotherValueEnters) {
  EXPECT_EQ(subroutinesOf(changed("[ 0, %after ]", "[ %x, %after ]")), Texts{});
}

TEST(SubroutinesTest, AnotherReaderOfTheNumber) {
  EXPECT_EQ(subroutinesOf(changed("br i1 %c, label %end, label %more",
                                  "%m = icmp eq i32 %n, 0\n"
                                  "br i1 %m, label %end, label %more")),
            Texts{});
}

TEST(SubroutinesTest, ACallerThatMayGoElsewhere) {
  EXPECT_EQ(
      subroutinesOf(changed("after:\n  br label %sub",
                            "after:\n  br i1 %c, label %sub, label %done")),
      Texts{});
}

TEST(SubroutinesTest, ControlComesFromElsewhere) {
  EXPECT_EQ(
      subroutinesOf(changed("done:\n  ret void", "done:\n  br label %more")),
      Texts{});
}

TEST(SubroutinesTest, ControlComesFromNowhere) {
  EXPECT_EQ(
      subroutinesOf(changed("done:\n  ret void", "done:\n  ret void\n"
                                                 "dead:\n  br label %more")),
      Texts{});
}

TEST(SubroutinesTest, ControlComesBackToTheEntry) {
  EXPECT_EQ(subroutinesOf(
                changed("[ 0, %after ]\n  br i1 %c, label %end, label %more\n"
                        "more:\n  br label %end",
                        "[ 0, %after ], [ 1, %back ]\n"
                        "  br i1 %c, label %end, label %more\n"
                        "more:\n  br i1 %c, label %end, label %back\n"
                        "back:\n  br label %sub")),
            Texts{});
}

TEST(SubroutinesTest, ControlLeavesElsewhere) {
  EXPECT_EQ(
      subroutinesOf(changed("more:\n  br label %end",
                            "more:\n  br i1 %c, label %end, label %done")),
      Texts{});
  EXPECT_EQ(
      subroutinesOf(changed("more:\n  br label %end", "more:\n  ret void")),
      Texts{});
}

TEST(SubroutinesTest, TheReturnLeadsInside) {
  EXPECT_EQ(subroutinesOf(changed("i32 0, label %done", "i32 0, label %more")),
            Texts{});
}

TEST(SubroutinesTest, AFlagAmongTheArguments) {
  EXPECT_EQ(subroutinesOf(
                changed("[ 0, %after ]\n  br i1 %c",
                        "[ 0, %after ]\n"
                        "  %flag = phi i1 [ true, %entry ], [ false, %after ]\n"
                        "  br i1 %flag")),
            Texts{"sub-end:3"});
}

TEST(SubroutinesTest, InnerOnesComeFirst) {
  EXPECT_EQ(subroutinesOf(R"(
entry:
  br label %sub
after:
  br label %sub
done:
  ret void
sub:
  %n = phi i32 [ -1, %entry ], [ 0, %after ]
  br label %inner
again:
  br label %inner
inner:
  %k = phi i32 [ -1, %sub ], [ 0, %again ]
  switch i32 %k, label %again [ i32 0, label %end ]
end:
  switch i32 %n, label %after [ i32 0, label %done ]
)"),
            (Texts{"inner-inner:1", "sub-end:4"}));
}

} // namespace
