//===- RegistryTest.cpp - Pass names and default pipelines ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/Registration.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Passes/Pipeline.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;
using testing::HasSubstr;

namespace {

/// Parses the pipeline \p Text. Returns the printed form of its passes, or
/// "error".
std::string parse(StringRef Text, const TargetDesc *Default = nullptr) {
  PassInstrumentationCallbacks PIC;
  PassBuilder PB(nullptr, PipelineTuningOptions(), std::nullopt, &PIC);
  registerPasses(PB, Default);
  registerOraclePasses(PB);
  ModulePassManager MPM;
  if (Error E = PB.parsePassPipeline(MPM, Text)) {
    consumeError(std::move(E));
    return "error";
  }
  std::string Printed;
  raw_string_ostream OS(Printed);
  MPM.printPipeline(OS, [&](StringRef ClassName) {
    StringRef Name = PIC.getPassNameForClassName(ClassName);
    return Name.empty() ? ClassName : Name;
  });
  return Printed;
}

std::string inPipeline(StringRef Name, bool IsFunctionPass) {
  return IsFunctionPass ? ("function(" + Name + ")").str() : Name.str();
}

TEST(Registry, EveryNameParsesAndPrintsAsItself) {
#define CMX_MODULE_PASS(Name, Create, Summary)                                 \
  EXPECT_EQ(parse(Name), inPipeline(Name, false));
#define CMX_MODULE_PASS_WITH_PLATFORM(Name, Create, Summary)                   \
  EXPECT_EQ(parse(Name), inPipeline(Name, false));                             \
  EXPECT_EQ(parse(Name "<platform=pvc>"),                                      \
            inPipeline(Name "<platform=pvc>", false));
#define CMX_FUNCTION_PASS(Name, Create, Summary)                               \
  EXPECT_EQ(parse(Name), inPipeline(Name, true));
#define CMX_FUNCTION_PASS_WITH_PLATFORM(Name, Create, Summary)                 \
  EXPECT_EQ(parse(Name), inPipeline(Name, true));                              \
  EXPECT_EQ(parse(Name "<platform=pvc>"),                                      \
            inPipeline(Name "<platform=pvc>", true));
#define CMX_FUNCTION_ANALYSIS(Name, Create, Summary)                           \
  EXPECT_EQ(parse("require<" Name ">"),                                        \
            inPipeline("require<" Name ">", true));                            \
  EXPECT_EQ(parse("invalidate<" Name ">"),                                     \
            inPipeline("invalidate<" Name ">", true));
#include "cmx/Passes/PassRegistry.def"
}

TEST(Registry, TheDefaultPlatformIsThatOfTheCaller) {
  const TargetDesc *SKL = TargetDesc::get("skl");
  EXPECT_EQ(parse("cmx-legalize", SKL), "function(cmx-legalize<platform=skl>)");
  EXPECT_EQ(parse("cmx-legalize<platform=dg2>", SKL),
            "function(cmx-legalize<platform=dg2>)");
}

TEST(Registry, PipelinesByName) {
  std::string O0 = parse("cmx-default<O0>"), O1 = parse("cmx-default<O1>"),
              O2 = parse("cmx-default<O2>");
  EXPECT_EQ(parse("cmx-default"), O2);
  EXPECT_NE(O0, O1);
  EXPECT_NE(O1, O2);
  EXPECT_EQ(parse("cmx-default<platform=pvc;O1>"),
            parse("cmx-default<O1;platform=pvc>"));
  EXPECT_THAT(parse("cmx-default<O0;platform=pvc>"),
              HasSubstr("cmx-legalize<platform=pvc>"));
  // When the printed text is parsed, it gives the same pipeline.
  EXPECT_EQ(parse(O2), O2);
}

TEST(Registry, WrongNamesAreNotTaken) {
  for (StringRef Text :
       {"cmx-nothing", "cmx-verify<lax>", "cmx-verify<>", "cmx-legalize<>",
        "cmx-legalize<pvc>", "cmx-legalize<platform=pvc",
        "cmx-legalize<platform=pvc;platform=pvc>", "cmx-baling<platform=pvc>",
        "cmx-default<>", "cmx-default<O3>", "cmx-default<O1;>", "cmx-bales",
        "print<cmx-bale>"})
    EXPECT_EQ(parse(Text), "error") << Text.str();
}

TEST(Registry, UnknownPlatformsParse) {
  // The pass reports an unknown platform when it runs, with a named diagnostic.
  EXPECT_NE(parse("cmx-legalize<platform=gen7>"), "error");
  EXPECT_NE(parse("cmx-set-platform<platform=gen7>"), "error");
  EXPECT_NE(parse("cmx-default<platform=gen7>"), "error");
}

TEST(Registry, StagesFollowThePipeline) {
  EXPECT_EQ(stageAfterPass("cmx-verify"), std::nullopt);
  EXPECT_EQ(stageAfterPass(""), std::nullopt);
  EXPECT_EQ(stageAfterPass("cmx-lower"), VerifierStage::Lowered);
  EXPECT_EQ(stageAfterPass("cmx-baling"), VerifierStage::Baled);
  EXPECT_EQ(stageAfterPass("cmx-legalize"), VerifierStage::Legalized);
}

TEST(Registry, ListHasAllNames) {
  std::string Text;
  raw_string_ostream OS(Text);
  printPassNames(OS);
#define CMX_MODULE_PASS(Name, Create, Summary)                                 \
  EXPECT_THAT(Text, HasSubstr(Name));                                          \
  EXPECT_THAT(Text, HasSubstr(Summary));
#define CMX_MODULE_PASS_WITH_PLATFORM CMX_MODULE_PASS
#define CMX_FUNCTION_PASS CMX_MODULE_PASS
#define CMX_FUNCTION_PASS_WITH_PLATFORM CMX_MODULE_PASS
#define CMX_FUNCTION_ANALYSIS CMX_MODULE_PASS
#include "cmx/Passes/PassRegistry.def"
}

} // namespace
