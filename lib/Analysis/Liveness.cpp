//===- Liveness.cpp - Where values with storage are live ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Steps: number the values and record the last use of each value in each block.
// Then walk, for each value, from these blocks backwards to its definition. If
// a value is defined outside of a loop and is live in one block of the loop, it
// is live in all of the loop. If such a loop is compact (LoopForest.h), it is
// one step of the walk and gives few segments. The walk takes time proportional
// to the number of pairs of a value and a block (or compact loop) in which it
// is live. The other steps take time proportional to the number of operands.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Liveness.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/OperationForm.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

namespace cmx {

static bool needsStorage(const Type *Ty) {
  return !Ty->isVoidTy() && !Ty->isAggregateType() && !Ty->isTokenTy();
}

/// If \p I extracts a part of the struct that a call returns, returns the call,
/// else null.
static const CallBase *callOfResult(const Instruction &I) {
  auto *Extract = dyn_cast<ExtractValueInst>(&I);
  if (!Extract || Extract->getNumIndices() != 1)
    return nullptr;
  return dyn_cast<CallBase>(Extract->getAggregateOperand());
}

bool isNameOnly(const Instruction &I) {
  return isRename(&I) || callOfResult(I) || I.isDebugOrPseudoInst();
}

Value *incomingValue(const PHINode &Phi, const BasicBlock &BB,
                     unsigned &Index) {
  if (Phi.getIncomingBlock(Index) != &BB)
    Index = unsigned(Phi.getBasicBlockIndex(&BB));
  return Phi.getIncomingValue(Index);
}

static bool isMessage(const Instruction &I) {
  auto Lowering = getGenXLowering(I);
  return Lowering && (*Lowering == LoweringKind::Message ||
                      *Lowering == LoweringKind::Atomic ||
                      *Lowering == LoweringKind::Sync ||
                      *Lowering == LoweringKind::Predefined);
}

/// Will the bale of \p Root be one instruction that reads all its sources
/// before it writes?
static bool writesLast(const Instruction &Root) {
  if (isa<RegionAccessInst>(Root) || getOperationForm(Root))
    return true;
  // Logic on predicates reads lanes before it writes the same lanes.
  return isa<BinaryOperator>(Root);
}

Liveness::Liveness(Function &F, const BaleInfo &Bales)
    : Loops(F, DominatorTree(F)) {
  findBlocks(F);
  for (Argument &A : F.args())
    addNode(&A, A.getType(), 0, 0);
  NumArguments = Nodes.size();
  BlockStart.push_back(0);
  // In reverse postorder, definitions come before uses. An incoming value of a
  // phi is used in the predecessor from which it comes.
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    numberBlock(B, Bales);
    collectUses(B, Bales);
  }
  findSegments();
  decideTies();
}

unsigned Liveness::nodeOf(const Value *V) const {
  V = stripRenames(const_cast<Value *>(V));
  auto It = NodeOf.find(V);
  return It == NodeOf.end() ? NoNode : It->second;
}

ArrayRef<LiveSegment> Liveness::segments(unsigned Node) const {
  size_t First = Nodes[Node].FirstSeg;
  size_t Last =
      Node + 1 == Nodes.size() ? Segments.size() : Nodes[Node + 1].FirstSeg;
  return ArrayRef(Segments).slice(First, Last - First);
}

void Liveness::beginAt(unsigned Node, unsigned Slot) {
  unsigned &DefSlot = Nodes[Node].DefSlot;
  if (Slot == DefSlot)
    return;
  const LiveSegment *S = segmentFrom(segments(Node), DefSlot);
  Segments[S - Segments.data()].Begin = Slot;
  DefSlot = Slot;
}

bool Liveness::isInsideBlock(unsigned N) const {
  ArrayRef<LiveSegment> Segs = segments(N);
  unsigned Block = Nodes[N].Block;
  return Segs.size() == 1 && Segs[0].Begin > startSlot(Block) &&
         Segs[0].End <= copySlot(Block);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

void Liveness::findBlocks(Function &F) {
  ReversePostOrderTraversal<Function *> RPO(&F);
  Blocks.assign(RPO.begin(), RPO.end());
  for (unsigned B = 0; B != Blocks.size(); ++B)
    BlockNo[Blocks[B]] = B;
  SmallSetVector<unsigned, 8> Found;
  for (BasicBlock *BB : Blocks) {
    Found.clear();
    for (BasicBlock *Pred : predecessors(BB))
      if (auto It = BlockNo.find(Pred); It != BlockNo.end())
        Found.insert(It->second);
    FirstPred.push_back(Preds.size());
    Preds.insert(Preds.end(), Found.begin(), Found.end());
  }
  FirstPred.push_back(Preds.size());
}

unsigned Liveness::addNode(const Value *Key, Type *Ty, unsigned Block,
                           unsigned DefSlot) {
  unsigned N = Nodes.size();
  Nodes.push_back({needsStorage(Ty) ? Ty : nullptr, Block, DefSlot, 0, NoNode});
  NodeOf[Key] = N;
  return N;
}

/// Adds the results of a call that returns a struct. They are written like the
/// result of a message.
void Liveness::addResults(const Instruction &Call, unsigned Block) {
  auto *Ty = dyn_cast<StructType>(Call.getType());
  if (!Ty)
    return;
  unsigned First = Nodes.size();
  StructCalls.push_back({&Call, First});
  unsigned DefSlot = Nodes.back().DefSlot & ~1u;
  for (Type *Elem : Ty->elements())
    Nodes.push_back(
        {needsStorage(Elem) ? Elem : nullptr, Block, DefSlot, 0, NoNode});
  for (const User *U : Call.users()) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (Extract && Extract->getNumIndices() == 1)
      NodeOf[Extract] = First + Extract->getIndices()[0];
  }
}

void Liveness::numberBlock(unsigned B, const BaleInfo &Bales) {
  unsigned Position = startSlot(B) / 2 + 1;
  NodeInBlock.clear();
  for (Instruction &I : *Blocks[B]) {
    NodeInBlock.push_back(NoNode);
    if (auto *Phi = dyn_cast<PHINode>(&I)) {
      Phis.push_back({Phi, addNode(Phi, Phi->getType(), B, startSlot(B))});
      continue;
    }
    if (isNameOnly(I) || Bales.isMember(&I))
      continue;
    if (I.isTerminator())
      ++Position; // For copies.
    unsigned Late = needsStorage(I.getType()) && writesLast(I);
    NodeInBlock.back() = addNode(&I, I.getType(), B, 2 * Position++ + Late);
    if (isa<CallBase>(I))
      addResults(I, B);
  }
  BlockStart.push_back(2 * Position);
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

void Liveness::addUse(unsigned Node, unsigned Block, unsigned EndSlot) {
  unsigned &Last = Nodes[Node].LastUse;
  // Blocks are visited one after the other, so only the last use can be in the
  // same block.
  if (Last != NoNode && Uses[Last].Block == Block) {
    Uses[Last].EndSlot = std::max(Uses[Last].EndSlot, EndSlot);
    return;
  }
  Uses.push_back({Block, EndSlot, Last});
  Last = Uses.size() - 1;
}

void Liveness::addTie(const Instruction &Root, unsigned Result,
                      const Value *OldValue) {
  OldValue = stripRenames(const_cast<Value *>(OldValue));
  unsigned Slot = Nodes[Result].DefSlot & ~1u;
  if (unsigned Old = nodeOf(OldValue); Old != NoNode) {
    Ties.push_back({&Root, Result, Old, nullptr, Slot, false});
    addUse(Old, Nodes[Result].Block, Slot);
  } else if (auto *C = dyn_cast<Constant>(OldValue); C && !isa<UndefValue>(C)) {
    Ties.push_back({&Root, Result, NoNode, C, Slot, false});
  }
}

void Liveness::addOperandUses(const Instruction &I, unsigned Root,
                              bool IsRoot) {
  auto Old = IsRoot && isActive(Root) ? overwrittenOperand(I) : std::nullopt;
  for (const Use &U : I.operands()) {
    if (Old == U.getOperandNo())
      addTie(I, Root, U);
    else if (unsigned N = nodeOf(U); N != NoNode)
      addUse(N, Nodes[Root].Block, (Nodes[Root].DefSlot | 1u));
  }
}

static bool isRow(const RegionAccessInst &I) {
  return I.hasConstantOffset() && I.region().isContiguous() &&
         I.region().offsetBytes() >= 0 &&
         I.region().endBytes() <= int64_t(I.parentBytes());
}

void Liveness::addPartCopy(const Instruction &Root, unsigned Result) {
  auto *Wr = dyn_cast<WrRegionInst>(&Root);
  if (!Wr || !Wr->isMaskAllOnes())
    return;
  Value *New = stripRenames(Wr->newValue());
  uint64_t SourceOffset = 0;
  unsigned Source = nodeOf(New);
  if (Source == NoNode) {
    // New has no node, so it is a constant or a member of the bale. If it is a
    // read of a row, the bale only copies.
    auto *Rd = dyn_cast<RdRegionInst>(New);
    if (!Rd || !isRow(*Rd))
      return;
    SourceOffset = Rd->region().offsetBytes();
    Source = nodeOf(Rd->source());
  }
  if (Source == NoNode || !isRow(*Wr))
    return;
  PartCopies.push_back({&Root, Result, Source, SourceOffset,
                        uint64_t(Wr->region().offsetBytes()),
                        registerBytes(Wr->newValue()->getType())});
}

void Liveness::addIncomingUses(const BasicBlock &BB, unsigned Block) {
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Succ : successors(&BB)) {
    if (!Seen.insert(Succ).second)
      continue;
    unsigned Index = 0;
    for (const PHINode &Phi : Succ->phis()) {
      unsigned N = nodeOf(incomingValue(Phi, BB, Index));
      if (N != NoNode)
        addUse(N, Block, copySlot(Block) + 1);
    }
  }
}

void Liveness::collectUses(unsigned B, const BaleInfo &Bales) {
  auto Next = NodeInBlock.begin();
  for (const Instruction &I : *Blocks[B]) {
    unsigned Root = *Next++;
    bool IsRoot = Root != NoNode;
    if (isa<PHINode>(I) || (!IsRoot && isNameOnly(I)))
      continue;
    if (!IsRoot) {
      Root = NodeOf.lookup(Bales.root(&I));
      if (isMessage(I))
        Nodes[Root].DefSlot &= ~1u;
    }
    addOperandUses(I, Root, IsRoot);
    if (IsRoot)
      addPartCopy(I, Root);
  }
  addIncomingUses(*Blocks[B], B);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// Adds the end of each predecessor, from its position for copies on, to the
/// range of \p Phi.
void Liveness::addPhiTails(const PHINode &Phi) {
  for (unsigned K = 0; K != Phi.getNumIncomingValues(); ++K) {
    auto It = BlockNo.find(Phi.getIncomingBlock(K));
    if (It == BlockNo.end() ||
        isa<UndefValue>(stripRenames(Phi.getIncomingValue(K))))
      continue;
    Found.push_back({copySlot(It->second) + 1, endSlot(It->second)});
  }
}

void Liveness::findSegments(unsigned N) {
  const Node &Nd = Nodes[N];
  unsigned DefEnd = (Nd.DefSlot | 1) + 1;
  for (unsigned U = Nd.LastUse; U != NoNode; U = Uses[U].Prev) {
    if (Uses[U].Block == Nd.Block) {
      DefEnd = std::max(DefEnd, Uses[U].EndSlot);
      continue;
    }
    Found.push_back({startSlot(Uses[U].Block), Uses[U].EndSlot});
    append_range(Worklist, preds(Uses[U].Block));
  }
  while (!Worklist.empty()) {
    unsigned B = Worklist.back();
    Worklist.pop_back();
    unsigned Loop = Loops.largestWithout(B, Nd.Block);
    if (Loop != LoopForest::None)
      B = Loop;
    if (LiveOutOf[B] == N)
      continue;
    LiveOutOf[B] = N;
    if (B == Nd.Block) {
      DefEnd = endSlot(B);
      continue;
    }
    if (Loop == LoopForest::None)
      Found.push_back({startSlot(B), endSlot(B)});
    else
      for (auto [First, Last] : Loops.runs(Loop))
        Found.push_back({startSlot(First), endSlot(Last)});
    append_range(Worklist, preds(B));
  }
  Found.push_back({Nd.DefSlot, DefEnd});
}

void Liveness::findSegments() {
  LiveOutOf.assign(Blocks.size(), NoNode);
  auto NextPhi = Phis.begin();
  for (unsigned N = 0; N != Nodes.size(); ++N) {
    Nodes[N].FirstSeg = Segments.size();
    Found.clear();
    if (isActive(N))
      findSegments(N);
    if (NextPhi != Phis.end() && NextPhi->second == N)
      addPhiTails(*NextPhi++->first);
    if (!isActive(N))
      continue;
    llvm::sort(Found, [](const LiveSegment &A, const LiveSegment &B) {
      return A.Begin < B.Begin;
    });
    Segments.push_back(Found.front());
    for (const LiveSegment &S : drop_begin(Found)) {
      if (S.Begin <= Segments.back().End)
        Segments.back().End = std::max(Segments.back().End, S.End);
      else
        Segments.push_back(S);
    }
  }
  std::vector<BlockUse>().swap(Uses);
}

/// See the file comment of Liveness.h.
void Liveness::decideTies() {
  for (Tie &T : Ties) {
    bool Late = Nodes[T.Result].DefSlot & 1;
    if (T.Old == NoNode) {
      beginAt(T.Result, T.Slot);
      continue;
    }
    ArrayRef<LiveSegment> Old = segments(T.Old);
    bool LivesOn = containsSlot(Old, T.Slot + 1);
    bool ReadAsSource = containsSlot(Old, T.Slot);
    T.InPlace = !LivesOn && (Late || !ReadAsSource);
    beginAt(T.Result, T.InPlace && ReadAsSource ? T.Slot + 1 : T.Slot);
  }
}

std::vector<Liveness::BlockBytes> Liveness::blockBytes() const {
  // Changes of the number of bytes, by slot.
  std::vector<std::pair<unsigned, int64_t>> Changes;
  for (unsigned N = 0; N != Nodes.size(); ++N) {
    if (!isActive(N) || isPredicateType(type(N)))
      continue;
    auto Bytes = int64_t(registerBytes(type(N)));
    for (const LiveSegment &S : segments(N)) {
      Changes.push_back({S.Begin, Bytes});
      Changes.push_back({S.End, -Bytes});
    }
  }
  // At the same slot, ends come before begins, because ends are exclusive.
  llvm::sort(Changes);
  std::vector<BlockBytes> Result(Blocks.size());
  int64_t Bytes = 0;
  auto Next = Changes.begin();
  // Applies the changes before Slot. Returns the maximum number of bytes during
  // these changes.
  auto AdvanceTo = [&](unsigned Slot) {
    int64_t Peak = Bytes;
    while (Next != Changes.end() && Next->first < Slot) {
      Bytes += Next++->second;
      Peak = std::max(Peak, Bytes);
    }
    return uint64_t(Peak);
  };
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    uint64_t Before = AdvanceTo(copySlot(B) + 1);
    Result[B].End = uint64_t(Bytes);
    Result[B].Peak = std::max(Before, AdvanceTo(endSlot(B)));
  }
  return Result;
}

} // namespace cmx
