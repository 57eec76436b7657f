//===- Combine.cpp - LLVM's InstCombine, bounded --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/Combine.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/CombineFences.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Support/Compat.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"

using namespace llvm;
using namespace llvm::PatternMatch;

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

/// Returns the addition that steps a loop's counter, or null if \p Cmp does not
/// test the counter before this step. The counter is a phi of a constant and of
/// itself plus a constant.
static BinaryOperator *stepOfCompared(const ICmpInst &Cmp,
                                      const BasicBlock &Latch) {
  auto *Phi = dyn_cast<PHINode>(Cmp.getOperand(0));
  if (!Phi || Phi->getNumIncomingValues() != 2 ||
      !isa<ConstantInt>(Cmp.getOperand(1)))
    return nullptr;
  int Back = Phi->getBasicBlockIndex(&Latch);
  if (Back < 0 || !isa<ConstantInt>(Phi->getIncomingValue(unsigned(1 - Back))))
    return nullptr;
  auto *Step = dyn_cast<BinaryOperator>(Phi->getIncomingValue(unsigned(Back)));
  bool IsAdd = Step && Step->getOpcode() == Instruction::Add &&
               Step->getOperand(0) == Phi &&
               isa<ConstantInt>(Step->getOperand(1));
  return IsAdd ? Step : nullptr;
}

/// Does the step of a counter never wrap? The loop continues for the values
/// \p GoesOn, so the counter is \p Start or one of these values plus \p Step.
static bool neverWraps(const APInt &Start, const ConstantRange &GoesOn,
                       const APInt &Step, bool IsSigned) {
  using Range = ConstantRange;
  Range Steps(Step);
  auto Wraps = [&](const Range &R) {
    return (IsSigned ? R.signedAddMayOverflow(Steps)
                     : R.unsignedAddMayOverflow(Steps)) !=
           Range::OverflowResult::NeverOverflows;
  };
  if (Wraps(GoesOn))
    return false;
  Range Later = GoesOn.add(Steps);
  return !Wraps(Range(Start).unionWith(Later, IsSigned ? Range::Signed
                                                       : Range::Unsigned));
}

/// Changes the compare that ends a loop, so that it tests the counter after its
/// step:
///   %j = add %i, 1; icmp ult %i, 7  ->  icmp ult %j, 8
/// InstCombine does the opposite. The loop then copies the counter each turn.
static bool compareAfterStep(BasicBlock &Latch) {
  auto *Br = dyn_cast<BranchInst>(Latch.getTerminator());
  auto *Cmp = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition())
                                        : nullptr;
  if (!Cmp || !Cmp->hasOneUse())
    return false;
  BinaryOperator *Step = stepOfCompared(*Cmp, Latch);
  if (!Step || Step->getParent() != &Latch || Cmp->getParent() != &Latch)
    return false;
  auto *Phi = cast<PHINode>(Step->getOperand(0));
  const APInt &Limit = cast<ConstantInt>(Cmp->getOperand(1))->getValue();
  const APInt &Added = cast<ConstantInt>(Step->getOperand(1))->getValue();
  if (!Cmp->isEquality()) {
    auto Stay = Br->getSuccessor(0) == Phi->getParent()
                    ? Cmp->getPredicate()
                    : Cmp->getInversePredicate();
    auto GoesOn = ConstantRange::makeExactICmpRegion(Stay, Limit);
    int First = 1 - Phi->getBasicBlockIndex(&Latch);
    auto *Start = cast<ConstantInt>(Phi->getIncomingValue(unsigned(First)));
    // If the step never wraps, the new limit does not wrap either: the old
    // limit or a neighbour of it is a value for which the loop continues.
    if (!neverWraps(Start->getValue(), GoesOn, Added, Cmp->isSigned()))
      return false;
  }
  Step->dropPoisonGeneratingFlags(); // The compare reads even its last sum.
  Cmp->setOperand(0, Step);
  Cmp->setOperand(1, ConstantInt::get(Cmp->getContext(), Limit + Added));
  Cmp->dropPoisonGeneratingFlags();
  Cmp->moveBefore(*Br->getParent(), Br->getIterator());
  return true;
}

/// A write of a whole vector becomes a select if its mask compares the new
/// elements with the old ones: InstCombine finds a minimum or maximum in the
/// select. (A write with another mask stays: it becomes an operation executed
/// under the mask.)
static bool chooseByCompare(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Wr = dyn_cast<WrRegionInst>(&I);
    if (!Wr || !Wr->mask()->getType()->isVectorTy() ||
        Wr->newValue()->getType() != Wr->getType() ||
        !Wr->region().isWhole(Wr->parentBytes()))
      continue;
    Value *New = Wr->newValue(), *Old = Wr->oldValue();
    if (!match(Wr->mask(), m_c_ICmp(m_Specific(New), m_Specific(Old))))
      continue;
    Value *Choice = IRBuilder<>(Wr).CreateSelect(Wr->mask(), New, Old);
    Choice->takeName(Wr);
    Wr->replaceAllUsesWith(Choice);
    Wr->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Hides from InstCombine the vector operands of intrinsics with two results.
/// InstCombine would move a shuffle from the operand to the result, which is a
/// structure (LLVM 22).
static void fenceOperandsOfPairs(Function &F, Fences &All) {
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || !is_contained({Intrinsic::ID(Intrinsic::frexp),
                                Intrinsic::ID(CMX_INTRINSIC_MODF),
                                Intrinsic::ID(CMX_INTRINSIC_SINCOS)},
                               Call->getIntrinsicID()))
      continue;
    Value *X = Call->getArgOperand(0);
    if (!X->getType()->isVectorTy())
      continue;
    CallInst *Fence = IRBuilder<>(Call).CreateIntrinsic(
        Intrinsic::arithmetic_fence, {X->getType()}, {X});
    Call->setArgOperand(0, Fence);
    All.emplace_back(Fence);
  }
}

static void dropFences(const Fences &All) {
  for (const WeakVH &VH : All)
    if (auto *Fence = cast_if_present<CallInst>(VH)) {
      Fence->replaceAllUsesWith(Fence->getArgOperand(0));
      Fence->eraseFromParent();
    }
}

/// Returns \p I if \p I is a funnel shift of two different vectors (one can be
/// zero, the other not). Returns null otherwise.
static CallInst *funnelShift(Instruction &I) {
  if (!I.getType()->isVectorTy() ||
      !(match(&I, m_Intrinsic<Intrinsic::fshl>()) ||
        match(&I, m_Intrinsic<Intrinsic::fshr>())))
    return nullptr;
  auto *Shift = cast<CallInst>(&I);
  return Shift->getArgOperand(0) == Shift->getArgOperand(1) ? nullptr : Shift;
}

/// Adds a select that replaces the lanes of \p Shift whose amount is zero. Does
/// nothing if the amounts are not constants. If one operand is zero,
/// InstCombine shifts such a lane of the other operand by all of its bits (LLVM
/// 22).
static bool splitFunnelShift(CallInst &Shift) {
  bool IsLeft = Shift.getIntrinsicID() == Intrinsic::fshl;
  auto *Ty = cast<FixedVectorType>(Shift.getType());
  auto *Amounts = cast<Constant>(Shift.getArgOperand(2));
  SmallVector<Constant *, 16> Others, IsStill;
  bool Any = false;
  for (unsigned Lane = 0; Lane != Ty->getNumElements(); ++Lane) {
    Constant *Amount = Amounts->getAggregateElement(Lane);
    auto *C = dyn_cast_or_null<ConstantInt>(Amount);
    if (!C && !isa_and_present<UndefValue>(Amount))
      return false;
    bool Still = C && C->getValue().urem(Ty->getScalarSizeInBits()) == 0;
    Any |= Still;
    Others.push_back(Still ? ConstantInt::get(Ty->getElementType(), 1)
                           : Amount);
    IsStill.push_back(ConstantInt::getBool(Shift.getContext(), Still));
  }
  if (!Any)
    return false;
  Shift.setOperand(2, ConstantVector::get(Others));
  IRBuilder<> B(Shift.getNextNode());
  auto *Result = cast<SelectInst>(B.Insert(
      SelectInst::Create(ConstantVector::get(IsStill),
                         Shift.getArgOperand(IsLeft ? 0 : 1), &Shift)));
  Shift.replaceUsesWithIf(Result,
                          [&](Use &U) { return U.getUser() != Result; });
  return true;
}

/// Hides the amounts of \p Shift from InstCombine, which might find that they
/// are constant.
static void fenceAmount(CallInst &Shift, Fences &All) {
  Value *Amounts = Shift.getArgOperand(2);
  CallInst *Fence = RegionBuilder(Shift).createRdRegion(
      Amounts, Region::contiguous(elementBytes(Amounts->getType()),
                                  numLanes(Amounts->getType())));
  Shift.setArgOperand(2, Fence);
  All.emplace_back(Fence);
}

static bool protectFunnelShifts(Function &F, Fences &All) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (CallInst *Shift = funnelShift(I)) {
      if (isa<Constant>(Shift->getArgOperand(2)))
        Changed |= splitFunnelShift(*Shift);
      else if (!Shift->getType()->isIntOrIntVectorTy(1))
        fenceAmount(*Shift, All);
    }
  return Changed;
}

/// Turns a conversion that gives -1.0 or 0.0 into a select of the two values.
/// InstCombine would replace a compare of the float's bits by a compare of the
/// converted predicate, but would use -1 instead of 1 for true (LLVM 19 to 22).
static bool chooseSignedFloats(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Float = dyn_cast<SIToFPInst>(&I);
    if (!Float)
      continue;
    Value *Source = Float->getOperand(0);
    if (ComputeNumSignBits(Source, F.getDataLayout()) !=
        Source->getType()->getScalarSizeInBits())
      continue;
    IRBuilder<> B(Float);
    Value *Choice = B.CreateSelect(B.CreateIsNotNull(Source),
                                   ConstantFP::get(Float->getType(), -1.0),
                                   ConstantFP::getZero(Float->getType()));
    Choice->takeName(Float);
    Float->replaceAllUsesWith(Choice);
    Float->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses CombinePass::run(Function &F, FunctionAnalysisManager &AM) {
  auto Wide = find_if(F, hasManyPhis);
  if (Wide == F.end()) {
    AM.getResult<TargetLibraryAnalysis>(F).disableAllFunctions();
    bool Changed = chooseByCompare(F);
    Changed |= chooseSignedFloats(F);
    Fences All;
    Changed |= protectFunnelShifts(F, All);
    fenceOperandsOfPairs(F, All);
    fenceShortFloats(F, All);
    PreservedAnalyses Kept = InstCombinePass().run(F, AM);
    dropFences(All);
    Changed |= !All.empty();
    for (BasicBlock &Block : F)
      Changed |= compareAfterStep(Block);
    if (Changed)
      Kept.intersect(preservedIfRewritten(true));
    return Kept;
  }
  Remarks(F, DEBUG_TYPE).missed("TooManyPhis", Wide->front(), [](Remark &R) {
    R << "instructions not combined: a block has more than "
      << ore::NV("MaxPhis", MaxPhis) << " phis";
  });
  return PreservedAnalyses::all();
}

} // namespace cmx
