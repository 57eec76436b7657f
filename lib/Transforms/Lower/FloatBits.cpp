//===- FloatBits.cpp - Floats by their classes and exponents --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// InstCombine forms these intrinsics from simpler operations. No instruction
// computes them, so they are lowered as follows:
//
//   is.fpclass x, classes   compares of the bits of x, or of abs x
//   ldexp x, n              x * 2^a * 2^b * 2^c with a + b + c = n
//   powi x, 5               (x * x) * (x * x) * x
//   powi x, n               pow (abs x, n), with the sign of x if n is odd
//   frexp x                 the fields of the bits of x; if x is denormal,
//                           those of x * 2^p, where p is the precision
//   modf x                  x - trunc x, trunc x
//   sincos x                sin x, cos x
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Support/Compat.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/PatternMatch.h"

#include <cmath>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

namespace {
/// A class of floats. The bits of these floats, read as unsigned integers, are
/// the numbers from First up to, but not including, the First of the next
/// class.
struct ClassRange {
  FPClassTest Class;
  APInt First;
};
} // namespace

/// Returns the classes of \p Format in ascending order of First.
static SmallVector<ClassRange, 12> classRanges(const fltSemantics &Format) {
  APInt Inf = APFloat::getInf(Format).bitcastToAPInt();
  SmallVector<ClassRange, 12> Ranges = {
      {fcPosZero, APFloat::getZero(Format).bitcastToAPInt()},
      {fcPosSubnormal, APFloat::getSmallest(Format).bitcastToAPInt()},
      {fcPosNormal, APFloat::getSmallestNormalized(Format).bitcastToAPInt()},
      {fcPosInf, Inf},
      {fcSNan, Inf + 1},
      {fcQNan, APFloat::getQNaN(Format).bitcastToAPInt()}};
  APInt Sign = APInt::getSignMask(Inf.getBitWidth());
  for (unsigned K = 0; K != 6; ++K)
    Ranges.push_back({fneg(Ranges[K].Class), Ranges[K].First | Sign});
  return Ranges;
}

/// Builds the test First <= Bits < End. If \p End is null, there is no upper
/// limit.
static Value *isInRange(IRBuilder<> &B, Value *Bits, const APInt &First,
                        const APInt *End) {
  auto Number = [&](const APInt &V) {
    return ConstantInt::get(Bits->getType(), V);
  };
  if (!End)
    return B.CreateICmpUGE(Bits, Number(First));
  if (*End - First == 1)
    return B.CreateICmpEQ(Bits, Number(First));
  Value *Offset = First.isZero() ? Bits : B.CreateSub(Bits, Number(First));
  return B.CreateICmpULT(Offset, Number(*End - First));
}

/// One compare tests neighbouring classes together. If the classes contain the
/// negative of each of their numbers, the absolute value is compared.
Value *lowerClassTest(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  auto Classes =
      FPClassTest(cast<ConstantInt>(I.getArgOperand(1))->getZExtValue());
  if (Classes == fcNone || Classes == fcAllFlags)
    return ConstantInt::get(I.getType(), Classes == fcAllFlags);
  Value *X = I.getArgOperand(0);
  Type *BitsTy = withBits(X->getType(), X->getType()->getScalarSizeInBits());
  Value *Bits = C.castTo(X, BitsTy);
  auto Ranges = classRanges(X->getType()->getScalarType()->getFltSemantics());
  if (fneg(Classes) == Classes) {
    unsigned NumBits = BitsTy->getScalarSizeInBits();
    Ranges.truncate(6);
    Bits = B.CreateAnd(
        Bits, ConstantInt::get(BitsTy, APInt::getSignedMaxValue(NumBits)));
  }
  Value *Result = nullptr;
  for (size_t K = 0; K != Ranges.size();) {
    size_t First = K;
    while (K != Ranges.size() && (Classes & Ranges[K].Class))
      ++K;
    if (K == First) {
      ++K;
      continue;
    }
    const APInt *End = K != Ranges.size() ? &Ranges[K].First : nullptr;
    Value *IsIn = isInRange(B, Bits, Ranges[First].First, End);
    Result = Result ? B.CreateOr(Result, IsIn) : IsIn;
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

namespace {
/// Multiplies floats or doubles by powers of two.
class Scaling {
public:
  Scaling(LowerContext &C, Type *Ty)
      : C(C), B(C.ir()), Ty(Ty), Format(Ty->getScalarType()->getFltSemantics()),
        Min(APFloat::semanticsMinExponent(Format)),
        Max(APFloat::semanticsMaxExponent(Format)) {}

  Value *power(Value *N);
  Value *clamped(Value *N);
  void bringNearer(Value *&X, Value *&N);

private:
  LowerContext &C;
  IRBuilder<> &B;
  Type *Ty;
  const fltSemantics &Format;
  int Min, Max; ///< The limits of exponents of normal numbers.
};
} // namespace

/// Returns 2 to the power \p N. The result must be a normal number.
Value *Scaling::power(Value *N) {
  unsigned Shift = APFloat::semanticsPrecision(Format) - 1;
  Value *Biased = B.CreateAdd(N, ConstantInt::getSigned(N->getType(), Max));
  Type *BitsTy = withBits(Ty, Ty->getScalarSizeInBits());
  return C.castTo(B.CreateShl(B.CreateZExt(Biased, BitsTy), Shift), Ty);
}

Value *Scaling::clamped(Value *N) {
  auto Number = [&](int V) { return ConstantInt::getSigned(N->getType(), V); };
  Value *Least = C.call(Intrinsic::smax, {N, Number(Min)});
  return C.call(Intrinsic::smin, {Least, Number(Max)});
}

/// Multiplies \p X by a power of two and subtracts the exponent of this factor
/// from \p N. X * 2^N stays the same, and \p N comes nearer to the range of
/// exponents. The product is exact, and a factor below 1 leaves \p X a normal
/// number. The only exception is an X * 2^N that is infinite, NaN or rounded to
/// 0.
void Scaling::bringNearer(Value *&X, Value *&N) {
  auto Number = [&](int V) { return ConstantInt::getSigned(N->getType(), V); };
  int Down = Min + int(APFloat::semanticsPrecision(Format));
  Value *IsSmall = B.CreateICmpSLT(N, Number(Min));
  Value *IsLarge = B.CreateICmpSGT(N, Number(Max));
  Value *Up = B.CreateSelect(IsLarge, Number(Max), Number(0));
  Value *Step = B.CreateSelect(IsSmall, Number(Down), Up);
  X = B.CreateFMul(X, power(Step));
  N = B.CreateSub(N, Step);
}

/// Lowers ldexp. Returns null for bfloats, for exponents of more than 32 bits,
/// and if the number of exponents differs from the number of lanes.
Value *lowerLoadExponent(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getArgOperand(0), *N = I.getArgOperand(1);
  Type *Ty = I.getType(), *IntTy = N->getType();
  if (IntTy->getScalarSizeInBits() > 32 || numLanes(IntTy) != numLanes(Ty) ||
      Ty->getScalarType()->isBFloatTy())
    return nullptr;
  N = B.CreateSExt(N, withBits(IntTy, 32));
  // In floats, the product of a half and a power of two is exact, unless it is
  // much too large or too small for a half.
  if (Ty->getScalarType()->isHalfTy()) {
    Type *FloatTy = withScalarType(Ty, B.getFloatTy());
    Scaling S(C, FloatTy);
    Value *Wide = B.CreateFPExt(X, FloatTy);
    return B.CreateFPTrunc(B.CreateFMul(Wide, S.power(S.clamped(N))), Ty);
  }
  // If X is 1, two factors are enough, and only their product is rounded.
  Scaling S(C, Ty);
  if (match(X, m_FPOne())) {
    Value *Near = S.clamped(N);
    Value *Rest = S.clamped(B.CreateSub(N, Near));
    Value *First = S.power(Near);
    return B.CreateFMul(First, S.power(Rest));
  }
  S.bringNearer(X, N);
  S.bringNearer(X, N);
  return B.CreateFMul(X, S.power(S.clamped(N)));
}

/// Computes \p X to the power \p N by repeated squaring.
static Value *power(IRBuilder<> &B, Value *X, uint64_t N) {
  Value *Result = nullptr;
  for (Value *Square = X;; Square = B.CreateFMul(Square, Square)) {
    if (N & 1)
      Result = Result ? B.CreateFMul(Result, Square) : Square;
    N >>= 1;
    if (!N)
      break;
  }
  return Result;
}

Value *lowerPowerOfInteger(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getArgOperand(0), *N = I.getArgOperand(1);
  Type *Ty = I.getType();
  Constant *One = ConstantFP::get(Ty, 1.0);
  if (auto *Known = dyn_cast<ConstantInt>(N)) {
    if (Known->isZero())
      return One;
    bool Inverse = Known->isNegative();
    Value *Power = power(B, X, Known->getValue().abs().getZExtValue());
    return Inverse ? B.CreateFDiv(One, Power) : Power;
  }
  Type *BitsTy = withBits(Ty, Ty->getScalarSizeInBits());
  bool IsLaneWise = N->getType()->isVectorTy();
  auto Shaped = [&](Type *T) { return IsLaneWise ? T : T->getScalarType(); };
  Value *Exponent = B.CreateSIToFP(N, Shaped(Ty));
  Value *Odd = B.CreateZExtOrTrunc(N, Shaped(BitsTy));
  if (Ty->isVectorTy() && !IsLaneWise) {
    Exponent = C.broadcast(Exponent, numLanes(Ty));
    Odd = C.broadcast(Odd, numLanes(Ty));
  }
  Value *Abs = C.call(Intrinsic::fabs, {X});
  Value *Power = C.call(Intrinsic::pow, {Abs, Exponent});
  Value *SignIfOdd = B.CreateShl(Odd, BitsTy->getScalarSizeInBits() - 1);
  Value *Sign = B.CreateAnd(C.castTo(X, BitsTy), SignIfOdd);
  return C.castTo(B.CreateOr(C.castTo(Power, BitsTy), Sign), Ty);
}

//===----------------------------------------------------------------------===//
// Two results
//===----------------------------------------------------------------------===//

/// Lowers frexp. If \p X is a zero, infinity or NaN, the fraction is \p X and
/// the exponent is 0.
static SmallVector<Value *, 8> fractionAndExponent(LowerContext &C, Value *X,
                                                   Type *ExponentTy) {
  IRBuilder<> &B = C.ir();
  Type *Ty = X->getType();
  const fltSemantics &Format = Ty->getScalarType()->getFltSemantics();
  unsigned Precision = APFloat::semanticsPrecision(Format);
  int MinExponent = APFloat::semanticsMinExponent(Format);
  Type *BitsTy = withBits(Ty, Ty->getScalarSizeInBits());
  auto Number = [](Type *T, int64_t V) { return ConstantInt::getSigned(T, V); };
  auto Bits = [&](const APFloat &V) {
    return ConstantInt::get(BitsTy, V.bitcastToAPInt());
  };
  Constant *Smallest =
      ConstantFP::get(Ty, APFloat::getSmallestNormalized(Format));
  Constant *Scale = ConstantFP::get(Ty, std::ldexp(1.0, int(Precision)));
  Value *IsSmall = B.CreateFCmpOLT(C.call(Intrinsic::fabs, {X}), Smallest);
  Value *Normal = B.CreateSelect(IsSmall, B.CreateFMul(X, Scale), X);
  Value *All = C.castTo(Normal, BitsTy);
  Value *Infinity = Bits(APFloat::getInf(Format));
  Value *Field = B.CreateLShr(B.CreateAnd(All, Infinity), Precision - 1);
  Value *Half = B.CreateOr(
      B.CreateAnd(All, B.CreateNot(Infinity)),
      Bits(scalbn(APFloat::getOne(Format), -1, APFloat::rmNearestTiesToEven)));
  // Zeros have the exponent field 0. Infinities and NaNs have the largest
  // exponent field.
  Value *IsOther = B.CreateICmpUGE(B.CreateSub(Field, Number(BitsTy, 1)),
                                   Number(BitsTy, 2 - 2 * MinExponent));
  Type *DwordTy = withBits(Ty, 32);
  Value *Excess =
      B.CreateSelect(IsSmall, Number(DwordTy, int(Precision) - MinExponent),
                     Number(DwordTy, -MinExponent));
  Value *Exponent = B.CreateSub(B.CreateZExtOrTrunc(Field, DwordTy), Excess);
  Exponent = B.CreateSelect(IsOther, Number(DwordTy, 0), Exponent);
  return {B.CreateSelect(IsOther, X, C.castTo(Half, Ty)),
          B.CreateSExtOrTrunc(Exponent, ExponentTy)};
}

/// Lowers modf. The fraction of an infinity is 0. A result that is a zero has
/// the sign of \p X.
static SmallVector<Value *, 8> fractionAndWhole(LowerContext &C, Value *X) {
  IRBuilder<> &B = C.ir();
  Type *Ty = X->getType();
  Value *Whole = C.call(Intrinsic::trunc, {X});
  Value *IsInfinite = B.CreateFCmpOEQ(C.call(Intrinsic::fabs, {X}),
                                      ConstantFP::getInfinity(Ty));
  Value *Rest = B.CreateSelect(IsInfinite, Constant::getNullValue(Ty),
                               B.CreateFSub(X, Whole));
  return {C.call(Intrinsic::copysign, {Rest, X}), Whole};
}

/// A half or bfloat is first converted to float. The parts of this float fit
/// into the 16-bit type again.
SmallVector<Value *, 8> floatParts(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.arg_size() ? I.getArgOperand(0) : nullptr;
  Type *Ty = X ? X->getType() : I.getType();
  bool IsShort = Ty->getScalarType()->is16bitFPTy();
  auto Wide = [&] {
    return IsShort ? B.CreateFPExt(X, withScalarType(Ty, B.getFloatTy())) : X;
  };
  SmallVector<Value *, 8> Parts;
  switch (I.getIntrinsicID()) {
  case Intrinsic::frexp:
    Parts =
        fractionAndExponent(C, Wide(), I.getType()->getStructElementType(1));
    break;
  case CMX_INTRINSIC_MODF:
    Parts = fractionAndWhole(C, Wide());
    break;
  case CMX_INTRINSIC_SINCOS:
    if (Ty->getScalarType()->isDoubleTy())
      return {};
    return {C.call(Intrinsic::sin, {X}), C.call(Intrinsic::cos, {X})};
  default:
    return {};
  }
  for (Value *&Part : Parts)
    if (IsShort && Part->getType()->isFPOrFPVectorTy())
      Part = B.CreateFPTrunc(Part, Ty);
  return Parts;
}

} // namespace cmx
