//===- ByteRuns.cpp - The bytes of a region, in no order ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ByteRuns.h"

#include <algorithm>
#include <cassert>
#include <utility>

using namespace cmx;

namespace {

/// With larger moduli, products in firstResidueIn could overflow.
constexpr int64_t MaxEuclidModulus = int64_t(1) << 31;

int64_t ceilDiv(int64_t Num, int64_t Den) { return (Num + Den - 1) / Den; }

/// Returns the smallest X >= 0 with Low <= Step * X mod Modulus <= High, or -1
/// if there is none. Requires 0 <= Step < Modulus and 0 < Low <= High <
/// Modulus.
///
/// If a multiple of Step is in [Low, High] before the first wrap around
/// Modulus, it gives the result. Otherwise, the function looks for the number
/// of wraps W: the residue of Modulus * W modulo Step must be in another
/// interval. This is the same problem with smaller numbers, as in Euclid's
/// algorithm.
int64_t firstResidueIn(int64_t Step, int64_t Modulus, int64_t Low,
                       int64_t High) {
  assert(0 < Low && Low <= High && High < Modulus && "no interval of residues");
  if (Step == 0)
    return -1;
  int64_t X = ceilDiv(Low, Step);
  if (X * Step <= High)
    return X;
  // No multiple of Step lies in [Low, High], so 0 < -High mod Step <= -Low mod
  // Step.
  int64_t Wraps =
      firstResidueIn(Modulus % Step, Step, (Step - High % Step) % Step,
                     (Step - Low % Step) % Step);
  if (Wraps < 0)
    return -1;
  return ceilDiv(Low + Modulus * Wraps, Step);
}

/// Is (Start + Step * I) mod Modulus <= Limit for some I in [0, Count)? All
/// arguments are non-negative, Modulus > 0.
bool someResidueAtMost(int64_t Start, int64_t Step, int64_t Modulus,
                       int64_t Count, int64_t Limit) {
  if (Count <= 0)
    return false;
  if (Limit >= Modulus - 1)
    return true;
  Start %= Modulus;
  Step %= Modulus;
  if (Start <= Limit)
    return true;
  if (Modulus <= MaxEuclidModulus) {
    int64_t I =
        firstResidueIn(Step, Modulus, Modulus - Start, Modulus - Start + Limit);
    return I >= 0 && I < Count;
  }
  // The runs are more than 2 GiB apart. A region of a register file never gets
  // here.
  for (int64_t I = 1; I < Count; ++I) {
    Start += Step;
    if (Start >= Modulus)
      Start -= Modulus;
    if (Start <= Limit)
      return true;
  }
  return false;
}

} // namespace

ByteRuns::ByteRuns(const Region &R)
    : BeginBytes(R.offsetBytes()), RunBytes(R.elemBytes()), Runs(R.widthElts()),
      RunStepBytes(int64_t(R.hStrideElts()) * RunBytes), Rows(R.numRows()),
      RowStepBytes(int64_t(R.vStrideElts()) * RunBytes) {
  if (RunStepBytes == 0)
    Runs = 1;
  if (RowStepBytes == 0)
    Rows = 1;
  if (Rows > 1 && (Runs == 1 || RowStepBytes < RunStepBytes)) {
    std::swap(Runs, Rows);
    std::swap(RunStepBytes, RowStepBytes);
  }
  mergeRuns();
  if (Runs == 1 && Rows > 1) {
    std::swap(Runs, Rows);
    std::swap(RunStepBytes, RowStepBytes);
    mergeRuns();
  }
  // If each row continues the arithmetic progression of the row before, or
  // repeats a part of that row, all rows together are one row.
  if (Rows > 1 && RowStepBytes % RunStepBytes == 0 &&
      RowStepBytes / RunStepBytes <= Runs) {
    Runs += (Rows - 1) * (RowStepBytes / RunStepBytes);
    Rows = 1;
  }
}

/// Joins the runs of each row if they touch.
void ByteRuns::mergeRuns() {
  if (Runs == 1 || RunStepBytes > RunBytes)
    return;
  RunBytes += (Runs - 1) * RunStepBytes;
  Runs = 1;
}

ByteRuns::Row ByteRuns::row(int64_t Index) const {
  int64_t Begin = BeginBytes + (Rows > 1 ? Index * RowStepBytes : 0);
  return {Begin, RunStepBytes, Runs, RunBytes};
}

ByteRuns::RowRange ByteRuns::rowsMeeting(int64_t Begin, int64_t End) const {
  Row FirstRow = row(0);
  assert(FirstRow.BeginBytes < End && Begin < endBytes() && "bytes outside");
  if (Rows == 1)
    return {0, 0};
  // The result has the rows that start before End and end after Begin.
  int64_t Last =
      std::min(Rows - 1, (End - 1 - FirstRow.BeginBytes) / RowStepBytes);
  int64_t First = 0;
  if (Begin >= FirstRow.endBytes())
    First = (Begin - FirstRow.endBytes()) / RowStepBytes + 1;
  return {First, Last};
}

bool ByteRuns::Row::overlaps(const Row &Other) const {
  assert(BeginBytes < Other.endBytes() && Other.BeginBytes < endBytes() &&
         (Runs > 1 || Other.Runs > 1) && "rows that need no comparison");
  if (Other.Runs == 1)
    return Other.overlaps(*this);
  // First and Last are the first and the last run of Other that meet the extent
  // of this row.
  int64_t First = 0;
  int64_t FirstEnd = Other.BeginBytes + Other.RunBytes;
  if (FirstEnd <= BeginBytes)
    First = (BeginBytes - FirstEnd) / Other.StepBytes + 1;
  int64_t Last = std::min(Other.Runs - 1, (endBytes() - 1 - Other.BeginBytes) /
                                              Other.StepBytes);
  if (Runs == 1)
    return First <= Last;
  // Let D be the distance from the start of run I of this row to the start of
  // run J of Other. The two runs overlap if -Other.RunBytes < D < RunBytes. So
  // D + Other.RunBytes - 1, modulo StepBytes, must be at most RunBytes +
  // Other.RunBytes - 2. Y is this sum for the runs 0 and First.
  int64_t Y = Other.BeginBytes + First * Other.StepBytes +
              (Other.RunBytes - 1) - BeginBytes;
  return someResidueAtMost(Y, Other.StepBytes, StepBytes, Last - First + 1,
                           RunBytes + Other.RunBytes - 2);
}

bool ByteRuns::overlaps(const ByteRuns &Other) const {
  if (isOneRun() && Other.isOneRun())
    return true;
  if (Rows > Other.Rows)
    return Other.overlaps(*this);
  RowRange Mine = rowsMeeting(Other.BeginBytes, Other.endBytes());
  for (int64_t I = Mine.First; I <= Mine.Last; ++I) {
    Row MyRow = row(I);
    RowRange Theirs = Other.rowsMeeting(MyRow.BeginBytes, MyRow.endBytes());
    for (int64_t J = Theirs.First; J <= Theirs.Last; ++J)
      if (MyRow.overlaps(Other.row(J)))
        return true;
  }
  return false;
}

/// Each run of Other must be inside of one run of this row, because the runs of
/// this row do not touch.
bool ByteRuns::Row::contains(const Row &Other) const {
  if (Other.BeginBytes < BeginBytes || endBytes() < Other.endBytes())
    return false;
  if (Other.RunBytes > RunBytes)
    return false;
  // Each run of Other must begin at most RunBytes - Other.RunBytes after the
  // start of a run of this row. So no distance, modulo StepBytes, is allowed to
  // be from FirstBad to StepBytes - 1.
  int64_t FirstBad = RunBytes - Other.RunBytes + 1;
  int64_t Y = Other.BeginBytes - BeginBytes + (StepBytes - FirstBad);
  return !someResidueAtMost(Y, Other.StepBytes, StepBytes, Other.Runs,
                            StepBytes - 1 - FirstBad);
}

bool ByteRuns::contains(const ByteRuns &Other) const {
  if (isOneRun())
    return true;
  for (int64_t I = 0; I < Other.Rows; ++I)
    if (!containsRow(Other.row(I)))
      return false;
  return true;
}

bool ByteRuns::containsRow(const Row &R) const {
  RowRange Mine = rowsMeeting(R.BeginBytes, R.endBytes());
  if (Mine.First > Mine.Last)
    return false;
  if (Mine.First == Mine.Last)
    return row(Mine.First).contains(R);
  for (int64_t I = 0; I < R.Runs; ++I) {
    int64_t Begin = R.BeginBytes + I * R.StepBytes;
    if (!containsBytes(Begin, Begin + R.RunBytes))
      return false;
  }
  return true;
}

/// Several runs of different rows can cover [Begin, End) together. In each
/// step, the loop takes the run that contains Begin and ends last, and moves
/// Begin to its end.
bool ByteRuns::containsBytes(int64_t Begin, int64_t End) const {
  while (Begin < End) {
    int64_t Reach = Begin;
    RowRange Mine = rowsMeeting(Begin, Begin + 1);
    for (int64_t I = Mine.First; I <= Mine.Last; ++I) {
      Row R = row(I);
      int64_t Run = (Begin - R.BeginBytes) / R.StepBytes;
      Reach = std::max(Reach, R.BeginBytes + Run * R.StepBytes + R.RunBytes);
    }
    if (Reach == Begin)
      return false;
    Begin = Reach;
  }
  return true;
}
