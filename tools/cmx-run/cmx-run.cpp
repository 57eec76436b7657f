//===- cmx-run.cpp - The program cmx-run ----------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a kernel and its inputs, runs the kernel on a grid of threads, and
// writes its outputs. IR is compiled for this computer. With --interpret, IR is
// evaluated instead. vISA text is interpreted.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "DeviceRun.h"
#include "Outputs.h"
#include "Run.h"

#include "cmx/Oracle/Evaluator/Evaluator.h"

#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

static bool runsVISA(const Program &P, const Options &Opts) {
  return Opts.UseVISA || !P.isIR();
}

static bool checkOptions(const Program &P, const Options &Opts) {
  if (Opts.TraceThread && !runsVISA(P, Opts)) {
    printError("--trace prints vISA instructions; run the kernel as vISA, with "
               "--visa");
    return false;
  }
  bool MakesVISA = Opts.Compare || Opts.Device || runsVISA(P, Opts);
  if (!Opts.VISAOnly.empty() && !MakesVISA) {
    printError(Opts.VISAOnly + " expected a kernel that runs as vISA, with "
                               "--visa or --compare, or --device");
    return false;
  }
  if ((Opts.Device || Opts.TimedLaunches) && !P.isIR()) {
    printError("--device and --time run IR; vISA text is always interpreted");
    return false;
  }
  if (Opts.Interpret && !P.isIR()) {
    printError("--interpret evaluates IR; vISA text is always interpreted");
    return false;
  }
  return true;
}

/// Runs the vISA form of \p P. Without --fast, also prints the counts of
/// executed instructions.
static Expected<bool> runVISA(Program &P, RunState &State,
                              const Options &Opts) {
  Expected<std::unique_ptr<VISAProgram>> Text = P.visaForm();
  if (!Text)
    return Text.takeError();
  InterpreterOptions Interpreter;
  Interpreter.NoteUninitialized = Interpreter.Count = !Opts.Fast;
  Interpreter.FlushDenormals = Opts.FlushDenormals;
  if (Opts.TraceThread) {
    Interpreter.Trace = &outs();
    Interpreter.TraceThread = *Opts.TraceThread;
  }
  Expected<std::unique_ptr<VISAExecutable>> K = interpretKernel(
      *(*Text)->Kernel, &(*Text)->Module, P.target(), std::move(Interpreter));
  if (!K)
    return K.takeError();
  if (!runAndReport(**K, State, Opts, P.kernelName()))
    return false;
  if (Interpreter.Count)
    printCounts(**K);
  return true;
}

static Expected<bool> evaluate(Program &P, RunState &State,
                               const Options &Opts) {
  Expected<std::unique_ptr<Evaluator>> E = createEvaluator(P.module());
  if (!E)
    return E.takeError();
  return runAndReport(*(*E)->kernel(P.kernelName()), State, Opts,
                      P.kernelName());
}

static ExitStatus run(Program &P, ArrayRef<Binding> Bindings,
                      const Options &Opts) {
  Expected<OutputChecks> Checks =
      OutputChecks::create(P.parameters(), Bindings, Opts);
  if (!Checks)
    return fail(Checks.takeError());
  if (!runsVISA(P, Opts) && !Opts.Interpret) {
    Expected<ExitStatus> Status = runOnDevice(P, Bindings, *Checks, Opts);
    if (Status)
      return *Status;
    bool HasChoice = !Opts.Device && !Opts.TimedLaunches;
    Error E = Status.takeError();
    if (Error Left = HasChoice ? noteEvaluation(std::move(E)) : std::move(E))
      return fail(std::move(Left));
  }
  MemoryOptions Mem;
  Mem.TrackUndefined = !runsVISA(P, Opts);
  RunState State(P, Bindings, Opts, P.kernelName(), Mem);
  Expected<bool> Succeeded =
      runsVISA(P, Opts) ? runVISA(P, State, Opts) : evaluate(P, State, Opts);
  if (!Succeeded)
    return fail(Succeeded.takeError());
  return *Succeeded
             ? finish(Bindings, cantFail(State.Mem.contents()), *Checks, Opts)
             : ExitFailure;
}

static ExitStatus runProgram(const Options &Opts) {
  Expected<std::unique_ptr<Program>> P = Program::load(Opts);
  if (!P)
    return fail(P.takeError());
  if (!checkOptions(**P, Opts))
    return ExitUsage;
  Expected<std::vector<Binding>> Bindings =
      bindArguments((*P)->parameters(), Opts.Args);
  if (!Bindings)
    return fail(Bindings.takeError());
  if (Error E = checkOutputFiles(*Bindings, Opts))
    return fail(std::move(E));
  return Opts.Compare ? compareForms(**P, *Bindings, Opts)
                      : run(**P, *Bindings, Opts);
}

} // namespace cmx

int main(int Argc, char **Argv) {
  cmx::startTool("cmx-run");
  InitLLVM X(Argc, Argv);
  std::optional<cmx::Options> Opts = cmx::parseOptions(Argc, Argv);
  return Opts ? cmx::runProgram(*Opts) : cmx::ExitUsage;
}
