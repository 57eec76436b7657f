//===- Legalize.h - Split bales into legal instructions ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-legalize splits every bale into pieces that are one legal instruction
// each.
//
//   %a = rdregion <24 x i8> (<64 x i8> %v, 0, 24, 1, 3)
//   %f = uitofp <24 x i8> %a to <24 x float>
// ->
//   %a0 = rdregion <16 x i8> (%v, 0, 16, 1, 3)
//   %f0 = uitofp <16 x i8> %a0 to <16 x float>
//   %w0 = wrregion <24 x float> (poison, %f0, 0, 16, 1, 0)
//   %a1 = rdregion <8 x i8> (%v, 0, 8, 1, 19)
//   %f1 = uitofp <8 x i8> %a1 to <8 x float>
//   %f  = wrregion <24 x float> (%w0, %f1, 0, 8, 1, 64)
//
// Precondition: stage Lowered; BalingPass has run (otherwise readers with
// several users are in no bale; this is correct, but costs moves).
// Postcondition: stage Legalized: each bale formed in BaleMode::Legal is one
// instruction that TargetDesc::checkInst accepts. An instruction that cannot be
// made legal (the platform lacks its type) is reported and left unchanged.
//
// Steps, walking forward through each block:
//   0. Irregular regions become regular ones (IrregularRegions). A region is
//      irregular if it reaches outside of its vector, or if it has an offset
//      for each row and no single operand can read it.
//   1. Operations on constants are folded, before and after step 0. Constant
//      vectors that cannot be immediates get a register (constanti/f). Such a
//      vector of integers gets the narrowest type and an extension if an
//      operation reads it.
//   2. Each bale is planned (OperationPlanner). A plan is the cheapest split in
//      element order. It also says which operands are first copied to packed
//      temporaries.
//   3. BaleSlicer builds the pieces: it clones the bale's members on parts of
//      their sources. The pieces are written, in order, into the old value. If
//      there is no old value, step 4 decides whether to join the pieces; until
//      then, the replaced root represents the vector. If a source has its last
//      use here, has the shape of the result and is no chain of pieces, the
//      pieces are written into this source. Each part of the source is read
//      just before it is overwritten. This is an update in place, useful for
//      loop-carried vectors. If a source is the old value, the pieces are
//      written in an order in which no piece reads elements that an earlier
//      piece wrote, and their parts of this source are read from the vector
//      written so far. If there is no such order, the old value must be copied.
//   4. A vector is split into its pieces if only whole pieces are read; the
//      pieces of other vectors are joined (PieceForwarding).
//   5. If unused pieces have been removed, all steps are done once more: the
//      operands of these pieces can now be part of another bale.
//
// The time is linear in the number of elements (plans are stored by shape).
//
// The pass does not change legal bales, messages, predicate logic (code
// generation works on groups of 32 lanes), or values that are only renamed
// (bitcast, phi).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
#define CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-legalize.
class LegalizePass : public TargetPass<LegalizePass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
