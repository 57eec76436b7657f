//===- AtomicLoops.cpp - Atomic operations without a message --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %old = atomicrmw add i16, ptr %p, i16 %v
// ->
//   %a = the dword around %p, %s = its bit of %p, %first = load i32 %a
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

/// The dword that holds the value of an atomic operation.
class AtomicPlace {
public:
  AtomicPlace(AtomicRMWInst &I, IRBuilder<> &B);

  Value *pointer() const { return Pointer; }
  /// The value within \p DWord.
  Value *read(Value *DWord, IRBuilder<> &B) const;
  /// \p DWord with \p V in it.
  Value *write(Value *DWord, Value *V, IRBuilder<> &B) const;

private:
  Type *Ty;
  Value *Pointer;
  Value *ShiftBits = nullptr; ///< Null if the value is the dword.
};

} // namespace

AtomicPlace::AtomicPlace(AtomicRMWInst &I, IRBuilder<> &B)
    : Ty(I.getType()), Pointer(I.getPointerOperand()) {
  if (Ty->getScalarSizeInBits() == 32)
    return;
  Type *PtrTy = Pointer->getType();
  Type *IntTy = I.getDataLayout().getIntPtrType(PtrTy);
  Value *Address = B.CreatePtrToInt(Pointer, IntTy);
  Pointer = B.CreateIntToPtr(B.CreateAnd(Address, ~uint64_t(3)), PtrTy);
  ShiftBits = B.CreateShl(
      B.CreateAnd(B.CreateZExtOrTrunc(Address, B.getInt32Ty()), 3), 3);
}

Value *AtomicPlace::read(Value *DWord, IRBuilder<> &B) const {
  if (!ShiftBits)
    return B.CreateBitCast(DWord, Ty);
  Type *IntTy = B.getIntNTy(Ty->getScalarSizeInBits());
  return B.CreateBitCast(B.CreateTrunc(B.CreateLShr(DWord, ShiftBits), IntTy),
                         Ty);
}

Value *AtomicPlace::write(Value *DWord, Value *V, IRBuilder<> &B) const {
  if (!ShiftBits)
    return B.CreateBitCast(V, B.getInt32Ty());
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *Mask = B.CreateShl(B.getInt32((1u << Bits) - 1), ShiftBits);
  Value *Wide =
      B.CreateZExt(B.CreateBitCast(V, B.getIntNTy(Bits)), B.getInt32Ty());
  Value *Others = B.CreateAnd(DWord, B.CreateNot(Mask));
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
  Value *First = B.CreateAlignedLoad(B.getInt32Ty(), Place.pointer(), Align(4));
  B.SetInsertPoint(Loop);
  PHINode *Was = B.CreatePHI(B.getInt32Ty(), 2);
  Value *Old = Place.read(Was, B);
  Value *New = buildAtomicRMWValue(I.getOperation(), B, Old, I.getValOperand());
  Value *Pair = B.CreateAtomicCmpXchg(
      Place.pointer(), Was, Place.write(Was, New, B), Align(4),
      AtomicOrdering::Monotonic, AtomicOrdering::Monotonic);
  Was->addIncoming(First, Before);
  Was->addIncoming(B.CreateExtractValue(Pair, 0), Loop);
  B.CreateCondBr(B.CreateExtractValue(Pair, 1), After, Loop);
  I.replaceAllUsesWith(Old);
  I.eraseFromParent();
}

bool expandAtomics(Function &F) {
  PrivatePointers Private(F);
  SmallVector<AtomicRMWInst *, 4> Atomics;
  for (Instruction &I : instructions(F)) {
    auto *Atomic = dyn_cast<AtomicRMWInst>(&I);
    if (!Atomic || Private.contains(*Atomic->getPointerOperand()))
      continue;
    Type *Ty = Atomic->getType();
    unsigned Bits = Ty->isVectorTy() ? 0 : Ty->getPrimitiveSizeInBits();
    bool InSLM = Atomic->getPointerAddressSpace() == SLMAddressSpace;
    if ((Bits == 8 || Bits == 16 || Bits == 32) &&
        Atomic->getAlign().value() * 8 >= Bits &&
        !MemoryAccess::atomicMessage(Atomic->getOperation(), Ty, InSLM))
      Atomics.push_back(Atomic);
  }
  for (AtomicRMWInst *Atomic : Atomics)
    expand(*Atomic);
  return !Atomics.empty();
}

} // namespace cmx
