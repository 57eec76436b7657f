//===- DiagnosticsTest.cpp - Form of the messages
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;
using testing::ElementsAre;

namespace {

TEST(Diagnostics, NamesAreKebabCaseAndUnique) {
  std::vector<StringRef> Names;
  for (DiagKind K : allDiagKinds()) {
    StringRef Name = diagName(K);
    EXPECT_FALSE(Name.empty());
    EXPECT_EQ(Name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
              StringRef::npos)
        << Name.str();
    EXPECT_FALSE(is_contained(Names, Name)) << Name.str();
    Names.push_back(Name);
  }
}

TEST(Diagnostics, DescriptionsAreNoSentences) {
  for (DiagKind K : allDiagKinds()) {
    StringRef Text = diagDescription(K);
    EXPECT_FALSE(Text.empty());
    EXPECT_FALSE(Text.ends_with(".")) << Text.str();
  }
}

TEST(Diagnostics, ErrorCarriesItsKind) {
  Error E = makeDiagError(DiagKind::CannotReadInput, "k.ll: gone");
  handleAllErrors(std::move(E), [](const DiagError &D) {
    EXPECT_EQ(D.kind(), DiagKind::CannotReadInput);
    EXPECT_EQ(D.text(), "k.ll: gone");
    EXPECT_EQ(D.message(), "k.ll: gone [cmx-cannot-read-input]");
  });
}

using DiagnosticInfoTest = IRTest;

TEST_F(DiagnosticInfoTest, FunctionAndInstruction) {
  parse("define i32 @f(i32 %a) { %b = add i32 %a, 1\n %1 = add i32 %b, 2\n"
        "ret i32 %1 }");
  emitDiag(inst("b"), DiagKind::UnsupportedType, "expected this, actual that");
  emitDiag(*inst("b").getNextNode(), DiagKind::UnsupportedType, "text");
  emitDiag(function(), DiagKind::KernelSignature, "text");
  emitDiag(*M, DiagKind::KernelMetadata, "text");
  EXPECT_THAT(
      Seen,
      ElementsAre(
          "error: function 'f': instruction '%b "
          "= add i32 %a, 1': expected this, actual that [cmx-unsupported-type]",
          "error: function 'f': instruction '%1 "
          "= add i32 %b, 2': text [cmx-unsupported-type]",
          "error: function 'f': text [cmx-kernel-signature]",
          "error: text [cmx-kernel-metadata]"));
}

TEST_F(DiagnosticInfoTest, LevelCanBeRaised) {
  parse("define void @f() { ret void }");
  emitDiag(function(), DiagKind::RegionOutOfBounds, "text");
  emitDiag(function(), DiagKind::RegionOutOfBounds, "text", DiagLevel::Error);
  EXPECT_THAT(Seen, ElementsAre("warning: function "
                                "'f': text [cmx-region-out-of-bounds]",
                                "error: function "
                                "'f': text [cmx-region-out-of-bounds]"));
}

TEST_F(DiagnosticInfoTest, LongInstructionsAreCut) {
  std::string Constant = "<";
  for (int I = 0; I != 64; ++I)
    Constant += (I ? ", i32 " : "i32 ") + std::to_string(1000 + I);
  parse("define void @f(<64 x i32> %a) { %b = add <64 x i32> %a, " + Constant +
        ">\nret void }");
  emitDiag(inst("b"), DiagKind::UnsupportedType, "text");
  ASSERT_EQ(Seen.size(), 1u);
  EXPECT_LT(Seen[0].size(), 320u);
  EXPECT_TRUE(StringRef(Seen[0]).contains("...': text [cmx-"));
}

TEST_F(DiagnosticInfoTest, ErrorsOfLibrariesWithoutAContext) {
  parse("");
  emitDiag(*M, makeDiagError(DiagKind::InvalidIR, "k.ll: text"),
           DiagKind::KernelMetadata);
  emitDiag(*M, createStringError("other"), DiagKind::InvalidIR);
  EXPECT_THAT(Seen, ElementsAre("error: k.ll: text [cmx-invalid-ir]",
                                "error: other [cmx-invalid-ir]"));
}

TEST_F(DiagnosticInfoTest, KindIsRecognised) {
  DiagnosticInfoCmx Info(DiagKind::InvalidIR, DiagLevel::Error, "", "text");
  EXPECT_TRUE(isa<DiagnosticInfoCmx>(static_cast<DiagnosticInfo *>(&Info)));
  Twine Text("text");
  DiagnosticInfoInlineAsm Other(0, Text);
  EXPECT_FALSE(isa<DiagnosticInfoCmx>(static_cast<DiagnosticInfo *>(&Other)));
}

} // namespace
