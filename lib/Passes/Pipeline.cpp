//===- Pipeline.cpp - The default pipelines -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Passes/Pipeline.h"

#include "cmx/Passes/IRPasses.h"

#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SROA.h"

using namespace llvm;

namespace cmx {

/// Checked IR in which each kernel is one function.
static void addInputPasses(ModulePassManager &MPM, const TargetDesc *TD) {
  MPM.addPass(SetPlatformPass(TD));
  MPM.addPass(IntrinsicAttrsPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(CanonicalizeRegionsPass()));
  MPM.addPass(VerifyPass());
  MPM.addPass(InlineHelpersPass());
  MPM.addPass(AlwaysInlinerPass(/*InsertLifetime=*/false));
}

static void addCleanup(FunctionPassManager &FPM) {
  FPM.addPass(EarlyCSEPass());
  FPM.addPass(DCEPass());
}

/// Front ends keep variables and by-reference arguments in allocas, which have
/// no counterpart in registers: SROA runs at every level.
static void addScalarPasses(FunctionPassManager &FPM, OptLevel Level) {
  FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(InstSimplifyPass());
  FPM.addPass(EarlyCSEPass());
  if (Level == OptLevel::O1)
    return;
  FPM.addPass(InstCombinePass());
  FPM.addPass(DCEPass());
}

void buildPipeline(ModulePassManager &MPM, OptLevel Level,
                   const TargetDesc *TD) {
  addInputPasses(MPM, TD);
  FunctionPassManager FPM;
  addScalarPasses(FPM, Level);
  if (Level != OptLevel::O0)
    addCleanup(FPM);
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
}

} // namespace cmx
