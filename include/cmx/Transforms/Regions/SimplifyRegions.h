//===- SimplifyRegions.h - Regions that are known values --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-simplify-regions does for llvm.genx intrinsics what InstSimplify does for
// LLVM's instructions: it replaces a call by an existing value or a constant.
//
//   %w = wrregion %old, %x, <8;8,1> at byte 32
//   %r = rdregion %w, <8;8,1> at byte 32           ->  %x
//   %s = rdregion %w, <4;4,1> at byte 40           ->  rdregion %x at byte 8
//   %b = wrregion %w, %r, <8;8,1> at byte 32       ->  %w
//   %c = rdregion <i32 1, i32 2, i32 3, i32 4>, <2;2,2>  ->  <i32 1, i32 3>
//   %d = llvm.genx.ssadd.sat(i8 100, i8 100)       ->  i8 127
//   %e = rdregion %i32s, <4;4,1> at byte 2         ->  poison
//
// Precondition: stage Input or Lowered. Postcondition: the same stage. The pass
// adds no new kinds of instructions and does not increase the number of
// instructions. A second run seldom finds more to simplify.
//
// A read of a vector becomes a direct use of the written value only if this
// keeps no additional value in registers. There are two such cases. In the
// first, all users of the writes are replaced in this way, so that the writes
// can be removed. In the second, the written value is in registers anyway. In
// all other cases, the read stays. The instruction that computes the value can
// then write directly into the vector (as a bale). This is better than a
// separate value and a copy of it.
//
// The pass does not fold functions of the math unit. It does not fold
// llvm.genx.constant* and llvm.genx.wrconstregion either, because these mark
// constants that must not be folded.
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
