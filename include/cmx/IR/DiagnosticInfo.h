//===- DiagnosticInfo.h - Reporting through the LLVMContext -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text below is the printed form of a diagnostic. The handler of the
// context adds the prefix "error: ". Programs of cmx print the place before
// this prefix.
//
//   error: k.cpp:3:7: function 'f': instruction '%x = call ...': width expected
//   to divide 9 elements, actual 4 [cmx-region-width]
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_DIAGNOSTICINFO_H
#define CMX_IR_DIAGNOSTICINFO_H

#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/DiagnosticInfo.h"

#include <vector>

namespace llvm {
class Function;
class Instruction;
class Module;
class ModuleSlotTracker;
} // namespace llvm

namespace cmx {

class DiagnosticInfoCmx : public llvm::DiagnosticInfo {
public:
  /// \p Subject is a text such as "function 'f': ", or empty.
  DiagnosticInfoCmx(DiagKind K, DiagLevel Level, std::string Subject,
                    std::string Text, SourcePlace Place = {},
                    std::vector<SourcePlace> Callers = {});

  DiagKind kind() const { return Kind; }
  /// Returns subject and text, with the name of the kind.
  std::string message() const;
  llvm::StringRef subject() const { return Subject; }
  llvm::StringRef text() const { return Text; }
  /// Returns the place of the subject in the source, if there is debug info.
  const SourcePlace &place() const { return Place; }
  /// Returns the places of the calls that were inlined, the innermost first.
  llvm::ArrayRef<SourcePlace> callers() const { return Callers; }
  void print(llvm::DiagnosticPrinter &DP) const override;

  static bool classof(const llvm::DiagnosticInfo *DI);

private:
  DiagKind Kind;
  std::string Subject, Text;
  SourcePlace Place;
  std::vector<SourcePlace> Callers;
};

/// Reports \p Text about an instruction, a function or a module. The level is
/// \p Level or, without it, the level in the table of kinds. If \p Slots is
/// given, an instruction is printed with the value numbers in \p Slots.
/// Otherwise each report has to number the values of the whole function.
void emitDiag(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt,
              llvm::ModuleSlotTracker *Slots = nullptr);
void emitDiag(const llvm::Function &F, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt);
void emitDiag(const llvm::Module &M, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt);

/// Reports each error in \p E: a DiagError with its own kind, any other error
/// with the kind \p Fallback.
void emitDiag(const llvm::Module &M, llvm::Error E, DiagKind Fallback);

} // namespace cmx

#endif // CMX_IR_DIAGNOSTICINFO_H
