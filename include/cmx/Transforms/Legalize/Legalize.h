//===- Legalize.h - Split bales into legal instructions ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-legalize: every bale becomes pieces that are one legal instruction each.
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
// Pre-condition: stage Lowered; BalingPass has run (else readers with several
// users are not seen as part of their bales, which costs moves but is correct).
// Post-condition: stage Legalized: each bale formed in BaleMode::Legal is one
// instruction that TargetDesc::checkInst accepts. What cannot be made legal (a
// type the platform lacks) is reported, and left as it is.
//
// Steps, walking forward through each block:
//   0. Regions with an offset for each row, and regions that leave their
//      vector, become regular ones (IrregularRegions).
//   1. What constants give is a constant, before and after that. Constant
//      vectors that are no immediates get a register (constanti/f).
//   2. Each bale is planned (OperationPlanner): the cheapest split in element
//   order,
//      also over the choice which operands go through packed temporaries.
//   3. The pieces are built by cloning the bale's members on parts of their
//      sources (BaleSlicer) and written, in order, into the old value. A vector
//      without one stays pending: its root stands for it.
//      If a source that is no chain of pieces dies here and has the result's
//      shape, the pieces are written into it, each read just before it is
//      overwritten: an update in place (loop-carried vectors). The same for a
//      source that is the old value: its parts are read from what has been
//      written so far if in some order no piece reads what an earlier one
//      wrote. Else the old value would live on and need a copy.
//   4. Vectors of which only whole pieces are read are split into them; the
//      others are put together (PieceForwarding).
//   5. If pieces that nobody reads have been removed, all is done once more:
//      their operands may now be part of another bale.
// Linear in the number of elements (plans are remembered by shape).
//
// Left alone: legal bales, messages, predicate logic (code generation works on
// groups of 32 lanes), values that are only renamed (bitcast, phi).
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
