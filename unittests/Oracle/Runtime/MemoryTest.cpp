//===- MemoryTest.cpp - Surfaces, allocations, endless memory -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestBase.h"

#include <thread>

using namespace cmx::runtime;
using ::testing::ElementsAre;

namespace {

std::vector<uint8_t> readBytes(Memory &M, Space S, uint32_t Surface,
                               uint64_t Address, uint64_t NumBytes) {
  std::vector<uint8_t> Data(NumBytes);
  M.read(S, Surface, Address, NumBytes, Bytes{Data.data(), nullptr});
  return Data;
}

MemoryOptions endless(uint64_t Seed) {
  MemoryOptions Opts;
  Opts.EndlessSeed = Seed;
  return Opts;
}

MemoryOptions tracking() {
  MemoryOptions Opts;
  Opts.TrackUndefined = Opts.TrackWriters = true;
  return Opts;
}

TEST(Memory, SurfacesAreNumberedAndPaddedWithZeros) {
  Memory M;
  const uint8_t Given[] = {1, 2, 3};
  EXPECT_EQ(M.addSurface(bufferDesc("a", 5), Given), 0u);
  EXPECT_EQ(M.addSurface(imageDesc("b", 4, 3, 0)), 1u);
  EXPECT_EQ(M.numSurfaces(), 2u);
  EXPECT_THAT(M.surfaceBytes(0), ElementsAre(1, 2, 3, 0, 0));
  EXPECT_EQ(M.surface(1).PitchBytes, 4u);
  EXPECT_EQ(M.surfaceBytes(1).size(), 12u);
  EXPECT_TRUE(M.hasSurface(1));
  EXPECT_FALSE(M.hasSurface(2));
}

TEST(Memory, ContentsLongerThanTheSurfaceAreCut) {
  Memory M;
  const uint8_t Given[] = {1, 2, 3};
  M.addSurface(bufferDesc("a", 2), Given);
  EXPECT_THAT(M.surfaceBytes(0), ElementsAre(1, 2));
}

TEST(Memory, LastRowOfAnImageHasNoPadding) {
  Memory M;
  M.addSurface(imageDesc("a", 10, 3, 16));
  EXPECT_EQ(M.surfaceBytes(0).size(), 42u);
  EXPECT_TRUE(M.contains(Space::Surface, 0, 32, 10));
  EXPECT_FALSE(M.contains(Space::Surface, 0, 32, 11));
}

TEST(Memory, ContainsDoesNotOverflow) {
  Memory M;
  M.addSurface(bufferDesc("a", 16));
  EXPECT_TRUE(M.contains(Space::Surface, 0, 16, 0));
  EXPECT_FALSE(M.contains(Space::Surface, 0, ~uint64_t(0), 2));
  EXPECT_FALSE(M.contains(Space::Surface, 0, 1, ~uint64_t(0)));
  EXPECT_FALSE(M.contains(Space::Surface, 1, 0, 1));
  EXPECT_FALSE(M.contains(Space::SVM, 0, 0, 1));
}

TEST(Memory, AllocationsAreAlignedAndFarApart) {
  Memory M;
  std::vector<uint8_t> Data = randomBytes(10000, 1);
  uint64_t A = M.allocate("a", Data);
  uint64_t B = M.allocate("b", {});
  uint64_t C = M.allocate("c", Data);
  EXPECT_EQ(A % 4096, 0u);
  EXPECT_EQ(C % 4096, 0u);
  EXPECT_GE(B - A, uint64_t(1) << 35);
  EXPECT_GE(C - B, uint64_t(1) << 35);
  EXPECT_NE(A >> 32, (A + 9999) >> 32) << "no carry into the upper half";
  EXPECT_TRUE(M.contains(Space::SVM, 0, A, 10000));
  EXPECT_FALSE(M.contains(Space::SVM, 0, A, 10001));
  EXPECT_FALSE(M.contains(Space::SVM, 0, A - 1, 1));
  EXPECT_FALSE(M.contains(Space::SVM, 0, B, 1));
  EXPECT_EQ(M.allocationBytes(C), llvm::ArrayRef(Data));
  EXPECT_TRUE(M.allocationBytes(C + 1).empty());
  const uint8_t New[] = {9, 8};
  M.write(Space::SVM, 0, C + 5, 2, New, NoSite);
  EXPECT_THAT(readBytes(M, Space::SVM, 0, C + 5, 2), ElementsAre(9, 8));
}

TEST(Memory, ClonesAreDeep) {
  Memory M(tracking());
  M.addSurface(bufferDesc("a", 4));
  uint64_t A = M.allocate("b", {1, 2, 3});
  Memory Copy = M.clone();
  const uint8_t New[] = {9};
  M.write(Space::Surface, 0, 0, 1, New, 1);
  M.write(Space::SVM, 0, A, 1, New, 1);
  EXPECT_THAT(Copy.surfaceBytes(0), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(Copy.allocationBytes(A), ElementsAre(1, 2, 3));
}

TEST(Memory, UndefinedFlagsGoInAndOut) {
  Memory M(tracking());
  M.addSurface(bufferDesc("a", 4));
  const uint8_t New[] = {5, 6, 7}, Flags[] = {0, 1, 0};
  M.write(Space::Surface, 0, 1, 3, ConstBytes(New, Flags), 42);
  uint8_t Data[4], Undef[4];
  M.read(Space::Surface, 0, 0, 4, Bytes{Data, Undef});
  EXPECT_THAT(Data, ElementsAre(0, 5, 6, 7));
  EXPECT_THAT(Undef, ElementsAre(0, 0, 1, 0));
  // A write without flags makes the bytes defined.
  M.write(Space::Surface, 0, 2, 1, New, 43);
  M.read(Space::Surface, 0, 0, 4, Bytes{Data, Undef});
  EXPECT_THAT(Undef, ElementsAre(0, 0, 0, 0));
}

TEST(Memory, WithoutTrackingNothingIsUndefined) {
  Memory M;
  M.addSurface(bufferDesc("a", 2));
  const uint8_t New[] = {5, 6}, Flags[] = {1, 1};
  M.write(Space::Surface, 0, 0, 2, ConstBytes(New, Flags), 42);
  uint8_t Data[2], Undef[2] = {3, 3};
  M.read(Space::Surface, 0, 0, 2, Bytes{Data, Undef});
  EXPECT_THAT(Undef, ElementsAre(0, 0));
}

TEST(EndlessMemory, SameSeedSameContents) {
  Memory A(endless(5)), B(endless(5)), C(endless(6));
  // The pages of B are first accessed in another order than those of A.
  auto BSVM = readBytes(B, Space::SVM, 0, 0xfffffffffffff000, 8192);
  auto BFar = readBytes(B, Space::Surface, 77, 0xfffffff0, 32);
  auto BOne = readBytes(B, Space::Surface, 1, 100, 5000);
  EXPECT_EQ(readBytes(A, Space::Surface, 1, 100, 5000), BOne);
  EXPECT_EQ(readBytes(A, Space::Surface, 77, 0xfffffff0, 32), BFar);
  EXPECT_EQ(readBytes(A, Space::SVM, 0, 0xfffffffffffff000, 8192), BSVM);
  EXPECT_NE(readBytes(C, Space::Surface, 1, 100, 5000), BOne);
  EXPECT_NE(readBytes(A, Space::Surface, 2, 100, 5000), BOne);
  EXPECT_NE(readBytes(A, Space::SVM, 1, 100, 5000), BOne);
  EXPECT_FALSE(firstDifference(A, B));
}

TEST(EndlessMemory, OffsetsWrapAround) {
  Memory M(endless(1));
  auto Both = readBytes(M, Space::Surface, 3, 0xfffffff8, 16);
  auto Low = readBytes(M, Space::Surface, 3, 0, 8);
  EXPECT_TRUE(std::equal(Low.begin(), Low.end(), Both.begin() + 8));
  EXPECT_EQ(readBytes(M, Space::Surface, 3, uint64_t(1) << 32, 8), Low);
  auto SVM = readBytes(M, Space::SVM, 0, ~uint64_t(7), 16);
  EXPECT_EQ(readBytes(M, Space::SVM, 0, 0, 8),
            std::vector<uint8_t>(SVM.begin() + 8, SVM.end()));
}

TEST(EndlessMemory, ContainsNumbersOfAllKinds) {
  Memory M(endless(3));
  unsigned NumSmall = 0, NumModerate = 0, NumOthers = 0;
  for (uint64_t Page = 0; Page != 16; ++Page) {
    auto Data = readBytes(M, Space::Surface, 0, Page * 4096, 4096);
    for (unsigned At = 0; At != 4096; At += 4) {
      int32_t I;
      float F;
      std::memcpy(&I, &Data[At], 4);
      std::memcpy(&F, &Data[At], 4);
      if (I >= -4 && I < 28)
        ++NumSmall;
      else if (F >= -8 && F <= 8 && (F > 0.001f || F < -0.001f))
        ++NumModerate;
      else
        ++NumOthers;
    }
  }
  EXPECT_GT(NumSmall, 1600u);
  EXPECT_GT(NumModerate, 1600u);
  EXPECT_GT(NumOthers, 4800u);
}

TEST(EndlessMemory, SetUpIsSeen) {
  Memory M(endless(3));
  EXPECT_TRUE(M.hasSurface(1000));
  EXPECT_EQ(M.surface(1000).WidthBytes, 4096u);
  const uint8_t Given[] = {1, 2, 3};
  EXPECT_EQ(M.addSurface(bufferDesc("a", 3), Given), 0u);
  EXPECT_EQ(M.surface(0).Name, "a");
  EXPECT_EQ(M.surface(0).Rows, 4096u);
  EXPECT_THAT(readBytes(M, Space::Surface, 0, 0, 3), ElementsAre(1, 2, 3));
  uint64_t A = M.allocate("b", Given);
  EXPECT_THAT(readBytes(M, Space::SVM, 0, A, 3), ElementsAre(1, 2, 3));
  EXPECT_TRUE(M.surfaceBytes(0).empty());
}

TEST(EndlessMemory, PagesAppearOnceForAllThreads) {
  Memory M(endless(9)), Reference(endless(9));
  std::vector<std::thread> Threads;
  for (uint8_t Me = 0; Me != 4; ++Me)
    Threads.emplace_back([&M, Me] {
      for (uint64_t Page = 0; Page != 200; ++Page)
        M.write(Space::Surface, 0, Page * 4096 + Me, 1, &Me, Me);
    });
  for (std::thread &T : Threads)
    T.join();
  for (uint64_t Page = 0; Page != 200; ++Page) {
    EXPECT_THAT(readBytes(M, Space::Surface, 0, Page * 4096, 4),
                ElementsAre(0, 1, 2, 3));
    EXPECT_EQ(readBytes(M, Space::Surface, 0, Page * 4096 + 4, 100),
              readBytes(Reference, Space::Surface, 0, Page * 4096 + 4, 100));
  }
}

TEST(FirstDifference, FindsByteNameAndWriters) {
  Memory A(tracking()), B(tracking());
  for (Memory *M : {&A, &B}) {
    M->addSurface(bufferDesc("src", 16));
    M->addSurface(bufferDesc("dst", 16));
  }
  EXPECT_FALSE(firstDifference(A, B));
  const uint8_t One[] = {1, 1}, Other[] = {1, 2};
  A.write(Space::Surface, 1, 5, 2, One, 10);
  B.write(Space::Surface, 1, 5, 2, Other, 20);
  auto D = firstDifference(A, B);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->S, Space::Surface);
  EXPECT_EQ(D->Name, "dst");
  EXPECT_EQ(D->Surface, 1u);
  EXPECT_EQ(D->Address, 6u);
  EXPECT_EQ(D->Expected, 1);
  EXPECT_EQ(D->Actual, 2);
  EXPECT_EQ(D->ExpectedWriter, 10u);
  EXPECT_EQ(D->ActualWriter, 20u);
  EXPECT_FALSE(D->ActualUndefined);
}

TEST(FirstDifference, UndefinedMayBecomeAnythingButNotTheOtherWayRound) {
  Memory A(tracking()), B(tracking());
  for (Memory *M : {&A, &B})
    M->addSurface(bufferDesc("dst", 4));
  const uint8_t Zero[] = {0}, Nine[] = {9}, Flag[] = {1};
  A.write(Space::Surface, 0, 1, 1, ConstBytes(Zero, Flag), 1);
  B.write(Space::Surface, 0, 1, 1, Nine, 2);
  EXPECT_FALSE(firstDifference(A, B));
  auto D = firstDifference(B, A);
  ASSERT_TRUE(D);
  EXPECT_TRUE(D->ActualUndefined);
  // An undefined byte is a difference even if the bits are equal.
  A.write(Space::Surface, 0, 1, 1, ConstBytes(Nine, Flag), 1);
  ASSERT_TRUE(firstDifference(B, A));
}

TEST(FirstDifference, Allocations) {
  Memory A, B;
  uint64_t At = 0;
  for (Memory *M : {&A, &B}) {
    M->allocate("x", {1, 2, 3});
    At = M->allocate("y", {1, 2, 3});
  }
  const uint8_t Nine[] = {9};
  B.write(Space::SVM, 0, At + 2, 1, Nine, NoSite);
  auto D = firstDifference(A, B);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->S, Space::SVM);
  EXPECT_EQ(D->Name, "y");
  EXPECT_EQ(D->Address, At + 2);
}

/// Two correct executions leave the bytes \p Expected and \p Other in memory.
/// Is it a difference if a third one leaves \p Actual?
bool differ(uint64_t Expected, uint64_t Other, uint64_t Actual) {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  auto Holding = [&Opts](const uint64_t &Bytes) {
    Memory M(Opts);
    M.addSurface(bufferDesc("a", 8),
                 {reinterpret_cast<const uint8_t *>(&Bytes), 8});
    return M;
  };
  Memory A = Holding(Expected);
  A.leaveOpenWhatDiffers(Holding(Other));
  return firstDifference(A, Holding(Actual)).has_value();
}

TEST(FirstDifference, BitsOfNaNAreCompared) {
  EXPECT_TRUE(differ(0x7fc00000, 0x7fc00000, 0xffc00000));
  EXPECT_TRUE(differ(0x7e00, 0x7e00, 0x7e55));
  EXPECT_TRUE(differ(~0u, ~0u, 0x7fffffff));
}

TEST(LeaveOpenWhatDiffers, AnyNaN) {
  struct {
    uint64_t A, B, Other, Number;
  } Cases[] = {
      {0x7e00, 0xfe55, 0xfe33, 0x3c00},
      {0x7fc00000, 0xffffffff, 0xffc12345, 0x3f800000},
      {0x7fc00000, 0xffbf1234, 0xffa00001, 0},
      {0x7ff8000000000000, 0xffffffffffffffff, 0xfff0000000000001, 0},
  };
  for (auto &C : Cases) {
    EXPECT_FALSE(differ(C.A, C.B, C.Other)) << std::hex << C.A;
    EXPECT_TRUE(differ(C.A, C.B, C.Number)) << std::hex << C.A;
  }
}

TEST(LeaveOpenWhatDiffers, OtherBytesMayBeAnything) {
  EXPECT_FALSE(differ(0, 0xff, 0x55));
  EXPECT_TRUE(differ(0, 0xff, 0x155)); // Bits 8 to 15 are 0 in both.
  // Only one of the two executions has a NaN.
  EXPECT_FALSE(differ(0x7fc00000, 0x3f8a5555, 0x3f000000));
}

TEST(Memory, EndlessPagesHoldLimitsAndNumbersGiven) {
  MemoryOptions Opts = endless(7);
  Opts.EndlessNumbers = {{0x3039, 2}};
  Memory M(Opts);
  unsigned NumInfinities = 0, NumLeast = 0, NumGiven = 0;
  for (uint64_t Address = 0; Address != 64 * 4096; Address += 8) {
    std::vector<uint8_t> Data = readBytes(M, Space::SVM, 0, Address, 8);
    uint32_t Dword;
    uint16_t Word;
    std::memcpy(&Dword, Data.data(), sizeof(Dword));
    std::memcpy(&Word, Data.data() + 6, sizeof(Word));
    NumInfinities += Dword == 0x7f800000;
    NumLeast += Dword == 0x80000000;
    NumGiven += Word == 0x3039;
  }
  // An eighth of the 32,768 pieces of 8 bytes holds limits of types. A third of
  // these pieces hold limits of 32-bit types, and the 16 limits are equally
  // frequent. Another eighth holds numbers near the given one; a third of them
  // are equal to it.
  EXPECT_GT(NumInfinities, 40u);
  EXPECT_GT(NumLeast, 40u);
  EXPECT_GT(NumGiven, 600u);
}

TEST(LeaveOpenWhatDiffers, EndlessPages) {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  Opts.EndlessSeed = 5;
  Memory A(Opts), B(Opts), C(Opts);
  const uint8_t Data[] = {1, 2, 3, 4}, Other[] = {1, 9, 3, 4};
  A.write(Space::Surface, 1, 16, 4, Data, NoSite);
  B.write(Space::Surface, 1, 16, 4, Other, NoSite);
  B.write(Space::SVM, 0, 4096, 4, Data, NoSite);
  A.leaveOpenWhatDiffers(B);
  C.write(Space::Surface, 1, 16, 4, Data, NoSite);
  C.write(Space::Surface, 1, 17, 1, Other + 2, NoSite);
  EXPECT_FALSE(firstDifference(A, C));
  C.write(Space::Surface, 1, 18, 1, Other + 1, NoSite);
  EXPECT_TRUE(firstDifference(A, C));
}

TEST(FirstDifference, EndlessUntouchedEqualsGenerated) {
  Memory A(endless(4)), B(endless(4));
  auto Original = readBytes(A, Space::Surface, 2, 8192 + 17, 1);
  EXPECT_FALSE(firstDifference(A, B));
  EXPECT_FALSE(firstDifference(B, A));
  uint8_t New = Original[0] ^ 0x10;
  A.write(Space::Surface, 2, 8192 + 17, 1, &New, 3);
  for (auto D : {firstDifference(A, B), firstDifference(B, A)}) {
    ASSERT_TRUE(D);
    EXPECT_EQ(D->Surface, 2u);
    EXPECT_EQ(D->Address, 8192u + 17);
  }
  EXPECT_EQ(firstDifference(A, B)->Actual, Original[0]);
  Memory Copy = A.clone();
  EXPECT_FALSE(firstDifference(A, Copy));
  A.write(Space::Surface, 2, 8192 + 17, 1, Original.data(), 3);
  EXPECT_FALSE(firstDifference(A, B));
  EXPECT_TRUE(firstDifference(A, Copy));
}

TEST(FirstDifference, EndlessOrderIsByPlace) {
  Memory A(endless(4)), B(endless(4));
  // Each side has accessed pages that the other side has not accessed.
  auto Flip = [](Memory &M, Space S, uint32_t Surface, uint64_t At) {
    uint8_t Byte = uint8_t(readBytes(M, S, Surface, At, 1)[0] ^ 1);
    M.write(S, Surface, At, 1, &Byte, NoSite);
  };
  Flip(A, Space::SVM, 0, 0x1234567);
  Flip(B, Space::Surface, 9, 0x5000);
  Flip(A, Space::Surface, 9, 0x4001);
  auto D = firstDifference(A, B);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->Surface, 9u);
  EXPECT_EQ(D->Address, 0x4001u);
}

} // namespace
