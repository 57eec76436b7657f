//===- RegionForms.h - Other forms of region accesses -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules contain some other forms of region accesses whose meaning is clear.
// These are rewritten to the form that the language reference describes:
//
//   - an access to integers with the intrinsic for floats, and the other way
//     round
//   - a missing parent width; a write without a mask; a read with the mask true
//   - a width above the number of elements: the elements are one row
//   - a write whose old value and new value are scalars
//   - a write whose elements overlap: they are written in order, so the last
//     one stays
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_REGIONFORMS_H
#define CMX_IR_PUBLICFORMS_REGIONFORMS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Returns the value that replaces \p Call, which calls the intrinsic \p Id.
/// Returns null if \p Call is not a region access, if it has the form of the
/// language reference already, or if it is wrong.
llvm::Value *presentRegion(RegionBuilder &Builder, llvm::CallInst &Call,
                           GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_REGIONFORMS_H
