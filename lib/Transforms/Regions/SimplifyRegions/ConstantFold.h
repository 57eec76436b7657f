//===- ConstantFold.h - llvm.genx intrinsics of constants -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_CONSTANTFOLD_H
#define CMX_LIB_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_CONSTANTFOLD_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

namespace cmx {

/// Returns the value of \p Call if the operands that determine it are
/// constants. Folds regions (also those of predicates), the intrinsics any and
/// all, and exact arithmetic on integers and floats. Returns null for other
/// calls, and for arithmetic on lanes that are undefined but not poison.
llvm::Constant *foldGenXCall(const llvm::CallInst &Call);

/// Returns the value of \p Call if it is arithmetic on constants, else null
/// (Arithmetic.cpp).
llvm::Constant *foldArithmetic(const llvm::CallInst &Call);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_CONSTANTFOLD_H
