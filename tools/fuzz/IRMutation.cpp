//===- IRMutation.cpp - Random changes of a module in bitcode -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IRMutation.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/Operations.h"
#include "llvm/FuzzMutate/Random.h"
#include "llvm/FuzzMutate/RandomIRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace cmx {

TrialOptions trialOptionsFor(uint64_t Hash) {
  static const char *const Names[] = {"skl", "icllp", "tgllp", "dg2", "pvc"};
  TrialOptions Opts;
  Opts.Seed = Hash;
  Opts.Platform = TargetDesc::get(Names[Hash % 5]);
  Opts.Level = Hash / 5 % 2 ? OptLevel::O2 : OptLevel::O0;
  return Opts;
}

namespace {
/// Gives a constant integer operand of an intrinsic another value.
class ChangeOperandStrategy : public IRMutationStrategy {
public:
  uint64_t getWeight(size_t, size_t, uint64_t) override { return 4; }

  using IRMutationStrategy::mutate;
  void mutate(Function &F, RandomIRBuilder &IB) override {
    auto Chosen = makeSampler<Use *>(IB.Rand);
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (!Callee || !Callee->getName().starts_with("llvm.genx."))
        continue;
      for (Use &U : Call->args())
        if (isa<ConstantInt>(U))
          Chosen.sample(&U, /*Weight=*/1);
    }
    if (Chosen.isEmpty())
      return;
    Use &U = *Chosen.getSelection();
    U.set(someValue(cast<IntegerType>(U->getType()), IB.Rand));
  }

private:
  static Constant *someValue(IntegerType *Ty, RandomEngine &Rand) {
    static const uint64_t Values[] = {
        0,  1,  2,   3,   4,   7,   8,    16,    31,         32,
        33, 64, 254, 255, 256, 300, 4096, 65535, 0x7fffffff, ~0ull};
    uint64_t Value = Values[uniform<size_t>(Rand, 0, std::size(Values) - 1)];
    return ConstantInt::get(Ty->getContext(),
                            APInt(64, Value).zextOrTrunc(Ty->getBitWidth()));
  }
};
} // namespace

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
  Strategies.push_back(std::make_unique<ChangeOperandStrategy>());
  return std::make_unique<IRMutator>(std::move(Types), std::move(Strategies));
}

size_t mutateBitcode(uint8_t *Data, size_t Size, size_t MaxSize,
                     unsigned Seed) {
  LLVMContext Ctx;
  std::unique_ptr<Module> M = parseModule(Data, Size, Ctx);
  if (!M || !M->getFunction("kernel"))
    M = trialKernel(Ctx, trialOptionsFor(Seed));
  else
    makeMutator()->mutateModule(*M, int(Seed), MaxSize);
  return writeModule(*M, Data, MaxSize);
}

} // namespace cmx
