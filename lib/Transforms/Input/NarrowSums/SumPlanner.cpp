//===- SumPlanner.cpp - Shared partial sums of windows --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ALGORITHM: the planner counts pairs of terms over all outputs. Pairs are
// equal if they have the same symbols, the same distance and the same ratio of
// weights. The pair that occurs most often becomes a symbol. This is repeated
// until no pair occurs twice. After each step the plan is priced in every
// layout. The cheapest plan of all steps is the result. The most frequent first
// pair is not always the best, so the whole search is done for each of the
// MaxTrials most frequent first pairs. The search takes at most MaxTrials *
// MaxTerms steps, each over at most MaxTerms^2 pairs.
//
//===----------------------------------------------------------------------===//

#include "SumPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <numeric>
#include <tuple>

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

SumGrid SumPlanner::shapeGrid() const {
  SumGrid G;
  G.Rows = Shape.Rows;
  G.Cols = Shape.Width;
  G.RowStride = Shape.VStrideElts;
  G.ColStride = Shape.HStrideElts;
  return G;
}

static Region makeRegion(unsigned ElemBytes, const SumGrid &G,
                         unsigned RowStride, unsigned ColStride,
                         int64_t FirstElt) {
  RegionShape S;
  S.ElemBytes = ElemBytes;
  S.NumElts = G.numElts();
  S.WidthElts = G.Cols;
  S.VStrideElts = G.Rows == 1 ? 0 : RowStride;
  S.HStrideElts = G.Cols == 1 ? 0 : ColStride;
  S.OffsetBytes = FirstElt * ElemBytes;
  return *Region::get(S);
}

Region SumPlanner::baseRegion(unsigned ElemBytes, const SumGrid &Reader,
                              int64_t Pos) {
  return makeRegion(ElemBytes, Reader, Reader.RowStride, Reader.ColStride,
                    Reader.Start + Pos);
}

Region SumPlanner::gridRegion(unsigned ElemBytes, const SumGrid &From,
                              const SumGrid &Reader, int64_t Pos) {
  int64_t Distance = Reader.Start + Pos - From.Start;
  unsigned ColStride = Reader.ColStride / From.ColStride;
  if (From.Rows == 1)
    return makeRegion(ElemBytes, Reader, Reader.RowStride / From.ColStride,
                      ColStride, Distance / From.ColStride);
  int64_t Row = Distance / From.RowStride, Rest = Distance % From.RowStride;
  return makeRegion(ElemBytes, Reader, From.Cols, ColStride,
                    Row * From.Cols + Rest / From.ColStride);
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// Returns the distance between neighbouring elements of symbols, in elements
/// of the vector. This is the hstride of the taps if all distances between taps
/// are multiples of the hstride, otherwise 1.
unsigned SumPlanner::colStride(const SumPlan &P, Form F) const {
  unsigned Stride = Shape.HStrideElts;
  if (Stride <= 1 || Shape.Width == 1)
    return 1;
  if (F == Form::Line && Shape.Rows > 1 && Shape.VStrideElts % Stride != 0)
    return 1;
  auto Fits = [&](int64_t Distance) {
    if (F == Form::Rows)
      Distance %= int64_t(Shape.VStrideElts);
    return Distance % int64_t(Stride) == 0;
  };
  int64_t First = P.Outputs[0].Terms[0].Pos;
  for (const SumOutput &O : P.Outputs)
    for (const SumTerm &T : O.Terms)
      if (!Fits(T.Pos - First))
        return 1;
  for (const SumSymbol &S : P.Symbols)
    if (!Fits(S.Terms[1].Pos - S.Terms[0].Pos))
      return 1;
  return Stride;
}

/// Extends \p G so that it contains all elements of the grid \p Reader, shifted
/// by \p Pos elements. Returns false if no grid of form \p F has all of them.
bool SumPlanner::growGrid(SumGrid &G, bool &Used, const SumGrid &Reader,
                          int64_t Pos, Form F) const {
  int64_t First = Reader.Start + Pos, Last = Reader.last() + Pos;
  if (F == Form::Line) {
    if (Used) {
      Last = std::max(Last, G.last());
      First = std::min(First, G.Start);
    }
    G.Start = First;
    G.Cols = unsigned((Last - First) / G.ColStride + 1);
    Used = true;
    return true;
  }
  int64_t Pitch = Shape.VStrideElts;
  auto RowOf = [&](int64_t P) { return (P - Origin) / Pitch; };
  auto ColOf = [&](int64_t P) { return (P - Origin) % Pitch; };
  int64_t Row0 = RowOf(First), Row1 = Row0 + Reader.Rows - 1;
  int64_t Col0 = ColOf(First);
  int64_t Col1 = Col0 + int64_t(Reader.Cols - 1) * Reader.ColStride;
  if (Used) {
    int64_t OldCol = ColOf(G.Start), OldRow = RowOf(G.Start);
    Col1 = std::max(Col1, OldCol + int64_t(G.Cols - 1) * G.ColStride);
    Row1 = std::max(Row1, OldRow + G.Rows - 1);
    Col0 = std::min(Col0, OldCol);
    Row0 = std::min(Row0, OldRow);
  }
  if (Col1 >= Pitch)
    return false;
  G.Start = Origin + Row0 * Pitch + Col0;
  G.Rows = unsigned(Row1 - Row0 + 1);
  G.Cols = unsigned((Col1 - Col0) / G.ColStride + 1);
  G.RowStride = unsigned(Pitch);
  Used = true;
  return true;
}

/// Gives outputs and symbols their grids. Returns false if a grid does not
/// exist. Symbols are visited from the last to the first, because a symbol is
/// read only by outputs and later symbols.
bool SumPlanner::layOut(SumPlan &P, Form F, bool Wide) const {
  if (F == Form::Rows && Shape.Rows == 1)
    return false;
  unsigned Stride = colStride(P, F);
  SmallVector<bool, 8> Used(P.Symbols.size(), false);
  for (SumSymbol &S : P.Symbols) {
    S.Grid = SumGrid();
    S.Grid.ColStride = Stride;
  }
  auto Read = [&](const SumTerm &T, const SumGrid &Reader) {
    if (T.Symbol == 0) // A grown grid can reach outside of the vector.
      return Reader.Start + T.Pos >= 0 &&
             Reader.last() + T.Pos < int64_t(BaseElts);
    return growGrid(P.Symbols[T.Symbol - 1].Grid, Used[T.Symbol - 1], Reader,
                    T.Pos, F);
  };
  for (SumOutput &O : P.Outputs) {
    O.Grid = shapeGrid();
    O.Wide = Wide && O.Terms.size() > 1;
    if (O.Wide) {
      // The grid equals that of a symbol at position 0 that only this output
      // reads.
      SumGrid G;
      G.ColStride = Stride;
      G.Start = 0;
      G.Cols = unsigned(O.Grid.last() / Stride + 1);
      O.Grid = G;
    }
    for (const SumTerm &T : O.Terms)
      if (!Read(T, O.Grid))
        return false;
  }
  for (unsigned K = unsigned(P.Symbols.size()); K-- > 0;)
    for (const SumTerm &T : P.Symbols[K].Terms)
      if (!Read(T, P.Symbols[K].Grid))
        return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

void SumPlanner::orderTerms(SmallVectorImpl<SumTerm> &Terms) {
  auto Rank = [](const SumTerm &T) {
    return std::make_tuple(T.Coef < 0, T.Symbol == 0, -int64_t(T.Symbol), T.Pos,
                           T.Coef);
  };
  llvm::sort(Terms, [&](const SumTerm &A, const SumTerm &B) {
    return Rank(A) < Rank(B);
  });
}

CostOperand SumPlanner::operand(const SumPlan &P, const SumTerm &T,
                                const SumGrid &G) const {
  if (T.Symbol != 0)
    return {SumType, gridRegion(elemTypeBytes(SumType),
                                P.Symbols[T.Symbol - 1].Grid, G, T.Pos)};
  unsigned Bytes = elemTypeBytes(BaseType), Want = elemTypeBytes(SumType);
  Region R = baseRegion(Bytes, G, T.Pos);
  if (Bytes <= Want)
    return {BaseType, R};
  // The low parts of wider elements are read.
  unsigned Parts = Bytes / Want;
  return {SumType, *Region::get({Want, R.numElts(), R.vStrideElts() * Parts,
                                 R.widthElts(), R.hStrideElts() * Parts,
                                 R.offsetBytes()})};
}

/// Returns the cost of adding \p Terms, one after the other, for the elements
/// of \p G.
Cost SumPlanner::sumCost(const SumPlan &P, ArrayRef<SumTerm> Terms,
                         const SumGrid &G) const {
  unsigned N = G.numElts();
  auto IsPlain = [](const SumTerm &T) { return T.Coef == 1 || T.Coef == -1; };
  Cost Sum;
  for (unsigned K = 0; K != Terms.size(); ++K) {
    CostOperand Term = operand(P, Terms[K], G);
    if (!IsPlain(Terms[K])) {
      Sum += Costs.price(Operation::Mul, N, SumType,
                         {Term, CostOperand::imm(ElemType::W)});
      Term = SumType;
    }
    if (K == 0)
      continue;
    CostOperand Before = K == 1 && IsPlain(Terms[0]) ? operand(P, Terms[0], G)
                                                     : CostOperand(SumType);
    if (Terms[K].Coef > 0)
      std::swap(Term, Before);
    Sum += Costs.price(Operation::Add, N, SumType, {Before, Term});
  }
  return Sum;
}

/// Returns how much more it costs to read \p Part than to read a packed value.
Cost SumPlanner::readCost(const CostOperand &Part, ElemType ReaderType) const {
  unsigned N = Shape.numElts();
  Cost Dearer =
      Costs.move(N, ReaderType, Part) - Costs.move(N, ReaderType, SumType);
  return std::max(Dearer, Cost());
}

Cost SumPlanner::costOf(const SumPlan &P, ElemType ReaderType) const {
  Cost Sum;
  for (const SumSymbol &S : P.Symbols)
    Sum += sumCost(P, S.Terms, S.Grid);
  for (const SumOutput &O : P.Outputs) {
    Sum += sumCost(P, O.Terms, O.Grid);
    if (O.Wide)
      Sum += readCost(
          {SumType, gridRegion(elemTypeBytes(SumType), O.Grid, shapeGrid(), 0)},
          ReaderType);
    else if (O.Terms.size() == 1 && O.Terms[0].Symbol != 0)
      Sum += readCost(operand(P, O.Terms[0], O.Grid), ReaderType);
  }
  return Sum;
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

namespace {
/// Two terms without their common factor and their common position: both
/// symbols, their distance, and both weights.
using PairKey = std::tuple<unsigned, unsigned, int64_t, int64_t, int64_t>;

struct Occurrence {
  unsigned Output, First, Second;
  int64_t Factor;
};

struct PairCount {
  PairKey Key;
  SmallVector<Occurrence, 4> Disjoint;
};
} // namespace

static std::pair<PairKey, int64_t> keyOf(const SumTerm &A, const SumTerm &B) {
  int64_t Factor = std::gcd(A.Coef, B.Coef);
  if (A.Coef < 0)
    Factor = -Factor;
  return {PairKey(A.Symbol, B.Symbol, B.Pos - A.Pos, A.Coef / Factor,
                  B.Coef / Factor),
          Factor};
}

/// Returns all pairs with at least two occurrences that have no term in common,
/// the most frequent pair first.
static std::vector<PairCount> countPairs(const SumPlan &P) {
  std::map<PairKey, SmallVector<Occurrence, 4>> Pairs;
  for (unsigned O = 0; O != P.Outputs.size(); ++O) {
    ArrayRef<SumTerm> Terms = P.Outputs[O].Terms;
    for (unsigned I = 0; I != Terms.size(); ++I)
      for (unsigned J = I + 1; J != Terms.size(); ++J) {
        auto [Key, Factor] = keyOf(Terms[I], Terms[J]);
        Pairs[Key].push_back({O, I, J, Factor});
      }
  }
  std::vector<PairCount> Result;
  for (auto &[Key, All] : Pairs) {
    PairCount C;
    C.Key = Key;
    SmallVector<std::pair<unsigned, unsigned>, 16> Taken;
    for (const Occurrence &X : All) {
      std::pair<unsigned, unsigned> A(X.Output, X.First), B(X.Output, X.Second);
      if (is_contained(Taken, A) || is_contained(Taken, B))
        continue;
      Taken.append({A, B});
      C.Disjoint.push_back(X);
    }
    if (C.Disjoint.size() > 1)
      Result.push_back(std::move(C));
  }
  llvm::sort(Result, [](const PairCount &A, const PairCount &B) {
    if (A.Disjoint.size() != B.Disjoint.size())
      return A.Disjoint.size() > B.Disjoint.size();
    return A.Key < B.Key;
  });
  return Result;
}

static void sortTerms(SmallVectorImpl<SumTerm> &Terms) {
  llvm::sort(Terms, [](const SumTerm &A, const SumTerm &B) {
    return std::tie(A.Symbol, A.Pos, A.Coef) <
           std::tie(B.Symbol, B.Pos, B.Coef);
  });
}

/// Makes a symbol of pair number \p Choice. Returns false if there is no such
/// pair. Sets \p NumChoices to the number of pairs.
bool SumPlanner::shareOnce(SumPlan &P, unsigned Choice, unsigned &NumChoices) {
  std::vector<PairCount> Pairs = countPairs(P);
  NumChoices = unsigned(Pairs.size());
  if (Choice >= Pairs.size())
    return false;
  const PairCount &Best = Pairs[Choice];
  auto [SymbolA, SymbolB, Delta, CoefA, CoefB] = Best.Key;
  SumSymbol S;
  S.Terms[0] = {SymbolA, 0, CoefA};
  S.Terms[1] = {SymbolB, Delta, CoefB};
  P.Symbols.push_back(S);
  unsigned Number = unsigned(P.Symbols.size());
  constexpr int64_t Gone = 0;
  for (const Occurrence &X : Best.Disjoint) {
    auto &Terms = P.Outputs[X.Output].Terms;
    Terms.push_back({Number, Terms[X.First].Pos, X.Factor});
    Terms[X.First].Coef = Terms[X.Second].Coef = Gone;
  }
  for (SumOutput &O : P.Outputs) {
    erase_if(O.Terms, [](const SumTerm &T) { return T.Coef == Gone; });
    sortTerms(O.Terms);
  }
  return true;
}

/// Prices \p P in all layouts. Copies it to \p Best if it is the cheapest plan
/// so far.
void SumPlanner::consider(SumPlan P, bool MayWiden, ElemType ReaderType,
                          SumPlan &Best, bool &HaveBest) const {
  for (SumOutput &O : P.Outputs)
    orderTerms(O.Terms);
  for (Form F : {Form::Line, Form::Rows})
    for (bool Wide : {false, true}) {
      if (Wide && (!MayWiden || F == Form::Rows))
        continue;
      if (!layOut(P, F, Wide) && !(P.Symbols.empty() && !Wide))
        continue;
      P.Price = costOf(P, ReaderType);
      if (HaveBest && P.Price >= Best.Price)
        continue;
      Best = P;
      HaveBest = true;
    }
}

SumPlan SumPlanner::plan(ArrayRef<SumOutput> Outputs, bool MayWiden,
                         ElemType ReaderType) {
  SumPlan Start, Best;
  Start.Outputs.assign(Outputs.begin(), Outputs.end());
  size_t NumTerms = 0;
  Origin = INT64_MAX;
  for (SumOutput &O : Start.Outputs) {
    sortTerms(O.Terms);
    NumTerms += O.Terms.size();
    Origin = std::min(Origin, O.Terms.front().Pos);
  }
  bool HaveBest = false;
  consider(Start, MayWiden, ReaderType, Best, HaveBest);
  Stopped = NumTerms > MaxTerms;
  if (Stopped)
    return Best;
  unsigned NumFirst = 1;
  for (unsigned First = 0; First != std::min(NumFirst, MaxTrials); ++First) {
    SumPlan P = Start;
    unsigned Ignored;
    if (!shareOnce(P, First, NumFirst))
      break;
    do
      consider(P, MayWiden, ReaderType, Best, HaveBest);
    while (shareOnce(P, 0, Ignored));
  }
  Stopped = NumFirst > MaxTrials;
  return Best;
}

} // namespace cmx
