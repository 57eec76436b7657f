//===- Grid.cpp - Running all threads of a kernel -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workers take the numbers of a few groups at a time from a common counter.
// After an error in group g, no group with a higher number starts. Workers have
// already taken all groups with lower numbers, and run these groups to their
// end. So the first error, in the order of thread numbers, is always found.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Grid.h"

#include "Group.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Memory.h"
#include "llvm/Support/Threading.h"

#include <atomic>
#include <chrono>

using namespace cmx::runtime;

namespace {

constexpr uint64_t MaxThreads = uint64_t(1) << 40;
/// The maximum number of threads that have stacks of their own at the same
/// time.
constexpr uint64_t MaxStacks = 4096;
constexpr unsigned MaxJobs = 256;

/// The data that the workers of one run share.
struct Run {
  const Executable &K;
  llvm::ArrayRef<ArgValue> Args;
  Memory &Mem;
  const RunOptions &Opts;
  Reporter &Errors;
  uint64_t NumGroups, GroupSize, Chunk = 1;
  std::atomic<uint64_t> NextGroup{0};
  std::atomic<uint64_t> FirstBadGroup{~uint64_t(0)};
  std::atomic<uint64_t> GroupsDone{0};
};

/// One host thread of the run.
class Worker {
public:
  explicit Worker(Run &R) : R(R) {
    G.NumThreads = unsigned(R.GroupSize);
    if (R.K.usesBarriers() && R.GroupSize > 1) {
      OwnTeam.emplace(G.NumThreads);
      G.Team = &*OwnTeam;
    }
  }
  void work();

private:
  bool runGroup(uint64_t GroupNumber);
  bool runThread(uint64_t GroupNumber, unsigned Local);
  void resetSLM();

  Run &R;
  Group G;
  std::optional<Team> OwnTeam;
};

} // namespace

void Worker::work() {
  while (true) {
    uint64_t Begin = R.NextGroup.fetch_add(R.Chunk);
    uint64_t End = std::min(Begin + R.Chunk, R.NumGroups);
    if (Begin >= End)
      return;
    for (uint64_t N = Begin; N != End; ++N) {
      if (N > R.FirstBadGroup.load(std::memory_order_relaxed))
        return;
      if (!runGroup(N)) {
        uint64_t Known = R.FirstBadGroup.load();
        while (N < Known && !R.FirstBadGroup.compare_exchange_weak(Known, N)) {
        }
        return;
      }
      R.GroupsDone.fetch_add(1, std::memory_order_relaxed);
    }
  }
}

void Worker::resetSLM() {
  if (R.Mem.isEndless())
    return;
  G.SLM.Data.clear();
  G.SLM.Undef.clear();
  G.SLM.Writers.clear();
  growSLM(G, R.Mem.options(), R.K.slmBytes());
}

bool Worker::runGroup(uint64_t GroupNumber) {
  resetSLM();
  if (!G.Team) {
    for (unsigned Local = 0; Local != G.NumThreads; ++Local)
      if (!runThread(GroupNumber, Local))
        return false;
    return true;
  }
  // Only one member runs at a time, so Succeeded needs no lock.
  bool Succeeded = true;
  G.Team->run([&](unsigned Local) {
    bool ThisOne = runThread(GroupNumber, Local);
    Succeeded &= ThisOne;
    return ThisOne;
  });
  return Succeeded;
}

bool Worker::runThread(uint64_t GroupNumber, unsigned Local) {
  ThreadContext T(R.Mem, R.Errors, R.K);
  const GridShape &Shape = R.Opts.Shape;
  T.Shape = Shape;
  T.RegisterBytes = R.Opts.RegisterBytes;
  T.OfGroup = &G;
  T.Number = GroupNumber * R.GroupSize + Local;
  T.BudgetAtStart = R.Opts.MaxInstructions;
  T.Budget = int64_t(std::min<uint64_t>(R.Opts.MaxInstructions, INT64_MAX));
  uint64_t GroupRest = GroupNumber;
  unsigned LocalRest = Local;
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    T.Ids.Group[Dim] = uint32_t(GroupRest % Shape.Groups[Dim]);
    GroupRest /= Shape.Groups[Dim];
    T.Ids.Local[Dim] = LocalRest % Shape.Local[Dim];
    LocalRest /= Shape.Local[Dim];
    T.Ids.Global[Dim] = T.Ids.Group[Dim] * Shape.Local[Dim] + T.Ids.Local[Dim];
  }
  R.K.run(T, R.Args);
  return !T.failed();
}

/// Returns the text of an error in the grid itself, or an empty text.
static std::string problemOf(const GridShape &Shape, const Executable &K) {
  uint64_t Threads = 1;
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    if (uint64_t(Shape.Groups[Dim]) * Shape.Local[Dim] > UINT32_MAX)
      return "expected fewer than 2^32 threads in each dimension, got " +
             llvm::utostr(uint64_t(Shape.Groups[Dim]) * Shape.Local[Dim]);
    for (uint32_t Factor : {Shape.Groups[Dim], Shape.Local[Dim]}) {
      if (Factor && Threads > MaxThreads / Factor)
        return "expected a grid of at most 2^40 threads, got more";
      Threads *= Factor;
    }
  }
  if (Shape.groupSize() > UINT32_MAX)
    return "expected fewer than 2^32 threads in a group, got " +
           llvm::utostr(Shape.groupSize());
  if (K.slmBytes() > MaxSLMBytes)
    return "expected at most " + llvm::utostr(MaxSLMBytes) +
           " bytes of shared local memory, got " + llvm::utostr(K.slmBytes());
  if (K.usesBarriers() && Shape.groupSize() > MaxThreadsAtBarrier)
    return "expected at most " + llvm::utostr(MaxThreadsAtBarrier) +
           " threads in a group that has barriers, got " +
           llvm::utostr(Shape.groupSize());
  return "";
}

/// Is there memory for \p Count stacks, and for their bookkeeping? If a thread
/// could not get its stack, the program would end.
static bool hasRoomForStacks(uint64_t Count) {
  std::error_code Error;
  llvm::sys::MemoryBlock Block = llvm::sys::Memory::allocateMappedMemory(
      Count * (StackBytes + StackBytes / 8), nullptr,
      llvm::sys::Memory::MF_READ, Error);
  if (Error)
    return false;
  return !llvm::sys::Memory::releaseMappedMemory(Block);
}

/// Returns the number of groups that may run in parallel if each of their
/// threads has a stack. Returns 0 if there is no room for one group.
static unsigned jobsWithStacks(unsigned Jobs, uint64_t GroupSize) {
  Jobs = unsigned(
      std::min<uint64_t>(Jobs, std::max<uint64_t>(MaxStacks / GroupSize, 1)));
  while (Jobs && !hasRoomForStacks(Jobs * GroupSize))
    Jobs /= 2;
  return Jobs;
}

static bool reportNotExecutable(Reporter &Errors, std::string Text) {
  RuntimeError E;
  E.Kind = ErrorKind::NotExecutable;
  E.Text = std::move(Text);
  Errors.report(std::move(E), 0);
  return false;
}

/// Starts the workers and waits for them. Reports progress if asked to.
static void runWorkers(Run &R, unsigned NumWorkers) {
  std::mutex Lock;
  std::condition_variable OneEnded;
  unsigned NumEnded = 0;
  std::vector<llvm::thread> Threads;
  Threads.reserve(NumWorkers);
  for (unsigned I = 0; I != NumWorkers; ++I)
    Threads.emplace_back(std::optional<unsigned>(StackBytes), [&] {
      Worker(R).work();
      std::lock_guard<std::mutex> Guard(Lock);
      ++NumEnded;
      OneEnded.notify_one();
    });
  if (R.Opts.Progress) {
    std::unique_lock<std::mutex> Guard(Lock);
    while (!OneEnded.wait_for(Guard, std::chrono::milliseconds(500),
                              [&] { return NumEnded == NumWorkers; })) {
      Guard.unlock();
      R.Opts.Progress(R.GroupsDone * R.GroupSize, R.NumGroups * R.GroupSize);
      Guard.lock();
    }
  }
  for (llvm::thread &T : Threads)
    T.join();
}

bool cmx::runtime::runGrid(const Executable &K, llvm::ArrayRef<ArgValue> Args,
                           Memory &Mem, const RunOptions &Opts,
                           Reporter &Errors) {
  std::string Problem = problemOf(Opts.Shape, K);
  if (!Problem.empty())
    return reportNotExecutable(Errors, std::move(Problem));
  Run R{K,
        Args,
        Mem,
        Opts,
        Errors,
        Opts.Shape.numGroups(),
        Opts.Shape.groupSize()};
  if (!R.NumGroups || !R.GroupSize)
    return true;
  unsigned Jobs = Opts.Jobs
                      ? Opts.Jobs
                      : llvm::hardware_concurrency().compute_thread_count();
  Jobs =
      unsigned(std::min<uint64_t>(std::clamp(Jobs, 1u, MaxJobs), R.NumGroups));
  if (K.usesBarriers())
    Jobs = jobsWithStacks(Jobs, R.GroupSize);
  if (Jobs == 0)
    return reportNotExecutable(
        Errors, "expected memory for the stacks of " +
                    llvm::utostr(R.GroupSize) + " threads in a group (" +
                    llvm::utostr(R.GroupSize * StackBytes >> 20) +
                    " MiB), got less");
  // Chunks are small enough to balance the work, and large enough for few
  // accesses to the counter.
  R.Chunk = std::clamp<uint64_t>(R.NumGroups / (uint64_t(Jobs) * 16), 1, 64);
  if (Jobs == 1 && !Opts.Progress)
    Worker(R).work();
  else
    runWorkers(R, Jobs);
  return R.FirstBadGroup.load() == ~uint64_t(0);
}
