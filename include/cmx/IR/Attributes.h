//===- Attributes.h - Attributes and metadata that cmx adds -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM gives attributes only to its own intrinsics. Without attributes, LLVM
// would treat each region access as a call that may do anything.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_ATTRIBUTES_H
#define CMX_IR_ATTRIBUTES_H

#include "cmx/IR/Intrinsics.h"

namespace cmx {

/// Adds attributes to the declaration \p F: the memory effects in
/// Intrinsics.def, nounwind, willreturn, nocallback and, if Intrinsics.def says
/// so, convergent. Returns whether \p F changed. If the effects of \p F are
/// already narrower, they stay.
bool addIntrinsicAttributes(llvm::Function &F, GenXIntrinsic Id);

/// Does the same for all declarations of \p M.
bool addIntrinsicAttributes(llvm::Module &M);

/// The name of the metadata whose string says why an alloca stays in memory.
constexpr const char *NotPromotedMetadata = "cmx.not-promoted";

/// Marks a variable of file scope as shared by functions, so that it is placed
/// in the thread's private memory.
void markThreadVariable(llvm::GlobalVariable &GV);
bool isThreadVariable(const llvm::GlobalVariable &GV);

} // namespace cmx

#endif // CMX_IR_ATTRIBUTES_H
