//===- Arithmetic.cpp - Executing operations on values --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every source operand is read completely before the first write.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using runtime::ErrorKind;

static bool loadSources(ThreadState &S, const DecodedInst &D, uint32_t Mask,
                        Lanes *Buffers, const Lanes **Src) {
  const Source *Sources = S.P.Sources.data() + D.FirstSource;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    Src[N] = S.load(D, Sources[N], Mask, Buffers[N]);
    if (!Src[N])
      return false;
  }
  return true;
}

static bool storeAll(ThreadState &S, const DecodedInst &D, uint32_t Mask,
                     const Lanes *Results) {
  const Destination *Dsts = S.P.Destinations.data() + D.FirstDestination;
  for (unsigned N = 0; N != D.NumDestinations; ++N)
    if (!S.store(D, Dsts[N], Mask, Results[N]))
      return false;
  return true;
}

/// If a lane divides by zero, or its quotient does not fit the type, reports
/// this and returns false.
template <typename T>
static bool checkDivisor(ThreadState &S, const DecodedInst &D, uint32_t Mask,
                         const T *A, const T *B) {
  bool MayOverflow =
      D.Facts.SrcSigned[0] && D.Facts.SrcSigned[1] && D.Facts.Src0Bits >= 32;
  T Smallest = -(T(1) << (D.Facts.Src0Bits - 1));
  for (; Mask; Mask &= Mask - 1) {
    unsigned Lane = llvm::countr_zero(Mask);
    if (B[Lane] == 0)
      return S.fail(ErrorKind::DivisionByZero, Twine(int64_t(A[Lane])) + " / 0",
                    int(Lane));
    if (MayOverflow && B[Lane] == -1 && A[Lane] == Smallest)
      return S.fail(ErrorKind::DivisionOverflow,
                    Twine(int64_t(A[Lane])) + " / -1", int(Lane));
  }
  return true;
}

bool interpreter::runALU(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  if (!Mask)
    return true;
  Lanes Buffers[4];
  const Lanes *Src[4];
  if (!loadSources(S, D, Mask, Buffers, Src))
    return false;
  if (!D.Op)
    return storeAll(S, D, Mask, Src[0]);
  if (D.ChecksDivisor &&
      !(D.R == Rep::Wide ? checkDivisor(S, D, Mask, Src[0]->W, Src[1]->W)
                         : checkDivisor(S, D, Mask, Src[0]->I, Src[1]->I)))
    return false;
  Lanes Results[2];
  D.Op(D.Facts, Src, Results);
  return storeAll(S, D, Mask, Results);
}

/// If there is a condition, it chooses between the sources, and the predicate
/// only enables lanes. Without a condition, the predicate chooses. With neither
/// of them, the result is src0.
bool interpreter::runSel(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.maskedLanes(D);
  if (!Mask)
    return true;
  uint32_t First = D.Predicate == NoIndex ? ~0u : S.predicateOf(D);
  Lanes Buffers[2], Result;
  const Lanes *Src[2];
  if (D.Compare) {
    if (!loadSources(S, D, Mask, Buffers, Src))
      return false;
    First = D.Compare(D.Size, *Src[0], *Src[1]);
    Mask &= D.Predicate == NoIndex ? ~0u : S.predicateOf(D);
  } else {
    // The element that a lane does not choose may lie outside of its variable.
    const Source *Sources = S.P.Sources.data() + D.FirstSource;
    Src[0] = S.load(D, Sources[0], Mask & First, Buffers[0]);
    Src[1] = Src[0] ? S.load(D, Sources[1], Mask & ~First, Buffers[1]) : Src[0];
    if (!Src[1])
      return false;
  }
  for (unsigned Lane = 0; Lane != D.Size; ++Lane) {
    const Lanes &From = *Src[First >> Lane & 1 ? 0 : 1];
    withRep(D.R, [&](auto Traits) {
      Traits.of(Result)[Lane] = Traits.of(From)[Lane];
    });
  }
  return storeAll(S, D, Mask, &Result);
}

/// A destination that is a predicate keeps the bits of disabled lanes. If the
/// destination is in registers, each lane becomes all ones or zero.
bool interpreter::runCompare(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  if (!Mask)
    return true;
  Lanes Buffers[2];
  const Lanes *Src[2];
  if (!loadSources(S, D, Mask, Buffers, Src))
    return false;
  uint32_t Bits = D.Compare(D.Size, *Src[0], *Src[1]);
  if (D.NumDestinations == 0) {
    S.setPredicate(D.Target, Mask << D.FirstLane, Bits << D.FirstLane);
    return true;
  }
  Lanes Result;
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    Result.I[Lane] = Bits >> Lane & 1 ? -1 : 0;
  const Destination &Dst = S.P.Destinations[D.FirstDestination];
  return S.storeBits(D, Dst, Mask, Result);
}

/// Writes %cr0. Only rounding to nearest even is supported.
bool interpreter::runControlRegister(ThreadState &S, const DecodedInst &D) {
  if (!runALU(S, D))
    return false;
  const Place &CR0 = S.P.place(0, visa::declOf(visa::Predefined::CR0));
  uint32_t Control;
  std::memcpy(&Control, S.Registers.get() + CR0.Start, sizeof(Control));
  if (Control & 0x30)
    return S.fail(ErrorKind::NotExecutable,
                  "rounding mode " + Twine(Control >> 4 & 3) + " in %cr0");
  return true;
}
