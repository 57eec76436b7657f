//===- DeadVectors.h - Removes lanes that nobody sees -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-dead-vectors removes operations whose results are dead, and dead lanes of
// other operations. The analysis cmx-live-lanes finds the dead lanes.
//
//   %a = wrregion(%v, %x, lanes 0-7)            %b = wrregion(poison, %y,
//   %b = wrregion(%a, %y, lanes 8-15)     ->                  lanes 8-15)
//   %r = rdregion(%b, lanes 8-15)               %r = rdregion(%b, lanes 8-15)
//
//   %s = fadd <32 x float> %x, %y               %xn = rdregion(%x, lanes 8-15)
//   %r = rdregion(%s, lanes 8-15)         ->    %yn = rdregion(%y, lanes 8-15)
//                                               %r  = fadd <8 x float> %xn, %yn
//
// Precondition and postcondition: any IR of any stage. A second run seldom
// finds more dead lanes.
//
// A live lane keeps its value; a dead lane may become poison. Where poison
// would be undefined behaviour, all lanes are live: in divisors, and in
// addresses and masks of messages. But a division whose result has dead lanes
// may be narrowed, so that it has fewer divisors.
//
// Steps (0 is in MaskedOperands.cpp; 2 and 3 are in Narrowing.cpp):
// 0. If a mask decides which lanes of an operand are used, selects by the same
//    mask are removed from the operand.
// 1. Values without a live lane are removed, even in cycles of phis. A write of
//    dead lanes is replaced by its old value. If no lane of a vector operand is
//    needed, the operand (an old value, one side of a shuffle) becomes poison.
// 2. The operations that are to become narrower are chosen. Users are examined
//    before their operands.
// 3. The chosen operations are rebuilt. If divisions were narrowed, steps 1 to
//    3 are repeated, up to MaxRounds times in all.
//
// The time of each step is linear in the sum of the numbers of lanes of all
// instructions.
//
// The pass does not change messages (a missed remark reports a load with dead
// lanes), phis with some dead lanes, or vectors that are longer than their live
// part.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DEADVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-dead-vectors. If no platform is given, the pass assumes
/// registers of 32 bytes.
class DeadVectorsPass : public TargetPass<DeadVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
