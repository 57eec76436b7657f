//===- SinkPredicates.h - Predicates where they are read --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-sink-predicates moves an instruction that computes a predicate down to
// the first reader of this predicate. Most platforms have only two flag
// registers of 32 lanes. Each further mask that is live at the same time costs
// two moves.
//
//   %a0 = icmp ...                   %b0 = icmp ...
//   %a1 = icmp ...                   %a0 = icmp ...
//   %b0 = icmp ...                   %m0 = and %a0, %b0
//   %b1 = icmp ...             ->    %r0 = select %m0, ...
//   %m0 = and %a0, %b0               %b1 = icmp ...
//   %m1 = and %a1, %b1               %a1 = icmp ...
//   %r0 = select %m0, ...            %m1 = and %a1, %b1
//   %r1 = select %m1, ...            %r1 = select %m1, ...
//
// If one operand of logic is a compare, the compare is moved right before the
// logic. The finalizer then joins both into one instruction, a compare under a
// predicate.
//
// Precondition and postcondition: stage Legalized. (Legalization writes the
// pieces of one operation one after the other, so that many predicates are live
// at the same time.) The pass changes only the order of instructions, and moves
// only instructions without effects.
//
// A bale is moved as a whole. If a predicate is moved before a bale, the
// members of this bale are moved right before their root. These are not moved:
//
//   - a predicate that a phi or an instruction of another block uses;
//   - a predicate whose first reader is a bale that writes the result of a
//     message;
//   - writes of parts of predicates, and the predicates that they change;
//   - a compare of a vector, if the vector is changed in place before the
//     reader of the compare, because the compare would need a copy of the old
//     value;
//   - a compare whose sources would occupy registers for longer, if the sources
//     of all moved compares would then occupy more than a quarter of the
//     registers.
//
// Algorithm: one walk over each block, from its end to its start. The last use
// of a predicate that the walk meets is the first reader of the predicate. The
// predicate is moved there. Then its own operands are handled in the same way.
// The time is linear in the number of instructions and uses.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
#define CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-sink-predicates.
class SinkPredicatesPass : public TargetPass<SinkPredicatesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
