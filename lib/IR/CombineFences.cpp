//===- CombineFences.cpp - Code that InstCombine must not see -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/CombineFences.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx {

/// Can InstCombine narrow an operation to the wrong type? It compares only the
/// lengths of significands. So it assumes that a half can hold any bfloat,
/// although bfloats have the larger range. When it narrows a remainder, it also
/// turns a half into a bfloat by a bitcast (LLVM 19 to 22).
static bool mixesShortFloats(Function &F) {
  bool HasRem = false, FromBFloat = false, ToBFloat = false, ToHalf = false;
  for (Instruction &I : instructions(F)) {
    HasRem |= I.getOpcode() == Instruction::FRem;
    if (auto *Ext = dyn_cast<FPExtInst>(&I))
      FromBFloat |= Ext->getSrcTy()->getScalarType()->isBFloatTy();
    if (auto *Trunc = dyn_cast<FPTruncInst>(&I)) {
      ToBFloat |= Trunc->getType()->getScalarType()->isBFloatTy();
      ToHalf |= Trunc->getType()->getScalarType()->isHalfTy();
    }
  }
  return (FromBFloat && ToHalf) || (HasRem && (FromBFloat || ToBFloat));
}

/// Hides from InstCombine how the float \p I was computed.
static void fenceResult(Instruction &I, Fences &All) {
  auto *Fence =
      IRBuilder<>(I.getNextNode())
          .CreateIntrinsic(Intrinsic::arithmetic_fence, {I.getType()}, {&I});
  I.replaceUsesWithIf(Fence, [&](Use &U) { return U.getUser() != Fence; });
  All.emplace_back(Fence);
}

/// Hides from InstCombine that floats were extended from bfloats or halves.
static void fenceExtensions(Function &F, Fences &All) {
  for (Instruction &I : instructions(F))
    if (auto *Ext = dyn_cast<FPExtInst>(&I))
      if (Ext->getSrcTy()->getScalarType()->is16bitFPTy())
        fenceResult(I, All);
}

/// Hides from InstCombine that compared bfloats were rounded. InstCombine would
/// instead compare the unrounded number with the middle between two bfloats. It
/// computes this middle from the sum of the two bfloats. If they are large, the
/// sum is infinite, and the middle is wrong (LLVM 22).
static void fenceRoundedToBFloats(Function &F, Fences &All) {
  auto IsBFloat = [](const Value &V) {
    return V.getType()->getScalarType()->isBFloatTy();
  };
  if (none_of(instructions(F), [&](const Instruction &I) {
        return isa<FCmpInst>(I) && IsBFloat(*I.getOperand(0));
      }))
    return;
  for (Instruction &I : instructions(F))
    if (isa<FPTruncInst>(I) && IsBFloat(I))
      fenceResult(I, All);
}

void fenceShortFloats(Function &F, Fences &All) {
  fenceRoundedToBFloats(F, All);
  if (mixesShortFloats(F))
    fenceExtensions(F, All);
}

} // namespace cmx
