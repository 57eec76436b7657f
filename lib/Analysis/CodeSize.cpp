//===- CodeSize.cpp - How long code will be -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/CodeSize.h"

#include "cmx/IR/RegionInst.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

Function *definedCallee(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  Function *F = Call ? Call->getCalledFunction() : nullptr;
  return F && !F->isDeclaration() ? F : nullptr;
}

bool mayBeInRegisters(const Value &Pointer, const DataLayout &DL) {
  if (Pointer.getType()->getPointerAddressSpace() != 0)
    return false;
  const Value *Variable = getUnderlyingObject(&Pointer);
  std::optional<TypeSize> Size;
  if (auto *Alloca = dyn_cast<AllocaInst>(Variable))
    Size = Alloca->getAllocationSize(DL);
  else if (auto *GV = dyn_cast<GlobalVariable>(Variable);
           GV && GV->getValueType()->isSized())
    Size = DL.getTypeAllocSize(GV->getValueType());
  // A variable never has all registers: some hold other values.
  return !Size || Size->isScalable() ||
         Size->getFixedValue() < TargetDesc::largestFileBytes();
}

uint64_t estimateInstructions(const Instruction &I) {
  Type *Accessed = I.getType();
  if (isa<LoadInst, StoreInst>(I)) {
    if (mayBeInRegisters(*getLoadStorePointerOperand(&I), I.getDataLayout()))
      return 0;
    if (auto *Store = dyn_cast<StoreInst>(&I))
      Accessed = Store->getValueOperand()->getType();
  }
  if (isa<PHINode, AllocaInst, GetElementPtrInst, CastInst, ExtractValueInst,
          InsertValueInst, ReturnInst, UnreachableInst>(I) ||
      I.isLifetimeStartOrEnd() || I.isDebugOrPseudoInst())
    return 0;
  if (auto *Br = dyn_cast<BranchInst>(&I))
    return Br->isConditional();
  if (auto *Access = dyn_cast<RegionAccessInst>(&I))
    return !Access->hasConstantOffset();
  if (Accessed->isVoidTy() || !Accessed->isSized() || Accessed->isScalableTy())
    return 1;
  uint64_t Bytes = I.getDataLayout().getTypeStoreSize(Accessed).getFixedValue();
  return std::max<uint64_t>(1, divideCeil(Bytes, OperationBytes));
}

} // namespace cmx
