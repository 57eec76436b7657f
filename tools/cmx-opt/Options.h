//===- Options.h - Command line of cmx-opt ----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_OPTIONS_H
#define CMX_TOOLS_CMXOPT_OPTIONS_H

#include "driver/CompileOptions.h"

namespace cmx {

/// Parses the command line. Prints errors and returns nothing if it is wrong;
/// the status is ExitUsage. --help and --version end the program.
std::optional<CompileOptions> parseOptions(int Argc, char **Argv);

/// Was -print-passes given? Then nothing else is to be done.
bool shouldPrintPasses();
bool shouldPrintIntrinsics();

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_OPTIONS_H
