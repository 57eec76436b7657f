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

/// The options of the command line for a device. The progress line shows
/// \p What, which must outlive the device.
launch::DeviceOptions deviceOptions(const Program &P, const Options &Opts,
                                    llvm::StringRef What);

/// Memory and arguments at the start of a run on the CPU.
struct RunState {
  launch::CPUDevice D;
  RunMemory Mem;

  RunState(const Program &P, llvm::ArrayRef<Binding> Bindings,
           const Options &Opts, llvm::StringRef What,
           runtime::MemoryOptions Track = {});
  runtime::Memory &memory() { return D.memory(); }
};

/// Prints \p E as a note if the evaluator can run the kernel; else returns it.
llvm::Error noteEvaluation(llvm::Error E);

/// Runs \p K on all threads of the grid and prints notes. If a thread has an
/// error, prints it and returns false.
bool runThreads(const runtime::Executable &K, RunState &State,
                const Options &Opts);

/// As runThreads, but prints neither notes nor errors.
bool runQuietly(const runtime::Executable &K, RunState &State,
                const Options &Opts);

/// As runThreads, and prints a line with threads, cores and time.
bool runAndReport(const runtime::Executable &K, RunState &State,
                  const Options &Opts, llvm::StringRef What);

/// Prints a line with threads, cores and time.
void printRun(const Options &Opts, llvm::StringRef What, double Milliseconds);

/// Prints a table of dynamic instruction counts, and the number of lane
/// operations.
void printCounts(const VISAExecutable &K);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_RUN_H
