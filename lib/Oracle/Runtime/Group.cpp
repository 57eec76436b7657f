//===- Group.cpp - Threads that share local memory ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Group.h"

using namespace cmx::runtime;

Team::Team(unsigned NumMembers) : Members(NumMembers), Turn(NumMembers) {
  for (unsigned Me = 0; Me != NumMembers; ++Me)
    Members[Me].Stack.emplace(std::optional<unsigned>(StackBytes),
                              [this, Me] { live(Me); });
}

Team::~Team() {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Quit = true;
    for (Member &M : Members)
      M.Wake.notify_one();
  }
  for (Member &M : Members)
    M.Stack->join();
}

void Team::run(llvm::function_ref<bool(unsigned)> RunMember) {
  std::unique_lock<std::mutex> Guard(Lock);
  for (Member &M : Members) {
    M.S = State::NotStarted;
    M.Signals = M.Waits = 0;
    M.Rounds = {};
    M.WaitsFor.reset();
  }
  Named = {};
  Run = RunMember;
  Stop = Diverged = false;
  Turn = 0;
  Members.front().Wake.notify_one();
  AllEnded.wait(Guard, [this] { return Turn == numMembers(); });
}

void Team::live(unsigned Me) {
  Member &M = Members[Me];
  std::unique_lock<std::mutex> Guard(Lock);
  while (true) {
    M.Wake.wait(Guard, [&] { return Turn == Me || Quit; });
    if (Quit)
      return;
    if (!Stop) {
      M.S = State::Running;
      Guard.unlock();
      bool Succeeded = Run(Me);
      Guard.lock();
      Stop |= !Succeeded;
    }
    M.S = State::Ended;
    passOn(Me);
  }
}

bool Team::canRun(const Member &M, uint64_t FewestSignals) const {
  if (M.S == State::Ended)
    return false;
  if (Stop || M.S == State::NotStarted)
    return true;
  return M.WaitsFor ? Named[M.WaitsFor->first].Round > M.WaitsFor->second
                    : M.Waits <= FewestSignals;
}

void Team::passOn(unsigned Me) {
  uint64_t FewestSignals = ~uint64_t(0);
  for (const Member &M : Members)
    FewestSignals = std::min(FewestSignals, M.Signals);
  unsigned FirstWaiting = numMembers();
  for (unsigned I = 0; I != numMembers(); ++I) {
    unsigned Next = (Me + 1 + I) % numMembers();
    if (canRun(Members[Next], FewestSignals)) {
      Turn = Next;
      Members[Next].Wake.notify_one();
      return;
    }
    if (Members[Next].S == State::Waiting)
      FirstWaiting = std::min(FirstWaiting, Next);
  }
  Turn = FirstWaiting;
  if (FirstWaiting == numMembers()) {
    AllEnded.notify_one();
    return;
  }
  Stop = Diverged = true;
  Members[FirstWaiting].Wake.notify_one();
}

bool Team::signal(unsigned Me) {
  std::lock_guard<std::mutex> Guard(Lock);
  Member &M = Members[Me];
  if (M.Signals != M.Waits)
    return false;
  ++M.Signals;
  return true;
}

WaitResult Team::wait(unsigned Me) {
  std::unique_lock<std::mutex> Guard(Lock);
  Member &M = Members[Me];
  if (M.Waits == M.Signals)
    return WaitResult::NotSignalled;
  ++M.Waits;
  return waitForTurn(Me, Guard);
}

SignalResult Team::namedSignal(unsigned Me, unsigned Barrier,
                               unsigned Threads) {
  std::lock_guard<std::mutex> Guard(Lock);
  NamedBarrier &B = Named[Barrier];
  uint64_t &Mine = Members[Me].Rounds[Barrier];
  if (Mine)
    return SignalResult::Twice;
  if (B.Arrived && B.Threads != Threads)
    return SignalResult::OtherThreads;
  B.Threads = Threads;
  Mine = B.Round;
  if (++B.Arrived == Threads) {
    B.Arrived = 0;
    ++B.Round;
  }
  return SignalResult::Counted;
}

WaitResult Team::namedWait(unsigned Me, unsigned Barrier) {
  std::unique_lock<std::mutex> Guard(Lock);
  Member &M = Members[Me];
  uint64_t Round = std::exchange(M.Rounds[Barrier], 0);
  if (!Round)
    return WaitResult::NotSignalled;
  M.WaitsFor = {Barrier, Round};
  WaitResult Result = waitForTurn(Me, Guard);
  M.WaitsFor.reset();
  return Result;
}

std::pair<unsigned, unsigned> Team::roundOf(unsigned Barrier) const {
  std::lock_guard<std::mutex> Guard(Lock);
  return {Named[Barrier].Arrived, Named[Barrier].Threads};
}

WaitResult Team::waitForTurn(unsigned Me, std::unique_lock<std::mutex> &Guard) {
  Member &M = Members[Me];
  M.S = State::Waiting;
  passOn(Me);
  M.Wake.wait(Guard, [&] { return Turn == Me; });
  M.S = State::Running;
  if (!Stop)
    return WaitResult::Passed;
  // The first member that wakes up after the divergence reports it.
  bool Reports = Diverged;
  Diverged = false;
  return Reports ? WaitResult::Diverged : WaitResult::Stopped;
}

std::pair<unsigned, unsigned> Team::arrivedAndMissing(unsigned Me) const {
  std::lock_guard<std::mutex> Guard(Lock);
  unsigned Arrived = 0, Missing = numMembers();
  for (unsigned I = 0; I != numMembers(); ++I) {
    if (Members[I].Signals >= Members[Me].Waits)
      ++Arrived;
    else if (Missing == numMembers())
      Missing = I;
  }
  return {Arrived, Missing};
}

void cmx::runtime::growSLM(Group &G, const MemoryOptions &Opts,
                           uint64_t NumBytes) {
  if (NumBytes <= G.SLM.size())
    return;
  G.SLM.Data.resize(NumBytes, SLMGarbage);
  if (Opts.TrackUndefined)
    G.SLM.Undef.resize(NumBytes, 1);
  if (Opts.TrackWriters)
    G.SLM.Writers.resize(NumBytes, NoSite);
}
