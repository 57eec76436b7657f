//===- Grid.h - Running all threads of a kernel -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups run in parallel on the cores of the host. The threads of one group
// take turns: each runs until its end or a barrier. So if groups do not share
// memory, each run gives the same result, whatever the number of cores.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_GRID_H
#define CMX_ORACLE_RUNTIME_GRID_H

#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

namespace cmx::runtime {

/// The bytes of a kernel argument. A surface is passed as its number, which has
/// four bytes.
using ArgValue = std::vector<uint8_t>;

/// A kernel in a form that can run: JIT-compiled IR, evaluated IR, or vISA.
class Executable : public SiteNames {
public:
  /// Runs one thread to its end. Several host threads may call this function at
  /// the same time.
  virtual void run(ThreadContext &T, llvm::ArrayRef<ArgValue> Args) const = 0;
  /// Does the kernel use barriers? If so, each thread of a group needs a stack
  /// of its own.
  virtual bool usesBarriers() const = 0;
  /// The size of the local memory that the kernel requires.
  virtual uint64_t slmBytes() const = 0;
};

struct RunOptions {
  GridShape Shape;
  unsigned Jobs = 0;                            ///< 0: one per core.
  uint64_t MaxInstructions = uint64_t(1) << 32; ///< Per thread.
  unsigned RegisterBytes = 32; ///< Of the platform, for inline assembly.
  /// Called from time to time, in the host thread that has called runGrid.
  std::function<void(uint64_t ThreadsDone, uint64_t Threads)> Progress;
};

/// The maximum size of a group that uses barriers. Larger groups are an error,
/// because each of their threads needs a stack of its own.
constexpr uint64_t MaxThreadsAtBarrier = 1024;

/// Runs all threads. If a thread ends with an error, \p Errors has this error,
/// and the function returns false. Groups after a group with an error need not
/// run. The grid must have at most 2^40 threads.
bool runGrid(const Executable &K, llvm::ArrayRef<ArgValue> Args, Memory &Mem,
             const RunOptions &Opts, Reporter &Errors);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_GRID_H
