//===- SumPlanner.h - Shared partial sums of windows ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans sums of regions of one vector. The regions have the same shape and
// start at different places, like the taps of a stencil. Such a sum is written
// as a polynomial: a tap that starts Pos elements after the start of the vector
// is z^Pos, and the weight of the tap is the coefficient. A partial sum that
// occurs at several places is computed once, as a vector of its own (a
// "symbol"), for all elements that are read at any of the places. For a box of
// 3 x 3 in a vector with rows of 32 elements:
//
//   1 + z^3 + z^6 + z^32 + z^35 + ... + z^70
//     S1 = 1 + z^3       three times: at 0, 32, 64
//     S2 = S1 + z^6      three times
//   S2 + S2 z^32 + S2 z^64
//
// The planner does not depend on LLVM IR.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMPLANNER_H
#define CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMPLANNER_H

#include "cmx/Analysis/OperationCost.h"
#include "llvm/ADT/SmallVector.h"

namespace cmx {

/// The shape that all taps share: rows of elements of the vector.
struct TapShape {
  unsigned Rows = 1;
  unsigned Width = 1;
  unsigned VStrideElts = 0; ///< 0 with a single row.
  unsigned HStrideElts = 1;

  unsigned numElts() const { return Rows * Width; }
  bool operator==(const TapShape &O) const {
    return Rows == O.Rows && Width == O.Width && VStrideElts == O.VStrideElts &&
           HStrideElts == O.HStrideElts;
  }
};

/// The elements of the vector for which a packed value holds a sum: rows and
/// columns from element Start on, with strides in elements of the vector.
struct SumGrid {
  int64_t Start = 0;
  unsigned Rows = 1;
  unsigned Cols = 1;
  unsigned RowStride = 0; ///< 0 with a single row.
  unsigned ColStride = 1;

  unsigned numElts() const { return Rows * Cols; }
  int64_t last() const {
    return Start + int64_t(Rows - 1) * RowStride +
           int64_t(Cols - 1) * ColStride;
  }
};

/// Coef times symbol number Symbol, read from Pos elements after its start.
/// Symbol 0 is the vector whose elements are added; others are partial sums.
struct SumTerm {
  unsigned Symbol = 0;
  int64_t Pos = 0;
  int64_t Coef = 1;
};

/// A partial sum. Its element p is the sum of both terms, where a term is Coef
/// times element p + Pos of its Symbol.
struct SumSymbol {
  SumTerm Terms[2];
  SumGrid Grid;
};

struct SumOutput {
  llvm::SmallVector<SumTerm, 8> Terms;
  /// Result of the planner: the elements for which the output is computed.
  /// These are the elements of the shape, or one long row that contains the
  /// shape (Wide).
  SumGrid Grid;
  bool Wide = false;
};

struct SumPlan {
  llvm::SmallVector<SumSymbol, 8> Symbols; ///< Symbol K is at index K - 1.
  llvm::SmallVector<SumOutput, 2> Outputs;
  Cost Price;
};

class SumPlanner {
public:
  /// Plans sums of elements of type \p BaseType, which are computed in elements
  /// of type \p SumType. The vector has \p BaseElts elements, and all taps lie
  /// in it.
  SumPlanner(OperationCosts &Costs, ElemType BaseType, unsigned BaseElts,
             ElemType SumType, TapShape Shape)
      : Costs(Costs), BaseType(BaseType), BaseElts(BaseElts), SumType(SumType),
        Shape(Shape) {}

  /// Returns the cheapest plan found. Each output is a list of terms of the
  /// vector. If the outputs have more than MaxTerms terms in all, no sums are
  /// shared. \p MayWiden says whether outputs can be computed for more elements
  /// than those of the shape. \p ReaderType is the type in which the outputs
  /// are read.
  SumPlan plan(llvm::ArrayRef<SumOutput> Outputs, bool MayWiden,
               ElemType ReaderType);
  /// Did the last plan() leave possibilities untried?
  bool stoppedEarly() const { return Stopped; }

  static constexpr unsigned MaxTerms = 64;
  static constexpr unsigned MaxTrials = 6;

  /// Returns the elements of the grid \p Reader, shifted by \p Pos elements, as
  /// a region of the vector.
  static Region baseRegion(unsigned ElemBytes, const SumGrid &Reader,
                           int64_t Pos);
  /// Returns the elements of the grid \p Reader, shifted by \p Pos elements, as
  /// a region of the value that holds the elements of \p From.
  static Region gridRegion(unsigned ElemBytes, const SumGrid &From,
                           const SumGrid &Reader, int64_t Pos);
  SumGrid shapeGrid() const;
  /// Sorts the terms of an output in the order in which they are added:
  /// positive terms come before negative ones. Among terms of the same sign,
  /// symbols come before elements of the vector, which can have another type.
  static void orderTerms(llvm::SmallVectorImpl<SumTerm> &Terms);

private:
  enum class Form { Rows, Line };
  bool layOut(SumPlan &P, Form F, bool Wide) const;
  bool growGrid(SumGrid &G, bool &Used, const SumGrid &Reader, int64_t Pos,
                Form F) const;
  unsigned colStride(const SumPlan &P, Form F) const;
  Cost readCost(const CostOperand &Part, ElemType ReaderType) const;
  Cost costOf(const SumPlan &P, ElemType ReaderType) const;
  Cost sumCost(const SumPlan &P, llvm::ArrayRef<SumTerm> Terms,
               const SumGrid &G) const;
  CostOperand operand(const SumPlan &P, const SumTerm &T,
                      const SumGrid &G) const;
  void consider(SumPlan P, bool MayWiden, ElemType ReaderType, SumPlan &Best,
                bool &HaveBest) const;
  bool shareOnce(SumPlan &P, unsigned Choice, unsigned &NumChoices);

  OperationCosts &Costs;
  ElemType BaseType;
  unsigned BaseElts;
  ElemType SumType;
  TapShape Shape;
  int64_t Origin = 0; ///< Where the first tap starts.
  bool Stopped = false;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMPLANNER_H
