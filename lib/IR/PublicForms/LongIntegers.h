//===- LongIntegers.h - Integers of 128 bits become pairs -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM uses i128 for the upper half of a product that the source computes in
// parts (AggressiveInstCombine), and C has __int128:
//
//   %p = mul i128 (zext %a), (zext %b)   ->   the upper half of %a * %b,
//   %h = trunc i128 (lshr %p, 64) to i64      of products of dwords
//
// Division becomes LLVM's loop of one bit per turn.
//
// Before: any function. After: no integer of 128 bits is left. If an
// instruction with such an integer cannot be split, the function stays
// unchanged, and the verifier names the instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_LONGINTEGERS_H
#define CMX_LIB_IR_PUBLICFORMS_LONGINTEGERS_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

/// Did anything change?
bool splitLongIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_LONGINTEGERS_H
