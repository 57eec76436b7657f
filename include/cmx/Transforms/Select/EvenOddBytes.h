//===- EvenOddBytes.h - Byte arithmetic by even and odd bytes ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
#define CMX_TRANSFORMS_SELECT_EVENODDBYTES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// cmx-even-odd-bytes. See lib/Transforms/EvenOddBytes.cpp.
class EvenOddBytesPass : public TargetPass<EvenOddBytesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
