//===- Diagnostics.cpp - How programs print diagnostics -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
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

/// Returns notes for the calls that led to the place of \p D, innermost call
/// first. They do not quote the lines of the calls, to keep the message short.
static std::vector<Message> callerNotes(const DiagnosticInfoCmx &D) {
  static constexpr size_t MaxNotes = 3;
  std::vector<Message> Notes;
  for (const SourcePlace &Caller : D.callers().take_front(MaxNotes)) {
    Message Note;
    Note.Level = Message::Note;
    Note.Place = {Caller.File, Caller.Line, 0};
    Note.Text = "called here";
    Notes.push_back(std::move(Note));
  }
  return Notes;
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

  Message M;
  std::vector<Message> Notes;
  M.Level = DI.getSeverity() == DS_Error ? Message::Error : Message::Warning;
  if (const auto *D = dyn_cast<DiagnosticInfoCmx>(&DI)) {
    M.Name = ("cmx-" + diagName(D->kind())).str();
    M.Place = D->place();
    if (M.Place.File.empty())
      M.Place.File = InputFile;
    // If the place is in source, the message does not need the subject.
    if (!IsSource)
      M.Subject = D->subject().str();
    M.Text = D->text().str();
    if (IsSource)
      Notes = callerNotes(*D);
  } else {
    raw_string_ostream OS(M.Text);
    DiagnosticPrinterRawOStream DP(OS);
    DI.print(DP);
  }
  std::string Key =
      std::to_string(M.Level) + M.Name + M.Place.str() + M.Subject + M.Text;
  if (!Printed.insert(Key).second)
    return true;
  Receive(std::move(M));
  for (Message &Note : Notes)
    Receive(std::move(Note));
  return true;
}

void installDiagnosticHandler(LLVMContext &Ctx, bool &HadError,
                              StringRef InputFile, bool IsSource,
                              MessageReceiver Receive,
                              RemarkListener Listener) {
  if (!Receive)
    Receive = [](Message M) { printMessage(M); };
  Ctx.setDiagnosticHandler(std::make_unique<DriverDiagnosticHandler>(
                               HadError, InputFile, IsSource,
                               std::move(Receive), std::move(Listener)),
                           /*RespectFilters=*/true);
}

} // namespace cmx
