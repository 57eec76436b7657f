//===- AtomicLoops.cpp - Atomic operations without a message --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An atomicrmw without a message of its own becomes a loop around a cmpxchg:
//
//   %old = atomicrmw add i16, ptr %p, i16 %v
// ->
//   %a = address of the dword (for 64 bits: the qword) that contains %p
//   %s = first bit of %p's value in this dword, %first = load i32 %a
//   loop:
//     %was = phi i32 [%first], [%now]
//     %old = trunc (%was >> %s)
//     %new = %was with %old + %v in place of %old
//     %now, %done = cmpxchg %a, %was, %new
//     br %done, after, loop
//
//===----------------------------------------------------------------------===//

#include "MemoryAccess.h"
#include "cmx/Analysis/PrivatePointers.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/LowerAtomic.h"

using namespace llvm;

namespace cmx {

namespace {

/// The dword or qword that holds the value of an atomic operation.
class AtomicPlace {
public:
  AtomicPlace(AtomicRMWInst &I, IRBuilder<> &B);

  Value *pointer() const { return Pointer; }
  IntegerType *type() const { return WordTy; }
  /// Returns the value within \p Word.
  Value *read(Value *Word, IRBuilder<> &B) const;
  /// Returns \p Word with the value in it replaced by \p V.
  Value *write(Value *Word, Value *V, IRBuilder<> &B) const;

private:
  Type *Ty;
  IntegerType *WordTy;
  Value *Pointer;
  Value *ShiftBits = nullptr; ///< Null if the value fills the word.
};

} // namespace

AtomicPlace::AtomicPlace(AtomicRMWInst &I, IRBuilder<> &B)
    : Ty(I.getType()),
      WordTy(Ty->getScalarSizeInBits() == 64 ? B.getInt64Ty() : B.getInt32Ty()),
      Pointer(I.getPointerOperand()) {
  if (Ty->getScalarSizeInBits() == WordTy->getBitWidth())
    return;
  Type *PtrTy = Pointer->getType();
  Type *IntTy = I.getDataLayout().getIntPtrType(PtrTy);
  Value *Address = B.CreatePtrToInt(Pointer, IntTy);
  Pointer = B.CreateIntToPtr(B.CreateAnd(Address, ~uint64_t(3)), PtrTy);
  ShiftBits = B.CreateShl(
      B.CreateAnd(B.CreateZExtOrTrunc(Address, B.getInt32Ty()), 3), 3);
}

Value *AtomicPlace::read(Value *Word, IRBuilder<> &B) const {
  if (!ShiftBits)
    return B.CreateBitCast(Word, Ty);
  Type *IntTy = B.getIntNTy(Ty->getScalarSizeInBits());
  return B.CreateBitCast(B.CreateTrunc(B.CreateLShr(Word, ShiftBits), IntTy),
                         Ty);
}

Value *AtomicPlace::write(Value *Word, Value *V, IRBuilder<> &B) const {
  if (!ShiftBits)
    return B.CreateBitCast(V, WordTy);
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *Mask = B.CreateShl(B.getInt32((1u << Bits) - 1), ShiftBits);
  Value *Wide =
      B.CreateZExt(B.CreateBitCast(V, B.getIntNTy(Bits)), B.getInt32Ty());
  Value *Others = B.CreateAnd(Word, B.CreateNot(Mask));
  Value *Own = B.CreateShl(Wide, ShiftBits);
  return B.CreateOr(Others, Own);
}

static void expand(AtomicRMWInst &I) {
  BasicBlock *Before = I.getParent();
  BasicBlock *After = SplitBlock(Before, &I);
  BasicBlock *Loop =
      BasicBlock::Create(I.getContext(), "", Before->getParent(), After);
  Before->getTerminator()->setSuccessor(0, Loop);
  IRBuilder<> B(Before->getTerminator());
  AtomicPlace Place(I, B);
  Align A(Place.type()->getBitWidth() / 8);
  Value *First = B.CreateAlignedLoad(Place.type(), Place.pointer(), A);
  B.SetInsertPoint(Loop);
  PHINode *Was = B.CreatePHI(Place.type(), 2);
  Value *Old = Place.read(Was, B);
  Value *New = buildAtomicRMWValue(I.getOperation(), B, Old, I.getValOperand());
  Value *Pair = B.CreateAtomicCmpXchg(
      Place.pointer(), Was, Place.write(Was, New, B), A,
      AtomicOrdering::Monotonic, AtomicOrdering::Monotonic);
  Was->addIncoming(First, Before);
  Was->addIncoming(B.CreateExtractValue(Pair, 0), Loop);
  B.CreateCondBr(B.CreateExtractValue(Pair, 1), After, Loop);
  I.replaceAllUsesWith(Old);
  I.eraseFromParent();
}

/// Replaces \p I, which exchanges pointers, by an exchange of addresses.
static void exchangeAddresses(AtomicRMWInst &I) {
  IRBuilder<> B(&I);
  Type *Ty = I.getDataLayout().getIntPtrType(I.getType());
  Value *Address = B.CreatePtrToInt(I.getValOperand(), Ty);
  AtomicRMWInst *New =
      B.CreateAtomicRMW(I.getOperation(), I.getPointerOperand(), Address,
                        I.getAlign(), I.getOrdering(), I.getSyncScopeID());
  New->setVolatile(I.isVolatile());
  I.replaceAllUsesWith(B.CreateIntToPtr(New, I.getType()));
  I.eraseFromParent();
}

/// Replaces \p I, which compares and exchanges pointers, by an operation on
/// addresses.
static void exchangeAddresses(AtomicCmpXchgInst &I) {
  IRBuilder<> B(&I);
  Type *PtrTy = I.getNewValOperand()->getType();
  Type *Ty = I.getDataLayout().getIntPtrType(PtrTy);
  Value *Compare = B.CreatePtrToInt(I.getCompareOperand(), Ty);
  Value *Address = B.CreatePtrToInt(I.getNewValOperand(), Ty);
  AtomicCmpXchgInst *New = B.CreateAtomicCmpXchg(
      I.getPointerOperand(), Compare, Address, I.getAlign(),
      I.getSuccessOrdering(), I.getFailureOrdering(), I.getSyncScopeID());
  New->setVolatile(I.isVolatile());
  New->setWeak(I.isWeak());
  Value *Before = B.CreateIntToPtr(B.CreateExtractValue(New, 0), PtrTy);
  Value *IsDone = B.CreateExtractValue(New, 1);
  for (User *U : make_early_inc_range(I.users()))
    if (auto *Extract = dyn_cast<ExtractValueInst>(U)) {
      Extract->replaceAllUsesWith(Extract->getIndices()[0] == 0 ? Before
                                                                : IsDone);
      Extract->eraseFromParent();
    }
  if (!I.use_empty()) {
    Value *Pair = B.CreateInsertValue(PoisonValue::get(I.getType()), Before, 0);
    I.replaceAllUsesWith(B.CreateInsertValue(Pair, IsDone, 1));
  }
  I.eraseFromParent();
}

/// Replaces exchanges of pointers by exchanges of addresses: in memory a
/// pointer is an integer.
static bool exchangeAddresses(Function &F) {
  SmallVector<AtomicRMWInst *, 4> Atomics;
  SmallVector<AtomicCmpXchgInst *, 4> Exchanges;
  for (Instruction &I : instructions(F)) {
    if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I);
        Atomic && Atomic->getType()->isPointerTy())
      Atomics.push_back(Atomic);
    else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I);
             Exchange && Exchange->getNewValOperand()->getType()->isPointerTy())
      Exchanges.push_back(Exchange);
  }
  for (AtomicRMWInst *Atomic : Atomics)
    exchangeAddresses(*Atomic);
  for (AtomicCmpXchgInst *Exchange : Exchanges)
    exchangeAddresses(*Exchange);
  return !Atomics.empty() || !Exchanges.empty();
}

bool expandAtomics(Function &F) {
  bool Changed = exchangeAddresses(F);
  PrivatePointers Private(F);
  SmallVector<AtomicRMWInst *, 4> Atomics;
  for (Instruction &I : instructions(F)) {
    auto *Atomic = dyn_cast<AtomicRMWInst>(&I);
    if (!Atomic || Private.contains(*Atomic->getPointerOperand()))
      continue;
    Type *Ty = Atomic->getType();
    unsigned Bits = Ty->isVectorTy() ? 0 : Ty->getPrimitiveSizeInBits();
    bool InSLM = Atomic->getPointerAddressSpace() == SLMAddressSpace;
    // Shared local memory has no cmpxchg of 64 bits.
    if ((Bits == 8 || Bits == 16 || Bits == 32 || (Bits == 64 && !InSLM)) &&
        Atomic->getAlign().value() * 8 >= Bits &&
        !MemoryAccess::atomicMessage(Atomic->getOperation(), Ty, InSLM))
      Atomics.push_back(Atomic);
  }
  for (AtomicRMWInst *Atomic : Atomics)
    expand(*Atomic);
  return Changed || !Atomics.empty();
}

} // namespace cmx
