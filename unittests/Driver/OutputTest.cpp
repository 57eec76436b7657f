//===- OutputTest.cpp - Names of outputs, and writing all or none ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "driver/Output.h"

#include "cmx/Support/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

using Names = std::vector<std::string>;

/// Returns the names of the outputs, or only the text of the error.
Names namesFor(StringRef Output, const Names &Kernels) {
  Expected<Names> Result = outputNames(Output, Kernels, ".visaasm");
  return Result ? *Result : Names{toString(Result.takeError())};
}

TEST(OutputNames, OneKernel) {
  EXPECT_THAT(namesFor("-", {"a"}), ElementsAre("-"));
  EXPECT_THAT(namesFor("x.txt", {"a"}), ElementsAre("x.txt"));
  EXPECT_THAT(namesFor("d/", {"a"}), ElementsAre("d/a.visaasm"));
  EXPECT_THAT(namesFor(".", {"a"}), ElementsAre("./a.visaasm"));
}

TEST(OutputNames, SeveralKernels) {
  EXPECT_THAT(namesFor("x.txt", {"a", "b"}), ElementsAre("x.a.txt", "x.b.txt"));
  EXPECT_THAT(namesFor("x", {"a", "b"}), ElementsAre("x.a", "x.b"));
  EXPECT_THAT(namesFor("p.q/x.y.z", {"a", "b"}),
              ElementsAre("p.q/x.y.a.z", "p.q/x.y.b.z"));
  EXPECT_THAT(namesFor("d/", {"a", "b"}),
              ElementsAre("d/a.visaasm", "d/b.visaasm"));
  EXPECT_THAT(namesFor("-", {"a", "b"}),
              ElementsAre(HasSubstr("[cmx-output-name]")));
}

TEST(OutputNames, OddKernelNames) {
  EXPECT_THAT(namesFor("d/", {"a/b", "..", "", "x y"}),
              ElementsAre("d/a_b.visaasm", "d/_...visaasm", "d/_.visaasm",
                          "d/x_y.visaasm"));
  EXPECT_THAT(namesFor("d/", {"a/b", "a_b"}),
              ElementsAre(HasSubstr("two kernels would be written to "
                                    "'d/a_b.visaasm', one of them 'a_b'")));
}

/// Makes a temporary folder for one test.
struct OutputFiles : testing::Test {
  SmallString<128> Folder;

  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("cmx-output-test", Folder));
  }
  void TearDown() override { sys::fs::remove_directories(Folder); }

  std::string path(StringRef Name) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, Name);
    return std::string(Path);
  }
  std::string read(StringRef Name) {
    auto Buffer = MemoryBuffer::getFile(path(Name));
    return Buffer ? (*Buffer)->getBuffer().str() : "none";
  }
  unsigned numFiles() {
    std::error_code EC;
    unsigned Count = 0;
    for (sys::fs::directory_iterator I(Folder, EC), E; I != E && !EC;
         I.increment(EC))
      ++Count;
    return Count;
  }
};

TEST_F(OutputFiles, WritesAll) {
  EXPECT_FALSE(errorToBool(
      writeOutputs({{path("a"), "text a"}, {path("b"), "text b"}})));
  EXPECT_EQ(read("a"), "text a");
  EXPECT_EQ(read("b"), "text b");
  EXPECT_FALSE(errorToBool(writeOutputs({{path("a"), "new"}})));
  EXPECT_EQ(read("a"), "new");
  EXPECT_EQ(numFiles(), 2u);
}

TEST_F(OutputFiles, WritesNoneIfOneFails) {
  ASSERT_FALSE(errorToBool(writeOutputs({{path("a"), "old"}})));
  std::string Text =
      toString(writeOutputs({{path("a"), "new"}, {path("none/b"), "text b"}}));
  EXPECT_THAT(Text, HasSubstr("[cmx-cannot-write-output]"));
  EXPECT_EQ(read("a"), "old");
  Text = toString(writeOutputs({{path("a"), "new"}, {path(""), "text"}}));
  EXPECT_THAT(Text, HasSubstr("Is a directory"));
  EXPECT_EQ(read("a"), "old");
  EXPECT_EQ(numFiles(), 1u);
}

TEST_F(OutputFiles, CreatesTheFolderThatIsAskedFor) {
  EXPECT_FALSE(errorToBool(createOutputFolder(path("d") + "/")));
  EXPECT_TRUE(sys::fs::is_directory(path("d")));
  EXPECT_FALSE(errorToBool(createOutputFolder(path("d") + "/")));
  EXPECT_FALSE(errorToBool(createOutputFolder(path("file"))));
  EXPECT_EQ(numFiles(), 1u);
  EXPECT_TRUE(errorToBool(createOutputFolder(path("x/y") + "/")));
}

} // namespace
