//===- RandomPointers.cpp - LLVM's own loads and stores -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores, masked and atomic accesses and copies through pointers into
// shared virtual memory. What is loaded is defined: memory is endless, and only
// defined values are stored.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx::fuzz {

constexpr unsigned SharedAddressSpace = 1;

/// A pointer to a multiple of \p AlignBytes.
Value *KernelGenerator::sharedPointer(unsigned AlignBytes) {
  Type *Ptr = PointerType::get(C, R.chance(80) ? SharedAddressSpace : 4);
  Value *P = IR.CreateIntToPtr(svmAddress(AlignBytes), Ptr);
  Type *Step = ArrayType::get(IR.getInt8Ty(), AlignBytes);
  if (R.chance(40))
    P = IR.CreateGEP(Step, P, IR.getInt64(R.below(40)));
  if (R.chance(25))
    P = IR.CreateGEP(Step, P, scalarOffset(1, 16));
  if (R.chance(15)) {
    Value *Other = IR.CreateIntToPtr(svmAddress(AlignBytes), Ptr);
    P = IR.CreateSelect(condition(), P, Other);
  }
  return P;
}

void KernelGenerator::keepLoaded(Value *V) {
  setFacts(V, {true, true});
  keep(V);
}

void KernelGenerator::sharedMasked(bool IsLoad, bool IsLaneWise) {
  Type *Elem = anyElem();
  unsigned Lanes = R.pick({2, 4, 8, 8, 16, 16, 32, 5, 12, 40});
  unsigned ElemBytes = elementBytes(Elem);
  Type *Ty = vec(Elem, Lanes);
  Value *Mask = mask(Lanes, IsDefined);
  Align A(ElemBytes);
  Value *Data = get(Ty, IsClean);
  if (!IsLaneWise) {
    Value *P = sharedPointer(ElemBytes);
    if (IsLoad)
      return keepLoaded(IR.CreateMaskedLoad(Ty, P, A, Mask, Data));
    IR.CreateMaskedStore(Data, P, A, Mask);
    return;
  }
  // Lanes that meet at an address would race.
  Value *P =
      IR.CreateIntToPtr(svmAddresses(Lanes, ElemBytes, /*Distinct=*/!IsLoad),
                        vec(PointerType::get(C, SharedAddressSpace), Lanes));
  if (IsLoad)
    return keepLoaded(IR.CreateMaskedGather(Ty, P, A, Mask, Data));
  IR.CreateMaskedScatter(Data, P, A, Mask);
}

void KernelGenerator::sharedAtomic() {
  Type *Ty = intTy(R.pick({32, 32, 64}));
  Value *P = sharedPointer(elementBytes(Ty));
  Value *Src = get(Ty, IsClean);
  if (R.chance(20)) {
    Value *Pair = IR.CreateAtomicCmpXchg(P, get(Ty, IsClean), Src, MaybeAlign(),
                                         AtomicOrdering::Monotonic,
                                         AtomicOrdering::Monotonic);
    return keepLoaded(IR.CreateExtractValue(Pair, 0));
  }
  auto Op = R.pick({AtomicRMWInst::Add, AtomicRMWInst::Sub, AtomicRMWInst::And,
                    AtomicRMWInst::Or, AtomicRMWInst::Xor, AtomicRMWInst::Xchg,
                    AtomicRMWInst::Max, AtomicRMWInst::Min, AtomicRMWInst::UMax,
                    AtomicRMWInst::UMin});
  keepLoaded(
      IR.CreateAtomicRMW(Op, P, Src, MaybeAlign(), AtomicOrdering::Monotonic));
}

void KernelGenerator::sharedCopy() {
  unsigned AlignBytes = R.pick({1, 4, 16});
  Value *To = sharedPointer(AlignBytes);
  Value *Length = IR.getInt64(1 + R.below(70));
  if (R.chance(40))
    IR.CreateMemSet(To, get(intTy(8), IsClean), Length, Align(AlignBytes));
  else // The places may overlap.
    IR.CreateMemMove(To, Align(AlignBytes), sharedPointer(AlignBytes),
                     Align(AlignBytes), Length);
}

void KernelGenerator::sharedMemory() {
  unsigned Roll = R.below(100);
  if (Roll < 65) {
    Type *Ty = anyType();
    unsigned AlignBytes = R.pick({1, 2, 4, 4, 8, 16, 16});
    Value *P = sharedPointer(AlignBytes);
    if (Roll < 40)
      return keepLoaded(IR.CreateAlignedLoad(Ty, P, Align(AlignBytes)));
    IR.CreateAlignedStore(get(Ty, IsClean), P, Align(AlignBytes));
  } else if (Roll < 85) {
    bool IsLoad = R.chance(50);
    sharedMasked(IsLoad, /*IsLaneWise=*/R.chance(60));
  } else if (Roll < 93) {
    sharedAtomic();
  } else {
    sharedCopy();
  }
}

} // namespace cmx::fuzz
