//===- Diagnostics.h - How programs print diagnostics -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_DIAGNOSTICS_H
#define CMX_TOOLS_DRIVER_DIAGNOSTICS_H

#include "Message.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

#include <functional>

namespace llvm {
class DiagnosticInfoOptimizationBase;
class LLVMContext;
} // namespace llvm

namespace cmx {

/// Receives all remarks, even remarks that are not printed.
using RemarkListener =
    std::function<void(const llvm::DiagnosticInfoOptimizationBase &)>;

/// Receives errors and warnings.
using MessageReceiver = std::function<void(Message)>;

/// Prints errors and warnings, or passes them to a receiver, and records that
/// an error occurred. If several runs of the verifier report equal messages,
/// only one is printed. LLVM handles remarks and prints the ones that its
/// options enable.
class DriverDiagnosticHandler : public llvm::DiagnosticHandler {
  bool &HadError;
  std::string InputFile;
  bool IsSource;
  MessageReceiver Receive;
  RemarkListener Listener;
  llvm::StringSet<> Printed;

public:
  DriverDiagnosticHandler(bool &HadError, llvm::StringRef InputFile,
                          bool IsSource, MessageReceiver Receive,
                          RemarkListener Listener)
      : HadError(HadError), InputFile(InputFile), IsSource(IsSource),
        Receive(std::move(Receive)), Listener(std::move(Listener)) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;

  // If there is a listener, all remarks are enabled.
  bool isAnalysisRemarkEnabled(llvm::StringRef PassName) const override;
  bool isMissedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isPassedOptRemarkEnabled(llvm::StringRef PassName) const override;
  bool isAnyRemarkEnabled() const override;

private:
  bool isPrinted(const llvm::DiagnosticInfoOptimizationBase &R) const;
};

/// Makes \p Ctx report through a DriverDiagnosticHandler, which sets
/// \p HadError. Messages without a place get the place \p InputFile. If this
/// file is source (\p IsSource), messages do not name functions and
/// instructions of the IR.
void installDiagnosticHandler(llvm::LLVMContext &Ctx, bool &HadError,
                              llvm::StringRef InputFile, bool IsSource = false,
                              MessageReceiver Receive = nullptr,
                              RemarkListener Listener = nullptr);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_DIAGNOSTICS_H
