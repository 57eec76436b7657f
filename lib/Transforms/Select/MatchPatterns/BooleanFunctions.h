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

/// Trees of and, or, xor and not of words or dwords in \p BB become as few
/// instructions as there can be, where bfn computes any function of three
/// operands:
///
///   or (and %a, %b), (and %c, (or %a, %b))  ->  bfn %a, %b, %c, 0xe8
///
/// Each operation gets its *cuts*: sets of at most three values that it is a
/// function of, from the cuts of its operands, if these have no other use. The
/// cheapest cover of a tree by cuts follows from the first operation to the
/// last, since the cost of a cut is that of its instruction plus those of the
/// trees it cuts off. Linear: an operation keeps at most eight cuts. Nothing
/// changes where bfn is not available. Returns whether anything changed.
bool matchBooleanFunctions(llvm::BasicBlock &BB, OperationCosts &Costs,
                           Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BOOLEANFUNCTIONS_H
