//===- PlaceReuse.h - Which values are changed in place ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A result that changes a part of an old value is tied to that value's
// variable. Code generation makes these ties, and passes that predict them use
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

/// The operand whose variable \p I overwrites in part, if there is one.
std::optional<unsigned> overwrittenOperand(const llvm::Instruction &I);

/// Calls \p Do for the instructions that may change the variable of \p V:
/// writes into it, and results that a loop passes to the phi \p V.
void forEachOverwrite(llvm::Value &V,
                      llvm::function_ref<void(llvm::Instruction &)> Do);

} // namespace cmx

#endif // CMX_ANALYSIS_PLACEREUSE_H
