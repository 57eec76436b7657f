//===- CSE.h - One instruction for what is computed twice -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-cse: an instruction that computes what one that dominates it has computed
// is replaced by that one.
//
//   %a = rdregion(%v, ...)          %a = rdregion(%v, ...)
//   %x = fadd %a, %p                %x = fadd %a, %p
//   %b = rdregion(%v, ...)    ->
//   %y = fadd %b, %q                %y = fadd %a, %q
//
// Before: any IR. After: no two instructions without effects are alike, operand
// for operand, where one dominates the other. What baling cloned is shared
// again, so stages behind Lowered no longer hold. Idempotent.
//
// Algorithm: one walk down the dominator tree with a table from the hash of an
// instruction to the last one that has it. In this order, one that does not
// dominate the present block dominates none that follows. O(n).
//
// Left alone: what reads memory, and all that LLVM's EarlyCSE does beside this.
// EarlyCSE is the better pass for what people write. Behind legalization, where
// functions are longest, its table, which keeps no hashes, has to look at
// instructions all over memory.
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
