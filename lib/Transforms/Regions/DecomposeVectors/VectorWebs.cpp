//===- VectorWebs.cpp - Values that are one vector over time --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorWebs.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/Function.h"

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

bool isSameVector(const Instruction &I) {
  return isa<BitCastInst, FreezeInst>(I);
}

bool VectorWeb::isReadOfPiece(const Instruction &I) const {
  if (!isPartialRead(I))
    return false;
  Region R = cast<RdRegionInst>(I).region();
  return pieceAt(unsigned(R.beginBytes())) ==
         pieceAt(unsigned(R.endBytes() - 1));
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
  default: // The operand of a bitcast or freeze, or an old value.
    assert((isa<BitCastInst, FreezeInst, WrRegionInst>(Member)) &&
           "a member of a web");
    Result = {&Member.getOperandUse(0)};
    break;
  }
  return Result;
}

/// Is the condition of \p Select a scalar? Otherwise each piece needs a part of
/// the condition.
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

/// Finds the members of webs, and connects them by their operands. Visits only
/// reachable blocks, because values in other blocks may use themselves.
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

VectorWebs::VectorWebs(Function &F, unsigned GRFBytes) : GRFBytes(GRFBytes) {
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
    WebNumber.push_back(It->second);
  }
}

/// Cuts the web at each start of a register that no access crosses. Finds these
/// starts by a sweep over the bounds of all accesses.
void VectorWebs::cut(VectorWeb &Web,
                     function_ref<bool(const Instruction &)> IsAccess) const {
  unsigned NumRegisters = unsigned(divideCeil(Web.Bytes, GRFBytes));
  // For the start of each register: the number of accesses that cross this
  // start but not the previous one, minus the number of accesses that cross the
  // previous start but not this one.
  SmallVector<int, 16> Change(NumRegisters + 1);
  int64_t Reach = 0;
  auto Keep = [&](const Instruction &I, const Region &R) {
    ++Change[R.beginBytes() / GRFBytes + 1];
    --Change[(R.endBytes() - 1) / GRFBytes + 1];
    if (R.endBytes() - R.beginBytes() > Reach) {
      Reach = R.endBytes() - R.beginBytes();
      Web.Widest = &I;
    }
  };
  Web.Cuts.clear();
  Web.NumReads = Web.NumWrites = Web.NumPhis = 0;
  for (Instruction *Member : Web.Members) {
    if (auto *Wr = dyn_cast<WrRegionInst>(Member)) {
      Keep(*Wr, Wr->region());
      ++Web.NumWrites;
    }
    Web.NumPhis += isa<PHINode>(Member);
    for (User *U : Member->users()) {
      auto *I = cast<Instruction>(U);
      if (!isPartialRead(*I) || !IsAccess(*I))
        continue;
      Keep(*I, cast<RdRegionInst>(I)->region());
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

} // namespace cmx
