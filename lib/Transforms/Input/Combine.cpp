//===- Combine.cpp - LLVM's InstCombine, bounded --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-combine: LLVM's InstCombine where it takes time near linear.
//
//   %a = mul <8 x i32> %x, splat (i32 8)   ->   %a = shl <8 x i32> %x, 3
//
// Before and after: what InstCombine takes and makes; any stage before Lowered.
// Calls of the C library are not made: a kernel has none.
//
// InstCombine compares each phi with all others of its block. The pass leaves a
// function alone, and says so, if one of its blocks has more than MaxPhis of
// them: more than fit in registers, as vectors of half a register. Up to there
// the comparisons cost less than the rest of InstCombine.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/Combine.h"
#include "cmx/Analysis/Remarks.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-combine"

namespace cmx {

static constexpr unsigned MaxPhis = 256;

static bool hasManyPhis(const BasicBlock &BB) {
  unsigned NumPhis = 0;
  for (const Instruction &I : BB)
    if (!isa<PHINode>(I) || ++NumPhis > MaxPhis)
      break;
  return NumPhis > MaxPhis;
}

PreservedAnalyses CombinePass::run(Function &F, FunctionAnalysisManager &AM) {
  auto Wide = find_if(F, hasManyPhis);
  if (Wide == F.end()) {
    AM.getResult<TargetLibraryAnalysis>(F).disableAllFunctions();
    return InstCombinePass().run(F, AM);
  }
  Remarks(F, DEBUG_TYPE).missed("TooManyPhis", Wide->front(), [](Remark &R) {
    R << "instructions not combined: a block has more than "
      << ore::NV("MaxPhis", MaxPhis) << " phis";
  });
  return PreservedAnalyses::all();
}

} // namespace cmx
