//===- Compilation.cpp - From one input to its outputs --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"

#include "Diagnostics.h"
#include "SourceOptions.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Runtime.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Pass.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SystemUtils.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace cmx {

Compilation::Compilation(CompileOptions O) : Opts(std::move(O)) {
  RemarkListener Listener;
  if (wantsReport())
    Listener = [this](const DiagnosticInfoOptimizationBase &R) {
      if (Report)
        Report->addRemark(R);
    };
  installDiagnosticHandler(
      Ctx, HadError, Opts.InputFile == "-" ? "<stdin>" : Opts.InputFile,
      Opts.Source.has_value(), [this](Message M) { Places.receive(M); },
      std::move(Listener));
}

/// Repeats the compilation, so that messages get their places in the input.
/// Omits all passes if one of them could print something.
void Compilation::compileAgain(Module &Again, bool WithPasses) {
  if (Opts.Runtime)
    setRuntime(Again, *Opts.Runtime);
  VerifierOptions VerifierOpts;
  VerifierOpts.Strict = Opts.Strict;
  bool MayPrint = (Opts.Passes && StringRef(*Opts.Passes).contains("print")) ||
                  !Opts.Plugins.empty();
  if (!cmx::verifyModule(Again, VerifierOpts) || !WithPasses || MayPrint)
    return;
  PassRun Run{Opts,
              Again.getContext(),
              Target,
              nullptr,
              nullptr,
              [this] { return Places.hadErrorAgain(); },
              [this] {
                Places.printNow();
                std::exit(ExitFailure);
              },
              /*IsQuiet=*/true};
  if (!runPasses(Run, Again) || Opts.Emit == EmitKind::IR)
    return;
  if (std::optional<std::vector<KernelInfo>> Infos = getEntries(Again))
    for (const KernelInfo &Info : *Infos)
      compileKernel(Info, *Target);
}

void Compilation::printMessages(bool AfterPasses) {
  Places.print([&](Module &Again) { compileAgain(Again, AfterPasses); });
}

/// Reads the input. For source, clang prints its messages itself.
Error Compilation::load() {
  if (!Opts.Source)
    return Places.load(readInput(Opts.InputFile), Ctx).moveInto(M);
  Expected<Source> Read = compileAndReport(Opts.InputFile, *Opts.Source, Ctx);
  if (!Read)
    return Read.takeError();
  M = std::move(Read->M);
  HadError |= !M;
  if (!Opts.DependencyFile.empty())
    Outputs.push_back({Opts.DependencyFile, std::move(Read->Dependencies)});
  return Error::success();
}

bool Compilation::verifyInput() {
  VerifierOptions VerifierOpts;
  VerifierOpts.Strict = Opts.Strict;
  if (!cmx::verifyModule(*M, VerifierOpts) || HadError)
    return false;
  warnAboutKernels();
  return true;
}

/// Warns if the module has kernels of OpenCL or SYCL, but no kernel of cmx.
/// Such a module is allowed, but the user probably expects kernels.
void Compilation::warnAboutKernels() {
  if (!Opts.Source && foreignKernel(*M))
    emitDiag(*M, DiagKind::ForeignKernel, kernelAdvice(*M));
}

/// Returns the platform of the command line; without one, that of the module;
/// without that, icllp. The platform has the requested number of registers.
const TargetDesc *Compilation::choosePlatform() {
  const TargetDesc *TD = namedPlatform();
  if (!TD || !Opts.NumGRFs)
    return TD;
  if (const TargetDesc *Mode = TD->withGRFs(*Opts.NumGRFs))
    return Mode;
  emitDiag(*M, DiagKind::RegisterFile,
           "--grf expected a number of registers that threads of " +
               TD->platformName() + " have, " +
               (TD->has(Feature::LargeGRF) ? "128 or 256" : "128") +
               "; actual " + Twine(*Opts.NumGRFs));
  return nullptr;
}

const TargetDesc *Compilation::namedPlatform() {
  if (Opts.Platform)
    return Opts.Platform;
  if (const TargetDesc *TD = getPlatform(*M))
    return TD;
  if (!hasPlatformFlag(*M))
    return TargetDesc::get("icllp");
  emitDiag(*M, DiagKind::PlatformUnknown,
           "module flag 'cmx.platform' expected to be one of " +
               platformNameList() + "; --platform replaces it");
  return nullptr;
}

/// Runs LLVM's verifier after the passes, like opt.
bool Compilation::verifyResult() {
  if (!Opts.VerifyResult)
    return true;
  std::string Text;
  raw_string_ostream OS(Text);
  if (!llvm::verifyModule(*M, &OS))
    return true;
  emitDiag(*M, DiagKind::InvalidIR, "after the passes: " + OS.str());
  return false;
}

void Compilation::emitIR() {
  // For messages, the output of clang has debug info even without -g.
  if (Opts.Source && !Opts.Source->DebugInfo)
    StripDebugInfo(*M);
  OutputFile Out{*Opts.OutputFile, {}};
  // If the output is a folder, each source has its own file there.
  if (Opts.Source && isFolder(Out.Name)) {
    SmallString<128> Path(Out.Name);
    sys::path::append(Path, sys::path::stem(Opts.InputFile) +
                                (Opts.IRAsText ? ".ll" : ".bc"));
    Out.Name = std::string(Path);
  }
  raw_string_ostream OS(Out.Contents);
  if (Opts.IRAsText)
    M->print(OS, nullptr);
  else
    WriteBitcodeToFile(*M, OS);
  OS.flush();
  Outputs.push_back(std::move(Out));
}

ExitStatus Compilation::finalizeKernel(const Function &F, CompiledKernel &K) {
  CompilationReport::Clock::time_point Begin = CompilationReport::Clock::now();
  if (Error E = cmx::finalizeKernel(K, *Target,
                                    {Opts.FinalizerPath, Opts.FinalizerSeconds,
                                     K.NeverEnds, isBinary(Opts.Emit)}))
    return fail(std::move(E));
  if (Report) {
    Report->addTime("finalizer", CompilationReport::Clock::now() - Begin);
    if (K.HasCalls)
      Report->leaveOutGenWithCalls();
    else
      Report->addGen(F, K.Gen->Listing);
  }
  if (!K.Gen->FirstFailure.empty())
    emitDiag(F, DiagKind::FinalizerRetried,
             "a run of the finalizer for " + Target->name() + " " +
                 K.Gen->FirstFailure + "; with its option " +
                 K.Gen->NeededOption +
                 " it succeeds, but the code may be slower");
  if (K.Gen->SpilledBytes)
    emitDiag(F, DiagKind::Spill,
             "no spilled registers expected on " + Target->name() +
                 ", actual " + Twine(K.Gen->SpilledBytes) + " bytes");
  return ExitSuccess;
}

std::optional<CompiledKernel> Compilation::compile(const KernelInfo &Info) {
  if (!Report)
    return compileKernel(Info, *Target);
  using Clock = CompilationReport::Clock;
  Clock::time_point Begin = Clock::now();
  Clock::duration ForReport{};
  auto Result = compileKernel(
      Info, *Target, [&](const visa::Kernel &K, const CodeOrigins &Origins) {
        Clock::time_point Pause = Clock::now();
        Report->addKernel(Info, K, Origins);
        ForReport = Clock::now() - Pause;
      });
  Report->addTime("code generation", Clock::now() - Begin - ForReport);
  return Result;
}

/// Starts the report that the options request.
Error Compilation::startReport() {
  Report = std::make_unique<CompilationReport>(Opts.InputFile, *Target);
  if (TimePassesIsEnabled)
    Report->keepTimes();
  if (!Opts.ReportCompareFile.empty()) {
    auto Old = MemoryBuffer::getFile(Opts.ReportCompareFile);
    if (!Old)
      return makeDiagError(DiagKind::CannotReadInput,
                           "cannot open '" + Opts.ReportCompareFile +
                               "': " + Old.getError().message());
    if (Error E = Report->compareWith((*Old)->getBuffer()))
      return E;
  }
  Report->addInput(*M);
  return Error::success();
}

void Compilation::emitReport() {
  if (!Opts.ReportFile.empty())
    Outputs.push_back({Opts.ReportFile, Report->html()});
  if (Opts.ReportJSONFile.empty())
    return;
  Outputs.push_back({Opts.ReportJSONFile, Report->json() + "\n"});
}

/// Compiles all kernels, or all functions if there are no kernels. Continues
/// after a kernel that fails, so that one run shows all errors.
ExitStatus Compilation::emitKernels() {
  std::optional<std::vector<KernelInfo>> Infos = getEntries(*M);
  if (!Infos)
    return ExitFailure;
  if (Infos->empty()) {
    std::string Advice = kernelAdvice(*M);
    emitDiag(
        *M, DiagKind::NoKernel,
        Opts.Source
            ? "a function marked as a kernel (_GENX_MAIN_) "
              "expected, actual none"
            : "a defined kernel or function expected, actual "
              "none; " +
                  (Advice.empty() ? "--emit=ir writes other modules" : Advice));
    return ExitFailure;
  }
  if (Opts.Emit == EmitKind::ZEBin && isStackFunction(*Infos->front().Fn)) {
    emitDiag(*M, DiagKind::NoKernel,
             "a defined kernel expected, actual functions only");
    return ExitFailure;
  }
  if (isStackFunction(*Infos->front().Fn))
    emitDiag(*M, DiagKind::NoKernel,
             "a kernel expected, actual functions only; " + kernelAdvice(*M),
             DiagLevel::Warning);
  ExitStatus Status = ExitSuccess;
  for (const KernelInfo &Info : *Infos) {
    std::optional<CompiledKernel> K = compile(Info);
    if (!K || HadError) {
      Status = ExitFailure;
      continue;
    }
    if (Check)
      Check->afterCodeGen(*K, *Target);
    if (HadError) {
      Status = ExitFailure;
      continue;
    }
    if ((Opts.Emit == EmitKind::Bin || Opts.Emit == EmitKind::ZEBin) &&
        K->HasAddresses) {
      emitDiag(*Info.Fn, DiagKind::BinaryAddress,
               "calls of functions by name expected in a binary, actual the "
               "address of a function, which needs a loader that relocates");
      Status = ExitFailure;
      continue;
    }
    if (isFinalized(Opts.Emit) && Status == ExitSuccess)
      Status = finalizeKernel(*Info.Fn, *K);
    Kernels.push_back(std::move(*K));
  }
  return Status;
}

static std::string takeContents(CompiledKernel &K, EmitKind Kind) {
  switch (Kind) {
  case EmitKind::VISA:
    return std::move(K.VISAText);
  case EmitKind::Gen:
    return std::move(K.Gen->Listing);
  case EmitKind::Bin:
    return std::move(K.Gen->Code);
  case EmitKind::ISA:
    return std::move(K.Gen->Container);
  case EmitKind::IR:
  case EmitKind::ZEBin:
    break;
  }
  llvm_unreachable("no output of one kernel");
}

/// Adds an output file that contains all kernels.
Error Compilation::addZEBinary() {
  SmallString<128> Name(*Opts.OutputFile);
  if (isFolder(Name)) {
    StringRef Stem = sys::path::stem(Opts.InputFile);
    sys::path::append(Name, (Stem == "-" ? "stdin" : Stem) +
                                extensionOf(Opts.Emit, Opts.IRAsText));
  }
  Expected<std::string> Bytes = makeZEBinary(Kernels, *Target);
  if (!Bytes)
    return Bytes.takeError();
  Outputs.push_back({std::string(Name), std::move(*Bytes)});
  return Error::success();
}

/// Makes an output file from each kernel, or one file from all kernels.
Error Compilation::nameOutputs() {
  if (Opts.Emit == EmitKind::ZEBin)
    return addZEBinary();
  std::vector<std::string> KernelNames;
  for (const CompiledKernel &K : Kernels)
    KernelNames.push_back(K.Name);
  Expected<std::vector<std::string>> Names = outputNames(
      *Opts.OutputFile, KernelNames, extensionOf(Opts.Emit, Opts.IRAsText));
  if (!Names)
    return Names.takeError();
  for (size_t I = 0; I < Kernels.size(); ++I)
    Outputs.push_back({(*Names)[I], takeContents(Kernels[I], Opts.Emit)});
  return Error::success();
}

void Compilation::printKernelStats(raw_ostream &OS) const {
  for (const CompiledKernel &K : Kernels)
    printStats(K, *Target, OS);
}

void Compilation::addKernelStats(json::Array &Stats) const {
  for (const CompiledKernel &K : Kernels)
    Stats.push_back(statsOf(K, *Target));
}

/// Must the output be written? Binary output is not written to a terminal.
bool Compilation::shouldWrite() const {
  if (Opts.DisableOutput)
    return false;
  bool IsText =
      Opts.Emit == EmitKind::IR ? Opts.IRAsText : !isBinary(Opts.Emit);
  bool ToTerminal = !IsText && !Opts.Force && *Opts.OutputFile == "-" &&
                    CheckBitcodeOutputToConsole(outs());
  return !ToTerminal;
}

PassRun Compilation::passRun() {
  return {Opts,
          Ctx,
          Target,
          Check.get(),
          Report.get(),
          [this] { return HadError; },
          [this] {
            Remarks.discard();
            printMessages(/*AfterPasses=*/true);
            std::exit(ExitFailure);
          }};
}

ExitStatus Compilation::run() {
  ExitStatus Status = makeOutputs();
  printMessages(/*AfterPasses=*/true);
  return Status;
}

ExitStatus Compilation::makeOutputs() {
  if (Error E = Remarks.open(Ctx, Opts))
    return fail(std::move(E));
  if (Error E = load())
    return fail(std::move(E));
  if (!HadError && Opts.Runtime)
    setRuntime(*M, *Opts.Runtime);
  bool IsGood = !HadError && (Target = choosePlatform()) && verifyInput();
  printMessages(/*AfterPasses=*/false);
  if (!IsGood)
    return ExitFailure;
  if (Opts.CheckEach)
    Check = std::make_unique<cmx::CheckEach>(*M, Opts);
  if (wantsReport())
    if (Error E = startReport())
      return fail(std::move(E));
  if (!runPasses(passRun(), *M))
    return ExitUsage;
  if (HadError || !verifyResult())
    return ExitFailure;

  if (Opts.Emit == EmitKind::IR) {
    if (shouldWrite())
      emitIR();
  } else {
    if (ExitStatus Status = emitKernels())
      return Status;
    if (shouldWrite())
      if (Error E = nameOutputs())
        return fail(std::move(E));
  }
  if (Report)
    emitReport();
  if (Check)
    Check->finish();
  return HadError ? ExitFailure : ExitSuccess;
}

//===----------------------------------------------------------------------===//
// All inputs
//===----------------------------------------------------------------------===//

using Compilations = std::vector<std::unique_ptr<Compilation>>;

static Error writeAllOutputs(const Compilations &All) {
  std::vector<OutputFile> Outputs;
  StringSet<> Names;
  for (const auto &C : All)
    for (const OutputFile &Out : C->outputs()) {
      if (!isStream(Out.Name) && !Names.insert(Out.Name).second)
        return makeDiagError(DiagKind::OutputName,
                             "two outputs would be written to '" + Out.Name +
                                 "'");
      Outputs.push_back(Out);
    }
  if (timeTraceProfilerEnabled()) {
    OutputFile Trace{All.front()->options().TimeTraceFile, {}};
    SmallString<0> Text;
    raw_svector_ostream OS(Text);
    timeTraceProfilerWrite(OS);
    timeTraceProfilerCleanup();
    Trace.Contents = std::string(Text);
    Outputs.push_back(std::move(Trace));
  }
  for (const auto &C : All)
    if ((C->options().Emit != EmitKind::IR || C->options().Source) &&
        !C->options().DisableOutput)
      if (Error E = createOutputFolder(*C->options().OutputFile))
        return E;
  return writeOutputs(Outputs, [&]() -> Error {
    for (const auto &C : All)
      if (Error E = C->keepRemarks())
        return E;
    return Error::success();
  });
}

static void printStatistics(const Compilations &All) {
  std::unique_ptr<raw_ostream> OS = CreateInfoOutputFile();
  if (All.front()->options().StatsAsJSON) {
    json::Array Kernels;
    for (const auto &C : All)
      C->addKernelStats(Kernels);
    json::Object Counters;
    for (const auto &[Name, Value] : GetStatistics())
      Counters[Name] = Value;
    *OS << formatv("{0:2}\n", json::Value(json::Object{
                                  {"kernels", std::move(Kernels)},
                                  {"counters", std::move(Counters)}}));
    return;
  }
  for (const auto &C : All)
    C->printKernelStats(*OS);
  if (!GetStatistics().empty())
    PrintStatistics(*OS);
}

static ExitStatus printPipelineOf(const CompileOptions &Opts) {
  LLVMContext Ctx;
  const TargetDesc *TD =
      Opts.Platform ? Opts.Platform : TargetDesc::get("icllp");
  PassRun Run{Opts, Ctx, TD, nullptr, nullptr, [] { return false; }, [] {}};
  return printPipeline(Run, outs()) ? ExitSuccess : ExitUsage;
}

ExitStatus compileAll(std::vector<CompileOptions> Inputs) {
  if (Inputs.front().PrintPipeline)
    return printPipelineOf(Inputs.front());
  if (!Inputs.front().TimeTraceFile.empty())
    timeTraceProfilerInitialize(Inputs.front().TimeTraceMicroseconds,
                                toolName());
  Compilations All;
  ExitStatus Status = ExitSuccess;
  for (CompileOptions &Opts : Inputs) {
    All.push_back(std::make_unique<Compilation>(std::move(Opts)));
    if (ExitStatus S = All.back()->run())
      Status = S;
  }
  if (Status)
    return Status;
  if (Error E = writeAllOutputs(All))
    return fail(std::move(E));
  if (All.front()->options().Stats)
    printStatistics(All);
  // End the process without destructors: deleting a module of a million
  // instructions would take a tenth of the process's time. (After a failure,
  // destructors run, because they discard files.)
  for (auto &C : All)
    C.release();
  return ExitSuccess;
}

} // namespace cmx
