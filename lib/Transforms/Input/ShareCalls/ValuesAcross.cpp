//===- ValuesAcross.cpp - Values that are live across calls ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValuesAcross.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

bool isAddress(const Instruction &I) {
  return isa<GetElementPtrInst, BitCastInst, AddrSpaceCastInst>(I) &&
         I.getType()->isPtrOrPtrVectorTy();
}

ValuesAcross::ValuesAcross(Function &F, ArrayRef<CallInst *> Calls) {
  cut(F, Calls);
  for (Instruction &I : instructions(F)) {
    if (areTooMany())
      return;
    if (!isa<AllocaInst>(I) && !isAddress(I))
      visit(I);
  }
}

void ValuesAcross::cut(Function &F, ArrayRef<CallInst *> Calls) {
  for (auto [N, Call] : enumerate(Calls))
    CallNumber[Call] = unsigned(N);
  Values.resize(Calls.size());
  for (BasicBlock &BB : F) {
    Span &S = SpanOf[&BB];
    S.First = Piece(CallAfter.size());
    CallAfter.push_back(~0u);
    for (Instruction &I : BB) {
      PieceOf[&I] = Piece(CallAfter.size() - 1);
      auto *Call = dyn_cast<CallInst>(&I);
      if (auto It = CallNumber.find(Call); Call && It != CallNumber.end()) {
        CallAfter.back() = It->second;
        CallAfter.push_back(~0u);
      }
    }
    S.Last = Piece(CallAfter.size() - 1);
  }
}

void ValuesAcross::noteUse(BasicBlock *BB, Piece At) {
  auto [It, New] = LastUse.try_emplace(BB, At);
  if (New)
    Work.push_back(BB);
  else
    It->second = std::max(It->second, At);
}

void ValuesAcross::noteUses(Instruction &I) {
  SmallVector<Instruction *, 4> Used = {&I};
  SmallPtrSet<Instruction *, 4> Seen;
  while (!Used.empty())
    for (Use &U : Used.pop_back_val()->uses()) {
      auto *User = cast<Instruction>(U.getUser());
      if (isAddress(*User) && Seen.insert(User).second)
        Used.push_back(User);
      if (auto *Phi = dyn_cast<PHINode>(User)) {
        BasicBlock *From = Phi->getIncomingBlock(U);
        noteUse(From, SpanOf.lookup(From).Last);
      } else {
        noteUse(User->getParent(), PieceOf.lookup(User));
      }
    }
}

void ValuesAcross::addCalls(Instruction &I, Span S) {
  for (Piece P = S.First; P < S.Last; ++P, ++NumPairs)
    Values[CallAfter[P]].push_back(&I);
}

/// Finds the calls across which \p I is live. Walks back from the uses of \p I
/// to its definition.
void ValuesAcross::visit(Instruction &I) {
  LastUse.clear();
  noteUses(I);
  unsigned Meeting = 0;
  while (!Work.empty()) {
    BasicBlock *BB = Work.pop_back_val();
    if (BB == I.getParent())
      continue;
    for (BasicBlock *Pred : predecessors(BB))
      noteUse(Pred, SpanOf.lookup(Pred).Last);
    if (!BB->getSinglePredecessor())
      Meeting += pred_size(BB);
  }
  if (Meeting)
    MeetingWays[&I] = Meeting;
  // A call is in the piece that it ends, but its result is defined only from
  // the next piece on.
  auto *Call = dyn_cast<CallInst>(&I);
  Piece Defined = PieceOf.lookup(&I) + (Call && CallNumber.contains(Call));
  for (auto [BB, Last] : LastUse)
    addCalls(I,
             {BB == I.getParent() ? Defined : SpanOf.lookup(BB).First, Last});
}

} // namespace cmx
