//===- DiagnosticInfo.h - Reporting through the LLVMContext -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Printed form (the severity prefix comes from the context's handler):
//
//   error: [cmx-region-width] function 'f': instruction '%x = call ...':
//   width expected to divide 9 elements, actual 4 (at k.cpp:3:7)
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_DIAGNOSTICINFO_H
#define CMX_IR_DIAGNOSTICINFO_H

#include "cmx/Support/Diagnostics.h"

#include "llvm/IR/DiagnosticInfo.h"

namespace llvm {
class Function;
class Instruction;
class Module;
class ModuleSlotTracker;
} // namespace llvm

namespace cmx {

/// Where source that has debug info made what a diagnostic is about.
struct SourcePlace {
  std::string File;
  unsigned Line = 0; ///< 0: the place is unknown.
  unsigned Column = 0;
  std::string Text; ///< From "[cmx-" on, but without function and instruction.
};

class DiagnosticInfoCmx : public llvm::DiagnosticInfo {
public:
  DiagnosticInfoCmx(DiagKind K, DiagLevel Level, std::string Message,
                    SourcePlace Place = {});

  DiagKind kind() const { return Kind; }
  /// All that is printed, from "[cmx-" on.
  llvm::StringRef message() const { return Message; }
  const SourcePlace &place() const { return Place; }
  void print(llvm::DiagnosticPrinter &DP) const override;

  static bool classof(const llvm::DiagnosticInfo *DI);

private:
  DiagKind Kind;
  std::string Message;
  SourcePlace Place;
};

/// Reports \p Text about an instruction, a function or a module, at the level
/// of the table or at \p Level. An instruction is printed with the numbers of
/// \p Slots, if given: without it each report numbers the whole function.
void emitDiag(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt,
              llvm::ModuleSlotTracker *Slots = nullptr);
void emitDiag(const llvm::Function &F, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt);
void emitDiag(const llvm::Module &M, DiagKind K, const llvm::Twine &Text,
              std::optional<DiagLevel> Level = std::nullopt);

/// Reports the DiagErrors (and wraps other errors as \p Fallback) of \p E.
void emitDiag(const llvm::Module &M, llvm::Error E, DiagKind Fallback);

} // namespace cmx

#endif // CMX_IR_DIAGNOSTICINFO_H
