//===- NarrowSums.cpp - Narrow and shared sums of integers ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ALGORITHM
//   1. Find sums and write them as weighted integers (SumTrees).
//   2. Sort the leaves of each sum into parts: the leaves of a part are regions
//      of one vector and have one shape. Plan each part alone (SumPlanner), and
//      again together with the parts of the same vector and shape in other sums
//      of the block; take the cheaper plans. A plan depends on numbers only, so
//      a stored plan serves all equal parts.
//   3. Rewrite a sum if the new form costs fewer Gen instructions, in one walk
//      through each block.
//   4. Rewrite conversions of scaled sums (ScaledConversion).
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/NarrowSums.h"

#include "ScaledConversion.h"
#include "SumPlanner.h"
#include "SumTrees.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"
#include <cmath>
#include <map>

#define DEBUG_TYPE "cmx-narrow-sums"

using namespace llvm;

STATISTIC(NumFloatSums, "Float sums computed in integers");
STATISTIC(NumIntSums, "Integer sums rewritten");
STATISTIC(NumSharedSums, "Partial sums shared");

namespace cmx {

namespace {

/// The vector that a leaf reads, and the shape and first element of the region.
struct LeafRead {
  Value *Base = nullptr;
  TapShape Shape;
  int64_t Pos = 0;
};

/// The leaves of one sum that read one vector in one shape.
struct SumPart {
  Value *Base = nullptr;
  bool Signed = false;
  TapShape Shape;
  SmallVector<SumTerm, 8> Terms;
};

/// A plan that is being carried out, with the values of its symbols.
struct LivePlan {
  SumPlan Plan;
  SmallVector<Value *, 8> Symbols; ///< Null: not computed yet.
};

/// A sum that can be rewritten.
struct Candidate {
  const SumTree *Tree = nullptr;
  unsigned SumBits = 0;
  SmallVector<SumPart, 2> Parts;
  /// For each part: its plan, and the index of its output in this plan.
  SmallVector<std::pair<LivePlan *, unsigned>, 2> Plans;
  Cost OldCost, NewCost;
  bool IsCheaper = false; ///< Alone or in a plan with other sums.
};

class NarrowSums {
public:
  NarrowSums(Function &F, const TargetDesc &TD)
      : F(F), Rem(F, DEBUG_TYPE), Ranges(F.getDataLayout()), Costs(TD),
        RB(*F.getParent()) {}

  bool run();

private:
  using Key = SmallVector<int64_t, 32>;

  LeafRead readOf(Value *V) const;
  bool makeParts(Candidate &C);
  bool prepare(Candidate &C, const SumTree &T);
  const SumPlan &planOf(const SumPart &P, unsigned SumBits,
                        ArrayRef<SumOutput> Outputs, bool MayWiden,
                        ElemType ReaderType);
  void planAlone(Candidate &C);
  void planTogether(MutableArrayRef<Candidate> Block);
  Cost oldFloatCost(const SumTree &T);
  Cost oldIntCost(const Candidate &C);
  Cost conversionCost(const Candidate &C);
  bool isWorthIt(Candidate &C);
  bool changesNothing(const Candidate &C) const;

  Value *rewrite(Candidate &C);
  Value *extended(Value *V, bool Signed, Type *ElemTy);
  Value *read(const SumPart &P, LivePlan &L, const SumTerm &T, const SumGrid &G,
              Type *ElemTy);
  Value *symbol(const SumPart &P, LivePlan &L, unsigned Number, Type *ElemTy);
  Value *addTerm(Value *Sum, Value *Term, int64_t Coef);
  Value *sum(const SumPart &P, LivePlan &L, ArrayRef<SumTerm> Terms,
             const SumGrid &G, Type *ElemTy);
  void finish(Candidate &C, Value *Sum);

  void remarkDone(const Candidate &C);
  void remarkMissed(Instruction &I, StringRef Name, StringRef Why);

  Function &F;
  Remarks Rem;
  IntegerRanges Ranges;
  OperationCosts Costs;
  RegionBuilder RB;
  std::optional<SumTrees> Trees;
  std::map<Key, SumPlan> Known;
  std::vector<std::unique_ptr<LivePlan>> LivePlans;
  /// For each rewritten float sum: the integer sum, and whether it is signed.
  DenseMap<const Value *, std::pair<Value *, bool>> IntegerOf;
  /// Integer sums that were replaced, and the new values.
  DenseMap<const Value *, Value *> Replaced;
  SmallVector<WeakTrackingVH, 32> Dead;
  bool SearchStopped = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Returns the vector and the region that \p V reads. Regions of regions are
/// composed to one region.
LeafRead NarrowSums::readOf(Value *V) const {
  if (!V->getType()->isIntOrIntVectorTy())
    return {V, {}, 0}; // A float sum, which is rewritten first.
  unsigned Bytes = elementBytes(V->getType());
  Region R = Region::contiguous(Bytes, numLanes(V->getType()));
  Value *Base = V;
  while (auto *Rd = dyn_cast<RdRegionInst>(Base)) {
    if (!Rd->hasConstantOffset() || !Rd->region().fitsIn(Rd->parentBytes()))
      break;
    std::optional<Region> Whole = Rd->region().compose(R);
    if (!Whole || !Whole->isAligned())
      break;
    R = *Whole;
    Base = Rd->source();
  }
  R = R.canonical();
  LeafRead L;
  L.Base = Base;
  L.Shape.Rows = R.numRows();
  L.Shape.Width = R.widthElts();
  L.Shape.VStrideElts = L.Shape.Rows == 1 ? 0 : R.vStrideElts();
  L.Shape.HStrideElts = R.hStrideElts();
  L.Pos = R.offsetBytes() / Bytes;
  // Overlapping elements or rows do not fit into a grid.
  bool Overlaps =
      L.Shape.HStrideElts == 0 ||
      (L.Shape.Rows > 1 &&
       L.Shape.VStrideElts <= (L.Shape.Width - 1) * L.Shape.HStrideElts);
  if (!Overlaps)
    return L;
  L = LeafRead();
  L.Base = V;
  L.Shape.Width = numLanes(V->getType());
  return L;
}

/// Sorts the leaves into parts. Returns false if there is no part, or if a leaf
/// is a float sum that was not rewritten.
bool NarrowSums::makeParts(Candidate &C) {
  std::map<std::tuple<unsigned, unsigned>, unsigned> Unused;
  for (const SumLeaf &L : C.Tree->Leaves) {
    LeafRead Read;
    bool Signed = L.Signed;
    if (Trees->isFloatRoot(L.V)) {
      auto It = IntegerOf.find(L.V);
      if (It == IntegerOf.end())
        return false;
      Read = readOf(It->second.first);
      Signed = It->second.second;
    } else {
      auto It = Replaced.find(L.V);
      Read = readOf(It == Replaced.end() ? L.V : It->second);
    }
    auto *Part = find_if(C.Parts, [&](const SumPart &P) {
      return P.Base == Read.Base && P.Signed == Signed && P.Shape == Read.Shape;
    });
    if (Part == C.Parts.end()) {
      C.Parts.push_back({Read.Base, Signed, Read.Shape, {}});
      Part = std::prev(C.Parts.end());
    }
    auto *Same = find_if(Part->Terms,
                         [&](const SumTerm &T) { return T.Pos == Read.Pos; });
    if (Same != Part->Terms.end())
      Same->Coef += L.Coef;
    else
      Part->Terms.push_back({0, Read.Pos, L.Coef});
  }
  for (SumPart &P : C.Parts)
    erase_if(P.Terms, [](const SumTerm &T) { return T.Coef == 0; });
  erase_if(C.Parts, [](const SumPart &P) { return P.Terms.empty(); });
  // A part with a positive term comes first. Terms of the other parts can be
  // subtracted from it.
  auto *Positive = find_if(C.Parts, [](const SumPart &P) {
    return any_of(P.Terms, [](const SumTerm &T) { return T.Coef > 0; });
  });
  if (Positive != C.Parts.end())
    std::swap(*Positive, C.Parts.front());
  return !C.Parts.empty();
}

/// Returns the number of bits (16 or 32) of the narrowest integers that hold
/// all values of \p B, or 0 if there are none.
static unsigned bitsFor(IntBounds B) {
  for (unsigned Bits : {16u, 32u}) {
    int64_t Half = int64_t(1) << (Bits - 1);
    if ((B.Min >= -Half && B.Max < Half) || (B.Min >= 0 && B.Max < 2 * Half))
      return Bits;
  }
  return 0;
}

static ElemType elemTypeFor(const Type *Ty, bool Signed) {
  return *elemTypeOf(const_cast<Type *>(Ty)->getScalarType(), Signed);
}

/// Returns the type in which the users of the sum read it.
static ElemType readerType(const Candidate &C) {
  if (C.Tree->IsFloat)
    return elemTypeFor(C.Tree->Root->getType(), true);
  return intType(C.SumBits / 8, false);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Returns the stored plan of \p P, or makes and stores a new one. The key
/// contains everything that a plan depends on.
const SumPlan &NarrowSums::planOf(const SumPart &P, unsigned SumBits,
                                  ArrayRef<SumOutput> Outputs, bool MayWiden,
                                  ElemType ReaderType) {
  unsigned BaseElts = numLanes(P.Base->getType());
  unsigned Bits = P.Base->getType()->getScalarSizeInBits();
  Key K = {int64_t(Bits),
           int64_t(BaseElts),
           int64_t(P.Signed),
           int64_t(SumBits),
           int64_t(P.Shape.Rows),
           int64_t(P.Shape.Width),
           int64_t(P.Shape.VStrideElts),
           int64_t(P.Shape.HStrideElts),
           int64_t(MayWiden),
           int64_t(ReaderType)};
  for (const SumOutput &O : Outputs) {
    K.push_back(int64_t(O.Terms.size()));
    for (const SumTerm &T : O.Terms)
      K.append({T.Pos, T.Coef});
  }
  auto [It, New] = Known.try_emplace(std::move(K));
  if (New) {
    SumPlanner Planner(Costs, intType(Bits / 8, P.Signed), BaseElts,
                       intType(SumBits / 8, P.Signed), P.Shape);
    It->second = Planner.plan(Outputs, MayWiden, ReaderType);
    SearchStopped |= Planner.stoppedEarly();
  }
  return It->second;
}

void NarrowSums::planAlone(Candidate &C) {
  C.NewCost = Cost();
  C.Plans.clear();
  for (const SumPart &P : C.Parts) {
    SumOutput O;
    O.Terms = P.Terms;
    bool MayWiden = C.Parts.size() == 1;
    LivePlans.push_back(std::make_unique<LivePlan>());
    LivePlan &L = *LivePlans.back();
    L.Plan = planOf(P, C.SumBits, O, MayWiden, readerType(C));
    L.Symbols.assign(L.Plan.Symbols.size(), nullptr);
    C.Plans.push_back({&L, 0});
    C.NewCost += L.Plan.Price;
  }
}

namespace {
/// A part of a sum: the index of the sum in its block, and the index of the
/// part.
struct PartRef {
  unsigned Candidate, Part;
};
} // namespace

/// Gives similar parts of several sums of a block one common plan, if this plan
/// is cheaper than the separate ones.
void NarrowSums::planTogether(MutableArrayRef<Candidate> Block) {
  std::map<std::tuple<Value *, bool, unsigned, unsigned, unsigned, unsigned,
                      unsigned>,
           unsigned>
      Numbers;
  std::vector<SmallVector<PartRef, 4>> Groups;
  for (unsigned C = 0; C != Block.size(); ++C)
    for (unsigned K = 0; K != Block[C].Parts.size(); ++K) {
      const SumPart &P = Block[C].Parts[K];
      // The cost of additional lanes depends on the element width of the sum,
      // so only sums of equal width share a plan.
      auto [It, New] = Numbers.try_emplace(
          std::make_tuple(P.Base, P.Signed, Block[C].SumBits, P.Shape.Rows,
                          P.Shape.Width, P.Shape.VStrideElts,
                          P.Shape.HStrideElts),
          unsigned(Groups.size()));
      if (New)
        Groups.emplace_back();
      Groups[It->second].push_back({C, K});
    }
  for (ArrayRef<PartRef> Group : Groups) {
    if (Group.size() < 2)
      continue;
    SmallVector<SumOutput, 4> Outputs;
    Cost Apart;
    bool MayWiden = true;
    size_t NumTerms = 0;
    for (PartRef R : Group) {
      Outputs.emplace_back();
      Outputs.back().Terms = Block[R.Candidate].Parts[R.Part].Terms;
      NumTerms += Outputs.back().Terms.size();
      Apart += Block[R.Candidate].Plans[R.Part].first->Plan.Price;
      MayWiden &= Block[R.Candidate].Parts.size() == 1;
    }
    const Candidate &First = Block[Group[0].Candidate];
    if (NumTerms > SumPlanner::MaxTerms) {
      SearchStopped = true;
      continue;
    }
    const SumPlan &Plan = planOf(First.Parts[Group[0].Part], First.SumBits,
                                 Outputs, MayWiden, readerType(First));
    if (Plan.Price >= Apart || Plan.Symbols.empty())
      continue;
    LivePlans.push_back(std::make_unique<LivePlan>());
    LivePlan &L = *LivePlans.back();
    L.Plan = Plan;
    L.Symbols.assign(Plan.Symbols.size(), nullptr);
    for (unsigned K = 0; K != Group.size(); ++K) {
      Candidate &C = Block[Group[K].Candidate];
      C.Plans[Group[K].Part] = {&L, K};
      C.IsCheaper = true;
    }
  }
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

/// Returns the present cost of a float sum: the cost of its conversions and
/// operations. A conversion stays if it has other users, so only a share of its
/// cost is counted.
Cost NarrowSums::oldFloatCost(const SumTree &T) {
  unsigned N = numLanes(T.Root->getType());
  ElemType Float = elemTypeFor(T.Root->getType(), true);
  Cost Sum;
  for (CastInst *Cast : T.Conversions)
    Sum += Costs.move(
               N, Float,
               CostOperand::value(Cast->getOperand(0), isa<SIToFPInst>(Cast))) /
           Cast->getNumUses();
  for (Instruction *I : T.Operations) {
    if (I->getOpcode() == Instruction::FNeg)
      continue;
    bool HasConstant = isa<Constant>(I->getOperand(1));
    Sum += Costs.price(
        I->getOpcode() == Instruction::FMul ? Operation::Mul : Operation::Add,
        N, Float, {Float, HasConstant ? CostOperand::imm(Float) : Float});
  }
  return Sum;
}

/// Returns the present cost of an integer sum: the cost without shared parts,
/// in its own type.
Cost NarrowSums::oldIntCost(const Candidate &C) {
  unsigned N = numLanes(C.Tree->Root->getType());
  ElemType T = elemTypeFor(C.Tree->Root->getType(), true);
  auto Operand = [&](Value *V) {
    if (isa<Constant>(V))
      return CostOperand::imm(ElemType::W);
    auto *Ext = dyn_cast<CastInst>(V);
    if (Ext && isa<ZExtInst, SExtInst>(Ext) && elementBytes(Ext->getSrcTy()))
      return CostOperand::value(Ext->getOperand(0), isa<SExtInst>(Ext));
    return CostOperand::value(V, true);
  };
  Cost Sum;
  for (Instruction *I : C.Tree->Operations) {
    Operation Op = isa<AddOperator, SubOperator>(I)     ? Operation::Add
                   : I->getOpcode() == Instruction::Shl ? Operation::Shl
                                                        : Operation::Mul;
    Sum += Costs.price(Op, N, T,
                       {Operand(I->getOperand(0)), Operand(I->getOperand(1))});
  }
  return Sum;
}

/// Returns the cost of converting the sum to the type of the tree.
Cost NarrowSums::conversionCost(const Candidate &C) {
  Type *Ty = C.Tree->Root->getType();
  unsigned N = numLanes(Ty);
  if (!C.Tree->IsFloat && C.SumBits == Ty->getScalarSizeInBits())
    return Cost();
  ElemType T = elemTypeFor(Ty, true);
  Cost Sum = Costs.move(N, T, intType(C.SumBits / 8, C.Tree->Bounds.Min < 0));
  if (C.Tree->Scale)
    Sum += Costs.price(Operation::Mul, N, T, {T, CostOperand::imm(T)});
  return Sum;
}

/// Would the rewritten sum have the same instructions as the present one?
bool NarrowSums::changesNothing(const Candidate &C) const {
  if (C.Tree->IsFloat ||
      C.SumBits != C.Tree->Root->getType()->getScalarSizeInBits())
    return false;
  return all_of(C.Plans, [](const std::pair<LivePlan *, unsigned> &P) {
    return P.first->Plan.Symbols.empty() &&
           !P.first->Plan.Outputs[P.second].Wide;
  });
}

bool NarrowSums::isWorthIt(Candidate &C) {
  planAlone(C);
  unsigned N = numLanes(C.Tree->Root->getType());
  C.OldCost = C.Tree->IsFloat ? oldFloatCost(*C.Tree) : oldIntCost(C);
  // There is one addition for each further part, and one for the constant.
  ElemType T = intType(C.SumBits / 8, true);
  unsigned NumMore = unsigned(C.Parts.size()) - 1 + (C.Tree->Addend != 0);
  C.NewCost +=
      conversionCost(C) + Costs.price(Operation::Add, N, T, {T, T}) * NumMore;
  C.IsCheaper = C.OldCost.isPossible() && C.NewCost < C.OldCost;
  return C.IsCheaper;
}

/// Finds parts, width and plans of \p T. Returns false if \p T stays as it is,
/// even if other sums are rewritten.
bool NarrowSums::prepare(Candidate &C, const SumTree &T) {
  C.Tree = &T;
  size_t NumLeaves =
      count_if(T.Leaves, [](const SumLeaf &L) { return L.Coef != 0; });
  if (NumLeaves < 2)
    return false;
  unsigned TypeBits = T.Root->getType()->getScalarSizeInBits();
  C.SumBits = bitsFor(T.Bounds);
  if (!T.IsFloat) // An integer sum can wrap in its own type.
    C.SumBits = C.SumBits ? std::min(C.SumBits, TypeBits) : TypeBits;
  if (!C.SumBits) {
    remarkMissed(*T.Root, "TooWide", "no integer type holds the sum");
    return false;
  }
  if (!makeParts(C)) {
    if (T.IsFloat)
      remarkMissed(*T.Root, "NotInteger", "a term stays a float");
    return false;
  }
  if (isWorthIt(C))
    return true;
  if (T.IsFloat) {
    remarkMissed(*T.Root, "NotCheaper", "integers cost as much");
    return false;
  }
  if (C.SumBits != TypeBits) {
    C.SumBits = TypeBits;
    isWorthIt(C);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

Value *NarrowSums::extended(Value *V, bool Signed, Type *ElemTy) {
  Type *Ty = FixedVectorType::get(ElemTy, numLanes(V->getType()));
  return RB.ir().CreateIntCast(V, Ty, Signed);
}

static Value *readRegion(RegionBuilder &RB, Value *V, const Region &R) {
  uint64_t Bytes = uint64_t(numLanes(V->getType())) * R.elemBytes();
  return R.isWhole(Bytes) ? V : RB.createRdRegion(V, R);
}

/// Reads the elements of \p G from a symbol or from the vector, and returns
/// them in the sum's type.
Value *NarrowSums::read(const SumPart &P, LivePlan &L, const SumTerm &T,
                        const SumGrid &G, Type *ElemTy) {
  if (T.Symbol != 0) {
    Value *From = symbol(P, L, T.Symbol, ElemTy);
    return readRegion(RB, From,
                      SumPlanner::gridRegion(elementBytes(ElemTy),
                                             L.Plan.Symbols[T.Symbol - 1].Grid,
                                             G, T.Pos));
  }
  Region R = SumPlanner::baseRegion(elementBytes(P.Base->getType()), G, T.Pos);
  return extended(readRegion(RB, P.Base, R), P.Signed, ElemTy);
}

Value *NarrowSums::symbol(const SumPart &P, LivePlan &L, unsigned Number,
                          Type *ElemTy) {
  if (!L.Symbols[Number - 1]) {
    const SumSymbol &S = L.Plan.Symbols[Number - 1];
    SmallVector<SumTerm, 2> Terms(S.Terms, S.Terms + 2);
    SumPlanner::orderTerms(Terms);
    L.Symbols[Number - 1] = sum(P, L, Terms, S.Grid, ElemTy);
    ++NumSharedSums;
  }
  return L.Symbols[Number - 1];
}

/// Returns \p Sum (if it is not null) plus \p Coef times \p Term. In an
/// addition, \p Term is the first operand: it can be an extended byte, and
/// bytes cost more as second operands.
Value *NarrowSums::addTerm(Value *Sum, Value *Term, int64_t Coef) {
  IRBuilder<> &B = RB.ir();
  bool Negative = Coef < 0;
  uint64_t Factor = uint64_t(Negative ? -Coef : Coef);
  if (Factor != 1)
    Term = B.CreateMul(
        Term,
        ConstantInt::get(
            Term->getType(),
            APInt(64, Factor).trunc(Term->getType()->getScalarSizeInBits())));
  if (!Sum)
    return Negative ? B.CreateNeg(Term) : Term;
  return Negative ? B.CreateSub(Sum, Term) : B.CreateAdd(Term, Sum);
}

Value *NarrowSums::sum(const SumPart &P, LivePlan &L, ArrayRef<SumTerm> Terms,
                       const SumGrid &G, Type *ElemTy) {
  Value *Sum = nullptr;
  for (const SumTerm &T : Terms)
    Sum = addTerm(Sum, read(P, L, T, G, ElemTy), T.Coef);
  return Sum;
}

/// Computes the whole sum as an integer vector. Places the code before the
/// root.
Value *NarrowSums::rewrite(Candidate &C) {
  RB.ir().SetInsertPoint(C.Tree->Root);
  Type *ElemTy = RB.ir().getIntNTy(C.SumBits);
  Value *Sum = nullptr;
  for (unsigned K = 0; K != C.Parts.size(); ++K) {
    auto [L, Number] = C.Plans[K];
    const SumOutput &O = L->Plan.Outputs[Number];
    if (C.Parts.size() > 1) { // Add all parts term by term.
      for (const SumTerm &T : O.Terms)
        Sum = addTerm(Sum, read(C.Parts[K], *L, T, O.Grid, ElemTy), T.Coef);
      continue;
    }
    Sum = sum(C.Parts[K], *L, O.Terms, O.Grid, ElemTy);
    if (O.Wide) {
      SumPlanner Shape(Costs, ElemType::UB, 0, ElemType::UB, C.Parts[K].Shape);
      Sum = RB.createRdRegion(
          Sum, SumPlanner::gridRegion(elementBytes(ElemTy), O.Grid,
                                      Shape.shapeGrid(), 0));
    }
  }
  if (C.Tree->Addend) {
    APInt Addend = APInt(64, uint64_t(C.Tree->Addend)).trunc(C.SumBits);
    Sum = RB.ir().CreateAdd(Sum, ConstantInt::get(Sum->getType(), Addend));
  }
  return Sum;
}

/// Replaces the root by the sum.
void NarrowSums::finish(Candidate &C, Value *Sum) {
  Instruction *Root = C.Tree->Root;
  IRBuilder<> &B = RB.ir();
  bool Signed = C.Tree->Bounds.Min < 0;
  Value *New;
  if (C.Tree->IsFloat) {
    IntegerOf[Root] = {Sum, Signed};
    New = Signed ? B.CreateSIToFP(Sum, Root->getType())
                 : B.CreateUIToFP(Sum, Root->getType());
    if (C.Tree->Scale) // A power of two: exact.
      New = B.CreateFMul(New,
                         ConstantFP::get(Root->getType(),
                                         std::ldexp(1.0, -int(C.Tree->Scale))));
    ++NumFloatSums;
  } else {
    New = B.CreateIntCast(Sum, Root->getType(), Signed);
    Replaced[Root] = New;
    ++NumIntSums;
  }
  if (!New->hasName())
    New->takeName(Root);
  Root->replaceAllUsesWith(New);
  Dead.push_back(Root);
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

void NarrowSums::remarkDone(const Candidate &C) {
  StringRef Name = C.Tree->IsFloat ? "Narrowed" : "Shared";
  Rem.passed(Name, *C.Tree->Root, [&](Remark &R) {
    unsigned NumSymbols = 0;
    for (const auto &P : C.Plans)
      NumSymbols += unsigned(P.first->Plan.Symbols.size());
    R << "sum of " << ore::NV("Terms", unsigned(C.Tree->Leaves.size()))
      << " terms between " << ore::NV("Min", C.Tree->Bounds.Min) << " and "
      << ore::NV("Max", C.Tree->Bounds.Max);
    if (C.Tree->Scale)
      R << " / 2^" << ore::NV("Scale", C.Tree->Scale);
    R << " computed in " << ore::NV("Bits", C.SumBits) << " bits with "
      << ore::NV("SharedSums", NumSymbols) << " shared sums, cost "
      << ore::NV("Cost", C.NewCost.instructions()) << " instead of "
      << ore::NV("OldCost", C.OldCost.instructions());
  });
}

void NarrowSums::remarkMissed(Instruction &I, StringRef Name, StringRef Why) {
  Rem.missed(Name, I, [&](Remark &R) {
    R << "sum stays as it is: " << ore::NV("Reason", Why);
  });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

bool NarrowSums::run() {
  Trees.emplace(F, Ranges);
  for (const SumTrees::Refusal &R : Trees->refusals())
    remarkMissed(*R.I, "Inexact", R.Why);
  bool Changed = false;
  ArrayRef<SumTree> All = Trees->trees();
  for (size_t First = 0, Next; First != All.size(); First = Next) {
    // Collect sums of one block. None of them needs the result of another.
    std::vector<Candidate> Block;
    DenseSet<const Value *> Pending;
    const BasicBlock *BB = All[First].Root->getParent();
    for (Next = First; Next != All.size(); ++Next) {
      if (All[Next].Root->getParent() != BB)
        break;
      bool NeedsEarlier = any_of(All[Next].Leaves, [&](const SumLeaf &L) {
        return Pending.count(L.V) || Pending.count(readOf(L.V).Base);
      });
      if (NeedsEarlier)
        break;
      Candidate C;
      if (!prepare(C, All[Next]))
        continue;
      Pending.insert(C.Tree->Root);
      Block.push_back(std::move(C));
    }
    planTogether(Block);
    for (Candidate &C : Block) {
      if (!C.IsCheaper || changesNothing(C))
        continue;
      remarkDone(C);
      finish(C, rewrite(C));
      Changed = true;
    }
  }
  if (SearchStopped)
    Rem.analysis("SearchStopped", [&](Remark &R) {
      R << "search for shared sums stopped at a limit of "
        << ore::NV("Terms", SumPlanner::MaxTerms) << " terms or "
        << ore::NV("Trials", SumPlanner::MaxTrials) << " first pairs";
    });
  if (Trees->numCuts() != 0)
    Rem.analysis("SumsCut", [&](Remark &R) {
      R << ore::NV("Sums", Trees->numCuts()) << " sums of at least "
        << ore::NV("Terms", SumTrees::MaxLeaves)
        << " terms not looked at as parts of larger ones";
    });
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  Changed |= convertScaledIntegers(F, Costs, RB, Rem);
  return Changed;
}

PreservedAnalyses NarrowSumsPass::run(Function &F, FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD || F.hasFnAttribute(Attribute::StrictFP))
    return PreservedAnalyses::all();
  return preservedIfRewritten(NarrowSums(F, *TD).run());
}

} // namespace cmx
