//===- PackChoice.cpp - Which packs are profitable ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackChoice.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace llvm;

namespace cmx {

Constant *packedConstant(const Pack &P, unsigned LaneOperand) {
  SmallVector<Constant *, 32> Elts;
  for (const Instruction *M : P.Members) {
    auto *C = cast<Constant>(M->getOperand(LaneOperand));
    for (unsigned E = 0, N = numLanes(C->getType()); E != N; ++E)
      Elts.push_back(C->getType()->isVectorTy() ? C->getAggregateElement(E)
                                                : C);
  }
  return ConstantVector::get(Elts);
}

/// Is \p I an extension that becomes part of its users' operands if it is
/// cloned for each user? (Extensions of bytes are excluded, because extending
/// bytes once is better.)
static bool isSharedExtension(const Instruction &I) {
  return isa<ZExtInst, SExtInst>(I) &&
         elementBytes(I.getOperand(0)->getType()) > 1 &&
         all_of(I.users(), [](const User *U) {
           return getOperationForm(*cast<Instruction>(U)).has_value();
         });
}

/// Is \p I part of another instruction: an extension or modifier in an operand,
/// or the product in a sum?
bool PackChoice::isFree(const Instruction &I) const {
  return isa<FreezeInst>(I) || isSharedExtension(I) ||
         (Bales.isMember(&I) && Bales.bale(Bales.root(&I)).Main != &I);
}

std::optional<CostOperand> PackChoice::source(const Pack &P, unsigned OperandNo,
                                              bool Signed,
                                              unsigned NumMembers) const {
  auto Ty = elemTypeOf(P.Members[0]->getOperand(OperandNo)->getType(), Signed);
  if (!Ty || OperandNo >= P.Operands.size())
    return std::nullopt;
  const PackOperand &Op = P.Operands[OperandNo];
  if (!Op.isConstant())
    return CostOperand(*Ty, Op.wide(NumMembers));
  if (packedConstant(P, OperandNo)->getSplatValue())
    return CostOperand::imm(*Ty);
  return CostOperand(*Ty);
}

/// Returns the cost of the first \p NumMembers members as one operation.
Cost PackChoice::price(const Pack &P, unsigned NumMembers) {
  const Instruction &I = *P.Members[0];
  auto Form = getOperationForm(I);
  auto DstTy = elemTypeOf(I.getType(), Form->DstSigned);
  if (!DstTy)
    return Cost::impossible();
  SmallVector<CostOperand, 3> Srcs;
  for (unsigned OperandNo : ArrayRef(Form->OperandNo).take_front(Form->NumSrcs))
    if (auto Src = source(P, OperandNo, Form->SrcSigned, NumMembers))
      Srcs.push_back(*Src);
    else
      return Cost::impossible();
  return Costs.price(Form->Op, P.eltsPerMember() * NumMembers, *DstTy, Srcs,
                     Form->Saturate);
}

/// Returns the cost of putting constants that are no immediates into registers.
/// It is two instructions for each eight elements.
Cost PackChoice::constantCost(const Pack &P) const {
  Cost Sum;
  for (unsigned K = 0; K != P.Operands.size(); ++K)
    if (P.Operands[K].isConstant() && !packedConstant(P, K)->getSplatValue())
      Sum += Cost::of(2 * divideCeil(P.numElts(), 8u), 8);
  return Sum;
}

/// \p U is a use of \p Member or of a bitcast of \p Member. Must the value be
/// moved for this use if it is part of a wider value?
bool PackChoice::needsMove(const Instruction &Member, const Use &U) const {
  auto *User = cast<Instruction>(U.getUser());
  if (Pack *P = Lanes.packOf(User).first; P && P->Chosen)
    return false;
  if (isa<FreezeInst>(User) || getOperationForm(*User))
    return false; // Reads the part as a region.
  auto *Access = dyn_cast<RegionAccessInst>(User);
  if (!Access)
    return true;
  if (U.get() == Access->offsetOperand() ||
      (Access->isRead() && U.getOperandNo() == RdRegionOp::Source))
    return false;
  // If Member has other users, it is moved into the vector even without a pack.
  return U.getOperandNo() != WrRegionOp::New || Member.hasOneUse();
}

/// Returns the number of moves that \p Member needs if it is part of a wider
/// value.
unsigned PackChoice::numMoves(const Instruction &Member) const {
  unsigned Moves = 0;
  SmallVector<const Value *, 4> Names = {&Member};
  while (!Names.empty())
    for (const Use &U : Names.pop_back_val()->uses()) {
      const User *User = U.getUser();
      if (isa<BitCastInst>(User) && elementBytes(User->getType()) != 0)
        Names.push_back(User);
      else
        Moves += needsMove(Member, U);
    }
  return Moves;
}

Cost PackChoice::operationGain(const Pack &P) {
  const unsigned NumMembers = P.Members.size();
  Cost Gain;
  if (!isFree(*P.Members[0])) {
    Cost One = price(P, 1), All = price(P, NumMembers);
    if (!One.isPossible() || !All.isPossible())
      return Cost() - Cost::of(NumMembers);
    Gain = One * NumMembers - All;
  }
  for (const Instruction *M : P.Members)
    Gain -= Cost::of(numMoves(*M), P.eltsPerMember());
  return Gain - constantCost(P);
}

/// Returns the gain of \p P, a pack of writes: the moves that it saves, minus
/// its own move.
Cost PackChoice::writeGain(const Pack &P) {
  const Cost Loss = Cost() - Cost::of(1);
  const PackOperand &New = P.Operands[0];
  if (!New.From || !New.From->Chosen)
    return Loss;
  auto &Wr = cast<WrRegionInst>(*P.Members[0]);
  auto Ty = elemTypeOf(Wr.getType(), /*Signed=*/false);
  Cost Move = Costs.move(P.numElts(), {*Ty, P.Written},
                         {*Ty, New.wide(P.Members.size())});
  if (!Move.isPossible())
    return Loss;
  // Without the pack, each operation writes its result directly into the
  // vector. So does the wide operation if the stride is legal.
  bool IsOnlyUse = all_of(P.Members, [](const Instruction *M) {
    return cast<WrRegionInst>(M)->newValue()->hasOneUse();
  });
  if (IsOnlyUse)
    return legalDstStride(P.Written) ? Cost() : Cost() - Move;
  return Cost::of(P.Members.size(), P.eltsPerMember()) - Move;
}

/// Keeps or drops whole trees, because a pack and the packs that it reads are
/// profitable only together.
void PackChoice::chooseTrees() {
  EquivalenceClasses<unsigned> Trees;
  for (const auto &P : Lanes.packs()) {
    if (!P->Chosen)
      continue;
    Trees.insert(P->Number);
    for (const PackOperand &Op : P->Operands)
      if (Op.From)
        Trees.unionSets(P->Number, Op.From->Number);
  }
  DenseMap<unsigned, Cost> Gains;
  for (const auto &P : Lanes.packs())
    if (P->Chosen)
      Gains[Trees.getLeaderValue(P->Number)] += P->Gain;
  for (const auto &P : Lanes.packs())
    P->Chosen = P->Chosen && Gains[Trees.getLeaderValue(P->Number)] > Cost();
}

void PackChoice::run() {
  for (const auto &P : reverse(Lanes.packs())) {
    P->Gain = P->IsWrite ? writeGain(*P) : operationGain(*P);
    if (P->NumChosenUsers == 0 &&
        (P->IsWrite ? P->Gain < Cost() : P->Gain <= Cost())) {
      P->Chosen = false;
      continue;
    }
    for (const PackOperand &Op : P->Operands)
      if (Op.From)
        ++Op.From->NumChosenUsers;
  }
  chooseTrees();
}

} // namespace cmx
