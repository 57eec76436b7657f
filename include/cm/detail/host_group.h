//===- host_group.h - Threads and memory of the host ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the functions of host_runtime.h. They are weak, so that several
// translation units of a program can include cm/cm_host.h.
//
// In a group of several threads, each thread has its own stack. A thread runs
// until it ends or waits at a barrier. Then the next thread that can continue
// runs, in the order of the threads' numbers. The n-th wait at a barrier lasts
// until each thread of the group has signalled n times. A named barrier has
// rounds. Its signals say how many threads take part, and a round ends when
// this number of threads have signalled.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_HOST_GROUP_H
#define CM_DETAIL_HOST_GROUP_H

#include "host_runtime.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <sys/mman.h>
#include <ucontext.h>

// File-scope variables of kernels are placed in these sections (cm/cm.h).
extern "C" {
__attribute__((weak)) extern char __start_cm_data[], __stop_cm_data[];
__attribute__((weak)) extern char __start_cm_bss[], __stop_cm_bss[];
}

namespace cm::host::runtime {

/// A surface is an image if it has planes, else a buffer.
struct surface {
  unsigned char *Start;
  uint64_t NumBytes;
  std::vector<plane> Planes;
};
struct allocation {
  unsigned char *Start;
  uint64_t NumBytes;
};

/// Entries that are found by number.
template <class T> class table {
  std::vector<T> Entries;
  std::vector<bool> Used;

public:
  int add(T Entry) {
    // The number of shared local memory is given to no other surface.
    for (size_t I = 0; I < Entries.size(); ++I)
      if (!Used[I] && I != size_t(SharedLocalMemory)) {
        Entries[I] = Entry;
        Used[I] = true;
        return int(I);
      }
    Entries.push_back(Entry);
    Used.push_back(Entries.size() - 1 != size_t(SharedLocalMemory));
    return Used.back() ? int(Entries.size()) - 1 : add(Entry);
  }
  void remove(int Number) { Used[Number] = false; }
  T *find(uint64_t Number) {
    return Number < Entries.size() && Used[Number] ? &Entries[Number] : nullptr;
  }
  size_t size() const { return Entries.size(); }
};

inline table<const surface *> &surfaces() {
  static table<const surface *> Table;
  return Table;
}
inline table<allocation> &allocations() {
  static table<allocation> Table;
  return Table;
}

/// Saves and restores the bytes of the file-scope variables of kernels.
class thread_variables {
  std::vector<char> Copy;

  template <class F> static void for_each_section(F Do) {
    if (__start_cm_data)
      Do(__start_cm_data, size_t(__stop_cm_data - __start_cm_data));
    if (__start_cm_bss)
      Do(__start_cm_bss, size_t(__stop_cm_bss - __start_cm_bss));
  }

public:
  void save() {
    Copy.clear();
    for_each_section([&](char *Start, size_t Size) {
      Copy.insert(Copy.end(), Start, Start + Size);
    });
  }
  void restore() const {
    const char *From = Copy.data();
    for_each_section([&](char *Start, size_t Size) {
      std::memcpy(Start, From, Size);
      From += Size;
    });
  }
};

/// The number of named barriers of a group.
constexpr unsigned NamedBarriers = 32;
struct named_barrier {
  unsigned Threads = 0, Arrived = 0;
  uint64_t Round = 1;
};

/// A thread of a group, with its own stack.
class fiber {
public:
  enum class state { NotStarted, Waiting, Running, Ended };
  state State = state::NotStarted;
  uint64_t Signals = 0, Waits = 0;
  /// For each named barrier, the round in which the thread signalled, or 0 if
  /// it has not signalled since its last wait.
  std::array<uint64_t, NamedBarriers> Rounds = {};
  /// The named barrier for which the thread waits, or NamedBarriers if it waits
  /// for none.
  unsigned WaitsFor = NamedBarriers;
  uint64_t Round = 0; ///< The round in which it signalled that barrier.
  ucontext_t Context;
  thread_variables Variables;

  fiber() {
    Stack =
        mmap(nullptr, StackBytes, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (Stack == MAP_FAILED) {
      std::perror("cm: stack of a thread");
      std::exit(1);
    }
    mprotect(Stack, GuardBytes, PROT_NONE);
  }
  ~fiber() { munmap(Stack, StackBytes); }
  fiber(const fiber &) = delete;
  fiber &operator=(const fiber &) = delete;

  void prepare(ucontext_t *After, void (*Entry)()) {
    State = state::NotStarted;
    Signals = Waits = 0;
    Rounds = {};
    WaitsFor = NamedBarriers;
    getcontext(&Context);
    Context.uc_stack.ss_sp = Stack;
    Context.uc_stack.ss_size = StackBytes;
    Context.uc_link = After;
    makecontext(&Context, Entry, 0);
  }

private:
  static constexpr size_t StackBytes = size_t(8) << 20, GuardBytes = 4096;
  void *Stack;
};

/// A kernel and its arguments.
struct any_call {
  virtual void run() const = 0;
};
template <class... P> struct call : any_call {
  void (*Kernel)(P...);
  std::tuple<P...> Values;

  call(void (*Kernel)(P...), std::tuple<P...> Values)
      : Kernel(Kernel), Values(Values) {}
  void run() const override { run(std::index_sequence_for<P...>()); }
  template <size_t... I> void run(std::index_sequence<I...>) const {
    Kernel(std::get<I>(Values)...);
  }
};

/// The state of the running launch.
struct launch_state {
  place Place = {};
  const any_call *Kernel = nullptr;
  thread_variables Initial;
  std::vector<unsigned char> SLM;
  /// Empty if a group has one thread.
  std::vector<std::unique_ptr<fiber>> Fibers;
  std::array<named_barrier, NamedBarriers> Named;
  ucontext_t Scheduler;
  size_t Current = 0;
};
inline launch_state &launched() {
  static launch_state State;
  return State;
}

__attribute__((weak)) const place &here() { return launched().Place; }

__attribute__((weak)) void fail(const char *Text) {
  const place &P = here();
  std::fprintf(stderr, "cm: error: thread %u,%u,%u (group %u,%u,%u): %s\n",
               P.Global[0], P.Global[1], P.Global[2], P.Group[0], P.Group[1],
               P.Group[2], Text);
  std::abort();
}

inline void check_access(const std::string &What, const unsigned char *Start,
                         uint64_t Size, uint64_t Offset, uint64_t NumBytes,
                         unsigned AlignBytes, int Lane) {
  std::string Of = Lane < 0 ? "" : "lane " + std::to_string(Lane) + ": ";
  if (AlignBytes > 1 && Offset % AlignBytes)
    fail(("[message-misaligned] " + Of + What + ": expected a multiple of " +
          std::to_string(AlignBytes) + " bytes, got " + std::to_string(Offset))
             .c_str());
  if (!Start || NumBytes > Size || Offset > Size - NumBytes)
    fail(("[message-out-of-bounds] " + Of + What + " has " +
          std::to_string(Size) + " bytes, accessed " + std::to_string(Offset) +
          " to " + std::to_string(Offset + NumBytes - 1))
             .c_str());
}

inline const surface &surface_of(SurfaceIndex S) {
  const surface **Found = surfaces().find(uint64_t(uint(S)));
  if (!Found)
    fail(("[no-surface] no surface has the number " + std::to_string(int(S)))
             .c_str());
  return **Found;
}

__attribute__((weak)) unsigned char *in_surface(SurfaceIndex S,
                                                uint64_t OffsetBytes,
                                                uint64_t NumBytes,
                                                unsigned AlignBytes, int Lane) {
  if (int(S) == SharedLocalMemory) {
    std::vector<unsigned char> &SLM = launched().SLM;
    check_access("shared local memory", SLM.data(), SLM.size(), OffsetBytes,
                 NumBytes, AlignBytes, Lane);
    return SLM.data() + OffsetBytes;
  }
  const surface &Found = surface_of(S);
  check_access("surface " + std::to_string(int(S)), Found.Start, Found.NumBytes,
               OffsetBytes, NumBytes, AlignBytes, Lane);
  return Found.Start + OffsetBytes;
}

__attribute__((weak)) unsigned char *in_svm(uint64_t Address, uint64_t NumBytes,
                                            unsigned AlignBytes, int Lane) {
  for (size_t I = 0; I < allocations().size(); ++I) {
    const allocation *A = allocations().find(I);
    uint64_t Start = A ? reinterpret_cast<uint64_t>(A->Start) : 0;
    if (!A || Address < Start || Address - Start >= A->NumBytes)
      continue;
    check_access("memory", A->Start, A->NumBytes, Address - Start, NumBytes, 1,
                 Lane);
    check_access("memory", A->Start, ~uint64_t(0), Address, NumBytes,
                 AlignBytes, Lane);
    return A->Start + (Address - Start);
  }
  char Text[80];
  std::snprintf(Text, sizeof(Text),
                "[message-out-of-bounds] no memory of the kernel is at 0x%llx",
                static_cast<unsigned long long>(Address));
  fail(Text);
}

__attribute__((weak)) const plane &plane_of(SurfaceIndex S, int Number) {
  const surface &Found = surface_of(S);
  if (Found.Planes.empty())
    fail(("[surface-kind] expected an image, got surface " +
          std::to_string(int(S)) + ", a buffer")
             .c_str());
  if (Number < 0 || size_t(Number) >= Found.Planes.size())
    fail(("[message-out-of-bounds] surface " + std::to_string(int(S)) +
          " has " + std::to_string(Found.Planes.size()) +
          " planes, accessed plane " + std::to_string(Number))
             .c_str());
  const plane &P = Found.Planes[Number];
  if (!P.Rows || !P.WidthBytes)
    fail(("[message-out-of-bounds] surface " + std::to_string(int(S)) +
          " has no pixels")
             .c_str());
  return P;
}

__attribute__((weak)) void no_pixel(SurfaceIndex S, uint U, uint Row,
                                    uint Slice, int Lane) {
  const plane &P = plane_of(S, 0);
  auto Text = [](uint64_t N) { return std::to_string(N); };
  fail(("[message-out-of-bounds] lane " + Text(uint64_t(Lane)) + ": surface " +
        Text(uint64_t(uint(S))) + " has " + Text(P.WidthBytes / P.PixelBytes) +
        " x " + Text(P.Rows / P.Slices) + " x " + Text(P.Slices) +
        " pixels, accessed " + Text(U) + "," + Text(Row) + "," + Text(Slice))
           .c_str());
}

/// The value of each byte of shared local memory before the first write.
constexpr unsigned char SLMGarbage = 0xa5;

__attribute__((weak)) void reserve_slm(unsigned NumBytes) {
  std::vector<unsigned char> &SLM = launched().SLM;
  if (SLM.size() < NumBytes)
    SLM.resize(NumBytes, SLMGarbage);
}

// ---- Barriers ---------------------------------------------------------------

inline fiber *current_fiber() {
  launch_state &L = launched();
  return L.Fibers.empty() ? nullptr : L.Fibers[L.Current].get();
}

/// Lets the other threads of the group run, and returns when \p Me can
/// continue.
inline void let_others_run(fiber &Me) {
  Me.State = fiber::state::Waiting;
  Me.Variables.save();
  swapcontext(&Me.Context, &launched().Scheduler);
  Me.Variables.restore();
}

__attribute__((weak)) void signal_barrier() {
  fiber *Me = current_fiber();
  if (!Me)
    return;
  if (Me->Signals != Me->Waits)
    fail("[barrier-divergence] the barrier is signalled twice without a wait "
         "between");
  ++Me->Signals;
}

__attribute__((weak)) void wait_at_barrier() {
  fiber *Me = current_fiber();
  if (!Me)
    return;
  if (Me->Signals == Me->Waits)
    fail("[barrier-divergence] waits at the barrier without a signal before");
  ++Me->Waits;
  let_others_run(*Me);
}

inline void fail_named(unsigned Barrier, const std::string &Text) {
  fail(("[barrier-divergence] barrier " + std::to_string(Barrier) + " " + Text)
           .c_str());
}

__attribute__((weak)) void signal_named(unsigned Barrier, unsigned Threads) {
  launch_state &L = launched();
  size_t Members = L.Fibers.empty() ? 1 : L.Fibers.size();
  if (Barrier >= NamedBarriers)
    fail("[not-executable] a group has 32 named barriers");
  if (!Threads || Threads > Members)
    fail_named(Barrier, "waits for " + std::to_string(Threads) +
                            " threads, and the group has " +
                            std::to_string(Members));
  fiber *Me = current_fiber();
  if (!Me)
    return;
  named_barrier &B = L.Named[Barrier];
  if (Me->Rounds[Barrier])
    fail_named(Barrier, "is signalled twice without a wait between");
  if (B.Arrived && B.Threads != Threads)
    fail_named(Barrier, "waits for " + std::to_string(B.Threads) +
                            " threads by one signal, for " +
                            std::to_string(Threads) + " by another");
  B.Threads = Threads;
  Me->Rounds[Barrier] = B.Round;
  if (++B.Arrived == Threads) {
    B.Arrived = 0;
    ++B.Round;
  }
}

__attribute__((weak)) void wait_at_named(unsigned Barrier) {
  fiber *Me = current_fiber();
  if (!Me || Barrier >= NamedBarriers)
    return;
  Me->Round = std::exchange(Me->Rounds[Barrier], 0);
  if (!Me->Round)
    fail_named(Barrier, "is waited for without a signal before");
  Me->WaitsFor = Barrier;
  let_others_run(*Me);
  Me->WaitsFor = NamedBarriers;
}

// ---- The grid ---------------------------------------------------------------

inline void run_fiber() {
  launched().Kernel->run();
  current_fiber()->State = fiber::state::Ended;
}

inline void set_place(size_t Member) {
  place &P = launched().Place;
  uint64_t Rest = Member;
  for (int D = 0; D < 3; ++D) {
    P.Local[D] = uint(Rest % P.LocalSize[D]);
    P.Global[D] = P.Group[D] * P.LocalSize[D] + P.Local[D];
    Rest /= P.LocalSize[D];
  }
}

/// Returns the index of the first thread that can continue. The search begins
/// at index \p Start and wraps around. If no thread can continue, returns the
/// size of the group.
inline size_t next_fiber(size_t Start) {
  launch_state &L = launched();
  size_t N = L.Fibers.size();
  uint64_t Fewest = ~uint64_t(0);
  for (const auto &F : L.Fibers)
    Fewest = F->Signals < Fewest ? F->Signals : Fewest;
  for (size_t I = 0; I < N; ++I) {
    const fiber &F = *L.Fibers[(Start + I) % N];
    if (F.State == fiber::state::NotStarted ||
        (F.State == fiber::state::Waiting &&
         (F.WaitsFor < NamedBarriers ? L.Named[F.WaitsFor].Round > F.Round
                                     : F.Waits <= Fewest)))
      return (Start + I) % N;
  }
  return N;
}

inline void run_group() {
  launch_state &L = launched();
  L.SLM.clear();
  L.Named = {};
  if (L.Fibers.empty()) {
    set_place(0);
    L.Initial.restore();
    L.Kernel->run();
    return;
  }
  for (auto &F : L.Fibers)
    F->prepare(&L.Scheduler, run_fiber);
  size_t N = L.Fibers.size();
  for (size_t Next = 0; (Next = next_fiber(Next)) != N; Next = (Next + 1) % N) {
    L.Current = Next;
    set_place(Next);
    fiber &F = *L.Fibers[Next];
    if (F.State == fiber::state::NotStarted)
      L.Initial.restore();
    F.State = fiber::state::Running;
    swapcontext(&L.Scheduler, &F.Context);
  }
  for (size_t I = 0; I < N; ++I)
    if (L.Fibers[I]->State == fiber::state::Waiting) {
      set_place(I);
      fail("[barrier-divergence] waits at the barrier, but another thread of "
           "the group has ended");
    }
}

inline void run_grid(std::array<uint, 3> Grid, std::array<uint, 3> Group,
                     const any_call &Kernel) {
  launch_state &L = launched();
  if (L.Kernel) {
    std::fprintf(stderr, "cm: error: a kernel launches a kernel\n");
    std::abort();
  }
  L.Kernel = &Kernel;
  size_t Members = 1;
  for (int D = 0; D < 3; ++D) {
    if (!Group[D] || Grid[D] % Group[D]) {
      std::fprintf(stderr,
                   "cm: error: the grid of %u threads in direction %d is no "
                   "whole number of groups of %u\n",
                   Grid[D], D, Group[D]);
      std::abort();
    }
    L.Place.LocalSize[D] = Group[D];
    L.Place.GroupCount[D] = Grid[D] / Group[D];
    Members *= Group[D];
  }
  L.Fibers.clear();
  if (Members > 1)
    for (size_t I = 0; I < Members; ++I)
      L.Fibers.push_back(std::make_unique<fiber>());
  L.Initial.save();
  auto &[X, Y, Z] = L.Place.Group;
  auto &[CountX, CountY, CountZ] = L.Place.GroupCount;
  for (Z = 0; Z < CountZ; ++Z)
    for (Y = 0; Y < CountY; ++Y)
      for (X = 0; X < CountX; ++X)
        run_group();
  L.Initial.restore();
  L.Fibers.clear();
  L.Kernel = nullptr;
}

} // namespace cm::host::runtime

#endif // CM_DETAIL_HOST_GROUP_H
