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

std::string diagMessage(DiagKind K, const Twine &Text) {
  return ("[cmx-" + diagName(K) + "] " + Text).str();
}

char DiagError::ID = 0;

void DiagError::log(raw_ostream &OS) const { OS << diagMessage(Kind, Text); }

std::error_code DiagError::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

Error makeDiagError(DiagKind K, const Twine &Text) {
  return make_error<DiagError>(K, Text.str());
}

} // namespace cmx
