//===- TailCalls.cpp - Recursion at the end becomes a loop ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/TailCalls.h"

#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Scalar/TailRecursionElimination.h"

using namespace llvm;

namespace cmx {

static bool callsItself(const Function &F) {
  return any_of(F.users(), [&F](const User *U) {
    auto *Call = dyn_cast<CallInst>(U);
    return Call && Call->getCalledFunction() == &F && Call->getCaller() == &F;
  });
}

PreservedAnalyses TailCallsPass::run(Function &F,
                                     FunctionAnalysisManager &FAM) {
  if (!callsItself(F))
    return PreservedAnalyses::all();
  SmallVector<CallInst *, 8> Unmarked;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (auto *Call = dyn_cast<CallInst>(&I))
        if (Call->getTailCallKind() == CallInst::TCK_None)
          Unmarked.push_back(Call);
  // Handles, since calls disappear.
  SmallVector<WeakVH, 8> Calls(Unmarked.begin(), Unmarked.end());
  PreservedAnalyses PA = TailCallElimPass().run(F, FAM);
  for (const WeakVH &Handle : Calls)
    if (auto *Call = dyn_cast_or_null<CallInst>(Handle);
        Call && Call->getTailCallKind() == CallInst::TCK_Tail)
      Call->setTailCallKind(CallInst::TCK_None);
  return PA;
}

} // namespace cmx
