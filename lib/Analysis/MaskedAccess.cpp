//===- MaskedAccess.cpp - Masked loads and stores of LLVM -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/MaskedAccess.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace cmx {

std::optional<MaskedAccess> maskedAccess(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return std::nullopt;
  MaskedAccess M;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::masked_load:
  case Intrinsic::masked_gather:
    M.IsLoad = true;
    break;
  case Intrinsic::masked_store:
  case Intrinsic::masked_scatter:
    M.IsLoad = false;
    break;
  default:
    return std::nullopt;
  }
  M.IsLaneWise = Call->getIntrinsicID() == Intrinsic::masked_gather ||
                 Call->getIntrinsicID() == Intrinsic::masked_scatter;
  // The operands of loads are: pointer, [alignment,] mask, data. Those of
  // stores are: data, pointer, [alignment,] mask.
  unsigned NumArgs = Call->arg_size();
  M.PointerOp = M.IsLoad ? 0 : 1;
  M.MaskOp = NumArgs - (M.IsLoad ? 2 : 1);
  M.Data = Call->getArgOperand(M.IsLoad ? NumArgs - 1 : 0);
  M.Ty = M.Data->getType();
  M.A = Call->getParamAlign(M.PointerOp).valueOrOne();
  if (NumArgs == 4)
    M.A = cast<ConstantInt>(Call->getArgOperand(M.PointerOp + 1))
              ->getMaybeAlignValue()
              .valueOrOne();
  return M;
}

} // namespace cmx
