//===- ConstantTerms.h - Multiply-adds with constants -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_CONSTANTTERMS_H
#define CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_CONSTANTTERMS_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Remarks.h"
#include "llvm/IR/BasicBlock.h"

namespace cmx {

/// Puts constants of the multiply-adds of \p BB into registers, if that saves
/// more instructions than it needs, as mad has no immediates of 32 bits:
///
///   fadd (fmul %x, 255.0), 0.5  ->  fadd (fmul %x, (rdregion %c, <0;1,0>)),
///                                        (rdregion %d, <0;1,0>)
///
/// with one %c = constantf <1 x float> 255.0 for all of them. \p InLoop: the
/// instructions that set up to 16 registers do not count, since
/// cmx-hoist-invariants moves them before the loop, if it can; with more
/// registers, at least as many instructions must be saved as registers are set.
/// Doubles are treated alike. First of all, constants move to the first product
/// of a sum, where its terms may be added in any order:
///
///   fadd (fadd (fmul %a, %b), (fmul %c, %d)), 0.5
///     ->  fadd (fadd (fmul %a, %b), 0.5), (fmul %c, %d)
///
/// The time is linear in the number of instructions. Returns whether anything
/// changed.
bool shareConstantTerms(llvm::BasicBlock &BB, OperationCosts &Costs,
                        Remarks &Rem, bool InLoop);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_CONSTANTTERMS_H
