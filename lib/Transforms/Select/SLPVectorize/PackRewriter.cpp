//===- PackRewriter.cpp - One instruction for a pack ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackRewriter.h"
#include "PackChoice.h"
#include "cmx/Analysis/Bale.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace cmx {

static FixedVectorType *wideType(const Pack &P, const Type *Ty) {
  return FixedVectorType::get(Ty->getScalarType(), P.numElts());
}

/// Returns the merged debug location of all members.
static DebugLoc mergedLocation(const Pack &P) {
  DILocation *Loc = P.Members[0]->getDebugLoc();
  for (const Instruction *M : P.Members)
    Loc = DILocation::getMergedLocation(Loc, M->getDebugLoc());
  return Loc;
}

Value *PackRewriter::wideOperand(const Pack &P, unsigned K) {
  const PackOperand &Op = P.Operands[K];
  if (Op.isConstant())
    return packedConstant(P, K);
  const auto *Wr = dyn_cast<WrRegionInst>(P.Members[0]);
  Type *Ty = (Wr ? Wr->newValue() : P.Members[0]->getOperand(K))->getType();
  RegionSource S{stripRegisterBitcasts(Op.From ? Op.From->Wide : Op.V),
                 Op.wide(P.Members.size()), nullptr};
  return RB.createRead(S, wideType(P, Ty));
}

Value *PackRewriter::wideCall(const Pack &P, ArrayRef<Value *> Operands) {
  auto &Call = cast<CallBase>(*P.Members[0]);
  Type *Ty = wideType(P, Call.getType());
  if (auto Id = getGenXIntrinsic(Call))
    return RB.createIntrinsic(*Id, Ty, Operands);
  SmallVector<Value *, 4> Args(Operands);
  for (unsigned K = Args.size(), E = Call.arg_size(); K != E; ++K)
    Args.push_back(Call.getArgOperand(K));
  return RB.ir().CreateIntrinsic(cast<IntrinsicInst>(Call).getIntrinsicID(),
                                 {Ty}, Args);
}

Value *PackRewriter::wideOperation(const Pack &P, ArrayRef<Value *> Operands) {
  IRBuilder<> &B = RB.ir();
  Instruction &I = *P.Members[0];
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return B.Insert(
        BinaryOperator::Create(Bin->getOpcode(), Operands[0], Operands[1]));
  if (auto *Un = dyn_cast<UnaryOperator>(&I))
    return B.Insert(UnaryOperator::Create(Un->getOpcode(), Operands[0]));
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return B.Insert(CastInst::Create(Cast->getOpcode(), Operands[0],
                                     wideType(P, I.getType())));
  if (isa<FreezeInst>(I))
    return B.CreateFreeze(Operands[0]);
  return wideCall(P, Operands);
}

void PackRewriter::widen(Pack &P) {
  RB.ir().SetInsertPoint(P.First);
  RB.ir().SetCurrentDebugLocation(mergedLocation(P));
  SmallVector<Value *, 3> Operands;
  for (unsigned K = 0; K != P.Operands.size(); ++K)
    Operands.push_back(wideOperand(P, K));
  P.Wide = wideOperation(P, Operands);
  auto *Wide = cast<Instruction>(P.Wide);
  // Keep the flags that all members have.
  Wide->copyIRFlags(P.Members[0]);
  for (const Instruction *M : P.Members)
    Wide->andIRFlags(M);
  Wide->setName(P.Members[0]->getName() + ".wide");
}

void PackRewriter::replaceMembers(Pack &P) {
  for (unsigned K = 0; K != P.Members.size(); ++K) {
    Instruction &M = *P.Members[K];
    if (M.use_empty() && !M.isUsedByMetadata())
      continue;
    unsigned Bytes = elementBytes(M.getType());
    RB.ir().SetInsertPoint(&M);
    RegionSource Part{
        P.Wide,
        Region::contiguous(Bytes, P.eltsPerMember(),
                           int64_t(K) * P.eltsPerMember() * Bytes),
        nullptr};
    Value *Read = RB.createRead(Part, M.getType());
    Read->takeName(&M);
    M.replaceAllUsesWith(Read);
    MaybeDead.push_back(Read);
  }
}

/// Rebuilds the chain: first the links that stay, in their order, then the wide
/// writes.
void PackRewriter::rewriteChain(const PartWrites &Chain) {
  SmallSetVector<Pack *, 4> Wide;
  for (WrRegionInst *Link : Chain.Links) {
    Pack *P = Lanes.packOf(Link).first;
    if (P && P->Chosen)
      Wide.insert(P);
  }
  if (Wide.empty())
    return;
  WrRegionInst *Last = Chain.Links.back();
  Value *V = Chain.Links[0]->oldValue();
  for (WrRegionInst *Link : Chain.Links) {
    Pack *P = Lanes.packOf(Link).first;
    if (P && P->Chosen)
      continue;
    Link->setArgOperand(WrRegionOp::Old, V);
    V = Link;
  }
  // Collect the uses of the last link now, because the wide writes may add
  // more.
  SmallVector<Use *, 8> Uses;
  for (Use &U : Last->uses())
    Uses.push_back(&U);
  // Insert before the debug records of the vector's variable.
  BasicBlock::iterator After = std::next(Last->getIterator());
  After.setHeadBit(true);
  RB.ir().SetInsertPoint(Last->getParent(), After);
  for (Pack *P : Wide) {
    RB.ir().SetCurrentDebugLocation(mergedLocation(*P));
    Value *New = wideOperand(*P, 0);
    V = P->Written.isWhole(registerBytes(V->getType()))
            ? New
            : RB.createWrRegion(V, New, P->Written);
  }
  for (Use *U : Uses)
    U->set(V);
  if (auto *Local = LocalAsMetadata::getIfExists(Last))
    for (DbgVariableRecord *Record : Local->getAllDbgVariableRecordUsers())
      Record->replaceVariableLocationOp(Last, V);
}

void PackRewriter::eraseMembers() {
  for (const auto &P : reverse(Lanes.packs())) {
    if (!P->Chosen)
      continue;
    // Links of one chain use each other, so remove all uses first.
    for (Instruction *M : P->Members)
      M->replaceAllUsesWith(PoisonValue::get(M->getType()));
    for (Instruction *M : P->Members) {
      MaybeDead.append(M->op_begin(), M->op_end());
      M->eraseFromParent();
    }
  }
  // Erase dead reads here: region intrinsics have no effects, but their
  // declarations may lack the attributes that tell LLVM so.
  while (!MaybeDead.empty()) {
    Value *V = MaybeDead.pop_back_val();
    auto *I = dyn_cast_or_null<Instruction>(V);
    if (!I || !I->use_empty() || !isa<RdRegionInst, BitCastInst>(I))
      continue;
    MaybeDead.push_back(I->getOperand(0));
    I->eraseFromParent();
  }
}

bool PackRewriter::run() {
  bool Changed = false;
  for (const auto &P : Lanes.packs()) {
    if (!P->Chosen)
      continue;
    Changed = true;
    if (!P->IsWrite)
      widen(*P);
  }
  if (!Changed)
    return false;
  for (const PartWrites &Chain : Lanes.chains())
    rewriteChain(Chain);
  for (const auto &P : Lanes.packs())
    if (P->Chosen && !P->IsWrite)
      replaceMembers(*P);
  eraseMembers();
  return true;
}

} // namespace cmx
