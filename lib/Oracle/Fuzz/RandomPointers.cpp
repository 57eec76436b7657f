//===- RandomPointers.cpp - LLVM's own loads and stores -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores, masked accesses, atomic accesses and copies through pointers.
// Most pointers point into shared virtual memory, some into shared local
// memory. Loaded values are defined, because memory is endless and only defined
// values are stored. Pointers come from sums, elements of structures and
// vectors, selects and phis, loops that increase them, and memory.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::fuzz {

constexpr unsigned SharedAddressSpace = 1, LocalAddressSpace = 3;

Value *KernelGenerator::alignedDown(Value *P, unsigned AlignBytes) {
  Type *Ty = M->getDataLayout().getIndexType(P->getType());
  return IR.CreateIntrinsic(
      Intrinsic::ptrmask, {P->getType(), Ty},
      {P, ConstantInt::getSigned(Ty, -int64_t(AlignBytes))});
}

/// Returns a pointer whose value is a multiple of \p AlignBytes.
Value *KernelGenerator::sharedPointer(unsigned AlignBytes) {
  unsigned Space = R.pick({1u, 1u, 1u, 1u, 1u, 1u, 4u, 0u});
  Type *Ptr = PointerType::get(C, Space);
  Value *P = IR.CreateIntToPtr(svmAddress(AlignBytes), Ptr);
  Type *Step = ArrayType::get(IR.getInt8Ty(), AlignBytes);
  if (R.chance(40))
    P = IR.CreateGEP(Step, P, IR.getInt64(int64_t(R.below(40)) - 8));
  if (R.chance(25))
    P = IR.CreateGEP(Step, P, scalarOffset(1, 16));
  if (R.chance(15)) { // An element of a structure.
    Type *Fields[] = {Step, ArrayType::get(Step, 3), Step};
    Type *Struct = StructType::get(C, Fields, /*isPacked=*/true);
    SmallVector<Value *, 3> Indices = {scalarBelow(R.pick({32, 64}), 4),
                                       IR.getInt32(1)};
    if (R.chance(70))
      Indices.push_back(scalarBelow(R.pick({8, 32}), 2));
    P = IR.CreateGEP(Struct, P, Indices);
  }
  if (R.chance(15)) {
    Value *Other = IR.CreateIntToPtr(svmAddress(AlignBytes), Ptr);
    P = R.chance(60) ? IR.CreateSelect(condition(), P, Other)
                     : chosenByBranch(P, Other);
  }
  if (R.chance(8))
    P = alignedDown(P, AlignBytes << R.below(4));
  if (R.chance(4))
    P = R.chance(50) ? IR.CreateLaunderInvariantGroup(P)
                     : IR.CreateStripInvariantGroup(P);
  if (R.chance(6)) // Through a variable in memory.
    P = valueOf(variable(Ptr, P));
  if (R.chance(6)) {
    Value *Place = sharedPointer(8);
    IR.CreateAlignedStore(P, Place, Align(8));
    P = IR.CreateAlignedLoad(Ptr, Place, Align(8));
  }
  if (R.chance(6) && Space != 1)
    P = IR.CreateAddrSpaceCast(P, PointerType::get(C, 1));
  return P;
}

/// Returns a phi of \p P and of an address at or after \p Other.
Value *KernelGenerator::chosenByBranch(Value *P, Value *Other) {
  Value *Condition = condition();
  BasicBlock *Before = IR.GetInsertBlock();
  BasicBlock *Side = BasicBlock::Create(C, "other");
  BasicBlock *After = BasicBlock::Create(C, "pointer");
  IR.CreateCondBr(Condition, Side, After);
  startBlock(Side);
  Other = IR.CreateConstGEP1_32(IR.getInt8Ty(), Other, 16 * R.below(4));
  IR.CreateBr(After);
  startBlock(After);
  PHINode *Phi = IR.CreatePHI(P->getType(), 2);
  Phi->addIncoming(P, Before);
  Phi->addIncoming(Other, Side);
  return Phi;
}

/// Returns pointers to \p Lanes elements. If \p Distinct is set, all are
/// different.
Value *KernelGenerator::sharedPointers(unsigned Lanes, unsigned ElemBytes,
                                       bool Distinct) {
  Type *Ptr = PointerType::get(C, SharedAddressSpace);
  if (R.chance(40))
    return IR.CreateIntToPtr(svmAddresses(Lanes, ElemBytes, Distinct),
                             vec(Ptr, Lanes));
  Value *Base = IR.CreateIntToPtr(svmAddress(ElemBytes), Ptr);
  if (R.chance(30))
    Base = IR.CreateVectorSplat(Lanes, Base);
  Value *P =
      IR.CreateGEP(intTy(8 * ElemBytes), Base,
                   laneOffsets(Lanes, R.pick({16, 32, 64}), 1, Distinct));
  if (R.chance(30))
    P = IR.CreateGEP(intTy(8 * ElemBytes), P, IR.getInt64(R.below(20)));
  if (R.chance(15)) {
    SmallVector<int, 32> Reversed;
    for (unsigned L = Lanes; L--;)
      Reversed.push_back(int(L));
    P = IR.CreateShuffleVector(P, Reversed);
  }
  if (!Distinct && R.chance(20)) {
    Value *Other = IR.CreateIntToPtr(svmAddresses(Lanes, ElemBytes, false),
                                     vec(Ptr, Lanes));
    P = IR.CreateSelect(mask(Lanes, IsDefined), P, Other);
  }
  if (!Distinct && R.chance(15)) {
    Value *One = IR.CreateExtractElement(P, R.below(Lanes));
    P = IR.CreateInsertElement(P, One, R.below(Lanes));
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
  // Lanes that store at the same address would race.
  Value *P = sharedPointers(Lanes, ElemBytes, /*Distinct=*/!IsLoad);
  if (IsLoad)
    return keepLoaded(IR.CreateMaskedGather(Ty, P, A, Mask, Data));
  IR.CreateMaskedScatter(Data, P, A, Mask);
}

void KernelGenerator::sharedAtomic() {
  Type *Ty = intTy(R.pick({32, 32, 64}));
  Value *P = sharedPointer(elementBytes(Ty));
  Value *Src = get(Ty, IsClean);
  if (R.chance(20)) {
    // Choose by the seed, because another random number would change all later
    // choices.
    auto Ordering = Opts.Seed % 2 ? AtomicOrdering::SequentiallyConsistent
                                  : AtomicOrdering::Release;
    IR.CreateFence(Ordering, Opts.Seed % 3
                                 ? SyncScope::System
                                 : C.getOrInsertSyncScopeID("workgroup"));
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
  unsigned AlignBytes = R.pick({1, 4, 16}), Kind = R.below(10);
  Value *To = sharedPointer(AlignBytes), *From = nullptr;
  if (Kind >= 4) // The places may overlap.
    From = sharedPointer(AlignBytes);
  if (Kind >= 7) // They do not overlap: no pointer reaches that far.
    From = IR.CreateConstGEP1_32(IR.getInt8Ty(), From, 1 << 14);
  Value *Length = IR.getInt64(1 + R.below(R.chance(10) ? 700 : 70));
  Align A(AlignBytes);
  if (R.chance(20) && (!From || Kind >= 7)) {
    if (From)
      IR.CreateMemCpyInline(To, A, From, A, Length);
    else
      IR.CreateMemSetInline(To, A, get(intTy(8), IsClean), Length);
    return;
  }
  if (R.chance(30)) {
    Value *Pieces = IR.CreateZExt(scalarBelow(32, 16), IR.getInt64Ty());
    Length = IR.CreateShl(Pieces, R.pick({0, 0, 2, 3, 4, 5, 6}));
    // The oracle does not check the alignment of a copy of zero bytes, so load
    // from both places.
    for (Value *P : {To, From})
      if (P)
        keepLoaded(IR.CreateAlignedLoad(intTy(8 * std::min(AlignBytes, 8u)), P,
                                        Align(AlignBytes)));
  }
  if (!From)
    IR.CreateMemSet(To, get(intTy(8), IsClean), Length, A);
  else if (Kind >= 7)
    IR.CreateMemCpy(To, A, From, A, Length);
  else
    IR.CreateMemMove(To, A, From, A, Length);
}

/// Loads a structure and keeps its elements; sometimes stores another one.
void KernelGenerator::sharedStruct() {
  SmallVector<Type *, 4> Fields;
  for (unsigned K = 2 + R.below(3); K--;) {
    Type *Elem = anyElem();
    Fields.push_back(R.chance(50) ? Elem : vec(Elem, 1u << R.below(4)));
  }
  // Bytes between the elements of a stored structure would be undefined.
  bool IsStored = R.chance(50);
  auto *Ty = StructType::get(C, Fields, /*isPacked=*/IsStored || R.chance(20));
  unsigned AlignBytes = R.pick({1, 4, 8, 16});
  Value *P = sharedPointer(AlignBytes);
  // The structure is used only in its block, because the oracle has no
  // variables of structure types.
  Value *To = IsStored ? sharedPointer(AlignBytes) : nullptr;
  Value *All = IR.CreateAlignedLoad(Ty, P, Align(AlignBytes));
  Value *New = R.chance(50) ? All : PoisonValue::get(Ty);
  for (unsigned K = 0; K != Fields.size(); ++K) {
    Value *V = IR.CreateExtractValue(All, K);
    keepLoaded(V);
    if (IsStored)
      New = IR.CreateInsertValue(New, get(V->getType(), IsClean), K);
  }
  if (IsStored)
    IR.CreateAlignedStore(New, To, Align(AlignBytes));
}

/// Makes a loop that moves a pointer in steps until it reaches an end pointer.
void KernelGenerator::pointerLoop() {
  Type *Elem = anyElem();
  unsigned ElemBytes = elementBytes(Elem), Elts = R.pick({1, 1, 4, 8});
  Type *Ty = Elts == 1 ? Elem : vec(Elem, Elts);
  Value *First = sharedPointer(ElemBytes);
  unsigned Trips = 2 + R.below(4), Step = 1 + R.below(2 * Elts);
  bool Backward = R.chance(20), IsStore = R.chance(40);
  Value *Start = get(Ty, IsClean);
  Value *End = IR.CreateGEP(
      Elem, First, IR.getInt32(int(Trips * Step) * (Backward ? -1 : 1)));
  BasicBlock *Before = IR.GetInsertBlock();
  BasicBlock *Body = BasicBlock::Create(C, "walk");
  IR.CreateBr(Body);
  startBlock(Body);
  PHINode *P = IR.CreatePHI(First->getType(), 2);
  PHINode *Last = IR.CreatePHI(Ty, 2);
  Value *V = IR.CreateAlignedLoad(Ty, P, Align(ElemBytes));
  Value *Sum = Ty->isIntOrIntVectorTy() ? IR.CreateAdd(Last, V) : V;
  if (IsStore)
    IR.CreateAlignedStore(Sum, P, Align(ElemBytes));
  Value *Next =
      IR.CreateGEP(Elem, P, IR.getInt32(int(Step) * (Backward ? -1 : 1)));
  BasicBlock *After = BasicBlock::Create(C, "walked");
  IR.CreateCondBr(IR.CreateICmpNE(Next, End), Body, After);
  P->addIncoming(First, Before);
  P->addIncoming(Next, Body);
  Last->addIncoming(Start, Before);
  Last->addIncoming(Sum, Body);
  setFacts(V, IsClean);
  setFacts(Last, IsClean);
  setFacts(Sum, IsClean);
  startBlock(After);
  keep(Sum);
}

/// Accesses shared local memory. Pointers into this memory have 32 bits.
void KernelGenerator::localMemory() {
  UsesSLM = true;
  Type *Ptr = PointerType::get(C, LocalAddressSpace);
  Type *Elem = anyElem();
  unsigned ElemBytes = elementBytes(Elem);
  unsigned AlignBytes = R.chance(70) ? ElemBytes : R.pick({1u, 4u, 16u});
  auto Pointer = [&](unsigned NumBytes) -> Value * {
    unsigned Room = (SLMBytes - NumBytes) / AlignBytes;
    Value *Offset = scalarOffset(AlignBytes, bit_floor(Room + 1));
    return R.chance(50)
               ? IR.CreateIntToPtr(Offset, Ptr)
               : IR.CreateGEP(IR.getInt8Ty(),
                              ConstantPointerNull::get(cast<PointerType>(Ptr)),
                              Offset);
  };
  unsigned Kind = R.below(8), Elts = R.pick({1, 2, 3, 4, 8, 16});
  Type *Ty = Elts == 1 ? Elem : vec(Elem, Elts);
  if (Kind < 3)
    return keepLoaded(
        IR.CreateAlignedLoad(Ty, Pointer(Elts * ElemBytes), Align(AlignBytes)));
  if (Kind < 5) {
    Value *V = get(Ty, IsClean);
    IR.CreateAlignedStore(V, Pointer(Elts * ElemBytes), Align(AlignBytes));
    return;
  }
  if (Kind == 5) {
    Type *I32 = IR.getInt32Ty();
    AlignBytes = 4;
    auto Op = R.pick({AtomicRMWInst::Add, AtomicRMWInst::Xor,
                      AtomicRMWInst::Max, AtomicRMWInst::UMin});
    Value *Src = get(I32, IsClean);
    return keepLoaded(IR.CreateAtomicRMW(Op, Pointer(4), Src, MaybeAlign(),
                                         AtomicOrdering::Monotonic));
  }
  // Each lane has its own place.
  unsigned Lanes = R.pick({4, 8, 16});
  Ty = vec(Elem, Lanes);
  Value *P =
      IR.CreateIntToPtr(laneOffsets(Lanes, 32, ElemBytes, /*Distinct=*/true,
                                    SLMBytes / ElemBytes),
                        vec(Ptr, Lanes));
  Value *Mask = mask(Lanes, IsDefined), *Data = get(Ty, IsClean);
  if (Kind == 6)
    return keepLoaded(
        IR.CreateMaskedGather(Ty, P, Align(ElemBytes), Mask, Data));
  IR.CreateMaskedScatter(Data, P, Align(ElemBytes), Mask);
}

/// Uses pointers as numbers, or loads or stores a mask.
void KernelGenerator::pointerFacts() {
  Value *P = sharedPointer(4);
  if (R.chance(20))
    IR.CreateIntrinsic(
        Intrinsic::prefetch, {P->getType()},
        {P, IR.getInt32(0), IR.getInt32(R.below(4)), IR.getInt32(1)});
  if (R.chance(50)) {
    unsigned N = R.pick({8, 16, 32, 5, 20});
    Type *Ty = vec(IR.getInt1Ty(), N);
    if (R.chance(50)) {
      Value *V = IR.CreateAlignedLoad(Ty, P, Align(4));
      setFacts(V, IsClean);
      keep(V);
    } else {
      IR.CreateAlignedStore(mask(N, IsDefined), P, Align(4));
    }
    return;
  }
  Value *Other = IR.CreateIntToPtr(svmAddress(4), P->getType());
  Value *Is = IR.CreateICmp(R.pick({CmpInst::ICMP_EQ, CmpInst::ICMP_NE,
                                    CmpInst::ICMP_ULT, CmpInst::ICMP_UGE}),
                            P, Other);
  Value *At = IR.CreatePtrToInt(P, IR.getInt64Ty());
  Value *Difference =
      IR.CreateSub(At, IR.CreatePtrToInt(Other, IR.getInt64Ty()));
  keepLoaded(IR.CreateSelect(Is, Difference, get(IR.getInt64Ty(), IsClean)));
}

void KernelGenerator::sharedMemory() {
  unsigned Roll = R.below(100);
  if (Roll < 40) {
    Type *Ty = anyType();
    unsigned AlignBytes = R.pick({1, 2, 4, 4, 8, 16, 16});
    Value *P = sharedPointer(AlignBytes);
    if (Roll < 24)
      return keepLoaded(IR.CreateAlignedLoad(Ty, P, Align(AlignBytes)));
    IR.CreateAlignedStore(get(Ty, IsClean), P, Align(AlignBytes));
  } else if (Roll < 62) {
    bool IsLoad = R.chance(50);
    sharedMasked(IsLoad, /*IsLaneWise=*/R.chance(60));
  } else if (Roll < 69) {
    sharedAtomic();
  } else if (Roll < 77) {
    sharedCopy();
  } else if (Roll < 84) {
    sharedStruct();
  } else if (Roll < 89) {
    pointerLoop();
  } else if (Roll < 93) {
    pointerFacts();
  } else {
    localMemory();
  }
}

} // namespace cmx::fuzz
