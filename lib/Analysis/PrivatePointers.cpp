//===- PrivatePointers.cpp - Pointers into variables ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/PrivatePointers.h"

#include "llvm/ADT/DenseMap.h"
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

namespace {
/// Follows pointers through calls.
class Origins {
public:
  /// May \p Pointer be computed from a value for which \p IsSource is true?
  bool comesFrom(const Value &Pointer,
                 function_ref<bool(const Value &)> IsSource);
  /// Returns the operands of \p Call from which its result may be computed.
  SmallVector<const Value *, 2> returned(const CallBase &Call);

private:
  bool isReturned(const Argument &Arg);

  /// Does the function return the argument? False until isReturned has computed
  /// it.
  SmallDenseMap<const Argument *, bool> Returned;
};
} // namespace

bool Origins::isReturned(const Argument &Arg) {
  auto [It, IsNew] = Returned.try_emplace(&Arg, false);
  if (!IsNew)
    return It->second;
  bool Result = any_of(*Arg.getParent(), [&](const BasicBlock &BB) {
    auto *Return = dyn_cast<ReturnInst>(BB.getTerminator());
    return Return && comesFrom(*Return->getReturnValue(),
                               [&](const Value &V) { return &V == &Arg; });
  });
  return Returned[&Arg] = Result;
}

SmallVector<const Value *, 2> Origins::returned(const CallBase &Call) {
  SmallVector<const Value *, 2> Operands;
  assert(Call.getType()->isPtrOrPtrVectorTy() && "no pointer to follow");
  if (const Function *Callee = Call.getCalledFunction())
    for (const Argument &Arg : Callee->args())
      if (Arg.getType()->isPtrOrPtrVectorTy() && isReturned(Arg))
        Operands.push_back(Call.getArgOperand(Arg.getArgNo()));
  return Operands;
}

bool Origins::comesFrom(const Value &Pointer,
                        function_ref<bool(const Value &)> IsSource) {
  SmallVector<const Value *, 4> Work = {&Pointer}, Objects;
  SmallPtrSet<const Value *, 4> Seen;
  while (!Work.empty()) {
    Objects.clear();
    getUnderlyingObjects(Work.pop_back_val(), Objects, /*LI=*/nullptr,
                         /*MaxLookup=*/0);
    for (const Value *Object : Objects) {
      if (IsSource(*Object))
        return true;
      if (!Seen.insert(Object).second)
        continue;
      if (auto *Freeze = dyn_cast<FreezeInst>(Object))
        Work.push_back(Freeze->getOperand(0));
      else if (auto *Call = dyn_cast<CallBase>(Object))
        append_range(Work, returned(*Call));
    }
  }
  return false;
}

/// Does \p I, which has the pointer \p P as an operand, return a pointer into
/// the same variable?
static bool passesOn(const Instruction &I, const Value &P) {
  if (!I.getType()->isPtrOrPtrVectorTy())
    return false;
  if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
    return Gep->getPointerOperand() == &P;
  if (auto *Call = dyn_cast<CallBase>(&I))
    return is_contained(Origins().returned(*Call), &P);
  return isa<PHINode, SelectInst, FreezeInst, CastInst, InsertElementInst,
             ExtractElementInst, ShuffleVectorInst>(I);
}

/// May \p Passed, an operand of a call, point into a variable?
static bool mayBePrivate(const Value &Passed) {
  return Origins().comesFrom(Passed, [](const Value &V) {
    return isa<AllocaInst, GlobalVariable, Argument, PHINode, SelectInst>(V);
  });
}

SmallVector<const Value *, 2> privateArguments(const Function &F) {
  SmallVector<const Value *, 2> Private;
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
                                 ArrayRef<const Value *> Roots) {
  SmallVector<const Instruction *, 16> Work;
  auto Add = [&](const Instruction &I) {
    if (Known.insert(&I).second)
      Work.push_back(&I);
  };
  for (const Value *Root : Roots) {
    Known.insert(Root);
    for (const User *U : Root->users())
      if (auto *I = dyn_cast<Instruction>(U); I && passesOn(*I, *Root))
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
      if (auto &I = *cast<Instruction>(U); passesOn(I, *P))
        Add(I);
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
