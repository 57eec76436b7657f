//===- Group.h - Threads that share local memory ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without barriers the threads of a group run one after the other. With
// barriers each thread needs a stack, that is, a thread of the operating
// system; these are the members of a Team. Only one member runs at any time:
// the one that has the turn. A member passes on its turn at its end and when it
// waits at a barrier. The turn goes to the next member in cyclic order that can
// continue. If no member can continue, the waiting members wait for members
// that have ended: divergence.
//
// The barrier is counted: each member counts its signals and waits, and the
// n-th wait lasts until every member has signalled n times. A named barrier has
// rounds. The signals name a number of threads; a round ends as soon as so many
// members have signalled. A wait lasts until the round of the member's last
// signal has ended.
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
  Diverged      ///< Others have ended; this member must report it.
};

/// The result of signalling a named barrier.
enum class SignalResult : uint8_t {
  Counted,
  Twice,        ///< The member has not waited since its last signal.
  OtherThreads, ///< Another signal of the round names another number.
};

/// A group has so many named barriers (Xe-HPC PRM, "Named barriers").
constexpr unsigned NumNamedBarriers = 32;

/// The stack of each thread. JIT-compiled kernels keep whole register files
/// there.
constexpr unsigned StackBytes = 8u << 20;

class Team {
public:
  explicit Team(unsigned NumMembers);
  ~Team();

  /// Calls Run for members 0, 1, ... as described above and waits until all
  /// have ended. Run returns false if the thread failed; then waiting members
  /// are released, and the others do not start.
  void run(llvm::function_ref<bool(unsigned Member)> Run);

  /// Called by members. False if the member has not waited since its last
  /// signal.
  bool signal(unsigned Member);
  WaitResult wait(unsigned Member);
  SignalResult namedSignal(unsigned Member, unsigned Barrier, unsigned Threads);
  WaitResult namedWait(unsigned Member, unsigned Barrier);
  /// The number of members that have signalled in this round, and the number
  /// that the round needs.
  std::pair<unsigned, unsigned> roundOf(unsigned Barrier) const;
  unsigned numMembers() const { return unsigned(Members.size()); }
  /// The number of members that have signalled as often as the waiting member,
  /// and the first that has not. Valid after Diverged.
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
    /// Of each named barrier, the round of a signal not yet waited for, or 0.
    std::array<uint64_t, NumNamedBarriers> Rounds{};
    /// The named barrier and the round for which it waits.
    std::optional<std::pair<unsigned, uint64_t>> WaitsFor;
    std::optional<llvm::thread> Stack;
  };

  void live(unsigned Me);
  /// Gives the turn to the next member after \p Me that can run. Lock is held.
  void passOn(unsigned Me);
  bool canRun(const Member &M, uint64_t FewestSignals) const;
  /// Passes on the turn of \p Me and waits until it comes back. Lock is held.
  WaitResult waitForTurn(unsigned Me, std::unique_lock<std::mutex> &Guard);

  mutable std::mutex Lock;
  std::deque<Member> Members;
  std::array<NamedBarrier, NumNamedBarriers> Named;
  std::condition_variable AllEnded;
  llvm::function_ref<bool(unsigned)> Run = nullptr;
  unsigned Turn; ///< numMembers(): nobody's.
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

/// The bytes of SLM before the first write.
constexpr uint8_t SLMGarbage = 0xa5;
/// A limit above that of any machine.
constexpr uint64_t MaxSLMBytes = uint64_t(1) << 24;

/// Makes SLM at least \p NumBytes long.
void growSLM(Group &G, const MemoryOptions &Opts, uint64_t NumBytes);

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_GROUP_H
