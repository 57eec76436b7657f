//===- Options.h - Command line of cmx-fuzz ---------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXFUZZ_OPTIONS_H
#define CMX_TOOLS_CMXFUZZ_OPTIONS_H

#include "cmx/Oracle/Fuzz/Fuzzer.h"

namespace cmx {

struct Options {
  FuzzOptions Fuzz;
  std::string SaveFolder;
  std::string Program; ///< Of this process, for reproducing and reducing.
  bool Replay = false; ///< Run one seed in this process, with a full report.
  bool PrintKernel = false;
  bool Reduce = false;
  bool Quiet = false;
  bool PrintTable = false;            ///< Of the census.
  std::string TotalsFile;             ///< Not empty: gets the totals as JSON.
  std::vector<std::string> JoinFiles; ///< Totals to add up; no run then.
  std::string CheckFile;              ///< Not empty: a kernel to try instead.
  std::string Expect; ///< Expected kind of failure of CheckFile.
};

/// Parses the command line. Prints a message and returns nothing if it is
/// wrong.
std::optional<Options> parseOptions(int Argc, char **Argv);

} // namespace cmx

#endif // CMX_TOOLS_CMXFUZZ_OPTIONS_H
