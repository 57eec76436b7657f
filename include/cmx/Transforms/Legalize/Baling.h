//===- Baling.h - Give every bale its own readers ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_BALING_H
#define CMX_TRANSFORMS_LEGALIZE_BALING_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// cmx-baling. See lib/Transforms/Baling.cpp.
class BalingPass : public llvm::PassInfoMixin<BalingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_BALING_H
