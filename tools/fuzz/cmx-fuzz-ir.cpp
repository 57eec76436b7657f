//===- cmx-fuzz-ir.cpp - Kernels as bitcode, through the compiler ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is the bitcode of a module with a kernel called "kernel". A hash of
// the input selects the platform. As in a trial of cmx-fuzz, the kernel is
// compiled, and its results before and after the compilation are compared.
// Bytes that are no module are ignored.
//
//===----------------------------------------------------------------------===//

#include "IRMutation.h"

#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace cmx;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parseModule(Data, Size, Ctx);
  if (!M || !M->getFunction("kernel"))
    return 0;
  TrialOptions Opts =
      trialOptionsFor(xxh3_64bits(ArrayRef<uint8_t>(Data, Size)));
  // If cmx does not accept a mutated module, this is no failure.
  Opts.Mutate = true;
  TrialResult Result = runTrial(*M, Opts);
  if (Result.Status != TrialStatus::Failed)
    return 0;
  errs() << trialArguments(Opts) << ": " << Result.Kind << '\n'
         << Result.Text << '\n';
  report_fatal_error("a kernel fails");
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  return mutateBitcode(Data, Size, MaxSize, Seed);
}
