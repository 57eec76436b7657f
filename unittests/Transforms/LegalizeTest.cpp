//===- LegalizeTest.cpp - Baling and legalization of random functions -----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random functions in region form go through cmx-baling and cmx-legalize, with
// LLVM's common subexpressions between as in the default pipeline. After each
// step they must compute what they computed before; in the end every bale must
// be one instruction that the platform accepts, and what the bales say must be
// what the instructions say.
//
// To look at one function: CMX_RANDOM_SEED=17 CmxLegalizeTests; it is printed
// to the error stream, ready for cmx-opt. CMX_RANDOM_FACTOR=10 tries ten times
// as many.
//
//===----------------------------------------------------------------------===//

#include "RandomRegionIR.h"
#include "RegionEvaluator.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Transforms/Legalize/Baling.h"
#include "cmx/Transforms/Legalize/Legalize.h"

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

/// Keeps errors; warnings (regions that leave their vector) are no matter here.
class ErrorRecorder : public DiagnosticHandler {
public:
  explicit ErrorRecorder(std::string &Errors) : Errors(Errors) {}
  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    if (DI.getSeverity() != DS_Error)
      return true;
    raw_string_ostream OS(Errors);
    DiagnosticPrinterRawOStream Printer(OS);
    DI.print(Printer);
    OS << '\n';
    return true;
  }

private:
  std::string &Errors;
};

/// Runs passes on one function, with analyses of their own.
class Pipeline {
public:
  Pipeline() {
    PB.registerModuleAnalyses(MAM);
    PB.registerCGSCCAnalyses(CGAM);
    PB.registerFunctionAnalyses(FAM);
    PB.registerLoopAnalyses(LAM);
    PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  }
  template <typename PassT> void run(PassT Pass, Function &F) {
    PreservedAnalyses PA = Pass.run(F, FAM);
    FAM.invalidate(F, PA);
  }

private:
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;
};

std::string textOf(const Function &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  F.print(OS);
  return Text;
}

std::vector<EvalValue> randomArguments(const Function &F, unsigned Seed) {
  std::vector<EvalValue> Args;
  for (const Argument &A : F.args())
    Args.push_back(randomValue(A.getType(), Seed * 31 + A.getArgNo()));
  return Args;
}

/// One random function on one platform.
class Trial {
public:
  Trial(const Module &Original, const TargetDesc &TD, std::string &Errors,
        unsigned Seed)
      : TD(TD), Errors(Errors), M(CloneModule(Original)),
        F(*M->getFunction("f")), Args(randomArguments(F, Seed)),
        Expected(evaluate(F, Args)) {}

  /// Empty if all is well, else what is wrong and after which step.
  std::string run() {
    if (!Expected.Error.empty())
      return "original: " + Expected.Error;
    Pipeline P;
    P.run(EarlyCSEPass(), F);
    P.run(DCEPass(), F);
    P.run(BalingPass(), F);
    if (std::string E = check("baling"); !E.empty())
      return E;
    std::string Once = textOf(F);
    P.run(BalingPass(), F);
    if (textOf(F) != Once)
      return "baling is not idempotent; once:\n" + Once;
    P.run(LegalizePass(&TD), F);
    if (std::string E = check("legalization"); !E.empty())
      return E;
    Once = textOf(F);
    P.run(LegalizePass(&TD), F);
    if (textOf(F) != Once)
      return "legalization is not idempotent; once:\n" + Once;
    P.run(EarlyCSEPass(), F);
    P.run(DCEPass(), F);
    if (std::string E = check("EarlyCSE"); !E.empty())
      return E;
    P.run(BalingPass(), F);
    if (std::string E = check("second baling"); !E.empty())
      return E;
    P.run(LegalizePass(&TD), F);
    if (std::string E = check("last legalization"); !E.empty())
      return E;
    return checkBales();
  }
  std::string text() const { return textOf(F); }

private:
  std::string check(const char *Step) {
    std::string Text = std::string("after ") + Step + ": ";
    raw_string_ostream OS(Text);
    if (!Errors.empty())
      return Text + Errors;
    if (verifyFunction(F, &OS) || !cmx::verifyFunction(F))
      return Text + Errors;
    std::string Difference = compareEvents(Expected, evaluate(F, Args));
    return Difference.empty() ? "" : Text + Difference;
  }

  std::string checkBales() {
    BaleInfo Bales(F, &TD, BaleMode::Legal);
    std::string Text;
    raw_string_ostream OS(Text);
    for (BasicBlock &BB : F)
      for (Instruction &I : BB) {
        if (Bales.isMember(&I))
          continue;
        Bale B = Bales.bale(&I);
        if (B.K != Bale::Kind::Operation)
          continue;
        RegionLegality L = TD.checkInst(B.desc());
        if (L != RegionLegality::Legal) {
          OS << "bale is not legal: " << regionLegalityText(L) << ":" << I;
          return Text;
        }
      }
    std::string Difference =
        compareEvents(Expected, evaluateBales(F, Args, Bales));
    return Difference.empty() ? "" : "by bales: " + Difference;
  }

  const TargetDesc &TD;
  std::string &Errors;
  std::unique_ptr<Module> M;
  Function &F;
  std::vector<EvalValue> Args;
  EvalResult Expected;
};

std::optional<unsigned> onlySeed() {
  const char *Text = std::getenv("CMX_RANDOM_SEED");
  return Text ? std::optional<unsigned>(std::atoi(Text)) : std::nullopt;
}

/// Tries \p Seed on all platforms that have \p Needed.
void trySeed(RandomIROptions Opts, Feature Needed, unsigned &Failures) {
  LLVMContext C;
  std::string Errors;
  C.setDiagnosticHandler(std::make_unique<ErrorRecorder>(Errors));
  std::unique_ptr<Module> M = randomModule(C, Opts);
  std::string Broken;
  raw_string_ostream OS(Broken);
  if (verifyModule(*M, &OS) || !cmx::verifyFunction(*M->getFunction("f"))) {
    ADD_FAILURE() << "seed " << Opts.Seed << " gives invalid IR: " << Broken
                  << Errors << textOf(*M->getFunction("f"));
    ++Failures;
    return;
  }
  for (const TargetDesc *TD : TargetDesc::all()) {
    if (!TD->has(Needed))
      continue;
    Trial T(*M, *TD, Errors, Opts.Seed);
    std::string Wrong = T.run();
    if (Wrong.empty())
      continue;
    ++Failures;
    ADD_FAILURE() << "seed " << Opts.Seed << " on " << TD->name().str() << ": "
                  << Wrong << "\n--- before ---\n"
                  << textOf(*M->getFunction("f")) << "--- after ---\n"
                  << T.text();
    return;
  }
}

void printModule(const RandomIROptions &Opts) {
  LLVMContext C;
  errs() << *randomModule(C, Opts);
}

void trySeeds(RandomIROptions Opts, unsigned First, unsigned Count,
              Feature Needed = Feature::Always) {
  unsigned Failures = 0;
  if (const char *Factor = std::getenv("CMX_RANDOM_FACTOR"))
    Count *= unsigned(std::atoi(Factor));
  for (unsigned Seed = First; Seed != First + Count && Failures < 3; ++Seed) {
    if (auto Only = onlySeed(); Only && *Only != Seed)
      continue;
    Opts.Seed = Seed;
    if (onlySeed())
      printModule(Opts);
    trySeed(Opts, Needed, Failures);
  }
}

// Short functions: a failure is small.
TEST(LegalizeRandom, ShortFunctions) {
  RandomIROptions Opts;
  Opts.NumSteps = 1;
  Opts.ControlFlow = false;
  trySeeds(Opts, 0, 600);
}

TEST(LegalizeRandom, LongFunctions) {
  RandomIROptions Opts;
  Opts.NumSteps = 12;
  trySeeds(Opts, 10000, 300);
}

TEST(LegalizeRandom, SmallVectors) {
  RandomIROptions Opts;
  Opts.NumSteps = 8;
  Opts.MaxElts = 20;
  trySeeds(Opts, 20000, 600);
}

TEST(LegalizeRandom, HalfPrecision) {
  RandomIROptions Opts;
  Opts.Half = true;
  trySeeds(Opts, 30000, 200);
}

TEST(LegalizeRandom, WideTypes) {
  RandomIROptions Opts;
  Opts.Wide = true;
  trySeeds(Opts, 40000, 200, Feature::Int64);
}

} // namespace
