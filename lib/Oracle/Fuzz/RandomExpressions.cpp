//===- RandomExpressions.cpp - Operations without regions in between ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Trees of operations on all lanes. Each operation uses the results of other
// operations directly, without a region or a partly written vector in between.
// RandomOperations.cpp puts a region between nearly all operations, so patterns
// of several operations are rare there.
//
// Among the leaves are floats that few computations give: infinities, NaNs,
// zeros of both signs, denormals, powers of two.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "cmx/Support/Compat.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// Returns a special float. It is never a signaling NaN, because moves may
/// change the bits of a signaling NaN.
Constant *KernelGenerator::specialFloat(Type *Elem) {
  const fltSemantics &S = Elem->getFltSemantics();
  bool Negative = R.chance(50);
  switch (R.below(8)) {
  case 0:
    return ConstantFP::get(C, APFloat::getInf(S, Negative));
  case 1:
    return ConstantFP::get(C, APFloat::getQNaN(S));
  case 2:
    return ConstantFP::get(C, APFloat::getSmallest(S, Negative));
  case 3:
    return ConstantFP::get(C, APFloat::getSmallestNormalized(S, Negative));
  case 4:
    return ConstantFP::get(C, APFloat::getLargest(S, Negative));
  case 5: {
    APFloat One(S, 1);
    return ConstantFP::get(C,
                           scalbn(Negative ? -One : One, int(R.below(20)) - 10,
                                  APFloat::rmNearestTiesToEven));
  }
  default:
    return ConstantFP::get(C, APFloat::getZero(S, Negative));
  }
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

/// The leaves of a tree. Each leaf has NumLanes lanes.
struct KernelGenerator::Tree {
  unsigned NumLanes = 1;
  SmallVector<Value *, 8> Leaves;
};

Value *KernelGenerator::leaf(Tree &T, Type *Ty) {
  if (R.chance(15)) {
    bool IsSpecial = Ty->isFPOrFPVectorTy() && R.chance(40);
    return IsSpecial
               ? ConstantVector::getSplat(ElementCount::getFixed(T.NumLanes),
                                          specialFloat(Ty->getScalarType()))
               : constant(Ty, /*MayBePoison=*/false);
  }
  if (R.chance(60))
    for (Value *V : T.Leaves)
      if (V->getType() == Ty && R.chance(60))
        return V;
  Value *V = get(Ty);
  T.Leaves.push_back(V);
  return V;
}

/// Returns a predicate that is computed by about \p NumOps operations.
Value *KernelGenerator::predicateTree(Tree &T, unsigned NumOps) {
  unsigned Left = NumOps ? R.below(NumOps) : 0;
  unsigned Right = NumOps ? NumOps - 1 - Left : 0;
  if (NumOps < 2 || R.chance(50)) {
    Type *Ty = vec(R.chance(60) ? intElem() : floatElem(), T.NumLanes);
    Value *A = tree(T, Ty, Left);
    Value *B = R.chance(40) ? constant(Ty, false) : tree(T, Ty, Right);
    return IR.CreateCmp(anyPredicate(Ty), A, B);
  }
  Value *A = predicateTree(T, Left), *B = predicateTree(T, Right);
  switch (R.below(5)) {
  case 0:
    return IR.CreateNot(A);
  case 1:
    return IR.CreateSelect(mask(T.NumLanes), A, B);
  case 2:
    return IR.CreateXor(A, B);
  case 3:
    return IR.CreateOr(A, B);
  default:
    return IR.CreateAnd(A, B);
  }
}

/// Returns the bits of a float as an integer, or the bits of an integer as a
/// float.
Value *KernelGenerator::pun(Tree &T, Type *Ty, unsigned NumOps) {
  unsigned Bits = Ty->getScalarSizeInBits();
  Type *Other = Ty->isFPOrFPVectorTy() ? intTy(Bits)
                : Bits == 16           ? Type::getHalfTy(C)
                : Bits == 64           ? Type::getDoubleTy(C)
                                       : Type::getFloatTy(C);
  if (Bits == 8 || (Other->isDoubleTy() && !has(Feature::FP64)))
    return leaf(T, Ty);
  Value *V = stable(tree(T, like(Ty, Other), NumOps));
  return IR.CreateBitCast(V, Ty);
}

/// Returns a tree of another type, converted to \p Ty.
Value *KernelGenerator::convertedTree(Tree &T, Type *Ty, unsigned NumOps) {
  bool ToFloat = Ty->isFPOrFPVectorTy(), Signed = R.chance(50);
  if (R.chance(10)) {
    Value *P = predicateTree(T, NumOps);
    if (ToFloat)
      return Signed ? IR.CreateSIToFP(P, Ty) : IR.CreateUIToFP(P, Ty);
    return Signed ? IR.CreateSExt(P, Ty) : IR.CreateZExt(P, Ty);
  }
  if (!ToFloat && R.chance(75))
    return IR.CreateIntCast(tree(T, like(Ty, intElem()), NumOps), Ty, Signed);
  if (!ToFloat) {
    if (Ty->getScalarSizeInBits() == 64)
      return leaf(T, Ty);
    Value *V = tree(T, like(Ty, Type::getFloatTy(C)), NumOps);
    return IR.CreateIntrinsic(Signed ? Intrinsic::fptosi_sat
                                     : Intrinsic::fptoui_sat,
                              {Ty, V->getType()}, {V});
  }
  Value *V = tree(T, like(Ty, intTy(R.pick({8, 16, 32}))), NumOps);
  return Signed ? IR.CreateSIToFP(V, Ty) : IR.CreateUIToFP(V, Ty);
}

Value *KernelGenerator::intTree(Tree &T, Type *Ty, unsigned NumOps) {
  unsigned Bits = Ty->getScalarSizeInBits();
  unsigned Kind = R.below(12);
  if (Kind == 0)
    return IR.CreateNot(tree(T, Ty, NumOps));
  if (Kind == 1)
    return IR.CreateNeg(tree(T, Ty, NumOps));
  if (Kind == 2) {
    Value *V = tree(T, Ty, NumOps);
    Constant *Amount = ConstantInt::get(Ty, R.below(Bits));
    return R.chance(40)   ? IR.CreateShl(V, Amount)
           : R.chance(50) ? IR.CreateLShr(V, Amount)
                          : IR.CreateAShr(V, Amount);
  }
  unsigned Left = R.below(NumOps + 1);
  Value *A = tree(T, Ty, Left), *B = tree(T, Ty, NumOps - Left);
  if (Kind == 3)
    return IR.CreateBinaryIntrinsic(
        R.pick({Intrinsic::smin, Intrinsic::smax, Intrinsic::umin,
                Intrinsic::umax, Intrinsic::uadd_sat, Intrinsic::usub_sat,
                Intrinsic::sadd_sat, Intrinsic::ssub_sat}),
        A, B);
  return IR.CreateBinOp(
      R.pick({Instruction::Add, Instruction::Add, Instruction::Sub,
              Instruction::Mul, Instruction::And, Instruction::Or,
              Instruction::Xor}),
      A, B);
}

Value *KernelGenerator::floatTree(Tree &T, Type *Ty, unsigned NumOps) {
  unsigned Kind = R.below(12);
  if (Kind < 2)
    return IR.CreateFNeg(tree(T, Ty, NumOps));
  if (Kind == 2)
    return IR.CreateUnaryIntrinsic(Intrinsic::fabs, tree(T, Ty, NumOps));
  unsigned Left = R.below(NumOps + 1);
  Value *A = tree(T, Ty, Left), *B = tree(T, Ty, NumOps - Left);
  switch (Kind) {
  case 3:
    return IR.CreateBinaryIntrinsic(
        R.pick({Intrinsic::minnum, Intrinsic::maxnum, CMX_MINIMUMNUM_OR_MINNUM,
                CMX_MAXIMUMNUM_OR_MAXNUM}),
        A, B);
  case 4:
    return IR.CreateIntrinsic(Intrinsic::fma, {Ty}, {A, B, leaf(T, Ty)});
  case 5:
    return IR.CreateBinaryIntrinsic(Intrinsic::copysign, A, stable(B));
  case 6:
  case 7:
    return IR.CreateFMul(A, B);
  case 8:
  case 9:
    return IR.CreateFSub(A, B);
  default:
    return IR.CreateFAdd(A, B);
  }
}

/// Returns a value of \p Ty that is computed by about \p NumOps operations.
Value *KernelGenerator::tree(Tree &T, Type *Ty, unsigned NumOps) {
  if (Ty->getScalarType()->isBFloatTy()) // For conversions only.
    return IR.CreateFPTrunc(tree(T, like(Ty, Type::getFloatTy(C)), NumOps), Ty);
  if (NumOps == 0)
    return leaf(T, Ty);
  --NumOps;
  unsigned Kind = R.below(100);
  if (Kind < 10)
    return pun(T, Ty, NumOps);
  if (Kind < 22)
    return convertedTree(T, Ty, NumOps);
  Value *V;
  if (Kind < 34) {
    unsigned Left = R.below(NumOps + 1);
    Value *P = predicateTree(T, Left);
    Value *A = tree(T, Ty, NumOps - Left);
    V = IR.CreateSelect(P, A, leaf(T, Ty));
  } else {
    V = Ty->isFPOrFPVectorTy() ? floatTree(T, Ty, NumOps)
                               : intTree(T, Ty, NumOps);
  }
  if (R.chance(4))
    keep(V); // Another operation may use it.
  return V;
}

//===----------------------------------------------------------------------===//
// Sums that cancel
//===----------------------------------------------------------------------===//

/// Returns a sum that adds and subtracts the same whole numbers. If the sum is
/// zero, its sign depends on the order of the operations.
Value *KernelGenerator::cancellingSum(Type *Elem, unsigned N) {
  Type *Ty = vec(Elem, N);
  SmallVector<Value *, 4> Terms;
  bool IsHalf = Elem->isHalfTy();
  for (unsigned K = 2 + R.below(3); K--;) {
    Value *V = get(vec(intTy(IsHalf ? 8 : R.pick({8, 8, 16})), N));
    if (R.chance(40)) // Never zero.
      V = IR.CreateOr(V, ConstantInt::get(V->getType(), 1));
    else if (IsHalf || R.chance(30))
      V = IR.CreateAnd(V, ConstantInt::get(V->getType(), 3));
    if (R.chance(15) && elementBytes(V->getType()) == 1) {
      // The conversion to floats below may have the other signedness.
      Type *Words = vec(intTy(16), N);
      V = R.chance(50) ? IR.CreateSExt(V, Words) : IR.CreateZExt(V, Words);
    }
    Terms.push_back(R.chance(40) ? IR.CreateSIToFP(V, Ty)
                                 : IR.CreateUIToFP(V, Ty));
  }
  if (R.chance(35))
    Terms.push_back(ConstantFP::get(Ty, R.pick({-0.0, -0.0, 0.0, 1.0, -2.0})));
  Value *Sum = R.pickFrom(Terms);
  for (unsigned More = 1 + R.below(5); More--;) {
    Value *Term = R.pickFrom(Terms);
    if (R.chance(10))
      Sum = IR.CreateFNeg(Sum);
    if (R.chance(15))
      Term = IR.CreateFMul(Term, ConstantFP::get(Ty, R.pick({2.0, -1.0, 0.5})));
    Sum = R.chance(45)   ? IR.CreateFSub(Sum, Term)
          : R.chance(20) ? IR.CreateFSub(Term, Sum)
                         : IR.CreateFAdd(Sum, Term);
  }
  if (R.chance(50))
    Sum = IR.CreateFNeg(Sum);
  if (R.chance(40))
    Sum = IR.CreateFMul(Sum, ConstantFP::get(Ty, R.pick({2.0, -2.0, 0.25})));
  setFacts(Sum, {factsOf(Sum).Defined, true}); // Never a NaN.
  return Sum;
}

void KernelGenerator::cancellingSums() {
  Type *Elem = R.chance(80) ? Type::getFloatTy(C) : floatElem();
  if (Elem->isBFloatTy()) // For conversions only.
    Elem = Type::getHalfTy(C);
  unsigned N = R.chance(60) ? R.pick({16, 24, 32, 64}) : anyCount(Elem);
  keep(cancellingSum(Elem, std::min(N, Opts.MaxElts)));
}

void KernelGenerator::expressions() {
  Type *Elem = R.chance(50)   ? intElem()
               : R.chance(70) ? Type::getFloatTy(C)
                              : floatElem();
  Tree T;
  T.NumLanes = std::max(2u, anyCount(Elem));
  unsigned NumOps = 2 + R.below(7);
  if (R.chance(20))
    keep(predicateTree(T, NumOps));
  else
    keep(tree(T, vec(Elem, T.NumLanes), NumOps));
}

} // namespace cmx::fuzz
