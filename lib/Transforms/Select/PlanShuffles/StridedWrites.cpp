//===- StridedWrites.cpp - Writes with strides that no operand has --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interleaves s = 3 vectors of n elements each to 3 * n elements. No
// destination has a stride of 3, so the vectors are written with stride 4, and
// then the rows are moved next to each other. A move copies four elements, and
// the next row overwrites the fourth element. The move of the last row copies
// only three elements.
//
//   x ? ? ? x ? ? ?    x y z ? x y z ?    x y z ?
//                                               x y z ?
//
//===----------------------------------------------------------------------===//

#include "ShufflePlanner.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// If the links are s columns that fill a matrix with rows of s elements,
/// returns s, the stride of all links. Otherwise returns std::nullopt.
static std::optional<unsigned> rowElts(const WriteChain &Chain) {
  auto Stride = oddStride(Chain.Links[0]->region());
  // A destination's stride is 4 at most.
  if (!Stride || *Stride > 4 || Chain.Links.size() != *Stride ||
      Chain.numElts() % *Stride)
    return std::nullopt;
  BitVector Columns(*Stride);
  for (const WrRegionInst *Link : Chain.Links) {
    Region R = Link->region();
    int64_t Start = R.offsetBytes() / R.elemBytes();
    if (oddStride(R) != Stride || R.numElts() != Chain.numElts() / *Stride)
      return std::nullopt;
    assert(Start < *Stride && "links end within the vector");
    Columns.set(unsigned(Start));
  }
  return Columns.all() ? Stride : std::nullopt;
}

static Region wideColumn(const Region &R, unsigned NewStride) {
  return *Region::get(
      {R.elemBytes(), R.numElts(), 0, R.numElts(), NewStride, R.offsetBytes()});
}

namespace {
/// The move of a row.
struct RowMove {
  Region From, To;
};
} // namespace

static SmallVector<RowMove, 16> rowMoves(const WriteChain &Chain,
                                         unsigned Stride, unsigned NewStride) {
  SmallVector<RowMove, 16> Moves;
  unsigned Bytes = Chain.elemBytes();
  for (unsigned Row = 0; Row != Chain.numElts() / Stride; ++Row) {
    unsigned At = Row * Stride;
    unsigned N = At + NewStride <= Chain.numElts() ? NewStride : Stride;
    Moves.push_back(
        {Region::contiguous(Bytes, N, int64_t(Row) * NewStride * Bytes),
         Region::contiguous(Bytes, N, int64_t(At) * Bytes)});
  }
  return Moves;
}

bool planStridedWrites(const WriteChain &Chain, const ShuffleContext &C) {
  auto Stride = rowElts(Chain);
  if (!Stride)
    return false;
  unsigned NewStride = unsigned(PowerOf2Ceil(*Stride));
  auto Moves = rowMoves(Chain, *Stride, NewStride);
  Cost Before, After;
  for (const WrRegionInst *Link : Chain.Links) {
    Region R = Link->region();
    Region Packed = Region::contiguous(R.elemBytes(), R.numElts());
    Before += C.copyCost(R, Packed);
    After += C.copyCost(wideColumn(R, NewStride), Packed);
  }
  for (const RowMove &M : Moves)
    After += C.copyCost(M.To, M.From);
  if (!Before.isPossible() || !After.isPossible())
    return false;
  WrRegionInst &Head = *Chain.Head;
  if (After >= Before) {
    C.Rem.missed("StrideStays", Head, [&](Remark &R) {
      R << remarkValue("Value", Head) << ": no destination has the stride "
        << ore::NV("Stride", *Stride) << ", and rows of "
        << ore::NV("NewStride", NewStride) << " cost "
        << ore::NV("CostAfter", After.instructions())
        << " instructions, without them "
        << ore::NV("CostBefore", Before.instructions());
    });
    return false;
  }
  C.Rem.passed("RowsJoined", Head, [&](Remark &R) {
    R << "writes with stride " << ore::NV("Stride", *Stride)
      << " go through rows of " << ore::NV("NewStride", NewStride) << ": "
      << ore::NV("CostAfter", After.instructions())
      << " instructions instead of "
      << ore::NV("CostBefore", Before.instructions());
  });
  IRBuilder<> &IR = C.RB.ir();
  Type *ElemTy = Head.getType()->getScalarType();
  Value *Wide = PoisonValue::get(
      FixedVectorType::get(ElemTy, Chain.numElts() / *Stride * NewStride));
  for (WrRegionInst *Link : Chain.Links) {
    IR.SetInsertPoint(Link);
    IR.SetCurrentDebugLocation(Link->getDebugLoc());
    Wide = C.RB.createWrRegion(Wide, Link->newValue(),
                               wideColumn(Link->region(), NewStride),
                               /*Offset=*/nullptr, /*Mask=*/nullptr, "wide");
  }
  IR.SetInsertPoint(&Head);
  IR.SetCurrentDebugLocation(Head.getDebugLoc());
  Value *Result = PoisonValue::get(Head.getType());
  for (const RowMove &M : Moves)
    Result =
        C.RB.createWrRegion(Result, C.RB.createRdRegion(Wide, M.From), M.To);
  Result->takeName(&Head);
  Head.replaceAllUsesWith(Result);
  return true;
}

} // namespace cmx
