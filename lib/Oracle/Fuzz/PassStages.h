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

/// A kernel and the modules that the steps of a pipeline make of it. Trials of
/// several passes on this kernel share the modules, to save most of the time.
class PassStages {
public:
  struct Stage {
    std::unique_ptr<llvm::Module> M; ///< Null: not made yet.
    TrialResult Result;              ///< If it failed, \c M is useless.
    std::string Text;                ///< Of \c M; empty: not printed yet.
  };

  explicit PassStages(const llvm::Module &Kernel) : Kernel(Kernel) {}

  const llvm::Module &kernel() const { return Kernel; }
  /// Returns the module after \p Steps, the texts of all steps so far. If \p
  /// Steps is empty, this is the kernel after makePublicForms().
  Stage &afterSteps(const std::string &Steps) { return Stages[Steps]; }

private:
  const llvm::Module &Kernel;
  std::map<std::string, Stage> Stages;
};

/// Returns the pipelines that must run, one after the other, before \p Pass, a
/// pass or a random sequence. For some seeds, they have more of LLVM's passes.
std::vector<std::string> stepsBefore(llvm::StringRef Pass, uint64_t Seed);

/// Like runTrial of Fuzzer.h, but for several trials of one kernel and
/// platform.
TrialResult runTrial(PassStages &Stages, const TrialOptions &Opts);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_PASSSTAGES_H
