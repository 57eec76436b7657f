//===- Pipeline.cpp - The default pipelines -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Passes/Pipeline.h"

#include "cmx/IR/AddressSpaces.h"
#include "cmx/Transforms/Input/CanonicalizeRegions.h"
#include "cmx/Transforms/Input/Combine.h"
#include "cmx/Transforms/Input/ExpandInt64.h"
#include "cmx/Transforms/Input/InlineHelpers.h"
#include "cmx/Transforms/Input/IntrinsicAttrs.h"
#include "cmx/Transforms/Input/LocalizeVariables.h"
#include "cmx/Transforms/Input/LowerArguments.h"
#include "cmx/Transforms/Input/LowerCalls.h"
#include "cmx/Transforms/Input/LowerMemory.h"
#include "cmx/Transforms/Input/LowerRuntime.h"
#include "cmx/Transforms/Input/LowerSimdcf.h"
#include "cmx/Transforms/Input/NarrowSums.h"
#include "cmx/Transforms/Input/PrivateMemory.h"
#include "cmx/Transforms/Input/PromoteArrays.h"
#include "cmx/Transforms/Input/PublicForms.h"
#include "cmx/Transforms/Input/SetPlatform.h"
#include "cmx/Transforms/Input/ShareCalls.h"
#include "cmx/Transforms/Input/TailCalls.h"
#include "cmx/Transforms/Input/UnrollLoops.h"
#include "cmx/Transforms/Input/Verify.h"
#include "cmx/Transforms/Legalize/Baling.h"
#include "cmx/Transforms/Legalize/CSE.h"
#include "cmx/Transforms/Legalize/Legalize.h"
#include "cmx/Transforms/Lower/Lower.h"
#include "cmx/Transforms/Order/HoistInvariants.h"
#include "cmx/Transforms/Order/OrderBales.h"
#include "cmx/Transforms/Predicates/SinkPredicates.h"
#include "cmx/Transforms/Predicates/SplitPredicates.h"
#include "cmx/Transforms/Regions/DeadVectors.h"
#include "cmx/Transforms/Regions/DecomposeVectors.h"
#include "cmx/Transforms/Regions/FoldRegions.h"
#include "cmx/Transforms/Regions/SimplifyRegions.h"
#include "cmx/Transforms/Select/EvenOddBytes.h"
#include "cmx/Transforms/Select/MatchPatterns.h"
#include "cmx/Transforms/Select/PlanShuffles.h"
#include "cmx/Transforms/Select/SLPVectorize.h"

#include "llvm/CodeGen/UnreachableBlockElim.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SROA.h"

using namespace llvm;

namespace cmx {

/// Checks the IR and makes each kernel one function, in which only calls of
/// recursive functions are left.
static void addInputPasses(ModulePassManager &MPM, OptLevel Level,
                           const TargetDesc *TD) {
  MPM.addPass(SetPlatformPass(TD));
  MPM.addPass(PublicFormsPass());
  MPM.addPass(IntrinsicAttrsPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(CanonicalizeRegionsPass()));
  MPM.addPass(LowerArgumentsPass());
  MPM.addPass(LowerRuntimePass());
  MPM.addPass(VerifyPass());
  // In blocks that control never reaches, a value may depend on itself.
  MPM.addPass(createModuleToFunctionPassAdaptor(UnreachableBlockElimPass()));
  if (Level == OptLevel::O2) {
    // Before calls are shared: after unrolling, each turn has its own call.
    FunctionPassManager FPM;
    FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
    FPM.addPass(TailCallsPass());
    FPM.addPass(UnrollLoopsPass());
    MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  }
  MPM.addPass(ShareCallsPass());
  MPM.addPass(InlineHelpersPass());
  MPM.addPass(AlwaysInlinerPass(/*InsertLifetime=*/false));
  MPM.addPass(GlobalDCEPass());
  MPM.addPass(LocalizeVariablesPass());
  MPM.addPass(LowerCallsPass());
}

/// Simplifies the IR of front ends. They put variables and by-reference
/// arguments into allocas, which have no counterpart in registers. So every
/// level runs SROA, and then cmx-promote-arrays, which turns arrays with
/// variable indices into vectors.
static void addVariablePasses(FunctionPassManager &FPM, OptLevel Level,
                              const TargetDesc *TD) {
  // An address that nobody uses would keep a variable in memory.
  FPM.addPass(DCEPass());
  FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
  // Shared local memory has addresses of its own.
  FPM.addPass(InferAddressSpacesPass(GenericAddressSpace));
  if (Level == OptLevel::O2) {
    FPM.addPass(UnrollLoopsPass());
    // Indices that depended on the turn are constants now.
    FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
  }
  FPM.addPass(LowerSimdcfPass());
  FPM.addPass(LowerMemoryPass());
  FPM.addPass(PromoteArraysPass({TD, std::nullopt}));
}

/// Simplifies the arithmetic of a function.
static void addScalarPasses(FunctionPassManager &FPM, OptLevel Level,
                            const TargetDesc *TD) {
  FPM.addPass(LowerMemoryPass()); // For variables in private memory.
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(InstSimplifyPass());
  FPM.addPass(EarlyCSEPass());
  if (Level == OptLevel::O1)
    return;
  FPM.addPass(CombinePass());
  FPM.addPass(DCEPass());
  FPM.addPass(NarrowSumsPass(TD));
}

/// Cleans up after other steps: they make instructions that exist elsewhere
/// already (offsets, parts of a shared operand) and leave some without a use.
static void addCleanup(FunctionPassManager &FPM, OptLevel Level) {
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(EarlyCSEPass());
  FPM.addPass(DCEPass());
}

/// Folds regions of regions. This runs before lowering, which looks at the
/// sources of values, and after it, since lowering turns LLVM's own vector
/// instructions into regions.
static void addRegionFolds(FunctionPassManager &FPM, OptLevel Level,
                           const TargetDesc *TD) {
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(SimplifyRegionsPass());
  FPM.addPass(FoldRegionsPass());
  if (Level == OptLevel::O2)
    FPM.addPass(DeadVectorsPass(TD));
}

/// Makes region form with one legal instruction per bale. CSE undoes the clones
/// of baling, and several pieces read the sources of their bale, so baling runs
/// again at the end. Then an instruction that was legal only within a bale may
/// be outside of it, so legalization runs again, too.
static void addRegionPasses(FunctionPassManager &FPM, OptLevel Level,
                            const TargetDesc *TD) {
  FPM.addPass(ExpandInt64Pass(TD));
  addRegionFolds(FPM, Level, TD);
  FPM.addPass(LowerPass({TD}));
  addRegionFolds(FPM, Level, TD);
  addCleanup(FPM, Level);
  if (Level == OptLevel::O2) {
    FPM.addPass(SLPVectorizePass(TD));
    FPM.addPass(MatchPatternsPass(TD));
    FPM.addPass(EvenOddBytesPass(TD));
    FPM.addPass(PlanShufflesPass(TD));
    FPM.addPass(DecomposeVectorsPass(TD));
    // Writes may cover a piece although they did not cover the whole vector.
    FPM.addPass(FoldRegionsPass({/*ChainsOnly=*/true}));
    addCleanup(FPM, Level);
  }
  FPM.addPass(BalingPass());
  FPM.addPass(LegalizePass(TD));
  if (Level != OptLevel::O0) {
    FPM.addPass(CSEPass());
    FPM.addPass(DCEPass());
  }
  FPM.addPass(BalingPass());
  FPM.addPass(LegalizePass(TD));
  if (Level == OptLevel::O2) {
    FPM.addPass(HoistInvariantsPass(TD));
    FPM.addPass(OrderBalesPass(TD));
    FPM.addPass(SplitPredicatesPass());
    FPM.addPass(SinkPredicatesPass(TD));
  }
}

void buildPipeline(ModulePassManager &MPM, OptLevel Level,
                   const TargetDesc *TD) {
  addInputPasses(MPM, Level, TD);
  FunctionPassManager Variables;
  addVariablePasses(Variables, Level, TD);
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(Variables)));
  MPM.addPass(PrivateMemoryPass());
  FunctionPassManager FPM;
  addScalarPasses(FPM, Level, TD);
  addRegionPasses(FPM, Level, TD);
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
}

} // namespace cmx
