//===- CanonicalizeRegions.h - Equal operands of equal regions --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-canonicalize-regions gives equal regions equal operands, so that EarlyCSE
// sees that the regions are equal.
//
//   rdregion(%v, i32 7, i32 0, i32 1, i16 4, i32 undef), 8 elements
//   ->
//   rdregion(%v, i32 0, i32 8, i32 1, i16 4, i32 undef)
//
// Before: verified IR of stage Input or Lowered. After: the same stage; a
// second run changes nothing. The pass is required.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_CANONICALIZEREGIONS_H
#define CMX_TRANSFORMS_INPUT_CANONICALIZEREGIONS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// Calls canonicalizeRegions (cmx/IR/Canonicalize.h).
class CanonicalizeRegionsPass
    : public llvm::PassInfoMixin<CanonicalizeRegionsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_CANONICALIZEREGIONS_H
