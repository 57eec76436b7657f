//===- TailCalls.cpp - Recursion at the end becomes a loop ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/TailCalls.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Scalar/TailRecursionElimination.h"

using namespace llvm;

namespace cmx {

/// Is the result of \p Call, if it has one, returned directly after the call?
/// LLVM's pass would also replace a call that is followed by a sum, a product
/// or a call that reads memory. This would change the order of additions, so
/// that a partial sum could wrap, and the order of the messages that read
/// memory.
static bool isReturned(const CallInst &Call) {
  const Instruction *Next = Call.getNextNode();
  const BasicBlock *From = Call.getParent();
  auto *Br = dyn_cast<BranchInst>(Next);
  if (Br && Br->isUnconditional())
    Next = &*Br->getSuccessor(0)->getFirstNonPHIIt();
  auto *Ret = dyn_cast<ReturnInst>(Next);
  if (!Ret)
    return false;
  const Value *V = Ret->getReturnValue();
  auto *Phi = dyn_cast_or_null<PHINode>(V);
  if (Phi && Phi->getParent() == Ret->getParent() && Phi->getParent() != From)
    V = Phi->getIncomingValueForBlock(From);
  return !V || V == &Call;
}

PreservedAnalyses TailCallsPass::run(Function &F,
                                     FunctionAnalysisManager &FAM) {
  // These are handles, because LLVM's pass erases calls.
  SmallVector<WeakVH, 8> Unmarked, Kept;
  bool CallsItself = false;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || Call->isMustTailCall() || Call->isNoTailCall())
      continue;
    if (Call->getCalledFunction() == &F && !isReturned(*Call))
      Kept.push_back(Call);
    else
      CallsItself |= Call->getCalledFunction() == &F;
    if (!Call->isTailCall())
      Unmarked.push_back(Call);
  }
  if (!CallsItself)
    return PreservedAnalyses::all();
  for (const WeakVH &Call : Kept)
    cast<CallInst>(Call)->setTailCallKind(CallInst::TCK_NoTail);
  PreservedAnalyses PA = TailCallElimPass().run(F, FAM);
  // A jump that replaces a call stores the new values of byval arguments in the
  // memory of the old ones. Then an attribute that says that the function only
  // reads memory is wrong.
  if (!PA.areAllPreserved() &&
      any_of(F.args(), [](const Argument &A) { return A.hasByValAttr(); }))
    F.removeFnAttr(Attribute::Memory);
  for (const auto *Calls : {&Unmarked, &Kept})
    for (const WeakVH &Call : *Calls)
      if (Call)
        cast<CallInst>(Call)->setTailCallKind(CallInst::TCK_None);
  return PA;
}

} // namespace cmx
