//===- VectorWebs.cpp - Values that are one vector over time --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorWebs.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

unsigned vectorBytes(const Type *Ty) {
  return isa<FixedVectorType>(Ty) ? numLanes(Ty) * elementBytes(Ty) : 0;
}

bool isPartialRead(const Instruction &I) {
  auto *Rd = dyn_cast<RdRegionInst>(&I);
  return Rd && Rd->hasConstantOffset() &&
         Rd->region().fitsIn(Rd->parentBytes());
}

SmallVector<Use *, 4> wholeOperands(Instruction &Member) {
  SmallVector<Use *, 4> Result;
  switch (Member.getOpcode()) {
  case Instruction::PHI:
    for (Use &U : Member.operands())
      Result.push_back(&U);
    break;
  case Instruction::Select:
    Result = {&Member.getOperandUse(1), &Member.getOperandUse(2)};
    break;
  default: // Freeze, bitcast, the old value of a write.
    Result = {&Member.getOperandUse(0)};
    break;
  }
  return Result;
}

/// A choice by lanes has a part of its condition for each piece.
static bool hasScalarCondition(const SelectInst &Select) {
  return !Select.getCondition()->getType()->isVectorTy();
}

bool VectorWebs::isMember(Instruction &I) const {
  if (vectorBytes(I.getType()) <= GRFBytes)
    return false;
  if (auto *Select = dyn_cast<SelectInst>(&I))
    return hasScalarCondition(*Select) ||
           GRFBytes / elementBytes(I.getType()) <= 32;
  if (auto *Cast = dyn_cast<BitCastInst>(&I))
    return vectorBytes(Cast->getSrcTy()) != 0;
  if (auto *Wr = dyn_cast<WrRegionInst>(&I))
    return Wr->hasConstantOffset() && Wr->region().fitsIn(Wr->parentBytes());
  return isa<PHINode, FreezeInst>(I);
}

unsigned VectorWebs::leader(unsigned N) {
  while (Parent[N] != N) {
    Parent[N] = Parent[Parent[N]];
    N = Parent[N];
  }
  return N;
}

/// Only what can be reached: elsewhere values may use themselves.
void VectorWebs::connect(Function &F) {
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : *BB)
      if (isMember(I)) {
        Number[&I] = unsigned(Members.size());
        Parent.push_back(unsigned(Members.size()));
        Members.push_back(&I);
      }
  for (auto [N, Member] : enumerate(Members))
    for (Use *U : wholeOperands(*Member)) {
      auto It = Number.find(U->get());
      if (It == Number.end())
        continue;
      unsigned A = leader(unsigned(N)), B = leader(It->second);
      Parent[std::max(A, B)] = std::min(A, B);
    }
}

VectorWebs::VectorWebs(Function &F, const LoopInfo &Loops, unsigned GRFBytes)
    : Loops(Loops), GRFBytes(GRFBytes) {
  connect(F);
  DenseMap<unsigned, unsigned> WebOf;
  for (auto [N, Member] : enumerate(Members)) {
    auto [It, IsNew] =
        WebOf.try_emplace(leader(unsigned(N)), unsigned(Webs.size()));
    if (IsNew) {
      Webs.emplace_back();
      Webs.back().Bytes = vectorBytes(Member->getType());
    }
    Webs[It->second].Members.push_back(Member);
  }
  for (VectorWeb &Web : Webs) {
    findCuts(Web);
    weigh(Web);
  }
}

/// Registers between which no access reaches: a sweep over the ends of all.
void VectorWebs::findCuts(VectorWeb &Web) {
  unsigned NumRegisters = unsigned(registers(Web.Bytes));
  // How many accesses begin to reach across the start of a register, less how
  // many cease to.
  SmallVector<int, 16> Change(NumRegisters + 1);
  auto Keep = [&](int64_t Begin, int64_t End) {
    ++Change[Begin / GRFBytes + 1];
    --Change[(End - 1) / GRFBytes + 1];
  };
  for (Instruction *Member : Web.Members) {
    if (auto *Wr = dyn_cast<WrRegionInst>(Member)) {
      Keep(Wr->region().beginBytes(), Wr->region().endBytes());
      ++Web.NumWrites;
    }
    Web.NumPhis += isa<PHINode>(Member);
    for (User *U : Member->users()) {
      auto *I = cast<Instruction>(U);
      if (!isPartialRead(*I))
        continue;
      Region R = cast<RdRegionInst>(I)->region();
      Keep(R.beginBytes(), R.endBytes());
      ++Web.NumReads;
    }
  }
  int Across = 0;
  for (unsigned Register = 0; Register != NumRegisters; ++Register) {
    Across += Change[Register];
    if (Across == 0)
      Web.Cuts.push_back(Register * GRFBytes);
  }
  Web.Cuts.push_back(Web.Bytes);
}

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

/// How often a block runs: eight times per loop around it, as good a guess as
/// any.
uint64_t VectorWebs::weight(const BasicBlock *BB) const {
  return uint64_t(1) << (3 * std::min(Loops.getLoopDepth(BB), 6u));
}

/// The first write in the block of \p Member that changes it, else any.
const WrRegionInst *VectorWebs::writeInto(const Instruction &Member) const {
  const WrRegionInst *First = nullptr;
  for (const Use &U : Member.uses()) {
    auto *Wr = dyn_cast<WrRegionInst>(U.getUser());
    if (!Wr || !isInWeb(Wr) || U.getOperandNo() != WrRegionOp::Old)
      continue;
    if (!First ||
        (Wr->getParent() == First->getParent() && Wr->comesBefore(First)))
      First = Wr;
  }
  return First;
}

void VectorWebs::weighUses(VectorWeb &Web, Instruction &Member) {
  const WrRegionInst *Write = writeInto(Member);
  unsigned NumOthers = 0;
  SmallPtrSet<const User *, 4> Foreign;
  for (Use &U : Member.uses()) {
    auto *I = cast<Instruction>(U.getUser());
    auto *Wr = dyn_cast<WrRegionInst>(I);
    if (I == Write && U.getOperandNo() == WrRegionOp::Old)
      continue;
    if (isInWeb(I) && (!Wr || U.getOperandNo() == WrRegionOp::Old)) {
      // A bitcast or freeze is the same value, and what is done with it counts
      // there.
      NumOthers += isa<PHINode, SelectInst, WrRegionInst>(I);
    } else if (isPartialRead(*I)) {
      NumOthers += Write && (I->getParent() != Write->getParent() ||
                             Write->comesBefore(I));
    } else {
      ++NumOthers;
      if (Foreign.insert(I).second) {
        ++Web.NumForeignUses;
        Web.Cost += registers(Web.Bytes) * weight(I->getParent());
      }
    }
  }
  // The old value is needed behind the write: it is copied, of pieces only
  // what is written.
  if (Write && NumOthers != 0) {
    unsigned First = Web.pieceAt(unsigned(Write->region().beginBytes()));
    Web.Gain += registers(Web.Bytes - Web.pieceBytes(First)) *
                weight(Write->getParent());
  }
}

void VectorWebs::weigh(VectorWeb &Web) {
  if (Web.numPieces() == 1)
    return;
  for (Instruction *Member : Web.Members) {
    weighUses(Web, *Member);
    for (Use *U : wholeOperands(*Member)) {
      auto *From = dyn_cast<Instruction>(U->get());
      bool IsForeign = isa<Argument>(U->get()) || (From && !isInWeb(From));
      if (!IsForeign)
        continue;
      ++Web.NumForeignValues;
      // A piece of a larger value that goes on has to be copied.
      const BasicBlock *BB = Member->getParent();
      if (auto *Phi = dyn_cast<PHINode>(Member))
        BB = Phi->getIncomingBlock(*U);
      if (isa<PHINode, SelectInst, FreezeInst>(Member))
        Web.Cost += registers(Web.Bytes) * weight(BB);
      if (auto *Wr = dyn_cast<WrRegionInst>(Member)) {
        unsigned Piece = Web.pieceAt(unsigned(Wr->region().beginBytes()));
        if (!Wr->isMaskAllOnes() ||
            Wr->region().numElts() * Wr->region().elemBytes() !=
                Web.pieceBytes(Piece))
          Web.Cost += registers(Web.pieceBytes(Piece)) * weight(BB);
      }
    }
  }
}

} // namespace cmx
