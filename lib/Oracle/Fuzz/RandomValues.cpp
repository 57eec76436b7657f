//===- RandomValues.cpp - Types, facts, constants, regions, predicates ----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "cmx/Support/Compat.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace cmx::fuzz {

/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, 2014).
uint64_t Random::next() {
  State += 0x9e3779b97f4a7c15u;
  uint64_t Z = State;
  Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9u;
  Z = (Z ^ (Z >> 27)) * 0x94d049bb133111ebu;
  return Z ^ (Z >> 31);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool KernelGenerator::has(Feature F) const {
  return all_of(Platforms, [F](const TargetDesc *TD) { return TD->has(F); });
}

Type *KernelGenerator::intTy(unsigned Bits) { return Type::getIntNTy(C, Bits); }

Type *KernelGenerator::intElem() {
  return intTy(R.pick({8, 8, 16, 16, 32, 32, 32, 32, 64}));
}

Type *KernelGenerator::floatElem() {
  if (R.chance(30))
    return Type::getHalfTy(C);
  if (has(Feature::FP64) && R.chance(25))
    return Type::getDoubleTy(C);
  if (R.chance(10))
    return Type::getBFloatTy(C);
  return Type::getFloatTy(C);
}

Type *KernelGenerator::anyElem() {
  return R.chance(60) ? intElem() : floatElem();
}

/// Returns a number of elements. Often it is a number at which legalization has
/// to split (a power of two, or the number of elements in a register), or a
/// neighbour of such a number.
unsigned KernelGenerator::anyCount(Type *Elem) {
  unsigned N;
  unsigned Roll = R.below(100);
  if (Roll < 50) {
    N = R.pick({1, 2, 3, 4, 6, 8, 8, 12, 16, 16, 17, 20, 24, 32, 33, 48, 64});
  } else if (Roll < 75) {
    unsigned GRFBytes = R.pickFrom(Platforms)->grfBytes();
    unsigned PerRegister = GRFBytes / std::max(1u, elementBytes(Elem));
    N = PerRegister * (1 + R.below(4)) + R.below(3) - 1;
  } else if (Roll < 90) {
    N = (8u << R.below(3)) + R.below(3) - 1;
  } else {
    N = 1 + R.below(Opts.MaxElts);
  }
  return std::clamp(N, 1u, Opts.MaxElts);
}

Type *KernelGenerator::vec(Type *Elem, unsigned N) {
  return FixedVectorType::get(Elem, N);
}

/// Returns a vector type, or sometimes a scalar type.
Type *KernelGenerator::anyType(Type *Elem) {
  unsigned N = R.chance(8) ? 1 : anyCount(Elem);
  return N == 1 && R.chance(70) ? Elem : vec(Elem, N);
}

/// Returns the type with as many lanes as \p Shape and with elements of \p
/// Elem.
Type *KernelGenerator::like(Type *Shape, Type *Elem) {
  auto *V = dyn_cast<FixedVectorType>(Shape);
  return V ? vec(Elem, V->getNumElements()) : Elem;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

static bool hasPoisonLane(const Constant *C) {
  return C->containsUndefOrPoisonElement();
}

/// Does \p I move values, so that NaNs keep their bits?
static bool movesBits(const Instruction &I) {
  if (auto Id = getGenXIntrinsic(I))
    switch (getGenXInfo(*Id).Lowering) {
    case LoweringKind::Region:
    case LoweringKind::Constant:
    case LoweringKind::Modifier:
      return true;
    default:
      return false;
    }
  if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
    return Intr->getIntrinsicID() == Intrinsic::fabs ||
           Intr->getIntrinsicID() == Intrinsic::copysign ||
           Intr->getIntrinsicID() == Intrinsic::vector_insert ||
           Intr->getIntrinsicID() == Intrinsic::vector_extract ||
           Intr->getIntrinsicID() == Intrinsic::vector_reverse;
  return isa<SelectInst, FreezeInst, InsertElementInst, ExtractElementInst,
             ShuffleVectorInst, UnaryOperator, BitCastInst>(I);
}

/// Can the instruction make poison if no operand is poison?
static bool makesPoison(const Instruction &I) {
  if (isa<FPToSIInst, FPToUIInst>(I))
    return true;
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    return is_contained(Shuffle->getShuffleMask(), PoisonMaskElem);
  if (auto *Access = dyn_cast<RegionAccessInst>(&I))
    // Variable offsets are made such that the region stays inside.
    return Access->isRead() && Access->hasConstantOffset() &&
           !Access->region().fitsIn(Access->parentBytes());
  return I.hasPoisonGeneratingAnnotations();
}

Facts KernelGenerator::computeFacts(Value *V) {
  if (auto *Const = dyn_cast<Constant>(V))
    return {!hasPoisonLane(Const), true};
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return {};
  Facts Result{!makesPoison(*I), true};
  bool IsFloat = I->getType()->isFPOrFPVectorTy();
  bool Moves = movesBits(*I) || isa<UIToFPInst, SIToFPInst>(I);
  for (const Use &Op : I->operands()) {
    if (isa<Function, BasicBlock>(Op.get()))
      continue;
    Facts Of = factsOf(Op.get());
    // Undefined operands of other types are no data, for example an undef
    // parent width.
    if (!isa<UndefValue>(Op.get()) || Op->getType() == I->getType())
      Result.Defined &= Of.Defined;
    if (IsFloat && Op->getType()->isFPOrFPVectorTy())
      Result.Stable &= Of.Stable;
  }
  if (IsFloat && !Moves)
    Result.Stable = false;
  return Result;
}

/// Returns the facts about \p V. For phis, loads and results of calls, setFacts
/// has stored them.
Facts KernelGenerator::factsOf(Value *V) {
  if (auto It = Known.find(V); It != Known.end())
    return It->second;
  Facts Result = computeFacts(V);
  Known[V] = Result;
  return Result;
}

Value *KernelGenerator::keep(Value *V) {
  if (!V || isa<Constant>(V) || V->getType()->isVoidTy())
    return V;
  auto &List = V->getType()->isIntOrIntVectorTy(1) ? Masks : Pool;
  if (V->getType()->isIntegerTy(1))
    return V;
  List.push_back(V);
  return V;
}

void KernelGenerator::restore(Scope S) {
  Pool.resize(S.Values);
  Masks.resize(S.Masks);
  Arrays.resize(S.Arrays);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Constant *KernelGenerator::constantElement(Type *Elem) {
  if (Elem->isIntegerTy(1))
    return ConstantInt::getBool(C, R.chance(50));
  if (Elem->isFloatingPointTy()) {
    if (R.chance(8))
      return specialFloat(Elem);
    return ConstantFP::get(Elem, (int(R.below(65)) - 32) / 4.0);
  }
  unsigned Bits = Elem->getIntegerBitWidth();
  if (R.chance(70))
    return ConstantInt::getSigned(Elem, int(R.below(20)) - 8);
  if (R.chance(30))
    return ConstantInt::get(Elem, R.chance(50)
                                      ? APInt::getSignedMaxValue(Bits)
                                      : APInt::getSignedMinValue(Bits));
  return ConstantInt::get(Elem, APInt(64, R.next()).trunc(Bits));
}

Constant *KernelGenerator::constant(Type *Ty, bool MayBePoison) {
  Type *Elem = Ty->getScalarType();
  if (!Ty->isVectorTy())
    return constantElement(Elem);
  unsigned N = numLanes(Ty);
  if (R.chance(60))
    return ConstantVector::getSplat(ElementCount::getFixed(N),
                                    constantElement(Elem));
  SmallVector<Constant *, 32> Lanes;
  // Evenly spaced numbers, which may become a vector immediate.
  if (Elem->isIntegerTy() && R.chance(30)) {
    int64_t First = int(R.below(9)) - 4, Step = int(R.below(7)) - 3;
    for (unsigned L = 0; L != N; ++L)
      Lanes.push_back(
          ConstantInt::get(Elem, APInt(64, uint64_t(First + Step * L))
                                     .trunc(Elem->getIntegerBitWidth())));
    return ConstantVector::get(Lanes);
  }
  for (unsigned L = 0; L != N; ++L)
    Lanes.push_back(MayBePoison && R.chance(3) ? PoisonValue::get(Elem)
                                               : constantElement(Elem));
  return ConstantVector::get(Lanes);
}

/// Returns \p V as a vector of \p Elem, or null if its size or facts do not
/// allow that.
Value *KernelGenerator::asElems(Value *V, Type *Elem) {
  Type *Ty = V->getType();
  if (!Ty->isVectorTy())
    return nullptr;
  if (Ty->getScalarType() == Elem)
    return V;
  unsigned NumBytes = numLanes(Ty) * elementBytes(Ty);
  if (NumBytes % elementBytes(Elem) || !factsOf(V).Stable)
    return nullptr;
  if (isa<Constant>(V)) // Make no constant expressions.
    return constant(vec(Elem, NumBytes / elementBytes(Elem)), false);
  return IR.CreateBitCast(V, vec(Elem, NumBytes / elementBytes(Elem)));
}

/// Returns a vector of the pool that meets \p Need, or a constant if there is
/// none.
Value *KernelGenerator::getVector(Facts Need) {
  for (unsigned Try = 0; Try != 8; ++Try) {
    // Prefer new values to old ones.
    size_t From =
        R.chance(50) ? Pool.size() - std::min<size_t>(Pool.size(), 8) : 0;
    Value *V = Pool[From + R.below(unsigned(Pool.size() - From))];
    if (V->getType()->isVectorTy() && Need.metBy(factsOf(V)))
      return V;
  }
  for (Value *V : Pool)
    if (V->getType()->isVectorTy() && Need.metBy(factsOf(V)))
      return V;
  return constant(vec(intTy(32), 16), /*MayBePoison=*/false);
}

/// Returns a conversion to \p Ty, such as an extension, that can become part of
/// a bale. Returns null if there is none for \p Ty.
Value *KernelGenerator::conversionOnTheWay(Type *Ty, Facts Need) {
  Type *Elem = Ty->getScalarType();
  if (Elem->isIntegerTy() && Elem->getIntegerBitWidth() > 8) {
    unsigned Bits = R.chance(50) ? 8 : Elem->getIntegerBitWidth() / 2;
    Value *V = get(like(Ty, intTy(Bits)), Need);
    return R.chance(50) ? IR.CreateZExt(V, Ty) : IR.CreateSExt(V, Ty);
  }
  if (Elem->isFloatTy() && !Need.Stable)
    return IR.CreateFPExt(get(like(Ty, Type::getHalfTy(C)), Need), Ty);
  if (Elem->isFloatTy())
    return IR.CreateUIToFP(get(like(Ty, intTy(16)), Need), Ty);
  return nullptr;
}

Value *KernelGenerator::get(Type *Ty, Facts Need) {
  if (R.chance(12))
    return constant(Ty, !Need.Defined);
  if (R.chance(50)) {
    SmallVector<Value *, 8> Same;
    for (Value *V : Pool)
      if (V->getType() == Ty && Need.metBy(factsOf(V)))
        Same.push_back(V);
    if (!Same.empty())
      return R.chance(60) ? Same.back() : R.pickFrom(Same);
  }
  if (R.chance(12))
    if (Value *V = conversionOnTheWay(Ty, Need))
      return V;
  if (R.chance(12) && !Need.Defined)
    return modifierOp(get(Ty));
  return read(Ty, Need);
}

/// Returns small whole numbers as floats. Sums and products of a few of them
/// are exact.
Value *KernelGenerator::getExact(Type *Ty, bool Negative) {
  Value *V = get(like(Ty, intTy(8)));
  unsigned Bits = Ty->getScalarType()->isHalfTy() ? 3 : 7;
  V = IR.CreateAnd(V, ConstantInt::get(V->getType(), (1u << Bits) - 1));
  if (!Negative)
    return IR.CreateUIToFP(V, Ty);
  // A conversion from integers makes no -0.
  V = IR.CreateSub(V, ConstantInt::get(V->getType(), 1u << (Bits - 1)));
  return IR.CreateSIToFP(V, Ty);
}

/// Returns \p V, with zeros in place of its NaNs if their bits may be unknown.
Value *KernelGenerator::stable(Value *V) {
  if (factsOf(V).Stable)
    return V;
  Value *IsNumber = IR.CreateFCmpORD(V, Constant::getNullValue(V->getType()));
  Value *Number =
      IR.CreateSelect(IsNumber, V, Constant::getNullValue(V->getType()));
  setFacts(Number, {factsOf(V).Defined, true});
  return Number;
}

/// Returns a defined integer below \p Limit, a power of two.
Value *KernelGenerator::scalarBelow(unsigned Bits, uint64_t Limit) {
  Type *Ty = intTy(Bits);
  if (Limit == 1 || R.chance(15))
    return ConstantInt::get(Ty, R.next() % Limit);
  Value *V = get(Ty, IsDefined);
  Constant *Max = ConstantInt::get(Ty, Limit - 1);
  if (R.chance(20))
    return IR.CreateBinaryIntrinsic(Intrinsic::umin, V, Max);
  return IR.CreateAnd(V, Max);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Returns a region of \p N elements in a vector of \p Room elements. For a
/// write, returns std::nullopt if the vector is too short.
std::optional<Region> KernelGenerator::regionIn(unsigned Room,
                                                unsigned ElemBytes, unsigned N,
                                                bool Write) {
  for (unsigned Try = 0; Try != 12; ++Try) {
    unsigned Width = N;
    if (R.chance(60)) {
      Width = 1 + R.below(N);
      while (N % Width)
        ++Width;
    }
    unsigned HStride = R.pick({1, 1, 1, 1, 0, 2, 2, 3, 4, 5});
    unsigned VStride = R.chance(40) ? Width * HStride
                       : R.chance(60)
                           ? R.pick({0, 1, 2, 4, 8, 16, 24, 32, 64, 7})
                           : R.below(70);
    if (Width == N)
      VStride = 0;
    auto Reg = Region::get({ElemBytes, N, VStride, Width, HStride, 0});
    if (!Reg || Reg->endBytes() > int64_t(Room) * ElemBytes ||
        (Write && Reg->hasOverlap()))
      continue;
    unsigned Slack = Room - unsigned(Reg->endBytes() / ElemBytes);
    unsigned Skip = R.chance(30) ? 0 : R.below(Slack + 1);
    return Reg->shifted(int64_t(Skip) * ElemBytes);
  }
  if (Write && N > Room)
    return std::nullopt;
  if (N <= Room && (Write || R.chance(50)))
    return Region::contiguous(ElemBytes, N,
                              int64_t(R.below(Room - N + 1)) * ElemBytes);
  return Region::broadcast(ElemBytes, N, int64_t(R.below(Room)) * ElemBytes);
}

/// Returns a byte offset that keeps \p Reg inside \p Room elements, or null if
/// only one offset is possible.
Value *KernelGenerator::variableOffset(const Region &Reg, unsigned Room) {
  unsigned ElemBytes = Reg.elemBytes();
  unsigned Extent = unsigned((Reg.endBytes() - Reg.beginBytes()) / ElemBytes);
  unsigned Slack = Room - Extent;
  if (Slack == 0)
    return nullptr;
  unsigned Range = bit_floor(Slack + 1);
  unsigned Step = 1;
  while (Step * 2 < Range && R.chance(40))
    Step *= 2;
  unsigned Skip = R.below(Slack - Range + 2);
  Value *Index = scalarBelow(16, Range / Step);
  Value *Start =
      R.chance(70)
          ? IR.CreateMul(Index, IR.getInt16(uint16_t(Step * ElemBytes)))
          : IR.CreateShl(Index, Log2_32(Step * ElemBytes));
  if (Skip)
    Start = IR.CreateAdd(Start, IR.getInt16(uint16_t(Skip * ElemBytes)));
  return R.chance(8) ? IR.CreateZExt(Start, IR.getInt32Ty()) : Start;
}

/// Returns an offset for each row, or null if the vector is too short. Rows
/// that are written do not overlap.
Value *KernelGenerator::rowOffsets(const Region &Reg, unsigned Room,
                                   bool Write) {
  unsigned ElemBytes = Reg.elemBytes(), Rows = Reg.numRows();
  unsigned Extent = (Reg.widthElts() - 1) * Reg.hStrideElts() + 1;
  unsigned RoomOfRow = Write ? Room / Rows : Room;
  if (Extent > RoomOfRow)
    return nullptr;
  unsigned Range = bit_floor(RoomOfRow - Extent + 1);
  Type *Ty = vec(IR.getInt16Ty(), Rows);
  Value *Index = get(Ty, IsDefined);
  Index = IR.CreateAnd(Index, ConstantInt::get(Ty, Range - 1));
  if (Write) {
    SmallVector<Constant *, 16> Starts;
    for (unsigned Row = 0; Row != Rows; ++Row)
      Starts.push_back(IR.getInt16(uint16_t(Row * RoomOfRow)));
    Index = IR.CreateAdd(Index, ConstantVector::get(Starts));
  }
  Value *Start = IR.CreateMul(Index, ConstantInt::get(Ty, ElemBytes));
  return R.chance(8) ? IR.CreateZExt(Start, vec(IR.getInt32Ty(), Rows)) : Start;
}

/// Reads a region at a variable offset. The read has a parent width: the
/// promise that no row crosses a multiple of this width. Returns null if \p
/// Source is too short.
Value *KernelGenerator::readPromised(Value *Source, Type *Ty) {
  unsigned N = numLanes(Ty), Room = numLanes(Source->getType());
  unsigned ElemBytes = elementBytes(Ty);
  unsigned Width = 1 + R.below(N);
  while (N % Width)
    ++Width;
  unsigned HStride = Width == 1 ? 0 : R.pick({1, 1, 2});
  unsigned Parent = PowerOf2Ceil((Width - 1) * HStride + 1);
  unsigned VStride = Width == N ? 0 : Parent * R.below(3);
  unsigned Extent = (N / Width - 1) * VStride + Parent;
  if (Extent > Room || Parent > 64)
    return nullptr;
  unsigned Range = bit_floor((Room - Extent) / Parent + 1);
  Value *Start = IR.CreateMul(scalarBelow(16, Range),
                              IR.getInt16(uint16_t(Parent * ElemBytes)));
  auto Id = Ty->isFPOrFPVectorTy() ? GenXIntrinsic::RdRegionF
                                   : GenXIntrinsic::RdRegionI;
  return RB.createIntrinsic(Id, Ty,
                            {Source, IR.getInt32(VStride), IR.getInt32(Width),
                             IR.getInt32(HStride), Start, IR.getInt32(Parent)});
}

/// Reads a region of which some lanes may lie outside of the vector. The lanes
/// outside are undefined.
Value *KernelGenerator::readOutside(Value *Source, Type *Ty) {
  unsigned ElemBytes = elementBytes(Ty);
  unsigned Room = numLanes(Source->getType());
  Region Reg = Region::contiguous(ElemBytes, numLanes(Ty),
                                  int64_t(R.below(Room)) * ElemBytes);
  return RB.createRdRegion(Source, Reg, !Ty->isVectorTy());
}

Value *KernelGenerator::read(Type *Ty, Facts Need) {
  Type *Elem = Ty->getScalarType();
  Value *Source = nullptr;
  for (unsigned Try = 0; Try != 4 && !Source; ++Try)
    Source = asElems(getVector(Need), Elem);
  if (!Source)
    Source = asElems(getVector(IsClean), Elem);
  if (!Source)
    return constant(Ty, /*MayBePoison=*/false);
  unsigned Room = numLanes(Source->getType()), N = numLanes(Ty);
  if (!Need.Defined && R.chance(3))
    return keep(readOutside(Source, Ty));
  if (N == 1 && R.chance(30) && !Ty->isVectorTy())
    return keep(IR.CreateExtractElement(Source, R.below(Room)));
  if (R.chance(4))
    if (Value *V = readPromised(Source, Ty))
      return keep(V);
  Region Reg = *regionIn(Room, elementBytes(Elem), N, /*Write=*/false);
  Value *Start = nullptr;
  if (Reg.numRows() > 1 && R.chance(20))
    Start = rowOffsets(Reg, Room, /*Write=*/false);
  if (!Start && R.chance(12))
    Start = variableOffset(Reg, Room);
  return keep(RB.createRdRegion(Source, Reg, !Ty->isVectorTy(), Start));
}

Value *KernelGenerator::write() {
  Type *Elem = anyElem();
  Value *Old = asElems(getVector(AnyFacts), Elem);
  if (!Old)
    return nullptr;
  if (R.chance(12))
    Old = R.chance(50) ? static_cast<Value *>(PoisonValue::get(Old->getType()))
                       : UndefValue::get(Old->getType());
  return writeInto(Old, Elem);
}

Value *KernelGenerator::writeInto(Value *Old, Type *Elem) {
  unsigned Room = numLanes(Old->getType());
  unsigned N = std::min(Room, anyCount(Elem));
  auto Reg = regionIn(Room, elementBytes(Elem), N, /*Write=*/true);
  if (!Reg)
    return nullptr;
  // Lanes outside are dropped.
  bool Outside = Reg->is1D() && R.chance(3);
  if (Outside)
    Reg = Reg->shifted(int64_t(R.below(Room)) * elementBytes(Elem));
  Value *New = nullptr;
  if (N > 1 && R.chance(12) && !Outside) { // The same elements, changed.
    New = RB.createRdRegion(Old, *Reg);
    New = Elem->isFloatingPointTy() && !Elem->isBFloatTy() && R.chance(30)
              ? RB.createIntrinsic(GenXIntrinsic::Sat, New->getType(), {New})
              : modifierOp(New);
  } else {
    New = get(N == 1 && R.chance(70) ? Elem : vec(Elem, N));
  }
  Value *Start = nullptr;
  if (Reg->numRows() > 1 && R.chance(15))
    Start = rowOffsets(*Reg, Room, /*Write=*/true);
  if (!Start && R.chance(12) && !Outside)
    Start = variableOffset(*Reg, Room);
  // Only a vector is written with a mask, which has a lane for each element.
  Value *Mask =
      R.chance(35) && New->getType()->isVectorTy() ? mask(N) : nullptr;
  if (auto *Const = dyn_cast<Constant>(New);
      Const && !Start && !Mask && New->getType()->isVectorTy() && R.chance(40))
    return RB.createWrConstRegion(Old, Const, *Reg);
  return RB.createWrRegion(Old, New, *Reg, Start, Mask);
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

/// Returns a predicate for compares of \p Ty, but never FCMP_FALSE or
/// FCMP_TRUE.
CmpInst::Predicate KernelGenerator::anyPredicate(Type *Ty) {
  bool IsInt = Ty->isIntOrIntVectorTy();
  unsigned First = IsInt ? CmpInst::FIRST_ICMP_PREDICATE : CmpInst::FCMP_OEQ;
  unsigned Last = IsInt ? CmpInst::LAST_ICMP_PREDICATE : CmpInst::FCMP_UNE;
  return CmpInst::Predicate(First + R.below(Last - First + 1));
}

Value *KernelGenerator::compare(unsigned N, Facts Need) {
  Type *Ty = vec(anyElem(), N);
  Value *A = get(Ty, Need), *B = get(Ty, Need);
  return keep(IR.CreateCmp(anyPredicate(Ty), A, B));
}

/// Returns \p N lanes of a longer predicate, or a compare if there is none.
Value *KernelGenerator::maskPart(unsigned N, Facts Need) {
  for (Value *V : reverse(Masks)) {
    unsigned Lanes = numLanes(V->getType());
    if (Lanes > N && R.chance(60) && Need.metBy(factsOf(V)))
      return RB.createRdPredRegion(V, N, R.below(Lanes / N) * N);
  }
  return compare(N, Need);
}

Value *KernelGenerator::mask(unsigned N, Facts Need) {
  if (R.chance(50))
    for (Value *V : reverse(Masks))
      if (numLanes(V->getType()) == N && Need.metBy(factsOf(V)) && R.chance(60))
        return R.chance(25) ? IR.CreateNot(V) : V;
  if (isPowerOf2_32(N) && N <= 32 && R.chance(30))
    return maskPart(N, Need);
  if (R.chance(8))
    return constant(vec(IR.getInt1Ty(), N), /*MayBePoison=*/false);
  return compare(N, Need);
}

/// Returns a mask of \p N lanes, made in another way than compare() makes it.
Value *KernelGenerator::predicateOf(unsigned N) {
  Type *I1 = IR.getInt1Ty();
  if (R.chance(6))
    return IR.CreateIntrinsic(
        Intrinsic::is_fpclass, {vec(IR.getFloatTy(), N)},
        {get(vec(IR.getFloatTy(), N), IsStable),
         IR.getInt32(R.pick({fcNan, fcInf, fcPosInf, fcNan | fcNegInf}))});
  if (R.chance(4))
    return IR.CreateIntrinsic(Intrinsic::expect, {vec(I1, N)},
                              {mask(N), Constant::getAllOnesValue(vec(I1, N))});
  if (R.chance(6)) { // The lanes of a loop's last iteration.
    Type *Ty = intTy(R.pick({8, 16, 32, 64}));
    Value *Base = scalarBelow(Ty->getIntegerBitWidth(), 32);
    Value *Count = R.chance(70) ? scalarBelow(Ty->getIntegerBitWidth(), 64)
                                : get(Ty, IsDefined);
    return IR.CreateIntrinsic(Intrinsic::get_active_lane_mask, {vec(I1, N), Ty},
                              {Base, Count});
  }
  if (R.chance(3)) {
    Type *Ty = vec(intElem(), N);
    Value *Steps = IR.CreateIntrinsic(CMX_INTRINSIC_STEPVECTOR, {Ty}, {});
    Value *End = get(Ty);
    return IR.CreateICmp(R.pick({CmpInst::ICMP_ULT, CmpInst::ICMP_SGE}), Steps,
                         End);
  }
  unsigned Kind = R.below(8);
  Value *A = Kind < 4 ? mask(N) : nullptr;
  Value *B = Kind < 4 ? mask(N) : nullptr;
  switch (Kind) {
  case 0:
    return IR.CreateAnd(A, B);
  case 1:
    return IR.CreateOr(A, B);
  case 2:
    return IR.CreateXor(A, B);
  case 3:
    return IR.CreateSelect(A, B, mask(N));
  case 4:
    return IR.CreateTrunc(get(vec(intElem(), N)), vec(I1, N));
  case 5:
    if (N == 8 || N == 16 || N == 32)
      return IR.CreateBitCast(get(intTy(N)), vec(I1, N));
    return IR.CreateNot(mask(N));
  case 6: {
    SmallVector<int, 32> Lanes;
    for (unsigned L = 0; L != N; ++L)
      Lanes.push_back(int(R.below(2 * N)));
    A = mask(N);
    return IR.CreateShuffleVector(A, mask(N), Lanes);
  }
  default:
    return RB.createIntrinsic(GenXIntrinsic::ConstantPred, vec(I1, N),
                              {constant(vec(I1, N), /*MayBePoison=*/false)});
  }
}

/// Makes a predicate, or writes a predicate into a longer one.
void KernelGenerator::predicateStep() {
  unsigned N = R.chance(70) ? 1u << R.below(6) : anyCount(IR.getInt32Ty());
  N = std::min(N, 64u);
  if (R.chance(40) || N == 1) {
    keep(N == 1 ? compare(N, AnyFacts) : predicateOf(N));
    return;
  }
  unsigned Part = 1u << R.below(6);
  if (Part >= N)
    Part = bit_floor(N / 2);
  unsigned At = R.below(N / Part) * Part;
  Value *Old = mask(N), *New = mask(Part);
  if (R.chance(60))
    keep(RB.createWrPredRegion(Old, New, At));
  else
    keep(RB.createWrPredPredRegion(Old, New, At, mask(N)));
}

} // namespace cmx::fuzz
