//===- FloatMathTest.cpp - Floating-point functions of the runtime --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions are compared with llvm::APFloat, with which they share no code.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/ADT/APFloat.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

using namespace cmx::runtime;
using llvm::APFloat;

namespace {

template <typename To, typename From> To bitsAs(From F) {
  To Result;
  std::memcpy(&Result, &F, sizeof(To));
  return Result;
}

template <typename T> uint16_t narrowed(T Value, const llvm::fltSemantics &To) {
  APFloat F(Value);
  bool LosesInfo;
  F.convert(To, APFloat::rmNearestTiesToEven, &LosesInfo);
  return uint16_t(F.bitcastToAPInt().getZExtValue());
}

TEST(FloatMath, EveryHalfAsFloat) {
  for (unsigned H = 0; H != 0x10000; ++H) {
    APFloat F(APFloat::IEEEhalf(), llvm::APInt(16, H));
    bool LosesInfo;
    F.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &LosesInfo);
    uint32_t Expected = uint32_t(F.bitcastToAPInt().getZExtValue());
    ASSERT_EQ(bitsAs<uint32_t>(floatFromHalf(uint16_t(H))), Expected) << H;
  }
}

TEST(FloatMath, EveryHalfSurvivesTheRoundTrip) {
  for (unsigned H = 0; H != 0x10000; ++H) {
    bool IsNaN = (H & 0x7fff) > 0x7c00;
    unsigned Expected = IsNaN ? H | 0x200 : H;
    ASSERT_EQ(halfFromFloat(floatFromHalf(uint16_t(H))), Expected);
    if (!IsNaN) {
      ASSERT_EQ(halfFromDouble(double(floatFromHalf(uint16_t(H)))), Expected);
    }
  }
}

TEST(FloatMath, EveryBFloatSurvivesTheRoundTrip) {
  for (unsigned B = 0; B != 0x10000; ++B) {
    bool IsNaN = (B & 0x7fff) > 0x7f80;
    ASSERT_EQ(bfloatFromFloat(floatFromBFloat(uint16_t(B))),
              IsNaN ? B | 0x40 : B);
  }
}

/// Rounds the middle between every two neighbouring numbers of type half, and
/// the next floats below and above it.
TEST(FloatMath, HalfTiesRoundToEven) {
  for (unsigned H = 0; H != 0x7c00; ++H) {
    double Low = floatFromHalf(uint16_t(H));
    double High = H == 0x7bff ? 65536.0 : floatFromHalf(uint16_t(H + 1));
    double Tie = (Low + High) / 2;
    unsigned Even = H & 1 ? H + 1 : H;
    for (double Sign : {1.0, -1.0}) {
      unsigned Bit = Sign < 0 ? 0x8000 : 0;
      float Below = std::nextafter(float(Tie), 0.0f);
      float Above = std::nextafter(float(Tie), INFINITY);
      ASSERT_EQ(halfFromFloat(float(Sign * Tie)), Even | Bit) << H;
      ASSERT_EQ(halfFromFloat(float(Sign) * Below), H | Bit) << H;
      ASSERT_EQ(halfFromFloat(float(Sign) * Above), (H + 1) | Bit) << H;
      ASSERT_EQ(halfFromDouble(Sign * Tie), Even | Bit) << H;
      ASSERT_EQ(halfFromDouble(Sign * std::nextafter(Tie, 0.0)), H | Bit);
      ASSERT_EQ(halfFromDouble(Sign * std::nextafter(Tie, INFINITY)),
                (H + 1) | Bit);
    }
  }
}

/// Returns a generator of random numbers that gives the same numbers in each
/// run.
template <typename EngineType> EngineType engine(unsigned Seed) {
  return EngineType(Seed);
}

TEST(FloatMath, NarrowingOfRandomBits) {
  auto Engine = engine<std::mt19937_64>(1);
  for (unsigned I = 0; I != 300000; ++I) {
    float F = bitsAs<float>(uint32_t(Engine()));
    ASSERT_EQ(halfFromFloat(F), narrowed(F, APFloat::IEEEhalf()));
    ASSERT_EQ(bfloatFromFloat(F), narrowed(F, APFloat::BFloat()));
    // Seven of eight numbers have exponents in or near the range of type half.
    uint64_t Bits = Engine();
    if (I % 8)
      Bits = (Bits & 0x800fffffffffffff) | uint64_t(1023 - 28 + Engine() % 48)
                                               << 52;
    double D = bitsAs<double>(Bits);
    ASSERT_EQ(halfFromDouble(D), narrowed(D, APFloat::IEEEhalf()));
  }
}

TEST(FloatMath, NaNStaysQuietWithSignAndTopOfThePayload) {
  EXPECT_EQ(halfFromFloat(bitsAs<float>(0xff802000u)), 0xfe01);
  EXPECT_EQ(halfFromFloat(bitsAs<float>(0x7f800001u)), 0x7e00);
  EXPECT_EQ(bfloatFromFloat(bitsAs<float>(0xff800001u)), 0xffc0);
  EXPECT_EQ(bitsAs<uint32_t>(floatFromHalf(0xfc01)), 0xffc02000u);
  EXPECT_EQ(bitsAs<uint32_t>(floatFromBFloat(0x7f81)), 0x7fc10000u);
}

template <typename T> void checkMinMax() {
  const T NaN = std::numeric_limits<T>::quiet_NaN();
  const T SNaN = std::numeric_limits<T>::signaling_NaN();
  const T Inf = std::numeric_limits<T>::infinity();
  EXPECT_EQ(minimumNumber(T(1), T(2)), T(1));
  EXPECT_EQ(minimumNumber(T(2), T(1)), T(1));
  EXPECT_EQ(maximumNumber(T(1), T(2)), T(2));
  EXPECT_EQ(maximumNumber(T(2), T(1)), T(2));
  for (T N : {NaN, SNaN, -NaN}) {
    EXPECT_EQ(minimumNumber(N, T(3)), T(3));
    EXPECT_EQ(minimumNumber(T(3), N), T(3));
    EXPECT_EQ(maximumNumber(N, -Inf), -Inf);
    EXPECT_EQ(maximumNumber(-Inf, N), -Inf);
    EXPECT_TRUE(std::isnan(minimumNumber(N, NaN)));
    EXPECT_TRUE(std::isnan(maximumNumber(N, NaN)));
    EXPECT_EQ(saturate(N), T(0));
  }
  EXPECT_TRUE(std::signbit(minimumNumber(T(0), T(-0.0))));
  EXPECT_TRUE(std::signbit(minimumNumber(T(-0.0), T(0))));
  EXPECT_FALSE(std::signbit(maximumNumber(T(0), T(-0.0))));
  EXPECT_FALSE(std::signbit(maximumNumber(T(-0.0), T(0))));
  EXPECT_EQ(saturate(T(0.25)), T(0.25));
  EXPECT_EQ(saturate(T(-1)), T(0));
  EXPECT_EQ(saturate(Inf), T(1));
  EXPECT_EQ(saturate(-Inf), T(0));
  EXPECT_FALSE(std::signbit(saturate(T(-0.0))));
}

TEST(FloatMath, MinimumMaximumSaturateFloat) { checkMinMax<float>(); }
TEST(FloatMath, MinimumMaximumSaturateDouble) { checkMinMax<double>(); }

TEST(FloatMath, Functions) {
  using M = MathFunction;
  EXPECT_EQ(mathFunction(M::Inv, 4.0f), 0.25f);
  EXPECT_EQ(mathFunction(M::Inv, -0.0f), -INFINITY);
  EXPECT_EQ(mathFunction(M::Sqrt, 9.0f), 3.0f);
  EXPECT_TRUE(std::isnan(mathFunction(M::Sqrt, -1.0f)));
  EXPECT_EQ(mathFunction(M::Rsqrt, 0.25), 2.0);
  EXPECT_EQ(mathFunction(M::Rsqrt, 0.0f), INFINITY);
  EXPECT_EQ(mathFunction(M::Exp2, 5.0f), 32.0f);
  EXPECT_EQ(mathFunction(M::Exp2, 200.0f), INFINITY);
  EXPECT_EQ(mathFunction(M::Log2, 32.0), 5.0);
  EXPECT_EQ(mathFunction(M::Log2, 0.0f), -INFINITY);
  EXPECT_EQ(mathFunction(M::Sin, 0.0f), 0.0f);
  EXPECT_EQ(mathFunction(M::Cos, 0.0), 1.0);
  EXPECT_EQ(mathFunction(M::Pow, -3.0f, 2.0f), 9.0f);
  EXPECT_EQ(mathFunction(M::Pow, -8.0, 3.0), 512.0);
  EXPECT_EQ(mathFunction(M::Frc, 2.75f), 0.75f);
  EXPECT_EQ(mathFunction(M::Frc, -0.25), 0.75);
  // The result is never 1, even where it would be rounded to 1.
  EXPECT_EQ(mathFunction(M::Frc, -1e-10f), std::nextafter(1.0f, 0.0f));
  EXPECT_EQ(mathFunction(M::Frc, -1e-30), std::nextafter(1.0, 0.0));
  EXPECT_TRUE(std::isnan(mathFunction(M::Frc, NAN)));
}

/// Functions of floats are computed in double and rounded once.
TEST(FloatMath, FloatFunctionsAreRoundedOnce) {
  auto Engine = engine<std::mt19937>(2);
  std::uniform_real_distribution<float> Any(0.01f, 100.0f);
  for (unsigned I = 0; I != 1000; ++I) {
    float A = Any(Engine);
    EXPECT_EQ(mathFunction(MathFunction::Rsqrt, A),
              float(1.0 / std::sqrt(double(A))));
    EXPECT_EQ(mathFunction(MathFunction::Log2, A), float(std::log2(double(A))));
  }
}

} // namespace
