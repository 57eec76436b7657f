//===- RegionInstTest.cpp - Wrappers of region intrinsics
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/RegionInst.h"

#include "TestBase.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

constexpr StringLiteral Declarations = R"(
  declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
  declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, i32, <2 x i16>, i32)
  declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
  declare <2 x float> @llvm.genx.rdregionf.v2f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
  declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
  declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
  declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
  declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
  declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
  declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32, <16 x i1>)
)";

class RegionInstTest : public IRTest {
protected:
  /// Parses @f with \p Body. \p Body can use the arguments of @f.
  void body(const Twine &Body) {
    parse((Declarations +
           "define void @f(<8 x i32> %v, <8 x float> %w, <4 x i32> %n, "
           "i16 %o, <2 x i16> %oo, <4 x i1> %m, <16 x i1> %p, <8 x i1> %q) {" +
           Body + "\nret void }")
              .str());
  }
  Region regionOf(StringRef Name) {
    return cast<RegionAccessInst>(inst(Name)).region();
  }
};

#define RD4 "call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, "
#define RD4ROWS                                                                \
  "call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> %v, "
#define WR4                                                                    \
  "call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, "      \
  "<4 x i32> %n, "

TEST_F(RegionInstTest, Classes) {
  body("%r = " RD4 "i32 0, i32 4, i32 2, i16 4, i32 undef)\n"
       "%f = call <2 x float> @llvm.genx.rdregionf.v2f32.v8f32.i16(<8 x float> "
       "%w, i32 0, i32 2, i32 1, i16 0, i32 undef)\n"
       "%x = " WR4 "i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)\n"
       "%c = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x "
       "i32> %v, <4 x i32> zeroinitializer, i32 0, i32 4, i32 1, i16 0, i32 "
       "undef, i1 true)\n"
       "%a = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %p, "
       "i32 8)\n"
       "%b = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %p, "
       "<8 x i1> %q, i32 8)\n"
       "%d = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> "
       "%p, <8 x i1> %q, i32 0, <16 x i1> %p)\n"
       "%e = add i16 %o, 1\n");
  auto Classes = [&](StringRef Name) {
    const Instruction &I = inst(Name);
    std::string Found;
    if (isa<RegionAccessInst>(I))
      Found += "access ";
    if (isa<RdRegionInst>(I))
      Found += "rd ";
    if (isa<WrRegionInst>(I))
      Found += "wr ";
    if (isa<WrConstRegionInst>(I))
      Found += "wrconst ";
    if (isa<RdPredRegionInst>(I))
      Found += "rdpred ";
    if (isa<WrPredRegionInst>(I))
      Found += "wrpred ";
    if (isa<WrPredPredRegionInst>(I))
      Found += "wrpredpred ";
    return Found;
  };
  EXPECT_EQ(Classes("r"), "access rd ");
  EXPECT_EQ(Classes("f"), "access rd ");
  EXPECT_EQ(Classes("x"), "access wr ");
  EXPECT_EQ(Classes("c"), "access wrconst ");
  EXPECT_EQ(Classes("a"), "rdpred ");
  EXPECT_EQ(Classes("b"), "wrpred ");
  EXPECT_EQ(Classes("d"), "wrpredpred ");
  EXPECT_EQ(Classes("e"), "");
  EXPECT_EQ(cast<RdPredRegionInst>(inst("a")).offsetElts(), 8u);
  EXPECT_EQ(cast<WrPredRegionInst>(inst("b")).numElts(), 8u);
  EXPECT_EQ(cast<WrPredPredRegionInst>(inst("d")).mask(), function().getArg(6));
  EXPECT_TRUE(cast<WrConstRegionInst>(inst("c")).newValue()->isNullValue());
}

TEST_F(RegionInstTest, ReadAccessors) {
  body("%r = " RD4 "i32 4, i32 2, i32 1, i16 8, i32 undef)\n");
  const auto &Read = cast<RdRegionInst>(inst("r"));
  EXPECT_EQ(Read.source(), function().getArg(0));
  EXPECT_EQ(Read.parent(), Read.source());
  EXPECT_TRUE(Read.isRead());
  EXPECT_EQ(Read.numElts(), 4u);
  EXPECT_EQ(Read.numRows(), 2u);
  EXPECT_EQ(Read.vStrideElts(), 4u);
  EXPECT_EQ(Read.widthElts(), 2u);
  EXPECT_EQ(Read.hStrideElts(), 1u);
  EXPECT_EQ(Read.parentBytes(), 32u);
  EXPECT_TRUE(Read.hasConstantOffset());
  EXPECT_EQ(Read.constantOffsetBytes(), 8);
  Region R = Read.region();
  EXPECT_EQ(R.offsetBytes(), 8);
  EXPECT_EQ(R.vStrideElts(), 4u);
  EXPECT_FALSE(R.isIndirect());
}

TEST_F(RegionInstTest, WriteAccessors) {
  body("%x = " WR4 "i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)\n"
       "%y = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>"
       " %v, <4 x i32> %n, i32 0, i32 4, i32 2, i16 4, i32 undef, <4 x i1> "
       "%m)\n"
       "%z = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>"
       " %v, <4 x i32> %n, i32 0, i32 4, i32 2, i16 4, i32 undef, <4 x i1> "
       "splat (i1 true))\n"
       "%f = " WR4 "i32 0, i32 4, i32 1, i16 0, i32 undef, i1 false)\n");
  const auto &X = cast<WrRegionInst>(inst("x"));
  const auto &Y = cast<WrRegionInst>(inst("y"));
  EXPECT_EQ(X.oldValue(), function().getArg(0));
  EXPECT_EQ(X.newValue(), function().getArg(2));
  EXPECT_TRUE(X.isMaskAllOnes());
  EXPECT_FALSE(Y.isMaskAllOnes());
  EXPECT_EQ(Y.mask(), function().getArg(5));
  EXPECT_TRUE(cast<WrRegionInst>(inst("z")).isMaskAllOnes());
  EXPECT_FALSE(X.isMaskAllZeros());
  EXPECT_FALSE(Y.isMaskAllZeros());
  // If the mask in the IR is the scalar false, mask() has a lane for each
  // written element.
  const auto &F = cast<WrRegionInst>(inst("f"));
  EXPECT_TRUE(F.isMaskAllZeros());
  EXPECT_EQ(F.mask(), Constant::getNullValue(Y.mask()->getType()));
  EXPECT_EQ(Y.region().hStrideElts(), 2u);
  EXPECT_EQ(Y.region().offsetBytes(), 4);
  EXPECT_TRUE(Y.isWrite());
}

TEST_F(RegionInstTest, WidthZeroIsOneRow) {
  body("%r = " RD4 "i32 9, i32 0, i32 2, i16 0, i32 undef)\n");
  EXPECT_EQ(cast<RdRegionInst>(inst("r")).widthElts(), 4u);
  EXPECT_EQ(regionOf("r").numRows(), 1u);
  EXPECT_EQ(regionOf("r").vStrideElts(), 0u);
}

TEST_F(RegionInstTest, ScalarResult) {
  body("%r = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, "
       "i32 1, i32 1, i16 12, i32 undef)\n");
  EXPECT_EQ(regionOf("r").numElts(), 1u);
  EXPECT_EQ(regionOf("r").offsetBytes(), 12);
}

TEST_F(RegionInstTest, NegativeOffset) {
  body("%r = " RD4 "i32 0, i32 4, i32 1, i16 -4, i32 undef)\n");
  EXPECT_EQ(regionOf("r").offsetBytes(), -4);
}

TEST_F(RegionInstTest, VariableOffsetIsAtLeastElementAligned) {
  body("%r = " RD4 "i32 0, i32 4, i32 1, i16 %o, i32 undef)\n");
  const auto &Read = cast<RdRegionInst>(inst("r"));
  EXPECT_TRUE(Read.hasScalarVariableOffset());
  EXPECT_FALSE(Read.hasRowOffsets());
  Region R = Read.region();
  EXPECT_TRUE(R.isIndirect());
  EXPECT_EQ(R.startAlignBytes(), 4u);
  EXPECT_EQ(R.parentWidthElts(), 0u);
}

TEST_F(RegionInstTest, VariableOffsetAlignmentFromItsForm) {
  body("%s = shl i16 %o, 4\n"
       "%a = add i16 %s, 16\n"
       "%r = " RD4 "i32 0, i32 4, i32 1, i16 %a, i32 8)\n");
  EXPECT_EQ(regionOf("r").startAlignBytes(), 16u);
  EXPECT_EQ(regionOf("r").parentWidthElts(), 8u);
}

TEST_F(RegionInstTest, AlignmentIsCapped) {
  body("%s = and i16 %o, -2048\n"
       "%r = " RD4 "i32 0, i32 4, i32 1, i16 %s, i32 undef)\n");
  EXPECT_EQ(regionOf("r").startAlignBytes(), 64u);
}

/// The search for zero bits ends after 64 instructions.
TEST_F(RegionInstTest, AlignmentOfLongSums) {
  for (unsigned NumSums : {20u, 61u, 70u}) {
    std::string Text = "%s0 = shl i16 %o, 4\n";
    for (unsigned N = 1; N <= NumSums; ++N)
      Text += "%s" + std::to_string(N) + " = add i16 %s" +
              std::to_string(N - 1) + ", 16\n";
    body(Text + "%r = " RD4 "i32 0, i32 4, i32 1, i16 %s" +
         std::to_string(NumSums) + ", i32 undef)\n");
    EXPECT_EQ(regionOf("r").startAlignBytes(), NumSums < 64 ? 16u : 4u);
  }
}

TEST_F(RegionInstTest, PlacesThatAreConstant) {
  body("%in = " RD4 "i32 0, i32 4, i32 1, i16 16, i32 undef)\n"
       "%past = " RD4 "i32 0, i32 4, i32 1, i16 20, i32 undef)\n"
       "%before = " RD4 "i32 0, i32 4, i32 1, i16 -4, i32 undef)\n"
       "%var = " RD4 "i32 0, i32 4, i32 1, i16 %o, i32 undef)\n"
       "%rows = " RD4ROWS
       "i32 1, i32 2, i32 1, <2 x i16> <i16 0, i16 undef>, i32 undef)\n");
  auto IsConstant = [&](StringRef Name) {
    return cast<RegionAccessInst>(inst(Name)).hasConstantPlace();
  };
  EXPECT_TRUE(IsConstant("in"));
  EXPECT_FALSE(IsConstant("past"));
  EXPECT_FALSE(IsConstant("before"));
  EXPECT_FALSE(IsConstant("var"));
  EXPECT_FALSE(IsConstant("rows"));
}

TEST_F(RegionInstTest, ParentWidthOfConstantOffsetIsIgnored) {
  body("%r = " RD4 "i32 0, i32 4, i32 1, i16 0, i32 8)\n");
  EXPECT_EQ(cast<RdRegionInst>(inst("r")).parentWidthElts(), 0u);
}

TEST_F(RegionInstTest, EvenlySpacedRowOffsetsAreDirect) {
  body("%r = " RD4ROWS
       "i32 1, i32 2, i32 1, <2 x i16> <i16 4, i16 20>, i32 undef)\n");
  const auto &Read = cast<RdRegionInst>(inst("r"));
  EXPECT_TRUE(Read.hasConstantOffset());
  EXPECT_FALSE(Read.hasRowOffsets());
  EXPECT_EQ(Read.region().offsetBytes(), 4);
  EXPECT_EQ(Read.region().vStrideElts(), 4u);
}

TEST_F(RegionInstTest, FallingRowOffsetsAreNot) {
  body("%r = " RD4ROWS
       "i32 1, i32 2, i32 1, <2 x i16> <i16 20, i16 4>, i32 undef)\n");
  EXPECT_TRUE(cast<RdRegionInst>(inst("r")).hasRowOffsets());
}

TEST_F(RegionInstTest, VariableRowOffsets) {
  body("%r = " RD4ROWS "i32 1, i32 2, i32 1, <2 x i16> %oo, i32 undef)\n");
  const auto &Read = cast<RdRegionInst>(inst("r"));
  EXPECT_TRUE(Read.hasRowOffsets());
  EXPECT_FALSE(Read.hasScalarVariableOffset());
  EXPECT_TRUE(Read.region().isIndirect());
}

TEST_F(RegionInstTest, Lanes) {
  EXPECT_EQ(numLanes(Type::getInt32Ty(Ctx)), 1u);
  EXPECT_EQ(numLanes(FixedVectorType::get(Type::getInt8Ty(Ctx), 7)), 7u);
  EXPECT_EQ(elementBytes(Type::getInt1Ty(Ctx)), 0u);
  EXPECT_EQ(elementBytes(FixedVectorType::get(Type::getHalfTy(Ctx), 4)), 2u);
}

} // namespace
