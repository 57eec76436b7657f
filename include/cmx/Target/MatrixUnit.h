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

/// The bits of elements by the vISA specification's code of their type: 3 to 6
/// are integers of 2 and 4 bits, 7 and 8 bytes, 9 bfloat, 10 half, 12 tf32.
constexpr unsigned dpasBits(unsigned Code) {
  constexpr unsigned Bits[] = {2, 2, 4, 4, 8, 8, 16, 16, 0, 32};
  return Bits[Code - 3];
}

/// The number of products that each of eight steps adds: the number of the
/// wider elements in a dword, at most eight.
constexpr unsigned dpasProducts(unsigned BBits, unsigned ABits) {
  return std::min(8u, 32 / std::max(BBits, ABits));
}

/// The dwords in a lane of b or in a row of a, with elements of \p Bits: 8, or
/// fewer if the elements of the other operand are wider.
constexpr unsigned dpasDwords(unsigned Bits, unsigned OtherBits) {
  return DpasDepth * dpasProducts(Bits, OtherBits) * Bits / 32;
}

} // namespace cmx

#endif // CMX_TARGET_MATRIXUNIT_H
