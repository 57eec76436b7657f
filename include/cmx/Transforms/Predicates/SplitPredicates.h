//===- SplitPredicates.h - Predicates are split into pieces -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a predicate is written and read in pieces, cmx-split-predicates replaces
// it by one value for each piece. Logic on the predicate becomes logic on the
// pieces.
//
//   %a = wrpredregion(%a0, %x1, 16)            %m0 = and <16 x i1> %x0, %y0
//   %b = wrpredregion(%b0, %y1, 16)            %m1 = and <16 x i1> %x1, %y1
//   %m = and <32 x i1> %a, %b           ->     ... %m0 ...
//   ... rdpredregion(%m, 0) ...                ... %m1 ...
//   ... rdpredregion(%m, 16) ...
//
// There are few flag registers, and the pieces need not be live at the same
// time: cmx-sink-predicates moves each piece to its readers.
//
// Precondition and postcondition: stage Legalized, in which compares and
// readers are split into pieces. A second run seldom finds more predicates to
// split.
//
// A web is a set of predicates that are connected by logic and by writes of
// parts. If no access crosses the bounds of a group of 32 lanes, each group is
// a piece. A group is split further if all accesses divide it in the same way,
// and if the additional logic costs nothing. Logic costs nothing if one operand
// is a compare without other uses, because the logic and the compare become one
// instruction (a compare under a predicate). Other logic costs one instruction
// for each piece.
//
// The pass does not split a web if an instruction outside of the web reads or
// defines all lanes of a value at once (a message, any, a phi, a conversion),
// or if an access crosses groups. The time is proportional to the number of
// instructions and uses in webs, multiplied by the number of pieces.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H
#define CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-split-predicates.
class SplitPredicatesPass : public llvm::PassInfoMixin<SplitPredicatesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H
