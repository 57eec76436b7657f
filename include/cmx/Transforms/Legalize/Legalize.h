//===- Legalize.h - Split bales into legal instructions ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
#define CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-legalize. See lib/Transforms/Legalize/Legalize.cpp.
class LegalizePass : public llvm::PassInfoMixin<LegalizePass> {
  const TargetDesc *Target;

public:
  /// \p Target null: the platform that the module names.
  explicit LegalizePass(const TargetDesc *Target = nullptr) : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
