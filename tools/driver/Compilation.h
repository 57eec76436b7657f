//===- Compilation.h - From one input to its outputs ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a module, or runs clang to make a module from source. Then runs passes
// on the module, like opt, and makes IR, vISA text or the finalizer's listing.
// This code only connects libraries. It follows three rules:
//
//  - after the first error, no further pass runs and the exit status is not 0;
//  - outputs are made in memory and written last: either all, or none;
//  - the input is verified before a pass relies on it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_COMPILATION_H
#define CMX_TOOLS_DRIVER_COMPILATION_H

#include "CheckEach.h"
#include "CompileOptions.h"
#include "Emit.h"
#include "Output.h"
#include "PassRunner.h"
#include "Places.h"
#include "Remarks.h"
#include "Report/Report.h"

#include "llvm/IR/LLVMContext.h"

namespace cmx {

class Compilation {
  const CompileOptions Opts;
  llvm::LLVMContext Ctx;
  std::unique_ptr<llvm::Module> M;
  std::unique_ptr<cmx::CheckEach> Check;
  std::unique_ptr<CompilationReport> Report;
  PlaceFinder Places;
  RemarksFile Remarks;
  bool HadError = false;
  const TargetDesc *Target = nullptr;
  std::vector<OutputFile> Outputs;
  std::vector<CompiledKernel> Kernels;

public:
  explicit Compilation(CompileOptions Opts);

  /// Makes the outputs, in memory.
  ExitStatus run();
  const CompileOptions &options() const { return Opts; }
  llvm::ArrayRef<OutputFile> outputs() const { return Outputs; }
  llvm::Error keepRemarks() { return Remarks.keep(); }
  /// Prints the output of --stats.
  void printKernelStats(llvm::raw_ostream &OS) const;
  /// Adds the output of --stats-json.
  void addKernelStats(llvm::json::Array &Stats) const;

private:
  ExitStatus makeOutputs();
  void compileAgain(llvm::Module &Again, bool WithPasses);
  void printMessages(bool AfterPasses);
  llvm::Error load();
  bool verifyInput();
  void warnAboutKernels();
  const TargetDesc *choosePlatform();
  const TargetDesc *namedPlatform();
  bool verifyResult();
  bool shouldWrite() const;
  void emitIR();
  ExitStatus emitKernels();
  std::optional<CompiledKernel> compile(const KernelInfo &Info);
  ExitStatus finalizeKernel(const llvm::Function &F, CompiledKernel &K);
  llvm::Error nameOutputs();
  llvm::Error addZEBinary();
  llvm::Error startReport();
  void emitReport();
  PassRun passRun();
  bool wantsReport() const {
    return !Opts.ReportFile.empty() || !Opts.ReportJSONFile.empty();
  }
};

/// Compiles each of \p Inputs. All outputs are written, or none.
ExitStatus compileAll(std::vector<CompileOptions> Inputs);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_COMPILATION_H
