//===- DeadVectors.h - Removes lanes that nobody sees -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-dead-vectors removes operations, and lanes of operations, whose results
// cmx-live-lanes finds dead.
//
//   %a = wrregion(%v, %x, lanes 0-7)            %b = wrregion(poison, %y,
//   %b = wrregion(%a, %y, lanes 8-15)     ->                  lanes 8-15)
//   %r = rdregion(%b, lanes 8-15)               %r = rdregion(%b, lanes 8-15)
//
//   %s = fadd <32 x float> %x, %y               %xn = rdregion(%x, lanes 8-15)
//   %r = rdregion(%s, lanes 8-15)         ->    %yn = rdregion(%y, lanes 8-15)
//                                               %r  = fadd <8 x float> %xn, %yn
//
// Before and after: any IR of any stage. A second run seldom finds more.
//
// A live lane keeps its value; a dead one may become poison. All lanes are live
// where poison would be undefined behaviour: in divisors, and in addresses and
// masks of messages. But a division with dead lanes may be narrowed, so that it
// has fewer divisors.
//
// Steps (0 is in MaskedOperands.cpp; 2 and 3 are in Narrowing.cpp):
// 0. If a mask drops lanes of an operand, selects by the same mask are removed
//    from the operand.
// 1. Values without a live lane are removed, in cycles of phis too. A write of
//    dead lanes is replaced by its old value. A vector operand of which no lane
//    is needed (an old value, one side of a shuffle) becomes poison.
// 2. The operations to narrow are chosen, users first.
// 3. They are rebuilt. If divisions were narrowed, another round follows, up to
//    MaxRounds.
//
// Each step is linear in instructions and their lanes.
//
// Not changed: messages (a remark reports a load with dead lanes as missed),
// phis with some dead lanes, vectors that are longer than their live part.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DEADVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-dead-vectors. Without a platform it assumes registers of 32
/// bytes.
class DeadVectorsPass : public TargetPass<DeadVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
