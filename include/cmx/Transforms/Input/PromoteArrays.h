//===- PromoteArrays.h - Variables in memory become vectors -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H
#define CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

#include <optional>

namespace cmx {

struct PromoteArraysOptions {
  /// Null: the platform that the module names.
  const TargetDesc *Target = nullptr;
  /// Of all arrays of a function together. None: three quarters of the
  /// platform's registers.
  std::optional<unsigned> BudgetBytes;
};

/// cmx-promote-arrays. See lib/Transforms/PromoteArrays/PromoteArrays.cpp.
class PromoteArraysPass : public llvm::PassInfoMixin<PromoteArraysPass> {
  PromoteArraysOptions Opts;

public:
  explicit PromoteArraysPass(PromoteArraysOptions Opts = {}) : Opts(Opts) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H
