//===- DeadVectors.h - Removes lanes that nobody sees -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
#define CMX_TRANSFORMS_REGIONS_DEADVECTORS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-dead-vectors. See lib/Transforms/Regions/DeadVectors/DeadVectors.cpp.
/// Without any platform it takes registers of 32 bytes.
class DeadVectorsPass : public TargetPass<DeadVectorsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_DEADVECTORS_H
