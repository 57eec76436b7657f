//===- DecomposeVectors.h - Vectors are split into pieces -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-decompose-vectors splits a vector into several values of whole registers
// if only parts of it are read and written, also across loops and branches.
//
//   loop:                                        loop:
//     %v = phi <32 x float> [%a..], [%w..]         %v0 = phi <8 x float> ...
//     %r = rdregion(%v, lanes 0-7)          ->     %s  = fadd %v0, %x
//     %s = fadd %r, %x                             (lanes 8-31 are the phi's
//     %w = wrregion(%v, %s, lanes 0-7)              start, unchanged)
//
// Before and after: any IR of any stage. Idempotent.
//
// Steps:
// 1. Webs are found: phis, writes, freezes, selects and bitcasts that hand on
//    one vector (VectorWebs). A web is cut between two registers if no access
//    crosses the cut; otherwise the piece has several registers.
// 2. Webs are chosen by cost (WebCosts). If a split costs nothing, it is made
//    in any case: pieces live shorter and need not be neighbours.
// 3. The web is rewritten (WebSplitter).
//
// A use of the vector as a whole (a message, an access at a variable place, a
// read across pieces outside of the loops) does not prevent a split: the pieces
// are joined for it.
//
// cmx-legalize also splits the vectors of an operation that it has split
// (PieceForwarding), but not through phis and writes, which this pass handles.
//
// The time is linear in the members of webs and their uses, times pieces.
//
// Not split: predicates, pieces smaller than a register, arguments and results
// of functions.
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
