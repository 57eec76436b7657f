//===- Aggregates.cpp - Structures and arrays as values -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Aggregates.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

namespace {
/// A part of an aggregate. It is not an aggregate itself.
struct Leaf {
  SmallVector<unsigned, 4> Indices;
  Type *Ty;
  uint64_t OffsetBytes;
};
} // namespace

constexpr size_t MaxLeaves = 64;

static bool addLeaves(Type *Ty, uint64_t OffsetBytes, const DataLayout &DL,
                      SmallVectorImpl<unsigned> &Indices,
                      SmallVectorImpl<Leaf> &Leaves) {
  auto *Struct = dyn_cast<StructType>(Ty);
  auto *Array = dyn_cast<ArrayType>(Ty);
  if (!Struct && !Array) {
    Leaves.push_back({{Indices.begin(), Indices.end()}, Ty, OffsetBytes});
    return Leaves.size() <= MaxLeaves;
  }
  uint64_t NumParts =
      Struct ? Struct->getNumElements() : Array->getNumElements();
  if (NumParts > MaxLeaves)
    return false;
  for (unsigned K = 0; K != NumParts; ++K) {
    Type *Part = Struct ? Struct->getElementType(K) : Array->getElementType();
    uint64_t PartOffset =
        Struct ? uint64_t(DL.getStructLayout(Struct)->getElementOffset(K))
               : K * uint64_t(DL.getTypeAllocSize(Part));
    Indices.push_back(K);
    if (!addLeaves(Part, OffsetBytes + PartOffset, DL, Indices, Leaves))
      return false;
    Indices.pop_back();
  }
  return true;
}

/// Returns the leaves of \p Ty; none if \p Ty is not an aggregate, or is an
/// aggregate that is not split.
static SmallVector<Leaf, 8> leavesOf(Type *Ty, const DataLayout &DL) {
  SmallVector<Leaf, 8> Leaves;
  SmallVector<unsigned, 4> Indices;
  if (!Ty->isAggregateType() || !Ty->isSized() ||
      !addLeaves(Ty, 0, DL, Indices, Leaves))
    Leaves.clear();
  return Leaves;
}

static Value *partOf(IRBuilder<> &B, Value *Whole, ArrayRef<unsigned> Indices) {
  Value *Known = FindInsertedValue(Whole, Indices);
  return Known ? Known : B.CreateExtractValue(Whole, Indices);
}

/// \p I is a select, a freeze, or the first insertvalue of a chain. Returns the
/// part \p Indices of its result, made from its operands; null if \p I inserts
/// that part.
static Value *computedPart(IRBuilder<> &B, Instruction &I,
                           ArrayRef<unsigned> Indices) {
  auto Operand = [&](unsigned K) {
    return partOf(B, I.getOperand(K), Indices);
  };
  if (isa<FreezeInst>(I))
    return B.CreateFreeze(Operand(0));
  if (auto *Insert = dyn_cast<InsertValueInst>(&I))
    return Indices.take_front(Insert->getNumIndices()) == Insert->getIndices()
               ? nullptr
               : Operand(0);
  Value *True = Operand(1), *False = Operand(2);
  return B.CreateSelect(I.getOperand(0), True, False);
}

static bool isComputed(const Instruction &I) {
  auto *Insert = dyn_cast<InsertValueInst>(&I);
  return isa<SelectInst, FreezeInst>(I) ||
         (Insert &&
          !isa<InsertValueInst, Constant>(Insert->getAggregateOperand()));
}

static bool splitInstruction(Instruction &I) {
  auto *Load = dyn_cast<LoadInst>(&I);
  auto *Store = dyn_cast<StoreInst>(&I);
  if (!(Load && Load->isSimple()) && !(Store && Store->isSimple()) &&
      !isComputed(I))
    return false;
  const DataLayout &DL = I.getDataLayout();
  Type *Ty = Store ? Store->getValueOperand()->getType() : I.getType();
  IRBuilder<> B(&I);
  SmallVector<Leaf, 8> Leaves = leavesOf(Ty, DL);
  Value *Whole = PoisonValue::get(Ty);
  for (const Leaf &L : Leaves) {
    Value *Part = nullptr;
    if (!Load && !Store) {
      Part = computedPart(B, I, L.Indices);
    } else {
      Value *At = getLoadStorePointerOperand(&I);
      if (L.OffsetBytes != 0)
        At = B.CreatePtrAdd(At, B.getInt32(uint32_t(L.OffsetBytes)));
      Align A = commonAlignment(getLoadStoreAlignment(&I), L.OffsetBytes);
      if (Load)
        Part = B.CreateAlignedLoad(L.Ty, At, A);
      else
        B.CreateAlignedStore(partOf(B, Store->getValueOperand(), L.Indices), At,
                             A);
    }
    if (Part)
      Whole = B.CreateInsertValue(Whole, Part, L.Indices);
  }
  if (Leaves.empty())
    return false;
  if (auto *Insert = dyn_cast<InsertValueInst>(&I))
    Whole = B.CreateInsertValue(Whole, Insert->getInsertedValueOperand(),
                                Insert->getIndices());
  if (!Store)
    I.replaceAllUsesWith(Whole);
  I.eraseFromParent();
  return true;
}

/// Makes a phi for the part \p L of \p Phi. If \p Phi lists a block twice (a
/// switch can cause this), both entries get the same value.
static PHINode *phiOfParts(IRBuilder<> &B, PHINode &Phi, const Leaf &L) {
  B.SetInsertPoint(&Phi);
  PHINode *Parts = B.CreatePHI(L.Ty, Phi.getNumIncomingValues(), Phi.getName());
  SmallDenseMap<BasicBlock *, Value *, 4> From;
  for (auto [Block, In] : zip(Phi.blocks(), Phi.incoming_values())) {
    Value *&Part = From[Block];
    if (!Part) {
      B.SetInsertPoint(Block->getTerminator());
      Part = partOf(B, In, L.Indices);
    }
    Parts->addIncoming(Part, Block);
  }
  return Parts;
}

static bool splitPhi(PHINode &Phi) {
  SmallVector<Leaf, 8> Leaves = leavesOf(Phi.getType(), Phi.getDataLayout());
  if (Leaves.empty())
    return false;
  IRBuilder<> B(Phi.getContext());
  SmallVector<PHINode *, 8> Parts;
  for (const Leaf &L : Leaves)
    Parts.push_back(phiOfParts(B, Phi, L));
  B.SetInsertPoint(Phi.getParent(), Phi.getParent()->getFirstNonPHIIt());
  Value *Whole = PoisonValue::get(Phi.getType());
  for (auto [L, Part] : zip(Leaves, Parts))
    Whole = B.CreateInsertValue(Whole, Part, L.Indices);
  Phi.replaceAllUsesWith(Whole);
  Phi.eraseFromParent();
  return true;
}

bool splitAggregates(Function &F) {
  bool Changed = false;
  for (BasicBlock &BB : F)
    for (PHINode &Phi : make_early_inc_range(BB.phis()))
      Changed |= splitPhi(Phi);
  SmallVector<WeakTrackingVH, 16> Joined;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    Changed |= splitInstruction(I);
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Extract = dyn_cast<ExtractValueInst>(&I);
    if (Value *Part = Extract
                          ? FindInsertedValue(Extract->getAggregateOperand(),
                                              Extract->getIndices())
                          : nullptr) {
      Extract->replaceAllUsesWith(Part);
      Extract->eraseFromParent();
      Changed = true;
    } else if (isa<InsertValueInst, ExtractValueInst>(I)) {
      Joined.push_back(&I);
    }
  }
  Changed |= RecursivelyDeleteTriviallyDeadInstructionsPermissive(Joined);
  return Changed;
}

} // namespace cmx
