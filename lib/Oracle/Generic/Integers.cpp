//===- Integers.cpp - Integer arithmetic with mixed types -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands are extended according to their signedness to a type in which
// nothing overflows. The exact result is clamped or truncated to the result's
// type. If the widest type has n bits, 2n bits suffice; for shifts, 2n or 64
// bits, whichever is more:
//
//   unsigned product plus addend   (2^n - 1)^2 + 2^n - 1  <  2^(2n)
//   signed product plus addend     2^(2n-2) + 2^(n-1)     <  2^(2n-1)
//   sum of three                   3 (2^n - 1)            <  2^(2n)
//   shift of n bits by n - 1       less than 2^(2n-1)
//
// Without saturation, the upper bits do not matter (except for avg). So the
// widest of the types suffices, or 32 bits if it has fewer.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::generic {

bool GenericLowering::signedResult() const {
  return Info->Signs == GenXSigns::SS || Info->Signs == GenXSigns::SU;
}

bool GenericLowering::signedOperands() const {
  return Info->Signs == GenXSigns::SS || Info->Signs == GenXSigns::US;
}

/// Extends \p V (with its sign if \p Signed) or truncates it to \p Bits.
Value *GenericLowering::resizeInt(Value *V, unsigned Bits, bool Signed) {
  Type *Ty = typeLike(V->getType(), B.getIntNTy(Bits));
  return Signed ? B.CreateSExtOrTrunc(V, Ty) : B.CreateZExtOrTrunc(V, Ty);
}

/// Converts the exact value \p Wide, which has the operands' signedness, to \p
/// ResultTy. If the operation saturates, \p ResultTy is narrower than \p Wide.
Value *GenericLowering::fitResult(Value *Wide, Type *ResultTy) {
  unsigned Bits = ResultTy->getScalarSizeInBits();
  Type *Ty = Wide->getType();
  if (Info->Saturates) {
    unsigned WideBits = Ty->getScalarSizeInBits();
    APInt Max = signedResult() ? APInt::getSignedMaxValue(Bits)
                               : APInt::getMaxValue(Bits);
    APInt Min =
        signedResult() ? APInt::getSignedMinValue(Bits) : APInt::getZero(Bits);
    Constant *Upper = ConstantInt::get(Ty, Max.zext(WideBits));
    if (signedOperands()) {
      Wide = B.CreateBinaryIntrinsic(Intrinsic::smin, Wide, Upper);
      Wide = B.CreateBinaryIntrinsic(Intrinsic::smax, Wide,
                                     ConstantInt::get(Ty, Min.sext(WideBits)));
    } else {
      Wide = B.CreateBinaryIntrinsic(Intrinsic::umin, Wide, Upper);
    }
  }
  return resizeInt(Wide, Bits, signedOperands());
}

/// Returns the number of bits of the widest type of operands and result.
unsigned GenericLowering::widestBits() const {
  unsigned Bits = Call->getType()->getScalarSizeInBits();
  for (const Use &U : Call->args())
    Bits = std::max(Bits, unsigned(U->getType()->getScalarSizeInBits()));
  return Bits;
}

/// Floats are converted by fptosi.sat or fptoui.sat, which return 0 for NaN.
Value *GenericLowering::lowerIntegerConversion() {
  Value *Source = Call->getArgOperand(0);
  Type *Ty = Call->getType();
  if (Source->getType()->isFPOrFPVectorTy())
    return B.CreateIntrinsic(signedResult() ? Intrinsic::fptosi_sat
                                            : Intrinsic::fptoui_sat,
                             {Ty, Source->getType()}, {Source});
  unsigned Bits = Source->getType()->getScalarSizeInBits();
  if (Bits <= Ty->getScalarSizeInBits())
    Bits = 2 * widestBits();
  return fitResult(resizeInt(Source, Bits, signedOperands()), Ty);
}

/// Returns the shift amount. The machine uses its low five bits, or its low six
/// bits if the value or the result has 64 bits (vISA spec, "SHL").
static Value *shiftAmount(IRBuilder<> &B, const CallInst &Shift) {
  Value *Amount = Shift.getArgOperand(1);
  bool Has64 = Shift.getType()->getScalarSizeInBits() == 64 ||
               Shift.getArgOperand(0)->getType()->getScalarSizeInBits() == 64;
  return B.CreateAnd(Amount,
                     ConstantInt::get(Amount->getType(), Has64 ? 63 : 31));
}

Value *GenericLowering::integerOperation(StringRef Mnemonic,
                                         ArrayRef<Value *> Wide) {
  if (Mnemonic == "add")
    return B.CreateAdd(Wide[0], Wide[1]);
  if (Mnemonic == "add3")
    return B.CreateAdd(B.CreateAdd(Wide[0], Wide[1]), Wide[2]);
  if (Mnemonic == "mul")
    return B.CreateMul(Wide[0], Wide[1]);
  if (Mnemonic == "mad")
    return B.CreateAdd(B.CreateMul(Wide[0], Wide[1]), Wide[2]);
  if (Mnemonic == "shl")
    return B.CreateShl(Wide[0], Wide[1]);
  // avg rounds half of the sum up, also for negative numbers.
  Constant *One = ConstantInt::get(Wide[0]->getType(), 1);
  Value *Sum = B.CreateAdd(B.CreateAdd(Wide[0], Wide[1]), One);
  return signedOperands() ? B.CreateAShr(Sum, One) : B.CreateLShr(Sum, One);
}

Value *GenericLowering::lowerInteger(StringRef Mnemonic) {
  if (Mnemonic == "dp4a")
    return lowerDp4a();
  if (Mnemonic == "min" || Mnemonic == "max")
    return lowerMinMax(Mnemonic == "min");
  if (Mnemonic == "mulh")
    return lowerMulh();
  unsigned Widest = widestBits();
  bool IsExact = Info->Saturates || Mnemonic == "avg";
  unsigned Bits = IsExact ? 2 * Widest : Widest;
  Bits = std::max(Bits, IsExact && Mnemonic == "shl" ? 64u : 32u);
  SmallVector<Value *, 3> Wide;
  for (unsigned K = 0; K != Call->arg_size(); ++K) {
    Value *V = Call->getArgOperand(K);
    bool IsAmount = Mnemonic == "shl" && K == 1;
    if (IsAmount)
      V = shiftAmount(B, *Call);
    Wide.push_back(resizeInt(V, Bits, signedOperands() && !IsAmount));
  }
  Value *Exact = integerOperation(Mnemonic, Wide);
  Value *Result = fitResult(Exact, Call->getType());
  return IsExact && Mnemonic == "shl" ? knownShift(Exact, Result) : Result;
}

/// Returns \p Result, or poison if it is undefined. Saturation looks at 33 bits
/// of a shifted value. If the value needs more bits, the result is undefined
/// (vISA spec, "SHL").
Value *GenericLowering::knownShift(Value *Exact, Value *Result) {
  Type *Ty = Exact->getType();
  if (signedOperands())
    Exact = B.CreateAdd(Exact, ConstantInt::get(Ty, uint64_t(1) << 32));
  Value *Fits = B.CreateICmpULT(Exact, ConstantInt::get(Ty, uint64_t(1) << 33));
  return B.CreateSelect(Fits, Result, PoisonValue::get(Result->getType()));
}

Value *GenericLowering::lowerMinMax(bool IsMin) {
  Intrinsic::ID Id = signedOperands()
                         ? (IsMin ? Intrinsic::smin : Intrinsic::smax)
                         : (IsMin ? Intrinsic::umin : Intrinsic::umax);
  return fitResult(B.CreateBinaryIntrinsic(Id, Call->getArgOperand(0),
                                           Call->getArgOperand(1)),
                   Call->getType());
}

/// Returns the upper half of the exact product, which has twice as many bits as
/// an operand.
Value *GenericLowering::lowerMulh() {
  unsigned Bits = Call->getArgOperand(0)->getType()->getScalarSizeInBits();
  Value *L = resizeInt(Call->getArgOperand(0), 2 * Bits, signedOperands());
  Value *R = resizeInt(Call->getArgOperand(1), 2 * Bits, signedOperands());
  Value *Product = B.CreateMul(L, R);
  Value *High = B.CreateTrunc(B.CreateLShr(Product, Bits),
                              typeLike(L->getType(), B.getIntNTy(Bits)));
  return fitResult(High, Call->getType());
}

/// Returns the addend plus four products of bytes. All of them have the
/// operands' signedness.
Value *GenericLowering::lowerDp4a() {
  unsigned Bits = Info->Saturates ? 64 : 32;
  Value *Sum = resizeInt(operand("addend"), Bits, signedOperands());
  for (unsigned Byte = 0; Byte != 4; ++Byte) {
    auto Part = [&](StringRef Name) {
      Value *V = operand(Name);
      if (Byte)
        V = B.CreateLShr(V, 8 * Byte);
      V = B.CreateTrunc(V, typeLike(V->getType(), B.getInt8Ty()));
      return resizeInt(V, Bits, signedOperands());
    };
    Value *L = Part("lhs"), *R = Part("rhs");
    Sum = B.CreateAdd(Sum, B.CreateMul(L, R));
  }
  return fitResult(Sum, Call->getType());
}

} // namespace cmx::generic
