//===- VersionTest.cpp - Tests of Version.h and Compat.h ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Support/Version.h"

#include "cmx/Support/Compat.h"

#include CMX_PASS_PLUGIN_HEADER

#include "gtest/gtest.h"

#include <string>

TEST(VersionTest, HasThreeNumbers) {
  std::string Version = cmx::getVersion();
  unsigned Dots = 0;
  for (char C : Version)
    Dots += C == '.';
  EXPECT_EQ(Dots, 2u) << Version;
}

TEST(VersionTest, LongFormNamesBothProjects) {
  std::string Version = cmx::getVersionWithLLVM();
  EXPECT_NE(Version.find(std::string("cmx ") + cmx::getVersion()),
            std::string::npos);
  EXPECT_NE(Version.find("LLVM " LLVM_VERSION_STRING), std::string::npos);
}

// CMX_PASS_PLUGIN_HEADER must name a header that declares
// PassPluginLibraryInfo.
TEST(CompatTest, PassPluginHeaderDeclaresLibraryInfo) {
  llvm::PassPluginLibraryInfo Info = {LLVM_PLUGIN_API_VERSION, "t", "0",
                                      nullptr};
  EXPECT_EQ(Info.APIVersion, unsigned(LLVM_PLUGIN_API_VERSION));
}
