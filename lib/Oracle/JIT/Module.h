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
/// "arguments" is an array with one pointer for each argument of the kernel.
/// The function loads each argument through its pointer, and each lane of type
/// i1 from a byte of its own.
constexpr llvm::StringLiteral JITEntryName = "cmx_entry";

/// Turns a lowered module into one that \p TM can compile:
///
/// - The module gets the triple, the data layout and C calling conventions.
///   Attributes of other targets are removed. Fast-math flags are removed, too,
///   because compiled and evaluated code must compute the same values.
/// - Instruction budgets are counted down inline. Recursive functions check
///   that there is stack left.
/// - Everything except the entry becomes internal. Code that the kernel does
///   not reach is removed.
///
/// Returns an error for code that could not be lowered, and for code that would
/// not be safe to run (calls of functions without a body, or of unknown
/// addresses).
llvm::Error prepareForHost(LoweredModule &Lowered, llvm::Function &Kernel,
                           const llvm::TargetMachine &TM);

/// Runs LLVM's default pipeline, and replaces intrinsics for which LLVM has no
/// code.
void optimizeForHost(llvm::Module &M, llvm::TargetMachine &TM,
                     unsigned OptLevel);

/// Does \p M call a barrier function of the runtime?
bool callsBarrier(const llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_MODULE_H
