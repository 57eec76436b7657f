//===- DeadVectors.h - Removes lanes that nobody sees -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DEADVECTORS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

/// cmx-dead-vectors. See lib/Transforms/DeadVectors/DeadVectors.cpp.
class DeadVectorsPass : public llvm::PassInfoMixin<DeadVectorsPass> {
  const TargetDesc *Target;

public:
  /// Null: the platform of the module's flag, or registers of 32 bytes.
  explicit DeadVectorsPass(const TargetDesc *Target = nullptr)
      : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
