//===- EvenOddBytes.h - Byte arithmetic by even and odd bytes ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
#define CMX_TRANSFORMS_SELECT_EVENODDBYTES_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

/// cmx-even-odd-bytes. See lib/Transforms/EvenOddBytes.cpp.
class EvenOddBytesPass : public llvm::PassInfoMixin<EvenOddBytesPass> {
  const TargetDesc *Target;

public:
  /// Null: the platform of the module's flag.
  explicit EvenOddBytesPass(const TargetDesc *Target = nullptr)
      : Target(Target) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
