//===- GridTest.cpp - Threads, groups, barriers ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestBase.h"

#include "llvm/ADT/StringSet.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace cmx::runtime;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

GridShape shape(std::array<uint32_t, 3> Groups, std::array<uint32_t, 3> Local) {
  GridShape S;
  S.Groups = Groups;
  S.Local = Local;
  return S;
}

/// Writes \p Value at byte 4 * T.Number of surface 0.
void storeAtNumber(ThreadContext &T, uint32_t Value) {
  blockStore(T, Space::Surface, 0, T.Number * 4, 4, 4,
             reinterpret_cast<const uint8_t *>(&Value));
}

uint32_t dwordAt(const Memory &M, uint32_t Surface, uint64_t Index) {
  uint32_t Value;
  std::memcpy(&Value, M.surfaceBytes(Surface).data() + Index * 4, 4);
  return Value;
}

TEST(Grid, EveryThreadRunsOnceWithItsIds) {
  GridShape S = shape({3, 4, 2}, {2, 1, 5});
  for (unsigned Jobs : {1u, 4u}) {
    Memory M;
    M.addSurface(bufferDesc("out", 3 * 4 * 2 * 10 * 4));
    LambdaKernel K([](ThreadContext &T) {
      uint32_t Group =
          T.id(Id::GroupIdX) + 3 * T.id(Id::GroupIdY) + 12 * T.id(Id::GroupIdZ);
      uint32_t Local =
          T.id(Id::LocalIdX) + 2 * T.id(Id::LocalIdY) + 2 * T.id(Id::LocalIdZ);
      EXPECT_EQ(T.Number, Group * 10 + Local);
      EXPECT_EQ(T.id(Id::ThreadX), T.id(Id::GroupIdX) * 2 + T.id(Id::LocalIdX));
      EXPECT_EQ(T.id(Id::ThreadY), T.id(Id::GroupIdY));
      EXPECT_EQ(T.Ids.Global[2], T.id(Id::GroupIdZ) * 5 + T.id(Id::LocalIdZ));
      EXPECT_EQ(T.id(Id::LocalSizeZ), 5u);
      EXPECT_EQ(T.id(Id::GroupCountX), 3u);
      EXPECT_EQ(T.id(Id::GroupCountY), 4u);
      EXPECT_EQ(T.id(Id::R0, 1), T.id(Id::GroupIdX));
      EXPECT_EQ(T.id(Id::R0, 6), T.id(Id::GroupIdY));
      EXPECT_EQ(T.id(Id::R0, 7), T.id(Id::GroupIdZ));
      EXPECT_EQ(T.id(Id::R0, 0), 0u);
      storeAtNumber(T, 100 + uint32_t(T.Number));
    });
    EXPECT_EQ(runText(K, M, S, Jobs), "");
    for (unsigned I = 0; I != 240; ++I)
      EXPECT_EQ(dwordAt(M, 0, I), 100 + I);
  }
}

TEST(Grid, EmptyGridIsFine) {
  Memory M;
  LambdaKernel K([](ThreadContext &) { FAIL() << "nothing to run"; });
  EXPECT_EQ(runText(K, M, shape({4, 0, 1}, {1, 1, 1})), "");
  EXPECT_EQ(runText(K, M, shape({4, 1, 1}, {1, 1, 0})), "");
}

TEST(Grid, AbsurdGridsAreErrors) {
  Memory M;
  LambdaKernel K([](ThreadContext &) { FAIL() << "must not run"; }, true);
  EXPECT_THAT(runText(K, M, shape({1u << 31, 1u << 31, 1}, {1, 1, 1})),
              HasSubstr("expected a grid of at most 2^40 threads, got more"));
  EXPECT_THAT(runText(K, M, shape({1u << 31, 1, 1}, {4, 1, 1})),
              HasSubstr("expected fewer than 2^32 threads in each dimension, "
                        "got 8589934592"));
  EXPECT_THAT(runText(K, M, shape({1, 1, 1}, {1025, 1, 1})),
              HasSubstr("expected at most 1024 threads in a group that has "
                        "barriers, got 1025"));
  LambdaKernel Large([](ThreadContext &) {}, false, uint64_t(1) << 40);
  EXPECT_THAT(runText(Large, M, {}),
              HasSubstr("expected at most 16777216 bytes of shared local "
                        "memory, got 1099511627776"));
}

TEST(Grid, ErrorOfTheLowestThreadIsReportedWhateverTheSchedule) {
  for (unsigned Jobs : {1u, 2u, 4u, 7u})
    for (unsigned Round = 0; Round != 20; ++Round) {
      Memory M;
      LambdaKernel K([](ThreadContext &T) {
        T.Site = T.Number;
        if (T.Number % 100 != 37)
          return;
        // Of the threads that fail, the one with the lowest number reports
        // late.
        if (T.Number == 37)
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
        EXPECT_FALSE(T.report(ErrorKind::DivisionByZero, "1 by 0", 3));
        EXPECT_TRUE(T.failed());
      });
      EXPECT_EQ(runText(K, M, shape({50, 20, 1}, {1, 1, 1}), Jobs),
                "[division-by-zero] site 37: thread 37,0 (group 37,0): lane "
                "3: 1 by 0");
    }
}

TEST(Grid, NotesDoNotEndTheRunAndComeOncePerSite) {
  for (unsigned Jobs : {1u, 4u}) {
    Memory M;
    LambdaKernel K([](ThreadContext &T) {
      for (unsigned Turn = 0; Turn != 3; ++Turn) {
        T.Site = 1 + T.Number % 2;
        EXPECT_TRUE(T.report(ErrorKind::RegionOutOfBounds, "lanes", 2));
      }
      EXPECT_FALSE(T.failed());
    });
    Reporter Errors;
    RunOptions Opts;
    Opts.Shape = shape({64, 1, 1}, {1, 1, 1});
    Opts.Jobs = Jobs;
    EXPECT_TRUE(runGrid(K, {}, M, Opts, Errors));
    auto Notes = Errors.notes();
    ASSERT_EQ(Notes.size(), 2u);
    EXPECT_EQ(Notes[0].str(), "[region-out-of-bounds] site 1: thread 0,0 "
                              "(group 0,0): lane 2: lanes");
    EXPECT_THAT(Notes[1].str(), HasSubstr("site 2: thread 1,0"));
  }
}

TEST(Grid, InstructionLimit) {
  Memory M;
  LambdaKernel K([](ThreadContext &T) {
    uint64_t Turns = 0;
    while (T.spend(10))
      ++Turns;
    EXPECT_EQ(Turns, 10u);
    EXPECT_FALSE(T.spend(1));
  });
  Reporter Errors;
  RunOptions Opts;
  Opts.MaxInstructions = 100;
  EXPECT_FALSE(runGrid(K, {}, M, Opts, Errors));
  EXPECT_THAT(Errors.error()->str(),
              HasSubstr("[instruction-limit] thread 0,0 (group 0,0): more "
                        "than 100 instructions"));
}

TEST(Grid, ProgressComesFromTheCallingThread) {
  Memory M;
  std::atomic<bool> Seen{false};
  LambdaKernel K([&](ThreadContext &T) {
    // The last thread waits until the run reports progress.
    for (unsigned I = 0; T.Number == 3 && !Seen && I != 10000; ++I)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  });
  Reporter Errors;
  RunOptions Opts;
  Opts.Shape = shape({4, 1, 1}, {1, 1, 1});
  Opts.Jobs = 2;
  auto Me = std::this_thread::get_id();
  Opts.Progress = [&](uint64_t Done, uint64_t Threads) {
    EXPECT_EQ(std::this_thread::get_id(), Me);
    EXPECT_LT(Done, 4u);
    EXPECT_EQ(Threads, 4u);
    Seen = true;
  };
  EXPECT_TRUE(runGrid(K, {}, M, Opts, Errors));
  EXPECT_TRUE(Seen);
}

//===----------------------------------------------------------------------===//
// Local memory
//===----------------------------------------------------------------------===//

TEST(LocalMemory, EachGroupHasItsOwnAndStartsWithGarbage) {
  for (unsigned Jobs : {1u, 4u}) {
    Memory M;
    M.addSurface(bufferDesc("out", 100 * 4 * 4));
    LambdaKernel K(
        [](ThreadContext &T) {
          // Each thread of a group adds 1 to the sum that the thread before it
          // has stored.
          uint32_t Sum;
          uint8_t *Data = reinterpret_cast<uint8_t *>(&Sum);
          ASSERT_TRUE(blockLoad(T, Space::SLM, 0, 8, 4, 4, {Data, nullptr}));
          EXPECT_EQ(Sum == 0xa5a5a5a5u, T.id(Id::LocalIdX) == 0);
          Sum = Sum == 0xa5a5a5a5u ? 1 : Sum + 1;
          ASSERT_TRUE(blockStore(T, Space::SLM, 0, 8, 4, 4, Data));
          storeAtNumber(T, Sum);
        },
        false, 12);
    EXPECT_EQ(runText(K, M, shape({100, 1, 1}, {4, 1, 1}), Jobs), "");
    for (unsigned I = 0; I != 400; ++I)
      EXPECT_EQ(dwordAt(M, 0, I), 1 + I % 4);
  }
}

TEST(LocalMemory, ReservedWhileRunning) {
  Memory M;
  LambdaKernel K([](ThreadContext &T) {
    uint8_t Data[4] = {1, 2, 3, 4};
    ASSERT_TRUE(T.reserveSLM(64));
    ASSERT_TRUE(blockStore(T, Space::SLM, 0, 60, 4, 4, Data));
    // A smaller request does not shrink local memory.
    ASSERT_TRUE(T.reserveSLM(16));
    ASSERT_TRUE(blockLoad(T, Space::SLM, 0, 60, 4, 4, {Data, nullptr}));
    EXPECT_THAT(Data, ElementsAre(1, 2, 3, 4));
    EXPECT_FALSE(blockLoad(T, Space::SLM, 0, 64, 4, 4, {Data, nullptr}));
  });
  EXPECT_THAT(runText(K, M, {}),
              HasSubstr("[message-out-of-bounds] thread 0,0 (group 0,0): "
                        "shared local memory has 64 bytes, accessed 64 to 67"));
  LambdaKernel Greedy([](ThreadContext &T) { T.reserveSLM(~uint64_t(0)); });
  EXPECT_THAT(runText(Greedy, M, {}), HasSubstr("expected at most 16777216"));
}

TEST(LocalMemory, UndefinedUntilWritten) {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  Memory M(Opts);
  LambdaKernel K(
      [](ThreadContext &T) {
        uint8_t Data[4] = {}, Undef[4] = {};
        ASSERT_TRUE(blockStore(T, Space::SLM, 0, 1, 2, 1, Data));
        ASSERT_TRUE(blockLoad(T, Space::SLM, 0, 0, 4, 1, {Data, Undef}));
        EXPECT_THAT(Undef, ElementsAre(1, 0, 0, 1));
      },
      false, 16);
  EXPECT_EQ(runText(K, M, {}), "");
}

TEST(LocalMemory, UndefinedAtTheStartOfEachGroup) {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  for (unsigned Jobs : {1u, 3u})
    for (bool Reserves : {false, true})
      for (bool Barriers : {false, true}) {
        Memory M(Opts);
        LambdaKernel K(
            [Reserves](ThreadContext &T) {
              // Each group writes two bytes of its own. For its second thread,
              // these bytes are defined.
              uint32_t Mine = T.id(Id::GroupIdX) % 4 * 2;
              std::vector<uint8_t> Expected(8, 1);
              if (T.id(Id::LocalIdX) == 1)
                Expected[Mine] = Expected[Mine + 1] = 0;
              uint8_t Data[8] = {}, Undef[8] = {};
              if (Reserves) {
                ASSERT_TRUE(T.reserveSLM(8));
              }
              ASSERT_TRUE(blockLoad(T, Space::SLM, 0, 0, 8, 1, {Data, Undef}));
              EXPECT_THAT(Undef, ElementsAreArray(Expected))
                  << "group " << T.id(Id::GroupIdX) << ", thread "
                  << T.id(Id::LocalIdX);
              ASSERT_TRUE(blockStore(T, Space::SLM, 0, Mine, 2, 1, Data));
            },
            Barriers, Reserves ? 0 : 8);
        EXPECT_EQ(runText(K, M, shape({12, 1, 1}, {2, 1, 1}), Jobs), "");
      }
}

TEST(LocalMemory, EndlessGroupsDoNotShare) {
  MemoryOptions Opts;
  Opts.EndlessSeed = 3;
  Memory M(Opts), Reference(Opts);
  LambdaKernel K([](ThreadContext &T) {
    uint8_t Group = uint8_t(T.id(Id::GroupIdX)), Read = 99;
    if (T.id(Id::LocalIdX) == 0)
      blockStore(T, Space::SLM, 0, 123456, 1, 4, &Group);
    blockLoad(T, Space::SLM, 0, 123456, 1, 4, {&Read, nullptr});
    EXPECT_EQ(Read, Group);
  });
  EXPECT_EQ(runText(K, M, shape({8, 1, 1}, {2, 1, 1}), 4), "");
  auto D = firstDifference(Reference, M);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->S, Space::SLM);
  EXPECT_EQ(D->Name, "shared local memory");
  EXPECT_EQ(D->Address, 123456u);
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

/// Several times, each thread writes to local memory, waits at a barrier, and
/// then reads what its neighbour wrote.
void exchangeWithNeighbour(ThreadContext &T) {
  uint32_t Me = T.id(Id::LocalIdX), Size = T.id(Id::LocalSizeX);
  uint32_t Value = uint32_t(T.Number);
  for (unsigned Round = 0; Round != 5; ++Round) {
    if (!blockStore(T, Space::SLM, 0, Me * 4, 4, 4,
                    reinterpret_cast<uint8_t *>(&Value)) ||
        !T.barrier())
      return;
    uint32_t Other;
    if (!blockLoad(T, Space::SLM, 0, (Me + 1) % Size * 4, 4, 4,
                   {reinterpret_cast<uint8_t *>(&Other), nullptr}) ||
        !T.barrier())
      return;
    Value = Value * 3 + Other;
  }
  storeAtNumber(T, Value);
}

std::vector<uint32_t> exchangeModel(uint32_t Groups, uint32_t Size) {
  std::vector<uint32_t> Result;
  for (uint32_t G = 0; G != Groups; ++G) {
    std::vector<uint32_t> Values(Size);
    for (uint32_t I = 0; I != Size; ++I)
      Values[I] = G * Size + I;
    for (unsigned Round = 0; Round != 5; ++Round) {
      std::vector<uint32_t> Old = Values;
      for (uint32_t I = 0; I != Size; ++I)
        Values[I] = Old[I] * 3 + Old[(I + 1) % Size];
    }
    Result.insert(Result.end(), Values.begin(), Values.end());
  }
  return Result;
}

TEST(Barrier, ThreadsExchangeValues) {
  for (uint32_t Size : {1u, 2u, 7u, 64u})
    for (unsigned Jobs : {1u, 4u}) {
      Memory M;
      M.addSurface(bufferDesc("out", uint64_t(10) * Size * 4));
      LambdaKernel K(exchangeWithNeighbour, true, Size * 4);
      EXPECT_EQ(runText(K, M, shape({10, 1, 1}, {Size, 1, 1}), Jobs), "");
      std::vector<uint32_t> Model = exchangeModel(10, Size);
      for (unsigned I = 0; I != Model.size(); ++I)
        ASSERT_EQ(dwordAt(M, 0, I), Model[I]) << Size << ' ' << I;
    }
}

TEST(Barrier, OneThreadAtATimeInOrder) {
  Memory M;
  std::vector<std::string> Log;
  LambdaKernel K(
      [&](ThreadContext &T) {
        char Name = char('a' + T.id(Id::LocalIdX));
        Log.push_back(std::string("1") + Name);
        T.barrier();
        Log.push_back(std::string("2") + Name);
        T.barrier();
        Log.push_back(std::string("3") + Name);
      },
      true);
  EXPECT_EQ(runText(K, M, shape({1, 1, 1}, {3, 1, 1})), "");
  EXPECT_THAT(
      Log, ElementsAre("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c"));
}

TEST(Barrier, HalvesLetWorkHappenBetween) {
  Memory M;
  std::vector<std::string> Log;
  LambdaKernel K(
      [&](ThreadContext &T) {
        char Name = char('a' + T.id(Id::LocalIdX));
        ASSERT_TRUE(T.barrierSignal());
        Log.push_back(std::string("s") + Name);
        ASSERT_TRUE(T.barrierWait());
        Log.push_back(std::string("w") + Name);
      },
      true);
  EXPECT_EQ(runText(K, M, shape({1, 1, 1}, {3, 1, 1})), "");
  EXPECT_THAT(Log, ElementsAre("sa", "sb", "sc", "wa", "wb", "wc"));
}

TEST(Barrier, WrongUseOfTheHalves) {
  Memory M;
  GridShape Two = shape({1, 1, 1}, {2, 1, 1});
  LambdaKernel Waits([](ThreadContext &T) { T.barrierWait(); }, true);
  EXPECT_THAT(runText(Waits, M, Two),
              HasSubstr("[barrier-divergence] thread 0,0 (group 0,0): waits at "
                        "the barrier without a signal before"));
  LambdaKernel Signals(
      [](ThreadContext &T) {
        EXPECT_TRUE(T.barrierSignal());
        EXPECT_FALSE(T.barrierSignal());
      },
      true);
  EXPECT_THAT(runText(Signals, M, Two), HasSubstr("signalled twice"));
  LambdaKernel Hidden([](ThreadContext &T) { T.barrier(); }, false);
  EXPECT_THAT(runText(Hidden, M, Two),
              HasSubstr("[not-executable] thread 0,0 (group 0,0): a barrier in "
                        "a kernel that is said to have none"));
}

TEST(NamedBarrier, PairsWaitForEachOtherOnly) {
  Memory M;
  std::vector<std::string> Log;
  LambdaKernel K(
      [&](ThreadContext &T) {
        uint32_t Me = T.id(Id::LocalIdX);
        char Name = char('a' + Me);
        for (char Turn : {'1', '2'}) {
          ASSERT_TRUE(T.namedSignal(Me % 2, 2));
          Log.push_back({Turn, Name});
          ASSERT_TRUE(T.namedWait(Me % 2));
        }
        // The other threads wait at this barrier until the last thread reaches
        // it.
        ASSERT_TRUE(T.barrier());
        Log.push_back({'3', Name});
      },
      true);
  EXPECT_EQ(runText(K, M, shape({1, 1, 1}, {4, 1, 1})), "");
  EXPECT_THAT(Log, ElementsAre("1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d",
                               "3a", "3b", "3c", "3d"));
}

TEST(NamedBarrier, RoundsDoNotMix) {
  // The first thread is already in the next round before the second one wakes
  // up.
  Memory M;
  std::vector<std::string> Log;
  LambdaKernel K(
      [&](ThreadContext &T) {
        char Name = char('a' + T.id(Id::LocalIdX));
        for (unsigned Turn = 0; Turn != 3; ++Turn) {
          ASSERT_TRUE(T.namedSignal(31, 2));
          ASSERT_TRUE(T.namedWait(31));
          Log.push_back({char('1' + Turn), Name});
        }
      },
      true);
  EXPECT_EQ(runText(K, M, shape({2, 1, 1}, {2, 1, 1})), "");
  EXPECT_THAT(Log, ElementsAre("1a", "1b", "2a", "2b", "3a", "3b", "1a", "1b",
                               "2a", "2b", "3a", "3b"));
}

TEST(NamedBarrier, TheNextGroupStartsWithoutSignals) {
  // Thread 0 of each group signals, and does not wait.
  Memory M;
  LambdaKernel K(
      [](ThreadContext &T) {
        ASSERT_TRUE(T.namedSignal(4, 2));
        if (T.id(Id::LocalIdX) == 1)
          ASSERT_TRUE(T.namedWait(4));
      },
      true);
  EXPECT_EQ(runText(K, M, shape({3, 1, 1}, {2, 1, 1})), "");
}

TEST(NamedBarrier, WrongUse) {
  auto Run = [](std::function<void(ThreadContext &)> Thread) {
    Memory M;
    return runText(LambdaKernel(Thread, true), M, shape({1, 1, 1}, {2, 1, 1}));
  };
  EXPECT_THAT(Run([](ThreadContext &T) { T.namedWait(4); }),
              HasSubstr("waits at barrier 4 without a signal before"));
  EXPECT_THAT(Run([](ThreadContext &T) {
                EXPECT_TRUE(T.namedSignal(4, 2));
                EXPECT_FALSE(T.namedSignal(4, 2));
              }),
              HasSubstr("barrier 4 is signalled twice"));
  EXPECT_THAT(Run([](ThreadContext &T) { T.namedSignal(4, 3); }),
              HasSubstr("barrier 4 waits for 3 threads, and the group has 2"));
  EXPECT_THAT(Run([](ThreadContext &T) { T.namedSignal(32, 2); }),
              HasSubstr("expected a named barrier from 0 to 31, got 32"));
  EXPECT_THAT(
      Run([](ThreadContext &T) {
        // With a count of 1, the second thread would continue alone.
        if (T.namedSignal(4, 2 - T.id(Id::LocalIdX)))
          T.namedWait(4);
      }),
      HasSubstr("barrier 4 waits for 2 threads by one signal, for 1 by"));
  EXPECT_THAT(Run([](ThreadContext &T) {
                if (T.id(Id::LocalIdX) == 0 && T.namedSignal(4, 2))
                  T.namedWait(4);
              }),
              HasSubstr("expected 2 threads at barrier 4, got 1"));
}

TEST(Barrier, DivergenceIsFoundAndEveryThreadEnds) {
  for (unsigned Jobs : {1u, 4u}) {
    Memory M;
    std::atomic<unsigned> Passed{0}, Ended{0};
    LambdaKernel K(
        [&](ThreadContext &T) {
          T.Site = T.id(Id::LocalIdX);
          // In group 2, the last but one thread ends without reaching the
          // barrier.
          if (T.id(Id::GroupIdX) != 2 || T.id(Id::LocalIdX) != 6)
            Passed += T.barrier();
          ++Ended;
        },
        true);
    EXPECT_EQ(runText(K, M, shape({3, 1, 1}, {8, 1, 1}), Jobs),
              "[barrier-divergence] site 0: thread 16,0 (group 2,0): expected "
              "8 threads at the barrier, got 7; the thread with local id 6,0 "
              "has ended");
    EXPECT_EQ(Passed, 16u);
    EXPECT_EQ(Ended, 24u);
  }
}

TEST(Barrier, ErrorInsideReleasesTheOthers) {
  for (unsigned Jobs : {1u, 4u}) {
    Memory M;
    std::atomic<unsigned> NumStarted{0}, NumStopped{0};
    LambdaKernel K(
        [&](ThreadContext &T) {
          ++NumStarted;
          if (!T.barrier()) {
            EXPECT_TRUE(T.failed());
            ++NumStopped;
            return;
          }
          if (T.id(Id::LocalIdX) == 2)
            T.report(ErrorKind::DivisionByZero, "x");
          else if (!T.barrier())
            ++NumStopped;
        },
        true);
    EXPECT_THAT(runText(K, M, shape({1, 1, 1}, {5, 1, 1}), Jobs),
                StartsWith("[division-by-zero] thread 2,0 "));
    EXPECT_EQ(NumStarted, 5u);
    EXPECT_EQ(NumStopped, 4u);
  }
}

TEST(Barrier, ErrorBeforeKeepsOthersFromStarting) {
  Memory M;
  std::vector<uint32_t> Started;
  LambdaKernel K(
      [&](ThreadContext &T) {
        Started.push_back(T.id(Id::LocalIdX));
        if (T.id(Id::LocalIdX) == 1)
          T.report(ErrorKind::DivisionByZero, "x");
        else
          EXPECT_FALSE(T.barrier());
      },
      true);
  EXPECT_THAT(runText(K, M, shape({1, 1, 1}, {4, 1, 1})),
              StartsWith("[division-by-zero] thread 1,0 "));
  EXPECT_THAT(Started, ElementsAre(0u, 1u));
}

TEST(Barrier, TeamsServeManyGroups) {
  Memory M;
  M.addSurface(bufferDesc("out", 500 * 16 * 4));
  LambdaKernel K(exchangeWithNeighbour, true, 64);
  EXPECT_EQ(runText(K, M, shape({500, 1, 1}, {16, 1, 1}), 2), "");
  std::vector<uint32_t> Model = exchangeModel(500, 16);
  for (unsigned I = 0; I != Model.size(); ++I)
    ASSERT_EQ(dwordAt(M, 0, I), Model[I]);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

TEST(RuntimeErrors, NamesAreUnique) {
  llvm::StringSet<> Names;
#define CMX_RUNTIME_ERROR(Enum, Name, Description)                             \
  EXPECT_EQ(errorName(ErrorKind::Enum), Name);                                 \
  EXPECT_TRUE(Names.insert(Name).second);
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
  EXPECT_TRUE(isNote(ErrorKind::UninitializedRead));
  EXPECT_FALSE(isNote(ErrorKind::UndefinedBehavior));
}

TEST(RuntimeErrors, Text) {
  RuntimeError E;
  E.Kind = ErrorKind::NoSurface;
  E.Thread.Global = {3, 1, 2};
  E.Thread.Group = {1, 0, 0};
  EXPECT_EQ(E.str(), "[no-surface] thread 3,1,2 (group 1,0)");
}

} // namespace
