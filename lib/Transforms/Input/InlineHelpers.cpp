//===- InlineHelpers.cpp - Mark helpers for inlining ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/InlineHelpers.h"

#include "cmx/IR/KernelInfo.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

static bool markAlwaysInline(Function &F) {
  if (F.hasFnAttribute(Attribute::AlwaysInline))
    return false;
  F.removeFnAttr(Attribute::OptimizeNone);
  F.removeFnAttr(Attribute::NoInline);
  F.addFnAttr(Attribute::AlwaysInline);
  return true;
}

static bool isInternal(const Function &F) {
  return F.isDeclaration() || F.hasLocalLinkage();
}

/// If all functions are internal, makes the functions without a use external.
/// Otherwise the module would be empty after optimization.
static bool exportUncalled(Module &M) {
  if (!all_of(M, isInternal))
    return false;
  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration() && F.use_empty()) {
      F.setLinkage(GlobalValue::ExternalLinkage);
      Changed = true;
    }
  return Changed;
}

PreservedAnalyses InlineHelpersPass::run(Module &M, ModuleAnalysisManager &) {
  auto Kernels = getKernelFunctions(M);
  if (!Kernels)
    return PreservedAnalyses::all(); // Reported.

  bool Changed = Kernels->empty() && exportUncalled(M);
  for (Function &F : M) {
    if (F.isDeclaration() || Kernels->contains(&F))
      continue;
    // In a module with kernels, no other module calls the other functions.
    if (!Kernels->empty() && !F.hasLocalLinkage()) {
      F.setComdat(nullptr);
      F.setDLLStorageClass(GlobalValue::DefaultStorageClass);
      F.setLinkage(GlobalValue::InternalLinkage);
      Changed = true;
    }
    if (F.hasLocalLinkage() || isVCFunction(F))
      Changed |= markAlwaysInline(F);
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
