//===- Module.h - Lowered kernels made fit for the host ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_JIT_MODULE_H
#define CMX_LIB_ORACLE_JIT_MODULE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Function;
class Module;
class TargetMachine;
} // namespace llvm

namespace cmx {

struct LoweredModule;

/// Name of the function that prepareForHost adds:
///
///   void cmx_entry(ptr context, ptr arguments)
///
/// Each argument of the kernel is loaded from its element of an array of
/// pointers. A lane of i1 takes a byte.
constexpr llvm::StringLiteral JITEntryName = "cmx_entry";

/// Turns a lowered module into one that \p TM can compile: with its triple and
/// data layout and C calling conventions, without attributes of other targets
/// and fast-math flags (all forms of a kernel must compute the same). Budgets
/// are counted inline. Everything except the entry becomes internal; code that
/// the kernel does not reach is removed. Recursive functions check that there
/// is stack left. An error for code that would not be safe to run (calls of
/// functions without a body, or of unknown addresses), or that could not be
/// lowered.
llvm::Error prepareForHost(LoweredModule &Lowered, llvm::Function &Kernel,
                           const llvm::TargetMachine &TM);

/// Runs LLVM's default pipeline, and replaces intrinsics that LLVM has no code
/// for.
void optimizeForHost(llvm::Module &M, llvm::TargetMachine &TM,
                     unsigned OptLevel);

/// Does \p M call a barrier function of the runtime?
bool callsBarrier(const llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_MODULE_H
