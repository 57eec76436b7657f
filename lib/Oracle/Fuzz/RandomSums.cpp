//===- RandomSums.cpp - Sums of overlapping regions -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums as in filters. Regions of one vector that start at different places
// ("taps") are added up as integers or as floats, with weights. The sums may be
// scaled and converted back to integers. Most sums are exact; some are slightly
// too large to be exact.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// Regions of one shape that lie in one vector.
struct KernelGenerator::Window {
  Value *Source = nullptr;
  RegionShape Shape;
  unsigned RowStep = 0, ColStep = 1; ///< Between taps, in elements.
  unsigned NumRows = 1, NumCols = 1; ///< Of taps.
};

/// Returns a window into a vector of the pool, or std::nullopt. Its taps are
/// arranged in rows and columns.
std::optional<KernelGenerator::Window> KernelGenerator::window() {
  Window W;
  Type *Elem = intTy(R.pick({8, 8, 8, 16, 16, 32}));
  W.Source = asElems(getVector(AnyFacts), Elem);
  if (!W.Source)
    return std::nullopt;
  unsigned Room = numLanes(W.Source->getType());
  if (Room < 8)
    return std::nullopt;
  W.Shape.ElemBytes = elementBytes(Elem);
  W.Shape.HStrideElts = R.chance(20) ? 2 : 1;
  unsigned Rows = Room >= 32 && R.chance(50) ? 2 + R.below(3) : 1;
  W.ColStep = 1 + R.below(3);
  W.NumCols = 1 + R.below(4);
  W.NumRows = Rows > 1 || R.chance(20) ? 1 + R.below(3) : 1;
  unsigned NumPitches = Rows + W.NumRows - 1;
  unsigned Pitch = Room / NumPitches;
  unsigned Used = (W.NumCols - 1) * W.ColStep;
  if (Pitch < Used + 2 * W.Shape.HStrideElts)
    return std::nullopt;
  unsigned Width = (Pitch - Used - 1) / W.Shape.HStrideElts + 1;
  if (R.chance(50))
    Width = 1 + R.below(Width);
  Width = std::min(Width, Opts.MaxElts / Rows);
  W.RowStep = Pitch;
  W.Shape.WidthElts = Width;
  W.Shape.NumElts = Rows * Width;
  W.Shape.VStrideElts = Rows > 1 ? Pitch : 0;
  if (Width == 1)
    W.Shape.HStrideElts = 0;
  return W;
}

/// Returns a tap of \p W, perhaps with only the low bits of its elements.
Value *KernelGenerator::tap(const Window &W) {
  RegionShape S = W.Shape;
  S.OffsetBytes = int64_t(S.ElemBytes) * (R.below(W.NumRows) * W.RowStep +
                                          R.below(W.NumCols) * W.ColStep);
  Value *V = RB.createRdRegion(W.Source, *Region::get(S));
  if (S.ElemBytes > 1 && R.chance(70))
    V = IR.CreateAnd(
        V, ConstantInt::get(V->getType(), R.pick({1, 15, 255, 1023, 65535})));
  return V;
}

/// Returns a tap, converted to \p Elem and perhaps multiplied by a weight.
Value *KernelGenerator::summand(const Window &W, Type *Elem) {
  Value *V = tap(W);
  Type *Ty = like(V->getType(), Elem);
  bool Signed = R.chance(30);
  bool Weighted = R.chance(15);
  int Weight = R.chance(70) ? int(R.below(4)) + 1 : -1 - int(R.below(3));
  if (Elem->isFloatingPointTy()) {
    V = Signed ? IR.CreateSIToFP(V, Ty) : IR.CreateUIToFP(V, Ty);
    return Weighted ? IR.CreateFMul(V, ConstantFP::get(Ty, Weight)) : V;
  }
  V = IR.CreateIntCast(V, Ty, Signed);
  if (!Weighted)
    return V;
  return R.chance(50) ? IR.CreateMul(V, ConstantInt::getSigned(Ty, Weight))
                      : IR.CreateShl(V, ConstantInt::get(Ty, R.below(4)));
}

/// Returns a sum of \p N summands, with random parentheses.
Value *KernelGenerator::sumOf(const Window &W, Type *Elem, unsigned N) {
  if (N <= 1)
    return R.chance(95) || !Elem->isFloatingPointTy()
               ? summand(W, Elem)
               : ConstantFP::get(vec(Elem, W.Shape.NumElts), R.below(20));
  unsigned Left = R.chance(60) ? N - 1 : 1 + R.below(N - 1);
  Value *A = sumOf(W, Elem, Left), *B = sumOf(W, Elem, N - Left);
  if (R.chance(5))
    keep(A); // Another instruction may use it.
  bool Minus = R.chance(15);
  if (Elem->isFloatingPointTy())
    return Minus ? IR.CreateFSub(A, B) : IR.CreateFAdd(A, B);
  return Minus ? IR.CreateSub(A, B) : IR.CreateAdd(A, B);
}

/// Scales a float, perhaps rounds it, and converts it to an integer. A number
/// that does not fit is saturated or becomes poison.
Value *KernelGenerator::scaledBack(Value *V) {
  Type *Ty = V->getType();
  double Factor = R.pick({1.0 / 9, 0.1111, 0.25, 0.0625, 1.0 / 3, 0.299, 1.5});
  V = R.chance(85)
          ? IR.CreateFMul(V, ConstantFP::get(Ty, Factor))
          : IR.CreateFDiv(V, ConstantFP::get(Ty, R.pick({3.0, 9.0, 16.0})));
  if (R.chance(40))
    V = IR.CreateFAdd(V, ConstantFP::get(Ty, R.chance(70) ? 0.5 : 2.25));
  Type *To = like(Ty, intTy(R.pick({8, 8, 16, 32})));
  bool Signed = R.chance(30);
  if (R.chance(60))
    return IR.CreateIntrinsic(
        Signed ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat, {To, Ty}, {V});
  return Signed ? IR.CreateFPToSI(V, To) : IR.CreateFPToUI(V, To);
}

/// Makes up to three sums over one window, so that they have parts in common.
void KernelGenerator::windowSums() {
  std::optional<Window> W = window();
  if (!W)
    return;
  Type *Elem = intTy(R.pick({16, 16, 32}));
  if (R.chance(60))
    Elem = R.chance(50) ? Type::getFloatTy(C) : floatElem();
  if (Elem->isBFloatTy()) // For conversions only.
    Elem = Type::getHalfTy(C);
  unsigned NumTaps = W->NumRows * W->NumCols;
  for (unsigned More = 1 + (R.chance(40) ? R.below(3) : 0); More--;) {
    Value *V = sumOf(*W, Elem, 1 + R.below(NumTaps + 2));
    if (Elem->isFloatTy() && R.chance(50))
      V = scaledBack(V);
    else if (Elem->isIntegerTy() && R.chance(30))
      V = IR.CreateTrunc(
          IR.CreateLShr(V, ConstantInt::get(V->getType(), R.pick({2, 4, 8}))),
          like(V->getType(), intTy(8)));
    keep(V);
  }
}

} // namespace cmx::fuzz
