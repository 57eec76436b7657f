//===- FloatIntegers.cpp - Operations on floats and integers --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes llvm.is.fpclass, llvm.ldexp, llvm.powi, and intrinsics that split a
// float into two parts. The first two use LLVM's software floats.
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"

#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/Intrinsics.h"

#include <cmath>

using namespace llvm;

namespace cmx::eval {

static APFloat floatOf(FloatKind K, uint64_t Bits) {
  switch (K) {
  case FloatKind::Half:
    return APFloat(APFloat::IEEEhalf(), APInt(16, Bits));
  case FloatKind::BFloat:
    return APFloat(APFloat::BFloat(), APInt(16, Bits));
  case FloatKind::Single:
    return APFloat(APFloat::IEEEsingle(), APInt(32, Bits));
  case FloatKind::Double:
    return APFloat(APFloat::IEEEdouble(), APInt(64, Bits));
  case FloatKind::None:
    break;
  }
  llvm_unreachable("a float expected");
}

void floatClass(const Inst &I, Frame F) {
  uint64_t Classes = F.Words[I.B];
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    APFloat V = floatOf(I.SrcKind, F.Words[I.A + L]);
    F.Words[I.Dst + L] = (V.classify() & Classes) != 0;
    F.Poison[I.Dst + L] = F.Poison[I.A + L];
  }
}

/// Extra is the number of exponents: one for each lane, or one for all lanes.
void floatExponent(const Inst &I, Frame F, Choices *Open) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint32_t Exponent = I.B + (I.Extra == 1 ? 0 : L);
    uint8_t Poison = F.Poison[I.A + L] | F.Poison[Exponent];
    int64_t N = signExtend(F.Words[Exponent], I.SrcBits);
    if (I.Sub == Intrinsic::ldexp) {
      // Exponents beyond these limits give the same results as the limits.
      int Near = int(std::clamp<int64_t>(N, -5000, 5000));
      APFloat V = scalbn(floatOf(I.Kind, F.Words[I.A + L]), Near,
                         APFloat::rmNearestTiesToEven);
      if (V.isNaN())
        V = APFloat::getQNaN(V.getSemantics());
      uint64_t A = F.Words[I.A + L];
      F.Words[I.Dst + L] = V.isNaN() && Open
                               ? Open->nan(I.Kind, A, A)
                               : V.bitcastToAPInt().getZExtValue();
    } else {
      double V = std::pow(toDouble(I.Kind, F.Words[I.A + L]), double(N));
      F.Words[I.Dst + L] = fromDouble(I.Kind, V);
      // LLVM does not define the order of the products.
      if (Open)
        Poison |= runtime::OpenChoice;
    }
    F.Poison[I.Dst + L] = Poison;
  }
  if (uint16_t Flags = I.Flags & (NoNaNs | NoInfs)) {
    applyFloatFlags(I, F, Flags, I.Kind, I.A);
    applyFloatFlags(I, F, Flags, I.Kind, I.Dst);
  }
}

namespace {
struct FloatPair {
  uint64_t First, Second;
};
} // namespace

static FloatPair sineAndCosine(FloatKind K, double D) {
  using runtime::MathFunction;
  auto Function = [&](MathFunction Fn) {
    return fromDouble(K, K == FloatKind::Double
                             ? runtime::mathFunction(Fn, D)
                             : runtime::mathFunction(Fn, float(D)));
  };
  return {Function(MathFunction::Sin), Function(MathFunction::Cos)};
}

static FloatPair partsOf(const Inst &I, double D, Choices *Open) {
  switch (I.Sub) {
  case Intrinsic::frexp: {
    int Exponent = 0;
    double Fraction = std::frexp(D, &Exponent);
    uint64_t Bits = uint64_t(int64_t(Exponent));
    if (!std::isfinite(D)) // LLVM leaves the exponent open.
      Bits = Open ? Open->bits() : 0;
    return {fromDouble(I.SrcKind, Fraction), Bits & lowMask(I.Bits)};
  }
  case CMX_INTRINSIC_MODF: {
    double Whole = 0, Rest = std::modf(D, &Whole);
    return {fromDouble(I.SrcKind, Rest), fromDouble(I.SrcKind, Whole)};
  }
  default: // sincos
    return sineAndCosine(I.SrcKind, D);
  }
}

void floatParts(const Inst &I, Frame F, Choices *Open) {
  uint32_t N = I.SrcLanes;
  bool IsApproximate =
      I.Sub == CMX_INTRINSIC_SINCOS && (I.Flags & FreeRounding);
  for (uint32_t L = 0; L != N; ++L) {
    uint64_t A = F.Words[I.A + L];
    FloatPair P = partsOf(I, toDouble(I.SrcKind, A), Open);
    uint8_t Poison = F.Poison[I.A + L];
    if (((I.Flags & NoNaNs) && isNaN(I.SrcKind, P.First)) ||
        ((I.Flags & NoInfs) && isInfinity(I.SrcKind, A)))
      Poison = 1;
    if (Open && isNaN(I.SrcKind, P.First)) {
      P.First = Open->nan(I.SrcKind, A, A);
      if (I.Sub != Intrinsic::frexp)
        P.Second = Open->nan(I.SrcKind, A, A);
    }
    if (Open && IsApproximate)
      Poison |= runtime::OpenChoice;
    F.Words[I.Dst + L] = P.First;
    F.Words[I.Dst + N + L] = P.Second;
    F.Poison[I.Dst + L] = F.Poison[I.Dst + N + L] = Poison;
  }
}

} // namespace cmx::eval
