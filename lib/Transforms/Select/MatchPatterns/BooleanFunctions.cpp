//===- BooleanFunctions.cpp - Logic of three operands ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BooleanFunctions.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-match-patterns"

STATISTIC(NumBooleanFunctions, "Number of boolean functions found");

namespace cmx {

namespace {

/// A value or its complement.
struct Literal {
  Value *V;
  bool Inverted;
};

/// A value as a function of at most three leaves. If a, b and c are the bits of
/// the leaves, the bit of the value is bit number 4 * c + 2 * b + a of Table.
/// If a leaf is missing, its bit does not matter.
struct Cut {
  SmallVector<Value *, 3> Leaves;
  uint8_t Table = 0xAA;
  unsigned NumOps = 0;
  Cost Price; ///< Of its instruction and the trees of its leaves.
};

class BooleanMatcher {
public:
  BooleanMatcher(BasicBlock &BB, OperationCosts &Costs, Remarks &Rem)
      : BB(BB), Costs(Costs), TD(Costs.target()), RB(*BB.getModule()),
        Rem(Rem) {}
  bool run();

private:
  static constexpr unsigned MaxCuts = 8;
  static constexpr unsigned MaxNots = 2; ///< InstSimplify removes double nots.
  struct Node {
    SmallVector<Cut, 4> Cuts; ///< All but the first have several operations.
    unsigned Best = 0;        ///< Index in Cuts.
  };

  bool isNode(const Value *V) const;
  Literal literal(Value *V, bool &OneUse) const;
  SmallVector<Cut, 4> cutsOf(Value *Operand) const;
  static std::optional<Cut> combine(const Instruction &I, const Cut &L,
                                    const Cut &R);
  Cost treeCost(Value *Leaf) const;
  Cost logicCost(const Instruction &I);
  Cost functionCost(const Instruction &I, Cut &C);
  void addNode(Instruction &I);
  void rewrite(Instruction &I, const Cut &C);

  BasicBlock &BB;
  OperationCosts &Costs;
  const TargetDesc &TD;
  RegionBuilder RB;
  Remarks &Rem;
  DenseMap<const Value *, Node> Nodes;
};

} // namespace

static std::optional<Operation> logicOperation(const Value *V) {
  auto *Bin = dyn_cast<BinaryOperator>(V);
  switch (Bin ? Bin->getOpcode() : 0) {
  case Instruction::And:
    return Operation::And;
  case Instruction::Or:
    return Operation::Or;
  case Instruction::Xor:
    return Operation::Xor;
  default:
    return std::nullopt;
  }
}

/// Is \p V one of the operations and, or, xor on words or dwords, but not a
/// complement?
bool BooleanMatcher::isNode(const Value *V) const {
  unsigned Bits = V->getType()->getScalarSizeInBits();
  return (Bits == 16 || Bits == 32) && logicOperation(V) &&
         cast<Instruction>(V)->getParent() == &BB &&
         !match(V, m_Not(m_Value()));
}

/// Returns \p V as a value or as the complement of a value, because complements
/// become part of their readers. Sets \p OneUse to whether \p V and each
/// complemented value have only one use.
Literal BooleanMatcher::literal(Value *V, bool &OneUse) const {
  Literal L{V, false};
  OneUse = V->hasOneUse();
  Value *X;
  for (unsigned K = 0; K != MaxNots && match(L.V, m_Not(m_Value(X))); ++K) {
    L = {X, !L.Inverted};
    OneUse &= X->hasOneUse();
  }
  return L;
}

/// Returns the cuts of \p Operand: first the operand as a leaf, then the cuts
/// of the operation that computes it.
SmallVector<Cut, 4> BooleanMatcher::cutsOf(Value *Operand) const {
  bool OneUse;
  Literal L = literal(Operand, OneUse);
  Cut Self;
  Self.Leaves.push_back(L.V);
  SmallVector<Cut, 4> Cuts{Self};
  auto It = Nodes.find(L.V);
  if (OneUse && It != Nodes.end())
    append_range(Cuts, It->second.Cuts);
  if (L.Inverted)
    for (Cut &C : Cuts)
      C.Table = uint8_t(~C.Table);
  return Cuts;
}

/// Are \p A and \p B splats whose bits are each other's complements?
static bool areComplements(const Value *A, const Value *B) {
  const APInt *X, *Y;
  return match(A, m_APInt(X)) && match(B, m_APInt(Y)) && *X == ~*Y;
}

/// Returns the table of \p C for leaves in another order: leaf K becomes leaf
/// number Place[K], and is complemented if Inverted[K].
static uint8_t placed(const Cut &C, ArrayRef<unsigned> Place,
                      ArrayRef<bool> Inverted) {
  uint8_t Table = 0;
  for (unsigned Row = 0; Row != 8; ++Row) {
    unsigned From = 0;
    for (unsigned K = 0; K != C.Leaves.size(); ++K)
      From |= unsigned((Row >> Place[K] & 1) != unsigned(Inverted[K])) << K;
    Table |= uint8_t((C.Table >> From & 1) << Row);
  }
  return Table;
}

/// Returns the cut of \p I that joins the cuts \p L and \p R of its operands,
/// or std::nullopt if it would have more than three leaves.
std::optional<Cut> BooleanMatcher::combine(const Instruction &I, const Cut &L,
                                           const Cut &R) {
  Cut C = L;
  SmallVector<unsigned, 3> Place;
  SmallVector<bool, 3> Inverted;
  for (Value *Leaf : R.Leaves) {
    unsigned K = 0;
    while (K != C.Leaves.size() && C.Leaves[K] != Leaf &&
           !areComplements(C.Leaves[K], Leaf))
      ++K;
    if (K == 3)
      return std::nullopt;
    if (K == C.Leaves.size())
      C.Leaves.push_back(Leaf);
    Place.push_back(K);
    Inverted.push_back(C.Leaves[K] != Leaf);
  }
  uint8_t Other = placed(R, Place, Inverted);
  switch (*logicOperation(&I)) {
  case Operation::And:
    C.Table &= Other;
    break;
  case Operation::Or:
    C.Table |= Other;
    break;
  case Operation::Xor:
    C.Table ^= Other;
    break;
  default:
    llvm_unreachable("logicOperation gives no other");
  }
  C.NumOps = L.NumOps + R.NumOps + 1;
  return C;
}

/// Returns the cost of the tree that computes \p Leaf, or 0 if \p Leaf has
/// other users.
Cost BooleanMatcher::treeCost(Value *Leaf) const {
  auto It = Nodes.find(Leaf);
  if (It == Nodes.end() || !Leaf->hasOneUse())
    return Cost();
  return It->second.Cuts[It->second.Best].Price;
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

/// Returns the result of \p I as an operand for the cost table.
static CostOperand resultOf(const Instruction &I) {
  ElemType T = *elemTypeOf(I.getType(), /*Signed=*/false);
  auto *Wr = I.hasOneUse() ? dyn_cast<WrRegionInst>(*I.user_begin()) : nullptr;
  if (Wr && !Wr->hasVariableOffset() && Wr->getOperand(WrRegionOp::New) == &I)
    return {T, Wr->region()};
  return T;
}

/// Returns the cost of \p I if \p I stays.
Cost BooleanMatcher::logicCost(const Instruction &I) {
  SmallVector<CostOperand, 2> Srcs;
  for (Value *Op : I.operands()) {
    bool OneUse;
    Srcs.push_back(CostOperand::value(literal(Op, OneUse).V, false));
  }
  return Costs.price(*logicOperation(&I), numLanes(I.getType()), resultOf(I),
                     Srcs);
}

/// Does \p C or its complement fit into 16 bits, the size of an immediate in an
/// instruction with three sources? Sets \p Invert if only the complement does.
static bool isShort(const Value *C, bool &Invert) {
  const APInt *X;
  if (!match(C, m_APInt(X)))
    return false;
  Invert = !X->isIntN(16) && (~*X).isIntN(16);
  return Invert || X->isIntN(16);
}

/// Returns the number of moves that bfn needs, but plain `and`, `or` and `xor`
/// do not. In contrast to bfn, these can read extensions and regions at
/// variable offsets, write narrow results, and compare their result with 0.
/// (The finalizer joins the compare to them. Found by experiment with GenX_IR
/// 1.0.12504.)
static unsigned numExtraMoves(const Instruction &I, const Cut &C) {
  unsigned Moves = unsigned(count_if(C.Leaves, [](Value *V) {
    auto *Rd = dyn_cast<RdRegionInst>(V);
    return isa<ZExtInst, SExtInst>(V) || (Rd && Rd->hasVariableOffset());
  }));
  const User *Only = I.hasOneUse() ? *I.user_begin() : nullptr;
  bool ByLogic = Only && (isa<TruncInst>(Only) ||
                          match(Only, m_ICmp(m_Value(), m_Zero())));
  return Moves + unsigned(ByLogic);
}

/// Returns the cost of the bfn that computes \p C. Puts the leaves of \p C into
/// the cheapest order. Constants come last. The order of the other leaves
/// matters, because the sources of bfn support different regions.
Cost BooleanMatcher::functionCost(const Instruction &I, Cut &C) {
  unsigned N = numLanes(I.getType());
  SmallVector<unsigned, 3> Order;
  for (bool Constants : {false, true})
    for (unsigned K = 0; K != C.Leaves.size(); ++K)
      if (isa<Constant>(C.Leaves[K]) == Constants)
        Order.push_back(K);
  unsigned NumVariables =
      unsigned(count_if(C.Leaves, [](Value *V) { return !isa<Constant>(V); }));
  // The second source is never an immediate.
  if (NumVariables == 1 && Order.size() == 3)
    std::swap(Order[0], Order[1]);
  const ElemType T = *elemTypeOf(I.getType(), /*Signed=*/false);
  Cost Extra = Costs.move(N, T, T) * numExtraMoves(I, C);
  SmallVector<CostOperand, 3> Srcs;
  for (unsigned K : Order) {
    bool Invert;
    Value *V = C.Leaves[K];
    if (!isa<Constant>(V)) {
      Srcs.push_back(CostOperand::value(V, /*Signed=*/false));
    } else if (isShort(V, Invert)) {
      Srcs.push_back(CostOperand::imm(ElemType::UW));
    } else { // A move into a register, and perhaps a wait.
      Extra += Cost::of(2);
      Srcs.push_back(CostOperand::scalar(T));
    }
  }
  Cost Best = Cost::impossible();
  SmallVector<unsigned, 3> BestOrder;
  for (unsigned Turn = 0; Turn != std::max(NumVariables, 1u); ++Turn) {
    Cost Price = Costs.price(
        Operation::Bfn, N, resultOf(I),
        {Srcs[0], Srcs[std::min<size_t>(1, Srcs.size() - 1)], Srcs.back()});
    if (Price < Best) {
      Best = Price;
      BestOrder = Order;
    }
    if (NumVariables > 1) {
      std::rotate(Srcs.begin(), Srcs.begin() + 1, Srcs.begin() + NumVariables);
      std::rotate(Order.begin(), Order.begin() + 1,
                  Order.begin() + NumVariables);
    }
  }
  if (!Best.isPossible())
    return Best;
  Cut Sorted = C;
  SmallVector<unsigned, 3> Place(C.Leaves.size());
  for (unsigned K = 0; K != BestOrder.size(); ++K) {
    Sorted.Leaves[K] = C.Leaves[BestOrder[K]];
    Place[BestOrder[K]] = K;
  }
  Sorted.Table = placed(C, Place, SmallVector<bool, 3>(C.Leaves.size()));
  C = Sorted;
  return Best + Extra;
}

//===----------------------------------------------------------------------===//
// The cover
//===----------------------------------------------------------------------===//

void BooleanMatcher::addNode(Instruction &I) {
  Node N;
  SmallVector<Cut, 4> Left = cutsOf(I.getOperand(0));
  SmallVector<Cut, 4> Right = cutsOf(I.getOperand(1));
  bool Stopped = false;
  for (const Cut &L : Left)
    for (const Cut &R : Right) {
      std::optional<Cut> C = combine(I, L, R);
      if (!C)
        continue;
      if (N.Cuts.size() == MaxCuts) {
        Stopped = true;
        break;
      }
      C->Price = C->NumOps == 1 ? logicCost(I) : functionCost(I, *C);
      if (!C->Price.isPossible() && C->NumOps != 1)
        continue;
      for (Value *Leaf : C->Leaves)
        C->Price += treeCost(Leaf);
      N.Cuts.push_back(std::move(*C));
      if (N.Cuts.back().Price < N.Cuts[N.Best].Price)
        N.Best = unsigned(N.Cuts.size() - 1);
    }
  if (Stopped)
    Rem.analysis("SearchStopped", I, [&](Remark &R) {
      R << remarkValue("Value", I) << " is a function of three values in more "
        << "than " << ore::NV("Limit", unsigned(MaxCuts))
        << " ways; not all were looked at";
    });
  Nodes.try_emplace(&I, std::move(N));
}

void BooleanMatcher::rewrite(Instruction &I, const Cut &C) {
  Type *Ty = I.getType();
  SmallVector<Value *, 4> Ops(C.Leaves.begin(), C.Leaves.end());
  Cut Function = C;
  SmallVector<unsigned, 3> Place;
  SmallVector<bool, 3> Inverted;
  for (unsigned K = 0; K != Ops.size(); ++K) {
    bool Invert = false;
    if (isShort(Ops[K], Invert) && Invert)
      Ops[K] = ConstantExpr::getNot(cast<Constant>(Ops[K]));
    Place.push_back(K);
    Inverted.push_back(Invert);
  }
  unsigned Table = placed(Function, Place, Inverted);
  while (Ops.size() != 3)
    Ops.push_back(Ops.back());
  RB.ir().SetInsertPoint(&I);
  Ops.push_back(RB.ir().getInt8(uint8_t(Table)));
  Value *New = RB.createIntrinsic(GenXIntrinsic::Bfn, Ty, Ops);
  Rem.passed("BooleanFunction", I, [&](Remark &R) {
    R << remarkValue("Value", I) << ": " << ore::NV("Operations", C.NumOps)
      << " operations are one boolean function of "
      << ore::NV("Operands", unsigned(C.Leaves.size())) << " operands";
  });
  ++NumBooleanFunctions;
  New->takeName(&I);
  I.replaceAllUsesWith(New);
}

bool BooleanMatcher::run() {
  for (Instruction &I : BB)
    if (isNode(&I))
      addNode(I);
  bool Changed = false;
  // Walk from the last to the first, so that the instructions inside of a cut
  // are removed before they are visited.
  for (Instruction &I : make_early_inc_range(reverse(BB))) {
    if (I.use_empty() && logicOperation(&I)) {
      salvageDebugInfo(I);
      I.eraseFromParent();
      Changed = true;
      continue;
    }
    auto It = Nodes.find(&I);
    if (It == Nodes.end() || It->second.Best == 0)
      continue;
    rewrite(I, It->second.Cuts[It->second.Best]);
    salvageDebugInfo(I);
    I.eraseFromParent();
    Changed = true;
  }
  return Changed;
}

bool matchBooleanFunctions(BasicBlock &BB, OperationCosts &Costs,
                           Remarks &Rem) {
  return Costs.target().supports(Operation::Bfn) &&
         BooleanMatcher(BB, Costs, Rem).run();
}

} // namespace cmx
