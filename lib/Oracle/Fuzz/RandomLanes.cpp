//===- RandomLanes.cpp - One computation for several pieces of vectors ----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code as unrolling makes it: one short computation for each of several pieces
// of a vector. The pieces start at equal distances, and most have one element.
// The results are written to pieces of another vector, become offsets of
// regions, or are kept as separate values.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// The computation for each piece. All random choices are made before the first
/// piece.
struct KernelGenerator::PieceLoop {
  Type *PieceTy = nullptr; ///< A vector or a scalar.
  Value *Source = nullptr;
  unsigned First = 0, Step = 1; ///< In elements.
  unsigned Count = 2;
  struct Operation {
    unsigned Kind;
    Value *Other = nullptr;  ///< The same operand for all pieces, or null.
    Value *Vector = nullptr; ///< If not null, its pieces are operands.
    unsigned First = 0, Step = 0;
    bool Swapped = false;
    bool RoundsUp = false;
  };
  SmallVector<Operation, 3> Ops;
};

/// Returns piece number \p K of \p V. Pieces start \p Step elements apart;
/// piece 0 starts at element \p First.
Value *KernelGenerator::piece(Value *V, Type *Ty, unsigned First, unsigned Step,
                              unsigned K) {
  unsigned Bytes = elementBytes(Ty);
  return RB.createRdRegion(
      V, Region::contiguous(Bytes, numLanes(Ty), (First + K * Step) * Bytes),
      /*ScalarResult=*/!Ty->isVectorTy());
}

std::optional<KernelGenerator::PieceLoop> KernelGenerator::pieceLoop() {
  PieceLoop L;
  Type *Elem =
      R.chance(75) ? intTy(R.pick({8, 16, 16, 32, 32})) : Type::getFloatTy(C);
  L.Source = asElems(getVector(AnyFacts), Elem);
  if (!L.Source)
    return std::nullopt;
  unsigned Room = numLanes(L.Source->getType());
  unsigned Elts = R.pick({1, 1, 1, 1, 2, 4, 8});
  L.PieceTy = Elts == 1 && R.chance(70) ? Elem : vec(Elem, Elts);
  L.Step = Elts + (R.chance(30) ? R.below(3) : 0);
  if (Room < L.Step + Elts)
    return std::nullopt;
  L.Count = 2 + R.below((Room - Elts) / L.Step);
  L.Count = std::min(L.Count, (Room - Elts) / L.Step + 1);
  L.Count = std::min(L.Count, 18u);
  L.First = R.below(Room - Elts - (L.Count - 1) * L.Step + 1);
  for (unsigned N = 1 + R.below(3); N--;) {
    PieceLoop::Operation Op;
    Op.Kind = R.below(8);
    Op.Swapped = R.chance(20);
    Op.RoundsUp = R.chance(80);
    unsigned From = R.below(4);
    Value *Other = From == 0 ? asElems(getVector(AnyFacts), Elem) : nullptr;
    if (Other && numLanes(Other->getType()) >= L.Count * Elts) {
      Op.Vector = Other;
      Op.Step = Elts;
      Op.First = R.below(numLanes(Other->getType()) - L.Count * Elts + 1);
    } else if (From == 1) {
      Op.Vector = constant(vec(Elem, L.Count * Elts), false);
      Op.Step = Elts;
    } else {
      Op.Other = From == 2 ? get(L.PieceTy) : constant(L.PieceTy, false);
    }
    L.Ops.push_back(Op);
  }
  return L;
}

Value *KernelGenerator::pieceOp(const PieceLoop &L, unsigned OpNo, Value *V,
                                unsigned K) {
  const PieceLoop::Operation &Op = L.Ops[OpNo];
  Type *Ty = L.PieceTy;
  Value *W = Op.Other;
  if (auto *Lanes = dyn_cast_or_null<Constant>(Op.Vector)) {
    SmallVector<Constant *, 8> Elts;
    for (unsigned E = 0; E != numLanes(Ty); ++E)
      Elts.push_back(Lanes->getAggregateElement(K * numLanes(Ty) + E));
    W = Ty->isVectorTy() ? ConstantVector::get(Elts) : Elts[0];
  } else if (Op.Vector) {
    W = piece(Op.Vector, Ty, Op.First, Op.Step, K);
  }
  if (Op.Swapped)
    std::swap(V, W);
  if (Ty->isFPOrFPVectorTy())
    switch (Op.Kind) {
    case 0:
    case 1:
      return IR.CreateFMul(V, W);
    case 2:
      return IR.CreateFSub(V, W);
    case 3:
      return IR.CreateFAdd(IR.CreateFMul(V, W), V);
    case 4:
      return IR.CreateFNeg(V);
    default:
      return IR.CreateFAdd(V, W);
    }
  switch (Op.Kind) {
  case 0:
    return IR.CreateSub(V, W);
  case 1:
    return IR.CreateMul(V, W);
  case 2:
    return IR.CreateAnd(V, W);
  case 3:
    return IR.CreateXor(V, W);
  case 4:
    return IR.CreateShl(V, IR.CreateAnd(W, ConstantInt::get(Ty, 7)));
  case 5:
    return IR.CreateIntrinsic(Intrinsic::smax, {Ty}, {V, W});
  case 6: { // An average, rounded up or not.
    Type *Wide = like(Ty, intTy(32));
    bool Signed = Op.First & 1;
    Value *A = IR.CreateIntCast(V, Wide, Signed);
    Value *Sum = IR.CreateAdd(A, IR.CreateIntCast(W, Wide, Signed));
    Value *One = ConstantInt::get(Wide, 1);
    if (Op.RoundsUp)
      Sum = IR.CreateAdd(Sum, One);
    return IR.CreateTrunc(
        Signed ? IR.CreateAShr(Sum, One) : IR.CreateLShr(Sum, One), Ty);
  }
  default:
    return IR.CreateAdd(V, W);
  }
}

/// Returns \p Into with 1 added to one dword. The first element of \p V, a word
/// or dword, selects this dword.
Value *KernelGenerator::writeAtPiece(Value *Into, Value *V) {
  unsigned Room = bit_floor(numLanes(Into->getType()));
  Value *At =
      V->getType()->isVectorTy() ? IR.CreateExtractElement(V, uint64_t(0)) : V;
  At = IR.CreateAnd(IR.CreateFreeze(At),
                    ConstantInt::get(At->getType(), Room - 1));
  At = IR.CreateShl(IR.CreateZExtOrTrunc(At, intTy(16)), 2);
  Region One = Region::contiguous(4, 1);
  Value *Old = RB.createRdRegion(Into, One, false, At);
  return RB.createWrRegion(
      Into, IR.CreateAdd(Old, ConstantInt::get(Old->getType(), 1)), One, At);
}

void KernelGenerator::pieceLoops() {
  auto L = pieceLoop();
  if (!L)
    return;
  Type *Elem = L->PieceTy->getScalarType();
  unsigned Elts = numLanes(L->PieceTy), Bytes = elementBytes(Elem);
  unsigned Out = R.below(4), OutStep = Elts + (R.chance(20) ? Elts : 0);
  if (Out == 1 && !(Elem->isIntegerTy() && Bytes >= 2 && Elts == 1))
    Out = 0;
  bool Backward = R.chance(20);
  Value *To = Out == 1 ? get(vec(intTy(32), 8))
                       : constant(vec(Elem, OutStep * L->Count), false);
  for (unsigned I = 0; I != L->Count; ++I) {
    unsigned K = Backward ? L->Count - 1 - I : I;
    Value *V = piece(L->Source, L->PieceTy, L->First, L->Step, K);
    for (unsigned Op = 0; Op != L->Ops.size(); ++Op)
      V = pieceOp(*L, Op, V, K);
    if (R.chance(5))
      keep(V);
    if (Out == 1)
      To = writeAtPiece(To, V);
    else if (Out == 2)
      keep(V);
    else
      To = RB.createWrRegion(
          To, V, Region::contiguous(Bytes, Elts, K * OutStep * Bytes));
  }
  // Sometimes one piece is written once more.
  if ((Out == 0 || Out == 3) && R.chance(30)) {
    Value *Piece = piece(L->Source, L->PieceTy, L->First, L->Step, 0);
    To = RB.createWrRegion(
        To, Piece,
        Region::contiguous(Bytes, Elts, R.below(L->Count) * OutStep * Bytes));
  }
  if (Out != 2)
    keep(To);
}

} // namespace cmx::fuzz
