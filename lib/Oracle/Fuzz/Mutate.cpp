//===- Mutate.cpp - Random changes of a kernel ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutate.h"

#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/Operations.h"

using namespace llvm;

namespace cmx::fuzz {

/// Returns operations on integers that cmx accepts for all types. Operations on
/// floats are left out, and so are shifts, whose amounts might be too large:
/// their results would depend on how they are compiled.
static std::vector<fuzzerop::OpDescriptor> operations() {
  std::vector<fuzzerop::OpDescriptor> Ops;
  for (auto Op : {Instruction::Add, Instruction::Sub, Instruction::Mul,
                  Instruction::And, Instruction::Or, Instruction::Xor})
    Ops.push_back(fuzzerop::binOpDescriptor(1, Op));
  for (unsigned P = CmpInst::FIRST_ICMP_PREDICATE;
       P <= CmpInst::LAST_ICMP_PREDICATE; ++P)
    Ops.push_back(
        fuzzerop::cmpOpDescriptor(1, Instruction::ICmp, CmpInst::Predicate(P)));
  Ops.push_back(fuzzerop::selectDescriptor(1));
  return Ops;
}

static IRMutator makeMutator() {
  auto Type = [](auto Get) {
    return TypeGetter([Get](LLVMContext &C) { return Get(C); });
  };
  std::vector<TypeGetter> Types;
  for (unsigned Bits : {8u, 16u, 32u, 64u})
    Types.push_back(Type(
        [Bits](LLVMContext &C) { return llvm::Type::getIntNTy(C, Bits); }));
  for (unsigned N : {8u, 16u, 24u})
    Types.push_back(Type([N](LLVMContext &C) {
      return FixedVectorType::get(llvm::Type::getInt32Ty(C), N);
    }));
  std::vector<std::unique_ptr<IRMutationStrategy>> Strategies;
  Strategies.push_back(std::make_unique<InjectorIRStrategy>(operations()));
  Strategies.push_back(std::make_unique<InstDeleterIRStrategy>());
  Strategies.push_back(std::make_unique<InstModificationIRStrategy>());
  Strategies.push_back(std::make_unique<ShuffleBlockStrategy>());
  return IRMutator(std::move(Types), std::move(Strategies));
}

void mutate(Module &M, uint64_t Seed) {
  static IRMutator Mutator = makeMutator();
  unsigned Rounds = 1 + unsigned(Seed % 5);
  for (unsigned Round = 0; Round != Rounds; ++Round)
    Mutator.mutateModule(M, int((Seed * 31 + Round) & 0x7fffffff),
                         IRMutator::getModuleSize(M) + 1000);
}

} // namespace cmx::fuzz
