//===- UnrollLoops.h - Short loops become straight code ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-unroll-loops makes a copy of a loop's body for each turn, where the
// number of turns is constant. Offsets of regions that depend on the turn
// become constants, and counters vanish:
//
//   loop:                                     %a = rdregion(%v, <0;16,1>, 0)
//     %i = phi i16 [ 0, .. ], [ %j, .. ]      ...
//     %a = rdregion(%v, <0;16,1>, %i)   ->    %b = rdregion(%v, <0;16,1>, 64)
//     ...                                     ...
//     %j = add i16 %i, 64
//     %c = icmp ult i16 %j, 128
//     br i1 %c, label %loop, label %done
//
// LLVM's cost model for full unrolling at -O2 decides, for a target that LLVM
// knows nothing about; metadata llvm.loop.unroll.* is respected. These loops
// stay:
// - loops whose copies, with the functions that they call, would have more than
//   MaxCopiedInstructions Gen instructions (Analysis/CodeSize.h);
// - loops that call a function which will be inlined: the pass runs again after
//   inlining, when their size is known. Other functions that a loop calls must
//   have neither calls nor loops, since a function with calls or loops might
//   grow;
// - loops with a message, if the copies would be equal, since only the counter
//   that ends the loop has a constant value of its own in each turn. Metadata
//   may ask for such copies;
// - loops with SIMD control flow, whose masks depend on the order of blocks;
// - loops with variables of their own, as each copy would need a place;
// - loops with a branch that code generation may turn into the return of a
//   subroutine (mayReturn in Analysis/Subroutines.h).
//
// First, options of loops that make no sense are removed from the metadata,
// such as an llvm.loop.unroll.count that is no positive number: LLVM crashes on
// them.
//
// Inner loops come before the loops around them. Then blocks that only follow
// each other become one, unless the function has SIMD control flow.
//
// Before and after: any stage before Lowered. A loop first gets the simple form
// that LLVM wants of loops, then it is unrolled. A second run may unroll more:
// a loop may have become short. Linear in the blocks of each loop with a
// constant number of turns, and in the copies.
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
