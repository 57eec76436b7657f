//===- Floats.cpp - Floating point intrinsics -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// inv, sqrt and their IEEE forms are the exact operations, rounded once. frc
// and the functions of the math unit become calls of the runtime, lane by lane.
// For these calls, half and bfloat are converted to float. lrp rounds after
// each of its operations.
//
// If a sum is the only user of a product and both have the flag contract, the
// product need not be rounded. The machine's mad does not round it, so product
// and sum become llvm.fmuladd.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::generic {

/// Returns \p V in a form that the builder does not fold. Folding would choose
/// the bits of a NaN, but a NaN that arithmetic produces may have any bits.
static Value *notFolded(IRBuilder<> &B, Value *V) {
  return isa<Constant>(V) ? B.Insert(new BitCastInst(V, V->getType())) : V;
}

/// If one operand is NaN, the result is the other operand. -0 is less than +0.
Value *GenericLowering::lowerFloatMinMax(bool IsMin) {
  Value *L = operand("lhs"), *R = operand("rhs");
  Type *Ty = L->getType();
  Type *IntTy = typeLike(Ty, B.getIntNTy(Ty->getScalarSizeInBits()));
  // Equal numbers have equal bits, except zeros of different signs.
  Value *LBits = B.CreateBitCast(L, IntTy), *RBits = B.CreateBitCast(R, IntTy);
  Value *Same = B.CreateBitCast(
      IsMin ? B.CreateOr(LBits, RBits) : B.CreateAnd(LBits, RBits), Ty);
  Value *Closer = IsMin ? B.CreateFCmpOLT(L, R) : B.CreateFCmpOGT(L, R);
  // The comparison is false if an operand is NaN: take R if L is NaN, and L if
  // R is NaN.
  Value *TakeL = B.CreateOr(Closer, B.CreateFCmpUNO(R, R));
  Value *V = B.CreateSelect(TakeL, L, R);
  V = B.CreateSelect(B.CreateFCmpOEQ(L, R), Same, V);
  // If the result is NaN, it may have any bits, like a NaN of other arithmetic.
  V = B.CreateFMul(notFolded(B, V), ConstantFP::get(Ty, 1.0));
  return B.CreateFPCast(V, Call->getType());
}

/// Returns operand \p K of the sum \p I if it is a product that need not be
/// rounded. Otherwise returns null.
static Instruction *contractible(const BinaryOperator &I, unsigned K) {
  auto *Product = dyn_cast<Instruction>(I.getOperand(K));
  bool Is = Product && Product->getOpcode() == Instruction::FMul &&
            Product->hasOneUse() && Product->hasAllowContract() &&
            Product->getParent() == I.getParent();
  return Is ? Product : nullptr;
}

void GenericLowering::contract(BinaryOperator &I) {
  if (!I.hasAllowContract())
    return;
  bool IsSub = I.getOpcode() == Instruction::FSub;
  for (unsigned K = 0; K != 2; ++K) {
    Instruction *Product = contractible(I, K);
    if (!Product)
      continue;
    Value *L = Product->getOperand(0), *Addend = I.getOperand(1 - K);
    if (IsSub && K == 0)
      Addend = B.CreateFNeg(Addend);
    if (IsSub && K == 1)
      L = B.CreateFNeg(L);
    CallInst *Sum = B.CreateIntrinsic(Intrinsic::fmuladd, {I.getType()},
                                      {L, Product->getOperand(1), Addend});
    Sum->setFastMathFlags(I.getFastMathFlags());
    Sum->takeName(&I);
    I.replaceAllUsesWith(Sum);
    I.eraseFromParent();
    Product->eraseFromParent();
    return;
  }
}

/// Clamps to 0..1. The comparisons are false for NaN, which becomes 0.
Value *GenericLowering::lowerSaturate() {
  Value *V = Call->getArgOperand(0);
  Type *Ty = V->getType();
  Constant *Zero = Constant::getNullValue(Ty), *One = ConstantFP::get(Ty, 1.0);
  Value *Upper = B.CreateSelect(B.CreateFCmpOLT(V, One), V, One);
  return B.CreateSelect(B.CreateFCmpOGT(V, Zero), Upper, Zero);
}

Value *GenericLowering::lowerMath(runtime::MathFunction Fn) {
  Type *Ty = Call->getType();
  bool IsDouble = Ty->getScalarType()->isDoubleTy();
  Type *MathTy = IsDouble ? B.getDoubleTy() : B.getFloatTy();
  Type *WideTy = typeLike(Ty, MathTy);
  Function *Callee = RT.function(IsDouble ? RuntimeFunction::MathF64
                                          : RuntimeFunction::MathF32);
  Value *L = B.CreateFPCast(Call->getArgOperand(0), WideTy);
  Value *R = Call->arg_size() > 1
                 ? B.CreateFPCast(Call->getArgOperand(1), WideTy)
                 : Constant::getNullValue(WideTy);
  auto OfLane = [&](Value *A, Value *C) {
    return B.CreateCall(Callee, {i32(unsigned(Fn)), A, C});
  };
  Value *Result = PoisonValue::get(WideTy);
  if (!Ty->isVectorTy())
    Result = OfLane(L, R);
  else
    for (unsigned K = 0; K != laneCount(Ty); ++K) {
      Value *LaneL = B.CreateExtractElement(L, K);
      Value *LaneR = B.CreateExtractElement(R, K);
      Result = B.CreateInsertElement(Result, OfLane(LaneL, LaneR), K);
    }
  return B.CreateFPCast(Result, Ty);
}

Value *GenericLowering::lowerFloat() {
  using runtime::MathFunction;
  Value *V = notFolded(B, Call->getArgOperand(0));
  Constant *One = ConstantFP::get(V->getType(), 1.0);
  switch (Info->Id) {
  case GenXIntrinsic::Fmin:
    return lowerFloatMinMax(/*IsMin=*/true);
  case GenXIntrinsic::Fmax:
    return lowerFloatMinMax(/*IsMin=*/false);
  case GenXIntrinsic::Inv:
    return B.CreateFDiv(One, V);
  case GenXIntrinsic::IeeeDiv:
    return B.CreateFDiv(V, operand("rhs"));
  case GenXIntrinsic::Sqrt:
  case GenXIntrinsic::IeeeSqrt:
    return B.CreateUnaryIntrinsic(Intrinsic::sqrt, V);
  case GenXIntrinsic::Rndd:
    return B.CreateUnaryIntrinsic(Intrinsic::floor, V);
  case GenXIntrinsic::Rndu:
    return B.CreateUnaryIntrinsic(Intrinsic::ceil, V);
  case GenXIntrinsic::Rnde:
    return B.CreateUnaryIntrinsic(Intrinsic::roundeven, V);
  case GenXIntrinsic::Rndz:
    return B.CreateUnaryIntrinsic(Intrinsic::trunc, V);
  case GenXIntrinsic::Lrp: {
    Value *Left = B.CreateFMul(V, operand("lhs"));
    Value *Rest = B.CreateFSub(One, V);
    return B.CreateFAdd(Left, B.CreateFMul(Rest, operand("rhs")));
  }
  case GenXIntrinsic::Rsqrt:
    return lowerMath(MathFunction::Rsqrt);
  case GenXIntrinsic::Exp:
    return lowerMath(MathFunction::Exp2);
  case GenXIntrinsic::Log:
    return lowerMath(MathFunction::Log2);
  case GenXIntrinsic::Sin:
    return lowerMath(MathFunction::Sin);
  case GenXIntrinsic::Cos:
    return lowerMath(MathFunction::Cos);
  case GenXIntrinsic::Pow:
    return lowerMath(MathFunction::Pow);
  case GenXIntrinsic::Frc:
    return lowerMath(MathFunction::Frc);
  default:
    llvm_unreachable("an operation on floats without a meaning here");
  }
}

} // namespace cmx::generic
