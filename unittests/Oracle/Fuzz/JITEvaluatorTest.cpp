//===- JITEvaluatorTest.cpp - Machine code against the evaluator ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same lowered IR runs in two ways that share only the runtime: as LLVM's
// code for this computer, optimized or not, and in the evaluator.
// CMX_RANDOM_SEED selects other kernels, and CMX_RANDOM_FACTOR more of them.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/Oracle/Check/Check.h"
#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/Oracle/JIT/JIT.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;

namespace {

uint64_t fromEnvironment(const char *Name, uint64_t Default) {
  const char *Text = std::getenv(Name);
  return Text ? std::strtoull(Text, nullptr, 10) : Default;
}

std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  M.print(OS, nullptr);
  return OS.str();
}

/// Returns true if both ways agree on kernel \p Name, or if the JIT refuses the
/// kernel with a diagnostic. \p NumRefused counts refused kernels.
bool compare(const Module &M, StringRef Name, ArrayRef<unsigned> Levels,
             CheckStatistics &Stats, unsigned &NumRefused) {
  std::vector<std::unique_ptr<runtime::Executable>> Code;
  std::vector<const runtime::Executable *> Forms;
  for (unsigned Level : Levels) {
    JITOptions Opts;
    Opts.OptLevel = Level;
    auto K = compileKernel(M, Name, Opts);
    if (!K) {
      bool IsNamed = false;
      Error Other = handleErrors(K.takeError(),
                                 [&](const DiagError &) { IsNamed = true; });
      NumRefused += IsNamed;
      if (Other)
        ADD_FAILURE() << toString(std::move(Other));
      return IsNamed;
    }
    Forms.push_back(K->get());
    Code.push_back(std::move(*K));
  }
  CheckOptions Opts;
  Opts.NumInputs = 4;
  auto Result = checkExecutables(M, Name, Forms, Opts, &Stats);
  if (!Result) {
    ADD_FAILURE() << toString(Result.takeError());
    return false;
  }
  if (*Result)
    ADD_FAILURE() << (*Result)->Text;
  return !*Result;
}

TEST(JITEvaluatorTest, Examples) {
  LLVMContext Ctx;
  auto M = loadModule(CMX_SOURCE_DIR "/examples/linear_filter.ll", Ctx);
  ASSERT_TRUE(bool(M)) << toString(M.takeError());
  auto Kernels = getKernels(**M);
  ASSERT_TRUE(Kernels && !Kernels->empty());
  CheckStatistics Stats;
  unsigned NumRefused = 0;
  for (const KernelInfo &K : *Kernels)
    compare(**M, K.Name, {0, 2}, Stats, NumRefused);
  EXPECT_EQ(NumRefused, 0u);
  EXPECT_EQ(Stats.Functions, Kernels->size());
  EXPECT_EQ(Stats.Skipped, 0u);
}

TEST(JITEvaluatorTest, RandomKernels) {
  uint64_t First = fromEnvironment("CMX_RANDOM_SEED", 1);
  uint64_t Count = 40 * fromEnvironment("CMX_RANDOM_FACTOR", 1);
  unsigned NumRefused = 0;
  CheckStatistics Stats;
  for (uint64_t Seed = First; Seed != First + Count; ++Seed) {
    LLVMContext Ctx;
    RandomKernelOptions Opts;
    Opts.Seed = Seed;
    std::unique_ptr<Module> M = randomKernel(Ctx, Opts);
    // Optimization takes most of the time, so few kernels are optimized.
    bool Optimize = Seed % 8 == 0;
    if (!compare(*M, "kernel", {Optimize ? 2u : 0u}, Stats, NumRefused))
      FAIL() << "seed " << Seed << "\n" << textOf(*M);
  }
  // The JIT refuses accesses to computed places in variables, and some
  // functions.
  EXPECT_LT(NumRefused, Count / 4);
  EXPECT_LT(Stats.Skipped, Stats.Inputs / 4);
  EXPECT_TRUE(Stats.NotRun.empty()) << Stats.NotRun.front();
}

} // namespace
