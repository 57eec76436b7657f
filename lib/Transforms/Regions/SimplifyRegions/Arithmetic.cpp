//===- Arithmetic.cpp - llvm.genx arithmetic on constants -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folds lane by lane. Integers are computed exactly, in more bits than any
// result has (a product of 64-bit numbers plus an addend has 129 bits). Then
// they are clamped or truncated (docs/LangRef.md, "Integer arithmetic").
//
// A lane is poison if one of its operands is poison. If LLVM does not define
// the result (undef, the bits of NaNs), nothing is folded.
//
//===----------------------------------------------------------------------===//

#include "ConstantFold.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/APSInt.h"

using namespace llvm;

namespace cmx {

static constexpr unsigned ExactBits = 192;

static bool isSignedResult(GenXSigns Signs) {
  return Signs == GenXSigns::SS || Signs == GenXSigns::SU;
}

static bool isSignedOperand(GenXSigns Signs) {
  return Signs == GenXSigns::SS || Signs == GenXSigns::US;
}

/// Returns \p Exact in \p Bits bits: clamped if the intrinsic saturates, else
/// truncated.
static APInt fit(const GenXInfo &Info, const APInt &Exact, unsigned Bits) {
  if (!Info.Saturates)
    return Exact.trunc(Bits);
  bool Signed = isSignedResult(Info.Signs);
  APInt Max = Signed ? APInt::getSignedMaxValue(Bits).sext(ExactBits)
                     : APInt::getMaxValue(Bits).zext(ExactBits);
  APInt Min = Signed ? APInt::getSignedMinValue(Bits).sext(ExactBits)
                     : APInt::getZero(ExactBits);
  return APIntOps::smax(APIntOps::smin(Exact, Max), Min).trunc(Bits);
}

/// Returns the exact result of the operation \p Mnemonic on \p X, or
/// std::nullopt for an unknown operation.
static std::optional<APInt> exactResult(StringRef Mnemonic, ArrayRef<APInt> X) {
  if (Mnemonic == "mov") // Conversions.
    return X[0];
  if (Mnemonic == "add")
    return X[0] + X[1];
  if (Mnemonic == "add3")
    return X[0] + X[1] + X[2];
  if (Mnemonic == "avg")
    return (X[0] + X[1] + 1).ashr(1);
  if (Mnemonic == "mul")
    return X[0] * X[1];
  if (Mnemonic == "mad")
    return X[0] * X[1] + X[2];
  // integerLane() has limited the shift amount and has extended the numbers
  // according to their signedness.
  if (Mnemonic == "shl")
    return X[0].shl(X[1]);
  if (Mnemonic == "min")
    return APIntOps::smin(X[0], X[1]);
  if (Mnemonic == "max")
    return APIntOps::smax(X[0], X[1]);
  return std::nullopt;
}

/// Computes a bit operation on one operand. The result has as many bits as
/// \p X.
static std::optional<APInt> bitResult(GenXIntrinsic Id, const APInt &X) {
  switch (Id) {
  case GenXIntrinsic::AbsI:
    return X.abs();
  case GenXIntrinsic::Bfrev:
    return X.reverseBits();
  case GenXIntrinsic::Lzd:
    return APInt(X.getBitWidth(), X.countl_zero());
  case GenXIntrinsic::Cbit:
    return APInt(X.getBitWidth(), X.popcount());
  case GenXIntrinsic::Fbl:
    return X.isZero() ? APInt::getAllOnes(X.getBitWidth())
                      : APInt(X.getBitWidth(), X.countr_zero());
  default:
    return std::nullopt;
  }
}

static std::optional<APInt> integerLane(const GenXInfo &Info, unsigned Bits,
                                        ArrayRef<APInt> X) {
  if (X.size() == 1 && Info.Signs != GenXSigns::NA &&
      Info.Lowering == LoweringKind::Alu) {
    auto Result = bitResult(Info.Id, X[0]);
    return Result ? std::optional(Result->zextOrTrunc(Bits)) : std::nullopt;
  }
  if (Info.Id == GenXIntrinsic::AbsI)
    return bitResult(Info.Id, X[0]);
  SmallVector<APInt, 3> Exact;
  for (const APInt &V : X)
    Exact.push_back(isSignedOperand(Info.Signs) ? V.sext(ExactBits)
                                                : V.zext(ExactBits));
  if (Info.VisaName == "shl")
    Exact[1] &= Bits == 64 || X[0].getBitWidth() == 64 ? 63 : 31;
  if (Info.VisaName == "mulh")
    return fit(Info, (Exact[0] * Exact[1]).ashr(X[0].getBitWidth()), Bits);
  auto Result = exactResult(Info.VisaName, Exact);
  return Result ? std::optional(fit(Info, *Result, Bits)) : std::nullopt;
}

/// Clamps \p X to 0 .. 1. Returns std::nullopt for -0. Every other negative
/// number gives a zero. Its sign is not defined; this function returns +0.
static std::optional<APFloat> saturate(const APFloat &X) {
  if (X.isNegZero())
    return std::nullopt;
  APFloat Zero = APFloat::getZero(X.getSemantics());
  APFloat One(X.getSemantics(), 1);
  if (X.isNaN() || X.isNegative())
    return Zero;
  return X.compare(One) == APFloat::cmpGreaterThan ? One : X;
}

static std::optional<APFloat> floatLane(GenXIntrinsic Id, ArrayRef<APFloat> X) {
  switch (Id) {
  case GenXIntrinsic::AbsF: {
    APFloat Abs = X[0];
    Abs.clearSign();
    return Abs;
  }
  case GenXIntrinsic::Sat:
    return saturate(X[0]);
  case GenXIntrinsic::Fmin:
  case GenXIntrinsic::Fmax:
    if (X[0].isNaN() || X[1].isNaN())
      return std::nullopt;
    return Id == GenXIntrinsic::Fmin ? minimum(X[0], X[1])
                                     : maximum(X[0], X[1]);
  default:
    return std::nullopt;
  }
}

/// Rounds towards zero and clamps; NaN becomes 0.
static APInt floatToInt(const APFloat &X, unsigned Bits, bool Signed) {
  APSInt Result(Bits, /*isUnsigned=*/!Signed);
  bool IsExact;
  X.convertToInteger(Result, APFloat::rmTowardZero, &IsExact);
  return Result;
}

/// Returns one lane of the result, or null if the lane cannot be folded.
static Constant *foldLane(const GenXInfo &Info, Type *Ty,
                          ArrayRef<Constant *> Operands) {
  SmallVector<APInt, 3> Ints;
  SmallVector<APFloat, 3> Floats;
  for (Constant *Operand : Operands) {
    if (isa<PoisonValue>(Operand))
      return PoisonValue::get(Ty);
    if (auto *CI = dyn_cast<ConstantInt>(Operand))
      Ints.push_back(CI->getValue());
    else if (auto *CF = dyn_cast<ConstantFP>(Operand))
      Floats.push_back(CF->getValueAPF());
    else
      return nullptr;
  }
  if (Ty->isIntegerTy() && Floats.size() == 1 &&
      Info.Lowering == LoweringKind::Convert)
    return ConstantInt::get(Ty, floatToInt(Floats[0], Ty->getIntegerBitWidth(),
                                           isSignedResult(Info.Signs)));
  if (Ty->isIntegerTy() && Floats.empty()) {
    auto Result = integerLane(Info, Ty->getIntegerBitWidth(), Ints);
    return Result ? ConstantInt::get(Ty, *Result) : nullptr;
  }
  // If the result and the operands have different types, the result is rounded
  // before it is converted. Such operations are not folded.
  if (Ty->isFloatingPointTy() && Ints.empty() && Operands[0]->getType() == Ty) {
    auto Result = floatLane(Info.Id, Floats);
    return Result ? ConstantFP::get(Ty, *Result) : nullptr;
  }
  return nullptr;
}

static bool isArithmetic(const GenXInfo &Info) {
  if (Info.Lowering == LoweringKind::Alu)
    return Info.Results.size() == 1 && Info.VisaName != "dp4a" &&
           Info.VisaName != "bfn";
  return Info.Lowering != LoweringKind::Constant &&
         isElementwise(Info.Lowering);
}

Constant *foldArithmetic(const CallInst &Call) {
  const GenXInfo &Info = getGenXInfo(*getGenXIntrinsic(Call));
  if (!isArithmetic(Info))
    return nullptr;
  unsigned NumLanes = numLanes(Call.getType());
  SmallVector<Constant *, 32> Lanes;
  for (unsigned I = 0; I != NumLanes; ++I) {
    SmallVector<Constant *, 3> Operands;
    for (const Use &U : Call.args()) {
      auto *C = dyn_cast<Constant>(U);
      if (!C || numLanes(C->getType()) != NumLanes)
        return nullptr;
      Constant *Lane =
          C->getType()->isVectorTy() ? C->getAggregateElement(I) : C;
      if (!Lane)
        return nullptr;
      Operands.push_back(Lane);
    }
    Constant *Lane = foldLane(Info, Call.getType()->getScalarType(), Operands);
    if (!Lane)
      return nullptr;
    Lanes.push_back(Lane);
  }
  return Call.getType()->isVectorTy() ? ConstantVector::get(Lanes) : Lanes[0];
}

} // namespace cmx
