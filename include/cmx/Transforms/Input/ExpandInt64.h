//===- ExpandInt64.h - 64-bit division and conversion -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-expand-int64 expands operations on i64 that the module's platform lacks,
// or that all platforms lack.
//
// If the divisor is one constant for all lanes, division and remainder become a
// product with the reciprocal of this constant. The product is made of products
// of dwords. The pass leaves powers of two to cmx-lower. Other divisions become
// a loop that finds one bit of the quotient per turn, for all lanes together:
//
//   divide:
//     %n = phi [ %x, ... ], [ %n1, %divide ]      ; %x, later the quotient
//     %r = phi [ 0, ... ], [ %r1, %divide ]       ; remainder so far
//     %shifted = (%r << 1) | (%n >> 63)
//     %fits = %shifted >= %y, or bit 63 of %r is set
//     %r1 = %fits ? %shifted - %y : %shifted
//     %n1 = (%n << 1) | %fits
//
// Signed divisions divide the absolute values and then give the result its
// sign.
//
// Conversions to float shift the number to the right until it fits into a
// dword. If the shift loses a set bit, the last bit of the dword is set. So a
// conversion of the dword rounds like a conversion of all bits. The float is
// then multiplied by a power of two; this product is exact. Conversions to half
// first limit the number to 2^17, which is infinite as a half. Conversions from
// float convert the part above 2^32 and the part below 2^32. Floats represent
// both parts exactly. For bfloats, the products are floats, so that nothing is
// rounded twice.
//
// Integers of 33 to 63 bits, which LLVM's simplifications make, are extended to
// i64 before they are divided or converted.
//
// The pass also expands two operations that cmx-lower cannot expand, because
// their expansion changes the control flow:
// - `frem` without the flag `afn` becomes a loop, too (FloatRemainder.cpp has
//   the algorithm). If the divisor is a constant power of two that is at least
//   1, no loop is needed.
// - Traps become returns in a kernel.
//
// Before: any function. After: cmx-lower can lower all remaining operations. A
// second run changes nothing. Linear.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_EXPANDINT64_H
#define CMX_TRANSFORMS_INPUT_EXPANDINT64_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

class ExpandInt64Pass : public TargetPass<ExpandInt64Pass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_EXPANDINT64_H
