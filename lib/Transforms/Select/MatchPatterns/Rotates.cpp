//===- Rotates.cpp - Two shifts that are a rotation -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rotates.h"
#include "cmx/Analysis/RegionSource.h"
#include "cmx/IR/Builder.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "cmx-match-patterns"

STATISTIC(NumRotates, "Number of rotations found");

namespace cmx {

namespace {
struct Rotation {
  Value *V = nullptr;
  Value *Amount = nullptr;
  bool Left = true;
};
} // namespace

/// If \p V reads a scalar or an element into all lanes, returns the place of
/// that element. Otherwise returns std::nullopt.
static std::optional<RegionSource> broadcastSource(Value *V) {
  auto *Rd = dyn_cast<RdRegionInst>(V);
  if (!Rd || Rd->hasVariableOffset() || !Rd->region().isBroadcast())
    return std::nullopt;
  return readSource(*Rd);
}

/// Does \p Rest equal \p Bits - \p N in all lanes? \p Rest and \p N may be
/// scalars that are repeated in all lanes.
static bool isRest(Value *Rest, Value *N, uint64_t Bits) {
  if (match(Rest, m_Sub(m_SpecificInt(Bits), m_Specific(N))))
    return true;
  auto R = broadcastSource(Rest), S = broadcastSource(N);
  // Accept only whole scalars: a part of a difference is not the difference of
  // parts.
  if (!R || !S || numLanes(R->V->getType()) != 1 ||
      elementBytes(R->V->getType()) != R->R.elemBytes())
    return false;
  Value *X;
  if (!match(R->V, m_Sub(m_SpecificInt(Bits), m_Value(X))))
    return false;
  if (S->V == X)
    return true;
  auto T = broadcastSource(X);
  return T && T->V == S->V && T->R.offsetBytes() == S->R.offsetBytes() &&
         T->R.elemBytes() == S->R.elemBytes();
}

/// Returns N if \p Amount is N and \p Rest is -N, both modulo \p Bits; null
/// otherwise.
static Value *maskedAmount(Value *Amount, Value *Rest, uint64_t Bits) {
  Value *N;
  if (!match(Rest, m_And(m_Neg(m_Value(N)), m_SpecificInt(Bits - 1))))
    return nullptr;
  return Amount == N ||
                 match(Amount, m_And(m_Specific(N), m_SpecificInt(Bits - 1)))
             ? N
             : nullptr;
}

static std::optional<Rotation> matchRotation(const Instruction &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  bool Or = I.getOpcode() == Instruction::Or;
  if ((Bits != 16 && Bits != 32) || (!Or && I.getOpcode() != Instruction::Add &&
                                     I.getOpcode() != Instruction::Xor))
    return std::nullopt;
  Value *V, *L, *R;
  auto Shl = m_OneUse(m_Shl(m_Value(V), m_Value(L)));
  auto LShr = m_OneUse(m_LShr(m_Deferred(V), m_Value(R)));
  if (!match(I.getOperand(0), Shl) || !match(I.getOperand(1), LShr))
    if (!match(I.getOperand(1), Shl) || !match(I.getOperand(0), LShr))
      return std::nullopt;
  const APInt *CL, *CR;
  if (match(L, m_APInt(CL)) && match(R, m_APInt(CR))) {
    if (CL->uge(Bits) || CR->uge(Bits) || *CL + *CR != Bits)
      return std::nullopt;
    return Rotation{V, L, true};
  }
  if (isRest(R, L, Bits))
    return Rotation{V, L, true};
  if (isRest(L, R, Bits))
    return Rotation{V, R, false};
  // The masked form is defined for the amount 0. There it is an or of the value
  // with itself. An add or xor would give another result.
  if (!Or)
    return std::nullopt;
  if (Value *N = maskedAmount(L, R, Bits))
    return Rotation{V, N, true};
  if (Value *N = maskedAmount(R, L, Bits))
    return Rotation{V, N, false};
  return std::nullopt;
}

bool matchRotates(BasicBlock &BB, const TargetDesc &TD, Remarks &Rem) {
  if (!TD.supports(Operation::Rol))
    return false;
  RegionBuilder RB(*BB.getModule());
  SmallVector<WeakTrackingVH, 8> Replaced;
  for (Instruction &I : BB) {
    std::optional<Rotation> Rot = matchRotation(I);
    if (!Rot)
      continue;
    RB.ir().SetInsertPoint(&I);
    Value *New =
        RB.createIntrinsic(Rot->Left ? GenXIntrinsic::Rol : GenXIntrinsic::Ror,
                           I.getType(), {Rot->V, Rot->Amount});
    Rem.passed("Rotation", I, [&](Remark &R) {
      R << remarkValue("Value", I) << " is a rotation to the "
        << ore::NV("Side", Rot->Left ? "left" : "right");
    });
    ++NumRotates;
    New->takeName(&I);
    I.replaceAllUsesWith(New);
    Replaced.push_back(&I);
  }
  bool Changed = !Replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

} // namespace cmx
