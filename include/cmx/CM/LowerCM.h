//===- LowerCM.h - C-for-Metal builtins become intrinsics -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-cm turns clang's output for source that includes <cm/cm.h> into IR
// with kernels and intrinsics:
//
//   annotated functions            kernels, with a node in !genx.kernels
//   all other functions            internal; inlined
//   file-scope variables           variables of each kernel that uses them
//   cm::builtin::rdregion(p, ..)   load, or gather at constant distances from p
//   cm::builtin::wrregion(p, ..)   store or scatter
//   other builtins                 the intrinsic of cmx/CM/Builtins.def
//
// Before: any module. After: no builtin is left, or an error was reported. A
// module without kernels and builtins is unchanged. The pass is required (it
// also runs at optnone). It keeps triple and data layout, because clang
// compares them with the ones that it expects.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_CM_LOWERCM_H
#define CMX_CM_LOWERCM_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class LowerCMPass : public llvm::PassInfoMixin<LowerCMPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// Does \p M declare functions of cm::builtin? IR of C-for-Metal source does.
bool callsBuiltins(const llvm::Module &M);

/// Makes later passes of clang use the default costs instead of those of
/// SPIR-V. With the costs of SPIR-V, loops would seem too long to be unrolled.
/// Changes no code.
class ForgetTargetCostsPass
    : public llvm::PassInfoMixin<ForgetTargetCostsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_CM_LOWERCM_H
