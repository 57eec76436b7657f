//===- SinkPredicates.h - Predicates where they are read --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
#define CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-sink-predicates. See lib/Transforms/SinkPredicates.cpp.
class SinkPredicatesPass : public TargetPass<SinkPredicatesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_PREDICATES_SINKPREDICATES_H
