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

/// Folds bitcasts and freezes of constants, reads of constants at constant
/// offsets (lanes outside of the vector are poison), computations with only
/// constant operands or with a poison operand, and constant expressions. Puts
/// constants that are read at a variable offset into registers: a constant in a
/// bale would be an immediate of the operand's type, and its region would be
/// ignored. Returns whether anything changed. Linear.
bool foldConstants(llvm::Function &F, RegionBuilder &RB);

/// Would foldConstants fold \p I? Checks only for selects of constants and
/// arithmetic with poison, because splitting can make these.
bool foldsLate(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_CONSTANTFOLDS_H
