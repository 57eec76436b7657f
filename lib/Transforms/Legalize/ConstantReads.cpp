//===- ConstantReads.cpp - Regions of constants ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantReads.h"
#include "BaleSlicer.h"
#include "ConstantFolds.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

bool foldConstantReads(Function &F, RegionBuilder &RB) {
  const DataLayout &DL = F.getParent()->getDataLayout();
  bool Changed = false;
  // Definitions come before their uses, so that folded ones are seen as such.
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      if (!isa<BitCastInst, FreezeInst, RdRegionInst>(I))
        continue;
      if (Constant *C = foldToConstant(I, DL)) {
        I.replaceAllUsesWith(C);
        I.eraseFromParent();
        Changed = true;
      } else if (auto *C = dyn_cast<Constant>(I.getOperand(0));
                 C && isa<RdRegionInst>(I) && !isa<UndefValue>(C)) {
        RB.ir().SetInsertPoint(&I);
        I.setOperand(0, inRegister(RB, *C));
        Changed = true;
      }
    }
  return Changed;
}

} // namespace cmx
