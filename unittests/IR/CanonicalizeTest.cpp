//===- CanonicalizeTest.cpp - One form for equal regions
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Canonicalize.h"

#include "TestBase.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Verifier.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

class CanonicalizeTest : public IRTest {
protected:
  /// Canonicalizes a read of 4 elements that has the operands \p Numbers.
  /// Returns the text of these operands in the new call. Checks that a second
  /// run changes nothing.
  std::string read(StringRef Numbers, StringRef OffsetType = "i16") {
    std::string Suffix = OffsetType == "<2 x i16>"   ? "v2i16"
                         : OffsetType == "<2 x i32>" ? "v2i32"
                                                     : OffsetType.str();
    parse("declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32." + Suffix +
          "(<16 x i32>, i32, i32, i32, " + OffsetType.str() +
          ", i32)\n"
          "define <4 x i32> @f(<16 x i32> %v, i16 %o, i32 %w, <2 x i16> %oo) "
          "{\n%r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32." +
          Suffix + "(<16 x i32> %v, " + Numbers.str() +
          ")\nret <4 x i32> %r }");
    Changed = canonicalizeRegions(function());
    EXPECT_FALSE(canonicalizeRegions(function()));
    EXPECT_TRUE(verifyModule(*M));
    EXPECT_TRUE(Seen.empty()) << Seen.front();
    std::string Text = print(inst("r"));
    return Text.substr(Text.find("%v, ") + 4);
  }

  bool Changed = false;
};

TEST_F(CanonicalizeTest, WidthZeroIsOneRow) {
  EXPECT_EQ(read("i32 7, i32 0, i32 2, i16 4, i32 undef"),
            "i32 0, i32 4, i32 2, i16 4, i32 undef)");
  EXPECT_TRUE(Changed);
}

TEST_F(CanonicalizeTest, VStrideOfOneRow) {
  EXPECT_EQ(read("i32 4, i32 4, i32 1, i16 0, i32 undef"),
            "i32 0, i32 4, i32 1, i16 0, i32 undef)");
}

TEST_F(CanonicalizeTest, CanonicalStaysAsItIs) {
  EXPECT_EQ(read("i32 8, i32 2, i32 1, i16 0, i32 undef"),
            "i32 8, i32 2, i32 1, i16 0, i32 undef)");
  EXPECT_FALSE(Changed);
}

TEST_F(CanonicalizeTest, RowsThatFollowEachOther) {
  EXPECT_EQ(read("i32 2, i32 2, i32 1, i16 8, i32 undef"),
            "i32 0, i32 4, i32 1, i16 8, i32 undef)");
}

TEST_F(CanonicalizeTest, RowsOfOneElement) {
  EXPECT_EQ(read("i32 3, i32 1, i32 9, i16 0, i32 undef"),
            "i32 0, i32 4, i32 3, i16 0, i32 undef)");
}

TEST_F(CanonicalizeTest, ParentWidthOfConstantOffset) {
  EXPECT_EQ(read("i32 0, i32 4, i32 1, i16 0, i32 8"),
            "i32 0, i32 4, i32 1, i16 0, i32 undef)");
}

TEST_F(CanonicalizeTest, I32OffsetBecomesI16) {
  EXPECT_EQ(read("i32 0, i32 4, i32 1, i32 8, i32 undef", "i32"),
            "i32 0, i32 4, i32 1, i16 8, i32 undef)");
  EXPECT_EQ(read("i32 0, i32 4, i32 1, i32 %w, i32 undef", "i32"),
            "i32 0, i32 4, i32 1, i16 %1, i32 undef)");
}

TEST_F(CanonicalizeTest, VariableOffsetKeepsRowsAndParentWidth) {
  EXPECT_EQ(read("i32 2, i32 2, i32 1, i16 %o, i32 8"),
            "i32 2, i32 2, i32 1, i16 %o, i32 8)");
  EXPECT_FALSE(Changed);
}

TEST_F(CanonicalizeTest, EvenlySpacedRowOffsets) {
  EXPECT_EQ(read("i32 1, i32 2, i32 1, <2 x i16> <i16 4, i16 36>, i32 undef",
                 "<2 x i16>"),
            "i32 8, i32 2, i32 1, i16 4, i32 undef)");
}

TEST_F(CanonicalizeTest, RowOffsetsReplaceTheVStride) {
  EXPECT_EQ(read("i32 5, i32 2, i32 1, <2 x i16> %oo, i32 undef", "<2 x i16>"),
            "i32 0, i32 2, i32 1, <2 x i16> %oo, i32 undef)");
}

TEST_F(CanonicalizeTest, AMaskOfTrueLanes) {
  parse(R"(
    declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
    define <8 x i32> @f(<8 x i32> %v, <4 x i32> %n) {
      %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> splat (i1 true))
      ret <8 x i32> %r
    }
  )");
  EXPECT_TRUE(canonicalizeRegions(function()));
  EXPECT_EQ(print(inst("r")),
            "%r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x "
            "i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 "
            "true)");
}

TEST_F(CanonicalizeTest, MalformedAccessIsLeftAlone) {
  parse(R"(
    declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
    define void @f(<8 x i32> %v, i32 %n) {
      %a = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 3, i32 1, i16 0, i32 undef)
      %b = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 %n, i32 2, i32 1, i16 0, i32 undef)
      %c = add i32 %n, 1
      ret void
    }
  )");
  EXPECT_FALSE(canonicalizeRegions(function()));
}

TEST_F(CanonicalizeTest, DebugLocationStays) {
  parse(R"(
    declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i32(<8 x i32>, i32, i32, i32, i32, i32)
    define void @f(<8 x i32> %v) !dbg !2 {
      %a = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i32(<8 x i32> %v, i32 0, i32 4, i32 1, i32 0, i32 undef), !dbg !4
      ret void
    }
    !llvm.dbg.cu = !{!0}
    !llvm.module.flags = !{!5}
    !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
    !1 = !DIFile(filename: "k.c", directory: "/")
    !2 = distinct !DISubprogram(name: "f", file: !1, unit: !0, type: !3, spFlags: DISPFlagDefinition)
    !3 = !DISubroutineType(types: !{})
    !4 = !DILocation(line: 3, column: 5, scope: !2)
    !5 = !{i32 2, !"Debug Info Version", i32 3}
  )");
  EXPECT_TRUE(canonicalizeRegions(function()));
  EXPECT_EQ(inst("a").getDebugLoc().getLine(), 3u);
}

} // namespace
