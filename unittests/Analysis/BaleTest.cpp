//===- BaleTest.cpp - Bales with a platform, and the checks of stages -----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests what print<cmx-bales> cannot show:
// - bales that depend on the platform (BaleMode::Legal, choices by cost),
// - the descriptions of bales for the legality checks,
// - the checks of the stages baled and legalized.
//
// Tests in unittests/Transforms check what bales compute, on random kernels.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Bale.h"

#include "cmx/Analysis/StageCheck.h"

#include "IR/TestBase.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

constexpr StringLiteral Declarations = R"(
  declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
  declare <32 x float> @llvm.genx.rdregionf.v32f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
  declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
  declare <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
  declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32) #0
  declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>) #1
  attributes #0 = { nounwind memory(read) }
  attributes #1 = { nounwind memory(write) }
)";

class BaleTest : public IRTest {
protected:
  Function &function(StringRef Text) {
    parse((Declarations + Text).str());
    return *M->getFunction("f");
  }
  /// Returns the instruction called \p Name.
  static Instruction *named(Function &F, StringRef Name) {
    for (Instruction &I : instructions(F))
      if (I.getName() == Name)
        return &I;
    return nullptr;
  }
  static const TargetDesc &platform(StringRef Name) {
    return *TargetDesc::get(Name);
  }
};

TEST_F(BaleTest, RootOfMembers) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v, <16 x float> %w) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
      %r = fadd <16 x float> %a, %w
      ret <16 x float> %r
    })");
  BaleInfo Bales(F, nullptr);
  EXPECT_TRUE(Bales.isMember(named(F, "a")));
  EXPECT_EQ(Bales.root(named(F, "a")), named(F, "r"));
  EXPECT_EQ(Bales.root(named(F, "r")), named(F, "r"));
  EXPECT_EQ(Bales.bale(named(F, "r")).K, Bale::Kind::Operation);
}

/// Some operations depend on the signs of their operands. If one operand is a
/// sext and the other one is a zext, at most one of them becomes part of the
/// bale.
TEST_F(BaleTest, SignsAreNotMixed) {
  for (StringRef Operation :
       {"call <8 x i32> @llvm.smin.v8i32(<8 x i32> %a, <8 x i32> %b)",
        "select <8 x i1> %c, <8 x i32> %a, <8 x i32> %b",
        "icmp slt <8 x i32> %a, %b"})
    for (auto [First, Second] :
         {std::pair("sext", "sext"), std::pair("sext", "zext"),
          std::pair("zext", "sext")}) {
      bool IsCompare = Operation.starts_with("icmp");
      Function &F = function(
          ("define void @f(<8 x i16> %x, <8 x i16> %y, <8 x i1> %c) {\n%a = " +
           Twine(First) + " <8 x i16> %x to <8 x i32>\n%b = " + Second +
           " <8 x i16> %y to <8 x i32>\n%r = " + Operation +
           "\ncall void @see(" + (IsCompare ? "<8 x i1>" : "<8 x i32>") +
           " %r)\nret void\n}\ndeclare void @see(" +
           (IsCompare ? "<8 x i1>" : "<8 x i32>") + ")\n")
              .str());
      BaleInfo Bales(F, nullptr);
      bool Both =
          Bales.isMember(named(F, "a")) && Bales.isMember(named(F, "b"));
      EXPECT_EQ(Both, StringRef(First) == Second)
          << Operation.str() << " of " << First << " and " << Second;
    }
}

TEST_F(BaleTest, DescriptionForLegality) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 2, i16 4, i32 undef)
      %r = fmul <16 x float> %a, splat (float 2.0)
      ret <16 x float> %r
    })");
  InstDesc D = BaleInfo(F, nullptr).bale(named(F, "r")).desc();
  EXPECT_EQ(D.Op, Operation::Mul);
  EXPECT_EQ(D.ExecSize, 16u);
  EXPECT_EQ(D.Dst.Type, ElemType::F);
  EXPECT_EQ(D.Src[0].K, OperandDesc::RegionOperand);
  EXPECT_EQ(D.Src[0].R.offsetBytes(), 4);
  EXPECT_EQ(D.Src[1].K, OperandDesc::Immediate);
  EXPECT_EQ(D.Src[2].K, OperandDesc::Absent);
}

// A bale records the members that belong to its sources and its result, in the
// order from the operation outwards.
TEST_F(BaleTest, RecordsOfMembers) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v, <16 x float> %w) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
      %n = fneg <16 x float> %a
      %p = fmul contract <16 x float> %w, %w
      %s = fadd contract <16 x float> %n, %p
      ret <16 x float> %s
    })");
  Bale B = BaleInfo(F, nullptr).bale(named(F, "s"));
  using List = SmallVector<Instruction *, 2>;
  EXPECT_EQ(B.Op, Operation::Mad);
  EXPECT_EQ(B.Main, named(F, "s"));
  EXPECT_EQ(B.Product, named(F, "p"));
  ASSERT_EQ(B.Srcs.size(), 3u);
  EXPECT_EQ(B.Srcs[0].Absorbed, List());
  EXPECT_EQ(B.Srcs[2].Absorbed, List({named(F, "n"), named(F, "a")}));
  EXPECT_EQ(B.Srcs[2].V, F.getArg(0));
}

TEST_F(BaleTest, RecordOfConversions) {
  Function &F = function(R"(
    define <8 x i16> @f(<8 x i32> %x, <8 x i32> %y) {
      %s = add <8 x i32> %x, %y
      %r = trunc <8 x i32> %s to <8 x i16>
      ret <8 x i16> %r
    })");
  Bale B = BaleInfo(F, nullptr).bale(named(F, "r"));
  EXPECT_EQ(B.Main, named(F, "s"));
  ASSERT_EQ(B.Conversions.size(), 1u);
  EXPECT_EQ(B.Conversions[0], named(F, "r"));
}

// In mode Legal, a value stays outside of a bale if an instruction of the
// platform could not read it.
TEST_F(BaleTest, LegalModeLeavesOut) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v, <16 x float> %w) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
      %r = fadd <16 x float> %a, %w
      ret <16 x float> %r
    })");
  // %a spans three registers of 32 bytes, or two of 64 bytes.
  BaleInfo Small(F, &platform("icllp"), BaleMode::Legal);
  EXPECT_FALSE(Small.isMember(named(F, "a")));
  BaleInfo Large(F, &platform("pvc"), BaleMode::Legal);
  EXPECT_TRUE(Large.isMember(named(F, "a")));
  BaleInfo Maximal(F, &platform("icllp"), BaleMode::Maximal);
  EXPECT_TRUE(Maximal.isMember(named(F, "a")));
}

// As vectors, both %a and %b are too large for the compare. If both are members
// of its bale, the compare is legal.
TEST_F(BaleTest, LegalModeTakesTwoAtOnce) {
  Function &F = function(R"(
    define <32 x i1> @f(<8 x float> %v) {
      %a = call <32 x float> @llvm.genx.rdregionf.v32f32.v8f32.i16(<8 x float> %v, i32 0, i32 32, i32 0, i16 0, i32 undef)
      %b = call <32 x float> @llvm.genx.rdregionf.v32f32.v8f32.i16(<8 x float> %v, i32 0, i32 32, i32 0, i16 4, i32 undef)
      %r = fcmp olt <32 x float> %a, %b
      ret <32 x i1> %r
    })");
  BaleInfo Bales(F, &platform("icllp"), BaleMode::Legal);
  EXPECT_TRUE(Bales.isMember(named(F, "a")));
  EXPECT_TRUE(Bales.isMember(named(F, "b")));
  EXPECT_TRUE(checkLegalized(F, platform("icllp")));
}

TEST_F(BaleTest, MessagesReadRegistersWhereTheyLie) {
  Function &F = function(R"(
    define void @f(<64 x i32> %v) {
      %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
      call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, <8 x i32> %a)
      %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 1, i16 36, i32 undef)
      call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, <8 x i32> %b)
      ret void
    })");
  BaleInfo Small(F, &platform("icllp"), BaleMode::Legal);
  EXPECT_TRUE(Small.isMember(named(F, "a")));
  EXPECT_FALSE(Small.isMember(named(F, "b"))); // %b starts within a register.
  BaleInfo Large(F, &platform("pvc"), BaleMode::Legal);
  // %a starts within a register of 64 bytes.
  EXPECT_FALSE(Large.isMember(named(F, "a")));
}

TEST_F(BaleTest, LoadsWriteIntoPartsUnlessAWriteLiesBetween) {
  Function &F = function(R"(
    define void @f(<64 x i32> %v, <8 x i32> %w) {
      %a = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 1, i32 0)
      %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %a, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
      %b = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 1, i32 2)
      call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, <8 x i32> %w)
      %s = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %r, <8 x i32> %b, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
      ret void
    })");
  BaleInfo Bales(F, &platform("icllp"), BaleMode::Legal);
  EXPECT_TRUE(Bales.isMember(named(F, "a")));
  EXPECT_FALSE(Bales.isMember(named(F, "b")));
  EXPECT_EQ(Bales.bale(named(F, "r")).K, Bale::Kind::Message);
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

TEST_F(BaleTest, StageBaled) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
      %r = fadd <16 x float> %a, %a
      ret <16 x float> %r
    })");
  EXPECT_FALSE(checkBaled(F));
  ASSERT_EQ(Seen.size(), 1u);
  EXPECT_NE(Seen[0].find("function 'f'"), std::string::npos);
  EXPECT_NE(Seen[0].find("[cmx-stage-violation]"), std::string::npos);
  EXPECT_NE(
      Seen[0].find("expected one use beside it at stage 'baled', actual 2"),
      std::string::npos);
}

TEST_F(BaleTest, StageBaledOtherBlock) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v, <16 x float> %w) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
      br label %next
    next:
      %r = fadd <16 x float> %a, %w
      ret <16 x float> %r
    })");
  EXPECT_FALSE(checkBaled(F));
  ASSERT_EQ(Seen.size(), 1u);
  EXPECT_NE(Seen[0].find("in another block"), std::string::npos);
}

// A region read can have several users if none of them can make it part of its
// bale.
TEST_F(BaleTest, StageBaledHolds) {
  Function &F = function(R"(
    define <16 x float> @f(<64 x float> %v) {
      %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
      br label %next
    next:
      %p = phi <16 x float> [ %a, %0 ]
      %q = phi <16 x float> [ %a, %0 ]
      ret <16 x float> %a
    })");
  EXPECT_TRUE(checkBaled(F));
  EXPECT_TRUE(Seen.empty());
}

TEST_F(BaleTest, StageLegalized) {
  Function &F = function(R"(
    define <20 x float> @f(<20 x float> %x) {
      %r = fadd <20 x float> %x, %x
      ret <20 x float> %r
    })");
  EXPECT_FALSE(checkLegalized(F, platform("icllp")));
  ASSERT_EQ(Seen.size(), 1u);
  EXPECT_NE(Seen[0].find("expected an instruction of icllp at stage "
                         "'legalized', actual add of 20 elements: execution "
                         "size is not 1, 2, 4, 8, 16 or 32"),
            std::string::npos);
}

/// vISA spec, "General variables": a variable has at most 256 registers.
TEST_F(BaleTest, LargestValues) {
  for (const TargetDesc *TD : TargetDesc::all()) {
    unsigned Bytes = 256 * TD->grfBytes();
    auto IsTooLarge = [&](Type *Elem, unsigned NumElts) {
      return !tooLargeText(FixedVectorType::get(Elem, NumElts), *TD).empty();
    };
    for (unsigned Bits : {8, 16, 32, 64}) {
      Type *Elem = IntegerType::get(Ctx, Bits);
      EXPECT_FALSE(IsTooLarge(Elem, Bytes * 8 / Bits)) << TD->name().str();
      EXPECT_TRUE(IsTooLarge(Elem, Bytes * 8 / Bits + 1)) << TD->name().str();
    }
  }
}

} // namespace
