//===- Diagnostics.h - How programs print diagnostics -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_DIAGNOSTICS_H
#define CMX_TOOLS_DRIVER_DIAGNOSTICS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

#include <functional>

namespace llvm {
class DiagnosticInfoOptimizationBase;
class LLVMContext;
} // namespace llvm

namespace cmx {

struct SourcePlace;

/// Receives all remarks, also those that are not printed.
using RemarkListener =
    std::function<void(const llvm::DiagnosticInfoOptimizationBase &)>;

/// Prints errors and warnings as "TOOL: error: ..." and records that an error
/// occurred. Equal messages of several verifier runs are printed once. LLVM
/// handles remarks and prints those that its options enable.
class DriverDiagnosticHandler : public llvm::DiagnosticHandler {
  bool &HadError;
  std::string SourceFile;
  RemarkListener Listener;
  llvm::StringSet<> Printed;

public:
  DriverDiagnosticHandler(bool &HadError, RemarkListener Listener,
                          llvm::StringRef SourceFile)
      : HadError(HadError), SourceFile(SourceFile),
        Listener(std::move(Listener)) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;

  // With a listener, all remarks are enabled.
  bool isAnalysisRemarkEnabled(llvm::StringRef PassName) const override;
  bool isMissedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isPassedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isAnyRemarkEnabled() const override;

private:
  bool isNew(const llvm::Twine &Text, bool IsError);
  void printAtSource(const SourcePlace &Place, bool IsError);
  bool isPrinted(const llvm::DiagnosticInfoOptimizationBase &R) const;
};

/// Makes \p Ctx report through such a handler, which sets \p HadError. With
/// \p SourceFile, it prints places in the source instead of instructions.
void installDiagnosticHandler(llvm::LLVMContext &Ctx, bool &HadError,
                              RemarkListener Listener = nullptr,
                              llvm::StringRef SourceFile = "");

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_DIAGNOSTICS_H
