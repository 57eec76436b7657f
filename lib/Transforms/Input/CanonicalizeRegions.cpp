//===- CanonicalizeRegions.cpp - Equal regions have equal operands --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/CanonicalizeRegions.h"

#include "cmx/IR/Canonicalize.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/IR/Function.h"

using namespace llvm;

namespace cmx {

PreservedAnalyses CanonicalizeRegionsPass::run(Function &F,
                                               FunctionAnalysisManager &) {
  return preservedIfRewritten(canonicalizeRegions(F));
}

} // namespace cmx
