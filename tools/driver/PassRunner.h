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
  /// The platform for passes that have no platform in the pipeline text. If it
  /// is null, these passes ask the module.
  const TargetDesc *Platform;
  /// Not null if --check-each is given.
  CheckEach *Check;
  /// Not null if a report is requested.
  CompilationReport *Report;
  /// Has an error been reported? Called after each pass.
  std::function<bool()> HadError;
  /// Called after an error to end the program, because later passes rely on the
  /// results of the pass that failed. Does not return.
  std::function<void()> Abort;
  /// Ignore those options of LLVM that print something.
  bool IsQuiet = false;
};

/// Runs the requested passes on \p M. If the pipeline text is wrong, prints a
/// message and returns false.
bool runPasses(const PassRun &Run, llvm::Module &M);

/// -print-pipeline-passes: prints the whole pipeline. If the pipeline text is
/// wrong, prints a message and returns false.
bool printPipeline(const PassRun &Run, llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_PASSRUNNER_H
