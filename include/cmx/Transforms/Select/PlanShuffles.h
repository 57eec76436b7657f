//===- PlanShuffles.h - Rearranges elements in fewer moves ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If no operand can have the stride of a copy, legalization splits the copy
// into moves of single elements. cmx-plan-shuffles replaces such copies by two
// or more rounds of legal moves if these are cheaper according to the target's
// cost table.
//
//   %r = rdregion <32 x i8> (%rgb, stride 3, 0)     32 moves
//   %g = rdregion <32 x i8> (%rgb, stride 3, 1)     32 moves
//   %b = rdregion <32 x i8> (%rgb, stride 3, 2)     32 moves
// ->
//   %t0 = wrregion <128 x i8> (poison, rdregion <4 x i8> (%rgb, 0), 0)
//   %t1 = wrregion <128 x i8> (%t0, rdregion <4 x i8> (%rgb, 3), 4)
//   ...                                             32 moves in all
//   %r = rdregion <32 x i8> (%t, stride 4, 0)       an operand: no move
//
// There are four families of shuffles. Each family has a file:
//   StridedReads   the example above
//   StridedWrites  the other direction: three planes into packed triples
//   Transposition  a matrix, whose rows may come from several vectors, into
//                  columns: rows are interleaved by twos or fours, with
//                  destination stride 2 or 4, until one row is left. 16x16
//                  bytes: 32 moves instead of 256.
//   SharedReads    reads that several operations would split into elements are
//                  copied once for all of them
//
// Precondition and postcondition: stage Lowered. The pass adds only reads and
// writes. It runs before BalingPass. It runs after all passes that narrow
// operations to live lanes, because it moves rows of three lanes as four lanes,
// and the next row overwrites the fourth lane. The pass is idempotent, because
// the results have legal strides.
//
// The pass does not change masked writes, accesses with variable offsets,
// elements of 8 bytes, vectors of more than ShuffleContext::MaxBytes (with a
// remark), or copies that would not get cheaper.
//
// The time is proportional to (I + L) * log(E) for I instructions, L moved
// lanes, and the maximum exec size E.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H
#define CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-plan-shuffles.
class PlanShufflesPass : public TargetPass<PlanShufflesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H
