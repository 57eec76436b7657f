//===- Diagnostics.h - Named kinds of diagnostics ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every message to the user has a kind from Diagnostics.def. Code with an
// LLVMContext reports through cmx/IR/DiagnosticInfo.h; code without one returns
// an Error that makeDiagError makes.
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
/// Returns the kind with the name \p Name, which can begin with "cmx-", or
/// std::nullopt if there is none.
std::optional<DiagKind> diagKind(llvm::StringRef Name);
llvm::StringRef diagDescription(DiagKind K);
DiagLevel diagLevel(DiagKind K);
llvm::ArrayRef<DiagKind> allDiagKinds();

/// Returns "<text> [cmx-<name>]". If the text has several lines, the name is at
/// the end of the first one.
std::string diagMessage(DiagKind K, const llvm::Twine &Text);

/// A place in a file, as far as it is known.
struct SourcePlace {
  std::string File;    ///< Empty: unknown.
  unsigned Line = 0;   ///< From 1 on; 0: the whole file.
  unsigned Column = 0; ///< From 1 on; 0: the whole line.

  /// "k.cpp:3:7", "k.cpp:3", "k.cpp" or "".
  std::string str() const;
};

/// A diagnostic that has not been reported yet.
class DiagError : public llvm::ErrorInfo<DiagError> {
public:
  static char ID;
  DiagError(DiagKind K, std::string Text, SourcePlace Place = {})
      : Kind(K), Text(std::move(Text)), Place(std::move(Place)) {}
  DiagKind kind() const { return Kind; }
  llvm::StringRef text() const { return Text; } ///< Without the name.
  const SourcePlace &place() const { return Place; }
  /// "<place>: <text> [cmx-<name>]"
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

private:
  DiagKind Kind;
  std::string Text;
  SourcePlace Place;
};

llvm::Error makeDiagError(DiagKind K, const llvm::Twine &Text);
llvm::Error makeDiagError(DiagKind K, SourcePlace Place,
                          const llvm::Twine &Text);

} // namespace cmx

#endif // CMX_SUPPORT_DIAGNOSTICS_H
