//===- HoistInvariants.h - Bales that loops need not repeat -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-hoist-invariants moves a bale that computes the same value in each turn
// of a loop, such as a constant that legalization puts into a register, to the
// place before the outermost such loop. If only the factors of a product of
// dwords in a bale stay the same, the product is moved without the rest: it
// costs the finalizer several instructions.
//
//   loop:                                     %c = <0.0, 1.0, ...>
//     %x = phi ...                            %k = mul %n, %m
//     %c = <0.0, 1.0, ...>             ->   loop:
//     %y = fma %v, %c, %x                     %x = phi ...
//     %o = add (mul %n, %m), %i               %y = fma %v, %c, %x
//                                             %o = add %k, %i
//
// Before: stage Legalized. After: the same stage. Not moved:
//
//   - bales that have an effect, that read memory, or that must not be executed
//     if the loop would never reach them (divisions, regions at variable
//     places);
//   - predicates and bales that read them: there are few flags;
//   - values that the loop changes in place or passes on to its next turn: each
//     turn would need a copy of the value;
//   - values for which the registers would not suffice.
//
// A loop without a preheader gets one. The pass only knows the compact loops of
// LoopForest.h. The time is O(n log n) for n operands.
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
