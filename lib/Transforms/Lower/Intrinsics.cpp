//===- Intrinsics.cpp - Intrinsics of LLVM --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics that are operations of the target (lib/Analysis/OperationForm.cpp)
// are kept. Other intrinsics are lowered to operations of the target.
// Intrinsics without a lowering are reported as errors. Hints, such as assume,
// are erased.
//
//   exp x           exp2(x * log2 e)           (approximate, as exp2 itself is)
//   copysign x, y   (x & 0x7fff..) | (y & 0x8000..)
//   bswap           bytes in reverse order: a shuffle
//   cttz x          min(fbl x, 32): fbl of 0 is -1
//   ssub.sat x, y   ~ssadd.sat (~x, y)
//   *.with.overflow the operation and a compare replace the extractvalues
//
// Operands of type i8 and i16 are extended if the target has the operation only
// for dwords.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Analysis/OperationForm.h"
#include "cmx/Support/Compat.h"

#include "llvm/IR/PatternMatch.h"

#include <cmath>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Zero-extends \p V to dwords, the type in which bits are counted.
static Value *toDword(LowerContext &C, Value *V) {
  return C.ir().CreateZExt(V, withBits(V->getType(), 32));
}

static Value *lowerCount(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *X = I.getArgOperand(0);
  Intrinsic::ID Id = I.getIntrinsicID();
  if (Id == Intrinsic::cttz) {
    if (Bits == 64)
      return nullptr;
    Value *Dword = toDword(C, X);
    Value *Count = C.regions().createIntrinsic(GenXIntrinsic::Fbl,
                                               Dword->getType(), {Dword});
    if (!match(I.getArgOperand(1), m_One()))
      Count = C.call(Intrinsic::umin,
                     {Count, ConstantInt::get(Count->getType(), Bits)});
    return B.CreateTrunc(Count, Ty);
  }
  if (Bits >= 32)
    return nullptr;
  Value *Dword = toDword(C, X), *Result;
  if (Id == Intrinsic::ctpop) {
    Result = C.call(Id, {Dword});
  } else if (Id == Intrinsic::ctlz) {
    Result = C.call(Id, {Dword, B.getFalse()});
    Result = B.CreateSub(Result, ConstantInt::get(Dword->getType(), 32 - Bits));
  } else { // bitreverse
    Result = B.CreateLShr(C.call(Id, {Dword}), 32 - Bits);
  }
  return B.CreateTrunc(Result, Ty);
}

static Value *lowerByteSwap(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getArgOperand(0);
  Type *Ty = I.getType();
  unsigned ElemBytes = elementBytes(Ty), Lanes = numLanes(Ty);
  if (ElemBytes == 2 && C.has(Feature::Rotate))
    return C.call(Intrinsic::fshl, {X, X, ConstantInt::get(Ty, 8)});
  Type *BytesTy = FixedVectorType::get(B.getInt8Ty(), Lanes * ElemBytes);
  SmallVector<int, 64> Mask;
  for (unsigned L = 0; L != Lanes; ++L)
    for (unsigned Byte = ElemBytes; Byte-- != 0;)
      Mask.push_back(int(L * ElemBytes + Byte));
  Value *Bytes = C.castTo(X, BytesTy);
  Value *Swapped = buildShuffle(C, Bytes, PoisonValue::get(BytesTy), Mask);
  return C.castTo(Swapped, Ty);
}

Value *shiftBothByVariable(IRBuilder<> &B, bool Left, Value *Hi, Value *Lo,
                           Value *Amount) {
  unsigned Bits = Hi->getType()->getScalarSizeInBits();
  // A shift by Bits is not defined. So shift by one bit first, then by the
  // rest.
  Amount = B.CreateAnd(Amount, Bits - 1);
  Value *Rest = B.CreateXor(Amount, ConstantInt::get(Hi->getType(), Bits - 1));
  if (Left) {
    Value *Upper = B.CreateShl(Hi, Amount);
    return B.CreateOr(Upper, B.CreateLShr(B.CreateLShr(Lo, 1), Rest));
  }
  Value *Upper = B.CreateShl(B.CreateShl(Hi, 1), Rest);
  return B.CreateOr(Upper, B.CreateLShr(Lo, Amount));
}

/// A funnel shift of a value with itself becomes a rotation if the platform has
/// rotations. Other funnel shifts become two shifts. The rotation intrinsic has
/// only one operand for the value, because baling could give two equal operands
/// different regions.
static Value *lowerFunnelShift(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *Hi = I.getArgOperand(0), *Lo = I.getArgOperand(1);
  bool Left = I.getIntrinsicID() == Intrinsic::fshl;
  if (Hi == Lo && Bits < 64 && C.has(Feature::Rotate))
    return C.regions().createIntrinsic(Left ? GenXIntrinsic::Rol
                                            : GenXIntrinsic::Ror,
                                       Ty, {Hi, I.getArgOperand(2)});
  const APInt *Known;
  if (match(I.getArgOperand(2), m_APInt(Known))) {
    unsigned Amount = unsigned(Known->urem(Bits));
    if (Amount == 0)
      return Left ? Hi : Lo;
    unsigned LeftBy = Left ? Amount : Bits - Amount;
    Value *Upper = B.CreateShl(Hi, LeftBy);
    return B.CreateOr(Upper, B.CreateLShr(Lo, Bits - LeftBy));
  }
  return shiftBothByVariable(B, Left, Hi, Lo, I.getArgOperand(2));
}

//===----------------------------------------------------------------------===//
// Saturation and overflow
//===----------------------------------------------------------------------===//

/// Returns a number that is negative in the lanes where the signed sum or
/// difference \p Result overflowed.
static Value *signOfOverflow(IRBuilder<> &B, bool Add, Value *L, Value *R,
                             Value *Result) {
  Value *FromLeft = B.CreateXor(L, Result);
  Value *FromRight = Add ? B.CreateXor(R, Result) : B.CreateXor(L, R);
  return B.CreateAnd(FromLeft, FromRight);
}

/// Returns the least signed number in lanes where \p L is negative, and the
/// greatest one in other lanes.
static Value *signedLimit(IRBuilder<> &B, Value *L) {
  Type *Ty = L->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  return B.CreateXor(B.CreateAShr(L, Bits - 1),
                     ConstantInt::get(Ty, APInt::getSignedMaxValue(Bits)));
}

/// Lowers a saturating shift. If shifting the result back does not give the
/// operand again, bits were lost.
static Value *expandShift(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  Type *Ty = I.getType();
  bool IsSigned = I.getIntrinsicID() == Intrinsic::sshl_sat;
  Value *Result = B.CreateShl(L, R);
  Value *Back = IsSigned ? B.CreateAShr(Result, R) : B.CreateLShr(Result, R);
  Value *Limit = Constant::getAllOnesValue(Ty);
  if (IsSigned)
    Limit = signedLimit(B, L);
  return B.CreateSelect(B.CreateICmpEQ(Back, L), Result, Limit);
}

Value *expandSaturation(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  Type *Ty = I.getType();
  Value *Zero = Constant::getNullValue(Ty);
  switch (I.getIntrinsicID()) {
  case Intrinsic::uadd_sat: {
    Value *Sum = B.CreateAdd(L, R);
    return B.CreateSelect(B.CreateICmpULT(Sum, R),
                          Constant::getAllOnesValue(Ty), Sum);
  }
  case Intrinsic::usub_sat:
    return B.CreateSub(C.call(Intrinsic::umax, {L, R}), R);
  case Intrinsic::ushl_sat:
  case Intrinsic::sshl_sat:
    return expandShift(C, I);
  case Intrinsic::sadd_sat:
  case Intrinsic::ssub_sat:
    break;
  default:
    llvm_unreachable("not a saturating sum");
  }
  // A signed sum or difference that overflows has the wrong sign. It is
  // replaced by the limit with the sign of the left operand.
  bool Add = I.getIntrinsicID() == Intrinsic::sadd_sat;
  Value *Result = Add ? B.CreateAdd(L, R) : B.CreateSub(L, R);
  Value *Wrong = signOfOverflow(B, Add, L, R, Result);
  Value *Limit = signedLimit(B, L);
  return B.CreateSelect(B.CreateICmpSLT(Wrong, Zero), Limit, Result);
}

static Value *lowerSaturation(LowerContext &C, IntrinsicInst &I) {
  Type *Ty = I.getType();
  Intrinsic::ID Id = I.getIntrinsicID();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  if (Id == Intrinsic::usub_sat || Id == Intrinsic::sshl_sat ||
      Id == Intrinsic::ushl_sat || Ty->getScalarSizeInBits() > 32)
    return expandSaturation(C, I);
  if (Id == Intrinsic::uadd_sat)
    return C.regions().createIntrinsic(GenXIntrinsic::UuaddSat, Ty, {L, R});
  // x - y is ~(~x + y). The least and the greatest number are complements of
  // each other, so the sum may saturate before it is inverted.
  bool Subtract = Id == Intrinsic::ssub_sat;
  Value *Sum = C.regions().createIntrinsic(
      GenXIntrinsic::SsaddSat, Ty, {Subtract ? C.ir().CreateNot(L) : L, R});
  return Subtract ? C.ir().CreateNot(Sum) : Sum;
}

namespace {
struct OverflowParts {
  Value *Result = nullptr;
  Value *Flag = nullptr;
};
} // namespace

/// Multiplies bytes or words as dwords. The product always fits into a dword.
static bool overflowOfNarrowProduct(LowerContext &C, WithOverflowInst &I,
                                    OverflowParts &Parts) {
  IRBuilder<> &B = C.ir();
  Type *Ty = I.getLHS()->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  auto Ext = I.isSigned() ? Instruction::SExt : Instruction::ZExt;
  Type *WideTy = withBits(Ty, 32);
  Value *WideL = B.CreateCast(Ext, I.getLHS(), WideTy);
  Value *WideR = B.CreateCast(Ext, I.getRHS(), WideTy);
  Value *Wide = B.CreateMul(WideL, WideR);
  Parts.Result = B.CreateTrunc(Wide, Ty);
  if (!I.isSigned()) {
    Parts.Flag = B.CreateICmpUGT(
        Wide, ConstantInt::get(WideTy, APInt::getLowBitsSet(32, Bits)));
    return true;
  }
  Value *Again = B.CreateAShr(B.CreateShl(Wide, 32 - Bits), 32 - Bits);
  Parts.Flag = B.CreateICmpNE(Wide, Again);
  return true;
}

/// Let l and r be the low halves of the factors' magnitudes, and l' and r' the
/// high halves. The product of the magnitudes is l'r' 2^64 + (l'r + lr') 2^32 +
/// lr.
static bool overflowOfLongProduct(LowerContext &C, WithOverflowInst &I,
                                  OverflowParts &Parts) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getLHS(), *R = I.getRHS();
  Type *Ty = L->getType();
  Value *Zero = Constant::getNullValue(Ty);
  Parts.Result = B.CreateMul(L, R);
  Value *Product = Parts.Result, *Negative = nullptr;
  if (I.isSigned()) {
    Negative = B.CreateAShr(B.CreateXor(L, R), 63);
    for (Value **V : {&L, &R}) {
      Value *Negated = B.CreateNeg(*V);
      *V = B.CreateSelect(B.CreateICmpSLT(*V, Zero), Negated, *V);
    }
    Product = B.CreateSub(B.CreateXor(Product, Negative), Negative);
  }
  Constant *Low = ConstantInt::get(Ty, UINT32_MAX);
  Value *LLow = B.CreateAnd(L, Low), *LHigh = B.CreateLShr(L, 32);
  Value *RLow = B.CreateAnd(R, Low), *RHigh = B.CreateLShr(R, 32);
  Value *LCross = B.CreateMul(LHigh, RLow);
  Value *RCross = B.CreateMul(LLow, RHigh);
  // If neither l' nor r' is 0, the product overflows. Otherwise l'r or lr' is
  // 0, so their bitwise OR is their sum.
  Value *IsLLong = B.CreateICmpNE(LHigh, Zero);
  Value *BothLong = B.CreateAnd(IsLLong, B.CreateICmpNE(RHigh, Zero));
  Value *Cross = B.CreateOr(LCross, RCross);
  Value *Flag = B.CreateOr(BothLong, B.CreateICmpUGT(Cross, Low));
  Value *Carries = B.CreateICmpULT(Product, B.CreateMul(LLow, RLow));
  Flag = B.CreateOr(Flag, Carries);
  if (I.isSigned()) {
    Constant *Max = ConstantInt::get(Ty, APInt::getSignedMaxValue(64));
    Flag =
        B.CreateOr(Flag, B.CreateICmpUGT(Product, B.CreateSub(Max, Negative)));
  }
  Parts.Flag = Flag;
  return true;
}

static bool overflowOfProduct(LowerContext &C, WithOverflowInst &I,
                              OverflowParts &Parts) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getLHS(), *R = I.getRHS();
  Type *Ty = L->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits == 64)
    return overflowOfLongProduct(C, I, Parts);
  if (Bits < 32)
    return overflowOfNarrowProduct(C, I, Parts);
  Value *Lo = B.CreateMul(L, R);
  Value *Hi = C.regions().createIntrinsic(
      I.isSigned() ? GenXIntrinsic::Smulh : GenXIntrinsic::Umulh, Ty, {L, R});
  Value *Expected =
      I.isSigned() ? B.CreateAShr(Lo, 31) : Constant::getNullValue(Ty);
  Parts.Result = Lo;
  Parts.Flag = B.CreateICmpNE(Hi, Expected);
  return true;
}

static bool overflowParts(LowerContext &C, WithOverflowInst &I,
                          OverflowParts &Parts) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getLHS(), *R = I.getRHS();
  if (I.getBinaryOp() == Instruction::Mul)
    return overflowOfProduct(C, I, Parts);
  bool Add = I.getBinaryOp() == Instruction::Add;
  Value *Result = Add ? B.CreateAdd(L, R) : B.CreateSub(L, R);
  Parts.Result = Result;
  if (!I.isSigned()) {
    Parts.Flag = Add ? B.CreateICmpULT(Result, R) : B.CreateICmpULT(L, R);
    return true;
  }
  Value *Wrong = signOfOverflow(B, Add, L, R, Result);
  Parts.Flag = B.CreateICmpSLT(Wrong, Constant::getNullValue(L->getType()));
  return true;
}

/// Lowers an intrinsic with several results.
static bool lowerParts(LowerContext &C, IntrinsicInst &I) {
  if (!I.getType()->isStructTy() || !C.isTakenApart(I))
    return false;
  SmallVector<Value *, 8> Parts;
  if (auto *Overflow = dyn_cast<WithOverflowInst>(&I)) {
    OverflowParts Of;
    if (isPredicateType(Overflow->getLHS()->getType()) ||
        !overflowParts(C, *Overflow, Of))
      return false;
    Parts = {Of.Result, Of.Flag};
  } else {
    Parts = floatParts(C, I);
  }
  if (Parts.empty())
    Parts = deinterleave(C, I);
  if (Parts.empty())
    return false;
  C.replaceParts(I, Parts);
  return true;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

static Value *signMask(Type *BitsTy) {
  unsigned Bits = BitsTy->getScalarSizeInBits();
  return ConstantInt::get(BitsTy, APInt::getSignMask(Bits));
}

static Value *copySign(LowerContext &C, Value *Magnitude, Value *Sign) {
  IRBuilder<> &B = C.ir();
  Type *Ty = Magnitude->getType();
  Type *BitsTy = withBits(Ty, Ty->getScalarSizeInBits());
  Value *Mask = signMask(BitsTy);
  Value *M = C.castTo(Magnitude, BitsTy);
  M = B.CreateAnd(M, B.CreateNot(Mask));
  Value *S = B.CreateAnd(C.castTo(Sign, BitsTy), Mask);
  return C.castTo(B.CreateOr(M, S), Ty);
}

/// Rounds to nearest, ties away from zero.
static Value *lowerRound(LowerContext &C, Value *X) {
  IRBuilder<> &B = C.ir();
  Type *Ty = X->getType();
  Value *Abs = C.call(Intrinsic::fabs, {X});
  Value *Whole = C.call(Intrinsic::trunc, {Abs});
  Value *Up =
      B.CreateFCmpOGE(B.CreateFSub(Abs, Whole), ConstantFP::get(Ty, 0.5));
  Value *Next = B.CreateFAdd(Whole, ConstantFP::get(Ty, 1.0));
  return copySign(C, B.CreateSelect(Up, Next, Whole), X);
}

/// Lowers minimum and maximum. The result is NaN if one operand is NaN, whereas
/// minnum returns the other operand. A negative zero is less than a positive
/// zero. Equal operands differ at most in the sign of zero, so logic on their
/// bits selects the right zero.
static Value *lowerMinimum(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  Type *Ty = I.getType();
  bool IsMin = I.getIntrinsicID() == Intrinsic::minimum;
  Value *Number = C.call(IsMin ? Intrinsic::minnum : Intrinsic::maxnum, {L, R});
  if (!I.hasNoSignedZeros()) {
    Type *BitsTy = Ty->getWithNewType(B.getIntNTy(Ty->getScalarSizeInBits()));
    Value *LBits = B.CreateBitCast(L, BitsTy);
    Value *RBits = B.CreateBitCast(R, BitsTy);
    Value *Signed =
        IsMin ? B.CreateOr(LBits, RBits) : B.CreateAnd(LBits, RBits);
    Value *IsEqual = B.CreateFCmpOEQ(L, R);
    Number = B.CreateSelect(IsEqual, B.CreateBitCast(Signed, Ty), Number);
  }
  if (I.hasNoNaNs())
    return Number;
  Value *HasNaN = B.CreateFCmpUNO(L, R);
  return B.CreateSelect(HasNaN, B.CreateFAdd(L, R), Number);
}

/// Rounds numbers of type half as floats, because rounding instructions take
/// only floats.
static Value *lowerHalfRounding(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(I.getType(), B.getFloatTy());
  Value *Wide = B.CreateFPExt(I.getArgOperand(0), FloatTy);
  return B.CreateFPTrunc(C.call(I.getIntrinsicID(), {Wide}), I.getType());
}

/// Rounds doubles by adding and subtracting 2^52, because a sum of at least
/// 2^52 has no fraction bits. Numbers of at least 2^52, infinities and NaN are
/// not changed.
static Value *lowerDoubleRounding(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  B.clearFastMathFlags(); // The sum must not be simplified.
  Value *X = I.getArgOperand(0);
  Type *Ty = X->getType();
  auto Number = [Ty](double V) { return ConstantFP::get(Ty, V); };
  Value *Abs = C.call(Intrinsic::fabs, {X});
  Value *Near = B.CreateFSub(B.CreateFAdd(Abs, Number(0x1p52)), Number(0x1p52));
  Intrinsic::ID Id = I.getIntrinsicID();
  if (Id == Intrinsic::trunc) {
    Value *Less = B.CreateFSub(Near, Number(1));
    Near = B.CreateSelect(B.CreateFCmpOGT(Near, Abs), Less, Near);
  }
  Value *Signed = copySign(C, Near, X);
  if (Id == Intrinsic::floor || Id == Intrinsic::ceil) {
    bool Down = Id == Intrinsic::floor;
    Value *Wrong =
        Down ? B.CreateFCmpOGT(Signed, X) : B.CreateFCmpOLT(Signed, X);
    Value *Step = B.CreateFAdd(Signed, Number(Down ? -1 : 1));
    // A step up from -1 must give -0, so the sign of X is copied.
    Signed = B.CreateSelect(Wrong, copySign(C, Step, X), Signed);
  }
  return B.CreateSelect(B.CreateFCmpOLT(Abs, Number(0x1p52)), Signed, X);
}

static Value *lowerMath(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getArgOperand(0);
  Type *Ty = I.getType();
  auto Times = [&](Value *V, double Factor) {
    return B.CreateFMul(V, ConstantFP::get(Ty, Factor));
  };
  switch (I.getIntrinsicID()) {
  case Intrinsic::exp:
    return C.call(Intrinsic::exp2, {Times(X, 1.4426950408889634)});
  case Intrinsic::exp10:
    return C.call(Intrinsic::exp2, {Times(X, 3.3219280948873623)});
  case Intrinsic::log:
    return Times(C.call(Intrinsic::log2, {X}), 0.6931471805599453);
  case Intrinsic::log10:
    return Times(C.call(Intrinsic::log2, {X}), 0.30102999566398120);
  case Intrinsic::tan: {
    // No float has a cosine whose reciprocal overflows.
    Value *Sine = C.call(Intrinsic::sin, {X});
    Value *Q = B.CreateFDiv(Sine, C.call(Intrinsic::cos, {X}));
    cast<Instruction>(Q)->setHasAllowReciprocal(true);
    return Q;
  }
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::roundeven:
    if (Ty->getScalarType()->isDoubleTy() && C.has(Feature::FP64))
      return lowerDoubleRounding(C, I);
    return Ty->getScalarType()->isHalfTy() ? lowerHalfRounding(C, I) : nullptr;
  case Intrinsic::copysign:
    return copySign(C, X, I.getArgOperand(1));
  case Intrinsic::round:
    return lowerRound(C, X);
  case Intrinsic::canonicalize:
    return Times(X, 1.0);
  case Intrinsic::minimum:
  case Intrinsic::maximum:
    return lowerMinimum(C, I);
  case CMX_INTRINSIC_MINIMUMNUM:
    return C.call(Intrinsic::minnum, {X, I.getArgOperand(1)});
  case CMX_INTRINSIC_MAXIMUMNUM:
    return C.call(Intrinsic::maxnum, {X, I.getArgOperand(1)});
  default:
    return nullptr;
  }
}

/// Lowers a saturating conversion to an intrinsic of llvm.genx. A select
/// replaces the result for NaN by 0.
static Value *lowerSaturatingConversion(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getArgOperand(0);
  if (I.getType()->getScalarSizeInBits() > 32 || isPredicateType(I.getType()))
    return nullptr;
  Value *Clamped = C.regions().createIntrinsic(
      I.getIntrinsicID() == Intrinsic::fptosi_sat ? GenXIntrinsic::FPToSISat
                                                  : GenXIntrinsic::FPToUISat,
      I.getType(), {X});
  return B.CreateSelect(B.CreateFCmpUNE(X, X),
                        Constant::getNullValue(I.getType()), Clamped);
}

static Value *lowerThreeWayCompare(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  bool Signed = I.getIntrinsicID() == Intrinsic::scmp;
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  Type *Ty = I.getType();
  Value *Less = Signed ? B.CreateICmpSLT(L, R) : B.CreateICmpULT(L, R);
  Value *More = Signed ? B.CreateICmpSGT(L, R) : B.CreateICmpUGT(L, R);
  return B.CreateSelect(Less, Constant::getAllOnesValue(Ty),
                        B.CreateSelect(More, ConstantInt::get(Ty, 1),
                                       Constant::getNullValue(Ty)));
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

/// Lowers min, max and similar intrinsics of i1.
static Value *lowerOnPredicate(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  switch (I.getIntrinsicID()) {
  case Intrinsic::umin:
  case Intrinsic::smax: // signed, true is -1
    return B.CreateAnd(I.getArgOperand(0), I.getArgOperand(1));
  case Intrinsic::umax:
  case Intrinsic::smin:
    return B.CreateOr(I.getArgOperand(0), I.getArgOperand(1));
  case Intrinsic::abs:
  case Intrinsic::ctpop:
  case Intrinsic::bitreverse:
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::ssa_copy:
    return I.getArgOperand(0);
  default:
    return nullptr;
  }
}

static bool isHint(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::assume:
  case Intrinsic::sideeffect:
  case Intrinsic::donothing:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::var_annotation:
  case Intrinsic::pseudoprobe:
    return true;
  default:
    return false;
  }
}

static Value *lowered(LowerContext &C, IntrinsicInst &I) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::cttz:
  case Intrinsic::ctpop:
  case Intrinsic::ctlz:
  case Intrinsic::bitreverse:
    return lowerCount(C, I);
  case Intrinsic::bswap:
    return lowerByteSwap(C, I);
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    return lowerFunnelShift(C, I);
  case Intrinsic::uadd_sat:
  case Intrinsic::usub_sat:
  case Intrinsic::sadd_sat:
  case Intrinsic::ssub_sat:
  case Intrinsic::sshl_sat:
  case Intrinsic::ushl_sat:
    return lowerSaturation(C, I);
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return lowerSaturatingConversion(C, I);
  case Intrinsic::lround:
  case Intrinsic::llround:
    return C.ir().CreateFPToSI(C.call(Intrinsic::round, {I.getArgOperand(0)}),
                               I.getType());
  case Intrinsic::lrint:
  case Intrinsic::llrint:
    return C.ir().CreateFPToSI(C.call(Intrinsic::rint, {I.getArgOperand(0)}),
                               I.getType());
  case Intrinsic::ldexp:
    return lowerLoadExponent(C, I);
  case Intrinsic::powi:
    return lowerPowerOfInteger(C, I);
  case Intrinsic::scmp:
  case Intrinsic::ucmp:
    return lowerThreeWayCompare(C, I);
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::ssa_copy:
  case Intrinsic::arithmetic_fence:
    return I.getArgOperand(0);
  case Intrinsic::readcyclecounter: {
    Type *Dwords = FixedVectorType::get(C.ir().getInt32Ty(), 2);
    return C.ir().CreateBitCast(
        C.regions().createIntrinsic(GenXIntrinsic::Timestamp, Dwords, {}),
        I.getType());
  }
  default: // lowerMath takes only intrinsics with operands.
    if (Value *New = lowerElementary(C, I))
      return New;
    return I.arg_size() != 0 ? lowerMath(C, I) : nullptr;
  }
}

/// Can \p I, which no function above has lowered, stay as it is?
static bool stays(const IntrinsicInst &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  switch (I.getIntrinsicID()) {
  case Intrinsic::ctpop:
  case Intrinsic::ctlz:
  case Intrinsic::bitreverse:
    return Bits == 32;
  default:
    return getOperationForm(I).has_value();
  }
}

/// Returns LLVM's intrinsic that rounds like \p I, or not_intrinsic.
static Intrinsic::ID roundingOf(const IntrinsicInst &I) {
  auto Id = getGenXIntrinsic(I);
  if (!Id)
    return Intrinsic::not_intrinsic;
  switch (*Id) {
  case GenXIntrinsic::Rndd:
    return Intrinsic::floor;
  case GenXIntrinsic::Rndu:
    return Intrinsic::ceil;
  case GenXIntrinsic::Rnde:
    return Intrinsic::roundeven;
  case GenXIntrinsic::Rndz:
    return Intrinsic::trunc;
  default:
    return Intrinsic::not_intrinsic;
  }
}

/// The machine rounds only floats. For the types half and double, \p I is
/// replaced by LLVM's intrinsic, which is then lowered.
static bool lowerGenXRounding(LowerContext &C, IntrinsicInst &I) {
  Intrinsic::ID Id = roundingOf(I);
  Type *Ty = I.getType()->getScalarType();
  if (Id == Intrinsic::not_intrinsic ||
      !(Ty->isHalfTy() || (Ty->isDoubleTy() && C.has(Feature::FP64))))
    return false;
  C.replace(I, C.call(Id, {I.getArgOperand(0)}));
  return true;
}

bool lowerIntrinsic(LowerContext &C, IntrinsicInst &I) {
  // LLVM treats calls of llvm.genx functions as intrinsics without an ID.
  if (hasGenXName(*I.getCalledFunction()))
    return lowerGenXRounding(C, I);
  if (isHint(I.getIntrinsicID())) {
    C.erase(I);
    return true;
  }
  if (isa<DbgInfoIntrinsic>(I))
    return false;
  IRBuilder<> &B = C.ir();
  IRBuilder<>::FastMathFlagGuard Guard(B);
  if (lowerParts(C, I))
    return true;
  if (isa<FPMathOperator>(I))
    B.setFastMathFlags(I.getFastMathFlags());
  Value *New = nullptr;
  if (isPredicateType(I.getType()) && I.arg_size() != 0 &&
      isPredicateType(I.getArgOperand(0)->getType()))
    New = lowerOnPredicate(C, I);
  if (I.getIntrinsicID() == Intrinsic::is_fpclass)
    New = lowerClassTest(C, I);
  if (!New)
    New = lowerVectorIntrinsic(C, I);
  if (!New && !isPredicateType(I.getType()))
    New = lowered(C, I);
  if (New) {
    C.replace(I, New);
    return true;
  }
  if (!stays(I) && !C.isReported(I))
    C.report(I, DiagKind::LLVMIntrinsicUnsupported,
             "intrinsic of LLVM expected to have a translation, actual '" +
                 Intrinsic::getBaseName(I.getIntrinsicID()) + "'");
  return false;
}

} // namespace cmx
