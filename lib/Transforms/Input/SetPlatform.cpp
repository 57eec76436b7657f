//===- SetPlatform.cpp - Note the platform in the module ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/SetPlatform.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses SetPlatformPass::run(Module &M, ModuleAnalysisManager &) {
  if (Target)
    setPlatform(M, *Target);
  else if (!getPlatform(M))
    emitDiag(M, DiagKind::PlatformUnknown,
             "module flag 'cmx.platform' expected to be one of " +
                 platformNameList());
  // Only a module flag has changed, so every analysis stays valid.
  return PreservedAnalyses::all();
}

} // namespace cmx
