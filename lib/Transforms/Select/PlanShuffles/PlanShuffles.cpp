//===- PlanShuffles.cpp - Rearranges elements in fewer moves --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Select/PlanShuffles.h"
#include "ShufflePlanner.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-plan-shuffles"

namespace cmx {

unsigned WriteChain::elemBytes() const { return elementBytes(Head->getType()); }
unsigned WriteChain::numElts() const { return numLanes(Head->getType()); }

bool isShuffled(const Type *Ty) {
  unsigned Bytes = Ty->isVectorTy() ? elementBytes(Ty) : 0;
  return Bytes == 1 || Bytes == 2 || Bytes == 4;
}

std::optional<unsigned> oddStride(const Region &R) {
  auto Stride = R.singleStrideElts();
  if (!Stride || *Stride < 3 || isPowerOf2_32(*Stride) || R.numElts() < 4)
    return std::nullopt;
  return Stride;
}

bool isLink(const WrRegionInst &Wr) {
  return Wr.isMaskAllOnes() && isShuffled(Wr.getType()) &&
         Wr.hasConstantPlace();
}

/// Returns the link whose old value is \p Wr if this link is the only user of
/// \p Wr, else null.
static WrRegionInst *nextLink(WrRegionInst &Wr) {
  if (!Wr.hasOneUse())
    return nullptr;
  auto *Next = dyn_cast<WrRegionInst>(*Wr.user_begin());
  return Next && Next->oldValue() == &Wr && isLink(*Next) &&
                 Next->getParent() == Wr.getParent()
             ? Next
             : nullptr;
}

WriteChain chainTo(WrRegionInst &Head) {
  WriteChain Chain;
  Chain.Head = &Head;
  WrRegionInst *Link = &Head;
  while (true) {
    Chain.Links.push_back(Link);
    Chain.Base = Link->oldValue();
    auto *Before = dyn_cast<WrRegionInst>(Chain.Base);
    if (!Before || !isLink(*Before) || nextLink(*Before) != Link)
      break;
    Link = Before;
  }
  std::reverse(Chain.Links.begin(), Chain.Links.end());
  return Chain;
}

static void planChains(Function &F, const ShuffleContext &C,
                       SmallVectorImpl<WeakTrackingVH> &Dead) {
  SmallVector<WrRegionInst *, 16> Heads;
  for (Instruction &I : instructions(F))
    if (auto *Wr = dyn_cast<WrRegionInst>(&I))
      if (isLink(*Wr) && !nextLink(*Wr))
        Heads.push_back(Wr);
  for (WrRegionInst *Head : Heads) {
    WriteChain Chain = chainTo(*Head);
    if (Chain.Links.size() < 2)
      continue;
    if (Chain.numElts() * Chain.elemBytes() > ShuffleContext::MaxBytes) {
      C.Rem.missed("TooLarge", *Head, [&](Remark &R) {
        R << remarkValue("Value", *Head) << " has more than "
          << ore::NV("MaxBytes", ShuffleContext::MaxBytes)
          << " bytes: not looked at";
      });
      continue;
    }
    if (planStridedWrites(Chain, C) || planTransposition(Chain, C))
      Dead.push_back(Head);
  }
}

PreservedAnalyses PlanShufflesPass::run(Function &F,
                                        FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  RegionBuilder RB(*F.getParent());
  Remarks Rem(F, DEBUG_TYPE);
  OperationCosts Costs(*TD);
  ShuffleContext C{Costs, RB, Rem};
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= planStridedReads(BB, C);
  SmallVector<WeakTrackingVH, 16> Dead;
  planChains(F, C, Dead);
  Changed |= !Dead.empty();
  // Erase dead writes here: region intrinsics have no effects, but their
  // declarations may lack the attributes that tell LLVM so.
  for (WeakTrackingVH &V : Dead)
    while (auto *Wr = dyn_cast_or_null<WrRegionInst>(&*V)) {
      if (!Wr->use_empty())
        break;
      WeakTrackingVH New = Wr->newValue(), Old = Wr->oldValue();
      Wr->eraseFromParent();
      if (auto *Rd = dyn_cast_or_null<RdRegionInst>(&*New);
          Rd && Rd->use_empty())
        Rd->eraseFromParent();
      V = Old;
    }
  Changed |= shareReads(F, C);
  return preservedIfRewritten(Changed);
}

} // namespace cmx
