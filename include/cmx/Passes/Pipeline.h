//===- Pipeline.h - The default pipelines -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipelines turn input IR into IR for code generation. That IR is verified,
// functions are inlined into kernels, vectors are in region form, and all bales
// are legal on the platform. In pipeline text, the names of the pipelines are:
//
//   cmx-default, cmx-default<O0>, cmx-default<O1>, cmx-default<O2>,
//   cmx-default<O2;platform=pvc>
//
//===----------------------------------------------------------------------===//

#ifndef CMX_PASSES_PIPELINE_H
#define CMX_PASSES_PIPELINE_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

enum class OptLevel {
  O0, ///< Only what code generation needs.
  O1, ///< Also passes that share and remove instructions in linear time.
  O2  ///< Also all other passes, such as LLVM's instcombine.
};

/// Appends the pipeline of \p Level to \p MPM. The platform is \p TD or, if
/// \p TD is null, the platform in the flag of the module.
void buildPipeline(llvm::ModulePassManager &MPM, OptLevel Level,
                   const TargetDesc *TD);

} // namespace cmx

#endif // CMX_PASSES_PIPELINE_H
