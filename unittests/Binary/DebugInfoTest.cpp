//===- DebugInfoTest.cpp - Lines of source in binaries --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BinaryBytes.h"

#include "cmx/Binary/DebugInfo.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::zebin;
using testing::ElementsAre;
using testing::HasSubstr;

static KernelSource source(StringRef Kernel, unsigned FirstLine) {
  KernelSource S;
  S.Kernel = Kernel.str();
  S.File = "main.cpp";
  S.Folder = "/src";
  S.Producer = "test";
  S.SizeBytes = 96;
  S.Functions = {{"plain", "/src/main.cpp", FirstLine, 0, 64},
                 {"called", "/src/other.h", 7, 64, 32}};
  S.Lines = {{0, "", 0},
             {16, "/src/main.cpp", FirstLine + 70000},
             {24, "/src/main.cpp", FirstLine},
             {64, "/src/other.h", 8}};
  return S;
}

static ZEBinary binary() {
  const TargetDesc *TD = TargetDesc::get("tgllp");
  ZEBinary B;
  B.For = {TD->productFamily(), TD->coreFamily()};
  for (StringRef Name : {"one", "two"}) {
    Kernel K;
    K.Name = Name.str();
    K.Env.GRFCount = 128;
    K.Env.SimdSize = 1;
    B.Info.Kernels.push_back(K);
    B.Code.push_back({(".text." + Name).str(), std::string(96, 'x'), {}});
  }
  Expected<std::vector<Section>> Debug =
      writeDebugInfo({source("one", 10), source("two", 20)});
  if (!Debug)
    ADD_FAILURE() << toString(Debug.takeError());
  else
    B.Debug = std::move(*Debug);
  return B;
}

static std::vector<std::string> lines(const ZEBinary &B, StringRef Kernel) {
  Expected<std::vector<SourceLine>> Lines = readSourceLines(B, Kernel, "file");
  if (!Lines)
    return {toString(Lines.takeError())};
  std::vector<std::string> Result;
  for (const SourceLine &L : *Lines)
    Result.push_back(std::to_string(L.OffsetBytes) + " " +
                     (L.Line ? L.File + ":" + std::to_string(L.Line) : "-"));
  return Result;
}

TEST(DebugInfoTest, WhatIsWrittenIsRead) {
  Expected<ZEBinary> B = readZEBinary(bytes(binary()), "file");
  ASSERT_TRUE(bool(B)) << toString(B.takeError());
  EXPECT_THAT(lines(*B, "one"),
              ElementsAre("0 -", "16 /src/main.cpp:70010",
                          "24 /src/main.cpp:10", "64 /src/other.h:8", "96 -"));
  EXPECT_THAT(lines(*B, "two"),
              ElementsAre("0 -", "16 /src/main.cpp:70020",
                          "24 /src/main.cpp:20", "64 /src/other.h:8", "96 -"));
  EXPECT_THAT(lines(*B, "plain"), ElementsAre());
  EXPECT_THAT(B->Others, ElementsAre());
}

/// The bytes at the place of each relocation already contain its addend. So a
/// program that does not apply relocations reads offsets within the kernel's
/// code there.
TEST(DebugInfoTest, AddressesAreRelocated) {
  Expected<ZEBinary> B = readZEBinary(bytes(binary()), "file");
  ASSERT_TRUE(bool(B)) << toString(B.takeError());
  std::vector<std::string> Found;
  for (const Section &S : B->Debug)
    for (const Relocation &R : S.Relocations) {
      EXPECT_EQ(R.Type, 1u);
      EXPECT_EQ(support::endian::read64le(S.Bytes.data() + R.OffsetBytes),
                uint64_t(R.Addend));
      Found.push_back(S.Name + " " + R.Symbol + " " + std::to_string(R.Addend));
    }
  EXPECT_THAT(Found, ElementsAre(".debug_info one 0", ".debug_info one 0",
                                 ".debug_info one 64", ".debug_info two 0",
                                 ".debug_info two 0", ".debug_info two 64",
                                 ".debug_line one 0", ".debug_line two 0"));
}

/// The length of a line table's header depends on the names of its files.
TEST(DebugInfoTest, LineTablesOfDifferentFiles) {
  KernelSource One = source("one", 10), Two = source("two", 20);
  Two.Functions[1].File = Two.Lines.back().File = "/src/folder/another.h";
  Expected<std::vector<Section>> Debug = writeDebugInfo({One, Two});
  ASSERT_TRUE(bool(Debug)) << toString(Debug.takeError());
  ZEBinary B = binary();
  B.Debug = std::move(*Debug);
  Expected<ZEBinary> Read = readZEBinary(bytes(B), "file");
  ASSERT_TRUE(bool(Read)) << toString(Read.takeError());
  EXPECT_THAT(lines(*Read, "one"),
              ElementsAre("0 -", "16 /src/main.cpp:70010",
                          "24 /src/main.cpp:10", "64 /src/other.h:8", "96 -"));
  EXPECT_THAT(lines(*Read, "two"),
              ElementsAre("0 -", "16 /src/main.cpp:70020",
                          "24 /src/main.cpp:20", "64 /src/folder/another.h:8",
                          "96 -"));
  for (const Section &S : Read->Debug)
    for (const Relocation &R : S.Relocations)
      EXPECT_EQ(support::endian::read64le(S.Bytes.data() + R.OffsetBytes),
                uint64_t(R.Addend));
}

TEST(DebugInfoTest, FunctionsWithoutLinesOrCodeAreLeftOut) {
  KernelSource S = source("one", 10);
  S.Functions[1].Name = "";
  S.Functions.push_back({"dropped", "/src/other.h", 9, 0, 0});
  Expected<std::vector<Section>> Debug = writeDebugInfo(S);
  ASSERT_TRUE(bool(Debug)) << toString(Debug.takeError());
  for (const Section &Part : *Debug) {
    if (Part.Name == ".debug_info")
      EXPECT_EQ(Part.Relocations.size(), 2u); // For the unit and the kernel.
    if (Part.Name == ".debug_str") {
      EXPECT_THAT(Part.Bytes, HasSubstr("plain"));
      EXPECT_THAT(Part.Bytes, Not(HasSubstr("dropped")));
    }
  }
  Expected<std::vector<Section>> None = writeDebugInfo({});
  ASSERT_TRUE(bool(None)) << toString(None.takeError());
  EXPECT_THAT(*None, ElementsAre());
}

TEST(DebugInfoTest, EachDamagedByteIsReadOrAnError) {
  std::string Good = bytes(binary());
  for (size_t N = 0; N != Good.size(); ++N)
    for (int Flip : {0x01, 0x80, 0xff}) {
      std::string Bad = Good;
      Bad[N] = char(Bad[N] ^ Flip);
      Expected<ZEBinary> B = readZEBinary(Bad, "file");
      if (!B)
        consumeError(B.takeError());
      else
        (void)lines(*B, "two");
    }
}

TEST(DebugInfoTest, RelocationsOfNothing) {
  ZEBinary Outside = binary();
  Outside.Debug[1].Relocations[0].OffsetBytes = Outside.Debug[1].Bytes.size();
  std::string NoSymbol = bytes(binary());
  // The bytes of the relocation at byte 12, with type 1 and symbol 1.
  StringRef First("\x0c\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0", 16);
  size_t At = NoSymbol.find(First);
  ASSERT_NE(At, std::string::npos);
  NoSymbol[At + 12] = 0;
  for (const std::string &Bad : {bytes(Outside), NoSymbol}) {
    Expected<ZEBinary> B = readZEBinary(Bad, "file");
    ASSERT_FALSE(bool(B));
    EXPECT_THAT(
        toString(B.takeError()),
        HasSubstr("a symbol, and a place inside .debug_info, expected of "
                  "each relocation in .rela.debug_info "
                  "[cmx-binary-format]"));
  }
}

TEST(DebugInfoTest, SectionsThatAreNoDWARF) {
  ZEBinary B = binary();
  B.Debug[2].Bytes.resize(20);
  EXPECT_THAT(lines(B, "one"),
              ElementsAre(testing::StartsWith(
                  "file: DWARF expected in the debug sections")));
  B.Debug.clear();
  EXPECT_THAT(lines(B, "one"), ElementsAre());
}
