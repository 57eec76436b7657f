//===- VerifierTextTest.cpp - Each rule of the vISA verifier --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of kernels that break one rule, with the exact message, and a table
// of neighbours that just keep it. Declarations: see kernelText in TestBase.h.
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "llvm/ADT/StringExtras.h"
#include <fstream>
#include <sstream>

using namespace cmx;
using namespace cmx::visa;

namespace {
struct Case {
  const char *Name;
  const char *Platform;
  const char *Extra; ///< Declarations and inputs.
  const char *Body;  ///< Without the ret at the end.
  const char *Messages;
};

void PrintTo(const Case &C, std::ostream *OS) { *OS << C.Name; }

class VISAVerifierBroken : public testing::TestWithParam<Case> {};
class VISAVerifierLegal : public testing::TestWithParam<Case> {};
} // namespace

static std::string messagesOf(const Case &C) {
  const TargetDesc *Target = TargetDesc::get(C.Platform);
  if (!Target)
    return "unknown platform";
  std::string Body = C.Body;
  if (!Body.empty())
    Body += "\n";
  Module M = parsed(kernelText(Body, C.Extra), Target->grfBytes());
  std::string Result;
  VerifierOptions Options;
  Options.File = &M;
  for (const Kernel &K : M.Kernels)
    Result += verified(K, C.Platform, Options);
  return Result;
}

TEST_P(VISAVerifierBroken, SaysWhy) {
  EXPECT_EQ(messagesOf(GetParam()), std::string(GetParam().Messages) + "\n");
}

TEST_P(VISAVerifierLegal, SaysNothing) {
  EXPECT_EQ(messagesOf(GetParam()), "");
}

static const Case Broken[] = {
#define CMX_BROKEN(Name, Platform, Extra, Body, Messages)                      \
  {#Name, Platform, Extra, Body, Messages},
#include "VerifierCases.def"
};

static const Case Legal[] = {
#define CMX_LEGAL(Name, Platform, Extra, Body)                                 \
  {#Name, Platform, Extra, Body, ""},
#include "VerifierCases.def"
};

static std::string caseName(const testing::TestParamInfo<Case> &Info) {
  return std::string(Info.param.Name) + "_" + Info.param.Platform;
}
INSTANTIATE_TEST_SUITE_P(All, VISAVerifierBroken, testing::ValuesIn(Broken),
                         caseName);
INSTANTIATE_TEST_SUITE_P(All, VISAVerifierLegal, testing::ValuesIn(Legal),
                         caseName);

/// A row of the table of errors without a test is a mistake.
TEST(VISAVerifier, EachErrorHasATest) {
  std::string Tests;
  for (const char *File : {"VerifierCases.def", "VerifierModelTest.cpp"}) {
    std::ifstream In(std::string(CMX_SOURCE_DIR "/unittests/VISA/") + File);
    ASSERT_TRUE(In.good()) << File;
    std::stringstream Text;
    Text << In.rdbuf();
    Tests += Text.str();
  }
  static const char *const Names[] = {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text) Name,
#include "cmx/VISA/VerifierErrors.def"
  };
  // Literals may be broken before the bracket, never inside it.
  for (const char *Name : Names)
    EXPECT_NE(Tests.find(std::string("[") + Name + "]"), std::string::npos)
        << Name;
}
