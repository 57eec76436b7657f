//===- MatrixUnit.h - Sizes of the operands of dpas -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_MATRIXUNIT_H
#define CMX_TARGET_MATRIXUNIT_H

#include <algorithm>

namespace cmx {

constexpr unsigned DpasDepth = 8;

/// Returns the number of bits of an element whose type has number \p Code in
/// the vISA specification: 3 and 4 are integers of 2 bits, 5 and 6 of 4 bits, 7
/// and 8 of 8 bits. 9 is bfloat, 10 half, 12 tf32.
constexpr unsigned dpasBits(unsigned Code) {
  constexpr unsigned Bits[] = {2, 2, 4, 4, 8, 8, 16, 16, 0, 32};
  return Bits[Code - 3];
}

/// Returns the number of products that each of the eight steps of dpas adds:
/// the number of elements of the wider type in a dword, but at most eight.
constexpr unsigned dpasProducts(unsigned BBits, unsigned ABits) {
  return std::min(8u, 32 / std::max(BBits, ABits));
}

/// Returns the number of dwords in a lane of operand b, or in a row of operand
/// a, if its elements have \p Bits bits. It is 8, or fewer if the elements of
/// the other operand are wider, or if all elements have 2 bits.
constexpr unsigned dpasDwords(unsigned Bits, unsigned OtherBits) {
  return DpasDepth * dpasProducts(Bits, OtherBits) * Bits / 32;
}

} // namespace cmx

#endif // CMX_TARGET_MATRIXUNIT_H
