//===- RegionForms.h - Other forms of region accesses -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites these region accesses, which modules contain and whose meaning is
// clear, to the form that the language reference describes:
//
//   - the name for floats on integers and the other way round
//   - a missing parent width; a write without a mask; a read with the mask true
//   - a width above the number of elements: they are one row
//   - a write whose old value is a scalar, as is the new value
//   - a write whose elements overlap: it writes them in order, the last counts
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_REGIONFORMS_H
#define CMX_IR_PUBLICFORMS_REGIONFORMS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// The value that replaces \p Call, of the intrinsic \p Id. Null if \p Call is
/// no region access, has the form of the language reference already, or is
/// wrong.
llvm::Value *presentRegion(RegionBuilder &Builder, llvm::CallInst &Call,
                           GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_REGIONFORMS_H
