//===- CSE.cpp - Common subexpression elimination -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Legalize/CSE.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-cse"

STATISTIC(NumShared, "Number of instructions replaced by an earlier one");

namespace cmx {

/// Does \p I only compute a result that does not depend on the place of \p I?
static bool isPure(const Instruction &I) {
  if (I.isTerminator() || isa<PHINode, AllocaInst>(I) || I.isEHPad() ||
      I.getType()->isVoidTy() || I.getType()->isTokenTy())
    return false;
  if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->isConvergent())
    return false;
  return !I.mayReadOrWriteMemory();
}

/// Returns a hash of the properties in which instructions can differ besides
/// opcode, type and operands.
static uint64_t hashOfKind(const Instruction &I) {
  if (auto *Cmp = dyn_cast<CmpInst>(&I))
    return Cmp->getPredicate();
  if (auto *Extract = dyn_cast<ExtractValueInst>(&I))
    return Extract->getIndices().front();
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    return hash_value(Shuffle->getShuffleMask());
  return 0;
}

/// Returns a hash that is equal for equal instructions and rarely equal for
/// others. The hash is never a key that DenseMap reserves for itself.
static uint64_t hashOf(const Instruction &I) {
  uint64_t Hash =
      hash_combine(I.getOpcode(), I.getType(), hashOfKind(I),
                   hash_combine_range(I.value_op_begin(), I.value_op_end()));
  return Hash >> 1;
}

static void replace(Instruction &I, Instruction &By) {
  By.andIRFlags(&I);
  combineMetadataForCSE(&By, &I, /*DoesKMove=*/false);
  I.replaceAllUsesWith(&By);
  I.eraseFromParent();
  ++NumShared;
}

PreservedAnalyses CSEPass::run(Function &F, FunctionAnalysisManager &AM) {
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  DT.updateDFSNumbers();
  DenseMap<uint64_t, Instruction *> Known;
  bool Changed = false;
  for (DomTreeNode *Node : depth_first(DT.getRootNode()))
    for (Instruction &I : make_early_inc_range(*Node->getBlock())) {
      if (!isPure(I))
        continue;
      Instruction *&Earlier = Known[hashOf(I)];
      if (Earlier && I.isIdenticalToWhenDefined(Earlier) &&
          DT.dominates(Earlier->getParent(), I.getParent())) {
        replace(I, *Earlier);
        Changed = true;
      } else {
        Earlier = &I;
      }
    }
  return preservedIfRewritten(Changed);
}

} // namespace cmx
