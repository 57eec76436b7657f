//===- cmx-fuzz-ir.cpp - Kernels as bitcode, through the compiler ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is the bitcode of a module with a kernel called "kernel". It is
// compiled for a platform that follows from the input, run before and after,
// and compared, as one trial of cmx-fuzz. Bytes that are no module are ignored.
// The mutator changes modules with LLVM's FuzzMutate; it replaces an input that
// is no module by a random kernel.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Fuzzer.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/Operations.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace cmx;

static TrialOptions optionsFor(uint64_t Hash) {
  static const char *const Names[] = {"skl", "icllp", "tgllp", "dg2", "pvc"};
  TrialOptions Opts;
  Opts.Seed = Hash;
  Opts.Platform = TargetDesc::get(Names[Hash % 5]);
  Opts.Level = Hash / 5 % 2 ? OptLevel::O2 : OptLevel::O0;
  return Opts;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parseModule(Data, Size, Ctx);
  if (!M || !M->getFunction("kernel"))
    return 0;
  TrialOptions Opts = optionsFor(xxh3_64bits(ArrayRef<uint8_t>(Data, Size)));
  // A mutated module that cmx does not accept is no failure.
  Opts.Mutate = true;
  TrialResult Result = runTrial(*M, Opts);
  if (Result.Status != TrialStatus::Failed)
    return 0;
  errs() << trialArguments(Opts) << ": " << Result.Kind << '\n'
         << Result.Text << '\n';
  report_fatal_error("a kernel fails");
}

static std::unique_ptr<IRMutator> makeMutator() {
  std::vector<TypeGetter> Types = {Type::getInt8Ty, Type::getInt16Ty,
                                   Type::getInt32Ty, Type::getFloatTy,
                                   Type::getHalfTy};
  std::vector<fuzzerop::OpDescriptor> Operations;
  describeFuzzerIntOps(Operations);
  describeFuzzerFloatOps(Operations);
  describeFuzzerVectorOps(Operations);
  std::vector<std::unique_ptr<IRMutationStrategy>> Strategies;
  Strategies.push_back(
      std::make_unique<InjectorIRStrategy>(std::move(Operations)));
  Strategies.push_back(std::make_unique<InstDeleterIRStrategy>());
  Strategies.push_back(std::make_unique<InstModificationIRStrategy>());
  return std::make_unique<IRMutator>(std::move(Types), std::move(Strategies));
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parseModule(Data, Size, Ctx);
  if (!M || !M->getFunction("kernel"))
    M = trialKernel(Ctx, optionsFor(Seed));
  else
    makeMutator()->mutateModule(*M, int(Seed), MaxSize);
  return writeModule(*M, Data, MaxSize);
}
