//===- GenXBits.cpp - Bit intrinsics without an instruction of their own --===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers these intrinsics of llvm.genx:
//
//   bfi width, offset, insert, source
//                     (insert << offset) & mask | source & ~mask
//   bfn a, b, c, f    one to a few logic operations with the truth table f,
//                     if the platform has no instruction for this bfn
//   addc, subb        the sum or difference and a compare, which replace the
//                     extractvalues
//
// The instruction bfi costs two instructions of the machine and a move. The
// instructions addc and subb write their carries to a fixed register. LLVM's
// operations cost as much as these instructions, but can become parts of bales.
// Some platforms have no bfn. Saturating operations on 64-bit integers are also
// lowered if the platform emulates these integers, because the emulation cannot
// saturate.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

using namespace llvm;

namespace cmx {

/// bfi uses only the low five bits of width and offset.
static Value *lowerBfi(LowerContext &C, CallInst &I) {
  Type *Ty = I.getType();
  Value *Width = C.binary(Instruction::And, I.getArgOperand(0), 31);
  Value *Offset = C.binary(Instruction::And, I.getArgOperand(1), 31);
  Value *Ones = C.binary(
      Instruction::Sub,
      C.binary(Instruction::Shl, ConstantInt::get(Ty, 1), Width), uint64_t(1));
  Value *Mask = C.binary(Instruction::Shl, Ones, Offset);
  Value *Insert = C.binary(Instruction::Shl, I.getArgOperand(2), Offset);
  Value *Keep = C.binary(Instruction::Xor, Mask, Constant::getAllOnesValue(Ty));
  Value *Inserted = C.binary(Instruction::And, Insert, Mask);
  Value *Kept = C.binary(Instruction::And, I.getArgOperand(3), Keep);
  return C.binary(Instruction::Or, Inserted, Kept);
}

namespace {
/// Builds bitwise functions of a few operands from their truth tables. Each
/// step handles one operand x: f = x ? f1 : f0, where f1 and f0 are functions
/// of the remaining operands. The step builds the cheapest form of this choice.
class TruthTable {
  LowerContext &C;
  Type *Ty;

public:
  TruthTable(LowerContext &C, Type *Ty) : C(C), Ty(Ty) {}

  /// Builds the function of \p X with the truth table \p Table. Each bit of the
  /// result is the bit of \p Table with the binary number b_n .. b_1 b_0, where
  /// b_i is the bit of \p X[i] at the same position.
  Value *build(ArrayRef<Value *> X, unsigned Table) {
    unsigned All = (1u << (1u << X.size())) - 1;
    Table &= All;
    if (Table == 0)
      return Constant::getNullValue(Ty);
    if (Table == All)
      return Constant::getAllOnesValue(Ty);
    ArrayRef<Value *> Rest = X.drop_back();
    Value *Top = X.back();
    unsigned Half = 1u << Rest.size(), Low = (1u << Half) - 1;
    unsigned F0 = Table & Low, F1 = Table >> Half;
    if (F0 == F1)
      return build(Rest, F0);
    if (F0 == (~F1 & Low))
      return C.binary(Instruction::Xor, Top, build(Rest, F0));
    if (F0 == 0)
      return C.binary(Instruction::And, Top, build(Rest, F1));
    if (F1 == 0) {
      Value *NotTop = invert(Top);
      return C.binary(Instruction::And, NotTop, build(Rest, F0));
    }
    if (F1 == Low)
      return C.binary(Instruction::Or, Top, build(Rest, F0));
    if (F0 == Low) {
      Value *NotTop = invert(Top);
      return C.binary(Instruction::Or, NotTop, build(Rest, F1));
    }
    Value *IfTop = C.binary(Instruction::And, Top, build(Rest, F1));
    Value *NotTop = invert(Top);
    Value *Else = C.binary(Instruction::And, NotTop, build(Rest, F0));
    return C.binary(Instruction::Or, IfTop, Else);
  }

private:
  Value *invert(Value *V) {
    return C.binary(Instruction::Xor, V, Constant::getAllOnesValue(Ty));
  }
};
} // namespace

/// Does the platform have an instruction for \p I, a bfn? The instruction takes
/// only words or dwords.
static bool isBfnOfTarget(LowerContext &C, const CallInst &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  return (Bits == 16 || Bits == 32) &&
         I.getArgOperand(0)->getType() == I.getType() &&
         C.has(Feature::Add3Bfn);
}

static Value *lowerBfn(LowerContext &C, CallInst &I) {
  unsigned Table =
      unsigned(cast<ConstantInt>(I.getArgOperand(3))->getZExtValue());
  Value *X[] = {I.getArgOperand(0), I.getArgOperand(1), I.getArgOperand(2)};
  Value *Result = TruthTable(C, X[0]->getType()).build(X, Table);
  return C.ir().CreateZExtOrTrunc(Result, I.getType());
}

/// Lowers addc or subb. The carry or borrow is the number 0 or 1.
static bool lowerCarry(LowerContext &C, CallInst &I, bool Subtract) {
  if (!C.isTakenApart(I))
    return false;
  IRBuilder<> &B = C.ir();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  Value *Result = Subtract ? B.CreateSub(L, R) : B.CreateAdd(L, R);
  Value *Flag = Subtract ? B.CreateICmpULT(L, R) : B.CreateICmpULT(Result, R);
  Value *Carry = B.CreateZExt(Flag, L->getType());
  C.replaceParts(I, {Carry, Result});
  return true;
}

/// Clamps the 64-bit number \p V to the range of integers of \p Bits bits. This
/// range is signed if \p ToSigned.
static Value *limited(LowerContext &C, Value *V, bool FromSigned, bool ToSigned,
                      unsigned Bits) {
  Type *Ty = V->getType();
  auto Number = [&](const APInt &N, bool Extends) {
    return ConstantInt::get(Ty, Extends ? N.sext(64) : N.zext(64));
  };
  APInt Max =
      ToSigned ? APInt::getSignedMaxValue(Bits) : APInt::getMaxValue(Bits);
  // No signed 64-bit number exceeds the largest unsigned 64-bit number.
  if (!FromSigned || ToSigned || Bits < 64)
    V = C.call(FromSigned ? Intrinsic::smin : Intrinsic::umin,
               {V, Number(Max, false)});
  if (FromSigned)
    V = C.call(Intrinsic::smax,
               {V, ToSigned ? Number(APInt::getSignedMinValue(Bits), true)
                            : Constant::getNullValue(Ty)});
  return V;
}

/// Lowers saturating sums and conversions of 64-bit integers on a platform that
/// emulates these integers with dwords. A sum that does not fit into 64 bits
/// exceeds the limits of every result type. There is one exception: the sum of
/// signed operands can fit into an unsigned 64-bit result.
static Value *lowerWideSaturation(LowerContext &C, CallInst &I,
                                  const GenXInfo &Info) {
  IRBuilder<> &B = C.ir();
  Type *Ty = I.getType(), *From = I.getArgOperand(0)->getType();
  bool FromSigned = Info.Signs == GenXSigns::SS || Info.Signs == GenXSigns::US;
  bool ToSigned = Info.Signs == GenXSigns::SS || Info.Signs == GenXSigns::SU;
  unsigned Bits = Ty->getScalarSizeInBits();
  Type *Wide = From->getWithNewBitWidth(64);
  auto Widened = [&](unsigned Operand) {
    return B.CreateIntCast(I.getArgOperand(Operand), Wide, FromSigned);
  };
  Value *V = Widened(0);
  if (Info.VisaName == "add") {
    Value *R = Widened(1);
    Value *Sum =
        C.call(FromSigned ? Intrinsic::sadd_sat : Intrinsic::uadd_sat, {V, R});
    Constant *Zero = Constant::getNullValue(Wide);
    if (FromSigned && !ToSigned && Bits == 64) {
      Value *IsBelow = B.CreateICmpSLT(Sum, Zero);
      Value *Exact = B.CreateAdd(V, R);
      return B.CreateSelect(IsBelow, Zero, Exact);
    }
    V = Sum;
  }
  return B.CreateTrunc(limited(C, V, FromSigned, ToSigned, Bits), Ty);
}

static bool saturatesWide(LowerContext &C, const CallInst &I,
                          const GenXInfo &Info) {
  return Info.Saturates && (Info.VisaName == "add" || Info.VisaName == "mov") &&
         I.getType()->isIntOrIntVectorTy() && !C.has(Feature::Int64) &&
         I.getArgOperand(0)->getType()->isIntOrIntVectorTy() &&
         (I.getType()->isIntOrIntVectorTy(64) ||
          I.getArgOperand(0)->getType()->isIntOrIntVectorTy(64));
}

/// Computes the upper half of the product of two qwords a and b from products
/// of their high dwords ah, bh and low dwords al, bl:
///   a * b = 2^64 ah bh + 2^32 (ah bl + al bh) + al bl
static Value *upperOfQwords(LowerContext &C, Value *L, Value *R, bool Signed) {
  auto Op = [&](Instruction::BinaryOps Opcode, Value *X, Value *Y) {
    return C.binary(Opcode, X, Y);
  };
  auto Low = [&](Value *V) {
    return C.binary(Instruction::And, V, uint64_t(0xffffffff));
  };
  auto High = [&](Value *V) {
    return C.binary(Instruction::LShr, V, uint64_t(32));
  };
  Value *AL = Low(L), *AH = High(L), *BL = Low(R), *BH = High(R);
  Value *LowHigh = Op(Instruction::Mul, AL, BH);
  Value *HighLow = Op(Instruction::Mul, AH, BL);
  Value *Middle = High(Op(Instruction::Mul, AL, BL));
  Middle = Op(Instruction::Add, Middle, Low(LowHigh));
  Middle = Op(Instruction::Add, Middle, Low(HighLow));
  Value *Result = Op(Instruction::Mul, AH, BH);
  Result = Op(Instruction::Add, Result, High(LowHigh));
  Result = Op(Instruction::Add, Result, High(HighLow));
  Result = Op(Instruction::Add, Result, High(Middle));
  if (!Signed)
    return Result;
  // A negative operand equals the unsigned number with the same bits, minus
  // 2^64.
  for (auto [X, Y] : {std::pair(L, R), std::pair(R, L)}) {
    Value *Sign = C.binary(Instruction::AShr, X, uint64_t(63));
    Result = Op(Instruction::Sub, Result, Op(Instruction::And, Sign, Y));
  }
  return Result;
}

/// Lowers smulh and umulh. The machine computes the upper half of a product
/// only for dwords.
static Value *lowerUpperHalf(LowerContext &C, CallInst &I, bool Signed) {
  IRBuilder<> &B = C.ir();
  Type *Ty = I.getType();
  Value *L = I.getArgOperand(0), *R = I.getArgOperand(1);
  if (Ty->isIntOrIntVectorTy(64))
    return upperOfQwords(C, L, R, Signed);
  Type *Wide = Ty->getWithNewBitWidth(32);
  L = B.CreateIntCast(L, Wide, Signed);
  R = B.CreateIntCast(R, Wide, Signed);
  Value *Product = C.binary(Instruction::Mul, L, R);
  return B.CreateTrunc(
      C.binary(Instruction::LShr, Product, uint64_t(Ty->getScalarSizeInBits())),
      Ty);
}

bool lowerGenXBits(LowerContext &C, CallInst &I) {
  auto Id = getGenXIntrinsic(I);
  if (!Id)
    return false;
  if (const GenXInfo &Info = getGenXInfo(*Id); saturatesWide(C, I, Info)) {
    C.replace(I, lowerWideSaturation(C, I, Info));
    return true;
  }
  switch (*Id) {
  case GenXIntrinsic::Bfi:
    C.replace(I, lowerBfi(C, I));
    return true;
  case GenXIntrinsic::Bfn:
    if (isBfnOfTarget(C, I))
      return false;
    C.replace(I, lowerBfn(C, I));
    return true;
  case GenXIntrinsic::Smulh:
  case GenXIntrinsic::Umulh:
    if (I.getType()->isIntOrIntVectorTy(32) ||
        I.getArgOperand(0)->getType() != I.getType())
      return false;
    C.replace(I, lowerUpperHalf(C, I, *Id == GenXIntrinsic::Smulh));
    return true;
  case GenXIntrinsic::Addc:
    return lowerCarry(C, I, /*Subtract=*/false);
  case GenXIntrinsic::Subb:
    return lowerCarry(C, I, /*Subtract=*/true);
  default:
    return false;
  }
}

} // namespace cmx
