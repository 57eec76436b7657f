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
  std::string Program; ///< Path of cmx-fuzz, for commands and scripts.
  bool Replay = false; ///< Run one seed in this process, with a full report.
  bool PrintKernel = false;
  bool Reduce = false;
  bool Quiet = false;
  bool PrintTable = false; ///< Print the table of the census.
  /// If not empty, the file to which the totals are written as JSON.
  std::string TotalsFile;
  /// If not empty, files with totals to add up; then no trial is run.
  std::vector<std::string> JoinFiles;
  /// If not empty, a kernel to run instead of random kernels.
  std::string CheckFile;
  std::string Expect; ///< Expected kind of failure of CheckFile.
};

/// Parses the command line. If it is wrong, prints a message and returns
/// std::nullopt.
std::optional<Options> parseOptions(int Argc, char **Argv);

} // namespace cmx

#endif // CMX_TOOLS_CMXFUZZ_OPTIONS_H
