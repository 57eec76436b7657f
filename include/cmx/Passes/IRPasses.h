//===- IRPasses.h - Passes over functions of the IR library -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The IR library checks and prepares modules with plain functions; these passes
// make them callable in a pipeline. All are required: what follows relies on
// them, also in functions with optnone and below an -opt-bisect-limit.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_PASSES_IRPASSES_H
#define CMX_PASSES_IRPASSES_H

#include "cmx/IR/Verifier.h"

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

/// cmx-set-platform: puts the platform into the module flag cmx.platform, where
/// later passes find it. With no platform it only checks that the flag is there
/// and reports platform-unknown if not.
class SetPlatformPass : public llvm::PassInfoMixin<SetPlatformPass> {
  const TargetDesc *TD;

public:
  explicit SetPlatformPass(const TargetDesc *TD) : TD(TD) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> ClassToPassName);
  static bool isRequired() { return true; }
};

/// cmx-intrinsic-attrs: addIntrinsicAttributes (cmx/IR/Attributes.h).
class IntrinsicAttrsPass : public llvm::PassInfoMixin<IntrinsicAttrsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// cmx-canonicalize-regions: canonicalizeRegions (cmx/IR/Canonicalize.h).
class CanonicalizeRegionsPass
    : public llvm::PassInfoMixin<CanonicalizeRegionsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

/// cmx-verify: verifyModule (cmx/IR/Verifier.h). Changes nothing.
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

/// cmx-inline-helpers: marks the defined functions that are no kernels (those
/// of local linkage and those with the attribute "VCFunction") alwaysinline,
/// for the always-inline pass behind it: a kernel is one piece of vISA code.
/// noinline and optnone of such functions are dropped, since nothing could call
/// them. Recursive functions are marked too and stay calls, which code
/// generation reports.
class InlineHelpersPass : public llvm::PassInfoMixin<InlineHelpersPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_PASSES_IRPASSES_H
