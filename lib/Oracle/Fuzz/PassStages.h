//===- PassStages.h - A kernel before each of its passes --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_PASSSTAGES_H
#define CMX_LIB_ORACLE_FUZZ_PASSSTAGES_H

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace cmx::fuzz {

/// A kernel and the modules that steps make of it. Trials of several passes
/// with this kernel share the modules, which saves most of the time.
class PassStages {
public:
  struct Stage {
    std::unique_ptr<llvm::Module> M; ///< Null: not made yet.
    TrialResult Result;              ///< If it failed, \c M is of no use.
    std::string Text;                ///< Of \c M; empty: not asked for yet.
  };

  explicit PassStages(const llvm::Module &Kernel) : Kernel(Kernel) {}

  const llvm::Module &kernel() const { return Kernel; }
  /// \p Steps: the texts of all steps so far; empty for the kernel itself in
  /// its public form.
  Stage &afterSteps(const std::string &Steps) { return Stages[Steps]; }

private:
  const llvm::Module &Kernel;
  std::map<std::string, Stage> Stages;
};

/// The pipelines that have to run, one after the other, before \p Pass alone or
/// before a random sequence. Some seeds get more of LLVM's passes.
std::vector<std::string> stepsBefore(llvm::StringRef Pass, uint64_t Seed);

/// As runTrial of Fuzzer.h, for trials of one kernel and platform.
TrialResult runTrial(PassStages &Stages, const TrialOptions &Opts);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_PASSSTAGES_H
