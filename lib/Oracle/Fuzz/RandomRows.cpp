//===- RandomRows.cpp - Rows and columns of vectors -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on matrices in vectors. The rows of one or two vectors are
// interleaved. Columns with strides such as 3 or 5 are read, or are written
// side by side. Bytes in rows are multiplied; the stride of these rows need not
// be a multiple of a dword.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::fuzz {

/// Returns a transposed matrix, or null. The rows of the matrix are in one
/// vector or in two. With two vectors, the rows alternate between them, or each
/// vector has one half of the rows. One row may start at another place.
Value *KernelGenerator::transposed() {
  Type *Elem = intTy(R.pick({8, 8, 8, 16, 16, 32}));
  unsigned NumRows = R.pick({4, 8, 8, 16, 16, 3});
  unsigned RowElts = R.pick({2, 3, 4, 8, 8, 16});
  unsigned Pitch = RowElts + (R.chance(25) ? R.below(4) : 0);
  Value *A = nullptr;
  for (unsigned Try = 0; Try != 4; ++Try) // Find a vector with room.
    if (A = asElems(getVector(AnyFacts), Elem);
        A && numLanes(A->getType()) >= NumRows * Pitch)
      break;
  if (!A)
    return nullptr;
  Value *B = R.chance(60) ? get(A->getType()) : PoisonValue::get(A->getType());
  unsigned Room = numLanes(A->getType()),
           NumVectors = isa<PoisonValue>(B) ? 1 : 2;
  bool ByTurns = R.chance(60);
  // Row n starts at n * Pitch, in whichever vector it lies.
  if ((NumRows - 1) * Pitch + RowElts > Room || NumRows * RowElts > 256)
    return nullptr;
  unsigned Moved = R.chance(20) ? R.below(NumRows) : NumRows;
  SmallVector<unsigned, 16> Starts;
  for (unsigned Row = 0; Row != NumRows; ++Row) {
    unsigned Start = Row == Moved ? R.below(Room - RowElts + 1) : Row * Pitch;
    bool InB = NumVectors == 2 && (ByTurns ? Row % 2 : Row >= NumRows / 2);
    Starts.push_back(Start + (InB ? Room : 0));
  }
  SmallVector<int, 256> Lanes;
  for (unsigned Col = 0; Col != RowElts; ++Col)
    for (unsigned Start : Starts)
      Lanes.push_back(int(Start + Col));
  return IR.CreateShuffleVector(A, B, Lanes);
}

/// Reads columns. A column has every S-th element, where S is the stride.
void KernelGenerator::takeColumns() {
  Value *V = getVector(AnyFacts);
  Type *Elem = V->getType()->getScalarType();
  unsigned Room = numLanes(V->getType()),
           Stride = R.pick({3, 3, 3, 5, 6, 7, 4});
  unsigned NumRows = std::min(Room / Stride, Opts.MaxElts);
  if (NumRows < 4)
    return;
  unsigned Rest = Room - NumRows * Stride;
  for (unsigned Col = 0; Col != Stride + Rest; ++Col) {
    if (R.chance(25))
      continue;
    unsigned N = R.chance(80) ? NumRows : 4 + R.below(NumRows - 3);
    if (Col + (N - 1) * Stride >= Room)
      continue;
    unsigned Bytes = elementBytes(Elem);
    Value *Column = RB.createRdRegion(
        V, *Region::get({Bytes, N, 0, N, Stride, int64_t(Col) * Bytes}));
    keep(Elem->isIntegerTy() && R.chance(40)
             ? IR.CreateAdd(Column, get(Column->getType()))
             : Column);
  }
}

/// Returns a vector into which columns were written, side by side. One column
/// may be missing, short or masked.
Value *KernelGenerator::joinedColumns() {
  Type *Elem = intTy(R.pick({8, 8, 16, 32}));
  unsigned Bytes = elementBytes(Elem), Stride = R.pick({3, 3, 3, 5, 2});
  unsigned NumRows = R.pick({8, 16, 16, 32, 12});
  Value *To = R.chance(50) ? get(vec(Elem, NumRows * Stride))
                           : PoisonValue::get(vec(Elem, NumRows * Stride));
  bool IsWhole = R.chance(60);
  unsigned Odd = IsWhole ? Stride : R.below(Stride), Fault = R.below(3);
  for (unsigned K = 0; K != Stride; ++K) {
    bool IsOdd = K == Odd;
    unsigned Col = IsOdd && Fault == 0 ? (K + 1) % Stride : K;
    unsigned N = IsOdd && Fault == 1 ? NumRows - 2 : NumRows;
    Value *New = get(vec(Elem, N));
    Value *Mask = IsOdd && Fault == 2 ? mask(N) : nullptr;
    To = RB.createWrRegion(
        To, New, *Region::get({Bytes, N, 0, N, Stride, int64_t(Col) * Bytes}),
        nullptr, Mask);
    if (R.chance(3))
      keep(To);
  }
  return To;
}

/// Returns sums of products of bytes, or null. The bytes lie in rows, with any
/// stride.
Value *KernelGenerator::rowProducts() {
  Value *A = asElems(getVector(AnyFacts), intTy(8));
  Value *B = R.chance(70) ? asElems(getVector(AnyFacts), intTy(8)) : A;
  if (!A || !B || isa<Constant>(A) || isa<Constant>(B))
    return nullptr;
  unsigned Room = std::min(numLanes(A->getType()), numLanes(B->getType()));
  unsigned Rows = R.pick({2, 2, 4, 4, 8}), Width = R.pick({2, 4, 4, 8});
  unsigned HStride = R.chance(85) ? 4 : R.pick({3, 5, 8, 2});
  unsigned RowBytes = (Width - 1) * HStride + 4;
  unsigned Pitch = R.chance(50) ? alignTo(RowBytes, 4) + 4 * R.below(3)
                                : RowBytes + R.below(6);
  if ((Rows - 1) * Pitch + RowBytes > Room)
    return nullptr;
  Type *Ty = vec(intTy(32), Rows * Width);
  bool Signed = R.chance(50);
  bool OtherSigned = R.chance(85) ? Signed : !Signed;
  bool ByNumbers = R.chance(30);
  auto Factor = [&](Value *V, unsigned Byte, bool Signed) {
    Region Reg =
        *Region::get({1, Rows * Width, Pitch, Width, HStride, int64_t(Byte)});
    return IR.CreateIntCast(RB.createRdRegion(V, Reg), Ty, Signed);
  };
  Value *Sum = R.chance(70) ? get(Ty) : nullptr;
  if (R.chance(25)) { // A narrow term beside the products.
    Value *Narrow = get(vec(intTy(R.pick({8, 16})), Rows * Width));
    Value *Term = IR.CreateIntCast(Narrow, Ty, R.chance(50));
    Sum = Sum ? IR.CreateAdd(Sum, Term) : Term;
  }
  for (unsigned Byte = 0; Byte != 4; ++Byte) {
    Value *L = Factor(A, Byte, Signed);
    Value *P = ByNumbers ? IR.CreateMul(L, ConstantInt::getSigned(
                                               Ty, int(R.below(300)) - 140))
                         : IR.CreateMul(L, Factor(B, Byte, OtherSigned));
    Sum = Sum ? IR.CreateAdd(Sum, P) : P;
  }
  return Sum;
}

void KernelGenerator::rows() {
  switch (R.below(5)) {
  case 0:
  case 1:
    keep(transposed());
    break;
  case 2:
    takeColumns();
    break;
  case 3:
    keep(joinedColumns());
    break;
  default:
    keep(rowProducts());
    break;
  }
}

} // namespace cmx::fuzz
