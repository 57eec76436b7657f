//===- LowerContext.cpp - Helpers of all families of cmx-lower ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Analysis/RegionSource.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/Platform.h"

#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

Type *withScalarType(Type *Ty, Type *ElemTy) {
  auto *VecTy = dyn_cast<FixedVectorType>(Ty);
  return VecTy ? FixedVectorType::get(ElemTy, VecTy->getNumElements()) : ElemTy;
}

Type *withBits(Type *Ty, unsigned Bits) {
  return withScalarType(Ty, IntegerType::get(Ty->getContext(), Bits));
}

const TargetDesc *LowerContext::targetOrReport() {
  if (!Target && !PlatformMissing) {
    Target = getPlatformOrReport(F, nullptr);
    PlatformMissing = !Target;
  }
  return Target;
}

bool LowerContext::has(Feature Feat) {
  const TargetDesc *TD = targetOrReport();
  return !TD || TD->has(Feat);
}

bool LowerContext::supportsType(Operation Op, ElemType Ty) {
  const TargetDesc *T = targetOrReport();
  return !T || T->supportsType(Op, Ty);
}

bool LowerContext::hasFault(FinalizerFault Fault) {
  const TargetDesc *TD = targetOrReport();
  return TD && TD->hasFault(Fault);
}

OperationCosts *LowerContext::costs() {
  if (Target && !Costs)
    Costs = std::make_unique<OperationCosts>(*Target);
  return Costs.get();
}

void LowerContext::replace(Instruction &I, Value *New) {
  if (New != &I) {
    if (isa<Instruction>(New) && !New->hasName())
      New->takeName(&I);
    I.replaceAllUsesWith(New);
  }
  erase(I);
}

bool LowerContext::isTakenApart(const Instruction &I) {
  return all_of(I.users(), [](const User *U) {
    return isa<ExtractValueInst>(U) ||
           (isa<FreezeInst>(U) && all_of(U->users(), [](const User *Part) {
              return isa<ExtractValueInst>(Part);
            }));
  });
}

void LowerContext::replaceParts(Instruction &I, ArrayRef<Value *> Parts) {
  for (User *U : make_early_inc_range(I.users())) {
    if (auto *Extract = dyn_cast<ExtractValueInst>(U)) {
      replace(*Extract, Parts[Extract->getIndices()[0]]);
      continue;
    }
    SmallVector<Value *, 2> Frozen;
    for (Value *Part : Parts)
      Frozen.push_back(ir().CreateFreeze(Part));
    replaceParts(*cast<FreezeInst>(U), Frozen);
  }
  erase(I);
}

void LowerContext::erase(Instruction &I) {
  for (Value *Op : I.operands())
    if (isa<Instruction>(Op))
      MaybeDead.push_back(Op);
  I.eraseFromParent();
  Changed = true;
}

void LowerContext::keepForUsers(Instruction &I) {
  Kept.insert(&I);
  MaybeDead.push_back(&I);
  Changed = true;
}

void LowerContext::eraseDead() {
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
}

bool LowerContext::report(const Instruction &I, DiagKind K, const Twine &Text) {
  if (Reported.insert(&I).second)
    emitDiag(I, K, Text);
  return true;
}

Value *LowerContext::castTo(Value *V, Type *Ty) {
  if (V->getType() == Ty)
    return V;
  V = stripRegisterBitcasts(V);
  if (auto *C = dyn_cast<Constant>(V))
    return foldBitCast(C, Ty, F.getDataLayout());
  return V->getType() == Ty ? V : ir().CreateBitCast(V, Ty);
}

Value *LowerContext::read(Value *V, const Region &R, Type *ElemTy,
                          bool Scalar) {
  RegionSource From{stripRegisterBitcasts(V), R, nullptr};
  while (auto Outer = throughRead(From))
    From = *Outer;
  return RB.createRead(
      From, Scalar ? ElemTy : FixedVectorType::get(ElemTy, R.numElts()));
}

Value *LowerContext::broadcast(Value *Scalar, unsigned NumElts) {
  Type *Ty = Scalar->getType();
  if (auto *C = dyn_cast<Constant>(Scalar))
    return ConstantVector::getSplat(ElementCount::getFixed(NumElts), C);
  return read(Scalar, Region::broadcast(elementBytes(Ty), NumElts), Ty,
              /*Scalar=*/false);
}

/// Returns the lane that \p Wr writes. Returns std::nullopt if \p Wr has a
/// variable offset or a mask, or writes several lanes.
static std::optional<unsigned> writtenLane(const WrRegionInst &Wr) {
  if (Wr.hasVariableOffset() || !Wr.isMaskAllOnes() ||
      numLanes(Wr.newValue()->getType()) != 1)
    return std::nullopt;
  return unsigned(Wr.constantOffsetBytes() / elementBytes(Wr.getType()));
}

Value *LowerContext::findElement(Value *V, unsigned Lane) {
  // Search only a limited number of writes, to bound the time.
  for (unsigned Steps = 0; Steps != 64; ++Steps) {
    if (auto *C = dyn_cast<Constant>(V))
      return C->getAggregateElement(Lane);
    if (auto *Wr = dyn_cast<WrRegionInst>(V)) {
      auto Written = writtenLane(*Wr);
      if (!Written)
        return nullptr;
      if (*Written == Lane)
        return Wr->newValue()->getType()->isVectorTy() ? nullptr
                                                       : Wr->newValue();
      V = Wr->oldValue();
      continue;
    }
    // An insertelement into a vector of one lane is lowered to a bitcast.
    auto *Cast = dyn_cast<BitCastInst>(V);
    if (Cast && numLanes(V->getType()) == 1 &&
        Cast->getSrcTy() == V->getType()->getScalarType())
      return Cast->getOperand(0);
    return nullptr;
  }
  return nullptr;
}

Value *LowerContext::freeze(Value *V) {
  if (auto *C = dyn_cast<Constant>(V))
    return freezeConstant(C, F.getDataLayout());
  return isGuaranteedNotToBeUndefOrPoison(V) ? V : ir().CreateFreeze(V);
}

Value *LowerContext::binary(Instruction::BinaryOps Op, Value *L, Value *R) {
  SimplifyQuery Q(F.getDataLayout());
  if (Value *Simple = simplifyBinOp(Op, L, R, Q))
    return Simple;
  return ir().CreateBinOp(Op, L, R);
}

Value *LowerContext::compare(CmpInst::Predicate P, Value *L, Value *R) {
  SimplifyQuery Q(F.getDataLayout());
  if (Value *Simple = simplifyICmpInst(P, L, R, Q))
    return Simple;
  return ir().CreateICmp(P, L, R);
}

Value *LowerContext::select(Value *Cond, Value *T, Value *F) {
  return T == F ? T : ir().CreateSelect(Cond, T, F);
}

Value *LowerContext::call(Intrinsic::ID Id, ArrayRef<Value *> Args) {
  return ir().CreateIntrinsic(Id, {Args[0]->getType()}, Args);
}

} // namespace cmx
