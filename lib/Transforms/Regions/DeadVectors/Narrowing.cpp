//===- Narrowing.cpp - Operations on live lanes only ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Narrows operations to their live lanes:
//
//   %s = fadd <32 x float> %x, %y           %xn = rdregion(%x, lanes 8-15)
//   %r = rdregion(%s, lanes 8-15)     ->    %yn = rdregion(%y, lanes 8-15)
//                                           %r  = fadd <8 x float> %xn, %yn
//
// First the pass decides which operations become narrow. It examines them from
// the last to the first, so that the decisions for users are known. If all
// users of an operation read within one cover (LaneCover.h), the operation is
// narrowed to this cover, unless this costs more instructions. So a whole tree
// becomes narrow without further reads or writes. If users need several covers,
// or if the narrow result must be written into a whole vector, the operation is
// narrowed only if CoverChooser finds that this is cheaper.
//
// A part of a predicate has 1, 2, 4 .. 32 lanes. It starts at a multiple of
// this number and of four. A narrow predicate is never written back into a
// whole predicate.
//
// Then the operations are rebuilt, from the first to the last. A new operand is
// the narrow form of the old operand, or a region of the old operand. If the
// old operand reads a region, the two regions are composed into one. Finally,
// the wide operations are erased. If a wide operation still has users, they get
// a poison vector into which the narrow result is written.
//
// The pass does not narrow phis and vectors made of writes, because their
// unused lanes cost no instructions (see DecomposeVectors.h). Nor does it
// narrow messages, structs or bitcasts. (Bitcasts become parts of regions.)
//
//===----------------------------------------------------------------------===//

#include "Narrowing.h"

#include "LaneCover.h"

#include "cmx/Analysis/LiveLanes.h"
#include "cmx/Analysis/OperationForm.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-dead-vectors"

STATISTIC(NumNarrowed, "Number of operations made narrower");
STATISTIC(NumWritesNarrowed, "Number of region writes made narrower");

namespace cmx {

/// The maximum depth of nested extensions and modifiers that are cloned to
/// narrow one operand.
static constexpr unsigned MaxReaderDepth = 4;

/// Can lanes of \p V be read as a region or as a part of a predicate? Lanes of
/// pointers cannot, because elementBytes() is 0 for pointers.
static bool hasParts(const Value *V) {
  unsigned Bytes = elementBytes(V->getType());
  return !V->getType()->isVectorTy() || isPredicateType(V->getType()) ||
         (isPowerOf2_32(Bytes) && Bytes <= 8);
}

/// Can \p I be rebuilt with fewer lanes?
static bool isNarrowable(const Instruction &I) {
  if (!isa<FixedVectorType>(I.getType()) || isa<BitCastInst>(I) ||
      !isElementwise(I) || !hasParts(&I) ||
      !all_of(I.operand_values(), hasParts))
    return false;
  const auto *Call = dyn_cast<CallInst>(&I);
  if (!Call)
    return true;
  return !Call->hasOperandBundles() &&
         getGenXLowering(I) != LoweringKind::Constant;
}

/// Is \p V an extension or modifier, which costs nothing in a source operand?
static bool isCheapReader(Value *V) {
  return isa<ZExtInst, SExtInst>(V) || matchModifier(V).has_value();
}

/// Returns the lanes that \p Rd reads, or std::nullopt if they are not known.
static std::optional<LaneCover> lanesRead(const RdRegionInst &Rd) {
  if (!Rd.hasConstantOffset())
    return std::nullopt;
  Region R = Rd.region();
  if (!R.isAligned() || R.offsetBytes() < 0)
    return std::nullopt;
  RegionShape S;
  S.NumElts = R.numElts();
  S.VStrideElts = R.vStrideElts();
  S.WidthElts = R.widthElts();
  S.HStrideElts = R.hStrideElts();
  S.OffsetBytes = R.offsetBytes() / R.elemBytes();
  return Region::get(S);
}

/// Returns the lanes \p Lanes of the part that \p Access reads or writes, as a
/// region of the vector of \p Access. Returns std::nullopt if there is no such
/// region, or if it does not start at the variable offset of \p Access.
static std::optional<Region> partOf(const RegionAccessInst &Access,
                                    const LaneCover &Lanes) {
  if (Access.hasRowOffsets())
    return std::nullopt;
  Region Outer = Access.region();
  auto R = Outer.compose(coverRegion(Lanes, Outer.elemBytes()));
  if (!R || (Access.hasVariableOffset() && R->offsetBytes() != 0))
    return std::nullopt;
  return R;
}

static Value *offsetIfVariable(const RegionAccessInst &Access) {
  return Access.hasVariableOffset() ? Access.offsetOperand() : nullptr;
}

namespace {

class Narrower {
public:
  Narrower(Function &F, const LiveLanes &Live, const TargetDesc *TD,
           Remarks &Rem)
      : F(F), Live(Live), Chooser(TD), Rem(Rem), RB(*F.getParent()) {}

  NarrowResult run();

private:
  struct Reader {
    std::optional<LaneCover> Lanes; ///< Empty: needs the whole vector.
  };

  bool isElement(const Use &U, const LaneCover *&Cover) const;
  void addReaders(const RdRegionInst &Rd, SmallVectorImpl<Reader> &List) const;
  SmallVector<Reader, 8> readersOf(const Instruction &I) const;
  std::optional<LaneCover> commonCover(ArrayRef<Reader> Readers,
                                       const BitVector &Lanes) const;
  bool canRead(Value *V, const LaneCover &Cover, unsigned Depth = 0);
  bool canReadOperands(Instruction &I, const LaneCover &Cover,
                       unsigned Depth = 0);
  StringRef whyNoPart() const;
  void take(Instruction &I, const LaneCover &Cover);
  bool paysPutBack(Instruction &I, const CoverChooser::Choice &Choice) const;
  void decideOperation(Instruction &I);
  void decideWrite(WrRegionInst &Wr);
  void decide();

  Value *constantPart(Constant *C, const LaneCover &Cover) const;
  Value *predicatePart(Value *V, const LaneCover &Cover);
  Value *regionPart(Value *V, const LaneCover &Cover);
  Value *part(Value *V, const LaneCover &Cover);
  Value *rebuild(Instruction &I, const LaneCover &Cover);
  void rebuildWrite(WrRegionInst &Wr, const LaneCover &Cover);
  void moveReaders(Instruction &I, const LaneCover &Cover, Value *Narrow);
  void finish(Instruction &I);
  void eraseReaders(SmallVector<WeakTrackingVH, 8> MayBeUnused);
  void reportNarrowed(const Instruction &I, const LaneCover &Cover);
  void reportKept(const Instruction &I, const BitVector &Wanted, StringRef Why);

  Function &F;
  const LiveLanes &Live;
  CoverChooser Chooser;
  Remarks &Rem;
  RegionBuilder RB;
  /// The values that become narrow (users before operands), their covers, and
  /// their narrow forms.
  SmallVector<Instruction *, 16> Order;
  DenseMap<const Value *, LaneCover> Covers;
  DenseMap<const Value *, Value *> NarrowOf;
  SmallPtrSet<const Value *, 16> NarrowValues;
  NarrowResult Result;
  bool TooDeep = false; ///< Did MaxReaderDepth stop the last search?
};

} // namespace

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Does the user of \p U become narrow, and does it read \p U lane by lane? If
/// so, sets \p Cover to the cover of the user.
bool Narrower::isElement(const Use &U, const LaneCover *&Cover) const {
  auto It = Covers.find(U.getUser());
  if (It == Covers.end())
    return false;
  if (isa<WrRegionInst>(U.getUser()) && U.getOperandNo() != WrRegionOp::New &&
      U.getOperandNo() != WrRegionOp::Mask)
    return false;
  Cover = &It->second;
  return true;
}

/// Adds the lanes that \p Rd reads from its source. If all users of \p Rd
/// become narrow, adds only the lanes that these users read.
void Narrower::addReaders(const RdRegionInst &Rd,
                          SmallVectorImpl<Reader> &List) const {
  auto Lanes = lanesRead(Rd);
  SmallVector<Reader, 4> OfUsers;
  for (const Use &U : Rd.uses()) {
    const LaneCover *Cover = nullptr;
    if (!Lanes || !isElement(U, Cover) || !Rd.getType()->isVectorTy()) {
      OfUsers.clear();
      break;
    }
    auto Part = Lanes->compose(*Cover);
    if (!Part) {
      OfUsers.clear();
      break;
    }
    OfUsers.push_back({Part});
  }
  if (OfUsers.empty())
    List.push_back({Lanes});
  else
    List.append(OfUsers);
}

SmallVector<Narrower::Reader, 8>
Narrower::readersOf(const Instruction &I) const {
  SmallVector<Reader, 8> List;
  for (const Use &U : I.uses()) {
    const LaneCover *Cover = nullptr;
    if (isElement(U, Cover))
      List.push_back({*Cover});
    else if (const auto *Rd = dyn_cast<RdRegionInst>(U.getUser());
             Rd && U.getOperandNo() == RdRegionOp::Source)
      addReaders(*Rd, List);
    else
      List.push_back({std::nullopt});
  }
  return List;
}

static bool servesAll(ArrayRef<std::optional<LaneCover>> Wanted,
                      const LaneCover &Cover) {
  return all_of(Wanted, [&](const std::optional<LaneCover> &Lanes) {
    return Lanes && lanesWithin(*Lanes, Cover);
  });
}

/// If the lanes of one reader contain the lanes of all other readers, returns
/// the lanes of this reader as a cover. Otherwise returns std::nullopt.
std::optional<LaneCover> Narrower::commonCover(ArrayRef<Reader> Readers,
                                               const BitVector &Lanes) const {
  SmallVector<std::optional<LaneCover>, 8> Wanted;
  const Reader *Largest = nullptr;
  for (const Reader &R : Readers) {
    Wanted.push_back(R.Lanes);
    if (R.Lanes && (!Largest || R.Lanes->numElts() > Largest->Lanes->numElts()))
      Largest = &R;
  }
  if (!Largest || Largest->Lanes->numElts() >= Lanes.size() ||
      Largest->Lanes->hasOverlap() || !Largest->Lanes->fitsIn(Lanes.size()) ||
      !servesAll(Wanted, *Largest->Lanes))
    return std::nullopt;
  return Largest->Lanes;
}

/// Can the lanes of \p Cover be read from \p V without extra instructions?
bool Narrower::canRead(Value *V, const LaneCover &Cover, unsigned Depth) {
  if (!V->getType()->isVectorTy())
    return true;
  if (isa<Constant>(V))
    return constantPart(cast<Constant>(V), Cover) != nullptr;
  if (isPredicateType(V->getType()))
    return isPredicatePart(Cover);
  if (auto *Rd = dyn_cast<RdRegionInst>(V))
    return partOf(*Rd, Cover).has_value();
  // An extension that keeps all lanes could not be part of the bale of its
  // narrow user.
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !isNarrowable(*I))
    return true;
  if (isCheapReader(I)) {
    TooDeep |= Depth == MaxReaderDepth;
    return Depth < MaxReaderDepth && canReadOperands(*I, Cover, Depth + 1);
  }
  // A product that keeps all lanes could not be part of the bale of its narrow
  // sum.
  return !I->hasOneUse() || Depth == MaxReaderDepth ||
         canReadOperands(*I, Cover, Depth + 1);
}

bool Narrower::canReadOperands(Instruction &I, const LaneCover &Cover,
                               unsigned Depth) {
  if (Depth == 0)
    TooDeep = false;
  return all_of(I.operands(), [&](const Use &U) {
    return isa<Function>(U.get()) || canRead(U.get(), Cover, Depth);
  });
}

StringRef Narrower::whyNoPart() const {
  return TooDeep ? "too many extensions and modifiers before an operand"
                 : "an operand has no such part";
}

void Narrower::take(Instruction &I, const LaneCover &Cover) {
  Covers.insert({&I, Cover});
  Order.push_back(&I);
}

/// Is it profitable to narrow \p I and to write the result into a whole vector?
/// The result must start at a register boundary. \p I must not be part of a
/// user's bale, as extensions, products in sums and written values are.
bool Narrower::paysPutBack(Instruction &I,
                           const CoverChooser::Choice &Choice) const {
  unsigned StartBytes = Choice.Cover.firstLane() * elementBytes(I.getType());
  return Choice.FewerInstructions && Choice.Cover.isContiguous() &&
         StartBytes % Chooser.grfBytes() == 0 && !isCheapReader(&I) &&
         none_of(I.users(), [](const User *U) {
           return isa<WrRegionInst>(U) || isNarrowable(*cast<Instruction>(U));
         });
}

void Narrower::decideOperation(Instruction &I) {
  const BitVector &Lanes = Live.lanes(&I);
  if (Lanes.none() || Lanes.all())
    return;
  SmallVector<Reader, 8> Readers = readersOf(I);
  if (auto Common = commonCover(Readers, Lanes);
      Common && canReadOperands(I, *Common) &&
      (isPredicateType(I.getType())
           ? isPredicatePart(*Common)
           : isCheapReader(&I) ||
                 Chooser.costsNoMore(I, *Common, Lanes.size()))) {
    take(I, *Common);
    return;
  }
  if (isPredicateType(I.getType()))
    return reportKept(I, Lanes, "predicates are only narrowed with all users");
  SmallVector<LaneCover, 4> Wishes;
  SmallVector<std::optional<LaneCover>, 8> Wanted;
  for (const Reader &R : Readers) {
    Wanted.push_back(R.Lanes);
    if (R.Lanes && !is_contained(Wishes, *R.Lanes) && Wishes.size() < 4)
      Wishes.push_back(*R.Lanes);
  }
  auto Choice = Chooser.choose(I, Lanes, Wishes);
  if (!Choice)
    return reportKept(I, Lanes, "fewer lanes cost no less");
  if (!canReadOperands(I, Choice->Cover))
    return reportKept(I, Lanes, whyNoPart());
  if (!servesAll(Wanted, Choice->Cover) && !paysPutBack(I, *Choice))
    return reportKept(I, Lanes, "the whole vector is needed for another user");
  take(I, Choice->Cover);
}

void Narrower::decideWrite(WrRegionInst &Wr) {
  if (!Wr.newValue()->getType()->isVectorTy() || Live.isDead(&Wr))
    return;
  BitVector Lanes = Live.demanded(Wr.getOperandUse(WrRegionOp::New));
  if (Lanes.none() || Lanes.all())
    return;
  auto Choice = Chooser.choose(Wr, Lanes, {});
  if (!Choice)
    return reportKept(Wr, Lanes, "fewer lanes cost no less");
  TooDeep = false;
  if (!canRead(Wr.newValue(), Choice->Cover) ||
      !canRead(Wr.mask(), Choice->Cover) || !partOf(Wr, Choice->Cover))
    return reportKept(Wr, Lanes, whyNoPart());
  take(Wr, Choice->Cover);
}

void Narrower::decide() {
  for (BasicBlock *BB : post_order(&F.getEntryBlock()))
    for (Instruction &I : reverse(*BB)) {
      if (auto *Wr = dyn_cast<WrRegionInst>(&I))
        decideWrite(*Wr);
      else if (isNarrowable(I))
        decideOperation(I);
    }
}

//===----------------------------------------------------------------------===//
// Rebuilding
//===----------------------------------------------------------------------===//

Value *Narrower::constantPart(Constant *C, const LaneCover &Cover) const {
  SmallVector<Constant *, 32> Elements;
  for (unsigned E = 0, N = Cover.numElts(); E != N; ++E) {
    Constant *Element = C->getAggregateElement(Cover.lane(E));
    if (!Element)
      return nullptr;
    Elements.push_back(Element);
  }
  return ConstantVector::get(Elements);
}

Value *Narrower::predicatePart(Value *V, const LaneCover &Cover) {
  unsigned First = Cover.firstLane();
  if (auto *Rd = dyn_cast<RdPredRegionInst>(V))
    return RB.createRdPredRegion(Rd->source(), Cover.numElts(),
                                 Rd->offsetElts() + First, V->getName());
  return RB.createRdPredRegion(V, Cover.numElts(), First, V->getName());
}

/// Reads the lanes of \p Cover from \p V, or from the source of \p V if \p V
/// reads a region.
Value *Narrower::regionPart(Value *V, const LaneCover &Cover) {
  unsigned ElemBytes = elementBytes(V->getType());
  auto Read = [&](Value *Source, const Region &R, Value *Offset = nullptr) {
    return RB.createRdRegion(Source, R, /*ScalarResult=*/false, Offset,
                             V->getName());
  };
  auto *Rd = dyn_cast<RdRegionInst>(V);
  if (!Rd)
    return Read(V, coverRegion(Cover, ElemBytes));
  Value *Source = Rd->source();
  auto Narrow = NarrowOf.find(Source);
  if (auto Lanes = lanesRead(*Rd); Lanes && Narrow != NarrowOf.end())
    if (auto Part = Lanes->compose(Cover))
      if (auto Within = lanesWithin(*Part, Covers.find(Source)->second))
        return Read(Narrow->second, coverRegion(*Within, ElemBytes));
  if (auto Part = partOf(*Rd, Cover))
    return Read(Source, *Part, offsetIfVariable(*Rd));
  return Read(V, coverRegion(Cover, ElemBytes));
}

/// Returns the lanes \p Cover of the operand \p V.
Value *Narrower::part(Value *V, const LaneCover &Cover) {
  if (!V->getType()->isVectorTy())
    return V;
  if (auto *C = dyn_cast<Constant>(V))
    return constantPart(C, Cover);
  if (auto It = NarrowOf.find(V); It != NarrowOf.end())
    if (auto Within = lanesWithin(Cover, Covers.find(V)->second)) {
      if (Within->isWhole(numLanes(It->second->getType())))
        return It->second;
      return isPredicateType(V->getType()) ? predicatePart(It->second, *Within)
                                           : regionPart(It->second, *Within);
    }
  if (isPredicateType(V->getType()))
    return predicatePart(V, Cover);
  // A clone of an extension before each user costs nothing, but an extension
  // that is a value of its own costs instructions.
  auto *I = dyn_cast<Instruction>(V);
  if (I && isCheapReader(I) && isNarrowable(*I) && canReadOperands(*I, Cover))
    return rebuild(*I, Cover);
  return regionPart(V, Cover);
}

/// Builds \p I with only the lanes of \p Cover, at the builder's position.
Value *Narrower::rebuild(Instruction &I, const LaneCover &Cover) {
  auto *Call = dyn_cast<CallInst>(&I);
  SmallVector<Value *, 4> Operands, Wide(Call ? Call->args() : I.operands());
  for (Value *V : Wide) {
    unsigned Seen = find(Wide, V) - Wide.begin();
    Operands.push_back(Seen < Operands.size() ? Operands[Seen]
                                              : part(V, Cover));
  }
  auto *Ty =
      FixedVectorType::get(I.getType()->getScalarType(), Cover.numElts());
  Instruction *Narrow;
  if (auto Id = getGenXIntrinsic(I)) {
    Narrow = RB.createIntrinsic(*Id, Ty, Operands);
  } else if (Call) {
    Narrow = cast<Instruction>(RB.ir().CreateIntrinsic(
        Ty, cast<IntrinsicInst>(Call)->getIntrinsicID(), Operands));
  } else {
    Narrow = I.clone();
    Narrow->mutateType(Ty);
    for (auto [No, Operand] : enumerate(Operands))
      Narrow->setOperand(No, Operand);
    RB.ir().Insert(Narrow);
  }
  Narrow->copyIRFlags(&I);
  Narrow->copyMetadata(I);
  Narrow->setDebugLoc(I.getDebugLoc());
  return Narrow;
}

void Narrower::rebuildWrite(WrRegionInst &Wr, const LaneCover &Cover) {
  Value *New = part(Wr.newValue(), Cover);
  Value *Mask = Wr.isMaskAllOnes() ? nullptr : part(Wr.mask(), Cover);
  CallInst *Narrow = RB.createWrRegion(Wr.oldValue(), New, *partOf(Wr, Cover),
                                       offsetIfVariable(Wr), Mask);
  Narrow->takeName(&Wr);
  Wr.replaceAllUsesWith(Narrow);
  ++NumWritesNarrowed;
}

/// Changes reads of \p I to reads of its narrow form.
void Narrower::moveReaders(Instruction &I, const LaneCover &Cover,
                           Value *Narrow) {
  for (Use &U : make_early_inc_range(I.uses())) {
    auto *Rd = dyn_cast<RdRegionInst>(U.getUser());
    auto Lanes = Rd ? lanesRead(*Rd) : std::nullopt;
    auto Within = Lanes ? lanesWithin(*Lanes, Cover) : std::nullopt;
    if (!Within)
      continue;
    bool Scalar = !Rd->getType()->isVectorTy();
    if (!Scalar && Within->isWhole(Cover.numElts())) {
      Rd->replaceAllUsesWith(Narrow);
      continue;
    }
    RB.ir().SetInsertPoint(Rd);
    Value *Part = RB.createRdRegion(
        Narrow, coverRegion(*Within, elementBytes(I.getType())), Scalar);
    Part->takeName(Rd);
    Rd->replaceAllUsesWith(Part);
  }
}

/// Erases the instructions of \p MayBeUnused that have no user and no effect,
/// and then their operands if the same holds for these.
void Narrower::eraseReaders(SmallVector<WeakTrackingVH, 8> MayBeUnused) {
  while (!MayBeUnused.empty()) {
    auto *I = dyn_cast_or_null<Instruction>(MayBeUnused.pop_back_val());
    if (!I || !I->use_empty() || Covers.count(I) || NarrowValues.count(I) ||
        hasEffect(*I))
      continue;
    MayBeUnused.append(I->value_op_begin(), I->value_op_end());
    salvageDebugInfo(*I);
    I->eraseFromParent();
  }
}

/// Erases \p I. Users are finished before operands, so only users that need the
/// whole vector remain. These get the narrow result, written into a poison
/// vector.
void Narrower::finish(Instruction &I) {
  eraseReaders({I.user_begin(), I.user_end()});
  if (!I.use_empty()) {
    RB.ir().SetInsertPoint(&I);
    Value *Whole = RB.createWrRegion(
        PoisonValue::get(I.getType()), NarrowOf.lookup(&I),
        coverRegion(Covers.find(&I)->second, elementBytes(I.getType())));
    I.replaceAllUsesWith(Whole);
  }
  SmallVector<WeakTrackingVH, 8> Operands(I.value_op_begin(), I.value_op_end());
  salvageDebugInfo(I);
  Covers.erase(&I);
  I.eraseFromParent();
  eraseReaders(std::move(Operands));
}

void Narrower::reportNarrowed(const Instruction &I, const LaneCover &Cover) {
  Rem.passed("Narrowed", I, [&](Remark &R) {
    const auto *Wr = dyn_cast<WrRegionInst>(&I);
    R << remarkValue("Value", I) << " narrowed from "
      << ore::NV("From", numLanes(Wr ? Wr->regionType() : I.getType()))
      << " lanes to " << ore::NV("To", Cover.numElts()) << ", "
      << remarkRegion("Lanes", Cover);
  });
}

/// Emits a remark that \p I is not narrowed. \p Wanted are the live lanes of
/// \p I or, if \p I is a write, of its new value.
void Narrower::reportKept(const Instruction &I, const BitVector &Wanted,
                          StringRef Why) {
  Rem.missed("NotNarrowed", I, [&](Remark &R) {
    R << remarkValue("Value", I) << " not narrowed to the "
      << ore::NV("Live", Wanted.count()) << " of "
      << ore::NV("Lanes", Wanted.size())
      << " lanes that are read: " << ore::NV("Reason", Why);
  });
}

NarrowResult Narrower::run() {
  decide();
  for (Instruction *I : reverse(Order)) {
    const LaneCover &Cover = Covers.find(I)->second;
    RB.ir().SetInsertPoint(I);
    Result.Changed = true;
    Result.FreedLanes |= I->isIntDivRem();
    reportNarrowed(*I, Cover);
    if (auto *Wr = dyn_cast<WrRegionInst>(I)) {
      rebuildWrite(*Wr, Cover);
      continue;
    }
    Value *Narrow = rebuild(*I, Cover);
    Narrow->takeName(I);
    NarrowOf[I] = Narrow;
    NarrowValues.insert(Narrow);
    moveReaders(*I, Cover, Narrow);
    ++NumNarrowed;
  }
  for (Instruction *I : Order)
    finish(*I);
  return Result;
}

NarrowResult narrowOperations(Function &F, const LiveLanes &Live,
                              const TargetDesc *TD, Remarks &Rem) {
  return Narrower(F, Live, TD, Rem).run();
}

} // namespace cmx
