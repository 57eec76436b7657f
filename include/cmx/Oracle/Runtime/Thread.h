//===- Thread.h - One hardware thread of a run ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The environment of a running thread: its ids, memory, the local memory and
// barrier of its group, its budget of instructions, and its error reporter. The
// JIT, the IR evaluator and the vISA interpreter all use it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_THREAD_H
#define CMX_ORACLE_RUNTIME_THREAD_H

#include "cmx/Oracle/Runtime/Memory.h"

#include <array>
#include <csetjmp>
#include <functional>
#include <map>
#include <mutex>
#include <tuple>

namespace cmx::runtime {

enum class ErrorKind : uint8_t {
#define CMX_RUNTIME_ERROR(Enum, Name, Description) Enum,
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
};
/// "division-by-zero"
llvm::StringRef errorName(ErrorKind K);
/// Notes do not end the run.
bool isNote(ErrorKind K);

enum class Id : uint8_t {
#define CMX_RUNTIME_ID(Enum, Name) Enum,
#include "cmx/Oracle/Runtime/Ids.def"
};

/// In each dimension, the number of groups and of threads in each group.
struct GridShape {
  std::array<uint32_t, 3> Groups{1, 1, 1};
  std::array<uint32_t, 3> Local{1, 1, 1};
  uint64_t numGroups() const {
    return uint64_t(Groups[0]) * Groups[1] * Groups[2];
  }
  uint64_t groupSize() const {
    return uint64_t(Local[0]) * Local[1] * Local[2];
  }
};

/// The kinds of points at which other threads or functions may access memory.
enum class SyncKind : uint8_t { Call, Signal, Wait, NamedSignal, NamedWait };

struct ThreadIds {
  std::array<uint32_t, 3> Group{}, Local{};
  /// Position in the whole grid: group id * local size + local id.
  std::array<uint32_t, 3> Global{};
};

struct RuntimeError {
  ErrorKind Kind;
  ThreadIds Thread;
  int Lane = -1;     ///< -1: no single lane.
  std::string Where; ///< "function 'f': instruction '...'"
  std::string Text;  ///< Expected and actual value.
  /// "[division-by-zero] function 'f': instruction '...': thread 3,1 (group
  /// ...): lane 5: ..."
  std::string str() const;
};

class SiteNames;

/// Collects errors and notes of all threads, which may call the reporter at the
/// same time. The reporter keeps one note for each kind and instruction. Among
/// errors, it keeps only that of the thread with the lowest number, so that
/// reports do not depend on the schedule.
class Reporter {
public:
  void report(RuntimeError E, uint64_t ThreadNumber);
  bool hasError() const;
  std::optional<RuntimeError> error() const;
  /// Returns the notes, ordered by the first thread that reported each note. If
  /// there is an error, only notes of threads up to the thread with the error.
  std::vector<RuntimeError> notes() const;

  /// Would the reporter drop another note of this kind at this site? If not,
  /// records the site. This check is much cheaper than making the text of the
  /// note.
  bool isKnownNote(ErrorKind K, const SiteNames &Names, SiteId Site,
                   uint64_t ThreadNumber);

private:
  struct Note {
    uint64_t ThreadNumber;
    uint64_t Order; ///< Numbers notes as they arrive.
    RuntimeError E;
  };

  mutable std::mutex Lock;
  std::optional<std::pair<uint64_t, RuntimeError>> First;
  std::map<std::pair<ErrorKind, std::string>, Note> Notes;
  std::map<std::tuple<ErrorKind, const SiteNames *, SiteId>, uint64_t> Known;
  uint64_t NumArrived = 0;
};

/// Describes the sites of an executable.
class SiteNames {
public:
  virtual ~SiteNames();
  /// "function 'f': instruction '...'"
  virtual std::string describe(SiteId Site) const = 0;
};

/// The local memory and the barriers that the threads of a group share. runGrid
/// makes groups.
class Group;

class ThreadContext {
public:
  ThreadContext(Memory &Mem, Reporter &Errors, const SiteNames &Names);

  Memory &Mem;
  Reporter &Errors;
  const SiteNames &Names;
  ThreadIds Ids;
  GridShape Shape;
  uint64_t Number = 0;            ///< In the order of the grid.
  uint32_t BindlessSurface = ~0u; ///< Set by the kernel.
  unsigned RegisterBytes = 32;    ///< Of a GRF in inline assembly.
  uint64_t PrivateBytes = 0;      ///< Of private memory; 0: not known.
  Group *OfGroup = nullptr;
  /// The number of instructions that are left; negative if the budget is
  /// exceeded.
  int64_t Budget = INT64_MAX;
  uint64_t BudgetAtStart = INT64_MAX;
  /// The instruction that is being executed; for errors and writers.
  SiteId Site = NoSite;
  /// In endless memory, where misalignment is not an error: the site of the
  /// first message with a misaligned address.
  SiteId UnalignedSite = NoSite;
  /// In endless memory: has a message accessed the first or last bytes of the
  /// address space?
  bool NearStart = false, NearEnd = false;
  /// If set, the evaluator calls it before each call of an unknown function,
  /// and barriers call it before each of their halves. Only named barriers use
  /// \p Barrier and \p Threads.
  std::function<void(SyncKind, uint32_t Barrier, uint32_t Threads)> OnSync;
  /// The JIT sets it: the place to which functions of GenericABI.def jump in
  /// order to end the thread.
  std::jmp_buf *Abort = nullptr;

  uint32_t id(Id Which, unsigned R0Dword = 0) const;

  /// Reports an error or note at the present site. Returns true for a note.
  /// Returns false for an error; then the thread must end.
  bool report(ErrorKind K, llvm::StringRef Text, int Lane = -1);
  bool failed() const { return Failed; }
  void noteUnaligned() {
    if (UnalignedSite == NoSite)
      UnalignedSite = Site;
  }
  /// Records whether an access touches the first or the last NearBytes bytes of
  /// the address space. No copy is longer than NearBytes, so the accesses of a
  /// copy that wraps around touch both.
  void noteAddresses(uint64_t First, uint64_t Last) {
    constexpr uint64_t NearBytes = 1u << 16;
    NearStart |= First < NearBytes || Last < First;
    NearEnd |= Last >= -NearBytes || Last < First;
  }
  /// Takes \p Count instructions from the budget. Reports an error and returns
  /// false if the budget is used up.
  bool spend(uint64_t Count) {
    Budget -= int64_t(Count);
    return Budget >= 0 || overBudget();
  }

  /// Waits for the other threads of the group. Returns false if the thread must
  /// end. A thread without a group, or alone in its group, never waits.
  bool barrier();
  /// The two halves of a barrier. A second signal before the wait, or a wait
  /// without a signal, is reported as barrier-divergence.
  bool barrierSignal();
  bool barrierWait();
  /// The two halves of named barrier \p Barrier. A wait lasts until \p Threads
  /// threads have signalled.
  bool namedSignal(uint32_t Barrier, uint32_t Threads);
  bool namedWait(uint32_t Barrier);
  /// Makes local memory at least \p NumBytes long. Until its bytes are written,
  /// they are garbage (0xa5); if undefined bytes are tracked, they are
  /// undefined.
  bool reserveSLM(uint64_t NumBytes);

private:
  bool overBudget();
  bool hasTeam();
  bool Failed = false;
};

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_THREAD_H
