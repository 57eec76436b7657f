//===- Options.cpp - Command line of cmx-opt ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's options are global objects that register themselves by name, and a
// name that libLLVM uses (stats, print-pipeline-passes, ...) cannot be declared
// again. For such a name the registered option is looked up and read.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "cmx/Support/Version.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

namespace llvm {
// No header declares it; clang reads it in the same way.
extern cl::opt<bool> PrintPipelinePasses;
} // namespace llvm

namespace cmx {

namespace {

cl::OptionCategory Category("cmx-opt options");

cl::opt<std::string> InputFile(cl::Positional, cl::desc("<input IR>"),
                               cl::init("-"), cl::value_desc("file"),
                               cl::cat(Category));
cl::opt<std::string> OutputFile("o", cl::desc("Output file or folder"),
                                cl::init("-"), cl::value_desc("file"),
                                cl::cat(Category));
cl::opt<EmitKind> Emit(
    "emit", cl::desc("What to write:"),
    cl::values(clEnumValN(EmitKind::IR, "ir",
                          "IR after the passes (default with -passes or -S)"),
               clEnumValN(EmitKind::VISA, "visa",
                          "vISA text, a file per kernel (default otherwise)"),
               clEnumValN(EmitKind::Gen, "gen",
                          "the listing that GenX_IR makes of it")),
    cl::init(EmitKind::VISA), cl::cat(Category));
cl::opt<bool> TextIR("S", cl::desc("Write IR as text, not as bitcode"),
                     cl::cat(Category));
cl::opt<bool> DisableOutput("disable-output", cl::desc("Write no output"),
                            cl::cat(Category));
cl::opt<bool> Force("f", cl::desc("Write bitcode even to a terminal"),
                    cl::cat(Category));

cl::opt<std::string>
    Passes("passes",
           cl::desc("Run these passes, as in opt, not the default pipeline"),
           cl::value_desc("pipeline"), cl::cat(Category));
cl::alias PassesShort("p", cl::desc("Alias for -passes"), cl::aliasopt(Passes),
                      cl::cat(Category));
cl::opt<OptLevel> Level(
    cl::desc("Default pipeline (default: -O2):"),
    cl::values(clEnumValN(OptLevel::O0, "O0",
                          "only what code generation needs"),
               clEnumValN(OptLevel::O1, "O1", "and common subexpressions"),
               clEnumValN(OptLevel::O2, "O2", "and LLVM's simplifications")),
    cl::init(OptLevel::O2), cl::cat(Category));
cl::opt<std::string>
    Platform("platform",
             cl::desc("Platform to compile for (default: that of the module's "
                      "flag cmx.platform, else icllp)"),
             cl::value_desc("skl|icllp|tgllp|dg2|pvc"), cl::cat(Category));
cl::opt<bool>
    Strict("strict",
           cl::desc("Regions that leave their vector are errors, not warnings"),
           cl::cat(Category));
cl::opt<bool>
    VerifyEach("verify-each",
               cl::desc("Run LLVM's and cmx's verifiers after each pass"),
               cl::cat(Category));
cl::opt<bool>
    CheckEach("check-each",
              cl::desc("Run the code before and after each pass on many inputs "
                       "and compare what it does"),
              cl::cat(Category));
cl::opt<unsigned>
    CheckInputs("check-inputs",
                cl::desc("Inputs of --check-each, per function (default: 24)"),
                cl::value_desc("N"), cl::init(24), cl::cat(Category));
cl::opt<uint64_t> CheckSeed("check-seed",
                            cl::desc("Of these inputs (default: 0)"),
                            cl::value_desc("N"), cl::init(0),
                            cl::cat(Category));
cl::opt<bool> DebugPassManager("debug-pass-manager",
                               cl::desc("Print the passes as they run"),
                               cl::cat(Category));
cl::opt<bool> PrintPasses("print-passes",
                          cl::desc("Print the names that -passes knows"),
                          cl::cat(Category));
cl::list<std::string> PluginFiles("load-pass-plugin",
                                  cl::desc("Load passes from a plugin"),
                                  cl::value_desc("file.so"), cl::cat(Category));

cl::opt<std::string> RemarksFile("pass-remarks-output",
                                 cl::desc("Write all remarks to this file"),
                                 cl::value_desc("file"), cl::cat(Category));
cl::opt<std::string>
    RemarksFilter("pass-remarks-filter",
                  cl::desc("Only remarks of passes that match, in that file"),
                  cl::value_desc("regex"), cl::cat(Category));
cl::opt<std::string> RemarksFormat("pass-remarks-format",
                                   cl::desc("Format of that file"),
                                   cl::value_desc("yaml|bitstream"),
                                   cl::init("yaml"), cl::cat(Category));

cl::opt<std::string>
    ReportFile("report",
               cl::desc("Write a page (HTML) about passes, bales, regions and "
                        "registers"),
               cl::value_desc("file.html"), cl::cat(Category));
cl::opt<std::string> ReportJSONFile("report-json",
                                    cl::desc("Write the data of that page"),
                                    cl::value_desc("file.json"),
                                    cl::cat(Category));

cl::opt<std::string>
    FinalizerPath("genx-ir",
                  cl::desc("The finalizer of --emit=gen (default: GenX_IR of "
                           "PATH)"),
                  cl::value_desc("path"), cl::cat(Category));
cl::opt<unsigned>
    FinalizerSeconds("genx-ir-timeout",
                     cl::desc("Time limit of the finalizer, per kernel "
                              "(default: 60; 0: none)"),
                     cl::value_desc("seconds"), cl::init(60),
                     cl::cat(Category));

cl::extrahelp Notes(R"(
OUTPUT:

  -o FILE names the output; "-", the default, is standard output. With
  --emit=visa and --emit=gen there is one output per kernel:
    -o FILE       one kernel: FILE; several: FILE with the kernel's name put
                  before its extension (K.visaasm -> K.kernel.visaasm)
    -o FOLDER     a folder, or a name that ends in "/":
                  FOLDER/kernel.visaasm, FOLDER/kernel.asm
    -o -          only for one kernel
  Letters of kernel names that do not suit a file name become "_". When
  anything fails, no output is written and existing files stay as they are.

EXIT STATUS:

  0  success
  1  the input is missing, malformed or cannot be compiled, or the output
     cannot be written
  2  wrong usage: unknown option, platform, pass or plugin
  3  the finalizer is missing, failed, ran too long or reported a problem
)");

} // namespace

// From names to options. The type of the map differs between releases of LLVM.
using OptionMap = std::remove_reference_t<decltype(cl::getRegisteredOptions())>;

static void printVersion(raw_ostream &OS) {
  OS << getVersionWithLLVM() << '\n';
}

/// Makes --help show the useful options of LLVM.
static void showUsefulLLVMOptions(OptionMap &All) {
  for (StringRef Name :
       {"stats", "time-passes", "print-changed", "print-after",
        "print-after-all", "print-before", "print-before-all",
        "print-pipeline-passes", "pass-remarks", "pass-remarks-missed",
        "pass-remarks-analysis", "opt-bisect-limit"})
    if (cl::Option *O = All.lookup(Name)) {
      O->addCategory(Category);
      O->setHiddenFlag(cl::NotHidden);
    }
  if (cl::Option *O = All.lookup("stats"))
    O->setDescription("Print the instructions of each kernel, and LLVM's "
                      "counters if there are any");
}

/// Was --stats given? It is LLVM's option, with which a release build of LLVM
/// prints at exit that it counts nothing. So the option is reset, and only the
/// counting stays on.
static bool takeStatsOption(OptionMap &All) {
  if (!AreStatisticsEnabled())
    return false;
  if (cl::Option *O = All.lookup("stats"))
    O->reset();
  EnableStatistics(/*DoPrintOnExit=*/false);
  return true;
}

static bool checkCombinations() {
  if (Level.getNumOccurrences() && Passes.getNumOccurrences()) {
    printError(
        "-O levels choose a default pipeline and cannot be combined with "
        "-passes; name it in the pipeline, e.g. cmx-default<O2>");
    return false;
  }
  if (TextIR && Emit.getNumOccurrences() && Emit != EmitKind::IR) {
    printError("-S writes IR and cannot be combined with --emit=visa or "
               "--emit=gen");
    return false;
  }
  if (Platform.getNumOccurrences() && !TargetDesc::get(Platform)) {
    printError("[cmx-platform-unknown] --platform expected to be one of " +
               Twine(platformNameList()) + "; actual '" + Platform + "'");
    return false;
  }
  if (RemarksFormat != "yaml" && RemarksFormat != "bitstream") {
    printError(
        "-pass-remarks-format expected to be yaml or bitstream; actual '" +
        Twine(RemarksFormat) + "'");
    return false;
  }
  if (std::string Why;
      !RemarksFilter.empty() && !Regex(RemarksFilter).isValid(Why)) {
    printError("-pass-remarks-filter expected to be a regular expression, "
               "actual '" +
               Twine(RemarksFilter) + "': " + Why);
    return false;
  }
  return true;
}

/// Checks that each output has its own file.
static bool checkOutputNames() {
  SmallVector<StringRef, 4> Names;
  if (!DisableOutput)
    Names.push_back(OutputFile);
  for (StringRef Name : {StringRef(ReportFile), StringRef(ReportJSONFile),
                         StringRef(RemarksFile)}) {
    if (Name.empty())
      continue;
    if (is_contained(Names, Name)) {
      printError("-o, --report, --report-json and -pass-remarks-output "
                 "expected to name different files, actual '" +
                 Name + "' twice");
      return false;
    }
    Names.push_back(Name);
  }
  return true;
}

static bool loadPlugins(Options &O) {
  for (const std::string &File : PluginFiles) {
    Expected<PassPlugin> Plugin = PassPlugin::Load(File);
    if (!Plugin) {
      printError("cannot load plugin: " + Twine(toString(Plugin.takeError())));
      return false;
    }
    O.Plugins.push_back(*Plugin);
  }
  return true;
}

std::optional<Options> parseOptions(int Argc, char **Argv) {
  OptionMap &All = cl::getRegisteredOptions();
  showUsefulLLVMOptions(All);
  cl::HideUnrelatedOptions(Category);
  cl::SetVersionPrinter(printVersion);
  if (!cl::ParseCommandLineOptions(
          Argc, Argv,
          "cmx-opt: compiles LLVM IR with region intrinsics to vISA text\n",
          &errs()) ||
      !checkCombinations() || !checkOutputNames())
    return std::nullopt;
  if (CheckInputs == 0) {
    printError("--check-inputs expected to be positive, actual 0");
    return std::nullopt;
  }
  if (!CheckEach &&
      (CheckInputs.getNumOccurrences() || CheckSeed.getNumOccurrences())) {
    printError("--check-inputs and --check-seed need --check-each");
    return std::nullopt;
  }

  Options O;
  O.InputFile = InputFile;
  O.OutputFile = OutputFile;
  bool HasPasses = Passes.getNumOccurrences() != 0;
  O.Emit = Emit.getNumOccurrences() ? Emit
           : HasPasses || TextIR    ? EmitKind::IR
                                    : EmitKind::VISA;
  O.IRAsText = TextIR;
  O.DisableOutput = DisableOutput;
  O.Force = Force;
  if (HasPasses)
    O.Passes = Passes;
  O.Level = Level;
  O.Platform = TargetDesc::get(Platform);
  O.Strict = Strict;
  O.VerifyEach = VerifyEach;
  O.CheckEach = CheckEach;
  O.CheckInputs = CheckInputs;
  O.CheckSeed = CheckSeed;
  O.DebugPassManager = DebugPassManager;
  O.PrintPipeline = PrintPipelinePasses;
  O.PrintPasses = PrintPasses;
  O.RemarksFile = RemarksFile;
  O.RemarksFilter = RemarksFilter;
  O.RemarksFormat = RemarksFormat;
  O.ReportFile = ReportFile;
  O.ReportJSONFile = ReportJSONFile;
  O.Stats = takeStatsOption(All);
  O.FinalizerPath = FinalizerPath;
  O.FinalizerSeconds = FinalizerSeconds;
  if (!loadPlugins(O))
    return std::nullopt;
  return O;
}

void printError(const Twine &Text) {
  WithColor::error(errs(), "cmx-opt") << Text << '\n';
}

} // namespace cmx
