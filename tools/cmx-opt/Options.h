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

/// Parses the command line. If it is wrong, prints errors and returns
/// std::nullopt; the exit status must then be ExitUsage. --help and --version
/// end the program.
std::optional<CompileOptions> parseOptions(int Argc, char **Argv);

/// Was -print-passes or -print-intrinsics given? Then the program does nothing
/// else.
bool shouldPrintPasses();
bool shouldPrintIntrinsics();

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_OPTIONS_H
