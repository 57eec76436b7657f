//===- ExpandInt64.cpp - 64-bit division and conversion -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/ExpandInt64.h"

#include "FloatRemainder.h"

#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Traps.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/DivisionByConstantInfo.h"

#include <cmath>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Returns \p Elem, or a vector of \p Elem with as many lanes as \p Like.
static Type *typeLike(const Type *Like, Type *Elem) {
  auto *VecTy = dyn_cast<FixedVectorType>(Like);
  return VecTy ? FixedVectorType::get(Elem, VecTy->getNumElements()) : Elem;
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// Is \p V a constant by which cmx-lower divides with shifts? If the lanes of
/// \p V differ, all must be positive.
static bool isPowersOf2(const Value *V, bool Signed) {
  const APInt *Same;
  if (match(V, m_APInt(Same)) && Signed && Same->isNegatedPowerOf2() &&
      !Same->isMinSignedValue())
    return true;
  auto *C = dyn_cast<Constant>(V);
  if (!C)
    return false;
  auto *VecTy = dyn_cast<FixedVectorType>(C->getType());
  for (unsigned K = 0; K != (VecTy ? VecTy->getNumElements() : 1); ++K) {
    auto *Int =
        dyn_cast_or_null<ConstantInt>(VecTy ? C->getAggregateElement(K) : C);
    if (!Int || !Int->getValue().isPowerOf2() || (Signed && Int->isNegative()))
      return false;
  }
  return true;
}

static bool needsLoop(const Instruction &I) {
  return I.isIntDivRem() && I.getType()->isIntOrIntVectorTy(64) &&
         !isPowersOf2(I.getOperand(1), I.getOpcode() == Instruction::SDiv ||
                                           I.getOpcode() == Instruction::SRem);
}

/// Returns quotient and remainder of the unsigned numbers \p X and \p Y. A new
/// loop before \p At computes them.
static std::pair<Value *, Value *> divideUnsigned(Value *X, Value *Y,
                                                  Instruction &At) {
  BasicBlock *Head = At.getParent();
  BasicBlock *Tail = Head->splitBasicBlock(&At, "divided");
  BasicBlock *Loop =
      BasicBlock::Create(At.getContext(), "divide", At.getFunction(), Tail);
  Head->getTerminator()->setSuccessor(0, Loop);
  IRBuilder<> B(Loop);
  B.SetCurrentDebugLocation(At.getDebugLoc());
  Type *Ty = X->getType();
  Constant *One = ConstantInt::get(Ty, 1), *Zero = ConstantInt::get(Ty, 0);
  PHINode *Turn = B.CreatePHI(B.getInt32Ty(), 2);
  PHINode *N = B.CreatePHI(Ty, 2);
  PHINode *R = B.CreatePHI(Ty, 2);
  Value *Top = B.CreateLShr(N, ConstantInt::get(Ty, 63));
  Value *Doubled = B.CreateShl(R, One);
  Value *Shifted = B.CreateOr(Doubled, Top);
  Value *Left = B.CreateICmpSLT(R, Zero);
  Value *Above = B.CreateICmpUGE(Shifted, Y);
  Value *Fits = B.CreateOr(Left, Above);
  Value *Less = B.CreateSub(Shifted, Y);
  Value *NextR = B.CreateSelect(Fits, Less, Shifted);
  Value *ShiftedN = B.CreateShl(N, One);
  Value *NextN = B.CreateOr(ShiftedN, B.CreateZExt(Fits, Ty));
  Value *NextTurn = B.CreateAdd(Turn, B.getInt32(1));
  B.CreateCondBr(B.CreateICmpEQ(NextTurn, B.getInt32(64)), Tail, Loop);
  auto Connect = [&](PHINode *Phi, Value *First, Value *Next) {
    Phi->addIncoming(First, Head);
    Phi->addIncoming(Next, Loop);
  };
  Connect(Turn, B.getInt32(0), NextTurn);
  Connect(N, X, NextN);
  Connect(R, Zero, NextR);
  return {NextN, NextR};
}

/// Returns the upper half of the product of \p X and \p Factor, computed from
/// products of their halves.
static Value *productHigh(Value *X, const APInt &Factor, IRBuilder<> &B) {
  Type *Ty = X->getType();
  Constant *Half = ConstantInt::get(Ty, 32);
  Constant *Mask = ConstantInt::get(Ty, UINT32_MAX);
  Value *Low = B.CreateAnd(X, Mask), *High = B.CreateLShr(X, Half);
  Constant *FactorLow =
      ConstantInt::get(Ty, Factor.extractBitsAsZExtValue(32, 0));
  Constant *FactorHigh =
      ConstantInt::get(Ty, Factor.extractBitsAsZExtValue(32, 32));
  Value *Lowest = B.CreateMul(Low, FactorLow);
  Value *Inner = B.CreateMul(Low, FactorHigh);
  Value *Outer = B.CreateMul(High, FactorLow);
  Value *Middle = B.CreateAdd(B.CreateLShr(Lowest, Half), Outer);
  Value *Carried = B.CreateAdd(B.CreateAnd(Middle, Mask), Inner);
  Value *Highest = B.CreateMul(High, FactorHigh);
  Value *Sum = B.CreateAdd(Highest, B.CreateLShr(Middle, Half));
  return B.CreateAdd(Sum, B.CreateLShr(Carried, Half));
}

/// Returns quotient and remainder of the unsigned numbers \p X and \p D,
/// computed by a product.
static std::pair<Value *, Value *> divideByConstant(Value *X, const APInt &D,
                                                    Instruction &At) {
  IRBuilder<> B(&At);
  Type *Ty = X->getType();
  auto Shifted = [&](Value *V, unsigned Bits) {
    return Bits ? B.CreateLShr(V, ConstantInt::get(Ty, Bits)) : V;
  };
  Value *Q = nullptr;
  if (D.isPowerOf2()) {
    Q = Shifted(X, D.logBase2());
  } else {
    auto Info = UnsignedDivisionByConstantInfo::get(D);
    Q = productHigh(Shifted(X, Info.PreShift), Info.Magic, B);
    if (Info.IsAdd)
      Q = B.CreateAdd(Shifted(B.CreateSub(X, Q), 1), Q);
    Q = Shifted(Q, Info.PostShift);
  }
  return {Q, B.CreateSub(X, B.CreateMul(Q, ConstantInt::get(Ty, D)))};
}

static void expandDivision(BinaryOperator &I) {
  bool IsSigned =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  bool IsRemainder =
      I.getOpcode() == Instruction::SRem || I.getOpcode() == Instruction::URem;
  Value *X = I.getOperand(0), *Y = I.getOperand(1), *Sign = nullptr;
  IRBuilder<> B(&I);
  if (IsSigned) {
    Constant *SignBit = ConstantInt::get(I.getType(), 63);
    Value *Signs = IsRemainder ? X : B.CreateXor(X, Y);
    Sign = B.CreateAShr(Signs, SignBit);
    X = B.CreateBinaryIntrinsic(Intrinsic::abs, X, B.getFalse());
    const APInt *Same = nullptr;
    Y = match(Y, m_APInt(Same))
            ? ConstantInt::get(I.getType(), Same->abs())
            : B.CreateBinaryIntrinsic(Intrinsic::abs, Y, B.getFalse());
  }
  const APInt *D = nullptr;
  bool IsConstant = match(Y, m_APInt(D)) && !D->isZero();
  auto [Quotient, Remainder] =
      IsConstant ? divideByConstant(X, *D, I) : divideUnsigned(X, Y, I);
  Value *Result = IsRemainder ? Remainder : Quotient;
  B.SetInsertPoint(&I);
  if (Sign)
    Result = B.CreateSub(B.CreateXor(Result, Sign), Sign);
  Result->takeName(&I);
  I.replaceAllUsesWith(Result);
  I.eraseFromParent();
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

namespace {

class Conversion {
public:
  explicit Conversion(CastInst &I)
      : I(I), B(&I), X(I.getOperand(0)),
        I32(typeLike(I.getType(), B.getInt32Ty())),
        I64(typeLike(I.getType(), B.getInt64Ty())),
        Float(typeLike(I.getType(), B.getFloatTy())),
        IsBFloat(I.getType()->getScalarType()->isBFloatTy() ||
                 X->getType()->getScalarType()->isBFloatTy()) {}

  void run();

private:
  Value *number(uint64_t N, Type *Ty) const { return ConstantInt::get(Ty, N); }
  Value *power(int Exponent) const {
    return ConstantFP::get(Float, std::ldexp(1.0, Exponent));
  }
  Value *toHalf(Value *Abs);
  Value *toFloat(Value *Abs);
  Value *fromHalf();
  Value *fromFloat();

  CastInst &I;
  IRBuilder<> B;
  Value *X;
  Type *I32, *I64, *Float;
  bool IsBFloat;
};

} // namespace

Value *Conversion::toHalf(Value *Abs) {
  Value *Limited = B.CreateBinaryIntrinsic(Intrinsic::umin, Abs,
                                           number(uint64_t(1) << 17, I64));
  return B.CreateUIToFP(B.CreateTrunc(Limited, I32), I.getType());
}

/// Converts \p Abs to a float, or to a bfloat. A bfloat is rounded only once:
/// the multiplication by a power of two is exact.
Value *Conversion::toFloat(Value *Abs) {
  Value *High = B.CreateTrunc(B.CreateLShr(Abs, number(32, I64)), I32);
  Value *NumZeros =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, High, B.getFalse());
  Value *Shift = B.CreateSub(number(32, I32), NumZeros);
  Value *Wide = B.CreateZExt(Shift, I64);
  Value *Kept = B.CreateLShr(Abs, Wide);
  Value *IsInexact = B.CreateICmpNE(B.CreateShl(Kept, Wide), Abs);
  Value *Low = B.CreateTrunc(Kept, I32);
  Value *Dword = B.CreateOr(Low, B.CreateZExt(IsInexact, I32));
  Value *Rounded = B.CreateUIToFP(Dword, I.getType());
  if (IsBFloat)
    Rounded = B.CreateFPExt(Rounded, Float);
  Value *Exponent = B.CreateAdd(Shift, number(127, I32));
  Value *Power = B.CreateBitCast(B.CreateShl(Exponent, number(23, I32)), Float);
  Value *Result = B.CreateFMul(Rounded, Power);
  return IsBFloat ? B.CreateFPTrunc(Result, I.getType()) : Result;
}

/// Converts the half to a dword first, because a dword holds all finite halves.
Value *Conversion::fromHalf() {
  bool IsSigned = isa<FPToSIInst>(I);
  Value *Dword = B.CreateCast(I.getOpcode(), X, I32);
  return B.CreateIntCast(Dword, I64, IsSigned);
}

Value *Conversion::fromFloat() {
  if (IsBFloat)
    X = B.CreateFPExt(X, Float);
  Value *Abs = B.CreateUnaryIntrinsic(Intrinsic::fabs, X);
  Value *High = B.CreateFPToUI(B.CreateFMul(Abs, power(-32)), I32);
  Value *Above = B.CreateFMul(B.CreateUIToFP(High, Float), power(32));
  Value *Low = B.CreateFPToUI(B.CreateFSub(Abs, Above), I32);
  Value *HighPart = B.CreateShl(B.CreateZExt(High, I64), number(32, I64));
  Value *Result = B.CreateOr(HighPart, B.CreateZExt(Low, I64));
  if (!isa<FPToSIInst>(I))
    return Result;
  Value *IsNegative = B.CreateFCmpOLT(X, ConstantFP::get(Float, 0));
  return B.CreateSelect(IsNegative, B.CreateNeg(Result), Result);
}

void Conversion::run() {
  bool ToInt = isa<FPToSIInst, FPToUIInst>(I);
  Type *FloatTy = (ToInt ? X->getType() : I.getType())->getScalarType();
  Value *Result = nullptr;
  // Only an extension from at most 32 bits helps: the conversion of a longer
  // number would itself have to be expanded.
  auto *Extension = dyn_cast<CastInst>(X);
  if (Extension && Extension->getSrcTy()->getScalarSizeInBits() > 32)
    Extension = nullptr;
  if (ToInt) {
    Result = FloatTy->isHalfTy() ? fromHalf() : fromFloat();
  } else if (Extension && (isa<ZExtInst>(Extension) ||
                           (isa<SExtInst>(Extension) && isa<SIToFPInst>(I)))) {
    Value *Short = Extension->getOperand(0);
    Result = isa<ZExtInst>(Extension) ? B.CreateUIToFP(Short, I.getType())
                                      : B.CreateSIToFP(Short, I.getType());
  } else {
    bool IsSigned = isa<SIToFPInst>(I);
    Value *Abs =
        IsSigned ? B.CreateBinaryIntrinsic(Intrinsic::abs, X, B.getFalse()) : X;
    Result = FloatTy->isHalfTy() ? toHalf(Abs) : toFloat(Abs);
    if (IsSigned) {
      Value *IsNegative = B.CreateICmpSLT(X, number(0, I64));
      Result = B.CreateSelect(IsNegative, B.CreateFNeg(Result), Result);
    }
  }
  Result->takeName(&I);
  I.replaceAllUsesWith(Result);
  I.eraseFromParent();
}

/// Does \p TD lack conversions between \p FloatTy and i64? No platform has them
/// for halves and bfloats.
static bool lacksQwords(const Type *FloatTy, const TargetDesc &TD) {
  FloatTy = FloatTy->getScalarType();
  return FloatTy->isHalfTy() || FloatTy->isBFloatTy() ||
         (FloatTy->isFloatTy() && !TD.has(Feature::FloatQConvert));
}

static bool needsDwords(const Instruction &I, const TargetDesc &TD) {
  if (!isa<SIToFPInst, UIToFPInst, FPToSIInst, FPToUIInst>(I))
    return false;
  Type *From = I.getOperand(0)->getType(), *To = I.getType();
  bool ToInt = To->isIntOrIntVectorTy();
  return (ToInt ? To : From)->isIntOrIntVectorTy(64) &&
         lacksQwords(ToInt ? From : To, TD);
}

/// Converts floats to qwords. Floats that do not fit become the nearest limit,
/// NaN becomes 0. No float lies between the largest qword and the power of two
/// after it, so a compare with this power finds all floats that are too large.
static Value *saturate(IRBuilder<> &B, Value *X, Type *Ty, bool Signed) {
  // For halves this constant is infinity, and no half is larger.
  Constant *End = ConstantFP::get(X->getType(), Signed ? 0x1p63 : 0x1p64);
  Value *IsHigh = B.CreateFCmpOGE(X, End);
  Constant *Zero = Constant::getNullValue(Ty);
  if (!Signed) {
    Value *HasNone = B.CreateFCmpULT(X, Constant::getNullValue(X->getType()));
    Value *Number = B.CreateSelect(HasNone, Zero, B.CreateFPToUI(X, Ty));
    return B.CreateSelect(IsHigh, Constant::getAllOnesValue(Ty), Number);
  }
  Value *Number = B.CreateFPToSI(X, Ty);
  Number = B.CreateSelect(B.CreateFCmpUNO(X, X), Zero, Number);
  Constant *Min = ConstantInt::get(Ty, APInt::getSignedMinValue(64));
  Constant *Max = ConstantInt::get(Ty, APInt::getSignedMaxValue(64));
  Value *IsLow = B.CreateFCmpOLE(X, ConstantFP::get(X->getType(), -0x1p63));
  return B.CreateSelect(IsHigh, Max, B.CreateSelect(IsLow, Min, Number));
}

/// Computes the value of \p I by a plain conversion to qwords, which is
/// expanded next if necessary. Returns null if \p I does not convert to qwords.
static Value *convertToQwords(IntrinsicInst &I, const TargetDesc &TD) {
  if (!I.getType()->isIntOrIntVectorTy(64))
    return nullptr;
  IRBuilder<> B(&I);
  auto Id = getGenXIntrinsic(I);
  if ((Id == GenXIntrinsic::FPToSISat || Id == GenXIntrinsic::FPToUISat) &&
      lacksQwords(I.getArgOperand(0)->getType(), TD))
    return saturate(B, I.getArgOperand(0), I.getType(),
                    Id == GenXIntrinsic::FPToSISat);
  auto Rounded = [&](Intrinsic::ID Id) {
    Value *X = B.CreateUnaryIntrinsic(Id, I.getArgOperand(0));
    return B.CreateFPToSI(X, I.getType());
  };
  switch (I.getIntrinsicID()) {
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return saturate(B, I.getArgOperand(0), I.getType(),
                    I.getIntrinsicID() == Intrinsic::fptosi_sat);
  case Intrinsic::lround:
  case Intrinsic::llround:
    return Rounded(Intrinsic::round);
  case Intrinsic::lrint:
  case Intrinsic::llrint:
    return Rounded(Intrinsic::rint);
  default:
    return nullptr;
  }
}

/// Returns a powi with a 32-bit exponent that replaces \p I, a powi with a
/// 64-bit exponent. Returns null for other instructions. The exponent is
/// limited to 32 bits. Powers with larger exponents are 0 or infinite, except
/// for powers of 1 and -1. These depend only on the exponent's lowest bit,
/// which is kept.
static Value *powerOfDword(IntrinsicInst &I) {
  if (I.getIntrinsicID() != Intrinsic::powi ||
      !I.getArgOperand(1)->getType()->isIntOrIntVectorTy(64) ||
      isa<ConstantInt>(I.getArgOperand(1)) ||
      I.getType()->getScalarType()->isDoubleTy())
    return nullptr;
  IRBuilder<> B(&I);
  Value *N = I.getArgOperand(1);
  auto Number = [&](int64_t V) {
    return ConstantInt::getSigned(N->getType(), V);
  };
  Value *Low = B.CreateAnd(N, Number(1));
  N = B.CreateBinaryIntrinsic(Intrinsic::smax, N, Number(INT32_MIN));
  N = B.CreateBinaryIntrinsic(Intrinsic::smin, N, Number(INT32_MAX));
  N = B.CreateOr(B.CreateAnd(N, Number(-2)), Low);
  Type *Dword = typeLike(N->getType(), B.getInt32Ty());
  CallInst *New =
      B.CreateIntrinsic(Intrinsic::powi, {I.getType(), Dword},
                        {I.getArgOperand(0), B.CreateTrunc(N, Dword)});
  New->setFastMathFlags(I.getFastMathFlags());
  return New;
}

static bool expandIntrinsics(Function &F, const TargetDesc &TD) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    Value *New = Call ? convertToQwords(*Call, TD) : nullptr;
    if (Call && !New)
      New = powerOfDword(*Call);
    if (!New)
      continue;
    Call->replaceAllUsesWith(New);
    New->takeName(Call);
    Call->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Returns the type of the integers that \p I divides, converts to floats, or
/// gets from floats. Returns null if \p I does none of this.
static Type *typeOfIntegers(const Instruction &I) {
  if (I.isIntDivRem() || isa<FPToSIInst, FPToUIInst>(I))
    return I.getType();
  return isa<SIToFPInst, UIToFPInst>(I) ? I.getOperand(0)->getType() : nullptr;
}

/// Computes the value of \p I with qwords. Returns null if \p I has no integers
/// of 33 to 63 bits.
static Value *inQwords(Instruction &I) {
  Type *Ty = typeOfIntegers(I);
  if (!Ty || Ty->getScalarSizeInBits() <= 32 || Ty->getScalarSizeInBits() >= 64)
    return nullptr;
  IRBuilder<> B(&I);
  Type *Qwords = Ty->getWithNewBitWidth(64);
  unsigned Opcode = I.getOpcode();
  bool IsSigned = Opcode == Instruction::SDiv || Opcode == Instruction::SRem ||
                  Opcode == Instruction::SIToFP;
  auto Operand = [&](unsigned K) {
    return B.CreateIntCast(I.getOperand(K), Qwords, IsSigned);
  };
  if (auto *Division = dyn_cast<BinaryOperator>(&I)) {
    Value *X = Operand(0);
    return B.CreateTrunc(B.CreateBinOp(Division->getOpcode(), X, Operand(1)),
                         Ty);
  }
  auto Conversion = cast<CastInst>(I).getOpcode();
  if (I.getType() != Ty)
    return B.CreateCast(Conversion, Operand(0), I.getType());
  return B.CreateTrunc(B.CreateCast(Conversion, I.getOperand(0), Qwords), Ty);
}

/// Extends divisions and conversions of the integers of 33 to 63 bits that
/// InstCombine makes. cmx-lower would extend them too late: it runs after this
/// pass, which expands 64-bit divisions and conversions.
static bool extendToQwords(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    Value *New = inQwords(I);
    if (!New)
      continue;
    I.replaceAllUsesWith(New);
    New->takeName(&I);
    I.eraseFromParent();
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses ExpandInt64Pass::run(Function &F, FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  bool Changed = expandIntrinsics(F, *TD);
  Changed |= extendToQwords(F);
  // A stack function cannot end its thread by a return.
  if (!isStackFunction(F) && F.getReturnType()->isVoidTy())
    Changed |= returnAtTraps(F);
  SmallVector<BinaryOperator *, 8> Divisions;
  SmallVector<CastInst *, 8> Conversions;
  for (Instruction &I : instructions(F)) {
    if (needsLoop(I) || isExactFloatRemainder(I))
      Divisions.push_back(cast<BinaryOperator>(&I));
    else if (needsDwords(I, *TD))
      Conversions.push_back(cast<CastInst>(&I));
  }
  for (CastInst *I : Conversions)
    Conversion(*I).run();
  for (BinaryOperator *I : Divisions)
    if (isExactFloatRemainder(*I))
      expandFloatRemainder(*I);
    else
      expandDivision(*I);
  Changed |= !Divisions.empty() || !Conversions.empty();
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
