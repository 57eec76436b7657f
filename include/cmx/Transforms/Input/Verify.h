//===- Verify.h - Check intrinsics, regions and kernels ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-verify reports all errors in intrinsics, regions, types and kernels. It
// changes nothing. The pass is required.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_VERIFY_H
#define CMX_TRANSFORMS_INPUT_VERIFY_H

#include "cmx/IR/Verifier.h"

#include "llvm/IR/PassManager.h"

namespace cmx {

/// Calls verifyModule (cmx/IR/Verifier.h).
class VerifyPass : public llvm::PassInfoMixin<VerifyPass> {
  VerifierOptions Opts;

public:
  explicit VerifyPass(VerifierOptions Opts = {}) : Opts(Opts) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> ClassToPassName);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_VERIFY_H
