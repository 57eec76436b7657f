//===- Combine.h - LLVM's InstCombine, bounded ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-combine: LLVM's InstCombine where it takes time near linear.
//
//   %a = mul <8 x i32> %x, splat (i32 8)   ->   %a = shl <8 x i32> %x, 3
//
// Before and after: what InstCombine takes and makes; any stage before Lowered.
// Calls of the C library are not made: a kernel has none.
//
// InstCombine compares each phi with all others of its block. The pass leaves a
// function alone, and says so, if one of its blocks has more than MaxPhis of
// them: more than fit in registers, as vectors of half a register. Up to there
// the comparisons cost less than the rest of InstCombine.
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
