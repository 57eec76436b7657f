//===- cmx-check.cpp - Compares two forms of code -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-check BEFORE.ll AFTER.ll
// cmx-check BEFORE.ll AFTER.visaasm --platform=P
//
// Runs both forms on many inputs. AFTER must give the same results as BEFORE,
// except where the results of BEFORE are undefined.
//
//===----------------------------------------------------------------------===//

#include "driver/Diagnostics.h"
#include "driver/Places.h"
#include "driver/Tool.h"

#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Check/Check.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/Suggest.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace cmx;

namespace {

cl::OptionCategory Category("cmx-check options");
cl::opt<std::string> BeforeFile(cl::Positional, cl::Required,
                                cl::desc("<before.ll>"), cl::cat(Category));
cl::opt<std::string> AfterFile(cl::Positional, cl::Required,
                               cl::desc("<after.ll|after.visaasm>"),
                               cl::cat(Category));
cl::opt<unsigned> NumInputs("inputs",
                            cl::desc("Inputs per function (default: 24)"),
                            cl::init(24), cl::value_desc("N"),
                            cl::cat(Category));
cl::opt<uint64_t> Seed("seed", cl::desc("Of the inputs (default: 0)"),
                       cl::init(0), cl::value_desc("N"), cl::cat(Category));
cl::opt<std::string> OnlyFunction("function",
                                  cl::desc("Compare just this function or "
                                           "kernel"),
                                  cl::value_desc("name"), cl::cat(Category));
cl::opt<uint64_t>
    MaxInstructions("max-instructions",
                    cl::desc("Skip inputs on which the first form executes "
                             "more (default: 100000)"),
                    cl::init(100000), cl::value_desc("N"), cl::cat(Category));
cl::opt<std::string>
    Platform("platform", cl::desc("That vISA text is for (default: icllp)"),
             cl::value_desc("skl|icllp|tgllp|dg2|pvc"), cl::init("icllp"),
             cl::cat(Category));

cl::extrahelp Notes(R"(
EXIT STATUS:

  0  no difference was found
  1  there is a difference, an input cannot be read, or nothing can be compared
  2  wrong usage
)");

class Program {
  LLVMContext Ctx;
  bool HadError = false;
  CheckStatistics Stats;

public:
  int run();

private:
  Expected<std::unique_ptr<Module>>
  load(StringRef File, Expected<std::unique_ptr<MemoryBuffer>> Text);
  Expected<std::optional<Mismatch>>
  compare(const TargetDesc &TD, Expected<std::unique_ptr<MemoryBuffer>> Before,
          Expected<std::unique_ptr<MemoryBuffer>> After);
  Expected<std::optional<Mismatch>> compareVISA(const Module &Before,
                                                const MemoryBuffer &After,
                                                const TargetDesc &TD);
  void printStatistics();
  bool hasCompared() const;
};

} // namespace

using Input = Expected<std::unique_ptr<MemoryBuffer>>;

/// Is \p Text vISA text? The name \p File or the content shows this. (The name
/// of a pipe does not.)
static bool isVISA(StringRef File, Input &Text) {
  return File.ends_with(".visaasm") ||
         (Text && visa::isVISAText((*Text)->getBuffer()));
}

static CheckOptions checkOptions() {
  CheckOptions O;
  O.NumInputs = NumInputs;
  O.Seed = Seed;
  O.MaxInstructions = MaxInstructions;
  O.OnlyFunction = OnlyFunction;
  return O;
}

static std::string suggestFunction(const Module &M) {
  std::vector<StringRef> Names;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Names.push_back(F.getName());
  return suggest(OnlyFunction, Names);
}

/// Returns \p Name if a function of \p M has that name, or if no kernel has it.
/// Else returns the name of the function of kernel \p Name.
static std::string functionName(const Module &M, const std::string &Name) {
  if (M.getFunction(Name))
    return Name;
  if (auto Kernels = getKernels(const_cast<Module &>(M)))
    for (const KernelInfo &K : *Kernels)
      if (K.Name == Name)
        return K.Fn->getName().str();
  return Name;
}

Expected<std::unique_ptr<Module>> Program::load(StringRef File, Input Text) {
  PlaceFinder Places;
  installDiagnosticHandler(Ctx, HadError, File == "-" ? "<stdin>" : File,
                           /*IsSource=*/false,
                           [&](Message M) { Places.receive(std::move(M)); });
  Expected<std::unique_ptr<Module>> M = Places.load(std::move(Text), Ctx);
  if (!M)
    return M.takeError();
  bool IsGood = cmx::verifyModule(**M) && !HadError;
  Places.print([](Module &Again) { cmx::verifyModule(Again); });
  installDiagnosticHandler(Ctx, HadError, File);
  if (!IsGood)
    return alreadyPrinted();
  if (!OnlyFunction.empty()) {
    const Function *F = (*M)->getFunction(functionName(**M, OnlyFunction));
    if (!F || F->isDeclaration())
      return makeDiagError(DiagKind::KernelNotFound, {File.str()},
                           "a function '" + OnlyFunction + "' expected" +
                               suggestFunction(**M));
  }
  return M;
}

/// Returns the name of the kernel whose function is called \p Name, or \p Name
/// if there is no such kernel.
static std::string kernelName(const Module &M, const std::string &Name) {
  if (auto Kernels = getKernels(const_cast<Module &>(M)))
    for (const KernelInfo &K : *Kernels)
      if (K.Fn->getName() == Name)
        return K.Name;
  return Name;
}

Expected<std::optional<Mismatch>>
Program::compareVISA(const Module &Before, const MemoryBuffer &After,
                     const TargetDesc &TD) {
  Expected<visa::Module> Text =
      visa::parseModule(After.getBuffer(), TD.grfBytes(), AfterFile);
  if (!Text)
    return Text.takeError();
  std::string Name = kernelName(Before, OnlyFunction);
  for (const visa::Kernel &K : Text->Kernels) {
    if (K.IsGlobalFunction || (!Name.empty() && K.Name != Name))
      continue;
    auto Result = checkKernel(Before, K, &*Text, TD, checkOptions(), &Stats);
    if (!Result || *Result)
      return Result;
  }
  return std::nullopt;
}

Expected<std::optional<Mismatch>>
Program::compare(const TargetDesc &TD, Input BeforeText, Input AfterText) {
  Expected<std::unique_ptr<Module>> Before =
      load(BeforeFile, std::move(BeforeText));
  if (!Before) {
    consumeError(AfterText.takeError());
    return Before.takeError();
  }
  if (AfterText && isVISA(AfterFile, AfterText))
    return compareVISA(**Before, **AfterText, TD);
  Expected<std::unique_ptr<Module>> After =
      load(AfterFile, std::move(AfterText));
  if (!After)
    return After.takeError();
  CheckOptions O = checkOptions();
  O.OnlyFunction = functionName(**Before, OnlyFunction);
  return checkModules(**Before, **After, O, &Stats);
}

void Program::printStatistics() {
  for (const std::string &Text : Stats.NotRun)
    outs() << "not run: " << Text << '\n';
  outs() << "checked " << Stats.Functions << " functions on " << Stats.Inputs
         << " inputs (" << Stats.Skipped << " skipped";
  if (Stats.Open)
    outs() << ", " << Stats.Open
           << " of them since the forms differ in what LLVM may leave open";
  outs() << ")\n";
}

/// Reports functions that were not compared. Returns true if at least one
/// function, and each requested function, was compared. Helper functions need
/// not be compared.
bool Program::hasCompared() const {
  for (const SkippedFunction &F : Stats.AllSkipped)
    printWarning("function '" + Twine(F.Name) +
                 "': skipped on all inputs; the last one: " + F.Why);
  bool IsAsked = !OnlyFunction.empty();
  if (Stats.Functions > Stats.AllSkipped.size() &&
      (!IsAsked || Stats.NotRun.empty()))
    return true;
  fail(makeDiagError(DiagKind::NothingCompared,
                     "a function that runs in both forms expected"));
  return false;
}

/// Reports errors of the command line that do not depend on the files.
static bool checkUsage() {
  if (NumInputs == 0 || MaxInstructions == 0) {
    printError("--inputs and --max-instructions expected to be positive, "
               "actual 0");
    return false;
  }
  if (BeforeFile == "-" && AfterFile == "-") {
    printError("'-' (standard input) expected once, actual twice");
    return false;
  }
  return checkPlatform(Platform);
}

/// Reports a file whose kind does not fit the command line.
static bool checkKinds(Input &Before, Input &After) {
  if (isVISA(BeforeFile, Before)) {
    printError("the first file expected to be IR, actual vISA text '" +
               BeforeFile + "'");
    return false;
  }
  if (Platform.getNumOccurrences() && After && !isVISA(AfterFile, After)) {
    printError("--platform expected vISA text, actual '" + AfterFile + "'");
    return false;
  }
  return true;
}

int Program::run() {
  if (!checkUsage())
    return ExitUsage;
  Input Before = readInput(BeforeFile), After = readInput(AfterFile);
  if (!checkKinds(Before, After)) {
    consumeError(Before.takeError());
    consumeError(After.takeError());
    return ExitUsage;
  }
  Expected<std::optional<Mismatch>> Result =
      compare(*TargetDesc::get(Platform), std::move(Before), std::move(After));
  if (!Result)
    return fail(Result.takeError());
  if (*Result)
    return fail(makeDiagError(
        DiagKind::CheckFailed,
        "the second form of function '" + (*Result)->Function +
            "' does not do what the first does\n" + (*Result)->Text));
  printStatistics();
  return hasCompared() ? ExitSuccess : ExitFailure;
}

int main(int Argc, char **Argv) {
  startTool("cmx-check");
  InitLLVM Init(Argc, Argv);
  if (!parseCommandLine(
          Argc, Argv,
          "cmx-check: runs two forms of code and compares what they do\n",
          {&Category}))
    return ExitUsage;
  return Program().run();
}
