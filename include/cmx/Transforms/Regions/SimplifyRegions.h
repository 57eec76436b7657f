//===- SimplifyRegions.h - Regions that are known values --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-simplify-regions does for llvm.genx intrinsics what InstSimplify does for
// LLVM's instructions: a call whose value is already there, or is a constant,
// becomes that value.
//
//   %w = wrregion %old, %x, <8;8,1> at byte 32
//   %r = rdregion %w, <8;8,1> at byte 32           ->  %x
//   %s = rdregion %w, <4;4,1> at byte 40           ->  rdregion %x at byte 8
//   %b = wrregion %w, %r, <8;8,1> at byte 32       ->  %w
//   %c = rdregion <i32 1, i32 2, i32 3, i32 4>, <2;2,2>  ->  <i32 1, i32 3>
//   %d = llvm.genx.ssadd.sat(i8 100, i8 100)       ->  i8 127
//
// Pre-condition: stage Input or Lowered. Post-condition: the same; no new kinds
// of instructions, and no more of them. A second run seldom finds more,
// what the last replacements have uncovered.
//
// What was written is read directly only if no vector has to stay in registers
// for it that could go otherwise: if the writes on the way have no other use
// but reads like that, or what was written is there anyway. Otherwise the
// instruction that computes it writes into the vector itself (a bale), which
// is better than a value and a copy of it.
//
// Left alone: llvm.genx.constant*, and writes by llvm.genx.wrconstregion, which
// say that folding is to leave them; functions of the math unit.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_H
#define CMX_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-simplify-regions.
class SimplifyRegionsPass : public llvm::PassInfoMixin<SimplifyRegionsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_SIMPLIFYREGIONS_H
