//===- ShortBlocks.cpp - Blocks of less than one oword --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortBlocks.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/Sequence.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

constexpr unsigned OwordBytes = 16;

static bool isShort(Type *Ty) {
  unsigned Bytes = numLanes(Ty) * elementBytes(Ty);
  return isPowerOf2_32(Bytes) && Bytes < OwordBytes;
}

static Value *loadStart(RegionBuilder &Builder, CallInst &Call,
                        GenXIntrinsic Id) {
  IRBuilder<> &B = Builder.ir();
  Type *Ty = Call.getType();
  unsigned NumLanes = numLanes(Ty);
  auto *Oword =
      FixedVectorType::get(Ty->getScalarType(), OwordBytes / elementBytes(Ty));
  SmallVector<Value *, 3> Args(Call.args());
  Value *Block = Builder.createIntrinsic(Id, Oword, Args, "oword");
  if (!Ty->isVectorTy())
    return B.CreateExtractElement(Block, uint64_t(0));
  return B.CreateShuffleVector(Block, to_vector(seq<int>(0, int(NumLanes))));
}

/// Makes the scatter that replaces a store. Up to four bytes are one lane.
static Value *scatterDwords(RegionBuilder &Builder, CallInst &Call) {
  IRBuilder<> &B = Builder.ir();
  Value *Data = Call.getArgOperand(OwordStOp::Data);
  unsigned Bytes = unsigned(registerBytes(Data->getType()));
  unsigned NumDwords = divideCeil(Bytes, 4u);
  if (Bytes < 4)
    Data = B.CreateZExt(B.CreateBitCast(Data, B.getIntNTy(8 * Bytes)),
                        B.getInt32Ty());
  auto *DwordsTy = FixedVectorType::get(B.getInt32Ty(), NumDwords);
  auto *MaskTy = FixedVectorType::get(B.getInt1Ty(), NumDwords);
  Constant *Offsets = ConstantDataVector::get(
      B.getContext(), ArrayRef<uint32_t>({0, 4}).take_front(NumDwords));
  Value *StartBytes = B.CreateMul(Call.getArgOperand(OwordStOp::Offset),
                                  ConstantInt::get(B.getInt32Ty(), OwordBytes));
  return Builder.createIntrinsic(
      GenXIntrinsic::ScatterScaled, B.getVoidTy(),
      {Constant::getAllOnesValue(MaskTy),
       B.getInt32(Log2_32(std::min(Bytes, 4u))), B.getInt16(0),
       Call.getArgOperand(OwordStOp::Surface), StartBytes, Offsets,
       B.CreateBitCast(Data, DwordsTy)});
}

Value *shortBlock(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  bool IsLoad =
      Id == GenXIntrinsic::OwordLd || Id == GenXIntrinsic::OwordLdUnaligned;
  if ((!IsLoad && Id != GenXIntrinsic::OwordSt) ||
      Call.arg_size() != OwordLdOp::Count)
    return nullptr;
  auto IsNumber = [&](unsigned Operand) {
    return Call.getArgOperand(Operand)->getType()->isIntegerTy(32);
  };
  if (IsLoad)
    return isShort(Call.getType()) && IsNumber(0) && IsNumber(1) && IsNumber(2)
               ? loadStart(Builder, Call, Id)
               : nullptr;
  return isShort(Call.getArgOperand(OwordStOp::Data)->getType()) &&
                 IsNumber(OwordStOp::Surface) && IsNumber(OwordStOp::Offset)
             ? scatterDwords(Builder, Call)
             : nullptr;
}

} // namespace cmx
