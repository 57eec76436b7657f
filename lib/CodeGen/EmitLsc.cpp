//===- EmitLsc.cpp - Messages of the load/store cache ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the intrinsics of the data port on platforms that only have LSC, and
// the intrinsics of LSC itself. vISA spec, lsc_load, lsc_store, lsc_atomic.
//
// A message serves as many lanes as half a register has bytes, 16 or 32 (found
// by experiment: smaller sizes are sent as that many lanes). Only with this
// number of lanes do vectors of elements per lane have the layout of the
// intrinsics; with fewer lanes each element is a message of its own, with its
// offset in the address.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "cmx/VISA/LscDescriptor.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// The most data of one message.
static constexpr unsigned MaxDataRegisters = 8;

unsigned MessageEmitter::lscLanes() const { return TD.grfBytes() / 2; }

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// The number of a surface, an immediate or a variable, as LSC messages take
/// it.
MessageEmitter::LscTarget MessageEmitter::lscSurface(const BaleSource &S) {
  LscTarget T;
  T.IsSLM = isSLM(S);
  if (T.IsSLM)
    return T;
  T.Model = visa::LscModel::BTI;
  if (auto *C = dyn_cast<Constant>(S.V)) {
    T.Surface = E.immediate(C, ElemType::UD, Modifier::None);
    return T;
  }
  auto *A = dyn_cast<Argument>(S.V);
  auto It = A ? E.States.find(A) : E.States.end();
  if (It == E.States.end() && S.R.offsetBytes() == 0) {
    T.Surface = visa::Operand::raw(E.general(S.V, ElemType::UD));
    return T;
  }
  visa::DeclId Number = E.temporary(ElemType::UD, 1);
  if (It == E.States.end())
    VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(Number),
               scalar(S, ElemType::UD));
  else
    VB.emitMovs(visa::Exec::scalar(), visa::Operand::dst(Number),
                visa::Operand::state(It->second));
  T.Surface = visa::Operand::raw(Number);
  return T;
}

static visa::LscAccess accessOf(bool IsSLM, visa::LscData Data) {
  visa::LscAccess A;
  A.SFID = IsSLM ? visa::LscSFID::SLM : visa::LscSFID::UGM;
  A.Data = Data;
  return A;
}

static visa::LscAddress addressOf(const visa::Operand &Surface,
                                  visa::LscModel Model, unsigned AddrBits) {
  visa::LscAddress A;
  A.Model = Model;
  A.AddrBits = AddrBits;
  A.Surface = Surface;
  return A;
}

/// One offset in bytes. \p S counts in units of 1 << \p Shift bytes.
MessageEmitter::Place MessageEmitter::lscScalarOffset(const BaleSource &S,
                                                      unsigned Shift) {
  if (!Shift && !isa<Constant>(S.V))
    return registers(S, ElemType::UD, 1);
  auto *CI = dyn_cast<ConstantInt>(S.V);
  bool IsZero = isa<Constant>(S.V) && (!CI || CI->isZero());
  if (IsZero && E.ZeroOffset != visa::DeclId::None)
    return {E.ZeroOffset, 0};
  Place P = {E.temporary(ElemType::UD, 1), 0};
  if (isa<Constant>(S.V)) {
    uint32_t Bytes = IsZero ? 0 : uint32_t(CI->getZExtValue() << Shift);
    VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(P.Var),
               visa::Operand::imm(ElemType::UD, Bytes));
    if (IsZero)
      E.ZeroOffset = P.Var;
    return P;
  }
  VB.emitALU(Operation::Shl, visa::Exec::scalar(), visa::Operand::dst(P.Var),
             {E.scalarSource(S, ElemType::UD),
              visa::Operand::imm(ElemType::UD, Shift)});
  return P;
}

MessageEmitter::Place MessageEmitter::plus(Place Addresses, ElemType T,
                                           unsigned NumLanes,
                                           visa::Operand Base) {
  Place Sum = {E.temporary(T, NumLanes), 0};
  unsigned Bytes = elemTypeBytes(T);
  unsigned Step = std::min(32u, 2 * TD.grfBytes() / Bytes);
  for (unsigned First = 0; First < NumLanes; First += Step) {
    unsigned N = std::min(Step, NumLanes - First);
    int64_t At = Addresses.OffsetBytes + First * Bytes;
    visa::DeclId V = E.reachable(Addresses.Var, At);
    VB.emitALU(Operation::Add, visa::Exec::noMask(N),
               visa::Operand::dst(Sum.Var, First * Bytes),
               {N == 1 ? visa::Operand::scalar(V, uint32_t(At))
                       : visa::Operand::vec(V, uint32_t(At)),
                Base});
  }
  return Sum;
}

/// The offsets plus the global offset, which the message adds if it is
/// constant.
MessageEmitter::Place MessageEmitter::lscOffsets(unsigned NumLanes,
                                                 int32_t &ConstantBytes) {
  Place Offsets = registers(*operand("offsets"), ElemType::UD, NumLanes);
  const BaleSource &Global = *operand("globaloffset");
  ConstantBytes = 0;
  if (auto *CI = dyn_cast<ConstantInt>(Global.V)) {
    ConstantBytes = int32_t(CI->getZExtValue());
    return Offsets;
  }
  if (isa<Constant>(Global.V))
    return Offsets;
  return plus(Offsets, ElemType::UD, NumLanes, scalar(Global, ElemType::UD));
}

//===----------------------------------------------------------------------===//
// Shapes of messages
//===----------------------------------------------------------------------===//

/// Emits a block as a "transposed" vector of dwords in one lane.
void MessageEmitter::emitLscBlock(const LscTarget &T, Place Address,
                                  unsigned AddrBits) {
  unsigned Bytes = unsigned(registerBytes(dataType()));
  visa::LscAccess A = accessOf(T.IsSLM, visa::LscData::D32);
  A.VectorSize = Bytes / 4;
  A.Transpose = true;
  visa::LscAddress Addr = addressOf(T.Surface, T.Model, AddrBits);
  Addr.Address = Address.raw();
  if (isStore()) {
    visa::Operand Data = data(ElemType::UD, Bytes / 4).raw();
    VB.emitLscStore(A, visa::Exec::lanes(1), Addr, Data);
    return;
  }
  loadBlock(Bytes, [&](Place P) {
    VB.emitLscLoad(A, visa::Exec::lanes(1), P.raw(), Addr);
  });
}

/// The number of elements from \p C on, 1 to 4, that are neighbours in memory
/// and fit into one message.
static unsigned vectorSize(ArrayRef<int32_t> MemOffsets, unsigned C,
                           unsigned ElemBytes, unsigned MaxElts) {
  unsigned N = 1;
  while (N < MaxElts && C + N < MemOffsets.size() &&
         MemOffsets[C + N] == MemOffsets[C] + int32_t(N * ElemBytes))
    ++N;
  return N;
}

/// Does the finalizer need variables for all lanes that a message serves?
bool MessageEmitter::isFewQwords(unsigned ElemBytes, unsigned NumLanes) const {
  return TD.hasFault(FinalizerFault::FewQwords) && ElemBytes == 8 &&
         NumLanes * ElemBytes <= TD.grfBytes();
}

/// \p P as a source or destination of \p NumLanes elements.
visa::Operand MessageEmitter::lscRegisters(Place P, unsigned ElemBytes,
                                           unsigned NumLanes) {
  if (isFewQwords(ElemBytes, NumLanes)) {
    auto [Root, At] = K.root(P.Var);
    visa::Decl &D = K.decl(Root);
    uint64_t Bytes = At + P.OffsetBytes + lscLanes() * ElemBytes;
    if (!isInput(Root) && D.sizeBytes() < Bytes)
      D.NumElts = unsigned(divideCeil(Bytes, elemTypeBytes(D.Type)));
  }
  return P.raw();
}

/// The same for few qwords without 64-bit arithmetic.
MessageEmitter::Place MessageEmitter::plusInHalves(Place Addresses,
                                                   unsigned NumLanes,
                                                   int64_t OffsetBytes) {
  Place Sum = {E.temporary(ElemType::UQ, NumLanes), 0};
  visa::DeclId Halves = K.getAlias(Sum.Var, ElemType::UD);
  visa::DeclId Low = E.temporary(ElemType::UD, NumLanes);
  visa::DeclId Carry = E.temporary(ElemType::UD, NumLanes);
  visa::Exec X = visa::Exec::noMask(NumLanes);
  auto Half = [&](unsigned InAddressBytes) {
    int64_t At = Addresses.OffsetBytes + InAddressBytes;
    visa::DeclId V = E.reachable(K.getAlias(Addresses.Var, ElemType::UD), At);
    return NumLanes == 1 ? visa::Operand::scalar(V, uint32_t(At))
                         : visa::Operand::src(V, uint32_t(At), 2, 1, 0);
  };
  auto Lanes = [&](visa::DeclId V, visa::SrcMod Mod = visa::SrcMod::None) {
    return NumLanes == 1 ? visa::Operand::scalar(V, 0, Mod)
                         : visa::Operand::vec(V, 0, Mod);
  };
  bool IsBelow = OffsetBytes < 0;
  VB.emitALU(
      IsBelow ? Operation::Subb : Operation::Addc, X, visa::Operand::dst(Low),
      {visa::Operand::dst(Carry), Half(0),
       visa::Operand::imm(ElemType::UD, uint64_t(std::abs(OffsetBytes)))});
  VB.emitALU(Operation::Add, X, visa::Operand::dst(Halves, 4, 2),
             {Half(4),
              Lanes(Carry, IsBelow ? visa::SrcMod::Neg : visa::SrcMod::None)});
  VB.emitMov(X, visa::Operand::dst(Halves, 0, 2), Lanes(Low));
  return Sum;
}

/// A message has no constant offset from 64-bit addresses. The finalizer adds
/// it, in halves even where it need not, to a variable for \p NumLanes only.
void MessageEmitter::setLscAddress(visa::LscAddress &Addr, Place Addresses,
                                   unsigned NumLanes, int32_t OffsetBytes) {
  unsigned Bytes = Addr.AddrBits / 8;
  bool HasInt64 = TD.has(Feature::Int64);
  if (OffsetBytes != 0 && Bytes == 8 &&
      (HasInt64 || isFewQwords(Bytes, NumLanes))) {
    Addresses = HasInt64 ? plus(Addresses, ElemType::UQ, NumLanes,
                                visa::Operand::immInt(ElemType::D, OffsetBytes))
                         : plusInHalves(Addresses, NumLanes, OffsetBytes);
    OffsetBytes = 0;
  }
  Addr.Address = lscRegisters(Addresses, Bytes, NumLanes);
  Addr.OffsetBytes = OffsetBytes;
}

void MessageEmitter::emitLscLanes(const Lanes &L, const LscTarget &T,
                                  Place Addresses, unsigned AddrBits,
                                  visa::LscAccess A,
                                  ArrayRef<int32_t> MemOffsets) {
  visa::Predicate Pred = mask();
  unsigned MaxLanes = lscLanes();
  unsigned MaxElts = 1;
  if (L.NumLanes == MaxLanes)
    MaxElts = std::min(4u, MaxDataRegisters * TD.grfBytes() /
                               (MaxLanes * L.RegBytes));
  ElemType Type = rawType(L.RegBytes);
  Place Data = data(Type, L.NumLanes * L.EltsPerLane);
  visa::LscAddress Addr = addressOf(T.Surface, T.Model, AddrBits);
  for (unsigned First = 0; First < L.NumLanes; First += MaxLanes) {
    unsigned N = std::min(MaxLanes, L.NumLanes - First);
    visa::Exec X = visa::Exec::lanes(N, First);
    for (unsigned C = 0; C < L.EltsPerLane; C += A.VectorSize) {
      setLscAddress(Addr, Addresses.at(First * AddrBits / 8), N, MemOffsets[C]);
      Place P = Data.at((C * L.NumLanes + First) * L.RegBytes);
      bool InPlace = isStore() ? startsAtRegister(P) : canReceive(P);
      A.VectorSize =
          vectorSize(MemOffsets, C, L.RegBytes, InPlace ? MaxElts : 1);
      Place Q = InPlace ? P : Place{E.temporary(Type, N), 0};
      if (isStore()) {
        if (!InPlace)
          copyLanes(Type, X, Q, P, {});
        visa::Operand Source = lscRegisters(Q, L.RegBytes, N);
        VB.emitLscStore(A, X, Addr, Source, Pred);
        continue;
      }
      VB.emitLscLoad(A, X, lscRegisters(Q, L.RegBytes, N), Addr, Pred);
      if (!InPlace)
        copyLanes(Type, X, P, Q, Pred);
    }
  }
}

void MessageEmitter::emitLscAtomicLanes(const LscTarget &T, Place Addresses,
                                        unsigned AddrBits, visa::LscAccess A,
                                        visa::LscAtomicOp Op,
                                        ArrayRef<const BaleSource *> Sources,
                                        int32_t OffsetBytes) {
  bool IsFloatAdd =
      Op == visa::LscAtomicOp::FAdd || Op == visa::LscAtomicOp::FSub;
  bool Is64 = A.Data == visa::LscData::D64;
  // Found by experiment: the finalizer refuses these.
  if (T.IsSLM && (IsFloatAdd || (Is64 && Op != visa::LscAtomicOp::ICas))) {
    fail(DiagKind::MessageUnavailable,
         Twine("expected another atomic in shared local memory, actual ") +
             (IsFloatAdd ? "a sum of floats" : "one of 64 bits"));
    return;
  }
  visa::Predicate Pred = mask();
  unsigned Bytes = Is64 ? 8 : 4;
  ElemType Type = rawType(Bytes);
  unsigned NumLanes = numLanes(Call.getType());
  SmallVector<Place, 2> Srcs;
  for (const BaleSource *S : Sources)
    Srcs.push_back(registers(*S, Type, NumLanes));
  visa::LscAddress Addr = addressOf(T.Surface, T.Model, AddrBits);
  for (unsigned First = 0; First < NumLanes; First += lscLanes()) {
    unsigned N = std::min(lscLanes(), NumLanes - First);
    visa::Exec X = visa::Exec::lanes(N, First);
    setLscAddress(Addr, Addresses.at(First * AddrBits / 8), N, OffsetBytes);
    visa::Operand Ops[2] = {visa::Operand::null(), visa::Operand::null()};
    for (unsigned K = 0; K != Srcs.size(); ++K)
      Ops[K] = lscRegisters(Srcs[K].at(First * Bytes), Bytes, N);
    loadLanes(Type, X, Pred, [&](visa::Operand Dst) {
      if (Dst.kind() == visa::Operand::Kind::Raw)
        Dst = lscRegisters({Dst.decl(), uint32_t(Dst.offsetBytes())}, Bytes, N);
      VB.emitLscAtomic(Op, A, X, Dst, Addr, Ops[0], Ops[1], Pred);
    });
  }
}

//===----------------------------------------------------------------------===//
// Intrinsics of the data port
//===----------------------------------------------------------------------===//

bool MessageEmitter::isSurface(const Argument &A) const {
  return A.getArgNo() < E.Info.Args.size() &&
         E.Info.Args[A.getArgNo()].Kind == KernelArgKind::Surface;
}

/// Makes the extended descriptor of the surface. The finalizer would shift the
/// surface's number and move it to an address register. A 64-bit shift here
/// leaves the descriptor in the upper dword and zero in the lower one, which is
/// the offset of all messages \p IsAtZero of the block. If such a zero exists
/// already, the shift of the finalizer costs as little, and all messages share
/// it.
bool MessageEmitter::describeSurface(const BaleSource &S, bool IsAtZero) {
  // A computed number may have more bits than the eight of a descriptor.
  auto *A = dyn_cast<Argument>(S.V);
  if (!A || E.States.count(A) || !isSurface(*A) || !TD.has(Feature::Int64))
    return false;
  if (E.DescribedSurface == S.V)
    return true;
  if (!IsAtZero || E.ZeroOffset != visa::DeclId::None)
    return false;
  visa::DeclId Both = E.temporary(ElemType::UQ, 1);
  VB.emitALU(Operation::Shl, visa::Exec::scalar(), visa::Operand::dst(Both),
             {E.scalarSource(S, ElemType::UD),
              visa::Operand::imm(ElemType::UD,
                                 32 + visa::LscBlockLoad::SurfaceShift)});
  E.ZeroOffset = K.getAlias(Both, ElemType::UD);
  E.DescribedSurface = S.V;
  return true;
}

/// Emits a block load with describeSurface. False if it emitted nothing.
bool MessageEmitter::emitDescribedLoad() {
  const BaleSource &Offset = *operand("offset");
  auto *CI = dyn_cast<ConstantInt>(Offset.V);
  if (!describeSurface(*operand("surface"), CI && CI->isZero()))
    return false;
  bool InBytes = Info.Id == GenXIntrinsic::OwordLdUnaligned;
  Place Address = lscScalarOffset(Offset, InBytes ? 0 : 4);
  unsigned Bytes = unsigned(registerBytes(dataType()));
  visa::LscBlockLoad Load;
  Load.NumDwords = Bytes / 4;
  Load.DstRegs = unsigned(divideCeil(Bytes, TD.grfBytes()));
  visa::RawFields Raw;
  Raw.SFID = visa::LscBlockLoad::SFID;
  Raw.Src0Regs = 1;
  Raw.DstRegs = uint8_t(Load.DstRegs);
  visa::Operand Extended = visa::Operand::scalar(E.ZeroOffset, 4);
  loadBlock(Bytes, [&](Place P) {
    VB.emitRawSends(Raw, visa::Exec::lanes(1), Extended,
                    visa::Operand::imm(ElemType::UD, Load.descriptor()),
                    Address.raw(), visa::Operand::null(), P.raw());
  });
  return true;
}

void MessageEmitter::emitLscOwordBlock() {
  if (!require(Feature::LSC))
    return;
  if (!isStore() && emitDescribedLoad())
    return;
  bool InBytes = Info.Id == GenXIntrinsic::OwordLdUnaligned;
  LscTarget T = lscSurface(*operand("surface"));
  emitLscBlock(T, lscScalarOffset(*operand("offset"), InBytes ? 0 : 4), 32);
}

void MessageEmitter::emitLscSvmBlock() {
  if (!require(Feature::LSC))
    return;
  emitLscBlock(LscTarget(), extended(*operand("address"), ElemType::UQ, 1), 64);
}

/// The data size; sizes below a dword are widened to one.
static visa::LscData lscData(unsigned Bytes) {
  switch (Bytes) {
  case 1:
    return visa::LscData::D8C32;
  case 2:
    return visa::LscData::D16C32;
  case 4:
    return visa::LscData::D32;
  case 8:
    return visa::LscData::D64;
  }
  llvm_unreachable("no size of an element");
}

void MessageEmitter::emitLscGather() {
  if (!require(Feature::LSC))
    return;
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  LscTarget T = lscSurface(*operand("surface"));
  int32_t Base;
  Place Offsets = lscOffsets(L.NumLanes, Base);
  emitLscLanes(L, T, Offsets, 32,
               accessOf(T.IsSLM, lscData(1u << constant("log2blocks"))), Base);
}

/// Byte offsets of the channels that the operand enables.
static SmallVector<int32_t, 4> channelOffsets(uint64_t ChannelMask,
                                              int32_t Base) {
  SmallVector<int32_t, 4> Offsets;
  for (int32_t C = 0; C != 4; ++C)
    if (!(ChannelMask >> C & 1))
      Offsets.push_back(int32_t(uint32_t(Base) + 4 * C));
  return Offsets;
}

void MessageEmitter::emitLscGather4() {
  if (!require(Feature::LSC))
    return;
  LscTarget T = lscSurface(*operand("surface"));
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  int32_t Base;
  Place Offsets = lscOffsets(L.NumLanes, Base);
  auto Channels = channelOffsets(constant("channelmask"), Base);
  L.EltsPerLane = Channels.size();
  emitLscLanes(L, T, Offsets, 32, accessOf(T.IsSLM, visa::LscData::D32),
               Channels);
}

void MessageEmitter::emitLscSvmGather() {
  if (!require(Feature::LSC))
    return;
  unsigned BlockBytes = dataType()->getScalarSizeInBits() / 8;
  unsigned NumBlocks = 1u << constant("log2blocks");
  Lanes L;
  L.NumLanes = lanesOf("addresses");
  unsigned Bytes = BlockBytes;
  SmallVector<int32_t, 8> MemOffsets = {0};
  if (BlockBytes == 1) {
    // Up to four bytes share a dword.
    Bytes = NumBlocks;
    if (Bytes > 4) {
      fail(DiagKind::MessageUnavailable,
           "expected at most 4 bytes per lane, actual " + Twine(Bytes));
      return;
    }
  } else {
    for (unsigned N = 1; N != NumBlocks; ++N)
      MemOffsets.push_back(int32_t(N * BlockBytes));
  }
  L.RegBytes = std::max(4u, BlockBytes);
  L.EltsPerLane = MemOffsets.size();
  emitLscLanes(L, LscTarget(), svmAddresses(L.NumLanes), 64,
               accessOf(false, lscData(Bytes)), MemOffsets);
}

void MessageEmitter::emitLscSvmGather4() {
  if (!require(Feature::LSC) || !require(Feature::Int64))
    return;
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  Place Base = extended(*operand("base"), ElemType::UQ, 1);
  Place Addresses = plus(svmAddresses(L.NumLanes), ElemType::UQ, L.NumLanes,
                         visa::Operand::scalar(Base.Var, Base.OffsetBytes));
  auto Channels = channelOffsets(constant("channelmask"), 0);
  L.EltsPerLane = Channels.size();
  emitLscLanes(L, LscTarget(), Addresses, 64,
               accessOf(false, visa::LscData::D32), Channels);
}

void MessageEmitter::emitLscDataPortAtomic(visa::LscAtomicOp Op, bool IsSvm) {
  unsigned NumLanes = numLanes(Call.getType());
  unsigned Bytes = Call.getType()->getScalarSizeInBits() / 8;
  SmallVector<const BaleSource *, 2> Sources;
  for (StringRef Name : {"compare", "src"})
    if (const BaleSource *S = operand(Name))
      Sources.push_back(S);
  if (IsSvm)
    return emitLscAtomicLanes(LscTarget(), svmAddresses(NumLanes), 64,
                              accessOf(false, lscData(Bytes)), Op, Sources, 0);
  LscTarget T = lscSurface(*operand("surface"));
  Place Offsets = registers(*operand("offsets"), ElemType::UD, NumLanes);
  emitLscAtomicLanes(T, Offsets, 32, accessOf(T.IsSLM, lscData(Bytes)), Op,
                     Sources, 0);
}

//===----------------------------------------------------------------------===//
// Intrinsics of LSC
//===----------------------------------------------------------------------===//

namespace {
struct CachePair {
  visa::LscCache L1, L3;
};
} // namespace

/// The legal pairs of cache controls: Xe-HPG PRM, "Caching behaviour of load
/// and store messages". The finalizer takes the same pairs (found by
/// experiment). Default with default is always legal.
static ArrayRef<CachePair> cachePairs(bool IsStore, bool IsAtomic) {
  using C = visa::LscCache;
  static const CachePair Loads[] = {
      {C::Uncached, C::Uncached},    {C::Uncached, C::Cached},
      {C::Cached, C::Uncached},      {C::Cached, C::Cached},
      {C::Streaming, C::Uncached},   {C::Streaming, C::Cached},
      {C::ReadInvalidate, C::Cached}};
  static const CachePair Stores[] = {
      {C::Uncached, C::Uncached},      {C::Uncached, C::WriteBack},
      {C::WriteBack, C::WriteBack},    {C::WriteThrough, C::Uncached},
      {C::WriteThrough, C::WriteBack}, {C::Streaming, C::Uncached},
      {C::Streaming, C::WriteBack}};
  static const CachePair Atomics[] = {{C::Uncached, C::Uncached},
                                      {C::Uncached, C::WriteBack}};
  if (IsAtomic)
    return Atomics;
  return IsStore ? ArrayRef<CachePair>(Stores) : ArrayRef<CachePair>(Loads);
}

/// The size for the operand's code: 1 u8, 2 u16, 3 u32, 4 u64, 5 u8 in u32, 6
/// u16 in u32, 7 u16 in the upper half of u32. Nothing for codes without vISA
/// text, which has u8 and u16 only in 2D blocks.
static std::optional<visa::LscData> lscDataOfCode(uint64_t Code) {
  switch (Code) {
  case 3:
    return visa::LscData::D32;
  case 4:
    return visa::LscData::D64;
  case 5:
    return visa::LscData::D8C32;
  case 6:
    return visa::LscData::D16C32;
  default:
    return std::nullopt;
  }
}

std::optional<visa::LscAccess> MessageEmitter::lscAccess(bool IsSLM) {
  if (uint64_t Scale = constant("scale"); Scale > 1) {
    fail(DiagKind::MessageImmediate,
         "scale expected 0 or 1, actual " + Twine(Scale));
    return std::nullopt;
  }
  auto Data = lscDataOfCode(constant("datasize"));
  if (!Data) {
    fail(DiagKind::MessageUnavailable,
         "data size expected 3 to 6, actual " + Twine(constant("datasize")));
    return std::nullopt;
  }
  visa::LscAccess A = accessOf(IsSLM, *Data);
  uint64_t L1 = constant("l1cache"), L3 = constant("l3cache");
  // Shared local memory is not cached.
  if ((L1 == 0 && L3 == 0) || IsSLM)
    return A;
  for (const CachePair &Pair :
       cachePairs(isStore(), Info.Shape == ShapeRule::LscAtomic))
    if (unsigned(Pair.L1) == L1 && unsigned(Pair.L3) == L3) {
      A.L1 = Pair.L1;
      A.L3 = Pair.L3;
      return A;
    }
  fail(DiagKind::MessageImmediate,
       "cache controls expected a pair that the message has, actual " +
           Twine(L1) + " and " + Twine(L3));
  return std::nullopt;
}

/// The target, by the end of the name: .slm, .bti or .stateless.
MessageEmitter::LscTarget MessageEmitter::lscTarget() {
  StringRef Name = Info.Name;
  if (Name.ends_with(".bti"))
    return lscSurface(*operand("surface"));
  LscTarget T;
  T.IsSLM = Name.ends_with(".slm");
  return T;
}

/// The addresses. Sets the number of bits of each in the message.
std::optional<MessageEmitter::Place>
MessageEmitter::lscAddresses(const LscTarget &T, unsigned NumLanes,
                             unsigned &AddrBits) {
  const BaleSource &S = *operand("addresses");
  AddrBits = T.IsSLM || T.Model != visa::LscModel::Flat ? 32 : 64;
  if (elemTypeBytes(S.Type) * 8 > AddrBits) {
    fail(DiagKind::MessageData, "addresses expected at most " +
                                    Twine(AddrBits) + " bits, actual " +
                                    Twine(elemTypeBytes(S.Type) * 8));
    return std::nullopt;
  }
  return extended(S, AddrBits == 64 ? ElemType::UQ : ElemType::UD, NumLanes);
}

/// The number of elements per address for the operand's code.
static unsigned lscVectorElts(uint64_t Code) {
  static constexpr unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  return Code < std::size(Elts) ? Elts[Code] : 0;
}

void MessageEmitter::emitLsc() {
  if (!require(Feature::LSC))
    return;
  LscTarget T = lscTarget();
  auto A = lscAccess(T.IsSLM);
  if (!A)
    return;
  unsigned RegBytes = A->Data == visa::LscData::D64 ? 8 : 4;
  if (unsigned Bits = dataType()->getScalarSizeInBits(); Bits != 8 * RegBytes) {
    fail(DiagKind::MessageData, "data elements expected " +
                                    Twine(8 * RegBytes) + " bits, actual " +
                                    Twine(Bits));
    return;
  }
  unsigned NumLanes = lanesOf("addresses");
  unsigned AddrBits;
  auto Addresses = lscAddresses(T, NumLanes, AddrBits);
  if (!Addresses)
    return;
  int32_t OffsetBytes = int32_t(constant("immoffset"));
  if (Info.Shape == ShapeRule::LscAtomic)
    return emitLscAtomic(T, *Addresses, AddrBits, *A, OffsetBytes);
  unsigned NumElts = lscVectorElts(constant("vectorsize"));
  if (constant("transpose") == 2)
    return emitLscTransposed(T, *Addresses, AddrBits, *A, NumElts, OffsetBytes);
  bool IsNarrow =
      A->Data != visa::LscData::D32 && A->Data != visa::LscData::D64;
  if (IsNarrow && NumElts > 1) {
    fail(DiagKind::MessageUnavailable,
         "expected one element per lane of less than 32 bits, actual " +
             Twine(NumElts));
    return;
  }
  Lanes L;
  L.NumLanes = NumLanes;
  L.EltsPerLane = NumElts;
  L.RegBytes = RegBytes;
  SmallVector<int32_t, 8> MemOffsets;
  for (unsigned N = 0; N != NumElts; ++N)
    MemOffsets.push_back(int32_t(uint32_t(OffsetBytes) + N * RegBytes));
  emitLscLanes(L, T, *Addresses, AddrBits, *A, MemOffsets);
}

/// Emits a message of consecutive elements from a single address.
void MessageEmitter::emitLscTransposed(const LscTarget &T, Place Address,
                                       unsigned AddrBits, visa::LscAccess A,
                                       unsigned NumElts, int32_t OffsetBytes) {
  unsigned Bytes = unsigned(registerBytes(dataType()));
  bool IsNarrow = A.Data != visa::LscData::D32 && A.Data != visa::LscData::D64;
  if (IsNarrow || Bytes > MaxDataRegisters * TD.grfBytes()) {
    fail(DiagKind::MessageUnavailable,
         "expected transposed data of 32 or 64 bits in at most " +
             Twine(MaxDataRegisters * TD.grfBytes()) + " bytes, actual " +
             Twine(Bytes));
    return;
  }
  visa::Predicate Pred = mask();
  A.VectorSize = NumElts;
  A.Transpose = true;
  visa::LscAddress Addr = addressOf(T.Surface, T.Model, AddrBits);
  Addr.Address = Address.raw();
  Addr.OffsetBytes = OffsetBytes;
  if (isStore()) {
    visa::Operand Data = data(ElemType::UD, Bytes / 4).raw();
    VB.emitLscStore(A, visa::Exec::lanes(1), Addr, Data, Pred);
    return;
  }
  loadBlock(Bytes, [&](Place P) {
    VB.emitLscLoad(A, visa::Exec::lanes(1), P.raw(), Addr, Pred);
  });
}

/// Emits an atomic. Its operand is the opcode of the data port (bits 5..0 of
/// the descriptor).
void MessageEmitter::emitLscAtomic(const LscTarget &T, Place Addresses,
                                   unsigned AddrBits, visa::LscAccess A,
                                   int32_t OffsetBytes) {
  static constexpr uint64_t First = 0x08; // iinc
  static const unsigned NumSources[] = {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) NumSrcs,
#include "cmx/VISA/Messages.def"
  };
  uint64_t Code = constant("subopcode");
  if (Code < First || Code >= First + std::size(NumSources)) {
    fail(DiagKind::MessageImmediate,
         "sub-opcode expected " + Twine(First) + " to " +
             Twine(First + std::size(NumSources) - 1) + ", actual " +
             Twine(Code));
    return;
  }
  if (constant("vectorsize") != 1 || constant("transpose") == 2) {
    fail(DiagKind::MessageImmediate,
         "expected one element per lane, not transposed, actual vector size " +
             Twine(constant("vectorsize")));
    return;
  }
  if (A.Data == visa::LscData::D8C32) {
    fail(DiagKind::MessageUnavailable,
         "expected 16, 32 or 64 bits in an atomic, actual 8");
    return;
  }
  auto Op = visa::LscAtomicOp(Code - First);
  SmallVector<const BaleSource *, 2> Sources;
  for (StringRef Name : {"src0", "src1"})
    if (Sources.size() < NumSources[unsigned(Op)])
      Sources.push_back(operand(Name));
  emitLscAtomicLanes(T, Addresses, AddrBits, A, Op, Sources, OffsetBytes);
}

/// The language reference of vc-intrinsics has the codes of the operands. The
/// finalizer reads no vISA text for the unit of low bandwidth and for a flush
/// of L3. It does not read the scope "system" either, but "sysacq" includes it.
void MessageEmitter::emitLscFence() {
  using S = visa::LscSFID;
  using O = visa::LscFenceOp;
  using P = visa::LscScope;
  static const std::optional<S> Units[] = {S::UGM, std::nullopt, S::TGM,
                                           S::SLM};
  static const O Ops[] = {O::None, O::Evict, O::Invalidate, O::Discard,
                          O::Clean};
  static const P Scopes[] = {P::Group, P::Local,  P::Tile,  P::GPU,
                             P::GPUs,  P::SysAcq, P::SysAcq};
  if (!require(Feature::LSC))
    return;
  uint64_t Unit = constant("sfid"), Op = constant("operation"),
           Scope = constant("scope");
  if (Unit >= std::size(Units) || !Units[Unit] || Op >= std::size(Ops) ||
      Scope >= std::size(Scopes)) {
    fail(DiagKind::MessageUnavailable,
         "expected unit 0, 2 or 3, operation 0 to 4 and scope 0 to 6, actual " +
             Twine(Unit) + ", " + Twine(Op) + " and " + Twine(Scope));
    return;
  }
  // Shared local memory has the scope of one group only (the finalizer refuses
  // others).
  bool IsSLM = Units[Unit] == S::SLM;
  VB.emitLscFence(*Units[Unit], IsSLM ? O::None : Ops[Op],
                  IsSLM ? P::Group : Scopes[Scope]);
}

} // namespace cmx
