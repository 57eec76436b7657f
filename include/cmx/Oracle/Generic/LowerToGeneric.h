//===- LowerToGeneric.h - Region IR as plain LLVM IR ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates region IR of any stage to IR that stock LLVM can execute. It is
// written from docs/LangRef.md alone and shares no code with the region
// algebra, folding, baling or legalization, because it is used to check them.
//
// Before: a module that cmx-verify accepts, from input IR to legalized IR.
// After:  no llvm.genx intrinsic is left. Each defined function has the
//         attribute "cmx-generic" and a new first parameter, "ptr %context",
//         which calls pass on. The nodes of !genx.kernels list the parameter as
//         a general argument. Regions are shufflevector, select and accesses to
//         allocas; arithmetic intrinsics are arithmetic; messages, ids,
//         barriers and checks are calls of the functions in
//         cmx/Oracle/Runtime/GenericABI.def. Functions without a body that are
//         no intrinsics are called as before. Unreachable blocks are removed.
//         Fast-math flags stay, because they can make poison. A program that
//         optimizes the result must drop them, so that each run gives the same
//         answer.
//
// Lanes that the language reference leaves undefined are poison. A call of
// cmx_rt_check_lanes before an operation finds errors that plain IR would not
// report (division by zero, a misaligned variable offset).
//
// An instruction that cannot be lowered (time stamps, raw messages, planes of
// images, ...) gives the diagnostic instruction-unsupported. The function with
// this instruction, and all functions that are connected with it by calls, stay
// unchanged. Functions that were lowered before stay unchanged, too.
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

/// Lowers \p M. Returns false if a diagnostic was reported.
bool lowerToGeneric(llvm::Module &M, runtime::SamplerModel Sampler =
                                         runtime::SamplerModel::None);

} // namespace cmx

#endif // CMX_ORACLE_GENERIC_LOWERTOGENERIC_H
