//===- Grid.h - Running all threads of a kernel -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups run side by side on the cores of the machine. The threads of one group
// take turns: each runs until its end or a barrier. So a run is the same every
// time, whatever the number of cores, as long as groups do not share memory.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_GRID_H
#define CMX_ORACLE_RUNTIME_GRID_H

#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

namespace cmx::runtime {

/// The value of a kernel argument: its bytes. A surface's is its number in four
/// bytes.
using ArgValue = std::vector<uint8_t>;

/// A kernel in a form that can run: JIT-compiled or evaluated IR, vISA.
class Executable : public SiteNames {
public:
  /// Runs one thread to its end. Called from several threads of the process.
  virtual void run(ThreadContext &T, llvm::ArrayRef<ArgValue> Args) const = 0;
  /// Only then do threads of a group need stacks of their own.
  virtual bool usesBarriers() const = 0;
  /// Bytes of local memory the kernel asks for.
  virtual uint64_t slmBytes() const = 0;
};

struct RunOptions {
  GridShape Shape;
  unsigned Jobs = 0;                            ///< 0: one per core.
  uint64_t MaxInstructions = uint64_t(1) << 32; ///< Per thread.
  /// Called now and then from the calling thread.
  std::function<void(uint64_t ThreadsDone, uint64_t Threads)> Progress;
};

/// Threads of a group with barriers have stacks of their own; more than that
/// are an error.
constexpr uint64_t MaxThreadsAtBarrier = 1024;

/// False if a thread ended with an error; \p Errors knows it. Groups that come
/// after one with an error may not run. The grid has at most 2^40 threads.
bool runGrid(const Executable &K, llvm::ArrayRef<ArgValue> Args, Memory &Mem,
             const RunOptions &Opts, Reporter &Errors);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_GRID_H
