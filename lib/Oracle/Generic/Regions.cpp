//===- Regions.cpp - Regions as shuffles and memory -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read at a constant offset is one shufflevector, with poison for lanes
// outside of the vector. A write first shuffles the new elements to their
// places. Then it joins them with the old vector by a shuffle, or by a select
// if there is a mask. LLVM compiles these forms well for long rows in large
// vectors (measured on AVX-512, AVX2, SSE2), so there are no other forms.
//
// If the offset is variable, the vector is stored to memory, with room before
// and after it:
//
//      room          vector            room
//   +--------+--------------------+--------+
//   ^first possible window^
//                     ^last possible window^
//
// The window is the span of the region. Its start is clamped so that the window
// stays in the vector and the room. The window is loaded from memory and read
// or written at constant places. A read of the room gives poison; a write to
// the room is dropped. With a vector of offsets, each row has its own window.
//
// An undefined offset gives an undefined result but no undefined behaviour: the
// address uses a frozen copy of the offset, and the result is poison if the
// offset is poison.
//
// Offsets are signed. Lanes outside of the vector are noted (RegionOutOfBounds)
// at run time, misaligned offsets are errors.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace cmx::generic {

using runtime::ErrorKind;

RegionNumbers regionNumbers(const CallInst &Call) {
  const GenXInfo &Info = getGenXInfo(*getGenXIntrinsic(Call));
  bool IsRead = Info.Shape == ShapeRule::RdRegion;
  auto Number = [&](StringRef Name) {
    auto *CI = cast<ConstantInt>(Call.getArgOperand(*Info.operandIndex(Name)));
    return CI->getSExtValue();
  };
  RegionNumbers R;
  R.VStride = Number("vstride");
  R.Width = Number("width");
  R.HStride = Number("hstride");
  R.NumElts = laneCount(
      IsRead ? Call.getType() : Call.getArgOperand(WrRegionOp::New)->getType());
  if (R.Width == 0)
    R.Width = R.NumElts;
  return R;
}

//===----------------------------------------------------------------------===//
// Constant places
//===----------------------------------------------------------------------===//

/// Makes an instruction even if the operands are constants. LLVM would fold
/// lanes outside of the vector to undef, and operations may turn undef into
/// defined values. In an instruction, these lanes stay poison.
static Value *shuffle(IRBuilder<> &B, Value *V, Value *W, ArrayRef<int> Mask) {
  return B.Insert(new ShuffleVectorInst(V, W, Mask));
}

static Value *shuffle(IRBuilder<> &B, Value *V, ArrayRef<int> Mask) {
  return shuffle(B, V, PoisonValue::get(V->getType()), Mask);
}

static bool isIdentity(ArrayRef<int> Mask, unsigned NumElts) {
  if (Mask.size() != NumElts)
    return false;
  for (unsigned K = 0; K != NumElts; ++K)
    if (Mask[K] != int(K))
      return false;
  return true;
}

/// Returns the \p Elements of \p Parent. Elements outside of \p Parent are
/// poison.
Value *GenericLowering::readElements(Value *Parent, ArrayRef<int64_t> Elements,
                                     Type *ResultTy) {
  unsigned ParentElts = laneCount(Parent->getType());
  SmallVector<int, 32> Mask;
  for (int64_t E : Elements)
    Mask.push_back(E >= 0 && E < ParentElts ? int(E) : PoisonMaskElem);
  if (!ResultTy->isVectorTy()) {
    if (Mask[0] == PoisonMaskElem)
      return PoisonValue::get(ResultTy);
    return B.CreateExtractElement(Parent, i64(Mask[0]));
  }
  if (isIdentity(Mask, ParentElts))
    return Parent;
  return shuffle(B, Parent, Mask);
}

/// Returns the \p Lanes of \p V as a vector, even if \p V is a scalar.
Value *GenericLowering::lanesOf(Value *V, ArrayRef<unsigned> Lanes) {
  SmallVector<int, 32> Mask(Lanes.begin(), Lanes.end());
  if (!V->getType()->isVectorTy())
    V = B.CreateVectorSplat(1, V);
  if (isIdentity(Mask, laneCount(V->getType())))
    return V;
  return shuffle(B, V, Mask);
}

Value *GenericLowering::laneMask(Value *Mask, unsigned NumLanes) {
  auto *C = dyn_cast<Constant>(Mask);
  if (C && C->isAllOnesValue())
    return nullptr;
  if (Mask->getType()->isVectorTy())
    return Mask;
  auto *OneTy = FixedVectorType::get(B.getInt1Ty(), 1);
  if (NumLanes == 1)
    return B.CreateInsertElement(PoisonValue::get(OneTy), Mask, i64(0));
  return splatLike(FixedVectorType::get(B.getInt1Ty(), NumLanes), Mask);
}

/// Returns \p Old with one element replaced, or unchanged if the mask is false.
Value *GenericLowering::writeElement(Value *Old, Value *New, int64_t Element,
                                     Value *Mask) {
  if (Element < 0 || Element >= laneCount(Old->getType()))
    return Old;
  if (New->getType()->isVectorTy())
    New = B.CreateExtractElement(New, i64(0));
  if (Mask) {
    Value *IsNew = B.CreateExtractElement(Mask, i64(0));
    Value *Kept = B.CreateExtractElement(Old, i64(Element));
    New = B.CreateSelect(IsNew, New, Kept);
  }
  return B.CreateInsertElement(Old, New, i64(Element));
}

/// Returns \p Old with \p Elements replaced by the lanes of \p New. If \p Mask
/// is not null, only lanes for which \p Mask is true replace elements.
Value *GenericLowering::writeElements(Value *Old, Value *New,
                                      ArrayRef<int64_t> Elements, Value *Mask) {
  if (Elements.size() == 1)
    return writeElement(Old, New, Elements[0], Mask);
  int OldElts = int(laneCount(Old->getType()));
  int NewElts = int(Elements.size());
  SmallVector<int, 32> Place(OldElts, PoisonMaskElem);
  for (int K = 0; K != NewElts; ++K)
    if (Elements[K] >= 0 && Elements[K] < OldElts)
      Place[Elements[K]] = K;

  // Move the new lanes to their places.
  bool InPlace = isIdentity(Place, NewElts);
  Value *Wide = InPlace ? New : shuffle(B, New, Place);
  if (Mask) {
    SmallVector<int, 32> MaskPlace;
    for (int K : Place)
      MaskPlace.push_back(K == PoisonMaskElem ? NewElts : K);
    Value *False = Constant::getNullValue(Mask->getType());
    Value *WideMask = InPlace ? Mask : shuffle(B, Mask, False, MaskPlace);
    return B.CreateSelect(WideMask, Wide, Old);
  }
  if (!is_contained(Place, PoisonMaskElem))
    return Wide;
  SmallVector<int, 32> Choice;
  for (int K = 0; K != OldElts; ++K)
    Choice.push_back(Place[K] == PoisonMaskElem ? K : OldElts + K);
  return shuffle(B, Old, Wide, Choice);
}

/// Returns the indices of a region's elements in the vector, or std::nullopt if
/// the offset is not constant.
static std::optional<SmallVector<int64_t, 32>>
constantElements(const RegionNumbers &R, const Value *OffsetBytes,
                 unsigned ElemBytes) {
  auto *C = dyn_cast<Constant>(OffsetBytes);
  if (!C)
    return std::nullopt;
  SmallVector<int64_t, 32> Elements;
  for (unsigned E = 0; E != R.NumElts; ++E) {
    bool IsVector = C->getType()->isVectorTy();
    auto *Start = dyn_cast_or_null<ConstantInt>(
        IsVector ? C->getAggregateElement(unsigned(E / R.Width)) : C);
    if (!Start)
      return std::nullopt;
    Elements.push_back(Start->getSExtValue() / int64_t(ElemBytes) +
                       (IsVector ? R.inRow(E) : R.relative(E)));
  }
  return Elements;
}

//===----------------------------------------------------------------------===//
// Variable offsets
//===----------------------------------------------------------------------===//

/// A part of a region: lanes at constant distances from a variable start.
struct GenericLowering::Window {
  Value *Start;   ///< i64, in elements, clamped.
  Value *Defined; ///< Poison if the start is poison; else true.
  int64_t SpanElts;
  SmallVector<unsigned, 32> Lanes;
  SmallVector<int64_t, 32> Elements; ///< Of each lane, relative to Start.
};

/// Emits the checks of a region with a variable offset. \p StartElts is one
/// start, or a vector with one start for each row.
void GenericLowering::checkRegion(Value *StartElts, Value *OffsetBytes,
                                  const RegionNumbers &R, unsigned ParentElts,
                                  unsigned ElemBytes, Value *Mask) {
  Type *Ty = OffsetBytes->getType();
  if (ElemBytes > 1)
    checkLanes(ErrorKind::RegionMisaligned,
               B.CreateICmpNE(B.CreateAnd(OffsetBytes,
                                          ConstantInt::get(Ty, ElemBytes - 1)),
                              Constant::getNullValue(Ty)));
  bool IsVector = Ty->isVectorTy();
  SmallVector<Constant *, 32> Relative;
  SmallVector<unsigned, 32> Row;
  for (unsigned E = 0; E != R.NumElts; ++E) {
    Relative.push_back(B.getInt64(IsVector ? R.inRow(E) : R.relative(E)));
    Row.push_back(IsVector ? unsigned(E / R.Width) : 0);
  }
  Value *Element = StartElts;
  if (IsVector)
    Element = lanesOf(Element, Row);
  else if (R.NumElts > 1)
    Element = B.CreateVectorSplat(R.NumElts, Element);
  if (any_of(Relative, [](Constant *C) { return !C->isNullValue(); }))
    Element = B.CreateAdd(Element, Element->getType()->isVectorTy()
                                       ? ConstantVector::get(Relative)
                                       : Relative[0]);
  Value *Outside = B.CreateICmpUGE(
      Element, ConstantInt::get(Element->getType(), ParentElts));
  if (Mask && !Outside->getType()->isVectorTy())
    Mask = B.CreateExtractElement(Mask, i64(0));
  if (Mask)
    Outside = B.CreateAnd(Outside, B.CreateFreeze(Mask));
  checkLanes(ErrorKind::RegionOutOfBounds, Outside);
}

/// Emits the checks of a region and returns its windows.
SmallVector<GenericLowering::Window, 4>
GenericLowering::windows(const RegionNumbers &R, Value *OffsetBytes,
                         unsigned ParentElts, unsigned ElemBytes, Value *Mask) {
  bool IsVector = OffsetBytes->getType()->isVectorTy();
  Type *I64Ty = typeLike(OffsetBytes->getType(), B.getInt64Ty());
  Value *Start64 = B.CreateSExt(OffsetBytes, I64Ty);
  Value *Defined = B.CreateICmpEQ(OffsetBytes, OffsetBytes);
  Value *StartElts =
      ElemBytes == 1 ? Start64 : B.CreateAShr(Start64, Log2_32(ElemBytes));
  // Check before the freeze. After it, an arbitrary number would be reported.
  checkRegion(StartElts, Start64, R, ParentElts, ElemBytes, Mask);
  StartElts = B.CreateFreeze(StartElts);

  SmallVector<Window, 4> All;
  auto Add = [&](unsigned First, unsigned Count, Value *Start, Value *IsDefined,
                 bool AcrossRows) {
    Window W;
    W.SpanElts = 0;
    for (unsigned E = First; E != First + Count; ++E) {
      W.Lanes.push_back(E);
      W.Elements.push_back(AcrossRows ? R.relative(E) : R.inRow(E));
      W.SpanElts = std::max(W.SpanElts, W.Elements.back() + 1);
    }
    // If most of the window would lie outside of the vector anyway, make a
    // window for each lane.
    if (W.SpanElts > 2 * int64_t(ParentElts) && Count > 1)
      return false;
    if (Count == 1) {
      if (W.Elements[0])
        Start = B.CreateAdd(Start, i64(W.Elements[0]));
      W.Elements[0] = 0;
      W.SpanElts = 1;
    }
    Start = B.CreateBinaryIntrinsic(Intrinsic::smin, Start, i64(ParentElts));
    W.Start = B.CreateBinaryIntrinsic(Intrinsic::smax, Start,
                                      i64(uint64_t(-W.SpanElts)));
    W.Defined = IsDefined;
    All.push_back(std::move(W));
    return true;
  };
  unsigned NumRows = IsVector ? R.rows() : 1;
  unsigned Count = R.NumElts / NumRows;
  for (unsigned Row = 0; Row != NumRows; ++Row) {
    Value *Start = StartElts, *IsDefined = Defined;
    if (IsVector) {
      Start = B.CreateExtractElement(StartElts, i64(Row));
      IsDefined = B.CreateExtractElement(Defined, i64(Row));
    }
    if (Add(Row * Count, Count, Start, IsDefined, !IsVector))
      continue;
    for (unsigned E = 0; E != Count; ++E)
      Add(Row * Count + E, 1, Start, IsDefined, !IsVector);
  }
  return All;
}

static int64_t largestSpan(ArrayRef<int64_t> Spans) {
  return *std::max_element(Spans.begin(), Spans.end());
}

Value *GenericLowering::readIndirect(Value *Parent, const RegionNumbers &R,
                                     Value *OffsetBytes, Type *ResultTy) {
  Type *ElemTy = Parent->getType()->getScalarType();
  unsigned ParentElts = laneCount(Parent->getType());
  unsigned ElemBytes = typeBytes(ElemTy);
  auto All = windows(R, OffsetBytes, ParentElts, ElemBytes, nullptr);
  SmallVector<int64_t, 8> Spans;
  for (const Window &W : All)
    Spans.push_back(W.SpanElts);
  int64_t Room = largestSpan(Spans);

  SmallVector<int64_t, 64> Padded(ParentElts + 2 * Room);
  std::iota(Padded.begin(), Padded.end(), -Room);
  Type *WholeTy = FixedVectorType::get(ElemTy, unsigned(Padded.size()));
  Value *Place = scratch(WholeTy);
  B.CreateAlignedStore(readElements(Parent, Padded, WholeTy), Place,
                       ScratchAlign);

  Value *Result = PoisonValue::get(ResultTy);
  for (const Window &W : All) {
    Type *PartTy = ResultTy->isVectorTy() && W.Lanes.size() > 1
                       ? FixedVectorType::get(ElemTy, unsigned(W.Lanes.size()))
                       : ElemTy;
    Type *WindowTy = W.SpanElts == 1 && !PartTy->isVectorTy()
                         ? ElemTy
                         : FixedVectorType::get(ElemTy, unsigned(W.SpanElts));
    Value *At = B.CreateGEP(ElemTy, Place, B.CreateAdd(W.Start, i64(Room)));
    Value *Part = B.CreateAlignedLoad(WindowTy, At, Align(ElemBytes));
    if (WindowTy != ElemTy)
      Part = readElements(Part, W.Elements, PartTy);
    Part = B.CreateSelect(W.Defined, Part, PoisonValue::get(PartTy));
    if (PartTy == ResultTy) {
      Result = Part;
      continue;
    }
    SmallVector<int64_t, 32> To(W.Lanes.begin(), W.Lanes.end());
    Result = writeElements(Result, Part, To, nullptr);
  }
  return Result;
}

/// Stores lane \p Lane of \p New if that lane of \p Mask is true.
void GenericLowering::storeElement(Value *At, Value *New, Value *Mask,
                                   unsigned Lane) {
  if (New->getType()->isVectorTy())
    New = B.CreateExtractElement(New, i64(Lane));
  Align ElemAlign(typeBytes(New->getType()));
  if (Mask) {
    Value *IsNew = B.CreateExtractElement(Mask, i64(Lane));
    Value *Kept = B.CreateAlignedLoad(New->getType(), At, ElemAlign);
    New = B.CreateSelect(IsNew, New, Kept);
  }
  B.CreateAlignedStore(New, At, ElemAlign);
}

Value *GenericLowering::writeIndirect(Value *Old, Value *New,
                                      const RegionNumbers &R,
                                      Value *OffsetBytes, Value *Mask) {
  Type *OldTy = Old->getType();
  Type *ElemTy = OldTy->getScalarType();
  unsigned ElemBytes = typeBytes(ElemTy);
  auto All = windows(R, OffsetBytes, laneCount(OldTy), ElemBytes, Mask);
  SmallVector<int64_t, 8> Spans;
  for (const Window &W : All)
    Spans.push_back(W.SpanElts);
  int64_t Room = largestSpan(Spans);

  Value *Whole = scratch(
      FixedVectorType::get(ElemTy, laneCount(OldTy) + unsigned(2 * Room)));
  Value *Place = B.CreateGEP(ElemTy, Whole, i64(Room));
  B.CreateAlignedStore(Old, Place, Align(ElemBytes));
  for (const Window &W : All) {
    Value *At = B.CreateGEP(ElemTy, Whole, B.CreateAdd(W.Start, i64(Room)));
    if (W.Lanes.size() == 1) {
      storeElement(At, New, Mask, W.Lanes[0]);
      continue;
    }
    Value *Part = lanesOf(New, W.Lanes);
    Value *PartMask = Mask ? lanesOf(Mask, W.Lanes) : nullptr;
    SmallVector<int, 32> Order(W.Elements.begin(), W.Elements.end());
    if (PartMask || !isIdentity(Order, unsigned(W.SpanElts))) {
      Type *WindowTy = FixedVectorType::get(ElemTy, unsigned(W.SpanElts));
      Value *Before = B.CreateAlignedLoad(WindowTy, At, Align(ElemBytes));
      Part = writeElements(Before, Part, W.Elements, PartMask);
    }
    B.CreateAlignedStore(Part, At, Align(ElemBytes));
  }
  Value *Result = B.CreateAlignedLoad(OldTy, Place, Align(ElemBytes));
  Value *Defined = B.CreateICmpEQ(OffsetBytes, OffsetBytes);
  if (Defined->getType()->isVectorTy())
    Defined = B.CreateAndReduce(Defined);
  return B.CreateSelect(Defined, Result, PoisonValue::get(OldTy));
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// Returns flags that are true for lanes outside of the parent, or null if
/// there are no such lanes.
static Constant *outsideFlags(LLVMContext &Ctx, ArrayRef<int64_t> Elements,
                              unsigned ParentElts) {
  SmallVector<Constant *, 32> Flags;
  bool Any = false;
  for (int64_t E : Elements) {
    bool IsOutside = E < 0 || E >= ParentElts;
    Any |= IsOutside;
    Flags.push_back(ConstantInt::getBool(Ctx, IsOutside));
  }
  return Any ? ConstantVector::get(Flags) : nullptr;
}

Value *GenericLowering::lowerRead() {
  RegionNumbers R = regionNumbers(*Call);
  Value *Source = operand("source"), *Offset = operand("offset");
  unsigned ElemBytes = typeBytes(Call->getType()->getScalarType());
  auto Elements = constantElements(R, Offset, ElemBytes);
  if (!Elements)
    return readIndirect(Source, R, Offset, Call->getType());
  if (Constant *Outside =
          outsideFlags(F.getContext(), *Elements, laneCount(Source->getType())))
    checkLanes(ErrorKind::RegionOutOfBounds, Outside);
  return readElements(Source, *Elements, Call->getType());
}

Value *GenericLowering::lowerWrite() {
  RegionNumbers R = regionNumbers(*Call);
  Value *Old = operand("old"), *New = operand("new");
  Value *Offset = operand("offset");
  unsigned ElemBytes = typeBytes(Call->getType()->getScalarType());
  Value *Mask = laneMask(operand("mask"), R.NumElts);
  auto Elements = constantElements(R, Offset, ElemBytes);
  if (!Elements)
    return writeIndirect(Old, New, R, Offset, Mask);
  if (Value *Outside =
          outsideFlags(F.getContext(), *Elements, laneCount(Old->getType())))
    checkLanes(ErrorKind::RegionOutOfBounds,
               Mask ? B.CreateAnd(Outside, B.CreateFreeze(Mask)) : Outside);
  return writeElements(Old, New, *Elements, Mask);
}

Value *GenericLowering::lowerPredicateRegion() {
  bool IsRead = Info->Id == GenXIntrinsic::RdPredRegion;
  Type *PartTy = IsRead ? Call->getType() : operand("new")->getType();
  SmallVector<int64_t, 32> Elements(laneCount(PartTy));
  std::iota(Elements.begin(), Elements.end(), int64_t(constant("offset")));
  if (IsRead)
    return readElements(operand("source"), Elements, PartTy);
  Value *Mask = operand("mask");
  if (Mask) // The mask is indexed like the old value.
    Mask = readElements(
        Mask, Elements,
        FixedVectorType::get(B.getInt1Ty(), unsigned(Elements.size())));
  return writeElements(operand("old"), operand("new"), Elements, Mask);
}

} // namespace cmx::generic
