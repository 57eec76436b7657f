//===- SimdShape.h - Functions before branches by lane are lowered -*- C++ -*-//
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

/// Lanes that return wait for the others: one return is left.
void uniteReturns(llvm::Function &F);

/// Inlines the calls under SIMD control flow. False if one cannot be inlined,
/// which is reported.
bool inlineMaskedCalls(llvm::Function &F);

/// Lanes that go back to the start of a loop wait for the lanes that are still
/// in it.
void uniteTurns(llvm::Function &F);

/// Gives each branch by lane a condition of its own in its block. If the
/// condition had another user, a variable would keep it, which would hide it.
void ownConditions(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMDSHAPE_H
