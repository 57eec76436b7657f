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

/// If \p F declares a function of cm::builtin, returns its name without
/// template arguments; otherwise returns std::nullopt.
std::optional<std::string> builtinName(const llvm::Function &F);

/// Returns the name of \p F in the source, with namespaces and template
/// arguments, or std::nullopt if the name of \p F is not mangled.
std::optional<std::string> qualifiedName(const llvm::Function &F);

/// Returns the qualified name of \p F, in which underscores replace all
/// characters except letters and digits. Underscores at the end are removed.
std::optional<std::string> sourceName(const llvm::Function &F);

/// Some builtins only mark SIMD blocks or places in SIMD blocks. Gives these
/// builtins an attribute that says that they access no variables.
void prepareBlockMarkers(llvm::Module &M);

/// Reports errors in SIMD blocks: messages that cannot leave out lanes, jumps
/// out of a block, and assignments and inner blocks that are not as wide as the
/// block around them. Then removes from \p F the calls that mark blocks. The
/// callees of \p F must be inlined.
void checkSimdBlocks(llvm::Function &F);

/// Reports uses of shared local memory that is not reserved. A kernel must
/// reserve it itself; for another function, any kernel may reserve it. Also
/// reports named barriers that a function other than a kernel reserves.
void checkReservations(
    const llvm::Module &M,
    llvm::function_ref<bool(const llvm::Function &)> IsKernel);

/// Replaces all calls of builtins in \p F. All other callees of \p F must be
/// inlined.
void lowerBuiltinCalls(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_CM_BUILTINCALLS_H
