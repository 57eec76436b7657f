//===- Options.h - Command line of cmx-cc -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXCC_OPTIONS_H
#define CMX_TOOLS_CMXCC_OPTIONS_H

#include "driver/CompileOptions.h"

namespace cmx {

struct CommandLine {
  bool PreprocessOnly = false;
  std::vector<CompileOptions> Inputs; ///< At least one.
};

/// Parses the command line. If it is wrong, prints errors and returns
/// std::nullopt; the exit status must then be ExitUsage. --help and --version
/// end the program.
std::optional<CommandLine> parseOptions(int Argc, char **Argv);

} // namespace cmx

#endif // CMX_TOOLS_CMXCC_OPTIONS_H
