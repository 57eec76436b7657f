//===- FloatMath.cpp - Floating point as kernels see it -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions to narrower types use integers: they shift the significand to the
// precision of the result, and round according to the bits that are lost. So
// they depend neither on the rounding mode nor on the conversions of the host.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

using namespace cmx::runtime;

namespace {

template <typename To, typename From> To bitsAs(From F) {
  static_assert(sizeof(To) == sizeof(From), "sizes differ");
  To Result;
  std::memcpy(&Result, &F, sizeof(To));
  return Result;
}

/// Returns \p V / 2^Shift, rounded to nearest, ties to even.
uint64_t shiftRounded(uint64_t V, unsigned Shift) {
  if (Shift == 0)
    return V;
  if (Shift > 63)
    return 0;
  uint64_t Kept = V >> Shift, Lost = V & ((uint64_t(1) << Shift) - 1);
  uint64_t Half = uint64_t(1) << (Shift - 1);
  return Kept + (Lost > Half || (Lost == Half && (Kept & 1)));
}

/// A binary floating-point format. The sign bit is above the exponent and the
/// significand.
struct Format {
  unsigned MantissaBits, ExponentBits;
  int bias() const { return (1 << (ExponentBits - 1)) - 1; }
  uint64_t infinity() const {
    return ((uint64_t(1) << ExponentBits) - 1) << MantissaBits;
  }
};
constexpr Format Half{10, 5}, BFloat{7, 8}, Single{23, 8}, Double{52, 11};

/// Converts \p Bits from format \p From to the narrower format \p To.
uint64_t narrow(uint64_t Bits, Format From, Format To) {
  unsigned Lost = From.MantissaBits - To.MantissaBits;
  uint64_t Sign = Bits >> (From.MantissaBits + From.ExponentBits) & 1;
  uint64_t MantissaMask = (uint64_t(1) << From.MantissaBits) - 1;
  uint64_t Magnitude = Bits & (From.infinity() | MantissaMask);
  Sign <<= To.MantissaBits + To.ExponentBits;
  uint64_t Mantissa = Magnitude & MantissaMask;
  if (Magnitude > From.infinity())
    return Sign | To.infinity() | uint64_t(1) << (To.MantissaBits - 1) |
           Mantissa >> Lost;
  if (Magnitude == From.infinity())
    return Sign | To.infinity();
  int Exponent = int(Magnitude >> From.MantissaBits) - From.bias() + To.bias();
  bool IsDenormal = (Magnitude >> From.MantissaBits) == 0;
  if (IsDenormal)
    ++Exponent;
  else
    Mantissa |= uint64_t(1) << From.MantissaBits;
  if (Exponent >= (1 << To.ExponentBits) - 1)
    return Sign | To.infinity();
  // Rounding may carry into the exponent, and may give infinity. Both are
  // correct.
  if (Exponent <= 0 || (IsDenormal && Exponent == 1))
    return Sign | shiftRounded(Mantissa, Lost + unsigned(1 - Exponent));
  return Sign | ((uint64_t(Exponent - 1) << To.MantissaBits) +
                 shiftRounded(Mantissa, Lost));
}

} // namespace

uint16_t cmx::runtime::halfFromFloat(float F) {
  return uint16_t(narrow(bitsAs<uint32_t>(F), Single, Half));
}

uint16_t cmx::runtime::halfFromDouble(double D) {
  return uint16_t(narrow(bitsAs<uint64_t>(D), Double, Half));
}

float cmx::runtime::floatFromHalf(uint16_t H) {
  uint32_t Sign = uint32_t(H & 0x8000) << 16;
  uint32_t Magnitude = H & 0x7fff;
  if (Magnitude > Half.infinity())
    return bitsAs<float>(Sign | 0x7fc00000 | Magnitude << 13);
  if (Magnitude == Half.infinity())
    return bitsAs<float>(Sign | 0x7f800000);
  if (Magnitude >= 0x400)
    return bitsAs<float>(Sign | ((Magnitude << 13) + (112u << 23)));
  // Zero, or a denormal half: a multiple of 2^-24, which is a normal float.
  float Value = float(Magnitude) * 0x1p-24f;
  return bitsAs<float>(Sign | bitsAs<uint32_t>(Value));
}

uint16_t cmx::runtime::bfloatFromFloat(float F) {
  return uint16_t(narrow(bitsAs<uint32_t>(F), Single, BFloat));
}

float cmx::runtime::floatFromBFloat(uint16_t B) {
  uint32_t Bits = uint32_t(B) << 16;
  if ((Bits & 0x7fffffff) > 0x7f800000)
    Bits |= 0x400000;
  return bitsAs<float>(Bits);
}

namespace cmx::runtime {

template <typename T> T minimumNumber(T A, T B) {
  if (std::isnan(A))
    return std::isnan(B) ? A + B : B;
  if (std::isnan(B))
    return A;
  if (A == B)
    return std::signbit(A) ? A : B;
  return A < B ? A : B;
}

template <typename T> T maximumNumber(T A, T B) {
  if (std::isnan(A))
    return std::isnan(B) ? A + B : B;
  if (std::isnan(B))
    return A;
  if (A == B)
    return std::signbit(A) ? B : A;
  return A > B ? A : B;
}

template <typename T> T saturate(T A) {
  // In this form, the condition also holds for NaN and -0, so they become +0.
  if (!(A > T(0)))
    return T(0);
  return A < T(1) ? A : T(1);
}

template float minimumNumber(float, float);
template double minimumNumber(double, double);
template float maximumNumber(float, float);
template double maximumNumber(double, double);
template float saturate(float);
template double saturate(double);

} // namespace cmx::runtime

/// Returns the fractional part of \p A: at least 0 and less than 1.
template <typename T> static T fraction(T A) {
  T Result = A - std::floor(A);
  return Result < T(1) || std::isnan(Result)
             ? Result
             : T(1) - std::numeric_limits<T>::epsilon() / 2;
}

double cmx::runtime::mathFunction(MathFunction Fn, double A, double B) {
  switch (Fn) {
  case MathFunction::Inv:
    return 1 / A;
  case MathFunction::Sqrt:
    return std::sqrt(A);
  case MathFunction::Rsqrt:
    return 1 / std::sqrt(A);
  case MathFunction::Exp2:
    return std::exp2(A);
  case MathFunction::Log2:
    return std::log2(A);
  case MathFunction::Sin:
    return std::sin(A);
  case MathFunction::Cos:
    return std::cos(A);
  case MathFunction::Pow:
    return std::pow(std::fabs(A), B);
  case MathFunction::Frc:
    return fraction(A);
  }
  llvm_unreachable("no function of the math unit");
}

float cmx::runtime::mathFunction(MathFunction Fn, float A, float B) {
  if (Fn == MathFunction::Frc)
    return fraction(A);
  return float(mathFunction(Fn, double(A), double(B)));
}
