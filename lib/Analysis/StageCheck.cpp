//===- StageCheck.cpp - Checks of a stage's invariants --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/StageCheck.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

bool isFreeReader(const Instruction &I) {
  return isa<RdRegionInst>(I) || isa<RdPredRegionInst>(I) ||
         isRegisterBitcast(&I);
}

bool takesReader(const Instruction &User) {
  if (isa<PHINode>(User))
    return false;
  return isa<RegionAccessInst>(User) || isFreeReader(User) ||
         getOperationForm(User).has_value() ||
         getGenXLowering(User).has_value() || isa<BranchInst>(User);
}

bool checkBaled(const Function &F) {
  bool Ok = true;
  for (const Instruction &I : instructions(F)) {
    if (!isFreeReader(I))
      continue;
    for (const User *U : I.users()) {
      auto *UserInst = cast<Instruction>(U);
      if (!takesReader(*UserInst) ||
          (I.hasOneUse() && UserInst->getParent() == I.getParent()))
        continue;
      emitDiag(I, DiagKind::StageViolation,
               "expected one use beside it at stage 'baled', actual " +
                   Twine(I.getNumUses()) +
                   (I.hasOneUse() ? " in another block" : ""));
      Ok = false;
      break;
    }
  }
  return Ok;
}

bool checkLegalized(Function &F, const TargetDesc &TD) {
  BaleInfo Bales(F, &TD, BaleMode::Legal);
  bool Ok = true;
  for (Instruction &I : instructions(F)) {
    if (Bales.isMember(&I))
      continue;
    Bale B = Bales.bale(&I);
    if (B.K != Bale::Kind::Operation)
      continue;
    RegionLegality L = TD.checkInst(B.desc());
    if (L == RegionLegality::Legal)
      continue;
    emitDiag(I, DiagKind::StageViolation,
             "expected an instruction of " + TD.name() +
                 " at stage 'legalized', actual " + operationMnemonic(B.Op) +
                 " of " + Twine(B.NumElts) +
                 " elements: " + regionLegalityText(L));
    Ok = false;
  }
  return Ok;
}

} // namespace cmx
