//===- Divide.cpp - Division and remainder --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Divisions by constant powers of two become shifts. A division of i16 (or i8,
// which Bytes.cpp widened) by another constant becomes the upper half of a
// product of 32 bits, or of 16 bits if the value is a byte (ShortDivision.cpp),
// unless that costs more than the forms below.
//
// If the platform divides integers, other divisions stay. Only those of i16 are
// done in i32: 32 lanes cost 14 Gen instructions as dwords, 18 as words
// (GenX_IR 1.0.12504, icllp). On other platforms:
//
// i16: in floats. For x, y < 2^16
//     q = trunc((x + 1/2) * inv(y))
//   is exact: (x + 1/2) / y is at least 1/(2y) away from every integer, and the
//   error is below (2^16 / y) * 2^-21.9, which is less. (x + 1/2 is exact. inv
//   has an error of at most 1 ulp, which is 2^-23, see the vISA specification.
//   Rounding the product adds an error of 2^-24.) For signed numbers, the 1/2
//   gets the sign of x, because trunc rounds towards 0.
//
// i32 by a constant: a multiplication by its scaled reciprocal, which LLVM's
//   DivisionByConstantInfo finds.
//
// i32 in general: with a reciprocal z of y in 32 bits.
//     z  = trunc(inv(float(y)) * (2^32 - 2^12))
//     z += mulh(z, -y * z)                         one step of Newton
//     q  = mulh(x, z),  r = x - q * y
//     twice: if r >= y then q += 1, r -= y
//   The scale is 2^32 (1 - 2^-20); float(y), inv and the product err by less
//   than 2^-21 together. So z = floor(2^32 / y * (1 - d)) with 0 < d < 2^-19.
//   Let E = 2^32 - y z; then 0 <= E < 2^32 d + y, and -y * z in 32 bits is E.
//   (If z is 0, the step changes nothing and q is 0. One correction is enough
//   then, because y > 2^31.) The step makes z' with 0 <= 2^32 / y - z' <= E^2 /
//   (2^32 y) + 1 < 1.02 + y / 2^32, and q is at most x / y and above x / y -
//   1.02 x / 2^32 - x y / 2^64 - 1. If y is 2^31 or more the quotient is at
//   most 1 and so is the error; if y is less, the last three terms are below
//   2.52, so the error is at most 2. So two corrections are enough. For signed
//   numbers, the absolute values are divided, and then the sign is set.
//
// Floats, if the machine only has a reciprocal: x * (1/y) is not exact (1/y
// leaves the range before x/y does, and the product is rounded twice), so fdiv
// stays only if arcp or afn allow it. Otherwise it becomes an IEEE division if
// the platform has one, else
//     sx = x * a^2,  sy = y * b^2        a, b = 2^44, 1 or 2^-33
//     r  = inv(sy),  q = sx * r,  e = sx - q * sy
//     q += e * (r + r * (1 - r * sy))    if e is a number other than 0
//     x / y = q * (b / a) * (b / a)
//   The scaled numbers lie in 2^-62..2^62, so neither r nor q nor e leaves the
//   range. Let r' be r + r * (1 - r * sy). e is exact, and e * r' is added to q
//   with one rounding: the sum is the quotient rounded to nearest if r' is 1 /
//   sy rounded to nearest (Markstein, IBM J. Res. Dev. 34, 1990). This holds if
//   inv rounds to nearest; if inv errs by an ulp, 3 of 120 million random
//   quotients are wrong by one ulp. b / a and the first product with it are
//   exact, unless x / y is zero or infinite. Only a denormal quotient is
//   rounded twice, and LangRef allows its neighbour as the result. If x or y is
//   zero, infinite or NaN, e is 0 or NaN, and sx * r is right. Halves fit into
//   floats unscaled. Rounding their quotient again is right, because a float
//   has 24 = 2 * 11 + 2 bits.
//
// A remainder is x - q * y. Here, each divisor of an i64 is a power of two, and
// each remainder of floats may be approximated (afn). cmx-expand-int64 has
// replaced all other divisions of i64 and remainders of floats.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"
#include "ShortDivision.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/DivisionByConstantInfo.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

namespace {

/// A division of bytes or words by a constant (ShortDivision.cpp).
struct ShortForm {
  unsigned HalfBits; ///< Half of the bits of the product.
  ShortQuotient Q;
};

class Division {
public:
  Division(LowerContext &C, BinaryOperator &I)
      : C(C), B(C.ir()), I(I), X(I.getOperand(0)), Y(I.getOperand(1)),
        Ty(I.getType()), Bits(Ty->getScalarSizeInBits()) {}

  /// Returns the new value, or null if the instruction stays or was reported.
  Value *run();

private:
  bool isSigned() const {
    return I.getOpcode() == Instruction::SDiv ||
           I.getOpcode() == Instruction::SRem;
  }
  bool isRemainder() const {
    return I.getOpcode() == Instruction::URem ||
           I.getOpcode() == Instruction::SRem;
  }
  Constant *constant(const APInt &V) { return ConstantInt::get(Ty, V); }

  Value *powersOf2(Constant *Logs);
  Value *signedPowerOf2(unsigned Log2, bool Negative);
  Value *remainderOf(Value *Quotient);
  Value *unsignedByConstant(const APInt &D);
  Value *signedByConstant(const APInt &D);
  Value *byConstant(const APInt &D);
  ShortForm shortForm(const APInt &D) const;
  Cost cost(Operation Op, unsigned DstBits, unsigned SrcBits) const;
  bool pays(const ShortForm &F) const;
  Value *shortByConstant(const APInt &D, ShortForm F);
  Value *wordInDword();
  Value *wordInFloat();
  Value *dwordUnsigned(Value *N, Value *D, bool Remainder);
  Value *dword();
  Value *mulHigh(Value *L, Value *R, bool Signed);

  LowerContext &C;
  IRBuilder<> &B;
  BinaryOperator &I;
  Value *X, *Y;
  Type *Ty;
  unsigned Bits;
};

} // namespace

/// Returns the logarithms of \p Powers if these are constant positive powers of
/// two, otherwise null.
static Constant *logarithms(Value *Powers, bool Signed) {
  auto *C = dyn_cast<Constant>(Powers);
  if (!C)
    return nullptr;
  bool IsVector = C->getType()->isVectorTy();
  SmallVector<Constant *, 32> Logs;
  for (unsigned N = 0; N != numLanes(C->getType()); ++N) {
    auto *Lane =
        dyn_cast_or_null<ConstantInt>(IsVector ? C->getAggregateElement(N) : C);
    if (!Lane || !Lane->getValue().isPowerOf2() ||
        (Signed && Lane->isNegative()))
      return nullptr;
    Logs.push_back(
        ConstantInt::get(Lane->getType(), Lane->getValue().logBase2()));
  }
  return IsVector ? ConstantVector::get(Logs) : Logs.front();
}

/// Divides by powers of two, which can differ between lanes.
Value *Division::powersOf2(Constant *Logs) {
  Value *LowBits = B.CreateSub(Y, ConstantInt::get(Ty, 1));
  if (!isSigned())
    return isRemainder() ? B.CreateAnd(X, LowBits) : B.CreateLShr(X, Logs);
  Value *Sign = B.CreateAShr(X, Bits - 1);
  Value *Rounded = B.CreateAdd(X, B.CreateAnd(Sign, LowBits));
  if (isRemainder())
    return B.CreateSub(X, B.CreateAnd(Rounded, B.CreateNeg(Y)));
  return B.CreateAShr(Rounded, Logs);
}

/// Divides by 2^\p Log2, or by its negative. Adds 2^\p Log2 - 1 to negative
/// numbers, so that the shift rounds towards 0.
Value *Division::signedPowerOf2(unsigned Log2, bool Negative) {
  Value *Rounded = X;
  if (Log2 != 0) {
    Value *Sign = Log2 == 1 ? X : B.CreateAShr(X, Bits - 1);
    Rounded = B.CreateAdd(X, B.CreateLShr(Sign, Bits - Log2));
  }
  if (isRemainder()) {
    APInt High = APInt::getHighBitsSet(Bits, Bits - Log2);
    return B.CreateSub(X, B.CreateAnd(Rounded, constant(High)));
  }
  Value *Quotient = B.CreateAShr(Rounded, Log2);
  return Negative ? B.CreateNeg(Quotient) : Quotient;
}

Value *Division::remainderOf(Value *Quotient) {
  return B.CreateSub(X, B.CreateMul(Quotient, Y));
}

Value *Division::mulHigh(Value *L, Value *R, bool Signed) {
  return C.regions().createIntrinsic(
      Signed ? GenXIntrinsic::Smulh : GenXIntrinsic::Umulh, Ty, {L, R});
}

Value *Division::unsignedByConstant(const APInt &D) {
  auto Magic = UnsignedDivisionByConstantInfo::get(D);
  Value *N = X;
  if (Magic.PreShift != 0)
    N = B.CreateLShr(N, Magic.PreShift);
  Value *Q = mulHigh(N, constant(Magic.Magic), /*Signed=*/false);
  if (!Magic.IsAdd)
    return B.CreateLShr(Q, Magic.PostShift);
  // The factor is 2^32 + Magic, so the upper half of the product is N + Q,
  // which can carry out of 32 bits. (N - Q) / 2 + Q is (N + Q) / 2 without that
  // carry.
  Value *Half = B.CreateLShr(B.CreateSub(N, Q), 1);
  return B.CreateLShr(B.CreateAdd(Half, Q), Magic.PostShift);
}

Value *Division::signedByConstant(const APInt &D) {
  auto Magic = SignedDivisionByConstantInfo::get(D);
  Value *Q = mulHigh(X, constant(Magic.Magic), /*Signed=*/true);
  if (D.isStrictlyPositive() && Magic.Magic.isNegative())
    Q = B.CreateAdd(Q, X);
  else if (D.isNegative() && Magic.Magic.isStrictlyPositive())
    Q = B.CreateSub(Q, X);
  Q = B.CreateAShr(Q, Magic.ShiftAmount);
  return B.CreateAdd(Q, B.CreateLShr(Q, Bits - 1));
}

Value *Division::byConstant(const APInt &D) {
  Value *Q = isSigned() ? signedByConstant(D) : unsignedByConstant(D);
  return isRemainder() ? remainderOf(Q) : Q;
}

ShortForm Division::shortForm(const APInt &D) const {
  const DataLayout &DL = C.function().getDataLayout();
  bool S = isSigned();
  unsigned XBits = S ? ComputeMaxSignificantBits(X, DL)
                     : computeKnownBits(X, DL).countMaxActiveBits();
  unsigned DBits = S ? D.getSignificantBits() : D.getActiveBits();
  unsigned HalfBits = std::max(XBits, DBits) <= 8 ? 8 : 16;
  auto Divisor = uint32_t((S ? D.abs() : D).getZExtValue());
  return {HalfBits, S ? signedQuotient(Divisor, XBits, HalfBits)
                      : unsignedQuotient(Divisor, XBits, HalfBits)};
}

/// Returns the cost of \p Op with a constant operand, for the lanes of the
/// division.
Cost Division::cost(Operation Op, unsigned DstBits, unsigned SrcBits) const {
  ElemType Src = intType(SrcBits / 8, isSigned());
  SmallVector<CostOperand, 2> Srcs = {Src};
  if (Op != Operation::Mov)
    Srcs.push_back(CostOperand::imm(Src));
  return C.costs()->price(Op, numLanes(Ty), intType(DstBits / 8, isSigned()),
                          Srcs);
}

/// Does \p F cost no more than the platform's division of dwords? The cost of
/// the latter includes extending the words before the division, and packing the
/// low parts of its result.
bool Division::pays(const ShortForm &F) const {
  unsigned Wide = 2 * F.HalfBits;
  Cost Pack = cost(Operation::Mov, 16, 16);
  Cost Sum = cost(Operation::Mul, Wide, 16) + cost(Operation::Asr, 16, 16);
  if (F.Q.Addend)
    Sum += cost(Operation::Add, Wide, Wide);
  if (isSigned())
    Sum += cost(Operation::Asr, 16, 16) + cost(Operation::Add, 16, 16);
  if (isRemainder())
    Sum += cost(Operation::Mul, 16, 16) + cost(Operation::Add, 16, 16);
  if (F.HalfBits == 8)
    Sum += Pack;
  return Sum <= cost(Operation::Div, 32, 32) * 2 + Pack;
}

Value *Division::shortByConstant(const APInt &D, ShortForm F) {
  Type *WideTy = withBits(Ty, 2 * F.HalfBits);
  Value *Q = B.CreateMul(B.CreateIntCast(X, WideTy, isSigned()),
                         ConstantInt::get(WideTy, F.Q.Factor));
  if (F.Q.Addend)
    Q = B.CreateAdd(Q, ConstantInt::get(WideTy, F.Q.Addend));
  if (F.HalfBits == 16) {
    Q = B.CreateTrunc(B.CreateLShr(Q, 16), Ty);
    F.Q.Shift -= 16;
  }
  if (isSigned()) {
    // Add 1 if X is negative. For bytes, the sign is taken from Q, which has
    // the sign of X, because X would have to be widened.
    Value *Sign = B.CreateAShr(F.HalfBits == 8 ? Q : X, 15);
    Q = B.CreateAShr(Q, F.Q.Shift);
    Q = D.isNegative() ? B.CreateSub(Sign, Q) : B.CreateSub(Q, Sign);
  } else {
    Q = B.CreateLShr(Q, F.Q.Shift);
  }
  return isRemainder() ? remainderOf(Q) : Q;
}

Value *Division::wordInDword() {
  Type *DwordTy = withBits(Ty, 32);
  auto Ext = isSigned() ? Instruction::SExt : Instruction::ZExt;
  Value *WideX = B.CreateCast(Ext, X, DwordTy);
  Value *WideY = B.CreateCast(Ext, Y, DwordTy);
  Value *Wide = B.CreateBinOp(I.getOpcode(), WideX, WideY);
  return B.CreateTrunc(Wide, Ty);
}

Value *Division::wordInFloat() {
  Type *FloatTy = withScalarType(Ty, B.getFloatTy());
  auto Half = [&](double V) { return ConstantFP::get(FloatTy, V); };
  Value *FX =
      isSigned() ? B.CreateSIToFP(X, FloatTy) : B.CreateUIToFP(X, FloatTy);
  Value *FY =
      isSigned() ? B.CreateSIToFP(Y, FloatTy) : B.CreateUIToFP(Y, FloatTy);
  Value *Inverse =
      C.regions().createIntrinsic(GenXIntrinsic::Inv, FloatTy, {FY});
  Value *HalfOfSign = Half(0.5);
  if (isSigned())
    HalfOfSign = B.CreateSelect(B.CreateICmpSLT(X, Constant::getNullValue(Ty)),
                                Half(-0.5), Half(0.5));
  Value *Product = B.CreateFMul(B.CreateFAdd(FX, HalfOfSign), Inverse);
  // Convert to dwords; a region reads the low words of the result.
  Type *DwordTy = withBits(Ty, 32);
  Value *Q = isSigned() ? B.CreateFPToSI(Product, DwordTy)
                        : B.CreateFPToUI(Product, DwordTy);
  Q = B.CreateTrunc(Q, Ty);
  return isRemainder() ? remainderOf(Q) : Q;
}

/// Divides unsigned dwords, see the comment at the start of this file.
Value *Division::dwordUnsigned(Value *N, Value *D, bool Remainder) {
  Type *FloatTy = withScalarType(Ty, B.getFloatTy());
  Value *Inverse = C.regions().createIntrinsic(GenXIntrinsic::Inv, FloatTy,
                                               {B.CreateUIToFP(D, FloatTy)});
  Value *Scaled =
      B.CreateFMul(Inverse, ConstantFP::get(FloatTy, 4294967296.0 - 4096.0));
  Value *Z = B.CreateFPToUI(Scaled, Ty);
  Value *Error = B.CreateMul(B.CreateNeg(D), Z);
  Z = B.CreateAdd(Z, mulHigh(Z, Error, /*Signed=*/false));
  Value *Q = mulHigh(N, Z, /*Signed=*/false);
  Value *R = B.CreateSub(N, B.CreateMul(Q, D));
  for (unsigned Step = 0; Step != 2; ++Step) {
    Value *TooSmall = B.CreateICmpUGE(R, D);
    Q = B.CreateSelect(TooSmall, B.CreateAdd(Q, ConstantInt::get(Ty, 1)), Q);
    if (Step == 0 || Remainder)
      R = B.CreateSelect(TooSmall, B.CreateSub(R, D), R);
  }
  return Remainder ? R : Q;
}

Value *Division::dword() {
  if (!isSigned())
    return dwordUnsigned(X, Y, isRemainder());
  auto Abs = [&](Value *V) {
    return C.call(Intrinsic::abs, {V, B.getFalse()});
  };
  Value *AbsX = Abs(X), *AbsY = Abs(Y);
  Value *Result = dwordUnsigned(AbsX, AbsY, isRemainder());
  Value *Sign = B.CreateAShr(isRemainder() ? X : B.CreateXor(X, Y), Bits - 1);
  return B.CreateSub(B.CreateXor(Result, Sign), Sign);
}

Value *Division::run() {
  const APInt *D = nullptr;
  if (match(Y, m_APInt(D))) {
    if (isSigned() && D->isPowerOf2() && !D->isNegative())
      return signedPowerOf2(D->logBase2(), /*Negative=*/false);
    if (isSigned() && D->isNegatedPowerOf2() && !D->isMinSignedValue())
      return signedPowerOf2((-*D).logBase2(), /*Negative=*/true);
  }
  if (Constant *Logs = logarithms(Y, isSigned()))
    return powersOf2(Logs);
  if (Bits == 64) {
    C.report(I, DiagKind::Int64Division,
             "divisor of i64 expected to be constant powers of two; divide "
             "i32 instead");
    return nullptr;
  }
  bool Divides = C.has(Feature::IntDiv);
  if (Bits == 16 && D && !D->isZero() && C.costs()) {
    ShortForm F = shortForm(*D);
    if (!Divides || pays(F))
      return shortByConstant(*D, F);
  }
  if (Divides)
    return Bits == 16 ? wordInDword() : nullptr;
  if (Bits == 16)
    return wordInFloat();
  // Division by 0 is undefined. For -1 and the least signed number no scaled
  // reciprocal is used.
  if (D && !D->isZero() && !D->isAllOnes() && !D->isMinSignedValue())
    return byConstant(*D);
  return dword();
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {
/// Computes x / y in floats, see the comment at the start of this file.
class FloatDivision {
  LowerContext &C;
  IRBuilder<> &B;
  Type *Ty;

public:
  FloatDivision(LowerContext &C, Type *Ty) : C(C), B(C.ir()), Ty(Ty) {}
  Value *run(Value *X, Value *Y);
  Value *unscaled(Value *X, Value *Y);

private:
  Constant *number(double V) { return ConstantFP::get(Ty, V); }
  Value *fma(Value *L, Value *R, Value *Addend) {
    return C.call(Intrinsic::fma, {L, R, Addend});
  }
  Value *rootOfScale(Value *V);
};
} // namespace

Value *FloatDivision::unscaled(Value *X, Value *Y) {
  Value *R = C.regions().createIntrinsic(GenXIntrinsic::Inv, Ty, {Y});
  Value *Q = B.CreateFMul(X, R);
  Value *NegY = B.CreateFNeg(Y);
  Value *Error = fma(NegY, Q, X);
  Value *Better = fma(fma(NegY, R, number(1)), R, R);
  Value *IsNumber =
      B.CreateFCmpOGT(C.call(Intrinsic::fabs, {Error}), number(0));
  return B.CreateSelect(IsNumber, fma(Error, Better, Q), Q);
}

Value *FloatDivision::rootOfScale(Value *V) {
  Value *Abs = C.call(Intrinsic::fabs, {V});
  Value *Root = B.CreateSelect(B.CreateFCmpOLT(Abs, number(0x1p-62)),
                               number(0x1p44), number(1));
  return B.CreateSelect(B.CreateFCmpOGE(Abs, number(0x1p62)), number(0x1p-33),
                        Root);
}

Value *FloatDivision::run(Value *X, Value *Y) {
  Value *RootX = rootOfScale(X), *RootY = rootOfScale(Y);
  auto Times = [&](Value *V, Value *Root) {
    return B.CreateFMul(B.CreateFMul(V, Root), Root);
  };
  Value *ScaledX = Times(X, RootX), *ScaledY = Times(Y, RootY);
  Value *Q = unscaled(ScaledX, ScaledY);
  // Inverse is 1 / RootX. RootX is a power of two, so only its exponent is
  // negated.
  Type *IntTy = withBits(Ty, 32);
  Value *Inverse =
      B.CreateBitCast(B.CreateSub(ConstantInt::get(IntTy, 0x7f000000),
                                  B.CreateBitCast(RootX, IntTy)),
                      Ty);
  return Times(Q, B.CreateFMul(RootY, Inverse));
}

static bool lowerFloatDivision(LowerContext &C, BinaryOperator &I) {
  Type *Ty = I.getType(), *ScalarTy = Ty->getScalarType();
  bool IsHalf = ScalarTy->isHalfTy();
  if (!(IsHalf || ScalarTy->isFloatTy()) || I.hasAllowReciprocal() ||
      I.hasApproxFunc() || C.has(Feature::FloatDiv))
    return false;
  IRBuilder<> &B = C.ir();
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  Type *FloatTy = withScalarType(Ty, B.getFloatTy());
  if (IsHalf) {
    X = B.CreateFPExt(X, FloatTy);
    Y = B.CreateFPExt(Y, FloatTy);
  }
  Value *Q;
  if (C.has(Feature::IEEEDivSqrt))
    Q = C.regions().createIntrinsic(GenXIntrinsic::IeeeDiv, FloatTy, {X, Y});
  else if (IsHalf)
    Q = FloatDivision(C, FloatTy).unscaled(X, Y);
  else
    Q = FloatDivision(C, FloatTy).run(X, Y);
  C.replace(I, IsHalf ? B.CreateFPTrunc(Q, Ty) : Q);
  return true;
}

static bool lowerFloatRemainder(LowerContext &C, BinaryOperator &I) {
  if (!I.hasApproxFunc())
    return C.report(I, DiagKind::InstructionUnsupported,
                    "exact remainder of floats; the flag 'afn' allows "
                    "x - y * trunc(x / y)");
  IRBuilder<> &B = C.ir();
  IRBuilder<>::FastMathFlagGuard Guard(B);
  B.setFastMathFlags(I.getFastMathFlags());
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  Value *Q = C.call(Intrinsic::trunc, {B.CreateFDiv(X, Y)});
  C.replace(I, B.CreateFSub(X, B.CreateFMul(Y, Q)));
  return true;
}

bool lowerDivide(LowerContext &C, BinaryOperator &I) {
  switch (I.getOpcode()) {
  case Instruction::FDiv:
    return lowerFloatDivision(C, I);
  case Instruction::FRem:
    return lowerFloatRemainder(C, I) && !C.isReported(I);
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    break;
  default:
    return false;
  }
  Value *New = Division(C, I).run();
  if (!New)
    return false;
  C.replace(I, New);
  return true;
}

} // namespace cmx
