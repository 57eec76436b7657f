//===- EvenOddBytes.cpp - Byte arithmetic by even and odd bytes -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Select/EvenOddBytes.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/RegionSource.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-even-odd-bytes"

STATISTIC(NumTrees, "Number of computations that became two");

namespace cmx {

/// The maximum number of nested reads that a search follows.
static constexpr unsigned MaxReads = 8;

/// Is \p I one operation on words that computes each lane of its result from
/// the same lane of each operand?
static bool isWordOperation(const Instruction &I) {
  Type *Ty = I.getType();
  auto Form = getOperationForm(I);
  if (!Ty->isIntOrIntVectorTy(16) || !Form)
    return false;
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return !Bin->isIntDivRem();
  auto *Call = dyn_cast<CallInst>(&I);
  if (!Call ||
      any_of(Call->args(), [&](const Use &A) { return A->getType() != Ty; }))
    return false;
  return isa<MinMaxIntrinsic>(Call) || Form->Op == Operation::Avg;
}

/// Returns the region of every second of \p N elements, from element \p Parity
/// on.
static Region everySecond(unsigned ElemBytes, unsigned N, unsigned Parity) {
  return *Region::get({ElemBytes, N / 2, 0, N / 2, 2, Parity * ElemBytes});
}

namespace {
/// A leaf of a tree: elements of a vector, or one constant for all lanes.
struct Leaf {
  Constant *Splat = nullptr;
  CastInst *Extension = nullptr; ///< Extends bytes; null for words.
  RegionSource All;
  std::optional<Region> Half[2]; ///< The even and odd elements.
  ElemType Type = ElemType::UW;

  /// Returns the operand with all elements, or with those of one parity.
  CostOperand operand(std::optional<unsigned> Parity) const {
    if (Splat)
      return CostOperand::imm(Type);
    return {Type, Parity ? *Half[*Parity] : All.R};
  }
};

/// A truncation of words to bytes, and the tree of operations whose result it
/// packs.
class ByteTree {
public:
  explicit ByteTree(TruncInst &Root)
      : Root(Root), NumLanes(cmx::numLanes(Root.getType())) {}

  /// Collects the tree. Returns false if the pass cannot rewrite it.
  bool collect();
  bool isTooLarge() const { return Nodes.size() > MaxNodes; }
  /// Return the cost of the present code, and the cost of the code that is
  /// split into even and odd bytes.
  Cost costNow(OperationCosts &Costs) const;
  Cost costApart(OperationCosts &Costs) const;
  void rewrite(RegionBuilder &RB);

private:
  static constexpr unsigned MaxNodes = 16;

  bool isNode(Value *V) const;
  bool addLeaf(Value *V);
  void findDestination();
  void findSaturation();
  Instruction &top() const { return *Nodes.front(); }
  Cost nodeCost(OperationCosts &Costs, const Instruction &I,
                std::optional<unsigned> Parity, const CostOperand &Result,
                bool Saturate = false) const;
  Value *build(RegionBuilder &RB, Value *V, unsigned Parity);
  Value *buildLeaf(RegionBuilder &RB, const Leaf &L, unsigned Parity);
  Value *buildNode(RegionBuilder &RB, Instruction &I, unsigned Parity);
  Value *buildSaturated(RegionBuilder &RB, unsigned Parity);
  Value *buildPacked(RegionBuilder &RB, unsigned Parity);
  Type *half(Type *Elem) const {
    return FixedVectorType::get(Elem, NumLanes / 2);
  }

  TruncInst &Root;
  unsigned NumLanes;
  /// The write of the bytes into a vector at a constant offset, or null if
  /// there is no such write.
  WrRegionInst *Write = nullptr;
  Region Dst = Region::contiguous(1, 1);
  std::optional<Region> DstHalf[2];
  /// If the tree is a sum of two bytes that is limited to 255: this sum.
  Instruction *Saturated = nullptr;
  SmallVector<Instruction *, 8> Nodes;
  DenseMap<Value *, Leaf> Leaves;
};
} // namespace

bool ByteTree::isNode(Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  return I && I->getParent() == Root.getParent() && I->hasOneUse() &&
         isWordOperation(*I);
}

bool ByteTree::addLeaf(Value *V) {
  Leaf L;
  L.Splat = isa<Constant>(V) ? cast<Constant>(V)->getSplatValue() : nullptr;
  if (isa<Constant>(V)) {
    Leaves[V] = L;
    return L.Splat && !isa<UndefValue>(L.Splat);
  }
  unsigned Bytes = 2;
  if (isa<ZExtInst, SExtInst>(V) &&
      elementBytes(cast<CastInst>(V)->getSrcTy()) == 1) {
    L.Extension = cast<CastInst>(V);
    L.Type = isa<SExtInst>(V) ? ElemType::B : ElemType::UB;
    Bytes = 1;
  }
  L.All = wholeSource(L.Extension ? L.Extension->getOperand(0) : V);
  for (unsigned Steps = 0; Steps != MaxReads; ++Steps)
    if (auto Next = throughRead(L.All))
      L.All = *Next;
    else
      break;
  for (unsigned Parity : {0u, 1u}) {
    L.Half[Parity] = L.All.R.compose(everySecond(Bytes, NumLanes, Parity));
    if (!L.Half[Parity] || isa<Constant>(L.All.V))
      return false;
  }
  Leaves[V] = L;
  return true;
}

/// Finds the write of the bytes into a vector, so that the halves can be
/// written there directly.
void ByteTree::findDestination() {
  Dst = Region::contiguous(1, NumLanes);
  auto *Wr =
      Root.hasOneUse() ? dyn_cast<WrRegionInst>(Root.user_back()) : nullptr;
  if (!Wr || Wr->newValue() != &Root || Wr->getParent() != Root.getParent() ||
      !Wr->isMaskAllOnes() || !Wr->hasConstantOffset() ||
      !Wr->region().fitsIn(Wr->parentBytes()))
    return;
  Write = Wr;
  Dst = Wr->region();
}

/// Is \p V a zero extension of bytes?
static bool isUnsignedByte(Value *V) {
  return isa<ZExtInst>(V) && elementBytes(cast<ZExtInst>(V)->getSrcTy()) == 1;
}

/// Finds a sum of two bytes that is limited to 255.
void ByteTree::findSaturation() {
  Instruction *Sum;
  if (match(&top(), m_Intrinsic<Intrinsic::umin>(m_Instruction(Sum),
                                                 m_SpecificInt(255))) &&
      isNode(Sum) && Sum->getOpcode() == Instruction::Add &&
      all_of(Sum->operands(), isUnsignedByte))
    Saturated = Sum;
}

bool ByteTree::collect() {
  if (NumLanes % 2 != 0 || NumLanes < 4 || elementBytes(Root.getType()) != 1 ||
      !isNode(Root.getOperand(0)))
    return false;
  Nodes.push_back(cast<Instruction>(Root.getOperand(0)));
  for (unsigned N = 0; N != Nodes.size() && !isTooLarge(); ++N) {
    auto Form = getOperationForm(*Nodes[N]);
    for (unsigned K = 0; K != Form->NumSrcs; ++K) {
      Value *V = Nodes[N]->getOperand(Form->OperandNo[K]);
      if (isNode(V))
        Nodes.push_back(cast<Instruction>(V));
      else if (!Leaves.count(V) && !addLeaf(V))
        return false;
    }
  }
  findDestination();
  findSaturation();
  for (unsigned Parity : {0u, 1u}) {
    DstHalf[Parity] = Dst.compose(everySecond(1, NumLanes, Parity));
    if (!DstHalf[Parity] || !legalDstStride(*DstHalf[Parity]))
      return false;
  }
  return true;
}

/// Returns the cost of \p I on all lanes, or on those of one parity.
Cost ByteTree::nodeCost(OperationCosts &Costs, const Instruction &I,
                        std::optional<unsigned> Parity,
                        const CostOperand &Result, bool Saturate) const {
  auto Form = getOperationForm(I);
  SmallVector<CostOperand, 3> Srcs;
  for (unsigned OperandNo :
       ArrayRef(Form->OperandNo).take_front(Form->NumSrcs)) {
    auto Found = Leaves.find(I.getOperand(OperandNo));
    Srcs.push_back(Found == Leaves.end() ? CostOperand(ElemType::UW)
                                         : Found->second.operand(Parity));
  }
  return Costs.price(Form->Op, Parity ? NumLanes / 2 : NumLanes, Result, Srcs,
                     Form->Saturate || Saturate);
}

Cost ByteTree::costNow(OperationCosts &Costs) const {
  Cost Inner;
  for (Instruction *I : drop_begin(Nodes))
    Inner += nodeCost(Costs, *I, std::nullopt, ElemType::UW);
  CostOperand Bytes(ElemType::UB, Dst);
  Cost Packed = nodeCost(Costs, top(), std::nullopt, ElemType::UW) +
                Costs.move(NumLanes, Bytes,
                           {ElemType::UB, everySecond(1, 2 * NumLanes, 0)});
  return Inner + std::min(Packed, nodeCost(Costs, top(), std::nullopt, Bytes));
}

Cost ByteTree::costApart(OperationCosts &Costs) const {
  Cost Sum;
  for (unsigned Parity : {0u, 1u})
    for (Instruction *I : drop_begin(Nodes, Saturated ? 1 : 0)) {
      bool IsTop = I == (Saturated ? Saturated : &top());
      Sum += nodeCost(Costs, *I, Parity,
                      IsTop ? CostOperand(ElemType::UB, *DstHalf[Parity])
                            : CostOperand(ElemType::UW),
                      I == Saturated);
    }
  return Sum;
}

Value *ByteTree::buildLeaf(RegionBuilder &RB, const Leaf &L, unsigned Parity) {
  IRBuilder<> &B = RB.ir();
  RegionSource Part = {L.All.V, *L.Half[Parity], L.All.Offset};
  if (!L.Extension)
    return RB.createRead(Part, half(B.getInt16Ty()));
  B.SetCurrentDebugLocation(L.Extension->getDebugLoc());
  Value *Bytes = RB.createRead(Part, half(B.getInt8Ty()));
  Value *V =
      B.CreateCast(L.Extension->getOpcode(), Bytes, half(B.getInt16Ty()));
  if (auto *New = dyn_cast<Instruction>(V))
    New->copyIRFlags(L.Extension);
  return V;
}

Value *ByteTree::buildNode(RegionBuilder &RB, Instruction &I, unsigned Parity) {
  IRBuilder<> &B = RB.ir();
  SmallVector<Value *, 2> Args;
  for (Use &U : isa<CallInst>(I) ? cast<CallInst>(I).args() : I.operands())
    Args.push_back(build(RB, U, Parity));
  B.SetCurrentDebugLocation(I.getDebugLoc());
  if (auto *Bin = dyn_cast<BinaryOperator>(&I)) {
    auto *New =
        B.Insert(BinaryOperator::Create(Bin->getOpcode(), Args[0], Args[1]));
    New->copyIRFlags(Bin);
    return New;
  }
  auto &Call = cast<CallInst>(I);
  Type *Ty = half(B.getInt16Ty());
  if (auto Id = getGenXIntrinsic(Call))
    return RB.createIntrinsic(*Id, Ty, Args);
  return B.CreateIntrinsic(Call.getIntrinsicID(), {Ty}, Args);
}

Value *ByteTree::build(RegionBuilder &RB, Value *V, unsigned Parity) {
  // A constant need not be a leaf. The -1 of a complement is no leaf, and may
  // have poison lanes.
  if (auto *C = dyn_cast<Constant>(V))
    return ConstantVector::getSplat(ElementCount::getFixed(NumLanes / 2),
                                    C->getSplatValue(/*AllowPoison=*/true));
  auto Found = Leaves.find(V);
  return Found != Leaves.end() ? buildLeaf(RB, Found->second, Parity)
                               : buildNode(RB, *cast<Instruction>(V), Parity);
}

Value *ByteTree::buildSaturated(RegionBuilder &RB, unsigned Parity) {
  Value *Args[] = {build(RB, Saturated->getOperand(0), Parity),
                   build(RB, Saturated->getOperand(1), Parity)};
  RB.ir().SetCurrentDebugLocation(Saturated->getDebugLoc());
  return RB.createIntrinsic(GenXIntrinsic::UuaddSat, half(RB.ir().getInt8Ty()),
                            Args);
}

Value *ByteTree::buildPacked(RegionBuilder &RB, unsigned Parity) {
  Value *Words = build(RB, &top(), Parity);
  RB.ir().SetCurrentDebugLocation(Root.getDebugLoc());
  Value *Bytes = RB.ir().CreateTrunc(Words, half(RB.ir().getInt8Ty()));
  if (auto *New = dyn_cast<Instruction>(Bytes))
    New->copyIRFlags(&Root);
  return Bytes;
}

void ByteTree::rewrite(RegionBuilder &RB) {
  IRBuilder<> &B = RB.ir();
  Instruction &Last = Write ? static_cast<Instruction &>(*Write) : Root;
  B.SetInsertPoint(&Last);
  Value *Result = Write ? Write->oldValue() : PoisonValue::get(Root.getType());
  for (unsigned Parity : {0u, 1u}) {
    Value *Bytes =
        Saturated ? buildSaturated(RB, Parity) : buildPacked(RB, Parity);
    B.SetCurrentDebugLocation(Last.getDebugLoc());
    Result = RB.createWrRegion(Result, Bytes, *DstHalf[Parity]);
  }
  Result->takeName(&Last);
  Last.replaceAllUsesWith(Result);
  Value *Rest = Write ? static_cast<Value *>(&Root) : &top();
  Last.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(Rest);
}

static void remark(Remarks &Rem, TruncInst &Root, unsigned Lanes, Cost Now,
                   Cost Apart) {
  auto Describe = [&](Remark &R) {
    R << remarkValue("Value", Root) << ": " << ore::NV("Bytes", Lanes)
      << " bytes, packed, take " << ore::NV("Now", Now.instructions())
      << " instructions, even and odd ones apart "
      << ore::NV("Apart", Apart.instructions());
  };
  if (Apart < Now)
    Rem.passed("EvenOdd", Root, Describe);
  else
    Rem.missed("BytesPacked", Root, Describe);
}

/// Returns whether anything changed.
static bool splitTree(TruncInst &Root, OperationCosts &Costs, RegionBuilder &RB,
                      Remarks &Rem) {
  ByteTree Tree(Root);
  if (!Tree.collect())
    return false;
  if (Tree.isTooLarge()) {
    Rem.missed("TooLarge", Root, [&](Remark &R) {
      R << remarkValue("Value", Root) << ": too many operations are packed";
    });
    return false;
  }
  Cost Now = Tree.costNow(Costs), Apart = Tree.costApart(Costs);
  if (!Now.isPossible() || !Apart.isPossible())
    return false;
  remark(Rem, Root, numLanes(Root.getType()), Now, Apart);
  if (Apart >= Now)
    return false;
  Tree.rewrite(RB);
  ++NumTrees;
  return true;
}

PreservedAnalyses EvenOddBytesPass::run(Function &F,
                                        FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  // Hold weak handles: rewriting a tree also erases instructions that then have
  // no use.
  SmallVector<WeakTrackingVH, 16> Roots;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (isa<TruncInst>(I))
        Roots.emplace_back(&I);
  OperationCosts Costs(*TD);
  RegionBuilder RB(*F.getParent());
  Remarks Rem(F, DEBUG_TYPE);
  bool Changed = false;
  for (Value *V : Roots)
    if (auto *Root = dyn_cast_or_null<TruncInst>(V))
      Changed |= splitTree(*Root, Costs, RB, Rem);
  return preservedIfRewritten(Changed);
}

} // namespace cmx
