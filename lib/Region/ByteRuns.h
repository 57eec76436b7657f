//===- ByteRuns.h - The bytes of a region, order forgotten ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Overlap and containment ask which bytes a region touches, not in which order.
// Without the order, far fewer and longer pieces describe the same bytes: a
// transposed square <1;4,4>x16 is one run, and so is any row of stride 1.
//
// ByteRuns is Rows rows of Runs runs of RunBytes bytes each. It is kept
// reduced:
//   - Runs == 1 only if Rows == 1 (then it is a single run),
//   - several runs in a row do not touch: RunStepBytes > RunBytes,
//   - several rows are at least a run step apart: RowStepBytes >= RunStepBytes
//     (rows may still interleave).
//
// Cost: a step for each pair of rows whose extents meet, each with the
// logarithm of Euclid's algorithm. Containment falls back to a step for each
// run of a contained row that meets several rows of the other side.
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

  /// Do both have a common byte? Their extents (from the first byte to the
  /// last) must meet.
  bool overlaps(const ByteRuns &Other) const;
  /// Is each byte of \p Other also in this list? The extent of \p Other must be
  /// inside of this one's.
  bool contains(const ByteRuns &Other) const;

private:
  /// One row: Runs runs of RunBytes, StepBytes apart; Runs > 1 implies
  /// StepBytes > RunBytes.
  struct Row {
    int64_t BeginBytes;
    int64_t StepBytes;
    int64_t Runs;
    int64_t RunBytes;
    int64_t endBytes() const {
      return BeginBytes + (Runs - 1) * StepBytes + RunBytes;
    }
    /// The extents must meet, and one of the two must have several runs.
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
  /// The rows whose extent meets bytes [Begin, End). Some of these bytes must
  /// be between the first and the last byte of all rows.
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
