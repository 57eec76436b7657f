//===- Check.cpp - Compares what two forms of code do ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Check/Check.h"

#include "Compare.h"

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Input/LowerArguments.h"

#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

using namespace check;

/// Returns the kernels of the verified module \p M.
static std::vector<KernelInfo> kernelsOf(const Module &M) {
  return getKernels(const_cast<Module &>(M))
      .value_or(std::vector<KernelInfo>());
}

static const KernelInfo *kernelOf(const std::vector<KernelInfo> &Kernels,
                                  const Function &F) {
  for (const KernelInfo &K : Kernels)
    if (K.Fn == &F)
      return &K;
  return nullptr;
}

/// Returns how many lanes the arguments have together.
static unsigned numLanes(const Function &F) {
  unsigned Lanes = 0;
  for (const Argument &A : F.args())
    Lanes += laneType(A.getType(), 0).Lanes;
  return Lanes;
}

/// Checks one function on many inputs. \p Other is the second form if that form
/// is IR, and null otherwise. \p PairOf takes the number of an input and
/// returns the two forms to compare on this input.
static std::optional<Mismatch>
tryInputs(const Function &F, const Function *Other, const KernelInfo *Kernel,
          const CheckOptions &Opts, function_ref<const Pair &(uint64_t)> PairOf,
          CheckStatistics &Stats) {
  std::vector<runtime::StoredNumber> Numbers = decisiveNumbers(F);
  if (Other)
    append_range(Numbers, decisiveNumbers(*Other));
  InputGenerator Inputs(F, Kernel, std::move(Numbers), Opts.Seed);
  ++Stats.Functions;
  // If there are few lanes, each input tests few values, so try more inputs.
  uint64_t NumInputs = uint64_t(Opts.NumInputs) * (numLanes(F) <= 16 ? 4 : 1);
  uint64_t NumSkipped = 0, NumOpen = 0;
  std::string WhySkipped;
  for (uint64_t N = 0; N != NumInputs; ++N) {
    Input In = Inputs.next();
    const Pair &P = PairOf(N);
    Comparison C = P.compare(In);
    if (C.V == Verdict::CannotRun) {
      --Stats.Functions;
      Stats.NotRun.push_back("function '" + F.getName().str() + "': " + C.Text);
      return std::nullopt;
    }
    ++Stats.Inputs;
    if (C.V == Verdict::Skipped) {
      ++NumSkipped;
      WhySkipped = std::move(C.Text);
    }
    NumOpen += C.IsOpen;
    if (C.V == Verdict::Differs)
      return Mismatch{F.getName().str(), P.report(P.reduce(std::move(In)))};
  }
  Stats.Skipped += NumSkipped;
  Stats.Open += NumOpen;
  if (NumSkipped == NumInputs)
    Stats.AllSkipped.push_back({F.getName().str(), std::move(WhySkipped)});
  return std::nullopt;
}

namespace {

class ModuleCheck {
  const Module &Before, &After;
  const CheckOptions &Opts;
  CheckStatistics &Stats;
  std::unique_ptr<Evaluator> B, A;
  std::vector<KernelInfo> Kernels;

public:
  ModuleCheck(const Module &Before, const Module &After,
              const CheckOptions &Opts, CheckStatistics &Stats)
      : Before(Before), After(After), Opts(Opts), Stats(Stats),
        Kernels(kernelsOf(Before)) {}

  Error prepare();
  std::optional<Mismatch> run();

private:
  std::optional<Mismatch> check(const Function &F);
  void notRun(const Function &F, const Twine &Why) {
    Stats.NotRun.push_back(("function '" + F.getName() + "': " + Why).str());
  }
};

} // namespace

Error ModuleCheck::prepare() {
  if (Error E = createEvaluator(Before, /*Declarations=*/nullptr,
                                runtime::SamplerModel::Hash)
                    .moveInto(B))
    return E;
  return createEvaluator(After, &Before, runtime::SamplerModel::Hash)
      .moveInto(A);
}

std::optional<Mismatch> ModuleCheck::check(const Function &F) {
  if (Opts.Dead.contains(F.getName()))
    return std::nullopt;
  const Function *Other = After.getFunction(F.getName());
  bool IsPart = F.isDiscardableIfUnused(); // F is checked with its callers.
  if (!Other || Other->isDeclaration()) {
    if (IsPart)
      return std::nullopt;
    if (isVCFunction(F)) {
      notRun(F, "it is gone in the second form");
      return std::nullopt;
    }
    return Mismatch{F.getName().str(), "function '" + F.getName().str() +
                                           "' is gone in the second form\n"};
  }
  for (const Argument &A : F.args())
    if (A.getType()->isPtrOrPtrVectorTy()) { // No kernel: see withNumbers().
      if (!IsPart)
        notRun(F, "it takes an address");
      return std::nullopt;
    }
  if (Other->getFunctionType() != F.getFunctionType()) {
    notRun(F, "it has another type in the second form");
    return std::nullopt;
  }
  for (const auto &[E, Which] :
       {std::pair(B.get(), "first"), std::pair(A.get(), "second")})
    if (std::string Why = E->whyNot(F.getName()); !Why.empty()) {
      notRun(F, Twine("in the ") + Which + " form, " + Why);
      return std::nullopt;
    }
  IRSide First(*B, F.getName()), Second(*A, F.getName());
  Pair P(First, Second, F, Opts);
  return tryInputs(
      F, Other, kernelOf(Kernels, F), Opts,
      [&](uint64_t) -> const Pair & { return P; }, Stats);
}

std::optional<Mismatch> ModuleCheck::run() {
  for (const Function &F : Before) {
    if (F.isDeclaration() ||
        (!Opts.OnlyFunction.empty() && F.getName() != Opts.OnlyFunction))
      continue;
    if (std::optional<Mismatch> M = check(F))
      return M;
  }
  return std::nullopt;
}

/// Returns a copy of \p M in which all arguments of kernels are numbers, as
/// after cmx-lower-arguments. Returns null if all arguments in \p M are
/// numbers.
static std::unique_ptr<Module> withNumbers(const Module &M) {
  bool TakeNumbers = all_of(M, [](const Function &F) {
    return all_of(F.args(), [](const Argument &Arg) {
      return Arg.getType()->isSingleValueType() &&
             !Arg.getType()->isPointerTy() &&
             !Arg.getType()->isIntOrIntVectorTy(1);
    });
  });
  if (TakeNumbers)
    return nullptr;
  std::unique_ptr<Module> Copy = CloneModule(M);
  lowerArguments(*Copy);
  return Copy;
}

Expected<std::optional<Mismatch>> checkModules(const Module &GivenBefore,
                                               const Module &GivenAfter,
                                               const CheckOptions &Opts,
                                               CheckStatistics *Stats) {
  std::unique_ptr<Module> BeforeCopy = withNumbers(GivenBefore);
  std::unique_ptr<Module> AfterCopy = withNumbers(GivenAfter);
  const Module &Before = BeforeCopy ? *BeforeCopy : GivenBefore;
  const Module &After = AfterCopy ? *AfterCopy : GivenAfter;
  CheckStatistics Unused;
  ModuleCheck C(Before, After, Opts, Stats ? *Stats : Unused);
  if (Error E = C.prepare())
    return E;
  return C.run();
}

using MakeForms =
    function_ref<Expected<SmallVector<const runtime::Executable *, 2>>()>;

/// Checks whether other forms of the kernel \p KernelName refine its form in \p
/// GivenBefore. \p Make creates the other forms; it is called only if the form
/// in \p GivenBefore can run.
static Expected<std::optional<Mismatch>>
checkForms(const Module &GivenBefore, StringRef KernelName, MakeForms Make,
           const CheckOptions &Opts, CheckStatistics *UserStats) {
  std::unique_ptr<Module> Copy = withNumbers(GivenBefore);
  const Module &Before = Copy ? *Copy : GivenBefore;
  CheckStatistics Unused;
  CheckStatistics &Stats = UserStats ? *UserStats : Unused;
  std::vector<KernelInfo> Kernels = kernelsOf(Before);
  const KernelInfo *Info = nullptr;
  for (const KernelInfo &Candidate : Kernels)
    if (Candidate.Name == KernelName)
      Info = &Candidate;
  if (!Info)
    return makeDiagError(DiagKind::NoKernel, "a kernel '" + KernelName +
                                                 "' expected in the module");
  Expected<std::unique_ptr<Evaluator>> E = createEvaluator(
      Before, /*Declarations=*/nullptr, runtime::SamplerModel::Hash);
  if (!E)
    return E.takeError();
  if (std::string Why = (*E)->whyNot(Info->Fn->getName()); !Why.empty()) {
    Stats.NotRun.push_back(("kernel '" + KernelName + "': " + Why).str());
    return std::nullopt;
  }
  auto Forms = Make();
  if (!Forms)
    return Forms.takeError();
  IRSide First(**E, Info->Fn->getName());
  std::vector<ExecutableSide> Second;
  for (const runtime::Executable *K : *Forms)
    Second.emplace_back(*K);
  std::vector<Pair> Pairs;
  for (const ExecutableSide &S : Second)
    Pairs.emplace_back(First, S, *Info->Fn, Opts);
  return tryInputs(
      *Info->Fn, /*Other=*/nullptr, Info, Opts,
      // The kinds of inputs repeat after four inputs. So give each form four
      // inputs in a row; then it gets all kinds.
      [&](uint64_t N) -> const Pair & { return Pairs[N / 4 % Pairs.size()]; },
      Stats);
}

Expected<std::optional<Mismatch>>
checkExecutables(const Module &Before, StringRef KernelName,
                 ArrayRef<const runtime::Executable *> Forms,
                 const CheckOptions &Opts, CheckStatistics *Stats) {
  auto Given = [&]() -> Expected<SmallVector<const runtime::Executable *, 2>> {
    return to_vector<2>(Forms);
  };
  return checkForms(Before, KernelName, Given, Opts, Stats);
}

Expected<std::optional<Mismatch>>
checkKernel(const Module &Before, const visa::Kernel &K,
            const visa::Module *Text, const TargetDesc &TD,
            const CheckOptions &Opts, CheckStatistics *Stats) {
  // The result must not depend on registers that are read before they are
  // written. So run the kernel with two kinds of garbage in its registers.
  std::unique_ptr<VISAExecutable> Code[2];
  auto Interpret =
      [&]() -> Expected<SmallVector<const runtime::Executable *, 2>> {
    SmallVector<const runtime::Executable *, 2> Forms;
    for (auto [C, Form] : enumerate(Code)) {
      InterpreterOptions InterpreterOpts;
      InterpreterOpts.GarbageSeed = Opts.Seed * 2 + C + 1;
      InterpreterOpts.AllowStrayReads = true;
      InterpreterOpts.Sampler = runtime::SamplerModel::Hash;
      if (Error Err =
              interpretKernel(K, Text, TD, InterpreterOpts).moveInto(Form))
        return Err;
      Forms.push_back(Form.get());
    }
    return Forms;
  };
  CheckOptions OnPlatform = Opts;
  OnPlatform.RegisterBytes = TD.grfBytes();
  return checkForms(Before, K.Name, Interpret, OnPlatform, Stats);
}

} // namespace cmx
