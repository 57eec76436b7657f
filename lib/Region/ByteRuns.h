//===- ByteRuns.h - The bytes of a region, in no order ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Overlap and containment depend on the bytes that a region touches, but not on
// their order. If the order is ignored, far fewer and longer pieces describe
// these bytes: the transposed square <1;4,4>x16 is one run of bytes, and so is
// any row of stride 1.
//
// A ByteRuns object has Rows rows. Each row has Runs runs of RunBytes bytes.
// The object is always in a reduced form:
//   - Runs == 1 only if Rows == 1 (then it is a single run),
//   - several runs of a row do not touch: RunStepBytes > RunBytes,
//   - several rows start at least a run step apart: RowStepBytes >=
//     RunStepBytes (rows can still interleave).
//
// Time: each pair of rows whose extents meet takes one step. A step is Euclid's
// algorithm, which takes logarithmic time. contains() is slower if a row of the
// other object meets several rows of this object: the other object's row takes
// one step for each of its runs.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_REGION_BYTERUNS_H
#define CMX_LIB_REGION_BYTERUNS_H

#include "cmx/Region/Region.h"

namespace cmx {

class ByteRuns {
public:
  /// \p R must be direct.
  explicit ByteRuns(const Region &R);

  /// Do this object and \p Other have a common byte? The caller has made sure
  /// that their extents (from the first byte to the last) overlap.
  bool overlaps(const ByteRuns &Other) const;
  /// Is each byte of \p Other also a byte of this object? The extent of
  /// \p Other must be inside of the extent of this object.
  bool contains(const ByteRuns &Other) const;

private:
  /// One row. It has `Runs` runs of RunBytes bytes, which start StepBytes
  /// apart. If Runs > 1, StepBytes > RunBytes.
  struct Row {
    int64_t BeginBytes;
    int64_t StepBytes;
    int64_t Runs;
    int64_t RunBytes;
    int64_t endBytes() const {
      return BeginBytes + (Runs - 1) * StepBytes + RunBytes;
    }
    /// The extents must meet, and one of the two rows must have several runs.
    bool overlaps(const Row &Other) const;
    /// This row must have several runs.
    bool contains(const Row &Other) const;
  };
  struct RowRange {
    int64_t First, Last; ///< Empty if First > Last.
  };

  void mergeRuns();
  Row row(int64_t Index) const;
  int64_t endBytes() const { return row(Rows - 1).endBytes(); }
  bool isOneRun() const { return Runs == 1; }
  /// Returns the rows whose extents meet the bytes [Begin, End). The extent of
  /// this object must also meet these bytes.
  RowRange rowsMeeting(int64_t Begin, int64_t End) const;
  bool containsRow(const Row &R) const;
  bool containsBytes(int64_t Begin, int64_t End) const;

  int64_t BeginBytes;
  int64_t RunBytes;
  int64_t Runs;
  int64_t RunStepBytes;
  int64_t Rows;
  int64_t RowStepBytes;
};

} // namespace cmx

#endif // CMX_LIB_REGION_BYTERUNS_H
