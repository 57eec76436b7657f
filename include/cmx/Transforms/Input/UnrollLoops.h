//===- UnrollLoops.h - Short loops become straight code ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-unroll-loops makes a copy of a loop's body for each turn if the number of
// turns is constant. Region offsets that depend on the turn become constants,
// and counters disappear:
//
//   loop:                                     %a = rdregion(%v, <0;16,1>, 0)
//     %i = phi i16 [ 0, .. ], [ %j, .. ]      ...
//     %a = rdregion(%v, <0;16,1>, %i)   ->    %b = rdregion(%v, <0;16,1>, 64)
//     ...                                     ...
//     %j = add i16 %i, 64
//     %c = icmp ult i16 %j, 128
//     br i1 %c, label %loop, label %done
//
// LLVM's cost model for full unrolling at -O2 selects the loops. It is used
// without a particular target. Metadata llvm.loop.unroll.* is respected. These
// loops are not unrolled:
// - loops whose copies, together with the functions that they call, would have
//   more than MaxCopiedInstructions Gen instructions (Analysis/CodeSize.h);
// - loops that call a function which will be inlined: the pass runs again after
//   inlining, when their size is known. Other functions that a loop calls must
//   have neither calls nor loops, because a function with calls or loops might
//   grow;
// - loops with a message, if only the counter that ends the loop would become
//   constant, so that all copies would be equal. Metadata can ask for such
//   copies;
// - loops with SIMD control flow, whose masks depend on the order of blocks;
// - loops with variables of their own, because each copy would need memory for
//   them;
// - loops with a branch that code generation can turn into the return of a
//   subroutine (mayReturn in Analysis/Subroutines.h).
//
// First, the pass removes options that make no sense from the metadata of
// loops, for example an llvm.loop.unroll.count that is not positive. LLVM
// crashes on such options.
//
// Inner loops are unrolled before the loops around them. Then a block is joined
// with its only successor if the successor has no other predecessor, unless the
// function has SIMD control flow.
//
// Before and after: any stage before Lowered. A loop first gets the simple form
// that LLVM requires, then it is unrolled. A second run can unroll more,
// because a loop can have become short. The time is linear in the copies and in
// the blocks of each loop with a constant number of turns.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_UNROLLLOOPS_H
#define CMX_TRANSFORMS_INPUT_UNROLLLOOPS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-unroll-loops.
class UnrollLoopsPass : public llvm::PassInfoMixin<UnrollLoopsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_UNROLLLOOPS_H
