//===- Combine.cpp - LLVM's InstCombine, bounded --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
