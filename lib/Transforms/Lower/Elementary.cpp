//===- Elementary.cpp - Inverse and hyperbolic functions ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes functions that the math unit lacks, in floats. Here odd(x) is x +
// x^3 P(x^2) for a polynomial P, and a is |x|. The result of an odd function
// then gets the sign of x:
//
//   asin x     a <= 1/2: odd(a)    else pi/2 - 2 odd(sqrt((1 - a) / 2))
//   acos x     pi/2 - asin x       a > 1/2: 2 odd(..), or pi minus that
//   atan x     a <= 1: odd(a)      else pi/2 - odd(1 / a)
//   atan2 y,x  the arc tangent of the smaller divided by the larger absolute
//              value, mirrored at the diagonal and at the axis
//   sinh x     a < 1: odd(a)       else e - 1 / (4 e)   with e = exp(a) / 2
//   cosh x     e + 1 / (4 e)
//   tanh x     a < 5/8: odd(a)     else 1 - 2 / (exp(2 a) + 1)
//
// The polynomials minimize the largest relative error on their range (Remez),
// which is below 2^-27. With exact roots, powers and reciprocals, the error of
// asin is below 2.5 units in the last place, and that of the other functions is
// below 1.7 (the largest errors of 13 million floats and 30 million pairs).
// Zeros keep their sign. For NaN and infinities, the results are those of C's
// functions.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Support/Compat.h"

using namespace llvm;

namespace cmx {

namespace {

class Elementary {
public:
  Elementary(LowerContext &C, Type *Ty) : C(C), B(C.ir()), Ty(Ty) {}

  Value *asin(Value *X);
  Value *acos(Value *X);
  Value *atan(Value *X);
  Value *atan2(Value *Y, Value *X);
  Value *sinh(Value *X);
  Value *cosh(Value *X);
  Value *tanh(Value *X);

private:
  struct Arc {
    Value *IsSteep; ///< Is the angle pi/2 - 2 Angle, not Angle?
    Value *Angle;
  };

  Constant *number(double V) const { return ConstantFP::get(Ty, V); }
  Value *abs(Value *X) { return C.call(Intrinsic::fabs, {X}); }
  Value *fma(Value *L, Value *R, Value *Addend) {
    return C.call(Intrinsic::fma, {L, R, Addend});
  }
  Value *inverse(Value *X) {
    return C.regions().createIntrinsic(GenXIntrinsic::Inv, Ty, {X});
  }
  Value *withSign(Value *Magnitude, Value *X) {
    return C.call(Intrinsic::copysign, {Magnitude, X});
  }
  Value *odd(Value *X, ArrayRef<double> P);
  Value *minusFrom(double Angle, Value *X);
  Arc arcSine(Value *X);
  Value *arcTangent(Value *X);
  Value *halfExp(Value *Abs);

  LowerContext &C;
  IRBuilder<> &B;
  Type *Ty;
};

} // namespace

constexpr double Pi = 3.14159265358979324;

Value *Elementary::odd(Value *X, ArrayRef<double> P) {
  Value *Square = B.CreateFMul(X, X);
  Value *Sum = number(P.back());
  for (double Factor : reverse(P.drop_back()))
    Sum = fma(Sum, Square, number(Factor));
  return fma(B.CreateFMul(X, Square), Sum, X);
}

/// Returns \p Angle - \p X, computed as if \p Angle had more bits than a float.
Value *Elementary::minusFrom(double Angle, Value *X) {
  Value *Low = B.CreateFSub(X, number(Angle - double(float(Angle))));
  return B.CreateFSub(number(Angle), Low);
}

Elementary::Arc Elementary::arcSine(Value *X) {
  Value *Abs = abs(X);
  Value *IsSteep = B.CreateFCmpOGT(Abs, number(0.5));
  Value *Root = C.call(Intrinsic::sqrt, {fma(Abs, number(-0.5), number(0.5))});
  Value *Sine = B.CreateSelect(IsSteep, Root, Abs);
  return {IsSteep, odd(Sine, {0.1666675268, 0.07495288666, 0.04547160801,
                              0.0241729473, 0.0421782374})};
}

Value *Elementary::asin(Value *X) {
  Arc A = arcSine(X);
  Value *Steep = fma(number(-2), A.Angle, number(Pi / 2));
  return withSign(B.CreateSelect(A.IsSteep, Steep, A.Angle), X);
}

Value *Elementary::acos(Value *X) {
  Arc A = arcSine(X);
  Value *Twice = B.CreateFMul(A.Angle, number(2));
  Value *IsNegative = B.CreateFCmpOLT(X, number(0));
  Value *Steep = B.CreateSelect(IsNegative, minusFrom(Pi, Twice), Twice);
  Value *Flat = minusFrom(Pi / 2, withSign(A.Angle, X));
  return B.CreateSelect(A.IsSteep, Steep, Flat);
}

/// Returns the arc tangent of \p X, which must be from 0 to 1.
Value *Elementary::arcTangent(Value *X) {
  return odd(X, {-0.3333329909, 0.1999854828, -0.1426424164, 0.1095218556,
                 -0.08403449663, 0.05795758161, -0.03117783354, 0.01091459899,
                 -0.001793620175});
}

Value *Elementary::atan(Value *X) {
  Value *Abs = abs(X);
  Value *IsSteep = B.CreateFCmpOGT(Abs, number(1));
  Value *Angle = arcTangent(B.CreateSelect(IsSteep, inverse(Abs), Abs));
  Value *Steep = minusFrom(Pi / 2, Angle);
  return withSign(B.CreateSelect(IsSteep, Steep, Angle), X);
}

/// The quotient of operands of equal magnitude is not used, because they can be
/// zero or infinite. It is replaced by 1 or, if both are zero, by 0.
Value *Elementary::atan2(Value *Y, Value *X) {
  Value *AbsY = abs(Y), *AbsX = abs(X);
  Value *IsSteep = B.CreateFCmpOGT(AbsY, AbsX);
  Value *Less = B.CreateSelect(IsSteep, AbsX, AbsY);
  Value *More = B.CreateSelect(IsSteep, AbsY, AbsX);
  Value *IsZero = B.CreateFCmpOEQ(More, number(0));
  Value *Diagonal = B.CreateSelect(IsZero, number(0), number(1));
  Value *IsEqual = B.CreateFCmpOEQ(Less, More);
  Value *Quotient = B.CreateFDiv(Less, More);
  Value *Angle = arcTangent(B.CreateSelect(IsEqual, Diagonal, Quotient));
  Angle = B.CreateSelect(IsSteep, minusFrom(Pi / 2, Angle), Angle);
  Type *BitsTy = withBits(Ty, 32);
  Value *IsLeft =
      B.CreateICmpSLT(C.castTo(X, BitsTy), Constant::getNullValue(BitsTy));
  return withSign(B.CreateSelect(IsLeft, minusFrom(Pi, Angle), Angle), Y);
}

/// Returns exp(\p Abs) / 2. The exponent to the base 2, \p Abs * log2 e, is
/// split into a whole part and a rest. To keep the rest accurate, two products
/// of \p Abs are added: with log2 e rounded to a float, and with the error of
/// this rounding.
Value *Elementary::halfExp(Value *Abs) {
  constexpr double Log2E = 1.44269504088896341;
  // From 100 on, the result is infinite. Abs is limited to 100, because an
  // infinite number has no rest.
  Value *IsLarge = B.CreateFCmpOGT(Abs, number(100));
  Value *X = B.CreateSelect(IsLarge, number(100), Abs);
  Value *Whole = C.call(Intrinsic::rint, {B.CreateFMul(X, number(Log2E))});
  Value *Rest = fma(X, number(Log2E), B.CreateFNeg(Whole));
  Rest = fma(X, number(Log2E - double(float(Log2E))), Rest);
  Value *Power = C.call(Intrinsic::exp2, {B.CreateFSub(Whole, number(65))});
  Value *Product = B.CreateFMul(C.call(Intrinsic::exp2, {Rest}), Power);
  return B.CreateFMul(Product, number(0x1p64));
}

Value *Elementary::sinh(Value *X) {
  Value *Abs = abs(X);
  Value *Near = odd(
      Abs, {0.166666665, 0.008333350058, 0.0001983615978, 0.000002816951232});
  Value *Half = halfExp(Abs);
  Value *Far = fma(inverse(Half), number(-0.25), Half);
  Value *IsNear = B.CreateFCmpOLT(Abs, number(1));
  return withSign(B.CreateSelect(IsNear, Near, Far), X);
}

Value *Elementary::cosh(Value *X) {
  Value *Half = halfExp(abs(X));
  return fma(inverse(Half), number(0.25), Half);
}

Value *Elementary::tanh(Value *X) {
  Value *Abs = abs(X);
  Value *Near = odd(Abs, {-0.3333327606, 0.1333127443, -0.05372512671,
                          0.02058982669, -0.005648316622});
  Value *Exp =
      C.call(Intrinsic::exp2, {B.CreateFMul(Abs, number(2.88539008177792681))});
  Value *Inverse = inverse(B.CreateFAdd(Exp, number(1)));
  Value *Far = fma(Inverse, number(-2), number(1));
  Value *IsNear = B.CreateFCmpOLT(Abs, number(0.625));
  return withSign(B.CreateSelect(IsNear, Near, Far), X);
}

using Function1 = Value *(Elementary::*)(Value *);

/// Returns the function of Elementary that computes \p Id, or null if there is
/// none with one argument.
static Function1 functionOf(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::asin:
    return &Elementary::asin;
  case Intrinsic::acos:
    return &Elementary::acos;
  case Intrinsic::atan:
    return &Elementary::atan;
  case Intrinsic::sinh:
    return &Elementary::sinh;
  case Intrinsic::cosh:
    return &Elementary::cosh;
  case Intrinsic::tanh:
    return &Elementary::tanh;
  default:
    return nullptr;
  }
}

Value *lowerElementary(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  Intrinsic::ID Id = I.getIntrinsicID();
  Function1 Function = functionOf(Id);
  Type *Ty = I.getType();
  if ((!Function && Id != CMX_INTRINSIC_ATAN2) ||
      Ty->getScalarType()->isDoubleTy())
    return nullptr;
  B.clearFastMathFlags(); // Terms can be infinite, and order matters.
  Type *FloatTy = withScalarType(Ty, B.getFloatTy());
  Elementary E(C, FloatTy);
  Value *X = B.CreateFPCast(I.getArgOperand(0), FloatTy);
  Value *New = Function
                   ? (E.*Function)(X)
                   : E.atan2(X, B.CreateFPCast(I.getArgOperand(1), FloatTy));
  return B.CreateFPCast(New, Ty);
}

} // namespace cmx
