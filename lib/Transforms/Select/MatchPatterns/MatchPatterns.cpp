//===- MatchPatterns.cpp - Several operations that become one -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Select/MatchPatterns.h"
#include "BooleanFunctions.h"
#include "ByteDotProducts.h"
#include "ConstantTerms.h"
#include "Rotates.h"
#include "cmx/Analysis/IntegerRanges.h"
#include "cmx/Analysis/LoopForest.h"
#include "cmx/Analysis/OperationForm.h"
#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-match-patterns"

STATISTIC(NumAverages, "Number of averages found");
STATISTIC(NumSums, "Number of sums of three terms, or with limits, found");
STATISTIC(NumChoices, "Number of choices that became predicated operations");

namespace cmx {

namespace {
class PatternMatcher {
public:
  PatternMatcher(Function &F, const DominatorTree &DT, const TargetDesc &TD)
      : F(F), TD(TD), Costs(TD), Loops(F, DT), RB(*F.getParent()),
        Rem(F, DEBUG_TYPE), Ranges(F.getDataLayout()) {}
  bool run();

private:
  bool matchInBlock(BasicBlock &BB);
  bool matchAverage(Instruction &I);
  bool matchSumOfThree(Instruction &I);
  bool matchSaturatedSum(CallBase &Conversion);
  bool matchChoice(SelectInst &Sel, bool OnTrue);
  bool matchMaskedOperand(BinaryOperator &I);
  bool endsHere(const Instruction &X, const Instruction &End) const;
  bool writeUnderMask(Instruction &I, Value *Op, Instruction *Old, Value *Mask);
  void replace(Instruction &I, Value *New, StringRef Name, StringRef Text);
  void eraseDead();

  Function &F;
  const TargetDesc &TD;
  OperationCosts Costs;
  LoopForest Loops;
  RegionBuilder RB;
  Remarks Rem;
  IntegerRanges Ranges;
  SmallVector<WeakTrackingVH, 8> MaybeDead;
  /// The numbers of the original instructions of the current block, from 1 on.
  DenseMap<const Instruction *, unsigned> Numbers;
  /// Replaced instructions. They are deleted at the end, because Ranges
  /// identifies values by their addresses.
  SmallVector<Instruction *, 8> Removed;
};
} // namespace

void PatternMatcher::replace(Instruction &I, Value *New, StringRef Name,
                             StringRef Text) {
  Rem.passed(Name, I, [&](Remark &R) {
    R << remarkValue("Value", I) << " " << ore::NV("Became", Text);
  });
  MaybeDead.append(I.op_begin(), I.op_end());
  New->takeName(&I);
  I.replaceAllUsesWith(New);
  I.removeFromParent();
  I.dropAllReferences();
  Removed.push_back(&I);
}

void PatternMatcher::eraseDead() {
  for (Instruction *I : Removed)
    I->deleteValue();
  while (!MaybeDead.empty()) {
    Value *V = MaybeDead.pop_back_val();
    auto *I = dyn_cast_or_null<Instruction>(V);
    if (!I || !isa<BinaryOperator, SelectInst>(I) || !I->use_empty())
      continue;
    MaybeDead.append(I->op_begin(), I->op_end());
    salvageDebugInfo(*I);
    I->eraseFromParent();
  }
}

//===----------------------------------------------------------------------===//
// Averages
//===----------------------------------------------------------------------===//

/// Matches \p V as L + R + 1. The inner sums must have no other use.
static bool matchSumPlusOne(Value *V, Value *&L, Value *&R) {
  if (!V->hasOneUse())
    return false;
  if (match(V, m_Add(m_OneUse(m_Add(m_Value(L), m_Value(R))), m_One())))
    return true;
  return match(V, m_c_Add(m_OneUse(m_Add(m_Value(L), m_One())), m_Value(R)));
}

/// Matches \p I as (L + R + 1) >> 1.
static bool matchHalfOfSum(Instruction &I, Value *&L, Value *&R) {
  Value *Sum;
  unsigned Bits = I.getType()->getScalarSizeInBits();
  return (Bits == 16 || Bits == 32) &&
         match(&I, m_Shr(m_Value(Sum), m_One())) &&
         matchSumPlusOne(Sum, L, R) && !isa<Constant>(L) && !isa<Constant>(R);
}

/// Matches an average. The machine computes the sum for an average with one bit
/// more than the operands have.
bool PatternMatcher::matchAverage(Instruction &I) {
  bool Signed = I.getOpcode() == Instruction::AShr;
  Value *L, *R;
  if (!matchHalfOfSum(I, L, R))
    return false;
  // The machine's sum never wraps, so the sum in the IR must not wrap.
  unsigned Bits = I.getType()->getScalarSizeInBits();
  ConstantRange LR = Ranges.get(L), RR = Ranges.get(R);
  ConstantRange One(APInt(Bits, 1));
  auto Fits = [&](const ConstantRange &A, const ConstantRange &B) {
    return (Signed ? A.signedAddMayOverflow(B) : A.unsignedAddMayOverflow(B)) ==
           ConstantRange::OverflowResult::NeverOverflows;
  };
  if (!Fits(LR, RR) || !Fits(LR.add(RR), One))
    return false;
  RB.ir().SetInsertPoint(&I);
  Value *Avg =
      RB.createIntrinsic(Signed ? GenXIntrinsic::Ssavg : GenXIntrinsic::Uuavg,
                         I.getType(), {L, R});
  ++NumAverages;
  replace(I, Avg, "Average", "is an average");
  return true;
}

//===----------------------------------------------------------------------===//
// Sums of three terms
//===----------------------------------------------------------------------===//

/// Does \p V cost no more as an operand of add3 than as an operand of add?
static bool isTerm(const Value *V) {
  if (isa<Constant>(V) || isa<ZExtInst, SExtInst>(V))
    return false;
  return !(match(V, m_OneUse(m_Mul(m_Value(), m_Value()))) ||
           match(V, m_OneUse(m_Shl(m_Value(), m_Constant()))));
}

bool PatternMatcher::matchSumOfThree(Instruction &I) {
  unsigned Bytes = elementBytes(I.getType());
  if (!TD.supports(Operation::Add3) || !I.getType()->isIntOrIntVectorTy() ||
      (Bytes != 2 && Bytes != 4))
    return false;
  Value *A, *B, *C;
  bool Subtracts = false;
  if (match(&I, m_c_Add(m_OneUse(m_Add(m_Value(A), m_Value(B))), m_Value(C))))
    ;
  else if (match(&I,
                 m_Sub(m_OneUse(m_Add(m_Value(A), m_Value(B))), m_Value(C))))
    Subtracts = true;
  else
    return false;
  if (!isTerm(A) || !isTerm(B) || !isTerm(C))
    return false;
  RB.ir().SetInsertPoint(&I);
  if (Subtracts)
    C = RB.ir().CreateNeg(C);
  Value *Sum = RB.createIntrinsic(GenXIntrinsic::Add3, I.getType(), {A, B, C});
  ++NumSums;
  replace(I, Sum, "SumOfThree", "is a sum of three terms");
  return true;
}

//===----------------------------------------------------------------------===//
// Saturated sums
//===----------------------------------------------------------------------===//

/// Returns the intrinsic of a sum that saturates like the conversion \p Id, or
/// std::nullopt if \p Id is not a saturating conversion.
static std::optional<GenXIntrinsic> saturatedSum(GenXIntrinsic Id) {
  switch (Id) {
  case GenXIntrinsic::SstruncSat:
    return GenXIntrinsic::SsaddSat;
  case GenXIntrinsic::SutruncSat:
    return GenXIntrinsic::SuaddSat;
  case GenXIntrinsic::UstruncSat:
    return GenXIntrinsic::UsaddSat;
  case GenXIntrinsic::UutruncSat:
    return GenXIntrinsic::UuaddSat;
  default:
    return std::nullopt;
  }
}

/// Matches a saturating conversion of a sum that does not wrap. An addition
/// that saturates replaces both, because its saturation costs nothing.
/// Conversions to bytes stay moves, because these moves also pack the bytes.
bool PatternMatcher::matchSaturatedSum(CallBase &Conversion) {
  std::optional<GenXIntrinsic> Id = getGenXIntrinsic(Conversion);
  std::optional<GenXIntrinsic> SumId = Id ? saturatedSum(*Id) : std::nullopt;
  if (!SumId || elementBytes(Conversion.getType()) != 2)
    return false;
  auto *Sum = dyn_cast<BinaryOperator>(Conversion.getArgOperand(0));
  if (!Sum || Sum->getOpcode() != Instruction::Add || !Sum->hasOneUse() ||
      elementBytes(Sum->getType()) != 4)
    return false;
  std::optional<OperationForm> Form = getOperationForm(Conversion);
  bool Signed = Form->SrcSigned;
  if (!(Signed ? Sum->hasNoSignedWrap() : Sum->hasNoUnsignedWrap()))
    return false;
  ElemType Wide = intType(4, Signed);
  ElemType Narrow = intType(2, Form->DstSigned);
  unsigned N = numLanes(Sum->getType());
  CostOperand Srcs[] = {CostOperand::value(Sum->getOperand(0), Signed),
                        CostOperand::value(Sum->getOperand(1), Signed)};
  Cost Before = Costs.price(Operation::Add, N, Wide, Srcs) +
                Costs.price(Operation::Mov, N, Narrow, {Wide}, true);
  if (Costs.price(Operation::Add, N, Narrow, Srcs, true) >= Before)
    return false;
  RB.ir().SetInsertPoint(&Conversion);
  Value *New = RB.createIntrinsic(*SumId, Conversion.getType(),
                                  {Sum->getOperand(0), Sum->getOperand(1)});
  ++NumSums;
  replace(Conversion, New, "SaturatedSum", "is a sum with limits");
  return true;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Can control get from the end of \p From to \p To without passing \p Through?
/// Also returns true if there are too many blocks to search.
static bool canReach(const BasicBlock &From, const BasicBlock &To,
                     const BasicBlock &Through) {
  constexpr unsigned MaxBlocks = 16;
  SmallSetVector<const BasicBlock *, MaxBlocks> Reached;
  auto AddSuccessors = [&](const BasicBlock &BB) {
    for (const BasicBlock *Succ : successors(&BB))
      if (Succ != &Through)
        Reached.insert(Succ);
  };
  AddSuccessors(From);
  for (unsigned N = 0; N != Reached.size(); ++N) {
    if (N == MaxBlocks || Reached[N] == &To)
      return true;
    AddSuccessors(*Reached[N]);
  }
  return false;
}

/// Does \p X write a whole vector? (Such a write always has a mask: without a
/// mask, cmx-simplify-regions would have replaced it by the new value.)
static bool isWholeWrite(const Instruction &X) {
  auto *Wr = dyn_cast<WrRegionInst>(&X);
  return Wr && Wr->hasConstantOffset() &&
         Wr->region().isWhole(Wr->parentBytes());
}

/// Is \p X in a register of its own, and not needed after \p End?
bool PatternMatcher::endsHere(const Instruction &X,
                              const Instruction &End) const {
  const BasicBlock &BB = *End.getParent();
  if (!isa<PHINode>(X) && !getOperationForm(X) && !isWholeWrite(X))
    return false;
  return all_of(X.uses(), [&](const Use &U) {
    auto *User = cast<Instruction>(U.getUser());
    if (User == &End)
      return true;
    auto *Phi = dyn_cast<PHINode>(User);
    const BasicBlock &At = Phi ? *Phi->getIncomingBlock(U) : *User->getParent();
    if (&At != &BB)
      return !canReach(BB, At, *X.getParent());
    // Instructions without a number were created by this walk. They come after
    // End.
    unsigned Number = Numbers.lookup(User);
    return !Phi &&
           !isa<WrRegionInst, BitCastInst, RdRegionInst, FreezeInst>(User) &&
           Number != 0 && Number < Numbers.lookup(&End);
  });
}

/// Does the operation cost the same with and without a predicate?
static bool isPredicable(Instruction::BinaryOps Op) {
  switch (Op) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return true;
  default:
    return false;
  }
}

/// Does \p V cost the same with and without a predicate? (For a constant, a sel
/// costs as much as a masked write in place. But the masked write needs fewer
/// registers, and fewer waits on platforms with a software scoreboard.)
static bool isPredicable(const Value *V) {
  if (auto *C = dyn_cast<Constant>(V))
    return C->getSplatValue() && !isa<UndefValue>(C);
  auto *Bin = dyn_cast<BinaryOperator>(V);
  return Bin && Bin->hasOneUse() && isPredicable(Bin->getOpcode());
}

static bool isMaskable(const Type *Ty) {
  unsigned Bytes = elementBytes(Ty);
  return Ty->isVectorTy() && (Bytes == 2 || Bytes == 4) &&
         !Ty->getScalarType()->isBFloatTy() && numLanes(Ty) % 4 == 0;
}

/// Replaces \p I by a write of \p Op under \p Mask into \p Old. \p I is the
/// last use of \p Old.
bool PatternMatcher::writeUnderMask(Instruction &I, Value *Op, Instruction *Old,
                                    Value *Mask) {
  Region All =
      Region::contiguous(elementBytes(I.getType()), numLanes(I.getType()));
  Value *New = RB.createWrRegion(Old, Op, All, nullptr, Mask);
  ++NumChoices;
  replace(I, New, "Predicated", "is written under a predicate");
  return true;
}

/// Matches a select that chooses an operation in the lanes where the mask is
/// \p OnTrue, and an old value in the other lanes. If a constant is chosen
/// where the mask is false, the select stays, because the finalizer can join
/// the select and its compare into a minimum or maximum.
bool PatternMatcher::matchChoice(SelectInst &Sel, bool OnTrue) {
  Value *Op = OnTrue ? Sel.getTrueValue() : Sel.getFalseValue();
  auto *Old =
      dyn_cast<Instruction>(OnTrue ? Sel.getFalseValue() : Sel.getTrueValue());
  if (!isMaskable(Sel.getType()) ||
      !Sel.getCondition()->getType()->isVectorTy() || !Old ||
      !isPredicable(Op) || (!OnTrue && isa<Constant>(Op)) ||
      !endsHere(*Old, Sel) ||
      (isa<Instruction>(Op) &&
       cast<Instruction>(Op)->getParent() != Sel.getParent()))
    return false;
  RB.ir().SetInsertPoint(&Sel);
  Value *Mask = Sel.getCondition();
  return writeUnderMask(Sel, Op, Old, OnTrue ? Mask : RB.ir().CreateNot(Mask));
}

/// Matches an operation with an operand that has no effect where a mask is
/// false, such as 0 in a sum. If the other operand is the phi of a loop, the
/// result is written into the variable of the phi.
bool PatternMatcher::matchMaskedOperand(BinaryOperator &I) {
  if (!isMaskable(I.getType()) || !isPredicable(I.getOpcode()) ||
      I.getType()->isFPOrFPVectorTy())
    return false;
  for (unsigned K = I.isCommutative() ? 0 : 1; K != 2; ++K) {
    Value *Mask, *Masked;
    auto *Old = dyn_cast<Instruction>(I.getOperand(1 - K));
    Constant *Neutral = ConstantExpr::getBinOpIdentity(
        I.getOpcode(), I.getType(), /*AllowRHSConstant=*/true);
    if (!Old || !Neutral || !I.getOperand(K)->hasOneUse())
      continue;
    bool Inverted =
        match(I.getOperand(K),
              m_Select(m_Value(Mask), m_Specific(Neutral), m_Value(Masked)));
    if ((!Inverted &&
         !match(I.getOperand(K), m_Select(m_Value(Mask), m_Value(Masked),
                                          m_Specific(Neutral)))) ||
        !Mask->getType()->isVectorTy() || !endsHere(*Old, I))
      continue;
    RB.ir().SetInsertPoint(&I);
    if (Inverted)
      Mask = RB.ir().CreateNot(Mask);
    Value *Op = RB.ir().CreateBinOp(I.getOpcode(), Old, Masked);
    return writeUnderMask(I, Op, Old, Mask);
  }
  return false;
}

bool PatternMatcher::matchInBlock(BasicBlock &BB) {
  Numbers.clear();
  unsigned Number = 0;
  for (Instruction &I : BB)
    Numbers[&I] = ++Number;
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(reverse(BB))) {
    if (I.use_empty())
      continue;
    if (auto *Sel = dyn_cast<SelectInst>(&I))
      Changed |= matchChoice(*Sel, /*OnTrue=*/true) ||
                 matchChoice(*Sel, /*OnTrue=*/false);
    else if (auto *Call = dyn_cast<CallBase>(&I))
      Changed |= matchSaturatedSum(*Call);
    else if (I.isBinaryOp())
      Changed |= matchAverage(I) || matchSumOfThree(I) ||
                 matchMaskedOperand(cast<BinaryOperator>(I));
  }
  return Changed;
}

bool PatternMatcher::run() {
  bool Changed = false;
  for (BasicBlock &BB : F) {
    Changed |= matchRotates(BB, TD, Rem);
    Changed |= matchByteDotProducts(BB, Costs, Rem);
  }
  for (BasicBlock &BB : F)
    Changed |= matchInBlock(BB);
  eraseDead();
  for (BasicBlock &BB : F) {
    Changed |= matchBooleanFunctions(BB, Costs, Rem);
    Changed |= shareConstantTerms(BB, Costs, Rem, Loops.depth(&BB) != 0);
  }
  return Changed;
}

PreservedAnalyses MatchPatternsPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  const auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  return preservedIfRewritten(PatternMatcher(F, DT, *TD).run());
}

} // namespace cmx
