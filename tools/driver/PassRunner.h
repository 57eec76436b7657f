//===- PassRunner.h - Running a pipeline as opt does ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_PASSRUNNER_H
#define CMX_TOOLS_DRIVER_PASSRUNNER_H

#include "CompileOptions.h"

#include "llvm/IR/Module.h"

#include <functional>

namespace cmx {

class CheckEach;
class CompilationReport;

struct PassRun {
  const CompileOptions &Opts;
  llvm::LLVMContext &Ctx;
  /// For passes without a platform in the text; null: they ask the module.
  const TargetDesc *Platform;
  /// --check-each; else null.
  CheckEach *Check;
  /// --report; else null.
  CompilationReport *Report;
  /// Called after each pass: has an error been reported?
  std::function<bool()> HadError;
  /// Called in that case to end the program, since later passes rely on the
  /// failed one. Does not return.
  std::function<void()> Abort;
  /// Without LLVM's options that print something.
  bool IsQuiet = false;
};

/// Runs the requested passes over \p M. Prints a message and returns false if
/// the pipeline text is wrong.
bool runPasses(const PassRun &Run, llvm::Module &M);

/// -print-pipeline-passes: prints the whole pipeline. Returns as runPasses.
bool printPipeline(const PassRun &Run, llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_PASSRUNNER_H
