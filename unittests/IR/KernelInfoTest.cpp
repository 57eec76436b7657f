//===- KernelInfoTest.cpp - Which functions are kernels
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/KernelInfo.h"

#include "TestBase.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;
using testing::ElementsAre;

namespace {

class KernelInfoTest : public IRTest {
protected:
  std::vector<KernelInfo> kernels(StringRef Text) {
    auto Kernels = getKernels(parse(Text));
    EXPECT_TRUE(Kernels) << (Seen.empty() ? "" : Seen.front());
    return Kernels ? *Kernels : std::vector<KernelInfo>();
  }
  Messages rejected(StringRef Text) {
    EXPECT_FALSE(getKernels(parse(Text)));
    return Seen;
  }
};

TEST_F(KernelInfoTest, Node) {
  auto Kernels = kernels(R"(
    define dllexport spir_kernel void @k(i32 %a, i32 %b, i64 %c) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"kernel", !1, i32 4096, i32 0, !2, !3, i32 0}
    !1 = !{i32 2, i32 1, i32 0}
    !2 = !{i32 0, i32 0, i32 0}
    !3 = !{!"image2d_t read_only", !"sampler_t", !"svmptr_t"}
  )");
  ASSERT_EQ(Kernels.size(), 1u);
  const KernelInfo &K = Kernels[0];
  EXPECT_EQ(K.Fn, &function("k"));
  EXPECT_EQ(K.Name, "kernel");
  EXPECT_EQ(K.SLMBytes, 4096u);
  ASSERT_EQ(K.Args.size(), 3u);
  EXPECT_EQ(K.Args[0].Kind, KernelArgKind::Surface);
  EXPECT_EQ(K.Args[0].Desc, "image2d_t read_only");
  EXPECT_EQ(K.Args[1].Kind, KernelArgKind::Sampler);
  EXPECT_EQ(K.Args[2].Kind, KernelArgKind::General);
  EXPECT_EQ(K.Args[2].Desc, "svmptr_t");
}

TEST_F(KernelInfoTest, NamedBarriersOfAttributeAndNode) {
  auto Kernels = kernels(R"(
    define void @more() "VCNamedBarrierCount"="6" { ret void }
    define void @fewer() "VCNamedBarrierCount"="6" { ret void }
    define void @alone() "VCNamedBarrierCount"="6" { ret void }
    !genx.kernels = !{!0, !1, !2}
    !0 = !{ptr @more, !"more", !3, i32 0, i32 0, !3, !3, i32 8}
    !1 = !{ptr @fewer, !"fewer", !3, i32 0, i32 0, !3, !3, i32 4}
    !2 = !{ptr @alone, !"alone", !3, i32 0}
    !3 = !{}
  )");
  ASSERT_EQ(Kernels.size(), 3u);
  EXPECT_EQ(Kernels[0].NamedBarriers, 8u);
  EXPECT_EQ(Kernels[1].NamedBarriers, 6u);
  EXPECT_EQ(Kernels[2].NamedBarriers, 6u);
}

TEST_F(KernelInfoTest, OlderNodeWithTheNameOfAnAssemblyFile) {
  auto Kernels = kernels(R"(
    define void @k(i32 %a) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", !"k.asm", !1, i32 64, !1}
    !1 = !{i32 2}
  )");
  ASSERT_EQ(Kernels.size(), 1u);
  EXPECT_EQ(Kernels[0].SLMBytes, 64u);
  EXPECT_EQ(Kernels[0].Args[0].Kind, KernelArgKind::Surface);
}

TEST_F(KernelInfoTest, OlderNodeWithDescriptions) {
  auto Kernels = kernels(R"(
    define void @k(i32 %a, i32 %b) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", !"k.asm", !1, i32 64, i32 0, !2, !3, i32 0}
    !1 = !{i32 2, i32 1}
    !2 = !{i32 0, i32 0}
    !3 = !{!"buffer_t", !"sampler_t"}
  )");
  ASSERT_EQ(Kernels.size(), 1u);
  EXPECT_EQ(Kernels[0].SLMBytes, 64u);
  EXPECT_EQ(Kernels[0].Args[0].Desc, "buffer_t");
  EXPECT_EQ(Kernels[0].Args[1].Desc, "sampler_t");
}

/// Skylake PRM vol. 7, "Control Register": bits 6, 7 and 10 keep denormals.
TEST_F(KernelInfoTest, FloatControlOfEachBit) {
  for (StringRef Name : {"CMFloatControl", "VCFloatControl"})
    for (unsigned Bit = 0; Bit != 16; ++Bit) {
      std::string Text = "define dllexport spir_kernel void @k() "
                         "\"CMGenxMain\" \"" +
                         Name.str() + "\"=\"" + std::to_string(1u << Bit) +
                         "\" { ret void }";
      auto Kernels = getKernels(parse(Text));
      ASSERT_EQ(Kernels.has_value(), Bit == 6 || Bit == 7 || Bit == 10) << Text;
      if (Kernels) {
        EXPECT_EQ(Kernels->front().FloatControl, 1u << Bit);
      }
    }
}

TEST_F(KernelInfoTest, ShortestNode) {
  auto Kernels = kernels(R"(
    define void @k() { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", !1, i32 0}
    !1 = !{}
  )");
  EXPECT_EQ(Kernels.size(), 1u);
}

TEST_F(KernelInfoTest, AttributesGiveWhatTheNodeLacks) {
  auto Kernels = kernels(R"(
    define void @a(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %s) { ret void }
    define void @b(i32 %s, i32 "VCArgumentKind"="1" %t, i32 %n) #0 { ret void }
    attributes #0 = { "VCSLMSize"="128" }
    !genx.kernels = !{!0, !1}
    !0 = !{ptr @a}
    !1 = !{ptr @b, null, !2, null, null, null, !3}
    !2 = !{i32 2}
    !3 = !{!"image2d_t"}
  )");
  ASSERT_EQ(Kernels.size(), 2u);
  EXPECT_EQ(Kernels[0].Name, "a");
  EXPECT_EQ(Kernels[0].Args[0].Kind, KernelArgKind::Surface);
  EXPECT_EQ(Kernels[0].Args[0].Desc, "buffer_t");
  EXPECT_EQ(Kernels[1].SLMBytes, 128u);
  EXPECT_EQ(Kernels[1].Args[0].Kind, KernelArgKind::Surface);
  EXPECT_EQ(Kernels[1].Args[0].Desc, "image2d_t");
  EXPECT_EQ(Kernels[1].Args[1].Kind, KernelArgKind::Sampler);
  EXPECT_EQ(Kernels[1].Args[2].Kind, KernelArgKind::General);
}

TEST_F(KernelInfoTest, ImplicitArguments) {
  auto Kernels = kernels(R"(
    define spir_kernel void @k(i64 "VCArgumentKind"="96" %a, <3 x i16> "VCArgumentKind"="24" %b, i32 "VCArgumentKind"="42" %c) { ret void }
  )");
  ASSERT_EQ(Kernels.size(), 1u);
  EXPECT_EQ(Kernels[0].Args[0].Kind, KernelArgKind::General);
  EXPECT_EQ(Kernels[0].Args[0].Implicit, ImplicitArg::PrivateBase);
  EXPECT_EQ(Kernels[0].Args[1].Implicit, ImplicitArg::LocalId);
  EXPECT_EQ(Kernels[0].Args[2].Kind, KernelArgKind::Surface);
  EXPECT_EQ(Kernels[0].Args[2].Implicit, ImplicitArg::ScoreboardSurface);
}

TEST_F(KernelInfoTest, Attributes) {
  auto Kernels = kernels(R"(
    define dllexport spir_kernel void @k(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %a, float %b) #0 { ret void }
    define spir_kernel void @by_convention(float %b) { ret void }
    define void @by_attribute() #1 { ret void }
    define dllexport void @by_linkage() { ret void }
    define void @helper() { ret void }
    define dllexport void @external_function() #2 { ret void }
    attributes #0 = { "VCSLMSize"="128" "CMGenxMain" }
    attributes #1 = { "CMGenxMain" }
    attributes #2 = { "VCFunction" }
  )");
  std::vector<std::string> Names;
  for (const KernelInfo &K : Kernels)
    Names.push_back(K.Name);
  EXPECT_THAT(Names,
              ElementsAre("k", "by_convention", "by_attribute", "by_linkage"));
  EXPECT_EQ(Kernels[0].SLMBytes, 128u);
  EXPECT_EQ(Kernels[0].Args[0].Kind, KernelArgKind::Surface);
  EXPECT_EQ(Kernels[0].Args[0].Desc, "buffer_t");
  EXPECT_EQ(Kernels[0].Args[1].Kind, KernelArgKind::General);
  EXPECT_TRUE(isVCFunction(function("external_function")));
}

TEST_F(KernelInfoTest, OrderIsThatOfTheFunctions) {
  auto Kernels = kernels(R"(
    define void @a() { ret void }
    define spir_kernel void @b() { ret void }
    define void @c() { ret void }
    !genx.kernels = !{!0, !2}
    !0 = !{ptr @c, !"C", !1, i32 0}
    !1 = !{}
    !2 = !{ptr @a, !"A", !1, i32 0}
  )");
  std::vector<std::string> Names;
  for (const KernelInfo &K : Kernels)
    Names.push_back(K.Name);
  EXPECT_THAT(Names, ElementsAre("A", "b", "C"));
}

TEST_F(KernelInfoTest, NoKernels) {
  EXPECT_TRUE(kernels("define void @f() { ret void }").empty());
}

TEST_F(KernelInfoTest, KindsAreNoNode) {
  EXPECT_THAT(
      rejected(R"(
    define void @k(i32 %a) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", i32 2, i32 0}
  )"),
      ElementsAre(
          "error: !genx.kernels node 0: kernel "
          "'k': expected a node of argument kinds [cmx-kernel-metadata]"));
}

TEST_F(KernelInfoTest, AKindIsNoNumber) {
  EXPECT_THAT(rejected(R"(
    define void @k(i32 %a) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", !1, i32 0}
    !1 = !{!"surface"}
  )"),
              ElementsAre("error: !genx.kernels node 0: kernel "
                          "'k': kind of argument 0 expected an i32 constant "
                          "[cmx-kernel-metadata]"));
}

TEST_F(KernelInfoTest, ADescriptionIsNoString) {
  EXPECT_THAT(rejected(R"(
    define void @k(i32 %a) { ret void }
    !genx.kernels = !{!0}
    !0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !1, i32 0}
    !1 = !{i32 2}
  )"),
              ElementsAre("error: !genx.kernels node 0: kernel "
                          "'k': description of argument 0 expected a string "
                          "[cmx-kernel-metadata]"));
}

/// In the place of a missing node, only the number 0 is allowed.
TEST_F(KernelInfoTest, NumbersInPlaceOfNodes) {
  auto Node = [](StringRef Kinds, StringRef Descs) {
    return ("define void @k(i32 %a) { ret void }\n!genx.kernels = !{!0}\n"
            "!0 = !{ptr @k, !\"k\", " +
            Kinds + ", i32 0, i32 0, !1, " + Descs +
            ", i32 0}\n!1 = !{i32 0}\n!2 = !{!\"\"}\n")
        .str();
  };
  EXPECT_EQ(kernels(Node("!1", "!2")).size(), 1u);
  EXPECT_EQ(kernels(Node("i32 0", "i32 0")).size(), 1u);
  EXPECT_EQ(kernels(Node("null", "null")).size(), 1u);
  EXPECT_EQ(rejected(Node("!1", "i32 1")).size(), 1u);
  EXPECT_EQ(rejected(Node("!1", "!\"buffer_t\"")).size(), 2u);
  EXPECT_EQ(rejected(Node("i32 1", "!2")).size(), 3u);
}

TEST_F(KernelInfoTest, NumbersOfNoKind) {
  for (const char *Kind : {"3", "7", "x", "", "-1", "8000"}) {
    Seen.clear();
    EXPECT_THAT(
        rejected(("define spir_kernel void @k(i32 \"VCArgumentKind\"=\"" +
                  Twine(Kind) + "\" %a) { ret void }")
                     .str()),
        ElementsAre(testing::HasSubstr("expected 0 (general)")))
        << Kind;
  }
}

/// If a module has no kernels, its entries are the functions that other modules
/// can call.
TEST_F(KernelInfoTest, Entries) {
  auto Names = [&](StringRef Text) {
    std::vector<std::string> Result;
    auto Entries = getEntries(parse(Text));
    if (!Entries)
      return std::vector<std::string>({"none"});
    for (const KernelInfo &K : *Entries)
      Result.push_back(K.Name);
    return Result;
  };
  const char *Functions =
      "define void @f() \"cmx-stack-function\" { ret void }\n"
      "declare void @g() \"cmx-stack-function\"\n"
      "define internal void @h() \"cmx-stack-function\" { ret "
      "void }\n"
      "define void @i() { ret void }\n";
  EXPECT_THAT(Names(Functions), ElementsAre("f"));
  EXPECT_THAT(Names(std::string(Functions) +
                    "define spir_kernel void @k() { ret void }\n"),
              ElementsAre("k"));
  EXPECT_THAT(
      Names(std::string(Functions) + "!genx.kernels = !{!0}\n!0 = !{null}\n"),
      ElementsAre("none"));
}

TEST_F(KernelInfoTest, SamplerIsAnI32) {
  EXPECT_THAT(
      rejected(R"(
    define spir_kernel void @k(float "VCArgumentKind"="1" %a) { ret void }
  )"),
      ElementsAre(
          "error: function 'k': sampler "
          "argument 0 expected to be i32 or a pointer [cmx-kernel-argument]"));
}

TEST_F(KernelInfoTest, EveryBadNodeIsReported) {
  EXPECT_EQ(rejected(R"(
    !genx.kernels = !{!0, !1}
    !0 = !{null, !"a", !0, i32 0}
    !1 = !{null}
  )")
                .size(),
            2u);
}

} // namespace
