//===- SLPVectorize.h - Joins equal operations on lanes ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a block has equal operations on different elements of the same vectors,
// cmx-slp-vectorize joins them into one operation (superword-level
// parallelism).
//
//   %a = rdregion i16 (%in, element 0)        %v  = rdregion <8 x i16> (%in, 0)
//   %b = rdregion i16 (%in, element 1)   ->   %v2 = shl <8 x i16> %v, 2
//   %x = shl i16 %a, 2                        %x  = rdregion i16 (%v2, 0)
//   %y = shl i16 %b, 2                        %y  = rdregion i16 (%v2, 1)
//   ...                                       ...
//
// The joined operations are called members. A member computes one element, or
// several elements (a piece of a vector). The users of a member then read a
// part of the wide result, as an operand or as the start of an indirect region.
// (So the offsets of several indirect regions are computed together.) If all
// members are written to evenly spaced places of one vector, one wide write
// replaces their writes.
//
// Precondition and postcondition: stage Lowered. A second run may find more,
// because joined operations may be joined again.
//
// For each block, the pass finds groups and packs (LanePacks), chooses packs by
// the cost table (PackChoice), and rewrites the chosen packs (PackRewriter).
//
// The pass does not join compares, selects, divisions of integers, operations
// whose operands would first have to be joined, operations of different blocks,
// or more operations than one instruction can compute.
//
// The time is linear in the number of instructions, except for sorting groups.
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
