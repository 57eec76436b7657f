//===- LongIntegers.h - Integers of 128 bits become pairs -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM (AggressiveInstCombine) uses i128 for the upper half of a product that
// the source computes in parts. C has the type __int128. These integers become
// pairs of i64:
//
//   %p = mul i128 (zext %a), (zext %b)   ->   the upper half of %a * %b,
//   %h = trunc i128 (lshr %p, 64) to i64      from products of dwords
//
// A division becomes LLVM's loop that computes one bit per iteration.
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

/// Splits the integers of 128 bits in \p F. Returns whether anything changed.
bool splitLongIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_LONGINTEGERS_H
