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

/// The value of \p Call, an intrinsic whose variable operands are all
/// constants: regions (also of predicates), any and all, and arithmetic on
/// integers and floats that is exact. Null for others, and where an operand has
/// undefined lanes that do not make the result poison.
llvm::Constant *foldGenXCall(const llvm::CallInst &Call);

/// The same for arithmetic (Arithmetic.cpp).
llvm::Constant *foldArithmetic(const llvm::CallInst &Call);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_CONSTANTFOLD_H
