//===- ConstantReads.h - Regions of constants -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTREADS_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTREADS_H

#include "cmx/IR/Builder.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// Computes what reads of constants and their bitcasts give, and puts constants
/// that are read at a variable offset into registers: in a bale, a constant is
/// an immediate of the operand's type, whatever its region. Returns whether
/// there were any. Linear.
bool foldConstantReads(llvm::Function &F, RegionBuilder &RB);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_CONSTANTREADS_H
