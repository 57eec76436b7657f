//===- EraseTogether.cpp - Erase instructions that use each other ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/EraseTogether.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace cmx {

void eraseTogether(ArrayRef<Instruction *> Replaced) {
  SmallSetVector<Instruction *, 32> Dead(Replaced.begin(), Replaced.end());
  SmallVector<Instruction *, 8> Kept;
  for (Instruction *I : Replaced)
    if (any_of(I->users(),
               [&](User *U) { return !Dead.contains(cast<Instruction>(U)); }))
      Kept.push_back(I);
  // First collect the instructions that stay: each call of Dead.remove() would
  // take linear time.
  SmallPtrSet<Instruction *, 8> Stays;
  while (!Kept.empty()) {
    Instruction *I = Kept.pop_back_val();
    if (!Stays.insert(I).second)
      continue;
    for (Value *Op : I->operands())
      if (auto *Def = dyn_cast<Instruction>(Op); Def && Dead.contains(Def))
        Kept.push_back(Def);
  }
  Dead.remove_if([&](Instruction *I) { return Stays.contains(I); });
  for (Instruction *I : Dead)
    I->dropAllReferences();
  for (Instruction *I : Dead)
    I->eraseFromParent();
}

} // namespace cmx
