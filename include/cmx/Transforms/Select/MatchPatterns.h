//===- MatchPatterns.h - Several operations that are one --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
#define CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

/// cmx-match-patterns. See lib/Transforms/MatchPatterns/MatchPatterns.cpp.
class MatchPatternsPass : public llvm::PassInfoMixin<MatchPatternsPass> {
  const TargetDesc *Target;

public:
  /// Null: the platform of the module's flag.
  explicit MatchPatternsPass(const TargetDesc *Target = nullptr)
      : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
