//===- SplitPredicates.h - Predicates fall apart into pieces ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H
#define CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-split-predicates. See lib/Transforms/SplitPredicates.cpp.
class SplitPredicatesPass : public llvm::PassInfoMixin<SplitPredicatesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_PREDICATES_SPLITPREDICATES_H
