//===- Thread.cpp - One hardware thread of a run --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Thread.h"

#include "Group.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace cmx::runtime;

llvm::StringRef cmx::runtime::errorName(ErrorKind K) {
  switch (K) {
#define CMX_RUNTIME_ERROR(Enum, Name, Description)                             \
  case ErrorKind::Enum:                                                        \
    return Name;
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
  }
  llvm_unreachable("all kinds handled");
}

bool cmx::runtime::isNote(ErrorKind K) {
  switch (K) {
#define CMX_RUNTIME_ERROR(Enum, Name, Description)
#define CMX_RUNTIME_NOTE(Enum, Name, Description) case ErrorKind::Enum:
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
    return true;
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// Prints a position as "3,1", with a third number if this number is not zero.
static std::string position(const std::array<uint32_t, 3> &P) {
  std::string S = (llvm::Twine(P[0]) + "," + llvm::Twine(P[1])).str();
  if (P[2])
    S += "," + llvm::utostr(P[2]);
  return S;
}

std::string RuntimeError::str() const {
  std::string S = ("[" + errorName(Kind) + "] ").str();
  if (!Where.empty())
    S += Where + ": ";
  S += "thread " + position(Thread.Global) + " (group " +
       position(Thread.Group) + ")";
  if (Lane >= 0)
    S += ": lane " + llvm::itostr(Lane);
  if (!Text.empty())
    S += ": " + Text;
  return S;
}

void Reporter::report(RuntimeError E, uint64_t ThreadNumber) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!isNote(E.Kind)) {
    if (!First || ThreadNumber < First->first)
      First.emplace(ThreadNumber, std::move(E));
    return;
  }
  std::pair<ErrorKind, std::string> Key(E.Kind, E.Where);
  auto It = Notes.find(Key);
  if (It == Notes.end())
    Notes.emplace(std::move(Key),
                  Note{ThreadNumber, NumArrived++, std::move(E)});
  else if (ThreadNumber < It->second.ThreadNumber)
    It->second = Note{ThreadNumber, NumArrived++, std::move(E)};
}

bool Reporter::hasError() const {
  std::lock_guard<std::mutex> Guard(Lock);
  return First.has_value();
}

std::optional<RuntimeError> Reporter::error() const {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!First)
    return std::nullopt;
  return First->second;
}

std::vector<RuntimeError> Reporter::notes() const {
  std::lock_guard<std::mutex> Guard(Lock);
  std::vector<const Note *> Sorted;
  for (const auto &Entry : Notes)
    if (!First || Entry.second.ThreadNumber <= First->first)
      Sorted.push_back(&Entry.second);
  std::sort(Sorted.begin(), Sorted.end(), [](const Note *A, const Note *B) {
    return std::tie(A->ThreadNumber, A->Order) <
           std::tie(B->ThreadNumber, B->Order);
  });
  std::vector<RuntimeError> Result;
  Result.reserve(Sorted.size());
  for (const Note *N : Sorted)
    Result.push_back(N->E);
  return Result;
}

bool Reporter::isKnownNote(ErrorKind K, const SiteNames &Names, SiteId Site,
                           uint64_t ThreadNumber) {
  std::lock_guard<std::mutex> Guard(Lock);
  auto [It, IsNew] =
      Known.emplace(std::make_tuple(K, &Names, Site), ThreadNumber);
  if (IsNew)
    return false;
  if (It->second <= ThreadNumber)
    return true;
  It->second = ThreadNumber;
  return false;
}

SiteNames::~SiteNames() = default;

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

ThreadContext::ThreadContext(Memory &Mem, Reporter &Errors,
                             const SiteNames &Names)
    : Mem(Mem), Errors(Errors), Names(Names) {}

uint32_t ThreadContext::id(Id Which, unsigned R0Dword) const {
  switch (Which) {
  case Id::ThreadX:
    return Ids.Global[0];
  case Id::ThreadY:
    return Ids.Global[1];
  case Id::GroupIdX:
  case Id::GroupIdY:
  case Id::GroupIdZ:
    return Ids.Group[unsigned(Which) - unsigned(Id::GroupIdX)];
  case Id::LocalIdX:
  case Id::LocalIdY:
  case Id::LocalIdZ:
    return Ids.Local[unsigned(Which) - unsigned(Id::LocalIdX)];
  case Id::LocalSizeX:
  case Id::LocalSizeY:
  case Id::LocalSizeZ:
    return Shape.Local[unsigned(Which) - unsigned(Id::LocalSizeX)];
  case Id::GroupCountX:
  case Id::GroupCountY:
  case Id::GroupCountZ:
    return Shape.Groups[unsigned(Which) - unsigned(Id::GroupCountX)];
  case Id::BindlessSurface:
    return BindlessSurface;
  case Id::ThreadNumber:
    return uint32_t(Number);
  case Id::R0:
    switch (R0Dword) {
    case 1:
      return Ids.Group[0];
    case 6:
      return Ids.Group[1];
    case 7:
      return Ids.Group[2];
    default:
      return 0;
    }
  }
  llvm_unreachable("all ids handled");
}

bool ThreadContext::report(ErrorKind K, llvm::StringRef Text, int Lane) {
  bool Note = isNote(K);
  if (Failed)
    return false;
  if (Note && Errors.isKnownNote(K, Names, Site, Number))
    return true;
  RuntimeError E;
  E.Kind = K;
  E.Thread = Ids;
  E.Lane = Lane;
  if (Site != NoSite)
    E.Where = Names.describe(Site);
  E.Text = Text.str();
  Errors.report(std::move(E), Number);
  Failed = !Note;
  return Note;
}

bool ThreadContext::overBudget() {
  return report(ErrorKind::InstructionLimit,
                "more than " + llvm::utostr(BudgetAtStart) + " instructions");
}

bool ThreadContext::barrier() { return barrierSignal() && barrierWait(); }

/// Is there no other thread to wait for?
static bool isAlone(const Group *G) { return !G || G->NumThreads <= 1; }

bool ThreadContext::hasTeam() {
  return OfGroup->Team ||
         report(ErrorKind::NotExecutable,
                "a barrier in a kernel that is said to have none");
}

bool ThreadContext::barrierSignal() {
  if (OnSync)
    OnSync(SyncKind::Signal, 0, 0);
  if (isAlone(OfGroup))
    return true;
  if (!hasTeam())
    return false;
  if (OfGroup->Team->signal(unsigned(Number % OfGroup->NumThreads)))
    return true;
  return report(ErrorKind::BarrierDivergence,
                "the barrier is signalled twice without a wait between");
}

bool ThreadContext::barrierWait() {
  if (OnSync)
    OnSync(SyncKind::Wait, 0, 0);
  if (isAlone(OfGroup))
    return true;
  if (!hasTeam())
    return false;
  unsigned Me = unsigned(Number % OfGroup->NumThreads);
  switch (OfGroup->Team->wait(Me)) {
  case WaitResult::Passed:
    return true;
  case WaitResult::NotSignalled:
    return report(ErrorKind::BarrierDivergence,
                  "waits at the barrier without a signal before");
  case WaitResult::Stopped:
    Failed = true;
    return false;
  case WaitResult::Diverged:
    break;
  }
  auto [Arrived, Missing] = OfGroup->Team->arrivedAndMissing(Me);
  const std::array<uint32_t, 3> &Size = Shape.Local;
  std::array<uint32_t, 3> Other{Missing % Size[0], Missing / Size[0] % Size[1],
                                Missing / Size[0] / Size[1]};
  return report(ErrorKind::BarrierDivergence,
                "expected " + llvm::utostr(OfGroup->NumThreads) +
                    " threads at the barrier, got " + llvm::utostr(Arrived) +
                    "; the thread with local id " + position(Other) +
                    " has ended");
}

static std::string named(uint32_t Barrier) {
  return "barrier " + llvm::utostr(Barrier);
}

bool ThreadContext::namedSignal(uint32_t Barrier, uint32_t Threads) {
  if (OnSync)
    OnSync(SyncKind::NamedSignal, Barrier, Threads);
  if (Barrier >= NumNamedBarriers)
    return report(ErrorKind::NotExecutable,
                  "expected a named barrier from 0 to " +
                      llvm::utostr(NumNamedBarriers - 1) + ", got " +
                      llvm::utostr(Barrier));
  if (!OfGroup)
    return true;
  if (Threads == 0 || Threads > OfGroup->NumThreads)
    return report(ErrorKind::BarrierDivergence,
                  named(Barrier) + " waits for " + llvm::utostr(Threads) +
                      " threads, and the group has " +
                      llvm::utostr(OfGroup->NumThreads));
  if (isAlone(OfGroup))
    return true;
  if (!hasTeam())
    return false;
  switch (OfGroup->Team->namedSignal(unsigned(Number % OfGroup->NumThreads),
                                     Barrier, Threads)) {
  case SignalResult::Counted:
    return true;
  case SignalResult::Twice:
    return report(ErrorKind::BarrierDivergence,
                  named(Barrier) +
                      " is signalled twice without a wait between");
  case SignalResult::OtherThreads:
    break;
  }
  return report(ErrorKind::BarrierDivergence,
                named(Barrier) + " waits for " +
                    llvm::utostr(OfGroup->Team->roundOf(Barrier).second) +
                    " threads by one signal, for " + llvm::utostr(Threads) +
                    " by another");
}

bool ThreadContext::namedWait(uint32_t Barrier) {
  if (OnSync)
    OnSync(SyncKind::NamedWait, Barrier, 0);
  if (isAlone(OfGroup) || Barrier >= NumNamedBarriers)
    return true; // namedSignal has reported a wrong number.
  if (!hasTeam())
    return false;
  switch (OfGroup->Team->namedWait(unsigned(Number % OfGroup->NumThreads),
                                   Barrier)) {
  case WaitResult::Passed:
    return true;
  case WaitResult::NotSignalled:
    return report(ErrorKind::BarrierDivergence,
                  "waits at " + named(Barrier) + " without a signal before");
  case WaitResult::Stopped:
    Failed = true;
    return false;
  case WaitResult::Diverged:
    break;
  }
  auto [Arrived, Threads] = OfGroup->Team->roundOf(Barrier);
  return report(ErrorKind::BarrierDivergence,
                "expected " + llvm::utostr(Threads) + " threads at " +
                    named(Barrier) + ", got " + llvm::utostr(Arrived));
}

bool ThreadContext::reserveSLM(uint64_t NumBytes) {
  if (NumBytes > MaxSLMBytes)
    return report(ErrorKind::NotExecutable,
                  "expected at most " + llvm::utostr(MaxSLMBytes) +
                      " bytes of shared local memory, got " +
                      llvm::utostr(NumBytes));
  if (Mem.isEndless())
    return true;
  if (!OfGroup)
    return report(ErrorKind::NotExecutable,
                  "shared local memory outside of a group of threads");
  growSLM(*OfGroup, Mem.options(), NumBytes);
  return true;
}
