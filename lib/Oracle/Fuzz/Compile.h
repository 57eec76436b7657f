//===- Compile.h - Passes and code generation without files -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles modules as cmx-opt does. One process compiles many modules, so each
// pipeline is built once and kept.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_COMPILE_H
#define CMX_LIB_ORACLE_FUZZ_COMPILE_H

#include "cmx/Passes/Pipeline.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/VISA/Model.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <optional>
#include <string>

namespace cmx {
class TargetDesc;
}

namespace cmx::fuzz {

/// The first error that cmx or LLVM reports through a context.
struct FirstError {
  bool Happened = false;
  std::optional<DiagKind> Kind; ///< None: reported by LLVM.
  std::string Text;
};

/// Records the first error of \p C in \p E; warnings and remarks are dropped.
void recordErrors(llvm::LLVMContext &C, FirstError &E);

/// A pipeline made from its text; see docs/Passes.md.
class PassPipeline {
public:
  /// \p TD is the platform for passes that need a platform.
  PassPipeline(llvm::StringRef Text, const TargetDesc *TD);
  ~PassPipeline();
  /// Returns why the text is no pipeline, or an empty text if it is one.
  const std::string &error() const { return Error; }
  void run(llvm::Module &M);

private:
  struct Impl;
  std::unique_ptr<Impl> I;
  std::string Error;
};

/// Returns the pipeline with the text \p Text. The first call creates it. Only
/// one thread may call this function.
PassPipeline &pipeline(llvm::StringRef Text, const TargetDesc *TD);

/// Returns a text such as "cmx-default<O2>".
std::string defaultPipelineText(OptLevel Level);

/// Generates vISA for the first kernel of \p M. A whole pipeline must have run
/// on \p M before. Verifies the vISA, prints it to \p Text, parses the text and
/// returns the result. Returns null after an error has been reported, or if
/// there is no kernel.
std::unique_ptr<visa::Module>
compileToVISA(llvm::Module &M, const TargetDesc &TD, std::string &Text);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_COMPILE_H
