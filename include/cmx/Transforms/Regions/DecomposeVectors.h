//===- DecomposeVectors.h - Vectors are split into pieces -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If only parts of a vector are read and written, cmx-decompose-vectors splits
// the vector at register boundaries into several values. It does so even across
// loops and branches.
//
//   loop:                                        loop:
//     %v = phi <32 x float> [%a..], [%w..]         %v0 = phi <8 x float> ...
//     %r = rdregion(%v, lanes 0-7)          ->     %s  = fadd %v0, %x
//     %s = fadd %r, %x                             (lanes 8-31 keep the
//     %w = wrregion(%v, %s, lanes 0-7)              phi's start value)
//
// Precondition and postcondition: any IR of any stage. The pass is idempotent.
//
// Steps:
// 1. Webs are found. A web is a set of phis, writes, freezes, selects and
//    bitcasts that pass on one vector (VectorWebs.h). It is cut into pieces
//    between registers, wherever no access crosses the cut.
// 2. The webs to split are chosen by cost (WebCosts.h). A split that costs
//    nothing is always made, because pieces have shorter live ranges and need
//    not be in neighbouring registers.
// 3. The chosen webs are rewritten (WebSplitter.h).
//
// A use of the whole vector (a message, an access at a variable offset, a read
// of several pieces outside of the innermost loops) does not prevent a split.
// The pieces are joined for this use.
//
// If cmx-legalize has split an operation, it also splits the vectors of the
// operation (PieceForwarding), but not through phis and writes. This pass
// handles phis and writes.
//
// The time is proportional to the number of members of webs plus the number of
// their uses, multiplied by the number of pieces.
//
// The pass does not split predicates, nor arguments and results of functions.
// No piece is smaller than a register.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-decompose-vectors.
class DecomposeVectorsPass : public TargetPass<DecomposeVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
