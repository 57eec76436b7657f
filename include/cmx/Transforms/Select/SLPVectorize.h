//===- SLPVectorize.h - One operation for several on lanes ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H
#define CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-slp-vectorize. See lib/Transforms/SLPVectorize/SLPVectorize.cpp.
class SLPVectorizePass : public TargetPass<SLPVectorizePass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_SLPVECTORIZE_H
