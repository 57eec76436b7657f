//===- Diagnostics.cpp - Named kinds of diagnostics -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Support/Diagnostics.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

namespace {

struct DiagEntry {
  DiagKind Kind;
  StringLiteral Name;
  DiagLevel Level;
  StringLiteral Description;
};

constexpr DiagEntry Entries[] = {
#define CMX_DIAG(Enum, Name, Severity, Description)                            \
  {DiagKind::Enum, Name, DiagLevel::Severity, Description},
#include "cmx/Support/Diagnostics.def"
};

constexpr DiagKind Kinds[] = {
#define CMX_DIAG(Enum, Name, Severity, Description) DiagKind::Enum,
#include "cmx/Support/Diagnostics.def"
};

const DiagEntry &entry(DiagKind K) { return Entries[static_cast<size_t>(K)]; }

} // namespace

StringRef diagName(DiagKind K) { return entry(K).Name; }
StringRef diagDescription(DiagKind K) { return entry(K).Description; }
DiagLevel diagLevel(DiagKind K) { return entry(K).Level; }
ArrayRef<DiagKind> allDiagKinds() { return Kinds; }

std::optional<DiagKind> diagKind(StringRef Name) {
  Name.consume_front("cmx-");
  for (DiagKind K : Kinds)
    if (diagName(K) == Name)
      return K;
  return std::nullopt;
}

std::string diagMessage(DiagKind K, const Twine &Text) {
  std::string Lines = Text.str();
  Lines.insert(std::min(Lines.find('\n'), Lines.size()),
               (" [cmx-" + diagName(K) + "]").str());
  return Lines;
}

std::string SourcePlace::str() const {
  std::string Text = File;
  if (!File.empty() && Line) {
    Text += ":" + std::to_string(Line);
    if (Column)
      Text += ":" + std::to_string(Column);
  }
  return Text;
}

char DiagError::ID = 0;

void DiagError::log(raw_ostream &OS) const {
  if (!Place.File.empty())
    OS << Place.str() << ": ";
  OS << diagMessage(Kind, Text);
}

std::error_code DiagError::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

Error makeDiagError(DiagKind K, const Twine &Text) {
  return make_error<DiagError>(K, Text.str());
}

Error makeDiagError(DiagKind K, SourcePlace Place, const Twine &Text) {
  return make_error<DiagError>(K, Text.str(), std::move(Place));
}

} // namespace cmx
