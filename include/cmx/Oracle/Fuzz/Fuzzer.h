//===- Fuzzer.h - Random kernels, compiled and compared ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trial takes the kernel of one seed through
//
//   the whole pipeline   passes, code generation, verifier of vISA, printer,
//                        parser; then the kernel and the vISA text are run and
//                        compared
//   one pass             the passes that it needs, then the pass; the modules
//                        right before and right after it are run and compared;
//                        an idempotent pass is run once more
//   a random sequence    passes of cmx and of LLVM in an order that the stages
//                        allow; module and stage are verified after each pass;
//                        the first and the last module are compared
//
// A trial passes, is refused (a diagnostic says that the platform lacks a
// feature), or fails. Worker processes run the trials, so that a crash or an
// endless loop fails one trial only.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_FUZZ_FUZZER_H
#define CMX_ORACLE_FUZZ_FUZZER_H

#include "cmx/Oracle/Fuzz/Census.h"
#include "cmx/Passes/Pipeline.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cmx {

class TargetDesc;

/// The finalizer's answer to vISA text.
struct FinalizerAnswer {
  std::string Complaint; ///< Empty if it accepts the text.
  /// Set if the kernel needs more memory or registers than there are
  /// (FinalizerMemory, FinalizerRegisters). Then the complaint does not show a
  /// fault of the compiler.
  std::optional<DiagKind> Limit;

  FinalizerAnswer(std::string Complaint,
                  std::optional<DiagKind> Limit = std::nullopt)
      : Complaint(std::move(Complaint)), Limit(Limit) {}
};

struct TrialOptions {
  uint64_t Seed = 0;
  const TargetDesc *Platform = nullptr;
  OptLevel Level = OptLevel::O2; ///< Of the whole pipeline.
  /// The pass to try, or RandomSequence. Empty for the whole pipeline.
  std::string Pass;
  unsigned NumInputs = 6;
  unsigned NumSteps = 12;
  /// Changes the kernel at random after it is made (LLVM's FuzzMutate).
  bool Mutate = false;
  /// If not empty: runs the finalizer on the vISA text.
  std::function<FinalizerAnswer(llvm::StringRef VISAText, const TargetDesc &)>
      Finalize;
};

enum class TrialStatus : uint8_t { Passed, Refused, Failed };

struct TrialResult {
  TrialStatus Status = TrialStatus::Passed;
  /// The kind of refusal or failure: "mismatch", "invalid-visa", "crash", ...
  std::string Kind;
  std::string Text;
  uint64_t Inputs = 0, SkippedInputs = 0;
  uint64_t OpenInputs = 0; ///< Skipped; see CheckStatistics.
};

/// Returns the kernel of the trial, before all passes.
std::unique_ptr<llvm::Module> trialKernel(llvm::LLVMContext &C,
                                          const TrialOptions &Opts);
TrialResult runTrial(const TrialOptions &Opts);
/// Runs the trial on \p M, which has a kernel called "kernel".
TrialResult runTrial(const llvm::Module &M, const TrialOptions &Opts);

/// Reduces \p M: returns a smaller module whose trial also fails with \p Kind.
/// Crashes cannot be reduced in this way.
std::unique_ptr<llvm::Module> reduceTrial(const llvm::Module &M,
                                          const TrialOptions &Opts,
                                          llvm::StringRef Kind);

/// Is \p Kind a kind of failure?
bool isFailureKind(llvm::StringRef Kind);

/// For TrialOptions::Pass: a sequence of passes that depends on the seed.
constexpr char RandomSequence[] = "random-sequence";

/// Returns the passes of --each-pass as pipeline texts, and RandomSequence.
std::vector<std::string> fuzzedPasses();

/// Returns why \p Text cannot be TrialOptions::Pass, or an empty text if it
/// can.
std::string errorInPasses(llvm::StringRef Text);

struct FuzzOptions {
  uint64_t Seed = 0, Count = 1000;
  std::vector<const TargetDesc *> Platforms; ///< Empty: all.
  std::vector<OptLevel> Levels = {OptLevel::O0, OptLevel::O2};
  /// Each of these passes gets Count kernels. An empty name means the whole
  /// pipeline.
  std::vector<std::string> Passes = {""};
  unsigned Jobs = 0;          ///< 0: one per core.
  unsigned BatchSize = 500;   ///< The number of trials of a worker process.
  unsigned FinalizeEvery = 0; ///< Finalize every n-th seed; 0: never.
  unsigned TimeLimitSeconds = 0;
  unsigned TrialSeconds = 20; ///< A trial that takes longer is a hang.
  bool StopOnFailure = false;
  unsigned MaxFailures = 100; ///< The run stops after this number.
  TrialOptions Trial;         ///< Seed, platform, level and pass are ignored.
};

/// Returns the trial of \p Seed. The seed also determines platform and level.
TrialOptions trialOfSeed(const FuzzOptions &Opts, llvm::StringRef Pass,
                         uint64_t Seed);
/// Returns the trial as arguments of cmx-fuzz, such as "--seed 17 --platform
/// skl -O 2". If a pass is tried, "--passes 'cmx-lower'" replaces the level.
std::string trialArguments(const TrialOptions &Opts);

struct FuzzFailure {
  TrialOptions Trial;
  std::string Kind, Text;
};

struct FuzzSummary {
  uint64_t Kernels = 0, Inputs = 0, SkippedInputs = 0, OpenInputs = 0;
  uint64_t Finalized = 0;
  KernelCensus Census; ///< Each seed's kernel once, before all passes.
  std::map<std::string, uint64_t> Refused; ///< By kind.
  std::map<std::string, FuzzFailure> RefusedExample;
  std::vector<FuzzFailure> Failures;
  double Seconds = 0;
  bool TimedOut = false;
};

/// Runs all trials. Calls \p OnFailure for each failure, and from time to time
/// \p OnProgress with the number of finished trials.
FuzzSummary runFuzzer(const FuzzOptions &Opts,
                      std::function<void(const FuzzFailure &)> OnFailure,
                      std::function<void(uint64_t)> OnProgress);

} // namespace cmx

#endif // CMX_ORACLE_FUZZ_FUZZER_H
