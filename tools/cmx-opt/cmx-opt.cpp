//===- cmx-opt.cpp - The driver -------------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a module, runs passes over it as opt does, and writes IR, vISA text or
// the finalizer's listing. This file only connects libraries, and guarantees
// three rules:
//
//  - after the first error no further pass runs and the exit status says why;
//  - outputs are made in memory and written last, all or none;
//  - the input is verified before any pass may rely on it.
//
//===----------------------------------------------------------------------===//

#include "CheckEach.h"
#include "Diagnostics.h"
#include "Emit.h"
#include "Options.h"
#include "Output.h"
#include "PassRunner.h"
#include "Remarks.h"

#include "Report/Report.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/SystemUtils.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;

namespace {

class Driver {
  const Options &Opts;
  LLVMContext Ctx;
  std::unique_ptr<Module> M;
  std::unique_ptr<CheckEach> Check;
  std::unique_ptr<CompilationReport> Report;
  RemarksFile Remarks;
  bool HadError = false;
  std::vector<OutputFile> Outputs;
  std::vector<CompiledKernel> Kernels;

public:
  explicit Driver(const Options &Opts) : Opts(Opts) {
    RemarkListener Listener;
    if (wantsReport())
      Listener = [this](const DiagnosticInfoOptimizationBase &R) {
        if (Report)
          Report->addRemark(R);
      };
    installDiagnosticHandler(Ctx, HadError, "cmx-opt", std::move(Listener));
  }

  ExitStatus run();

private:
  ExitStatus fail(Error E);
  bool verifyInput(const Module &M);
  const TargetDesc *choosePlatform(const Module &M);
  bool verifyResult(const Module &M);
  void emitIR(const Module &M);
  ExitStatus emitKernels(Module &M, const TargetDesc &TD);
  ExitStatus finalizeKernel(const Function &F, CompiledKernel &K,
                            const TargetDesc &TD);
  Error nameOutputs();
  void printStatistics(const TargetDesc &TD);
  PassRun passRun(const TargetDesc *TD);
  bool shouldEmitIR() const;
  bool wantsReport() const {
    return !Opts.ReportFile.empty() || !Opts.ReportJSONFile.empty();
  }
  std::optional<CompiledKernel> compile(const KernelInfo &Info,
                                        const TargetDesc &TD);
  void emitReport();
};

} // namespace

static ExitStatus exitStatusOf(DiagKind K) {
  switch (K) {
  case DiagKind::FinalizerMissing:
  case DiagKind::FinalizerTimeout:
  case DiagKind::FinalizerFailed:
  case DiagKind::FinalizerMessage:
  case DiagKind::FinalizerListing:
    return ExitFinalizer;
  default:
    return ExitInput;
  }
}

/// Prints \p E and returns the exit status.
ExitStatus Driver::fail(Error E) {
  ExitStatus Status = ExitInput;
  handleAllErrors(
      std::move(E),
      [&](const DiagError &D) {
        printError(D.message());
        Status = exitStatusOf(D.kind());
      },
      [](const ErrorInfoBase &Info) { printError(Info.message()); });
  return Status;
}

bool Driver::verifyInput(const Module &M) {
  VerifierOptions VerifierOpts;
  VerifierOpts.Strict = Opts.Strict;
  return cmx::verifyModule(M, VerifierOpts) && !HadError;
}

/// The platform of the command line, else of the module, else icllp.
const TargetDesc *Driver::choosePlatform(const Module &M) {
  if (Opts.Platform)
    return Opts.Platform;
  if (const TargetDesc *TD = getPlatform(M))
    return TD;
  if (!hasPlatformFlag(M))
    return TargetDesc::get("icllp");
  emitDiag(M, DiagKind::PlatformUnknown,
           "module flag 'cmx.platform' expected to be one of " +
               platformNameList());
  return nullptr;
}

/// Runs LLVM's verifier after the passes, as opt does.
bool Driver::verifyResult(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (!llvm::verifyModule(M, &OS))
    return true;
  emitDiag(M, DiagKind::InvalidIR, "after the passes: " + OS.str());
  return false;
}

void Driver::emitIR(const Module &M) {
  OutputFile Out{Opts.OutputFile, {}};
  raw_string_ostream OS(Out.Contents);
  if (Opts.IRAsText)
    M.print(OS, nullptr);
  else
    WriteBitcodeToFile(M, OS);
  OS.flush();
  Outputs.push_back(std::move(Out));
}

/// Does every path through \p F lead into an endless loop?
static bool neverEnds(const Function &F) {
  return none_of(depth_first(&F.getEntryBlock()),
                 [](const BasicBlock *BB) { return succ_empty(BB); });
}

ExitStatus Driver::finalizeKernel(const Function &F, CompiledKernel &K,
                                  const TargetDesc &TD) {
  Expected<GenCode> Code =
      finalize(K.Name, K.VISAText, TD,
               {Opts.FinalizerPath, Opts.FinalizerSeconds, neverEnds(F)});
  if (!Code)
    return fail(Code.takeError());
  if (Code->SpilledBytes)
    emitDiag(F, DiagKind::Spill,
             "no spilled registers expected on " + TD.name() + ", actual " +
                 Twine(Code->SpilledBytes) + " bytes");
  K.Gen = std::move(*Code);
  return ExitSuccess;
}

std::optional<CompiledKernel> Driver::compile(const KernelInfo &Info,
                                              const TargetDesc &TD) {
  if (!Report)
    return compileKernel(Info, TD);
  return compileKernel(
      Info, TD, [&](const visa::Kernel &K, ArrayRef<CodeOrigin> Origins) {
        Report->addKernel(Info, K, Origins);
      });
}

void Driver::emitReport() {
  if (!Opts.ReportFile.empty())
    Outputs.push_back({Opts.ReportFile, Report->html()});
  if (Opts.ReportJSONFile.empty())
    return;
  OutputFile Out{Opts.ReportJSONFile, {}};
  raw_string_ostream OS(Out.Contents);
  OS << formatv("{0:2}\n", Report->json());
  OS.flush();
  Outputs.push_back(std::move(Out));
}

/// Compiles all kernels, even after one that fails, so that one run shows all
/// errors.
ExitStatus Driver::emitKernels(Module &M, const TargetDesc &TD) {
  std::optional<std::vector<KernelInfo>> Infos = getKernels(M);
  if (!Infos)
    return ExitInput;
  if (Infos->empty()) {
    emitDiag(M, DiagKind::NoKernel,
             "a defined kernel expected, actual none; --emit=ir writes modules "
             "without kernels");
    return ExitInput;
  }
  ExitStatus Status = ExitSuccess;
  for (const KernelInfo &Info : *Infos) {
    std::optional<CompiledKernel> K = compile(Info, TD);
    if (!K || HadError) {
      Status = ExitInput;
      continue;
    }
    if (Check)
      Check->afterCodeGen(*K, TD);
    if (HadError) {
      Status = ExitInput;
      continue;
    }
    if (Opts.Emit == EmitKind::Gen && Status == ExitSuccess)
      Status = finalizeKernel(*Info.Fn, *K, TD);
    Kernels.push_back(std::move(*K));
  }
  return Status;
}

/// Turns the kernels' texts into outputs.
Error Driver::nameOutputs() {
  bool IsGen = Opts.Emit == EmitKind::Gen;
  std::vector<std::string> KernelNames;
  for (const CompiledKernel &K : Kernels)
    KernelNames.push_back(K.Name);
  Expected<std::vector<std::string>> Names =
      outputNames(Opts.OutputFile, KernelNames, IsGen ? ".asm" : ".visaasm");
  if (!Names)
    return Names.takeError();
  for (size_t I = 0; I < Kernels.size(); ++I)
    Outputs.push_back({(*Names)[I], std::move(IsGen ? Kernels[I].Gen->Listing
                                                    : Kernels[I].VISAText)});
  return Error::success();
}

void Driver::printStatistics(const TargetDesc &TD) {
  std::unique_ptr<raw_ostream> OS = CreateInfoOutputFile();
  for (const CompiledKernel &K : Kernels)
    printStats(K, TD, *OS);
  if (!GetStatistics().empty())
    PrintStatistics(*OS);
}

bool Driver::shouldEmitIR() const {
  if (Opts.DisableOutput || Opts.Emit != EmitKind::IR)
    return false;
  bool ToTerminal = !Opts.IRAsText && !Opts.Force && Opts.OutputFile == "-" &&
                    CheckBitcodeOutputToConsole(outs());
  return !ToTerminal;
}

PassRun Driver::passRun(const TargetDesc *TD) {
  return {Opts,
          Ctx,
          TD,
          Check.get(),
          Report.get(),
          [this] { return HadError; },
          [this] {
            Remarks.discard();
            std::exit(ExitInput);
          }};
}

ExitStatus Driver::run() {
  if (Opts.PrintPipeline) {
    const TargetDesc *TD =
        Opts.Platform ? Opts.Platform : TargetDesc::get("icllp");
    return printPipeline(passRun(TD), outs()) ? ExitSuccess : ExitUsage;
  }
  if (Error E = Remarks.open(Ctx, Opts))
    return fail(std::move(E));
  if (Error E = loadModule(Opts.InputFile, Ctx).moveInto(M))
    return fail(std::move(E));
  const TargetDesc *TD = choosePlatform(*M);
  if (!TD || !verifyInput(*M))
    return ExitInput;
  if (Opts.CheckEach)
    Check = std::make_unique<CheckEach>(*M, Opts);
  if (wantsReport()) {
    Report = std::make_unique<CompilationReport>(Opts.InputFile, *TD);
    Report->addInput(*M);
  }
  if (!runPasses(passRun(TD), *M))
    return ExitUsage;
  if (HadError || !verifyResult(*M))
    return ExitInput;

  if (shouldEmitIR())
    emitIR(*M);
  if (Opts.Emit != EmitKind::IR) {
    if (ExitStatus Status = emitKernels(*M, *TD))
      return Status;
    if (!Opts.DisableOutput) {
      if (Error E = nameOutputs())
        return fail(std::move(E));
      if (Error E = createOutputFolder(Opts.OutputFile))
        return fail(std::move(E));
    }
  }
  if (Report)
    emitReport();
  if (Check)
    Check->finish();
  if (HadError)
    return ExitInput;
  if (Error E = writeOutputs(Outputs))
    return fail(std::move(E));
  if (Error E = Remarks.keep())
    return fail(std::move(E));
  if (Opts.Stats)
    printStatistics(*TD);
  return ExitSuccess;
}

static void printAllPassNames() {
  PassBuilder PB;
  PB.printPassNames(outs());
  printPassNames(outs());
}

int main(int Argc, char **Argv) {
  setBugReportMsg("cmx-opt: internal error; please report it with the input "
                  "and what follows.\n");
  InitLLVM X(Argc, Argv);
  std::optional<Options> Opts = parseOptions(Argc, Argv);
  if (!Opts)
    return ExitUsage;
  if (Opts->PrintPasses) {
    printAllPassNames();
    return ExitSuccess;
  }
  auto D = std::make_unique<Driver>(*Opts);
  ExitStatus Status = D->run();
  // End the process without destructors: to delete a module of a million
  // instructions would take a tenth of its time. (After a failure, destructors
  // discard files.)
  if (Status == ExitSuccess)
    D.release();
  return Status;
}
