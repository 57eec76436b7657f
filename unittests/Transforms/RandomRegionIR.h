//===- RandomRegionIR.h - Random functions in region form -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TRANSFORMS_RANDOMREGIONIR_H
#define CMX_UNITTESTS_TRANSFORMS_RANDOMREGIONIR_H

#include "llvm/IR/Module.h"

#include <memory>

namespace cmx::test {

struct RandomIROptions {
  unsigned Seed = 0;
  unsigned NumSteps = 8;   ///< Operations at the top level.
  unsigned MaxElts = 150;  ///< Of computed vectors.
  bool Wide = false;       ///< Also i64 and double.
  bool Half = false;       ///< Also half.
  bool ControlFlow = true; ///< A loop and a branch, sometimes.
};

/// A module with one function @f in stage Lowered, without undefined behaviour
/// other than poison lanes: regions in and out of place, masks, casts, selects,
/// compares, arithmetic with and without saturation, constants, type puns,
/// messages. What it computes is passed to functions without a body. The same
/// options always give the same module.
std::unique_ptr<llvm::Module> randomModule(llvm::LLVMContext &C,
                                           const RandomIROptions &Opts);

} // namespace cmx::test

#endif // CMX_UNITTESTS_TRANSFORMS_RANDOMREGIONIR_H
