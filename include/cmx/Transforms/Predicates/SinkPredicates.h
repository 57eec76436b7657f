//===- SinkPredicates.h - Predicates where they are read --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
#define CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-sink-predicates. See lib/Transforms/SinkPredicates.cpp.
class SinkPredicatesPass : public llvm::PassInfoMixin<SinkPredicatesPass> {
  const TargetDesc *Target;

public:
  /// \p Target null: the platform that the module names.
  explicit SinkPredicatesPass(const TargetDesc *Target = nullptr)
      : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
