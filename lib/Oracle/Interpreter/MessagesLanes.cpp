//===- MessagesLanes.cpp - Scattered access and atomics -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "cmx/Oracle/Runtime/SamplerModel.h"
#include "llvm/ADT/bit.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using runtime::LaneAccess;
using runtime::Space;
using visa::Opcode;
using visa::Operand;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The binding table's entry for shared local memory (vISA spec, "Surfaces").
static constexpr uint32_t SLMIndex = 254;

MessageExecutor::Target MessageExecutor::surface(const Operand &O) const {
  if (ThreadState::isSLM(O))
    return {Space::SLM, 0};
  uint32_t Number = S.readState(O);
  if (Number == SLMIndex)
    return {Space::SLM, 0};
  return {Space::Surface, Number};
}

static uint64_t readInt(const uint8_t *From, unsigned Bytes) {
  uint64_t Value = 0;
  std::memcpy(&Value, From, Bytes); // Host and GPU are little endian.
  return Value;
}

bool MessageExecutor::readNumber(const Operand &O, unsigned Bytes,
                                 uint64_t &Value) {
  if (O.kind() == Operand::Kind::Imm) {
    Value = O.immBits();
    return true;
  }
  const uint8_t *From = S.readRaw(O, 0, Bytes);
  if (!From)
    return false;
  Value = readInt(From, Bytes);
  return true;
}

bool MessageExecutor::findLanes() {
  visa::Exec X = I.Lanes;
  if (I.Op == Opcode::SampleUnorm) // Each pixel is a lane.
    Lanes = X.Size = runtime::UnormPixels;
  uint32_t Bits = S.activeLanes(I, X);
  for (unsigned L = 0; L != Lanes; ++L)
    Mask[L] = Bits >> L & 1;
  return Bits & lowLanes(Lanes);
}

bool MessageExecutor::readAddresses(const Operand &O, unsigned Bytes) {
  const uint8_t *From = S.rawBytes(O, 0, uint64_t(Bytes) * Lanes);
  if (!From)
    return false;
  for (unsigned L = 0; L != Lanes; ++L, From += Bytes) {
    if (Mask[L] && !S.noteRead(From, Bytes))
      return false;
    Addresses[L] = readInt(From, Bytes);
  }
  return true;
}

void MessageExecutor::addOffset32(uint64_t Base, unsigned Scale) {
  for (unsigned L = 0; L != Lanes; ++L)
    Addresses[L] = uint32_t((Addresses[L] + Base) * Scale);
}

LaneAccess MessageExecutor::access(Target At, unsigned MemBytes,
                                   unsigned RegBytes,
                                   unsigned AlignBytes) const {
  LaneAccess A;
  A.S = At.S;
  A.Surface = At.Surface;
  A.Lanes = Lanes;
  A.Addresses = Addresses;
  A.Mask = Mask;
  A.MemBytes = MemBytes;
  A.RegBytes = RegBytes;
  A.AlignBytes = AlignBytes;
  return A;
}

//===----------------------------------------------------------------------===//
// Data of lanes
//===----------------------------------------------------------------------===//

/// Returns the number of elements of a lane that are in registers.
static unsigned numRegElts(const LaneAccess &A) {
  return llvm::popcount(A.ElementMask & lowLanes(A.NumElts));
}

static unsigned laneStride(const LaneAccess &A) {
  return A.LaneStride ? A.LaneStride : A.Lanes;
}

/// Returns the number of bytes from the first lane of the first element to the
/// last lane of the last element.
static uint64_t regBytes(const LaneAccess &A) {
  unsigned Elts = numRegElts(A);
  return Elts ? (uint64_t(Elts - 1) * laneStride(A) + A.Lanes) * A.RegBytes : 0;
}

void MessageExecutor::noteLanes(const LaneAccess &A, uint8_t *First,
                                bool IsLoad) {
  if (S.Written.empty())
    return;
  for (unsigned E = 0, N = numRegElts(A); E != N; ++E)
    for (unsigned L = 0; L != Lanes; ++L) {
      if (!Mask[L])
        continue;
      uint8_t *At = First + (E * laneStride(A) + L) * A.RegBytes;
      if (IsLoad)
        S.noteWritten(At, A.RegBytes);
      else
        S.noteRead(At, A.MemBytes);
    }
}

void MessageExecutor::spoilAbove(const LaneAccess &A, uint8_t *First) {
  if (A.MemBytes >= A.RegBytes)
    return;
  for (unsigned L = 0; L != Lanes; ++L)
    if (Mask[L])
      S.spoil(First + L * A.RegBytes + A.MemBytes, A.RegBytes - A.MemBytes);
}

bool MessageExecutor::loadLanes(const LaneAccess &A, const Operand &Data,
                                bool IsOpenAbove) {
  uint8_t *To = S.rawBytes(Data, 0, regBytes(A));
  if (!To || !runtime::laneLoad(S.T, A, {To, nullptr}))
    return false;
  noteLanes(A, To, /*IsLoad=*/true);
  if (IsOpenAbove)
    spoilAbove(A, To);
  return true;
}

bool MessageExecutor::storeLanes(const LaneAccess &A, const Operand &Data) {
  uint8_t *From = S.rawBytes(Data, 0, regBytes(A));
  if (!From)
    return false;
  noteLanes(A, From, /*IsLoad=*/false);
  return runtime::laneStore(S.T, A, From);
}

bool MessageExecutor::atomicLanes(const LaneAccess &A, runtime::AtomicOp Op,
                                  const Operand &Src0, const Operand &Src1,
                                  const Operand &Dst, bool IsOpenAbove) {
  // Copy the sources, because the result may be written to their registers.
  uint8_t Copies[2][MaxLanes * 8];
  const uint8_t *Srcs[2] = {nullptr, nullptr};
  const Operand *SrcOps[2] = {&Src0, &Src1};
  for (unsigned N = 0; N != 2; ++N) {
    if (SrcOps[N]->isAbsent())
      continue;
    uint8_t *From = S.rawBytes(*SrcOps[N], 0, regBytes(A));
    if (!From)
      return false;
    noteLanes(A, From, /*IsLoad=*/false);
    std::memcpy(Copies[N], From, regBytes(A));
    Srcs[N] = Copies[N];
  }
  runtime::Bytes Old;
  if (!Dst.isAbsent() && !(Old.Data = S.rawBytes(Dst, 0, regBytes(A))))
    return false;
  if (!runtime::laneAtomic(S.T, A, Op, Srcs[0], Srcs[1], Old))
    return false;
  if (!Old.Data)
    return true;
  noteLanes(A, Old.Data, /*IsLoad=*/true);
  if (IsOpenAbove)
    spoilAbove(A, Old.Data);
  return true;
}

//===----------------------------------------------------------------------===//
// By surface
//===----------------------------------------------------------------------===//

/// Offsets of gather and scatter count elements, and offsets of the scaled
/// forms count bytes. In registers, a byte or word takes a dword. The upper
/// bytes of the dword are undefined after a load (vISA specification, GATHER,
/// GATHER_SCALED).
bool MessageExecutor::surfaceScatter() {
  auto Base = S.readScalar(Ops[1]);
  if (!Base)
    return false;
  if (!readAddresses(Ops[2], 4))
    return false;
  bool InElts = I.Op == Opcode::Gather || I.Op == Opcode::Scatter;
  unsigned Bytes = I.Message.ElemBytes;
  addOffset32(uint64_t(*Base), InElts ? Bytes : 1);
  LaneAccess A = access(surface(Ops[0]), Bytes, 4, 1);
  bool IsStore = I.Op == Opcode::Scatter || I.Op == Opcode::ScatterScaled;
  return IsStore ? storeLanes(A, Ops[3])
                 : loadLanes(A, Ops[3], /*IsOpenAbove=*/true);
}

/// Each channel starts in a new register (vISA spec, gather4_scaled).
static void useChannels(LaneAccess &A, unsigned Channels, unsigned GRFBytes) {
  A.NumElts = 4;
  A.ElementMask = Channels;
  A.LaneStride = std::max(A.Lanes, GRFBytes / 4);
}

bool MessageExecutor::surfaceQuad() {
  auto Base = S.readScalar(Ops[1]);
  if (!Base)
    return false;
  if (!readAddresses(Ops[2], 4))
    return false;
  addOffset32(uint64_t(*Base));
  LaneAccess A = access(surface(Ops[0]), 4, 4, 4);
  useChannels(A, I.Message.Channels, S.grfBytes());
  return I.Op == Opcode::Scatter4Scaled ? storeLanes(A, Ops[3])
                                        : loadLanes(A, Ops[3]);
}

bool MessageExecutor::typedCoordinates(const Operand &O, uint32_t *To) {
  if (O.isAbsent()) {
    std::fill_n(To, Lanes, 0u);
    return true;
  }
  if (!readAddresses(O, 4))
    return false;
  for (unsigned L = 0; L != Lanes; ++L)
    To[L] = uint32_t(Addresses[L]);
  return true;
}

bool MessageExecutor::typedQuad() {
  uint32_t U[MaxLanes], V[MaxLanes];
  if (!typedCoordinates(Ops[1], U) || !typedCoordinates(Ops[2], V))
    return false;
  runtime::ImageAccess A;
  A.Surface = surface(Ops[0]).Surface;
  A.Lanes = Lanes;
  A.U = U;
  A.V = V;
  A.Mask = Mask;
  A.Channels = I.Message.Channels;
  A.LaneStride = std::max(Lanes, S.grfBytes() / 4);
  LaneAccess Shape = access({}, 4, 4, 1);
  useChannels(Shape, I.Message.Channels, S.grfBytes());
  uint8_t *Data = S.rawBytes(Ops[5], 0, regBytes(Shape));
  if (!Data)
    return false;
  if (I.Op == Opcode::Scatter4Typed) {
    noteLanes(Shape, Data, /*IsLoad=*/false);
    return runtime::imageStore(S.T, A, Data);
  }
  if (!runtime::imageLoad(S.T, A, {Data, nullptr}))
    return false;
  noteLanes(Shape, Data, /*IsLoad=*/true);
  return true;
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

/// Returns the runtime's operation, which has the same name as in vISA.
static runtime::AtomicOp atomicOp(visa::AtomicOp Op) {
  static const runtime::AtomicOp Ops[] = {
#define CMX_VISA_ATOMIC(Enum, ...) runtime::AtomicOp::Enum,
#include "cmx/VISA/Messages.def"
  };
  return Ops[unsigned(Op)];
}

/// Does vISA order the source operands of \p Op differently from the runtime?
/// In vISA's table of dword_atomic, cmpxchg compares with source 1 and writes
/// source 0. fcmpwr compares with source 0 and writes source 1. (The finalizer
/// follows this table: found by experiment with GenX_IR 1.0.12504.)
static bool swapsSources(visa::AtomicOp Op) {
  return Op == visa::AtomicOp::CmpXchg;
}

/// Executes atomics by surface or by address. In registers, a word is in the
/// low half of a dword.
bool MessageExecutor::dataPortAtomic() {
  bool IsSvm = I.Op == Opcode::SvmAtomic;
  // O contains the addresses, the sources and the destination.
  llvm::ArrayRef<Operand> O = IsSvm ? Ops : Ops.drop_front();
  if (!readAddresses(O[0], IsSvm ? 8 : 4))
    return false;
  bool Swap = swapsSources(I.Message.Atomic);
  unsigned Bytes = I.Message.AtomicBits / 8;
  return atomicLanes(access(IsSvm ? Target() : surface(Ops[0]), Bytes,
                            std::max(4u, Bytes), Bytes),
                     atomicOp(I.Message.Atomic), O[Swap ? 2 : 1],
                     O[Swap ? 1 : 2], O[3], /*IsOpenAbove=*/true);
}

/// Operands: surface, u, v, r, lod, two sources, destination.
bool MessageExecutor::typedAtomic() {
  uint32_t U[MaxLanes], V[MaxLanes];
  if (!typedCoordinates(Ops[1], U) || !typedCoordinates(Ops[2], V))
    return false;
  for (unsigned L = 0; L != Lanes; ++L)
    Addresses[L] = U[L] | uint64_t(V[L]) << 32;
  bool Swap = swapsSources(I.Message.Atomic);
  return atomicLanes(access({Space::Image, surface(Ops[0]).Surface}, 4, 4, 1),
                     atomicOp(I.Message.Atomic), Ops[Swap ? 6 : 5],
                     Ops[Swap ? 5 : 6], Ops[7],
                     /*IsOpenAbove=*/true);
}

//===----------------------------------------------------------------------===//
// By address
//===----------------------------------------------------------------------===//

/// In registers, consecutive dwords or qwords of a lane are as many elements
/// apart as the message has lanes, but at least 8 (found by experiment with
/// GenX_IR 1.0.12504). The bytes of a lane are together in a dword, or in a
/// qword if there are eight bytes. If they do not fill the dword, its upper
/// bytes are undefined after a load.
bool MessageExecutor::svmScatter() {
  if (!readAddresses(Ops[0], 8))
    return false;
  unsigned Bytes = I.Message.ElemBytes, Count = I.Message.NumElts;
  LaneAccess A;
  if (Bytes == 1) {
    A = access({}, Count, std::max(4u, Count), 1);
  } else {
    A = access({}, Bytes, Bytes, Bytes);
    A.NumElts = Count;
    A.LaneStride = std::max(8u, Lanes);
  }
  return I.Op == Opcode::SvmScatter ? storeLanes(A, Ops[1])
                                    : loadLanes(A, Ops[1],
                                                /*IsOpenAbove=*/true);
}

bool MessageExecutor::svmQuad() {
  auto Base = S.readScalar(Ops[0]);
  if (!Base)
    return false;
  if (!readAddresses(Ops[1], 8))
    return false;
  for (unsigned L = 0; L != Lanes; ++L)
    Addresses[L] += uint64_t(*Base);
  LaneAccess A = access({}, 4, 4, 4);
  useChannels(A, I.Message.Channels, S.grfBytes());
  return I.Op == Opcode::SvmScatter4Scaled ? storeLanes(A, Ops[2])
                                           : loadLanes(A, Ops[2]);
}
