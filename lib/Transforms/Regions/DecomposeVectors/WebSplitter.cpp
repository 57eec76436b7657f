//===- WebSplitter.cpp - Rewrites a web in pieces -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WebSplitter.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

const SelectInst *WebSplitter::findUnsplittable(const VectorWeb &Web) {
  for (const Instruction *Member : Web.Members) {
    auto *Select = dyn_cast<SelectInst>(Member);
    if (!Select || !Select->getCondition()->getType()->isVectorTy())
      continue;
    unsigned ElemBytes = elementBytes(Select->getType());
    for (unsigned K = 0; K != Web.numPieces(); ++K) {
      unsigned Lanes = Web.pieceBytes(K) / ElemBytes;
      if (!isPowerOf2_32(Lanes) || Lanes > 32 ||
          Web.Cuts[K] / ElemBytes % Lanes != 0)
        return Select;
    }
  }
  return nullptr;
}

Type *WebSplitter::pieceType(const Type *WholeTy, unsigned K) const {
  Type *ElemTy = WholeTy->getScalarType();
  return FixedVectorType::get(ElemTy, Web.pieceBytes(K) / elementBytes(ElemTy));
}

Region WebSplitter::pieceRegion(const Type *WholeTy, unsigned K) const {
  unsigned ElemBytes = elementBytes(WholeTy);
  return Region::contiguous(ElemBytes, Web.pieceBytes(K) / ElemBytes,
                            Web.Cuts[K]);
}

static Constant *slice(Constant *C, unsigned First, Type *Ty) {
  if (isa<PoisonValue>(C))
    return PoisonValue::get(Ty);
  if (isa<UndefValue>(C))
    return UndefValue::get(Ty);
  SmallVector<Constant *, 32> Lanes;
  for (unsigned L = 0; L != numLanes(Ty); ++L)
    Lanes.push_back(C->getAggregateElement(First + L));
  if (is_contained(Lanes, nullptr))
    return nullptr; // A constant expression.
  return ConstantVector::get(Lanes);
}

WebSplitter::Piece WebSplitter::pieceOf(Value *Whole, unsigned K) {
  auto It = Pieces.find(Whole);
  if (It != Pieces.end())
    return It->second[K];
  if (auto *C = dyn_cast<Constant>(Whole)) {
    Type *Ty = pieceType(C->getType(), K);
    unsigned First = Web.Cuts[K] / elementBytes(C->getType());
    if (Constant *Part = slice(C, First, Ty))
      return {Part, false};
  }
  return {Whole, true};
}

Value *WebSplitter::valueOf(const Piece &P, unsigned K) {
  if (!P.IsPart)
    return P.V;
  // If the foreign vector is a bitcast, read the piece from the operand of the
  // cast, and cast only the piece. The operation that computes the operand can
  // then be split into pieces.
  auto *Cast = dyn_cast<BitCastInst>(P.V);
  if (Cast && vectorBytes(Cast->getSrcTy()) != 0) {
    Value *From = Cast->getOperand(0);
    return B.CreateBitCast(
        RB.createRdRegion(From, pieceRegion(From->getType(), K)),
        pieceType(Cast->getType(), K));
  }
  return RB.createRdRegion(P.V, pieceRegion(P.V->getType(), K));
}

Value *WebSplitter::valueOf(Value *Whole, unsigned K) {
  return valueOf(pieceOf(Whole, K), K);
}

WebSplitter::Piece WebSplitter::splitWrite(WrRegionInst &Wr, unsigned K) {
  Region R = Wr.region();
  if (Web.pieceAt(unsigned(R.beginBytes())) != K)
    return pieceOf(Wr.oldValue(), K);
  Region Inside = R.shifted(-int64_t(Web.Cuts[K]));
  bool IsWhole = Wr.isMaskAllOnes() && Inside.isWhole(Web.pieceBytes(K));
  if (IsWhole && Wr.newValue()->getType()->isVectorTy())
    return {Wr.newValue(), false};
  Value *Mask = Wr.isMaskAllOnes() ? nullptr : Wr.mask();
  Value *Old = IsWhole ? PoisonValue::get(pieceType(Wr.getType(), K))
                       : valueOf(Wr.oldValue(), K);
  return {RB.createWrRegion(Old, Wr.newValue(), Inside, nullptr, Mask,
                            Wr.getName()),
          false};
}

WebSplitter::Piece WebSplitter::splitSelect(SelectInst &Select, unsigned K) {
  Value *True = valueOf(Select.getTrueValue(), K);
  Value *False = valueOf(Select.getFalseValue(), K);
  if (True == False)
    return {True, false};
  Value *Cond = Select.getCondition();
  if (Cond->getType()->isVectorTy()) {
    unsigned First = Web.Cuts[K] / elementBytes(Select.getType());
    auto *Ty = FixedVectorType::get(B.getInt1Ty(), numLanes(True->getType()));
    auto *Known = dyn_cast<Constant>(Cond);
    Constant *Part = Known ? slice(Known, First, Ty) : nullptr;
    if (Part)
      Cond = Part;
    else
      Cond = RB.createRdPredRegion(Cond, numLanes(Ty), First);
  }
  Value *New = B.CreateSelect(Cond, True, False, Select.getName());
  if (auto *I = dyn_cast<SelectInst>(New))
    I->copyIRFlags(&Select);
  return {New, false};
}

Value *WebSplitter::rename(Value *V, Instruction &Member, Type *Ty) {
  if (isa<FreezeInst>(Member))
    return B.CreateFreeze(V, Member.getName());
  return B.CreateBitCast(V, Ty, Member.getName());
}

WebSplitter::Piece WebSplitter::split(Instruction &Member, unsigned K) {
  switch (Member.getOpcode()) {
  case Instruction::PHI: {
    PHINode *Phi = B.CreatePHI(pieceType(Member.getType(), K),
                               Member.getNumOperands(), Member.getName());
    NewPhis.push_back(Phi);
    return {Phi, false};
  }
  case Instruction::Select:
    return splitSelect(cast<SelectInst>(Member), K);
  case Instruction::Freeze:
  case Instruction::BitCast: {
    Piece P = pieceOf(Member.getOperand(0), K);
    if (!P.IsPart)
      return {rename(P.V, Member, pieceType(Member.getType(), K)), false};
    // Renaming a whole foreign vector costs nothing. All unchanged pieces share
    // one renamed vector, because only one foreign vector reaches this member.
    Value *&Whole = Renamed[&Member];
    if (!Whole)
      Whole = rename(P.V, Member, Member.getType());
    return {Whole, true};
  }
  default: // Each other member is a write of a region.
    return splitWrite(cast<WrRegionInst>(Member), K);
  }
}

void WebSplitter::fillPhis() {
  for (Instruction *Member : Web.Members) {
    auto *Phi = dyn_cast<PHINode>(Member);
    if (!Phi)
      continue;
    for (unsigned K = 0; K != Web.numPieces(); ++K) {
      auto *New = cast<PHINode>(Pieces[Phi][K].V);
      SmallDenseMap<BasicBlock *, Value *, 4> From;
      for (auto [Block, Whole] : zip(Phi->blocks(), Phi->incoming_values())) {
        Value *&V = From[Block];
        if (!V) {
          B.SetInsertPoint(Block->getTerminator());
          V = valueOf(Whole.get(), K);
        }
        New->addIncoming(V, Block);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Users
//===----------------------------------------------------------------------===//

void WebSplitter::rewriteRead(RdRegionInst &Rd, Instruction &Member) {
  B.SetInsertPoint(&Rd);
  Region R = Rd.region();
  unsigned K = Web.pieceAt(unsigned(R.beginBytes()));
  Piece P = Pieces[&Member][K];
  if (P.IsPart) {
    Rd.setArgOperand(RdRegionOp::Source, P.V);
    return;
  }
  Region Inside = R.shifted(-int64_t(Web.Cuts[K]));
  Value *New = P.V;
  if (Rd.getType() != New->getType() || !Inside.isWhole(Web.pieceBytes(K))) {
    New = RB.createRdRegion(New, Inside, !Rd.getType()->isVectorTy());
    New->takeName(&Rd);
  }
  Rd.replaceAllUsesWith(New);
  Rd.eraseFromParent();
}

Value *WebSplitter::putTogether(Instruction &Member) {
  ArrayRef<Piece> Parts = Pieces[&Member];
  Value *First = Parts[0].V;
  if (all_of(Parts,
             [First](const Piece &P) { return P.IsPart && P.V == First; }))
    return First;
  Value *Whole = PoisonValue::get(Member.getType());
  for (unsigned K = 0; K != Web.numPieces(); ++K)
    Whole = RB.createWrRegion(Whole, valueOf(Parts[K], K),
                              pieceRegion(Member.getType(), K), nullptr,
                              nullptr, Member.getName());
  return Whole;
}

void WebSplitter::rewriteUsers(Instruction &Member) {
  SmallSetVector<Instruction *, 8> Users;
  for (User *U : Member.users())
    if (auto *I = cast<Instruction>(U); !Pieces.count(I))
      Users.insert(I);
  for (Instruction *I : Users) {
    if (Web.isReadOfPiece(*I)) {
      rewriteRead(*cast<RdRegionInst>(I), Member);
    } else if (auto *Phi = dyn_cast<PHINode>(I)) {
      // The phi may be a piece of another web that was split before this web.
      // In that web, Member has replaced a write of a whole piece.
      for (unsigned In = 0; In != Phi->getNumIncomingValues(); ++In)
        if (Phi->getIncomingValue(In) == &Member)
          Phi->setIncomingValueForBlock(
              Phi->getIncomingBlock(In),
              atEndOf(*Phi->getIncomingBlock(In), Member));
    } else {
      B.SetInsertPoint(I);
      I->replaceUsesOfWith(&Member, putTogether(Member));
    }
  }
}

Value *WebSplitter::atEndOf(BasicBlock &Block, Instruction &Member) {
  B.SetInsertPoint(Block.getTerminator());
  return putTogether(Member);
}

/// If a loop does not change a piece, replaces the phi of the piece by the
/// value from before the loop.
void WebSplitter::simplifyPhis() {
  SmallSetVector<PHINode *, 16> Work(NewPhis.begin(), NewPhis.end());
  SmallPtrSet<const PHINode *, 16> Ours(NewPhis.begin(), NewPhis.end());
  while (!Work.empty()) {
    PHINode *Phi = Work.pop_back_val();
    Value *Same = Phi->hasConstantValue();
    if (!Same && !Phi->use_empty())
      continue;
    for (User *U : Phi->users())
      if (auto *Other = dyn_cast<PHINode>(U); Other && Other != Phi)
        if (Ours.count(Other))
          Work.insert(Other);
    Phi->replaceAllUsesWith(Same ? Same : PoisonValue::get(Phi->getType()));
    Phi->eraseFromParent();
  }
}

/// If debug records give \p Member as the value of a variable, replaces each
/// record by one record for each piece. If pieces are still parts of a foreign
/// vector, a record of the foreign vector comes first.
void WebSplitter::describePieces(Instruction &Member) {
  auto *Used = LocalAsMetadata::getIfExists(&Member);
  if (!Used)
    return;
  auto Describe = [&](DbgVariableRecord &Old, Value *V, DIExpression *Expr) {
    DbgVariableRecord *New = Old.clone();
    New->replaceVariableLocationOp(&Member, V);
    New->setExpression(Expr);
    New->insertBefore(&Old);
  };
  ArrayRef<Piece> Parts = Pieces[&Member];
  for (DbgVariableRecord *Old : Used->getAllDbgVariableRecordUsers()) {
    DIExpression *Expr = Old->getExpression();
    auto Fragment = [&](unsigned K) {
      return DIExpression::createFragmentExpression(Expr, Web.Cuts[K] * 8,
                                                    Web.pieceBytes(K) * 8);
    };
    // A variable that cannot be divided loses its value.
    if (Old->hasArgList() || !Fragment(0))
      continue;
    auto *Foreign = find_if(Parts, [](const Piece &P) { return P.IsPart; });
    if (Foreign != Parts.end())
      Describe(*Old, Foreign->V, Expr);
    for (unsigned K = 0; K != Web.numPieces(); ++K)
      if (!Parts[K].IsPart)
        Describe(*Old, Parts[K].V, *Fragment(K));
    Old->eraseFromParent();
  }
}

void WebSplitter::run() {
  for (Instruction *Member : Web.Members) {
    SmallVector<Piece, 4> Parts;
    for (unsigned K = 0; K != Web.numPieces(); ++K) {
      B.SetInsertPoint(Member);
      Parts.push_back(split(*Member, K));
    }
    Pieces[Member] = std::move(Parts);
  }
  fillPhis();
  for (Instruction *Member : Web.Members)
    rewriteUsers(*Member);
  for (Instruction *Member : Web.Members) {
    describePieces(*Member);
    Member->replaceAllUsesWith(PoisonValue::get(Member->getType()));
    Member->eraseFromParent();
  }
  simplifyPhis();
}

} // namespace cmx
