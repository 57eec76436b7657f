//===- MaskedWrites.cpp - Pairs of narrow elements under a mask -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some finalizers lose masked writes and selects of two bytes or two words
// (FinalizerFault::MaskedNarrowPairs). This also happens if such a pair remains
// when 4 n + 2 or 4 n + 3 lanes are split. Legalization would split the pairs
// into single lanes, each with its own predicate. Operations on dwords are
// cheaper:
//
//   select %m, <2 x i16> %a, %b
//     ->  %c = select %m, (zext %a), (zext %b)
//         rdregion <2 x i16> of (bitcast %c to <4 x i16>) <0;2,2> at byte 0
//
//   wrregion %old, %new, .., %mask
//     ->  %c = select %mask, %new, (rdregion %old, ..)      (as above)
//         wrregion %old, %c, ..
//
//   trunc (%c = select <2 x i1> %m, <2 x i32> %a, %b) to <2 x i16>
//     ->  rdregion <2 x i16> of (bitcast %c to <4 x i16>) <0;2,2> at byte 0
//
// The last form is necessary because the finalizer would join the select with
// the mov that narrows its result. This would create a narrow select.
//
// Writes are rewritten only at constant offsets. The new form also writes the
// lanes that the mask disables, with their old values. This would be wrong at
// variable offsets, where rows may overlap or lie outside of the vector.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

using namespace llvm;

namespace cmx {

static bool hasNarrowPair(LowerContext &C, Type *Ty) {
  unsigned Bytes = elementBytes(Ty);
  return Ty->isVectorTy() && Bytes && Bytes < 4 && numLanes(Ty) % 4 >= 2 &&
         C.hasFault(FinalizerFault::MaskedNarrowPairs);
}

/// Reads the low parts of dwords by a region. If a mov packed the result of a
/// select instead, the finalizer would join the select and the mov into a
/// select of narrow elements.
static Value *lowParts(LowerContext &C, Value *Wide, Type *Ty) {
  unsigned Bytes = elementBytes(Ty), N = numLanes(Ty);
  Region Low = *Region::get({Bytes, N, 0, N, 4 / Bytes, 0});
  return C.read(Wide, Low, Ty->getScalarType(), /*Scalar=*/false);
}

static Value *selectInDwords(LowerContext &C, Value *Mask, Value *L, Value *R) {
  IRBuilder<> &B = C.ir();
  Type *Ty = L->getType();
  Type *NarrowTy = withBits(Ty, Ty->getScalarSizeInBits());
  Type *DwordTy = withBits(Ty, 32);
  Value *WideL = B.CreateZExt(C.castTo(L, NarrowTy), DwordTy);
  Value *WideR = B.CreateZExt(C.castTo(R, NarrowTy), DwordTy);
  Value *Wide = B.CreateSelect(Mask, WideL, WideR);
  return C.castTo(lowParts(C, Wide, NarrowTy), Ty);
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
  Value *Mask = I.mask();
  Type *Ty = I.regionType();
  if (!Mask->getType()->isVectorTy() || !I.hasConstantOffset() ||
      !hasNarrowPair(C, Ty))
    return false;
  Value *Present = C.regions().createRdRegion(I.oldValue(), I.region());
  Args[WrRegionOp::New] =
      selectInDwords(C, Mask, I.newValue(), C.castTo(Present, Ty));
  Args[WrRegionOp::Mask] = C.ir().getTrue();
  C.replace(
      I, C.regions().createIntrinsic(*getGenXIntrinsic(I), I.getType(), Args));
  return true;
}

static bool lowerPackedChoice(LowerContext &C, TruncInst &I) {
  auto *Choice = dyn_cast<SelectInst>(I.getOperand(0));
  if (!Choice || !Choice->getCondition()->getType()->isVectorTy() ||
      elementBytes(Choice->getType()) != 4 || !hasNarrowPair(C, I.getType()))
    return false;
  C.replace(I, lowParts(C, Choice, I.getType()));
  return true;
}

bool lowerMaskedPairs(LowerContext &C, Instruction &I) {
  if (auto *Trunc = dyn_cast<TruncInst>(&I))
    return lowerPackedChoice(C, *Trunc);
  if (auto *Sel = dyn_cast<SelectInst>(&I))
    return lowerSelect(C, *Sel);
  auto *Wr = dyn_cast<WrRegionInst>(&I);
  return Wr && lowerWrite(C, *Wr);
}

} // namespace cmx
