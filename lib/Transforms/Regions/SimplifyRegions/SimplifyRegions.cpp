//===- SimplifyRegions.cpp - Regions that are known values ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header cmx/Transforms/Regions/SimplifyRegions.h describes the pass.
//
// Two walks. The first, from the end to the start, finds the writes that
// can be removed: each user is a read that can take its lanes from the operands
// of the write, or another write that can be removed. The second, in reverse
// post-order, so that operands have been simplified before their users,
// replaces values:
//
//   constants           ConstantFold.h, Arithmetic.cpp
//   rdregion            of a whole vector: the vector. Of a chain of writes:
//                       an earlier value (throughWrite, RegionSource.h); if
//                       writes between stay, only one that has registers anyway
//   wrregion            of a whole vector: the new value. Of undefined values,
//                       of no lane, or of the value that is already there: the
//                       old value. Of a message under the same mask: the
//                       message, which takes the old value
//   wrpredregion etc.   likewise
//   a misaligned region poison
//
// Why it is sound: a read of a written value, or of lanes that a write did not
// change, has the same lanes; undefined lanes may become anything. Whether a
// write stores the value that is already there is decided by exact steps only
// (RegionSource.h), so that no lane becomes undefined.
//
// The time is linear, except for the walks along chains, of at most MaxSteps
// writes. A missed remark tells of a walk that stopped early ("ChainTooLong").
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

/// The most writes that a walk passes.
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

/// Can the user \p U of \p Wr, or of a bitcast of it, do without \p Wr?
bool RegionSimplifier::isPassedBy(const User &U,
                                  const RegionAccessInst &Wr) const {
  // If Wr is the offset, throughWrite fails as well.
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

/// A write that stays writes \p New. Does \p New have registers of its own even
/// if no reader is added?
static bool isThereAnyway(const Value *New) {
  const auto *I = dyn_cast<Instruction>(New);
  return !I || (!I->hasOneUse() && !isFreeReader(*I));
}

/// The elements of \p Rd in the earliest value that may be read instead.
RegionSource RegionSimplifier::throughWrites(const RdRegionInst &Rd) {
  RegionSource Found = readSource(Rd), Current = Found;
  bool MayRead = true; // False from the first write on that stays.
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

/// A message under the mask of the write can itself keep the old lanes:
///   wrregion %old, (message %mask, .., poison), .., %mask
/// A raw message writes registers, not a value for each lane of its mask.
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
  // A value that dominates the write from another block dominates the message.
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

/// Is \p New undefined, so that \p Old may replace it? \p Old must not be more
/// undefined than \p New.
static bool isNoBetterThan(const Value *New, const Value *Old) {
  if (isa<PoisonValue>(New))
    return true;
  if (!isa<UndefValue>(New))
    return false;
  return isGuaranteedNotToBePoison(Old);
}

/// Raises \p WidestBytes to the widest elements that bitcasts give \p V.
static void noteWidest(const Value *V, unsigned &WidestBytes) {
  for (;;) {
    WidestBytes = std::max(WidestBytes, elementBytes(V->getType()));
    auto *Cast = dyn_cast<BitCastInst>(V);
    if (!Cast || elementBytes(Cast->getSrcTy()) == 0)
      return;
    V = Cast->getOperand(0);
  }
}

/// Follows \p S back by exact steps; nothing if there are too many. Raises
/// \p WidestBytes to the widest elements on the way.
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

/// Does the old value already hold in each lane the value that \p Wr writes?
/// The answer is no if a bitcast gave the old value wider elements than its
/// source has, unless \p Wr writes elements that were read from the old value
/// itself: in a wider element one poison byte makes all bytes poison, while the
/// bytes that \p Wr writes may be defined.
bool RegionSimplifier::writesWhatIsThere(const WrRegionInst &Wr) {
  RegionSource Old = {stripRegisterBitcasts(Wr.oldValue()), Wr.region(),
                      Wr.hasVariableOffset() ? Wr.offsetOperand() : nullptr};
  unsigned OldBytes = 1, NewBytes = 1; // Only OldBytes counts.
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

/// Does \p New equal the lanes of \p Old from \p FirstLane on?
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
  // This offset was variable and had to start at an element, but has become a
  // constant that does not.
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

/// The kind of the remark.
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
  // V takes over the users of I; a new write has no others.
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
