//===- Diagnostics.h - How cmx-opt prints diagnostics -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
#define CMX_TOOLS_CMXOPT_DIAGNOSTICS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

#include <functional>

namespace llvm {
class DiagnosticInfoOptimizationBase;
class LLVMContext;
} // namespace llvm

namespace cmx {

/// Gets all remarks, also those that are not printed.
using RemarkListener =
    std::function<void(const llvm::DiagnosticInfoOptimizationBase &)>;

/// Prints errors and warnings as "TOOL: error: ..." and remembers errors.
/// What several verifier runs say alike is printed once. Remarks go LLVM's way,
/// which prints those that were asked for.
class DriverDiagnosticHandler : public llvm::DiagnosticHandler {
  bool &HadError;
  llvm::StringRef Tool;
  RemarkListener Listener;
  llvm::StringSet<> Printed;

public:
  explicit DriverDiagnosticHandler(bool &HadError, llvm::StringRef Tool,
                                   RemarkListener Listener = nullptr)
      : HadError(HadError), Tool(Tool), Listener(std::move(Listener)) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;

  // With a listener, all remarks are wanted.
  bool isAnalysisRemarkEnabled(llvm::StringRef PassName) const override;
  bool isMissedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isPassedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isAnyRemarkEnabled() const override;

private:
  bool isPrinted(const llvm::DiagnosticInfoOptimizationBase &R) const;
};

/// Makes \p Ctx report through such a handler, which sets \p HadError. \p Tool:
/// a literal.
void installDiagnosticHandler(llvm::LLVMContext &Ctx, bool &HadError,
                              llvm::StringRef Tool = "cmx-opt",
                              RemarkListener Listener = nullptr);

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
