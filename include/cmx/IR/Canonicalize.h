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

/// Rewrites the operands of region accesses in \p F that the verifier accepts:
///  - a width of 0 becomes the number of elements,
///  - the vertical stride of a single row becomes 0,
///  - the horizontal stride of rows of one element becomes 0... only together
///    with a single row, i.e. for a single element,
///  - a constant offset becomes i16 (constant vectors of equal or evenly spaced
///    offsets are folded into one where the strides can express them),
///  - the parent width of a constant offset becomes undef,
///  - a constant mask of true lanes becomes the scalar true.
/// Returns whether anything changed.
bool canonicalizeRegions(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_CANONICALIZE_H
