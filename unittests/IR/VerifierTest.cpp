//===- VerifierTest.cpp - What the verifier accepts and rejects
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Verifier.h"

#include "TestBase.h"
#include "cmx/IR/Intrinsics.h"

#include "llvm/ADT/StringExtras.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;
using testing::ElementsAre;
using testing::HasSubstr;

// test/lit/Errors tests the messages for malformed inputs. The tests here check
// the limits: inputs that are still accepted, and similar inputs that are
// rejected.

namespace {

class VerifierTest : public IRTest {
protected:
  bool verify(StringRef Text, bool Strict = false) {
    Seen.clear();
    parse(Text);
    return verifyModule(*M, {Strict});
  }
  /// Verifies the call \p Call of \p Declaration, in a function whose arguments
  /// have the names and types of \p Args.
  bool verifyCall(StringRef Declaration, StringRef Call, StringRef Args = "",
                  bool Strict = false) {
    return verify(("declare " + Declaration + "\ndefine void @f(" + Args +
                   ") {\n" + Call + "\nret void }")
                      .str(),
                  Strict);
  }
  bool read(StringRef Numbers, bool Strict = false) {
    return verifyCall("<4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x "
                      "i32>, i32, i32, i32, i16, i32)",
                      ("%r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32."
                       "i16(<8 x i32> %v, " +
                       Numbers + ")")
                          .str(),
                      "<8 x i32> %v, i16 %o", Strict);
  }
};

TEST_F(VerifierTest, RegionsAtTheBorder) {
  EXPECT_TRUE(read("i32 0, i32 4, i32 2, i16 4, i32 undef", true));
  EXPECT_FALSE(read("i32 0, i32 4, i32 2, i16 8, i32 undef", true));
  EXPECT_TRUE(read("i32 4, i32 2, i32 1, i16 8, i32 undef", true));
  EXPECT_FALSE(read("i32 4, i32 2, i32 1, i16 12, i32 undef", true));
  EXPECT_TRUE(read("i32 0, i32 4, i32 0, i16 28, i32 undef", true));
}

TEST_F(VerifierTest, OutOfBoundsIsAWarning) {
  EXPECT_TRUE(read("i32 0, i32 4, i32 2, i16 8, i32 undef"));
  ASSERT_EQ(Seen.size(), 1u);
  EXPECT_THAT(Seen[0], AllOf(testing::StartsWith("warning: "),
                             HasSubstr("[cmx-region-out-of-bounds]")));
}

TEST_F(VerifierTest, WidthZeroAndPoisonParentWidth) {
  EXPECT_TRUE(read("i32 0, i32 0, i32 1, i16 0, i32 poison"));
  EXPECT_TRUE(read("i32 0, i32 0, i32 1, i16 %o, i32 8"));
  EXPECT_TRUE(Seen.empty());
}

TEST_F(VerifierTest, IndirectExtent) {
  EXPECT_TRUE(read("i32 0, i32 4, i32 2, i16 %o, i32 undef", true));
  EXPECT_FALSE(read("i32 0, i32 4, i32 3, i16 %o, i32 undef", true));
}

TEST_F(VerifierTest, RowOffsetsOfAllKinds) {
  auto Read = [&](StringRef Offsets) {
    return verifyCall(
        "<4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, "
        "i32, <2 x i16>, i32)",
        ("%r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> "
         "%v, i32 0, i32 2, i32 1, <2 x i16> " +
         Offsets + ", i32 undef)")
            .str(),
        "<8 x i32> %v");
  };
  EXPECT_TRUE(Read("<i16 0, i16 16>"));
  EXPECT_TRUE(Read("<i16 16, i16 0>"));
  EXPECT_FALSE(Read("<i16 0, i16 14>"));
  EXPECT_FALSE(Read("<i16 2, i16 18>"));
  EXPECT_FALSE(Read("<i16 0, i16 undef>"));
  EXPECT_FALSE(Read("undef"));
}

TEST_F(VerifierTest, MaskOfAConstantRegion) {
  auto Write = [&](StringRef Mask) {
    return verifyCall(
        "<8 x i32> @llvm.genx.wrconstregion(<8 x i32>, <4 x i32>, i32, i32, "
        "i32, i16, i32, i1)",
        ("%r = call <8 x i32> @llvm.genx.wrconstregion(<8 x i32> undef, <4 x "
         "i32> splat (i32 1), i32 0, i32 4, i32 1, i16 0, i32 undef, i1 " +
         Mask + ")")
            .str(),
        "i1 %m");
  };
  EXPECT_TRUE(Write("true"));
  EXPECT_FALSE(Write("false"));
  EXPECT_FALSE(Write("%m"));
}

TEST_F(VerifierTest, LargestStride) {
  EXPECT_FALSE(read("i32 1048577, i32 2, i32 1, i16 %o, i32 undef"));
  EXPECT_TRUE(read("i32 0, i32 4, i32 1048576, i16 %o, i32 undef"));
  EXPECT_FALSE(read("i32 0, i32 4, i32 1048577, i16 %o, i32 undef"));
}

TEST_F(VerifierTest, VariableMaskOfOneElement) {
  StringRef Declaration =
      "<8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32>, i32, i32, "
      "i32, i32, i16, i32, i1)";
  EXPECT_TRUE(
      verifyCall(Declaration,
                 "%r = call <8 x i32> "
                 "@llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, "
                 "i32 %n, i32 0, i32 1, i32 1, i16 4, i32 undef, i1 %m)",
                 "<8 x i32> %v, i32 %n, i1 %m"));
}

TEST_F(VerifierTest, OtherElementTypes) {
  EXPECT_TRUE(verifyCall("half @llvm.genx.absf.f16(half)",
                         "%r = call half @llvm.genx.absf.f16(half %h)",
                         "half %h"));
  EXPECT_TRUE(
      verifyCall("<8 x i64> @llvm.genx.smax.v8i64.v8i64(<8 x i64>, <8 x "
                 "i64>)",
                 "%r = call <8 x i64> @llvm.genx.smax.v8i64.v8i64(<8 x "
                 "i64> %a, <8 x i64> %a)",
                 "<8 x i64> %a"));
  EXPECT_TRUE(Seen.empty());
}

TEST_F(VerifierTest, GotoAndJoinAreKnown) {
  EXPECT_TRUE(verifyCall(
      "{ <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x "
      "i1>, <16 x i1>, <16 x i1>)",
      "%g = call { <32 x i1>, <16 x i1>, i1 } "
      "@llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %e, <16 x i1> %r, <16 x "
      "i1> %r)\n%t = extractvalue { <32 x i1>, <16 x i1>, i1 } %g, 2",
      "<32 x i1> %e, <16 x i1> %r"));
}

TEST_F(VerifierTest, ManglingIsAWarningOnce) {
  EXPECT_TRUE(verifyCall("i32 @llvm.genx.lzd.v4i32(i32)",
                         "%a = call i32 @llvm.genx.lzd.v4i32(i32 1)\n"
                         "%b = call i32 @llvm.genx.lzd.v4i32(i32 2)"));
  EXPECT_THAT(Seen,
              ElementsAre("warning: function "
                          "'llvm.genx.lzd.v4i32': name expected "
                          "'llvm.genx.lzd.i32', actual "
                          "'llvm.genx.lzd.v4i32' [cmx-intrinsic-mangling]"));
}

TEST_F(VerifierTest, NamesWithoutSuffixesOrWithANumber) {
  EXPECT_TRUE(verifyCall("i32 @llvm.genx.lzd(i32)",
                         "%a = call i32 @llvm.genx.lzd(i32 1)"));
  EXPECT_TRUE(verifyCall("i32 @llvm.genx.lzd.i32.1(i32)",
                         "%a = call i32 @llvm.genx.lzd.i32.1(i32 1)"));
  EXPECT_TRUE(Seen.empty());
}

TEST_F(VerifierTest, EveryMistakeIsReported) {
  EXPECT_FALSE(verify(R"(
    declare i32 @llvm.genx.lzd.i32(i16)
    declare i32 @llvm.genx.nothing(i32)
    define void @f(i7 %x) {
      %a = call i32 @llvm.genx.lzd.i32(i16 1)
      %b = call i32 @llvm.genx.nothing(i32 1)
      %c = zext i7 %x to i128
      ret void
    }
    define void @g() {
      %a = call i32 @llvm.genx.lzd.i32(i16 1)
      ret void
    }
  )"));
  EXPECT_EQ(Seen.size(), 5u);
}

TEST_F(VerifierTest, MediaBlocks) {
  auto Media = [&](unsigned Bytes, unsigned Width) {
    std::string Ty = "<" + std::to_string(Bytes) + " x i8>";
    std::string Name = "@llvm.genx.media.ld.v" + std::to_string(Bytes) + "i8";
    return verifyCall(Ty + " " + Name + "(i32, i32, i32, i32, i32, i32)",
                      "%r = call " + Ty + " " + Name +
                          "(i32 0, i32 %s, i32 0, i32 " +
                          std::to_string(Width) + ", i32 %s, i32 %s)",
                      "i32 %s");
  };
  EXPECT_TRUE(Media(256, 32));
  EXPECT_TRUE(Media(256, 64));
  EXPECT_TRUE(Media(4, 1));
  EXPECT_TRUE(Media(192, 24));
  EXPECT_FALSE(Media(256, 65));
  EXPECT_FALSE(Media(256, 0));
  EXPECT_FALSE(Media(260, 4));
  EXPECT_FALSE(Media(144, 24));
  EXPECT_FALSE(Media(2, 2));
}

TEST_F(VerifierTest, OwordBlocks) {
  auto Oword = [&](unsigned Words) {
    std::string Ty = "<" + std::to_string(Words) + " x i16>";
    std::string Name = "@llvm.genx.oword.ld.v" + std::to_string(Words) + "i16";
    return verifyCall(Ty + " " + Name + "(i32, i32, i32)",
                      "%r = call " + Ty + " " + Name + "(i32 0, i32 %s, i32 0)",
                      "i32 %s");
  };
  EXPECT_TRUE(Oword(8));
  EXPECT_TRUE(Oword(64));
  EXPECT_FALSE(Oword(4));
  EXPECT_FALSE(Oword(24));
  EXPECT_FALSE(Oword(128));
}

TEST_F(VerifierTest, SvmGatherOfBytesTakesADwordPerLane) {
  auto Gather = [&](StringRef Elts, StringRef Log2Blocks) {
    std::string Ty = ("<" + Elts + " x i8>").str();
    std::string Name =
        ("@llvm.genx.svm.gather.v" + Elts + "i8.v8i1.v8i64").str();
    return verifyCall(
        Ty + " " + Name + "(<8 x i1>, i32, <8 x i64>, " + Ty + ")",
        "%r = call " + Ty + " " + Name + "(<8 x i1> %m, i32 " +
            Log2Blocks.str() + ", <8 x i64> %a, " + Ty + " undef)",
        "<8 x i1> %m, <8 x i64> %a");
  };
  EXPECT_TRUE(Gather("32", "0"));
  EXPECT_TRUE(Gather("32", "2"));
  EXPECT_FALSE(Gather("64", "3")); // cmx-public-forms splits these.
  EXPECT_FALSE(Gather("8", "0"));
  EXPECT_FALSE(Gather("32", "3"));
  EXPECT_FALSE(Gather("128", "4"));
}

TEST_F(VerifierTest, Gather4) {
  auto Gather = [&](unsigned Elts, unsigned Mask) {
    std::string Ty = "<" + std::to_string(Elts) + " x i32>";
    std::string Name =
        "@llvm.genx.gather4.scaled.v" + std::to_string(Elts) + "i32.v8i1.v8i32";
    return verifyCall(
        Ty + " " + Name + "(<8 x i1>, i32, i16, i32, i32, <8 x i32>, " + Ty +
            ")",
        "%r = call " + Ty + " " + Name + "(<8 x i1> %m, i32 " +
            std::to_string(Mask) + ", i16 0, i32 %s, i32 0, <8 x i32> %a, " +
            Ty + " undef)",
        "<8 x i1> %m, <8 x i32> %a, i32 %s");
  };
  EXPECT_TRUE(Gather(32, 15));
  EXPECT_TRUE(Gather(8, 1));
  EXPECT_TRUE(Gather(16, 5)); // Loads can skip channels.
  EXPECT_FALSE(Gather(16, 14));
  EXPECT_FALSE(Gather(8, 0));
}

TEST_F(VerifierTest, LscLoad) {
  auto Load = [&](unsigned Elts, unsigned VectorSize, unsigned Transpose,
                  unsigned Lanes) {
    std::string Ty = "<" + std::to_string(Elts) + " x i32>";
    std::string L = std::to_string(Lanes);
    std::string Name = "@llvm.genx.lsc.load.bti.v" + std::to_string(Elts) +
                       "i32.v" + L + "i1.v" + L + "i32";
    std::string Mask = "<" + L + " x i1>", Addr = "<" + L + " x i32>";
    return verifyCall(
        Ty + " " + Name + "(" + Mask +
            ", i8, i8, i8, i16, i32, i8, i8, i8, i8, " + Addr + ", i32)",
        "%r = call " + Ty + " " + Name + "(" + Mask +
            " %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 " +
            std::to_string(VectorSize) + ", i8 " + std::to_string(Transpose) +
            ", i8 0, " + Addr + " %a, i32 %s)",
        Mask + " %m, " + Addr + " %a, i32 %s");
  };
  EXPECT_TRUE(Load(16, 1, 1, 16));
  EXPECT_TRUE(Load(64, 4, 1, 16));
  EXPECT_TRUE(Load(64, 8, 2, 1));
  EXPECT_FALSE(Load(16, 2, 1, 16));
  EXPECT_FALSE(Load(64, 8, 2, 2));
  EXPECT_FALSE(Load(16, 9, 1, 16));
  EXPECT_FALSE(Load(16, 1, 0, 16));
  EXPECT_FALSE(Load(12, 1, 1, 12));
}

TEST_F(VerifierTest, OldValueOfALegacyLscAtomicHasNoTypeToFollow) {
  EXPECT_TRUE(verifyCall(
      "void @llvm.genx.lsc.atomic.slm.isVoid.v16i1.v16i32(<16 x i1>, i8, i8, "
      "i8, i16, i32, i8, i8, i8, i8, i32, <16 x i32>, <16 x i32>, <16 x i32>, "
      "<16 x i32>)",
      "call void @llvm.genx.lsc.atomic.slm.isVoid.v16i1.v16i32(<16 x i1> %m, "
      "i8 "
      "12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, i32 0, <16 x i32> "
      "%a, <16 x i32> %a, <16 x i32> undef, <16 x i32> undef)",
      "<16 x i1> %m, <16 x i32> %a"))
      << Seen.front();
}

/// Each change concerns only one rule of a message.
TEST_F(VerifierTest, OneRuleAtATime) {
  struct Change {
    StringRef From, To;
    bool IsLegal = false;
  };
  auto Check = [&](StringRef Name, StringRef Result, StringRef Args,
                   std::initializer_list<Change> Changes) {
    auto Verify = [&](StringRef From, StringRef To) {
      std::string All = (Result + ";" + Args).str();
      size_t Place = From.empty() ? 0 : All.find(From.str());
      EXPECT_NE(Place, std::string::npos) << From.str();
      All.replace(Place, From.size(), To.str());
      auto [Ret, Operands] = StringRef(All).split(';');
      SmallVector<StringRef, 24> Parts;
      Operands.split(Parts, ';');
      std::string Types;
      for (StringRef Part : Parts) {
        StringRef Ty = Part.substr(0, Part.rfind(' '));
        Types += (Types.empty() ? "" : ", ") + Ty.str();
      }
      std::string Callee = ("@llvm.genx." + Name).str();
      std::string Call =
          Ret.str() + " " + Callee + "(" + join(Parts, ", ") + ")";
      return verifyCall((Ret + " " + Callee + "(" + Types + ")").str(),
                        (Ret == "void" ? "call " : "%r = call ") + Call);
    };
    EXPECT_TRUE(Verify("", "")) << Name.str() << ": " << Seen.front();
    for (const Change &C : Changes)
      EXPECT_EQ(Verify(C.From, C.To), C.IsLegal)
          << Name.str() << " " << C.From.str() << " as " << C.To.str();
  };
  Check("gather4.scaled", "<16 x i32>",
        "<8 x i1> undef;i32 3;i16 0;i32 0;i32 0;<8 x i32> undef;"
        "<16 x i32> undef",
        {{"<8 x i1> undef", "i1 true", true},
         {"<8 x i1> undef", "i1 false"},
         {"<8 x i1> undef", "<4 x i1> undef"},
         {"<8 x i32>", "<4 x i32>"},
         {"<8 x i32>", "<3 x i32>"},
         {"i32 3", "i32 1"},
         {"i16 0", "i16 1"}});
  Check("gather4.scaled", "<16 x float>",
        "<8 x i1> undef;i32 3;i16 0;i32 0;i32 0;<8 x i32> undef;"
        "<16 x float> undef",
        {});
  EXPECT_FALSE(verifyCall(
      "<16 x i16> @llvm.genx.gather4.scaled(<8 x i1>, i32, i16, i32, i32, "
      "<8 x i32>, <16 x i16>)",
      "%r = call <16 x i16> @llvm.genx.gather4.scaled(<8 x i1> undef, i32 3, "
      "i16 0, i32 0, i32 0, <8 x i32> undef, <16 x i16> undef)"));
  // Check takes the type of an operand from the text before the last space.
  std::string Params;
  for (unsigned N = 1; N != 16; ++N)
    Params += N < 3 ? ";<8 x float> poison" : ";<8 x float> zeroinitializer";
  Check("3d.sample", "<16 x float>",
        "i32 0;<8 x i1> undef;i32 3;i16 0;i32 0;i32 0" + Params,
        {{"<16 x float>", "<16 x half>"},
         {"<16 x float>", "<8 x float>"},
         {"i16 0", "i16 4096"},
         {"i16 0", "i16 4095", true},
         {"<8 x i1>", "<4 x i1>"},
         {"<8 x float> poison", "<16 x float> poison"},
         {"i32 0;<8 x i1>", "i32 99;<8 x i1>"}});
  Check("typed.atomic.fmax", "<8 x float>",
        "<8 x i1> undef;i32 0;<8 x float> undef;<8 x i32> undef;<8 x i32> "
        "undef;<8 x i32> undef;<8 x i32> undef",
        {{"<8 x i1> undef", "<4 x i1> undef"}});
  EXPECT_FALSE(verifyCall(
      "<8 x i32> @llvm.genx.typed.atomic.fmax(<8 x i1>, i32, <8 x i32>, <8 x "
      "i32>, <8 x i32>, <8 x i32>, <8 x i32>)",
      "%r = call <8 x i32> @llvm.genx.typed.atomic.fmax(<8 x i1> undef, i32 0, "
      "<8 x i32> undef, <8 x i32> undef, <8 x i32> undef, <8 x i32> undef, "
      "<8 x i32> undef)"));
  Check("lsc.store.stateless", "void",
        "<8 x i1> undef;i8 4;i8 0;i8 0;i16 1;i32 0;i8 3;i8 1;i8 1;i8 0;<8 x "
        "i64> undef;<8 x i32> undef;i32 0",
        {{"i8 4", "i8 0", true}, {"i8 4", "i8 6"}, {"i8 4", "i8 5"}});
  Check("lsc.prefetch2d.stateless", "void",
        "i1 true;i8 0;i8 0;i8 3;i8 1;i8 1;i16 8;i16 4;i8 0;i64 0;i32 63;i32 "
        "7;i32 63;i32 0;i32 0",
        {{"i8 3", "i8 5"}, {"i16 8", "i16 65"}});
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

TEST_F(VerifierTest, StageNames) {
  EXPECT_EQ(stageName(VerifierStage::Input), "input");
  EXPECT_EQ(stageName(VerifierStage::Legalized), "legalized");
}

TEST_F(VerifierTest, LoweredExcludesElementInstructions) {
  parse(R"(
    define i32 @f(<4 x i32> %v, i32 %i) {
      %a = extractelement <4 x i32> %v, i32 0
      %b = insertelement <4 x i32> %v, i32 %a, i32 %i
      %c = shufflevector <4 x i32> %b, <4 x i32> %v, <4 x i32> zeroinitializer
      %d = add <4 x i32> %c, %b
      ret i32 %a
    }
  )");
  EXPECT_TRUE(verifyStage(function(), VerifierStage::Input));
  EXPECT_TRUE(Seen.empty());
  EXPECT_FALSE(verifyStage(function(), VerifierStage::Lowered));
  ASSERT_EQ(Seen.size(), 3u);
  EXPECT_EQ(
      Seen[0],
      "error: function 'f': instruction '%a = "
      "extractelement <4 x i32> %v, i32 0': expected no extractelement at "
      "stage 'lowered' [cmx-stage-violation]");
  EXPECT_THAT(Seen[1], HasSubstr("no insertelement"));
  EXPECT_THAT(Seen[2], HasSubstr("no shufflevector"));
  // Later stages include the rules of earlier stages.
  EXPECT_FALSE(verifyStage(function(), VerifierStage::Baled));
}

/// No platform multiplies 64-bit integers. But products of dwords can have 64
/// bits.
TEST_F(VerifierTest, LoweredExcludesWideProducts) {
  parse(R"(
    declare <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32>, <4 x i32>)
    define <4 x i64> @f(<4 x i64> %v, <4 x i32> %w, i64 %s) {
      %a = mul <4 x i64> %v, %v
      %b = mul i64 %s, %s
      %c = mul <4 x i32> %w, %w
      %d = call <4 x i64> @llvm.genx.uumul.v4i64.v4i32(<4 x i32> %c, <4 x i32> %w)
      %e = add <4 x i64> %d, %a
      ret <4 x i64> %e
    }
  )");
  EXPECT_TRUE(verifyStage(function(), VerifierStage::Input));
  EXPECT_FALSE(verifyStage(function(), VerifierStage::Lowered));
  ASSERT_EQ(Seen.size(), 2u);
  EXPECT_THAT(Seen[0],
              HasSubstr("'%a = mul <4 x i64> %v, %v': expected no mul"));
  EXPECT_THAT(Seen[1], HasSubstr("'%b = mul i64 %s, %s': expected no mul"));
}

TEST_F(VerifierTest, StageOfALoweredFunction) {
  parse("define <4 x i32> @f(<4 x i32> %v) { %a = add <4 x i32> %v, %v\n"
        "ret <4 x i32> %a }");
  EXPECT_TRUE(verifyStage(function(), VerifierStage::Legalized));
}

TEST_F(VerifierTest, ConstantsAreNumbers) {
  auto Read = [&](StringRef VStride) {
    return verify(("@g = external global i32\n"
                   "declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16("
                   "<8 x i32>, i32, i32, i32, i16, i32)\n"
                   "define void @f(<8 x i32> %v, i32 %n) {\n"
                   "%r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16("
                   "<8 x i32> %v, i32 " +
                   VStride + ", i32 2, i32 1, i16 0, i32 undef)\nret void }")
                      .str());
  };
  EXPECT_TRUE(Read("4"));
  for (StringRef Bad : {"undef", "poison", "%n", "ptrtoint (ptr @g to i32)"}) {
    EXPECT_FALSE(Read(Bad)) << Bad.str();
    ASSERT_EQ(Seen.size(), 1u);
    EXPECT_THAT(Seen[0], HasSubstr("operand 1 (vstride) expected a constant"));
  }
}

/// Operations on groups of lanes accept only the sizes that their definitions
/// allow.
TEST_F(VerifierTest, LanesOfGroups) {
  auto Of = [](unsigned N, StringRef Elem) {
    return "<" + std::to_string(N) + " x " + Elem.str() + ">";
  };
  auto Accepts = [&](StringRef Name, const std::string &Result,
                     ArrayRef<std::string> Types) {
    std::string Params, Args;
    for (const std::string &Ty : Types) {
      Params += (Params.empty() ? "" : ", ") + Ty;
      Args += (Args.empty() ? "" : ", ") + Ty + " undef";
    }
    auto Suffix = [](std::string Ty) {
      StringRef N = StringRef(Ty).drop_front().split(' ').first;
      StringRef Elem = StringRef(Ty).drop_back().rsplit(' ').second;
      return ".v" + N.str() + (Elem == "float" ? "f32" : Elem.str());
    };
    std::string Function = "@llvm.genx." + Name.str() + Suffix(Result);
    if (Name != "dp4")
      Function += Suffix(Types[Name == "pln" ? 1 : 0]);
    return verifyCall(Result + " " + Function + "(" + Params + ")",
                      "%r = call " + Result + " " + Function + "(" + Args +
                          ")");
  };
  for (unsigned N = 1; N <= 40; ++N) {
    EXPECT_EQ(Accepts("dp4", Of(N, "float"), {Of(N, "float"), Of(N, "float")}),
              N % 4 == 0)
        << N;
    EXPECT_EQ(Accepts("usad2", Of(N, "i16"), {Of(N, "i8"), Of(N, "i8")}),
              N % 2 == 0)
        << N;
    for (unsigned M = 1; M <= 64; ++M) {
      EXPECT_EQ(
          Accepts("pln", Of(N, "float"), {Of(4, "float"), Of(M, "float")}),
          M % 16 == 0 && M == 2 * N)
          << N << " of " << M;
      EXPECT_EQ(Accepts("umadw", Of(N, "i32"),
                        {Of(M, "i32"), Of(M, "i32"), Of(M, "i32")}),
                N % 2 == 0 && N >= 2 * M)
          << N << " of " << M;
    }
  }
}

} // namespace
