//===- ShortDivision.h - Short quotients as products ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LOWER_SHORTDIVISION_H
#define CMX_LIB_TRANSFORMS_LOWER_SHORTDIVISION_H

#include <cstdint>

namespace cmx {

/// floor((Factor * x + Addend) / 2^Shift).
struct ShortQuotient {
  uint32_t Factor = 0;
  uint32_t Addend = 0;
  unsigned Shift = 0; ///< At least HalfBits.
};

/// floor(x / Divisor) for 0 <= x < 2^XBits. XBits and the length of \p Divisor
/// are at most \p HalfBits (8 or 16); \p Divisor is no power of two. Factor and
/// Addend have HalfBits bits, the sum at most twice as many.
ShortQuotient unsignedQuotient(uint32_t Divisor, unsigned XBits,
                               unsigned HalfBits);

/// For -2^(XBits - 1) <= x < 2^(XBits - 1): x / Divisor, rounded towards 0,
/// less 1 if x is negative. Differs from unsignedQuotient in this: Divisor is
/// at most 2^(HalfBits - 1), the product is signed, there is no addend.
ShortQuotient signedQuotient(uint32_t Divisor, unsigned XBits,
                             unsigned HalfBits);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LOWER_SHORTDIVISION_H
