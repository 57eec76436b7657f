//===- NarrowSums.h - Sums in narrow integers, shared -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-narrow-sums computes sums of small integers in the narrowest integers
// that hold them. It computes a partial sum that several sums share only once.
//
//   %f0 = uitofp <N x i8> %r0 to <N x float>     %a = zext %r0 to <N x i16>
//   %f1 = uitofp <N x i8> %r1 to <N x float>     %b = zext %r1 to <N x i16>
//   %f2 = uitofp <N x i8> %r2 to <N x float>     %c = zext %r2 to <N x i16>
//   %s = fadd <N x float> %f0, %f1            -> %s = add <N x i16> %a, %b
//   %t = fadd <N x float> %s, %f2                %u = add <N x i16> %s, %c
//                                                %t = uitofp %u to <N x float>
//
// If %r0, %r1, ... are overlapping regions of one vector, as the taps of a
// stencil, sums of neighbours are computed once for all elements that are read,
// in the layout that the cost table finds cheapest:
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
// Precondition: stage Input. No fast-math flag is needed, as the results are
// equal bit for bit:
//  - a float sum is rewritten only if each of its partial sums is an integer
//    that the type represents exactly (by ranges,
//    cmx/Analysis/IntegerRanges.h), so that the float result is the sum itself,
//    and only if the result is not -0.0, to which no integer converts. Sums in
//    the new order are taken modulo 2^n;
//  - the product is found by computing both forms for each possible integer.
//
// Not rewritten: sums with a term that is no integer, scalars, 64-bit integers,
// sums across blocks.
//
// A sum is rewritten only if it becomes cheaper on the platform
// (cmx/Analysis/OperationCost.h). The search for shared sums is bounded
// (lib/Transforms/Input/NarrowSums/SumPlanner.cpp), and so is the number of
// terms of a sum; a remark tells of a reached limit. Otherwise the time is
// linear in the number of instructions.
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
