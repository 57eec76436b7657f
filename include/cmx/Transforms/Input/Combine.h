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
// Before that, a write of all elements under a mask that compares the new with
// the old ones becomes a choice, in which InstCombine finds a minimum or
// maximum:
//
//   %m = icmp ugt %new, %old
//   %r = wrregion(%old, %new, 0, 16, 1, 0, %m)   ->   %r = umax(%new, %old)
//
// Then a compare that ends a loop looks at the counter after its step again,
// where InstCombine made it look before. The counter needs no copy then:
//
//   %i = phi [ 0, .. ], [ %j, .. ]         %i = phi [ 0, .. ], [ %j, .. ]
//   %j = add nuw i32 %i, 1            ->   %j = add i32 %i, 1
//   %c = icmp ult i32 %i, 7                %c = icmp ult i32 %j, 8
//   br i1 %c, label %loop, ..              br i1 %c, label %loop, ..
//
// Only where start, step and limit are constants and the counter never wraps;
// with a test for equality it may.
//
// InstCombine makes these mistakes (LLVM 22), which the pass avoids:
// - It compares the bits of a float to which a predicate was converted as
//   numbers of one bit. The conversion becomes a choice before it.
// - If an operand of a funnel shift is zero, it shifts lanes by all of their
//   bits that should be shifted by none. Such lanes are taken out before it,
//   and it does not see amounts that are no constants yet.
// - It narrows operations of mixed bfloats and halves to the wrong type. It
//   does not see that floats were bfloats or halves in functions that mix them.
// - If a shuffle goes into an intrinsic with two results, it shuffles vectors
//   of pairs, which do not exist. It does not see such shuffles.
//
// Before and after: any stage before Lowered. It makes no calls of the C
// library, which a kernel does not have.
//
// InstCombine compares each phi with all others of its block. The pass skips a
// function, with a remark, if one of its blocks has more than MaxPhis phis:
// more than fit into registers, as vectors of half a register. Below that the
// comparisons cost less than the rest of InstCombine.
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
