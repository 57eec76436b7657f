//===- LaneCounts.cpp - Messages with any number of lanes -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaneCounts.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

/// Returns the index of the operand that has one element for each lane.
static std::optional<unsigned> laneOperand(const GenXInfo &Info) {
  for (StringRef Name : {"addresses", "offsets", "u", "mask"})
    if (auto Index = Info.operandIndex(Name))
      return Index;
  return std::nullopt;
}

namespace {

class LaneSplit {
public:
  LaneSplit(RegionBuilder &Builder, CallInst &Call, const GenXInfo &Info,
            unsigned NumLanes)
      : B(Builder.ir()), Builder(Builder), Call(Call), Info(Info),
        NumLanes(NumLanes), Args(Call.args()), Mask(Info.operandIndex("mask")) {
  }

  /// Do all vector operands and the result have the same number of elements for
  /// each lane? Makes the mask a vector.
  bool isUnderstood();
  Value *split(ArrayRef<unsigned> Sizes);

private:
  /// Returns the place of element \p Part of lane \p Lane in a vector with
  /// \p Lanes lanes and \p PerLane elements for each lane.
  unsigned place(const Type *Ty, unsigned Lane, unsigned Part, unsigned Lanes,
                 unsigned PerLane) const {
    bool IsByLane = Info.Shape == ShapeRule::SvmGather && elementBytes(Ty) == 1;
    return IsByLane ? Lane * PerLane + Part : Part * Lanes + Lane;
  }
  unsigned perLane(const Type *Ty) const { return numLanes(Ty) / NumLanes; }
  bool isByLanes(const Type *Ty) const { return numLanes(Ty) % NumLanes == 0; }
  Value *piece(unsigned Operand, unsigned First, unsigned Size);
  Value *join(Value *Whole, Value *Piece, unsigned First, unsigned Size);

  IRBuilder<> &B;
  RegionBuilder &Builder;
  CallInst &Call;
  const GenXInfo &Info;
  unsigned NumLanes;
  SmallVector<Value *, 24> Args;
  std::optional<unsigned> Mask;
};

} // namespace

bool LaneSplit::isUnderstood() {
  if (Mask && !Args[*Mask]->getType()->isVectorTy()) {
    auto *All = dyn_cast<ConstantInt>(Args[*Mask]);
    if (!All || !All->getType()->isIntegerTy(1))
      return false;
    Args[*Mask] = B.CreateVectorSplat(NumLanes, All);
  }
  return (Call.getType()->isVoidTy() ||
          (Call.getType()->isVectorTy() && isByLanes(Call.getType()))) &&
         all_of(Args, [&](const Value *V) {
           return !V->getType()->isVectorTy() || isByLanes(V->getType());
         });
}

/// Returns \p Size lanes of an operand from lane \p First on. If there is a
/// mask, lanes after the operand's last lane are 0, and so are their bits in
/// the mask. Otherwise they repeat the last lane.
Value *LaneSplit::piece(unsigned Operand, unsigned First, unsigned Size) {
  Value *V = Args[Operand];
  Type *Ty = V->getType();
  if (!Ty->isVectorTy())
    return V;
  unsigned PerLane = perLane(Ty);
  SmallVector<int, 64> Places(Size * PerLane);
  for (unsigned Lane = 0; Lane != Size; ++Lane)
    for (unsigned Part = 0; Part != PerLane; ++Part) {
      bool IsAdded = First + Lane >= NumLanes;
      unsigned From = IsAdded ? NumLanes - 1 : First + Lane;
      Places[place(Ty, Lane, Part, Size, PerLane)] =
          IsAdded && Mask ? int(numLanes(Ty))
                          : int(place(Ty, From, Part, NumLanes, PerLane));
    }
  return B.CreateShuffleVector(V, Constant::getNullValue(Ty), Places);
}

/// Returns \p Whole, but with \p Size lanes of \p Piece in place of the lanes
/// from \p First on.
Value *LaneSplit::join(Value *Whole, Value *Piece, unsigned First,
                       unsigned Size) {
  Type *Ty = Whole->getType();
  unsigned Count = numLanes(Ty), PerLane = perLane(Ty);
  SmallVector<int, 64> Places = to_vector<64>(seq<int>(0, int(Count)));
  SmallVector<int, 64> Widened(Count, PoisonMaskElem);
  for (unsigned Lane = 0; Lane != Size && First + Lane < NumLanes; ++Lane)
    for (unsigned Part = 0; Part != PerLane; ++Part) {
      unsigned To = place(Ty, First + Lane, Part, NumLanes, PerLane);
      Widened[To] = int(place(Ty, Lane, Part, Size, PerLane));
      Places[To] = int(Count + To);
    }
  Value *Wide = B.CreateShuffleVector(Piece, Widened);
  return isa<PoisonValue>(Whole) ? Wide
                                 : B.CreateShuffleVector(Whole, Wide, Places);
}

Value *LaneSplit::split(ArrayRef<unsigned> Sizes) {
  Type *Ty = Call.getType();
  Value *Result = Ty->isVoidTy() ? nullptr : PoisonValue::get(Ty);
  for (unsigned First = 0; First < NumLanes;) {
    const unsigned *Fits =
        find_if(Sizes, [&](unsigned S) { return S >= NumLanes - First; });
    unsigned Size = Fits == Sizes.end() ? Sizes.back() : *Fits;
    SmallVector<Value *, 24> Part;
    for (unsigned Operand = 0; Operand != Args.size(); ++Operand)
      Part.push_back(piece(Operand, First, Size));
    Type *PartTy = Ty->isVoidTy() ? Ty
                                  : FixedVectorType::get(Ty->getScalarType(),
                                                         perLane(Ty) * Size);
    Value *Piece = Builder.createIntrinsic(Info.Id, PartTy, Part);
    Result = Ty->isVoidTy() ? Piece : join(Result, Piece, First, Size);
    First += Size;
  }
  return Result;
}

Value *legalLanes(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  ArrayRef<unsigned> Sizes = messageLanes(Info.Shape);
  if (Sizes.empty() || Call.arg_size() != Info.Operands.size())
    return nullptr;
  Type *Ty = Call.getArgOperand(*laneOperand(Info))->getType();
  if (!Ty->isVectorTy() || is_contained(Sizes, numLanes(Ty)))
    return nullptr;
  LaneSplit Split(Builder, Call, Info, numLanes(Ty));
  return Split.isUnderstood() ? Split.split(Sizes) : nullptr;
}

Value *movedChannels(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  bool HasMask = Info.Shape == ShapeRule::Gather4Scaled ||
                 Info.Shape == ShapeRule::SvmGather4 ||
                 Info.Shape == ShapeRule::Typed;
  if (!HasMask || Call.arg_size() != Info.Operands.size())
    return nullptr;
  IRBuilder<> &B = Builder.ir();
  auto *Moved = dyn_cast<ConstantInt>(
      Call.getArgOperand(*Info.operandIndex("channelmask")));
  unsigned Lanes = numLanes(Call.getArgOperand(*laneOperand(Info))->getType());
  auto Data = Info.operandIndex("data"), Old = Info.operandIndex("old");
  Type *Ty = Data ? Call.getArgOperand(*Data)->getType() : Call.getType();
  if (!Moved || !Moved->getValue().ult(16) || Moved->isZero())
    return nullptr;
  unsigned Count = numLanes(Ty), Needed = Lanes * Moved->getValue().popcount();
  if (Count <= Needed || Count > 4 * Lanes || Count % Lanes ||
      (Old && Call.getArgOperand(*Old)->getType() != Ty))
    return nullptr;
  SmallVector<int, 32> First = to_vector<32>(seq<int>(0, int(Needed)));
  SmallVector<Value *, 8> Args(Call.args());
  for (auto Index : {Data, Old})
    if (Index)
      Args[*Index] = B.CreateShuffleVector(Args[*Index], First);
  if (Data)
    return Builder.createIntrinsic(Id, Call.getType(), Args);
  Value *Loaded = Builder.createIntrinsic(
      Id, FixedVectorType::get(Ty->getScalarType(), Needed), Args);
  First.append(Count - Needed, PoisonMaskElem);
  Value *Wide = B.CreateShuffleVector(Loaded, First);
  if (!Old)
    return Wide;
  SmallVector<int, 32> Both = to_vector<32>(seq<int>(0, int(Needed)));
  append_range(Both, seq<int>(int(Count + Needed), int(2 * Count)));
  return B.CreateShuffleVector(Wide, Call.getArgOperand(*Old), Both);
}

} // namespace cmx
