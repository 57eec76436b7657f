//===- PrivatePointers.cpp - Pointers into variables ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/PrivatePointers.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace cmx {

/// Is a global variable part of the constant \p C?
static bool namesVariable(const Constant &C) {
  if (isa<GlobalVariable>(C))
    return true;
  return any_of(C.operands(), [](const Use &Op) {
    auto *Part = dyn_cast<Constant>(Op);
    return Part && namesVariable(*Part);
  });
}

/// Does \p I, which has the pointer \p P as an operand, give a pointer into the
/// same variable?
static bool passesOn(const Instruction &I, const Value &P) {
  if (!I.getType()->isPtrOrPtrVectorTy())
    return false;
  if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
    return Gep->getPointerOperand() == &P;
  return isa<PHINode, SelectInst, FreezeInst, CastInst, InsertElementInst,
             ExtractElementInst, ShuffleVectorInst>(I);
}

/// May \p Passed, an operand of a call, point into a variable?
static bool mayBePrivate(const Value &Passed) {
  const Value *Object = getUnderlyingObject(&Passed);
  return isa<AllocaInst, GlobalVariable, Argument, PHINode, SelectInst>(Object);
}

SmallVector<const Argument *, 2> privateArguments(const Function &F) {
  SmallVector<const Argument *, 2> Private;
  for (const Argument &Arg : F.args()) {
    if (!Arg.getType()->isPtrOrPtrVectorTy())
      continue;
    bool IsPrivate = Arg.hasPassPointeeByValueCopyAttr();
    for (const Use &U : F.uses())
      if (auto *Call = dyn_cast<CallBase>(U.getUser());
          Call && Call->isCallee(&U) && Arg.getArgNo() < Call->arg_size())
        IsPrivate |= mayBePrivate(*Call->getArgOperand(Arg.getArgNo()));
    if (IsPrivate)
      Private.push_back(&Arg);
  }
  return Private;
}

PrivatePointers::PrivatePointers(const Function &F,
                                 ArrayRef<const Argument *> PrivateArgs) {
  SmallVector<const Instruction *, 16> Work;
  auto Add = [&](const Instruction &I) {
    if (Known.insert(&I).second)
      Work.push_back(&I);
  };
  for (const Argument *Arg : PrivateArgs) {
    Known.insert(Arg);
    for (const User *U : Arg->users())
      if (auto *I = dyn_cast<Instruction>(U); I && passesOn(*I, *Arg))
        Add(*I);
  }
  for (const Instruction &I : instructions(F)) {
    if (isa<AllocaInst>(I))
      Add(I);
    for (const Use &Op : I.operands())
      if (auto *C = dyn_cast<Constant>(Op))
        if (C->getType()->isPtrOrPtrVectorTy() && namesVariable(*C) &&
            passesOn(I, *C))
          Add(I);
  }
  while (!Work.empty()) {
    const Instruction *P = Work.pop_back_val();
    for (const User *U : P->users())
      if (auto *I = dyn_cast<Instruction>(U); I && passesOn(*I, *P))
        Add(*I);
  }
}

bool PrivatePointers::contains(const Value &Pointer) const {
  if (auto *C = dyn_cast<Constant>(&Pointer))
    return namesVariable(*C);
  return Known.contains(&Pointer);
}

SmallVector<MemIntrinsic *, 4> longCopiesOfAddresses(Function &F,
                                                     uint64_t MaxBytes) {
  PrivatePointers Private(F);
  SmallVector<MemIntrinsic *, 4> Copies;
  for (Instruction &I : instructions(F)) {
    auto *Mem = dyn_cast<MemIntrinsic>(&I);
    if (!Mem)
      continue;
    auto *Length = dyn_cast<ConstantInt>(Mem->getLength());
    bool IsShort = Length && Length->getValue().ule(MaxBytes);
    auto *Copy = dyn_cast<MemTransferInst>(Mem);
    if (!IsShort && (!Private.contains(*Mem->getDest()) ||
                     (Copy && !Private.contains(*Copy->getSource()))))
      Copies.push_back(Mem);
  }
  return Copies;
}

} // namespace cmx
