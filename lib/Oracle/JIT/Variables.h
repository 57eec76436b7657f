//===- JITVariables.h - Allocas of kernels for the host ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code on the JIT accesses variables in memory without checks, on the stack of
// the host. So variables become values and vectors first, as in the compiler
// (SROA, cmx-promote-arrays); what stays in memory must be small and be
// accessed at constant places within it.
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

/// In \p M, which has not been lowered.
void promoteVariables(llvm::Module &M);

/// An error if \p F or what it calls has a variable that may be left.
llvm::Error checkVariables(const llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_VARIABLES_H
