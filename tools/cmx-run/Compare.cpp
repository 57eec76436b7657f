//===- Compare.cpp - Do IR and vISA do the same? --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include "Outputs.h"
#include "Run.h"
#include "cmx/IR/Loader.h"
#include "cmx/Oracle/Evaluator/Evaluator.h"
#include "cmx/Oracle/JIT/JIT.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

namespace {

class Comparison {
public:
  Comparison(Program &P, const VISAProgram &Text, ArrayRef<Binding> Bindings,
             const Options &Opts)
      : P(P), Text(Text), Bindings(Bindings), Opts(Opts) {}

  ExitStatus run(const OutputChecks &Checks);

private:
  Expected<std::unique_ptr<VISAExecutable>> interpreter() const;
  ExitStatus runAgain(RunState &Compiled);
  void leaveOpen(const Evaluator &Eval, RunState &IRState) const;
  ExitStatus equal(StringRef Remark) const;
  ExitStatus differ(const MemoryDifference &D, const RunState &State,
                    const SiteNames &IRSites, const SiteNames &VISASites) const;
  std::string place(const MemoryDifference &D, const RunState &State) const;

  Program &P;
  const VISAProgram &Text;
  ArrayRef<Binding> Bindings;
  const Options &Opts;
};

} // namespace

Expected<std::unique_ptr<VISAExecutable>> Comparison::interpreter() const {
  return interpretKernel(*Text.Kernel, &Text.Module, *Text.Target);
}

ExitStatus Comparison::equal(StringRef Remark) const {
  unsigned Surfaces = 0;
  uint64_t NumBytes = 0;
  for (const Binding &B : Bindings)
    if (B.IsMemory) {
      ++Surfaces;
      NumBytes += B.Contents.size();
    }
  outs() << "equal: " << Surfaces << " surfaces, " << NumBytes << " bytes"
         << Remark << '\n';
  return ExitSuccess;
}

/// Describes the byte that differs, with names of the command line.
std::string Comparison::place(const MemoryDifference &D,
                              const RunState &State) const {
  for (unsigned N = 0; N != Bindings.size(); ++N) {
    const Binding &B = Bindings[N];
    if (!B.IsMemory || B.IsPointer != (D.S == Space::SVM))
      continue;
    if (!B.IsPointer && State.Mem.place(N) == D.Surface)
      return describeByte(B, D.Address);
    uint64_t Offset = D.Address - State.Mem.place(N);
    if (B.IsPointer && Offset < B.Contents.size())
      return describeByte(B, Offset);
  }
  return D.Name + ", byte " + utostr(D.Address);
}

static void printWriter(StringRef Form, SiteId Site, const SiteNames &Sites) {
  std::string Text = Site == NoSite ? "" : Sites.describe(Site);
  errs() << "  " << Form << " last written by "
         << (Text.empty() ? "nothing in this form" : Text) << '\n';
}

ExitStatus Comparison::differ(const MemoryDifference &D, const RunState &State,
                              const SiteNames &IRSites,
                              const SiteNames &VISASites) const {
  std::string Actual = D.ActualUndefined ? "an undefined value"
                                         : "0x" + utohexstr(D.Actual, false, 2);
  outs().flush();
  fail(makeDiagError(DiagKind::ResultsDiffer,
                     place(D, State) + ": expected 0x" +
                         utohexstr(D.Expected, false, 2) +
                         " as in IR, actual in vISA " + Actual));
  printWriter("IR:  ", D.ExpectedWriter, IRSites);
  printWriter("vISA:", D.ActualWriter, VISASites);
  return ExitFailure;
}

/// Marks bytes of the IR's results as undefined if another correct execution of
/// the IR gives other bytes. Such executions differ in the rounding under
/// fast-math flags, in the bits of a NaN, and so on.
void Comparison::leaveOpen(const Evaluator &Eval, RunState &IRState) const {
  MemoryOptions Mem;
  Mem.TrackUndefined = true;
  for (unsigned Choice = 1; Choice <= NumChoices; ++Choice) {
    EvalMode Mode;
    Mode.Choice = Choice;
    RunState Other(P, Bindings, Opts, "IR, step by step", Mem);
    std::unique_ptr<Executable> IR = Eval.kernel(P.kernelName(), Mode);
    if (!runQuietly(*IR, Other, Opts))
      return;
    IRState.memory().leaveOpenWhatDiffers(Other.memory());
  }
}

/// Runs both forms step by step, because the results of the first run differ.
ExitStatus Comparison::runAgain(RunState &Compiled) {
  MemoryOptions ForIR, ForVISA;
  ForIR.TrackUndefined = ForIR.TrackWriters = ForVISA.TrackWriters = true;

  Expected<std::unique_ptr<Evaluator>> Eval = createEvaluator(P.module());
  if (!Eval)
    return fail(Eval.takeError());
  std::unique_ptr<Executable> IR = (*Eval)->kernel(P.kernelName());
  RunState IRState(P, Bindings, Opts, "IR, step by step", ForIR);
  if (!runThreads(*IR, IRState, Opts))
    return ExitFailure;

  Expected<std::unique_ptr<VISAExecutable>> VISA = interpreter();
  if (!VISA)
    return fail(VISA.takeError());
  RunState VISAState(P, Bindings, Opts, "vISA", ForVISA);
  if (!runThreads(**VISA, VISAState, Opts))
    return ExitFailure;

  bool Differs = firstDifference(IRState.memory(), VISAState.memory()) ||
                 firstDifference(IRState.memory(), Compiled.memory());
  if (Differs)
    leaveOpen(**Eval, IRState);
  if (auto D = firstDifference(IRState.memory(), VISAState.memory()))
    return differ(*D, IRState, *IR, **VISA);
  if (auto D = firstDifference(IRState.memory(), Compiled.memory())) {
    fail(makeDiagError(DiagKind::ResultsDiffer,
                       place(*D, IRState) + ": expected 0x" +
                           utohexstr(D->Expected, false, 2) +
                           " as the IR says step by step, actual 0x" +
                           utohexstr(D->Actual, false, 2) +
                           " when compiled for this computer"));
    return ExitFailure;
  }
  return equal(Differs
                   ? " (but for what flags of floats and the like leave open)"
                   : " (but for bytes that are undefined in IR)");
}

/// Compares the results. Those of the IR are written as the output.
ExitStatus Comparison::run(const OutputChecks &Checks) {
  std::unique_ptr<Evaluator> Eval;
  std::unique_ptr<Executable> IR;
  if (Error E = compileKernel(P.module(), P.kernelName()).moveInto(IR)) {
    if (Error Left = noteEvaluation(std::move(E)))
      return fail(std::move(Left));
    if (Error Refusal = createEvaluator(P.module()).moveInto(Eval))
      return fail(std::move(Refusal));
    IR = Eval->kernel(P.kernelName());
  }
  Expected<std::unique_ptr<VISAExecutable>> VISA = interpreter();
  if (!VISA)
    return fail(VISA.takeError());
  RunState IRState(P, Bindings, Opts, "IR"),
      VISAState(P, Bindings, Opts, "vISA");
  if (!runAndReport(*IR, IRState, Opts, "IR") ||
      !runAndReport(**VISA, VISAState, Opts, "vISA"))
    return ExitFailure;
  ExitStatus Status = firstDifference(IRState.memory(), VISAState.memory())
                          ? runAgain(IRState)
                          : equal("");
  if (Status != ExitSuccess)
    return Status;
  return finish(Bindings, cantFail(IRState.Mem.contents()), Checks, Opts);
}

/// Checks that the text has the parameters of the IR. On some platforms, the
/// number of a surface is a plain integer in vISA text; this is accepted too.
static Error checkParameters(const VISAProgram &Text,
                             ArrayRef<Parameter> Params) {
  std::vector<Parameter> Theirs = Text.parameters();
  bool IsGood = Theirs.size() == Params.size();
  for (size_t I = 0; IsGood && I != Params.size(); ++I)
    IsGood = (Theirs[I].What == Params[I].What || Theirs[I].MayBeMemory) &&
             Theirs[I].sizeBytes() == Params[I].sizeBytes();
  if (IsGood)
    return Error::success();
  return makeDiagError(DiagKind::ArgumentValue,
                       "the vISA kernel '" + Text.Kernel->Name +
                           "' expected to have the " + Twine(Params.size()) +
                           " arguments of the IR, in kind and size; actual " +
                           Twine(Theirs.size()) + " arguments");
}

ExitStatus compareForms(Program &P, ArrayRef<Binding> Bindings,
                        const Options &Opts) {
  if (!P.isIR()) {
    printError("--compare expected IR, actual '" + Twine(Opts.InputFile) +
               "'; give vISA text with --with");
    return ExitUsage;
  }
  Expected<std::unique_ptr<VISAProgram>> Text =
      Opts.WithFile.empty()
          ? P.visaForm()
          : loadVISA(readInput(Opts.WithFile), P.kernelName(), P.target());
  if (!Text)
    return fail(Text.takeError());
  if (Error E = checkParameters(**Text, P.parameters()))
    return fail(std::move(E));
  Expected<OutputChecks> Checks =
      OutputChecks::create(P.parameters(), Bindings, Opts);
  if (!Checks)
    return fail(Checks.takeError());
  return Comparison(P, **Text, Bindings, Opts).run(*Checks);
}

} // namespace cmx
