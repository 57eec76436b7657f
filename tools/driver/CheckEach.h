//===- CheckEach.h - Compare code before and after each pass ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements --check-each. After each pass, functions whose text has changed
// are compared with a copy of the module from before the pass
// (cmx/Oracle/Check/Check.h). The generated vISA kernels are compared with the
// input.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_CHECKEACH_H
#define CMX_TOOLS_DRIVER_CHECKEACH_H

#include "CompileOptions.h"

#include "cmx/Oracle/Check/Check.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"

#include <memory>

namespace cmx {

struct CompiledKernel;

class CheckEach {
  CheckOptions Opts;
  CheckStatistics Stats;
  /// The input. If the input is source, the IR after cmx-lower-cm.
  std::unique_ptr<llvm::Module> Input;
  std::unique_ptr<llvm::Module> Last;
  llvm::StringMap<uint64_t> Texts; ///< Hash of each function of Last.
  /// True if the input is source, until cmx-lower-cm has run.
  bool IsSource;
  bool IsOver = false;

public:
  CheckEach(const llvm::Module &M, const CompileOptions &O);

  /// Compares the functions that a pass has changed with their old versions.
  /// Reports a change of meaning as check-failed.
  void afterPass(llvm::StringRef PassName, const llvm::Module &M);
  /// Compares the vISA code of a kernel with the input in the same way.
  void afterCodeGen(const CompiledKernel &K, const TargetDesc &TD);
  /// Prints a summary of the comparisons to standard error. Reports
  /// nothing-compared if every comparison skipped all of its test inputs.
  void finish() const;

private:
  std::vector<const llvm::Function *> changedFunctions(const llvm::Module &M);
  bool report(llvm::Expected<std::optional<Mismatch>> Result,
              const llvm::Module &M, const llvm::Twine &What);
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_CHECKEACH_H
