//===- RandomMessages.cpp - Memory, synchronisation, ids ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses are multiples of the number of bytes that are moved. Each lane that
// stores has its own place, because the order of overlapping stores is not
// defined. All of local memory is written before anything reads it.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::fuzz {

/// The binding of local memory.
static constexpr unsigned SLMBinding = 254;

void KernelGenerator::findMessages() {
  findUnits();
  for (const GenXInfo &Info : allGenXInfos()) {
    if (!isUsable(Info.Id, Platforms))
      continue;
    StringRef Visa = Info.VisaName;
    switch (Info.Lowering) {
    case LoweringKind::Message:
    case LoweringKind::Atomic:
      if (Visa.starts_with("lsc_"))
        LSC.push_back(Info.Id);
      else if (Info.Lowering == LoweringKind::Atomic)
        Atomics.push_back(Info.Id);
      else if (Info.Shape == ShapeRule::Typed || Info.operandIndex("offsets") ||
               Info.operandIndex("addresses"))
        Scattered.push_back(Info.Id);
      else
        Blocks.push_back(Info.Id);
      break;
    case LoweringKind::Predefined:
    case LoweringKind::Sync:
      Ids.push_back(Info.Id);
      break;
    default:
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Value *KernelGenerator::surface(bool IsImage) {
  auto &Known = IsImage ? Images : Buffers;
  if (!Known.empty() && R.chance(90))
    return R.pickFrom(Known);
  // A number of the binding table; images and buffers have different numbers.
  return IR.getInt32(IsImage ? 40 + R.below(2) : 30 + R.below(2));
}

Value *KernelGenerator::slmSurface() {
  UsesSLM = true;
  if (R.chance(50))
    return IR.getInt32(SLMBinding);
  return RB.createIntrinsic(GenXIntrinsic::PredefinedSurface, IR.getInt32Ty(),
                            {IR.getInt32(SLMBinding)});
}

/// Returns the operand for the surface: a number of the binding table, or the
/// predefined variable. Before the variable is used, a number is written to it.
Value *KernelGenerator::surfaceOf(const GenXInfo &Info, bool OnSLM) {
  unsigned Index = *Info.operandIndex("surface");
  if (Info.Operands[Index].Type != TypeClass::Pointer)
    return OnSLM ? slmSurface() : surface();
  auto *Variable = F->getParent()->getOrInsertGlobal("llvm.vc.predef.var.bss",
                                                     IR.getInt32Ty());
  RB.createIntrinsic(GenXIntrinsic::WritePredefSurface, IR.getVoidTy(),
                     {Variable, surface()});
  return Variable;
}

/// Returns a random multiple of \p StepBytes, less than \p Count times \p
/// StepBytes.
Value *KernelGenerator::scalarOffset(unsigned StepBytes, unsigned Count) {
  Value *Index = scalarBelow(32, Count);
  if (StepBytes == 1)
    return Index;
  return IR.CreateMul(Index, IR.getInt32(StepBytes));
}

/// Returns a multiple of \p StepBytes for each lane. Each one is less than
/// about \p Count times \p StepBytes. If \p Distinct is set, all are different.
Value *KernelGenerator::laneOffsets(unsigned Lanes, unsigned Bits,
                                    unsigned StepBytes, bool Distinct,
                                    unsigned Count) {
  Type *Elem = intTy(Bits), *Ty = vec(Elem, Lanes);
  if (!Distinct && R.chance(60)) {
    Value *Index = get(Ty, IsDefined);
    Index = IR.CreateAnd(Index, ConstantInt::get(Ty, Count - 1));
    return IR.CreateMul(Index, ConstantInt::get(Ty, StepBytes));
  }
  unsigned Room = std::max(1u, Count / Lanes);
  unsigned Stride = 1 + R.below(Room);
  bool Backwards = R.chance(20);
  SmallVector<Constant *, 32> Starts;
  for (unsigned L = 0; L != Lanes; ++L)
    Starts.push_back(ConstantInt::get(
        Elem, uint64_t(Backwards ? Lanes - 1 - L : L) * Stride * StepBytes));
  Value *Offsets = ConstantVector::get(Starts);
  unsigned Slack = Count > Lanes * Stride ? Count - Lanes * Stride : 0;
  if (Slack == 0 || R.chance(25))
    return Offsets;
  Value *First = IR.CreateMul(scalarBelow(Bits, bit_floor(Slack + 1)),
                              ConstantInt::get(Elem, StepBytes));
  return IR.CreateAdd(Offsets, IR.CreateVectorSplat(Lanes, First));
}

Value *KernelGenerator::svmAddress(unsigned AlignBytes) {
  Value *Offset = IR.CreateZExt(scalarOffset(AlignBytes, 64), IR.getInt64Ty());
  return R.chance(20) ? SVM : IR.CreateAdd(SVM, Offset);
}

Value *KernelGenerator::svmAddresses(unsigned Lanes, unsigned StepBytes,
                                     bool Distinct) {
  Value *Offsets = laneOffsets(Lanes, 32, StepBytes, Distinct);
  if (R.chance(10)) // 32-bit addresses, in the lowest part of memory.
    return Offsets;
  Type *Ty = vec(IR.getInt64Ty(), Lanes);
  Value *Base =
      R.chance(50)
          ? IR.CreateVectorSplat(Lanes, SVM)
          : RB.createRdRegion(IR.CreateBitCast(SVM, vec(IR.getInt64Ty(), 1)),
                              Region::broadcast(8, Lanes));
  return IR.CreateAdd(Base, IR.CreateZExt(Offsets, Ty));
}

Value *KernelGenerator::messageMask(unsigned Lanes) {
  if (R.chance(35))
    return IR.getTrue();
  if (R.chance(20))
    return Constant::getAllOnesValue(vec(IR.getInt1Ty(), Lanes));
  return mask(Lanes, IsDefined);
}

Type *KernelGenerator::dataElem(unsigned Bits) {
  if (Bits == 64)
    return has(Feature::FP64) && R.chance(30) ? Type::getDoubleTy(C)
                                              : intTy(64);
  return R.chance(50) ? Type::getFloatTy(C) : intTy(32);
}

/// Calls \p Id and keeps the loaded value. If \p Old is not null, lanes of \p
/// Old may remain in the loaded value.
void KernelGenerator::finishMessage(GenXIntrinsic Id, Type *DataTy,
                                    ArrayRef<Value *> Args, bool IsDefined,
                                    Value *Old) {
  Value *Data = RB.createIntrinsic(Id, DataTy, Args);
  if (DataTy->isVoidTy())
    return;
  Facts Of{IsDefined, true};
  if (Old) {
    Of.Defined &= factsOf(Old).Defined;
    Of.Stable &= factsOf(Old).Stable;
  }
  setFacts(Data, Of);
  keep(Data);
  if (!R.chance(30))
    return;
  // Write the value into a part of a larger vector.
  Type *Elem = DataTy->getScalarType();
  unsigned N = numLanes(DataTy), Parts = 1 + R.below(3);
  if (N * Parts > Opts.MaxElts)
    return;
  int64_t At = int64_t(R.below(Parts)) * N * elementBytes(Elem);
  keep(RB.createWrRegion(get(vec(Elem, N * Parts)), Data,
                         Region::contiguous(elementBytes(Elem), N, At)));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void KernelGenerator::owordBlock(GenXIntrinsic Id) {
  unsigned Bytes = 16u << R.below(4);
  Type *Elem = anyElem();
  Type *Ty = vec(Elem, Bytes / elementBytes(Elem));
  const GenXInfo &Info = getGenXInfo(Id);
  bool InBytes = Info.VisaName == "oword_ld_unaligned";
  bool OnSLM = !InBytes && has(Feature::OwordSLM) && R.chance(10);
  Value *Surface = surfaceOf(Info, OnSLM);
  Value *Offset = InBytes ? scalarOffset(4, 64)
                          : scalarOffset(1, OnSLM ? (SLMBytes - 128) / 16 : 64);
  if (Info.operandIndex("data"))
    return finishMessage(Id, IR.getVoidTy(),
                         {Surface, Offset, get(Ty, IsStable)}, true);
  uint32_t IsModified = R.below(2);
  // The offset is often zero, because the compiler has special code for zero.
  if (IsModified)
    Offset = IR.getInt32(0);
  finishMessage(Id, Ty, {IR.getInt32(IsModified), Surface, Offset}, true);
}

void KernelGenerator::mediaBlock(GenXIntrinsic Id) {
  bool Store = Id == GenXIntrinsic::MediaSt;
  unsigned Width = R.chance(50) ? 4u << R.below(5) : 4 * (1 + R.below(16));
  if (!Store && R.chance(20))
    Width = 1 + R.below(64);
  unsigned RowBytes = std::max(4u, unsigned(PowerOf2Ceil(Width)));
  unsigned Rows = 1 + R.below(std::min(64u, 256 / RowBytes));
  Type *Elem = anyElem();
  if (RowBytes % elementBytes(Elem) || Width % elementBytes(Elem))
    Elem = intTy(8);
  Type *Ty = vec(Elem, RowBytes * Rows / elementBytes(Elem));
  unsigned Modifiers = R.chance(85) ? 0 : R.below(2);
  SmallVector<Value *, 7> Args = {
      IR.getInt32(Modifiers), surface(/*IsImage=*/true), IR.getInt32(0),
      IR.getInt32(Width),     scalarOffset(4, 16),       scalarOffset(1, 16)};
  if (Store) {
    Args.push_back(get(Ty, IsStable));
    return finishMessage(Id, IR.getVoidTy(), Args, true);
  }
  finishMessage(Id, Ty, Args, Width == RowBytes);
}

void KernelGenerator::svmBlock(GenXIntrinsic Id) {
  unsigned Bytes = 16u << R.below(4);
  Type *Elem = anyElem();
  Type *Ty = vec(Elem, Bytes / elementBytes(Elem));
  bool Unaligned = Id == GenXIntrinsic::SvmBlockLdUnaligned;
  Value *Address = svmAddress(Unaligned ? 4 : 16);
  if (Id == GenXIntrinsic::SvmBlockSt)
    return finishMessage(Id, IR.getVoidTy(), {Address, get(Ty, IsStable)},
                         true);
  finishMessage(Id, Ty, {Address}, true);
}

//===----------------------------------------------------------------------===//
// Scattered access
//===----------------------------------------------------------------------===//

void KernelGenerator::gather(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  bool Store = Info.operandIndex("data").has_value();
  unsigned Lanes = 1u << R.below(6), Log2 = R.pick({0, 1, 2, 2, 2});
  bool OnSLM = R.chance(8);
  Type *Ty = vec(dataElem(32), Lanes);
  Value *Mask = messageMask(Lanes);
  Value *Surface = surfaceOf(Info, OnSLM);
  unsigned Bytes = 1u << Log2;
  Value *Global = OnSLM ? IR.getInt32(0) : scalarOffset(Bytes, 16);
  Value *Offsets = laneOffsets(Lanes, 32, Bytes, Store);
  Value *Log = IR.getInt32(Log2), *Scale = IR.getInt16(0);
  // The bytes above an element of 1 or 2 bytes are undefined.
  bool Whole = Log2 == 2;
  switch (Id) {
  case GenXIntrinsic::GatherScaled: {
    Value *Old = get(Ty);
    return finishMessage(
        Id, Ty, {Mask, Log, Scale, Surface, Global, Offsets, Old}, Whole, Old);
  }
  case GenXIntrinsic::ScatterScaled:
  case GenXIntrinsic::ScatterScaledPredefSurface:
    return finishMessage(
        Id, IR.getVoidTy(),
        {Mask, Log, Scale, Surface, Global, Offsets, get(Ty, IsStable)}, true);
  case GenXIntrinsic::GatherMaskedScaled2:
  case GenXIntrinsic::GatherMaskedScaled2PredefSurface:
    if (!Mask->getType()->isVectorTy())
      Mask = mask(Lanes, IsDefined);
    return finishMessage(Id, Ty, {Log, Scale, Surface, Global, Offsets, Mask},
                         false);
  default:
    return finishMessage(Id, Ty, {Log, Scale, Surface, Global, Offsets}, Whole);
  }
}

/// Returns a mask of the channels that a message moves. A store moves the first
/// one to four channels.
static unsigned channelMask(Random &R, bool Store) {
  return Store ? (2u << R.below(4)) - 1 : 1 + R.below(15);
}

void KernelGenerator::gather4(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  bool Store = Info.operandIndex("data").has_value();
  unsigned Lanes = 8u << R.below(3), Channels = channelMask(R, Store);
  unsigned NumChannels = unsigned(popcount(Channels));
  bool OnSLM = Lanes <= 16 && R.chance(8);
  Type *Ty = vec(dataElem(32), Lanes * NumChannels);
  Value *Mask = messageMask(Lanes);
  Value *Surface = surfaceOf(Info, OnSLM);
  Value *Global = OnSLM ? IR.getInt32(0) : scalarOffset(4, 16);
  Value *Offsets =
      laneOffsets(Lanes, 32, 16, Store, OnSLM ? SLMBytes / 16 : 64);
  Value *Moved = IR.getInt32(Channels), *Scale = IR.getInt16(0);
  switch (Id) {
  case GenXIntrinsic::Gather4Scaled: {
    Value *Old = get(Ty);
    return finishMessage(
        Id, Ty, {Mask, Moved, Scale, Surface, Global, Offsets, Old}, true, Old);
  }
  case GenXIntrinsic::Scatter4Scaled:
  case GenXIntrinsic::Scatter4ScaledPredefSurface:
    return finishMessage(
        Id, IR.getVoidTy(),
        {Mask, Moved, Scale, Surface, Global, Offsets, get(Ty, IsStable)},
        true);
  case GenXIntrinsic::Gather4MaskedScaled2:
  case GenXIntrinsic::Gather4MaskedScaled2PredefSurface:
    if (!Mask->getType()->isVectorTy())
      Mask = mask(Lanes, IsDefined);
    return finishMessage(Id, Ty, {Moved, Scale, Surface, Global, Offsets, Mask},
                         false);
  default:
    return finishMessage(Id, Ty, {Moved, Scale, Surface, Global, Offsets},
                         true);
  }
}

void KernelGenerator::svmGather(GenXIntrinsic Id) {
  bool Store = Id == GenXIntrinsic::SvmScatter;
  unsigned Lanes = 1u << R.below(6), Log2 = R.below(4);
  Type *Elem = R.chance(25) ? intTy(8) : dataElem(R.pick({32, 64}));
  unsigned ElemBytes = elementBytes(Elem);
  if (ElemBytes == 1)
    Log2 = std::min(Log2, 2u); // There is no message for more bytes.
  unsigned Elts = 1u << Log2;
  unsigned DataElts = Lanes * (ElemBytes == 1 ? 4 : Elts);
  if (DataElts > 256)
    return;
  Type *Ty = vec(Elem, DataElts);
  Value *Mask = messageMask(Lanes);
  Value *Addresses = svmAddresses(Lanes, ElemBytes * Elts, Store);
  Value *Data = get(Ty, Store ? IsStable : AnyFacts);
  finishMessage(Id, Store ? IR.getVoidTy() : Ty,
                {Mask, IR.getInt32(Log2), Addresses, Data},
                ElemBytes != 1 || Elts == 4, Store ? nullptr : Data);
}

void KernelGenerator::svmGather4(GenXIntrinsic Id) {
  bool Store = Id == GenXIntrinsic::SvmScatter4Scaled;
  unsigned Lanes = 8u << R.below(2), Channels = channelMask(R, Store);
  Type *Ty = vec(dataElem(32), Lanes * unsigned(popcount(Channels)));
  Value *Mask = messageMask(Lanes);
  Value *Offsets = laneOffsets(Lanes, R.pick({32, 64}), 16, Store);
  Value *Data = get(Ty, Store ? IsStable : AnyFacts);
  finishMessage(Id, Store ? IR.getVoidTy() : Ty,
                {Mask, IR.getInt32(Channels), IR.getInt16(0), svmAddress(4),
                 Offsets, Data},
                true, Store ? nullptr : Data);
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

/// Source operands have known bits, because other messages may read the memory
/// as integers. A sum of floats may be a NaN of unknown bits, so there are no
/// such sums in local memory.
void KernelGenerator::dwordAtomic(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  unsigned Lanes = R.pick({1, 8, 16});
  bool IsFloat = Info.Shape == ShapeRule::DwordAtomicF;
  Type *Ty = vec(IsFloat ? Type::getFloatTy(C) : IR.getInt32Ty(), Lanes);
  bool OnSLM = R.chance(8) && !StringRef(Info.VisaName).ends_with(".fadd") &&
               !StringRef(Info.VisaName).ends_with(".fsub");
  SmallVector<Value *, 6> Args = {messageMask(Lanes), surfaceOf(Info, OnSLM)};
  bool InDwords = Info.operandIndex("globaloffset").has_value();
  if (InDwords)
    Args.push_back(OnSLM ? IR.getInt32(0) : scalarOffset(1, 16));
  Args.push_back(laneOffsets(Lanes, 32, InDwords ? 1 : 4, /*Distinct=*/true));
  for (unsigned K = genXAtomicSources(Id); K--;)
    Args.push_back(get(Ty, IsClean));
  Value *Old = nullptr;
  if (genXAtomicHasOld(Id))
    Args.push_back(Old = get(Ty));
  bool Whole = Old || (isa<Constant>(Args[0]) &&
                       cast<Constant>(Args[0])->isAllOnesValue());
  finishMessage(Id, Ty, Args, Whole, Old);
}

/// Accesses pixels of images. Each lane that writes has its own column.
void KernelGenerator::typed(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  unsigned Lanes = R.pick({8, 16}), Channels = 1 + R.below(15);
  Value *Mask = messageMask(Lanes);
  if (!Mask->getType()->isVectorTy())
    Mask = Constant::getAllOnesValue(vec(IR.getInt1Ty(), Lanes));
  bool IsAtomic = Info.Lowering == LoweringKind::Atomic;
  bool IsStore = Info.operandIndex("data").has_value();
  Value *U = laneOffsets(Lanes, 32, 1, IsAtomic || IsStore, 16);
  Type *At = vec(intTy(32), Lanes);
  Value *Zero = Constant::getNullValue(At);
  if (!IsAtomic && !IsStore && R.chance(20))
    U = Zero;
  Value *V =
      R.chance(50) ? Zero : IR.CreateVectorSplat(Lanes, scalarBelow(32, 4));
  Value *Surface = surface(/*IsImage=*/true);
  if (IsAtomic) {
    bool IsFloat = Info.Shape == ShapeRule::TypedAtomicF;
    Type *Ty = vec(IsFloat ? Type::getFloatTy(C) : intTy(32), Lanes);
    SmallVector<Value *, 8> Args = {Mask, Surface};
    for (unsigned K = genXAtomicSources(Id); K--;)
      Args.push_back(get(Ty, IsClean));
    Args.append({U, V, Zero, Zero});
    bool Whole = isa<Constant>(Mask) && cast<Constant>(Mask)->isAllOnesValue();
    return finishMessage(Id, Ty, Args, Whole);
  }
  Type *Ty = vec(dataElem(32), Lanes * unsigned(popcount(Channels)));
  Value *Data = get(Ty, IsStore ? IsStable : AnyFacts);
  finishMessage(Id, IsStore ? IR.getVoidTy() : Ty,
                {IR.getInt32(Channels), Mask, Surface, U, V, Zero, Data}, true,
                IsStore ? nullptr : Data);
}

void KernelGenerator::svmAtomic(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  unsigned Lanes = 1u << R.below(5);
  bool IsFloat = Info.Shape == ShapeRule::SvmAtomicF;
  Type *Elem = IsFloat ? Type::getFloatTy(C) : intTy(R.pick({32, 32, 64}));
  Type *Ty = vec(Elem, Lanes);
  SmallVector<Value *, 5> Args = {
      messageMask(Lanes),
      svmAddresses(Lanes, elementBytes(Elem), /*Distinct=*/true)};
  for (unsigned K = genXAtomicSources(Id); K--;)
    Args.push_back(get(Ty, IsClean));
  Value *Old = get(Ty);
  Args.push_back(Old);
  finishMessage(Id, Ty, Args, true, Old);
}

//===----------------------------------------------------------------------===//
// The load/store cache
//===----------------------------------------------------------------------===//

namespace {
struct CachePair {
  uint8_t L1, L3;
};
/// The memory that an LSC intrinsic accesses, and its cache operands.
struct LscShape {
  bool SLM, Flat;
  CachePair Cache{0, 0};
};
} // namespace

/// Returns an immediate offset: one of \p Count multiples of 8, or a negative
/// multiple of 8. For a negative one, adds its magnitude to \p Addresses.
Value *KernelGenerator::immediateOffset(Value *&Addresses, unsigned Count) {
  unsigned Bytes = 8 * R.below(Count);
  if (R.chance(75))
    return IR.getInt32(Bytes);
  Bytes = 8 * (1 + R.below(16));
  Addresses =
      IR.CreateAdd(Addresses, ConstantInt::get(Addresses->getType(), Bytes));
  return IR.getInt32(-Bytes);
}

static LscShape lscShape(StringRef Name) {
  return {Name.ends_with(".slm"), Name.ends_with(".stateless")};
}

void KernelGenerator::lsc(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  if (Info.Shape == ShapeRule::LscAtomic)
    return lscAtomic(Id);
  LscShape Shape = lscShape(Info.Name);
  bool Store = Info.Shape == ShapeRule::LscStore;
  UsesSLM |= Shape.SLM;
  if (R.chance(40) && !Shape.SLM)
    Shape.Cache =
        Store ? R.pick<CachePair>(
                    {{1, 1}, {1, 3}, {3, 3}, {4, 1}, {4, 3}, {5, 1}, {5, 3}})
              : R.pick<CachePair>(
                    {{1, 1}, {1, 2}, {2, 1}, {2, 2}, {5, 1}, {5, 2}, {6, 2}});
  bool IsQuad = StringRef(Info.Name).contains(".quad.");
  bool IsPrefetch = !Store && Info.Results.empty();
  bool Transposed = !IsQuad && R.chance(25);
  unsigned DataSize = IsQuad || IsPrefetch ? 3
                      : Transposed         ? R.pick({3, 4})
                                           : R.pick({3, 3, 4, 5, 6});
  unsigned Lanes = Transposed ? 1 : 1u << R.below(6);
  unsigned VectorCode = DataSize > 4 ? 1
                        : Transposed ? 1 + R.below(7)
                                     : 1 + R.below(4);
  static constexpr unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  unsigned NumElts = IsQuad ? 4 : Elts[VectorCode];
  unsigned Channels = IsQuad ? 1 + R.below(15) : 0;
  unsigned MemBytes = DataSize == 4 ? 8 : DataSize == 3 ? 4 : DataSize - 4;
  Type *Ty = vec(dataElem(DataSize == 4 ? 64 : 32),
                 Lanes * (IsQuad ? unsigned(popcount(Channels)) : NumElts));
  if (IsPrefetch)
    Ty = IR.getVoidTy();
  Value *Addresses;
  if (Shape.Flat)
    Addresses = svmAddresses(Lanes, MemBytes * NumElts, Store);
  else
    Addresses = laneOffsets(
        Lanes, 32, MemBytes * NumElts, Store,
        Shape.SLM ? std::max(1u, SLMBytes / (MemBytes * NumElts)) : 64);
  // Leave out accesses by more lanes than local memory has room for.
  if (Shape.SLM && Lanes * MemBytes * NumElts > SLMBytes)
    return;
  Value *Immediate = immediateOffset(Addresses, Shape.SLM ? 1 : 8);
  Value *Mask = mask(Lanes, IsDefined);
  if (R.chance(40))
    Mask = Constant::getAllOnesValue(vec(IR.getInt1Ty(), Lanes));
  SmallVector<Value *, 13> Args = {Mask,
                                   IR.getInt8(0),
                                   IR.getInt8(Shape.Cache.L1),
                                   IR.getInt8(Shape.Cache.L3),
                                   IR.getInt16(R.below(2)),
                                   Immediate,
                                   IR.getInt8(uint8_t(DataSize)),
                                   IR.getInt8(uint8_t(VectorCode)),
                                   IR.getInt8(Transposed ? 2 : 1),
                                   IR.getInt8(uint8_t(Channels)),
                                   Addresses};
  Value *Surface = Shape.SLM || Shape.Flat ? IR.getInt32(0) : surface();
  if (Store) {
    Args.append({get(Ty, IsStable), Surface});
    return finishMessage(Id, IR.getVoidTy(), Args, true);
  }
  Args.push_back(Surface);
  Value *Old = nullptr;
  if (Info.operandIndex("old"))
    Args.push_back(Old = get(Ty));
  bool AllLanes = isa<Constant>(Mask) && cast<Constant>(Mask)->isAllOnesValue();
  finishMessage(Id, Ty, Args, DataSize <= 4 && (AllLanes || Old), Old);
}

/// Returns the number of source operands of the atomic operation with the code
/// \p Code (vISA specification, lsc_atomic).
static unsigned lscAtomicSources(unsigned Code) {
  static const uint8_t NumSources[] = {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) NumSrcs,
#include "cmx/VISA/Messages.def"
  };
  return NumSources[Code - 8];
}
static constexpr unsigned LscCodes =
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) 1 +
#include "cmx/VISA/Messages.def"
    0;

void KernelGenerator::lscAtomic(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  LscShape Shape = lscShape(Info.Name);
  UsesSLM |= Shape.SLM;
  unsigned Code = 8 + R.below(LscCodes);
  bool IsSum = Code == 19 || Code == 20;
  if (Shape.SLM && IsSum)
    Code = 12;
  bool IsFloat = Code >= 19 && Code <= 23;
  bool Is64 = !IsFloat && !Shape.SLM && R.chance(20);
  unsigned Lanes = 1u << R.below(6), MemBytes = Is64 ? 8 : 4;
  Type *Ty = vec(IsFloat ? Type::getFloatTy(C) : intTy(8 * MemBytes), Lanes);
  if (!Shape.SLM && R.chance(30))
    Shape.Cache = R.pick<CachePair>({{1, 1}, {1, 3}});
  Value *Addresses = Shape.Flat ? svmAddresses(Lanes, MemBytes, true)
                                : laneOffsets(Lanes, 32, MemBytes, true);
  Value *Immediate = immediateOffset(Addresses, Shape.SLM ? 1 : 4);
  Value *Surface = Shape.SLM || Shape.Flat ? IR.getInt32(0) : surface();
  Value *Mask = mask(Lanes, IsDefined), *Old = get(Ty);
  auto Source = [&](unsigned K) -> Value * {
    return K < lscAtomicSources(Code)
               ? get(Ty, IsClean)
               : static_cast<Value *>(UndefValue::get(Ty));
  };
  Value *Src0 = Source(0), *Src1 = Source(1);
  bool Older = Info.Operands[LscAtomicOp::Surface].Name == "surface";
  Value *One = IR.getInt8(1); // For vector size and for transposition.
  SmallVector<Value *, 15> Args = {Mask,
                                   IR.getInt8(uint8_t(Code)),
                                   IR.getInt8(Shape.Cache.L1),
                                   IR.getInt8(Shape.Cache.L3),
                                   IR.getInt16(1),
                                   Immediate,
                                   IR.getInt8(Is64 ? 4 : 3),
                                   One,
                                   One,
                                   IR.getInt8(0)};
  if (Older)
    Args.append({Surface, Addresses, Src0, Src1, Old});
  else
    Args.append({Addresses, Src0, Src1, Surface, Old});
  finishMessage(Id, R.chance(20) ? Type::getVoidTy(C) : Ty, Args, true, Old);
}

//===----------------------------------------------------------------------===//
// Synchronisation and ids
//===----------------------------------------------------------------------===//

/// Fills local memory at the start of the entry block, so that this happens
/// before the rest of the kernel runs. The entry block is already complete.
void KernelGenerator::initSLM() {
  IRBuilder<>::InsertPointGuard Guard(IR);
  BasicBlock &Entry = F->getEntryBlock();
  IR.SetInsertPoint(&Entry, Entry.getFirstInsertionPt());
  RB.createIntrinsic(GenXIntrinsic::SlmInit, IR.getVoidTy(),
                     {IR.getInt32(SLMBytes)});
  constexpr unsigned Lanes = 16;
  SmallVector<Constant *, Lanes> Offsets, Data;
  for (unsigned L = 0; L != Lanes; ++L) {
    Offsets.push_back(IR.getInt32(L * 4));
    Data.push_back(IR.getInt32(uint32_t(R.next())));
  }
  for (unsigned At = 0; At != SLMBytes; At += Lanes * 4)
    RB.createIntrinsic(GenXIntrinsic::ScatterScaled, IR.getVoidTy(),
                       {IR.getTrue(), IR.getInt32(2), IR.getInt16(0),
                        IR.getInt32(SLMBinding), IR.getInt32(At),
                        ConstantVector::get(Offsets),
                        ConstantVector::get(Data)});
  RB.createIntrinsic(GenXIntrinsic::Barrier, IR.getVoidTy(), {});
}

void KernelGenerator::sync(GenXIntrinsic Id) {
  Type *Void = IR.getVoidTy();
  switch (Id) {
  case GenXIntrinsic::SlmInit:
    UsesSLM = true;
    return;
  case GenXIntrinsic::Sbarrier:
    RB.createIntrinsic(Id, Void, {IR.getInt8(1)});
    RB.createIntrinsic(Id, Void, {IR.getInt8(0)});
    return;
  case GenXIntrinsic::Nbarrier:
  case GenXIntrinsic::NbarrierArrive: {
    Constant *Number = IR.getInt8(uint8_t(R.below(4)));
    Constant *Threads = IR.getInt8(uint8_t(R.below(8) + 1));
    if (Id == GenXIntrinsic::Nbarrier)
      RB.createIntrinsic(Id, Void, {IR.getInt8(1), Number, Threads});
    else
      RB.createIntrinsic(Id, Void, {Number, IR.getInt8(0), Threads, Threads});
    RB.createIntrinsic(GenXIntrinsic::Nbarrier, Void,
                       {IR.getInt8(0), Number, IR.getInt8(0)});
    return;
  }
  case GenXIntrinsic::Fence:
    RB.createIntrinsic(Id, Void,
                       {IR.getInt8(R.pick<uint8_t>({1, 0x20, 0x21}))});
    return;
  case GenXIntrinsic::LscFence:
    RB.createIntrinsic(Id, Void,
                       {IR.getTrue(), IR.getInt8(R.pick<uint8_t>({0, 2, 3})),
                        IR.getInt8(uint8_t(R.below(5))),
                        IR.getInt8(uint8_t(R.below(7)))});
    return;
  default:
    RB.createIntrinsic(Id, Void, {});
    return;
  }
}

void KernelGenerator::predefined(GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  if (Info.Lowering == LoweringKind::Sync)
    return sync(Id);
  Type *Ty;
  switch (Id) {
  case GenXIntrinsic::PredefinedSurface:
    UsesSLM = true;
    keep(RB.createIntrinsic(Id, IR.getInt32Ty(), {IR.getInt32(SLMBinding)}));
    return;
  case GenXIntrinsic::R0:
    Ty = vec(IR.getInt32Ty(), 8);
    break;
  case GenXIntrinsic::LocalId16:
    Ty = vec(IR.getInt16Ty(), 3);
    break;
  case GenXIntrinsic::LocalId:
  case GenXIntrinsic::LocalSize:
  case GenXIntrinsic::GroupCount:
    Ty = vec(IR.getInt32Ty(), 3);
    break;
  default:
    Ty = Info.Results[0].Type == TypeClass::I16 ? IR.getInt16Ty()
                                                : IR.getInt32Ty();
    break;
  }
  keep(RB.createIntrinsic(Id, Ty, {}));
}

//===----------------------------------------------------------------------===//

void KernelGenerator::emitMessage(GenXIntrinsic Id) {
  switch (getGenXInfo(Id).Shape) {
  case ShapeRule::OwordBlock:
    return owordBlock(Id);
  case ShapeRule::MediaBlock:
    return mediaBlock(Id);
  case ShapeRule::SvmBlock:
    return svmBlock(Id);
  case ShapeRule::GatherScaled:
    return gather(Id);
  case ShapeRule::Gather4Scaled:
    return gather4(Id);
  case ShapeRule::SvmGather:
    return svmGather(Id);
  case ShapeRule::SvmGather4:
    return svmGather4(Id);
  case ShapeRule::DwordAtomic:
  case ShapeRule::DwordAtomicF:
    return dwordAtomic(Id);
  case ShapeRule::Typed:
  case ShapeRule::TypedAtomic:
  case ShapeRule::TypedAtomicF:
    return typed(Id);
  case ShapeRule::PredefSurface:
    return; // surfaceOf emits it before each message that needs it.
  case ShapeRule::SvmAtomic:
  case ShapeRule::SvmAtomicF:
    return svmAtomic(Id);
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return lsc(Id);
  default:
    return predefined(Id);
  }
}

void KernelGenerator::message() {
  if (!Units.empty() && R.chance(20))
    return matrixUnit(R.pickFrom(Units));
  unsigned Roll = R.below(100);
  const auto &Kind = Roll < 20                   ? Blocks
                     : Roll < 45                 ? Scattered
                     : Roll < 75                 ? Atomics
                     : Roll < 90 && !LSC.empty() ? LSC
                     : Roll < 94                 ? Ids
                                                 : Blocks;
  emitMessage(R.pickFrom(Kind));
}

} // namespace cmx::fuzz
