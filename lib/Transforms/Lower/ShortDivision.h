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

/// The numbers of the formula floor((Factor * x + Addend) / 2^Shift), which
/// computes a quotient of x and a constant.
struct ShortQuotient {
  uint32_t Factor = 0;
  uint32_t Addend = 0;
  unsigned Shift = 0; ///< At least HalfBits.
};

/// Returns the formula for floor(x / Divisor) with 0 <= x < 2^XBits. \p XBits
/// and the number of bits of \p Divisor are at most \p HalfBits (8 or 16).
/// \p Divisor is not a power of two. Factor and Addend have at most HalfBits
/// bits, and Factor * x + Addend has at most twice as many.
ShortQuotient unsignedQuotient(uint32_t Divisor, unsigned XBits,
                               unsigned HalfBits);

/// Returns the formula for x / Divisor with
/// -2^(XBits - 1) <= x < 2^(XBits - 1). The formula gives the quotient rounded
/// towards 0, minus 1 if x is negative. In contrast to unsignedQuotient,
/// \p Divisor is at most 2^(HalfBits - 1), the product is signed, and there is
/// no addend.
ShortQuotient signedQuotient(uint32_t Divisor, unsigned XBits,
                             unsigned HalfBits);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LOWER_SHORTDIVISION_H
