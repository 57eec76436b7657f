//===- FuzzerTest.cpp - Trials, workers and reduction ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instead of faults of the compiler, these tests use kernels that the pipeline
// refuses, and a finalizer that complains, crashes or does not end.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Fuzzer.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Oracle/Fuzz/Totals.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "gtest/gtest.h"

#include <csignal>
#include <set>
#include <unistd.h>

using namespace llvm;
using namespace cmx;

namespace {

/// Options for a few kernels, each of which is given to \p Finalize.
FuzzOptions optionsWith(
    std::function<FinalizerAnswer(StringRef, const TargetDesc &)> Finalize) {
  FuzzOptions O;
  O.Seed = 100;
  O.Count = 12;
  O.BatchSize = 5;
  O.Jobs = 2;
  O.FinalizeEvery = 1;
  O.Trial.NumInputs = 1;
  O.Trial.Finalize = std::move(Finalize);
  return O;
}

std::string good(StringRef, const TargetDesc &) { return ""; }

/// Each seed is in one shard, in order. Two shards differ by at most one in
/// their counts of seeds.
TEST(Fuzzer, ShardsPartitionTheSeeds) {
  for (uint64_t Count = 0; Count != 12; ++Count)
    for (uint64_t NumShards = 1; NumShards != 9; ++NumShards) {
      FuzzOptions O;
      O.Seed = 100;
      O.Count = Count;
      uint64_t Next = 100, Smallest = UINT64_MAX, Largest = 0;
      for (uint64_t I = 1; I <= NumShards; ++I) {
        FuzzOptions Part = shardOf(O, I, NumShards);
        EXPECT_EQ(Part.Seed, Next);
        Next += Part.Count;
        Smallest = std::min(Smallest, Part.Count);
        Largest = std::max(Largest, Part.Count);
      }
      EXPECT_EQ(Next, 100 + Count);
      EXPECT_LE(Largest, Smallest + 1);
    }
}

TEST(Fuzzer, TotalsSurviveJSONAndAddUp) {
  FuzzTotals A, B;
  A.Options = B.Options = "o";
  A.Seeds = {{0, 4}};
  B.Seeds = {{5, 9}};
  A.Kernels = UINT64_MAX - 5;
  B.Kernels = 5;
  A.Refused["k"] = {2, "a", "t"};
  B.Refused["k"] = {3, "b", "u"};
  B.Refused["l"] = {1, "c", "v"};
  B.Failures = {{"d", "crash", "w"}};
  A.Census.Instructions = {{"add", 1}, {"sub", 2}};
  B.Census.Instructions = {{"add", 4}, {"mul", 0}};
  B.Census.Intrinsics = {{"llvm.genx.all", 3}};
  B.Census.LLVMIntrinsics = {{"llvm.abs", 5}};
  B.TimedOut = true;
  json::Path::Root Root("totals");
  FuzzTotals Copy;
  ASSERT_TRUE(fromJSON(toJSON(B), Copy, Root));
  ASSERT_FALSE(errorToBool(join(A, Copy)));
  EXPECT_EQ(A.Kernels, UINT64_MAX);
  ASSERT_EQ(A.Seeds.size(), 1u);
  EXPECT_EQ(A.Seeds[0].Last, 9u);
  EXPECT_EQ(A.Refused["k"].Count, 5u);
  EXPECT_EQ(A.Refused["k"].Arguments, "a");
  EXPECT_EQ(A.Refused["l"].Count, 1u);
  EXPECT_EQ(A.Failures.size(), 1u);
  EXPECT_EQ(A.Census.Instructions,
            (CensusRows{{"add", 5}, {"mul", 0}, {"sub", 2}}));
  EXPECT_EQ(A.Census.Intrinsics, (CensusRows{{"llvm.genx.all", 3}}));
  EXPECT_EQ(A.Census.LLVMIntrinsics, (CensusRows{{"llvm.abs", 5}}));
  EXPECT_TRUE(A.TimedOut);
  EXPECT_TRUE(errorToBool(join(A, Copy))) << "the same seeds again";
}

std::set<uint64_t> seedsOf(const FuzzSummary &S, StringRef Kind) {
  std::set<uint64_t> Seeds;
  for (const FuzzFailure &F : S.Failures)
    if (F.Kind == Kind)
      Seeds.insert(F.Trial.Seed);
  return Seeds;
}

} // namespace

TEST(FuzzerTest, AllKernelsAreTried) {
  FuzzOptions O = optionsWith(good);
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_EQ(S.Kernels, 12u);
  EXPECT_EQ(S.Finalized, 12u);
  EXPECT_GE(S.Inputs, 10u);
  EXPECT_TRUE(S.Failures.empty());
  EXPECT_FALSE(S.TimedOut);
}

TEST(FuzzerTest, ConfigurationFollowsFromTheSeed) {
  FuzzOptions O = optionsWith(good);
  std::set<std::string> Arguments;
  for (uint64_t Seed = 0; Seed != 10; ++Seed)
    Arguments.insert(trialArguments(trialOfSeed(O, "", Seed)));
  EXPECT_EQ(Arguments.size(), 10u);
  EXPECT_EQ(trialArguments(trialOfSeed(O, "", 0)),
            "--seed 0 --platform skl -O 0");
  EXPECT_EQ(trialArguments(trialOfSeed(O, "", 6)),
            "--seed 6 --platform icllp -O 2");
  EXPECT_EQ(trialArguments(trialOfSeed(O, "cmx-lower", 7)),
            "--seed 7 --platform tgllp --passes 'cmx-lower'");
}

TEST(FuzzerTest, FailuresAreTold) {
  FuzzOptions O = optionsWith([](StringRef, const TargetDesc &TD) {
    return TD.name() == "dg2" ? std::string("complaint") : "";
  });
  unsigned Told = 0;
  FuzzSummary S = runFuzzer(O, [&](const FuzzFailure &) { ++Told; }, nullptr);
  EXPECT_EQ(S.Kernels, 12u);
  EXPECT_EQ(seedsOf(S, "finalizer"), (std::set<uint64_t>{103, 108}));
  EXPECT_EQ(Told, 2u);
  EXPECT_EQ(S.Failures.front().Text, "complaint");
}

/// If a kernel crashes, only this kernel fails, not its batch.
TEST(FuzzerTest, CrashesFailOneKernel) {
  FuzzOptions O = optionsWith([](StringRef, const TargetDesc &TD) {
    if (TD.name() == "icllp")
      raise(SIGKILL);
    return std::string();
  });
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_EQ(S.Kernels, 12u);
  EXPECT_EQ(S.Failures.size(), 3u);
  EXPECT_EQ(seedsOf(S, "crash"), (std::set<uint64_t>{101, 106, 111}));
  // The census still counts each kernel once.
  O.Trial.Finalize = good;
  EXPECT_EQ(S.Census.Instructions,
            runFuzzer(O, nullptr, nullptr).Census.Instructions);
}

/// If the finalizer needs too much memory, the kernel is refused. This is not a
/// failure of the compiler.
TEST(FuzzerTest, TooMuchMemoryIsRefused) {
  FuzzOptions O = optionsWith([](StringRef, const TargetDesc &TD) {
    return TD.name() == "skl"
               ? FinalizerAnswer("too much", DiagKind::FinalizerMemory)
               : FinalizerAnswer("");
  });
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_TRUE(S.Failures.empty());
  EXPECT_EQ(S.Refused["finalizer-memory"], 3u);
}

/// A kernel that needs too many registers is refused. But if the text of -O0
/// needs fewer, the optimization is at fault, and the kernel fails.
TEST(FuzzerTest, TooManyRegistersAfterOptimization) {
  auto Try = [](uint64_t Seed, bool IsPlainEnough) {
    FuzzOptions O = optionsWith([=, NumAsked = 0](StringRef,
                                                  const TargetDesc &) mutable {
      return IsPlainEnough && NumAsked++ != 0
                 ? FinalizerAnswer("")
                 : FinalizerAnswer("too many", DiagKind::FinalizerRegisters);
    });
    O.Seed = Seed;
    O.Count = 1;
    return runFuzzer(O, nullptr, nullptr);
  };
  FuzzSummary Plain = Try(100, /*IsPlainEnough=*/true);
  EXPECT_TRUE(Plain.Failures.empty());
  EXPECT_EQ(Plain.Refused["finalizer-registers"], 1u);
  FuzzSummary Both = Try(105, /*IsPlainEnough=*/false);
  EXPECT_TRUE(Both.Failures.empty());
  EXPECT_EQ(Both.Refused["finalizer-registers"], 1u);
  FuzzSummary Optimized = Try(105, /*IsPlainEnough=*/true);
  EXPECT_EQ(seedsOf(Optimized, "refused-at-O2"), (std::set<uint64_t>{105}));
  EXPECT_TRUE(Optimized.Refused.empty());
}

TEST(FuzzerTest, HangsFailOneKernel) {
  FuzzOptions O = optionsWith([](StringRef, const TargetDesc &TD) {
    for (volatile bool Computes = TD.name() == "pvc"; Computes;)
      ;
    return std::string();
  });
  O.TrialSeconds = 1;
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_EQ(S.Kernels, 12u);
  EXPECT_EQ(seedsOf(S, "hang"), (std::set<uint64_t>{104, 109}));
}

TEST(FuzzerTest, StopsOnFailure) {
  FuzzOptions O = optionsWith(
      [](StringRef, const TargetDesc &) { return std::string("complaint"); });
  O.Jobs = 1;
  O.Count = 100000;
  O.StopOnFailure = true;
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_FALSE(S.Failures.empty());
  EXPECT_LT(S.Kernels, 1000u);
}

TEST(FuzzerTest, StopsInTime) {
  FuzzOptions O = optionsWith(good);
  O.Count = 100000000;
  O.BatchSize = 100000000;
  O.TimeLimitSeconds = 1;
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_TRUE(S.TimedOut);
  EXPECT_GT(S.Kernels, 0u);
  EXPECT_LT(S.Seconds, 20);
}

TEST(FuzzerTest, EachPassIsNamed) {
  std::vector<std::string> Passes = fuzzedPasses();
  for (const char *Name :
       {"cmx-lower", "cmx-baling", "cmx-legalize", "cmx-canonicalize-regions"})
    EXPECT_TRUE(is_contained(Passes, Name)) << Name;
  FuzzOptions O;
  O.Passes = Passes;
  O.Count = 5;
  O.Trial.NumInputs = 1;
  FuzzSummary S = runFuzzer(O, nullptr, nullptr);
  EXPECT_EQ(S.Kernels, 5 * Passes.size());
  EXPECT_TRUE(S.Failures.empty());
}

TEST(FuzzerTest, MutatedKernelsDiffer) {
  TrialOptions T;
  T.Platform = TargetDesc::get("icllp");
  unsigned Changed = 0;
  for (T.Seed = 0; T.Seed != 10; ++T.Seed) {
    LLVMContext C;
    auto Text = [&](bool Mutate) {
      T.Mutate = Mutate;
      std::string Result;
      raw_string_ostream OS(Result);
      trialKernel(C, T)->print(OS, nullptr);
      return OS.str();
    };
    EXPECT_EQ(Text(true), Text(true));
    Changed += Text(true) != Text(false);
  }
  EXPECT_GT(Changed, 5u);
}

/// A finalizer made for this test complains about each block load. Reduction
/// keeps only one such load, and the code that stores its result.
TEST(FuzzerTest, ReductionKeepsTheFailure) {
  TrialOptions T;
  T.Platform = TargetDesc::get("icllp");
  T.Level = OptLevel::O0;
  T.NumInputs = 1;
  T.Finalize = [](StringRef Text, const TargetDesc &) {
    return Text.contains("oword_ld") ? std::string("complaint") : "";
  };
  for (T.Seed = 0; T.Seed != 100; ++T.Seed) {
    LLVMContext C;
    std::unique_ptr<Module> M = trialKernel(C, T);
    if (runTrial(T).Kind != "finalizer")
      continue;
    std::unique_ptr<Module> Small = reduceTrial(*M, T, "finalizer");
    const Function &F = *Small->getFunction("kernel");
    EXPECT_LT(F.getInstructionCount(), 15u);
    bool Loads = any_of(instructions(F), [](const Instruction &I) {
      auto Id = getGenXIntrinsic(I);
      return Id == GenXIntrinsic::OwordLd ||
             Id == GenXIntrinsic::OwordLdUnaligned;
    });
    EXPECT_TRUE(Loads);
    return;
  }
  FAIL() << "no kernel loads a block";
}
