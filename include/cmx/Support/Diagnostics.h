//===- Diagnostics.h - Named kinds of diagnostics ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every message to the user has a kind from Diagnostics.def. Code with an
// LLVMContext reports through cmx/IR/DiagnosticInfo.h; code without one returns
// an Error made here.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_DIAGNOSTICS_H
#define CMX_SUPPORT_DIAGNOSTICS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace cmx {

enum class DiagKind {
#define CMX_DIAG(Enum, Name, Severity, Description) Enum,
#include "cmx/Support/Diagnostics.def"
};

enum class DiagLevel { Warning, Error };

/// The name without "cmx-", e.g. "region-width".
llvm::StringRef diagName(DiagKind K);
llvm::StringRef diagDescription(DiagKind K);
DiagLevel diagLevel(DiagKind K);
llvm::ArrayRef<DiagKind> allDiagKinds();

/// "[cmx-<name>] <text>".
std::string diagMessage(DiagKind K, const llvm::Twine &Text);

/// A diagnostic that has not been reported yet.
class DiagError : public llvm::ErrorInfo<DiagError> {
public:
  static char ID;
  DiagError(DiagKind K, std::string Text) : Kind(K), Text(std::move(Text)) {}
  DiagKind kind() const { return Kind; }
  llvm::StringRef text() const { return Text; } ///< Without the name.
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

private:
  DiagKind Kind;
  std::string Text;
};

llvm::Error makeDiagError(DiagKind K, const llvm::Twine &Text);

} // namespace cmx

#endif // CMX_SUPPORT_DIAGNOSTICS_H
