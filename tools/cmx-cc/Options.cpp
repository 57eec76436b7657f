//===- Options.cpp - Command line of cmx-cc -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Output.h"
#include "driver/SourceOptions.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace cmx {

namespace {

cl::list<std::string> InputFiles(cl::Positional, cl::OneOrMore,
                                 cl::desc("<source>..."),
                                 cl::value_desc("file"),
                                 cl::cat(compileCategory()));
cl::opt<bool> CompileOnly("c", cl::desc("Has no effect: nothing is linked"),
                          cl::cat(compileCategory()));
cl::opt<bool> PreprocessOnly("E", cl::desc("Only preprocess"),
                             cl::cat(compileCategory()));
cl::opt<bool> DebugInfo("g", cl::desc("Keep debug info in the output"),
                        cl::cat(compileCategory()));

cl::list<std::string>
    SystemFolders("isystem",
                  cl::desc("Look for headers there, and be silent about them"),
                  cl::value_desc("folder"), cl::cat(sourceCategory()));
cl::opt<bool> Dependencies("MD",
                           cl::desc("Write what the output depends on, for "
                                    "make"),
                           cl::cat(sourceCategory()));
cl::opt<bool> UserDependencies("MMD",
                               cl::desc("The same without the headers "
                                        "of cmx and of the system"),
                               cl::cat(sourceCategory()));
cl::opt<bool> PhonyTargets("MP", cl::desc("With rules for headers"),
                           cl::cat(sourceCategory()));
cl::opt<std::string> DependencyFile("MF",
                                    cl::desc("Where to (default: the output, "
                                             "with the extension .d)"),
                                    cl::value_desc("file"),
                                    cl::cat(sourceCategory()));
cl::list<std::string> DependencyTargets("MT",
                                        cl::desc("What depends on it "
                                                 "(default: the output)"),
                                        cl::value_desc("target"),
                                        cl::cat(sourceCategory()));
cl::list<std::string> QuotedTargets("MQ", cl::desc("The same, quoted for make"),
                                    cl::value_desc("target"),
                                    cl::cat(sourceCategory()));

cl::extrahelp Notes(R"(
  -W..., -w, -f... and -Xclang <option> are passed on to clang.

OUTPUT:

  Without -o, the output of a/K.cpp is K.visaasm (--emit=visa, the default),
  K.asm (--emit=gen), K.bc (--emit=ir) or K.ll (-S) in the current folder.
    -o FILE       of the only input; "-" is standard output. If the input has
                  several kernels, the kernel's name is put before the extension
                  (K.visaasm -> K.kernel.visaasm), also without -o
    -o FOLDER     a folder, or a name that ends in "/": FOLDER/kernel.visaasm,
                  FOLDER/kernel.asm for each kernel of all inputs
  When anything fails, no output is written and existing files stay as they are.

EXIT STATUS:

  0  success
  1  an input is missing or cannot be compiled, or the output cannot be written
  2  wrong usage: unknown option or platform, -o FILE with several inputs
  3  clang or the finalizer is missing or failed, or the finalizer ran too long
     or reported a problem
)");

} // namespace

static bool checkCombinations(const CompileOptions &O) {
  if (InputFiles.size() > 1) {
    if (O.OutputFile && !isFolder(*O.OutputFile)) {
      printError("-o expected to name a folder, for several inputs; actual '" +
                 Twine(*O.OutputFile) + "'");
      return false;
    }
    if (!O.ReportFile.empty() || !O.ReportJSONFile.empty() ||
        !O.RemarksFile.empty() || DependencyFile.getNumOccurrences()) {
      printError("--report, --report-json, -pass-remarks-output and -MF "
                 "expected with one input, actual " +
                 Twine(InputFiles.size()));
      return false;
    }
  }
  if (!Dependencies && !UserDependencies &&
      (DependencyFile.getNumOccurrences() || !DependencyTargets.empty() ||
       !QuotedTargets.empty() || PhonyTargets)) {
    printError("-MF, -MT, -MQ and -MP need -MD or -MMD");
    return false;
  }
  return true;
}

static StringRef extensionOf(const CompileOptions &O) {
  return extensionOf(O.Emit, O.IRAsText);
}

/// Returns the name of the output if there is no option -o.
static std::string defaultOutput(const CompileOptions &O) {
  if (O.InputFile == "-" || PreprocessOnly)
    return "-";
  return (sys::path::stem(O.InputFile) + extensionOf(O)).str();
}

static void askForDependencies(CompileOptions &O) {
  std::vector<std::string> &Args = O.Source->DependencyArgs;
  Args.push_back(Dependencies ? "-MD" : "-MMD");
  if (PhonyTargets)
    Args.push_back("-MP");
  for (const std::string &Target : DependencyTargets)
    append_range(Args, ArrayRef<std::string>{"-MT", Target});
  for (const std::string &Target : QuotedTargets)
    append_range(Args, ArrayRef<std::string>{"-MQ", Target});
  std::string Output = *O.OutputFile;
  if (Output == "-" || isFolder(Output)) {
    SmallString<128> Path(Output == "-" ? "" : Output);
    sys::path::append(Path, sys::path::stem(O.InputFile) + extensionOf(O));
    Output = std::string(Path);
  }
  if (DependencyTargets.empty() && QuotedTargets.empty())
    append_range(Args, ArrayRef<std::string>{"-MQ", Output});
  SmallString<128> Name(Output);
  sys::path::replace_extension(Name, ".d");
  O.DependencyFile = DependencyFile.getNumOccurrences()
                         ? std::string(DependencyFile)
                         : std::string(Name);
}

/// Removes from \p Args the options that only clang has, and returns them. LLVM
/// would take some of them for its own options.
static std::vector<std::string>
takeClangOptions(SmallVectorImpl<const char *> &Args) {
  std::vector<std::string> Taken;
  SmallVector<const char *, 32> Others;
  for (auto It = Args.begin(); It != Args.end(); ++It) {
    StringRef Arg = *It;
    if (Arg == "-Xclang" && std::next(It) != Args.end())
      append_range(Taken, ArrayRef<std::string>{Arg.str(), *++It});
    else if (Arg.starts_with("-W") || Arg.starts_with("-f") || Arg == "-w")
      Taken.push_back(Arg.str());
    else
      Others.push_back(*It);
  }
  Args = std::move(Others);
  return Taken;
}

std::optional<CommandLine> parseOptions(int Argc, char **Argv) {
  SmallVector<const char *, 32> Args(Argv, Argv + Argc);
  BumpPtrAllocator Allocator;
  cl::ExpansionContext Expansion(Allocator, cl::TokenizeGNUCommandLine);
  if (Error E = Expansion.expandResponseFiles(Args)) {
    printError(toString(std::move(E)));
    return std::nullopt;
  }
  std::vector<std::string> ForClang = takeClangOptions(Args);
  if (!parseCompilerCommandLine(
          int(Args.size()), Args.data(),
          "cmx-cc: compiles C-for-Metal source to vISA text\n"))
    return std::nullopt;
  std::optional<CompileOptions> Shared = compileOptions(EmitKind::VISA);
  if (!Shared || !checkCombinations(*Shared))
    return std::nullopt;
  Shared->Source = sourceOptions(Argv[0], {SystemFolders});
  append_range(Shared->Source->Args, ForClang);
  Shared->Source->Platform =
      Shared->Platform ? Shared->Platform->platformName() : "icllp";
  Shared->Source->IsForL0 = Shared->Runtime == RuntimeKind::L0;
  Shared->Source->DebugInfo = DebugInfo;
  // After these passes, the IR can be the input of cmx-opt and cmx-run.
  Shared->Passes = sourcePasses(Shared->Level);
  if (Shared->Emit != EmitKind::IR) {
    // Passes need the platform, because it determines which variables fit in
    // registers.
    if (Shared->Platform)
      Shared->Passes->insert(0, "cmx-set-platform,");
    *Shared->Passes += "," + defaultPasses(Shared->Level);
  }
  CommandLine Result;
  Result.PreprocessOnly = PreprocessOnly;
  for (const std::string &File : InputFiles) {
    CompileOptions O = *Shared;
    O.InputFile = File;
    if (!O.OutputFile)
      O.OutputFile = defaultOutput(O);
    if (Dependencies || UserDependencies)
      askForDependencies(O);
    if (!checkOutputNames(O))
      return std::nullopt;
    Result.Inputs.push_back(std::move(O));
  }
  return Result;
}

} // namespace cmx
