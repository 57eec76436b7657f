//===- FoldRegions.h - Regions of regions as one region ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-fold-regions replaces nested regions by one region:
//
//   %b = rdregion %v, <32;24,1>x144             read of a read:
//   %r = rdregion %b, <144;6,24>x6 at byte 2    ->  rdregion %v, <192;6,32>x6
//
//   %z = zext <64 x i8> %v to <64 x i32>        read of an extension:
//   %r = rdregion %z, <16;8,2>x8                ->  zext (rdregion %v, same)
//
//   %t = rdregion %v, <8;8,1>x8 at byte 64      write into a part of a part:
//   %u = wrregion %t, %x, <8;4,2>x4
//   %w = wrregion %v, %u, <8;8,1>x8 at byte 64  ->  wrregion %v, %x, <8;4,2>x4
//                                                   at byte 64
//   %1 = wrregion %v, %x, <4;4,1>x4             a write that later ones cover:
//   %2 = wrregion %1, %y, <8;8,1>x8             ->  wrregion %v, %y, <8;8,1>x8
//
//   rdregion %v, rows at bytes <0, 4, 32, 36>   starts of rows:
//                                               ->  rdregion %v, <8;2,1>x4
//
// Precondition: stage Input or Lowered. Postcondition: the same stage. A second
// run seldom finds more to fold. Each new region replaces at least one old
// region. A fold is not made if the new form could take more instructions
// (examples: regions of many rows, extensions with other users).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_REGIONS_FOLDREGIONS_H
#define CMX_TRANSFORMS_REGIONS_FOLDREGIONS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

struct FoldRegionsOptions {
  bool ChainsOnly = false; ///< Fold only chains of writes.
};

/// The pass cmx-fold-regions.
class FoldRegionsPass : public llvm::PassInfoMixin<FoldRegionsPass> {
  FoldRegionsOptions Opts;

public:
  explicit FoldRegionsPass(FoldRegionsOptions Opts = {}) : Opts(Opts) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> ClassToPassName);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_REGIONS_FOLDREGIONS_H
