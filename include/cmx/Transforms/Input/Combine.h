//===- Combine.h - LLVM's InstCombine, bounded ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-combine runs LLVM's InstCombine on functions for which its time is nearly
// linear.
//
//   %a = mul <8 x i32> %x, splat (i32 8)   ->   %a = shl <8 x i32> %x, 3
//
// Before InstCombine, a write of a whole vector becomes a select if its mask
// compares the new elements with the old ones. InstCombine then finds a minimum
// or maximum in the select:
//
//   %m = icmp ugt %new, %old
//   %r = wrregion(%old, %new, 0, 16, 1, 0, %m)   ->   %r = umax(%new, %old)
//
// InstCombine sometimes changes the compare at the end of a loop so that it
// tests the loop's counter before the counter's step. After InstCombine, the
// pass lets the compare test the counter after the step again. The counter then
// needs no copy:
//
//   %i = phi [ 0, .. ], [ %j, .. ]         %i = phi [ 0, .. ], [ %j, .. ]
//   %j = add nuw i32 %i, 1            ->   %j = add i32 %i, 1
//   %c = icmp ult i32 %i, 7                %c = icmp ult i32 %j, 8
//   br i1 %c, label %loop, ..              br i1 %c, label %loop, ..
//
// The pass does this only if start, step and limit are constants and the
// counter never wraps. If the compare tests for equality, the counter is
// allowed to wrap.
//
// InstCombine makes these mistakes (LLVM 22), which the pass avoids:
// - If a float was converted from a signed predicate, InstCombine replaces a
//   compare of the float's bits by a compare of the predicate, and uses the
//   wrong value of true. The pass first turns the conversion into a select.
// - If one of the two values of a funnel shift is zero, InstCombine replaces it
//   by a plain shift. This shifts lanes whose amount is zero by all of their
//   bits, which gives poison. If amounts are constant, the pass first
//   adds a select for the lanes with the amount zero. It hides other amounts,
//   because they can become constant.
// - InstCombine narrows operations on a mix of bfloats and halves to the wrong
//   type. In functions with such a mix, the pass hides the type from which a
//   float was extended.
// - If the operand of an intrinsic with two results is a shuffle, InstCombine
//   moves the shuffle to the result. But the result is a structure, and a
//   shuffle needs a vector. The pass hides such shuffles.
//
// Before and after: any stage before Lowered. The pass makes no calls of the C
// library, which a kernel does not have.
//
// InstCombine compares each phi with all others of its block. If a block has
// more than MaxPhis phis, the pass skips the function and emits a remark. More
// than MaxPhis phis do not fit into the registers, even if each phi takes only
// half a register. If there are fewer phis, comparing them takes less time than
// the rest of InstCombine.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_COMBINE_H
#define CMX_TRANSFORMS_INPUT_COMBINE_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-combine.
class CombinePass : public llvm::PassInfoMixin<CombinePass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_COMBINE_H
