//===- Totals.h - Results of fuzzing, to print and to join ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The results of one run, or of several runs with the same options and
// different seeds, perhaps on different machines. Totals can be written as
// JSON, read again and joined.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_FUZZ_TOTALS_H
#define CMX_ORACLE_FUZZ_TOTALS_H

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace cmx {

/// Seeds from First to Last, both included.
struct SeedRange {
  uint64_t First = 0, Last = 0;
};

struct FuzzTotals {
  struct Example {
    uint64_t Count = 0;
    std::string Arguments; ///< As trialArguments returns them.
    std::string Text;
  };
  struct Failure {
    std::string Arguments, Kind, Text;
  };

  /// The options that decide which trials belong to a seed.
  std::string Options;
  uint64_t NumPasses = 1;
  std::vector<SeedRange> Seeds; ///< Ascending.
  uint64_t Kernels = 0, Inputs = 0, SkippedInputs = 0, OpenInputs = 0;
  uint64_t Finalized = 0;
  CensusTable Census;                     ///< Of the kernels before any pass.
  std::map<std::string, Example> Refused; ///< By kind.
  std::vector<Failure> Failures;
  double Seconds = 0; ///< Of all runs together.
  bool TimedOut = false;
};

FuzzTotals totalsOf(const FuzzOptions &Opts, const FuzzSummary &S);

/// Adds \p Part to \p Total. Returns an error if a seed is in both, or if the
/// options differ.
llvm::Error join(FuzzTotals &Total, const FuzzTotals &Part);

llvm::json::Value toJSON(const FuzzTotals &T);
bool fromJSON(const llvm::json::Value &V, FuzzTotals &T, llvm::json::Path P);

void printTotals(const FuzzTotals &T, llvm::raw_ostream &OS);

/// Returns \p Opts with its seeds limited to those of shard \p Index of \p
/// NumShards. The first shard has index 1. The sizes of shards differ by at
/// most one seed, and a shard may have no seed.
FuzzOptions shardOf(FuzzOptions Opts, uint64_t Index, uint64_t NumShards);

} // namespace cmx

#endif // CMX_ORACLE_FUZZ_TOTALS_H
