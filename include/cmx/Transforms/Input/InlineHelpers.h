//===- InlineHelpers.h - Mark helpers for inlining --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-inline-helpers adds the attribute alwaysinline to the functions that
// kernels can call, and removes noinline and optnone from these functions. In a
// module with kernels, these are all defined functions except the kernels, and
// they also become internal. In a module without kernels, these are the
// functions with local linkage and those with the attribute "VCFunction".
// LLVM's always-inline runs after this pass. If all functions are internal and
// none is a kernel, functions without a use become external, so that they are
// compiled.
//
// Before: a verified module. After: each such function has the attribute.
// Recursive functions get it too, but calls of them stay, and cmx-lower-calls
// handles them. The pass is required.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_INLINEHELPERS_H
#define CMX_TRANSFORMS_INPUT_INLINEHELPERS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class InlineHelpersPass : public llvm::PassInfoMixin<InlineHelpersPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_INLINEHELPERS_H
