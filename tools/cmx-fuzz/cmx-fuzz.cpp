//===- cmx-fuzz.cpp - Random kernels, compiled and compared ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Reduce.h"

#include "driver/Tool.h"

#include "cmx/IR/Loader.h"
#include "cmx/Oracle/Fuzz/Totals.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace cmx;

static void printFailure(const FuzzFailure &F) {
  errs() << "failure: " << trialArguments(F.Trial) << ": " << F.Kind << '\n';
  SmallVector<StringRef, 8> Lines;
  StringRef(F.Text).split(Lines, '\n');
  for (StringRef Line : ArrayRef(Lines).take_front(12))
    errs() << "  " << Line.substr(0, 300) << '\n';
}

/// Runs one trial in this process. With --expect, returns success only if the
/// trial fails in the expected way.
static ExitStatus runHere(const Options &Opts) {
  TrialOptions T =
      trialOfSeed(Opts.Fuzz, Opts.Fuzz.Passes.front(), Opts.Fuzz.Seed);
  LLVMContext C;
  std::unique_ptr<Module> M;
  if (Opts.CheckFile.empty()) {
    M = trialKernel(C, T);
  } else {
    // LLVM prints no diagnostics here: the trial below reports the errors that
    // the file contains.
    C.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
    Expected<std::unique_ptr<Module>> Loaded = loadModule(Opts.CheckFile, C);
    if (!Loaded) {
      fail(Loaded.takeError());
      return ExitFailure;
    }
    M = std::move(*Loaded);
  }
  if (Opts.PrintKernel)
    M->print(outs(), nullptr);
  std::unique_ptr<Module> Whole = CloneModule(*M);
  TrialResult R = runTrial(*M, T);
  static const char *const Names[] = {"passed", "refused", "failed"};
  errs() << trialArguments(T) << ": " << Names[unsigned(R.Status)];
  if (!R.Kind.empty())
    errs() << ": " << R.Kind << '\n' << R.Text;
  errs() << '\n' << R.Inputs << " inputs, " << R.SkippedInputs << " skipped\n";
  if (Opts.Reduce && R.Status == TrialStatus::Failed)
    reduceTrial(*Whole, T, R.Kind)->print(outs(), nullptr);
  if (!Opts.Expect.empty())
    return R.Status == TrialStatus::Failed && R.Kind == Opts.Expect
               ? ExitSuccess
               : ExitFailure;
  return R.Status == TrialStatus::Failed ? ExitFailure : ExitSuccess;
}

/// Makes the folder before the trials start. If this failed only after hours of
/// work, the results would be lost.
static bool makeFolder(const std::string &Folder) {
  std::error_code EC = sys::fs::create_directories(Folder);
  if (!EC && !sys::fs::is_directory(Folder))
    EC = std::make_error_code(std::errc::not_a_directory);
  if (!EC)
    EC = sys::fs::access(Folder, sys::fs::AccessMode::Write);
  if (EC)
    fail(makeDiagError(DiagKind::CannotWriteOutput,
                       "--save expected a folder to write to, actual '" +
                           Folder + "': " + EC.message()));
  return !EC;
}

static void keepFailure(const Options &Opts, const FuzzFailure &F) {
  std::string File;
  Error E = saveFailure(Opts, F, File);
  if (!E && Opts.Reduce)
    E = reduceFailure(Opts, F, File);
  if (E)
    fail(std::move(E));
}

static void printResults(const Options &Opts, const FuzzTotals &Totals) {
  printTotals(Totals, outs());
  if (Opts.PrintTable)
    printTable(Totals.Census, outs());
}

/// Writes \p Totals unless \p File is empty.
static bool writeTotals(const FuzzTotals &Totals, const std::string &File) {
  if (File.empty())
    return true;
  Error E = writeToOutput(File, [&](raw_ostream &OS) {
    OS << formatv("{0:2}\n", toJSON(Totals));
    return Error::success();
  });
  if (!E)
    return true;
  fail(makeDiagError(DiagKind::CannotWriteOutput, {File},
                     toString(std::move(E))));
  return false;
}

static Error readTotals(const std::string &File, FuzzTotals &Totals) {
  auto Buffer = MemoryBuffer::getFile(File);
  if (!Buffer)
    return makeDiagError(DiagKind::CannotReadInput, {File},
                         Buffer.getError().message());
  Expected<FuzzTotals> Parsed =
      json::parse<FuzzTotals>((*Buffer)->getBuffer(), "totals of cmx-fuzz");
  if (!Parsed)
    return Parsed.takeError();
  Totals = std::move(*Parsed);
  return Error::success();
}

static ExitStatus runMany(const Options &Opts) {
  if (!Opts.SaveFolder.empty() && !makeFolder(Opts.SaveFolder))
    return ExitFailure;
  auto OnProgress = [&](uint64_t Done) {
    if (!Opts.Quiet)
      errs() << Done << " of " << Opts.Fuzz.Count * Opts.Fuzz.Passes.size()
             << " kernels\n";
  };
  FuzzSummary S = runFuzzer(Opts.Fuzz, printFailure, OnProgress);
  FuzzTotals Totals = totalsOf(Opts.Fuzz, S);
  printResults(Opts, Totals);
  outs().flush();
  bool Written = writeTotals(Totals, Opts.TotalsFile);
  if (!Opts.SaveFolder.empty())
    for (const FuzzFailure &F : S.Failures)
      keepFailure(Opts, F);
  return S.Failures.empty() && Written ? ExitSuccess : ExitFailure;
}

/// Prints the sum of the results in the files of --join.
static ExitStatus joinTotals(const Options &Opts) {
  std::optional<FuzzTotals> Sum;
  for (const std::string &File : Opts.JoinFiles) {
    FuzzTotals Part;
    Error E = readTotals(File, Part);
    if (!E && Sum)
      E = join(*Sum, Part);
    if (E)
      return fail(std::move(E));
    if (!Sum)
      Sum = std::move(Part);
  }
  printResults(Opts, *Sum);
  for (const FuzzTotals::Failure &F : Sum->Failures)
    outs() << "failure: " << F.Arguments << ": " << F.Kind << '\n';
  outs().flush();
  bool Written = writeTotals(*Sum, Opts.TotalsFile);
  return Sum->Failures.empty() && Written ? ExitSuccess : ExitFailure;
}

int main(int Argc, char **Argv) {
  startTool("cmx-fuzz");
  setBugReportMsg("cmx-fuzz: the compiler has crashed; the seed follows in the "
                  "list of failures.\n");
  InitLLVM X(Argc, Argv);
  std::optional<Options> Opts = parseOptions(Argc, Argv);
  if (!Opts)
    return ExitUsage;
  if (!Opts->JoinFiles.empty())
    return joinTotals(*Opts);
  return Opts->Replay || !Opts->CheckFile.empty() ? runHere(*Opts)
                                                  : runMany(*Opts);
}
