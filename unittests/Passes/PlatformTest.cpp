//===- PlatformTest.cpp - The platform of a module -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Platform.h"

#include "cmx/Target/TargetDesc.h"

#include "IR/TestBase.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct PlatformTest : test::IRTest {
  Module &Mod = parse("define void @f() { ret void }");
};

TEST_F(PlatformTest, AModuleHasNoneAtFirst) {
  EXPECT_EQ(getPlatform(Mod), nullptr);
  EXPECT_FALSE(hasPlatformFlag(Mod));
}

TEST_F(PlatformTest, SetAndReplace) {
  for (const TargetDesc *TD : TargetDesc::all()) {
    EXPECT_TRUE(setPlatform(Mod, *TD));
    EXPECT_EQ(getPlatform(Mod), TD);
    EXPECT_FALSE(setPlatform(Mod, *TD)) << "nothing to change";
  }
  EXPECT_TRUE(hasPlatformFlag(Mod));
  EXPECT_EQ(Mod.getModuleFlagsMetadata()->getNumOperands(), 1u);
}

TEST_F(PlatformTest, FlagOfAnotherValueOrType) {
  Mod.setModuleFlag(Module::Error, "cmx.platform", MDString::get(Ctx, "gen7"));
  EXPECT_TRUE(hasPlatformFlag(Mod));
  EXPECT_EQ(getPlatform(Mod), nullptr);
  Mod.setModuleFlag(Module::Error, "cmx.platform", 5);
  EXPECT_TRUE(hasPlatformFlag(Mod));
  EXPECT_EQ(getPlatform(Mod), nullptr);
  EXPECT_TRUE(setPlatform(Mod, *TargetDesc::get("pvc")));
  EXPECT_EQ(getPlatform(Mod), TargetDesc::get("pvc"));
}

TEST_F(PlatformTest, TheOptionComesBeforeTheModule) {
  const TargetDesc *SKL = TargetDesc::get("skl");
  const TargetDesc *DG2 = TargetDesc::get("dg2");
  EXPECT_EQ(getPlatformOrReport(function(), SKL), SKL);
  setPlatform(Mod, *DG2);
  EXPECT_EQ(getPlatformOrReport(function(), SKL), SKL);
  EXPECT_EQ(getPlatformOrReport(function(), nullptr), DG2);
  EXPECT_THAT(Seen, ElementsAre());
}

TEST_F(PlatformTest, ReportsThatThereIsNone) {
  EXPECT_EQ(getPlatformOrReport(function(), nullptr), nullptr);
  EXPECT_THAT(Seen, ElementsAre(AllOf(HasSubstr("error: function 'f'"),
                                      HasSubstr("[cmx-platform-unknown]"),
                                      HasSubstr("actual none"))));
  Seen.clear();
  Mod.setModuleFlag(Module::Error, "cmx.platform", MDString::get(Ctx, "gen7"));
  EXPECT_EQ(getPlatformOrReport(function(), nullptr), nullptr);
  EXPECT_THAT(Seen, ElementsAre(HasSubstr("actual 'gen7'")));
}

TEST(PlatformNames, AreThoseOfTheTable) {
  EXPECT_EQ(platformNameList(), "skl, icllp, tgllp, dg2, pvc");
}

} // namespace
