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

/// Checks the IR, and inlines functions into kernels until only calls of
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
  // Unreachable blocks are removed, because values in them can depend on
  // themselves.
  MPM.addPass(createModuleToFunctionPassAdaptor(UnreachableBlockElimPass()));
  if (Level == OptLevel::O2) {
    // Loops are unrolled before calls are shared, because unrolling gives each
    // iteration its own call.
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

/// Simplifies the IR of front ends. Front ends put variables and by-reference
/// arguments into allocas, but the allocas have to become values in registers.
/// So every level runs SROA, and then cmx-promote-arrays, which turns arrays
/// with variable indices into vectors.
static void addVariablePasses(FunctionPassManager &FPM, OptLevel Level,
                              const TargetDesc *TD) {
  // An unused computation of an address would keep a variable in memory.
  FPM.addPass(DCEPass());
  FPM.addPass(SROAPass(SROAOptions::PreserveCFG));
  // Loads and stores of shared local memory need the address space of that
  // memory, not the generic one.
  FPM.addPass(InferAddressSpacesPass(GenericAddressSpace));
  if (Level == OptLevel::O2) {
    FPM.addPass(UnrollLoopsPass());
    // After unrolling, indices that depend on the iteration are constants.
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

/// Cleans up after other passes. They produce instructions that are equal to
/// existing ones (offsets, parts of a shared operand), and leave instructions
/// without a use.
static void addCleanup(FunctionPassManager &FPM, OptLevel Level) {
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(EarlyCSEPass());
  FPM.addPass(DCEPass());
}

/// Folds regions of regions. These passes run before cmx-lower, because
/// cmx-lower also looks at the definitions of operands. They also run after
/// cmx-lower, because it turns LLVM's own vector instructions into regions.
static void addRegionFolds(FunctionPassManager &FPM, OptLevel Level,
                           const TargetDesc *TD) {
  if (Level == OptLevel::O0)
    return;
  FPM.addPass(SimplifyRegionsPass());
  FPM.addPass(FoldRegionsPass());
  if (Level == OptLevel::O2)
    FPM.addPass(DeadVectorsPass(TD));
}

/// Produces region form in which each bale is one legal instruction. Baling
/// runs a second time, because CSE removes the clones of the first baling, and
/// because the bales into which one bale is split can share an operand. The
/// second baling can leave an instruction outside of the bale in which it was
/// legal. So legalization also runs a second time.
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
    // A write that covers only a part of a vector can cover a whole piece of
    // the decomposed vector.
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
