//===- Workers.h - Trials in processes of their own -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each worker is a forked process with a range of seeds. In shared memory, it
// tells the parent which seed it works on and since when. To a pipe, it writes
// the results of trials that did not pass. If it ends early, its last trial has
// failed, and another worker continues after this trial.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_WORKERS_H
#define CMX_LIB_ORACLE_FUZZ_WORKERS_H

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include <atomic>
#include <sys/types.h>

namespace cmx::fuzz {

/// Memory that a worker and the parent share.
struct WorkerState {
  std::atomic<uint64_t> Seed, Pass; ///< Pass: an index of FuzzOptions::Passes.
  std::atomic<uint64_t> StartedMs;
  std::atomic<uint64_t> ComputedMs; ///< CPU time at the start of the trial.
  std::atomic<uint64_t> Done, Inputs, SkippedInputs, OpenInputs, Finalized;
  KernelCensus Census; ///< Complete when the worker has ended.
};

/// The seeds from Begin to End - 1. All passes are tried on each seed, but on
/// the first seed only the passes from FirstPass on.
struct Batch {
  uint64_t Begin = 0, End = 0;
  size_t FirstPass = 0;
};

/// The result of one trial that did not pass.
struct Finding {
  uint64_t Seed = 0;
  size_t Pass = 0; ///< Like WorkerState::Pass.
  TrialResult Result;
};

class Worker {
public:
  Worker();
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  bool isRunning() const { return Pid > 0; }
  int pipe() const { return ReadEnd; }
  const Batch &batch() const { return Work; }
  const WorkerState &state() const { return *State; }

  /// Forks. The child never returns.
  void start(const FuzzOptions &Opts, const Batch &B);
  /// Reads the bytes that have arrived. Returns false at the end of the pipe.
  bool receive();
  /// Removes the complete records from the received bytes and returns them.
  std::vector<Finding> takeFindings();
  /// Has the present trial taken too long? The limit is \p Seconds of CPU time.
  bool hangs(unsigned Seconds) const;
  void kill();
  bool wasKilled() const { return WasKilled; }
  /// Waits for the end of the process. Returns an empty text if the process
  /// ended regularly, and otherwise the reason.
  std::string wait();

private:
  WorkerState *State;
  Batch Work;
  pid_t Pid = 0;
  bool WasKilled = false;
  int ReadEnd = -1;
  std::string Received;
};

uint64_t milliseconds();

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_WORKERS_H
