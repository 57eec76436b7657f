//===- Predicates.cpp - Executing operations on predicates ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"
#include "llvm/ADT/Twine.h"

using namespace cmx;
using namespace cmx::interpreter;
using visa::Opcode;

/// Sets the elements of the destination for the lanes in \p Mask to those of \p
/// Bits. Bit 0 is the first lane of the instruction.
static void setLanes(ThreadState &S, const DecodedInst &D, uint32_t Mask,
                     uint32_t Bits) {
  S.setPredicate(D.Target, Mask << D.FirstLane, Bits << D.FirstLane);
}

bool interpreter::runPredicateLogic(ThreadState &S, const DecodedInst &D) {
  uint32_t A = S.Predicates[D.Operands[0]] >> D.FirstLane;
  uint32_t B =
      D.Operands[1] == NoIndex ? 0 : S.Predicates[D.Operands[1]] >> D.FirstLane;
  uint32_t Bits = ~A;
  if (D.I->Op == Opcode::And)
    Bits = A & B;
  else if (D.I->Op == Opcode::Or)
    Bits = A | B;
  else if (D.I->Op == Opcode::Xor)
    Bits = A ^ B;
  setLanes(S, D, S.enabledLanes(D), Bits);
  return true;
}

/// One number holds the bits of all lanes; the execution mask has no effect
/// (vISA specification, SETP). mov sets the whole predicate.
bool interpreter::runSetp(ThreadState &S, const DecodedInst &D) {
  Lanes Buffer;
  const Lanes *Src = S.load(D, S.P.Sources[D.FirstSource], 1, Buffer);
  if (!Src)
    return false;
  if (D.I->Op == Opcode::Mov)
    S.setPredicate(D.Target, ~0u, uint32_t(Src->I[0]));
  else
    setLanes(S, D, lowLanes(D.Size), uint32_t(Src->I[0]));
  return true;
}

/// Sets each enabled lane to the lowest bit of its number.
bool interpreter::runSetpLanes(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  Lanes Buffer;
  const Lanes *Src = S.load(D, S.P.Sources[D.FirstSource], Mask, Buffer);
  if (!Src)
    return false;
  uint32_t Bits = 0;
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    Bits |= uint32_t(Src->I[Lane] & 1) << Lane;
  setLanes(S, D, Mask, Bits);
  return true;
}

/// Reads a predicate as a number: element 0 is bit 0. With fewer than 16
/// elements the upper bits are undefined (vISA specification, MOV).
bool interpreter::runReadPredicate(ThreadState &S, const DecodedInst &D) {
  uint32_t Mask = S.enabledLanes(D);
  unsigned NumElts = S.P.PredicateSizes[D.Operands[0]];
  uint32_t Bits = S.Predicates[D.Operands[0]] & lowLanes(NumElts);
  if (NumElts < 16)
    Bits |= S.P.PredicateGarbage[D.Operands[0]] & ~lowLanes(NumElts);
  Lanes Result;
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    Result.I[Lane] = Bits;
  return S.store(D, S.P.Destinations[D.FirstDestination], Mask, Result);
}

bool interpreter::runNarrowPredicate(ThreadState &S, const DecodedInst &D) {
  return S.fail(runtime::ErrorKind::VariableOutOfBounds,
                "a predicate has fewer elements than lane " +
                    llvm::Twine(unsigned(D.FirstLane) + D.Size - 1) + " needs");
}
