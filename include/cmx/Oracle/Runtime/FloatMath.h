//===- FloatMath.h - Floating point as kernels see it -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types that the host may not have (half, bfloat16), and the functions of the
// machine's math unit. The machine's results are approximate. Here, the results
// are those of the host's libm, both when IR runs and when vISA runs.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_FLOATMATH_H
#define CMX_ORACLE_RUNTIME_FLOATMATH_H

#include <cstdint>

namespace cmx::runtime {

/// Conversions round to nearest even and keep denormals and infinities; a NaN
/// becomes a quiet NaN.
uint16_t halfFromFloat(float F);
uint16_t halfFromDouble(double D);
float floatFromHalf(uint16_t H);
uint16_t bfloatFromFloat(float F);
float floatFromBFloat(uint16_t B);

/// Returns the other operand if one operand is NaN. -0 is less than +0. T is
/// float or double.
template <typename T> T minimumNumber(T A, T B);
template <typename T> T maximumNumber(T A, T B);
/// Clamps \p A to 0..1; NaN becomes 0.
template <typename T> T saturate(T A);

enum class MathFunction : uint8_t {
  Inv,
  Sqrt,
  Rsqrt,
  Exp2,
  Log2,
  Sin,
  Cos,
  Pow,
  Frc
};
/// Pow is |A| to the power B; other functions ignore \p B. Floats are computed
/// in double and rounded once.
float mathFunction(MathFunction Fn, float A, float B = 0);
double mathFunction(MathFunction Fn, double A, double B = 0);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_FLOATMATH_H
