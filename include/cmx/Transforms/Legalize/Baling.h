//===- Baling.h - Give every bale its own readers ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-baling clones readers: instructions that cost nothing inside of a bale,
// because they only say how a source operand is read. Each user gets its own
// clone, in the user's block. Then all instructions except the roots of bales
// have one use.
//
//   %r = rdregion(%v, ...)            %r1 = rdregion(%v, ...)
//   %a = fadd %r, %x           ->     %a  = fadd %r1, %x
//   %b = fmul %r, %y                  %r2 = rdregion(%v, ...)
//                                     %b  = fmul %r2, %y
//
// Before: any IR. After: a reader has one use, in its block, or only users that
// cannot absorb it. Readers are rdregion, rdpredregion and bitcasts between
// register types. If every user can absorb them, these are readers, too:
// extensions, negations, absolute values, complements, sums of an offset and a
// constant, and llvm.genx.any and llvm.genx.all as branch conditions. Nothing
// else changes. Idempotent.
//
// Algorithm: one walk over the blocks in post-order, each from its end, so that
// the operands of a clone are visited later and cloned as well. The time is
// linear in the number of uses.
//
// Instructions that compute are not cloned. After legalization, cmx-cse merges
// the clones that no bale has absorbed.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_BALING_H
#define CMX_TRANSFORMS_LEGALIZE_BALING_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-baling.
class BalingPass : public llvm::PassInfoMixin<BalingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_BALING_H
