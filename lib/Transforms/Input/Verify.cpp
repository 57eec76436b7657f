//===- Verify.cpp - Check intrinsics, regions and kernels -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/Verify.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses VerifyPass::run(Module &M, ModuleAnalysisManager &) {
  verifyModule(M, Opts);
  return PreservedAnalyses::all();
}

void VerifyPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> ClassToPassName) {
  OS << ClassToPassName(name());
  if (Opts.Strict)
    OS << "<strict>";
}

} // namespace cmx
