//===- PlaceReuse.h - Which values are changed in place ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A result that changes a part of an old value is tied to the variable of the
// old value. Code generation makes these ties. Passes that predict the ties use
// the same functions.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_PLACEREUSE_H
#define CMX_ANALYSIS_PLACEREUSE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace cmx {

/// Returns the number of the operand whose variable \p I overwrites in part, if
/// there is one.
std::optional<unsigned> overwrittenOperand(const llvm::Instruction &I);

/// Calls \p Do for the instructions that may change the variable of \p V: those
/// that overwrite a part of \p V. If \p V is a phi, they are also its incoming
/// instructions, and the chain of earlier instructions whose results these
/// overwrite in part.
void forEachOverwrite(llvm::Value &V,
                      llvm::function_ref<void(llvm::Instruction &)> Do);

} // namespace cmx

#endif // CMX_ANALYSIS_PLACEREUSE_H
