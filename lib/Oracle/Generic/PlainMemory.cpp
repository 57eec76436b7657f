//===- PlainMemory.cpp - Loads and stores of shared memory ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pointers that do not point into variables are addresses of the runtime's
// memory, whatever the host has at these addresses. These pointers stay
// pointers; each access through them becomes a call of the runtime.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "cmx/Analysis/MaskedAccess.h"
#include "cmx/IR/Signature.h"
#include "cmx/Support/Compat.h"

#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace cmx::generic {

using runtime::AtomicOp;
using runtime::Space;

/// Returns the runtime's operation for an atomicrmw, or std::nullopt if there
/// is none.
static std::optional<AtomicOp> atomicOp(AtomicRMWInst::BinOp Op) {
  switch (Op) {
  case AtomicRMWInst::Xchg:
    return AtomicOp::Xchg;
  case AtomicRMWInst::Add:
    return AtomicOp::Add;
  case AtomicRMWInst::Sub:
    return AtomicOp::Sub;
  case AtomicRMWInst::And:
    return AtomicOp::And;
  case AtomicRMWInst::Or:
    return AtomicOp::Or;
  case AtomicRMWInst::Xor:
    return AtomicOp::Xor;
  case AtomicRMWInst::Max:
    return AtomicOp::SMax;
  case AtomicRMWInst::Min:
    return AtomicOp::SMin;
  case AtomicRMWInst::UMax:
    return AtomicOp::UMax;
  case AtomicRMWInst::UMin:
    return AtomicOp::UMin;
  case AtomicRMWInst::FMax:
    return AtomicOp::FMax;
  case AtomicRMWInst::FMin:
    return AtomicOp::FMin;
  default:
    return std::nullopt; // No message does this.
  }
}

std::string plainMemoryRefusal(const Instruction &I,
                               const PrivatePointers &Private) {
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I)) {
    uint64_t Bits = I.getDataLayout().getTypeSizeInBits(I.getType());
    if (Private.contains(*Atomic->getPointerOperand()) ||
        !atomicOp(Atomic->getOperation()) || (Bits != 32 && Bits != 64))
      return "expected an atomic operation on 32 or 64 bits of shared memory";
  }
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    if (Private.contains(*Exchange->getPointerOperand()) ||
        !Exchange->getNewValOperand()->getType()->isIntOrPtrTy())
      return "expected a compare and exchange in shared memory";
  return "";
}

/// A copy of more bytes becomes a loop.
constexpr uint64_t MaxCopiedBytes = 4096;

/// Emits a read of the byte at \p Pointer, before the instruction \p Mem. The
/// read is masked out if \p Mem moves no bytes. For this read, the runtime
/// checks the alignment \p A. It cannot check \p A in the loop that replaces \p
/// Mem, because the accesses of the loop do not have this alignment.
static void readAligned(MemIntrinsic &Mem, Value *Pointer, MaybeAlign A) {
  if (A.valueOrOne() == 1)
    return;
  IRBuilder<> B(&Mem);
  Value *Moves = B.CreateIsNotNull(Mem.getLength());
  Value *Pointers = B.CreateVectorSplat(1, Pointer);
  Value *Mask = B.CreateVectorSplat(1, Moves);
  B.CreateMaskedGather(FixedVectorType::get(B.getInt8Ty(), 1), Pointers, *A,
                       Mask);
}

void expandCopies(Function &F) {
  TargetTransformInfo TTI(F.getDataLayout());
  PrivatePointers Private(F);
  for (MemIntrinsic *Mem : longCopiesOfAddresses(F, MaxCopiedBytes)) {
    auto *Copy = dyn_cast<MemTransferInst>(Mem);
    if (!Private.contains(*Mem->getRawDest()))
      readAligned(*Mem, Mem->getRawDest(), Mem->getDestAlign());
    if (Copy && !Private.contains(*Copy->getRawSource()))
      readAligned(*Mem, Copy->getRawSource(), Copy->getSourceAlign());
    expandAsLoop(*Mem, TTI);
  }
}

/// Returns the memory space, and the value of each pointer as an i64.
std::pair<Value *, Value *> GenericLowering::plainAddress(Value *Pointer) {
  Type *Ty = Pointer->getType();
  bool IsSLM = Ty->getPointerAddressSpace() == SLMAddressSpace;
  Value *Address = B.CreatePtrToInt(Pointer, typeLike(Ty, B.getInt64Ty()));
  if (IsSLM) // An offset of 32 bits.
    Address =
        B.CreateAnd(Address, ConstantInt::get(Address->getType(), UINT32_MAX));
  return {i32(unsigned(IsSLM ? Space::SLM : Space::SVM)), Address};
}

void GenericLowering::lowerPlainAccess(Instruction &I) {
  Value *Pointer = getLoadStorePointerOperand(&I);
  if (Private.contains(*Pointer))
    return;
  Type *Ty = getLoadStoreType(CMX_LOAD_STORE(&I));
  Align A = getLoadStoreAlignment(CMX_LOAD_STORE(&I));
  Value *Place = scratch(Ty);
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    storeElements(Store->getValueOperand(), Place, ScratchAlign, B);
    movePlain(Pointer, A, Place, Ty, /*IsStore=*/true);
  } else {
    movePlain(Pointer, A, Place, Ty, /*IsStore=*/false);
    I.replaceAllUsesWith(loadElements(Ty, Place, ScratchAlign, B));
  }
  I.eraseFromParent();
}

/// Lowers a memcpy, memmove or memset if its source or destination is shared
/// memory. Returns false for other instructions. The runtime checks the
/// alignment of source and destination.
bool GenericLowering::lowerPlainCopy(Instruction &I) {
  auto *Mem = dyn_cast<MemIntrinsic>(&I);
  auto *Copy = dyn_cast_or_null<MemTransferInst>(Mem);
  if (!Mem || (Private.contains(*Mem->getDest()) &&
               (!Copy || Private.contains(*Copy->getSource()))))
    return false;
  uint64_t NumBytes = cast<ConstantInt>(Mem->getLength())->getZExtValue();
  if (NumBytes != 0) {
    auto *Ty = FixedVectorType::get(B.getInt8Ty(), unsigned(NumBytes));
    Value *Place = scratch(Ty);
    if (!Copy) {
      Value *Byte = cast<MemSetInst>(Mem)->getValue();
      B.CreateAlignedStore(B.CreateVectorSplat(unsigned(NumBytes), Byte), Place,
                           ScratchAlign);
    } else {
      movePlain(Copy->getSource(), Copy->getSourceAlign().valueOrOne(), Place,
                Ty, /*IsStore=*/false);
    }
    movePlain(Mem->getDest(), Mem->getDestAlign().valueOrOne(), Place, Ty,
              /*IsStore=*/true);
  }
  I.eraseFromParent();
  return true;
}

/// Copies a value of \p Ty from \p Pointer to \p Place, or from \p Place to \p
/// Pointer if \p IsStore is set. \p Place is a variable of this lowering.
void GenericLowering::movePlain(Value *Pointer, Align A, Value *Place, Type *Ty,
                                bool IsStore) {
  if (Private.contains(*Pointer)) {
    Value *From = IsStore ? Place : Pointer, *To = IsStore ? Pointer : Place;
    Align FromAlign = IsStore ? ScratchAlign : A;
    Align ToAlign = IsStore ? A : ScratchAlign;
    B.CreateAlignedStore(B.CreateAlignedLoad(Ty, From, FromAlign), To, ToAlign);
    return;
  }
  auto [Space, Address] = plainAddress(Pointer);
  Value *NumBytes = i32(F.getDataLayout().getTypeStoreSize(Ty));
  callRuntime(IsStore ? RuntimeFunction::BlockStore
                      : RuntimeFunction::BlockLoad,
              {Space, i32(0), Address, NumBytes, i32(A.value()), Place});
}

/// Lowers a masked access of shared memory. Returns false for other
/// instructions.
bool GenericLowering::lowerPlainMasked(Instruction &I) {
  auto M = maskedAccess(I);
  if (!M || Private.contains(*I.getOperand(M->PointerOp)))
    return false;
  auto [Space, Addresses] = plainAddress(I.getOperand(M->PointerOp));
  unsigned NumLanes = laneCount(M->Ty);
  unsigned ElemBytes =
      unsigned(F.getDataLayout().getTypeStoreSize(M->Ty->getScalarType()));
  unsigned AlignBytes = unsigned(M->A.value());
  if (!M->IsLaneWise) {
    SmallVector<Constant *, 32> Steps;
    for (unsigned Lane = 0; Lane != NumLanes; ++Lane)
      Steps.push_back(B.getInt64(uint64_t(Lane) * ElemBytes));
    Addresses = B.CreateAdd(B.CreateVectorSplat(NumLanes, Addresses),
                            ConstantVector::get(Steps));
    AlignBytes = std::min(AlignBytes, ElemBytes);
  }
  Value *Place = inMemory(M->Data);
  Value *Lanes = inMemory(Addresses);
  Value *Mask = inMemory(I.getOperand(M->MaskOp));
  callRuntime(M->IsLoad ? RuntimeFunction::LaneLoad
                        : RuntimeFunction::LaneStore,
              {Space, i32(0), i32(NumLanes), Lanes, Mask, i32(ElemBytes),
               i32(ElemBytes), i32(1), i32(1), i32(AlignBytes), Place});
  if (M->IsLoad)
    I.replaceAllUsesWith(B.CreateAlignedLoad(M->Ty, Place, ScratchAlign));
  I.eraseFromParent();
  return true;
}

/// Emits an atomic operation on one lane and returns the old value.
Value *GenericLowering::plainAtomic(AtomicOp Op, Value *Pointer, Type *Ty,
                                    ArrayRef<Value *> Sources) {
  auto [Space, Address] = plainAddress(Pointer);
  Value *Null = ConstantPointerNull::get(B.getPtrTy());
  Value *Places[2] = {Null, Null};
  for (unsigned K = 0; K != Sources.size(); ++K)
    Places[K] = inMemory(Sources[K]);
  Value *Addresses = inMemory(Address), *Mask = inMemory(B.getTrue());
  Value *Old = scratch(Ty);
  Value *Bytes = i32(F.getDataLayout().getTypeStoreSize(Ty));
  callRuntime(RuntimeFunction::LaneAtomic,
              {i32(unsigned(Op)), Space, i32(0), i32(1), Addresses, Mask, Bytes,
               Bytes, Places[0], Places[1], Old});
  return B.CreateAlignedLoad(Ty, Old, ScratchAlign);
}

void GenericLowering::lowerPlainAtomic(AtomicRMWInst &I) {
  Value *Old = plainAtomic(*atomicOp(I.getOperation()), I.getPointerOperand(),
                           I.getType(), {I.getValOperand()});
  I.replaceAllUsesWith(Old);
  I.eraseFromParent();
}

void GenericLowering::lowerPlainExchange(AtomicCmpXchgInst &I) {
  // The runtime's first source is the value to compare with.
  Value *Old = plainAtomic(AtomicOp::CmpXchg, I.getPointerOperand(),
                           I.getNewValOperand()->getType(),
                           {I.getCompareOperand(), I.getNewValOperand()});
  Value *Pair = B.CreateInsertValue(PoisonValue::get(I.getType()), Old, 0);
  Pair =
      B.CreateInsertValue(Pair, B.CreateICmpEQ(Old, I.getCompareOperand()), 1);
  I.replaceAllUsesWith(Pair);
  I.eraseFromParent();
}

} // namespace cmx::generic
