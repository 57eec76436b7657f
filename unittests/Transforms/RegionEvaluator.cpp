//===- RegionEvaluator.cpp - Run region IR on concrete values -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegionEvaluator.h"

#include "EvalBale.h"
#include "EvalLanes.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::test {

static size_t valueBytes(const Type *Ty) {
  return size_t(numLanes(Ty)) * laneBytes(Ty);
}

static uint64_t mix(uint64_t X) {
  X += 0x9E3779B97F4A7C15;
  X = (X ^ (X >> 30)) * 0xBF58476D1CE4E5B9;
  X = (X ^ (X >> 27)) * 0x94D049BB133111EB;
  return X ^ (X >> 31);
}

EvalValue randomValue(const Type *Ty, uint64_t Seed) {
  EvalValue V(valueBytes(Ty));
  const Type *Elem = Ty->getScalarType();
  unsigned Bytes = laneBytes(Ty);
  auto Float = elemTypeOf(const_cast<Type *>(Elem), true);
  for (unsigned L = 0; L != numLanes(Ty); ++L) {
    uint64_t Bits = mix(Seed * 1000003 + L);
    if (Elem->isIntegerTy(1))
      Bits &= 1;
    else if (Float && isFloat(*Float))
      Bits = bitsOf((int64_t(Bits % 2001) - 1000) / 8.0, *Float);
    else if (Bits % 4 == 0) // Small numbers and the ends of the range.
      Bits =
          Bits % 8 == 0 ? (Bits >> 8) % 9 - 4 : uint64_t(1) << (Bytes * 8 - 1);
    setLane(V, int64_t(L) * Bytes, Bytes, {Bits, 0});
  }
  return V;
}

static EvalValue constantValue(const Constant *C) {
  Type *Ty = C->getType();
  EvalValue V(valueBytes(Ty));
  unsigned Bytes = laneBytes(Ty);
  for (unsigned L = 0; L != numLanes(Ty); ++L) {
    const Constant *E = Ty->isVectorTy() ? C->getAggregateElement(L) : C;
    EvalLane Lane{0, 0xFF};
    if (auto *CI = dyn_cast_or_null<ConstantInt>(E))
      Lane = {CI->getZExtValue(), 0};
    else if (auto *CF = dyn_cast_or_null<ConstantFP>(E))
      Lane = {CF->getValueAPF().bitcastToAPInt().getZExtValue(), 0};
    setLane(V, int64_t(L) * Bytes, Bytes, Lane);
  }
  return V;
}

namespace {

class Evaluator {
public:
  Evaluator(const Function &F, const BaleInfo *Bales) : F(F), Bales(Bales) {}

  EvalResult run(const std::vector<EvalValue> &Args);

private:
  EvalValue valueOf(const Value *V);
  EvalLane scalarOf(const Value *V) {
    return getLane(valueOf(V), 0, laneBytes(V->getType()));
  }
  EvalLane lane(const EvalValue &V, const Type *Ty, unsigned L) {
    return getLane(V, int64_t(L) * laneBytes(Ty), laneBytes(Ty));
  }
  EvalValue fail(const Instruction &I);

  bool runBlock(const BasicBlock &BB, const BasicBlock *Prev);
  const BasicBlock *successor(const Instruction &Term);
  bool branchTaken(const BranchInst &Br);

  EvalValue evalInst(const Instruction &I);
  EvalValue evalLanes(const Instruction &I);
  EvalLane evalBinary(const Instruction &I, EvalLane A, EvalLane B);
  EvalLane evalCast(const CastInst &I, EvalLane A);
  EvalLane evalIntrinsic(const CallBase &Call, ArrayRef<EvalLane> A);
  EvalLane evalGenX(const CallBase &Call, GenXIntrinsic Id,
                    ArrayRef<EvalLane> A);
  EvalLane evalLane(const Instruction &I, ArrayRef<EvalLane> A);
  EvalValue evalRegion(const RegionAccessInst &Access);
  EvalValue evalPredRegion(const CallBase &Call, GenXIntrinsic Id);
  EvalValue evalReduction(const CallBase &Call, bool All);
  EvalValue evalShuffle(const Instruction &I);
  EvalValue evalCall(const CallBase &Call);
  EvalValue evalEvent(const CallBase &Call, std::vector<EvalValue> Args);

  EvalValue evalBaleRoot(Instruction &I);

  const Function &F;
  const BaleInfo *Bales;
  DenseMap<const Value *, EvalValue> Values;
  EvalResult Result;
  unsigned Writes = 0;
};

} // namespace

EvalValue Evaluator::fail(const Instruction &I) {
  if (Result.Error.empty()) {
    raw_string_ostream OS(Result.Error);
    OS << "cannot evaluate" << I;
  }
  return EvalValue(I.getType()->isVoidTy() ? 0 : valueBytes(I.getType()), true);
}

EvalValue Evaluator::valueOf(const Value *V) {
  if (auto *C = dyn_cast<Constant>(V))
    return constantValue(C);
  auto It = Values.find(V);
  if (It != Values.end())
    return It->second;
  // A member of a bale whose main part the bale leaves to its instructions.
  if (auto *I = dyn_cast<Instruction>(V); I && Bales)
    return evalInst(*I);
  return EvalValue(valueBytes(V->getType()), true);
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

static constexpr EvalLane PoisonLane{0, 0xFF};

EvalLane Evaluator::evalBinary(const Instruction &I, EvalLane A, EvalLane B) {
  Type *Ty = I.getType()->getScalarType();
  if (Ty->isFloatingPointTy()) {
    ElemType T = *elemTypeOf(Ty, true);
    double X = floatOf(A.Bits, T), Y = floatOf(B.Bits, T), Z = 0;
    switch (I.getOpcode()) {
    case Instruction::FAdd:
      Z = X + Y;
      break;
    case Instruction::FSub:
      Z = X - Y;
      break;
    case Instruction::FMul:
      Z = X * Y;
      break;
    case Instruction::FDiv:
      Z = X / Y;
      break;
    default:
      fail(I);
    }
    return floatLane(Z, T);
  }
  unsigned Bits = Ty->getIntegerBitWidth();
  Int128 SA = asNumber(A.Bits, Bits, true), SB = asNumber(B.Bits, Bits, true);
  Int128 UA = asNumber(A.Bits, Bits, false), UB = asNumber(B.Bits, Bits, false);
  auto Low = [&](Int128 X) { return EvalLane{lowBits(uint64_t(X), Bits), 0}; };
  bool Amount = UB < Int128(Bits), Divisor = UB != 0;
  bool Overflow = SB == -1 && SA == -(Int128(1) << (Bits - 1));
  switch (I.getOpcode()) {
  case Instruction::Add:
    return Low(SA + SB);
  case Instruction::Sub:
    return Low(SA - SB);
  case Instruction::Mul:
    return Low(SA * SB);
  case Instruction::And:
    return Low(UA & UB);
  case Instruction::Or:
    return Low(UA | UB);
  case Instruction::Xor:
    return Low(UA ^ UB);
  case Instruction::Shl:
    return Amount ? Low(UA << unsigned(UB)) : PoisonLane;
  case Instruction::LShr:
    return Amount ? Low(UA >> unsigned(UB)) : PoisonLane;
  case Instruction::AShr:
    return Amount ? Low(SA >> unsigned(UB)) : PoisonLane;
  case Instruction::UDiv:
    return Divisor ? Low(UA / UB) : PoisonLane;
  case Instruction::URem:
    return Divisor ? Low(UA % UB) : PoisonLane;
  case Instruction::SDiv:
    return Divisor && !Overflow ? Low(SA / SB) : PoisonLane;
  case Instruction::SRem:
    return Divisor && !Overflow ? Low(SA % SB) : PoisonLane;
  default:
    fail(I);
    return PoisonLane;
  }
}

EvalLane Evaluator::evalCast(const CastInst &I, EvalLane A) {
  Type *Src = I.getSrcTy()->getScalarType(),
       *Dst = I.getType()->getScalarType();
  unsigned SrcBits = Src->getScalarSizeInBits();
  unsigned DstBits = Dst->getScalarSizeInBits();
  auto SrcF = elemTypeOf(Src, true), DstT = elemTypeOf(Dst, true);
  switch (I.getOpcode()) {
  case Instruction::Trunc:
  case Instruction::ZExt:
    return {lowBits(lowBits(A.Bits, SrcBits), DstBits), 0};
  case Instruction::SExt:
    return {lowBits(uint64_t(asNumber(A.Bits, SrcBits, true)), DstBits), 0};
  case Instruction::UIToFP:
    return floatLane(double(asNumber(A.Bits, SrcBits, false)), *DstT);
  case Instruction::SIToFP:
    return floatLane(double(asNumber(A.Bits, SrcBits, true)), *DstT);
  case Instruction::FPToUI:
    return floatToInt(floatOf(A.Bits, *SrcF), *elemTypeOf(Dst, false), false);
  case Instruction::FPToSI:
    return floatToInt(floatOf(A.Bits, *SrcF), *DstT, false);
  case Instruction::FPExt:
  case Instruction::FPTrunc:
    return floatLane(floatOf(A.Bits, *SrcF), *DstT);
  default:
    fail(I);
    return PoisonLane;
  }
}

EvalLane Evaluator::evalIntrinsic(const CallBase &Call, ArrayRef<EvalLane> A) {
  Type *Ty = Call.getType()->getScalarType();
  unsigned Bits = Ty->getScalarSizeInBits();
  auto T = elemTypeOf(Ty, true);
  auto S = [&](unsigned K) { return asNumber(A[K].Bits, Bits, true); };
  auto U = [&](unsigned K) { return asNumber(A[K].Bits, Bits, false); };
  auto Fl = [&](unsigned K) { return floatOf(A[K].Bits, *T); };
  auto Low = [&](Int128 X) { return EvalLane{lowBits(uint64_t(X), Bits), 0}; };
  switch (cast<IntrinsicInst>(Call).getIntrinsicID()) {
  case Intrinsic::smin:
    return Low(std::min(S(0), S(1)));
  case Intrinsic::smax:
    return Low(std::max(S(0), S(1)));
  case Intrinsic::umin:
    return Low(std::min(U(0), U(1)));
  case Intrinsic::umax:
    return Low(std::max(U(0), U(1)));
  case Intrinsic::abs:
    return Low(S(0) < 0 ? -S(0) : S(0));
  case Intrinsic::fabs:
    return {lowBits(A[0].Bits, Bits - 1), 0};
  case Intrinsic::minnum:
    return floatLane(minNum(Fl(0), Fl(1)), *T);
  case Intrinsic::maxnum:
    return floatLane(maxNum(Fl(0), Fl(1)), *T);
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
    return floatLane(std::fma(Fl(0), Fl(1), Fl(2)), *T);
  case Intrinsic::sqrt:
    return floatLane(std::sqrt(Fl(0)), *T);
  case Intrinsic::floor:
    return floatLane(std::floor(Fl(0)), *T);
  case Intrinsic::ceil:
    return floatLane(std::ceil(Fl(0)), *T);
  case Intrinsic::fshl: {
    unsigned N = unsigned(U(2) % Bits);
    return N ? Low((U(0) << N) | (U(1) >> (Bits - N))) : A[0];
  }
  case Intrinsic::fshr: {
    unsigned N = unsigned(U(2) % Bits);
    return N ? Low((U(0) << (Bits - N)) | (U(1) >> N)) : A[1];
  }
  case Intrinsic::ctpop:
    return Low(popcount(lowBits(A[0].Bits, Bits)));
  default:
    fail(Call);
    return PoisonLane;
  }
}

/// Intrinsics that work lane by lane.
EvalLane Evaluator::evalGenX(const CallBase &Call, GenXIntrinsic Id,
                             ArrayRef<EvalLane> A) {
  const GenXInfo &Info = getGenXInfo(Id);
  bool DstSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::US;
  bool SrcSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::SU;
  ElemType DT = *elemTypeOf(Call.getType(), DstSigned);
  auto TypeOfArg = [&](unsigned K) {
    return *elemTypeOf(Call.getArgOperand(K)->getType(), SrcSigned);
  };
  auto Int = [&](unsigned K) {
    return asNumber(A[K].Bits, elemTypeBytes(TypeOfArg(K)) * 8, SrcSigned);
  };
  auto Fl = [&](unsigned K) { return floatOf(A[K].Bits, TypeOfArg(K)); };
  bool Float = isFloat(TypeOfArg(0));
  switch (Info.Lowering) {
  case LoweringKind::Constant:
    return A[0];
  case LoweringKind::Modifier:
    if (Float)
      return {lowBits(A[0].Bits, elemTypeBytes(DT) * 8 - 1), 0};
    return {intBits(Int(0) < 0 ? -Int(0) : Int(0), DT, false), 0};
  case LoweringKind::Saturate:
    return floatLane(saturated(Fl(0)), DT);
  case LoweringKind::Convert:
    return Float ? floatToInt(Fl(0), DT, true)
                 : EvalLane{intBits(Int(0), DT, true), 0};
  default:
    break;
  }
  StringRef Visa = Info.VisaName;
  if (Float) {
    double X = Fl(0);
    double Z = Visa == "min"    ? minNum(X, Fl(1))
               : Visa == "max"  ? maxNum(X, Fl(1))
               : Visa == "rndd" ? std::floor(X)
               : Visa == "rndu" ? std::ceil(X)
               : Visa == "rndz" ? std::trunc(X)
               : Visa == "frc"  ? X - std::floor(X)
               : Visa == "sqrt" ? std::sqrt(X)
               : Visa == "inv"  ? 1 / X
                                : (fail(Call), 0.0);
    return floatLane(Z, DT);
  }
  Int128 X = Int(0);
  Int128 Z = Visa == "add"    ? X + Int(1)
             : Visa == "mul"  ? X * Int(1)
             : Visa == "mad"  ? X * Int(1) + Int(2)
             : Visa == "mulh" ? (X * Int(1)) >> 32
             : Visa == "avg"  ? (X + Int(1) + 1) >> 1
             : Visa == "min"  ? std::min(X, Int(1))
             : Visa == "max"  ? std::max(X, Int(1))
             : Visa == "add3" ? X + Int(1) + Int(2)
                              : (fail(Call), Int128(0));
  return {intBits(Z, DT, Info.Saturates), 0};
}

EvalLane Evaluator::evalLane(const Instruction &I, ArrayRef<EvalLane> A) {
  if (isa<SelectInst>(I))
    return A[0].Poison ? PoisonLane : A[0].Bits & 1 ? A[1] : A[2];
  if (isa<FreezeInst>(I))
    return A[0]; // Poison stays poison here: any value would do.
  if (I.getOpcode() == Instruction::FNeg)
    return {A[0].Bits ^ uint64_t(1) << (I.getType()->getScalarSizeInBits() - 1),
            A[0].Poison};
  for (EvalLane L : A)
    if (L.Poison)
      return PoisonLane;
  if (auto *Cmp = dyn_cast<CmpInst>(&I)) {
    Type *Ty = Cmp->getOperand(0)->getType()->getScalarType();
    if (Ty->isFloatingPointTy()) {
      ElemType T = *elemTypeOf(Ty, true);
      double X = floatOf(A[0].Bits, T), Y = floatOf(A[1].Bits, T);
      return {compareNumbers(Cmp->getPredicate(), X, Y,
                             std::isnan(X) || std::isnan(Y)),
              0};
    }
    unsigned Bits = Ty->getIntegerBitWidth();
    bool Signed = !Cmp->isUnsigned();
    return {compareNumbers(Cmp->getPredicate(),
                           asNumber(A[0].Bits, Bits, Signed),
                           asNumber(A[1].Bits, Bits, Signed), false),
            0};
  }
  if (isa<BinaryOperator>(I))
    return evalBinary(I, A[0], A[1]);
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return evalCast(*Cast, A[0]);
  if (auto *Call = dyn_cast<CallBase>(&I)) {
    if (auto Id = getGenXIntrinsic(*Call))
      return evalGenX(*Call, *Id, A);
    return evalIntrinsic(*Call, A);
  }
  fail(I);
  return PoisonLane;
}

EvalValue Evaluator::evalLanes(const Instruction &I) {
  SmallVector<EvalValue, 4> Operands;
  SmallVector<const Type *, 4> Types;
  unsigned NumOps =
      isa<CallBase>(I) ? cast<CallBase>(I).arg_size() : I.getNumOperands();
  for (unsigned K = 0; K != NumOps; ++K) {
    Operands.push_back(valueOf(I.getOperand(K)));
    Types.push_back(I.getOperand(K)->getType());
  }
  EvalValue V(valueBytes(I.getType()));
  unsigned Bytes = laneBytes(I.getType());
  for (unsigned L = 0; L != numLanes(I.getType()); ++L) {
    SmallVector<EvalLane, 4> A;
    for (unsigned K = 0; K != NumOps; ++K)
      A.push_back(lane(Operands[K], Types[K], numLanes(Types[K]) == 1 ? 0 : L));
    setLane(V, int64_t(L) * Bytes, Bytes, evalLane(I, A));
  }
  return V;
}

//===----------------------------------------------------------------------===//
// Regions, predicates and vectors
//===----------------------------------------------------------------------===//

EvalValue Evaluator::evalRegion(const RegionAccessInst &Access) {
  unsigned Bytes = elementBytes(Access.elementType());
  unsigned Width = Access.widthElts(), N = Access.numElts();
  const Value *Offset = Access.offsetOperand();
  EvalValue Offsets = valueOf(Offset);
  EvalValue Parent = valueOf(Access.parent());
  EvalValue New, Mask;
  const Type *MaskTy = nullptr;
  if (Access.isWrite()) {
    New = valueOf(Access.getArgOperand(WrRegionOp::New));
    MaskTy = Access.getArgOperand(WrRegionOp::Mask)->getType();
    Mask = valueOf(Access.getArgOperand(WrRegionOp::Mask));
  }
  EvalValue Read(size_t(N) * Bytes);
  bool RowOffsets = numLanes(Offset->getType()) > 1;
  for (unsigned E = 0; E != N; ++E) {
    unsigned Row = E / Width, Column = E % Width;
    EvalLane Start = lane(Offsets, Offset->getType(), RowOffsets ? Row : 0);
    int64_t At = int64_t(
        asNumber(Start.Bits, Offset->getType()->getScalarSizeInBits(), true));
    if (!RowOffsets)
      At += int64_t(Row) * Access.vStrideElts() * Bytes;
    At += int64_t(Column) * Access.hStrideElts() * Bytes;
    if (Start.Poison)
      At = -1;
    int64_t Packed = int64_t(E) * Bytes;
    if (Access.isRead()) {
      setLane(Read, Packed, Bytes, getLane(Parent, At, Bytes));
      continue;
    }
    EvalLane Lane = lane(Mask, MaskTy, numLanes(MaskTy) == 1 ? 0 : E);
    if (Lane.Poison)
      setLane(Parent, At, Bytes, PoisonLane);
    else if (Lane.Bits & 1)
      setLane(Parent, At, Bytes, getLane(New, Packed, Bytes));
  }
  return Access.isRead() ? Read : Parent;
}

EvalValue Evaluator::evalPredRegion(const CallBase &Call, GenXIntrinsic Id) {
  EvalValue Whole = valueOf(Call.getArgOperand(0));
  bool Read = Id == GenXIntrinsic::RdPredRegion;
  unsigned First = unsigned(scalarOf(Call.getArgOperand(Read ? 1 : 2)).Bits);
  if (Read) {
    EvalValue V(numLanes(Call.getType()));
    for (unsigned L = 0; L != V.Bytes.size(); ++L)
      setLane(V, L, 1, getLane(Whole, First + L, 1));
    return V;
  }
  EvalValue New = valueOf(Call.getArgOperand(1));
  for (unsigned L = 0; L != New.Bytes.size(); ++L) {
    EvalLane Lane = getLane(New, L, 1);
    if (Id == GenXIntrinsic::WrPredPredRegion) {
      EvalLane M = getLane(valueOf(Call.getArgOperand(3)), First + L, 1);
      Lane = {Lane.Bits & M.Bits, uint8_t(Lane.Poison | M.Poison)};
    }
    setLane(Whole, First + L, 1, Lane);
  }
  return Whole;
}

EvalValue Evaluator::evalReduction(const CallBase &Call, bool All) {
  EvalValue V = valueOf(Call.getArgOperand(0));
  EvalLane R{All, 0};
  for (unsigned L = 0; L != V.Bytes.size(); ++L) {
    EvalLane X = getLane(V, L, 1);
    R.Poison |= X.Poison ? 0xFF : 0;
    R.Bits = All ? R.Bits & X.Bits : R.Bits | X.Bits;
  }
  EvalValue Out(1);
  setLane(Out, 0, 1, R);
  return Out;
}

EvalValue Evaluator::evalShuffle(const Instruction &I) {
  EvalValue A = valueOf(I.getOperand(0));
  const Type *Ty = I.getOperand(0)->getType();
  unsigned Bytes = laneBytes(Ty);
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    EvalValue B = valueOf(I.getOperand(1));
    EvalValue V(valueBytes(I.getType()), true);
    int Lanes = int(numLanes(Ty));
    ArrayRef<int> Mask = Shuffle->getShuffleMask();
    for (unsigned L = 0; L != Mask.size(); ++L)
      if (Mask[L] >= 0)
        setLane(V, int64_t(L) * Bytes, Bytes,
                Mask[L] < Lanes ? lane(A, Ty, Mask[L])
                                : lane(B, Ty, Mask[L] - Lanes));
    return V;
  }
  bool Insert = isa<InsertElementInst>(I);
  EvalLane Index = scalarOf(I.getOperand(Insert ? 2 : 1));
  if (Index.Poison || Index.Bits >= numLanes(Ty))
    return EvalValue(valueBytes(I.getType()), true);
  int64_t At = int64_t(Index.Bits) * Bytes;
  if (Insert) {
    setLane(A, At, Bytes, scalarOf(I.getOperand(1)));
    return A;
  }
  EvalValue V(Bytes);
  setLane(V, 0, Bytes, getLane(A, At, Bytes));
  return V;
}

EvalValue Evaluator::evalEvent(const CallBase &Call,
                               std::vector<EvalValue> Args) {
  std::string Name = Call.getCalledFunction()->getName().str();
  if (Call.getType()->isVoidTy()) {
    ++Writes;
    Result.Events.push_back({Name, std::move(Args)});
    return EvalValue();
  }
  uint64_t Seed = Writes;
  for (const EvalValue &A : Args)
    for (unsigned B = 0; B != A.Bytes.size(); ++B)
      Seed = mix(Seed ^ (A.Poison[B] ? 0 : A.Bytes[B]));
  return randomValue(Call.getType(), Seed);
}

EvalValue Evaluator::evalCall(const CallBase &Call) {
  auto Id = getGenXIntrinsic(Call);
  if (!Id && isa<IntrinsicInst>(Call))
    return evalLanes(Call);
  if (Id) {
    switch (*Id) {
    case GenXIntrinsic::RdPredRegion:
    case GenXIntrinsic::WrPredRegion:
    case GenXIntrinsic::WrPredPredRegion:
      return evalPredRegion(Call, *Id);
    case GenXIntrinsic::Any:
    case GenXIntrinsic::All:
      return evalReduction(Call, *Id == GenXIntrinsic::All);
    case GenXIntrinsic::ConstantPred:
      return valueOf(Call.getArgOperand(0));
    default:
      break;
    }
    LoweringKind L = getGenXInfo(*Id).Lowering;
    if (L != LoweringKind::Message && L != LoweringKind::Atomic &&
        L != LoweringKind::Predefined && L != LoweringKind::Sync)
      return evalLanes(Call);
  }
  std::vector<EvalValue> Args;
  for (const Value *A : Call.args())
    Args.push_back(valueOf(A));
  return evalEvent(Call, std::move(Args));
}

EvalValue Evaluator::evalInst(const Instruction &I) {
  if (auto *Access = dyn_cast<RegionAccessInst>(&I))
    return evalRegion(*Access);
  if (isa<InsertElementInst, ExtractElementInst, ShuffleVectorInst>(I))
    return evalShuffle(I);
  if (auto *Call = dyn_cast<CallBase>(&I))
    return evalCall(*Call);
  if (auto *Cast = dyn_cast<BitCastInst>(&I)) {
    if (elementBytes(Cast->getSrcTy()) && elementBytes(Cast->getDestTy()))
      return valueOf(I.getOperand(0));
    return fail(I);
  }
  return evalLanes(I);
}

//===----------------------------------------------------------------------===//
// Bales
//===----------------------------------------------------------------------===//

EvalValue Evaluator::evalBaleRoot(Instruction &I) {
  Bale B = Bales->bale(&I);
  auto ValueOf = [this](const Value *V) { return valueOf(V); };
  switch (B.K) {
  case Bale::Kind::Operation:
    return evaluateOperation(B, ValueOf, Result.Error);
  case Bale::Kind::Message: {
    std::vector<EvalValue> Args;
    for (const BaleSource &S : B.Srcs)
      Args.push_back(readSource(S, ValueOf));
    EvalValue Data = evalEvent(cast<CallBase>(*B.Main), std::move(Args));
    return B.OldValue ? writeRegion(valueOf(B.OldValue), B.DstRegion, Data)
                      : Data;
  }
  default:
    return evalInst(I);
  }
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

bool Evaluator::branchTaken(const BranchInst &Br) {
  if (Bales) {
    Bale B = Bales->bale(const_cast<BranchInst *>(&Br));
    if (B.Pred)
      return evaluatePredicate(B.Pred,
                               [this](const Value *V) { return valueOf(V); });
  }
  return scalarOf(Br.getCondition()).Bits & 1;
}

const BasicBlock *Evaluator::successor(const Instruction &Term) {
  auto *Br = dyn_cast<BranchInst>(&Term);
  if (!Br) {
    if (!isa<ReturnInst>(Term))
      fail(Term);
    return nullptr;
  }
  return Br->getSuccessor(Br->isConditional() && !branchTaken(*Br) ? 1 : 0);
}

bool Evaluator::runBlock(const BasicBlock &BB, const BasicBlock *Prev) {
  std::vector<std::pair<const PHINode *, EvalValue>> Phis;
  for (const PHINode &Phi : BB.phis())
    Phis.push_back({&Phi, valueOf(Phi.getIncomingValueForBlock(Prev))});
  for (auto &[Phi, V] : Phis)
    Values[Phi] = std::move(V);
  for (const Instruction &I : BB) {
    if (isa<PHINode>(I) || I.isTerminator() || (Bales && Bales->isMember(&I)))
      continue;
    EvalValue V =
        Bales ? evalBaleRoot(const_cast<Instruction &>(I)) : evalInst(I);
    if (!Result.Error.empty())
      return false;
    Values[&I] = std::move(V);
  }
  return true;
}

EvalResult Evaluator::run(const std::vector<EvalValue> &Args) {
  for (const Argument &A : F.args())
    Values[&A] = Args[A.getArgNo()];
  const BasicBlock *BB = &F.getEntryBlock(), *Prev = nullptr;
  for (unsigned Steps = 0; BB; ++Steps) {
    if (Steps == 1000) {
      Result.Error = "too many blocks executed";
      break;
    }
    if (!runBlock(*BB, Prev))
      break;
    Prev = BB;
    BB = successor(*BB->getTerminator());
  }
  return std::move(Result);
}

EvalResult evaluate(const Function &F, const std::vector<EvalValue> &Args) {
  return Evaluator(F, nullptr).run(Args);
}

EvalResult evaluateBales(Function &F, const std::vector<EvalValue> &Args,
                         const BaleInfo &Bales) {
  return Evaluator(F, &Bales).run(Args);
}

std::string compareEvents(const EvalResult &Before, const EvalResult &After) {
  if (!Before.Error.empty())
    return "before: " + Before.Error;
  if (!After.Error.empty())
    return "after: " + After.Error;
  if (Before.Events.size() != After.Events.size())
    return "another number of events";
  std::string Text;
  raw_string_ostream OS(Text);
  for (size_t E = 0; E != Before.Events.size(); ++E) {
    const EvalEvent &X = Before.Events[E], &Y = After.Events[E];
    if (X.Name != Y.Name || X.Args.size() != Y.Args.size())
      return "event " + std::to_string(E) + " is another call";
    for (size_t A = 0; A != X.Args.size(); ++A)
      for (size_t B = 0; B != X.Args[A].Bytes.size(); ++B) {
        bool Poison = Y.Args[A].Poison[B];
        if (X.Args[A].Poison[B] ||
            (!Poison && X.Args[A].Bytes[B] == Y.Args[A].Bytes[B]))
          continue;
        OS << "event " << E << " (@" << X.Name << ") operand " << A << " byte "
           << B << ": expected " << unsigned(X.Args[A].Bytes[B]) << ", actual ";
        if (Poison)
          OS << "poison";
        else
          OS << unsigned(Y.Args[A].Bytes[B]);
        return Text;
      }
  }
  return "";
}

} // namespace cmx::test
