//===- BaleMaker.cpp - How a bale grows from its root ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BaleMaker.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Returns the instruction that defines \p Operand if it may join the bale,
/// else null.
Instruction *BaleMaker::candidate(Value *Operand) const {
  if (!Forming) {
    auto *I = dyn_cast<Instruction>(stripRenames(Operand));
    auto It = I ? RootOf.find(I) : RootOf.end();
    return It != RootOf.end() && It->second == Root ? I : nullptr;
  }
  while (isRename(Operand)) {
    if (!Operand->hasOneUse())
      return nullptr;
    Operand = cast<Instruction>(Operand)->getOperand(0);
  }
  auto *I = dyn_cast<Instruction>(Operand);
  if (!I || !I->hasOneUse() || I->getParent() != Root->getParent() ||
      isa<PHINode>(I))
    return nullptr;
  return I;
}

/// Describes the bale with packed elements and at most 8 lanes, for choices
/// that must not depend on the sizes that legalization chooses later.
static InstDesc idealDesc(const Bale &B) {
  InstDesc D = B.desc();
  D.ExecSize = std::min(D.ExecSize, 8u);
  while (D.ExecSize & (D.ExecSize - 1))
    --D.ExecSize;
  D.FirstLane = 0;
  auto Pack = [&](OperandDesc &O) {
    if (O.K == OperandDesc::RegionOperand)
      O.R = Region::contiguous(elemTypeBytes(O.Type), D.ExecSize);
  };
  Pack(D.Dst);
  for (OperandDesc &S : D.Src)
    Pack(S);
  return D;
}

bool BaleMaker::idealCheaper(const Bale &Next, Instruction *I) const {
  if (!TD)
    return true;
  InstDesc After = idealDesc(Next), Before = idealDesc(B);
  Bale Alone;
  if (!startOperation(Alone, I))
    return true;
  InstDesc Single = idealDesc(Alone);
  if (TD->checkInst(After) != RegionLegality::Legal ||
      TD->checkInst(Single) != RegionLegality::Legal ||
      TD->checkInst(Before) != RegionLegality::Legal)
    return TD->checkInst(Before) != RegionLegality::Legal;
  return TD->genCostInBestOrder(After) <=
         TD->genCostInBestOrder(Before) + TD->genCost(Single);
}

bool BaleMaker::acceptable(const Bale &Next, Instruction *I) const {
  if (!Forming || Accept == Acceptance::All || Next.K != Bale::Kind::Operation)
    return true;
  InstDesc After = Next.desc();
  InstDesc Before = B.desc();
  bool WasLegal = TD->checkInst(Before) == RegionLegality::Legal;
  if (TD->checkInst(After) != RegionLegality::Legal)
    return Accept == Acceptance::Patient && !WasLegal;
  if (!WasLegal)
    return true;
  Cost AloneCost = Cost::of(1);
  Bale Alone;
  if (startOperation(Alone, I)) {
    InstDesc Single = Alone.desc();
    if (TD->checkInst(Single) == RegionLegality::Legal)
      AloneCost = TD->genCost(Single);
  }
  return TD->genCostInBestOrder(After) <=
         TD->genCostInBestOrder(Before) + AloneCost;
}

bool BaleMaker::take(Bale &&Next, Instruction *I) {
  if (!acceptable(Next, I)) {
    Rejected.push_back(I);
    return false;
  }
  B = std::move(Next);
  B.Members.push_back(I);
  return true;
}

BaleSource BaleMaker::sourceFor(Value *Operand, bool Signed, unsigned NumElts) {
  BaleSource S;
  S.V = stripRenames(Operand);
  // A message names the predefined surface by a pointer, not by a value.
  auto Ty = isBindlessSurface(*Operand)
                ? ElemType::UD
                : elemTypeOf(Operand->getType(), Signed);
  assert(Ty && "an operand of a type that no operation has");
  S.Type = *Ty;
  S.R = Region::contiguous(elemTypeBytes(S.Type), NumElts);
  return S;
}

/// Are the types of \p I types of vISA? Before stage Lowered, IR may have
/// others.
static bool hasElemTypes(const Instruction &I, const OperationForm &F) {
  if (!isPredicateType(I.getType()) && !elemTypeOf(I.getType(), F.DstSigned))
    return false;
  for (unsigned K = 0; K != F.NumSrcs; ++K)
    if (!elemTypeOf(I.getOperand(F.OperandNo[K])->getType(), F.SrcSigned))
      return false;
  return true;
}

/// Sets \p X to the operation of \p I alone, which writes the complete result.
/// Returns false if \p I is not an operation, or has types that vISA lacks.
bool BaleMaker::startOperation(Bale &X, Instruction *I) {
  if (auto *Rd = dyn_cast<RdRegionInst>(I)) {
    auto Ty = elemTypeOf(I->getType(), true);
    if (!Ty)
      return false;
    Ty = copyType(*Ty, Rd->hasVariableOffset(), /*Masked=*/false);
    X.K = Bale::Kind::Operation;
    X.NumElts = numLanes(I->getType());
    X.DstType = *Ty;
    X.DstRegion = Region::contiguous(elemTypeBytes(*Ty), X.NumElts);
    BaleSource S;
    S.V = stripRenames(Rd->source());
    S.Type = *Ty;
    S.R = Rd->region();
    if (Rd->hasVariableOffset()) {
      S.Offset = Rd->offsetOperand();
      S.NumOffsets = numLanes(S.Offset->getType());
    }
    X.Srcs.push_back(S);
    return true;
  }
  auto Form = getOperationForm(*I);
  if (!Form || !hasElemTypes(*I, *Form))
    return false;
  X.K = Bale::Kind::Operation;
  X.Main = I;
  X.Op = Form->Op;
  X.Cond = Form->Cond;
  X.Saturate = Form->Saturate;
  X.NumElts = numLanes(I->getType());
  X.WritesPredicate = isPredicateType(I->getType());
  if (!X.WritesPredicate) {
    X.DstType = *elemTypeOf(I->getType(), Form->DstSigned);
    X.DstRegion = Region::contiguous(elemTypeBytes(X.DstType), X.NumElts);
  }
  for (unsigned K = 0; K != Form->NumSrcs; ++K) {
    Value *Operand = I->getOperand(Form->OperandNo[K]);
    X.Srcs.push_back(
        sourceFor(Operand, Form->SrcSigned, numLanes(Operand->getType())));
    X.Srcs.back().Mod = Form->Mod[K];
  }
  if (Form->HasPredicate)
    X.Pred.Mask = I->getOperand(0);
  return true;
}

bool BaleMaker::isLegalAlone(Instruction *I, const TargetDesc *TD) {
  Bale Alone;
  return !startOperation(Alone, I) ||
         TD->checkInst(Alone.desc()) == RegionLegality::Legal;
}

/// Starts the bale as a move of \p New.
void BaleMaker::startMove(Value *New) {
  B.K = Bale::Kind::Operation;
  B.NumElts = numLanes(New->getType());
  B.Srcs.push_back(sourceFor(New, true, B.NumElts));
  B.DstType = B.Srcs[0].Type;
}

bool BaleMaker::startWrite() {
  auto *Wr = dyn_cast<RegionAccessInst>(Root);
  if (!Wr || Wr->isRead())
    return false;
  startMove(Root->getOperand(WrRegionOp::New));
  B.OldValue = Root->getOperand(WrRegionOp::Old);
  B.DstRegion = Wr->region();
  if (Wr->hasVariableOffset())
    B.DstOffset = Wr->offsetOperand();
  if (auto *Masked = dyn_cast<WrRegionInst>(Root);
      Masked && !Masked->isMaskAllOnes())
    B.Pred.Mask = Masked->mask();
  // A constant keeps its type.
  bool Retyped = B.Pred && !B.Srcs[0].isConstant();
  B.DstType = B.Srcs[0].Type =
      copyType(B.DstType, Wr->hasVariableOffset(), Retyped);
  return true;
}

void BaleMaker::startMessage(CallBase &Call) {
  B.K = Bale::Kind::Message;
  B.Main = &Call;
  B.NumElts = numLanes(Call.getType());
  for (Value *Arg : Call.args()) {
    BaleSource S;
    if (isPredicateType(Arg->getType()))
      S.V = Arg;
    else
      S = sourceFor(Arg, false, numLanes(Arg->getType()));
    B.Srcs.push_back(S);
  }
}

static bool isMessage(const Instruction &I) {
  auto L = getGenXLowering(I);
  return L && (*L == LoweringKind::Message || *L == LoweringKind::Atomic ||
               *L == LoweringKind::Sync || *L == LoweringKind::Predefined);
}

/// Can a compare write the part of a predicate that starts at \p Lane?
/// Otherwise, the part is a value of its own.
static bool isMaskStart(const TargetDesc *TD, unsigned Lane) {
  return Lane % (TD ? TD->maskStepLanes() : 4) == 0;
}

/// Can the operation of \p B start at lane \p Lane of its predicate?
static bool isMaskStart(const Bale &B, const TargetDesc *TD, unsigned Lane) {
  if (!isMaskStart(TD, Lane))
    return false;
  return !TD || Lane % TD->maskStepLanes(B.Op, B.desc().Src[0].Type) == 0;
}

/// Starts the bale of an operation on predicates, or of an instruction that is
/// no operation.
void BaleMaker::startFlag() {
  auto *Wr = dyn_cast<WrPredRegionInst>(Root);
  if (Wr) {
    B.OldValue = Wr->oldValue();
    B.DstFirstLane = Wr->offsetElts();
    // A compare can write a part of a predicate directly.
    if (Instruction *I = candidate(Wr->newValue());
        I && isa<CmpInst>(I) && isMaskStart(TD, B.DstFirstLane)) {
      Bale Next = B;
      if (startOperation(Next, I) && take(std::move(Next), I))
        return;
    }
  }
  bool Predicates = isPredicateType(Root->getType()) ||
                    (isa<BitCastInst>(Root) &&
                     isPredicateType(Root->getOperand(0)->getType()));
  if (Predicates && !isa<PHINode>(Root))
    B.K = Bale::Kind::Flag;
  B.NumElts = numLanes(Root->getType());
  if (auto *Br = dyn_cast<BranchInst>(Root); Br && Br->isConditional())
    B.Pred.Mask = Br->getCondition();
}

/// Absorbs complements, parts and reductions of the predicate.
void BaleMaker::growPredicate() {
  while (B.Pred) {
    Instruction *I = candidate(B.Pred.Mask);
    if (!I)
      return;
    Bale Next = B;
    Value *X;
    auto Id = getGenXIntrinsic(*I);
    if (match(I, m_Not(m_Value(X)))) {
      Next.Pred.Mask = X;
      Next.Pred.Inverted = !Next.Pred.Inverted;
    } else if (auto *Rd = dyn_cast<RdPredRegionInst>(I)) {
      Next.Pred.Mask = Rd->source();
      Next.Pred.FirstLane += Rd->offsetElts();
      if (B.K != Bale::Kind::Operation ||
          !isMaskStart(B, TD, Next.Pred.FirstLane))
        return;
    } else if ((Id == GenXIntrinsic::Any || Id == GenXIntrinsic::All) &&
               numLanes(cast<CallBase>(I)->getArgOperand(0)->getType()) <= 32 &&
               isPowerOf2_32(
                   numLanes(cast<CallBase>(I)->getArgOperand(0)->getType()))) {
      Next.Pred.Mask = cast<CallBase>(I)->getArgOperand(0);
      Next.Pred.Mode =
          Id == GenXIntrinsic::Any ? PredicateMode::Any : PredicateMode::All;
    } else {
      return;
    }
    if (!take(std::move(Next), I) || B.Pred.Mode != PredicateMode::PerLane)
      return;
  }
}

/// A message reads whole registers, so it can read a part of a vector in place
/// only if the part is packed and starts at a register. A scalar can be read
/// from any place. The operand "old" is overwritten by the result, so it must
/// be a value of its own.
void BaleMaker::growMessage() {
  auto Old = getGenXInfo(*getGenXIntrinsic(*B.Main)).operandIndex("old");
  for (unsigned K = 0; K != B.Srcs.size(); ++K) {
    if (Old == K)
      continue;
    BaleSource &S = B.Srcs[K];
    Instruction *I = candidate(cast<CallBase>(B.Main)->getArgOperand(K));
    auto *Rd = I ? dyn_cast<RdRegionInst>(I) : nullptr;
    if (!Rd || Rd->hasVariableOffset())
      continue;
    Region R = Rd->region();
    bool Scalar = numLanes(Rd->getType()) == 1 && !Rd->getType()->isVectorTy();
    bool Raw = TD && R.isContiguous() &&
               R.offsetBytes() % TD->grfBytes() == 0 &&
               R.endBytes() <= int64_t(registerBytes(Rd->source()->getType()));
    if (!Scalar && !Raw)
      continue;
    auto Ty = elemTypeOf(Rd->getType(), false);
    if (!Ty || elemTypeBytes(*Ty) != elemTypeBytes(S.Type))
      continue;
    S.V = stripRenames(Rd->source());
    S.R = R;
    B.Members.push_back(Rd);
  }
}

/// Is \p Call a block load? If a block load writes the end of a variable, the
/// variable is extended to whole registers.
static bool isBlockLoad(const CallBase &Call) {
  switch (*getGenXIntrinsic(Call)) {
  case GenXIntrinsic::OwordLd:
  case GenXIntrinsic::OwordLdUnaligned:
  case GenXIntrinsic::SvmBlockLd:
  case GenXIntrinsic::SvmBlockLdUnaligned:
    return true;
  default:
    return false;
  }
}

/// \p Call writes region \p R of a vector of \p Bytes bytes. Does each byte of
/// the written registers belong to \p R, or lie after the end of the vector?
static bool ownsRegisters(const CallBase &Call, const Region &R, uint64_t Bytes,
                          unsigned GRFBytes) {
  if (R.offsetBytes() % GRFBytes || R.endBytes() > int64_t(Bytes))
    return false;
  return registerBytes(Call.getType()) % GRFBytes == 0 ||
         (R.endBytes() == int64_t(Bytes) && isBlockLoad(Call));
}

/// Absorbs a load, which then writes directly into registers of a larger
/// vector. This is possible if no write to memory is between the load and the
/// root.
bool BaleMaker::takeMessage() {
  auto *Call =
      dyn_cast_or_null<CallBase>(candidate(Root->getOperand(WrRegionOp::New)));
  if (!Call || !isMessage(*Call))
    return false;
  if (Forming) {
    auto It = Epochs->find(Call);
    auto Old = getGenXInfo(*getGenXIntrinsic(*Call)).operandIndex("old");
    if (!TD || Call->mayWriteToMemory() || It == Epochs->end() ||
        It->second != RootEpoch || Old || B.Pred || B.DstOffset ||
        !B.DstRegion.isContiguous() ||
        !ownsRegisters(*Call, B.DstRegion, registerBytes(Root->getType()),
                       TD->grfBytes()))
      return false;
  }
  Bale Next;
  std::swap(Next, B);
  startMessage(*Call);
  B.Root = Root;
  B.OldValue = Next.OldValue;
  B.DstRegion = Next.DstRegion;
  B.DstType = Next.DstType;
  B.Members.push_back(Call);
  growMessage();
  return true;
}

Bale BaleMaker::run() {
  B.Root = Root;
  auto *Call = dyn_cast<CallBase>(Root);
  if (Call && isMessage(*Root)) {
    startMessage(*Call);
    growMessage();
    return B;
  }
  if (startWrite()) {
    if (takeMessage())
      return B;
    growMain();
  } else if (startOperation(B, Root)) {
    growMain();
  } else {
    startFlag();
    if (B.K != Bale::Kind::Operation) {
      growPredicate();
      return B;
    }
  }
  growMad();
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    growSource(K);
  growOffset(B.DstOffset, B.DstRegion);
  readOffset(B.DstOffset, B.DstOffsetFirstElt, 1);
  growPredicate();
  return B;
}

} // namespace cmx
