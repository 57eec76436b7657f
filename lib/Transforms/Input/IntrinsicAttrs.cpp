//===- IntrinsicAttrs.cpp - Attributes on intrinsic declarations ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/IntrinsicAttrs.h"

#include "cmx/IR/Attributes.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses IntrinsicAttrsPass::run(Module &M, ModuleAnalysisManager &) {
  return addIntrinsicAttributes(M) ? PreservedAnalyses::none()
                                   : PreservedAnalyses::all();
}

} // namespace cmx
