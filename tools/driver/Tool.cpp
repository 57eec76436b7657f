//===- Tool.cpp - Names, errors and exit statuses of programs -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/Version.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

namespace cmx {

static StringRef Name = "cmx";

void startTool(StringRef ToolName) {
  Name = ToolName;
  static std::string BugReport =
      (ToolName + ": internal error; please report it with the input and what "
                  "follows.\n")
          .str();
  setBugReportMsg(BugReport.c_str());
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { OS << getVersionWithLLVM() << '\n'; });
}

StringRef toolName() { return Name; }

void printError(const Twine &Text) {
  WithColor::error(errs(), Name) << Text << '\n';
}

namespace {

class AlreadyPrinted : public ErrorInfo<AlreadyPrinted> {
public:
  static char ID;
  void log(raw_ostream &OS) const override { OS << "see above"; }
  std::error_code convertToErrorCode() const override {
    return inconvertibleErrorCode();
  }
};
char AlreadyPrinted::ID = 0;

} // namespace

Error alreadyPrinted() { return make_error<AlreadyPrinted>(); }

static ExitStatus exitStatusOf(DiagKind K) {
  switch (K) {
  case DiagKind::FinalizerMissing:
  case DiagKind::FinalizerTimeout:
  case DiagKind::FinalizerFailed:
  case DiagKind::FinalizerMessage:
  case DiagKind::FinalizerListing:
  case DiagKind::ClangMissing:
  case DiagKind::ClangFailed:
    return ExitFinalizer;
  default:
    return ExitFailure;
  }
}

ExitStatus fail(Error E) {
  ExitStatus Status = ExitFailure;
  handleAllErrors(
      std::move(E), [](const AlreadyPrinted &) {},
      [&](const DiagError &D) {
        printError(D.message());
        Status = exitStatusOf(D.kind());
      },
      [](const ErrorInfoBase &Info) { printError(Info.message()); });
  return Status;
}

bool checkPlatform(const cl::opt<std::string> &Platform) {
  if (!Platform.getNumOccurrences() || TargetDesc::get(Platform))
    return true;
  printError(diagMessage(DiagKind::PlatformUnknown,
                         "--platform expected to be one of " +
                             platformNameList() + "; actual '" + Platform +
                             "'"));
  return false;
}

} // namespace cmx
