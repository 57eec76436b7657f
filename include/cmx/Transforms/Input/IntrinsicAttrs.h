//===- IntrinsicAttrs.h - Attributes on intrinsic declarations --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-intrinsic-attrs adds attributes to the declarations of llvm.genx
// intrinsics: nounwind, willreturn, nocallback, and the memory effects from the
// table of intrinsics. LLVM does not know these intrinsics, so without the
// attributes its passes assume that a call can have any effect.
//
// Before: any module. After: each declaration has the attributes; if a
// declaration already has narrower effects, these stay. The pass is required.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_INTRINSICATTRS_H
#define CMX_TRANSFORMS_INPUT_INTRINSICATTRS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// Calls addIntrinsicAttributes (cmx/IR/Attributes.h).
class IntrinsicAttrsPass : public llvm::PassInfoMixin<IntrinsicAttrsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_INTRINSICATTRS_H
