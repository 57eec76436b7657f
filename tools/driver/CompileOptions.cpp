//===- CompileOptions.cpp - Options of cmx-opt and cmx-cc -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of LLVM are global objects that register themselves by name. A
// name that libLLVM already uses (stats, print-pipeline-passes, ...) cannot be
// declared again. For such a name, the registered option is looked up and read.
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"

#include "Lists.h"
#include "SourceOptions.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace llvm {
// No header declares this option. Clang declares it in the same way.
extern cl::opt<bool> PrintPipelinePasses;
} // namespace llvm

namespace cmx {

cl::OptionCategory &compileCategory() {
  static cl::OptionCategory Category("Options");
  return Category;
}

namespace {

cl::opt<std::string> OutputFile("o", cl::desc("Output file or folder"),
                                cl::value_desc("file"),
                                cl::cat(compileCategory()));
cl::opt<EmitKind> Emit(
    "emit", cl::desc("What to write:"),
    cl::values(clEnumValN(EmitKind::IR, "ir",
                          "IR after the passes (default with -passes or -S)"),
               clEnumValN(EmitKind::VISA, "visa",
                          "vISA text, a file per kernel (default otherwise)"),
               clEnumValN(EmitKind::Gen, "gen",
                          "the listing that GenX_IR makes of it"),
               clEnumValN(EmitKind::Bin, "bin", "its Gen instructions"),
               clEnumValN(EmitKind::ISA, "isa",
                          "the file that the old CM runtime loads"),
               clEnumValN(EmitKind::ZEBin, "zebin",
                          "all kernels in a file for Intel's driver (OpenCL, "
                          "Level Zero)")),
    cl::init(EmitKind::VISA), cl::cat(compileCategory()));
cl::opt<bool> TextIR("S", cl::desc("Write IR as text, not as bitcode"),
                     cl::cat(compileCategory()));
cl::opt<OptLevel> Level(
    cl::desc("Default pipeline (default: -O2):"),
    cl::values(clEnumValN(OptLevel::O0, "O0",
                          "only what code generation needs"),
               clEnumValN(OptLevel::O1, "O1", "and common subexpressions"),
               clEnumValN(OptLevel::O2, "O2", "and LLVM's simplifications")),
    cl::init(OptLevel::O2), cl::cat(compileCategory()));
cl::opt<std::string>
    Platform("platform",
             cl::desc("Platform to compile for (default: that of the module's "
                      "flag cmx.platform, else icllp)"),
             cl::value_desc("skl|icllp|tgllp|dg2|pvc"),
             cl::cat(compileCategory()));
cl::opt<unsigned>
    GRF("grf",
        cl::desc("Registers of a thread: 128, or 256 where the platform has "
                 "them; fewer threads run at a time then"),
        cl::init(128), cl::value_desc("128|256"), cl::cat(compileCategory()));
cl::opt<RuntimeKind> Runtime(
    "runtime", cl::desc("How kernels get their arguments:"),
    cl::values(clEnumValN(RuntimeKind::CM, "cm",
                          "as the old CM runtime passes them (default)"),
               clEnumValN(RuntimeKind::L0, "l0",
                          "as Intel's driver does (default with "
                          "--emit=zebin)")),
    cl::init(RuntimeKind::CM), cl::cat(compileCategory()));
cl::opt<bool>
    Strict("strict",
           cl::desc("Regions that leave their vector are errors, not warnings"),
           cl::cat(compileCategory()));
cl::opt<std::string> RemarksFile("pass-remarks-output",
                                 cl::desc("Write all remarks to this file"),
                                 cl::value_desc("file"),
                                 cl::cat(compileCategory()));
cl::opt<std::string>
    RemarksFilter("pass-remarks-filter",
                  cl::desc("Only remarks of passes that match, in that file"),
                  cl::value_desc("regex"), cl::cat(compileCategory()));
cl::opt<std::string> RemarksFormat("pass-remarks-format",
                                   cl::desc("Format of that file"),
                                   cl::value_desc("yaml|bitstream"),
                                   cl::init("yaml"),
                                   cl::cat(compileCategory()));

cl::opt<std::string>
    ReportFile("report",
               cl::desc("Write a page (HTML) about passes, bales, regions and "
                        "registers"),
               cl::value_desc("file.html"), cl::cat(compileCategory()));
cl::opt<std::string> ReportJSONFile("report-json",
                                    cl::desc("Write the data of that page"),
                                    cl::value_desc("file.json"),
                                    cl::cat(compileCategory()));
cl::opt<std::string> ReportCompareFile(
    "report-compare",
    cl::desc("Show another compilation, the data of its page, beside this one"),
    cl::value_desc("old.json"), cl::cat(compileCategory()));

cl::opt<std::string>
    FinalizerPath("genx-ir",
                  cl::desc("The finalizer of --emit=gen (default: GenX_IR of "
                           "PATH)"),
                  cl::value_desc("path"), cl::cat(compileCategory()));
cl::opt<unsigned>
    FinalizerSeconds("genx-ir-timeout",
                     cl::desc("Time limit of the finalizer, per kernel "
                              "(default: 60; 0: none)"),
                     cl::value_desc("seconds"), cl::init(60),
                     cl::cat(compileCategory()));

cl::opt<bool>
    CheckEach("check-each",
              cl::desc("Run the code before and after each pass on many inputs "
                       "and compare what it does"),
              cl::cat(compileCategory()));
cl::opt<unsigned>
    CheckInputs("check-inputs",
                cl::desc("Inputs of --check-each, per function (default: 24)"),
                cl::value_desc("N"), cl::init(24), cl::cat(compileCategory()));
cl::opt<uint64_t> CheckSeed("check-seed",
                            cl::desc("Of these inputs (default: 0)"),
                            cl::value_desc("N"), cl::init(0),
                            cl::cat(compileCategory()));

} // namespace

// A map from names to options. Its type differs between releases of LLVM.
using OptionMap = std::remove_reference_t<decltype(cl::getRegisteredOptions())>;

/// Makes --help show the useful options of LLVM.
static void showUsefulLLVMOptions(OptionMap &All) {
  for (StringRef Name : {"stats", "time-passes", "print-changed", "print-after",
                         "print-after-all", "print-before", "print-before-all",
                         "print-pipeline-passes", "pass-remarks",
                         "pass-remarks-missed", "pass-remarks-analysis",
                         "opt-bisect-limit", "stop-after", "stats-json"})
    if (cl::Option *O = All.lookup(Name)) {
      O->addCategory(compileCategory());
      O->setHiddenFlag(cl::NotHidden);
    }
  if (cl::Option *O = All.lookup("stats"))
    O->setDescription("Print the instructions of each kernel, and LLVM's "
                      "counters if there are any");
  if (cl::Option *O = All.lookup("stats-json"))
    O->setDescription("The same as JSON");
  if (cl::Option *O = All.lookup("stop-after"))
    O->setDescription("Run the pipeline up to this pass, or to its N-th run "
                      "with pass,N, and write IR");
}

/// Was --stats given? This is an option of LLVM. With it, a release build of
/// LLVM prints at exit that it counts nothing. So the option is reset, and only
/// the counting stays enabled.
static bool takeStatsOption(OptionMap &All) {
  if (!AreStatisticsEnabled())
    return false;
  if (cl::Option *O = All.lookup("stats"))
    O->reset();
  EnableStatistics(/*DoPrintOnExit=*/false);
  return true;
}

/// Returns the value of --stop-after. LLVM declares this option for its code
/// generation, which does not run here.
static std::string stopAfter() {
  cl::Option *O = cl::getRegisteredOptions().lookup("stop-after");
  return O && O->getNumOccurrences()
             ? std::string(*static_cast<cl::opt<std::string> *>(O))
             : "";
}

static bool checkRemarks() {
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

bool parseCompilerCommandLine(int Argc, const char *const *Argv,
                              StringRef Overview) {
  showUsefulLLVMOptions(cl::getRegisteredOptions());
  prepareLists();
  registerValues(Emit.ArgStr, Emit.getParser());
  registerValues(Runtime.ArgStr, Runtime.getParser());
  return parseCommandLine(Argc, Argv, Overview,
                          {&compileCategory(), &sourceCategory()});
}

bool hasLevel() { return Level.getNumOccurrences(); }

StringRef extensionOf(EmitKind K, bool IRAsText) {
  switch (K) {
  case EmitKind::IR:
    return IRAsText ? ".ll" : ".bc";
  case EmitKind::VISA:
    return ".visaasm";
  case EmitKind::Gen:
    return ".asm";
  case EmitKind::Bin:
    return ".bin";
  case EmitKind::ISA:
    return ".isa";
  case EmitKind::ZEBin:
    return ".zebin";
  }
  llvm_unreachable("unknown kind of output");
}

static bool checkKind() {
  bool IsOther = Emit.getNumOccurrences() && Emit != EmitKind::IR;
  if (TextIR && IsOther) {
    printError("-S writes IR and cannot be combined with --emit of something "
               "else");
    return false;
  }
  if (!stopAfter().empty() && IsOther) {
    printError("--stop-after writes IR and cannot be combined with --emit of "
               "something else");
    return false;
  }
  bool IsGiven = Runtime.getNumOccurrences();
  if (IsGiven && Emit == EmitKind::ZEBin && Runtime == RuntimeKind::CM) {
    printError("--emit=zebin expected with --runtime=l0, actual "
               "--runtime=cm");
    return false;
  }
  if (IsGiven && Emit == EmitKind::ISA && Runtime == RuntimeKind::L0) {
    printError("--emit=isa expected with --runtime=cm, actual --runtime=l0");
    return false;
  }
  return true;
}

static bool checkChecks() {
  if (CheckInputs == 0) {
    printError("--check-inputs expected to be positive, actual 0");
    return false;
  }
  if (!CheckEach &&
      (CheckInputs.getNumOccurrences() || CheckSeed.getNumOccurrences())) {
    printError("--check-inputs and --check-seed need --check-each");
    return false;
  }
  return true;
}

std::optional<CompileOptions> compileOptions(EmitKind DefaultEmit) {
  if (!checkKind() || !checkPlatform(Platform) || !checkRemarks() ||
      !checkChecks())
    return std::nullopt;
  CompileOptions O;
  if (OutputFile.getNumOccurrences())
    O.OutputFile = OutputFile;
  O.StopAfter = stopAfter();
  O.Emit = Emit.getNumOccurrences()         ? Emit
           : TextIR || !O.StopAfter.empty() ? EmitKind::IR
                                            : DefaultEmit;
  O.IRAsText = TextIR;
  O.Level = Level;
  O.Platform = TargetDesc::get(Platform);
  if (GRF.getNumOccurrences())
    O.NumGRFs = GRF;
  if (Runtime.getNumOccurrences())
    O.Runtime = Runtime;
  else if (O.Emit == EmitKind::ZEBin)
    O.Runtime = RuntimeKind::L0;
  else if (O.Emit == EmitKind::ISA)
    O.Runtime = RuntimeKind::CM;
  O.Strict = Strict;
  O.CheckEach = CheckEach;
  O.CheckInputs = CheckInputs;
  O.CheckSeed = CheckSeed;
  O.PrintPipeline = PrintPipelinePasses;
  O.RemarksFile = RemarksFile;
  O.RemarksFilter = RemarksFilter;
  O.RemarksFormat = RemarksFormat;
  O.ReportFile = ReportFile;
  O.ReportJSONFile = ReportJSONFile;
  O.ReportCompareFile = ReportCompareFile;
  // LLVM stores the value of -stats-json in a variable that cannot be read
  // here.
  cl::Option *StatsAsJSON = cl::getRegisteredOptions().lookup("stats-json");
  O.StatsAsJSON = StatsAsJSON && StatsAsJSON->getNumOccurrences();
  O.Stats = takeStatsOption(cl::getRegisteredOptions()) || O.StatsAsJSON;
  O.FinalizerPath = FinalizerPath;
  O.FinalizerSeconds = FinalizerSeconds;
  return O;
}

bool checkOutputNames(const CompileOptions &O) {
  if (!O.ReportCompareFile.empty() && O.ReportFile.empty()) {
    printError("--report-compare expected with --report, which shows both");
    return false;
  }
  SmallVector<StringRef, 4> Names;
  if (!O.DisableOutput)
    Names.push_back(*O.OutputFile);
  for (StringRef Name :
       {StringRef(O.ReportFile), StringRef(O.ReportJSONFile),
        StringRef(O.RemarksFile), StringRef(O.DependencyFile)}) {
    if (Name.empty())
      continue;
    if (is_contained(Names, Name)) {
      printError("-o, --report, --report-json, -pass-remarks-output and -MF "
                 "expected to name different files, actual '" +
                 Name + "' twice");
      return false;
    }
    Names.push_back(Name);
  }
  // The output can replace the input if both are IR, as in opt.
  bool InPlace = O.Emit == EmitKind::IR && !O.Source && !O.DisableOutput;
  for (StringRef Name : Names)
    if (sys::fs::equivalent(Name, O.InputFile) &&
        !(InPlace && Name == *O.OutputFile)) {
      printError("another output expected than the input '" + O.InputFile +
                 "'");
      return false;
    }
  return true;
}

} // namespace cmx
