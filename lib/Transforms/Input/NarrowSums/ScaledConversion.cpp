//===- ScaledConversion.cpp - Scaled integers without floats --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Why the new form is exact: the pass computes the float expression, with the
// rounding of its type, for each value x that the converted integer can have.
// The integer form must give the same result for each x. For one shift S and
// one addend A, each x limits the factor M:
//
//   result(x) * 2^S <= M * x + A < (result(x) + 1) * 2^S
//
// and any M within all these limits is right. The results are the same on
// hardware that flushes denormals: a denormal becomes 0 in the conversion to an
// integer, too, or it is added to a constant that is so much larger that the
// sum does not change. Expressions with denormal constants are not rewritten.
//
//===----------------------------------------------------------------------===//

#include "ScaledConversion.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/IntegerRanges.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <map>

#define DEBUG_TYPE "cmx-narrow-sums"

using namespace llvm;
using namespace llvm::PatternMatch;

STATISTIC(NumScaled, "Scaled conversions done in integers");

namespace cmx {

/// Integers with more possible values than this are left alone.
static constexpr uint64_t MaxValues = 1 << 14;

std::optional<ScaledForm> findScaledForm(uint64_t First,
                                         const std::vector<int64_t> &Results,
                                         unsigned Shift, uint64_t Addend,
                                         unsigned Bits) {
  uint64_t Last = First + Results.size() - 1;
  uint64_t Limit = uint64_t(1) << Bits;
  if (Addend >= Limit)
    return std::nullopt;
  uint64_t Min = 0, Max = Last ? (Limit - 1 - Addend) / Last : Limit - 1;
  for (size_t K = 0; K != Results.size(); ++K) {
    if (Results[K] < 0)
      continue;
    uint64_t X = First + K;
    uint64_t Least = uint64_t(Results[K]) << Shift;
    uint64_t Most = (uint64_t(Results[K] + 1) << Shift) - 1;
    if (Most < Addend)
      return std::nullopt;
    if (X == 0) {
      if (Addend < Least)
        return std::nullopt;
      continue;
    }
    if (Least > Addend)
      Min = std::max(Min, (Least - Addend + X - 1) / X);
    Max = std::min(Max, (Most - Addend) / X);
    if (Min > Max)
      return std::nullopt;
  }
  return ScaledForm{Min, Addend, Shift};
}

namespace {

/// An expression of the code that can be rewritten: int (scale * float (x) +
/// offset), or x divided by a constant.
struct ScaledInt {
  Instruction *Root = nullptr;
  Value *X = nullptr;
  bool XSigned = false;
  /// 1 if only Root needs the conversion of X to a float, else 0.
  unsigned NumConversions = 0;
  const APInt *Divisor = nullptr; ///< For an integer division only.
  Instruction *Scale = nullptr;
  Instruction *Offset = nullptr; ///< Or null.
  const APFloat *Factor = nullptr;
  const APFloat *Addend = nullptr; ///< With Offset.
  bool Divides = false;
  bool Saturates = false;
  bool Signed = false; ///< Is the result signed?
};

class Scaler {
public:
  Scaler(Function &F, OperationCosts &Costs, RegionBuilder &RB, Remarks &Rem)
      : F(F), Costs(Costs), RB(RB), Rem(Rem), Ranges(F.getDataLayout()) {}
  bool run();

private:
  /// A form, the width of its product, and its price.
  struct Choice {
    ScaledForm Form;
    unsigned Bits = 0;
    Cost Price;
  };

  bool convert(const ScaledInt &S);
  bool convert(Instruction &I);
  std::vector<int64_t> results(const ScaledInt &S, uint64_t First,
                               uint64_t Last) const;
  std::optional<Choice> choose(const ScaledInt &S, uint64_t First,
                               const std::vector<int64_t> &Results);
  uint64_t addendFor(const ScaledInt &S, unsigned Shift) const;
  Cost oldCost(const ScaledInt &S);
  Cost newCost(const ScaledInt &S, const ScaledForm &Form, unsigned Bits);
  Value *build(const ScaledInt &S, const Choice &C);
  void missed(Instruction &I, StringRef Why);

  Function &F;
  OperationCosts &Costs;
  RegionBuilder &RB;
  Remarks &Rem;
  IntegerRanges Ranges;
  /// The replaced instructions. They are deleted at the end, because Ranges
  /// identifies values by their addresses.
  SmallVector<WeakTrackingVH, 8> Dead;
};

} // namespace

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

static bool isUsableConstant(const APFloat &C) {
  return C.isFinite() && !C.isDenormal() && !C.isNegative();
}

/// Returns the float that \p I converts to an integer, or null if \p I is no
/// conversion.
static Value *convertedFloat(Instruction &I, ScaledInt &S) {
  if (isa<FPToUIInst, FPToSIInst>(I)) {
    S.Signed = isa<FPToSIInst>(I);
    return I.getOperand(0);
  }
  auto *Call = dyn_cast<CallInst>(&I);
  if (!Call)
    return nullptr;
  S.Saturates = true;
  Intrinsic::ID Id = Call->getIntrinsicID();
  std::optional<GenXIntrinsic> GenX = getGenXIntrinsic(*Call);
  S.Signed = Id == Intrinsic::fptosi_sat || GenX == GenXIntrinsic::FPToSISat;
  bool Is = S.Signed || Id == Intrinsic::fptoui_sat ||
            GenX == GenXIntrinsic::FPToUISat;
  return Is ? Call->getArgOperand(0) : nullptr;
}

static std::optional<ScaledInt> findScaled(Instruction &I) {
  if (!isa<FixedVectorType>(I.getType()))
    return std::nullopt;
  ScaledInt S;
  S.Root = &I;
  Value *V = convertedFloat(I, S);
  if (!V || !V->hasOneUse())
    return std::nullopt;
  Value *X;
  if (match(V, m_FAdd(m_Value(X), m_APFloat(S.Addend)))) {
    S.Offset = cast<Instruction>(V);
    V = X;
  }
  S.Divides = match(V, m_FDiv(m_Value(X), m_APFloat(S.Factor)));
  if (!S.Divides && !match(V, m_FMul(m_Value(X), m_APFloat(S.Factor))))
    return std::nullopt;
  S.Scale = cast<Instruction>(V);
  auto *FromInt = dyn_cast<CastInst>(X);
  if (!V->hasOneUse() || !FromInt || !isa<UIToFPInst, SIToFPInst>(FromInt) ||
      !isUsableConstant(*S.Factor) || S.Factor->isZero() ||
      (S.Offset && !isUsableConstant(*S.Addend)))
    return std::nullopt;
  S.X = FromInt->getOperand(0);
  S.XSigned = isa<SIToFPInst>(FromInt);
  S.NumConversions = FromInt->hasOneUse();
  return S;
}

static std::optional<ScaledInt> findDivided(Instruction &I) {
  ScaledInt S;
  S.Root = &I;
  if (!isa<FixedVectorType>(I.getType()) ||
      !match(&I, m_UDiv(m_Value(S.X), m_APInt(S.Divisor))) ||
      S.Divisor->isZero() || S.Divisor->isPowerOf2())
    return std::nullopt;
  return S;
}

static bool hasUsableTypes(const ScaledInt &S) {
  unsigned Bits = S.Root->getType()->getScalarSizeInBits();
  unsigned FromBits = S.X->getType()->getScalarSizeInBits();
  auto IsUsable = [](unsigned B) { return B == 8 || B == 16 || B == 32; };
  return IsUsable(Bits) && IsUsable(FromBits);
}

//===----------------------------------------------------------------------===//
// Computing
//===----------------------------------------------------------------------===//

/// Returns the result of the expression for each integer from \p First to \p
/// Last. A result is -1 if it is poison.
std::vector<int64_t> Scaler::results(const ScaledInt &S, uint64_t First,
                                     uint64_t Last) const {
  if (S.Divisor) {
    std::vector<int64_t> Quotients;
    for (uint64_t X = First; X <= Last; ++X)
      Quotients.push_back(int64_t(X / S.Divisor->getZExtValue()));
    return Quotients;
  }
  const fltSemantics &Sem = S.Factor->getSemantics();
  unsigned Bits = S.Root->getType()->getScalarSizeInBits();
  constexpr auto Nearest = APFloat::rmNearestTiesToEven;
  std::vector<int64_t> Results;
  for (uint64_t X = First; X <= Last; ++X) {
    APFloat V(Sem);
    V.convertFromAPInt(APInt(64, X), /*IsSigned=*/false, Nearest);
    if (S.Divides)
      V.divide(*S.Factor, Nearest);
    else
      V.multiply(*S.Factor, Nearest);
    if (S.Offset)
      V.add(*S.Addend, Nearest);
    APSInt Int(Bits, /*isUnsigned=*/!S.Signed);
    bool IsExact;
    bool Fits = V.convertToInteger(Int, APFloat::rmTowardZero, &IsExact) !=
                APFloat::opInvalidOp;
    Results.push_back(Fits || S.Saturates ? Int.getExtValue() : -1);
  }
  return Results;
}

/// Returns the offset of \p S in units of 2^-Shift.
uint64_t Scaler::addendFor(const ScaledInt &S, unsigned Shift) const {
  if (!S.Offset)
    return 0;
  APFloat V = scalbn(*S.Addend, int(Shift), APFloat::rmNearestTiesToEven);
  APSInt Int(64, /*isUnsigned=*/true);
  bool IsExact;
  V.convertToInteger(Int, APFloat::rmNearestTiesToEven, &IsExact);
  return Int.getZExtValue();
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

Cost Scaler::oldCost(const ScaledInt &S) {
  unsigned N = numLanes(S.Root->getType());
  ElemType Result = *elemTypeOf(S.Root->getType(), S.Signed);
  CostOperand X = CostOperand::value(S.X, S.XSigned);
  // A division becomes at least a product of dwords and a shift.
  constexpr ElemType UD = ElemType::UD;
  if (S.Divisor)
    return Costs.price(Operation::Mul, N, UD, {X, CostOperand::imm(UD)}) +
           Costs.price(Operation::Shr, N, UD,
                       {UD, CostOperand::imm(ElemType::UW)}) +
           Costs.move(N, Result, UD);
  ElemType Float = *elemTypeOf(S.Scale->getType(), true);
  auto WithConstant = [&](Operation Op) {
    return Costs.price(Op, N, Float, {Float, CostOperand::imm(Float)});
  };
  Cost Sum = WithConstant(S.Divides ? Operation::Div : Operation::Mul);
  if (S.NumConversions)
    Sum += Costs.move(N, Float, X);
  if (S.Offset)
    Sum += WithConstant(Operation::Add);
  return Sum + Costs.move(N, Result, Float);
}

Cost Scaler::newCost(const ScaledInt &S, const ScaledForm &Form,
                     unsigned Bits) {
  unsigned N = numLanes(S.Root->getType());
  unsigned OutBits = S.Root->getType()->getScalarSizeInBits();
  ElemType Wide = intType(Bits / 8, false);
  CostOperand Factor =
      CostOperand::imm(Form.Factor < (1 << 16) ? ElemType::UW : ElemType::UD);
  Cost Sum;
  if (Form.Factor != 1)
    Sum += Costs.price(Operation::Mul, N, Wide,
                       {CostOperand::value(S.X, S.XSigned), Factor});
  if (Form.Addend)
    Sum += Costs.price(Operation::Add, N, Wide, {Wide, CostOperand::imm(Wide)});
  // If the shift is a multiple of the width of the result, the result is a
  // region of the product and needs no shift.
  unsigned PartBits = std::min(OutBits, Bits);
  if (Form.Shift % PartBits != 0)
    Sum += Costs.price(Operation::Shr, N, Wide,
                       {Wide, CostOperand::imm(ElemType::UW)});
  if (OutBits == Bits && !Form.Shift)
    return Sum;
  return Sum + Costs.move(N, intType(OutBits / 8, false),
                          CostOperand::strided(intType(PartBits / 8, false), N,
                                               Bits / PartBits));
}

/// Returns the cheapest form with a product of words or of dwords, or
/// std::nullopt if there is no form.
std::optional<Scaler::Choice>
Scaler::choose(const ScaledInt &S, uint64_t First,
               const std::vector<int64_t> &Results) {
  std::optional<Choice> Best;
  unsigned FromBits = S.X->getType()->getScalarSizeInBits();
  for (unsigned Bits : {16u, 32u}) {
    if (Bits < FromBits)
      continue;
    // If forms cost the same, the one with the smaller factor is taken. With
    // shifts of more than 24 bits, the results would have fewer bits than a
    // byte.
    for (unsigned Shift = 0; Shift != std::min(Bits, 25u); ++Shift) {
      auto Form =
          findScaledForm(First, Results, Shift, addendFor(S, Shift), Bits);
      if (!Form || Form->Factor == 0)
        continue;
      Cost Price = newCost(S, *Form, Bits);
      if (!Best || Price < Best->Price)
        Best = Choice{*Form, Bits, Price};
    }
  }
  return Best;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

Value *Scaler::build(const ScaledInt &S, const Choice &C) {
  IRBuilder<> &B = RB.ir();
  B.SetInsertPoint(S.Root);
  Type *Ty =
      FixedVectorType::get(B.getIntNTy(C.Bits), numLanes(S.Root->getType()));
  // X is never negative, so sext and zext give the same result.
  Value *V = B.CreateIntCast(S.X, Ty, S.XSigned);
  if (C.Form.Factor != 1)
    V = B.CreateMul(V, ConstantInt::get(Ty, C.Form.Factor));
  if (C.Form.Addend)
    V = B.CreateAdd(V, ConstantInt::get(Ty, C.Form.Addend));
  if (C.Form.Shift)
    V = B.CreateLShr(V, ConstantInt::get(Ty, C.Form.Shift));
  return B.CreateZExtOrTrunc(V, S.Root->getType());
}

void Scaler::missed(Instruction &I, StringRef Why) {
  Rem.missed("NotScaled", I, [&](Remark &R) {
    R << "scaled conversion stays as it is: " << ore::NV("Reason", Why);
  });
}

bool Scaler::convert(const ScaledInt &S) {
  ConstantRange R = Ranges.get(S.X);
  APInt Min = S.XSigned ? R.getSignedMin() : R.getUnsignedMin();
  APInt Max = S.XSigned ? R.getSignedMax() : R.getUnsignedMax();
  if (R.isEmptySet() || (S.XSigned && Min.isNegative())) {
    missed(*S.Root, "the integer may be negative");
    return false;
  }
  uint64_t First = Min.getZExtValue(), Last = Max.getZExtValue();
  if (Last - First >= MaxValues || Last >> 31) {
    missed(*S.Root, "the integer may have too many values");
    return false;
  }
  std::vector<int64_t> Results = results(S, First, Last);
  std::optional<Choice> C = choose(S, First, Results);
  if (!C) {
    missed(*S.Root, "no product gives the same for all values");
    return false;
  }
  Cost Old = oldCost(S);
  if (!Old.isPossible() || C->Price >= Old) {
    missed(*S.Root, "integers cost as much");
    return false;
  }
  Rem.passed("Scaled", *S.Root, [&](Remark &R) {
    R << "scaled by an integer product with "
      << ore::NV("Factor", C->Form.Factor) << " and a shift by "
      << ore::NV("Shift", C->Form.Shift) << " in " << ore::NV("Bits", C->Bits)
      << " bits, cost " << ore::NV("Cost", C->Price.instructions())
      << " instead of " << ore::NV("OldCost", Old.instructions());
  });
  Value *New = build(S, *C);
  New->takeName(S.Root);
  S.Root->replaceAllUsesWith(New);
  Dead.push_back(S.Root);
  ++NumScaled;
  return true;
}

bool Scaler::convert(Instruction &I) {
  for (auto S : {findScaled(I), findDivided(I)})
    if (S && hasUsableTypes(*S))
      return convert(*S);
  return false;
}

bool Scaler::run() {
  bool Changed = false;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      Changed |= convert(I);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return Changed;
}

bool convertScaledIntegers(Function &F, OperationCosts &Costs,
                           RegionBuilder &RB, Remarks &Rem) {
  return Scaler(F, Costs, RB, Rem).run();
}

} // namespace cmx
