//===- Threads.cpp - Ids, barriers, SIMD control flow ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fences do nothing, because threads of a group take turns only at barriers.
// goto and join only compute their masks, as the language reference says. They
// do not jump: the branch on their result "taken" does.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"

#include <numeric>

using namespace llvm;

namespace cmx::generic {

using runtime::Id;

Value *GenericLowering::lowerSync() {
  auto number = [&](StringRef Name) {
    return resizeInt(operand(Name), 32, /*Signed=*/false);
  };
  switch (Info->Id) {
  case GenXIntrinsic::Barrier:
    return callRuntime(RuntimeFunction::Barrier, {});
  case GenXIntrinsic::Sbarrier:
    return callRuntime(constant("signal") ? RuntimeFunction::BarrierSignal
                                          : RuntimeFunction::BarrierWait,
                       {});
  case GenXIntrinsic::Nbarrier:
    if (!constant("signal"))
      return callRuntime(RuntimeFunction::NamedWait, {number("id")});
    return callRuntime(RuntimeFunction::NamedSignal,
                       {number("id"), number("threads")});
  case GenXIntrinsic::NbarrierArrive: // As many producers as consumers.
    return callRuntime(RuntimeFunction::NamedSignal,
                       {number("id"), number("producers")});
  case GenXIntrinsic::SlmInit:
    return callRuntime(RuntimeFunction::ReserveSLM, {i64(constant("size"))});
  default:
    return nullptr;
  }
}

/// Returns the ids from \p First on, or dwords of r0 if \p IsR0 is set.
Value *GenericLowering::threadIds(Id First, bool IsR0) {
  Type *Ty = Call->getType();
  auto One = [&](unsigned K) {
    unsigned Which = IsR0 ? unsigned(First) : unsigned(First) + K;
    Value *V =
        callRuntime(RuntimeFunction::GetId, {i32(Which), i32(IsR0 ? K : 0)});
    return resizeInt(V, Ty->getScalarSizeInBits(), /*Signed=*/false);
  };
  if (!Ty->isVectorTy())
    return One(0);
  Value *All = PoisonValue::get(Ty);
  for (unsigned K = 0; K != laneCount(Ty); ++K)
    All = B.CreateInsertElement(All, One(K), K);
  return All;
}

Value *GenericLowering::lowerPredefined() {
  switch (Info->Id) {
  case GenXIntrinsic::ThreadX:
    return threadIds(Id::ThreadX, false);
  case GenXIntrinsic::ThreadY:
    return threadIds(Id::ThreadY, false);
  case GenXIntrinsic::GroupIdX:
    return threadIds(Id::GroupIdX, false);
  case GenXIntrinsic::GroupIdY:
    return threadIds(Id::GroupIdY, false);
  case GenXIntrinsic::GroupIdZ:
    return threadIds(Id::GroupIdZ, false);
  case GenXIntrinsic::LocalId:
  case GenXIntrinsic::LocalId16:
    return threadIds(Id::LocalIdX, false);
  case GenXIntrinsic::LocalSize:
    return threadIds(Id::LocalSizeX, false);
  case GenXIntrinsic::GroupCount:
    return threadIds(Id::GroupCountX, false);
  case GenXIntrinsic::R0:
    return threadIds(Id::R0, true);
  case GenXIntrinsic::GetHwid:
    return threadIds(Id::ThreadNumber, false);
  case GenXIntrinsic::WritePredefSurface:
    return callRuntime(RuntimeFunction::SetSurface, {operand("number")});
  case GenXIntrinsic::SetSr02:
  case GenXIntrinsic::SetPause:
  case GenXIntrinsic::DummyMov:
    return nullptr; // No effect that a kernel can see.
  default:
    return i32(SLMSurface); // The only predefined surface.
  }
}

//===----------------------------------------------------------------------===//
// SIMD control flow
//===----------------------------------------------------------------------===//

Value *GenericLowering::lowerSimdFlow() {
  switch (Info->Id) {
  case GenXIntrinsic::SimdcfGoto:
    return lowerGoto();
  case GenXIntrinsic::SimdcfJoin:
    return lowerJoin();
  case GenXIntrinsic::SimdcfGetEm:
    return operand("mask");
  case GenXIntrinsic::SimdcfSavemask:
    return lowerSavemask();
  case GenXIntrinsic::SimdcfUnmask:
    return Constant::getAllOnesValue(Call->getType());
  case GenXIntrinsic::SimdcfRemask:
    return lowerRemask();
  default:
    llvm_unreachable("not SIMD control flow");
  }
}

/// The mask may have more lanes than the vectors in the code from the goto to
/// its join. These vectors use the first lanes of the mask.
Value *GenericLowering::lowerGoto() {
  Value *Mask = operand("mask"), *Resume = operand("resume");
  Value *Stay = operand("stay");
  SmallVector<int64_t, 32> First(laneCount(Stay->getType()));
  std::iota(First.begin(), First.end(), 0);
  Value *Active = readElements(Mask, First, Stay->getType());
  Value *Leaving = B.CreateAnd(Active, B.CreateNot(Stay));
  Value *Left = B.CreateAnd(Active, Stay);
  Value *Result = PoisonValue::get(Call->getType());
  Result =
      B.CreateInsertValue(Result, writeElements(Mask, Left, First, nullptr), 0);
  Result = B.CreateInsertValue(Result, B.CreateOr(Resume, Leaving), 1);
  return B.CreateInsertValue(Result, B.CreateNot(B.CreateOrReduce(Left)), 2);
}

/// Bit L of the result is lane L of the mask.
Value *GenericLowering::lowerSavemask() {
  Value *Mask = operand("mask");
  Value *Bits = B.getInt32(0);
  for (unsigned L = 0; L != laneCount(Mask->getType()); ++L) {
    Value *Lane = B.CreateZExt(B.CreateExtractElement(Mask, L), B.getInt32Ty());
    Bits = B.CreateOr(Bits, B.CreateShl(Lane, L));
  }
  return Bits;
}

Value *GenericLowering::lowerRemask() {
  Value *Bits = operand("saved");
  Value *Mask = PoisonValue::get(Call->getType());
  for (unsigned L = 0; L != laneCount(Call->getType()); ++L) {
    Value *Lane = B.CreateTrunc(B.CreateLShr(Bits, L), B.getInt1Ty());
    Mask = B.CreateInsertElement(Mask, Lane, L);
  }
  return Mask;
}

Value *GenericLowering::lowerJoin() {
  Value *Mask = operand("mask"), *Resume = operand("resume");
  SmallVector<int64_t, 32> First(laneCount(Resume->getType()));
  std::iota(First.begin(), First.end(), 0);
  Value *Active =
      B.CreateOr(readElements(Mask, First, Resume->getType()), Resume);
  Value *Result = PoisonValue::get(Call->getType());
  Result = B.CreateInsertValue(Result,
                               writeElements(Mask, Active, First, nullptr), 0);
  return B.CreateInsertValue(Result, B.CreateNot(B.CreateOrReduce(Active)), 1);
}

} // namespace cmx::generic
