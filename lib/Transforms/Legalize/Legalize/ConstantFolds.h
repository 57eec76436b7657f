//===- ConstantFolds.h - Constant folding for legalization ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_CONSTANTFOLDS_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_CONSTANTFOLDS_H

#include "cmx/IR/Builder.h"
#include "llvm/IR/Constant.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// Folds bitcasts, freezes, reads at constant offsets (lanes outside of the
/// vector are poison), computations with constant operands or with a poison
/// operand, and constant expressions. Puts constants that are read at a
/// variable offset into registers: in a bale, a constant is an immediate of the
/// operand's type, whatever its region. Returns whether anything changed.
/// Linear.
bool foldConstants(llvm::Function &F, RegionBuilder &RB);

/// Would foldConstants fold \p I, a select of constants or arithmetic with
/// poison that splitting has made?
bool foldsLate(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_CONSTANTFOLDS_H
