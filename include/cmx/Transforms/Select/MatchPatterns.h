//===- MatchPatterns.h - Several operations that are one --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
#define CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-match-patterns. See lib/Transforms/MatchPatterns/MatchPatterns.cpp.
class MatchPatternsPass : public TargetPass<MatchPatternsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
