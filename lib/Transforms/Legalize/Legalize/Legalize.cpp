//===- Legalize.cpp - Split bales into legal instructions -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Legalize/Legalize.h"
#include "BaleSlicer.h"
#include "ConstantFolds.h"
#include "IrregularRegions.h"
#include "PieceForwarding.h"
#include "cmx/Analysis/OperationPlanner.h"
#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/StageCheck.h"
#include "cmx/IR/BFloatMoves.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-legalize"

STATISTIC(NumSplit, "Number of bales split");
STATISTIC(NumPieces, "Number of pieces made");
STATISTIC(NumCopied, "Number of operands taken out of their bale");
STATISTIC(NumConstants, "Number of constant vectors put into registers");

namespace cmx {

namespace {
class Legalizer {
public:
  Legalizer(Function &F, const TargetDesc &TD)
      : F(F), TD(TD), Rem(F, DEBUG_TYPE), Planner(TD), RB(*F.getParent()) {}

  bool run();
  /// Have pieces been removed because nothing reads them, or can pieces be
  /// folded?
  bool hasLeftUnread() const { return LeftUnread; }
  /// Is there a bale that cannot be made legal?
  bool hasReported() const { return Reported; }

private:
  bool moveWords();
  bool removeUnread();
  void materializeConstants();
  void remarkConstant(const Instruction &User, const Constant &C);
  void materializeOperand(Instruction &I, Use &U);
  void materializeWrite(WrConstRegionInst &Wr);
  void legalize(const BaleInfo &Bales, Instruction *Root);
  void split(const BaleInfo &Bales, const Bale &B, const OperationPlan &Plan);
  Value *copySource(BaleSlicer &Slicer, const Bale &B, unsigned K,
                    const SplitPlan &Plan);
  Value *mainPieces(BaleSlicer &Slicer, const Bale &B,
                    const OperationPlan &Plan);
  Value *writeToPlace(BaleSlicer &Slicer, const Bale &B, const SplitPlan &Plan,
                      Value *Packed);
  Value *writePiece(Value *Chain, const Bale &B, BaleSlicer &Slicer,
                    Value *Part, const SplitPiece &P);
  std::optional<OperationPlan> planReadingFirst(const Bale &B,
                                                const OperationPlan &Plan);
  std::optional<unsigned> inPlaceSource(const Bale &B,
                                        const OperationPlan &Plan);
  void writeOldValue(BaleSlicer &Slicer, const Bale &B,
                     const OperationPlan &Plan, Value *&Chain);
  Value *buildWhole(const SplitVector &SV);
  void dropOperands(Instruction *I);
  void dropMembers(const Bale &B);
  void finishPending(const BaleInfo &Bales, const Bale &B, SplitVector &&SV);
  bool readersTakePieces(const BaleInfo &Bales, const SplitVector &SV);
  Value *directPiece(Value *V, unsigned I, unsigned N);
  void finish(const Bale &B, Value *New);
  void remark(const Bale &B, const OperationPlan &Plan);
  void remarkCopy(const Bale &B, const OperationPlan &Plan, StringRef Name,
                  const Twine &Operand, const Region &R, const SplitPlan &Copy);

  Function &F;
  const TargetDesc &TD;
  Remarks Rem;
  StringSet<> Complaints; ///< Errors so far; each is reported only once.
  OperationPlanner Planner;
  RegionBuilder RB;
  bool Changed = false;
  bool LeftUnread = false;
  bool Reported = false;
  std::vector<SplitVector> Splits;
  /// Indices in Splits of the vectors whose pieces are read directly.
  DenseMap<const Value *, size_t> Direct;
  SmallPtrSet<Value *, 32> SplitResults;
  SmallVector<Instruction *, 64> Dead;
  SmallVector<WeakTrackingVH, 64> Unread; ///< Perhaps without a use.
  SplitVector Current;
};
} // namespace

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Does \p I read its operand \p OperandNo as data, which can be in a register?
static bool readsData(const Instruction &I, unsigned OperandNo) {
  if (auto *Wr = dyn_cast<RegionAccessInst>(&I))
    return OperandNo ==
           unsigned(Wr->isRead() ? +RdRegionOp::Source : +WrRegionOp::New);
  if (auto L = getGenXLowering(I))
    if (*L == LoweringKind::Message || *L == LoweringKind::Atomic)
      return true;
  return getOperationForm(I).has_value();
}

/// Can a source of \p I have narrower integers than the other sources?
static bool mixesWidths(const Instruction &I) {
  std::optional<OperationForm> Form = getOperationForm(I);
  return Form && Form->Op != Operation::Mov &&
         operationSourceMix(Form->Op) != SourceMix::Fixed;
}

void Legalizer::remarkConstant(const Instruction &User, const Constant &C) {
  Rem.analysis("ConstantInRegister", User, [&](Remark &R) {
    R << remarkValue("Value", User) << ": constant "
      << remarkValue("Constant", C)
      << " gets a register, since no immediate holds it";
  });
}

void Legalizer::materializeOperand(Instruction &I, Use &U) {
  remarkConstant(I, *cast<Constant>(U.get()));
  RB.ir().SetInsertPoint(&I);
  auto &C = *cast<Constant>(U.get());
  U.set(mixesWidths(I) ? inNarrowRegister(RB, C) : inRegister(RB, C));
  ++NumConstants;
  Changed = true;
}

/// Puts the constants of \p Wr, which no immediate holds, into a register.
void Legalizer::materializeWrite(WrConstRegionInst &Wr) {
  remarkConstant(Wr, *Wr.newValue());
  RB.ir().SetInsertPoint(&Wr);
  Value *New = RB.createWrRegion(Wr.oldValue(), inRegister(RB, *Wr.newValue()),
                                 Wr.region());
  New->takeName(&Wr);
  Wr.replaceAllUsesWith(New);
  Wr.eraseFromParent();
  ++NumConstants;
  Changed = true;
}

void Legalizer::materializeConstants() {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      if (auto *Wr = dyn_cast<WrConstRegionInst>(&I)) {
        if (needsRegister(*Wr->newValue()))
          materializeWrite(*Wr);
        continue;
      }
      for (Use &U : I.operands()) {
        auto *C = dyn_cast<Constant>(U.get());
        // A complement's -1 and a negation's 0 are splats and stay.
        if (C && needsRegister(*C) && readsData(I, U.getOperandNo()))
          materializeOperand(I, U);
      }
    }
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

/// Is \p V a phi that takes \p Result? They should share their registers.
static bool comesBackTo(const Instruction &Result, const Value *V) {
  const auto *Phi = dyn_cast<PHINode>(V);
  return Phi && is_contained(Phi->incoming_values(), &Result);
}

/// Is \p V computed anew each time that \p B is executed? If \p V is defined
/// before a loop, the next iteration of the loop can read it again.
static bool isFromBlockOf(const Value *V, const Bale &B) {
  auto *Def = dyn_cast<Instruction>(V);
  const BasicBlock *BB = B.Root->getParent();
  return Def ? Def->getParent() == BB : BB->isEntryBlock();
}

/// Returns the source into which the pieces can be written at once, if any.
std::optional<unsigned> Legalizer::inPlaceSource(const Bale &B,
                                                 const OperationPlan &Plan) {
  if (B.OldValue || B.WritesPredicate || Plan.Main.Pieces.size() < 2)
    return std::nullopt;
  uint64_t Bytes = registerBytes(B.Root->getType());
  std::optional<unsigned> First;
  for (unsigned K = 0; K != B.Srcs.size(); ++K) {
    const BaleSource &S = B.Srcs[K];
    if (isa<Constant>(S.V) || S.Offset || SplitResults.count(S.V) ||
        !S.V->hasOneUse() || elemTypeBytes(S.Type) != elemTypeBytes(B.DstType))
      continue;
    if (!isFromBlockOf(S.V, B))
      continue;
    if (!S.R.isWhole(Bytes) || registerBytes(S.V->getType()) != Bytes)
      continue;
    if (comesBackTo(*B.Root, S.V))
      return K;
    if (!First)
      First = K;
  }
  return First;
}

/// Returns the sources that read the vector that the bale changes, as a bit
/// set: bit K stands for source K.
static unsigned oldValueSources(const Bale &B, const OperationPlan &Plan) {
  unsigned Set = 0;
  if (B.WritesPredicate)
    return Set;
  const Value *Old = stripRenames(B.OldValue);
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    if (B.Srcs[K].V == Old && !isa<Constant>(Old) &&
        !(Plan.CopiedSources >> K & 1))
      Set |= 1u << K;
  return Set;
}

/// Do the sources in \p Set and the destination have constant offsets?
static bool atConstantPlaces(const Bale &B, unsigned Set) {
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    if (Set >> K & 1 && B.Srcs[K].Offset)
      return false;
  return !B.DstOffset;
}

/// Does every piece read only elements that no earlier piece wrote? Only the
/// sources in \p Set are checked.
static bool readsBeforeWrites(const Bale &B, ArrayRef<SplitPiece> Pieces,
                              unsigned Set) {
  SmallVector<Region, 16> Written;
  for (const SplitPiece &P : Pieces) {
    for (unsigned K = 0; K != B.Srcs.size(); ++K) {
      if (!(Set >> K & 1))
        continue;
      Region Read = *B.Srcs[K].R.slice(P.FirstElt, P.NumElts);
      if (any_of(Written, [&](const Region &W) { return W.overlaps(Read); }))
        return false;
    }
    Written.push_back(*B.DstRegion.slice(P.FirstElt, P.NumElts));
  }
  return true;
}

/// A limit for inPlaceOrder: readsBeforeWrites compares each pair of pieces.
static constexpr unsigned MaxOrderedPieces = 64;

/// Returns the pieces in an order in which no piece reads elements of the old
/// value that an earlier piece wrote. The order is first to last or last to
/// first. Returns std::nullopt if neither order is possible.
static std::optional<SmallVector<SplitPiece, 8>>
inPlaceOrder(const Bale &B, const OperationPlan &Plan, unsigned Set) {
  SmallVector<SplitPiece, 8> Pieces(Plan.Main.Pieces);
  if (!Set || Pieces.size() > MaxOrderedPieces || !atConstantPlaces(B, Set))
    return std::nullopt;
  if (readsBeforeWrites(B, Pieces, Set))
    return Pieces;
  std::reverse(Pieces.begin(), Pieces.end());
  if (readsBeforeWrites(B, Pieces, Set))
    return Pieces;
  return std::nullopt;
}

/// Is \p V used only by \p B, directly or through renames?
static bool isOnlyUsedIn(const Value *V, const Bale &B) {
  return isFromBlockOf(V, B) && all_of(V->users(), [&](const User *U) {
           auto *I = cast<Instruction>(U);
           return I == B.Root || is_contained(B.Members, I) ||
                  (isRename(I) && isOnlyUsedIn(I, B));
         });
}

/// If \p Plan overwrites elements that it reads later, the old value must be
/// copied. If a plan that reads all sources first costs less than \p Plan with
/// this copy, returns that plan. Otherwise returns std::nullopt.
std::optional<OperationPlan>
Legalizer::planReadingFirst(const Bale &B, const OperationPlan &Plan) {
  if (!B.OldValue || Plan.CopiedDest || Plan.Main.Pieces.size() < 2)
    return std::nullopt;
  unsigned Set = oldValueSources(B, Plan);
  // An old value with later uses is copied in any case. (It would take too long
  // to find out whether another use is a later one.)
  if (!Set || inPlaceOrder(B, Plan, Set) ||
      !isOnlyUsedIn(stripRenames(B.OldValue), B))
    return std::nullopt;
  Cost InPlace =
      Plan.price() + Planner.priceOfCopy(registerBytes(B.OldValue->getType()));
  auto Result = Planner.readingFirst(B.desc(), Plan);
  if (!Result || !(Result->price() < InPlace))
    return std::nullopt;
  Result->UncopiedPrice = InPlace;
  return Result;
}

/// Copies source \p K to a packed vector of its own, and returns this vector.
Value *Legalizer::copySource(BaleSlicer &Slicer, const Bale &B, unsigned K,
                             const SplitPlan &Plan) {
  Value *Chain = nullptr;
  unsigned Bytes = elemTypeBytes(B.Srcs[K].Type);
  SplitVector SV;
  for (const SplitPiece &P : Plan.Pieces) {
    Value *Part = Slicer.source(K, P.FirstElt, P.NumElts);
    if (!Chain)
      Chain = PoisonValue::get(
          FixedVectorType::get(Part->getType()->getScalarType(), B.NumElts));
    SV.Pieces.push_back({P.FirstElt, Part});
    Chain = RB.createWrRegion(
        Chain, Part,
        Region::contiguous(Bytes, P.NumElts, int64_t(P.FirstElt) * Bytes));
  }
  SV.Whole = Chain;
  SplitResults.insert(Chain);
  // If the pieces are reads of regions, readers of a piece would absorb the
  // region again, so they must read the copy.
  bool IsCopy = any_of(SV.Pieces, [](const SplitVector::Piece &P) {
    return isa<RdRegionInst>(stripRenames(P.V));
  });
  if (!IsCopy)
    Splits.push_back(std::move(SV));
  ++NumCopied;
  return Chain;
}

/// Writes one computed piece to its place in \p Chain.
Value *Legalizer::writePiece(Value *Chain, const Bale &B, BaleSlicer &Slicer,
                             Value *Part, const SplitPiece &P) {
  if (B.WritesPredicate)
    return RB.createWrPredRegion(Chain, Part, B.DstFirstLane + P.FirstElt);
  Region R = *B.DstRegion.slice(P.FirstElt, P.NumElts);
  Value *Mask = nullptr;
  if (B.OldValue && B.Pred && B.Op != Operation::Sel)
    Mask = Slicer.predicate(P.FirstElt, P.NumElts);
  Part = RB.createBitcast(
      Part, FixedVectorType::get(Chain->getType()->getScalarType(), P.NumElts));
  return RB.createWrRegion(Chain, Part, R, Slicer.dstOffset(R), Mask);
}

/// Returns \p Old, frozen if pieces can read parts of its elements. If a
/// bitcast joins smaller elements, a poison element would make the whole joined
/// element poison.
static Value *frozenParts(RegionBuilder &RB, Value *Old) {
  Value *Parts = stripRegisterBitcasts(Old);
  if (isa<FreezeInst>(Parts) ||
      elementBytes(Parts->getType()) >= elementBytes(Old->getType()))
    return Old;
  return RB.createBitcast(RB.ir().CreateFreeze(Parts), Old->getType());
}

/// Writes all pieces into the old value \p Chain.
void Legalizer::writeOldValue(BaleSlicer &Slicer, const Bale &B,
                              const OperationPlan &Plan, Value *&Chain) {
  unsigned OldSources = oldValueSources(B, Plan);
  auto Order = inPlaceOrder(B, Plan, OldSources);
  if (OldSources && !Order && Plan.Main.Pieces.size() > 1)
    Rem.missed("OldValueCopied", *B.Root, [&](Remark &R) {
      R << "the pieces read parts of " << remarkValue("Source", *B.OldValue)
        << " that other pieces write, in all tried orders: it is copied";
    });
  if (Order)
    Chain = frozenParts(RB, Chain);
  for (const SplitPiece &P : Order ? *Order : Plan.Main.Pieces) {
    for (unsigned K = 0; Order && K != B.Srcs.size(); ++K)
      if (OldSources >> K & 1)
        Slicer.rebaseSource(K, Chain);
    Value *Part = Slicer.result(P.FirstElt, P.NumElts);
    ++NumPieces;
    Chain = writePiece(Chain, B, Slicer, Part, P);
  }
}

/// Writes all pieces of the computation into the old value or a new vector.
Value *Legalizer::mainPieces(BaleSlicer &Slicer, const Bale &B,
                             const OperationPlan &Plan) {
  Type *Ty = B.Root->getType();
  bool OwnVector = !B.OldValue || Plan.CopiedDest;
  if (Plan.CopiedDest)
    Ty = FixedVectorType::get(Ty->getScalarType(), B.NumElts);
  else if (!Ty->isVectorTy())
    Ty = FixedVectorType::get(Ty, 1);
  Value *Chain = OwnVector ? PoisonValue::get(Ty) : B.OldValue;
  if (!OwnVector) {
    writeOldValue(Slicer, B, Plan, Chain);
    return Chain;
  }
  auto InPlace = inPlaceSource(B, Plan);
  // It is known only later whether a user needs the new vector as a whole.
  bool Pending = !Plan.CopiedDest && !InPlace && Plan.Main.Pieces.size() > 1;
  if (InPlace) {
    Chain = RB.createBitcast(B.Srcs[*InPlace].V, Ty);
    Rem.passed("UpdatedInPlace", *B.Root, [&](Remark &R) {
      R << remarkValue("Value", *B.Root) << ": the pieces replace those of "
        << remarkValue("Source", *B.Srcs[*InPlace].V)
        << ", which has its last use here";
    });
  }

  for (const SplitPiece &P : Plan.Main.Pieces) {
    if (InPlace && P.FirstElt)
      Slicer.replaceSource(*InPlace, Chain);
    Value *Part = Slicer.result(P.FirstElt, P.NumElts);
    ++NumPieces;
    if (Plan.Main.Pieces.size() == 1)
      return RB.createBitcast(Part, Ty);
    Current.Pieces.push_back({P.FirstElt, Part});
    if (Pending)
      continue;
    if (Plan.CopiedDest) {
      unsigned Bytes = elemTypeBytes(B.DstType);
      Chain = RB.createWrRegion(
          Chain,
          RB.createBitcast(
              Part, FixedVectorType::get(Ty->getScalarType(), P.NumElts)),
          Region::contiguous(Bytes, P.NumElts, int64_t(P.FirstElt) * Bytes));
    } else {
      Chain = writePiece(Chain, B, Slicer, Part, P);
    }
  }
  if (InPlace)
    Current.Pieces.clear();
  Current.IsPending = Pending;
  return Pending ? B.Root : Chain;
}

/// Writes the pieces of a pending vector into one vector.
Value *Legalizer::buildWhole(const SplitVector &SV) {
  auto *Root = cast<Instruction>(SV.Whole);
  RB.ir().SetInsertPoint(Root);
  RB.ir().SetCurrentDebugLocation(Root->getDebugLoc());
  Rem.missed("PutTogether", *Root, [&](Remark &R) {
    R << remarkValue("Value", *Root) << ": "
      << ore::NV("Pieces", unsigned(SV.Pieces.size()))
      << " pieces lie in one vector, since some users read more than one";
  });
  Type *Ty = Root->getType();
  unsigned Bytes = elementBytes(Ty);
  Value *Chain = PoisonValue::get(Ty);
  for (const SplitVector::Piece &P : SV.Pieces) {
    unsigned N = numLanes(P.V->getType());
    Type *PartTy = FixedVectorType::get(Ty->getScalarType(), N);
    if (!Bytes)
      Chain = RB.createWrPredRegion(Chain, P.V, P.FirstElt);
    else
      Chain = RB.createWrRegion(
          Chain, RB.createBitcast(P.V, PartTy),
          Region::contiguous(Bytes, N, int64_t(P.FirstElt) * Bytes));
  }
  Chain->takeName(Root);
  return Chain;
}

/// Moves the packed result into the old value.
Value *Legalizer::writeToPlace(BaleSlicer &Slicer, const Bale &B,
                               const SplitPlan &Plan, Value *Packed) {
  Value *Chain = B.OldValue;
  unsigned Bytes = elemTypeBytes(B.DstType);
  for (const SplitPiece &P : Plan.Pieces) {
    Region R =
        Region::contiguous(Bytes, P.NumElts, int64_t(P.FirstElt) * Bytes);
    Value *Part = R.isWhole(registerBytes(Packed->getType()))
                      ? Packed
                      : RB.createRdRegion(Packed, R);
    Chain = writePiece(Chain, B, Slicer, Part, P);
  }
  return Chain;
}

void Legalizer::split(const BaleInfo &Bales, const Bale &B,
                      const OperationPlan &Plan) {
  RB.ir().SetInsertPoint(B.Root);
  RB.ir().SetCurrentDebugLocation(B.Root->getDebugLoc());
  Current = SplitVector();
  auto Pieces = [this](Value *V, unsigned I, unsigned N) {
    return directPiece(V, I, N);
  };
  BaleSlicer Slicer(RB, B, Pieces);
  for (unsigned K = 0; K != 3; ++K)
    if (Plan.CopiedSources >> K & 1)
      Slicer.replaceSource(K, copySource(Slicer, B, K, Plan.SourceCopy[K]));
  Value *New = mainPieces(Slicer, B, Plan);
  SplitVector SV = std::move(Current);
  SV.Whole = New;
  if (SV.IsPending)
    return finishPending(Bales, B, std::move(SV));
  if (Plan.CopiedDest) {
    // If the plan reads all sources first, readers must not use the pieces:
    // they could absorb the sources of a piece again.
    if (!SV.Pieces.empty() && !Plan.ReadsFirst)
      Splits.push_back(std::move(SV));
    New = writeToPlace(Slicer, B, Plan.DestCopy, New);
    ++NumCopied;
  }
  finish(B, New);
}

/// Makes the operands of \p I poison. The bale of \p I is replaced, so \p I
/// must not be a user of any value. Constants stay, so that facts about offsets
/// that LLVM derives from \p I stay true.
void Legalizer::dropOperands(Instruction *I) {
  for (Use &Op : I->operands()) {
    if (isa<Constant>(Op))
      continue;
    // Bitcasts between members are no members; nothing else uses them.
    if (isa<BitCastInst>(Op))
      Unread.push_back(Op.get());
    Op.set(PoisonValue::get(Op->getType()));
  }
}

/// Marks the members as dead; the root stays, with constant operands only.
void Legalizer::dropMembers(const Bale &B) {
  dropOperands(B.Root);
  for (Instruction *M : B.Members) {
    dropOperands(M);
    Dead.push_back(M);
  }
}

/// Lets the root represent its pieces until all readers are known.
void Legalizer::finishPending(const BaleInfo &Bales, const Bale &B,
                              SplitVector &&SV) {
  dropMembers(B);
  SplitResults.insert(B.Root);
  if (readersTakePieces(Bales, SV))
    Direct[B.Root] = Splits.size();
  Splits.push_back(std::move(SV));
  ++NumSplit;
  Changed = true;
}

/// Will all readers of the pending vector be split as the vector was? Then they
/// use its pieces at once, so that no reads are made that are replaced later.
/// (If the answer is no, PieceForwarding decides later.)
bool Legalizer::readersTakePieces(const BaleInfo &Bales,
                                  const SplitVector &SV) {
  Value *V = SV.Whole;
  uint64_t Bytes = registerBytes(V->getType());
  if (!Bytes || V->hasNUsesOrMore(8))
    return false;
  return all_of(V->users(), [&](User *U) {
    Bale B = Bales.bale(Bales.root(cast<Instruction>(U)));
    bool ReadsAll = B.K == Bale::Kind::Operation && B.OldValue != V;
    bool Reads = false;
    for (const BaleSource &S : B.Srcs) {
      if (S.V != V)
        continue;
      Reads = true;
      ReadsAll &= S.R.isWhole(Bytes);
    }
    if (!Reads || !ReadsAll || Planner.isLegal(B.desc()))
      return false;
    RegionLegality Why;
    const OperationPlan *Plan = Planner.plan(B.desc(), Why);
    return Plan && !Plan->CopiedSources &&
           equal(Plan->Main.Pieces, SV.Pieces,
                 [](const SplitPiece &P, const SplitVector::Piece &Q) {
                   return P.NumElts == numLanes(Q.V->getType());
                 });
  });
}

Value *Legalizer::directPiece(Value *V, unsigned I, unsigned N) {
  auto It = Direct.find(V);
  if (It == Direct.end())
    return nullptr;
  for (const SplitVector::Piece &P : Splits[It->second].Pieces)
    if (P.FirstElt == I && numLanes(P.V->getType()) == N)
      return P.V;
  return nullptr;
}

/// Replaces the root by \p New.
void Legalizer::finish(const Bale &B, Value *New) {
  Value *Typed = RB.createBitcast(New, B.Root->getType());
  Typed->takeName(B.Root);
  B.Root->replaceAllUsesWith(Typed);
  Dead.push_back(B.Root);
  dropMembers(B);
  ++NumSplit;
  Changed = true;
}

/// Returns the sizes of the pieces as text, such as "9 x 16" or "16 + 8".
static std::string pieceSizes(const SplitPlan &Plan) {
  SmallVector<std::string, 8> Sizes;
  ArrayRef<SplitPiece> Pieces = Plan.Pieces;
  while (!Pieces.empty()) {
    unsigned N = Pieces.front().NumElts;
    auto Same =
        Pieces.take_while([N](const SplitPiece &P) { return P.NumElts == N; });
    std::string Times = Same.size() > 1 ? utostr(Same.size()) + " x " : "";
    Sizes.push_back(Times + utostr(N));
    Pieces = Pieces.drop_front(Same.size());
  }
  return join(Sizes, " + ");
}

/// Emits a remark about an operand that is copied to or from a temporary.
void Legalizer::remarkCopy(const Bale &B, const OperationPlan &Plan,
                           StringRef Name, const Twine &Operand,
                           const Region &R, const SplitPlan &Copy) {
  Rem.analysis(Name, *B.Root, [&](Remark &Out) {
    Out << remarkValue("Value", *B.Root) << ": "
        << ore::NV("Operand", Operand.str()) << " of "
        << ore::NV("Operation", operationMnemonic(B.Op)) << ", "
        << remarkRegion("Region", R) << ", goes through a packed copy of "
        << ore::NV("Pieces", unsigned(Copy.Pieces.size())) << " pieces; cost "
        << ore::NV("Cost", Plan.price().instructions());
    if (Plan.UncopiedPrice.isPossible())
      Out << " instead of "
          << ore::NV("UncopiedCost", Plan.UncopiedPrice.instructions());
    else
      Out << ", and no legal form without";
  });
}

void Legalizer::remark(const Bale &B, const OperationPlan &Plan) {
  if (!Rem.enabled())
    return;
  for (unsigned K = 0; K != 3; ++K)
    if (Plan.CopiedSources >> K & 1)
      remarkCopy(B, Plan, "SourceCopied", "source " + Twine(K), B.Srcs[K].R,
                 Plan.SourceCopy[K]);
  if (Plan.CopiedDest)
    remarkCopy(B, Plan, "DestinationCopied", "destination", B.DstRegion,
               Plan.DestCopy);
  if (Plan.Main.Pieces.size() < 2)
    return;
  Rem.analysis("Split", *B.Root, [&](Remark &R) {
    R << remarkValue("Value", *B.Root) << ": "
      << ore::NV("Operation", operationMnemonic(B.Op)) << " of "
      << ore::NV("Elements", B.NumElts) << " elements split into "
      << ore::NV("Pieces", unsigned(Plan.Main.Pieces.size())) << " pieces, "
      << ore::NV("Sizes", pieceSizes(Plan.Main)) << ", cost "
      << ore::NV("Cost", Plan.price().instructions()) << ": "
      << ore::NV("Reason", Planner.explainCuts(B.desc(), Plan));
  });
}

static bool isMissingDouble(ElemType Ty, const TargetDesc &TD) {
  return Ty == ElemType::DF && !TD.has(Feature::FP64);
}

/// Returns the type that an error about an operation names. This is double if a
/// source has doubles and the platform lacks them. For a compare, it is the
/// type of the operands, because predicates have no element type.
static ElemType namedType(const Bale &B, const TargetDesc &TD) {
  for (const BaleSource &Src : B.Srcs)
    if (isMissingDouble(Src.Type, TD))
      return Src.Type;
  Instruction &I = *B.Root;
  bool IsCompare = isPredicateType(I.getType()) && I.getNumOperands();
  Type *Ty = IsCompare ? I.getOperand(0)->getType() : I.getType();
  if (std::optional<ElemType> Named = elemTypeOf(Ty, true))
    return *Named;
  return B.DstType; // The type that bales of predicates have.
}

/// Says why a value that \p B reads or writes is too large, or returns "".
static std::string tooLargeValueText(const Bale &B, const TargetDesc &TD) {
  std::string Text = tooLargeText(B.Root->getType(), TD);
  for (const BaleSource &Src : B.Srcs)
    if (Text.empty())
      Text = tooLargeText(Src.V->getType(), TD);
  return Text;
}

void Legalizer::legalize(const BaleInfo &Bales, Instruction *Root) {
  Bale B = Bales.bale(Root);
  if (B.K != Bale::Kind::Operation)
    return;
  if (Planner.isLegal(B.desc()))
    return;
  RegionLegality Why;
  const OperationPlan *Plan = Planner.plan(B.desc(), Why);
  if (!Plan) {
    Reported = true;
    if (std::string Why = tooLargeValueText(B, TD); !Why.empty()) {
      if (Complaints.insert(Why).second)
        emitDiag(*Root, DiagKind::UnsupportedType, Why);
      return;
    }
    ElemType Named = namedType(B, TD);
    std::string Text =
        ("expected an operation that " + TD.name() + " has, actual " +
         operationMnemonic(B.Op) + " with type " + elemTypeText(Named) + ": " +
         (isMissingDouble(Named, TD) ? TD.name() + " has no double precision"
                                     : regionLegalityText(Why)))
            .str();
    if (Complaints.insert(Text).second)
      emitDiag(*Root, DiagKind::OperationIllegal, Text);
    return;
  }
  OperationPlan Chosen = *Plan;
  if (auto ReadingFirst = planReadingFirst(B, Chosen))
    Chosen = std::move(*ReadingFirst);
  remark(B, Chosen);
  split(Bales, B, Chosen);
}

/// Removes instructions whose results nothing reads.
bool Legalizer::removeUnread() {
  bool RemovedPhi = false, Removed = false;
  // The walk visits a phi after the values that a loop gives to it. If the phi
  // is removed, these values may have no use left, so the walk is repeated.
  do {
    RemovedPhi = false;
    for (BasicBlock *BB : post_order(&F.getEntryBlock()))
      for (Instruction &I : make_early_inc_range(reverse(*BB)))
        if (I.use_empty() &&
            (isInstructionTriviallyDead(&I) || isa<RegionAccessInst>(I) ||
             getOperationForm(I))) {
          RemovedPhi |= isa<PHINode>(I);
          I.eraseFromParent();
          Removed = Changed = true;
        }
  } while (RemovedPhi);
  return Removed;
}

/// If the platform lacks bfloats, makes regions of bfloats move words.
/// cmx-lower has done this, but later passes make regions of bfloats again.
bool Legalizer::moveWords() {
  if (TD.has(Feature::BFloat))
    return false;
  bool Moved = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Access = dyn_cast<RegionAccessInst>(&I);
    if (!Access || !I.getType()->getScalarType()->isBFloatTy())
      continue;
    RB.ir().SetInsertPoint(&I);
    Value *New = createMoveOfWords(RB, *Access);
    I.replaceAllUsesWith(RB.createBitcast(New, I.getType()));
    I.eraseFromParent();
    Moved = true;
  }
  return Moved;
}

bool Legalizer::run() {
  Changed |= moveWords();
  Changed |= foldConstants(F, RB);
  removeUnread();
  if (expandIrregularRegions(F, RB, TD, Rem)) {
    Changed = true;
    foldConstants(F, RB);
  }
  materializeConstants();
  BaleInfo Bales(F, &TD, BaleMode::Maximal);
  SmallVector<Instruction *, 64> Roots;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (!Bales.isMember(&I))
        Roots.push_back(&I);
  for (Instruction *Root : Roots)
    legalize(Bales, Root);
  forwardPieces(
      Splits, [this](const SplitVector &SV) { return buildWhole(SV); }, Dead,
      Unread);
  for (Instruction *I : Dead) {
    // Only bitcasts that are removed below still use I.
    Unread.append(I->user_begin(), I->user_end());
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Unread);
  LeftUnread = !Dead.empty() && removeUnread();
  // Pieces can be constants even if the whole vector is not constant.
  LeftUnread |= !Dead.empty() && any_of(instructions(F), foldsLate);
  return Changed;
}

PreservedAnalyses LegalizePass::run(Function &F, FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  Legalizer First(F, *TD), Second(F, *TD);
  bool Changed = First.run();
  if (First.hasLeftUnread())
    Second.run();
  assert(
      (First.hasReported() || Second.hasReported() || checkLegalized(F, *TD)) &&
      "a bale is no legal instruction");
  return preservedIfRewritten(Changed);
}

} // namespace cmx
