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
//   - no parent width; no mask of a write; a mask of a read, which is true
//   - a width above the number of elements: they are one row
//   - a write to one element, old and new value scalars
//   - a write whose elements overlap: one after the other, the last one counts
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_REGIONFORMS_H
#define CMX_IR_PUBLICFORMS_REGIONFORMS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// The value of \p Call, of the intrinsic \p Id. Null if that is no region
/// access, or has the present form.
llvm::Value *presentRegion(RegionBuilder &Builder, llvm::CallInst &Call,
                           GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_REGIONFORMS_H
