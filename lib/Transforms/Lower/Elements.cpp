//===- Elements.cpp - insertelement and extractelement --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read or write of one element becomes a region of one element:
//
//   extractelement <N x i32> %v, i32 5   ->  rdregion i32 of %v at byte 20
//   extractelement <N x i32> %v, i32 %i  ->  rdregion i32 of %v at byte 4 * %i
//   insertelement likewise               ->  wrregion
//
// A variable index outside of the vector gives poison. So byte offsets are
// computed in 16 bits if 16 bits hold all byte offsets in the vector.
//
// A predicated instruction of one lane reads element 0 of a predicate. The
// other elements are extracted from the bits of the mask, in a register. If the
// index is variable and the mask has more than 32 lanes, the mask becomes a
// vector of words:
//
//   extractelement <64 x i1> %m, i32 %i
//   -> icmp ne (rdregion i16 of (select %m, 1, 0) at byte 2 * %i), 0
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Returns \p Index times the element size in bytes, in the type of offsets.
static Value *byteOffset(LowerContext &C, Value *Index, Type *VecTy) {
  IRBuilder<> &B = C.ir();
  unsigned ElemBytes = elementBytes(VecTy);
  bool Fits16 = isUInt<15>(uint64_t(numLanes(VecTy)) * ElemBytes);
  Type *OffsetTy = Fits16 ? B.getInt16Ty() : B.getInt32Ty();
  unsigned Bits = OffsetTy->getIntegerBitWidth();
  // If the index is a sum, add its constant last, because code generation makes
  // it a part of the operand. This is wrong for a sum with fewer bits than the
  // offset: the sum can wrap, and the offset would not.
  Value *Variable = Index;
  const APInt *Added = nullptr;
  if (Index->getType()->getIntegerBitWidth() < Bits ||
      !match(Index, m_Add(m_Value(Variable), m_APInt(Added))))
    Variable = Index;
  Value *Offset = B.CreateZExtOrTrunc(Variable, OffsetTy);
  if (ElemBytes > 1)
    Offset = B.CreateShl(Offset, Log2_32(ElemBytes));
  if (!Added)
    return Offset;
  APInt AddedBytes = Added->sextOrTrunc(64) * ElemBytes;
  return B.CreateAdd(Offset, B.getInt(AddedBytes.trunc(Bits)));
}

/// Returns the lanes of \p Mask from \p FirstLane on, at most 32.
static Value *readPart(LowerContext &C, Value *Mask, unsigned FirstLane) {
  unsigned Lanes = numLanes(Mask->getType());
  return readPredicate(C, Mask, FirstLane, std::min(32u, Lanes - FirstLane));
}

static Value *extractPredicateLane(LowerContext &C, Value *Mask,
                                   unsigned Lane) {
  IRBuilder<> &B = C.ir();
  if (auto *Known = dyn_cast<Constant>(Mask))
    return Known->getAggregateElement(Lane);
  Value *Bits = predicateToBits(C, readPart(C, Mask, Lane & ~31u));
  Value *Dword = B.CreateZExt(Bits, B.getInt32Ty());
  return B.CreateIsNotNull(B.CreateAnd(Dword, 1u << (Lane % 32)));
}

static Value *extractPredicateAt(LowerContext &C, Value *Mask, Value *Index) {
  IRBuilder<> &B = C.ir();
  Value *Dword = B.CreateZExt(predicateToBits(C, Mask), B.getInt32Ty());
  Value *Shifted =
      B.CreateLShr(Dword, B.CreateZExtOrTrunc(Index, B.getInt32Ty()));
  return B.CreateIsNotNull(B.CreateAnd(Shifted, 1));
}

/// Returns a word for each lane of \p Mask: 1 or 0.
static Value *maskToWords(LowerContext &C, Value *Mask) {
  Type *Ty =
      FixedVectorType::get(C.ir().getInt16Ty(), numLanes(Mask->getType()));
  return C.ir().CreateSelect(Mask, ConstantInt::get(Ty, 1),
                             Constant::getNullValue(Ty));
}

/// Returns lane \p Index of \p Mask, which has too many lanes for an integer.
static Value *extractLongPredicateAt(LowerContext &C, Value *Mask,
                                     Value *Index) {
  Value *Words = maskToWords(C, Mask);
  Value *Offset = byteOffset(C, Index, Words->getType());
  Value *Word = C.regions().createRdRegion(Words, Region::contiguous(2, 1),
                                           /*ScalarResult=*/true, Offset);
  return C.ir().CreateIsNotNull(Word);
}

/// Returns \p Mask with \p New in lane \p Index. \p Mask has too many lanes for
/// an integer.
static Value *insertLongPredicateAt(LowerContext &C, Value *Mask, Value *New,
                                    Value *Index) {
  IRBuilder<> &B = C.ir();
  Value *Words = maskToWords(C, Mask);
  Value *Offset = byteOffset(C, Index, Words->getType());
  Value *NewWord = B.CreateSelect(New, B.getInt16(1), B.getInt16(0));
  Value *Changed = C.regions().createWrRegion(Words, NewWord,
                                              Region::contiguous(2, 1), Offset);
  return B.CreateIsNotNull(Changed);
}

static bool extractPredicate(LowerContext &C, ExtractElementInst &I) {
  Value *Mask = I.getVectorOperand();
  unsigned Lanes = numLanes(Mask->getType());
  if (auto *Index = dyn_cast<ConstantInt>(I.getIndexOperand())) {
    if (Index->getValue().uge(Lanes))
      C.replace(I, PoisonValue::get(I.getType()));
    else
      C.replace(I, extractPredicateLane(C, Mask, Index->getZExtValue()));
    return true;
  }
  Value *Index = I.getIndexOperand();
  C.replace(I, Lanes > 32 ? extractLongPredicateAt(C, Mask, Index)
                          : extractPredicateAt(C, Mask, Index));
  return true;
}

bool lowerExtractElement(LowerContext &C, ExtractElementInst &I) {
  Value *V = I.getVectorOperand();
  if (isPredicateType(I.getType()))
    return extractPredicate(C, I);
  unsigned ElemBytes = elementBytes(I.getType());
  if (auto *Index = dyn_cast<ConstantInt>(I.getIndexOperand())) {
    if (Index->getValue().uge(numLanes(V->getType()))) {
      C.replace(I, PoisonValue::get(I.getType()));
      return true;
    }
    unsigned Lane = Index->getZExtValue();
    Value *Scalar = LowerContext::findElement(V, Lane);
    if (!Scalar)
      Scalar =
          C.read(V, Region::contiguous(ElemBytes, 1, int64_t(Lane) * ElemBytes),
                 I.getType(), /*Scalar=*/true);
    C.replace(I, Scalar);
    return true;
  }
  if (numLanes(V->getType()) == 1) { // Only index 0 is defined.
    C.replace(I, C.castTo(V, I.getType()));
    return true;
  }
  Value *Offset = byteOffset(C, I.getIndexOperand(), V->getType());
  C.replace(I, C.regions().createRdRegion(V, Region::contiguous(ElemBytes, 1),
                                          /*ScalarResult=*/true, Offset));
  return true;
}

/// Returns \p Bits with \p New in place of the bit that is set in \p Bit.
static Value *insertBit(LowerContext &C, Value *Bits, Value *New, Value *Bit) {
  IRBuilder<> &B = C.ir();
  Value *Dword = B.CreateZExt(Bits, B.getInt32Ty());
  Value *Cleared = B.CreateAnd(Dword, B.CreateNot(Bit));
  Value *Result =
      B.CreateOr(Cleared, B.CreateSelect(C.freeze(New), Bit, B.getInt32(0)));
  return B.CreateTrunc(Result, Bits->getType());
}

static bool insertPredicate(LowerContext &C, InsertElementInst &I) {
  IRBuilder<> &B = C.ir();
  Value *Mask = I.getOperand(0), *New = I.getOperand(1);
  unsigned Lanes = numLanes(I.getType());
  auto *Index = dyn_cast<ConstantInt>(I.getOperand(2));
  if (Index && Index->getValue().uge(Lanes)) {
    C.replace(I, PoisonValue::get(I.getType()));
    return true;
  }
  // Insertion into lane 0 of an undefined mask is most likely the start of a
  // splat. A mask of one lane is handled in the same way, because it has no
  // other lane.
  if (Lanes == 1 || (Index && Index->isZero() && isa<UndefValue>(Mask))) {
    Value *Splat = broadcastPredicate(C, New, Lanes);
    C.SplatOf[Splat] = New;
    C.replace(I, Splat);
    return true;
  }
  if (Lanes > 32 && !Index) {
    C.replace(I, insertLongPredicateAt(C, Mask, New, I.getOperand(2)));
    return true;
  }
  unsigned Lane = Index ? Index->getZExtValue() : 0;
  Value *Part = readPart(C, Mask, Lane & ~31u);
  Value *Bits = predicateToBits(C, Part);
  Value *Bit = B.getInt32(1u << (Lane % 32));
  if (!Index)
    Bit =
        B.CreateShl(Bit, B.CreateZExtOrTrunc(I.getOperand(2), B.getInt32Ty()));
  unsigned PartLanes = numLanes(Part->getType());
  Value *Result = bitsToPredicate(C, insertBit(C, Bits, New, Bit), PartLanes);
  if (Part != Mask)
    Result = copyPredicateLanes(C, Mask, Lane & ~31u, Result, 0, PartLanes);
  C.replace(I, Result);
  return true;
}

bool lowerInsertElement(LowerContext &C, InsertElementInst &I) {
  Value *Old = I.getOperand(0), *New = I.getOperand(1);
  if (isPredicateType(New->getType()))
    return insertPredicate(C, I);
  unsigned Lanes = numLanes(I.getType());
  auto *Index = dyn_cast<ConstantInt>(I.getOperand(2));
  if (Index && Index->getValue().uge(Lanes)) {
    C.replace(I, PoisonValue::get(I.getType()));
    return true;
  }
  if (Lanes == 1) {
    C.replace(I, C.castTo(New, I.getType()));
    return true;
  }
  if (Index) {
    C.replace(I, C.regions().createWrElement(Old, New, Index->getZExtValue()));
    return true;
  }
  Value *Offset = byteOffset(C, I.getOperand(2), I.getType());
  Region R = Region::contiguous(elementBytes(New->getType()), 1);
  C.replace(I, C.regions().createWrRegion(Old, New, R, Offset));
  return true;
}

} // namespace cmx
