//===- Bits.cpp - Bit fields, counts, bitwise functions -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the low five bits of a bit field's width and offset are used (vISA spec,
// "BFE", "BFI"). If a field extends beyond bit 31, its upper bits are those
// that a right shift moves in: zeros, or copies of the sign.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::generic {

static Value *low5Bits(IRBuilder<> &B, Value *V) {
  return B.CreateAnd(V, ConstantInt::get(V->getType(), 31));
}

/// Returns (1 << width) - 1.
static Value *onesOf(IRBuilder<> &B, Value *Width) {
  Constant *One = ConstantInt::get(Width->getType(), 1);
  return B.CreateSub(B.CreateShl(One, Width), One);
}

Value *GenericLowering::lowerBfe() {
  Value *Width = low5Bits(B, operand("width"));
  Value *Offset = low5Bits(B, operand("offset"));
  Value *Source = operand("source");
  Type *Ty = Source->getType();
  if (!signedResult()) {
    Value *Low = B.CreateLShr(Source, Offset);
    return B.CreateAnd(Low, onesOf(B, Width));
  }
  // Shift the field to the top and down again. A width of 0 is handled
  // separately, because a shift by 32 is undefined.
  Value *Unused = B.CreateSub(ConstantInt::get(Ty, 32), Width);
  Value *IsNone = B.CreateICmpEQ(Width, Constant::getNullValue(Ty));
  Unused = low5Bits(B, Unused);
  Value *Field =
      B.CreateAShr(B.CreateShl(B.CreateAShr(Source, Offset), Unused), Unused);
  return B.CreateSelect(IsNone, Constant::getNullValue(Ty), Field);
}

Value *GenericLowering::lowerBfi() {
  Value *Width = low5Bits(B, operand("width"));
  Value *Offset = low5Bits(B, operand("offset"));
  Value *Mask = B.CreateShl(onesOf(B, Width), Offset);
  Value *Insert = B.CreateShl(operand("insert"), Offset);
  Value *Inserted = B.CreateAnd(Insert, Mask);
  Value *Kept = B.CreateAnd(operand("source"), B.CreateNot(Mask));
  return B.CreateOr(Inserted, Kept);
}

/// Computes a bitwise function of the operands \p X. For operand bits x_0 ..
/// x_n, the result is the bit of \p Table whose number has the binary digits
/// x_n .. x_0.
Value *GenericLowering::bitFunction(ArrayRef<Value *> X, unsigned Table) {
  Type *Ty = X[0]->getType();
  unsigned Half = 1u << (X.size() - 1);
  unsigned HalfMask = (1u << Half) - 1;
  unsigned If0 = Table & HalfMask, If1 = (Table >> Half) & HalfMask;
  Value *Last = X.back();
  if (X.size() == 1) {
    Value *AllOnes = Constant::getAllOnesValue(Ty);
    if (If0 == If1)
      return If0 ? AllOnes : Constant::getNullValue(Ty);
    return If1 ? Last : B.CreateNot(Last);
  }
  Value *V0 = bitFunction(X.drop_back(), If0);
  if (If0 == If1)
    return V0;
  Value *V1 = bitFunction(X.drop_back(), If1);
  Value *IfLast = B.CreateAnd(Last, V1);
  return B.CreateOr(IfLast, B.CreateAnd(B.CreateNot(Last), V0));
}

Value *GenericLowering::lowerBfn() {
  Value *X[] = {operand("src0"), operand("src1"), operand("src2")};
  return fitResult(bitFunction(X, unsigned(constant("function")) & 0xff),
                   Call->getType());
}

/// Returns a struct: the carry or borrow (0 or 1), and the sum or difference.
Value *GenericLowering::lowerCarry(bool IsSubtract) {
  Value *L = operand("lhs"), *R = operand("rhs");
  Value *Result = IsSubtract ? B.CreateSub(L, R) : B.CreateAdd(L, R);
  Value *Flag = IsSubtract ? B.CreateICmpULT(L, R) : B.CreateICmpULT(Result, L);
  Value *Pair = PoisonValue::get(Call->getType());
  Pair = B.CreateInsertValue(Pair, B.CreateZExt(Flag, L->getType()), 0);
  return B.CreateInsertValue(Pair, Result, 1);
}

Value *GenericLowering::lowerRotate(bool IsLeft) {
  Value *V = operand("value");
  return fitResult(B.CreateIntrinsic(IsLeft ? Intrinsic::fshl : Intrinsic::fshr,
                                     {V->getType()}, {V, V, operand("amount")}),
                   Call->getType());
}

/// Returns \p Count, with all ones in lanes where \p Of is 0.
Value *GenericLowering::countOrOnes(Value *Count, Value *Of) {
  Value *IsNone = B.CreateICmpEQ(Of, Constant::getNullValue(Of->getType()));
  return B.CreateSelect(IsNone, Constant::getAllOnesValue(Count->getType()),
                        Count);
}

/// Lowers the intrinsics that are named below. Returns null for all others.
Value *GenericLowering::lowerBits() {
  Value *V = Call->getArgOperand(0);
  auto Leading = [&](Value *X) {
    return B.CreateBinaryIntrinsic(Intrinsic::ctlz, X, B.getFalse());
  };
  switch (Info->Id) {
  case GenXIntrinsic::Sbfe:
  case GenXIntrinsic::Ubfe:
    return lowerBfe();
  case GenXIntrinsic::Bfi:
    return lowerBfi();
  case GenXIntrinsic::Bfn:
    return lowerBfn();
  case GenXIntrinsic::Addc:
    return lowerCarry(/*IsSubtract=*/false);
  case GenXIntrinsic::Subb:
    return lowerCarry(/*IsSubtract=*/true);
  case GenXIntrinsic::Rol:
    return lowerRotate(/*IsLeft=*/true);
  case GenXIntrinsic::Ror:
    return lowerRotate(/*IsLeft=*/false);
  case GenXIntrinsic::Bfrev:
    return B.CreateUnaryIntrinsic(Intrinsic::bitreverse, V);
  case GenXIntrinsic::Cbit:
    return fitResult(B.CreateUnaryIntrinsic(Intrinsic::ctpop, V),
                     Call->getType());
  case GenXIntrinsic::Sfbh: {
    // Complement negative numbers, so that zeros come before the first 1.
    Value *X = B.CreateXor(V, B.CreateAShr(V, 31));
    return countOrOnes(Leading(X), X);
  }
  case GenXIntrinsic::Ufbh:
    return countOrOnes(Leading(V), V);
  case GenXIntrinsic::Fbl:
    return countOrOnes(
        B.CreateBinaryIntrinsic(Intrinsic::cttz, V, B.getFalse()), V);
  case GenXIntrinsic::Lzd:
    return Leading(V);
  default:
    return nullptr;
  }
}

} // namespace cmx::generic
