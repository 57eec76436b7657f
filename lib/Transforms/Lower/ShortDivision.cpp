//===- ShortDivision.cpp - Short quotients as products --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The quotient x / D by a constant D is computed as a product and a shift. Let
// M = floor(2^S / D) + 1 and E = M * D - 2^S, so that 0 < E <= D. Then
//
//   M * x / 2^S = x / D + E * x / (D * 2^S)
//
// If x >= 0 and E * x < 2^S, the left side exceeds x / D by less than 1/D.
// Because x / D exceeds its floor by at most 1 - 1/D, the left side and x / D
// have the same floor. If x < 0 and E * -x <= 2^S, the left side is less than
// x / D, by at most 1/D. Its floor is then the quotient rounded towards 0,
// minus 1.
//
// For signed numbers, some S < 2 * HalfBits (see the header) is large enough:
// if 2^S >= D * 2^(HalfBits - 1), the condition holds because E <= D. For
// unsigned numbers, M may have too many bits. In this case, let
// 2^L < D < 2^(L+1), S = HalfBits + L, M = floor(2^S / D) and E = 2^S - M * D.
// One of E and D - E is at most 2^L, because their sum D is less than 2^(L+1).
// For this S, the E of the first formula is D - E. If D - E were at most 2^L,
// this S would be large enough for that formula. So D - E > 2^L and E < 2^L,
// and
//
//   M * (x + 1) / 2^S = (x + 1) / D - E * (x + 1) / (D * 2^S)
//
// is at least x / D, because E * (x + 1) <= E * 2^HalfBits < 2^S. It is less
// than (x + 1) / D. So it has the same floor as x / D. (This is the
// rounded-down reciprocal of Robison, "N-bit unsigned division via N-bit
// multiply-add", 2005.)
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
