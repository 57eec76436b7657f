//===- ConstantFolds.h - Casts of constants are constants -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTFOLDS_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTFOLDS_H

#include "llvm/IR/Constant.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// What \p I gives, if constants tell: a bitcast, a freeze, a read at a
/// constant offset (lanes outside of the vector are poison), or what computes
/// numbers from numbers, also if one of them is poison; null for others.
llvm::Constant *foldToConstant(llvm::Instruction &I,
                               const llvm::DataLayout &DL);

/// Folds these, and constant expressions. Definitions come before their uses,
/// so that folded ones are seen as such. Linear.
bool foldConstants(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTFOLDS_H
