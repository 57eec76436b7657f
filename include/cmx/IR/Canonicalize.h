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
///  - the vertical stride becomes 0 if it has no effect: with a single row, or
///    with an offset for each row,
///  - the horizontal stride becomes 0 if each row has only one element,
///  - rows become one row if the start is constant and one stride reaches all
///    elements,
///  - a constant offset becomes an i16 (i32 if it does not fit),
///  - evenly spaced constant offsets of rows become one offset and the vertical
///    stride,
///  - the parent width of a constant offset becomes undef,
///  - a constant mask of true lanes becomes the scalar true,
///  - a write whose mask is false in all lanes is replaced by its old value.
/// An i16 variable offset stays as it is; an i32 offset is truncated if the
/// vector is small enough for i16. Accesses without constant strides and width,
/// or with a width that does not divide the number of elements, are left alone.
/// Returns whether anything changed.
bool canonicalizeRegions(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_CANONICALIZE_H
