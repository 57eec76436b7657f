//===- RandomNeighbours.cpp - Neighbouring pieces, nearly alike -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Like RandomLanes.cpp, this file makes a computation for each of several
// pieces of a vector. But here one computation differs from the others in one
// respect: the operation, the callee, a flag of the call, strides, the order,
// or the mask of the write. The passes that join operations on neighbouring
// lanes must notice the difference.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// Two vectors that are read piece by piece, and the computation.
struct KernelGenerator::Neighbours {
  Value *First = nullptr, *Second = nullptr;
  unsigned Count = 2, Elts = 1; ///< Pieces, and elements of each.
  unsigned Stride = 1;          ///< Between the elements of a piece.
  bool IsSecondReversed = false;
  unsigned Kinds[2] = {0, 0}; ///< Of operations.
  Value *Mask = nullptr;
};

static Region stridedPiece(unsigned Bytes, unsigned Elts, unsigned Stride,
                           unsigned Start) {
  return *Region::get(
      {Bytes, Elts, 0, Elts, Elts == 1 ? 0 : Stride, int64_t(Start) * Bytes});
}

std::optional<KernelGenerator::Neighbours>
KernelGenerator::someNeighbours(Type *Elem) {
  Neighbours N;
  N.First = asElems(getVector(AnyFacts), Elem);
  N.Second = R.chance(70) ? asElems(getVector(AnyFacts), Elem) : N.First;
  if (!N.First || !N.Second)
    return std::nullopt;
  unsigned Room =
      std::min(numLanes(N.First->getType()), numLanes(N.Second->getType()));
  N.Elts = R.pick({1, 1, 2, 4, 4, 4, 8});
  N.Stride = N.Elts > 1 && R.chance(15) ? 2 : 1;
  unsigned Span = N.Elts * N.Stride;
  if (Room < 2 * Span)
    return std::nullopt;
  N.Count = 2 + R.below(std::min(Room / Span, 8u) - 1);
  N.IsSecondReversed = R.chance(15);
  N.Kinds[0] = R.below(12);
  N.Kinds[1] = R.chance(50) ? R.below(12) : N.Kinds[0];
  if (N.Elts > 1 && R.chance(35))
    N.Mask = mask(N.Elts);
  return N;
}

Value *KernelGenerator::neighbourOp(unsigned Kind, Value *A, Value *B) {
  Type *Ty = A->getType();
  if (Ty->isFPOrFPVectorTy()) {
    static constexpr Intrinsic::ID Unary[] = {
        Intrinsic::floor, Intrinsic::ceil, Intrinsic::trunc,
        Intrinsic::roundeven, Intrinsic::fabs};
    if (Kind < 5)
      return IR.CreateUnaryIntrinsic(Unary[Kind], A);
    if (Kind < 7)
      return IR.CreateBinaryIntrinsic(
          Kind == 5 ? Intrinsic::minnum : Intrinsic::maxnum, A, B);
    return Kind < 9    ? IR.CreateFAdd(A, B)
           : Kind < 11 ? IR.CreateFSub(A, B)
                       : IR.CreateFMul(A, B);
  }
  static constexpr Intrinsic::ID Binary[] = {
      Intrinsic::smin, Intrinsic::smax,     Intrinsic::umin,
      Intrinsic::umax, Intrinsic::uadd_sat, Intrinsic::usub_sat};
  if (Kind < 6)
    return IR.CreateBinaryIntrinsic(Binary[Kind], A, B);
  if (Kind < 8) { // abs of kind 6 is poison for the least number.
    Value *V =
        IR.CreateBinaryIntrinsic(Intrinsic::abs, A, IR.getInt1(Kind == 6));
    if (Kind == 6)
      setFacts(V, AnyFacts);
    return V;
  }
  return Kind == 8    ? IR.CreateSub(A, B)
         : Kind == 9  ? IR.CreateXor(A, B)
         : Kind == 10 ? IR.CreateMul(A, B)
                      : IR.CreateAdd(A, B);
}

/// Computes a result for each piece and writes the results side by side. Often
/// one result, or every second result, is computed in another way.
void KernelGenerator::neighbours() {
  Type *Elem = R.chance(75) ? intTy(R.pick({8, 16, 32, 32, 32, 64}))
                            : Type::getFloatTy(C);
  auto N = someNeighbours(Elem);
  if (!N)
    return;
  unsigned Bytes = elementBytes(Elem), Span = N->Elts * N->Stride;
  unsigned OutStride = N->Elts > 1 && R.chance(10) ? 2 : 1;
  unsigned OutSpan = N->Elts * OutStride;
  Value *To = get(vec(Elem, N->Count * OutSpan));
  SmallVector<unsigned, 8> Order(N->Count);
  for (unsigned K = 0; K != N->Count; ++K)
    Order[K] = K;
  if (R.chance(20))
    std::reverse(Order.begin(), Order.end());
  else if (R.chance(20))
    std::swap(Order[0], R.pickFrom(Order));
  unsigned Odd = R.below(2 * N->Count); // None, in half of the cases.
  bool InTurns = R.chance(30), Apart = R.chance(20);
  for (unsigned K : Order) {
    bool IsOther = InTurns ? K % 2 : K == Odd;
    bool ReadsOther = IsOther && R.chance(20) && N->Elts > 1;
    auto Piece = [&](Value *From, unsigned Number) {
      Region Reg = stridedPiece(Bytes, N->Elts, ReadsOther ? 1 : N->Stride,
                                Number * Span);
      return RB.createRdRegion(From, Reg);
    };
    Value *A = Piece(N->First, K);
    Value *B = R.chance(10) ? constant(A->getType(), false) : nullptr;
    if (!B)
      B = Piece(N->Second, N->IsSecondReversed ? N->Count - 1 - K : K);
    Value *V = neighbourOp(N->Kinds[IsOther], A, B);
    if (R.chance(4))
      keep(V);
    if (Apart) {
      keep(V);
      continue;
    }
    unsigned Stride = IsOther && R.chance(20) ? 1 : OutStride;
    Value *Mask = IsOther && R.chance(30) ? nullptr : N->Mask;
    To = RB.createWrRegion(To, V,
                           stridedPiece(Bytes, N->Elts, Stride, K * OutSpan),
                           nullptr, Mask);
    if (R.chance(4))
      keep(To); // The vector without the later results.
  }
  if (!Apart)
    keep(To);
}

} // namespace cmx::fuzz
