//===- BFloat.cpp - Operations that bfloat16 lacks ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine moves and converts bfloat16, and multiplies and adds it with
// single precision. It has no sel and no immediate of that type (vISA
// specification, "Data types"). Selects and constants become operations on
// words with the same bits:
//
//   select %m, <8 x bfloat> %a, %b   ->  select %m, <8 x i16> %a, %b
//   wrregion %old, <constants>, ..   ->  wrregion of i16
//   constantf <constants>            ->  constanti of i16
//
// vISA text has no indirect operand of that type, either (found by experiment
// with GenX_IR 1.0.12504), so a bale that only copies bfloats moves words.
//
// Conversions and compares use singles. Dwords and doubles are first changed
// into numbers that a single holds exactly and that give the same bfloat.
// Conversions of qwords to bfloat are left unchanged and reported later.
// Operations that the platform has for singles only, such as ceil and division,
// compute singles. The significand of a single has more than twice the bits of
// that of a bfloat, so rounding twice changes no result.
//
// Negation and absolute value change the sign bit of words, and saturation
// computes singles (FinalizerFault::BFloatMoves).
//
// On platforms without bfloat16, all bfloats are words: moves move words, and
// conversions from and to singles compute with the bits of singles.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Analysis/OperationForm.h"
#include "cmx/IR/BFloatMoves.h"
#include "cmx/IR/ConstantBits.h"

using namespace llvm;

namespace cmx {

static bool isBFloat(const Type *Ty) {
  return Ty->getScalarType()->isBFloatTy();
}

static Value *asWords(LowerContext &C, Value *V) {
  return C.castTo(V, withBits(V->getType(), 16));
}

/// Returns the single with the value of the bfloat \p X. A bfloat is the upper
/// half of a single.
static Value *extendBits(LowerContext &C, Value *X) {
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(X->getType(), B.getFloatTy());
  Value *Wide = B.CreateZExt(asWords(C, X), withBits(FloatTy, 32));
  return C.castTo(B.CreateShl(Wide, 16), FloatTy);
}

/// Rounds the single \p X to nearest, ties to even, and returns the bfloat as a
/// word. The number that is added carries into the upper half if the result
/// must be rounded up. The carry could turn a NaN into a number, so nothing is
/// added to a NaN. It is made quiet instead.
static Value *truncateBits(LowerContext &C, Value *X, bool MayBeNaN) {
  IRBuilder<> &B = C.ir();
  Type *Ty = withBits(X->getType(), 32);
  auto Number = [Ty](uint64_t N) { return ConstantInt::get(Ty, N); };
  Value *Bits = C.castTo(X, Ty);
  Value *IsOdd = B.CreateAnd(B.CreateLShr(Bits, 16), Number(1));
  Value *Rounded = B.CreateAdd(B.CreateAdd(Bits, Number(0x7fff)), IsOdd);
  if (MayBeNaN) {
    Value *IsNaN = B.CreateFCmpUNO(X, X);
    Rounded =
        B.CreateSelect(IsNaN, B.CreateOr(Bits, Number(0x400000)), Rounded);
  }
  return B.CreateTrunc(B.CreateLShr(Rounded, 16), withBits(X->getType(), 16));
}

/// Returns the double \p X rounded towards zero to a single, with the last bit
/// set if bits were lost. Rounding this single to a bfloat gives the same
/// result as rounding \p X.
static Value *singleToOdd(LowerContext &C, Value *X) {
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(X->getType(), B.getFloatTy());
  Type *BitsTy = withBits(FloatTy, 32);
  Constant *One = ConstantInt::get(BitsTy, 1);
  Value *Near = B.CreateFPTrunc(X, FloatTy);
  Value *Again = B.CreateFPExt(Near, X->getType());
  Value *AbsAgain = C.call(Intrinsic::fabs, {Again});
  Value *AbsX = C.call(Intrinsic::fabs, {X});
  Value *IsBeyond = B.CreateFCmpOGT(AbsAgain, AbsX);
  Value *Bits = C.castTo(Near, BitsTy);
  Bits = B.CreateSelect(IsBeyond, B.CreateSub(Bits, One), Bits);
  Value *Lost = B.CreateFCmpONE(Again, X);
  return C.castTo(B.CreateSelect(Lost, B.CreateOr(Bits, One), Bits), FloatTy);
}

/// Lowers a conversion from bfloat. A single holds each bfloat exactly.
static Value *lowerFromBFloat(LowerContext &C, CastInst &I) {
  Value *X = I.getOperand(0);
  Type *FloatTy = withScalarType(X->getType(), C.ir().getFloatTy());
  auto *Const = dyn_cast<Constant>(X);
  bool Folds = Const && !hasConstantExpression(*Const);
  if (isa<BitCastInst>(I))
    return nullptr;
  if (I.getType() == FloatTy && !Folds)
    return C.has(Feature::BFloat) ? nullptr : extendBits(C, X);
  Value *Single = C.ir().CreateFPExt(X, FloatTy);
  return I.getType() == FloatTy
             ? Single
             : C.ir().CreateCast(I.getOpcode(), Single, I.getType());
}

/// If the unsigned dword \p X is at least 2^24, clears its eight lowest bits,
/// and sets bit 8 if any of them was set. A single holds the result exactly,
/// and the bfloat of that single is the bfloat of X: X has more than 24 bits,
/// and a bfloat keeps eight of them. It only matters whether all of the lowest
/// eight bits are 0.
static Value *withStickyBit(IRBuilder<> &B, Value *X) {
  Type *Ty = X->getType();
  auto Number = [Ty](uint64_t N) { return ConstantInt::get(Ty, N); };
  Value *Low = B.CreateAnd(X, Number(0xff));
  Value *Sticky = B.CreateAnd(B.CreateAdd(Low, Number(0xff)), Number(0x100));
  Value *High = B.CreateAnd(X, Number(0xffffff00));
  Value *IsLarge = B.CreateICmpUGT(X, Number(0xffffff));
  return B.CreateSelect(IsLarge, B.CreateOr(High, Sticky), X);
}

static Value *lowerToBFloat(LowerContext &C, CastInst &I) {
  Value *X = I.getOperand(0);
  if (isa<FPTruncInst>(I)) {
    if (X->getType()->getScalarType()->isDoubleTy())
      return C.ir().CreateFPTrunc(singleToOdd(C, X), I.getType());
    // Conversions have flags since LLVM 20.
    bool MayBeNaN = !isa<FPMathOperator>(I) || !I.hasNoNaNs();
    return C.has(Feature::BFloat) ? nullptr : truncateBits(C, X, MayBeNaN);
  }
  unsigned Bits = X->getType()->getScalarSizeInBits();
  if (!isa<UIToFPInst, SIToFPInst>(I) || Bits > 32)
    return nullptr;
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(I.getType(), B.getFloatTy());
  if (Bits < 32)
    return B.CreateFPTrunc(B.CreateCast(I.getOpcode(), X, FloatTy),
                           I.getType());
  if (isa<UIToFPInst>(I))
    return B.CreateFPTrunc(B.CreateUIToFP(withStickyBit(B, X), FloatTy),
                           I.getType());
  Value *Zero = Constant::getNullValue(X->getType());
  Value *IsNegative = B.CreateICmpSLT(X, Zero);
  Value *Magnitude = B.CreateSelect(IsNegative, B.CreateNeg(X), X);
  Value *Float = B.CreateUIToFP(withStickyBit(B, Magnitude), FloatTy);
  Value *Signed = B.CreateSelect(IsNegative, B.CreateFNeg(Float), Float);
  return B.CreateFPTrunc(Signed, I.getType());
}

/// Compares bfloats as singles.
static Value *lowerCompare(LowerContext &C, FCmpInst &I) {
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(I.getOperand(0)->getType(), B.getFloatTy());
  Value *L = B.CreateFPExt(I.getOperand(0), FloatTy);
  Value *R = B.CreateFPExt(I.getOperand(1), FloatTy);
  Value *New = B.CreateFCmp(I.getPredicate(), L, R);
  if (auto *Cmp = dyn_cast<FCmpInst>(New))
    Cmp->copyFastMathFlags(&I);
  return New;
}

/// Computes \p I with singles if the platform lacks the operation for bfloats.
/// Returns null otherwise.
static Value *lowerAsSingles(LowerContext &C, Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  bool IsLLVMs = Call && Call->getIntrinsicID() != Intrinsic::not_intrinsic;
  auto Form = getOperationForm(I);
  if (!Form || !(IsLLVMs || isa<BinaryOperator>(I)) ||
      C.supportsType(Form->Op, ElemType::BF))
    return nullptr;
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(I.getType(), B.getFloatTy());
  SmallVector<Value *, 3> Args;
  for (Value *Arg : drop_end(I.operands(), IsLLVMs)) { // The callee is last.
    if (!isBFloat(Arg->getType()))
      return nullptr;
    Args.push_back(B.CreateFPExt(Arg, FloatTy));
  }
  Value *New = IsLLVMs ? C.call(Call->getIntrinsicID(), Args)
                       : B.CreateBinOp(Instruction::BinaryOps(I.getOpcode()),
                                       Args[0], Args[1]);
  if (auto *NewI = dyn_cast<Instruction>(New))
    NewI->copyFastMathFlags(&I);
  return B.CreateFPTrunc(New, I.getType());
}

/// If \p I is a negation or an absolute value, changes the sign bit of words.
/// Returns null otherwise.
static Value *lowerSign(LowerContext &C, Instruction &I) {
  auto M = matchModifier(&I);
  if (!M)
    return nullptr;
  Value *Words = asWords(C, M->V);
  auto Bits = [&](uint64_t N) { return ConstantInt::get(Words->getType(), N); };
  switch (M->Mod) {
  case Modifier::Neg:
    return C.ir().CreateXor(Words, Bits(0x8000));
  case Modifier::Abs:
    return C.ir().CreateAnd(Words, Bits(0x7fff));
  case Modifier::NegAbs:
    return C.ir().CreateOr(Words, Bits(0x8000));
  case Modifier::None:
  case Modifier::Not:
    break;
  }
  llvm_unreachable("no modifier of floats");
}

/// If \p I saturates, saturates a single instead. Returns null otherwise.
static Value *lowerSaturation(LowerContext &C, Instruction &I) {
  auto Form = getOperationForm(I);
  if (!Form || Form->Op != Operation::Mov || !Form->Saturate)
    return nullptr;
  IRBuilder<> &B = C.ir();
  Type *FloatTy = withScalarType(I.getType(), B.getFloatTy());
  Value *Single = B.CreateFPExt(I.getOperand(0), FloatTy);
  Value *New =
      C.regions().createIntrinsic(*getGenXIntrinsic(I), FloatTy, {Single});
  return B.CreateFPTrunc(New, I.getType());
}

/// If \p I converts bfloats to saturated integers, converts singles instead.
/// Returns null otherwise.
static Value *lowerSaturatingConversion(LowerContext &C, Instruction &I) {
  auto Id = getGenXIntrinsic(I);
  if ((Id != GenXIntrinsic::FPToSISat && Id != GenXIntrinsic::FPToUISat) ||
      !isBFloat(I.getOperand(0)->getType()))
    return nullptr;
  Value *X = I.getOperand(0);
  Type *FloatTy = withScalarType(X->getType(), C.ir().getFloatTy());
  Value *Single = C.ir().CreateFPExt(X, FloatTy);
  return C.regions().createIntrinsic(*Id, I.getType(), {Single});
}

static Value *lowered(LowerContext &C, Instruction &I) {
  if (Value *New = lowerSign(C, I))
    return New;
  if (Value *New = lowerAsSingles(C, I))
    return New;
  if (auto *Sel = dyn_cast<SelectInst>(&I)) {
    Value *T = asWords(C, Sel->getTrueValue());
    Value *F = asWords(C, Sel->getFalseValue());
    return C.ir().CreateSelect(Sel->getCondition(), T, F);
  }
  if (Value *New = lowerSaturation(C, I))
    return New;
  if (getGenXIntrinsic(I) == GenXIntrinsic::ConstantF) {
    Value *Words = asWords(C, I.getOperand(0));
    return C.regions().createIntrinsic(GenXIntrinsic::ConstantI,
                                       Words->getType(), {Words});
  }
  auto *Access = dyn_cast<RegionAccessInst>(&I);
  auto *Wr = dyn_cast<WrRegionInst>(&I);
  bool IsConstant =
      isa<WrConstRegionInst>(I) || (Wr && isa<Constant>(Wr->newValue()));
  return Access && (IsConstant || !C.has(Feature::BFloat))
             ? createMoveOfWords(C.regions(), *Access)
             : nullptr;
}

bool lowerBFloat(LowerContext &C, Instruction &I) {
  auto *Cast = dyn_cast<CastInst>(&I);
  Value *New = nullptr;
  if (auto *Cmp = dyn_cast<FCmpInst>(&I)) {
    if (!isBFloat(Cmp->getOperand(0)->getType()))
      return false;
    C.replace(I, lowerCompare(C, *Cmp));
    return true;
  }
  if (Cast && isBFloat(Cast->getSrcTy()))
    New = lowerFromBFloat(C, *Cast);
  else if (isBFloat(I.getType()))
    New = Cast ? lowerToBFloat(C, *Cast) : lowered(C, I);
  else
    New = lowerSaturatingConversion(C, I);
  if (!New)
    return false;
  C.replace(I, C.castTo(New, I.getType()));
  return true;
}

} // namespace cmx
