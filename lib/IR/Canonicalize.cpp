//===- Canonicalize.cpp - One form for equal regions ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   rdregion(%v, 4, 0, 2, <i16 8>...)         ->  rdregion(%v, 0, N, 2, i16 8)
//
//   wrregion(%v, %n, ..., i1 false)           ->  %v
//
// The operands of a region are: vertical stride, width, horizontal stride,
// offset. N is the number of elements. The function is walked once. Operands
// that keep their type are replaced in the call. If a type changes (offset,
// mask), a new call with the declaration of the new type replaces the old call.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Canonicalize.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Are strides and width constants, and does the width divide the number of
/// elements? Only then may the accessors of \p Access be used.
static bool isWellFormed(const RegionAccessInst &Access) {
  unsigned First = Access.isRead() ? 1 : 2;
  for (unsigned Op = First; Op != First + 3; ++Op)
    if (!isa<ConstantInt>(Access.getArgOperand(Op)))
      return false;
  if (elementBytes(Access.elementType()) == 0 ||
      Access.numElts() % Access.widthElts() != 0)
    return false;
  Type *OffsetTy = Access.offsetOperand()->getType();
  return !OffsetTy->isVectorTy() || numLanes(OffsetTy) == Access.numRows();
}

static Value *canonicalOffset(const RegionAccessInst &Access,
                              RegionBuilder &Builder) {
  Value *Offset = Access.offsetOperand();
  IRBuilder<> &B = Builder.ir();
  if (Access.hasConstantOffset()) {
    int64_t Bytes = Access.constantOffsetBytes();
    Type *Ty = isInt<16>(Bytes) ? B.getInt16Ty() : B.getInt32Ty();
    return ConstantInt::getSigned(Ty, Bytes);
  }
  bool FitsI16 = isInt<16>(Access.parentBytes());
  if (FitsI16 && Offset->getType()->getScalarSizeInBits() > 16)
    return B.CreateTrunc(Offset, Offset->getType()->getWithNewBitWidth(16));
  return Offset;
}

static SmallVector<Value *, 8> canonicalOperands(const RegionAccessInst &Access,
                                                 RegionBuilder &Builder) {
  SmallVector<Value *, 8> Args(Access.args());
  IRBuilder<> &B = Builder.ir();
  unsigned First = Access.isRead() ? 1 : 2;
  // With a constant start only the list of elements matters. With a variable
  // start the rows matter, too, because the parent width and the offsets refer
  // to them.
  Region R = Access.region();
  if (!R.isIndirect())
    R = R.canonical();
  // The offsets of rows replace the vertical stride.
  bool NoVStride = R.numRows() == 1 || Access.hasRowOffsets();
  Args[First] = B.getInt32(NoVStride ? 0 : R.vStrideElts());
  Args[First + 1] = B.getInt32(R.widthElts());
  Args[First + 2] = B.getInt32(R.widthElts() == 1 ? 0 : R.hStrideElts());
  Args[First + 3] = canonicalOffset(Access, Builder);
  if (Access.hasConstantOffset())
    Args[First + 4] = UndefValue::get(B.getInt32Ty());
  if (const auto *Write = dyn_cast<WrRegionInst>(&Access))
    if (Write->isMaskAllOnes())
      Args[WrRegionOp::Mask] = B.getTrue();
  return Args;
}

/// If \p Access writes no lane, replaces it by its old value and returns true.
static bool dropWriteOfNothing(RegionAccessInst &Access) {
  auto *Write = dyn_cast<WrRegionInst>(&Access);
  if (!Write || !Write->isMaskAllZeros())
    return false;
  Write->replaceAllUsesWith(Write->oldValue());
  Write->eraseFromParent();
  return true;
}

static bool canonicalizeAccess(RegionAccessInst &Access, RegionBuilder &Builder,
                               GenXIntrinsic Id) {
  if (dropWriteOfNothing(Access))
    return true;
  Builder.ir().SetInsertPoint(&Access);
  SmallVector<Value *, 8> Args = canonicalOperands(Access, Builder);
  if (equal(Access.args(), Args))
    return false;
  bool SameTypes = all_of(enumerate(Args), [&](auto Arg) {
    return Arg.value()->getType() ==
           Access.getArgOperand(Arg.index())->getType();
  });
  if (SameTypes) {
    for (auto [I, Arg] : enumerate(Args))
      Access.setArgOperand(I, Arg);
    return true;
  }
  CallInst *New = Builder.createIntrinsic(Id, Access.getType(), Args);
  New->takeName(&Access);
  New->copyMetadata(Access);
  Access.replaceAllUsesWith(New);
  Access.eraseFromParent();
  return true;
}

bool canonicalizeRegions(Function &F) {
  bool Changed = false;
  RegionBuilder Builder(*F.getParent());
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Access = dyn_cast<RegionAccessInst>(&I);
      if (Access && isWellFormed(*Access))
        Changed |=
            canonicalizeAccess(*Access, Builder, *getGenXIntrinsic(*Access));
    }
  return Changed;
}

} // namespace cmx
