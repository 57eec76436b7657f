//===- Tool.cpp - Names, errors and exit statuses of programs -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/Suggest.h"
#include "cmx/Support/Version.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace llvm;

namespace cmx {

static StringRef Name = "cmx";

/// Makes the program remove temporary files if a pipe is closed, as it does for
/// other signals. (LLVM lets programs handle SIGPIPE only before LLVM sets its
/// own handlers.)
static void cleanUpOnClosedPipe() {
  auto Handler = [](int) {
    sys::RunInterruptHandlers();
    std::signal(SIGPIPE, SIG_DFL);
    raise(SIGPIPE);
  };
  if (std::signal(SIGPIPE, Handler) == SIG_IGN)
    std::signal(SIGPIPE, SIG_IGN);
}

void startTool(StringRef ToolName) {
  Name = ToolName;
  cleanUpOnClosedPipe();
  static std::string BugReport =
      (ToolName + ": internal error; please report it with the input and what "
                  "follows.\n")
          .str();
  setBugReportMsg(BugReport.c_str());
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { OS << getVersionWithLLVM() << '\n'; });
}

StringRef toolName() { return Name; }

//===----------------------------------------------------------------------===//
// The command line
//===----------------------------------------------------------------------===//

static StringMap<const cl::generic_parser_base *> &registeredValues() {
  static StringMap<const cl::generic_parser_base *> Values;
  return Values;
}

void registerValues(StringRef Name, const cl::generic_parser_base &Values) {
  registeredValues()[Name] = &Values;
}

static std::string suggestPlatform(StringRef Name) {
  std::vector<StringRef> Names;
  for (const TargetDesc *TD : TargetDesc::all())
    Names.push_back(TD->name());
  return suggest(Name, Names);
}

/// Returns advice for options of clang and opt that cmx does not have.
static StringRef adviceFor(StringRef Option) {
  Option = Option.ltrim('-').split('=').first;
  return StringSwitch<StringRef>(Option)
      .Case("O3", "-O2 is the highest level")
      .Case("Ofast", "-O2 is the highest level")
      .Case("Os", "the levels are -O0, -O1 and -O2")
      .Case("Oz", "the levels are -O0, -O1 and -O2")
      .Case("Og", "the levels are -O0, -O1 and -O2")
      .Case("mtriple", "--platform chooses what code is for")
      .Case("march", "--platform chooses what code is for")
      .Case("mcpu", "--platform chooses what code is for")
      .Case("target", "--platform chooses what code is for")
      .Case("device", "--platform chooses what code is for")
      .Case("arch", "--platform chooses what code is for")
      .Case("file", "an input file is named without an option")
      .Case("opt-level", "the levels are -O0, -O1 and -O2")
      .Case("list", "cmx-opt, cmx-cc and cmx-run have it")
      .Case("explain", "cmx-opt, cmx-cc and cmx-run have it")
      .Case("O4", "-O2 is the highest level")
      .Case("enable-new-pm", "there is no other pass manager")
      .Default("");
}

/// Returns a text like "; did you mean '--platform=skl'?" for "--platfrom=skl".
static std::string suggestOption(StringRef Argument) {
  auto [Name, Value] = Argument.ltrim('-').split('=');
  std::vector<std::string> Names;
  for (const auto &[Name, Option] : cl::getRegisteredOptions())
    if (Option->getOptionHiddenFlag() == cl::NotHidden)
      Names.push_back(
          (Name + (Argument.contains('=') ? "=" + Value : Twine())).str());
  llvm::sort(Names); // The map is not ordered.
  return suggest(Argument.ltrim('-'), Names, "--");
}

/// Returns a message with the values of an option. This message replaces LLVM's
/// message "for the --emit option: Cannot find option named 'object'!". Returns
/// an empty text if \p Line is another message.
static std::string knownValues(StringRef Line) {
  if (!Line.consume_front("for the "))
    return "";
  auto [Option, Rest] = Line.split(" option: Cannot find option named '");
  auto Values = registeredValues().find(Option.ltrim('-'));
  if (Rest.empty() || Values == registeredValues().end())
    return "";
  std::vector<std::string> Names;
  for (unsigned I = 0; I != Values->second->getNumOptions(); ++I)
    Names.push_back(Values->second->getOption(I).str());
  StringRef Given = Rest.split('\'').first;
  return ("--" + Option.ltrim('-') + " expected to be one of " +
          join(Names, ", ") + "; actual '" + Given + "'" +
          suggest(Given, Names))
      .str();
}

/// Prints LLVM's messages about the command line. Some of them are replaced by
/// clearer ones.
static void printUsageErrors(StringRef Text) {
  SmallVector<StringRef, 8> Lines;
  Text.split(Lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::string Help = (". Try: '" + Name + " --help'").str();
  for (size_t I = 0; I != Lines.size(); ++I) {
    StringRef Line = Lines[I];
    Line.consume_front((Name + ": ").str());
    if (Line.starts_with("See: ") ||
        Line.starts_with("Must specify at least") ||
        Line.starts_with("Can specify at most") ||
        Line.ends_with("may not occur within a group!"))
      continue;
    if (std::string Known = knownValues(Line); !Known.empty()) {
      printError(Known);
      continue;
    }
    Line = Line.split("  Try: ").first.split("\tTry: ").first;
    StringRef Next = I + 1 != Lines.size() ? Lines[I + 1] : "";
    Next.consume_front((Name + ": ").str());
    if (Line.starts_with("Not enough positional command line arguments"))
      Line = Next.contains("at least 2")
                 ? "two input files expected"
                 : "an input file expected, actual none";
    else if (Line.starts_with("Too many positional arguments"))
      Line = Next.contains("at most 2")
                 ? "two input files expected, actual more"
                 : "one input file expected, actual more";
    std::string Sentence = toLower(Line.front()) + Line.drop_front().str();
    while (StringRef(".!").contains(Sentence.back()))
      Sentence.pop_back();
    StringRef Argument =
        StringRef(Sentence).split('\'').second.split('\'').first;
    // Skip a suggestion of LLVM, because it can name an option that --help does
    // not show.
    I += Next.starts_with("Did you mean");
    std::string Advice = adviceFor(Argument).str();
    if (!Advice.empty())
      Advice = "; " + Advice;
    else if (StringRef(Sentence).starts_with("unknown"))
      Advice = suggestOption(Argument);
    printError(Sentence + (Advice.empty() ? Help : Advice));
  }
}

// LLVM reports wrong values of options only on standard error, so its output is
// captured.
static std::FILE *CaptureFile = nullptr;
static int RealStderr = -1;

static void beginCapture() {
  CaptureFile = std::tmpfile();
  if (!CaptureFile)
    return;
  RealStderr = dup(STDERR_FILENO);
  dup2(fileno(CaptureFile), STDERR_FILENO);
}

std::string endCapture() {
  if (!CaptureFile)
    return "";
  dup2(RealStderr, STDERR_FILENO);
  close(RealStderr);
  std::rewind(CaptureFile);
  std::string Text;
  for (int C; (C = std::fgetc(CaptureFile)) != EOF;)
    Text += char(C);
  std::fclose(CaptureFile);
  CaptureFile = nullptr;
  return Text;
}

/// Returns the first argument that LLVM would read as several flags of one
/// letter, for example "-check" as "-c -h". Returns an empty text if there is
/// none.
static StringRef groupOfFlags(ArrayRef<const char *> Args) {
  const auto &Known = cl::getRegisteredOptions();
  bool IsValue = false;
  for (StringRef Arg : Args) {
    if (Arg == "--")
      break;
    StringRef Name = Arg;
    if (std::exchange(IsValue, false) || !Name.consume_front("-"))
      continue;
    Name.consume_front("-");
    bool HasValue = Name.contains('=');
    Name = Name.split('=').first;
    if (auto It = Known.find(Name); It != Known.end()) {
      IsValue =
          !HasValue && It->second->getValueExpectedFlag() == cl::ValueRequired;
      continue;
    }
    auto First = Known.find(Name.take_front(1));
    bool HasPrefix = any_of(Known, [&Name](const auto &Entry) {
      const auto &[Prefix, Option] = Entry;
      return Option->getFormattingFlag() == cl::Prefix &&
             Name.starts_with(Prefix);
    });
    if (Name.size() > 1 && First != Known.end() && !HasPrefix &&
        First->second->getValueExpectedFlag() != cl::ValueRequired)
      return Arg;
  }
  return "";
}

bool parseCommandLine(int Argc, const char *const *Argv, StringRef Overview,
                      ArrayRef<const cl::OptionCategory *> Categories) {
  prepareMessages();
  SmallVector<const cl::OptionCategory *, 4> All(Categories);
  All.push_back(&messageCategory());
  cl::HideUnrelatedOptions(All);
  StringRef Group = groupOfFlags(ArrayRef(Argv + 1, size_t(Argc - 1)));
  if (!Group.empty()) {
    printUsageErrors(("Unknown command line argument '" + Group + "'.").str());
    return false;
  }
  std::string Errors;
  raw_string_ostream OS(Errors);
  beginCapture();
  bool IsGood = cl::ParseCommandLineOptions(Argc, Argv, Overview, &OS);
  // The captured text comes first, because it is about the first wrong options.
  std::string Captured = endCapture();
  if (!IsGood)
    printUsageErrors(Captured + OS.str());
  return IsGood;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

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
  case DiagKind::FinalizerMemory:
  case DiagKind::FinalizerRegisters:
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
        printMessage(messageOf(D));
        Status = exitStatusOf(D.kind());
      },
      [](const visa::ParseError &E) {
        printMessage({Message::Error,
                      E.name().str(),
                      {E.file().str(), E.line(), E.column()},
                      "",
                      E.text().str()});
      },
      [](const ErrorInfoBase &Info) {
        printNamed(Message::Error, Info.message());
      });
  return Status;
}

bool checkPlatform(const cl::opt<std::string> &Platform) {
  if (!Platform.getNumOccurrences() || TargetDesc::get(Platform))
    return true;
  fail(makeDiagError(DiagKind::PlatformUnknown,
                     "--platform expected to be one of " + platformNameList() +
                         "; actual '" + Platform + "'" +
                         suggestPlatform(Platform)));
  return false;
}

} // namespace cmx
