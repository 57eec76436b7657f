//===- SimplifyRegions.cpp - Regions that are known values ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header cmx/Transforms/Regions/SimplifyRegions.h describes the pass.
//
// There are two walks. The first walk, from the end to the start, finds the
// writes that can be removed. Each user of such a write is a read that can take
// its lanes from the operands of the write, or another write that can be
// removed. The second walk goes in reverse post-order, so that operands are
// simplified before their users. It replaces:
//
//   calls on constants  by constants (ConstantFold.h, Arithmetic.cpp)
//   rdregion            of a whole vector: by the vector. Of a chain of writes:
//                       by a read of an earlier value (throughWrite() in
//                       RegionSource.h); if writes after this value stay, the
//                       value must be in registers anyway
//   wrregion            of a whole vector: by the new value. Of undefined
//                       values, of no lane, or of the value that is already
//                       there: by the old value. Of the result of a message
//                       with the same mask: by this result; the old value
//                       becomes an operand of the message
//   wrpredregion etc.   in the same way
//   misaligned regions  by poison
//
// The replacements are sound. A read of the written value, or of lanes that a
// write does not change, returns the same lanes as the replaced read. Undefined
// lanes may get any value. The check whether a write stores the value that is
// already there uses only exact steps (RegionSource.h), so that no lane becomes
// undefined.
//
// The time is linear, except for the walks along chains of writes, which visit
// at most MaxSteps writes. A missed remark ("ChainTooLong") reports a walk that
// stopped early.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Regions/SimplifyRegions.h"

#include "ConstantFold.h"
#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/StageCheck.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "cmx-simplify-regions"

using namespace llvm;

STATISTIC(NumFolded, "Number of intrinsics of constants folded");
STATISTIC(NumReads, "Number of reads simplified");
STATISTIC(NumWrites, "Number of writes simplified");
STATISTIC(NumPredicates, "Number of predicate operations simplified");

namespace cmx {

namespace {

/// The maximum number of writes that a walk visits.
constexpr unsigned MaxSteps = 64;

class RegionSimplifier {
public:
  explicit RegionSimplifier(Function &F)
      : F(F), Rem(F, DEBUG_TYPE), RB(*F.getParent()) {}
  bool run();

private:
  void findDissolving(const BasicBlock &BB);
  bool dissolves(const RegionAccessInst &Wr) const;
  bool isPassedBy(const User &U, const RegionAccessInst &Wr) const;

  bool visit(Instruction &I);
  Value *simplify(Instruction &I);
  Value *simplifyRead(RdRegionInst &Rd);
  Value *simplifyWrite(WrRegionInst &Wr);
  Value *simplifyMask(WrRegionInst &Wr);
  Value *simplifyMaskedMessage(WrRegionInst &Wr);
  Value *simplifyPredicateRead(RdPredRegionInst &Rd);
  Value *simplifyPredicateWrite(WrPredRegionInst &Wr);
  Value *simplifyMaskedPredicateWrite(WrPredPredRegionInst &Wr);
  RegionSource throughWrites(const RdRegionInst &Rd);
  std::optional<RegionSource>
  exactSource(RegionSource S, const Instruction &For, unsigned &WidestBytes);
  bool writesWhatIsThere(const WrRegionInst &Wr);
  void noteLongChain(const Instruction &I);

  Function &F;
  Remarks Rem;
  RegionBuilder RB;
  SmallPtrSet<const Instruction *, 32> Dissolving;
  SmallVector<WeakTrackingVH, 16> MaybeDead;
};

} // namespace

void RegionSimplifier::noteLongChain(const Instruction &I) {
  Rem.missed("ChainTooLong", I, [&](Remark &R) {
    R << "looked back over " << ore::NV("Writes", MaxSteps)
      << " writes and no further";
  });
}

//===----------------------------------------------------------------------===//
// Writes that can be removed
//===----------------------------------------------------------------------===//

/// \p U is a user of \p Wr or of a bitcast of \p Wr. Can \p U be rewritten so
/// that it does not need \p Wr?
bool RegionSimplifier::isPassedBy(const User &U,
                                  const RegionAccessInst &Wr) const {
  // If Wr is the offset of the read, throughWrite() fails as well.
  if (const auto *Rd = dyn_cast<RdRegionInst>(&U))
    return throughWrite(readSource(*Rd)).has_value();
  const auto *Next = dyn_cast<RegionAccessInst>(&U);
  return Next && Dissolving.count(Next) &&
         Next->getArgOperand(WrRegionOp::New) != &Wr;
}

bool RegionSimplifier::dissolves(const RegionAccessInst &Wr) const {
  return all_of(Wr.users(), [&](const User *U) {
    if (const auto *Cast = dyn_cast<BitCastInst>(U))
      return all_of(Cast->users(), [&](const User *CastUser) {
        return isPassedBy(*CastUser, Wr);
      });
    return isPassedBy(*U, Wr);
  });
}

void RegionSimplifier::findDissolving(const BasicBlock &BB) {
  for (const Instruction &I : reverse(BB)) {
    const auto *Wr = dyn_cast<RegionAccessInst>(&I);
    if (Wr && Wr->isWrite() && dissolves(*Wr))
      Dissolving.insert(Wr);
  }
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

/// \p New is the new value of a write that stays. Is \p New in its own
/// registers even if it gets no additional reader?
static bool isThereAnyway(const Value *New) {
  const auto *I = dyn_cast<Instruction>(New);
  return !I || (!I->hasOneUse() && !isFreeReader(*I));
}

/// Returns the earliest value that \p Rd may read instead, and the region of
/// the same elements in this value.
RegionSource RegionSimplifier::throughWrites(const RdRegionInst &Rd) {
  RegionSource Found = readSource(Rd), Current = Found;
  bool MayRead = true; // Becomes false at the first write that stays.
  for (unsigned Steps = 0; Steps != MaxSteps; ++Steps) {
    std::optional<WriteStep> Step = throughWrite(Current);
    if (!Step)
      return Found;
    MayRead &= Dissolving.count(cast<Instruction>(Current.V)) != 0;
    Current = Step->Source;
    if (Step->IsNew && isThereAnyway(Current.V))
      MayRead = true;
    if (MayRead)
      Found = Current;
    else if (Step->IsNew)
      return Found;
  }
  noteLongChain(Rd);
  return Found;
}

Value *RegionSimplifier::simplifyRead(RdRegionInst &Rd) {
  RegionSource Read = readSource(Rd), From = throughWrites(Rd);
  bool IsWhole =
      From.isDirect() && From.R.isWhole(uint64_t(numLanes(From.V->getType())) *
                                        elementBytes(From.V->getType()));
  if (!IsWhole && From == Read)
    return nullptr;
  return RB.createRead(From, Rd.getType());
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

static bool hasNoTrueLane(const Constant &Mask) {
  for (unsigned I = 0; I != numLanes(Mask.getType()); ++I) {
    Constant *Lane = Mask.getType()->isVectorTy()
                         ? Mask.getAggregateElement(I)
                         : const_cast<Constant *>(&Mask);
    if (!Lane || !(Lane->isNullValue() || isa<UndefValue>(Lane)))
      return false;
  }
  return true;
}

/// If a message has the same mask as the write of its result, the message can
/// keep the old lanes itself:
///   wrregion %old, (message %mask, .., poison), .., %mask
/// Raw messages are excluded: they write registers, not one value for each lane
/// of the mask.
Value *RegionSimplifier::simplifyMaskedMessage(WrRegionInst &Wr) {
  auto *Message = dyn_cast<CallInst>(Wr.newValue());
  if (!Message || !Message->hasOneUse() ||
      Message->getParent() != Wr.getParent() ||
      Message->getType() != Wr.getType() || !Wr.hasConstantOffset() ||
      !Wr.region().isWhole(Wr.parentBytes()))
    return nullptr;
  auto Lowering = getGenXLowering(*Message);
  if (Lowering != LoweringKind::Message && Lowering != LoweringKind::Atomic)
    return nullptr;
  const GenXInfo &Info = getGenXInfo(*getGenXIntrinsic(*Message));
  auto Mask = Info.operandIndex("mask"), Old = Info.operandIndex("old");
  if (!Mask || !Old || Info.Shape == ShapeRule::RawSend ||
      Message->getArgOperand(*Mask) != Wr.mask())
    return nullptr;
  // The old value must dominate the message. If it is from another block, it
  // does: it dominates the write, and the message is in the block of the write.
  auto *Before = dyn_cast<Instruction>(Wr.oldValue());
  if (Before && Before->getParent() == Message->getParent() &&
      !Before->comesBefore(Message))
    return nullptr;
  Message->setArgOperand(*Old, Wr.oldValue());
  return Message;
}

/// Removes a mask whose defined lanes are all true.
Value *RegionSimplifier::simplifyMask(WrRegionInst &Wr) {
  auto *Mask = dyn_cast<Constant>(Wr.mask());
  if (!Mask || Wr.isMaskAllOnes())
    return nullptr;
  for (unsigned I = 0; I != Wr.numElts(); ++I) {
    Constant *Lane = Mask->getAggregateElement(I);
    if (!Lane || !(Lane->isOneValue() || isa<UndefValue>(Lane)))
      return nullptr;
  }
  SmallVector<Value *, 8> Args(Wr.args());
  Args[WrRegionOp::Mask] = RB.ir().getTrue();
  return RB.createIntrinsic(*getGenXIntrinsic(Wr), Wr.getType(), Args);
}

/// Is \p New undefined, so that \p Old may replace it? If \p New is undef,
/// \p Old must not be poison.
static bool isNoBetterThan(const Value *New, const Value *Old) {
  if (isa<PoisonValue>(New))
    return true;
  if (!isa<UndefValue>(New))
    return false;
  return isGuaranteedNotToBePoison(Old);
}

/// Raises \p WidestBytes to the size of the widest elements of \p V and, if
/// \p V is a bitcast, of the values that were cast.
static void noteWidest(const Value *V, unsigned &WidestBytes) {
  for (;;) {
    WidestBytes = std::max(WidestBytes, elementBytes(V->getType()));
    auto *Cast = dyn_cast<BitCastInst>(V);
    if (!Cast || elementBytes(Cast->getSrcTy()) == 0)
      return;
    V = Cast->getOperand(0);
  }
}

/// Follows \p S back by exact steps. Returns the earliest source, or
/// std::nullopt if there are too many steps. Raises \p WidestBytes to the size
/// of the widest elements on the way.
std::optional<RegionSource>
RegionSimplifier::exactSource(RegionSource S, const Instruction &For,
                              unsigned &WidestBytes) {
  for (unsigned Steps = 0; Steps != MaxSteps; ++Steps) {
    assert(S.isDirect() && "steps between direct regions only are exact");
    if (auto Next = throughRead(S)) {
      if (!Next->isDirect())
        return S;
      noteWidest(cast<RdRegionInst>(S.V)->source(), WidestBytes);
      S = *Next;
    } else if (auto Step = throughWrite(S)) {
      unsigned From = Step->IsNew ? WrRegionOp::New : WrRegionOp::Old;
      noteWidest(cast<CallInst>(S.V)->getArgOperand(From), WidestBytes);
      S = Step->Source;
    } else {
      return S;
    }
  }
  noteLongChain(For);
  return std::nullopt;
}

/// Does the old value already have in each lane the value that \p Wr writes?
/// Returns false if a bitcast joined narrower elements into the elements of the
/// old value. The reason: one poison byte makes all bytes of a joined element
/// poison, but the bytes that \p Wr writes may be defined. There is one
/// exception: \p Wr may write elements that were read from the old value
/// itself.
bool RegionSimplifier::writesWhatIsThere(const WrRegionInst &Wr) {
  RegionSource Old = {stripRegisterBitcasts(Wr.oldValue()), Wr.region(),
                      Wr.hasVariableOffset() ? Wr.offsetOperand() : nullptr};
  unsigned OldBytes = 1, NewBytes = 1; // Only OldBytes is used.
  noteWidest(Wr.oldValue(), OldBytes);
  auto IsExact = [&](const Value *Source) {
    return OldBytes <= elementBytes(Source->getType());
  };
  auto *Rd = dyn_cast<RdRegionInst>(Wr.newValue());
  bool IsReadOfOld = Rd && readSource(*Rd) == Old &&
                     (Rd->source() == Wr.oldValue() || IsExact(Old.V));
  if (Wr.hasVariableOffset() || !Wr.region().fitsIn(Wr.parentBytes()))
    return IsReadOfOld && Wr.hasVariableOffset();
  if (IsReadOfOld)
    return true;
  auto New = exactSource(wholeSource(Wr.newValue()), Wr, NewBytes);
  if (!New)
    return false;
  auto There = exactSource(Old, Wr, OldBytes);
  return There && *New == *There && IsExact(There->V);
}

Value *RegionSimplifier::simplifyWrite(WrRegionInst &Wr) {
  if (isNoBetterThan(Wr.newValue(), Wr.oldValue()))
    return Wr.oldValue();
  if (auto *Mask = dyn_cast<Constant>(Wr.mask()))
    if (hasNoTrueLane(*Mask))
      return Wr.oldValue();
  if (Wr.hasConstantOffset() && Wr.isMaskAllOnes() &&
      Wr.region().isWhole(Wr.parentBytes()))
    return RB.createRead(wholeSource(Wr.newValue()), Wr.getType());
  if (writesWhatIsThere(Wr))
    return Wr.oldValue();
  if (Value *Message = simplifyMaskedMessage(Wr))
    return Message;
  return simplifyMask(Wr);
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

namespace {
/// Lanes [First, First + Num) of a predicate.
struct LaneRange {
  unsigned First, Num;
  unsigned end() const { return First + Num; }
  bool contains(const LaneRange &R) const {
    return First <= R.First && R.end() <= end();
  }
  bool overlaps(const LaneRange &R) const {
    return First < R.end() && R.First < end();
  }
};
} // namespace

Value *RegionSimplifier::simplifyPredicateRead(RdPredRegionInst &Rd) {
  Value *V = Rd.source();
  LaneRange Read{Rd.offsetElts(), Rd.numElts()};
  for (unsigned Steps = 0; Steps != MaxSteps; ++Steps) {
    if (Read.First == 0 && V->getType() == Rd.getType())
      return V;
    auto *Wr = dyn_cast<WrPredRegionInst>(V);
    if (!Wr)
      break;
    LaneRange Written{Wr->offsetElts(), Wr->numElts()};
    if (Written.contains(Read) && Wr->newValue()->getType()->isVectorTy()) {
      V = Wr->newValue();
      Read.First -= Written.First;
    } else if (!Written.overlaps(Read) && Wr->hasOneUse()) {
      V = Wr->oldValue();
    } else {
      break;
    }
  }
  if (V == Rd.source() || !Rd.getType()->isVectorTy())
    return nullptr;
  if (auto *Inner = dyn_cast<RdPredRegionInst>(V)) {
    V = Inner->source();
    Read.First += Inner->offsetElts();
  }
  return RB.createRdPredRegion(V, Read.Num, Read.First);
}

/// Is \p New a read of the lanes of \p Old from \p FirstLane on?
static bool isLanesOf(const Value *New, const Value *Old, unsigned FirstLane) {
  const auto *Rd = dyn_cast<RdPredRegionInst>(New);
  return Rd && Rd->source() == Old && Rd->offsetElts() == FirstLane;
}

Value *RegionSimplifier::simplifyPredicateWrite(WrPredRegionInst &Wr) {
  if (isNoBetterThan(Wr.newValue(), Wr.oldValue()) ||
      isLanesOf(Wr.newValue(), Wr.oldValue(), Wr.offsetElts()))
    return Wr.oldValue();
  return Wr.newValue()->getType() == Wr.getType() ? Wr.newValue() : nullptr;
}

Value *
RegionSimplifier::simplifyMaskedPredicateWrite(WrPredPredRegionInst &Wr) {
  LaneRange Written{Wr.offsetElts(), Wr.numElts()};
  if (isNoBetterThan(Wr.newValue(), Wr.oldValue()) ||
      isLanesOf(Wr.newValue(), Wr.oldValue(), Written.First))
    return Wr.oldValue();
  auto *Mask = dyn_cast<Constant>(Wr.mask());
  if (!Mask)
    return nullptr;
  bool AllTrue = true, NoneTrue = true;
  for (unsigned I = Written.First; I != Written.end(); ++I) {
    Constant *Lane = Mask->getAggregateElement(I);
    AllTrue &= Lane && (Lane->isOneValue() || isa<UndefValue>(Lane));
    NoneTrue &= Lane && (Lane->isNullValue() || isa<UndefValue>(Lane));
  }
  if (NoneTrue)
    return Wr.oldValue();
  return AllTrue ? RB.createWrPredRegion(Wr.oldValue(), Wr.newValue(),
                                         Written.First)
                 : nullptr;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

static Value *counted(Value *V, Statistic &Number) {
  Number += V != nullptr;
  return V;
}

Value *RegionSimplifier::simplify(Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  if (!Call || !getGenXIntrinsic(*Call))
    return nullptr;
  if (Constant *C = foldGenXCall(*Call))
    return counted(C, NumFolded);
  // A variable offset must be the start of an element. This offset has become a
  // constant inside of an element.
  if (auto *Access = dyn_cast<RegionAccessInst>(&I);
      Access && Access->misalignedOffsetBytes())
    return counted(PoisonValue::get(I.getType()), NumFolded);
  RB.ir().SetInsertPoint(&I);
  if (auto *Rd = dyn_cast<RdRegionInst>(&I))
    return counted(simplifyRead(*Rd), NumReads);
  if (auto *Wr = dyn_cast<WrRegionInst>(&I))
    return counted(simplifyWrite(*Wr), NumWrites);
  if (auto *Rd = dyn_cast<RdPredRegionInst>(&I))
    return counted(simplifyPredicateRead(*Rd), NumPredicates);
  if (auto *Wr = dyn_cast<WrPredRegionInst>(&I))
    return counted(simplifyPredicateWrite(*Wr), NumPredicates);
  if (auto *Wr = dyn_cast<WrPredPredRegionInst>(&I))
    return counted(simplifyMaskedPredicateWrite(*Wr), NumPredicates);
  return nullptr;
}

/// Returns the name of the remark about \p I.
static StringRef nameOf(const Instruction &I) {
  if (const auto *Access = dyn_cast<RegionAccessInst>(&I))
    return Access->isRead() ? "ReadSimplified" : "WriteSimplified";
  if (isa<RdPredRegionInst, WrPredRegionInst, WrPredPredRegionInst>(I))
    return "PredicateSimplified";
  return "ConstantFolded";
}

bool RegionSimplifier::visit(Instruction &I) {
  Value *V = simplify(I);
  if (!V)
    return false;
  assert(V != &I && "unreachable blocks are not visited");
  Rem.passed(nameOf(I), I, [&](Remark &R) {
    R << remarkValue("Instruction", I) << " is " << remarkValue("Value", *V);
  });
  if (auto *New = dyn_cast<Instruction>(V); New && !New->hasName())
    New->takeName(&I);
  for (Value *Op : I.operands())
    if (isa<Instruction>(Op))
      MaybeDead.push_back(Op);
  // V gets the users of I. If V is a new write, it has no other users.
  if (Dissolving.erase(&I) && isa<WrRegionInst>(V) && V->use_empty())
    Dissolving.insert(cast<Instruction>(V));
  I.replaceAllUsesWith(V);
  I.eraseFromParent();
  return true;
}

bool RegionSimplifier::run() {
  ReversePostOrderTraversal<Function *> Order(&F);
  SmallVector<BasicBlock *, 16> Blocks(Order.begin(), Order.end());
  for (const BasicBlock *BB : reverse(Blocks))
    findDissolving(*BB);
  bool Changed = false;
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : make_early_inc_range(*BB))
      Changed |= visit(I);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
  return Changed;
}

PreservedAnalyses SimplifyRegionsPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  return preservedIfRewritten(RegionSimplifier(F).run());
}

} // namespace cmx
