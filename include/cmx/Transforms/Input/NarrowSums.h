//===- NarrowSums.h - Narrow and shared sums of integers --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-narrow-sums computes sums of small integers in the narrowest integers
// that hold them. If several sums share a partial sum, it is computed only
// once.
//
//   %f0 = uitofp <N x i8> %r0 to <N x float>     %a = zext %r0 to <N x i16>
//   %f1 = uitofp <N x i8> %r1 to <N x float>     %b = zext %r1 to <N x i16>
//   %f2 = uitofp <N x i8> %r2 to <N x float>     %c = zext %r2 to <N x i16>
//   %s = fadd <N x float> %f0, %f1            -> %s = add <N x i16> %a, %b
//   %t = fadd <N x float> %s, %f2                %u = add <N x i16> %s, %c
//                                                %t = uitofp %u to <N x float>
//
// %r0, %r1, ... can be overlapping regions of one vector, like the taps of a
// stencil. Then sums of neighbours are computed once for all elements that are
// read, in the layout that is the cheapest by the cost table:
//
//   3 x 3 taps of 6 x 24 bytes   ->  two additions for all elements (sums of
//                                    three in a row), two more for sums of
//                                    three such sums in a column
//
// If the sum is scaled and converted to an integer again, the scaling becomes
// an integer product whose high part is the result:
//
//   fptoui (fmul (uitofp %u), 0.111...)  ->  trunc (lshr (mul %u, 7282), 16)
//   udiv %u, 9                           ->  trunc (lshr (mul %u, 7282), 16)
//
// Precondition: stage Input. No fast-math flag is needed, because the results
// are equal bit for bit:
//  - A float sum is rewritten only if each of its partial sums is an integer
//    that the float type represents exactly (by ranges,
//    cmx/Analysis/IntegerRanges.h). Then the float result is the exact sum.
//    The result must not be -0.0, because no integer converts to -0.0. A
//    sum of integers of n bits needs no such condition: it wraps, so it gives
//    the same result in each order.
//  - A product is used only if both forms give the same result for each
//    possible integer.
//
// Sums with a term that is no integer, sums of scalars or of 64-bit integers,
// and sums across blocks are not rewritten.
//
// A sum is rewritten only if it becomes cheaper on the platform
// (cmx/Analysis/OperationCost.h). The search for shared sums is bounded
// (lib/Transforms/Input/NarrowSums/SumPlanner.cpp), and so is the number of
// terms of a sum. A remark reports that a limit was reached. Apart from the
// search, the time is linear in the number of instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_NARROWSUMS_H
#define CMX_TRANSFORMS_INPUT_NARROWSUMS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

class NarrowSumsPass : public TargetPass<NarrowSumsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_NARROWSUMS_H
