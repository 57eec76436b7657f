//===- IrregularRegions.cpp - Accesses that no operand can make -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IrregularRegions.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

namespace {
/// Puts an access together from accesses to runs of its elements.
class AccessSplitter {
public:
  AccessSplitter(RegionBuilder &RB, RegionAccessInst &Access)
      : RB(RB), Access(Access), R(Access.region()),
        Chain(Access.isRead() ? PoisonValue::get(Access.getType())
                              : Access.getArgOperand(WrRegionOp::Old)) {
    auto *Wr = dyn_cast<WrRegionInst>(&Access);
    if (Wr && !Wr->isMaskAllOnes())
      Mask = Wr->mask();
  }

  const Region &region() const { return R; }

  /// The elements [First, First + Part.numElts()) are those of \p Part.
  void add(unsigned First, const Region &Part, Value *Offset = nullptr) {
    unsigned N = Part.numElts();
    Region Packed = Region::contiguous(R.elemBytes(), N,
                                       int64_t(First) * R.elemBytes());
    if (Access.isRead()) {
      Value *V = RB.createRdRegion(Access.parent(), Part, false, Offset);
      Chain = Chain->getType()->isVectorTy()
                  ? RB.createWrRegion(Chain, V, Packed)
                  : RB.ir().CreateBitCast(V, Chain->getType());
      return;
    }
    Value *New = Access.getArgOperand(WrRegionOp::New);
    if (New->getType()->isVectorTy())
      New = RB.createRdRegion(New, Packed);
    Value *Lanes = Mask ? RB.createRdPredRegion(Mask, N, First) : nullptr;
    Chain = RB.createWrRegion(Chain, New, Part, Offset, Lanes);
  }

  void finish() {
    Access.replaceAllUsesWith(Chain);
    Access.eraseFromParent();
  }

private:
  RegionBuilder &RB;
  RegionAccessInst &Access;
  Region R;
  Value *Chain;
  Value *Mask = nullptr;
};
} // namespace

static void splitRows(RegionBuilder &RB, RegionAccessInst &Access) {
  AccessSplitter S(RB, Access);
  const Region &R = S.region();
  unsigned Width = R.widthElts();
  Region Row = *Region::getIndirect(
      {R.elemBytes(), Width, 0, Width, R.hStrideElts(), 0},
      R.startAlignBytes(), R.parentWidthElts());
  for (unsigned K = 0; K != R.numRows(); ++K)
    S.add(K * Width, Row,
          RB.createRdElement(Access.offsetOperand(), K, "row"));
  S.finish();
}

static void dropOutside(RegionBuilder &RB, RegionAccessInst &Access) {
  AccessSplitter S(RB, Access);
  const Region R = S.region();
  int64_t Bytes = Access.parentBytes();
  auto IsInside = [&](unsigned E) {
    int64_t At = R.elementOffsetBytes(E);
    return At >= 0 && At + R.elemBytes() <= Bytes;
  };
  for (unsigned First = 0; First != R.numElts();) {
    if (!IsInside(First)) {
      ++First;
      continue;
    }
    unsigned N = 1;
    std::optional<Region> Part = R.slice(First, 1);
    while (First + N != R.numElts() && IsInside(First + N)) {
      auto Longer = R.slice(First, N + 1);
      if (!Longer)
        break;
      Part = Longer;
      ++N;
    }
    S.add(First, *Part);
    First += N;
  }
  S.finish();
}

bool expandIrregularRegions(Function &F, RegionBuilder &RB) {
  SmallVector<RegionAccessInst *, 8> Rows, Outside;
  for (Instruction &I : instructions(F)) {
    auto *Access = dyn_cast<RegionAccessInst>(&I);
    if (!Access)
      continue;
    if (Access->hasRowOffsets())
      Rows.push_back(Access);
    else if (Access->hasConstantOffset() &&
             !Access->region().fitsIn(Access->parentBytes()))
      Outside.push_back(Access);
  }
  for (RegionAccessInst *Access : Rows) {
    RB.ir().SetInsertPoint(Access);
    splitRows(RB, *Access);
  }
  for (RegionAccessInst *Access : Outside) {
    RB.ir().SetInsertPoint(Access);
    dropOutside(RB, *Access);
  }
  return !Rows.empty() || !Outside.empty();
}

} // namespace cmx
