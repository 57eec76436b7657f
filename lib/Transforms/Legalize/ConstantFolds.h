//===- ConstantCasts.h - Casts of constants are constants -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTCASTS_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTCASTS_H

#include "llvm/IR/Constant.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// Folds bitcasts and freezes of constants, also constant expressions, and
/// among them those between integers and predicates that LLVM leaves alone.
/// Afterwards no bitcast and no freeze has a constant operand. Linear.
bool foldConstantCasts(llvm::Function &F);

/// What the bitcast or freeze \p I of a constant gives; null for others.
llvm::Constant *foldConstantCast(llvm::Instruction &I,
                                 const llvm::DataLayout &DL);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTCASTS_H
