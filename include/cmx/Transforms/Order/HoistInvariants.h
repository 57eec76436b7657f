//===- HoistInvariants.h - Bales that loops need not repeat -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-hoist-invariants moves bales out of loops. If a bale computes the same
// value in each iteration of a loop, the bale is moved before the outermost
// such loop. An example is a constant that legalization puts into a register.
// If only the factors of a product of dwords in a bale stay the same, the
// product is moved without the rest of the bale, because a product of dwords
// costs the finalizer several instructions.
//
//   loop:                                     %c = <0.0, 1.0, ...>
//     %x = phi ...                            %k = mul %n, %m
//     %c = <0.0, 1.0, ...>             ->   loop:
//     %y = fma %v, %c, %x                     %x = phi ...
//     %o = add (mul %n, %m), %i               %y = fma %v, %c, %x
//                                             %o = add %k, %i
//
// Precondition and postcondition: stage Legalized. These are not moved:
//
//   - bales that have an effect, that read memory, or that must not be executed
//     if the loop never reaches them (divisions, regions at variable offsets);
//   - predicates and bales that read them, because flag registers are few;
//   - values that the loop changes in place or passes on to its next iteration,
//     because each iteration would need a copy of the value;
//   - values for which there are not enough registers.
//
// A loop without a preheader gets one. The pass handles only compact loops, as
// LoopForest.h defines them. The time is O(n log n) for n operands.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_ORDER_HOISTINVARIANTS_H
#define CMX_TRANSFORMS_ORDER_HOISTINVARIANTS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-hoist-invariants.
class HoistInvariantsPass : public TargetPass<HoistInvariantsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_ORDER_HOISTINVARIANTS_H
