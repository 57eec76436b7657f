//===- Group.h - Threads that share local memory ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without barriers, the threads of a group run one after the other. With
// barriers, each thread needs a stack, that is, a thread of the operating
// system. These threads are the members of a Team. Only one member runs at any
// time: the one that has the turn. A member gives up its turn when it ends and
// when it waits at a barrier. The next member in cyclic order that can continue
// gets the turn. If no member can continue, members wait for other members that
// have ended. This error is called divergence.
//
// For the group's barrier, each member counts its signals and waits: its n-th
// wait lasts until every member has signalled n times. A named barrier has
// rounds. Each signal names a number of threads. A round ends as soon as this
// number of members have signalled. A wait lasts until the round of the
// member's last signal has ended.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_RUNTIME_GROUP_H
#define CMX_LIB_ORACLE_RUNTIME_GROUP_H

#include "Block.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/thread.h"

#include <array>
#include <condition_variable>
#include <deque>

namespace cmx::runtime {

/// The result of waiting at a barrier.
enum class WaitResult : uint8_t {
  Passed,
  NotSignalled, ///< The member has not signalled before.
  Stopped,      ///< Another thread of the group failed.
  Diverged      ///< Other members have ended; this one reports it.
};

/// The result of signalling a named barrier.
enum class SignalResult : uint8_t {
  Counted,
  Twice,        ///< The member has not waited since its last signal.
  OtherThreads, ///< Signals of one round name different thread counts.
};

/// The number of named barriers of a group (Xe-HPC PRM, "Named barriers").
constexpr unsigned NumNamedBarriers = 32;

/// The size of each thread's stack. JIT-compiled kernels keep whole register
/// files on the stack.
constexpr unsigned StackBytes = 8u << 20;

class Team {
public:
  explicit Team(unsigned NumMembers);
  ~Team();

  /// Calls Run for members 0, 1, ... as described above and waits until all
  /// have ended. Run returns false if the thread failed. Then waiting members
  /// are released, and members that have not started yet do not start.
  void run(llvm::function_ref<bool(unsigned Member)> Run);

  /// Called by members. Returns false if \p Member has not waited since its
  /// last signal.
  bool signal(unsigned Member);
  WaitResult wait(unsigned Member);
  SignalResult namedSignal(unsigned Member, unsigned Barrier, unsigned Threads);
  WaitResult namedWait(unsigned Member, unsigned Barrier);
  /// Returns how many members have signalled in the present round of named
  /// barrier \p Barrier, and how many the round needs.
  std::pair<unsigned, unsigned> roundOf(unsigned Barrier) const;
  unsigned numMembers() const { return unsigned(Members.size()); }
  /// Returns how many members have signalled at least as often as \p Member has
  /// waited, and the first member that has signalled less often. Valid after a
  /// wait of \p Member has returned Diverged.
  std::pair<unsigned, unsigned> arrivedAndMissing(unsigned Member) const;

private:
  enum class State : uint8_t { NotStarted, Running, Waiting, Ended };
  struct NamedBarrier {
    unsigned Threads = 0, Arrived = 0;
    uint64_t Round = 1;
  };
  struct Member {
    std::condition_variable Wake;
    State S = State::Ended;
    uint64_t Signals = 0, Waits = 0;
    /// For each named barrier, the round in which this member has signalled, if
    /// it has not waited for that round yet; else 0.
    std::array<uint64_t, NumNamedBarriers> Rounds{};
    /// The named barrier and the round for which this member waits.
    std::optional<std::pair<unsigned, uint64_t>> WaitsFor;
    std::optional<llvm::thread> Stack;
  };

  void live(unsigned Me);
  /// Gives the turn to the next member after \p Me that can run. Lock is held.
  void passOn(unsigned Me);
  bool canRun(const Member &M, uint64_t FewestSignals) const;
  /// Gives up the turn of \p Me and waits until \p Me has the turn again. Lock
  /// is held.
  WaitResult waitForTurn(unsigned Me, std::unique_lock<std::mutex> &Guard);

  mutable std::mutex Lock;
  std::deque<Member> Members;
  std::array<NamedBarrier, NumNamedBarriers> Named;
  std::condition_variable AllEnded;
  llvm::function_ref<bool(unsigned)> Run = nullptr;
  unsigned Turn; ///< numMembers() if no member has the turn.
  bool Stop = false, Diverged = false, Quit = false;
};

class Group {
public:
  /// Local memory of the group. Empty in endless memory.
  Block SLM;
  unsigned NumThreads = 1;
  /// Null if threads run one after the other.
  class Team *Team = nullptr;
};

/// The value of each byte of SLM before the first write.
constexpr uint8_t SLMGarbage = 0xa5;
/// The largest SLM that a kernel may request; no machine has as much.
constexpr uint64_t MaxSLMBytes = uint64_t(1) << 24;

/// Makes SLM at least \p NumBytes long.
void growSLM(Group &G, const MemoryOptions &Opts, uint64_t NumBytes);

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_GROUP_H
