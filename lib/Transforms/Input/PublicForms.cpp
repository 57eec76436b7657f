//===- PublicForms.cpp - Internal names become public ones ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/PublicForms.h"

#include "cmx/IR/PublicForms.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses PublicFormsPass::run(Module &M, ModuleAnalysisManager &) {
  return makePublicForms(M) ? PreservedAnalyses::none()
                            : PreservedAnalyses::all();
}

} // namespace cmx
