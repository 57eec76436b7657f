//===- LaneCover.cpp - Lanes that a narrowed operation keeps --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The candidates for the cover of an operation are:
// - the covers of users,
// - the live lanes themselves, if they form a region,
// - all lanes from the first to the last live lane,
// - neighbouring lanes whose number is a power of two.
//
// The cost of the operation with a cover is the number of pieces into which
// SplitPlanner splits the cover (a shortest path). A piece is legal if no
// operand touches more registers than an instruction allows. The cost of the
// operation with all lanes is computed in the same way. The time is linear in
// the number of lanes. Only operations with dead lanes are examined.
//
//===----------------------------------------------------------------------===//

#include "LaneCover.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/OperationForm.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Target/SplitPlanner.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace llvm;

namespace cmx {

static constexpr unsigned MaxPredicateLanes = 32;

Region coverRegion(const LaneCover &Cover, unsigned ElemBytes) {
  RegionShape S;
  S.ElemBytes = ElemBytes;
  S.NumElts = Cover.numElts();
  S.VStrideElts = Cover.vStrideElts();
  S.WidthElts = Cover.widthElts();
  S.HStrideElts = Cover.hStrideElts();
  S.OffsetBytes = int64_t(Cover.firstLane()) * ElemBytes;
  return *Region::get(S);
}

std::optional<LaneCover> lanesWithin(const LaneCover &Wanted,
                                     const LaneCover &Cover) {
  if (Wanted.sameElements(Cover))
    return Region::contiguous(1, Cover.numElts());
  auto Stride = Cover.numElts() == 1 ? 1 : Cover.singleStrideElts();
  if (!Stride || *Stride == 0)
    return std::nullopt;
  int64_t Distance = int64_t(Wanted.firstLane()) - Cover.firstLane();
  if (Distance < 0 || Distance % *Stride || Wanted.vStrideElts() % *Stride ||
      Wanted.hStrideElts() % *Stride)
    return std::nullopt;
  RegionShape S;
  S.NumElts = Wanted.numElts();
  S.VStrideElts = Wanted.vStrideElts() / *Stride;
  S.WidthElts = Wanted.widthElts();
  S.HStrideElts = Wanted.hStrideElts() / *Stride;
  S.OffsetBytes = Distance / *Stride;
  auto R = Region::get(S);
  if (!R || !R->fitsIn(Cover.numElts()))
    return std::nullopt;
  return R;
}

bool isPredicatePart(const LaneCover &Cover) {
  unsigned N = Cover.numElts();
  // The mask of an instruction starts at a multiple of four lanes. A part that
  // starts elsewhere would have to be copied.
  return Cover.isContiguous() && isPowerOf2_32(N) && N <= MaxPredicateLanes &&
         Cover.firstLane() % std::max(N, 4u) == 0;
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

/// Returns the live lanes as a region, or std::nullopt if they are not rows of
/// equal length and equal distance.
static std::optional<LaneCover> exactCover(const BitVector &Live) {
  SmallVector<unsigned, 32> Lanes(Live.set_bits());
  RegionShape S;
  S.NumElts = Lanes.size();
  S.OffsetBytes = Lanes.front();
  S.HStrideElts = Lanes.size() > 1 ? Lanes[1] - Lanes[0] : 0;
  unsigned Width = std::min<unsigned>(Lanes.size(), 2);
  while (Width < Lanes.size() &&
         Lanes[Width] - Lanes[Width - 1] == S.HStrideElts)
    ++Width;
  if (Lanes.size() % Width)
    return std::nullopt;
  S.WidthElts = Width;
  S.VStrideElts = Width < Lanes.size() ? Lanes[Width] - Lanes[0] : 0;
  auto R = Region::get(S);
  if (!R)
    return std::nullopt;
  for (unsigned E = 0; E != Lanes.size(); ++E)
    if (R->elementOffsetBytes(E) != Lanes[E])
      return std::nullopt;
  return R->canonical();
}

/// Does \p Cover, which must lie within the vector, contain all lanes of
/// \p Live?
static bool covers(const LaneCover &Cover, const BitVector &Live) {
  BitVector Missing = Live;
  for (unsigned E = 0, N = Cover.numElts(); E != N; ++E)
    Missing.reset(Cover.lane(E));
  return Missing.none();
}

/// Returns the candidates that the file comment lists. All have fewer lanes
/// than the vector.
static SmallVector<LaneCover, 6> candidates(const BitVector &Live,
                                            ArrayRef<LaneCover> Wishes) {
  SmallVector<LaneCover, 6> List;
  auto Add = [&](const LaneCover &C) {
    if (C.numElts() < Live.size() && C.fitsIn(Live.size()) && covers(C, Live))
      List.push_back(C);
  };
  for (const LaneCover &C : Wishes)
    Add(C);
  if (auto Exact = exactCover(Live))
    Add(*Exact);
  unsigned First = Live.find_first(), Span = Live.find_last() + 1 - First;
  Add(Region::contiguous(1, Span, First));
  for (unsigned N = PowerOf2Ceil(Span); N < Live.size(); N *= 2) {
    Add(Region::contiguous(1, N, alignDown(First, N)));
    Add(Region::contiguous(1, N, std::min<unsigned>(First, Live.size() - N)));
  }
  return List;
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

namespace {

/// An operand or a result whose region limits the pieces.
struct Place {
  Region Whole; ///< The region without narrowing.
  bool IsDest;
};

} // namespace

/// Returns the result of \p I, and the operands that are in registers. For a
/// write, returns only the written region, because the new value is assumed to
/// be packed.
static SmallVector<Place, 4> places(const Instruction &I) {
  SmallVector<Place, 4> List;
  auto AddVector = [&](const Type *Ty, bool IsDest) {
    if (unsigned Bytes = elementBytes(Ty); Ty->isVectorTy() && Bytes)
      List.push_back({Region::contiguous(Bytes, numLanes(Ty)), IsDest});
  };
  if (const auto *Wr = dyn_cast<RegionAccessInst>(&I)) {
    List.push_back({Wr->region(), true});
    return List;
  }
  AddVector(I.getType(), true);
  for (const Value *Op : I.operands())
    if (!isa<Constant>(Op))
      AddVector(Op->getType(), false);
  return List;
}

/// Prices are compared by instructions first, then by registers, then by lanes.
struct CoverChooser::Price {
  unsigned Instructions;
  unsigned Registers;
  unsigned Lanes;
};

std::optional<CoverChooser::Price>
CoverChooser::price(const Instruction &I, const LaneCover &Cover) const {
  SmallVector<Place, 4> Operands = places(I);
  unsigned MaxRegisters = TD ? TD->maxOperandRegisters() : 2;
  bool IsWrite = isa<RegionAccessInst>(I);
  auto Piece = [&](unsigned E, unsigned N) {
    auto Lanes = Cover.slice(E, N);
    if (!Lanes)
      return Cost::impossible();
    for (const Place &P : Operands) {
      unsigned Bytes = P.Whole.elemBytes();
      // Results of operations are packed; written regions keep their places.
      std::optional<Region> R =
          P.IsDest && !IsWrite
              ? Region::contiguous(Bytes, N, int64_t(E) * Bytes)
              : P.Whole.compose(coverRegion(*Lanes, Bytes));
      if (!R || R->touchedRegisters(grfBytes()) > MaxRegisters)
        return Cost::impossible();
    }
    return Cost::of(1);
  };
  auto Plan = planSplit(Cover.numElts(), TD ? TD->maxExecSize() : 32, Piece);
  if (!Plan)
    return std::nullopt;
  unsigned ElemBytes = Operands.empty() ? 1 : Operands[0].Whole.elemBytes();
  return Price{unsigned(Plan->Price.instructions()),
               unsigned(divideCeil(Cover.numElts() * ElemBytes, grfBytes())),
               Cover.numElts()};
}

bool CoverChooser::costsNoMore(const Instruction &I, const LaneCover &Cover,
                               unsigned NumLanes) const {
  auto Whole = price(I, Region::contiguous(1, NumLanes));
  auto Part = price(I, Cover);
  return Whole && Part && Part->Instructions <= Whole->Instructions;
}

static bool hasPredicateOperand(const Instruction &I) {
  return any_of(I.operands(), [](const Value *Op) {
    return Op->getType()->isVectorTy() && isPredicateType(Op->getType()) &&
           !isa<Constant>(Op);
  });
}

std::optional<CoverChooser::Choice>
CoverChooser::choose(const Instruction &I, const BitVector &Live,
                     ArrayRef<LaneCover> Wishes) const {
  auto Whole = price(I, Region::contiguous(1, Live.size()));
  if (!Whole)
    return std::nullopt;
  bool NeedsPart = hasPredicateOperand(I);
  std::optional<Price> Best;
  std::optional<LaneCover> BestCover;
  auto Rank = [](const Price &P) {
    return std::tuple(P.Instructions, P.Registers, P.Lanes);
  };
  for (const LaneCover &C : candidates(Live, Wishes)) {
    if (NeedsPart && !isPredicatePart(C))
      continue;
    auto P = price(I, C);
    if (P && (!Best || Rank(*P) < Rank(*Best))) {
      Best = P;
      BestCover = C;
    }
  }
  if (!Best || std::tuple(Best->Instructions, Best->Registers) >=
                   std::tuple(Whole->Instructions, Whole->Registers))
    return std::nullopt;
  return Choice{*BestCover, Best->Instructions < Whole->Instructions};
}

} // namespace cmx
