//===- PlanShuffles.h - Rearranges elements in fewer moves ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H
#define CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-plan-shuffles. See lib/Transforms/PlanShuffles/PlanShuffles.cpp.
class PlanShufflesPass : public TargetPass<PlanShufflesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_PLANSHUFFLES_H
