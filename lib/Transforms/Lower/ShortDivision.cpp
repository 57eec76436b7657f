//===- ShortDivision.cpp - Short quotients as products --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With M = floor(2^S / D) + 1 and E = M * D - 2^S, 0 < E <= D,
//
//   M * x / 2^S = x / D + E * x / (D * 2^S)
//
// exceeds x / D by less than 1/D if E * x < 2^S. As x / D is at most 1 - 1/D
// above its floor, the floors are the same. If x is negative, the left side is
// smaller than x / D by at most 1/D if E * -x <= 2^S, and its floor is the
// quotient rounded towards 0, less 1.
//
// For signed numbers some S < 2 * HalfBits is large enough: with
// 2^S >= D * 2^(HalfBits - 1) it is enough that E <= D. For unsigned numbers M
// may get too long. Then let 2^L < D < 2^(L+1), S = HalfBits + L,
// M = floor(2^S / D) and E = 2^S - M * D. One of E and D - E is at most 2^L, as
// their sum D is below 2^(L+1). D - E is larger: it is the E of the first form,
// for which S would otherwise have been large enough. So E < 2^L, and
//
//   M * (x + 1) / 2^S = (x + 1) / D - E * (x + 1) / (D * 2^S)
//
// is at least x / D, since E * (x + 1) <= E * 2^HalfBits < 2^S, and less than
// (x + 1) / D: the floors are the same again. (The rounded down reciprocal of
// Robison, "N-bit unsigned division via N-bit multiply-add", 2005.)
//
//===----------------------------------------------------------------------===//

#include "ShortDivision.h"
#include "llvm/Support/MathExtras.h"

namespace cmx {

ShortQuotient unsignedQuotient(uint32_t Divisor, unsigned XBits,
                               unsigned HalfBits) {
  uint64_t MaxX = (uint64_t(1) << XBits) - 1;
  for (unsigned Shift = HalfBits; Shift != 2 * HalfBits; ++Shift) {
    uint64_t Scale = uint64_t(1) << Shift, Factor = Scale / Divisor + 1;
    if (Factor >> HalfBits)
      break;
    if ((Factor * Divisor - Scale) * MaxX < Scale)
      return {uint32_t(Factor), 0, Shift};
  }
  unsigned Shift = HalfBits + llvm::Log2_32(Divisor);
  auto Factor = uint32_t((uint64_t(1) << Shift) / Divisor);
  return {Factor, Factor, Shift};
}

ShortQuotient signedQuotient(uint32_t Divisor, unsigned XBits,
                             unsigned HalfBits) {
  uint64_t MaxX = uint64_t(1) << (XBits - 1);
  for (unsigned Shift = HalfBits;; ++Shift) {
    uint64_t Scale = uint64_t(1) << Shift, Factor = Scale / Divisor + 1;
    if ((Factor * Divisor - Scale) * MaxX <= Scale)
      return {uint32_t(Factor), 0, Shift};
  }
}

} // namespace cmx
