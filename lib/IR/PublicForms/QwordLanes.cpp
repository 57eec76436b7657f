//===- QwordLanes.cpp - Scaled messages with a qword for each lane --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QwordLanes.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static Value *qwordMessage(RegionBuilder &Builder, CallInst &Call,
                           GenXIntrinsic Id) {
  IRBuilder<> &B = Builder.ir();
  Type *Ty = Call.getArgOperand(GatherScaledOp::OldOrData)->getType();
  unsigned NumLanes = numLanes(Ty);
  auto *DwordsTy = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  Value *Pairs =
      B.CreateBitCast(Call.getArgOperand(GatherScaledOp::OldOrData),
                      FixedVectorType::get(B.getInt32Ty(), 2 * NumLanes));
  bool IsLoad = Id == GenXIntrinsic::GatherScaled;
  Value *Results[2];
  for (unsigned Half : {0u, 1u}) {
    SmallVector<Value *, 7> Args(Call.args());
    Args[GatherScaledOp::Log2Blocks] = B.getInt32(2);
    if (Half)
      Args[GatherScaledOp::GlobalOffset] =
          B.CreateAdd(Args[GatherScaledOp::GlobalOffset], B.getInt32(4));
    Args[GatherScaledOp::OldOrData] =
        B.CreateShuffleVector(Pairs, createStrideMask(Half, 2, NumLanes));
    Results[Half] = Builder.createIntrinsic(
        Id, IsLoad ? cast<Type>(DwordsTy) : B.getVoidTy(), Args);
  }
  if (!IsLoad)
    return Results[1];
  Value *Both = B.CreateShuffleVector(Results[0], Results[1],
                                      createInterleaveMask(NumLanes, 2));
  return B.CreateBitCast(Both, Ty);
}

Value *qwordLanes(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  if ((Id != GenXIntrinsic::GatherScaled &&
       Id != GenXIntrinsic::ScatterScaled) ||
      Call.arg_size() != GatherScaledOp::Count ||
      !match(Call.getArgOperand(GatherScaledOp::Log2Blocks), m_SpecificInt(3)))
    return nullptr;
  Type *Ty = Call.getArgOperand(GatherScaledOp::OldOrData)->getType();
  bool HasOperands = Ty->isVectorTy() && elementBytes(Ty) == 8 &&
                     Call.getArgOperand(GatherScaledOp::GlobalOffset)
                         ->getType()
                         ->isIntegerTy(32);
  bool HasResult = Id == GenXIntrinsic::GatherScaled
                       ? Call.getType() == Ty
                       : Call.getType()->isVoidTy();
  return HasOperands && HasResult ? qwordMessage(Builder, Call, Id) : nullptr;
}

} // namespace cmx
