//===- SplitPredicates.h - Predicates are split into pieces -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-split-predicates: a predicate that is written and read in pieces becomes
// a value for each piece, and logic on it logic on pieces.
//
//   %a = wrpredregion(%a0, %x1, 16)            %m0 = and <16 x i1> %x0, %y0
//   %b = wrpredregion(%b0, %y1, 16)            %m1 = and <16 x i1> %x1, %y1
//   %m = and <32 x i1> %a, %b           ->     ... %m0 ...
//   ... rdpredregion(%m, 0) ...                ... %m1 ...
//   ... rdpredregion(%m, 16) ...
//
// Pieces need not live at the same time, and there are few flag registers;
// cmx-sink-predicates moves them to their readers.
//
// Before: stage Legalized, where compares and readers are in pieces. After: the
// same stage. A second run seldom finds more.
//
// Logic and writes of parts that hand on one predicate are a web. Each group of
// 32 lanes that no access reaches across is a piece. A group falls apart
// further, if all accesses to it agree on its parts, and more logic costs
// nothing: an operation with a compare that nothing else reads becomes one
// instruction with it (the compare, under a predicate); others cost one for
// each piece.
//
// Left alone: webs with a user or a source of all lanes (a message, any, a phi,
// a conversion), unless all lanes are one piece anyway. Linear in the number of
// instructions and uses of webs, times pieces.
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
