//===- EmitScatter.cpp - Scattered access and atomics, by the data port ---===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A message has up to 16 lanes. 32 lanes need two messages, the second one with
// mask M5 (lanes 16 to 31). A message of fewer than 8 lanes is sent with 8
// lanes, of which the additional ones are disabled (found by experiment). If
// there is an old value, the result's variable already holds it, and disabled
// lanes keep it.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

#include <array>

using namespace llvm;

namespace cmx {

/// Calls \p Emit for each message, with registers in the layout of messages.
void MessageEmitter::emitPieces(const Lanes &L, unsigned MaxLanes,
                                visa::Predicate Pred, EmitPiece Emit) {
  ElemType T = rawType(L.RegBytes);
  unsigned DataElts = L.DataElts ? L.DataElts : L.EltsPerLane;
  Place Packed =
      data(T, L.NumLanes * DataElts).at(L.FirstElt * L.NumLanes * L.RegBytes);
  for (unsigned First = 0; First < L.NumLanes; First += MaxLanes) {
    unsigned N = std::min(MaxLanes, L.NumLanes - First);
    visa::Exec X = visa::Exec::lanes(N, First);
    unsigned EltBytes = std::max(N, 8u) * L.RegBytes;
    bool Dense =
        L.EltsPerLane == 1 || (N == L.NumLanes && EltBytes == N * L.RegBytes);
    Place Here = Packed.at(First * L.RegBytes);
    if (Dense && (isStore() ? startsAtRegister(Here) : canReceive(Here))) {
      Emit(X, First, Here.raw());
      continue;
    }
    Place Apart = {E.temporary(T, L.EltsPerLane * EltBytes / L.RegBytes), 0};
    auto ForEach = [&](function_ref<void(Place, Place)> Do) {
      for (unsigned C = 0; C != L.EltsPerLane; ++C)
        Do(Apart.at(C * EltBytes),
           Packed.at((C * L.NumLanes + First) * L.RegBytes));
    };
    if (isStore())
      ForEach([&](Place A, Place P) { copyLanes(T, X, A, P, {}); });
    Emit(X, First, Apart.raw());
    if (!isStore())
      ForEach([&](Place A, Place P) { copyLanes(T, X, P, A, Pred); });
  }
}

/// Emits a scattered access to a surface.
void MessageEmitter::emitScaled(visa::Opcode Op, const Lanes &L,
                                const visa::MessageFields &Fields) {
  visa::Predicate Pred = mask();
  visa::Operand Surface = visa::Operand::state(surface());
  visa::Operand Base = scalar(*operand("globaloffset"), ElemType::UD);
  Place Offsets = registers(*operand("offsets"), ElemType::UD, L.NumLanes);
  emitPieces(
      L, 16, Pred, [&](visa::Exec X, unsigned First, visa::Operand Data) {
        VB.emitMessage(Op, X,
                       {Surface, Base, Offsets.at(First * 4).raw(), Data},
                       Fields, Pred);
      });
}

void MessageEmitter::emitGather() {
  if (!TD.has(Feature::LegacyDataPort))
    return emitLscGather();
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  visa::MessageFields Fields;
  Fields.ElemBytes = uint8_t(1u << constant("log2blocks"));
  emitScaled(isStore() ? visa::Opcode::ScatterScaled
                       : visa::Opcode::GatherScaled,
             L, Fields);
}

visa::MessageFields MessageEmitter::enabledChannels() const {
  visa::MessageFields Fields;
  Fields.Channels = uint8_t(constant("channelmask"));
  return Fields;
}

void MessageEmitter::emitGather4() {
  if (!TD.has(Feature::LegacyDataPort))
    return emitLscGather4();
  visa::MessageFields Fields = enabledChannels();
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  L.EltsPerLane = popcount(Fields.Channels);
  emitScaled(isStore() ? visa::Opcode::Scatter4Scaled
                       : visa::Opcode::Gather4Scaled,
             L, Fields);
}

//===----------------------------------------------------------------------===//
// Shared virtual memory
//===----------------------------------------------------------------------===//

MessageEmitter::Place MessageEmitter::svmAddresses(unsigned NumLanes) {
  const BaleSource *S = operand("addresses");
  return extended(S ? *S : *operand("offsets"), ElemType::UQ, NumLanes);
}

void MessageEmitter::emitSvmGather() {
  if (!TD.has(Feature::LegacyDataPort))
    return emitLscSvmGather();
  visa::Predicate Pred = mask();
  Lanes L;
  L.NumLanes = lanesOf("addresses");
  unsigned BlockBytes = dataType()->getScalarSizeInBits() / 8;
  unsigned NumBlocks = 1u << constant("log2blocks");
  // Up to four bytes of a lane share a dword.
  L.RegBytes = std::max(4u, BlockBytes);
  L.EltsPerLane = BlockBytes == 1 ? 1 : NumBlocks;
  Place Addresses = svmAddresses(L.NumLanes);
  visa::MessageFields Fields;
  Fields.ElemBytes = uint8_t(BlockBytes);
  auto Emit = [&](unsigned Blocks) {
    // Found by experiment: with more than 16 bytes per lane, 16 lanes exceed
    // the greatest length of a message.
    unsigned MaxLanes = L.EltsPerLane * L.RegBytes > 16 ? 8 : 16;
    Fields.NumElts = uint8_t(Blocks);
    emitPieces(L, MaxLanes, Pred,
               [&](visa::Exec X, unsigned First, visa::Operand Data) {
                 VB.emitMessage(isStore() ? visa::Opcode::SvmScatter
                                          : visa::Opcode::SvmGather,
                                X, {Addresses.at(First * 8).raw(), Data},
                                Fields, Pred);
               });
  };
  // On Gen9, a store of 8 qwords for each of 8 lanes, together with its
  // addresses, exceeds this length, too. So it becomes two messages. Other
  // platforms have no such limit; they also lack the 64-bit addition that
  // computes the addresses of a second message.
  if (!isStore() || L.EltsPerLane * L.RegBytes < 64 || !TD.has(Feature::Int64))
    return Emit(NumBlocks);
  L.DataElts = L.EltsPerLane;
  L.EltsPerLane /= 2;
  Emit(NumBlocks / 2);
  L.FirstElt = L.EltsPerLane;
  Addresses = plus(Addresses, ElemType::UQ, L.NumLanes,
                   visa::Operand::imm(ElemType::UQ, L.FirstElt * L.RegBytes));
  Emit(NumBlocks / 2);
}

void MessageEmitter::emitSvmGather4() {
  if (!TD.has(Feature::LegacyDataPort))
    return emitLscSvmGather4();
  visa::Predicate Pred = mask();
  visa::MessageFields Fields = enabledChannels();
  Lanes L;
  L.NumLanes = lanesOf("offsets");
  L.EltsPerLane = popcount(Fields.Channels);
  Place BasePlace = extended(*operand("base"), ElemType::UQ, 1);
  visa::Operand Base =
      visa::Operand::scalar(BasePlace.Var, BasePlace.OffsetBytes);
  Place Offsets = svmAddresses(L.NumLanes);
  emitPieces(L, 16, Pred,
             [&](visa::Exec X, unsigned First, visa::Operand Data) {
               VB.emitMessage(isStore() ? visa::Opcode::SvmScatter4Scaled
                                        : visa::Opcode::SvmGather4Scaled,
                              X, {Base, Offsets.at(First * 8).raw(), Data},
                              Fields, Pred);
             });
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

const AtomicRow *findAtomic(StringRef Name) {
  using A = visa::AtomicOp;
  using L = visa::LscAtomicOp;
  // The data port has no float addition; platforms from Xe-HPG on use LSC.
  static const AtomicRow Rows[] = {
      {"add", A::Add, L::IAdd, ElemKind::UInt},
      {"sub", A::Sub, L::ISub, ElemKind::UInt},
      {"inc", A::Inc, L::IInc, ElemKind::UInt},
      {"dec", A::Dec, L::IDec, ElemKind::UInt},
      {"min", A::UMin, L::UMin, ElemKind::UInt},
      {"max", A::UMax, L::UMax, ElemKind::UInt},
      {"imin", A::SMin, L::SMin, ElemKind::SInt},
      {"imax", A::SMax, L::SMax, ElemKind::SInt},
      {"and", A::And, L::And, ElemKind::UInt},
      {"or", A::Or, L::Or, ElemKind::UInt},
      {"xor", A::Xor, L::Xor, ElemKind::UInt},
      {"xchg", A::Xchg, L::Store, ElemKind::UInt},
      {"cmpxchg", A::CmpXchg, L::ICas, ElemKind::UInt},
      {"fmin", A::FMin, L::FMin, ElemKind::Float},
      {"fmax", A::FMax, L::FMax, ElemKind::Float},
      {"fadd", std::nullopt, L::FAdd, ElemKind::Float},
      {"fsub", std::nullopt, L::FSub, ElemKind::Float},
      {"fcmpwr", A::FCmpWr, L::FCas, ElemKind::Float}};
  for (const AtomicRow &Row : Rows)
    if (Row.Name == Name)
      return &Row;
  return nullptr;
}

ElemType atomicType(ElemKind Class, unsigned Bytes) {
  if (Class == ElemKind::Float)
    return Bytes == 8 ? ElemType::DF : ElemType::F;
  return intType(Bytes, Class == ElemKind::SInt);
}

/// Calls \p Load with the registers that receive an element for each lane of
/// \p X, or with null if the result has no user.
void MessageEmitter::loadLanes(ElemType T, visa::Exec X, visa::Predicate Pred,
                               function_ref<void(visa::Operand)> Load) {
  if (Call.use_empty())
    return Load(visa::Operand::null());
  unsigned Bytes = elemTypeBytes(T);
  Place Dst = result(T).at(X.FirstLane * Bytes);
  if (canReceive(Dst))
    return Load(Dst.raw());
  visa::DeclId Temp = E.temporary(T, X.Size);
  Load(visa::Operand::raw(Temp));
  // Copy the bits as integers, because a platform may have no moves of doubles.
  ElemType Raw = rawType(Bytes);
  copyLanes(Raw, X, result(Raw).at(X.FirstLane * Bytes),
            {K.getAlias(Temp, Raw), 0}, Pred);
}

/// See FinalizerFault::MessagesToFirstInputs.
MessageEmitter::Place MessageEmitter::afterFirstInputs(Place P, ElemType T,
                                                       unsigned NumElts) {
  if (canReceive(P))
    return P;
  visa::DeclId Copy = E.temporary(T, NumElts);
  ElemType Raw = rawType(elemTypeBytes(T));
  copy(Raw, {K.getAlias(Copy, Raw), 0}, {K.getAlias(P.Var, Raw), P.OffsetBytes},
       NumElts);
  return {Copy, 0};
}

SmallVector<MessageEmitter::Place, 2>
MessageEmitter::dataPortSources(const AtomicRow &Row, ElemType T,
                                unsigned NumLanes) {
  // vISA specification, DWORD_ATOMIC: the value to compare with is source 1 of
  // cmpxchg, but source 0 of fcmpwr.
  std::array<StringRef, 2> Names = {"compare", "src"};
  if (*Row.DataPort == visa::AtomicOp::CmpXchg)
    std::swap(Names[0], Names[1]);
  SmallVector<Place, 2> Sources;
  for (StringRef Name : Names)
    if (const BaleSource *S = operand(Name))
      Sources.push_back(registers(*S, T, NumLanes));
  return Sources;
}

/// Returns the byte offsets of the lanes of an atomic. If the intrinsic has a
/// global offset, both the global offset and the offsets of the lanes count
/// dwords.
MessageEmitter::Place MessageEmitter::atomicOffsets(unsigned NumLanes) {
  Place Offsets = registers(*operand("offsets"), ElemType::UD, NumLanes);
  const BaleSource *Global = operand("globaloffset");
  if (!Global)
    return Offsets;
  auto *C = dyn_cast<Constant>(Global->V);
  if (!C || !C->isNullValue())
    Offsets =
        plus(Offsets, ElemType::UD, NumLanes, scalar(*Global, ElemType::UD));
  return computed(Operation::Shl, Offsets, ElemType::UD, NumLanes,
                  visa::Operand::imm(ElemType::UD, 2));
}

void MessageEmitter::emitAtomic(bool IsSvm) {
  const AtomicRow *Row = findAtomic(StringRef(Info.VisaName).split('.').second);
  if (!Row) {
    fail(DiagKind::MessageUnavailable,
         "expected an atomic operation, actual " + Info.VisaName);
    return;
  }
  if (!TD.has(Feature::LegacyDataPort) || !Row->DataPort) {
    if (require(Feature::LSC))
      emitLscDataPortAtomic(Row->Lsc, IsSvm);
    return;
  }
  visa::Predicate Pred = mask();
  unsigned NumLanes = numLanes(Call.getType());
  unsigned Bytes = Call.getType()->getScalarSizeInBits() / 8;
  ElemType T = atomicType(Row->Class, Bytes);
  visa::Exec X = visa::Exec::lanes(NumLanes);
  visa::Operand Srcs[2] = {visa::Operand::null(), visa::Operand::null()};
  unsigned N = 0;
  SmallVector<Place, 2> Sources = dataPortSources(*Row, T, NumLanes);
  for (Place P : Sources) {
    if (IsSvm)
      P = afterFirstInputs(P, T, NumLanes);
    // If there are two sources, the finalizer copies each of them, with all
    // dwords of its variable. An alias of the right length avoids odd numbers
    // of dwords.
    if (uint64_t NumDwords = K.decl(P.Var).sizeBytes() / 4;
        IsSvm && Sources.size() == 2 && NumDwords < TD.grfBytes() / 4 &&
        !isPowerOf2_64(NumDwords) &&
        TD.hasFault(FinalizerFault::SourcesOfOddLengths))
      P = {K.addAlias(P.Var, T, NumLanes, P.OffsetBytes), 0};
    Srcs[N++] = P.raw();
  }
  visa::MessageFields Fields;
  Fields.Atomic = *Row->DataPort;
  if (IsSvm) {
    Fields.AtomicBits = uint8_t(8 * Bytes);
    visa::Operand Addresses = svmAddresses(NumLanes).raw();
    loadLanes(T, X, Pred, [&](visa::Operand Dst) {
      VB.emitMessage(visa::Opcode::SvmAtomic, X,
                     {Addresses, Srcs[0], Srcs[1], Dst}, Fields, Pred);
    });
    return;
  }
  visa::Operand Surface = visa::Operand::state(surface());
  visa::Operand Offsets = atomicOffsets(NumLanes).raw();
  loadLanes(T, X, Pred, [&](visa::Operand Dst) {
    VB.emitMessage(visa::Opcode::DwordAtomic, X,
                   {Surface, Offsets, Srcs[0], Srcs[1], Dst}, Fields, Pred);
  });
}

} // namespace cmx
