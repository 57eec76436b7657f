//===- BuiltinCalls.h - Calls of cm::builtin --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CM_BUILTINCALLS_H
#define CMX_LIB_CM_BUILTINCALLS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>

namespace cmx {

/// The name of the function of cm::builtin that \p F declares, without its
/// template arguments; nothing for other functions.
std::optional<std::string> builtinName(const llvm::Function &F);

/// The name that the source gives to \p F, with its namespaces and template
/// arguments; nothing if it is not mangled.
std::optional<std::string> qualifiedName(const llvm::Function &F);

/// The qualified name of \p F with underscores in place of all characters but
/// letters and digits, and none at its end.
std::optional<std::string> sourceName(const llvm::Function &F);

/// Gives the builtins that mark SIMD blocks, and places in them, the attribute
/// that they access no variables.
void prepareBlockMarkers(llvm::Module &M);

/// Reports messages in SIMD blocks that cannot leave out lanes, assignments and
/// blocks of another width, and jumps out of blocks. Removes the marks of
/// blocks from \p F, whose callees are inlined.
void checkSimdBlocks(llvm::Function &F);

/// Reports uses of shared local memory that is not reserved (by the kernel
/// itself, or for other functions by any kernel), and named barriers that a
/// function other than a kernel reserves.
void checkReservations(
    const llvm::Module &M,
    llvm::function_ref<bool(const llvm::Function &)> IsKernel);

/// Replaces all calls of builtins in \p F, whose callees are inlined.
void lowerBuiltinCalls(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_CM_BUILTINCALLS_H
