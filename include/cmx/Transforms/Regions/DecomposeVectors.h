//===- DecomposeVectors.h - Vectors fall apart into pieces ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-decompose-vectors. See lib/Transforms/Decompose/DecomposeVectors.cpp.
class DecomposeVectorsPass : public llvm::PassInfoMixin<DecomposeVectorsPass> {
  const TargetDesc *Target;

public:
  /// \p Target null: the platform that the module names.
  explicit DecomposeVectorsPass(const TargetDesc *Target = nullptr)
      : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
