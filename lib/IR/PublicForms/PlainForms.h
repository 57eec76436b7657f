//===- PlainForms.h - Intrinsics that LLVM has instructions for -*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %a = genx.faddr(ptr @f)                   ->  ptrtoint of @f; also gaddr,
//                                                 address.convert
//   %a = genx.alloca(<8 x i32> undef)         ->  ptrtoint of an alloca
//   %v = genx.gather.private(%m, %p, %i, %o)  ->  masked gather from elements
//                                                 of %p; also scatter.private
//   %l = genx.jump.table(%i, blockaddress(@k, %a), blockaddress(@k, %b))
//   indirectbr ptr %l, [label %a, label %b]   ->  switch %i to %a and %b
//   %n = genx.print.format.index(ptr @text)   ->  the number of the text in
//                                                 !cmx.printf.formats
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_PLAINFORMS_H
#define CMX_LIB_IR_PUBLICFORMS_PLAINFORMS_H

#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/PublicForms.h"

#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

namespace cmx {

/// Replaces \p Call. Returns false, and changes nothing, if \p Call is wrong,
/// if its value comes from the caller (PassedValues.h), or if it belongs to
/// SIMD control flow (SimdBranches.h).
bool replacePlainForm(llvm::CallInst &Call, PlainForm Form);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_PLAINFORMS_H
