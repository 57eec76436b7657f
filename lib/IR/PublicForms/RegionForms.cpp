//===- RegionForms.cpp - Other forms of region accesses -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegionForms.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

namespace {

/// Brings the operands of a region access into the form of the language
/// reference.
class RegionForm {
public:
  RegionForm(RegionBuilder &Builder, CallInst &Call, bool IsRead)
      : Builder(Builder), B(Builder.ir()), Call(Call), IsRead(IsRead),
        Args(Call.args()) {}

  /// Adds or removes an optional operand. Returns false if there are still too
  /// many or too few operands.
  bool completeArgs();
  bool hasNumbers() const;
  bool shortenWidth();
  bool makeVector();
  /// Makes several writes, in order, in place of a write whose elements
  /// overlap. Returns null if the elements of the write do not overlap.
  Value *writeInOrder();
  Value *create();

private:
  unsigned at(unsigned Operand) const { return Operand - (IsRead ? 1 : 0); }
  unsigned number(unsigned Operand) const {
    return unsigned(cast<ConstantInt>(Args[at(Operand)])->getZExtValue());
  }
  Type *partType() const {
    return IsRead ? Call.getType() : Args[WrRegionOp::New]->getType();
  }
  Value *lanes(Value *V, unsigned First, unsigned Count);
  Value *writeRow(Value *Old, unsigned First, unsigned Count, uint64_t Element);

  RegionBuilder &Builder;
  IRBuilder<> &B;
  CallInst &Call;
  bool IsRead;
  SmallVector<Value *, 8> Args;
};

} // namespace

bool RegionForm::completeArgs() {
  unsigned Count = IsRead ? RdRegionOp::Count : WrRegionOp::Count;
  auto IsTrue = [](const Value *V) {
    auto *C = dyn_cast<ConstantInt>(V);
    return C && C->getType()->isIntegerTy(1) && C->isOne();
  };
  if (IsRead && Args.size() == Count - 1)
    Args.push_back(UndefValue::get(B.getInt32Ty()));
  else if (IsRead && Args.size() == Count + 1 && IsTrue(Args.back()))
    Args.pop_back();
  else if (!IsRead && Args.size() == Count - 1)
    Args.push_back(B.getTrue());
  return Args.size() == Count;
}

/// Do the operands have the types that the other steps rely on?
bool RegionForm::hasNumbers() const {
  Type *Whole = Args.front()->getType();
  Type *Offset = Args[at(WrRegionOp::Offset)]->getType();
  return all_of(seq<unsigned>(WrRegionOp::VStride, WrRegionOp::HStride + 1),
                [&](unsigned Op) {
                  return isa<ConstantInt>(Args[at(Op)]) &&
                         Args[at(Op)]->getType()->isIntegerTy(32);
                }) &&
         Offset->isIntOrIntVectorTy() && elementBytes(Whole) &&
         Whole->getScalarType() == partType()->getScalarType() &&
         (IsRead || (Whole == Call.getType() &&
                     Args[WrRegionOp::Mask]->getType()->isIntOrIntVectorTy(1)));
}

bool RegionForm::shortenWidth() {
  unsigned Count = numLanes(partType());
  auto Width = int32_t(number(WrRegionOp::Width));
  if (Width < 0 || unsigned(Width) <= Count)
    return false;
  Args[at(WrRegionOp::Width)] = B.getInt32(Count);
  return true;
}

/// If the old value is a scalar, makes it a vector of one element and returns
/// true.
bool RegionForm::makeVector() {
  Value *&Old = Args.front();
  if (IsRead || Old->getType()->isVectorTy())
    return false;
  Old = B.CreateBitCast(Old, FixedVectorType::get(Old->getType(), 1));
  return true;
}

Value *RegionForm::lanes(Value *V, unsigned First, unsigned Count) {
  if (!V->getType()->isVectorTy())
    return V;
  return B.CreateShuffleVector(
      V, to_vector(seq<int>(int(First), int(First + Count))));
}

/// Writes a row that begins \p Element elements after the offset. The row gets
/// \p Count lanes of the new value, from lane \p First on.
Value *RegionForm::writeRow(Value *Old, unsigned First, unsigned Count,
                            uint64_t Element) {
  SmallVector<Value *, 8> Row(Args);
  Value *Offset = Args[WrRegionOp::Offset];
  Row[WrRegionOp::Old] = Old;
  Row[WrRegionOp::New] = lanes(Args[WrRegionOp::New], First, Count);
  Row[WrRegionOp::VStride] = B.getInt32(0);
  Row[WrRegionOp::Width] = B.getInt32(Count);
  if (Count == 1)
    Row[WrRegionOp::HStride] = B.getInt32(0);
  if (Element)
    Row[WrRegionOp::Offset] = B.CreateAdd(
        Offset, ConstantInt::get(Offset->getType(),
                                 Element * elementBytes(partType())));
  Row[WrRegionOp::ParentWidth] = UndefValue::get(B.getInt32Ty());
  Row[WrRegionOp::Mask] = lanes(Args[WrRegionOp::Mask], First, Count);
  GenXIntrinsic Id = partType()->isFPOrFPVectorTy() ? GenXIntrinsic::WrRegionF
                                                    : GenXIntrinsic::WrRegionI;
  return Builder.createIntrinsic(Id, Old->getType(), Row);
}

Value *RegionForm::writeInOrder() {
  if (IsRead)
    return nullptr;
  unsigned Count = numLanes(partType());
  uint64_t V = number(WrRegionOp::VStride), H = number(WrRegionOp::HStride);
  unsigned Width =
      number(WrRegionOp::Width) ? number(WrRegionOp::Width) : Count;
  Value *Mask = Args[WrRegionOp::Mask];
  bool HasLaneMask = Mask->getType()->isVectorTy();
  constexpr uint64_t MaxStride = 1u << 20;
  if (Args[WrRegionOp::Offset]->getType()->isVectorTy() || Count % Width ||
      V > MaxStride || H > MaxStride || Count > numLanes(Call.getType()) ||
      (HasLaneMask ? numLanes(Mask->getType()) != Count
                   : !isa<ConstantInt>(Mask)))
    return nullptr; // The verifier reports faults.
  auto R = Region::get({elementBytes(partType()), Count, unsigned(V), Width,
                        unsigned(H), /*OffsetBytes=*/0});
  // The offsets of rows must not wrap around. Otherwise, a row after the end of
  // the vector could be inside of the vector again.
  if (!R || !R->hasOverlap() ||
      (Count / Width - 1) * V * elementBytes(partType()) > INT16_MAX)
    return nullptr;
  Value *Result = Args.front();
  if (auto *All = dyn_cast<ConstantInt>(Mask); All && All->isZero())
    return Result;
  for (unsigned Row = 0; Row != Count / Width; ++Row) {
    // The next row writes the same elements.
    if (!HasLaneMask && V == 0 && Row != Count / Width - 1)
      continue;
    if (H != 0) {
      Result = writeRow(Result, Row * Width, Width, Row * V);
      continue;
    }
    for (unsigned Lane = HasLaneMask ? 0 : Width - 1; Lane != Width; ++Lane)
      Result = writeRow(Result, Row * Width + Lane, 1, Row * V);
  }
  return Result;
}

Value *RegionForm::create() {
  bool IsFloat = partType()->isFPOrFPVectorTy();
  Type *Ty = IsRead ? Call.getType() : Args.front()->getType();
  Value *New = Builder.createIntrinsic(
      IsRead ? (IsFloat ? GenXIntrinsic::RdRegionF : GenXIntrinsic::RdRegionI)
             : (IsFloat ? GenXIntrinsic::WrRegionF : GenXIntrinsic::WrRegionI),
      Ty, Args);
  return Ty == Call.getType() ? New : B.CreateBitCast(New, Call.getType());
}

Value *presentRegion(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  bool IsRead =
      Id == GenXIntrinsic::RdRegionI || Id == GenXIntrinsic::RdRegionF;
  if (!IsRead && Id != GenXIntrinsic::WrRegionI &&
      Id != GenXIntrinsic::WrRegionF)
    return nullptr;
  RegionForm Form(Builder, Call, IsRead);
  unsigned OldCount = unsigned(Call.arg_size());
  if (!Form.completeArgs())
    return nullptr;
  bool IsFloat =
      Id == GenXIntrinsic::RdRegionF || Id == GenXIntrinsic::WrRegionF;
  bool Changed = IsFloat != Call.getType()->isFPOrFPVectorTy() ||
                 OldCount != (IsRead ? RdRegionOp::Count : WrRegionOp::Count);
  if (Form.hasNumbers()) {
    Changed |= Form.shortenWidth();
    if (Value *V = Form.writeInOrder())
      return V;
    Changed |= Form.makeVector();
  }
  return Changed ? Form.create() : nullptr;
}

} // namespace cmx
