//===- Attributes.h - What passes note in IR -------------------*- C++ -*-===//
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

/// Adds the memory effects of the table, nounwind, willreturn, nocallback and,
/// if the table says so, convergent to the declaration \p F. Returns whether
/// \p F changed. Effects of \p F that are narrower already stay.
bool addIntrinsicAttributes(llvm::Function &F, GenXIntrinsic Id);

/// Does the same for all declarations of \p M.
bool addIntrinsicAttributes(llvm::Module &M);

/// The name of the metadata with a string that says why an alloca stays in
/// memory.
constexpr const char *NotPromotedMetadata = "cmx.not-promoted";

/// Marks a variable of file scope as shared by functions, so that it is placed
/// in the thread's private memory.
void markThreadVariable(llvm::GlobalVariable &GV);
bool isThreadVariable(const llvm::GlobalVariable &GV);

} // namespace cmx

#endif // CMX_IR_ATTRIBUTES_H
