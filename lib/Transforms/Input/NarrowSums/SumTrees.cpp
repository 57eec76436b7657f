//===- SumTrees.cpp - Sums of integers, also as floats --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Why the sums are exact: if all operands of an fadd, fsub or fmul are
// integers, the exact result is an integer, too. If the magnitude of this
// result is at most 2^p, where p is the number of bits of the significand, the
// result is representable and is not rounded. A tree of such operations
// therefore computes the exact sum of the integers, in any order of the
// additions. The same holds for integers times 2^-s, which result from factors
// like 0.25. The sign of a zero needs care. With rounding to nearest, x - x is
// +0.0, and +0.0 plus +0.0 or -0.0 is +0.0. Only -0.0 + -0.0 is -0.0. The
// integer 0 is converted to +0.0. Negation and negative factors change the sign
// of a zero.
//
//===----------------------------------------------------------------------===//

#include "SumTrees.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// The limits of constants and factors. They ensure that no computation here
/// overflows.
static constexpr int64_t MaxConstant = 1 << 24;
static constexpr int64_t MaxFactor = 1 << 15;
/// The largest number of bits after the binary point. No number with so few
/// bits after the point is denormal, not even in half precision.
static constexpr unsigned MaxScale = 10;

std::optional<FixedPoint> constantFixedPoint(const Value *V) {
  const APFloat *C;
  if (!match(V, m_APFloat(C)) || C->isNegZero())
    return std::nullopt;
  for (unsigned Scale = 0; Scale <= MaxScale; ++Scale) {
    APFloat Scaled = scalbn(*C, int(Scale), APFloat::rmNearestTiesToEven);
    APSInt Int(64, /*isUnsigned=*/false);
    bool IsExact = false;
    // The conversion of an infinity or of a fraction is not exact.
    if (Scaled.convertToInteger(Int, APFloat::rmTowardZero, &IsExact) !=
        APFloat::opOK)
      continue;
    int64_t Value = Int.getExtValue();
    if (Value > MaxConstant || Value < -MaxConstant)
      return std::nullopt;
    return FixedPoint{Value, Scale};
  }
  return std::nullopt;
}

std::optional<int64_t> constantIntFactor(const Instruction &I) {
  const APInt *C;
  if (I.getOpcode() == Instruction::Shl && match(I.getOperand(1), m_APInt(C)) &&
      C->ult(16))
    return int64_t(1) << C->getZExtValue();
  if (I.getOpcode() == Instruction::Mul && match(I.getOperand(1), m_APInt(C)) &&
      C->getSignificantBits() <= 16 && !C->isZero())
    return C->getSExtValue();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

static IntBounds added(IntBounds A, IntBounds B) {
  return {A.Min + B.Min, A.Max + B.Max};
}

static IntBounds scaled(IntBounds B, int64_t Factor) {
  return Factor < 0 ? IntBounds{B.Max * Factor, B.Min * Factor}
                    : IntBounds{B.Min * Factor, B.Max * Factor};
}

/// Returns the number of bits of the significand with the hidden bit, or 0 for
/// types whose sums are left alone.
static unsigned precisionOf(const Type *Ty) {
  const Type *Elem = Ty->getScalarType();
  if (!Elem->isHalfTy() && !Elem->isFloatTy() && !Elem->isDoubleTy())
    return 0;
  return APFloat::semanticsPrecision(Elem->getFltSemantics());
}

static bool isExactIn(const Type *Ty, IntBounds B) {
  int64_t Limit = int64_t(1) << precisionOf(Ty);
  return -Limit <= B.Min && B.Max <= Limit;
}

std::optional<IntBounds> SumTrees::leafBounds(Value *V, bool Signed) const {
  if (auto It = FloatRoots.find(V); It != FloatRoots.end())
    return Trees[It->second].Bounds;
  assert(V->getType()->getScalarSizeInBits() <= 32 && "no leaf of a sum");
  ConstantRange R = Ranges.get(V);
  if (R.isEmptySet()) // Poison in all lanes: nothing to gain.
    return std::nullopt;
  if (Signed)
    return IntBounds{R.getSignedMin().getSExtValue(),
                     R.getSignedMax().getSExtValue()};
  return IntBounds{int64_t(R.getUnsignedMin().getZExtValue()),
                   int64_t(R.getUnsignedMax().getZExtValue())};
}

//===----------------------------------------------------------------------===//
// Which floats are integers
//===----------------------------------------------------------------------===//

static bool isIntVector(const Type *Ty) {
  if (!isa<FixedVectorType>(Ty))
    return false;
  const Type *Elem = Ty->getScalarType();
  return Elem->isIntegerTy(8) || Elem->isIntegerTy(16) || Elem->isIntegerTy(32);
}

/// Returns the result of \p I if \p I is a uitofp or sitofp and the result is
/// exact.
std::optional<WholeFloat> SumTrees::converted(Instruction &I) const {
  if (!isa<UIToFPInst, SIToFPInst>(I) ||
      !isIntVector(I.getOperand(0)->getType()))
    return std::nullopt;
  auto B = leafBounds(I.getOperand(0), isa<SIToFPInst>(I));
  if (!B || !isExactIn(I.getType(), *B))
    return std::nullopt;
  return WholeFloat{*B, 0, B->contains(0), false};
}

std::optional<WholeFloat> SumTrees::wholeOperand(Value *V) const {
  if (auto C = constantFixedPoint(V))
    return WholeFloat{{C->Value, C->Value}, C->Scale, C->Value == 0, false};
  if (auto It = Whole.find(V); It != Whole.end())
    return It->second;
  return std::nullopt;
}

static WholeFloat times(const WholeFloat &A, FixedPoint Factor) {
  bool Negates = Factor.Value < 0;
  return {scaled(A.Bounds, Factor.Value), A.Scale + Factor.Scale,
          Negates ? A.MayBeNegativeZero : A.MayBePositiveZero,
          Negates ? A.MayBePositiveZero : A.MayBeNegativeZero};
}

static WholeFloat plus(const WholeFloat &A, const WholeFloat &B) {
  unsigned Scale = std::max(A.Scale, B.Scale);
  IntBounds L = scaled(A.Bounds, int64_t(1) << (Scale - A.Scale));
  IntBounds R = scaled(B.Bounds, int64_t(1) << (Scale - B.Scale));
  IntBounds Sum = added(L, R);
  bool Cancels = (L.Min < 0 && R.Max > 0) || (L.Max > 0 && R.Min < 0);
  bool PositiveZero = A.MayBePositiveZero || B.MayBePositiveZero || Cancels;
  return {Sum, Scale, Sum.contains(0) && PositiveZero,
          A.MayBeNegativeZero && B.MayBeNegativeZero};
}

std::optional<WholeFloat> SumTrees::wholeFloat(Instruction &I) {
  if (!isa<FixedVectorType>(I.getType()) || !precisionOf(I.getType()))
    return std::nullopt;
  if (auto W = converted(I))
    return W;
  unsigned Opcode = I.getOpcode();
  if (Opcode != Instruction::FAdd && Opcode != Instruction::FSub &&
      Opcode != Instruction::FMul && Opcode != Instruction::FNeg)
    return std::nullopt;
  constexpr FixedPoint MinusOne = {-1, 0};
  auto A = wholeOperand(I.getOperand(0));
  if (!A)
    return std::nullopt;
  WholeFloat W;
  if (Opcode == Instruction::FNeg) {
    W = times(*A, MinusOne);
  } else if (Opcode == Instruction::FMul) {
    auto Factor = constantFixedPoint(I.getOperand(1));
    if (!Factor || Factor->Value == 0 || A->Scale + Factor->Scale > MaxScale)
      return std::nullopt;
    W = times(*A, *Factor);
  } else {
    auto B = wholeOperand(I.getOperand(1));
    if (!B)
      return std::nullopt;
    W = plus(*A, Opcode == Instruction::FSub ? times(*B, MinusOne) : *B);
  }
  if (!isExactIn(I.getType(), W.Bounds)) {
    Refusals.push_back({&I, "a partial sum may be rounded"});
    return std::nullopt;
  }
  return W;
}

void SumTrees::findWholeFloats(Function &F) {
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB)
      if (auto W = wholeFloat(I))
        Whole[&I] = *W;
}

bool SumTrees::isWholeOperation(const Value *V) const {
  return Whole.count(V) && !isa<CastInst>(V);
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

bool SumTrees::isIntOperation(const Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !isIntVector(I->getType()) ||
      I->getType()->getScalarSizeInBits() == 8)
    return false;
  return I->getOpcode() == Instruction::Add ||
         I->getOpcode() == Instruction::Sub || constantIntFactor(*I);
}

static bool isUsedInItsBlock(const Instruction &I) {
  return cast<Instruction>(*I.user_begin())->getParent() == I.getParent();
}

/// Is \p I the root of a tree because of its uses? This is true if \p I was
/// cut, has several users, or has one user that is in another block or is not
/// an operation of a sum.
bool SumTrees::isFloatRootByUse(const Instruction &I) const {
  assert(isWholeOperation(&I));
  return Cut.count(&I) || !I.hasOneUse() ||
         !isWholeOperation(*I.user_begin()) || !isUsedInItsBlock(I);
}

bool SumTrees::isIntRootByUse(const Instruction &I) const {
  assert(isIntOperation(&I));
  return Cut.count(&I) || !I.hasOneUse() || !isIntOperation(*I.user_begin()) ||
         !isUsedInItsBlock(I);
}

bool SumTrees::addLeaf(SumTree &T, Value *V, bool Signed, int64_t Coef) {
  auto B = leafBounds(V, Signed);
  if (!B)
    return false;
  T.Bounds = added(T.Bounds, scaled(*B, Coef));
  for (SumLeaf &L : T.Leaves)
    if (L.V == V && L.Signed == Signed) {
      L.Coef += Coef;
      return true;
    }
  T.Leaves.push_back({V, Signed, Coef});
  return true;
}

/// Adds \p Coef times \p V to \p T. Returns false if this is impossible. The
/// scale of \p T is at least that of each term.
bool SumTrees::addFloat(SumTree &T, Value *V, FixedPoint Coef) {
  auto InUnits = [&](FixedPoint X) {
    return X.Value * (int64_t(1) << (T.Scale - X.Scale));
  };
  auto AddLeaf = [&](Value *Leaf, bool Signed, unsigned Scale) {
    int64_t Weight = InUnits({Coef.Value, Coef.Scale + Scale});
    return std::abs(Weight) <= MaxFactor && addLeaf(T, Leaf, Signed, Weight);
  };
  if (auto C = constantFixedPoint(V)) {
    int64_t Term = InUnits({C->Value * Coef.Value, C->Scale + Coef.Scale});
    T.Addend += Term;
    T.Bounds = added(T.Bounds, {Term, Term});
    return true;
  }
  auto *I = cast<Instruction>(V);
  if (auto It = FloatRoots.find(I); It != FloatRoots.end())
    return AddLeaf(I, false, Trees[It->second].Scale);
  if (auto *Cast = dyn_cast<CastInst>(I)) {
    T.Conversions.push_back(Cast);
    // If the integer was extended, the leaf is the integer before the
    // extension.
    Value *From = Cast->getOperand(0);
    bool Signed = isa<SIToFPInst>(Cast);
    if (Value *X; match(From, m_ZExt(m_Value(X))) && isIntVector(X->getType()))
      return AddLeaf(X, false, 0);
    else if (Signed && match(From, m_SExt(m_Value(X))) &&
             isIntVector(X->getType()))
      return AddLeaf(X, true, 0);
    return AddLeaf(From, Signed, 0);
  }
  if (I != T.Root && isFloatRootByUse(*I))
    return false; // A root that was refused.
  T.Operations.push_back(I);
  FixedPoint Minus = {-Coef.Value, Coef.Scale};
  switch (I->getOpcode()) {
  case Instruction::FNeg:
    return addFloat(T, I->getOperand(0), Minus);
  case Instruction::FMul: {
    FixedPoint Factor = *constantFixedPoint(I->getOperand(1));
    Coef = {Coef.Value * Factor.Value, Coef.Scale + Factor.Scale};
    return std::abs(Coef.Value) <= MaxFactor &&
           addFloat(T, I->getOperand(0), Coef);
  }
  case Instruction::FAdd:
    return addFloat(T, I->getOperand(0), Coef) &&
           addFloat(T, I->getOperand(1), Coef);
  case Instruction::FSub:
    return addFloat(T, I->getOperand(0), Coef) &&
           addFloat(T, I->getOperand(1), Minus);
  default:
    llvm_unreachable("not an operation of sums");
  }
}

bool SumTrees::addIntLeaf(SumTree &T, Value *V, int64_t Coef) {
  if (Value *X; match(V, m_ZExt(m_Value(X))) && isIntVector(X->getType()))
    return addLeaf(T, X, false, Coef);
  else if (match(V, m_SExt(m_Value(X))) && isIntVector(X->getType()))
    return addLeaf(T, X, true, Coef);
  // V can be read as signed or as unsigned: the sum wraps to the same bits.
  // Take the reading with the smaller range.
  auto Unsigned = leafBounds(V, false), Signed = leafBounds(V, true);
  bool TakeSigned = Signed && Unsigned &&
                    Signed->Max - Signed->Min < Unsigned->Max - Unsigned->Min;
  return addLeaf(T, V, TakeSigned, Coef);
}

bool SumTrees::addInt(SumTree &T, Value *V, int64_t Coef) {
  const APInt *C;
  if (match(V, m_APInt(C))) {
    int64_t K = C->getSExtValue() * Coef;
    T.Addend += K;
    T.Bounds = added(T.Bounds, {K, K});
    return true;
  }
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !isIntOperation(I) || (I != T.Root && isIntRootByUse(*I)))
    return addIntLeaf(T, V, Coef);
  T.Operations.push_back(I);
  if (auto Factor = constantIntFactor(*I)) {
    Coef *= *Factor;
    return std::abs(Coef) <= MaxFactor && addInt(T, I->getOperand(0), Coef);
  }
  return addInt(T, I->getOperand(0), Coef) &&
         addInt(T, I->getOperand(1),
                I->getOpcode() == Instruction::Sub ? -Coef : Coef);
}

void SumTrees::buildFloatTree(Instruction &Root) {
  SumTree T;
  T.Root = &Root;
  T.IsFloat = true;
  const WholeFloat &W = Whole[&Root];
  bool IgnoresSign = cast<FPMathOperator>(Root).hasNoSignedZeros();
  if (W.MayBeNegativeZero && !IgnoresSign) {
    Refusals.push_back({&Root, "the result may be -0.0"});
    return;
  }
  T.Scale = W.Scale;
  if (!addFloat(T, &Root, {1, 0}))
    return;
  // T.Bounds and W.Bounds both hold, and in general neither is contained in the
  // other.
  T.Bounds.Min = std::max(T.Bounds.Min, W.Bounds.Min);
  T.Bounds.Max = std::min(T.Bounds.Max, W.Bounds.Max);
  FloatRoots[&Root] = unsigned(Trees.size());
  Trees.push_back(std::move(T));
}

void SumTrees::buildIntTree(Instruction &Root) {
  SumTree T;
  T.Root = &Root;
  if (addInt(T, &Root, 1))
    Trees.push_back(std::move(T));
}

SumTrees::SumTrees(Function &F, IntegerRanges &Ranges) : Ranges(Ranges) {
  findWholeFloats(F);
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB) {
      bool IsWhole = isWholeOperation(&I);
      if (!IsWhole && !isIntOperation(&I))
        continue;
      // Cut long sums into pieces.
      unsigned Leaves = 0;
      for (Value *Op : I.operands()) {
        auto *From = dyn_cast<Instruction>(Op);
        bool IsPart = From && From->hasOneUse();
        if (IsPart && Cut.count(From)) {
          ++NumCuts;
          IsPart = false;
        }
        Leaves += IsPart ? std::max(1u, NumLeavesOf.lookup(From)) : 1;
      }
      if (Leaves >= MaxLeaves)
        Cut.insert(&I);
      NumLeavesOf[&I] = Leaves;
      if (IsWhole && isFloatRootByUse(I))
        buildFloatTree(I);
      else if (!IsWhole && isIntRootByUse(I))
        buildIntTree(I);
    }
}

} // namespace cmx
