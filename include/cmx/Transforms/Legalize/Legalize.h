//===- Legalize.h - Split bales into legal instructions ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
#define CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-legalize. See lib/Transforms/Legalize/Legalize.cpp.
class LegalizePass : public TargetPass<LegalizePass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LEGALIZE_LEGALIZE_H
