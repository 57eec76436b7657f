//===- Variables.h - Allocas of kernels for the host ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JIT-compiled code accesses variables on the host's stack without checks. So
// variables first become scalar values and vectors, by the same passes as in
// the compiler (SROA, cmx-promote-arrays). Variables that stay in memory must
// be small, and all accesses must be at constant places inside of them.
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

/// Replaces the allocas of the functions of \p M by SSA values where possible;
/// arrays become vectors. \p M must not be lowered yet.
void promoteVariables(llvm::Module &M);

/// Returns an error if an access in \p F, or in a function that \p F calls, may
/// go beyond its variable, or if the variables are too large.
llvm::Error checkVariables(const llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_VARIABLES_H
