//===- RandomOperations.cpp - Instructions and intrinsics of LLVM ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"
#include "cmx/Support/Compat.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::fuzz {

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

Value *KernelGenerator::shiftOp(Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *A = get(Ty);
  Value *Amount = R.chance(50)
                      ? ConstantInt::get(Ty, R.below(Bits))
                      : IR.CreateAnd(get(Ty), ConstantInt::get(Ty, Bits - 1));
  switch (R.below(3)) {
  case 0:
    return IR.CreateShl(A, Amount);
  case 1:
    return IR.CreateLShr(A, Amount);
  default:
    return IR.CreateAShr(A, Amount);
  }
}

/// Divisors are never 0, and signed divisors are never -1.
Value *KernelGenerator::divideOp(Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *A = get(Ty), *B;
  APInt Power = APInt(Bits, 1) << R.below(Bits - 1);
  bool Signed = R.chance(50);
  // With 64 bits, divisors other than powers of two need a loop.
  if (R.chance(Bits == 64 ? 75 : 25)) {
    if (Bits == 64 && Signed)
      Power = APInt(Bits, 1) << R.below(Bits - 2);
    B = ConstantInt::get(Ty, Power);
  } else if (R.chance(30)) {
    B = ConstantInt::get(Ty, 2 + R.below(100));
  } else {
    B = get(Ty, IsDefined);
    APInt Sign = APInt::getSignMask(Bits);
    if (!Signed)
      B = IR.CreateOr(B, ConstantInt::get(Ty, 1));
    else if (R.chance(50)) // Positive.
      B = IR.CreateOr(IR.CreateAnd(B, ConstantInt::get(Ty, ~Sign)),
                      ConstantInt::get(Ty, 1));
    else // Negative and even.
      B = IR.CreateAnd(IR.CreateOr(B, ConstantInt::get(Ty, Sign)),
                       ConstantInt::get(Ty, ~APInt(Bits, 1)));
  }
  bool Remainder = R.chance(50);
  if (Signed)
    return Remainder ? IR.CreateSRem(A, B) : IR.CreateSDiv(A, B);
  return Remainder ? IR.CreateURem(A, B) : IR.CreateUDiv(A, B);
}

Value *KernelGenerator::intOp(Type *Ty) {
  Value *A = get(Ty), *B = get(Ty);
  Value *V;
  switch (R.below(9)) {
  case 0:
  case 1:
    V = IR.CreateAdd(A, B);
    break;
  case 2:
    V = IR.CreateSub(A, B);
    break;
  case 3:
    V = IR.CreateMul(A, B);
    break;
  case 4:
    V = IR.CreateAnd(A, B);
    break;
  case 5:
    V = IR.CreateOr(A, B);
    break;
  case 6:
    V = IR.CreateXor(A, B);
    break;
  case 7:
    return R.chance(60) ? shiftOp(Ty) : divideOp(Ty);
  default:
    return shiftOp(Ty);
  }
  if (auto *I = dyn_cast<OverflowingBinaryOperator>(V); I && R.chance(4)) {
    cast<Instruction>(V)->setHasNoSignedWrap(R.chance(50));
    cast<Instruction>(V)->setHasNoUnsignedWrap(R.chance(50));
    Known.erase(V);
  }
  return V;
}

Value *KernelGenerator::overflowIntrinsic(Type *Ty) {
  Intrinsic::ID Id =
      R.pick({Intrinsic::sadd_with_overflow, Intrinsic::uadd_with_overflow,
              Intrinsic::ssub_with_overflow, Intrinsic::usub_with_overflow,
              Intrinsic::smul_with_overflow, Intrinsic::umul_with_overflow});
  Value *A = get(Ty);
  Value *Both = IR.CreateBinaryIntrinsic(Id, A, get(Ty));
  if (Ty->isVectorTy())
    keep(IR.CreateExtractValue(Both, 1));
  return IR.CreateExtractValue(Both, 0);
}

/// Makes a fixed-point product or quotient. The result fits into its type or
/// saturates, because other results are undefined. The operands of a division
/// are never negative.
Value *KernelGenerator::fixedPoint(Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *A = get(Ty), *B = get(Ty, IsDefined); // No division by poison.
  Intrinsic::ID Id;
  unsigned Scale;
  switch (R.below(5)) {
  case 0:
    Id = R.pick({Intrinsic::smul_fix_sat, Intrinsic::umul_fix_sat});
    Scale = R.below(Bits);
    break;
  case 1:
    Id = R.pick({Intrinsic::sdiv_fix_sat, Intrinsic::udiv_fix_sat});
    A = IR.CreateLShr(A, 1);
    B = IR.CreateOr(IR.CreateLShr(B, 1), 1);
    Scale = R.below(Bits);
    break;
  case 2:
    Id = Intrinsic::umul_fix;
    Scale = Bits;
    break;
  case 3:
    Id = Intrinsic::smul_fix;
    A = IR.CreateAShr(A, 1);
    Scale = Bits - 1;
    break;
  default:
    Id = R.pick({Intrinsic::sdiv_fix, Intrinsic::udiv_fix});
    A = IR.CreateLShr(A, 1);
    B = IR.CreateOr(IR.CreateLShr(B, 1), 1);
    Scale = 0;
    break;
  }
  return IR.CreateIntrinsic(Id, {Ty}, {A, B, IR.getInt32(Scale)});
}

Value *KernelGenerator::intIntrinsic(Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  auto Call = [&](Intrinsic::ID Id, std::initializer_list<Value *> Args) {
    return IR.CreateIntrinsic(Id, {Ty}, ArrayRef<Value *>(Args));
  };
  Intrinsic::ID Id;
  switch (R.below(9)) {
  case 0:
    Id = R.pick(
        {Intrinsic::smin, Intrinsic::smax, Intrinsic::umin, Intrinsic::umax});
    return Call(Id, {get(Ty), get(Ty)});
  case 1:
    Id = R.pick({Intrinsic::uadd_sat, Intrinsic::usub_sat, Intrinsic::sadd_sat,
                 Intrinsic::ssub_sat});
    if (R.chance(15)) {
      Id = R.pick({Intrinsic::sshl_sat, Intrinsic::ushl_sat});
      return Call(Id, {get(Ty), ConstantInt::get(Ty, R.below(Bits))});
    }
    if (R.chance(15) && Bits <= 32)
      return fixedPoint(Ty);
    return Call(Id, {get(Ty), get(Ty)});
  case 2: {
    Id = R.pick({Intrinsic::fshl, Intrinsic::fshr});
    Value *A = get(Ty), *B = R.chance(50) ? A : get(Ty);
    Value *Amount =
        R.chance(50) ? ConstantInt::get(Ty, R.below(2 * Bits)) : get(Ty);
    return Call(Id, {A, B, Amount});
  }
  case 3:
    if (R.chance(8))
      return Call(Intrinsic::expect, {get(Ty), ConstantInt::get(Ty, 1)});
    return Call(Intrinsic::abs, {get(Ty), IR.getFalse()});
  case 4:
    Id = R.pick({Intrinsic::ctlz, Intrinsic::cttz});
    return Call(Id, {get(Ty), IR.getFalse()});
  case 5:
    Id = R.pick({Intrinsic::ctpop, Intrinsic::bitreverse});
    return Call(Id, {get(Ty)});
  case 6:
    if (Bits > 8)
      return Call(Intrinsic::bswap, {get(Ty)});
    return Call(Intrinsic::ctpop, {get(Ty)});
  case 7: {
    Type *From = like(Ty, intElem());
    Id = R.pick({Intrinsic::scmp, Intrinsic::ucmp});
    return IR.CreateIntrinsic(Id, {Ty, From}, {get(From), get(From)});
  }
  default:
    return overflowIntrinsic(Ty);
  }
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Is there arithmetic in \p Ty? bfloat is for conversions and moves only.
static bool isComputedIn(const Type *Ty) {
  return !Ty->getScalarType()->isBFloatTy();
}

Value *KernelGenerator::floatOp(Type *Ty) {
  if (!isComputedIn(Ty)) {
    Type *Wide = like(Ty, Type::getFloatTy(C));
    return IR.CreateFPTrunc(floatOp(Wide), Ty);
  }
  Value *A = get(Ty), *B = get(Ty);
  switch (R.below(8)) {
  case 0:
  case 1:
    return IR.CreateFAdd(A, B);
  case 2:
    return IR.CreateFSub(A, B);
  case 3:
  case 4:
    return IR.CreateFMul(A, B);
  case 5:
    if (R.chance(12))
      return IR.CreateFRem(A, B);
    if (!Ty->getScalarType()->isDoubleTy())
      return IR.CreateFDiv(A, B);
    return IR.CreateFAdd(A, B);
  default:
    return floatIntrinsic(Ty);
  }
}

/// Makes an operation with flags that allow several results. For its operands,
/// all these results are equal.
Value *KernelGenerator::exactFloatOp(Type *Ty) {
  Value *A = getExact(Ty), *B = getExact(Ty), *D = getExact(Ty);
  IRBuilder<>::FastMathFlagGuard Guard(IR);
  FastMathFlags Flags;
  Flags.setAllowContract(R.chance(80));
  IR.setFastMathFlags(Flags);
  if (R.chance(15))
    return IR.CreateIntrinsic(Intrinsic::fmuladd, {Ty}, {A, B, D});
  Value *P = IR.CreateFMul(A, B);
  return R.chance(50)   ? IR.CreateFAdd(P, D)
         : R.chance(50) ? IR.CreateFSub(D, P)
                        : IR.CreateFSub(P, D);
}

/// Calls a function that the math unit lacks, or a function that splits a float
/// into two parts.
Value *KernelGenerator::rareFloatIntrinsic(Type *Ty) {
  bool IsDouble = Ty->getScalarType()->isDoubleTy();
  Intrinsic::ID Id = R.pick<Intrinsic::ID>(
      {Intrinsic::frexp, CMX_INTRINSIC_MODF, CMX_INTRINSIC_SINCOS,
       Intrinsic::asin, Intrinsic::acos, Intrinsic::atan, CMX_INTRINSIC_ATAN2,
       Intrinsic::sinh, Intrinsic::cosh, Intrinsic::tanh, Intrinsic::tan,
       Intrinsic::exp, Intrinsic::exp10, Intrinsic::log, Intrinsic::log10});
  if (!CMX_HAS_INTRINSIC(Id) || (IsDouble && Id != CMX_INTRINSIC_MODF))
    Id = Intrinsic::frexp;
  Value *X = get(Ty);
  if (R.chance(10) && !IsDouble)
    return IR.CreateIntrinsic(Intrinsic::powi, {Ty, IR.getInt32Ty()},
                              {X, IR.getInt32(R.below(9) - 4)});
  if (R.chance(20)) {
    Type *IntTy = like(Ty, intTy(R.pick({16, 32})));
    return IR.CreateIntrinsic(Intrinsic::ldexp, {Ty, IntTy}, {X, get(IntTy)});
  }
  if (Id == CMX_INTRINSIC_ATAN2)
    return IR.CreateBinaryIntrinsic(Id, X, get(Ty));
  if (Id != Intrinsic::frexp && Id != CMX_INTRINSIC_MODF &&
      Id != CMX_INTRINSIC_SINCOS)
    return IR.CreateUnaryIntrinsic(Id, X);
  SmallVector<Type *, 2> Types = {Ty};
  if (Id == Intrinsic::frexp)
    Types.push_back(like(Ty, intTy(R.pick({16, 32}))));
  Value *Both = IR.CreateIntrinsic(Id, Types, {X});
  keep(IR.CreateExtractValue(Both, 1));
  return IR.CreateExtractValue(Both, 0);
}

Value *KernelGenerator::floatIntrinsic(Type *Ty) {
  if (!isComputedIn(Ty))
    return floatOp(Ty);
  if (R.chance(8))
    return rareFloatIntrinsic(Ty);
  bool IsDouble = Ty->getScalarType()->isDoubleTy();
  auto Unary = [&](std::initializer_list<Intrinsic::ID> Ids) {
    Intrinsic::ID Id = R.pick(Ids);
    return IR.CreateUnaryIntrinsic(Id, get(Ty));
  };
  auto Binary = [&](std::initializer_list<Intrinsic::ID> Ids) {
    Intrinsic::ID Id = R.pick(Ids);
    Value *A = get(Ty);
    return IR.CreateBinaryIntrinsic(Id, A, get(Ty));
  };
  switch (R.below(9)) {
  case 0:
    return Binary({Intrinsic::minnum, Intrinsic::maxnum});
  case 1:
    return Binary({CMX_MINIMUMNUM_OR_MINNUM, CMX_MAXIMUMNUM_OR_MAXNUM});
  case 2: {
    IRBuilder<>::FastMathFlagGuard Guard(IR);
    Value *A = getExact(Ty, /*Negative=*/false),
          *B = getExact(Ty, /*Negative=*/false);
    FastMathFlags Flags;
    Flags.setNoSignedZeros();
    IR.setFastMathFlags(Flags);
    return IR.CreateBinaryIntrinsic(
        R.pick({Intrinsic::minimum, Intrinsic::maximum}), A, B);
  }
  case 3:
    return IR.CreateIntrinsic(Intrinsic::fma, {Ty},
                              {get(Ty), get(Ty), get(Ty)});
  case 4:
    if (IsDouble)
      return Binary({Intrinsic::minnum, Intrinsic::maxnum});
    return Unary({Intrinsic::floor, Intrinsic::ceil, Intrinsic::trunc,
                  Intrinsic::rint, Intrinsic::nearbyint, Intrinsic::roundeven});
  case 5:
    if (IsDouble)
      return Unary({Intrinsic::sqrt});
    return Unary({Intrinsic::sqrt, Intrinsic::exp2, Intrinsic::log2,
                  Intrinsic::sin, Intrinsic::cos});
  case 6: {
    Value *A = get(Ty);
    return IR.CreateBinaryIntrinsic(Intrinsic::copysign, A, get(Ty, IsStable));
  }
  case 7:
    if (IsDouble)
      return Unary({Intrinsic::fabs});
    return Unary({Intrinsic::round, Intrinsic::canonicalize,
                  Intrinsic::arithmetic_fence});
  default: {
    if (IsDouble)
      return Unary({Intrinsic::fabs});
    // The machine ignores the sign of the base.
    Value *Base = IR.CreateUnaryIntrinsic(Intrinsic::fabs, get(Ty));
    return IR.CreateBinaryIntrinsic(Intrinsic::pow, Base, get(Ty));
  }
  }
}

/// Makes a sum with a product. The compiler may join both into one operation.
Value *KernelGenerator::productSum(Type *Ty) {
  if (Ty->isFPOrFPVectorTy())
    return isComputedIn(Ty) ? exactFloatOp(Ty) : floatOp(Ty);
  Value *A = get(Ty);
  Value *P = IR.CreateMul(A, get(Ty));
  return R.chance(50) ? IR.CreateAdd(P, get(Ty)) : IR.CreateSub(get(Ty), P);
}

Value *KernelGenerator::modifierOp(Value *A) {
  Type *Ty = A->getType();
  if (Ty->isFPOrFPVectorTy()) {
    if (!isComputedIn(Ty))
      return A;
    switch (R.below(3)) {
    case 0:
      return IR.CreateFNeg(A);
    case 1:
      return IR.CreateUnaryIntrinsic(Intrinsic::fabs, A);
    default:
      return RB.createIntrinsic(GenXIntrinsic::AbsF, Ty, {A});
    }
  }
  switch (R.below(4)) {
  case 0:
    return IR.CreateNeg(A);
  case 1:
    return IR.CreateNot(A);
  case 2:
    return IR.CreateBinaryIntrinsic(Intrinsic::abs, A, IR.getFalse());
  default:
    if (Ty->getScalarSizeInBits() == 64 && !has(Feature::Int64))
      return IR.CreateNeg(A);
    return RB.createIntrinsic(GenXIntrinsic::AbsI, Ty, {A});
  }
}

//===----------------------------------------------------------------------===//
// Conversions and choices
//===----------------------------------------------------------------------===//

/// Makes a conversion between float types. If there is no direct conversion, it
/// converts to float first.
Value *KernelGenerator::floatCast(Type *From, Type *To) {
  Value *V = get(From);
  Type *Float = Type::getFloatTy(C);
  Type *FromElem = From->getScalarType(), *ToElem = To->getScalarType();
  if (FromElem == ToElem)
    return V;
  bool ByFloat = FromElem->isBFloatTy() || ToElem->isBFloatTy() ||
                 (FromElem->isHalfTy() && ToElem->isDoubleTy()) ||
                 (FromElem->isDoubleTy() && ToElem->isHalfTy());
  if (ByFloat)
    V = IR.CreateFPCast(V, like(From, Float));
  return IR.CreateFPCast(V, To);
}

Value *KernelGenerator::castOp() {
  Type *FromElem = anyElem(), *ToElem = anyElem();
  unsigned N = anyCount(R.chance(50) ? FromElem : ToElem);
  Type *From = N == 1 && R.chance(50) ? FromElem : vec(FromElem, N);
  Type *To = like(From, ToElem);
  bool FromFloat = FromElem->isFloatingPointTy();
  bool ToFloat = ToElem->isFloatingPointTy();
  if (FromFloat && ToFloat)
    return floatCast(From, To);
  bool Signed = R.chance(50);
  if (!FromFloat && !ToFloat) {
    if (R.chance(10) && N > 1) { // From a predicate.
      Value *Mask = mask(N);
      return Signed ? IR.CreateSExt(Mask, vec(ToElem, N))
                    : IR.CreateZExt(Mask, vec(ToElem, N));
    }
    return IR.CreateIntCast(get(From), To, Signed);
  }
  Type *FloatElem = FromFloat ? FromElem : ToElem;
  Type *IntElem = FromFloat ? ToElem : FromElem;
  bool Is64 = IntElem->isIntegerTy(64);
  if (FloatElem->isBFloatTy())
    return nullptr;
  if (ToFloat) {
    if (R.chance(10) && N > 1)
      return Signed ? IR.CreateSIToFP(mask(N), vec(ToElem, N))
                    : IR.CreateUIToFP(mask(N), vec(ToElem, N));
    return Signed ? IR.CreateSIToFP(get(From), To)
                  : IR.CreateUIToFP(get(From), To);
  }
  if (R.chance(4)) { // Deprecated intrinsics for half.
    Value *Half =
        IR.CreateIntrinsic(Intrinsic::convert_to_fp16, {IR.getFloatTy()},
                           {get(IR.getFloatTy(), IsStable)});
    keep(Half);
    return IR.CreateIntrinsic(Intrinsic::convert_from_fp16, {IR.getFloatTy()},
                              {R.chance(50) ? Half : get(IR.getInt16Ty())});
  }
  if (!Is64 && R.chance(40))
    return IR.CreateIntrinsic(Signed ? Intrinsic::fptosi_sat
                                     : Intrinsic::fptoui_sat,
                              {To, From}, {get(From)});
  if (IntElem->getIntegerBitWidth() >= 32 && R.chance(15)) {
    Intrinsic::ID Id = R.pick({Intrinsic::lrint, Intrinsic::llrint});
    if (R.chance(50) && (CMX_HAS_LROUND_OF_VECTORS || !To->isVectorTy()))
      Id = R.pick({Intrinsic::lround, Intrinsic::llround});
    return IR.CreateIntrinsic(Id, {To, From}, {get(From)});
  }
  return Signed ? IR.CreateFPToSI(get(From), To)
                : IR.CreateFPToUI(get(From), To);
}

Value *KernelGenerator::selectOp(Type *Ty) {
  Value *A = get(Ty), *B = get(Ty);
  if (!Ty->isVectorTy() || R.chance(10))
    return IR.CreateSelect(condition(), A, B);
  return IR.CreateSelect(mask(numLanes(Ty)), A, B);
}

//===----------------------------------------------------------------------===//
// Elements of vectors
//===----------------------------------------------------------------------===//

Value *KernelGenerator::elementOp() {
  Value *V = getVector(AnyFacts);
  unsigned N = numLanes(V->getType());
  Type *Elem = V->getType()->getScalarType();
  Value *Index = R.chance(50) ? static_cast<Value *>(IR.getInt32(R.below(N)))
                              : scalarBelow(R.pick({16, 32}), bit_floor(N));
  if (R.chance(50))
    return IR.CreateExtractElement(V, Index);
  for (unsigned More = R.below(4); More--;) {
    Value *Elt = get(Elem);
    V = IR.CreateInsertElement(V, Elt, R.below(N));
  }
  return IR.CreateInsertElement(V, get(Elem), Index);
}

/// Makes a shuffle. Most shuffles are as front ends write them; some take lanes
/// in any order.
Value *KernelGenerator::shuffleOp() {
  Value *A = getVector(AnyFacts);
  int N = int(numLanes(A->getType()));
  Type *Elem = A->getType()->getScalarType();
  Value *B = R.chance(50) ? get(A->getType()) : PoisonValue::get(A->getType());
  int Both = isa<PoisonValue>(B) ? N : 2 * N;
  unsigned Count = R.chance(50) ? unsigned(N) : anyCount(Elem);
  int Start = int(R.below(unsigned(Both))), Step = int(R.below(4));
  unsigned Kind = R.below(5);
  SmallVector<int, 64> Lanes;
  for (unsigned L = 0; L != Count; ++L) {
    int Lane = 0;
    switch (Kind) {
    case 0: // A splat or equal steps.
      Lane = (Start + Step * int(L)) % Both;
      break;
    case 1:
      Lane = N - 1 - int(L) % N;
      break;
    case 2: // Interleaved.
      Lane = (L % 2 ? N : 0) + int(L / 2) % N;
      break;
    case 3: // Concatenated.
      Lane = int(L);
      break;
    default:
      Lane = int(R.below(unsigned(Both)));
      break;
    }
    Lanes.push_back(R.chance(3) ? PoisonMaskElem : Lane % Both);
  }
  return IR.CreateShuffleVector(A, B, Lanes);
}

Value *KernelGenerator::predicateReduction() {
  unsigned N = R.pick({2, 4, 8, 16, 24, 32, 40});
  Intrinsic::ID Id =
      R.pick({Intrinsic::vector_reduce_or, Intrinsic::vector_reduce_and,
              Intrinsic::vector_reduce_xor, Intrinsic::vector_reduce_add});
  Value *Bit = IR.CreateUnaryIntrinsic(Id, mask(N));
  return IR.CreateZExt(Bit, intElem());
}

Value *KernelGenerator::reduction() {
  if (R.chance(15))
    return predicateReduction();
  Type *Elem = anyElem();
  if (Elem->isBFloatTy())
    Elem = Type::getFloatTy(C);
  Type *Ty = vec(Elem, std::min(64u, std::max(2u, anyCount(Elem))));
  if (Elem->isIntegerTy()) {
    Intrinsic::ID Id =
        R.pick({Intrinsic::vector_reduce_add, Intrinsic::vector_reduce_mul,
                Intrinsic::vector_reduce_and, Intrinsic::vector_reduce_or,
                Intrinsic::vector_reduce_xor, Intrinsic::vector_reduce_smax,
                Intrinsic::vector_reduce_smin, Intrinsic::vector_reduce_umax,
                Intrinsic::vector_reduce_umin});
    return IR.CreateUnaryIntrinsic(Id, get(Ty));
  }
  Intrinsic::ID Id;
  if (R.chance(40)) {
    Id = R.pick({Intrinsic::vector_reduce_fmax, Intrinsic::vector_reduce_fmin});
    return IR.CreateUnaryIntrinsic(Id, get(Ty));
  }
  if (R.chance(30)) {
    Id = R.pick(
        {Intrinsic::vector_reduce_fmaximum, Intrinsic::vector_reduce_fminimum});
    return IR.CreateUnaryIntrinsic(Id, getExact(Ty, /*Negative=*/false));
  }
  Id = R.pick({Intrinsic::vector_reduce_fadd, Intrinsic::vector_reduce_fmul});
  bool AnyOrder =
      Id == Intrinsic::vector_reduce_fadd && R.chance(50) && !Elem->isHalfTy();
  IRBuilder<>::FastMathFlagGuard Guard(IR);
  Value *V = AnyOrder ? getExact(Ty) : get(Ty);
  Value *Start = AnyOrder ? getExact(Elem) : get(Elem);
  FastMathFlags Flags;
  Flags.setAllowReassoc(AnyOrder);
  IR.setFastMathFlags(Flags);
  return IR.CreateIntrinsic(Id, {Ty}, {Start, V});
}

/// Interleaves several vectors into one, or deinterleaves one into several.
Value *KernelGenerator::interleaving(Value *V) {
  static constexpr Intrinsic::ID Joins[] = {
      CMX_INTERLEAVE_INTRINSICS(vector_interleave)};
  static constexpr Intrinsic::ID Splits[] = {
      CMX_INTERLEAVE_INTRINSICS(vector_deinterleave)};
  Type *Ty = V->getType(), *Elem = Ty->getScalarType();
  unsigned N = numLanes(Ty), Which = R.below(std::size(Joins));
  unsigned Factor = Which + 2;
  if (R.chance(50)) {
    if (Factor * N > Opts.MaxElts)
      return nullptr;
    SmallVector<Value *, 8> Args = {V};
    while (Args.size() != Factor)
      Args.push_back(get(Ty));
    return IR.CreateIntrinsic(Joins[Which], {vec(Elem, Factor * N)}, Args);
  }
  if (N % Factor)
    V = get(vec(Elem, Factor * std::max(1u, N / Factor)));
  Value *Parts = IR.CreateIntrinsic(Splits[Which], {V->getType()}, {V});
  for (unsigned K = 1; K != Factor; ++K)
    keep(IR.CreateExtractValue(Parts, K));
  return IR.CreateExtractValue(Parts, 0);
}

Value *KernelGenerator::rearrangement() {
  Value *V = getVector(AnyFacts);
  Type *Ty = V->getType(), *Elem = Ty->getScalarType();
  unsigned N = numLanes(Ty);
  switch (R.below(6)) {
  case 0:
    return IR.CreateIntrinsic(Intrinsic::vector_reverse, {Ty}, {V});
  case 1:
    return interleaving(V);
  case 2: {
    Intrinsic::ID Id = CMX_INTRINSIC_SPLICE;
    if (CMX_HAS_INTRINSIC(CMX_INTRINSIC_SPLICE_RIGHT) && R.chance(50))
      Id = CMX_INTRINSIC_SPLICE_RIGHT;
    Value *Next = get(Ty);
    return IR.CreateIntrinsic(Id, {Ty}, {V, Next, IR.getInt32(R.below(N))});
  }
  default: {
    // Parts start at multiples of their length.
    unsigned Part = 1 + R.below(N);
    unsigned At = R.below(N / Part) * Part;
    if (R.chance(50))
      return IR.CreateExtractVector(vec(Elem, Part), V, IR.getInt64(At));
    return IR.CreateInsertVector(Ty, V, get(vec(Elem, Part)), IR.getInt64(At));
  }
  }
}

} // namespace cmx::fuzz
