//===- StridedReads.cpp - Reads with strides that no operand has ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several reads of one vector may have the same stride s. If the first elements
// of all these reads lie within s elements, the reads are columns of a matrix
// with rows of s elements. The rows are moved to places that are s' = 2, 4,
// 8 .. elements apart. A move copies as many elements as the reads need,
// rounded up to a power of two. The additional elements belong to the next row
// and do no harm. If the vector does not contain all additional elements, the
// move copies only the elements that the reads need. If, in the last row, the
// vector does not even contain these, the move copies the elements up to the
// end of the vector.
//
//   elements  r g b r g b r g b ...   ->   r g b r g b r ? g b ? ...
//
//===----------------------------------------------------------------------===//

#include "ShufflePlanner.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace {
/// Reads of a matrix whose first row starts at element First. Together they
/// read Span elements of each row.
struct RowReads {
  SmallVector<RdRegionInst *, 4> Reads; ///< Sorted by start.
  unsigned FirstRead = ~0u;             ///< Index of the first in block order.
  unsigned Stride = 0, First = 0, Span = 0, NumRows = 0;

  unsigned newStride() const { return unsigned(PowerOf2Ceil(Span)); }
  static unsigned startElt(const RdRegionInst &Rd) {
    Region R = Rd.region();
    return unsigned(R.offsetBytes() / R.elemBytes());
  }
  /// Returns how many elements of row \p Row are moved.
  unsigned rowElts(unsigned Row, unsigned ParentElts) const {
    unsigned At = First + Row * Stride;
    return At + newStride() <= ParentElts ? newStride()
                                          : std::min(Span, ParentElts - At);
  }
};
} // namespace

/// Groups the reads of one vector by the rows that they share. \p All are these
/// reads, in the order of the block.
static SmallVector<RowReads, 2> groupRows(ArrayRef<RdRegionInst *> All,
                                          unsigned Stride) {
  SmallVector<std::pair<unsigned, unsigned>, 8> Sorted; // Start, number.
  for (unsigned K = 0; K != All.size(); ++K)
    Sorted.push_back({RowReads::startElt(*All[K]), K});
  llvm::sort(Sorted);
  SmallVector<RowReads, 2> Groups;
  for (auto [Start, K] : Sorted) {
    RdRegionInst *Rd = All[K];
    if (Groups.empty() || Start - Groups.back().First >= Stride) {
      Groups.emplace_back();
      Groups.back().First = Start;
      Groups.back().Stride = Stride;
    }
    RowReads &G = Groups.back();
    G.Reads.push_back(Rd);
    G.FirstRead = std::min(G.FirstRead, K);
    G.Span = Start - G.First + 1;
    G.NumRows = std::max(G.NumRows, Rd->numElts());
  }
  return Groups;
}

static Region newRegion(const RowReads &G, const RdRegionInst &Rd) {
  unsigned Bytes = Rd.region().elemBytes();
  unsigned Delta = RowReads::startElt(Rd) - G.First;
  return *Region::get({Bytes, Rd.numElts(), 0, Rd.numElts(), G.newStride(),
                       int64_t(Delta) * Bytes});
}

/// Returns the cost of a read of \p From into packed elements.
static Cost readCost(const Region &From, const ShuffleContext &C) {
  return C.copyCost(Region::contiguous(From.elemBytes(), From.numElts()), From);
}

static Cost costNow(const RowReads &G, const ShuffleContext &C) {
  Cost Sum;
  for (const RdRegionInst *Rd : G.Reads)
    Sum += readCost(Rd->region(), C);
  return Sum;
}

static Cost costSpread(const RowReads &G, const ShuffleContext &C) {
  unsigned Bytes = G.Reads[0]->region().elemBytes();
  unsigned ParentElts = G.Reads[0]->parentBytes() / Bytes;
  Cost Sum;
  for (const RdRegionInst *Rd : G.Reads)
    Sum += readCost(newRegion(G, *Rd), C);
  for (unsigned Row = 0; Row != G.NumRows; ++Row) {
    unsigned N = G.rowElts(Row, ParentElts);
    Sum += C.copyCost(
        Region::contiguous(Bytes, N, int64_t(Row) * G.newStride() * Bytes),
        Region::contiguous(Bytes, N,
                           int64_t(G.First + Row * G.Stride) * Bytes));
  }
  return Sum;
}

static void spreadRows(const RowReads &G, RdRegionInst *FirstRead,
                       const ShuffleContext &C) {
  IRBuilder<> &IR = C.RB.ir();
  IR.SetInsertPoint(FirstRead);
  IR.SetCurrentDebugLocation(FirstRead->getDebugLoc());
  Value *Parent = FirstRead->source();
  unsigned Bytes = FirstRead->region().elemBytes();
  unsigned ParentElts = FirstRead->parentBytes() / Bytes;
  Value *T = PoisonValue::get(FixedVectorType::get(
      Parent->getType()->getScalarType(), G.NumRows * G.newStride()));
  for (unsigned Row = 0; Row != G.NumRows; ++Row) {
    unsigned N = G.rowElts(Row, ParentElts);
    Value *Part = C.RB.createRdRegion(
        Parent, Region::contiguous(Bytes, N,
                                   int64_t(G.First + Row * G.Stride) * Bytes));
    T = C.RB.createWrRegion(
        T, Part,
        Region::contiguous(Bytes, N, int64_t(Row) * G.newStride() * Bytes),
        /*Offset=*/nullptr, /*Mask=*/nullptr, "spread");
  }
  for (RdRegionInst *Rd : G.Reads) {
    IR.SetInsertPoint(Rd);
    IR.SetCurrentDebugLocation(Rd->getDebugLoc());
    Value *New = C.RB.createRdRegion(T, newRegion(G, *Rd));
    New->takeName(Rd);
    Rd->replaceAllUsesWith(New);
    Rd->eraseFromParent();
  }
}

static bool planGroup(const RowReads &G, RdRegionInst *FirstRead,
                      const ShuffleContext &C) {
  RdRegionInst &Rd = *G.Reads[0];
  unsigned Bytes = Rd.region().elemBytes();
  if (G.NumRows * G.newStride() * Bytes > ShuffleContext::MaxBytes) {
    C.Rem.missed("TooLarge", Rd, [&](Remark &R) {
      R << "a copy of the rows that " << remarkValue("Value", Rd)
        << " reads would have more than "
        << ore::NV("MaxBytes", ShuffleContext::MaxBytes) << " bytes";
    });
    return false;
  }
  Cost Before = costNow(G, C), After = costSpread(G, C);
  if (After >= Before) {
    C.Rem.missed("StrideStays", Rd, [&](Remark &R) {
      R << remarkValue("Value", Rd) << ": no operand has the stride "
        << ore::NV("Stride", G.Stride);
      if (After.isPossible())
        R << ", and a copy of the rows costs "
          << ore::NV("CostAfter", After.instructions())
          << " instructions, without it "
          << ore::NV("CostBefore", Before.instructions());
    });
    return false;
  }
  C.Rem.passed("RowsSpread", Rd, [&](Remark &R) {
    R << ore::NV("Reads", unsigned(G.Reads.size())) << " reads with stride "
      << ore::NV("Stride", G.Stride) << " go through a copy with stride "
      << ore::NV("NewStride", G.newStride()) << ": "
      << ore::NV("CostAfter", After.instructions())
      << " instructions instead of "
      << ore::NV("CostBefore", Before.instructions());
  });
  spreadRows(G, FirstRead, C);
  return true;
}

bool planStridedReads(BasicBlock &BB, const ShuffleContext &C) {
  MapVector<std::pair<Value *, unsigned>, SmallVector<RdRegionInst *, 4>>
      ByRows;
  for (Instruction &I : BB) {
    auto *Rd = dyn_cast<RdRegionInst>(&I);
    if (!Rd || !Rd->hasConstantOffset() || !isShuffled(Rd->getType()) ||
        isa<Constant>(Rd->source()))
      continue;
    Region R = Rd->region();
    if (auto Stride = oddStride(R);
        Stride && R.isAligned() && R.fitsIn(Rd->parentBytes()))
      ByRows[{Rd->source(), *Stride}].push_back(Rd);
  }
  bool Changed = false;
  for (auto &[Key, Reads] : ByRows)
    for (const RowReads &G : groupRows(Reads, Key.second))
      Changed |= planGroup(G, Reads[G.FirstRead], C);
  return Changed;
}

} // namespace cmx
