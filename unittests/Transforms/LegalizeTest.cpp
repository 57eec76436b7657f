//===- LegalizeTest.cpp - Baling and legalization of random kernels -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tests lower random kernels of lib/Oracle/Fuzz. Then they run cmx-baling
// and cmx-legalize, LLVM's early-cse, and again cmx-baling and cmx-legalize, as
// the default pipeline does. Then they generate code. After each step a kernel
// must compute the same results as before, and it must satisfy the rules of its
// stage. A second cmx-baling or cmx-legalize directly after the first must
// change nothing.
//
// To look at one kernel, run CMX_RANDOM_SEED=17 CmxLegalizeTests. This prints
// the kernel to the error stream in a form that cmx-opt can read.
// CMX_RANDOM_FACTOR=10 tries ten times as many kernels.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Oracle/Fuzz/Compile.h"

#include "cmx/Analysis/StageCheck.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Check/Check.h"
#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;

namespace {

std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  M.print(OS, nullptr);
  return Text;
}

/// One random kernel on one platform.
class Trial {
public:
  Trial(std::unique_ptr<Module> Kernel, const TargetDesc &TD,
        fuzz::FirstError &Error, uint64_t Seed)
      : TD(TD), Error(Error), M(std::move(Kernel)) {
    Opts.NumInputs = 4;
    Opts.Seed = Seed;
    Opts.OnlyFunction = "kernel";
    NumArgs = M->getFunction("kernel")->arg_size();
  }

  /// Returns an empty string if all steps are right. Otherwise returns what is
  /// wrong and after which step.
  std::string run() {
    if (step("the kernel",
             "cmx-public-forms,cmx-intrinsic-attrs,cmx-inline-helpers,"
             "always-inline,cmx-localize-variables,cmx-lower-calls,"
             "function(sroa,cmx-lower-simdcf,cmx-lower-memory,"
             "cmx-promote-arrays),cmx-private-memory,"
             "function(cmx-lower-memory,cmx-expand-int64,cmx-lower,"
             "early-cse,dce)"))
      return Wrong;
    // If the passes have added an argument (an address from the runtime), the
    // kernel is skipped, because the argument would have no value here.
    if (M->getFunction("kernel")->arg_size() != NumArgs)
      return "";
    Lowered = CloneModule(*M);
    if (pass("cmx-baling", VerifierStage::Baled))
      return Wrong;
    Opts.FreezeIsCopy = true;
    if (pass("cmx-legalize", VerifierStage::Legalized) ||
        step("common subexpressions", "early-cse,dce") ||
        pass("cmx-baling", VerifierStage::Baled) ||
        pass("cmx-legalize", VerifierStage::Legalized))
      return Wrong;
    return checkCode();
  }
  std::string text() const { return textOf(*M); }

private:
  /// Runs \p Passes. Returns true if something is wrong after them.
  bool step(const Twine &What, StringRef Passes) {
    fuzz::pipeline(Passes, &TD).run(*M);
    raw_string_ostream OS(Wrong);
    if (Error.Happened || verifyModule(*M, &OS) || !cmx::verifyModule(*M) ||
        Error.Happened)
      Wrong += "error: " + Error.Text;
    else if (Lowered)
      expectSame(checkModules(*Lowered, *M, Opts));
    if (!Wrong.empty())
      Wrong = ("after " + What + ": " + Wrong).str();
    return !Wrong.empty();
  }

  bool pass(StringRef Pass, VerifierStage Stage) {
    if (step(Pass, Pass))
      return true;
    Function &F = *M->getFunction("kernel");
    bool Holds =
        verifyStage(F, Stage) &&
        (Stage == VerifierStage::Baled ? checkBaled(F) : checkLegalized(F, TD));
    if (!Holds)
      Wrong = ("the stage does not hold after " + Pass).str();
    std::string Once = text();
    fuzz::pipeline(Pass, &TD).run(*M);
    if (text() != Once)
      Wrong = (Pass + " changes what it has made; once:\n" + Once).str();
    return !Wrong.empty();
  }

  std::string checkCode() {
    std::string Text;
    auto Code = fuzz::compileToVISA(*M, TD, Text);
    if (!Code)
      return "no code: " + Error.Text;
    expectSame(
        checkKernel(*Lowered, Code->Kernels.front(), Code.get(), TD, Opts));
    return Wrong.empty() ? "" : "as code: " + Wrong + Text;
  }

  void expectSame(Expected<std::optional<Mismatch>> Difference) {
    if (!Difference)
      Wrong = toString(Difference.takeError());
    else if (*Difference)
      Wrong = (*Difference)->Text;
  }

  const TargetDesc &TD;
  fuzz::FirstError &Error;
  std::unique_ptr<Module> M, Lowered;
  CheckOptions Opts;
  std::string Wrong;
  size_t NumArgs;
};

std::optional<uint64_t> onlySeed() {
  const char *Text = std::getenv("CMX_RANDOM_SEED");
  return Text ? std::optional<uint64_t>(std::atoi(Text)) : std::nullopt;
}

/// Tests the kernel that \p Opts describe. Returns false if a step is wrong.
bool trySeed(RandomKernelOptions Opts) {
  // Successive seeds take the platforms in turn.
  Opts.Platform = TargetDesc::all()[Opts.Seed % TargetDesc::all().size()];
  LLVMContext C;
  fuzz::FirstError Error;
  fuzz::recordErrors(C, Error);
  std::unique_ptr<Module> M = randomKernel(C, Opts);
  if (onlySeed())
    errs() << *M;
  std::string Before = textOf(*M);
  Trial T(std::move(M), *Opts.Platform, Error, Opts.Seed);
  std::string Wrong = T.run();
  EXPECT_EQ(Wrong, "") << "seed " << Opts.Seed << " on "
                       << Opts.Platform->name().str() << "\n--- before ---\n"
                       << Before << "--- after ---\n"
                       << T.text();
  return Wrong.empty();
}

void trySeeds(RandomKernelOptions Opts, uint64_t First, uint64_t Count) {
  unsigned Failures = 0;
  if (const char *Factor = std::getenv("CMX_RANDOM_FACTOR"))
    Count *= uint64_t(std::atoi(Factor));
  for (Opts.Seed = First; Opts.Seed != First + Count && Failures < 3;
       ++Opts.Seed)
    if (onlySeed().value_or(Opts.Seed) == Opts.Seed)
      Failures += !trySeed(Opts);
}

// A short kernel is easy to read if it fails.
TEST(LegalizeRandom, ShortKernels) {
  RandomKernelOptions Opts;
  Opts.NumSteps = 2;
  trySeeds(Opts, 0, 600);
}

TEST(LegalizeRandom, LongKernels) {
  RandomKernelOptions Opts;
  Opts.NumSteps = 24;
  trySeeds(Opts, 10000, 200);
}

TEST(LegalizeRandom, SmallVectors) {
  RandomKernelOptions Opts;
  Opts.MaxElts = 20;
  trySeeds(Opts, 20000, 600);
}

TEST(LegalizeRandom, LargeVectors) {
  RandomKernelOptions Opts;
  Opts.MaxElts = 400;
  trySeeds(Opts, 30000, 200);
}

} // namespace
