//===- Diagnostics.cpp - How programs print diagnostics -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "Tool.h"

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
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

/// Begins a line of standard error.
static raw_ostream &prefix(StringRef Name, bool IsError) {
  return IsError ? WithColor::error(errs(), Name)
                 : WithColor::warning(errs(), Name);
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

  bool IsError = DI.getSeverity() == DS_Error;
  if (!SourceFile.empty())
    if (const auto *D = dyn_cast<DiagnosticInfoCmx>(&DI)) {
      printAtSource(D->place(), IsError);
      return true;
    }
  std::string Text;
  raw_string_ostream OS(Text);
  DiagnosticPrinterRawOStream DP(OS);
  DI.print(DP);
  OS.flush();
  if (isNew(Text, IsError))
    prefix(toolName(), IsError) << Text << '\n';
  return true;
}

/// Was \p Text not printed before?
bool DriverDiagnosticHandler::isNew(const Twine &Text, bool IsError) {
  return Printed.insert(((IsError ? "error: " : "warning: ") + Text).str())
      .second;
}

/// Prints as clang does: the place, and the line of the source if it can be
/// read.
void DriverDiagnosticHandler::printAtSource(const SourcePlace &Place,
                                            bool IsError) {
  std::string Where = Place.Line ? Place.File + ":" + utostr(Place.Line) + ":" +
                                       utostr(Place.Column)
                                 : SourceFile;
  if (!isNew(Where + Place.Text, IsError))
    return;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFile(Place.File);
  if (!Place.Line || !Buffer) {
    prefix(Where, IsError) << Place.Text << '\n';
    return;
  }
  SourceMgr Sources;
  unsigned Id = Sources.AddNewSourceBuffer(std::move(*Buffer), SMLoc());
  Sources.PrintMessage(
      errs(), Sources.FindLocForLineAndColumn(Id, Place.Line, Place.Column),
      IsError ? SourceMgr::DK_Error : SourceMgr::DK_Warning, Place.Text);
}

void installDiagnosticHandler(LLVMContext &Ctx, bool &HadError,
                              RemarkListener Listener, StringRef SourceFile) {
  Ctx.setDiagnosticHandler(std::make_unique<DriverDiagnosticHandler>(
                               HadError, std::move(Listener), SourceFile),
                           /*RespectFilters=*/true);
}

} // namespace cmx
