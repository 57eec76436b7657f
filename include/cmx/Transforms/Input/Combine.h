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
// InstCombine may change the compare at the end of a loop so that it tests the
// loop's counter before the counter's step. After InstCombine, the pass lets
// the compare test the counter after the step again. The counter then needs no
// copy:
//
//   %i = phi [ 0, .. ], [ %j, .. ]         %i = phi [ 0, .. ], [ %j, .. ]
//   %j = add nuw i32 %i, 1            ->   %j = add i32 %i, 1
//   %c = icmp ult i32 %i, 7                %c = icmp ult i32 %j, 8
//   br i1 %c, label %loop, ..              br i1 %c, label %loop, ..
//
// This is done only where start, step and limit are constants and the counter
// never wraps. If the test is for equality, the counter may wrap.
//
// InstCombine makes these mistakes (LLVM 22), which the pass avoids:
// - If a float was converted from a signed predicate, InstCombine replaces a
//   compare of the float's bits by a compare of the predicate, and takes the
//   wrong number for true. The pass first turns the conversion into a select.
// - If an operand of a funnel shift is zero, InstCombine shifts lanes with the
//   amount zero by all of their bits. The pass takes such lanes out first, and
//   hides amounts that are no constants yet.
// - InstCombine narrows operations on a mix of bfloats and halves to the wrong
//   type. In functions with such a mix, the pass hides from which type a float
//   was extended.
// - If the operand of an intrinsic with two results is a shuffle, InstCombine
//   moves the shuffle to the result, a structure, which no shuffle takes. The
//   pass hides such shuffles.
//
// Before and after: any stage before Lowered. The pass makes no calls of the C
// library, which a kernel does not have.
//
// InstCombine compares each phi with all others of its block. The pass skips a
// function, with a remark, if one of its blocks has more than MaxPhis phis: as
// vectors of half a register, these no longer fit into the registers. Fewer
// phis cost less to compare than the rest of InstCombine costs.
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
