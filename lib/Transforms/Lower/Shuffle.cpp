//===- Shuffle.cpp - shufflevector ----------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the source of each lane of the result. The search goes back through the
// rdregions that define an operand. If the operand has no other use, the search
// also goes back through its wrregions, down to scalars and constants. The
// sources determine the result:
//
//   all lanes are a region of one value    one rdregion (also a splat: <0;1,0>)
//   else                                   wrregion(rdregion) chains
//
// The chains are found greedily. Each step adds a piece that begins at the
// first lane that is not covered yet. A piece has a destination stride of 1, 2
// or 4 (the strides that instructions have) and a source region of one or more
// rows. The step takes the piece that covers the largest number of lanes.
//
// A chain starts with one of these vectors, whichever is cheapest:
// - poison,
// - a splat of the most frequent source,
// - a vector with the constants among the lanes,
// - an operand that already has some lanes in place.
//
// A lane that the mask leaves undefined matches every source. If bytes or words
// move in pairs or fours, they are moved as words or dwords.
//
// The time is linear in the number of lanes for masks with few pieces. In the
// worst case, it is proportional to the number of lanes times the number of
// pieces.
//
// Predicates are shuffled by copies of aligned parts where this is possible,
// else as words.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace {

/// The source of a lane: element Index of V (a scalar has element 0 only). If V
/// is null, the lane may have any value.
struct Lane {
  Value *V = nullptr;
  unsigned Index = 0;
};
using LaneList = SmallVector<Lane, 32>;

/// A region of one value. All its numbers count elements.
struct Run {
  unsigned NumElts = 1;
  unsigned First = 0;
  unsigned VStride = 0;
  unsigned Width = 1;
  unsigned HStride = 0;

  unsigned at(unsigned I) const {
    return First + VStride * (I / Width) + HStride * (I % Width);
  }
};

/// A part of the result: the lanes DstFirst, DstFirst + DstStride, .. get the
/// elements that Src reads from V.
struct Piece {
  Value *V = nullptr;
  Run Src;
  unsigned DstFirst = 0;
  unsigned DstStride = 1;
  unsigned NumCovered = 0;
};

struct Plan {
  Value *Base = nullptr; ///< The start of the chain; null: poison.
  SmallVector<Piece, 8> Pieces;
  unsigned Cost = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Where lanes come from
//===----------------------------------------------------------------------===//

/// Returns \p V without bitcasts that keep the element size.
static Value *stripSameSizeCasts(Value *V) {
  while (auto *Cast = dyn_cast<BitCastInst>(V)) {
    Value *Src = Cast->getOperand(0);
    if (elementBytes(Src->getType()) == 0 ||
        elementBytes(Src->getType()) != elementBytes(V->getType()))
      break;
    V = Src;
  }
  return V;
}

static LaneList resolveLanes(LowerContext &C, Value *V, unsigned Depth);

/// Returns the sources of the lanes of \p V, the last wrregion of a chain.
/// Follows the chain backwards as long as each wrregion has only one use.
static LaneList resolveWriteChain(LowerContext &C, Value *V, unsigned Depth) {
  unsigned NumLanes = numLanes(V->getType());
  unsigned ElemBytes = elementBytes(V->getType());
  LaneList Lanes(NumLanes);
  SmallBitVector Known(NumLanes);
  auto *Wr = dyn_cast<WrRegionInst>(V);
  while (Wr && Wr->hasOneUse() && !Wr->hasVariableOffset() &&
         Wr->isMaskAllOnes() && Known.count() != NumLanes) {
    Region R = Wr->region();
    LaneList New = resolveLanes(C, Wr->newValue(), Depth + 1);
    for (unsigned E = 0; E != R.numElts(); ++E) {
      uint64_t At = uint64_t(R.elementOffsetBytes(E)) / ElemBytes;
      if (At < NumLanes && !Known[At]) {
        Known.set(At);
        Lanes[At] = New[E];
      }
    }
    V = stripSameSizeCasts(Wr->oldValue());
    Wr = dyn_cast<WrRegionInst>(V);
  }
  if (Known.count() == NumLanes)
    return Lanes;
  LaneList Old;
  if (Known.none())
    for (unsigned L = 0; L != NumLanes; ++L)
      Old.push_back({V, L});
  else
    Old = resolveLanes(C, V, Depth + 1);
  for (unsigned L = 0; L != NumLanes; ++L)
    if (!Known[L])
      Lanes[L] = Old[L];
  return Lanes;
}

static LaneList resolveConstant(Constant *C) {
  LaneList Lanes;
  for (unsigned L = 0; L != numLanes(C->getType()); ++L) {
    Constant *Elt = C->getType()->isVectorTy() ? C->getAggregateElement(L) : C;
    if (!Elt) // The vector is a constant expression.
      Lanes.push_back({C, L});
    else
      Lanes.push_back({isa<UndefValue>(Elt) ? nullptr : Elt, 0});
  }
  return Lanes;
}

static LaneList resolveLanes(LowerContext &C, Value *V, unsigned Depth) {
  if (auto *Known = dyn_cast<Constant>(V))
    return resolveConstant(Known);
  V = stripSameSizeCasts(V);
  // A deeper search would find no better regions, but it would cost time.
  bool TooDeep = Depth == LowerContext::MaxShuffleDepth;
  C.NumShuffleStops +=
      TooDeep && isa<RegionAccessInst>(V) && !isa<WrConstRegionInst>(V);
  if (auto *Rd = dyn_cast<RdRegionInst>(V);
      Rd && !TooDeep && !Rd->hasVariableOffset()) {
    Value *Parent = Rd->source();
    Region R = Rd->region();
    unsigned ElemBytes = R.elemBytes();
    if (R.isAligned() &&
        R.fitsIn(uint64_t(numLanes(Parent->getType())) * ElemBytes)) {
      LaneList From = resolveLanes(C, Parent, Depth + 1), Lanes;
      for (unsigned E = 0; E != R.numElts(); ++E)
        Lanes.push_back(From[uint64_t(R.elementOffsetBytes(E)) / ElemBytes]);
      return Lanes;
    }
  }
  if (!TooDeep && isa<WrRegionInst>(V))
    return resolveWriteChain(C, V, Depth);
  LaneList Lanes;
  for (unsigned L = 0; L != numLanes(V->getType()); ++L)
    Lanes.push_back({V, L});
  return Lanes;
}

//===----------------------------------------------------------------------===//
// One region
//===----------------------------------------------------------------------===//

/// Returns the number of elements of \p V, the source of a lane. The source of
/// a lane of a constant vector is the scalar constant, which has one element.
static unsigned sourceLanes(const Value *V) { return numLanes(V->getType()); }

static bool fits(const Run &R, const Value *V) {
  unsigned NumRows = R.NumElts / R.Width;
  uint64_t Last = R.First + uint64_t(R.VStride) * (NumRows - 1) +
                  uint64_t(R.HStride) * (R.Width - 1);
  return Last < sourceLanes(V);
}

/// Returns the stride s with \p From + s * \p Steps == \p To, or std::nullopt
/// if there is none.
static std::optional<unsigned> strideBetween(int64_t From, int64_t To,
                                             int64_t Steps) {
  if (To < From || (To - From) % Steps != 0)
    return std::nullopt;
  return unsigned((To - From) / Steps);
}

/// Returns a region with rows of \p Width elements that reads all lanes from
/// their common source value, or std::nullopt if there is none.
static std::optional<Run> matchRows(ArrayRef<Lane> Lanes, unsigned Width) {
  unsigned N = Lanes.size();
  auto Defined = [&](unsigned I) { return Lanes[I].V != nullptr; };
  unsigned First = 0;
  while (!Defined(First))
    ++First;
  Run R;
  R.NumElts = N;
  R.Width = Width;
  // The first row with two defined lanes determines the horizontal stride.
  for (unsigned I = First, Prev = First; I != N; ++I) {
    if (!Defined(I))
      continue;
    if (I != Prev && I / Width == Prev / Width) {
      auto H = strideBetween(Lanes[Prev].Index, Lanes[I].Index, I - Prev);
      if (!H)
        return std::nullopt;
      R.HStride = *H;
      break;
    }
    Prev = I;
  }
  int64_t RowStart =
      int64_t(Lanes[First].Index) - int64_t(R.HStride) * (First % Width);
  for (unsigned I = First; I != N; ++I) {
    if (!Defined(I) || I / Width == First / Width)
      continue;
    int64_t Start = int64_t(Lanes[I].Index) - int64_t(R.HStride) * (I % Width);
    auto V = strideBetween(RowStart, Start, I / Width - First / Width);
    if (!V)
      return std::nullopt;
    R.VStride = *V;
    break;
  }
  int64_t Begin = RowStart - int64_t(R.VStride) * (First / Width);
  if (Begin < 0)
    return std::nullopt;
  R.First = unsigned(Begin);
  for (unsigned I = 0; I != N; ++I)
    if (Defined(I) && Lanes[I].Index != R.at(I))
      return std::nullopt;
  if (!fits(R, Lanes[First].V))
    return std::nullopt;
  return R;
}

/// Returns a region of one value that reads the sources of all lanes, or
/// std::nullopt if there is none. Prefers wide rows. At least one lane must be
/// defined.
static std::optional<Run> matchRegion(ArrayRef<Lane> Lanes) {
  Value *V = nullptr;
  for (const Lane &L : Lanes) {
    if (L.V && V && L.V != V)
      return std::nullopt;
    if (L.V)
      V = L.V;
  }
  unsigned NumDefined = Lanes.size();
  while (!Lanes[NumDefined - 1].V)
    --NumDefined;
  // At least two rows must have defined lanes. Otherwise a single row is
  // enough.
  for (unsigned Width = Lanes.size(); Width != 0; --Width)
    if (Lanes.size() % Width == 0 &&
        (NumDefined > Width || Width == Lanes.size()))
      if (auto R = matchRows(Lanes, Width))
        return R;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Several regions
//===----------------------------------------------------------------------===//

namespace {

/// Finds pieces that cover the lanes that are not done.
class PieceFinder {
public:
  PieceFinder(ArrayRef<Lane> Lanes, unsigned ElemBytes)
      : Lanes(Lanes), ElemBytes(ElemBytes), Done(Lanes.size()) {}

  void markDone(unsigned L) { Done.set(L); }
  void run(Plan &P);
  unsigned cost(const Piece &P) const;

private:
  /// Compares the pieces that start at lane \p First and have the destination
  /// stride \p DstStride. Returns the piece that covers the largest number of
  /// lanes.
  Piece find(unsigned First, unsigned DstStride) const;
  bool accepts(const Piece &P, unsigned I) const;
  void measure(Piece &P, unsigned NumElts) const;
  unsigned extend(const Piece &P, unsigned MaxElts) const;
  unsigned firstDefined(const Piece &P, unsigned From, unsigned MaxElts) const;
  const Lane &lane(const Piece &P, unsigned I) const {
    return Lanes[P.DstFirst + I * P.DstStride];
  }

  ArrayRef<Lane> Lanes;
  unsigned ElemBytes;
  SmallBitVector Done;
};

} // namespace

/// May element \p I of \p P be written to its lane? It may if it is the source
/// of the lane, or if the lane is undefined.
bool PieceFinder::accepts(const Piece &P, unsigned I) const {
  const Lane &L = lane(P, I);
  unsigned Elt = P.Src.at(I);
  if (Elt >= sourceLanes(P.V))
    return false;
  return !L.V || (L.V == P.V && L.Index == Elt);
}

unsigned PieceFinder::extend(const Piece &P, unsigned MaxElts) const {
  unsigned N = 0;
  while (N != MaxElts && accepts(P, N))
    ++N;
  return N;
}

unsigned PieceFinder::firstDefined(const Piece &P, unsigned From,
                                   unsigned MaxElts) const {
  while (From != MaxElts && !lane(P, From).V)
    ++From;
  return From;
}

/// Shortens \p P to the needed part of its first \p NumElts elements, and
/// counts the lanes that it covers. Rounds the number of elements up to a power
/// of two, because the number of elements that an instruction writes is a power
/// of two.
void PieceFinder::measure(Piece &P, unsigned NumElts) const {
  unsigned Needed = 0;
  P.NumCovered = 0;
  for (unsigned I = 0; I != NumElts; ++I)
    if (lane(P, I).V && !Done[P.DstFirst + I * P.DstStride]) {
      ++P.NumCovered;
      Needed = I + 1;
    }
  unsigned Rounded = unsigned(PowerOf2Ceil(Needed));
  P.Src.NumElts = Rounded <= NumElts ? Rounded : Needed;
  if (P.Src.NumElts <= P.Src.Width) {
    P.Src.Width = P.Src.NumElts;
    P.Src.VStride = 0;
  } else {
    // Take only whole rows.
    P.Src.NumElts = unsigned(alignTo(P.Src.NumElts, P.Src.Width));
  }
}

Piece PieceFinder::find(unsigned First, unsigned DstStride) const {
  Piece P;
  P.V = Lanes[First].V;
  P.DstFirst = First;
  P.DstStride = DstStride;
  P.Src.First = Lanes[First].Index;
  unsigned MaxElts = (Lanes.size() - 1 - First) / DstStride + 1;

  // Pieces of one row.
  unsigned Next = firstDefined(P, 1, MaxElts);
  P.Src.Width = MaxElts;
  if (Next != MaxElts && lane(P, Next).V == P.V)
    if (auto H = strideBetween(P.Src.First, lane(P, Next).Index, Next))
      P.Src.HStride = *H;
  unsigned RowElts = extend(P, MaxElts);
  Piece Best = P;
  measure(Best, RowElts);

  // Pieces of several rows.
  for (unsigned Width = 2; Width <= RowElts && Width * 2 <= MaxElts;
       Width *= 2) {
    Piece Rows = P;
    Rows.Src.Width = Width;
    unsigned Other = firstDefined(P, Width, MaxElts);
    if (Other == MaxElts || lane(P, Other).V != P.V)
      break;
    auto V = strideBetween(int64_t(P.Src.First) +
                               int64_t(P.Src.HStride) * (Other % Width),
                           lane(P, Other).Index, Other / Width);
    if (!V)
      continue;
    Rows.Src.VStride = *V;
    unsigned NumElts = unsigned(alignDown(extend(Rows, MaxElts), Width));
    measure(Rows, NumElts);
    if (Rows.NumCovered > Best.NumCovered)
      Best = Rows;
  }
  return Best;
}

/// Estimates the number of instructions for \p P. An instruction writes at most
/// two registers of 32 bytes, and its number of elements is a power of two.
unsigned PieceFinder::cost(const Piece &P) const {
  unsigned NumElts = P.Src.NumElts;
  return std::max(unsigned(divideCeil(NumElts * P.DstStride * ElemBytes, 64)),
                  unsigned(popcount(NumElts)));
}

void PieceFinder::run(Plan &P) {
  for (unsigned L = 0; L != Lanes.size(); ++L) {
    if (!Lanes[L].V || Done[L])
      continue;
    Piece Best;
    for (unsigned DstStride : {1u, 2u, 4u}) {
      Piece Found = find(L, DstStride);
      if (Found.NumCovered > Best.NumCovered)
        Best = Found;
    }
    for (unsigned I = 0; I != Best.Src.NumElts; ++I)
      Done.set(L + I * Best.DstStride);
    P.Cost += cost(Best);
    P.Pieces.push_back(Best);
  }
}

static Plan planFromNothing(ArrayRef<Lane> Lanes, unsigned ElemBytes) {
  Plan P;
  PieceFinder Finder(Lanes, ElemBytes);
  Finder.run(P);
  return P;
}

static bool isSameLane(const Lane &A, const Lane &B) {
  return A.V == B.V && A.Index == B.Index;
}

/// Returns a chain that starts with a splat of the most frequent source.
/// Returns std::nullopt if no source occurs in two lanes.
static std::optional<Plan> planFromSplat(ArrayRef<Lane> Lanes,
                                         unsigned ElemBytes) {
  DenseMap<std::pair<Value *, unsigned>, unsigned> Count;
  const Lane *Common = nullptr;
  unsigned Most = 1;
  for (const Lane &L : Lanes)
    if (unsigned N = L.V ? ++Count[{L.V, L.Index}] : 0; N > Most) {
      Common = &L;
      Most = N;
    }
  if (!Common)
    return std::nullopt;
  Plan P;
  Piece All;
  All.V = Common->V;
  All.Src.First = Common->Index;
  All.Src.NumElts = All.Src.Width = unsigned(Lanes.size());
  PieceFinder Finder(Lanes, ElemBytes);
  for (unsigned L = 0; L != Lanes.size(); ++L)
    if (isSameLane(Lanes[L], *Common))
      Finder.markDone(L);
  P.Cost = Finder.cost(All);
  P.Pieces.push_back(All);
  Finder.run(P);
  return P;
}

/// Returns a chain that starts with a vector of the constant lanes. Returns
/// std::nullopt if all these constants are equal. Such a chain can be cheap,
/// because code generation writes some vectors of constants as packed
/// immediates.
static std::optional<Plan> planFromConstants(ArrayRef<Lane> Lanes, Type *ElemTy,
                                             unsigned ElemBytes) {
  Plan P;
  PieceFinder Finder(Lanes, ElemBytes);
  SmallVector<Constant *, 32> Elts(Lanes.size(), PoisonValue::get(ElemTy));
  LaneList Known(Lanes.size());
  for (unsigned L = 0; L != Lanes.size(); ++L) {
    auto *Elt = dyn_cast_or_null<Constant>(Lanes[L].V);
    if (!Elt || Elt->getType() != ElemTy)
      continue;
    Finder.markDone(L);
    Elts[L] = Elt;
    Known[L] = Lanes[L];
  }
  P.Base = ConstantVector::get(Elts);
  if (cast<Constant>(P.Base)->getSplatValue(/*AllowPoison=*/true))
    return std::nullopt;
  P.Cost = planFromNothing(Known, ElemBytes).Cost;
  Finder.run(P);
  return P;
}

/// Returns the number of writes that built \p V and that have no other use.
static unsigned chainLength(const Value *V) {
  unsigned Length = 0;
  while (auto *Wr = dyn_cast<WrRegionInst>(V)) {
    if (!Wr->hasOneUse())
      break;
    ++Length;
    V = Wr->oldValue();
  }
  return Length;
}

/// Returns a chain that starts with \p Base. Lane L of \p Base is in place if
/// \p Mask[L] is \p FirstLane + L. Returns std::nullopt if no lane is in place.
static std::optional<Plan> planFromBase(Value *Base, ArrayRef<int> Mask,
                                        int FirstLane, ArrayRef<Lane> Lanes,
                                        unsigned ElemBytes) {
  if (numLanes(Base->getType()) != Mask.size() || isa<Constant>(Base))
    return std::nullopt;
  Plan P;
  P.Base = Base;
  PieceFinder Finder(Lanes, ElemBytes);
  bool InPlace = false;
  for (unsigned L = 0; L != Mask.size(); ++L)
    if (Mask[L] == FirstLane + int(L)) {
      Finder.markDone(L);
      InPlace = true;
    }
  if (!InPlace)
    return std::nullopt;
  Finder.run(P);
  // A base that has other uses must be copied first.
  P.Cost += Base->hasOneUse()
                ? chainLength(Base)
                : unsigned(divideCeil(Mask.size() * ElemBytes, 64));
  return P;
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

static Region regionOf(const Run &R, unsigned ElemBytes) {
  RegionShape S;
  S.ElemBytes = ElemBytes;
  S.NumElts = R.NumElts;
  S.VStrideElts = R.VStride;
  S.WidthElts = R.Width;
  S.HStrideElts = R.HStride;
  S.OffsetBytes = int64_t(R.First) * ElemBytes;
  return Region::get(S)->canonical();
}

static Value *buildPlan(LowerContext &C, const Plan &P, Type *Ty) {
  Type *ElemTy = Ty->getScalarType();
  unsigned ElemBytes = elementBytes(ElemTy);
  Value *Result = P.Base ? P.Base : PoisonValue::get(Ty);
  for (const Piece &Part : P.Pieces) {
    bool Scalar = Part.Src.NumElts == 1;
    Value *New = C.read(Part.V, regionOf(Part.Src, ElemBytes), ElemTy, Scalar);
    Run Dst;
    Dst.NumElts = Dst.Width = Part.Src.NumElts;
    Dst.First = Part.DstFirst;
    Dst.HStride = Scalar ? 0 : Part.DstStride;
    Result = C.regions().createWrRegion(Result, New, regionOf(Dst, ElemBytes));
  }
  return Result;
}

/// Returns a constant vector if all lanes are constants, else null.
static Constant *constantLanes(ArrayRef<Lane> Lanes, Type *ElemTy) {
  SmallVector<Constant *, 32> Elts;
  for (const Lane &L : Lanes) {
    auto *Elt = L.V ? dyn_cast<Constant>(L.V) : PoisonValue::get(ElemTy);
    if (!Elt || Elt->getType() != ElemTy)
      return nullptr;
    Elts.push_back(Elt);
  }
  return ConstantVector::get(Elts);
}

/// If all elements move in pairs, returns the mask for elements of twice the
/// size.
static std::optional<SmallVector<int, 32>> pairMask(Type *Ty,
                                                    ArrayRef<int> Mask) {
  SmallVector<int, 32> Wide;
  if (elementBytes(Ty) >= 4 || numLanes(Ty) % 2 != 0 || Mask.size() % 2 != 0 ||
      !widenShuffleMaskElts(2, Mask, Wide))
    return std::nullopt;
  return Wide;
}

/// Returns the cost of \p Mask on elements of \p ElemBytes bytes, without a
/// search for the sources of the lanes of \p A and \p B.
static unsigned costOfMask(Value *A, Value *B, int LanesOfA, ArrayRef<int> Mask,
                           unsigned ElemBytes) {
  LaneList Lanes;
  for (int M : Mask)
    Lanes.push_back(M < 0 ? Lane()
                          : Lane{M < LanesOfA ? A : B, unsigned(M % LanesOfA)});
  return matchRegion(Lanes) ? 0 : planFromNothing(Lanes, ElemBytes).Cost;
}

/// Builds the shuffle with elements of twice the size.
static Value *buildWidened(LowerContext &C, Value *A, Value *B,
                           ArrayRef<int> WideMask) {
  Type *Ty = A->getType();
  unsigned ElemBytes = elementBytes(Ty), Lanes = numLanes(Ty);
  Type *WideTy =
      FixedVectorType::get(C.ir().getIntNTy(ElemBytes * 16), Lanes / 2);
  // A poison element must not poison the other element of its pair.
  auto Widen = [&](Value *V) -> Value * {
    return isa<UndefValue>(V) ? PoisonValue::get(WideTy)
                              : C.castTo(C.freeze(V), WideTy);
  };
  Value *Wide = buildShuffle(C, Widen(A), Widen(B), WideMask);
  return C.castTo(Wide, FixedVectorType::get(Ty->getScalarType(),
                                             2 * unsigned(WideMask.size())));
}

/// If \p Lanes are neighbouring elements of one value in reverse order, returns
/// the element with the lowest index.
static std::optional<Lane> reversedFrom(ArrayRef<Lane> Lanes) {
  Lane Last; // The source of lane 0.
  for (unsigned I = 0; I != Lanes.size(); ++I) {
    const Lane &L = Lanes[I];
    if (!L.V)
      continue;
    if (!Last.V)
      Last = {L.V, L.Index + I};
    if (L.V != Last.V || L.Index + I != Last.Index)
      return std::nullopt;
  }
  if (!Last.V || isa<Constant>(Last.V) || Last.Index + 1 < Lanes.size() ||
      Last.Index >= sourceLanes(Last.V))
    return std::nullopt;
  return Lane{Last.V, Last.Index + 1 - unsigned(Lanes.size())};
}

/// First reverses the order of the groups of four elements, with one move for
/// each group. Then reverses the order within all groups, with one move for
/// each of the four places in a group. This takes N / 4 + 4 moves instead of N.
static Value *buildReversed(LowerContext &C, const Lane &First, Type *Ty) {
  constexpr unsigned Group = 4;
  unsigned N = numLanes(Ty), ElemBytes = elementBytes(Ty);
  LaneList Groups, Lanes;
  for (unsigned I = 0; I != N; ++I)
    Groups.push_back(
        {First.V, First.Index + N - Group - I / Group * Group + I % Group});
  Value *V = buildPlan(C, planFromNothing(Groups, ElemBytes), Ty);
  for (unsigned I = 0; I != N; ++I)
    Lanes.push_back({V, I / Group * Group + Group - 1 - I % Group});
  return buildPlan(C, planFromNothing(Lanes, ElemBytes), Ty);
}

Value *buildShuffle(LowerContext &C, Value *A, Value *B, ArrayRef<int> Mask) {
  Type *ElemTy = A->getType()->getScalarType();
  unsigned ElemBytes = elementBytes(ElemTy);
  int N = int(numLanes(A->getType()));
  Type *Ty = FixedVectorType::get(ElemTy, Mask.size());

  LaneList FromA = resolveLanes(C, A, 0), FromB = resolveLanes(C, B, 0), Lanes;
  bool AnyDefined = false;
  for (int M : Mask) {
    Lanes.push_back(M < 0 ? Lane() : M < N ? FromA[M] : FromB[M - N]);
    AnyDefined |= Lanes.back().V != nullptr;
  }
  if (!AnyDefined)
    return PoisonValue::get(Ty);
  if (Constant *Known = constantLanes(Lanes, ElemTy))
    return Known;
  if (auto R = matchRegion(Lanes)) {
    auto *First = find_if(Lanes, [](const Lane &L) { return L.V; });
    return C.read(First->V, regionOf(*R, elementBytes(ElemTy)), ElemTy,
                  /*Scalar=*/false);
  }
  Plan Best = planFromNothing(Lanes, ElemBytes);
  for (bool Second : {false, true}) {
    auto P =
        planFromBase(Second ? B : A, Mask, Second ? N : 0, Lanes, ElemBytes);
    if (P && P->Cost <= Best.Cost)
      Best = std::move(*P);
  }
  if (auto P = planFromConstants(Lanes, ElemTy, ElemBytes);
      P && P->Cost <= Best.Cost)
    Best = std::move(*P);
  if (auto P = planFromSplat(Lanes, ElemBytes); P && P->Cost < Best.Cost)
    Best = std::move(*P);
  if (auto Wide = pairMask(A->getType(), Mask);
      Wide && costOfMask(A, B, N / 2, *Wide, 2 * ElemBytes) < Best.Cost)
    return buildWidened(C, A, B, *Wide);
  if (Mask.size() % 4 == 0 && Mask.size() >= 8)
    if (auto First = reversedFrom(Lanes))
      return buildReversed(C, *First, Ty);
  return buildPlan(C, Best, Ty);
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

/// If \p Mask reads consecutive lanes, returns the first of them.
static std::optional<unsigned> consecutiveFrom(ArrayRef<int> Mask) {
  std::optional<int> Start;
  for (unsigned L = 0; L != Mask.size(); ++L) {
    if (Mask[L] < 0)
      continue;
    if (!Start)
      Start = Mask[L] - int(L);
    if (*Start < 0 || Mask[L] != *Start + int(L))
      return std::nullopt;
  }
  // A mask without defined lanes reads nothing, so each start is right.
  return Start ? unsigned(*Start) : 0;
}

/// Builds the lanes of \p Mask from one aligned part of an operand, or from
/// several aligned parts of both operands. Returns null if neither is possible.
static Value *shuffleParts(LowerContext &C, Value *A, Value *B,
                           ArrayRef<int> Mask) {
  unsigned N = numLanes(A->getType()), M = Mask.size();
  auto Part = [&](ArrayRef<int> Lanes) -> Value * {
    auto From = consecutiveFrom(Lanes);
    if (!From || *From % N + Lanes.size() > N || *From % Lanes.size() != 0 ||
        !isPowerOf2_64(Lanes.size()) || Lanes.size() > 32)
      return nullptr;
    return readPredicate(C, *From < N ? A : B, *From % N, Lanes.size());
  };
  if (Value *Whole = Part(Mask))
    return Whole;
  // Build the result from parts of N or M / 2 lanes, whichever is less.
  unsigned Size = std::min(N, M / 2);
  if (Size < 4 || !isPowerOf2_32(Size) || M % Size != 0 || Size > 32)
    return nullptr;
  for (unsigned L = 0; L != M; L += Size) {
    auto From = consecutiveFrom(Mask.slice(L, Size));
    if (!From || *From % Size != 0 || *From % N + Size > N)
      return nullptr;
  }
  Value *Result = PoisonValue::get(FixedVectorType::get(C.ir().getInt1Ty(), M));
  for (unsigned L = 0; L != M; L += Size) {
    ArrayRef<int> Lanes = Mask.slice(L, Size);
    if (all_of(Lanes, [](int Elt) { return Elt < 0; }))
      continue;
    Result = C.regions().createWrPredRegion(Result, Part(Lanes), L);
  }
  return Result;
}

static Value *shufflePredicate(LowerContext &C, ShuffleVectorInst &I) {
  IRBuilder<> &B = C.ir();
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  ArrayRef<int> Mask = I.getShuffleMask();
  if (Mask[0] == 0 && all_equal(Mask))
    if (Value *Scalar = C.SplatOf.lookup(L))
      return broadcastPredicate(C, Scalar, Mask.size());
  if (Value *Parts = shuffleParts(C, L, R, Mask))
    return Parts;
  auto ToWords = [&](Value *V) -> Value * {
    Type *Ty = withBits(V->getType(), 16);
    if (isa<UndefValue>(V))
      return PoisonValue::get(Ty);
    return B.CreateSelect(V, ConstantInt::get(Ty, 1),
                          Constant::getNullValue(Ty));
  };
  Value *LWords = ToWords(L), *RWords = ToWords(R);
  return B.CreateIsNotNull(buildShuffle(C, LWords, RWords, Mask));
}

//===----------------------------------------------------------------------===//

/// Returns the operand that the shuffle returns unchanged, or null if there is
/// none.
static Value *identityOperand(ShuffleVectorInst &I) {
  unsigned N = numLanes(I.getOperand(0)->getType());
  ArrayRef<int> Mask = I.getShuffleMask();
  if (Mask.size() != N)
    return nullptr;
  auto From = consecutiveFrom(Mask);
  if (!From || *From % N != 0)
    return nullptr;
  return I.getOperand(*From / N);
}

bool lowerShuffle(LowerContext &C, ShuffleVectorInst &I) {
  ArrayRef<int> Mask = I.getShuffleMask();
  if (all_of(Mask, [](int M) { return M < 0; })) {
    C.replace(I, PoisonValue::get(I.getType()));
    return true;
  }
  if (Value *Same = identityOperand(I)) {
    C.replace(I, Same);
    return true;
  }
  if (isPredicateType(I.getType()))
    C.replace(I, shufflePredicate(C, I));
  else
    C.replace(I, buildShuffle(C, I.getOperand(0), I.getOperand(1), Mask));
  return true;
}

} // namespace cmx
