//===- EmitLscLanes.cpp - Registers of the lanes of LSC messages ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Data and addresses of LSC messages by lane: the size of their variables, and
// sums of addresses and constants. See FinalizerFault::FewQwords.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Does the finalizer need variables for all lanes that a message serves?
bool MessageEmitter::isFewQwords(unsigned ElemBytes, unsigned NumLanes) const {
  return TD.hasFault(FinalizerFault::FewQwords) && ElemBytes == 8 &&
         NumLanes * ElemBytes <= TD.grfBytes();
}

/// Is \p P in an input that is too small for these qwords and cannot grow? This
/// only matters where the finalizer moves inputs, to keep them across calls;
/// otherwise an input has registers to itself.
bool MessageEmitter::isSmallInput(Place P, unsigned ElemBytes,
                                  unsigned NumLanes) const {
  if (!E.CallsFunctions || !isFewQwords(ElemBytes, NumLanes))
    return false;
  auto [Root, At] = K.root(P.Var);
  return isInput(Root) &&
         K.decl(Root).sizeBytes() < At + P.OffsetBytes + lscLanes() * ElemBytes;
}

/// \p P as a source or destination of \p NumLanes elements. Enlarges its
/// variable if the message needs more.
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

/// The same for a source; copies it if it is in an input that is too small.
visa::Operand MessageEmitter::lscSource(Place P, unsigned ElemBytes,
                                        unsigned NumLanes) {
  if (isSmallInput(P, ElemBytes, NumLanes)) {
    ElemType Raw = rawType(ElemBytes);
    Place Copy = {E.temporary(Raw, NumLanes), 0};
    copy(Raw, Copy, {K.getAlias(P.Var, Raw), P.OffsetBytes}, NumLanes);
    P = Copy;
  }
  return lscRegisters(P, ElemBytes, NumLanes);
}

/// Adds a constant to few 64-bit addresses without 64-bit arithmetic.
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

/// The address of a message. A message cannot add a constant to 64-bit
/// addresses. The finalizer would add it, by dwords even where the hardware
/// adds qwords, in a variable for \p NumLanes only.
MessageEmitter::LscAddress MessageEmitter::lscAddress(visa::Operand Surface,
                                                      Place Addresses,
                                                      unsigned AddrBits,
                                                      unsigned NumLanes,
                                                      int32_t OffsetBytes) {
  unsigned Bytes = AddrBits / 8;
  bool HasInt64 = TD.has(Feature::Int64);
  if (OffsetBytes != 0 && Bytes == 8 &&
      (HasInt64 || isFewQwords(Bytes, NumLanes))) {
    Addresses = HasInt64 ? plus(Addresses, ElemType::UQ, NumLanes,
                                visa::Operand::immInt(ElemType::D, OffsetBytes))
                         : plusInHalves(Addresses, NumLanes, OffsetBytes);
    OffsetBytes = 0;
  }
  return {Surface, lscSource(Addresses, Bytes, NumLanes), OffsetBytes};
}

} // namespace cmx
