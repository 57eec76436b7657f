//===- Transposition.cpp - Transposes matrices by interleaving rows -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches a chain of writes that copies n rows of m elements from any places
// into a vector in which the elements of each column are neighbours. No operand
// can read or write a column of many rows at once. So the pass interleaves rows
// in several rounds. A round has a factor f = 2 or 4. It interleaves the rows
// i, i + n/f, .. into one row of f * m elements, by one write with destination
// stride f for each row. This leaves n / f rows. The rounds are repeated until
// one row is left, which is the result:
//
//   rows 0..3, f = 2:   0 2 0 2 0 2 ..      0 1 2 3 0 1 2 3 ..
//                       1 3 1 3 1 3 ..
//
// In the result, the elements of each column are in the order of the rows. To
// see this, write the number r of a row with one digit for each round: j1 for
// the first round (r = i + j1 * n/f), j2 for the second, and so on. The digit
// of the first round is the most significant one. It is also the most
// significant one in the place of an element within its column of the result.
//
// If the present code moves a matrix in several steps, these steps are regarded
// as one move, unless other instructions read the vectors between them.
//
// The cheapest factors are found as a shortest path over the numbers of rows
// that are left.
//
//===----------------------------------------------------------------------===//

#include "ShufflePlanner.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace {
/// One element of another vector.
struct Origin {
  Value *V = nullptr;
  unsigned Elt = 0;
};

/// Neighbouring elements of a vector.
struct Row {
  Value *V = nullptr;
  unsigned FirstElt = 0;
};
} // namespace

namespace {
/// Copies between vectors, and their cost.
struct Copies {
  SmallVector<Origin, 64> Origins; ///< Source of each element.
  Cost Price;
};
} // namespace

/// Returns the copies that \p Chain makes, or std::nullopt if some elements do
/// not come from a read of another vector.
static std::optional<Copies> copiesOf(const WriteChain &Chain,
                                      const ShuffleContext &C) {
  Copies Result;
  Result.Origins.resize(Chain.numElts());
  for (const WrRegionInst *Link : Chain.Links) {
    auto *Rd = dyn_cast<RdRegionInst>(Link->newValue());
    if (!Rd || !Rd->hasConstantOffset())
      return std::nullopt;
    Region To = Link->region(), From = Rd->region();
    if (!From.isAligned() || !From.fitsIn(Rd->parentBytes()))
      return std::nullopt;
    Result.Price += C.copyCost(To, From);
    for (unsigned I = 0; I != To.numElts(); ++I)
      Result.Origins[unsigned(To.elementOffsetBytes(I) / To.elemBytes())] = {
          Rd->source(),
          unsigned(From.elementOffsetBytes(I) / From.elemBytes())};
  }
  for (const Origin &O : Result.Origins)
    if (!O.V)
      return std::nullopt;
  return Result;
}

/// If an element in \p X comes from a vector that is itself a result of copies
/// and that only \p Chain reads, replaces the element by the one from which it
/// was copied.
static void lookThrough(Copies &X, const WriteChain &Chain,
                        const ShuffleContext &C) {
  SmallDenseMap<Value *, unsigned> Reads;
  for (const WrRegionInst *Link : Chain.Links)
    if (auto *Rd = cast<RdRegionInst>(Link->newValue()); Rd->hasOneUse())
      ++Reads[Rd->source()];
  SmallDenseMap<Value *, std::optional<Copies>> Inner;
  for (Origin &O : X.Origins) {
    auto *Wr = dyn_cast<WrRegionInst>(O.V);
    if (!Wr || !isLink(*Wr))
      continue;
    auto [It, New] = Inner.try_emplace(Wr);
    if (New && !Wr->hasNUsesOrMore(Reads.lookup(Wr) + 1)) {
      It->second = copiesOf(chainTo(*Wr), C);
      if (It->second)
        X.Price += It->second->Price;
    }
    if (It->second)
      O = It->second->Origins[O.Elt];
  }
}

/// If \p Origins are the elements of a transposed matrix of \p N rows, returns
/// the rows. Otherwise returns std::nullopt.
static std::optional<SmallVector<Row, 16>> rowsOf(ArrayRef<Origin> Origins,
                                                  unsigned N) {
  SmallVector<Row, 16> Rows;
  for (unsigned R = 0; R != N; ++R)
    Rows.push_back({Origins[R].V, Origins[R].Elt});
  for (unsigned K = N; K != Origins.size(); ++K)
    if (Origins[K].V != Rows[K % N].V ||
        Origins[K].Elt != Rows[K % N].FirstElt + K / N)
      return std::nullopt;
  return Rows;
}

/// Finds the rows of the matrix. Their number N is a power of two and at least
/// four, and each row has at least two elements. The second element of the
/// first row is at place N of \p Origins.
static std::optional<SmallVector<Row, 16>> findRows(ArrayRef<Origin> Origins) {
  for (unsigned N = 4; 2 * N <= Origins.size(); N *= 2)
    if (Origins.size() % N == 0 && Origins[N].V == Origins[0].V &&
        Origins[N].Elt == Origins[0].Elt + 1)
      if (auto Rows = rowsOf(Origins, N))
        return Rows;
  return std::nullopt;
}

namespace {
/// A move of one round.
struct RoundMove {
  Row From;
  Region To;
};
} // namespace

/// Returns the moves of a round with factor \p A. One move copies several rows
/// if these rows follow each other in their vector and are evenly spaced in the
/// result.
static SmallVector<RoundMove, 16> roundMoves(unsigned Bytes, unsigned RowElts,
                                             ArrayRef<Row> Rows, unsigned A) {
  SmallVector<RoundMove, 16> Moves;
  unsigned NumNew = Rows.size() / A;
  for (unsigned J = 0; J != A; ++J)
    for (unsigned I = 0; I != NumNew;) {
      const Row &First = Rows[J * NumNew + I];
      unsigned Begin = I, Elts = 0;
      do {
        ++I;
        Elts += RowElts;
      } while (I != NumNew && Rows[J * NumNew + I].V == First.V &&
               Rows[J * NumNew + I].FirstElt == First.FirstElt + Elts);
      Moves.push_back(
          {First, *Region::get({Bytes, Elts, 0, Elts, A,
                                int64_t(Begin * RowElts * A + J) * Bytes})});
    }
  return Moves;
}

static Region sourceOf(const RoundMove &M) {
  unsigned Bytes = M.To.elemBytes();
  return Region::contiguous(Bytes, M.To.numElts(),
                            int64_t(M.From.FirstElt) * Bytes);
}

static Cost roundCost(const ShuffleContext &C, unsigned Bytes, unsigned RowElts,
                      ArrayRef<Row> Rows, unsigned A) {
  Cost Sum;
  for (const RoundMove &M : roundMoves(Bytes, RowElts, Rows, A))
    Sum += C.copyCost(M.To, sourceOf(M));
  return Sum;
}

/// Returns the rows of the packed matrix \p V.
static SmallVector<Row, 16> packedRows(Value *V, unsigned NumRows,
                                       unsigned RowElts) {
  SmallVector<Row, 16> Rows;
  for (unsigned R = 0; R != NumRows; ++R)
    Rows.push_back({V, R * RowElts});
  return Rows;
}

namespace {
/// The cheapest rounds that lead from a number of rows to a single row.
struct Rounds {
  Cost Price;
  SmallVector<unsigned, 6> Factors; ///< The last one first.
};
} // namespace

static std::optional<Rounds> planRounds(const ShuffleContext &C, unsigned Bytes,
                                        ArrayRef<Row> Rows, unsigned RowElts) {
  if (Rows.size() == 1)
    return Rounds();
  std::optional<Rounds> Best;
  // The cost of the second and later rounds depends only on the number of rows.
  for (unsigned A : {4u, 2u}) {
    if (Rows.size() % A)
      continue;
    auto Rest =
        planRounds(C, Bytes, packedRows(nullptr, Rows.size() / A, RowElts * A),
                   RowElts * A);
    if (!Rest)
      continue;
    Rest->Price += roundCost(C, Bytes, RowElts, Rows, A);
    Rest->Factors.push_back(A);
    if (!Best || Rest->Price < Best->Price)
      Best = std::move(Rest);
  }
  return Best;
}

static Value *interleave(const ShuffleContext &C, Type *ElemTy,
                         ArrayRef<Row> Rows, unsigned RowElts, unsigned A) {
  unsigned Bytes = elementBytes(ElemTy);
  Value *T = PoisonValue::get(
      FixedVectorType::get(ElemTy, unsigned(Rows.size()) * RowElts));
  for (const RoundMove &M : roundMoves(Bytes, RowElts, Rows, A))
    T = C.RB.createWrRegion(T, C.RB.createRdRegion(M.From.V, sourceOf(M)), M.To,
                            /*Offset=*/nullptr, /*Mask=*/nullptr, "rows");
  return T;
}

bool planTransposition(const WriteChain &Chain, const ShuffleContext &C) {
  auto Copied = copiesOf(Chain, C);
  if (!Copied)
    return false;
  lookThrough(*Copied, Chain, C);
  auto Rows = findRows(Copied->Origins);
  if (!Rows)
    return false;
  unsigned RowElts = Chain.numElts() / Rows->size();
  auto Plan = planRounds(C, Chain.elemBytes(), *Rows, RowElts);
  if (!Plan || !Copied->Price.isPossible() || !Plan->Price.isPossible())
    return false;
  WrRegionInst &Head = *Chain.Head;
  if (Plan->Price >= Copied->Price) {
    C.Rem.missed("TranspositionStays", Head, [&](Remark &R) {
      R << remarkValue("Value", Head) << ", a transposed matrix, costs "
        << ore::NV("CostBefore", Copied->Price.instructions())
        << " instructions; interleaved by rows it would cost "
        << ore::NV("CostAfter", Plan->Price.instructions());
    });
    return false;
  }
  C.Rem.passed("Transposed", Head, [&](Remark &R) {
    R << remarkValue("Value", Head) << ", a transposed matrix of "
      << ore::NV("Rows", unsigned(Rows->size())) << " rows of "
      << ore::NV("RowElts", RowElts) << ", is interleaved in "
      << ore::NV("Rounds", unsigned(Plan->Factors.size()))
      << " rounds: " << ore::NV("CostAfter", Plan->Price.instructions())
      << " instructions instead of "
      << ore::NV("CostBefore", Copied->Price.instructions());
  });
  C.RB.ir().SetInsertPoint(&Head);
  C.RB.ir().SetCurrentDebugLocation(Head.getDebugLoc());
  Value *T = nullptr;
  for (unsigned A : reverse(Plan->Factors)) {
    T = interleave(C, Head.getType()->getScalarType(), *Rows, RowElts, A);
    RowElts *= A;
    Rows = packedRows(T, Rows->size() / A, RowElts);
  }
  T->takeName(&Head);
  Head.replaceAllUsesWith(T);
  return true;
}

} // namespace cmx
