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

/// Returns the options for a device, as the command line sets them. The
/// progress line shows \p What, which must outlive the device.
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

/// If \p E only says that the evaluator must run the kernel, prints it as a
/// note. Else returns \p E.
llvm::Error noteEvaluation(llvm::Error E);

/// Runs \p K on all threads of the grid and prints notes. If a thread has an
/// error, prints it and returns false.
bool runThreads(const runtime::Executable &K, RunState &State,
                const Options &Opts);

/// Does the same as runThreads, but prints neither notes nor errors.
bool runQuietly(const runtime::Executable &K, RunState &State,
                const Options &Opts);

/// Does the same as runThreads, and then the same as printRun.
bool runAndReport(const runtime::Executable &K, RunState &State,
                  const Options &Opts, llvm::StringRef What);

/// Prints a line with the numbers of threads and cores, and with the time.
void printRun(const Options &Opts, llvm::StringRef What, double Milliseconds);

/// Prints a table with counts of the executed instructions, and the number of
/// operations that single lanes executed.
void printCounts(const VISAExecutable &K);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_RUN_H
