//===- BFloatMoves.cpp - Regions of bfloat16, moved as words --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/BFloatMoves.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"

using namespace llvm;

namespace cmx {

Value *createMoveOfWords(RegionBuilder &RB, const RegionAccessInst &Access) {
  auto AsWords = [](Type *Ty) {
    return Ty->getWithNewType(Type::getInt16Ty(Ty->getContext()));
  };
  SmallVector<Value *, 8> Args(Access.args());
  for (Value *&Arg : Args)
    if (Arg->getType()->getScalarType()->isBFloatTy())
      Arg = RB.createBitcast(Arg, AsWords(Arg->getType()));
  GenXIntrinsic Id = isa<RdRegionInst>(Access)   ? GenXIntrinsic::RdRegionI
                     : isa<WrRegionInst>(Access) ? GenXIntrinsic::WrRegionI
                                                 : GenXIntrinsic::WrConstRegion;
  return RB.createIntrinsic(Id, AsWords(Access.getType()), Args);
}

} // namespace cmx
