//===- FloatRemainder.h - Exact remainders of floats ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-expand-int64.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_EXPANDINT64_FLOATREMAINDER_H
#define CMX_LIB_TRANSFORMS_INPUT_EXPANDINT64_FLOATREMAINDER_H

#include "llvm/IR/Instructions.h"

namespace cmx {

/// Is \p I a remainder that must be exact? cmx-lower approximates other
/// remainders.
bool isExactFloatRemainder(const llvm::Instruction &I);
/// Replaces \p I, for which isExactFloatRemainder holds.
void expandFloatRemainder(llvm::BinaryOperator &I);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_EXPANDINT64_FLOATREMAINDER_H
