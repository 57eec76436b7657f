//===- SplitPredicates.h - Predicates are split into pieces -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-split-predicates replaces a predicate that is written and read in pieces
// by a value for each piece, and logic on it by logic on pieces.
//
//   %a = wrpredregion(%a0, %x1, 16)            %m0 = and <16 x i1> %x0, %y0
//   %b = wrpredregion(%b0, %y1, 16)            %m1 = and <16 x i1> %x1, %y1
//   %m = and <32 x i1> %a, %b           ->     ... %m0 ...
//   ... rdpredregion(%m, 0) ...                ... %m1 ...
//   ... rdpredregion(%m, 16) ...
//
// Pieces need not be live at the same time, and there are few flag registers.
// cmx-sink-predicates moves pieces to their readers.
//
// Before: stage Legalized, in which compares and readers are in pieces. After:
// the same stage. A second run seldom finds more.
//
// Logic and writes of parts that pass on one predicate form a web. If no
// access crosses the bounds of a group of 32 lanes, each group is a piece. A
// group is split further if all accesses to it agree on its parts, and if the
// additional logic costs nothing. Logic costs nothing if one operand is a
// compare without other uses: the two become one instruction (a compare under a
// predicate). Other logic costs one instruction for each piece.
//
// Not split: webs with a user or a source of all lanes (a message, any, a phi,
// a conversion), and webs with an access across groups. The time is linear in
// the number of instructions and uses of webs, times pieces.
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
