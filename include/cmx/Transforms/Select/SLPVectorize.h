//===- SLPVectorize.h - One operation for several on lanes ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-slp-vectorize: operations of a block that do the same with different
// elements of the same vectors become one operation (superword-level
// parallelism).
//
//   %a = rdregion i16 (%in, element 0)        %v  = rdregion <8 x i16> (%in, 0)
//   %b = rdregion i16 (%in, element 1)   ->   %v2 = shl <8 x i16> %v, 2
//   %x = shl i16 %a, 2                        %x  = rdregion i16 (%v2, 0)
//   %y = shl i16 %b, 2                        %y  = rdregion i16 (%v2, 1)
//   ...                                       ...
//
// Members have one element, or several: pieces of vectors that lie in rows.
// Whoever used a member reads a part of the wide result, as an operand, as the
// start of an indirect region (addresses of neighbours are computed together),
// or, if all members are written to evenly spaced places of one vector, by one
// wide write.
//
// Before: stage Lowered. After: the same. A second run may find more: what was
// joined is an operation as any other.
//
// Steps, for each block: groups and packs (LanePacks), a choice by the cost
// table (PackChoice), rewriting (PackRewriter).
//
// Not done: compares and choices, division of integers, operands that would
// first have to be put together, packs across blocks, packs larger than one
// instruction.
//
// Linear in the number of instructions, but for sorting groups.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H
#define CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-slp-vectorize.
class SLPVectorizePass : public TargetPass<SLPVectorizePass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H
