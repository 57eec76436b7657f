//===- FloatRemainder.cpp - Exact remainders of floats --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Let |x| = a 2^m and |y| = b 2^n, with fractions a and b from 1/2 to 1 and m
// >= n:
//
//   r = a < b ? a : a - b              below b
//   for the m - n bits that are left, s bits at a time:
//     t = r 2^s
//     r = t - b rint(t / b)            -b < r < b
//     r = r < 0 ? r + b : r
//   x rem y = r 2^n with the sign of x
//
// All steps are exact. b and r are multiples of the value of b's last bit, and
// so is the new r. The reciprocal of b is accurate to about as many bits as the
// quotient t / b has. So the error of the quotient is less than one half, and r
// stays below b and fits into the fraction. The loop has at most 16 turns for
// floats, 3 for halves, 44 for doubles, and none if x and y have the same
// exponent. If y is a constant power of two that is at least 1, the pass uses
// x - y trunc(x / y), which is exact.
//
// Remainders of half and bfloat are computed as floats, which represent them
// exactly.
//
//===----------------------------------------------------------------------===//

#include "FloatRemainder.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

bool isExactFloatRemainder(const Instruction &I) {
  return I.getOpcode() == Instruction::FRem && !I.hasApproxFunc();
}

namespace {

/// Computes X rem Y of floats or doubles.
class Remainder {
public:
  Remainder(Value *X, Value *Y, Instruction &At)
      : X(X), Y(Y), At(At), B(&At), Ty(X->getType()),
        IntTy(Ty->getWithNewType(B.getInt32Ty())),
        IsDouble(Ty->getScalarType()->isDoubleTy()) {}

  Value *run();

private:
  struct Parts {
    Value *Fraction, *Exponent;
  };

  Constant *number(double V) const { return ConstantFP::get(Ty, V); }
  Constant *integer(int V) const { return ConstantInt::getSigned(IntTy, V); }
  Value *unary(Intrinsic::ID Id, Value *V) {
    return B.CreateUnaryIntrinsic(Id, V);
  }
  Parts partsOf(Value *V);
  Value *byPowerOfTwo(const APFloat &Power, const APFloat &Inverse);
  Value *shiftedUp(Value *V, Value *Exponent);
  Value *inverse(Value *V);
  Value *turn(Value *R, Value *Divisor, Value *Inverse, Value *Shift);
  Value *loop(Value *R, Value *Divisor, Value *NumBits);

  Value *X, *Y;
  Instruction &At;
  IRBuilder<> B;
  Type *Ty, *IntTy;
  bool IsDouble;
};

} // namespace

Value *Remainder::byPowerOfTwo(const APFloat &Power, const APFloat &Inverse) {
  Value *Quotient = B.CreateFMul(X, ConstantFP::get(Ty, Inverse));
  Value *Whole = unary(Intrinsic::trunc, Quotient);
  Value *Multiple = B.CreateFMul(Whole, ConstantFP::get(Ty, Power));
  Value *R = B.CreateFSub(X, Multiple);
  return B.CreateBinaryIntrinsic(Intrinsic::copysign, R, X);
}

/// Returns \p V times 2 to the power \p Exponent, which is between 0 and
/// BitsPerTurn.
Value *Remainder::shiftedUp(Value *V, Value *Exponent) {
  Type *BitsTy = Ty->getWithNewType(B.getIntNTy(Ty->getScalarSizeInBits()));
  Value *Biased = B.CreateAdd(Exponent, integer(IsDouble ? 1023 : 127));
  Value *Bits = B.CreateZExt(Biased, BitsTy);
  Bits = B.CreateShl(Bits, ConstantInt::get(BitsTy, IsDouble ? 52 : 23));
  return B.CreateFMul(V, B.CreateBitCast(Bits, Ty));
}

Remainder::Parts Remainder::partsOf(Value *V) {
  Value *Both = B.CreateIntrinsic(Intrinsic::frexp, {Ty, IntTy}, {V});
  return {B.CreateExtractValue(Both, 0), B.CreateExtractValue(Both, 1)};
}

Value *Remainder::inverse(Value *V) {
  if (IsDouble)
    return B.CreateFDiv(number(1), V);
  RegionBuilder RB(*At.getModule());
  RB.ir().SetInsertPoint(&At);
  return RB.createIntrinsic(GenXIntrinsic::Inv, Ty, {V});
}

Value *Remainder::turn(Value *R, Value *Divisor, Value *Inverse, Value *Shift) {
  Value *Shifted = shiftedUp(R, Shift);
  Value *Q = unary(Intrinsic::rint, B.CreateFMul(Shifted, Inverse));
  Value *Next = B.CreateIntrinsic(Intrinsic::fma, {Ty},
                                  {B.CreateFNeg(Q), Divisor, Shifted});
  Value *IsNegative = B.CreateFCmpOLT(Next, number(0));
  return B.CreateSelect(IsNegative, B.CreateFAdd(Next, Divisor), Next);
}

/// Returns the remainder of \p R times 2^\p NumBits, divided by \p Divisor. \p
/// R and \p Divisor are fractions.
Value *Remainder::loop(Value *R, Value *Divisor, Value *NumBits) {
  int BitsPerTurn = IsDouble ? 48 : 18;
  Value *Inverse = inverse(Divisor);
  auto IsLeft = [&](Value *N) {
    Value *Lanes = B.CreateICmpSGT(N, integer(0));
    return Ty->isVectorTy() ? B.CreateOrReduce(Lanes) : Lanes;
  };
  Value *Enters = IsLeft(NumBits);
  BasicBlock *Head = At.getParent();
  BasicBlock *Tail = Head->splitBasicBlock(&At, "remains");
  BasicBlock *Loop =
      BasicBlock::Create(At.getContext(), "remainder", At.getFunction(), Tail);
  Head->getTerminator()->eraseFromParent();
  B.SetInsertPoint(Head);
  B.CreateCondBr(Enters, Loop, Tail);
  B.SetInsertPoint(Loop);
  PHINode *Old = B.CreatePHI(Ty, 2), *N = B.CreatePHI(IntTy, 2);
  Value *Shift =
      B.CreateBinaryIntrinsic(Intrinsic::smin, N, integer(BitsPerTurn));
  Shift = B.CreateBinaryIntrinsic(Intrinsic::smax, Shift, integer(0));
  Value *Next = turn(Old, Divisor, Inverse, Shift);
  Value *NextN = B.CreateSub(N, Shift);
  B.CreateCondBr(IsLeft(NextN), Loop, Tail);
  B.SetInsertPoint(Tail, Tail->begin());
  PHINode *Result = B.CreatePHI(Ty, 2);
  for (auto [Phi, First] : {std::pair{Old, R}, {N, NumBits}, {Result, R}})
    Phi->addIncoming(First, Head);
  Old->addIncoming(Next, Loop);
  N->addIncoming(NextN, Loop);
  Result->addIncoming(Next, Loop);
  B.SetInsertPoint(&At);
  return Result;
}

Value *Remainder::run() {
  const APFloat *Divisor;
  if (match(Y, m_APFloat(Divisor))) {
    APFloat Power = abs(*Divisor), Inverse(Power.getSemantics());
    APFloat One = APFloat::getOne(Power.getSemantics());
    if (Power.getExactInverse(&Inverse) && Power >= One)
      return byPowerOfTwo(Power, Inverse);
  }
  X = B.CreateFreeze(X); // The number of turns depends on it.
  Y = B.CreateFreeze(Y);
  Value *AbsX = unary(Intrinsic::fabs, X), *AbsY = unary(Intrinsic::fabs, Y);
  Value *IsLess = B.CreateFCmpOLT(AbsX, AbsY);
  Value *NoNumber = B.CreateFCmpUEQ(AbsX, ConstantFP::getInfinity(Ty));
  NoNumber = B.CreateOr(NoNumber, B.CreateFCmpUEQ(AbsY, number(0)));
  Parts PX = partsOf(AbsX), PY = partsOf(AbsY);
  Value *IsBelow = B.CreateFCmpOLT(PX.Fraction, PY.Fraction);
  Value *Rest = B.CreateFSub(PX.Fraction, PY.Fraction);
  Value *First = B.CreateSelect(IsBelow, PX.Fraction, Rest);
  // Lanes with |X| < |Y|, or whose result is NaN, need no turn of the loop,
  // whatever their exponents are.
  Value *NeedsNone = B.CreateOr(IsLess, NoNumber);
  Value *Distance = B.CreateSub(PX.Exponent, PY.Exponent);
  Value *NumBits = B.CreateSelect(NeedsNone, integer(0), Distance);
  Value *Fraction = loop(First, PY.Fraction, NumBits);
  Value *Result =
      B.CreateIntrinsic(Intrinsic::ldexp, {Ty, IntTy}, {Fraction, PY.Exponent});
  Result = B.CreateBinaryIntrinsic(Intrinsic::copysign, Result, X);
  Result = B.CreateSelect(IsLess, X, Result);
  return B.CreateSelect(NoNumber, ConstantFP::getNaN(Ty), Result);
}

void expandFloatRemainder(BinaryOperator &I) {
  IRBuilder<> B(&I);
  Type *Ty = I.getType();
  Type *WideTy = Ty->getScalarType()->is16bitFPTy()
                     ? Ty->getWithNewType(B.getFloatTy())
                     : Ty;
  Value *X = B.CreateFPCast(I.getOperand(0), WideTy);
  Value *Y = B.CreateFPCast(I.getOperand(1), WideTy);
  Value *R = Remainder(X, Y, I).run();
  B.SetInsertPoint(&I);
  R = B.CreateFPCast(R, Ty);
  R->takeName(&I);
  I.replaceAllUsesWith(R);
  I.eraseFromParent();
}

} // namespace cmx
