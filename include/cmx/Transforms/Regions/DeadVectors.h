//===- DeadVectors.h - Removes lanes that nobody sees -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-dead-vectors: takes away what only matters for lanes that cmx-live-lanes
// finds dead.
//
//   %a = wrregion(%v, %x, lanes 0-7)            %b = wrregion(poison, %y,
//   %b = wrregion(%a, %y, lanes 8-15)     ->                  lanes 8-15)
//   %r = rdregion(%b, lanes 8-15)               %r = rdregion(%b, lanes 8-15)
//
//   %s = fadd <32 x float> %x, %y               %xn = rdregion(%x, lanes 8-15)
//   %r = rdregion(%s, lanes 8-15)         ->    %yn = rdregion(%y, lanes 8-15)
//                                               %r  = fadd <8 x float> %xn, %yn
//
// Before and after: any IR; no stage is lost. A second run seldom
// finds more.
//
// A live lane stays what it is; a dead one may become poison. Where poison
// would be undefined behaviour, all lanes are live to begin with: divisors,
// addresses and masks of messages. A division with dead lanes may be narrowed
// however, which leaves fewer divisors.
//
// Steps, of which 0 is in MaskedOperands.cpp, 2 and 3 are in Narrowing.cpp:
// 0. Operands that a mask drops lanes of lose choices by the same mask.
// 1. Values without a live lane go, in cycles of phis too. A write of dead
// lanes
//    becomes its old value; a vector operand of which no lane counts (the old
//    value of a write, one side of a shuffle) becomes poison.
// 2. What gets narrow is decided, users first.
// 3. It is rebuilt. Only after divisions got narrow another round follows, up
//    to MaxRounds.
//
// Each step is linear in instructions and their lanes.
//
// Left alone: messages (a load with dead lanes is reported as missed), phis
// with some dead lanes, vectors that are longer than their live part.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DEADVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-dead-vectors.
/// Without any platform it takes registers of 32 bytes.
class DeadVectorsPass : public TargetPass<DeadVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
