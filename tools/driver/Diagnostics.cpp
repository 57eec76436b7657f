//===- Diagnostics.cpp - How programs print diagnostics -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "Tool.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

bool DriverDiagnosticHandler::isAnalysisRemarkEnabled(
    StringRef PassName) const {
  return Listener || DiagnosticHandler::isAnalysisRemarkEnabled(PassName);
}

bool DriverDiagnosticHandler::isMissedOptRemarkEnabled(
    StringRef PassName) const {
  return Listener || DiagnosticHandler::isMissedOptRemarkEnabled(PassName);
}

bool DriverDiagnosticHandler::isPassedOptRemarkEnabled(
    StringRef PassName) const {
  return Listener || DiagnosticHandler::isPassedOptRemarkEnabled(PassName);
}

bool DriverDiagnosticHandler::isAnyRemarkEnabled() const {
  return Listener || DiagnosticHandler::isAnyRemarkEnabled();
}

/// Does an option of LLVM enable \p R?
bool DriverDiagnosticHandler::isPrinted(
    const DiagnosticInfoOptimizationBase &R) const {
  StringRef PassName = R.getPassName();
  if (R.isPassed())
    return DiagnosticHandler::isPassedOptRemarkEnabled(PassName);
  if (R.isMissed())
    return DiagnosticHandler::isMissedOptRemarkEnabled(PassName);
  return DiagnosticHandler::isAnalysisRemarkEnabled(PassName);
}

bool DriverDiagnosticHandler::handleDiagnostics(const DiagnosticInfo &DI) {
  if (const auto *R = dyn_cast<DiagnosticInfoOptimizationBase>(&DI);
      R && Listener) {
    Listener(*R);
    return !isPrinted(*R);
  }
  if (DI.getSeverity() == DS_Error)
    HadError = true;
  else if (DI.getSeverity() != DS_Warning)
    return false;

  std::string Text;
  raw_string_ostream OS(Text);
  DiagnosticPrinterRawOStream DP(OS);
  DI.print(DP);
  OS.flush();
  bool IsError = DI.getSeverity() == DS_Error;
  if (!Printed.insert((IsError ? "error: " : "warning: ") + Text).second)
    return true;
  raw_ostream &Err = IsError ? WithColor::error(errs(), toolName())
                             : WithColor::warning(errs(), toolName());
  Err << Text << '\n';
  return true;
}

void installDiagnosticHandler(LLVMContext &Ctx, bool &HadError,
                              RemarkListener Listener) {
  Ctx.setDiagnosticHandler(
      std::make_unique<DriverDiagnosticHandler>(HadError, std::move(Listener)),
      /*RespectFilters=*/true);
}

} // namespace cmx
