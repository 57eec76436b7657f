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

/// Rewrites trees of and, or, xor and not of words or dwords in \p BB to as few
/// instructions as possible; bfn computes any function of three operands:
///
///   or (and %a, %b), (and %c, (or %a, %b))  ->  bfn %a, %b, %c, 0xe8
///
/// A *cut* of an operation is a set of at most three values of which the
/// operation is a function. Cuts of an operation are formed from those of its
/// operands, if these have no other use. The cost of a cut is that of its
/// instruction plus the costs of the trees of its leaves. So the cheapest cover
/// of a tree by cuts is found in one walk from the first operation to the last.
/// The time is linear, as an operation keeps at most eight cuts. Platforms
/// without bfn change nothing. Returns whether anything changed.
bool matchBooleanFunctions(llvm::BasicBlock &BB, OperationCosts &Costs,
                           Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BOOLEANFUNCTIONS_H
