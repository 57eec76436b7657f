//===- Workers.cpp - Trials in processes of their own ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workers.h"

#include "PassStages.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace cmx::fuzz {

uint64_t milliseconds() {
  using namespace std::chrono;
  return uint64_t(duration_cast<std::chrono::milliseconds>(
                      steady_clock::now().time_since_epoch())
                      .count());
}

/// Returns the CPU time, in milliseconds, of the process that \p Clock
/// measures.
static uint64_t computedMilliseconds(clockid_t Clock) {
  timespec T;
  if (clock_gettime(Clock, &T) != 0)
    return 0;
  return uint64_t(T.tv_sec) * 1000 + uint64_t(T.tv_nsec) / 1000000;
}

Worker::Worker() {
  void *Shared = mmap(nullptr, sizeof(WorkerState), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (Shared == MAP_FAILED)
    report_fatal_error("no memory to share with workers");
  State = new (Shared) WorkerState();
}

Worker::~Worker() {
  if (ReadEnd >= 0)
    close(ReadEnd);
  munmap(State, sizeof(WorkerState));
}

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

namespace {
/// Is written to the pipe before the texts of a result.
struct RecordHeader {
  uint64_t Seed, Pass;
  TrialStatus Status;
  uint32_t KindBytes, TextBytes;
};
} // namespace

static void writeAll(int FD, const void *Data, size_t NumBytes) {
  const char *At = static_cast<const char *>(Data);
  while (NumBytes) {
    ssize_t Written = write(FD, At, NumBytes);
    if (Written < 0 && errno == EINTR)
      continue;
    if (Written <= 0)
      _exit(1); // The parent is gone.
    At += Written;
    NumBytes -= size_t(Written);
  }
}

static void writeFinding(int FD, const Finding &F) {
  const TrialResult &R = F.Result;
  RecordHeader H{F.Seed, F.Pass, R.Status, uint32_t(R.Kind.size()),
                 uint32_t(R.Text.size())};
  writeAll(FD, &H, sizeof(H));
  writeAll(FD, R.Kind.data(), R.Kind.size());
  writeAll(FD, R.Text.data(), R.Text.size());
}

/// Limits memory, because an endless loop of the compiler usually uses up all
/// memory before it reaches the time limit.
static void limitMemory() {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  return;
#endif
#endif
  constexpr rlim_t MaxBytes = rlim_t(3) << 30;
  rlimit Limit{MaxBytes, MaxBytes};
  setrlimit(RLIMIT_AS, &Limit);
  rlimit NoCore{0, 0};
  setrlimit(RLIMIT_CORE, &NoCore);
}

static void runTrials(WorkerState &State, int FD, const FuzzOptions &Opts,
                      uint64_t Seed, size_t FirstPass) {
  LLVMContext C;
  std::unique_ptr<Module> Kernel;
  std::optional<PassStages> Stages;
  for (size_t Pass = FirstPass; Pass != Opts.Passes.size(); ++Pass) {
    State.Pass = Pass;
    State.Seed = Seed;
    State.StartedMs = milliseconds();
    State.ComputedMs = computedMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
    TrialOptions Trial = trialOfSeed(Opts, Opts.Passes[Pass], Seed);
    if (!Kernel) {
      Kernel = trialKernel(C, Trial);
      Stages.emplace(*Kernel);
      // Another worker may have counted this kernel and crashed at a pass.
      if (Pass == 0)
        State.Census.count(*Kernel);
    }
    TrialResult R = runTrial(*Stages, Trial);
    State.Inputs += R.Inputs;
    State.SkippedInputs += R.SkippedInputs;
    State.OpenInputs += R.OpenInputs;
    State.Finalized += Trial.Finalize && R.Status == TrialStatus::Passed;
    if (R.Status != TrialStatus::Passed)
      writeFinding(FD, {Seed, Pass, std::move(R)});
    ++State.Done;
  }
}

[[noreturn]] static void work(WorkerState &State, int FD,
                              const FuzzOptions &Opts, const Batch &B) {
  limitMemory();
  for (uint64_t Seed = B.Begin; Seed != B.End; ++Seed)
    runTrials(State, FD, Opts, Seed, Seed == B.Begin ? B.FirstPass : 0);
  _exit(0);
}

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

void Worker::start(const FuzzOptions &Opts, const Batch &B) {
  int Ends[2];
  if (::pipe(Ends) != 0)
    report_fatal_error("no pipe to a worker");
  Work = B;
  State->Seed = B.Begin;
  State->Pass = B.FirstPass;
  State->StartedMs = milliseconds();
  State->ComputedMs = 0;
  State->Done = State->Inputs = State->SkippedInputs = 0;
  State->OpenInputs = State->Finalized = 0;
  State->Census = {};
  Received.clear();
  WasKilled = false;
  Pid = fork();
  if (Pid < 0)
    report_fatal_error("no process for a worker");
  if (Pid == 0) {
    close(Ends[0]);
    work(*State, Ends[1], Opts, B);
  }
  close(Ends[1]);
  ReadEnd = Ends[0];
}

bool Worker::receive() {
  char Buffer[65536];
  ssize_t Count = read(ReadEnd, Buffer, sizeof(Buffer));
  if (Count < 0 && errno == EINTR)
    return true;
  if (Count <= 0)
    return false;
  Received.append(Buffer, size_t(Count));
  return true;
}

std::vector<Finding> Worker::takeFindings() {
  std::vector<Finding> Findings;
  size_t At = 0;
  while (Received.size() - At >= sizeof(RecordHeader)) {
    RecordHeader H;
    memcpy(&H, Received.data() + At, sizeof(H));
    size_t NumBytes = sizeof(H) + H.KindBytes + H.TextBytes;
    if (Received.size() - At < NumBytes)
      break;
    TrialResult R;
    R.Status = H.Status;
    R.Kind = Received.substr(At + sizeof(H), H.KindBytes);
    R.Text = Received.substr(At + sizeof(H) + H.KindBytes, H.TextBytes);
    Findings.push_back({H.Seed, size_t(H.Pass), std::move(R)});
    At += NumBytes;
  }
  Received.erase(0, At);
  return Findings;
}

/// On a busy machine, a worker may get no time to compute, so the limit is a
/// limit of CPU time. A worker that only waits is treated as hanging after ten
/// times the limit.
bool Worker::hangs(unsigned Seconds) const {
  constexpr uint64_t MostWaiting = 10;
  uint64_t LimitMs = uint64_t(Seconds) * 1000;
  uint64_t NowMs = milliseconds(), StartedMs = State->StartedMs;
  clockid_t Clock;
  if (NowMs <= StartedMs + LimitMs || clock_getcpuclockid(Pid, &Clock) != 0)
    return false;
  return computedMilliseconds(Clock) > State->ComputedMs + LimitMs ||
         NowMs > StartedMs + MostWaiting * LimitMs;
}

void Worker::kill() {
  if (Pid > 0)
    ::kill(Pid, SIGKILL);
  WasKilled = true;
}

std::string Worker::wait() {
  int Status = 0;
  while (waitpid(Pid, &Status, 0) < 0 && errno == EINTR)
    ;
  Pid = 0;
  close(ReadEnd);
  ReadEnd = -1;
  if (WIFEXITED(Status) && WEXITSTATUS(Status) == 0)
    return "";
  if (WIFSIGNALED(Status))
    return std::string("ended by signal ") + strsignal(WTERMSIG(Status));
  return "ended with status " + itostr(WEXITSTATUS(Status));
}

} // namespace cmx::fuzz
