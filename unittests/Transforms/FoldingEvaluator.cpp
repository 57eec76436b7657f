//===- FoldingEvaluator.cpp - Run IR by LLVM's constant folding -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FoldingEvaluator.h"

#include "cmx/IR/RegionInst.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::test {

namespace {

using Lanes = SmallVector<Constant *, 32>;

class Evaluator {
public:
  Evaluator(Function &F, const FoldOptions &Opts)
      : F(F), DL(F.getParent()->getDataLayout()), Opts(Opts) {}

  Constant *run(ArrayRef<Constant *> Args, std::string &Error);

private:
  Constant *value(Value *V) {
    if (auto *C = dyn_cast<Constant>(V))
      return C;
    return Values.lookup(V);
  }
  Constant *evaluate(Instruction &I);
  Constant *evaluateGenX(CallInst &Call);
  Constant *evaluateIntrinsic(CallInst &Call, ArrayRef<Constant *> Ops);
  Constant *readRegion(CallInst &Call);
  Constant *writeRegion(CallInst &Call);
  Constant *writePredicate(CallInst &Call);
  Constant *product(CallInst &Call, bool Signed, unsigned FirstBit);
  Constant *reduce(CallInst &Call, bool All);
  int64_t startBytes(CallInst &Call, unsigned Op);

  Function &F;
  const DataLayout &DL;
  FoldOptions Opts;
  DenseMap<Value *, Constant *> Values;
};

} // namespace

static Lanes lanesOf(Constant *C) {
  Lanes L;
  auto *VecTy = dyn_cast<FixedVectorType>(C->getType());
  if (!VecTy)
    L.push_back(C);
  else
    for (unsigned I = 0; I != VecTy->getNumElements(); ++I)
      L.push_back(C->getAggregateElement(I));
  return L;
}

static Constant *fromLanes(Type *Ty, ArrayRef<Constant *> L) {
  return Ty->isVectorTy() ? ConstantVector::get(L) : L[0];
}

static unsigned number(Value *V) {
  return unsigned(cast<ConstantInt>(V)->getZExtValue());
}

int64_t Evaluator::startBytes(CallInst &Call, unsigned Op) {
  auto *Offset = dyn_cast<ConstantInt>(value(Call.getArgOperand(Op)));
  return Offset ? Offset->getSExtValue() : -1;
}

/// Element number of lane \p I of the region whose numbers begin at \p Op.
static int64_t elementOf(CallInst &Call, unsigned Op, unsigned NumElts,
                         int64_t StartBytes, unsigned ElemBytes, unsigned I) {
  unsigned VStride = number(Call.getArgOperand(Op));
  unsigned Width = number(Call.getArgOperand(Op + 1));
  unsigned HStride = number(Call.getArgOperand(Op + 2));
  if (Width == 0)
    Width = NumElts;
  return StartBytes / int64_t(ElemBytes) + int64_t(VStride) * (I / Width) +
         int64_t(HStride) * (I % Width);
}

Constant *Evaluator::readRegion(CallInst &Call) {
  Lanes From = lanesOf(value(Call.getArgOperand(RdRegionOp::Source))), To;
  Type *ElemTy = Call.getType()->getScalarType();
  unsigned NumElts = numLanes(Call.getType());
  int64_t Start = startBytes(Call, RdRegionOp::Offset);
  for (unsigned I = 0; I != NumElts; ++I) {
    int64_t Elt = elementOf(Call, RdRegionOp::VStride, NumElts, Start,
                            elementBytes(ElemTy), I);
    bool Inside = Start >= 0 && Elt < int64_t(From.size());
    To.push_back(Inside ? From[Elt] : PoisonValue::get(ElemTy));
  }
  return fromLanes(Call.getType(), To);
}

Constant *Evaluator::writeRegion(CallInst &Call) {
  Lanes To = lanesOf(value(Call.getArgOperand(WrRegionOp::Old)));
  Lanes New = lanesOf(value(Call.getArgOperand(WrRegionOp::New)));
  Lanes Mask = lanesOf(value(Call.getArgOperand(WrRegionOp::Mask)));
  int64_t Start = startBytes(Call, WrRegionOp::Offset);
  unsigned ElemBytes = elementBytes(Call.getType());
  for (unsigned I = 0; I != New.size(); ++I) {
    Constant *M = Mask[Mask.size() == 1 ? 0 : I];
    int64_t Elt =
        elementOf(Call, WrRegionOp::VStride, New.size(), Start, ElemBytes, I);
    if (Start < 0 || Elt >= int64_t(To.size()) || M->isNullValue())
      continue;
    To[Elt] = isa<UndefValue>(M) ? PoisonValue::get(New[I]->getType()) : New[I];
  }
  return fromLanes(Call.getType(), To);
}

Constant *Evaluator::writePredicate(CallInst &Call) {
  Lanes To = lanesOf(value(Call.getArgOperand(WrPredRegionOp::Old)));
  Lanes New = lanesOf(value(Call.getArgOperand(WrPredRegionOp::New)));
  unsigned First = number(Call.getArgOperand(WrPredRegionOp::Offset));
  for (unsigned I = 0; I != New.size(); ++I)
    To[First + I] = New[I];
  return fromLanes(Call.getType(), To);
}

/// Bits of the exact product from \p FirstBit on, as many as the result has.
Constant *Evaluator::product(CallInst &Call, bool Signed, unsigned FirstBit) {
  Lanes L = lanesOf(value(Call.getArgOperand(0)));
  Lanes R = lanesOf(value(Call.getArgOperand(1))), To;
  Type *Ty = Call.getType()->getScalarType();
  for (unsigned I = 0; I != L.size(); ++I) {
    auto *LC = dyn_cast<ConstantInt>(L[I]), *RC = dyn_cast<ConstantInt>(R[I]);
    if (!LC || !RC) {
      To.push_back(PoisonValue::get(Ty));
      continue;
    }
    APInt A = Signed ? LC->getValue().sext(128) : LC->getValue().zext(128);
    APInt B = Signed ? RC->getValue().sext(128) : RC->getValue().zext(128);
    APInt Bits = (A * B).lshr(FirstBit).trunc(Ty->getIntegerBitWidth());
    To.push_back(ConstantInt::get(Ty, Bits));
  }
  return fromLanes(Call.getType(), To);
}

Constant *Evaluator::reduce(CallInst &Call, bool All) {
  bool Result = All;
  for (Constant *C : lanesOf(value(Call.getArgOperand(0)))) {
    if (isa<UndefValue>(C))
      return PoisonValue::get(Call.getType());
    Result = All ? Result && C->isOneValue() : Result || C->isOneValue();
  }
  return ConstantInt::getBool(Call.getContext(), Result);
}

/// Computes each lane by \p Fn from the lanes of the operands; poison spreads.
template <typename FnT>
static Constant *laneByLane(Type *Ty, ArrayRef<Constant *> Args, FnT Fn) {
  SmallVector<Lanes, 2> In;
  for (Constant *Arg : Args)
    In.push_back(lanesOf(Arg));
  Lanes To;
  for (unsigned I = 0; I != In[0].size(); ++I) {
    bool Poison = any_of(In, [&](Lanes &L) { return isa<UndefValue>(L[I]); });
    To.push_back(Poison ? PoisonValue::get(Ty->getScalarType())
                        : Fn(In[0][I], In.size() > 1 ? In[1][I] : nullptr));
  }
  return fromLanes(Ty, To);
}

static Constant *inverse(Constant *C, int ErrorUlps) {
  float X = cast<ConstantFP>(C)->getValueAPF().convertToFloat();
  APInt Bits = APFloat(1.0f / X).bitcastToAPInt();
  Bits += uint64_t(int64_t(ErrorUlps));
  return ConstantFP::get(C->getType(), APFloat(APFloat::IEEEsingle(), Bits));
}

Constant *Evaluator::evaluateGenX(CallInst &Call) {
  auto Id = getGenXIntrinsic(Call);
  if (!Id)
    return nullptr;
  Type *Ty = Call.getType();
  SmallVector<Constant *, 8> Args;
  for (Value *Arg : Call.args())
    Args.push_back(value(Arg));
  auto Int = [](Constant *C) { return cast<ConstantInt>(C)->getValue(); };
  switch (*Id) {
  case GenXIntrinsic::RdRegionI:
  case GenXIntrinsic::RdRegionF:
    return readRegion(Call);
  case GenXIntrinsic::WrRegionI:
  case GenXIntrinsic::WrRegionF:
    return writeRegion(Call);
  case GenXIntrinsic::RdPredRegion: {
    Lanes From = lanesOf(Args[0]);
    auto Part = ArrayRef<Constant *>(From).slice(number(Args[1]), numLanes(Ty));
    return fromLanes(Ty, Part);
  }
  case GenXIntrinsic::WrPredRegion:
    return writePredicate(Call);
  case GenXIntrinsic::Umulh:
    return product(Call, /*Signed=*/false, /*FirstBit=*/32);
  case GenXIntrinsic::Uumul:
    return product(Call, /*Signed=*/false, /*FirstBit=*/0);
  case GenXIntrinsic::Ssmul:
    return product(Call, /*Signed=*/true, /*FirstBit=*/0);
  case GenXIntrinsic::Smulh:
    return product(Call, /*Signed=*/true, /*FirstBit=*/32);
  case GenXIntrinsic::Any:
    return reduce(Call, /*All=*/false);
  case GenXIntrinsic::All:
    return reduce(Call, /*All=*/true);
  case GenXIntrinsic::Inv:
    return laneByLane(Ty, Args, [&](Constant *C, Constant *) {
      return inverse(C, Opts.InverseErrorUlps);
    });
  case GenXIntrinsic::Fbl:
    return laneByLane(Ty, Args, [&](Constant *C, Constant *) -> Constant * {
      APInt V = Int(C);
      return V.isZero() ? Constant::getAllOnesValue(C->getType())
                        : ConstantInt::get(C->getType(), V.countr_zero());
    });
  case GenXIntrinsic::Rol:
  case GenXIntrinsic::Ror:
    return laneByLane(Ty, Args, [&](Constant *V, Constant *Amount) {
      APInt Rotated = *Id == GenXIntrinsic::Rol ? Int(V).rotl(Int(Amount))
                                                : Int(V).rotr(Int(Amount));
      return ConstantInt::get(V->getType(), Rotated);
    });
  case GenXIntrinsic::UuaddSat:
    return laneByLane(Ty, Args, [&](Constant *L, Constant *R) {
      return ConstantInt::get(L->getType(), Int(L).uadd_sat(Int(R)));
    });
  case GenXIntrinsic::SsaddSat:
    return laneByLane(Ty, Args, [&](Constant *L, Constant *R) {
      return ConstantInt::get(L->getType(), Int(L).sadd_sat(Int(R)));
    });
  case GenXIntrinsic::UutruncSat:
  case GenXIntrinsic::SstruncSat:
    return laneByLane(Ty, Args, [&](Constant *C, Constant *) {
      unsigned Bits = Ty->getScalarSizeInBits();
      return ConstantInt::get(Ty->getScalarType(),
                              *Id == GenXIntrinsic::SstruncSat
                                  ? Int(C).truncSSat(Bits)
                                  : Int(C).truncUSat(Bits));
    });
  default:
    return nullptr;
  }
}

/// Some value: bits that alternate.
static Constant *frozen(Constant *C) {
  Lanes To;
  Type *ElemTy = C->getType()->getScalarType();
  for (Constant *L : lanesOf(C)) {
    if (!isa<UndefValue>(L)) {
      To.push_back(L);
      continue;
    }
    unsigned Bits = ElemTy->getScalarSizeInBits();
    APInt Pattern =
        APInt::getSplat(Bits, APInt(Bits == 1 ? 1 : 8, Bits == 1 ? 1 : 0xA5));
    Constant *I = ConstantInt::get(C->getContext(), Pattern);
    To.push_back(ConstantExpr::getBitCast(I, ElemTy));
  }
  return fromLanes(C->getType(), To);
}

/// Folding may make a value of poison (0 & poison is 0), which says nothing
/// about the instruction: lanes of \p Result with poison in \p Ops are poison.
static Constant *spreadPoison(Constant *Result, ArrayRef<Constant *> Ops) {
  if (!Result)
    return nullptr;
  Lanes To = lanesOf(Result);
  for (Constant *Op : Ops) {
    Lanes From = lanesOf(Op);
    for (unsigned L = 0; L != To.size(); ++L)
      if (isa<UndefValue>(From[L]))
        To[L] = PoisonValue::get(To[L]->getType());
  }
  return fromLanes(Result->getType(), To);
}

/// Where folding does not know vectors: lane by lane, or the two that only move
/// lanes.
Constant *Evaluator::evaluateIntrinsic(CallInst &Call,
                                       ArrayRef<Constant *> Ops) {
  Intrinsic::ID Id = Call.getCalledFunction()->getIntrinsicID();
  Lanes To = lanesOf(Ops[0]);
  if (Id == Intrinsic::vector_insert) {
    copy(lanesOf(Ops[1]), To.begin() + number(Ops[2]));
    return fromLanes(Call.getType(), To);
  }
  if (Id == Intrinsic::vector_extract)
    return fromLanes(Call.getType(),
                     ArrayRef<Constant *>(To).slice(number(Ops[1]),
                                                    numLanes(Call.getType())));
  Type *ElemTy = Call.getType()->getScalarType();
  Function *Scalar = CMX_INTRINSIC_DECLARATION(Call.getModule(), Id, {ElemTy});
  for (unsigned L = 0; L != To.size(); ++L) {
    SmallVector<Constant *, 3> LaneOps;
    bool Poison = false;
    for (Constant *Op : Ops) {
      LaneOps.push_back(Op->getType()->isVectorTy() ? lanesOf(Op)[L] : Op);
      Poison |= isa<UndefValue>(LaneOps.back());
    }
    To[L] = Poison ? PoisonValue::get(ElemTy)
                   : ConstantFoldCall(&Call, Scalar, LaneOps);
    if (!To[L])
      return nullptr;
  }
  return fromLanes(Call.getType(), To);
}

Constant *Evaluator::evaluate(Instruction &I) {
  if (isa<FreezeInst>(I))
    return frozen(value(I.getOperand(0)));
  if (auto *Call = dyn_cast<CallInst>(&I);
      Call && hasGenXName(*Call->getCalledFunction()))
    return evaluateGenX(*Call);
  SmallVector<Constant *, 4> Ops;
  for (Use &Op : I.operands())
    if (auto *V = value(Op))
      Ops.push_back(V);
  if (auto *Cmp = dyn_cast<CmpInst>(&I))
    return spreadPoison(ConstantFoldCompareInstOperands(Cmp->getPredicate(),
                                                        Ops[0], Ops[1], DL),
                        Ops);
  if (auto *Call = dyn_cast<CallInst>(&I)) {
    Ops.pop_back(); // The callee.
    Constant *Folded = ConstantFoldCall(Call, Call->getCalledFunction(), Ops);
    return Folded ? Folded : evaluateIntrinsic(*Call, Ops);
  }
  Constant *Folded = ConstantFoldInstOperands(&I, Ops, DL);
  bool EachLane = isa<BinaryOperator, UnaryOperator, CastInst>(I);
  return EachLane && !isa<BitCastInst>(I) ? spreadPoison(Folded, Ops) : Folded;
}

Constant *Evaluator::run(ArrayRef<Constant *> Args, std::string &Error) {
  for (Argument &A : F.args())
    Values[&A] = Args[A.getArgNo()];
  for (Instruction &I : F.getEntryBlock()) {
    if (auto *Ret = dyn_cast<ReturnInst>(&I))
      return value(Ret->getReturnValue());
    Constant *Result = evaluate(I);
    if (!Result) {
      raw_string_ostream OS(Error);
      OS << "cannot compute" << I;
      return nullptr;
    }
    Values[&I] = Result;
  }
  Error = "no return";
  return nullptr;
}

Constant *evaluateFunction(Function &F, ArrayRef<Constant *> Args,
                           const FoldOptions &Opts, std::string &Error) {
  return Evaluator(F, Opts).run(Args, Error);
}

static bool sameLane(Constant *Expected, Constant *Actual) {
  if (isa<UndefValue>(Expected) || Expected == Actual)
    return true;
  // Any NaN is as good as another.
  auto *E = dyn_cast<ConstantFP>(Expected), *A = dyn_cast<ConstantFP>(Actual);
  return E && A && E->isNaN() && A->isNaN();
}

bool refines(Constant *Expected, Constant *Actual) {
  if (Expected->getType()->isStructTy()) {
    for (unsigned I = 0; I != Expected->getType()->getStructNumElements(); ++I)
      if (!refines(Expected->getAggregateElement(I),
                   Actual->getAggregateElement(I)))
        return false;
    return true;
  }
  Lanes E = lanesOf(Expected), A = lanesOf(Actual);
  for (unsigned I = 0; I != E.size(); ++I)
    if (!sameLane(E[I], A[I]))
      return false;
  return true;
}

} // namespace cmx::test
