//===- LoweredModule.h - A copy of a module in plain IR ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_EXECUTION_LOWEREDMODULE_H
#define CMX_LIB_EXECUTION_LOWEREDMODULE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace cmx {

/// Runs \p Work and returns the first error that it reports through \p Ctx.
/// Nothing reaches the handler that is installed there: users of a library
/// function that returns an Error see it once.
llvm::Error catchDiagnostics(llvm::LLVMContext &Ctx,
                             llvm::function_ref<void()> Work);

/// A copy of \p M after cmx-lower-to-generic, or the first thing that could not
/// be lowered.
llvm::Expected<std::unique_ptr<llvm::Module>>
cloneLowered(const llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_EXECUTION_LOWEREDMODULE_H
