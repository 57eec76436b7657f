//===- ExpandInt64.h - 64-bit division and conversion -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-expand-int64 expands operations on i64 that the platform, or every
// platform, lacks.
//
// Division and remainder by one constant for all lanes become products with its
// reciprocal, made of products of dwords; powers of two are left to cmx-lower.
// Other divisions become a loop that finds one bit of the quotient per turn,
// for all lanes together:
//
//   divide:
//     %n = phi [ %x, ... ], [ %n1, %divide ]      ; the quotient enters below
//     %r = phi [ 0, ... ], [ %r1, %divide ]       ; remainder so far
//     %shifted = (%r << 1) | (%n >> 63)
//     %fits = %shifted >= %y, with the bit that left %r
//     %r1 = %fits ? %shifted - %y : %shifted
//     %n1 = (%n << 1) | %fits
//
// Signed divisions divide absolute values and give the result its sign.
//
// Conversions to float shift the number to the right until it fits into a
// dword. The last bit of the dword also says whether a set bit was lost; so
// converting the dword rounds like converting all bits. The product with a
// power of two that follows is exact. Conversions to half first limit the
// number to 2^17, which as a half is infinite. Conversions from float convert
// the parts above and below 2^32, which floats represent exactly. For bfloats,
// the products are floats, so that nothing is rounded twice.
//
// Integers of 33 to 63 bits, which LLVM's simplifications make, are extended to
// i64 before they are divided or converted.
//
// The pass also expands two other things that change the control flow: `frem`
// without the flag `afn`, which becomes a loop, too, unless the divisor is a
// constant power of two from 1 on (FloatRemainder.cpp has the algorithm), and
// traps, which become returns in a kernel.
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
