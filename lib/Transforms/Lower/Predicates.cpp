//===- Predicates.cpp - Instructions on i1 --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An i1 is in a predicate register. The operations on predicate registers are
// and, or, xor, not, copies of aligned parts, and moves to and from an integer
// of 8, 16 or 32 bits. Other operations on i1 become these operations, compares
// or selects:
//
//   zext <16 x i1> %m to <16 x i32>   ->  select %m, 1, 0
//   trunc <16 x i32> %x to <16 x i1>  ->  icmp ne (and %x, 1), 0
//   icmp ult <16 x i1> %a, %b         ->  and (not %a), %b
//   select <16 x i1> %c, %a, %b       ->  or (and %c, %a), (and (not %c), %b)
//   select i1 %c, <16 x T> %a, %b     ->  select (%c in 16 lanes), %a, %b
//   or (any %a), (any %b)             ->  any (or %a, %b); likewise for all
//
// A select between predicates becomes logic. Logic is poison if either side is
// poison, but a select ignores poison in the side that is not chosen. So both
// sides are frozen first. A freeze costs nothing.
//
// The target compares floats only by the conditions oeq, une, ogt, oge, olt and
// ole. Another condition becomes two of these compares or the complement of
// one.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

//===----------------------------------------------------------------------===//
// Parts and bits
//===----------------------------------------------------------------------===//

/// Returns the largest number of lanes that one region may copy. It is a power
/// of two that divides both start lanes.
static unsigned copyableLanes(unsigned DstLane, unsigned SrcLane,
                              unsigned NumElts) {
  unsigned Lanes = 32;
  while (Lanes > NumElts || DstLane % Lanes != 0 || SrcLane % Lanes != 0)
    Lanes /= 2;
  return Lanes;
}

static Value *readAligned(LowerContext &C, Value *Src, unsigned Lane,
                          unsigned NumElts) {
  if (Lane == 0 && NumElts == numLanes(Src->getType()))
    return Src;
  return C.regions().createRdPredRegion(Src, NumElts, Lane);
}

Value *copyPredicateLanes(LowerContext &C, Value *Dst, unsigned DstLane,
                          Value *Src, unsigned SrcLane, unsigned NumElts) {
  while (NumElts != 0) {
    unsigned Lanes = copyableLanes(DstLane, SrcLane, NumElts);
    Dst = C.regions().createWrPredRegion(
        Dst, readAligned(C, Src, SrcLane, Lanes), DstLane);
    DstLane += Lanes;
    SrcLane += Lanes;
    NumElts -= Lanes;
  }
  return Dst;
}

Value *readPredicate(LowerContext &C, Value *Src, unsigned FirstLane,
                     unsigned NumElts) {
  if (NumElts == numLanes(Src->getType()) ||
      copyableLanes(0, FirstLane, NumElts) == NumElts)
    return readAligned(C, Src, FirstLane, NumElts);
  auto *Ty = FixedVectorType::get(C.ir().getInt1Ty(), NumElts);
  return copyPredicateLanes(C, PoisonValue::get(Ty), 0, Src, FirstLane,
                            NumElts);
}

/// Returns the number of bits of the integer that holds \p NumElts lanes.
static unsigned bitsFor(unsigned NumElts) {
  return NumElts <= 8 ? 8 : NumElts <= 16 ? 16 : 32;
}

Value *predicateToBits(LowerContext &C, Value *Mask) {
  IRBuilder<> &B = C.ir();
  unsigned Lanes = numLanes(Mask->getType());
  unsigned Bits = bitsFor(Lanes);
  if (Lanes != Bits) {
    auto *Ty = FixedVectorType::get(B.getInt1Ty(), Bits);
    if (auto *Known = dyn_cast<Constant>(Mask)) {
      SmallVector<Constant *, 32> Elts;
      for (unsigned L = 0; L != Bits; ++L)
        Elts.push_back(L < Lanes ? Known->getAggregateElement(L)
                                 : B.getFalse());
      Mask = ConstantVector::get(Elts);
    } else {
      Mask = copyPredicateLanes(C, PoisonValue::get(Ty), 0, Mask, 0, Lanes);
    }
  }
  return B.CreateBitCast(C.freeze(Mask), B.getIntNTy(Bits));
}

Value *bitsToPredicate(LowerContext &C, Value *Bits, unsigned NumElts) {
  IRBuilder<> &B = C.ir();
  unsigned NumBits = Bits->getType()->getIntegerBitWidth();
  Value *Mask =
      B.CreateBitCast(Bits, FixedVectorType::get(B.getInt1Ty(), NumBits));
  return readPredicate(C, Mask, 0, NumElts);
}

static bool comparesNarrow(Type *Ty) {
  return Ty->isFloatTy() || Ty->isHalfTy() ||
         (Ty->isIntegerTy() && Ty->getIntegerBitWidth() > 1 &&
          Ty->getIntegerBitWidth() <= 32);
}

Value *broadcastPredicate(LowerContext &C, Value *Cond, unsigned NumElts) {
  IRBuilder<> &B = C.ir();
  if (auto *Known = dyn_cast<Constant>(Cond))
    return ConstantVector::getSplat(ElementCount::getFixed(NumElts), Known);
  // If Cond is a compare of scalars, compare in all lanes, with regions that
  // repeat the scalars.
  auto *Cmp = dyn_cast<CmpInst>(Cond);
  if (Cmp && comparesNarrow(Cmp->getOperand(0)->getType())) {
    Value *L = C.broadcast(Cmp->getOperand(0), NumElts);
    Value *R = C.broadcast(Cmp->getOperand(1), NumElts);
    Value *Wide = B.CreateCmp(Cmp->getPredicate(), L, R);
    if (auto *WideCmp = dyn_cast<FCmpInst>(Wide))
      WideCmp->copyFastMathFlags(Cmp);
    return Wide;
  }
  Value *Word = B.CreateSelect(Cond, B.getInt16(-1), B.getInt16(0));
  return B.CreateIsNotNull(C.broadcast(Word, NumElts));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static Value *lowerExtension(LowerContext &C, CastInst &I) {
  Type *Ty = I.getType();
  Constant *One = nullptr;
  switch (I.getOpcode()) {
  case Instruction::ZExt:
    One = ConstantInt::get(Ty, 1);
    break;
  case Instruction::SExt:
    One = Constant::getAllOnesValue(Ty);
    break;
  case Instruction::UIToFP:
    One = ConstantFP::get(Ty, 1.0);
    break;
  case Instruction::SIToFP:
    One = ConstantFP::get(Ty, -1.0);
    break;
  default:
    return nullptr;
  }
  return C.ir().CreateSelect(I.getOperand(0), One, Constant::getNullValue(Ty));
}

static Value *lowerNarrowing(LowerContext &C, CastInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getOperand(0);
  switch (I.getOpcode()) {
  case Instruction::Trunc: {
    auto &Trunc = cast<TruncInst>(I);
    // With nuw, X is 0 or 1. With nsw, X is 0 or -1.
    if (Trunc.hasNoUnsignedWrap() || Trunc.hasNoSignedWrap())
      return B.CreateIsNotNull(X);
    return B.CreateIsNotNull(B.CreateAnd(X, ConstantInt::get(X->getType(), 1)));
  }
  // The result is poison unless it is 0 or 1 (FPToUI), or 0 or -1 (FPToSI).
  case Instruction::FPToUI:
    return B.CreateFCmpOGE(X, ConstantFP::get(X->getType(), 1.0));
  case Instruction::FPToSI:
    return B.CreateFCmpOLE(X, ConstantFP::get(X->getType(), -1.0));
  default:
    return nullptr;
  }
}

/// Returns the bits of \p Mask, whose number of lanes is a multiple of 32, as
/// dwords.
static Value *maskToDwords(LowerContext &C, Value *Mask) {
  IRBuilder<> &B = C.ir();
  unsigned NumDwords = numLanes(Mask->getType()) / 32;
  Value *Dwords =
      PoisonValue::get(FixedVectorType::get(B.getInt32Ty(), NumDwords));
  for (unsigned D = 0; D != NumDwords; ++D)
    Dwords = C.regions().createWrElement(
        Dwords, predicateToBits(C, readPredicate(C, Mask, D * 32, 32)), D);
  return Dwords;
}

static Value *dwordsToMask(LowerContext &C, Value *V, Type *MaskTy) {
  IRBuilder<> &B = C.ir();
  unsigned NumDwords = numLanes(MaskTy) / 32;
  Value *Mask = PoisonValue::get(MaskTy);
  for (unsigned D = 0; D != NumDwords; ++D) {
    Value *Bits = C.read(V, Region::contiguous(4, 1, D * 4), B.getInt32Ty(),
                         /*Scalar=*/true);
    Mask = copyPredicateLanes(C, Mask, D * 32, bitsToPredicate(C, Bits, 32), 0,
                              32);
  }
  return Mask;
}

/// Lowers a bitcast between predicates and integers. Returns null if the
/// bitcast stays as it is.
static Value *lowerPredicateCast(LowerContext &C, BitCastInst &I) {
  IRBuilder<> &B = C.ir();
  Value *V = I.getOperand(0);
  Type *DstTy = I.getType();
  bool FromMask = isPredicateType(V->getType());
  Type *MaskTy = FromMask ? V->getType() : DstTy;
  Type *OtherTy = FromMask ? DstTy : V->getType();
  unsigned Lanes = numLanes(MaskTy);
  bool Moves = Lanes == 8 || Lanes == 16 || Lanes == 32;
  if (isPredicateType(OtherTy)) { // i1 and <1 x i1>
    Value *Bits =
        B.CreateSelect(V, Constant::getAllOnesValue(withBits(V->getType(), 16)),
                       Constant::getNullValue(withBits(V->getType(), 16)));
    return B.CreateIsNotNull(C.castTo(Bits, withBits(DstTy, 16)));
  }
  if (elementBytes(OtherTy) == 0 || (!Moves && Lanes % 32 != 0) ||
      (Moves && OtherTy->isIntegerTy()))
    return nullptr;
  // A poison lane must not poison the bits of the other lanes.
  unsigned JoinedBytes = std::min(Lanes, 32u) / 8;
  if (FromMask ? Moves : elementBytes(OtherTy) < JoinedBytes)
    V = C.freeze(V);
  if (Moves)
    return B.CreateBitCast(B.CreateBitCast(V, B.getIntNTy(Lanes)), DstTy);
  return FromMask ? C.castTo(maskToDwords(C, V), DstTy)
                  : dwordsToMask(C, V, DstTy);
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

static Value *lowerArithmetic(LowerContext &C, BinaryOperator &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
    return B.CreateXor(L, R);
  case Instruction::Mul:
    return B.CreateAnd(L, R);
  // Only the divisor 1 and the shift amount 0 are defined.
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return L;
  case Instruction::URem:
  case Instruction::SRem:
    return Constant::getNullValue(I.getType());
  default:
    return nullptr;
  }
}

/// Replaces (any %a) | (any %b) by any (%a | %b), and (all %a) & (all %b) by
/// all (%a & %b). The logic on predicates costs one instruction. A second any
/// or all would cost three.
static Value *lowerReductions(LowerContext &C, BinaryOperator &I) {
  auto Op = I.getOpcode();
  if (Op != Instruction::Or && Op != Instruction::And)
    return nullptr;
  auto Id = Op == Instruction::Or ? GenXIntrinsic::Any : GenXIntrinsic::All;
  SmallVector<Value *, 2> Masks;
  for (Value *Side : I.operands()) {
    auto *Call = dyn_cast<CallInst>(Side);
    if (Call && Call->hasOneUse() && getGenXIntrinsic(*Call) == Id)
      Masks.push_back(Call->getArgOperand(0));
  }
  if (Masks.size() != 2 || Masks[0]->getType() != Masks[1]->getType())
    return nullptr;
  Value *Mask = C.ir().CreateBinOp(Op, Masks[0], Masks[1]);
  return C.regions().createIntrinsic(Id, I.getType(), {Mask});
}

static Value *lowerPredicateCompare(LowerContext &C, ICmpInst &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  switch (I.getPredicate()) {
  case CmpInst::ICMP_EQ:
    return B.CreateNot(B.CreateXor(L, R));
  case CmpInst::ICMP_NE:
    return B.CreateXor(L, R);
  // In a signed compare, a true lane is -1.
  case CmpInst::ICMP_ULT:
  case CmpInst::ICMP_SGT:
    return B.CreateAnd(B.CreateNot(L), R);
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_SLT:
    return B.CreateAnd(L, B.CreateNot(R));
  case CmpInst::ICMP_ULE:
  case CmpInst::ICMP_SGE:
    return B.CreateOr(B.CreateNot(L), R);
  case CmpInst::ICMP_UGE:
  case CmpInst::ICMP_SLE:
    return B.CreateOr(L, B.CreateNot(R));
  default:
    llvm_unreachable("not a compare of integers");
  }
}

/// May \p V depend on a constant with undef lanes? LLVM's impliesPoison does
/// not treat undef lanes as poison. But in a lane where the select that becomes
/// logic does not choose \p V, the result must not depend on undef. Returns
/// true if the search stops at a call, a phi or the maximum depth.
static bool mayComeFromUndef(const Value *V, unsigned Depth = 0) {
  if (auto *C = dyn_cast<Constant>(V))
    return isa<UndefValue>(C) || C->containsUndefOrPoisonElement();
  auto *I = dyn_cast<Instruction>(V);
  if (!I || isa<FreezeInst>(I))
    return false;
  return isa<CallBase, PHINode>(I) || Depth == 4 ||
         any_of(I->operands(), [Depth](const Value *Op) {
           return mayComeFromUndef(Op, Depth + 1);
         });
}

static Value *lowerPredicateSelect(LowerContext &C, SelectInst &I) {
  IRBuilder<> &B = C.ir();
  Value *Cond = I.getCondition();
  Value *T = I.getTrueValue(), *F = I.getFalseValue();
  if (isa<UndefValue>(T))
    return C.freeze(F);
  if (isa<UndefValue>(F))
    return C.freeze(T);
  // A constant may have undefined lanes, so it is frozen.
  auto Safe = [&](Value *Side) {
    bool IsSafe = !isa<Constant>(Side) && impliesPoison(Side, Cond) &&
                  !mayComeFromUndef(Side);
    return IsSafe ? Side : C.freeze(Side);
  };
  if (match(T, m_One()))
    return B.CreateOr(Cond, Safe(F));
  if (match(F, m_Zero()))
    return B.CreateAnd(Cond, Safe(T));
  Value *Not = B.CreateNot(Cond);
  if (match(T, m_Zero()))
    return B.CreateAnd(Not, Safe(F));
  if (match(F, m_One()))
    return B.CreateOr(Not, Safe(T));
  Value *IfTrue = B.CreateAnd(Cond, Safe(T));
  Value *IfFalse = B.CreateAnd(Not, Safe(F));
  return B.CreateOr(IfTrue, IfFalse);
}

/// Lowers llvm.genx.wrpredpredregion: chooses between the new and the old lanes
/// by logic with the mask, because the machine cannot predicate an operation on
/// predicates.
static Value *lowerMaskedWrite(LowerContext &C, CallInst &I) {
  IRBuilder<> &B = C.ir();
  Value *Old = I.getArgOperand(WrPredPredRegionOp::Old);
  Value *New = I.getArgOperand(WrPredPredRegionOp::New);
  Value *Mask = I.getArgOperand(WrPredPredRegionOp::Mask);
  unsigned Lane =
      unsigned(cast<ConstantInt>(I.getArgOperand(WrPredPredRegionOp::Offset))
                   ->getZExtValue());
  if (!New->getType()->isVectorTy())
    New = B.CreateInsertElement(
        PoisonValue::get(FixedVectorType::get(B.getInt1Ty(), 1)), New,
        uint64_t(0));
  unsigned NumElts = numLanes(New->getType());
  Value *Present = C.freeze(readAligned(C, Old, Lane, NumElts));
  Value *Changes = readAligned(C, Mask, Lane, NumElts);
  Value *Changed = B.CreateAnd(Changes, C.freeze(New));
  Value *Unchanged = B.CreateAnd(B.CreateNot(Changes), Present);
  Value *Part = B.CreateOr(Changed, Unchanged);
  if (NumElts == numLanes(Old->getType()))
    return Part;
  return C.regions().createWrPredRegion(Old, Part, Lane);
}

static Value *lowerSelect(LowerContext &C, SelectInst &I) {
  Type *Ty = I.getType();
  Value *Cond = I.getCondition();
  if (Ty->isVectorTy() && !Cond->getType()->isVectorTy()) {
    Value *Wide = broadcastPredicate(C, Cond, numLanes(Ty));
    Value *New = C.ir().CreateSelect(Wide, I.getTrueValue(), I.getFalseValue());
    if (auto *Sel = dyn_cast<SelectInst>(New); Sel && isa<FPMathOperator>(Sel))
      Sel->copyFastMathFlags(&I);
    return New;
  }
  return isPredicateType(Ty) ? lowerPredicateSelect(C, I) : nullptr;
}

//===----------------------------------------------------------------------===//
// Compares of floats
//===----------------------------------------------------------------------===//

static Value *lessOrGreater(IRBuilder<> &B, Value *L, Value *R) {
  Value *Less = B.CreateFCmpOLT(L, R);
  return B.CreateOr(Less, B.CreateFCmpOGT(L, R));
}

static Value *lowerFloatCompare(LowerContext &C, FCmpInst &I) {
  IRBuilder<> &B = C.ir();
  IRBuilder<>::FastMathFlagGuard Guard(B);
  B.setFastMathFlags(I.getFastMathFlags());
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  CmpInst::Predicate P = I.getPredicate();
  switch (P) {
  case CmpInst::FCMP_FALSE:
    return Constant::getNullValue(I.getType());
  case CmpInst::FCMP_TRUE:
    return Constant::getAllOnesValue(I.getType());
  case CmpInst::FCMP_UGT:
  case CmpInst::FCMP_UGE:
  case CmpInst::FCMP_ULT:
  case CmpInst::FCMP_ULE:
    if (I.hasNoNaNs())
      return B.CreateFCmp(CmpInst::getOrderedPredicate(P), L, R);
    return B.CreateNot(B.CreateFCmp(CmpInst::getInversePredicate(P), L, R));
  case CmpInst::FCMP_ONE:
    if (I.hasNoNaNs())
      return B.CreateFCmpUNE(L, R);
    return lessOrGreater(B, L, R);
  case CmpInst::FCMP_UEQ:
    if (I.hasNoNaNs())
      return B.CreateFCmpOEQ(L, R);
    return B.CreateNot(lessOrGreater(B, L, R));
  case CmpInst::FCMP_ORD: {
    Value *IsNumber = B.CreateFCmpOEQ(L, L);
    if (L == R || match(R, m_NonNaN()))
      return IsNumber;
    return B.CreateAnd(IsNumber, B.CreateFCmpOEQ(R, R));
  }
  case CmpInst::FCMP_UNO: {
    Value *IsNaN = B.CreateFCmpUNE(L, L);
    if (L == R || match(R, m_NonNaN()))
      return IsNaN;
    return B.CreateOr(IsNaN, B.CreateFCmpUNE(R, R));
  }
  default: // The machine has the other conditions.
    return nullptr;
  }
}

static Value *lowered(LowerContext &C, Instruction &I) {
  if (auto *Sel = dyn_cast<SelectInst>(&I))
    return lowerSelect(C, *Sel);
  if (auto *Cmp = dyn_cast<FCmpInst>(&I))
    return lowerFloatCompare(C, *Cmp);
  if (auto *Cast = dyn_cast<BitCastInst>(&I)) {
    bool Predicates =
        isPredicateType(Cast->getSrcTy()) || isPredicateType(Cast->getDestTy());
    return Predicates ? lowerPredicateCast(C, *Cast) : nullptr;
  }
  if (auto *Cast = dyn_cast<CastInst>(&I)) {
    if (isPredicateType(Cast->getSrcTy()))
      return lowerExtension(C, *Cast);
    return isPredicateType(Cast->getDestTy()) ? lowerNarrowing(C, *Cast)
                                              : nullptr;
  }
  if (auto *Cmp = dyn_cast<ICmpInst>(&I))
    return isPredicateType(Cmp->getOperand(0)->getType())
               ? lowerPredicateCompare(C, *Cmp)
               : nullptr;
  if (getGenXIntrinsic(I) == GenXIntrinsic::WrPredPredRegion)
    return lowerMaskedWrite(C, cast<CallInst>(I));
  auto *Bin = dyn_cast<BinaryOperator>(&I);
  if (!Bin || !isPredicateType(Bin->getType()))
    return nullptr;
  Value *Reduction = lowerReductions(C, *Bin);
  return Reduction ? Reduction : lowerArithmetic(C, *Bin);
}

bool lowerPredicate(LowerContext &C, Instruction &I) {
  Value *New = lowered(C, I);
  if (!New)
    return false;
  C.replace(I, New);
  return true;
}

} // namespace cmx
