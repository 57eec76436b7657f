//===- SetPlatform.h - Note the platform in the module ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-set-platform stores the platform in the module flag cmx.platform, which
// later passes read.
//
// Before: any module. After: the module has the flag, or the error
// platform-unknown was reported. The pass is required: -opt-bisect-limit does
// not skip it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_SETPLATFORM_H
#define CMX_TRANSFORMS_INPUT_SETPLATFORM_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// If no platform is given, the pass only checks that the flag is there.
class SetPlatformPass : public TargetPass<SetPlatformPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_SETPLATFORM_H
