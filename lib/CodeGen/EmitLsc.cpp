//===- EmitLsc.cpp - Messages of the load/store cache ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the intrinsics of the data port on platforms that have only LSC, and
// the intrinsics of LSC itself. See the vISA specification of lsc_load,
// lsc_store and lsc_atomic.
//
// A message has 16 lanes if a register has 32 bytes, and 32 lanes if a register
// has 64 bytes. Messages for fewer lanes are sent with this number, too (found
// by experiment). A message can move a vector of elements for each lane. These
// vectors have the layout of the intrinsics only if all lanes are used. If
// fewer lanes are used, each element gets a message of its own. The address of
// this message contains the element's offset.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "cmx/VISA/LscDescriptor.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// The largest number of registers for the data of one message.
static constexpr unsigned MaxDataRegisters = 8;

unsigned MessageEmitter::lscLanes() const { return TD.grfBytes() / 2; }

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// Returns the target for messages to the surface \p S, with the surface's
/// number as an immediate or a variable.
MessageEmitter::LscTarget MessageEmitter::lscSurface(const BaleSource &S) {
  LscTarget T;
  T.IsSLM = isSLM(S);
  if (T.IsSLM)
    return T;
  T.Model = StringRef(Info.Name).ends_with(".bindless") ? visa::LscModel::BSS
                                                        : visa::LscModel::BTI;
  if (isBindlessSurface(*S.V)) {
    T.Model = visa::LscModel::BSS;
    if (E.BindlessSurface == visa::DeclId::None)
      fail(DiagKind::MessageUnavailable,
           "expected the predefined surface to be set before");
    else
      T.Surface = visa::Operand::raw(E.BindlessSurface);
    return T;
  }
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

visa::LscFields MessageEmitter::lscFields(const LscTarget &T,
                                          visa::LscData Data) {
  visa::LscFields F;
  F.SFID = T.IsSLM ? visa::LscSFID::SLM : visa::LscSFID::UGM;
  F.Model = T.Model;
  F.AddrBits = uint8_t(T.addressBits());
  F.Data = Data;
  return F;
}

/// Returns the offset \p S in bytes. \p S counts units of 1 << \p Shift bytes.
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

MessageEmitter::Place MessageEmitter::computed(Operation Op, Place Addresses,
                                               ElemType T, unsigned NumLanes,
                                               visa::Operand Second) {
  Place Sum = {E.temporary(T, NumLanes), 0};
  unsigned Bytes = elemTypeBytes(T);
  unsigned Step = std::min(32u, 2 * TD.grfBytes() / Bytes);
  for (unsigned First = 0; First < NumLanes; First += Step) {
    unsigned N = std::min(Step, NumLanes - First);
    int64_t At = Addresses.OffsetBytes + First * Bytes;
    visa::DeclId V = E.reachable(Addresses.Var, At);
    VB.emitALU(Op, visa::Exec::noMask(N),
               visa::Operand::dst(Sum.Var, First * Bytes),
               {N == 1 ? visa::Operand::scalar(V, uint32_t(At))
                       : visa::Operand::vec(V, uint32_t(At)),
                Second});
  }
  return Sum;
}

/// Returns the offsets of the lanes plus the global offset. If the global
/// offset is constant, the message adds it: then it is returned in
/// \p ConstantBytes instead.
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

/// Emits a load to \p Data, or a store of \p Data.
void MessageEmitter::emitLscAccess(visa::Exec X, const LscAddress &A,
                                   visa::Operand Data, const visa::LscFields &F,
                                   visa::Predicate Pred) {
  visa::Operand Offset = visa::Operand::number(uint64_t(A.OffsetBytes));
  if (isStore())
    VB.emitLsc(visa::Opcode::LscStore, X, {A.Surface, A.Address, Offset, Data},
               F, Pred);
  else
    VB.emitLsc(visa::Opcode::LscLoad, X, {Data, A.Surface, A.Address, Offset},
               F, Pred);
}

/// Emits a message for a block: one lane, with a "transposed" vector.
void MessageEmitter::emitLscBlock(const LscAddress &A, visa::LscFields F,
                                  unsigned NumElts, visa::Predicate Pred) {
  unsigned Bytes = unsigned(registerBytes(dataType()));
  F.VectorSize = uint8_t(NumElts);
  F.Transpose = true;
  auto Emit = [&](Place P) {
    emitLscAccess(visa::Exec::lanes(1), A, P.raw(), F, Pred);
  };
  if (isStore())
    Emit(data(ElemType::UD, Bytes / 4));
  else
    loadBlock(Bytes, Emit);
}

/// Emits a message for a block of dwords at \p Address.
void MessageEmitter::emitLscDwords(const LscTarget &T, Place Address) {
  emitLscBlock({T.Surface, Address.raw(), 0}, lscFields(T, visa::LscData::D32),
               unsigned(registerBytes(dataType())) / 4, {});
}

/// Returns how many elements from \p C on are neighbours in memory and fit into
/// one message (1 to 4).
static unsigned vectorSize(ArrayRef<int32_t> MemOffsets, unsigned C,
                           unsigned ElemBytes, unsigned MaxElts) {
  unsigned N = 1;
  while (N < MaxElts && C + N < MemOffsets.size() &&
         MemOffsets[C + N] == MemOffsets[C] + int32_t(N * ElemBytes))
    ++N;
  return N;
}

void MessageEmitter::emitLscLanes(const Lanes &L, visa::Operand Surface,
                                  Place Addresses, visa::LscFields F,
                                  ArrayRef<int32_t> MemOffsets) {
  visa::Predicate Pred = mask();
  unsigned MaxLanes = lscLanes();
  unsigned MaxElts = 1;
  if (L.NumLanes == MaxLanes)
    MaxElts = std::min(4u, MaxDataRegisters * TD.grfBytes() /
                               (MaxLanes * L.RegBytes));
  ElemType Type = rawType(L.RegBytes);
  Place Data = data(Type, L.NumLanes * L.EltsPerLane);
  for (unsigned First = 0; First < L.NumLanes; First += MaxLanes) {
    unsigned N = std::min(MaxLanes, L.NumLanes - First);
    visa::Exec X = visa::Exec::lanes(N, First);
    for (unsigned C = 0; C < L.EltsPerLane; C += F.VectorSize) {
      LscAddress A = lscAddress(Surface, Addresses.at(First * F.AddrBits / 8),
                                F.AddrBits, N, MemOffsets[C]);
      Place P = Data.at((C * L.NumLanes + First) * L.RegBytes);
      bool InPlace = isStore() ? startsAtRegister(P) : canReceive(P);
      F.VectorSize =
          uint8_t(vectorSize(MemOffsets, C, L.RegBytes, InPlace ? MaxElts : 1));
      Place Q = InPlace ? P : Place{E.temporary(Type, N), 0};
      if (isStore() && !InPlace)
        copyLanes(Type, X, Q, P, {});
      emitLscAccess(X, A, lscRegisters(Q, L.RegBytes, N), F, Pred);
      if (!isStore() && !InPlace)
        copyLanes(Type, X, P, Q, Pred);
    }
  }
}

void MessageEmitter::emitLscAtomicLanes(visa::Operand Surface, Place Addresses,
                                        visa::LscFields F, unsigned NumLanes,
                                        ArrayRef<const BaleSource *> Sources,
                                        int32_t OffsetBytes) {
  visa::LscAtomicOp Op = F.Atomic;
  bool IsFloatAdd =
      Op == visa::LscAtomicOp::FAdd || Op == visa::LscAtomicOp::FSub;
  bool Is64 = F.Data == visa::LscData::D64;
  // Found by experiment: the finalizer rejects these atomics.
  if (F.SFID == visa::LscSFID::SLM &&
      (IsFloatAdd || (Is64 && Op != visa::LscAtomicOp::ICas))) {
    fail(DiagKind::MessageUnavailable,
         Twine("expected another atomic in shared local memory, actual ") +
             (IsFloatAdd ? "a sum of floats" : "one of 64 bits"));
    return;
  }
  visa::Predicate Pred = mask();
  unsigned Bytes = Is64 ? 8 : 4;
  ElemType Type = rawType(Bytes);
  SmallVector<Place, 2> Srcs;
  for (const BaleSource *S : Sources)
    Srcs.push_back(registers(*S, Type, NumLanes));
  for (unsigned First = 0; First < NumLanes; First += lscLanes()) {
    unsigned N = std::min(lscLanes(), NumLanes - First);
    visa::Exec X = visa::Exec::lanes(N, First);
    LscAddress A = lscAddress(Surface, Addresses.at(First * F.AddrBits / 8),
                              F.AddrBits, N, OffsetBytes);
    visa::Operand Ops[2] = {visa::Operand::null(), visa::Operand::null()};
    for (unsigned K = 0; K != Srcs.size(); ++K)
      Ops[K] = lscRegisters(Srcs[K].at(First * Bytes), Bytes, N);
    loadLanes(Type, X, Pred, [&](visa::Operand Dst) {
      if (Dst.kind() == visa::Operand::Kind::Raw)
        Dst = lscRegisters({Dst.decl(), uint32_t(Dst.offsetBytes())}, Bytes, N);
      VB.emitLsc(visa::Opcode::LscAtomic, X,
                 {Dst, A.Surface, A.Address,
                  visa::Operand::number(uint64_t(A.OffsetBytes)), Ops[0],
                  Ops[1]},
                 F, Pred);
    });
  }
}

//===----------------------------------------------------------------------===//
// Intrinsics of the data port
//===----------------------------------------------------------------------===//

/// Computes the extended descriptor of the surface \p S if this is profitable.
/// Returns whether the second dword of ZeroOffset is the descriptor. Without
/// it, the finalizer would shift the surface's number and move it to an address
/// register. A 64-bit shift here gives both the descriptor, in the upper dword,
/// and a zero, in the lower dword. All messages with offset 0 (\p IsAtZero) in
/// the basic block use this zero. If a zero exists already, this is not
/// profitable: the finalizer's shift costs the same, and the messages share the
/// existing zero.
bool MessageEmitter::describeSurface(const BaleSource &S, bool IsAtZero) {
  // Only the number in an argument of a kernel is sure to fit into the eight
  // bits of a descriptor; a computed number may be larger. The argument of a
  // stack function contains several arguments as elements.
  auto *A = E.IsFunction ? nullptr : dyn_cast<Argument>(S.V);
  if (!A || E.States.count(A) || E.Info.kindOf(*A) != KernelArgKind::Surface ||
      !TD.has(Feature::Int64))
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

/// Emits a block load with the descriptor of describeSurface. Returns false if
/// it emitted nothing.
bool MessageEmitter::emitDescribedLoad() {
  const BaleSource &Offset = *operand("offset");
  auto *CI = dyn_cast<ConstantInt>(Offset.V);
  if (!describeSurface(*operand("surface"), CI && CI->isZero()))
    return false;
  bool InBytes = Info.VisaName == "oword_ld_unaligned";
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
  bool InBytes = Info.VisaName == "oword_ld_unaligned";
  LscTarget T = lscSurface(*operand("surface"));
  emitLscDwords(T, lscScalarOffset(*operand("offset"), InBytes ? 0 : 4));
}

void MessageEmitter::emitLscSvmBlock() {
  if (!require(Feature::LSC))
    return;
  emitLscDwords(LscTarget(), extended(*operand("address"), ElemType::UQ, 1));
}

/// Returns the data size for elements of \p Bytes bytes. Elements smaller than
/// a dword are widened to dwords.
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
  emitLscLanes(L, T.Surface, Offsets,
               lscFields(T, lscData(1u << constant("log2blocks"))), Base);
}

/// Returns, for each channel that \p ChannelMask enables, \p Base plus the
/// channel's byte offset.
static SmallVector<int32_t, 4> channelOffsets(uint64_t ChannelMask,
                                              int32_t Base) {
  SmallVector<int32_t, 4> Offsets;
  for (int32_t C = 0; C != 4; ++C)
    if (ChannelMask >> C & 1)
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
  emitLscLanes(L, T.Surface, Offsets, lscFields(T, visa::LscData::D32),
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
    // Up to four bytes of a lane share a dword.
    Bytes = NumBlocks;
  } else {
    for (unsigned N = 1; N != NumBlocks; ++N)
      MemOffsets.push_back(int32_t(N * BlockBytes));
  }
  L.RegBytes = std::max(4u, BlockBytes);
  L.EltsPerLane = MemOffsets.size();
  emitLscLanes(L, {}, svmAddresses(L.NumLanes),
               lscFields(LscTarget(), lscData(Bytes)), MemOffsets);
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
  emitLscLanes(L, {}, Addresses, lscFields(LscTarget(), visa::LscData::D32),
               Channels);
}

void MessageEmitter::emitLscDataPortAtomic(visa::LscAtomicOp Op, bool IsSvm) {
  unsigned NumLanes = numLanes(Call.getType());
  unsigned Bytes = Call.getType()->getScalarSizeInBits() / 8;
  SmallVector<const BaleSource *, 2> Sources;
  for (StringRef Name : {"compare", "src"})
    if (const BaleSource *S = operand(Name))
      Sources.push_back(S);
  LscTarget T = IsSvm ? LscTarget() : lscSurface(*operand("surface"));
  Place Addresses = IsSvm ? svmAddresses(NumLanes) : atomicOffsets(NumLanes);
  visa::LscFields F = lscFields(T, lscData(Bytes));
  F.Atomic = Op;
  emitLscAtomicLanes(T.Surface, Addresses, F, NumLanes, Sources, 0);
}

//===----------------------------------------------------------------------===//
// Intrinsics of LSC
//===----------------------------------------------------------------------===//

namespace {
struct CachePair {
  visa::LscCache L1, L3;
};
} // namespace

/// Returns the legal pairs of cache controls (Xe-HPG PRM, "Caching behaviour of
/// load and store messages"). The finalizer accepts the same pairs (found by
/// experiment). The pair (default, default) is always legal and not listed
/// here.
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

/// Returns the data size for \p Code, the operand "datasize": 1 is u8, 2 u16, 3
/// u32, 4 u64, 5 u8 in u32, 6 u16 in u32, 7 u16 in the upper half of u32.
/// Returns std::nullopt for codes that vISA text cannot express; the text has
/// u8 and u16 only in 2D blocks.
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

bool MessageEmitter::lscCaching(visa::LscFields &F) {
  uint64_t L1 = constant("l1cache"), L3 = constant("l3cache");
  if (L1 == 0 && L3 == 0)
    return true;
  for (const CachePair &Pair :
       cachePairs(isStore(), Info.Shape == ShapeRule::LscAtomic))
    if (unsigned(Pair.L1) == L1 && unsigned(Pair.L3) == L3) {
      F.L1 = Pair.L1;
      F.L3 = Pair.L3;
      return true;
    }
  fail(DiagKind::MessageImmediate,
       "cache controls expected a pair that the message has, actual " +
           Twine(L1) + " and " + Twine(L3));
  return false;
}

std::optional<visa::LscFields> MessageEmitter::lscAccess(const LscTarget &T) {
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
  visa::LscFields F = lscFields(T, *Data);
  // Shared local memory is not cached.
  if (!T.IsSLM && !lscCaching(F))
    return std::nullopt;
  return F;
}

/// Returns the target, which the end of the intrinsic's name states: .slm,
/// .bti, .bindless or .stateless.
MessageEmitter::LscTarget MessageEmitter::lscTarget() {
  StringRef Name = Info.Name;
  if (Name.ends_with(".bti") || Name.ends_with(".bindless"))
    return lscSurface(*operand("surface"));
  LscTarget T;
  T.IsSLM = Name.ends_with(".slm");
  return T;
}

std::optional<MessageEmitter::Place>
MessageEmitter::lscAddresses(unsigned AddrBits, unsigned NumLanes) {
  const BaleSource &S = *operand("addresses");
  if (elemTypeBytes(S.Type) * 8 > AddrBits) {
    fail(DiagKind::MessageData, "addresses expected at most " +
                                    Twine(AddrBits) + " bits, actual " +
                                    Twine(elemTypeBytes(S.Type) * 8));
    return std::nullopt;
  }
  return extended(S, AddrBits == 64 ? ElemType::UQ : ElemType::UD, NumLanes);
}

/// Returns the number of elements per address for \p Code, the operand
/// "vectorsize".
static unsigned lscVectorElts(uint64_t Code) {
  static constexpr unsigned Elts[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  return Code < std::size(Elts) ? Elts[Code] : 0;
}

static bool isNarrow(visa::LscData D) {
  return D != visa::LscData::D32 && D != visa::LscData::D64;
}

void MessageEmitter::emitLsc() {
  if (!require(Feature::LSC))
    return;
  LscTarget T = lscTarget();
  auto F = lscAccess(T);
  if (!F)
    return;
  unsigned RegBytes = F->Data == visa::LscData::D64 ? 8 : 4;
  if (unsigned Bits = dataType()->getScalarSizeInBits();
      !dataType()->isVoidTy() && Bits != 8 * RegBytes) {
    fail(DiagKind::MessageData, "data elements expected " +
                                    Twine(8 * RegBytes) + " bits, actual " +
                                    Twine(Bits));
    return;
  }
  unsigned NumLanes = lanesOf("addresses");
  auto Addresses = lscAddresses(F->AddrBits, NumLanes);
  if (!Addresses)
    return;
  int32_t OffsetBytes = int32_t(constant("immoffset"));
  if (Info.Shape == ShapeRule::LscAtomic)
    return emitLscAtomic(T.Surface, *Addresses, *F, OffsetBytes);
  if (dataType()->isVoidTy())
    return emitLscPrefetch(T.Surface, *Addresses, *F, OffsetBytes);
  unsigned Channels = 0;
  if (StringRef(Info.Name).contains(".quad."))
    Channels = unsigned(constant("channelmask"));
  unsigned NumElts = lscVectorElts(constant("vectorsize"));
  if (constant("transpose") == 2)
    return emitLscTransposed({T.Surface, Addresses->raw(), OffsetBytes}, *F,
                             NumElts);
  if (isNarrow(F->Data) && NumElts > 1 && !Channels) {
    fail(DiagKind::MessageUnavailable,
         "expected one element per lane of less than 32 bits, actual " +
             Twine(NumElts));
    return;
  }
  SmallVector<int32_t, 8> MemOffsets;
  if (Channels)
    append_range(MemOffsets, channelOffsets(Channels, OffsetBytes));
  else
    for (unsigned N = 0; N != NumElts; ++N)
      MemOffsets.push_back(int32_t(uint32_t(OffsetBytes) + N * RegBytes));
  Lanes L;
  L.NumLanes = NumLanes;
  L.EltsPerLane = MemOffsets.size();
  L.RegBytes = RegBytes;
  emitLscLanes(L, T.Surface, *Addresses, *F, MemOffsets);
}

/// Emits loads that only bring data into caches.
void MessageEmitter::emitLscPrefetch(visa::Operand Surface, Place Addresses,
                                     visa::LscFields F, int32_t OffsetBytes) {
  visa::Predicate Pred = mask();
  unsigned NumLanes = lanesOf("addresses"), MaxLanes = lscLanes();
  F.VectorSize = uint8_t(lscVectorElts(constant("vectorsize")));
  F.Transpose = constant("transpose") == 2;
  unsigned Bytes = F.Data == visa::LscData::D64 ? 8 : 4;
  unsigned LaneBytes = (F.Transpose ? 1 : std::min(NumLanes, MaxLanes)) * Bytes;
  unsigned NumRegs =
      F.Transpose
          ? unsigned(divideCeil(F.VectorSize * LaneBytes, TD.grfBytes()))
          : F.VectorSize * unsigned(divideCeil(LaneBytes, TD.grfBytes()));
  if (NumRegs > MaxDataRegisters || (!F.Transpose && F.VectorSize > 4)) {
    fail(DiagKind::MessageUnavailable,
         "expected at most " + Twine(MaxDataRegisters) +
             " registers of data and 4 elements per lane, actual " +
             Twine(NumRegs) + " and " + Twine(unsigned(F.VectorSize)));
    return;
  }
  for (unsigned First = 0; First < NumLanes; First += MaxLanes) {
    unsigned N = std::min(MaxLanes, NumLanes - First);
    LscAddress A = lscAddress(Surface, Addresses.at(First * F.AddrBits / 8),
                              F.AddrBits, N, OffsetBytes);
    emitLscAccess(visa::Exec::lanes(N, First), A, visa::Operand::null(), F,
                  Pred);
  }
}

/// Emits a message that moves consecutive elements, from a single address on.
void MessageEmitter::emitLscTransposed(const LscAddress &A,
                                       const visa::LscFields &F,
                                       unsigned NumElts) {
  unsigned Bytes = unsigned(registerBytes(dataType()));
  if (isNarrow(F.Data) || Bytes > MaxDataRegisters * TD.grfBytes()) {
    fail(DiagKind::MessageUnavailable,
         "expected transposed data of 32 or 64 bits in at most " +
             Twine(MaxDataRegisters * TD.grfBytes()) + " bytes, actual " +
             Twine(Bytes));
    return;
  }
  emitLscBlock(A, F, NumElts, mask());
}

/// Emits an atomic. The operand "subopcode" is the opcode of the LSC message
/// (bits 5..0 of its descriptor).
void MessageEmitter::emitLscAtomic(visa::Operand Surface, Place Addresses,
                                   visa::LscFields F, int32_t OffsetBytes) {
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
  if (F.Data == visa::LscData::D8C32) {
    fail(DiagKind::MessageUnavailable,
         "expected 16, 32 or 64 bits in an atomic, actual 8");
    return;
  }
  F.Atomic = visa::LscAtomicOp(Code - First);
  SmallVector<const BaleSource *, 2> Sources;
  for (StringRef Name : {"src0", "src1"})
    if (Sources.size() < NumSources[Code - First])
      Sources.push_back(operand(Name));
  // The atomic may have no result, so the addresses tell the number of lanes.
  emitLscAtomicLanes(Surface, Addresses, F, lanesOf("addresses"), Sources,
                     OffsetBytes);
}

/// The language reference of vc-intrinsics describes the codes of the operands.
/// The finalizer cannot read vISA text for the unit of low bandwidth, or for a
/// flush of L3. It cannot read the scope "system" either, so "sysacq", which
/// includes "system", replaces it.
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
  // A fence of shared local memory always has the scope of a group (the
  // finalizer rejects other scopes).
  bool IsSLM = Units[Unit] == S::SLM;
  visa::LscFields F;
  F.SFID = *Units[Unit];
  F.FenceOp = IsSLM ? O::None : Ops[Op];
  F.Scope = IsSLM ? P::Group : Scopes[Scope];
  VB.emitLsc(visa::Opcode::LscFence, visa::Exec(), {}, F);
}

} // namespace cmx
