//===- CSE.h - One instruction for equal computations -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-cse replaces an instruction by a dominating one with the same value.
//
//   %a = rdregion(%v, ...)          %a = rdregion(%v, ...)
//   %x = fadd %a, %p                %x = fadd %a, %p
//   %b = rdregion(%v, ...)    ->
//   %y = fadd %b, %q                %y = fadd %a, %q
//
// Before: any IR. After: no instruction without effects has the same operation
// and operands as one that dominates it. The clones of baling are shared again,
// so stages after Lowered no longer hold. Idempotent.
//
// Algorithm: one walk down the dominator tree, with a table from a hash to the
// last instruction that has this hash. In this order, an instruction that does
// not dominate the present block dominates no later block. O(n).
//
// The pass does not replace loads, and does not do the other work of LLVM's
// EarlyCSE. EarlyCSE is the better pass for input IR. But after legalization,
// when functions are longest, it is slow: its table stores no hashes, so it
// compares instructions that are spread over memory.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_CSE_H
#define CMX_TRANSFORMS_LEGALIZE_CSE_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-cse.
class CSEPass : public llvm::PassInfoMixin<CSEPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_CSE_H
