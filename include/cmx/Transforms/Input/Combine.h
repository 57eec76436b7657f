//===- Combine.h - LLVM's InstCombine, bounded ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_COMBINE_H
#define CMX_TRANSFORMS_INPUT_COMBINE_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-combine. See lib/Transforms/Combine.cpp.
class CombinePass : public llvm::PassInfoMixin<CombinePass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_COMBINE_H
