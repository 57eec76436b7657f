//===- DecomposeVectors.h - Vectors fall apart into pieces ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-decompose-vectors. See lib/Transforms/Decompose/DecomposeVectors.cpp.
class DecomposeVectorsPass : public TargetPass<DecomposeVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_H
