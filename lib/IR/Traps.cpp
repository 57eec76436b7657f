//===- Traps.cpp - The end of a thread ------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Traps.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

bool isTrap(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && (Call->getIntrinsicID() == Intrinsic::trap ||
                  Call->getIntrinsicID() == Intrinsic::ubsantrap);
}

bool returnAtTraps(Function &F) {
  assert(F.getReturnType()->isVoidTy() && "a value would be missing");
  SmallVector<Instruction *, 4> Traps;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (isTrap(I)) {
        Traps.push_back(&I);
        break; // Nothing after it is executed.
      }
  for (Instruction *Trap : Traps) {
    BasicBlock *BB = Trap->getParent();
    DebugLoc Place = Trap->getDebugLoc();
    changeToUnreachable(Trap);
    Instruction *End = BB->getTerminator();
    ReturnInst::Create(F.getContext(), BB)->setDebugLoc(Place);
    End->eraseFromParent();
  }
  return !Traps.empty();
}

} // namespace cmx
