//===- WebCosts.cpp - Gain and cost of splitting a web --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WebCosts.h"

#include "cmx/Analysis/LoopForest.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

WebCosts::WebCosts(Function &F, VectorWebs &Webs, const LoopForest &Loops,
                   unsigned GRFBytes)
    : Webs(Webs), Loops(Loops), GRFBytes(GRFBytes) {
  unsigned N = 0;
  for (const BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    Blocks[BB] = {++N, Loops.depth(BB)};
}

uint64_t WebCosts::registers(uint64_t Bytes) const {
  return divideCeil(Bytes, GRFBytes);
}

/// Estimates how often a block is executed. Each enclosing loop is assumed to
/// have eight iterations.
uint64_t WebCosts::weight(const BasicBlock *BB) const {
  return uint64_t(1) << (3 * std::min(Blocks.lookup(BB).Depth, 6u));
}

//===----------------------------------------------------------------------===//
// Copies that a split saves
//===----------------------------------------------------------------------===//

void WebCosts::addPosition(VectorUses &Uses, const Use &U) const {
  auto *I = cast<Instruction>(U.getUser());
  auto *Phi = dyn_cast<PHINode>(I);
  unsigned Block =
      Blocks.lookup(Phi ? Phi->getIncomingBlock(U) : I->getParent()).Number;
  if (Block == 0 || Block < Uses.LastBlock)
    return;
  if (Phi)
    Uses.Last = nullptr;
  else if (Block > Uses.LastBlock || (Uses.Last && Uses.Last->comesBefore(I)))
    Uses.Last = I;
  Uses.LastBlock = Block;
}

/// Returns the uses of \p V. If a region of \p V is read, the use counts at the
/// position where the result of the read is used, because the read becomes part
/// of the bale there.
WebCosts::VectorUses WebCosts::usesOf(const Value &V) const {
  VectorUses Uses;
  SmallVector<const Value *, 4> Names = {&V};
  while (!Names.empty())
    for (const Use &U : Names.pop_back_val()->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (isSameVector(*I) && Webs.isInWeb(I)) {
        Names.push_back(I);
      } else if (isa<RdRegionInst>(I)) {
        for (const Use &Operand : I->uses())
          addPosition(Uses, Operand);
      } else {
        auto *Wr = dyn_cast<WrRegionInst>(I);
        if (Wr && Webs.isInWeb(Wr) && U.getOperandNo() == WrRegionOp::Old)
          Uses.Writes.push_back(Wr);
        addPosition(Uses, U);
      }
    }
  return Uses;
}

bool WebCosts::isNeededBehind(const Value &V, const VectorUses &Uses,
                              const WrRegionInst &Write) const {
  if (Blocks.lookup(Write.getParent()).Number < Uses.LastBlock ||
      Uses.Last != &Write)
    return true;
  // In a loop, the write is executed again and needs the vector again.
  auto *From = dyn_cast<Instruction>(&V);
  return Loops.depth(Write.getParent()) != 0 &&
         !(From && Loops.isInLoopOf(From->getParent(), Write.getParent()));
}

void WebCosts::weighCopies(VectorWeb &Web, const Instruction &Member) {
  VectorUses Uses = usesOf(Member);
  for (const WrRegionInst *Write : Uses.Writes) {
    if (!isNeededBehind(Member, Uses, *Write))
      continue;
    unsigned Piece = Web.pieceAt(unsigned(Write->region().beginBytes()));
    Web.Gain += (registers(Web.Bytes) - registers(Web.pieceBytes(Piece))) *
                weight(Write->getParent());
  }
}

static bool isForeign(const VectorWebs &Webs, const Value &V) {
  return !isa<Constant>(V) && !Webs.isInWeb(&V);
}

/// For each web, computes how many copies of foreign vectors a split saves.
/// Handles all webs at once, because one vector may enter many webs. The copy
/// of the piece that a write changes is later added to the cost.
void WebCosts::weighForeignValues() {
  SmallSetVector<const Value *, 16> Values;
  for (const VectorWeb &Web : Webs.webs())
    for (Instruction *Member : Web.Members)
      for (Use *U : wholeOperands(*Member))
        if (isForeign(Webs, *U->get()))
          Values.insert(U->get());
  for (const Value *V : Values) {
    VectorUses Uses = usesOf(*V);
    for (const WrRegionInst *Write : Uses.Writes)
      if (isNeededBehind(*V, Uses, *Write)) {
        const VectorWeb &Web = Webs.webOf(*Write);
        ForeignGain[&Web] += registers(Web.Bytes) * weight(Write->getParent());
      }
  }
}

//===----------------------------------------------------------------------===//
// Copies that a split adds
//===----------------------------------------------------------------------===//

void WebCosts::pay(VectorWeb &Web, const Value &For, const Pieces &Which,
                   const BasicBlock *BB) {
  uint64_t Registers = 0;
  for (unsigned K : Which.set_bits())
    if (Used[K])
      Registers += registers(Web.pieceBytes(K));
  uint64_t Cost = Registers * weight(BB);
  Web.Cost += Cost;
  if (Cost > DearestCost) {
    DearestCost = Cost;
    Web.Dearest = &For;
  }
}

/// Is \p V the result of an operation, and do only webs use \p V? If so, the
/// operation will compute \p V in pieces.
bool WebCosts::fallsApart(const Value &V) {
  auto [It, IsNew] = FallsApart.try_emplace(&V, false);
  if (IsNew) {
    auto *I = dyn_cast<Instruction>(&V);
    It->second =
        I && !isa<WrRegionInst>(I) && !I->mayReadOrWriteMemory() &&
        all_of(I->users(), [this](const User *U) { return Webs.isInWeb(U); });
  }
  return It->second;
}

WebCosts::Pieces WebCosts::foreignPieces(const VectorWeb &Web, const Value &V) {
  auto It = Foreign.find(&V);
  if (It != Foreign.end())
    return It->second;
  return Pieces(Web.numPieces(), isForeign(Webs, V) && !fallsApart(V));
}

/// Adds the cost of the copies for \p Member. A piece of a foreign vector is
/// copied if a write changes the piece or if a phi has it as an operand.
/// Returns the pieces of \p Member that are still parts of a foreign vector.
/// Reading them there costs nothing.
WebCosts::Pieces WebCosts::weighOperands(VectorWeb &Web, Instruction &Member) {
  Pieces None(Web.numPieces());
  if (isSameVector(Member))
    return foreignPieces(Web, *Member.getOperand(0));
  if (auto *Phi = dyn_cast<PHINode>(&Member)) {
    for (Use &U : Phi->incoming_values())
      pay(Web, *U, foreignPieces(Web, *U), Phi->getIncomingBlock(U));
    return None;
  }
  auto *Wr = dyn_cast<WrRegionInst>(&Member);
  if (!Wr)
    return None;
  Pieces Old = foreignPieces(Web, *Wr->oldValue()), Changed = None;
  unsigned K = Web.pieceAt(unsigned(Wr->region().beginBytes()));
  Region Inside = Wr->region().shifted(-int64_t(Web.Cuts[K]));
  if (Old[K] && !(Wr->isMaskAllOnes() && Inside.isWhole(Web.pieceBytes(K))))
    Changed.set(K);
  pay(Web, *Wr->oldValue(), Changed, Wr->getParent());
  return Old.reset(K);
}

bool WebCosts::isForeignUse(const VectorWeb &Web, const Use &U) const {
  auto *I = cast<Instruction>(U.getUser());
  if (Webs.isInWeb(I))
    return isa<WrRegionInst>(I) && U.getOperandNo() != WrRegionOp::Old;
  return !Web.isReadOfPiece(*I);
}

/// Returns the pieces that \p User needs. \p User is a foreign user or a read
/// of a piece.
WebCosts::Pieces WebCosts::piecesFor(const VectorWeb &Web,
                                     const Instruction &User) const {
  if (!isPartialRead(User))
    return Pieces(Web.numPieces(), true);
  Pieces Wanted(Web.numPieces());
  Region R = cast<RdRegionInst>(User).region();
  Wanted.set(Web.pieceAt(unsigned(R.beginBytes())),
             Web.pieceAt(unsigned(R.endBytes() - 1)) + 1);
  return Wanted;
}

WebCosts::Pieces WebCosts::findUsedPieces(const VectorWeb &Web) const {
  Pieces Used(Web.numPieces());
  for (const Instruction *Member : Web.Members)
    for (const Use &U : Member->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (isForeignUse(Web, U) || Web.isReadOfPiece(*I))
        Used |= piecesFor(Web, *I);
      if (Used.all())
        return Used;
    }
  return Used;
}

void WebCosts::weighForeignUses(VectorWeb &Web, Instruction &Member) {
  SmallPtrSet<const User *, 4> Seen;
  for (Use &U : Member.uses()) {
    auto *I = cast<Instruction>(U.getUser());
    if (!isForeignUse(Web, U) || !Seen.insert(I).second)
      continue;
    ++Web.NumForeignUses;
    // If all pieces are still parts of the foreign vector, nothing is joined.
    if (!foreignPieces(Web, Member).all())
      pay(Web, *I, piecesFor(Web, *I), I->getParent());
  }
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

void WebCosts::weigh(VectorWeb &Web) {
  Web.Gain = Web.Cost = Web.NumForeignUses = 0;
  Web.Dearest = nullptr;
  if (Web.numPieces() == 1)
    return;
  DearestCost = 0;
  Foreign.clear();
  Used = findUsedPieces(Web);
  for (Instruction *Member : Web.Members) {
    if (!isSameVector(*Member))
      weighCopies(Web, *Member);
    Foreign[Member] = weighOperands(Web, *Member);
    weighForeignUses(Web, *Member);
  }
}

void WebCosts::choosePieces(VectorWeb &Web) {
  uint64_t CopiesOfForeign = ForeignGain.lookup(&Web);
  auto Try = [&](VectorWeb &Web, unsigned MinDepth) {
    Webs.cut(Web,
             [&](const Instruction &Read) { return depth(Read) >= MinDepth; });
    weigh(Web);
    Web.Gain += CopiesOfForeign;
    return Web.numPieces() != 1 && Web.Cost <= Web.Gain;
  };
  if (Try(Web, 0))
    return;
  unsigned Deepest = 0;
  for (const Instruction *Member : Web.Members)
    Deepest = std::max(Deepest, depth(*Member));
  if (Deepest == 0)
    return;
  VectorWeb Innermost = Web;
  if (Try(Innermost, Deepest) && Innermost.Gain > Innermost.Cost)
    Web = std::move(Innermost);
}

void WebCosts::choosePieces() {
  weighForeignValues();
  for (VectorWeb &Web : Webs.webs())
    choosePieces(Web);
}

} // namespace cmx
