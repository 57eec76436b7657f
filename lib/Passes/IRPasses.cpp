//===- IRPasses.cpp - Passes over functions of the IR library -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Passes/IRPasses.h"

#include "cmx/IR/Attributes.h"
#include "cmx/IR/Canonicalize.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses SetPlatformPass::run(Module &M, ModuleAnalysisManager &) {
  if (TD)
    setPlatform(M, *TD);
  else if (!getPlatform(M))
    emitDiag(M, DiagKind::PlatformUnknown,
             "module flag 'cmx.platform' expected to be one of " +
                 platformNameList());
  // A flag is no code: every analysis stays valid.
  return PreservedAnalyses::all();
}

void SetPlatformPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> ClassToPassName) {
  OS << ClassToPassName(name());
  if (TD)
    OS << "<platform=" << TD->name() << '>';
}

PreservedAnalyses IntrinsicAttrsPass::run(Module &M, ModuleAnalysisManager &) {
  return addIntrinsicAttributes(M) ? PreservedAnalyses::none()
                                   : PreservedAnalyses::all();
}

PreservedAnalyses CanonicalizeRegionsPass::run(Function &F,
                                               FunctionAnalysisManager &) {
  if (!canonicalizeRegions(F))
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

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
