//===- Trial.cpp - One random kernel, compiled and compared ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "LaneTurns.h"
#include "Mutate.h"
#include "PassStages.h"
#include "Sequence.h"

#include "cmx/Analysis/StageCheck.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/PublicForms.h"
#include "cmx/IR/Runtime.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Check/Check.h"
#include "cmx/Oracle/Fuzz/Fuzzer.h"
#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

using fuzz::FirstError;
using fuzz::PassStages;

namespace {

/// Runs one trial on a kernel and keeps the result of the trial.
class Trial {
public:
  Trial(PassStages &Stages, const TrialOptions &Opts, FirstError &Error)
      : M(Stages.kernel()), Stages(Stages), Opts(Opts), TD(*Opts.Platform),
        Error(Error) {}

  TrialResult run();

private:
  void fail(const Twine &Kind, const Twine &Text);
  bool isRefusal(DiagKind K) const;
  std::unique_ptr<visa::Module> compile(OptLevel Level, std::string &Text);
  std::optional<std::string> textWithoutOptimization();
  void tryWithoutOptimization();
  /// Fails the trial: the kernel was refused with \p Text, but -O0 accepts it.
  void failAgainstO0(const Twine &Text);
  /// Has the compiler reported an error? If so, stores this error in Result.
  bool hasError();
  bool isValid(Module &Module, StringRef When);
  bool isAtStage(Module &Module, StringRef Pass);
  PassStages::Stage &publicKernel();
  PassStages::Stage *stageBefore(StringRef Pass);
  void wholePipeline();
  void finalize(StringRef Text);
  void onePass();
  void sequence();
  void compare(const Module &Before, Module &After, bool FreezeIsCopy);
  bool runPass(Module &Module, StringRef Pass);
  bool isIdempotent(const Module &After);
  void take(Expected<std::optional<Mismatch>> Outcome,
            const CheckStatistics &Stats);
  CheckOptions checkOptions() const;

  const Module &M;
  PassStages &Stages;
  const TrialOptions &Opts;
  const TargetDesc &TD;
  FirstError &Error;
  TrialResult Result;
};

} // namespace

void Trial::fail(const Twine &Kind, const Twine &Text) {
  Result.Status = TrialStatus::Failed;
  Result.Kind = Kind.str();
  Result.Text = Text.str();
}

/// Does \p K say that a platform lacks something? All other errors are faults
/// of the compiler.
bool Trial::isRefusal(DiagKind K) const {
  switch (K) {
  case DiagKind::MessageUnavailable:
    return true;
  case DiagKind::MessageImmediate:
  case DiagKind::InstructionUnsupported:
  case DiagKind::LLVMIntrinsicUnsupported:
  case DiagKind::CallUnsupported:
  case DiagKind::UnsupportedType:
  case DiagKind::OperationIllegal:
    // In a mutated kernel, these errors are expected: the verifiers accept more
    // than the compiler can lower.
    return Opts.Mutate;
  default:
    return false;
  }
}

bool Trial::hasError() {
  if (!Error.Happened)
    return false;
  StringRef Kind = Error.Kind ? diagName(*Error.Kind) : "llvm-error";
  fail(Kind, Error.Text);
  if (Error.Kind && isRefusal(*Error.Kind))
    Result.Status = TrialStatus::Refused;
  return true;
}

bool Trial::isValid(Module &Module, StringRef When) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (llvm::verifyModule(Module, &OS)) {
    fail("invalid-ir", When + ": " + OS.str());
    return false;
  }
  if (cmx::verifyModule(Module) && !Error.Happened)
    return true;
  if (!hasError())
    fail("invalid-ir", When);
  Result.Text = When.str() + ": " + Result.Text;
  return false;
}

bool Trial::isAtStage(Module &Module, StringRef Pass) {
  auto Stage = stageAfterPass(Pass);
  if (!Stage)
    return true;
  for (Function &F : Module) {
    if (F.isDeclaration())
      continue;
    verifyStage(F, *Stage);
    if (*Stage == VerifierStage::Baled)
      checkBaled(F);
    if (*Stage == VerifierStage::Legalized)
      checkLegalized(F, TD);
  }
  return !hasError();
}

CheckOptions Trial::checkOptions() const {
  CheckOptions O;
  O.NumInputs = Opts.NumInputs;
  O.Seed = Opts.Seed;
  O.MaxInstructions = 200000;
  O.OnlyFunction = "kernel";
  return O;
}

void Trial::take(Expected<std::optional<Mismatch>> Outcome,
                 const CheckStatistics &Stats) {
  Result.Inputs = Stats.Inputs;
  Result.SkippedInputs = Stats.Skipped;
  Result.OpenInputs = Stats.Open;
  if (!Outcome)
    return fail("check-failed", toString(Outcome.takeError()));
  if (!Stats.NotRun.empty()) {
    fail("not-run", Stats.NotRun.front());
    // A mutated kernel need not be executable on the CPU.
    if (Opts.Mutate)
      Result.Status = TrialStatus::Refused;
    return;
  }
  if (*Outcome)
    return fail("mismatch", (*Outcome)->Text);
}

/// Compiles a copy of the kernel and prints its vISA to \p Text. Returns null
/// after an error, or if M contains no kernel.
std::unique_ptr<visa::Module> Trial::compile(OptLevel Level,
                                             std::string &Text) {
  std::unique_ptr<Module> After = CloneModule(M);
  fuzz::pipeline(fuzz::defaultPipelineText(Level), &TD).run(*After);
  if (Error.Happened)
    return nullptr;
  return fuzz::compileToVISA(*After, TD, Text);
}

/// Returns the vISA text of -O0. Returns std::nullopt if the trial itself is at
/// -O0, or if -O0 refuses the kernel.
std::optional<std::string> Trial::textWithoutOptimization() {
  if (Opts.Level == OptLevel::O0)
    return std::nullopt;
  FirstError Before = std::exchange(Error, {});
  std::string Text;
  bool IsAccepted = compile(OptLevel::O0, Text) && !Error.Happened;
  Error = std::move(Before);
  return IsAccepted ? std::optional(std::move(Text)) : std::nullopt;
}

/// Fails the trial if -O0 accepts the kernel, because the other levels must
/// then accept it, too.
void Trial::tryWithoutOptimization() {
  if (Error.Kind && textWithoutOptimization())
    failAgainstO0(Error.Text);
}

void Trial::failAgainstO0(const Twine &Text) {
  fail("refused-at-O" + Twine(unsigned(Opts.Level)),
       "accepted at -O0; " + Text);
}

void Trial::wholePipeline() {
  std::string Text;
  std::unique_ptr<visa::Module> Code = compile(Opts.Level, Text);
  if (hasError())
    return tryWithoutOptimization();
  if (!Code)
    return fail("no-code", "a kernel expected");
  // The oracle cannot execute branches on llvm.genx.simdcf.any, so takeTurns
  // replaces them.
  std::unique_ptr<Module> Turns = fuzz::takeTurns(M);
  CheckStatistics Stats;
  auto Outcome = checkKernel(Turns ? *Turns : M, Code->Kernels.front(),
                             Code.get(), TD, checkOptions(), &Stats);
  take(std::move(Outcome), Stats);
  if (Result.Status == TrialStatus::Passed && Opts.Finalize)
    finalize(Text);
}

/// Runs the finalizer on \p Text. A kernel may need more memory or registers
/// than there are. But optimization must not be the reason, so -O0 is tried,
/// too.
void Trial::finalize(StringRef Text) {
  FinalizerAnswer Answer = Opts.Finalize(Text, TD);
  if (Answer.Complaint.empty())
    return;
  if (!Answer.Limit)
    return fail("finalizer", Answer.Complaint);
  std::optional<std::string> Plain = textWithoutOptimization();
  if (Plain && Opts.Finalize(*Plain, TD).Complaint.empty())
    return failAgainstO0(Answer.Complaint);
  fail(diagName(*Answer.Limit), Answer.Complaint);
  Result.Status = TrialStatus::Refused;
}

void Trial::compare(const Module &Before, Module &After, bool FreezeIsCopy) {
  // cmx-private-memory adds kernel arguments that the runtime would pass. They
  // have no value here.
  Function *Kernel = Before.getFunction("kernel");
  if (Kernel && Kernel->getFunctionType() !=
                    After.getFunction("kernel")->getFunctionType()) {
    fail("private-memory",
         "the kernel has arguments of the runtime afterwards");
    Result.Status = TrialStatus::Refused;
    return;
  }
  CheckStatistics Stats;
  CheckOptions O = checkOptions();
  O.FreezeIsCopy = FreezeIsCopy;
  O.KeepsDefinedParts =
      Opts.Pass == "cmx-lower-memory" || Opts.Pass == RandomSequence;
  auto Outcome = checkModules(Before, After, O, &Stats);
  take(std::move(Outcome), Stats);
}

static std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  M.print(OS, nullptr);
  return OS.str();
}

/// Returns the kernel after makePublicForms, because single passes accept only
/// public forms. In the whole pipeline, the first pass makes these forms.
PassStages::Stage &Trial::publicKernel() {
  PassStages::Stage &Public = Stages.afterSteps("");
  if (Public.M)
    return Public;
  Public.M = CloneModule(M);
  makePublicForms(*Public.M);
  // A mutated kernel need not be valid.
  if (!isValid(*Public.M, "the kernel itself") && Opts.Mutate &&
      Result.Status == TrialStatus::Failed)
    Result.Status = TrialStatus::Refused;
  setPlatform(*Public.M, TD);
  Public.Result = Result;
  return Public;
}

/// Returns the kernel before \p Pass. Returns null if an earlier step fails;
/// Result then has the failure.
PassStages::Stage *Trial::stageBefore(StringRef Pass) {
  PassStages::Stage *Now = &publicKernel();
  std::string Done;
  for (const std::string &Step : fuzz::stepsBefore(Pass, Opts.Seed)) {
    if (Now->Result.Status != TrialStatus::Passed)
      break;
    Done += Step + ';';
    PassStages::Stage &Next = Stages.afterSteps(Done);
    if (!Next.M) {
      Next.M = CloneModule(*Now->M);
      runPass(*Next.M, Step);
      Next.Result = Result;
    }
    Now = &Next;
  }
  Result = Now->Result;
  // LLVM's passes make integers of unusual widths, such as i33, and only
  // lowering removes them. The tested pass need not handle them, so the trial
  // is refused.
  if (Result.Status == TrialStatus::Passed &&
      !isValid(*Now->M, "before the pass"))
    Result.Status = TrialStatus::Refused;
  return Result.Status == TrialStatus::Passed ? Now : nullptr;
}

void Trial::onePass() {
  PassStages::Stage *Before = stageBefore(Opts.Pass);
  if (!Before)
    return;
  std::unique_ptr<Module> After = CloneModule(*Before->M);
  if (!runPass(*After, Opts.Pass) || !isValid(*After, "after the pass") ||
      !isAtStage(*After, Opts.Pass))
    return;
  if (Before->Text.empty())
    Before->Text = textOf(*Before->M);
  if (Before->Text == textOf(*After)) // Nothing to compare.
    return;
  compare(*Before->M, *After,
          stageAfterPass(Opts.Pass) == VerifierStage::Legalized);
  if (Result.Status == TrialStatus::Passed && isIdempotentPass(Opts.Pass))
    isIdempotent(*After);
}

/// Runs \p Pass alone. Returns false after an error; Result then has the error.
bool Trial::runPass(Module &Module, StringRef Pass) {
  fuzz::PassPipeline &P = fuzz::pipeline(Pass, &TD);
  if (!P.error().empty()) {
    fail("pipeline", P.error());
    return false;
  }
  P.run(Module);
  return !hasError();
}

void Trial::sequence() {
  PassStages::Stage *First = stageBefore(RandomSequence);
  if (!First)
    return;
  std::unique_ptr<Module> After = CloneModule(*First->M), Lowered;
  std::string Before = "passes:";
  for (const std::string &Pass : fuzz::randomSequence(Opts.Seed)) {
    if (Pass == "cmx-baling" && !Lowered)
      Lowered = CloneModule(*After);
    Before += " " + Pass;
    if (!runPass(*After, Pass) || !isValid(*After, Before) ||
        !isAtStage(*After, Pass)) {
      Result.Text = Before + ": " + Result.Text;
      // As in stageBefore, LLVM's passes may make integers of unusual widths.
      if (!StringRef(Pass).starts_with("cmx-") && Result.Kind != "invalid-ir")
        Result.Status = TrialStatus::Refused;
      return;
    }
  }
  // Before legalization, a freeze of poison chooses a value. After it, a freeze
  // is a copy.
  compare(*First->M, Lowered ? *Lowered : *After, /*FreezeIsCopy=*/false);
  if (Lowered && Result.Status == TrialStatus::Passed)
    compare(*Lowered, *After, /*FreezeIsCopy=*/true);
  if (Result.Status == TrialStatus::Failed)
    Result.Text = Before + ": " + Result.Text;
}

/// Does the pass leave its own result unchanged?
bool Trial::isIdempotent(const Module &After) {
  // Print the clone, not After, because a clone may list the predecessors of a
  // block in another order.
  std::unique_ptr<Module> Again = CloneModule(After);
  std::string Text = textOf(*Again);
  if (!runPass(*Again, Opts.Pass))
    return false;
  if (textOf(*Again) == Text)
    return true;
  fail("not-idempotent", "a second run of the pass changes the kernel");
  return false;
}

TrialResult Trial::run() {
  Result = publicKernel().Result;
  if (Result.Status != TrialStatus::Passed)
    return Result;
  if (Opts.Pass.empty())
    wholePipeline();
  else if (Opts.Pass == RandomSequence)
    sequence();
  else
    onePass();
  return Result;
}

std::unique_ptr<Module> trialKernel(LLVMContext &C, const TrialOptions &Opts) {
  RandomKernelOptions O;
  O.Seed = Opts.Seed;
  O.NumSteps = Opts.NumSteps;
  O.Platform = Opts.Platform;
  O.OddIntegers = true;
  O.SimdBranches = true;
  std::unique_ptr<Module> M = randomKernel(C, O);
  if (Opts.Mutate)
    fuzz::mutate(*M, Opts.Seed);
  // Some kernels get their arguments as Intel's driver passes them.
  else if (Opts.Seed % 8 == 5)
    setRuntime(*M, RuntimeKind::L0);
  return M;
}

TrialResult fuzz::runTrial(PassStages &Stages, const TrialOptions &Opts) {
  FirstError Error;
  LLVMContext &C = Stages.kernel().getContext();
  fuzz::recordErrors(C, Error);
  TrialResult Result = Trial(Stages, Opts, Error).run();
  C.setDiagnosticHandler(std::make_unique<DiagnosticHandler>());
  return Result;
}

TrialResult runTrial(const Module &M, const TrialOptions &Opts) {
  PassStages Stages(M);
  return fuzz::runTrial(Stages, Opts);
}

TrialResult runTrial(const TrialOptions &Opts) {
  LLVMContext C;
  std::unique_ptr<Module> M = trialKernel(C, Opts);
  return runTrial(*M, Opts);
}

std::string errorInPasses(StringRef Text) {
  if (Text.empty() || Text == RandomSequence)
    return "";
  return fuzz::pipeline(Text, TargetDesc::all().front()).error();
}

bool isFailureKind(StringRef Kind) {
  // A failure has one of the names in Kinds, or the name of a diagnostic.
  static constexpr StringRef Kinds[] = {
      "mismatch",      "crash",        "hang",           "finalizer",
      "no-code",       "check-failed", "not-run",        "pipeline",
      "invalid-ir",    "llvm-error",   "not-idempotent", "refused-at-O1",
      "refused-at-O2",
  };
  static constexpr StringRef Diagnostics[] = {
#define CMX_DIAG(Enum, Name, Severity, Description) Name,
#include "cmx/Support/Diagnostics.def"
  };
  return is_contained(Kinds, Kind) || is_contained(Diagnostics, Kind);
}

std::vector<std::string> fuzzedPasses() {
  std::vector<std::string> Passes;
  // Passes with options and passes that only check or print are left out.
  // cmx-combine is left out because it makes integers of any width, and only
  // lowering accepts them. Random sequences contain InstCombine instead.
  auto Add = [&](StringRef Name) {
    if (!Name.contains('<') && Name != "cmx-verify" && Name != "cmx-combine" &&
        Name != "cmx-lower-to-generic")
      Passes.push_back(Name.str());
  };
#define CMX_MODULE_PASS(Name, Create, Summary) Add(Name);
#define CMX_MODULE_PASS_WITH_PLATFORM(Name, Create, Summary) Add(Name);
#define CMX_FUNCTION_PASS(Name, Create, Summary) Add(Name);
#define CMX_FUNCTION_PASS_WITH_PLATFORM(Name, Create, Summary) Add(Name);
#include "cmx/Passes/PassRegistry.def"
  Passes.push_back(RandomSequence);
  return Passes;
}

} // namespace cmx
