//===- BooleanFunctions.h - Logic of three operands -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BOOLEANFUNCTIONS_H
#define CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BOOLEANFUNCTIONS_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Remarks.h"
#include "llvm/IR/BasicBlock.h"

namespace cmx {

/// Rewrites trees of `and`, `or`, `xor` and `not` on words or dwords in \p BB
/// to as few instructions as possible. It uses bfn, which computes any bitwise
/// function of three operands:
///
///   or (and %a, %b), (and %c, (or %a, %b))  ->  bfn %a, %b, %c, 0xe8
///
/// A *cut* of an operation is a set of at most three values (its leaves) of
/// which the operation is a function. The cuts of an operation are formed from
/// its operands, or from the cuts of operands that have no other use. The cost
/// of a cut is the cost of its instruction plus the costs of the trees that
/// compute its leaves. So one walk from the first operation to the last finds
/// the cheapest cover of a tree by cuts. The time is linear, because an
/// operation keeps at most eight cuts. On platforms without bfn, nothing
/// changes. Returns whether anything changed.
bool matchBooleanFunctions(llvm::BasicBlock &BB, OperationCosts &Costs,
                           Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BOOLEANFUNCTIONS_H
