//===- LowerToGeneric.h - Region IR as plain LLVM IR ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates region IR of any stage to IR that stock LLVM can execute. It is
// written from docs/LangRef.md alone and shares no code with the region
// algebra, folding, baling or legalization, since it is used to check these.
//
// Before: a module that cmx-verify accepts, from input IR to legalized IR.
// After:  no llvm.genx intrinsic is left. Each defined function has a new first
//         parameter, "ptr %context", passed on at calls (the nodes of
//         !genx.kernels list it as a general argument), and the attribute
//         "cmx-generic". Regions are shufflevector, select and accesses to
//         allocas; arithmetic intrinsics are arithmetic; messages, ids,
//         barriers and checks are calls of the functions in
//         cmx/Oracle/Runtime/GenericABI.def. Functions without a body that are
//         no intrinsics are called as before. Blocks that nothing reaches are
//         gone. Fast-math flags stay, since they can make poison; whoever
//         optimizes the result has to drop them, so that each run gives the
//         same answer.
//
// Lanes that the language reference leaves undefined are poison. Errors that
// LLVM does not define (division by zero, a misaligned variable offset) are
// found by a preceding call of cmx_rt_check_lanes.
//
// An instruction that cannot be lowered (time stamps, prefetches, planes of
// images, ...) gives the diagnostic instruction-unsupported. Its function, and
// those connected with it by calls, are left unchanged, as are functions that
// were lowered before.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_GENERIC_LOWERTOGENERIC_H
#define CMX_ORACLE_GENERIC_LOWERTOGENERIC_H

#include "cmx/Oracle/Runtime/SamplerModel.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

namespace generic {
/// The attribute of functions that have been lowered.
constexpr llvm::StringLiteral LoweredAttr = "cmx-generic";
} // namespace generic

struct LowerToGenericPass : llvm::PassInfoMixin<LowerToGenericPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Lowers \p M; false if something was reported.
bool lowerToGeneric(llvm::Module &M, runtime::SamplerModel Sampler =
                                         runtime::SamplerModel::None);

} // namespace cmx

#endif // CMX_ORACLE_GENERIC_LOWERTOGENERIC_H
