//===- LangRefTest.cpp - docs/LangRef.md against the table ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/IntrinsicStates.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;

namespace {

std::unique_ptr<MemoryBuffer> readLangRef() {
  auto Buffer = MemoryBuffer::getFile(CMX_SOURCE_DIR "/docs/LangRef.md");
  return Buffer ? std::move(*Buffer) : nullptr;
}

std::string operandText(const OperandSpec &Spec) {
  std::string Text = "`";
  if (Spec.Constness == OperandConstness::Constant)
    Text += "imm ";
  if (Spec.Constness == OperandConstness::ConstantOrUndef)
    Text += "immundef ";
  Text += Spec.TypeText + " " + Spec.Name + "`";
  return Spec.Unit.empty() ? Text : Text + " (" + Spec.Unit + ")";
}

std::string operandsText(ArrayRef<OperandSpec> Specs) {
  if (Specs.empty())
    return "none";
  std::vector<std::string> Texts;
  for (const OperandSpec &Spec : Specs)
    Texts.push_back(operandText(Spec));
  return join(Texts, ", ");
}

StringRef memoryText(GenXMemory Memory) {
  switch (Memory) {
  case GenXMemory::None:
    return "none";
  case GenXMemory::Read:
    return "reads";
  case GenXMemory::Write:
    return "writes";
  case GenXMemory::ReadWrite:
    return "reads, writes";
  case GenXMemory::Convergent:
    return "convergent";
  }
  llvm_unreachable("covered switch");
}

std::string visaText(const GenXInfo &Info) {
  return Info.VisaName.empty() ? "none" : "`" + Info.VisaName + "`";
}

/// Returns the row of \p Info without the last column, which states its
/// meaning.
std::string rowStart(const GenXInfo &Info) {
  return "| `" + Info.Name + "` | " + operandsText(Info.Results) + " | " +
         operandsText(Info.Operands) + " | " + memoryText(Info.Memory).str() +
         " | " + visaText(Info) + " | ";
}

/// Replaces each row with names in braces, such as "{add,sub}", by several
/// rows. The first of them has the first name of each pair of braces, the
/// second one the second name, and so on.
std::string expanded(StringRef Text) {
  std::string Result;
  SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines) {
    StringRef List = Line.split('{').second.split('}').first;
    if (!Line.starts_with("| `llvm.genx.") || List.empty()) {
      Result += (Line + "\n").str();
      continue;
    }
    SmallVector<StringRef, 8> Names;
    List.split(Names, ',');
    std::string Braces = ("{" + List + "}").str();
    for (StringRef Name : Names) {
      std::string Row = Line.str();
      for (size_t At; (At = Row.find(Braces)) != std::string::npos;)
        Row.replace(At, Braces.size(), Name.str());
      Result += Row + "\n";
    }
  }
  return Result;
}

TEST(LangRef, EveryEntryHasItsRow) {
  auto Buffer = readLangRef();
  ASSERT_TRUE(Buffer);
  std::string Text = expanded(Buffer->getBuffer());
  for (const GenXInfo &Info : allGenXInfos()) {
    std::string Start = rowStart(Info);
    size_t Pos = Text.find("\n" + Start);
    ASSERT_NE(Pos, std::string::npos) << "docs/LangRef.md lacks: " << Start;
    StringRef Meaning =
        StringRef(Text).substr(Pos + 1 + Start.size()).split('\n').first;
    EXPECT_GT(Meaning.size(), 4u) << "no meaning: " << Start;
  }
}

TEST(LangRef, EveryRowIsAnEntry) {
  auto Buffer = readLangRef();
  ASSERT_TRUE(Buffer);
  StringSet<> Names;
  for (const GenXInfo &Info : allGenXInfos())
    Names.insert(Info.Name);
  for (StringRef Name : plainFormNames())
    Names.insert(("llvm.genx." + Name).str());
  std::string Text = expanded(Buffer->getBuffer());
  SmallVector<StringRef, 0> Lines;
  StringRef(Text).split(Lines, '\n');
  unsigned NumRows = 0;
  for (StringRef Line : Lines) {
    if (!Line.consume_front("| `llvm.genx."))
      continue;
    ++NumRows;
    EXPECT_TRUE(Names.contains(("llvm.genx." + Line.split('`').first).str()))
        << Line.str();
  }
  EXPECT_EQ(NumRows, Names.size());
}

} // namespace
