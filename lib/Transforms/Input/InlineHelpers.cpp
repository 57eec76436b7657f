//===- InlineHelpers.cpp - Mark helpers for inlining ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/InlineHelpers.h"

#include "cmx/IR/KernelInfo.h"

#include "llvm/ADT/SmallPtrSet.h"
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

PreservedAnalyses InlineHelpersPass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  if (!Kernels)
    return PreservedAnalyses::all(); // Reported.
  SmallPtrSet<const Function *, 8> IsKernel;
  for (const KernelInfo &K : *Kernels)
    IsKernel.insert(K.Fn);

  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration() && !IsKernel.contains(&F) &&
        (F.hasLocalLinkage() || isVCFunction(F)))
      Changed |= markAlwaysInline(F);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
