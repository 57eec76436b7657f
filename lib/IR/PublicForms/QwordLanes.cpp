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

/// Returns the places of the low four bytes of each lane or, if \p Half is 1,
/// of the high four bytes. A lane has eight bytes.
static SmallVector<int, 64> halfBytes(unsigned Half, unsigned NumLanes) {
  SmallVector<int, 64> Places;
  for (unsigned Byte = 0; Byte != 4 * NumLanes; ++Byte)
    Places.push_back(int(Byte / 4 * 8 + Half * 4 + Byte % 4));
  return Places;
}

static Value *eightBytes(RegionBuilder &Builder, CallInst &Call,
                         GenXIntrinsic Id) {
  IRBuilder<> &B = Builder.ir();
  Value *Addresses = Call.getArgOperand(SvmGatherOp::Addresses);
  unsigned NumLanes = numLanes(Addresses->getType());
  bool IsLoad = Id == GenXIntrinsic::SvmGather;
  auto *HalfTy = FixedVectorType::get(B.getInt8Ty(), 4 * NumLanes);
  Value *Results[2];
  for (unsigned Half : {0u, 1u}) {
    SmallVector<Value *, 4> Args(Call.args());
    Args[SvmGatherOp::Log2Blocks] = B.getInt32(2);
    if (Half)
      Args[SvmGatherOp::Addresses] =
          B.CreateAdd(Addresses, ConstantInt::get(Addresses->getType(), 4));
    Args[SvmGatherOp::OldOrData] = B.CreateShuffleVector(
        Args[SvmGatherOp::OldOrData], halfBytes(Half, NumLanes));
    Results[Half] = Builder.createIntrinsic(
        Id, IsLoad ? cast<Type>(HalfTy) : B.getVoidTy(), Args);
  }
  if (!IsLoad)
    return Results[1];
  SmallVector<int, 64> Places;
  for (unsigned Byte = 0; Byte != 8 * NumLanes; ++Byte)
    Places.push_back(
        int(Byte / 8 * 4 + Byte % 4 + (Byte % 8 < 4 ? 0 : 4 * NumLanes)));
  return B.CreateShuffleVector(Results[0], Results[1], Places);
}

Value *svmBytes(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  if ((Id != GenXIntrinsic::SvmGather && Id != GenXIntrinsic::SvmScatter) ||
      Call.arg_size() != SvmGatherOp::Count)
    return nullptr;
  IRBuilder<> &B = Builder.ir();
  bool IsLoad = Id == GenXIntrinsic::SvmGather;
  auto *Log2 =
      dyn_cast<ConstantInt>(Call.getArgOperand(SvmGatherOp::Log2Blocks));
  Type *Ty = Call.getArgOperand(SvmGatherOp::OldOrData)->getType();
  unsigned NumLanes =
      numLanes(Call.getArgOperand(SvmGatherOp::Addresses)->getType());
  if (!Log2 || !Ty->isVectorTy() ||
      (IsLoad ? Call.getType() != Ty : !Call.getType()->isVoidTy()))
    return nullptr;
  if (elementBytes(Ty) == 1)
    return Log2->equalsInt(3) && numLanes(Ty) == 8 * NumLanes
               ? eightBytes(Builder, Call, Id)
               : nullptr;
  if (elementBytes(Ty) != 2 || Log2->getValue().uge(3))
    return nullptr;
  auto *BytesTy = FixedVectorType::get(B.getInt8Ty(), 2 * numLanes(Ty));
  SmallVector<Value *, 4> Args(Call.args());
  Args[SvmGatherOp::Log2Blocks] =
      B.getInt32(uint32_t(Log2->getZExtValue()) + 1);
  Args[SvmGatherOp::OldOrData] =
      B.CreateBitCast(Args[SvmGatherOp::OldOrData], BytesTy);
  Value *Bytes = Builder.createIntrinsic(
      Id, IsLoad ? cast<Type>(BytesTy) : B.getVoidTy(), Args);
  return IsLoad ? B.CreateBitCast(Bytes, Ty) : Bytes;
}

} // namespace cmx
