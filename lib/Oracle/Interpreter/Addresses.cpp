//===- Addresses.cpp - Executing operations on addresses and state --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An address consists of the variable that it points into, and the offset of a
// byte there. The offset has 16 bits, as on the machine. As a number, an
// address is the position of this byte in the array of all registers. Such a
// number can become an address again.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"
#include "llvm/ADT/bit.h"

using namespace cmx;
using namespace cmx::interpreter;

/// Returns the addends of addr_add, or the numbers that a mov converts to
/// addresses, or zeros for a mov of addresses. Returns null after an error.
static const Lanes *loadAddends(ThreadState &S, const DecodedInst &D,
                                uint32_t Mask, Lanes &Buffer) {
  if (D.NumSources)
    return S.load(D, S.P.Sources[D.FirstSource], Mask, Buffer);
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    Buffer.I[Lane] = 0;
  return &Buffer;
}

static int32_t addOffset(int32_t OffsetBytes, int64_t Addend) {
  return int16_t(uint16_t(OffsetBytes + Addend));
}

bool interpreter::runAddressOf(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  Lanes Buffer;
  const Lanes *Addends = loadAddends(S, D, Mask, Buffer);
  if (!Addends)
    return false;
  for (; Mask; Mask &= Mask - 1) {
    unsigned Lane = llvm::countr_zero(Mask);
    S.Addresses[D.Target + Lane] = {
        D.Operands[0], addOffset(int32_t(D.Operands[1]), Addends->I[Lane])};
  }
  return true;
}

/// Returns the address of the byte at \p Position. The address has no variable
/// if no variable has this byte.
static AddressValue addressAt(const Program &P, int64_t Position) {
  for (size_t N = 0; N != P.Roots.size(); ++N) {
    int64_t Offset = Position - P.Roots[N].StartBytes;
    if (Offset >= 0 && Offset < P.Roots[N].SizeBytes)
      return {uint32_t(N), int32_t(Offset)};
  }
  return {};
}

bool interpreter::runAddressAdd(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  Lanes Buffer;
  const Lanes *Numbers = loadAddends(S, D, Mask, Buffer);
  if (!Numbers)
    return false;
  AddressValue Results[MaxLanes];
  for (unsigned Lane = 0; Lane != D.Size; ++Lane) {
    if (D.Operands[0] == NoIndex) {
      Results[Lane] = addressAt(S.P, Numbers->I[Lane]);
      continue;
    }
    Results[Lane] = S.Addresses[D.Operands[0] + Lane * D.Operands[1]];
    Results[Lane].OffsetBytes =
        addOffset(Results[Lane].OffsetBytes, Numbers->I[Lane]);
  }
  for (; Mask; Mask &= Mask - 1) {
    unsigned Lane = llvm::countr_zero(Mask);
    S.Addresses[D.Target + Lane] = Results[Lane];
  }
  return true;
}

bool interpreter::runReadAddress(ThreadState &S, const DecodedInst &D) {
  Lanes Result;
  for (unsigned Lane = 0; Lane != D.Size; ++Lane) {
    const AddressValue &A = S.Addresses[D.Target + Lane * D.Operands[1]];
    Result.I[Lane] = A.OffsetBytes;
    if (A.Root != NoRoot)
      Result.I[Lane] += S.P.Roots[A.Root].StartBytes;
  }
  return S.store(D, S.P.Destinations[D.FirstDestination], S.enabledLanes(D),
                 Result);
}

//===----------------------------------------------------------------------===//
// Surfaces and samplers
//===----------------------------------------------------------------------===//

bool interpreter::runMoveState(ThreadState &S, const DecodedInst &D) {
  S.States[D.Target] = S.States[D.Operands[0]];
  return true;
}

bool interpreter::runSetState(ThreadState &S, const DecodedInst &D) {
  Lanes Buffer;
  const Lanes *Src = S.load(D, S.P.Sources[D.FirstSource], 1, Buffer);
  if (!Src)
    return false;
  S.States[D.Target] = uint32_t(Src->I[0]);
  return true;
}

bool interpreter::runReadState(ThreadState &S, const DecodedInst &D) {
  Lanes Result;
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    Result.I[Lane] = S.States[D.Target];
  return S.store(D, S.P.Destinations[D.FirstDestination], S.enabledLanes(D),
                 Result);
}
