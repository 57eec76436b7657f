//===- CSE.h - One instruction for what is computed twice -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_CSE_H
#define CMX_TRANSFORMS_LEGALIZE_CSE_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-cse. See lib/Transforms/CSE.cpp.
class CSEPass : public llvm::PassInfoMixin<CSEPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_CSE_H
