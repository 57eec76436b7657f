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

/// Puts constants of the multiply-adds of \p BB into registers if that saves
/// more instructions than it costs (mad has no immediates of 32 bits):
///
///   fadd (fmul %x, 255.0), 0.5  ->  fadd (fmul %x, (rdregion %c, <0;1,0>)),
///                                        (rdregion %d, <0;1,0>)
///
/// All multiply-adds share the register %c = constantf <1 x float> 255.0. If
/// \p InLoop, up to 16 registers are assumed to cost nothing, because
/// cmx-hoist-invariants moves the instructions that set these registers out of
/// the loop, if it can. If there are more registers, at least as many
/// instructions must be saved as registers are set. Doubles are handled in the
/// same way. Before all this, constants are moved to the first product of a sum
/// if the terms of the sum may be added in any order:
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
