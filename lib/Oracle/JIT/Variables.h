//===- Variables.h - Allocas of kernels for the host ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JIT-compiled code accesses variables on the host's stack without checks. So
// variables first become values and vectors, as in the compiler (SROA,
// cmx-promote-arrays). Variables that stay in memory must be small, and all
// accesses must be at constant places inside of them.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_JIT_VARIABLES_H
#define CMX_LIB_ORACLE_JIT_VARIABLES_H

#include "llvm/Support/Error.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace cmx {

/// Promotes the variables of \p M, which has not been lowered.
void promoteVariables(llvm::Module &M);

/// An error if an access in \p F, or in a function that it calls, may leave its
/// variable, or if variables are too large.
llvm::Error checkVariables(const llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_VARIABLES_H
