//===- EmitLscLanes.cpp - Registers of the lanes of LSC messages ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LSC messages with data and an address for each lane: the sizes of the
// variables that they need, and sums of addresses and constants. See
// FinalizerFault::FewQwords.
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Must a variable of \p NumLanes elements have space for lscLanes() elements?
/// See FinalizerFault::FewQwords.
bool MessageEmitter::isFewQwords(unsigned ElemBytes, unsigned NumLanes) const {
  return TD.hasFault(FinalizerFault::FewQwords) && ElemBytes == 8 &&
         NumLanes * ElemBytes <= TD.grfBytes();
}

/// Returns \p P as a source or destination of \p NumLanes elements. Enlarges
/// the variable of \p P if the message needs a larger one. An input keeps its
/// size here; KernelEmitter::copyInputs can copy it to a larger variable.
visa::Operand MessageEmitter::lscRegisters(Place P, unsigned ElemBytes,
                                           unsigned NumLanes) {
  if (isFewQwords(ElemBytes, NumLanes)) {
    auto [Root, At] = K.root(P.Var);
    uint64_t Bytes = At + P.OffsetBytes + lscLanes() * ElemBytes;
    if (!isInput(Root))
      E.enlarge(Root, Bytes);
    else if (K.decl(Root).sizeBytes() < Bytes)
      E.SmallInputs[Root] = std::max(E.SmallInputs.lookup(Root), Bytes);
  }
  return P.raw();
}

/// Adds a constant to 64-bit addresses, by 32-bit arithmetic. The addresses fit
/// into one register.
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

/// Returns the address of a message. A message cannot add a constant to 64-bit
/// addresses, so the constant is added here. The finalizer would add it by
/// dwords, even if the hardware can add qwords, and would put the sums into a
/// variable for only \p NumLanes lanes.
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
  return {Surface, lscRegisters(Addresses, Bytes, NumLanes), OffsetBytes};
}

} // namespace cmx
