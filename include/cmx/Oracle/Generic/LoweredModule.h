//===- LoweredModule.h - A copy of a module in plain IR ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_GENERIC_LOWEREDMODULE_H
#define CMX_ORACLE_GENERIC_LOWEREDMODULE_H

#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Function;
class LLVMContext;
class Module;
} // namespace llvm

namespace cmx {

/// An error that was reported through an LLVMContext.
struct CaughtDiag {
  DiagKind Kind;
  std::string Text; ///< Without the name of the kind.
};

/// Runs \p Work and returns the errors that it reports through \p Ctx. The
/// handler of \p Ctx is not called, so that a library function reports its
/// error only once, as its result.
std::vector<CaughtDiag> collectDiagnostics(llvm::LLVMContext &Ctx,
                                           llvm::function_ref<void()> Work);

/// Like collectDiagnostics, but returns only the first error.
llvm::Error catchDiagnostics(llvm::LLVMContext &Ctx,
                             llvm::function_ref<void()> Work);

/// A copy of a module after cmx-lower-to-generic. Functions that could not be
/// lowered are left as they were.
struct LoweredModule {
  std::unique_ptr<llvm::Module> M;
  std::vector<CaughtDiag> Errors;

  /// Returns an error that says why \p F was not lowered, or success if it was.
  llvm::Error check(const llvm::Function &F) const;
};
LoweredModule cloneLowered(const llvm::Module &M);

} // namespace cmx

#endif // CMX_ORACLE_GENERIC_LOWEREDMODULE_H
