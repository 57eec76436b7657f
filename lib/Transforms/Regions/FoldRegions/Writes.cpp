//===- Writes.cpp - Writes into a part that is written back ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %t = rdregion %v, R                      or poison
//   %u = wrregion %t, %x, S                  one or more, each with one use
//   %w = wrregion %v, %u, R                  ->  wrregion %v, %x, S of R
//
// The lanes of R that S does not write get the values that %v already has
// there, so they need no write. If %t is poison, these lanes are undefined in
// the old code. In the new code, they keep the values of %v.
//
// R may have a variable start, but S may not. The reason: in the old code,
// lanes of S that are outside of %u are not written. In the new code, the same
// lanes might be inside of %v.
//
// The new code is profitable if its writes together have no more rows than the
// old code. The old code writes the rows of R, reads the rows of R unless %t is
// poison, and writes the rows of each S.
//
//===----------------------------------------------------------------------===//

#include "FoldContext.h"

#include "cmx/Analysis/Bale.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace {
/// One of the new writes.
struct InnerWrite {
  RegionAccessInst *Wr;
  Region R; ///< In the outer vector.
};

class NestedWrites {
public:
  NestedWrites(FoldContext &C, WrRegionInst &Outer)
      : C(C), Outer(Outer), OuterR(Outer.region()) {}
  Value *fold();

private:
  bool collect();
  bool composeAll();
  bool isFromSamePlace(Value *Base) const;
  bool pays() const;
  Value *build();

  FoldContext &C;
  WrRegionInst &Outer;
  Region OuterR;
  SmallVector<RegionAccessInst *, 4> Chain; ///< Last write first.
  SmallVector<InnerWrite, 4> Writes;        ///< First write first.
  Value *Base = nullptr;
};
} // namespace

/// Returns \p V without bitcasts, or null if one of the bitcasts has more than
/// one use.
static Value *stripOwnBitcasts(Value *V) {
  Value *Stripped = stripRegisterBitcasts(V);
  for (; V != Stripped; V = cast<BitCastInst>(V)->getOperand(0))
    if (!V->hasOneUse())
      return nullptr;
  return V;
}

/// Collects the writes of the chain, from the last write back to a value that
/// is not a write or has other users. Returns false if there are no writes or
/// too many.
bool NestedWrites::collect() {
  Value *V = Outer.newValue();
  while (Chain.size() != MaxChain) {
    Value *Stripped = stripOwnBitcasts(V);
    auto *Wr = dyn_cast_or_null<RegionAccessInst>(Stripped);
    if (!Wr || Wr->isRead() || !Wr->hasOneUse()) {
      Base = stripRegisterBitcasts(V);
      return !Chain.empty();
    }
    Chain.push_back(Wr);
    V = Wr->parent();
  }
  C.noteMissed("NestedWrite", Outer, "the chain of writes is too long");
  return false;
}

/// \p V is the start of the chain. Do its lanes come from the place to which
/// they are written back, or are they undefined?
bool NestedWrites::isFromSamePlace(Value *V) const {
  if (isa<PoisonValue>(V))
    return true;
  if (isa<UndefValue>(V))
    return isGuaranteedNotToBePoison(Outer.oldValue());
  auto *Rd = dyn_cast<RdRegionInst>(V);
  if (!Rd)
    return false;
  Value *Offset = Outer.hasVariableOffset() ? Outer.offsetOperand() : nullptr;
  return readSource(*Rd) ==
         RegionSource{stripRegisterBitcasts(Outer.oldValue()), OuterR, Offset};
}

bool NestedWrites::composeAll() {
  uint64_t ParentBytes = Outer.parentBytes();
  bool IsDirect = Outer.hasConstantOffset();
  if (IsDirect ? !OuterR.fitsIn(ParentBytes)
               : !Outer.hasScalarVariableOffset() || !isUInt<15>(ParentBytes))
    return false;
  for (RegionAccessInst *Wr : reverse(Chain)) {
    if (Wr->hasVariableOffset() || (!IsDirect && isa<WrConstRegionInst>(Wr)))
      return false;
    // compose() also fails if the write lies beyond the part.
    auto R = OuterR.compose(Wr->region());
    if (!R || !R->isAligned() || R->hasOverlap() ||
        ParentBytes % R->elemBytes() != 0)
      return false;
    assert((!IsDirect || R->fitsIn(ParentBytes)) && "part of a part");
    Writes.push_back({Wr, *R});
  }
  return true;
}

/// Returns how many rows a write of \p R must write. Destinations have only the
/// strides 1, 2 and 4, so other regions are written element by element.
static unsigned rowsOf(const Region &R) {
  Region C = R.canonical();
  unsigned Stride = C.hStrideElts();
  bool IsLegal = Stride == 1 || Stride == 2 || Stride == 4;
  return IsLegal ? C.numRows() : C.numElts();
}

bool NestedWrites::pays() const {
  unsigned Rows = rowsOf(OuterR), NewRows = 0, OldRows = Rows;
  if (!isa<UndefValue>(Base))
    OldRows += Rows;
  for (const InnerWrite &W : Writes) {
    NewRows += rowsOf(W.R);
    OldRows += rowsOf(W.Wr->region());
  }
  return NewRows <= OldRows;
}

Value *NestedWrites::build() {
  RegionBuilder &RB = C.RB;
  Value *V = Outer.oldValue();
  uint64_t Bytes = Outer.parentBytes();
  for (const InnerWrite &W : Writes) {
    Type *ElemTy = W.Wr->elementType();
    V = RB.createRead(
        wholeSource(V),
        FixedVectorType::get(ElemTy, unsigned(Bytes / W.R.elemBytes())));
    Value *New = W.Wr->getArgOperand(WrRegionOp::New);
    if (isa<WrConstRegionInst>(W.Wr)) {
      V = RB.createWrConstRegion(V, cast<Constant>(New), W.R);
      continue;
    }
    Value *Offset = Outer.hasVariableOffset() ? Outer.offsetOperand() : nullptr;
    if (Offset && W.R.offsetBytes() != 0)
      Offset = RB.ir().CreateAdd(
          Offset, ConstantInt::getSigned(Offset->getType(), W.R.offsetBytes()),
          "offset");
    V = RB.createWrRegion(V, New, W.R, Offset,
                          cast<WrRegionInst>(W.Wr)->mask());
  }
  return RB.createRead(wholeSource(V), Outer.getType());
}

Value *NestedWrites::fold() {
  if (!Outer.isMaskAllOnes() || !Outer.newValue()->getType()->isVectorTy() ||
      !collect() || !isFromSamePlace(Base))
    return nullptr;
  if (!composeAll()) {
    C.noteMissed("NestedWrite", Outer,
                 "the elements are no single region of the outer vector");
    return nullptr;
  }
  if (!pays()) {
    C.noteMissed("NestedWrite", Outer, "the writes would have more rows");
    return nullptr;
  }
  C.noteFold("NestedWrite", Outer, "writes to the outer vector");
  return build();
}

void shortenNewValue(FoldContext &C, WrRegionInst &Wr) {
  Value *New = stripRegisterBitcasts(Wr.newValue());
  auto *Last = dyn_cast<RegionAccessInst>(New);
  if (Last && Last->isWrite())
    C.Changed |= shortenChain(C, *Last);
}

Value *foldWrite(FoldContext &C, WrRegionInst &Wr) {
  auto Start = findCommonStart(C, Wr);
  if (!Start || Start->R.hasOverlap())
    return NestedWrites(C, Wr).fold();
  C.noteFold("RowOffsets", Wr, "a region with one start");
  return C.RB.createWrRegion(Wr.oldValue(), Wr.newValue(), Start->R,
                             Start->Offset, Wr.mask());
}

} // namespace cmx
