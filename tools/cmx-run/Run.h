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

/// Runs \p K on all threads of the grid and prints notes. Prints a thread's
/// error and returns false. The progress line shows \p What.
bool runThreads(const runtime::Executable &K, RunState &State,
                const Options &Opts, llvm::StringRef What);

/// The same, but prints no errors.
bool runQuietly(const runtime::Executable &K, RunState &State,
                const Options &Opts, llvm::StringRef What);

/// As runThreads, and prints a line with threads, cores and time.
bool runAndReport(const runtime::Executable &K, RunState &State,
                  const Options &Opts, llvm::StringRef What);

/// A line with threads, cores and time.
void printRun(const Options &Opts, llvm::StringRef What, double Milliseconds);

using ProgressFunction = std::function<void(uint64_t Done, uint64_t Threads)>;
/// What shows the progress of \p What, if that is wanted. It must not outlive
/// \p What.
ProgressFunction progressOf(const Options &Opts, llvm::StringRef What);

/// A table of dynamic instruction counts, and lane operations.
void printCounts(const VISAExecutable &K);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_RUN_H
