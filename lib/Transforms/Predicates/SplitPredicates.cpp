//===- SplitPredicates.cpp - Predicates are split into pieces -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Predicates/SplitPredicates.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-split-predicates"

STATISTIC(NumSplit, "Number of webs of predicates split");

namespace cmx {

namespace {

struct Lanes {
  unsigned First, Num;
  unsigned end() const { return First + Num; }
  bool operator==(const Lanes &O) const {
    return First == O.First && Num == O.Num;
  }
};

/// Predicates that are connected by logic and by writes of parts.
struct Web {
  SmallVector<Instruction *, 8> Values;
  SmallVector<Lanes, 16> Accesses;
  SmallVector<Lanes, 4> Pieces; ///< In order; lanes in no piece are dead.
};

class PredicateSplitter {
public:
  explicit PredicateSplitter(Function &F)
      : F(F), Rem(F, DEBUG_TYPE), RB(*F.getParent()) {}
  bool run();

private:
  void collect(Instruction &Seed);
  void visit(Web &W, Instruction &V, SmallVectorImpl<Instruction *> &Work);
  void choosePieces(Web &W) const;
  void addGroup(Web &W, Lanes Group) const;
  void split(Instruction &I, const Web &W);
  Value *pieceOf(Value *V, unsigned Piece, const Web &W);
  void replaceRead(RdPredRegionInst &Rd, const Web &W);
  void remark(const Web &W);

  Function &F;
  Remarks Rem;
  RegionBuilder RB;
  std::vector<Web> Webs;
  /// For each value of a web that is split: the web's index in Webs.
  DenseMap<const Value *, unsigned> WebOf;
  DenseSet<const Value *> Seen;
  DenseSet<const BasicBlock *> Blocks; ///< Reachable blocks.
  DenseMap<const Value *, SmallVector<Value *, 4>> PiecesOf;
};

} // namespace

//===----------------------------------------------------------------------===//
// Webs
//===----------------------------------------------------------------------===//

static bool isPredicateVector(const Value &V) {
  return V.getType()->isVectorTy() && isPredicateType(V.getType());
}

/// Does \p I compute each lane from the same lane of operands of its own type?
static bool isLogic(const Instruction &I) {
  return isPredicateVector(I) && (isa<BinaryOperator>(I) || isa<FreezeInst>(I));
}

static bool isInWeb(const Value &V) {
  auto *I = dyn_cast<Instruction>(&V);
  return I && (isLogic(*I) || isa<WrPredRegionInst>(I));
}

/// Records in \p W which lanes \p V accesses of each of its operands, and which
/// lanes of \p V are accessed by the users of \p V. Adds new members of the web
/// to \p Work.
void PredicateSplitter::visit(Web &W, Instruction &V,
                              SmallVectorImpl<Instruction *> &Work) {
  Lanes All = {0, numLanes(V.getType())};
  auto Reach = [&](Value *Op) {
    if (isInWeb(*Op)) {
      if (Seen.insert(Op).second)
        Work.push_back(cast<Instruction>(Op));
    } else if (!isa<Constant>(Op)) {
      W.Accesses.push_back(All);
    }
  };
  if (auto *Wr = dyn_cast<WrPredRegionInst>(&V)) {
    W.Accesses.push_back({Wr->offsetElts(), Wr->numElts()});
    Reach(Wr->oldValue());
  } else {
    for (Value *Op : V.operands())
      Reach(Op);
  }
  for (Use &U : V.uses()) {
    auto *User = cast<Instruction>(U.getUser());
    if (!Blocks.contains(User->getParent())) {
      W.Accesses.push_back(All);
    } else if (auto *Rd = dyn_cast<RdPredRegionInst>(User)) {
      W.Accesses.push_back({Rd->offsetElts(), Rd->numElts()});
    } else if (isLogic(*User) || (isa<WrPredRegionInst>(User) &&
                                  U.getOperandNo() == WrPredRegionOp::Old)) {
      Reach(User);
    } else {
      W.Accesses.push_back(All);
    }
  }
}

/// Is \p V a chain of writes of compares, where neither the writes nor the
/// compares have other uses?
static bool isCompareOfOwn(const Value *V) {
  auto *Wr = dyn_cast<WrPredRegionInst>(V);
  if (!Wr)
    return false;
  for (; Wr; Wr = dyn_cast<WrPredRegionInst>(Wr->oldValue()))
    if (!Wr->hasOneUse() || !isa<CmpInst>(Wr->newValue()) ||
        !Wr->newValue()->hasOneUse())
      return false;
  return true;
}

/// Does logic on more and smaller pieces cost no more than logic on groups of
/// 32 lanes?
static bool splitsForFree(const Web &W) {
  return all_of(W.Values, [](const Instruction *I) {
    return !isa<BinaryOperator>(I) || any_of(I->operands(), [](const Use &Op) {
      return isCompareOfOwn(Op);
    });
  });
}

/// Adds the pieces of \p Group, a group of at most 32 lanes whose bounds no
/// access crosses.
void PredicateSplitter::addGroup(Web &W, Lanes Group) const {
  SmallVector<Lanes, 4> Parts;
  for (const Lanes &A : W.Accesses)
    if (A.First >= Group.First && A.First < Group.end() &&
        !is_contained(Parts, A))
      Parts.push_back(A);
  sort(Parts, [](const Lanes &A, const Lanes &B) { return A.First < B.First; });
  for (unsigned K = 1; K < Parts.size(); ++K)
    if (Parts[K - 1].end() > Parts[K].First) {
      W.Pieces.push_back(Group);
      return;
    }
  W.Pieces.append(Parts);
}

void PredicateSplitter::choosePieces(Web &W) const {
  unsigned NumLanes = numLanes(W.Values.front()->getType());
  unsigned NumGroups = divideCeil(NumLanes, 32u);
  for (const Lanes &A : W.Accesses)
    if (A.First / 32 != (A.end() - 1) / 32)
      return;
  bool Finer = splitsForFree(W);
  for (unsigned G = 0; G != NumGroups; ++G) {
    Lanes Group = {32 * G, std::min(32u, NumLanes - 32 * G)};
    if (Finer)
      addGroup(W, Group);
    else
      W.Pieces.push_back(Group);
  }
  if (W.Pieces.size() == 1 && W.Pieces[0].Num == NumLanes)
    W.Pieces.clear();
}

void PredicateSplitter::collect(Instruction &Seed) {
  if (!isInWeb(Seed) || !Seen.insert(&Seed).second)
    return;
  Web W;
  SmallVector<Instruction *, 16> Work = {&Seed};
  while (!Work.empty()) {
    Instruction *V = Work.pop_back_val();
    W.Values.push_back(V);
    visit(W, *V, Work);
  }
  choosePieces(W);
  remark(W);
  if (W.Pieces.empty())
    return;
  for (Instruction *V : W.Values)
    WebOf[V] = unsigned(Webs.size());
  Webs.push_back(std::move(W));
  ++NumSplit;
}

void PredicateSplitter::remark(const Web &W) {
  const Instruction &At = *W.Values.front();
  unsigned NumLanes = numLanes(At.getType());
  if (!W.Pieces.empty()) {
    Rem.passed("PredicateSplit", At, [&](Remark &R) {
      R << remarkValue("Value", At) << ": " << ore::NV("Lanes", NumLanes)
        << " lanes are split into pieces: "
        << ore::NV("Pieces", unsigned(W.Pieces.size()));
    });
    return;
  }
  if (NumLanes > 32)
    Rem.missed("PredicateStays", At, [&](Remark &R) {
      R << remarkValue("Value", At) << ": " << ore::NV("Lanes", NumLanes)
        << " lanes stay in one value, since an access crosses groups of 32";
    });
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// Returns the lanes \p L of the constant \p C. Undefined lanes become false.
static Constant *constantLanes(const Constant &C, Lanes L) {
  SmallVector<Constant *, 32> Elts;
  for (unsigned I = L.First; I != L.end(); ++I) {
    auto *Elt = dyn_cast_or_null<ConstantInt>(C.getAggregateElement(I));
    Elts.push_back(ConstantInt::getBool(C.getContext(), Elt && Elt->isOne()));
  }
  return ConstantVector::get(Elts);
}

Value *PredicateSplitter::pieceOf(Value *V, unsigned Piece, const Web &W) {
  // A write into an undefined predicate needs no old value.
  if (isa<UndefValue>(V))
    return PoisonValue::get(
        FixedVectorType::get(RB.ir().getInt1Ty(), W.Pieces[Piece].Num));
  if (auto *C = dyn_cast<Constant>(V))
    return constantLanes(*C, W.Pieces[Piece]);
  return PiecesOf.find(V)->second[Piece];
}

void PredicateSplitter::split(Instruction &I, const Web &W) {
  IRBuilder<> &B = RB.ir();
  B.SetInsertPoint(&I);
  SmallVector<Value *, 4> New;
  for (unsigned P = 0; P != W.Pieces.size(); ++P) {
    Value *First = pieceOf(I.getOperand(0), P, W);
    if (auto *Wr = dyn_cast<WrPredRegionInst>(&I)) {
      Lanes Written = {Wr->offsetElts(), Wr->numElts()};
      if (Written == W.Pieces[P])
        First = Wr->newValue();
      else if (Written.First >= W.Pieces[P].First &&
               Written.First < W.Pieces[P].end())
        First = RB.createWrPredRegion(First, Wr->newValue(),
                                      Written.First - W.Pieces[P].First);
    } else if (isa<FreezeInst>(I)) {
      auto *C = dyn_cast<Constant>(First);
      First =
          C ? constantLanes(*C, {0, W.Pieces[P].Num}) : B.CreateFreeze(First);
    } else {
      First = B.CreateBinOp(cast<BinaryOperator>(I).getOpcode(), First,
                            pieceOf(I.getOperand(1), P, W));
    }
    New.push_back(First);
  }
  PiecesOf[&I] = std::move(New);
}

void PredicateSplitter::replaceRead(RdPredRegionInst &Rd, const Web &W) {
  unsigned P = 0;
  while (W.Pieces[P].end() <= Rd.offsetElts())
    ++P;
  Value *Piece = pieceOf(Rd.source(), P, W);
  unsigned First = Rd.offsetElts() - W.Pieces[P].First;
  RB.ir().SetInsertPoint(&Rd);
  // Some readers of predicates take no constants. So put a piece that is a
  // constant into a predicate register first.
  if (auto *C = dyn_cast<Constant>(Piece))
    Piece =
        RB.createIntrinsic(GenXIntrinsic::ConstantPred, Rd.getType(),
                           {constantLanes(*C, {First, Rd.numElts()})}, "const");
  else if (W.Pieces[P].Num != Rd.numElts())
    Piece = RB.createRdPredRegion(Piece, Rd.numElts(), First);
  Rd.replaceAllUsesWith(Piece);
  Rd.eraseFromParent();
}

bool PredicateSplitter::run() {
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    Blocks.insert(BB);
  for (BasicBlock *BB : Order)
    for (Instruction &I : *BB)
      collect(I);
  if (Webs.empty())
    return false;
  SmallVector<Instruction *, 16> Replaced;
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      auto *Rd = dyn_cast<RdPredRegionInst>(&I);
      auto It = WebOf.find(Rd ? Rd->source() : &I);
      if (It == WebOf.end())
        continue;
      if (Rd) {
        replaceRead(*Rd, Webs[It->second]);
      } else {
        split(I, Webs[It->second]);
        Replaced.push_back(&I);
      }
    }
  for (Instruction *I : reverse(Replaced))
    I->eraseFromParent();
  return true;
}

PreservedAnalyses SplitPredicatesPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  return preservedIfRewritten(PredicateSplitter(F).run());
}

} // namespace cmx
