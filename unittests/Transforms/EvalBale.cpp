//===- EvalBale.cpp - Compute what a bale describes -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EvalBale.h"

#include "EvalLanes.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::test {

static int64_t startBytes(const Value *Offset, unsigned Elt,
                          ValueLookup ValueOf) {
  if (!Offset)
    return 0;
  unsigned Bytes = laneBytes(Offset->getType());
  EvalLane L = getLane(ValueOf(Offset), Elt * Bytes, Bytes);
  return L.Poison ? -(int64_t(1) << 40)
                  : int64_t(asNumber(L.Bits, Bytes * 8, true));
}

static EvalLane predicateLane(const PredicateUse &P, unsigned Lane,
                              const EvalValue &Mask) {
  EvalLane R{0, 0};
  if (P.Mode == PredicateMode::PerLane) {
    R = getLane(Mask, P.FirstLane + Lane, 1);
  } else {
    R.Bits = P.Mode == PredicateMode::All;
    for (unsigned L = 0; L != Mask.Bytes.size(); ++L) {
      EvalLane X = getLane(Mask, L, 1);
      R.Poison |= X.Poison ? 0xFF : 0;
      R.Bits = P.Mode == PredicateMode::All ? R.Bits & X.Bits : R.Bits | X.Bits;
    }
  }
  R.Bits ^= P.Inverted;
  return R;
}

bool evaluatePredicate(const PredicateUse &P, ValueLookup ValueOf) {
  return predicateLane(P, 0, ValueOf(P.Mask)).Bits & 1;
}

EvalValue readSource(const BaleSource &S, ValueLookup ValueOf) {
  EvalValue V = ValueOf(S.V);
  if (S.isConstant() || S.V->getType()->isIntOrIntVectorTy(1))
    return V;
  unsigned Bytes = S.R.elemBytes();
  EvalValue Packed(size_t(S.R.numElts()) * Bytes);
  for (unsigned E = 0; E != S.R.numElts(); ++E)
    setLane(Packed, int64_t(E) * Bytes, Bytes,
            getLane(V, S.R.elementOffsetBytes(E), Bytes));
  return Packed;
}

EvalValue writeRegion(EvalValue Old, const Region &R, const EvalValue &Data) {
  unsigned Bytes = R.elemBytes();
  for (unsigned E = 0; E != R.numElts(); ++E)
    setLane(Old, R.elementOffsetBytes(E), Bytes,
            getLane(Data, int64_t(E) * Bytes, Bytes));
  return Old;
}

namespace {

/// One lane of a source, with its modifier applied.
struct Number {
  uint64_t Raw = 0;
  uint8_t Poison = 0;
  ElemType Type = ElemType::UD;
  Modifier Mod = Modifier::None;

  bool isFloatType() const { return isFloat(Type); }
  unsigned bits() const { return elemTypeBytes(Type) * 8; }
  bool isSigned() const { return elemTypeKind(Type) == ElemKind::SInt; }

  /// Float modifiers change the sign bit only.
  uint64_t floatBits() const {
    uint64_t Sign = uint64_t(1) << (bits() - 1);
    switch (Mod) {
    case Modifier::Neg:
      return Raw ^ Sign;
    case Modifier::Abs:
      return Raw & ~Sign;
    case Modifier::NegAbs:
      return Raw | Sign;
    default:
      return Raw;
    }
  }
  double asFloat() const { return floatOf(floatBits(), Type); }

  Int128 asInt() const {
    Int128 X = asNumber(Raw, bits(), isSigned());
    switch (Mod) {
    case Modifier::Neg:
      return -X;
    case Modifier::Abs:
      return X < 0 ? -X : X;
    case Modifier::NegAbs:
      return X < 0 ? X : -X;
    default:
      return X;
    }
  }
  /// As \p ExecBits bits, for logic and shifts.
  uint64_t asBits(unsigned ExecBits) const {
    uint64_t X = lowBits(uint64_t(asInt()), ExecBits);
    return Mod == Modifier::Not ? lowBits(~X, ExecBits) : X;
  }
};

class OperationEvaluator {
public:
  OperationEvaluator(const Bale &B, ValueLookup ValueOf, std::string &Error)
      : B(B), ValueOf(ValueOf), Error(Error) {}

  EvalValue run();

private:
  void loadSources();
  Number source(unsigned K, unsigned Lane) const;
  EvalLane compute(unsigned Lane);
  EvalLane computeFloat(ArrayRef<Number> S);
  EvalLane computeInt(ArrayRef<Number> S);
  EvalLane computeLogic(ArrayRef<Number> S);
  EvalLane computeShift(ArrayRef<Number> S);
  EvalLane convert(const Number &S);
  EvalLane unclear(const char *Why);
  unsigned execBits(ArrayRef<Number> S) const;
  bool mixesSigns(ArrayRef<Number> S) const;

  const Bale &B;
  ValueLookup ValueOf;
  std::string &Error;
  std::vector<EvalValue> Sources;
  std::vector<std::vector<int64_t>> Starts;
  EvalValue Mask;
};

} // namespace

static constexpr EvalLane PoisonLane{0, 0xFF};

EvalLane OperationEvaluator::unclear(const char *Why) {
  if (Error.empty()) {
    raw_string_ostream OS(Error);
    OS << Why << " in " << operationMnemonic(B.Op) << " to "
       << elemTypeText(B.DstType) << " of";
    for (const BaleSource &S : B.Srcs)
      OS << ' ' << elemTypeText(S.Type);
    OS << ": " << *B.Root;
  }
  return PoisonLane;
}

/// The width in which integers are computed.
unsigned OperationEvaluator::execBits(ArrayRef<Number> S) const {
  unsigned Bits = 16;
  for (const Number &N : S)
    Bits = std::max(Bits, N.bits());
  return Bits;
}

/// Is an unsigned source as wide as the operation, and another one signed?
bool OperationEvaluator::mixesSigns(ArrayRef<Number> S) const {
  bool Signed = false, WideUnsigned = false;
  for (const Number &N : S) {
    Signed |= N.isSigned();
    WideUnsigned |= !N.isSigned() && N.bits() == execBits(S);
  }
  return Signed && WideUnsigned;
}

/// What a move makes of a number.
EvalLane OperationEvaluator::convert(const Number &S) {
  ElemType D = B.DstType;
  if (S.isFloatType()) {
    if (!isFloat(D))
      return S.Poison ? PoisonLane : floatToInt(S.asFloat(), D, B.Saturate);
    if (S.Type == D && !B.Saturate)
      return {S.floatBits(), S.Poison};
    if (S.Poison)
      return PoisonLane;
    double X = S.asFloat();
    return floatLane(B.Saturate ? saturated(X) : X, D);
  }
  if (elemTypeBytes(S.Type) == elemTypeBytes(D) && isInt(D) && !B.Saturate &&
      S.Mod == Modifier::None)
    return {S.Raw, S.Poison};
  if (S.Poison)
    return PoisonLane;
  if (isFloat(D))
    return floatLane(double(S.asInt()), D);
  return {intBits(S.asInt(), D, B.Saturate), 0};
}

EvalLane OperationEvaluator::computeFloat(ArrayRef<Number> S) {
  double X = S[0].asFloat();
  double Y = S.size() > 1 ? S[1].asFloat() : 0;
  double Z = 0;
  switch (B.Op) {
  case Operation::Add:
    Z = X + Y;
    break;
  case Operation::Mul:
    Z = X * Y;
    break;
  case Operation::Mad:
    // Fusing is what contraction allows; here both ways must agree.
    Z = isa<BinaryOperator>(B.Main)
            ? floatOf(bitsOf(X * Y, B.DstType), B.DstType) + S[2].asFloat()
            : std::fma(X, Y, S[2].asFloat());
    break;
  case Operation::Div:
    Z = X / Y;
    break;
  case Operation::Min:
    Z = minNum(X, Y);
    break;
  case Operation::Max:
    Z = maxNum(X, Y);
    break;
  case Operation::Rndd:
    Z = std::floor(X);
    break;
  case Operation::Rndu:
    Z = std::ceil(X);
    break;
  case Operation::Rndz:
    Z = std::trunc(X);
    break;
  case Operation::Frc:
    Z = X - std::floor(X);
    break;
  case Operation::Sqrt:
    Z = std::sqrt(X);
    break;
  case Operation::Inv:
    Z = 1 / X;
    break;
  default:
    return unclear("an operation not evaluated");
  }
  if (B.Saturate)
    Z = saturated(floatOf(bitsOf(Z, B.DstType), B.DstType));
  return floatLane(Z, B.DstType);
}

EvalLane OperationEvaluator::computeLogic(ArrayRef<Number> S) {
  unsigned Exec = execBits(S);
  unsigned DstBits = elemTypeBytes(B.DstType) * 8;
  uint64_t X = S[0].asBits(Exec), Z = 0;
  if (B.Op == Operation::Not)
    Z = ~X;
  else if (B.Op == Operation::And)
    Z = X & S[1].asBits(Exec);
  else if (B.Op == Operation::Or)
    Z = X | S[1].asBits(Exec);
  else
    Z = X ^ S[1].asBits(Exec);
  if (DstBits > Exec) {
    bool AllUnsigned = true, AnyNot = B.Op == Operation::Not;
    for (const Number &N : S) {
      AllUnsigned &= !N.isSigned();
      AnyNot |= N.Mod == Modifier::Not;
    }
    if (!AllUnsigned || AnyNot)
      return unclear("the high bits of narrow logic are open");
  }
  return {lowBits(lowBits(Z, Exec), DstBits), 0};
}

EvalLane OperationEvaluator::computeShift(ArrayRef<Number> S) {
  // The value is widened to the operation, or to the destination.
  unsigned Exec = std::max(execBits(S), elemTypeBytes(B.DstType) * 8);
  unsigned Amount = unsigned(S[1].asBits(Exec)) & (Exec - 1);
  if (S[0].bits() != S[1].bits() && S[0].bits() < Exec)
    return unclear("shift of a narrow value by a wide amount");
  Int128 X = S[0].asInt();
  if (B.Op == Operation::Shl)
    return {intBits(X * (Int128(1) << Amount), B.DstType, B.Saturate), 0};
  if (B.Op == Operation::Shr)
    X = Int128(S[0].asBits(S[0].bits()));
  return {intBits(X >> Amount, B.DstType, false), 0};
}

EvalLane OperationEvaluator::computeInt(ArrayRef<Number> S) {
  Int128 X = S[0].asInt();
  Int128 Y = S.size() > 1 ? S[1].asInt() : 0;
  Int128 Z = 0;
  switch (B.Op) {
  case Operation::Add:
    Z = X + Y;
    break;
  case Operation::Mul:
    Z = X * Y;
    break;
  case Operation::Mad:
    Z = X * Y + S[2].asInt();
    break;
  case Operation::Mulh:
    Z = (X * Y) >> 32;
    break;
  case Operation::Avg:
    Z = (X + Y + 1) >> 1;
    break;
  case Operation::Add3:
    Z = X + Y + S[2].asInt();
    break;
  case Operation::Min:
  case Operation::Max:
    if (mixesSigns(S))
      return unclear("signed and unsigned numbers of one width");
    Z = (B.Op == Operation::Min) == (X < Y) ? X : Y;
    break;
  case Operation::And:
  case Operation::Or:
  case Operation::Xor:
  case Operation::Not:
    return computeLogic(S);
  case Operation::Shl:
  case Operation::Shr:
  case Operation::Asr:
    return computeShift(S);
  case Operation::Rol:
  case Operation::Ror: {
    unsigned Bits = S[0].bits(), N = unsigned(S[1].asBits(Bits)) % Bits;
    if (B.Op == Operation::Ror)
      N = (Bits - N) % Bits;
    uint64_t V = S[0].asBits(Bits);
    return {lowBits(N ? V << N | V >> (Bits - N) : V, Bits), 0};
  }
  case Operation::Cbit:
    Z = popcount(S[0].asBits(S[0].bits()));
    break;
  default:
    return unclear("an operation not evaluated");
  }
  return {intBits(Z, B.DstType, B.Saturate), 0};
}

Number OperationEvaluator::source(unsigned K, unsigned Lane) const {
  const BaleSource &S = B.Srcs[K];
  Number N;
  N.Type = S.Type;
  N.Mod = S.Mod;
  unsigned Bytes = elemTypeBytes(S.Type);
  int64_t At = 0;
  auto *C = dyn_cast<Constant>(S.V);
  if (!C || (C->getType()->isVectorTy() && !C->getSplatValue()))
    At = S.R.elementOffsetBytes(Lane) +
         Starts[K][Lane / (B.NumElts / S.NumOffsets)];
  EvalLane L = getLane(Sources[K], At, Bytes);
  N.Raw = L.Bits;
  N.Poison = L.Poison;
  return N;
}

EvalLane OperationEvaluator::compute(unsigned Lane) {
  SmallVector<Number, 3> S;
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    S.push_back(source(K, Lane));
  if (B.Op == Operation::Mov)
    return convert(S[0]);
  if (B.Op == Operation::Sel) {
    EvalLane P = predicateLane(B.Pred, Lane, Mask);
    if (!isFloat(B.DstType) && elemTypeBytes(B.DstType) * 8 > execBits(S) &&
        mixesSigns(S))
      return unclear("signed and unsigned numbers of one width");
    return P.Poison ? PoisonLane : convert(S[P.Bits & 1 ? 0 : 1]);
  }
  for (const Number &N : S)
    if (N.Poison)
      return PoisonLane;
  if (B.Op == Operation::Cmp) {
    if (S[0].isFloatType()) {
      double X = S[0].asFloat(), Y = S[1].asFloat();
      return {compareNumbers(B.Cond, X, Y, std::isnan(X) || std::isnan(Y)), 0};
    }
    if (mixesSigns(S))
      return unclear("signed and unsigned numbers of one width");
    return {compareNumbers(B.Cond, S[0].asInt(), S[1].asInt(), false), 0};
  }
  return S[0].isFloatType() ? computeFloat(S) : computeInt(S);
}

EvalValue OperationEvaluator::run() {
  for (const BaleSource &S : B.Srcs) {
    Sources.push_back(ValueOf(S.V));
    Starts.emplace_back();
    for (unsigned N = 0; N != S.NumOffsets; ++N)
      Starts.back().push_back(
          startBytes(S.Offset, S.OffsetFirstElt + N, ValueOf));
  }
  if (B.Pred)
    Mask = ValueOf(B.Pred.Mask);
  unsigned Bytes = B.WritesPredicate ? 1 : elemTypeBytes(B.DstType);
  const Type *RootTy = B.Root->getType();
  EvalValue Out = B.OldValue
                      ? ValueOf(B.OldValue)
                      : EvalValue(numLanes(RootTy) * laneBytes(RootTy), true);
  int64_t Start = startBytes(B.DstOffset, B.DstOffsetFirstElt, ValueOf);
  std::vector<EvalLane> Lanes;
  for (unsigned L = 0; L != B.NumElts; ++L)
    Lanes.push_back(compute(L));
  for (unsigned L = 0; L != B.NumElts; ++L) {
    int64_t At = B.WritesPredicate ? int64_t(B.DstFirstLane) + L
                                   : B.DstRegion.elementOffsetBytes(L) + Start;
    if (B.Pred && B.Op != Operation::Sel) {
      EvalLane P = predicateLane(B.Pred, L, Mask);
      if (P.Poison)
        Lanes[L] = PoisonLane;
      else if (!(P.Bits & 1))
        continue;
    }
    setLane(Out, At, Bytes, Lanes[L]);
  }
  return Out;
}

EvalValue evaluateOperation(const Bale &B, ValueLookup ValueOf,
                            std::string &Error) {
  return OperationEvaluator(B, ValueOf, Error).run();
}

} // namespace cmx::test
