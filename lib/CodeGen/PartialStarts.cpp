//===- PartialStarts.cpp - Values that begin with a partial write ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartialStarts.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

namespace {

class PartialStartFinder {
  /// A value that begins in this block, and those of its bytes that the block
  /// writes.
  struct Chain {
    const Instruction *Root;
    BitVector Written;
  };

  const Liveness &Live;
  Webs &W;
  const BaleInfo &Bales;
  std::vector<Chain> Chains;
  DenseMap<unsigned, unsigned> ChainOf; ///< By node.

public:
  std::vector<const Instruction *> Found;

  PartialStartFinder(const Liveness &Live, Webs &W, const BaleInfo &Bales)
      : Live(Live), W(W), Bales(Bales) {}

  void visitBlock(BasicBlock &BB);

private:
  void visit(Instruction &Root, Value *Old, unsigned Node);
  bool isAliveBefore(unsigned Node);
};

} // namespace

/// May a mask of \p Message be false in some lanes? Otherwise \p Message writes
/// the whole value.
static bool isMasked(const Instruction &Message) {
  auto Id = getGenXIntrinsic(Message);
  auto Index = Id ? getGenXInfo(*Id).operandIndex("mask") : std::nullopt;
  auto *C = Index ? dyn_cast<Constant>(Message.getOperand(*Index)) : nullptr;
  return Index && !(C && C->isAllOnesValue());
}

/// Adds to \p Written the bytes that \p B certainly writes.
static void addWritten(const Bale &B, BitVector &Written) {
  if (B.K == Bale::Kind::Message) {
    if (!isMasked(*B.Root))
      Written.set();
    return;
  }
  bool IsPredicated = B.Pred.Mask && B.Op != Operation::Sel;
  if (IsPredicated || B.DstOffset)
    return;
  for (unsigned N = 0; N != B.DstRegion.numElts(); ++N) {
    int64_t Begin = B.DstRegion.elementOffsetBytes(N);
    int64_t End = Begin + B.DstRegion.elemBytes();
    if (Begin >= 0 && End <= int64_t(Written.size()))
      Written.set(unsigned(Begin), unsigned(End));
  }
}

/// Does the web of \p Node hold another value that the root of \p Node still
/// reads?
bool PartialStartFinder::isAliveBefore(unsigned Node) {
  unsigned Slot = Live.readSlot(Node);
  return Live.defSlot(Node) != Slot && W.segmentAt(Node, Slot);
}

void PartialStartFinder::visit(Instruction &Root, Value *Old, unsigned Node) {
  unsigned OldNode = Live.nodeOf(Old);
  if (OldNode == Liveness::NoNode) {
    if (!isa<UndefValue>(Old) || isAliveBefore(Node))
      return;
    ChainOf[Node] = Chains.size();
    Chains.push_back({&Root, BitVector(registerBytes(Live.type(Node)))});
  } else {
    auto It = ChainOf.find(OldNode);
    if (It == ChainOf.end() || W.find(OldNode) != W.find(Node))
      return;
    unsigned C = It->second;
    ChainOf[Node] = C;
  }
  addWritten(Bales.bale(&Root), Chains[ChainOf[Node]].Written);
}

void PartialStartFinder::visitBlock(BasicBlock &BB) {
  Chains.clear();
  ChainOf.clear();
  for (Instruction &I : BB) {
    auto Old = Bales.isMember(&I) ? std::nullopt : overwrittenOperand(I);
    unsigned Node = Old ? Live.nodeOf(&I) : Liveness::NoNode;
    if (Node != Liveness::NoNode && Live.isActive(Node) &&
        !isPredicateType(Live.type(Node)))
      visit(I, stripRenames(I.getOperand(*Old)), Node);
  }
  for (const Chain &C : Chains)
    if (!C.Written.all())
      Found.push_back(C.Root);
}

std::vector<const Instruction *>
findPartialStarts(const Liveness &Live, Webs &W, const BaleInfo &Bales) {
  PartialStartFinder Finder(Live, W, Bales);
  for (BasicBlock *BB : Live.blocks())
    Finder.visitBlock(*BB);
  return std::move(Finder.Found);
}

} // namespace cmx
