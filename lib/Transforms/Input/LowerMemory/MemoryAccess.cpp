//===- MemoryAccess.cpp - Messages for loads and stores -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block has 16 to 128 bytes (vISA specification, SVM_BLOCK_LD and
// SVM_BLOCK_ST). It can be loaded from any dword, but stored only to a multiple
// of 16 bytes. Gathers and scatters of bytes can access any address. Gathers
// and scatters of dwords and qwords can only access multiples of their size.
//
//===----------------------------------------------------------------------===//

#include "MemoryAccess.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

constexpr unsigned MaxLanes = 32;
constexpr unsigned DWordBytes = 4, QWordBytes = 8;
constexpr unsigned MinBlockBytes = 16, MaxBlockBytes = 128;

static FixedVectorType *bytesType(LLVMContext &C, unsigned NumBytes) {
  return FixedVectorType::get(Type::getInt8Ty(C), NumBytes);
}

/// Returns the scalar \p V as a vector of one lane.
static Value *asVector(IRBuilder<> &B, Value *V) {
  return B.CreateBitCast(V, FixedVectorType::get(V->getType(), 1));
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool MemoryAccess::isSupported(Type *Ty) const {
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return all_of(Struct->elements(), [&](Type *T) { return isSupported(T); });
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return isSupported(Array->getElementType());
  if (isa<ScalableVectorType>(Ty))
    return false;
  Type *Elem = Ty->getScalarType();
  unsigned Bits = Elem->getScalarSizeInBits();
  if (Elem->isIntegerTy(1))
    return true;
  return (Elem->isIntegerTy() || Elem->isFloatingPointTy()) &&
         (Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64);
}

Value *MemoryAccess::plus(Value *Base, uint64_t Bytes) {
  return Bytes ? B.CreateAdd(Base, ConstantInt::get(Base->getType(), Bytes))
               : Base;
}

Value *MemoryAccess::surface() {
  constexpr unsigned SLMNumber = 0; // vISA specification, "Surfaces".
  return RB.createIntrinsic(GenXIntrinsic::PredefinedSurface, B.getInt32Ty(),
                            {B.getInt32(SLMNumber)});
}

//===----------------------------------------------------------------------===//
// Neighbouring bytes
//===----------------------------------------------------------------------===//

SmallVector<MemoryAccess::Chunk, 8>
MemoryAccess::chunks(unsigned NumBytes, MemoryAddress At, bool IsStore) const {
  SmallVector<Chunk, 8> Chunks;
  for (unsigned Offset = 0; Offset != NumBytes;) {
    unsigned Left = NumBytes - Offset;
    uint64_t AlignBytes = commonAlignment(At.Alignment, Offset).value();
    uint64_t BlockAlignBytes = IsStore ? MinBlockBytes : DWordBytes;
    Chunk C{Offset, 0, false, 0};
    if (!At.IsSLM && AlignBytes >= BlockAlignBytes && Left >= MinBlockBytes) {
      C.IsBlock = true;
      C.NumBytes = bit_floor(std::min(Left, MaxBlockBytes));
    } else {
      bool IsQWord =
          !At.IsSLM && AlignBytes >= QWordBytes && Left >= QWordBytes;
      C.BytesPerLane =
          IsQWord ? QWordBytes
          : Left >= DWordBytes && (AlignBytes >= DWordBytes || !LanesAreAligned)
              ? DWordBytes
              : std::min(bit_floor(Left), unsigned(AlignBytes));
      C.NumBytes =
          C.BytesPerLane * bit_floor(std::min(Left / C.BytesPerLane, MaxLanes));
    }
    Chunks.push_back(C);
    Offset += C.NumBytes;
  }
  return Chunks;
}

Value *MemoryAccess::laneAddresses(Value *Base, unsigned NumLanes,
                                   unsigned ElemBytes) {
  if (NumLanes == 1)
    return asVector(B, Base);
  SmallVector<Constant *, 32> Offsets;
  for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
    Offsets.push_back(
        ConstantInt::get(Base->getType(), uint64_t(Lane) * ElemBytes));
  return B.CreateAdd(B.CreateVectorSplat(NumLanes, Base),
                     ConstantVector::get(Offsets));
}

/// Loads the chunk \p C and returns it as a vector of bytes.
Value *MemoryAccess::loadChunk(const Chunk &C, MemoryAddress At) {
  Value *Address = plus(At.Base, C.OffsetBytes);
  auto *BytesTy = bytesType(B.getContext(), C.NumBytes);
  if (C.IsBlock) {
    auto *Ty = FixedVectorType::get(B.getInt32Ty(), C.NumBytes / DWordBytes);
    bool IsAligned =
        commonAlignment(At.Alignment, C.OffsetBytes).value() >= MinBlockBytes;
    Value *Block =
        RB.createIntrinsic(IsAligned ? GenXIntrinsic::SvmBlockLd
                                     : GenXIntrinsic::SvmBlockLdUnaligned,
                           Ty, {Address});
    return B.CreateBitCast(Block, BytesTy);
  }
  unsigned NumLanes = C.NumBytes / C.BytesPerLane;
  bool IsWhole =
      commonAlignment(At.Alignment, C.OffsetBytes).value() >= DWordBytes &&
      C.BytesPerLane >= DWordBytes;
  Value *Addresses = laneAddresses(Address, NumLanes, C.BytesPerLane);
  if (IsWhole || At.IsSLM) {
    Value *Lanes =
        gather(Addresses, At.IsSLM, C.BytesPerLane, nullptr, nullptr);
    return B.CreateBitCast(Lanes, BytesTy);
  }
  // The bytes of each lane are the low bytes of a dword.
  auto *Ty = bytesType(B.getContext(), NumLanes * DWordBytes);
  Value *Lanes =
      RB.createIntrinsic(GenXIntrinsic::SvmGather, Ty,
                         {B.getTrue(), B.getInt32(Log2_32(C.BytesPerLane)),
                          Addresses, PoisonValue::get(Ty)});
  SmallVector<int, 128> Mask;
  for (unsigned Byte = 0; Byte != C.NumBytes; ++Byte)
    Mask.push_back(Byte / C.BytesPerLane * DWordBytes + Byte % C.BytesPerLane);
  return B.CreateShuffleVector(Lanes, Mask);
}

void MemoryAccess::storeChunk(const Chunk &C, MemoryAddress At, Value *Data) {
  Value *Address = plus(At.Base, C.OffsetBytes);
  if (C.IsBlock) {
    auto *Ty = FixedVectorType::get(B.getInt32Ty(), C.NumBytes / DWordBytes);
    RB.createIntrinsic(GenXIntrinsic::SvmBlockSt, B.getVoidTy(),
                       {Address, B.CreateBitCast(Data, Ty)});
    return;
  }
  unsigned NumLanes = C.NumBytes / C.BytesPerLane;
  Value *Addresses = laneAddresses(Address, NumLanes, C.BytesPerLane);
  bool IsWhole =
      commonAlignment(At.Alignment, C.OffsetBytes).value() >= DWordBytes &&
      C.BytesPerLane >= DWordBytes;
  if (IsWhole || At.IsSLM) {
    auto *Ty = FixedVectorType::get(B.getIntNTy(8 * C.BytesPerLane), NumLanes);
    return scatter(Addresses, At.IsSLM, B.CreateBitCast(Data, Ty), nullptr);
  }
  SmallVector<int, 128> Mask(NumLanes * DWordBytes, PoisonMaskElem);
  for (unsigned Byte = 0; Byte != C.NumBytes; ++Byte)
    Mask[Byte / C.BytesPerLane * DWordBytes + Byte % C.BytesPerLane] = Byte;
  RB.createIntrinsic(GenXIntrinsic::SvmScatter, B.getVoidTy(),
                     {B.getTrue(), B.getInt32(Log2_32(C.BytesPerLane)),
                      Addresses, B.CreateShuffleVector(Data, Mask)});
}

/// Loads \p NumBytes bytes. If this takes several chunks, widens each chunk to
/// \p NumBytes bytes and merges them.
Value *MemoryAccess::loadBytes(unsigned NumBytes, MemoryAddress At) {
  Value *Whole = nullptr;
  for (const Chunk &C : chunks(NumBytes, At, /*IsStore=*/false)) {
    Value *Piece = loadChunk(C, At);
    if (!Whole && C.NumBytes == NumBytes)
      return Piece;
    SmallVector<int, 128> Widen(NumBytes, PoisonMaskElem), Merge(NumBytes);
    for (unsigned Byte = 0; Byte != NumBytes; ++Byte) {
      bool IsHere = Byte >= C.OffsetBytes && Byte < C.OffsetBytes + C.NumBytes;
      if (IsHere)
        Widen[Byte] = Byte - C.OffsetBytes;
      Merge[Byte] = Byte < C.OffsetBytes ? int(Byte)
                    : IsHere             ? int(NumBytes + Byte)
                                         : PoisonMaskElem;
    }
    Value *Wide = B.CreateShuffleVector(Piece, Widen);
    Whole = Whole ? B.CreateShuffleVector(Whole, Wide, Merge) : Wide;
  }
  return Whole;
}

void MemoryAccess::storeBytes(Value *Bytes, MemoryAddress At) {
  unsigned NumBytes = numLanes(Bytes->getType());
  for (const Chunk &C : chunks(NumBytes, At, /*IsStore=*/true)) {
    Value *Piece = Bytes;
    if (C.NumBytes != NumBytes) {
      SmallVector<int, 128> Mask;
      for (unsigned Byte = 0; Byte != C.NumBytes; ++Byte)
        Mask.push_back(C.OffsetBytes + Byte);
      Piece = B.CreateShuffleVector(Bytes, Mask);
    }
    storeChunk(C, At, Piece);
  }
}

/// Calls \p Do for each element of the struct or array \p Ty, with the number,
/// the type and the byte offset of the element.
static void forEachElement(Type *Ty, const DataLayout &DL,
                           function_ref<void(unsigned, Type *, uint64_t)> Do) {
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    const StructLayout *Layout = DL.getStructLayout(Struct);
    for (unsigned K = 0; K != Struct->getNumElements(); ++K)
      Do(K, Struct->getElementType(K),
         Layout->getElementOffset(K).getFixedValue());
    return;
  }
  Type *Elem = Ty->getArrayElementType();
  for (unsigned K = 0; K != Ty->getArrayNumElements(); ++K)
    Do(K, Elem, K * DL.getTypeAllocSize(Elem).getFixedValue());
}

/// Returns \p NumLanes lanes of \p Mask, starting with lane \p First. \p Mask
/// has \p Total lanes. Returned lanes that \p Mask does not have are off.
static Value *maskOfPart(IRBuilder<> &B, Value *Mask, unsigned First,
                         unsigned NumLanes, unsigned Total) {
  if (First == 0 && NumLanes == Total)
    return Mask;
  SmallVector<int, 32> Lanes; // Lanes of the second vector are off.
  for (unsigned Lane = First; Lane != First + NumLanes; ++Lane)
    Lanes.push_back(int(std::min(Lane, Total)));
  return B.CreateShuffleVector(Mask, Constant::getNullValue(Mask->getType()),
                               Lanes);
}

static bool isMask(const Type *Ty) {
  return Ty->isVectorTy() && Ty->isIntOrIntVectorTy(1);
}

/// Returns the number of lanes of the smallest predicate that has at least \p
/// NumBytes bytes and can be a bitcast of bytes.
static unsigned lanesOfBytes(unsigned NumBytes) {
  return NumBytes <= 2 ? NumBytes * 8 : alignTo(NumBytes, 4) * 8;
}

Value *MemoryAccess::load(Type *Ty, MemoryAddress At) {
  if (Ty->isAggregateType()) {
    Value *Whole = PoisonValue::get(Ty);
    forEachElement(Ty, DL, [&](unsigned K, Type *Elem, uint64_t OffsetBytes) {
      Value *V = load(Elem, {plus(At.Base, OffsetBytes), At.IsSLM,
                             commonAlignment(At.Alignment, OffsetBytes)});
      Whole = B.CreateInsertValue(Whole, V, K);
    });
    return Whole;
  }
  unsigned NumBytes = unsigned(DL.getTypeStoreSize(Ty).getFixedValue());
  Value *Bytes = loadBytes(NumBytes, At);
  if (isMask(Ty)) {
    unsigned NumLanes = lanesOfBytes(NumBytes);
    Value *Wide = part(Bytes, 0, NumLanes / 8, NumBytes);
    auto *Whole = FixedVectorType::get(B.getInt1Ty(), NumLanes);
    return part(B.CreateBitCast(Wide, Whole), 0, numLanes(Ty), NumLanes);
  }
  if (!Ty->isIntegerTy(1))
    return B.CreateBitCast(Bytes, Ty);
  return B.CreateTrunc(B.CreateBitCast(Bytes, B.getInt8Ty()), Ty);
}

void MemoryAccess::store(Value *V, MemoryAddress At) {
  Type *Ty = V->getType();
  if (Ty->isAggregateType()) {
    forEachElement(Ty, DL, [&](unsigned K, Type *, uint64_t OffsetBytes) {
      Value *Elem = B.CreateExtractValue(V, K);
      Value *Base = plus(At.Base, OffsetBytes);
      store(Elem, {Base, At.IsSLM, commonAlignment(At.Alignment, OffsetBytes)});
    });
    return;
  }
  if (Ty->isIntegerTy(1))
    V = B.CreateZExt(V, B.getInt8Ty());
  unsigned NumBytes = unsigned(DL.getTypeStoreSize(Ty).getFixedValue());
  if (isMask(Ty)) { // Bits without a lane are zero.
    unsigned NumLanes = lanesOfBytes(NumBytes);
    V = B.CreateBitCast(maskOfPart(B, V, 0, NumLanes, numLanes(Ty)),
                        bytesType(B.getContext(), NumLanes / 8));
    return storeBytes(part(V, 0, NumBytes, NumLanes / 8), At);
  }
  storeBytes(B.CreateBitCast(V, bytesType(B.getContext(), NumBytes)), At);
}

//===----------------------------------------------------------------------===//
// Scattered places
//===----------------------------------------------------------------------===//

/// Returns \p NumLanes lanes of \p V, starting with lane \p First. \p V has \p
/// Total lanes. Returned lanes that \p V does not have are poison.
Value *MemoryAccess::part(Value *V, unsigned First, unsigned NumLanes,
                          unsigned Total) {
  if (First == 0 && NumLanes == Total)
    return V;
  SmallVector<int, 32> Mask;
  for (unsigned Lane = First; Lane != First + NumLanes; ++Lane)
    Mask.push_back(Lane < Total ? int(Lane) : PoisonMaskElem);
  return B.CreateShuffleVector(V, Mask);
}

Value *MemoryAccess::gatherSLM(Value *Offsets, unsigned ElemBytes, Value *Mask,
                               Value *Old) {
  unsigned NumLanes = numLanes(Offsets->getType());
  auto *Ty = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  if (ElemBytes == 8) {
    // First the low halves of all lanes, then the high ones.
    Value *Halves[2];
    for (unsigned Half = 0; Half != 2; ++Half) {
      Value *OldHalf =
          B.CreateTrunc(B.CreateLShr(Old, uint64_t(32) * Half), Ty);
      Value *At = B.CreateAdd(
          Offsets, ConstantInt::get(Offsets->getType(), Half * DWordBytes));
      Halves[Half] = gatherSLM(At, DWordBytes, Mask, OldHalf);
    }
    SmallVector<int, 64> Zip;
    for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
      Zip.append({int(Lane), int(NumLanes + Lane)});
    return B.CreateBitCast(B.CreateShuffleVector(Halves[0], Halves[1], Zip),
                           FixedVectorType::get(B.getInt64Ty(), NumLanes));
  }
  auto *ElemTy = B.getIntNTy(8 * ElemBytes);
  Value *OldDWords = PoisonValue::get(Ty);
  if (Old)
    OldDWords = B.CreateZExt(Old, Ty);
  Value *DWords = RB.createIntrinsic(
      GenXIntrinsic::GatherScaled, Ty,
      {Mask ? Mask : B.getTrue(), B.getInt32(Log2_32(ElemBytes)), B.getInt16(0),
       surface(), B.getInt32(0), Offsets, OldDWords});
  return B.CreateTrunc(DWords, FixedVectorType::get(ElemTy, NumLanes));
}

void MemoryAccess::scatterSLM(Value *Offsets, Value *Data, Value *Mask) {
  unsigned NumLanes = numLanes(Offsets->getType());
  unsigned ElemBytes = elementBytes(Data->getType());
  auto *Ty = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  if (ElemBytes == 8) {
    for (unsigned Half = 0; Half != 2; ++Half) {
      Value *At = B.CreateAdd(
          Offsets, ConstantInt::get(Offsets->getType(), Half * DWordBytes));
      Value *Bits = B.CreateLShr(Data, uint64_t(32) * Half);
      scatterSLM(At, B.CreateTrunc(Bits, Ty), Mask);
    }
    return;
  }
  RB.createIntrinsic(GenXIntrinsic::ScatterScaled, B.getVoidTy(),
                     {Mask ? Mask : B.getTrue(), B.getInt32(Log2_32(ElemBytes)),
                      B.getInt16(0), surface(), B.getInt32(0), Offsets,
                      B.CreateZExt(Data, Ty)});
}

/// Loads an integer of \p ElemBytes bytes for each lane. The number of lanes is
/// a power of two.
Value *MemoryAccess::gather(Value *Addresses, bool IsSLM, unsigned ElemBytes,
                            Value *Mask, Value *Old) {
  if (IsSLM)
    return gatherSLM(Addresses, ElemBytes, Mask, Old);
  unsigned NumLanes = numLanes(Addresses->getType());
  Value *MaskOrTrue = Mask ? Mask : B.getTrue();
  if (ElemBytes >= DWordBytes) {
    auto *Ty = FixedVectorType::get(B.getIntNTy(8 * ElemBytes), NumLanes);
    return RB.createIntrinsic(GenXIntrinsic::SvmGather, Ty,
                              {MaskOrTrue, B.getInt32(0), Addresses,
                               Old ? Old : PoisonValue::get(Ty)});
  }
  auto *Ty = bytesType(B.getContext(), NumLanes * DWordBytes);
  auto *DWordsTy = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  Value *OldBytes = B.CreateBitCast(B.CreateZExt(Old, DWordsTy), Ty);
  Value *Bytes = RB.createIntrinsic(
      GenXIntrinsic::SvmGather, Ty,
      {MaskOrTrue, B.getInt32(Log2_32(ElemBytes)), Addresses, OldBytes});
  return B.CreateTrunc(
      B.CreateBitCast(Bytes, DWordsTy),
      FixedVectorType::get(B.getIntNTy(8 * ElemBytes), NumLanes));
}

void MemoryAccess::scatter(Value *Addresses, bool IsSLM, Value *Data,
                           Value *Mask) {
  if (IsSLM)
    return scatterSLM(Addresses, Data, Mask);
  unsigned NumLanes = numLanes(Addresses->getType());
  unsigned ElemBytes = elementBytes(Data->getType());
  unsigned Log2Blocks = 0;
  if (ElemBytes < DWordBytes) {
    auto *DWordsTy = FixedVectorType::get(B.getInt32Ty(), NumLanes);
    Data = B.CreateBitCast(B.CreateZExt(Data, DWordsTy),
                           bytesType(B.getContext(), NumLanes * DWordBytes));
    Log2Blocks = Log2_32(ElemBytes);
  }
  RB.createIntrinsic(
      GenXIntrinsic::SvmScatter, B.getVoidTy(),
      {Mask ? Mask : B.getTrue(), B.getInt32(Log2Blocks), Addresses, Data});
}

/// Returns the number of lanes that one message can handle if it starts with
/// lane \p First. This is a power of 2.
static unsigned lanesFrom(unsigned First, unsigned Total) {
  return std::min(MaxLanes, unsigned(PowerOf2Ceil(Total - First)));
}

Value *MemoryAccess::loadLanes(FixedVectorType *Ty, Value *Addresses,
                               bool IsSLM, Value *Mask, Value *Old) {
  unsigned Total = Ty->getNumElements();
  unsigned ElemBytes = elementBytes(Ty);
  auto *IntTy = FixedVectorType::get(B.getIntNTy(8 * ElemBytes), Total);
  Value *OldInts = B.CreateBitCast(Old, IntTy);
  Value *Whole = nullptr;
  for (unsigned First = 0; First < Total;) {
    unsigned N = lanesFrom(First, Total);
    Value *Here = part(Addresses, First, N, Total);
    Value *OldHere = part(OldInts, First, N, Total);
    Value *MaskHere = maskOfPart(B, Mask, First, N, Total);
    Value *Part = gather(Here, IsSLM, ElemBytes, MaskHere, OldHere);
    if (First == 0 && N == Total)
      return B.CreateBitCast(Part, Ty);
    SmallVector<int, 64> Widen(Total, PoisonMaskElem), Merge(Total);
    for (unsigned Lane = 0; Lane != Total; ++Lane) {
      bool IsHere = Lane >= First && Lane < First + N;
      if (IsHere)
        Widen[Lane] = int(Lane - First);
      Merge[Lane] = int(IsHere ? Total + Lane : Lane);
    }
    Value *Wide = B.CreateShuffleVector(Part, Widen);
    Whole = Whole ? B.CreateShuffleVector(Whole, Wide, Merge) : Wide;
    First += N;
  }
  return B.CreateBitCast(Whole, Ty);
}

void MemoryAccess::storeLanes(Value *V, Value *Addresses, bool IsSLM,
                              Value *Mask) {
  auto *Ty = cast<FixedVectorType>(V->getType());
  unsigned Total = Ty->getNumElements();
  V = B.CreateBitCast(
      V, FixedVectorType::get(B.getIntNTy(8 * elementBytes(Ty)), Total));
  for (unsigned First = 0; First < Total;) {
    unsigned N = lanesFrom(First, Total);
    Value *Here = part(Addresses, First, N, Total);
    Value *Data = part(V, First, N, Total);
    scatter(Here, IsSLM, Data, maskOfPart(B, Mask, First, N, Total));
    First += N;
  }
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

namespace {

struct AtomicMessage {
  AtomicRMWInst::BinOp Op;
  GenXIntrinsic Surface, Address;
  bool IsFloat;
};

} // namespace

static constexpr AtomicMessage AtomicMessages[] = {
    {AtomicRMWInst::Xchg, GenXIntrinsic::DwordAtomicXchg,
     GenXIntrinsic::SvmAtomicXchg, false},
    {AtomicRMWInst::Add, GenXIntrinsic::DwordAtomicAdd,
     GenXIntrinsic::SvmAtomicAdd, false},
    {AtomicRMWInst::Sub, GenXIntrinsic::DwordAtomicSub,
     GenXIntrinsic::SvmAtomicSub, false},
    {AtomicRMWInst::And, GenXIntrinsic::DwordAtomicAnd,
     GenXIntrinsic::SvmAtomicAnd, false},
    {AtomicRMWInst::Or, GenXIntrinsic::DwordAtomicOr,
     GenXIntrinsic::SvmAtomicOr, false},
    {AtomicRMWInst::Xor, GenXIntrinsic::DwordAtomicXor,
     GenXIntrinsic::SvmAtomicXor, false},
    {AtomicRMWInst::Max, GenXIntrinsic::DwordAtomicImax,
     GenXIntrinsic::SvmAtomicImax, false},
    {AtomicRMWInst::Min, GenXIntrinsic::DwordAtomicImin,
     GenXIntrinsic::SvmAtomicImin, false},
    {AtomicRMWInst::UMax, GenXIntrinsic::DwordAtomicMax,
     GenXIntrinsic::SvmAtomicMax, false},
    {AtomicRMWInst::UMin, GenXIntrinsic::DwordAtomicMin,
     GenXIntrinsic::SvmAtomicMin, false},
    {AtomicRMWInst::FMax, GenXIntrinsic::DwordAtomicFmax,
     GenXIntrinsic::SvmAtomicFmax, true},
    {AtomicRMWInst::FMin, GenXIntrinsic::DwordAtomicFmin,
     GenXIntrinsic::SvmAtomicFmin, true}};

/// Do atomic messages move values of the size of \p Ty? They move dwords and,
/// except in shared local memory, qwords.
static bool hasAtomicSize(Type *Ty, bool IsSLM) {
  unsigned Bits = Ty->getScalarSizeInBits();
  return Bits == 32 || (Bits == 64 && !IsSLM);
}

std::optional<GenXIntrinsic>
MemoryAccess::atomicMessage(AtomicRMWInst::BinOp Op, Type *Ty, bool IsSLM) {
  for (const AtomicMessage &M : AtomicMessages) {
    bool IsFloat = Ty->isFloatTy() && Op != AtomicRMWInst::Xchg;
    if (M.Op == Op && M.IsFloat == IsFloat && hasAtomicSize(Ty, IsSLM))
      return IsSLM ? M.Surface : M.Address;
  }
  return std::nullopt;
}

bool MemoryAccess::hasCompareExchange(Type *Ty, bool IsSLM) {
  return hasAtomicSize(Ty, IsSLM);
}

Value *MemoryAccess::atomic(GenXIntrinsic Id, MemoryAddress At, Type *Ty,
                            ArrayRef<Value *> Srcs) {
  bool IsFloat = any_of(AtomicMessages, [Id](const AtomicMessage &M) {
    return M.IsFloat && (M.Surface == Id || M.Address == Id);
  });
  Type *Elem = IsFloat ? Ty : B.getIntNTy(Ty->getScalarSizeInBits());
  auto *VecTy = FixedVectorType::get(Elem, 1);
  SmallVector<Value *, 8> Args{B.getTrue()};
  if (At.IsSLM)
    Args.push_back(surface());
  Args.push_back(asVector(B, At.Base));
  for (Value *Src : Srcs)
    Args.push_back(B.CreateBitCast(Src, VecTy));
  Args.push_back(PoisonValue::get(VecTy));
  return B.CreateBitCast(RB.createIntrinsic(Id, VecTy, Args), Ty);
}

} // namespace cmx
