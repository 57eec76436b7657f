//===- Frontend.h - From C-for-Metal source to a module ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs clang as a process of its own, and prints its messages about the source.
// This clang has the same release as the LLVM of cmx.
//
// The module is clang's output before any pass has run. The pass cmx-lower-cm
// and LLVM's default pipeline turn it into the input of cmx's pipelines.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_FRONTEND_FRONTEND_H
#define CMX_FRONTEND_FRONTEND_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cmx {

struct FrontendOptions {
  /// The clang to run. If empty, it is the program in the environment variable
  /// CMX_CLANG, else the clang that was found when cmx was built, else the
  /// clang in PATH.
  std::string Clang;
  std::string HeaderFolder; ///< Contains cm/cm.h.
  std::string Platform;     ///< Its macros are defined; empty: none are.
  bool IsForL0 = false;     ///< Defines CMX_RUNTIME_L0.
  /// Options for clang, such as -I and -D. They follow the options for C for
  /// Metal.
  std::vector<std::string> Args;
  /// -MD or -MMD, with -MT and so on, but no -MF. If empty, there are no
  /// dependencies.
  std::vector<std::string> DependencyArgs;
  /// Should the module contain everything that debuggers need? Otherwise it
  /// contains only source places, for messages.
  bool DebugInfo = false;
  llvm::raw_ostream *Messages = nullptr; ///< Clang's messages; null: stderr.
};

/// A result of clang, and the dependencies of the source as a rule for make.
struct Source {
  std::unique_ptr<llvm::Module> M; ///< Null: clang has reported errors.
  std::string Dependencies;
};
struct PreprocessedSource {
  std::optional<std::string> Text; ///< None: clang has reported errors.
  std::string Dependencies;
};

/// Compiles \p File, which may be "-". Errors are of the kinds CannotReadInput,
/// ClangMissing and ClangFailed.
llvm::Expected<Source> compileSource(llvm::StringRef File,
                                     const FrontendOptions &Opts,
                                     llvm::LLVMContext &Ctx);

/// Only preprocesses \p File, as clang -E does.
llvm::Expected<PreprocessedSource>
preprocessSource(llvm::StringRef File, const FrontendOptions &Opts);

/// Does \p File have the name of a source file?
bool isSourceName(llvm::StringRef File);

/// Returns the folder of the headers. It is beside the folder of the program,
/// both in a build and after installation. \p Address is the address of
/// something in the program.
std::string findHeaderFolder(const char *Argv0, void *Address);

} // namespace cmx

#endif // CMX_FRONTEND_FRONTEND_H
