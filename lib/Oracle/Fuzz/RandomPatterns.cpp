//===- RandomPatterns.cpp - Several operations that become one ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns that cmx-match-patterns looks for: rotations by two shifts, logic of
// a few operands, dot products of bytes. Operations that are picked at random
// hardly ever form these patterns. Some code here differs from a pattern in one
// detail.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// Joins a left shift and a right shift of one value. In most cases, the two
/// amounts add up to the width.
Value *KernelGenerator::rotation(Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  Constant *Width = ConstantInt::get(Ty, Bits);
  Constant *Last = ConstantInt::get(Ty, Bits - 1);
  Value *V = get(Ty), *Left, *Right;
  bool Defined = true, OnlyOr = false;
  switch (R.below(4)) {
  case 0: {
    unsigned N = 1 + R.below(Bits - 1);
    unsigned Other = R.chance(90) ? Bits - N : R.below(Bits);
    Left = ConstantInt::get(Ty, N);
    Right = ConstantInt::get(Ty, Other);
    break;
  }
  case 1: // One amount for all lanes.
    Left = IR.CreateAnd(get(Ty->getScalarType()),
                        ConstantInt::get(Ty->getScalarType(), Bits - 1));
    Right = IR.CreateSub(ConstantInt::get(Left->getType(), Bits), Left);
    if (Ty->isVectorTy()) {
      Left = IR.CreateVectorSplat(numLanes(Ty), Left);
      Right = IR.CreateVectorSplat(numLanes(Ty), Right);
    }
    Defined = false; // If an amount is 0, the other is the width.
    break;
  case 2: {
    Value *N = get(Ty);
    Left = R.chance(50) ? IR.CreateAnd(N, Last) : N;
    Right = IR.CreateSub(Width, Left);
    Defined = false;
    break;
  }
  default: {
    Value *N = get(Ty);
    Left = IR.CreateAnd(N, Last);
    Right = IR.CreateAnd(IR.CreateNeg(N), Last);
    OnlyOr = R.chance(80);
    break;
  }
  }
  if (R.chance(30))
    std::swap(Left, Right);
  Value *A = IR.CreateShl(V, Left), *B = IR.CreateLShr(V, Right);
  if (R.chance(50))
    std::swap(A, B);
  Value *Result = OnlyOr || R.chance(70) ? IR.CreateOr(A, B)
                  : R.chance(50)         ? IR.CreateXor(A, B)
                                         : IR.CreateAdd(A, B);
  if (!Defined)
    setFacts(Result, AnyFacts);
  return Result;
}

/// Makes a tree of `and`, `or`, `xor` and complements that has a few leaves.
Value *KernelGenerator::logicTree(ArrayRef<Value *> Leaves, unsigned NumOps) {
  if (NumOps == 0) {
    Value *V = R.pickFrom(Leaves);
    return R.chance(20) ? IR.CreateNot(V) : V;
  }
  unsigned Left = R.below(NumOps);
  Value *A = logicTree(Leaves, Left);
  Value *B = logicTree(Leaves, NumOps - 1 - Left);
  Value *V = IR.CreateBinOp(
      R.pick({Instruction::And, Instruction::Or, Instruction::Xor}), A, B);
  if (R.chance(4))
    keep(V); // Another instruction may use it.
  return R.chance(10) ? IR.CreateNot(V) : V;
}

Value *KernelGenerator::logicTree(Type *Ty) {
  SmallVector<Value *, 4> Leaves;
  for (unsigned More = 2 + R.below(3); More--;)
    Leaves.push_back(get(Ty));
  return logicTree(Leaves, 2 + R.below(6));
}

/// Returns byte number \p Byte of each of \p N dwords of \p Bytes, extended.
/// The first of these dwords has the number \p First. The bytes are read as a
/// region, by shifts, or as lanes of \p Wide, which has all bytes of \p Bytes,
/// extended.
Value *KernelGenerator::byteOfDwords(Value *Bytes, Value *Wide, unsigned First,
                                     unsigned N, unsigned Byte, bool Signed) {
  Type *Ty = vec(intTy(32), N);
  switch (R.below(4)) {
  case 0: {
    SmallVector<int, 32> Lanes;
    for (unsigned L = 0; L != N; ++L)
      Lanes.push_back(int(4 * (First + L) + Byte));
    return IR.CreateShuffleVector(Wide, Lanes);
  }
  case 1: {
    Value *Dwords = asElems(Bytes, intTy(32));
    if (!Dwords)
      break;
    RegionShape S{4, N, 0, N, N > 1 ? 1u : 0u, int64_t(4) * First};
    Value *V = RB.createRdRegion(Dwords, *Region::get(S));
    if (Signed)
      return IR.CreateAShr(IR.CreateShl(V, 24 - 8 * Byte), 24);
    return IR.CreateAnd(IR.CreateLShr(V, 8 * Byte), 255);
  }
  default:
    break;
  }
  RegionShape S{1, N, 0, N, N > 1 ? 4u : 0u, int64_t(4) * First + Byte};
  Value *V = RB.createRdRegion(Bytes, *Region::get(S));
  return IR.CreateIntCast(V, Ty, Signed);
}

/// Makes a sum of products. The factors are bytes of dwords, or bytes and
/// constants.
void KernelGenerator::byteProducts() {
  Value *A = asElems(getVector(AnyFacts), intTy(8));
  Value *B = asElems(getVector(AnyFacts), intTy(8));
  if (!A || !B || isa<Constant>(A) || isa<Constant>(B))
    return;
  unsigned Room = std::min(numLanes(A->getType()), numLanes(B->getType())) / 4;
  if (Room == 0)
    return;
  unsigned N = R.chance(50) ? Room : 1 + R.below(Room);
  N = std::min({N, 32u, Opts.MaxElts});
  unsigned FirstA = R.below(Room - N + 1), FirstB = R.below(Room - N + 1);
  bool SignedA = R.chance(50), SignedB = R.chance(80) ? SignedA : !SignedA;
  bool ByNumbers = R.chance(35);
  auto Widened = [&](Value *V, bool Signed) {
    return IR.CreateIntCast(V, like(V->getType(), intTy(32)), Signed);
  };
  Value *WideA = Widened(A, SignedA), *WideB = Widened(B, SignedB);
  Type *Ty = vec(intTy(32), N);
  unsigned Start = R.below(4), Last = R.chance(85) ? 4 : 3 + R.below(4);
  Value *Sum = R.chance(60) ? get(Ty) : nullptr;
  for (unsigned K = 0; K != Last; ++K) {
    unsigned Byte = (Start + K) % 4;
    unsigned Partner = R.chance(95) ? Byte : R.below(4);
    Value *P = byteOfDwords(A, WideA, FirstA, N, Byte, SignedA);
    if (ByNumbers)
      P = IR.CreateMul(P, ConstantInt::getSigned(Ty, int(R.below(300)) -
                                                         (SignedA ? 150 : 10)));
    else
      P = IR.CreateMul(P, byteOfDwords(B, WideB, FirstB, N, Partner, SignedB));
    Sum = Sum ? IR.CreateAdd(Sum, P) : P;
    if (R.chance(4))
      keep(Sum);
  }
  keep(Sum);
}

void KernelGenerator::patterns() {
  switch (R.below(3)) {
  case 0:
    keep(rotation(anyType(intTy(R.pick({8, 16, 32, 32, 32, 64})))));
    break;
  case 1:
    keep(logicTree(anyType(intTy(R.pick({8, 16, 16, 32, 32, 32, 64})))));
    break;
  default:
    byteProducts();
    break;
  }
}

} // namespace cmx::fuzz
