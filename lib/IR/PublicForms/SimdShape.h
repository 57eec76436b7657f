//===- SimdShape.h - Preparing branches by lane for lowering ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These functions, called in this order, give a function the shape that
// lowerSimdBranches expects.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_SIMDSHAPE_H
#define CMX_LIB_IR_PUBLICFORMS_SIMDSHAPE_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

/// Replaces all returns by jumps to one return, where each lane waits for the
/// other lanes.
void uniteReturns(llvm::Function &F);

/// Inlines the calls under SIMD control flow. If a call cannot be inlined,
/// reports an error and returns false.
bool inlineMaskedCalls(llvm::Function &F);

/// Gives a single latch to each loop that contains a branch by lane. There,
/// lanes that have finished an iteration wait for lanes that have not.
void uniteTurns(llvm::Function &F);

/// Gives each branch by lane its own call of simdcf.any, in the block of the
/// branch. If the result of the call had another user, it would be kept in a
/// variable, and the branch would not be recognized.
void ownConditions(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMDSHAPE_H
