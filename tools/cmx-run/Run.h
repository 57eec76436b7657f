//===- Run.h - Running one form of a kernel ---------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_RUN_H
#define CMX_TOOLS_CMXRUN_RUN_H

#include "Arguments.h"

#include "cmx/Oracle/Interpreter/Interpreter.h"

namespace cmx {

/// Runs \p K on all threads of the grid and prints notes; a thread's error is
/// printed too, and then false is returned. \p What is shown as progress.
bool runThreads(const runtime::Executable &K, RunState &State,
                const Options &Opts, llvm::StringRef What);

/// The same, without a word about errors.
bool runQuietly(const runtime::Executable &K, RunState &State,
                const Options &Opts, llvm::StringRef What);

/// As runThreads, and one line with threads, cores and time.
bool runAndReport(const runtime::Executable &K, RunState &State,
                  const Options &Opts, llvm::StringRef What);

/// A table of dynamic instruction counts, and lane operations.
void printCounts(const VISAExecutable &K);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_RUN_H
