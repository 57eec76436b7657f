//===- Canonicalize.h - One form for equal regions --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_CANONICALIZE_H
#define CMX_IR_CANONICALIZE_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

/// Rewrites the operands of the region accesses in \p F, so that accesses of
/// the same elements become equal calls (for CSE):
///  - a width of 0 becomes the number of elements,
///  - the vertical stride of a single row becomes 0,
///  - a horizontal stride that reaches no second element becomes 0,
///  - rows of a constant start become one row, or as long as possible, where
///    the list of elements stays the same,
///  - constant offsets become one i16: evenly spaced ones of the rows move into
///    the vertical stride,
///  - the parent width of a constant offset becomes undef,
///  - a constant mask of true lanes becomes the scalar true,
///  - a write whose mask is false in all lanes is replaced by its old value.
/// An i16 variable offset stays as it is; an i32 one is truncated when the
/// vector is small enough for i16. Accesses that the verifier rejects are left
/// alone. Returns whether anything changed.
bool canonicalizeRegions(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_CANONICALIZE_H
