//===- MaskedWrites.cpp - What cannot be written under a mask -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two forms that the finalizer fails on where regions have to match (found by
// experiment with GenX_IR 1.0.12504, pvc):
//
// Doubles: it moves what does not match through a register of its own, and
// crashes if the instruction is predicated (mov, add; not sel). So the choice
// is made before:
//
//   wrregion %old, %new, .., %mask
//     ->  %c = select %mask, %new, (rdregion %old, ..); wrregion %old, %c, ..
//
// Two bytes or words, also as the last ones of 4 n + 2 or 3: read from wider
// strides, which a copy does not change as it is read through, they are
// divided, and there is no mask for the second one. The choice is made between
// dwords:
//
//   select %m, <2 x i16> %a, %b  ->  trunc (select %m, (zext %a), (zext %b))
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

using namespace llvm;

namespace cmx {

static bool hasNarrowPair(LowerContext &C, Type *Ty) {
  unsigned Bytes = elementBytes(Ty);
  return Ty->isVectorTy() && Bytes && Bytes < 4 && numLanes(Ty) % 4 >= 2 &&
         !C.has(Feature::NarrowPairs);
}

static Value *selectInDwords(LowerContext &C, Value *Mask, Value *L, Value *R) {
  IRBuilder<> &B = C.ir();
  Type *Ty = L->getType();
  Type *NarrowTy = withBits(Ty, Ty->getScalarSizeInBits());
  Type *DwordTy = withBits(Ty, 32);
  Value *Wide =
      B.CreateSelect(Mask, B.CreateZExt(C.castTo(L, NarrowTy), DwordTy),
                     B.CreateZExt(C.castTo(R, NarrowTy), DwordTy));
  return C.castTo(B.CreateTrunc(Wide, NarrowTy), Ty);
}

static bool lowerSelect(LowerContext &C, SelectInst &I) {
  if (!hasNarrowPair(C, I.getType()) ||
      !I.getCondition()->getType()->isVectorTy())
    return false;
  C.replace(I, selectInDwords(C, I.getCondition(), I.getTrueValue(),
                              I.getFalseValue()));
  return true;
}

static bool lowerWrite(LowerContext &C, WrRegionInst &I) {
  SmallVector<Value *, 8> Args(I.args());
  Value *Old = Args[WrRegionOp::Old], *New = Args[WrRegionOp::New];
  Value *Mask = Args[WrRegionOp::Mask];
  Type *Ty = New->getType();
  if (!Mask->getType()->isVectorTy() || !Ty->isVectorTy())
    return false;
  bool IsPair = hasNarrowPair(C, Ty);
  bool IsDouble =
      Ty->getScalarType()->isDoubleTy() && C.has(Feature::MatchedRegions);
  if (!IsPair && !IsDouble)
    return false;
  Value *Present = C.regions().createIntrinsic(
      Ty->isFPOrFPVectorTy() ? GenXIntrinsic::RdRegionF
                             : GenXIntrinsic::RdRegionI,
      Ty,
      {Old, Args[WrRegionOp::VStride], Args[WrRegionOp::Width],
       Args[WrRegionOp::HStride], Args[WrRegionOp::Offset],
       Args[WrRegionOp::ParentWidth]});
  Args[WrRegionOp::New] = IsPair ? selectInDwords(C, Mask, New, Present)
                                 : C.ir().CreateSelect(Mask, New, Present);
  Args[WrRegionOp::Mask] = C.ir().getTrue();
  C.replace(
      I, C.regions().createIntrinsic(*getGenXIntrinsic(I), I.getType(), Args));
  return true;
}

bool lowerMaskedWrite(LowerContext &C, Instruction &I) {
  if (auto *Sel = dyn_cast<SelectInst>(&I))
    return lowerSelect(C, *Sel);
  auto *Wr = dyn_cast<WrRegionInst>(&I);
  return Wr && lowerWrite(C, *Wr);
}

} // namespace cmx
