//===- Messages.cpp - Loads, stores and atomics as runtime calls ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime reads operands from memory and writes results to memory. If lanes
// of a load may be disabled, its result variable is first set to the old value,
// or to poison if there is no old value.
//
// Sums of 32-bit offsets wrap around. If the wrapped address leaves the
// surface, the runtime reports the access.
//
// If a load moves fewer bytes than a lane of the result has, the upper bytes
// have an arbitrary but fixed value: frozen poison.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::generic {

using runtime::AtomicOp;
using runtime::Space;

unsigned atomicSources(AtomicOp Op) {
  static const unsigned NumSrcs[] = {
#define CMX_RUNTIME_ATOMIC(Enum, Name, NumSrcs) NumSrcs,
#include "cmx/Oracle/Runtime/Atomics.def"
  };
  return NumSrcs[unsigned(Op)];
}

static std::optional<AtomicOp> atomicByName(StringRef Name) {
  static const StringRef Names[] = {
#define CMX_RUNTIME_ATOMIC(Enum, Name, NumSrcs) Name,
#include "cmx/Oracle/Runtime/Atomics.def"
  };
  for (unsigned K = 0; K != std::size(Names); ++K)
    if (Names[K] == Name)
      return AtomicOp(K);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Common parts
//===----------------------------------------------------------------------===//

/// Returns space and surface. Shared local memory is surface 254, or the result
/// of predefined.surface.
std::pair<Value *, Value *> GenericLowering::target() {
  Value *Surface = operand("surface");
  if (Surface->getType()->isPointerTy())
    return {i32(unsigned(Space::Surface)),
            callRuntime(RuntimeFunction::GetId,
                        {i32(unsigned(runtime::Id::BindlessSurface)), i32(0)})};
  auto *CI = dyn_cast<ConstantInt>(Surface);
  auto Id = getGenXIntrinsic(*Surface);
  bool IsSLM = (CI && CI->getZExtValue() == SLMSurface) ||
               Id == GenXIntrinsic::PredefinedSurface;
  return {i32(unsigned(IsSLM ? Space::SLM : Space::Surface)),
          IsSLM ? i32(0) : Surface};
}

/// Returns the mask with an i1 for each lane. A scalar mask applies to all
/// lanes.
Value *GenericLowering::laneMask(unsigned NumLanes) {
  Value *Mask = operand("mask");
  Type *Ty = FixedVectorType::get(B.getInt1Ty(), NumLanes);
  if (!Mask)
    return Constant::getAllOnesValue(Ty);
  if (laneCount(Mask->getType()) == NumLanes)
    return Mask;
  if (Mask->getType()->isVectorTy())
    Mask = B.CreateExtractElement(Mask, i64(0));
  return splatLike(Ty, Mask);
}

/// Stores the mask in memory, with a byte for each lane, and returns its
/// address.
Value *GenericLowering::messageMask(unsigned NumLanes) {
  return inMemory(laneMask(NumLanes));
}

/// If \p IsWhole is set, a load without disabled lanes writes the whole result.
Value *GenericLowering::loadPlace(Type *Ty, bool IsWhole) {
  Value *Place = scratch(Ty);
  Value *Old = operand("old"), *Mask = operand("mask");
  auto *C = dyn_cast_or_null<Constant>(Mask);
  if (IsWhole && (!Mask || (C && C->isAllOnesValue())))
    return Place;
  B.CreateAlignedStore(Old ? Old : PoisonValue::get(Ty), Place, ScratchAlign);
  return Place;
}

/// Stores the addresses in memory, with an i64 for each lane, and returns the
/// variable.
Value *GenericLowering::addressesInMemory(Value *Addresses) {
  return inMemory(resizeInt(Addresses, 64, /*Signed=*/false));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Value *GenericLowering::lowerBlock(Value *Space, Value *Surface, Value *Address,
                                   unsigned AlignBytes) {
  Address = resizeInt(Address, 64, /*Signed=*/false);
  Value *Data = operand("data");
  Value *Bytes = i32(typeBytes(messageDataType(*Call, *Info)));
  if (Data)
    return callRuntime(
        RuntimeFunction::BlockStore,
        {Space, Surface, Address, Bytes, i32(AlignBytes), inMemory(Data)});
  Value *To = loadPlace(Call->getType(), /*IsWhole=*/true);
  callRuntime(RuntimeFunction::BlockLoad,
              {Space, Surface, Address, Bytes, i32(AlignBytes), To});
  return B.CreateAlignedLoad(Call->getType(), To, ScratchAlign);
}

/// In registers, a row takes its width, rounded up to a power of two bytes, but
/// at least 4 bytes.
Value *GenericLowering::lowerMediaBlock() {
  unsigned WidthBytes = unsigned(constant("blockwidth"));
  unsigned PitchBytes = std::max(4u, unsigned(PowerOf2Ceil(WidthBytes)));
  unsigned Rows = typeBytes(messageDataType(*Call, *Info)) / PitchBytes;
  SmallVector<Value *, 8> Args{i32(constant("modifiers")),
                               operand("surface"),
                               operand("x"),
                               operand("y"),
                               i32(WidthBytes),
                               i32(Rows),
                               i32(PitchBytes)};
  if (Value *Data = operand("data")) {
    Args.push_back(inMemory(Data));
    return callRuntime(RuntimeFunction::MediaStore, Args);
  }
  Value *To = loadPlace(Call->getType(), WidthBytes == PitchBytes);
  Args.push_back(To);
  callRuntime(RuntimeFunction::MediaLoad, Args);
  return B.CreateAlignedLoad(Call->getType(), To, ScratchAlign);
}

//===----------------------------------------------------------------------===//
// Scattered access
//===----------------------------------------------------------------------===//

Value *GenericLowering::lowerLanes(const LaneMessage &L) {
  unsigned NumLanes = laneCount(L.Addresses->getType());
  Value *Addresses = addressesInMemory(L.Addresses);
  Value *Mask = messageMask(NumLanes);
  SmallVector<Value *, 12> Args{
      L.Space,          L.Surface,      i32(NumLanes),
      Addresses,        Mask,           i32(L.MemBytes),
      i32(L.RegBytes),  i32(L.NumElts), i32(L.ElementMask),
      i32(L.AlignBytes)};
  if (Value *Data = operand("data")) {
    Args.push_back(inMemory(Data));
    return callRuntime(RuntimeFunction::LaneStore, Args);
  }
  Value *To = loadPlace(Call->getType(), /*IsWhole=*/true);
  Args.push_back(To);
  callRuntime(RuntimeFunction::LaneLoad, Args);
  return B.CreateAlignedLoad(Call->getType(), To, ScratchAlign);
}

/// Returns \p Loaded with some bytes replaced by frozen poison. Each lane has
/// groups of \p RegBytes bytes. In each group of an active lane, all bytes
/// after the first \p Bytes bytes are replaced.
Value *GenericLowering::openAbove(Value *Loaded, unsigned Bytes,
                                  unsigned RegBytes) {
  Type *Ty = Loaded->getType();
  unsigned NumBytes = typeBytes(Ty);
  auto *BytesTy = FixedVectorType::get(B.getInt8Ty(), NumBytes);
  Value *Known = B.CreateBitCast(Loaded, BytesTy);
  Value *Open = B.CreateFreeze(PoisonValue::get(BytesTy));
  SmallVector<int, 64> Either(NumBytes), LaneOf(NumBytes);
  for (unsigned N = 0; N != NumBytes; ++N) {
    Either[N] = int(N % RegBytes < Bytes ? N : NumBytes + N);
    LaneOf[N] = int(N / RegBytes);
  }
  Value *Result = B.CreateShuffleVector(Known, Open, Either);
  Value *Mask = laneMask(NumBytes / RegBytes);
  auto *C = dyn_cast<Constant>(Mask);
  if (!C || !C->isAllOnesValue())
    Result = B.CreateSelect(B.CreateShuffleVector(Mask, LaneOf), Result, Known);
  return B.CreateBitCast(Result, Ty);
}

/// Lowers gathers and scatters. Each lane has a dword in the data, and the
/// message moves the low 1, 2 or 4 bytes of this dword.
Value *GenericLowering::lowerGather() {
  auto [Space, Surface] = target();
  Value *Offsets = operand("offsets");
  Value *Global = splatLike(Offsets->getType(), operand("globaloffset"));
  unsigned Bytes = 1u << constant("log2blocks");
  Value *Loaded = lowerLanes({Space, Surface, B.CreateAdd(Global, Offsets),
                              Bytes, 4, 1, 1, /*AlignBytes=*/1});
  return Bytes < 4 && !operand("data") ? openAbove(Loaded, Bytes, 4) : Loaded;
}

Value *GenericLowering::lowerGather4() {
  auto [Space, Surface] = target();
  Value *Offsets = operand("offsets");
  Value *Global = splatLike(Offsets->getType(), operand("globaloffset"));
  return lowerLanes({Space, Surface, B.CreateAdd(Global, Offsets), 4, 4, 4,
                     unsigned(constant("channelmask")), /*AlignBytes=*/4});
}

/// If blocks have one byte, the blocks of a lane are neighbours in a dword or
/// qword. If blocks have a dword or qword, the first blocks of all lanes come
/// first, then the second blocks, and so on.
Value *GenericLowering::lowerSvmGather() {
  unsigned BlockBytes =
      messageDataType(*Call, *Info)->getScalarSizeInBits() / 8;
  unsigned NumBlocks = 1u << constant("log2blocks");
  LaneMessage L{i32(unsigned(Space::SVM)),
                i32(0),
                operand("addresses"),
                BlockBytes,
                BlockBytes,
                NumBlocks,
                maskTrailingOnes<unsigned>(NumBlocks),
                BlockBytes};
  if (BlockBytes == 1) {
    L.MemBytes = NumBlocks;
    L.RegBytes = std::max(4u, NumBlocks);
    L.NumElts = L.ElementMask = 1;
  }
  Value *Loaded = lowerLanes(L);
  return L.MemBytes < L.RegBytes && !operand("data")
             ? openAbove(Loaded, L.MemBytes, L.RegBytes)
             : Loaded;
}

Value *GenericLowering::lowerSvmGather4() {
  Value *Offsets = resizeInt(operand("offsets"), 64, /*Signed=*/false);
  Value *Base = splatLike(Offsets->getType(), operand("base"));
  return lowerLanes({i32(unsigned(Space::SVM)), i32(0),
                     B.CreateAdd(Base, Offsets), 4, 4, 4,
                     unsigned(constant("channelmask")), /*AlignBytes=*/4});
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

Value *GenericLowering::emitAtomic(AtomicOp Op, Value *Space, Value *Surface,
                                   Value *Addresses, unsigned MemBytes,
                                   unsigned RegBytes,
                                   ArrayRef<Value *> Sources) {
  unsigned NumLanes = laneCount(Addresses->getType());
  Value *AddressPlace = addressesInMemory(Addresses);
  Value *Mask = messageMask(NumLanes);
  Value *Null = ConstantPointerNull::get(B.getPtrTy());
  Value *SourcePlace[2] = {Null, Null};
  for (unsigned K = 0; K != Sources.size(); ++K)
    SourcePlace[K] = inMemory(Sources[K]);
  Type *Ty = Call->getType();
  Value *Old = Ty->isVoidTy() ? Null : loadPlace(Ty, /*IsWhole=*/true);
  callRuntime(RuntimeFunction::LaneAtomic,
              {i32(unsigned(Op)), Space, Surface, i32(NumLanes), AddressPlace,
               Mask, i32(MemBytes), i32(RegBytes), SourcePlace[0],
               SourcePlace[1], Old});
  return Ty->isVoidTy() ? nullptr : B.CreateAlignedLoad(Ty, Old, ScratchAlign);
}

/// Takes the operation from the vISA name in the table of intrinsics, such as
/// "dword_atomic.add".
Value *GenericLowering::lowerAtomic() {
  if (Info->Shape == ShapeRule::LscAtomic)
    return lowerLsc();
  AtomicOp Op = *atomicByName(StringRef(Info->VisaName).split('.').second);
  SmallVector<Value *, 2> Sources;
  for (StringRef Name : {"compare", "src"})
    if (Value *V = operand(Name))
      Sources.push_back(V);
  unsigned Bytes = Call->getType()->getScalarSizeInBits() / 8;
  if (Value *Addresses = operand("addresses"))
    return emitAtomic(Op, i32(unsigned(Space::SVM)), i32(0), Addresses, Bytes,
                      Bytes, Sources);
  if (operand("u"))
    return emitAtomic(Op, i32(unsigned(Space::Image)), operand("surface"),
                      pixelAddresses(), Bytes, Bytes, Sources);
  auto [Space, Surface] = target();
  Value *Offsets = operand("offsets");
  // The offsets of the oldest atomics count dwords.
  if (Value *Global = operand("globaloffset"))
    Offsets = B.CreateShl(
        B.CreateAdd(Offsets, splatLike(Offsets->getType(), Global)), 2);
  return emitAtomic(Op, Space, Surface, Offsets, Bytes, Bytes, Sources);
}

Value *GenericLowering::lowerMessage() {
  switch (Info->Shape) {
  case ShapeRule::OwordBlock: {
    auto [Space, Surface] = target();
    Value *Offset = operand("offset");
    bool InBytes = Info->VisaName == "oword_ld_unaligned";
    // No surface has more than 2^32 bytes, which are 2^28 owords.
    if (!InBytes) {
      Offset = resizeInt(Offset, 64, /*Signed=*/false);
      B.CreateAssumption(B.CreateICmpULT(Offset, B.getInt64(1 << 28)));
      Offset = B.CreateShl(Offset, 4);
    }
    return lowerBlock(Space, Surface, Offset, InBytes ? 4 : 16);
  }
  case ShapeRule::SvmBlock:
    return lowerBlock(i32(unsigned(Space::SVM)), i32(0), operand("address"),
                      Info->Id == GenXIntrinsic::SvmBlockLdUnaligned ? 4 : 16);
  case ShapeRule::MediaBlock:
    return lowerMediaBlock();
  case ShapeRule::GatherScaled:
    return lowerGather();
  case ShapeRule::Gather4Scaled:
    return lowerGather4();
  case ShapeRule::SvmGather:
    return lowerSvmGather();
  case ShapeRule::SvmGather4:
    return lowerSvmGather4();
  case ShapeRule::Typed:
    return lowerTyped();
  case ShapeRule::Sampler:
  case ShapeRule::Sampler3D:
  case ShapeRule::SampleUnorm:
    return lowerSampler();
  case ShapeRule::LscBlock2D:
    return lowerBlock2D();
  case ShapeRule::Dpas:
    return lowerDpas();
  default:
    return lowerLsc();
  }
}

} // namespace cmx::generic
