//===- MessagesTest.cpp - Blocks, lanes and atomics -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses of lanes are compared with a model that computes the address of each
// byte of the registers. The model is derived only from the comment of
// LaneAccess.
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestBase.h"

#include <cmath>

using namespace cmx::runtime;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

MemoryOptions tracking() {
  MemoryOptions Opts;
  Opts.TrackUndefined = Opts.TrackWriters = true;
  return Opts;
}

MemoryOptions endless() {
  MemoryOptions Opts;
  Opts.EndlessSeed = 11;
  return Opts;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

TEST(Blocks, LoadAndStore) {
  LoneThread L;
  std::vector<uint8_t> Start = randomBytes(64, 1);
  L.Mem.addSurface(bufferDesc("buf", 64), Start);
  uint64_t A = L.Mem.allocate("svm", Start);
  for (Space S : {Space::Surface, Space::SVM}) {
    uint64_t Base = S == Space::SVM ? A : 0;
    std::vector<uint8_t> Got(32), New = randomBytes(32, 2);
    ASSERT_TRUE(blockLoad(L.T, S, 0, Base + 16, 32, 16, {Got.data(), nullptr}));
    EXPECT_TRUE(std::equal(Got.begin(), Got.end(), Start.begin() + 16));
    ASSERT_TRUE(blockStore(L.T, S, 0, Base + 32, 32, 16, New.data()));
    std::vector<uint8_t> Expected = Start;
    std::copy(New.begin(), New.end(), Expected.begin() + 32);
    EXPECT_EQ(S == Space::SVM ? L.Mem.allocationBytes(A)
                              : L.Mem.surfaceBytes(0),
              llvm::ArrayRef(Expected));
  }
}

TEST(Blocks, WriterIsTheSite) {
  LoneThread L(tracking());
  L.Mem.addSurface(bufferDesc("buf", 4));
  Memory Before = L.Mem.clone();
  const uint8_t New[] = {1};
  ASSERT_TRUE(blockStore(L.T, Space::Surface, 0, 2, 1, 1, New));
  EXPECT_EQ(firstDifference(Before, L.Mem)->ActualWriter, 7u);
}

/// Returns the error of one block load of 16 bytes.
std::string loadError(Space S, uint32_t Surface, uint64_t Address,
                      unsigned Align) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("src", 16));
  L.Mem.addSurface(bufferDesc("dst", 4096));
  L.Mem.allocate("svm", std::vector<uint8_t>(64));
  uint8_t Data[16];
  EXPECT_FALSE(blockLoad(L.T, S, Surface, Address, 16, Align, {Data, nullptr}));
  std::string First = L.error();
  // Only the first error of a thread is reported.
  EXPECT_FALSE(blockStore(L.T, Space::Surface, 9, 0, 1, 1, Data));
  EXPECT_EQ(L.error(), First);
  return First;
}

TEST(Blocks, Errors) {
  EXPECT_EQ(loadError(Space::Surface, 1, 4090, 1),
            "[message-out-of-bounds] site 7: thread 0,0 (group 0,0): surface "
            "'dst' (1) has 4096 bytes, accessed 4090 to 4105");
  EXPECT_EQ(loadError(Space::Surface, 1, 4088, 16),
            "[message-misaligned] site 7: thread 0,0 (group 0,0): expected an "
            "address that is a multiple of 16 bytes, got 4088");
  EXPECT_EQ(loadError(Space::Surface, 2, 0, 16),
            "[no-surface] site 7: thread 0,0 (group 0,0): expected the number "
            "of one of 2 surfaces, got 2");
  EXPECT_THAT(loadError(Space::Surface, 0, ~uint64_t(15), 16),
              HasSubstr("surface 'src' (0) has 16 bytes, accessed "
                        "18446744073709551600 to 18446744073709551615"));
  EXPECT_THAT(loadError(Space::SVM, 0, 4096, 16),
              HasSubstr("no allocation is at that address, accessed 0x1000 to "
                        "0x100f"));
  EXPECT_THAT(loadError(Space::SVM, 0, 0x10fffff040, 16),
              HasSubstr("accessed 0x10fffff040 to 0x10fffff04f"));
  EXPECT_THAT(loadError(Space::SVM, 0, 0x10fffff038, 8),
              HasSubstr("allocation 'svm' at 0x10fffff000 has 64 bytes"));
  EXPECT_THAT(loadError(Space::SLM, 0, 0, 4),
              HasSubstr("shared local memory has 0 bytes, accessed 0 to 15"));
}

TEST(Blocks, OfNoBytes) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("empty", 0));
  EXPECT_TRUE(blockLoad(L.T, Space::Surface, 0, 0, 0, 4, {}));
  EXPECT_TRUE(blockStore(L.T, Space::Surface, 0, 0, 0, 4, {}));
  EXPECT_FALSE(blockStore(L.T, Space::Surface, 0, 4, 0, 4, {}));
}

TEST(Blocks, EndlessMemoryHasNoErrors) {
  LoneThread L(endless());
  uint8_t New[16] = {1, 2, 3}, Got[16];
  for (Space S : {Space::Surface, Space::SVM, Space::SLM})
    for (uint64_t Address : {uint64_t(3), uint64_t(0xfffffff9), ~uint64_t(4)}) {
      ASSERT_TRUE(blockStore(L.T, S, 1u << 31, Address, 16, 16, New));
      ASSERT_TRUE(blockLoad(L.T, S, 1u << 31, Address, 16, 16, {Got, nullptr}));
      EXPECT_EQ(std::memcmp(New, Got, 16), 0);
    }
}

TEST(Blocks, EndlessMemoryDoesNotEatTheComputer) {
  LoneThread L(endless());
  uint8_t Byte;
  uint64_t Pages = 0;
  while (Pages != 100000 &&
         blockLoad(L.T, Space::SVM, 0, Pages << 20, 1, 1, {&Byte, nullptr}))
    ++Pages;
  EXPECT_EQ(Pages, MaxEndlessPages + 1);
  EXPECT_THAT(L.error(), HasSubstr("[instruction-limit] site 7: thread 0,0 "
                                   "(group 0,0): more than 4096 pages of "
                                   "endless memory"));
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

/// Maps each byte of the registers to its address in memory, or to -1.
struct LaneModel {
  explicit LaneModel(const LaneAccess &A, size_t RegisterBytes)
      : InMemory(RegisterBytes, -1), IsWritten(RegisterBytes) {
    unsigned Stride = A.LaneStride ? A.LaneStride : A.Lanes;
    for (unsigned Lane = 0; Lane != A.Lanes; ++Lane) {
      if (A.Mask && !A.Mask[Lane])
        continue;
      unsigned Place = 0;
      for (unsigned E = 0; E != A.NumElts; ++E) {
        if (E < 32 && !(A.ElementMask >> E & 1))
          continue;
        size_t Start = (size_t(Place++) * Stride + Lane) * A.RegBytes;
        for (unsigned Byte = 0; Byte != A.RegBytes; ++Byte)
          IsWritten[Start + Byte] = true;
        unsigned Shift = A.HighHalf ? A.RegBytes / 2 : 0;
        for (unsigned Byte = 0; Byte != A.MemBytes; ++Byte)
          InMemory[Start + Shift + Byte] =
              int64_t(A.Addresses[Lane] + E * A.MemBytes + Byte);
      }
    }
  }
  std::vector<int64_t> InMemory;
  std::vector<bool> IsWritten; ///< By a load.
};

void checkLanes(const LaneAccess &A, MemoryOptions Opts, uint64_t Base) {
  constexpr size_t MemorySize = 512, RegisterBytes = 4096;
  std::vector<uint8_t> Start = randomBytes(MemorySize, A.Lanes);
  LoneThread L(Opts);
  L.Mem.addSurface(bufferDesc("buf", MemorySize), Start);
  if (A.S == Space::SVM) {
    ASSERT_EQ(L.Mem.allocate("svm", Start), Base);
  }
  LaneModel Model(A, RegisterBytes);

  std::vector<uint8_t> Got(RegisterBytes, 0xee), Undef(RegisterBytes, 5);
  Bytes To{Got.data(), Opts.TrackUndefined ? Undef.data() : nullptr};
  ASSERT_TRUE(laneLoad(L.T, A, To)) << L.error();
  for (size_t I = 0; I != RegisterBytes; ++I) {
    uint8_t Expected = Model.IsWritten[I] ? 0 : 0xee;
    if (Model.InMemory[I] >= 0)
      Expected = Start[size_t(Model.InMemory[I] - int64_t(Base))];
    ASSERT_EQ(Got[I], Expected) << I;
    if (To.Undef) {
      ASSERT_EQ(Undef[I], Model.IsWritten[I] ? 0 : 5) << I;
    }
  }

  std::vector<uint8_t> New = randomBytes(RegisterBytes, 77);
  ASSERT_TRUE(laneStore(L.T, A, New.data())) << L.error();
  std::vector<uint8_t> Expected = Start;
  // The order of lanes does not matter: addresses in these tests do not
  // overlap.
  for (size_t I = 0; I != RegisterBytes; ++I)
    if (Model.InMemory[I] >= 0)
      Expected[size_t(Model.InMemory[I] - int64_t(Base))] = New[I];
  if (Opts.EndlessSeed) {
    std::vector<uint8_t> Bytes(MemorySize);
    L.Mem.read(A.S, 0, Base, MemorySize, {Bytes.data(), nullptr});
    EXPECT_EQ(Bytes, Expected);
    return;
  }
  EXPECT_EQ(A.S == Space::SVM ? L.Mem.allocationBytes(Base)
                              : L.Mem.surfaceBytes(0),
            llvm::ArrayRef(Expected));
}

TEST(Lanes, LikeTheModel) {
  struct Shape {
    unsigned Lanes, MemBytes, RegBytes, NumElts, LaneStride, ElementMask;
    bool HighHalf;
  };
  const Shape Shapes[] = {
      {1, 1, 1, 1, 0, ~0u, false},    {16, 4, 4, 1, 0, ~0u, false},
      {8, 1, 4, 1, 0, ~0u, false},    {8, 2, 4, 1, 16, ~0u, false},
      {8, 2, 4, 1, 0, ~0u, true},     {4, 8, 8, 2, 0, ~0u, false},
      {8, 4, 4, 4, 0, 0b1011, false}, {8, 4, 4, 4, 16, 0b1010, false},
      {8, 4, 4, 4, 0, 0, false},      {1, 8, 8, 64, 0, ~0u, false},
      {2, 3, 4, 5, 3, ~0u, false},
  };
  const uint64_t SVMBase = 0x10fffff000;
  for (const Shape &Sh : Shapes)
    for (Space S : {Space::Surface, Space::SVM})
      for (bool Masked : {false, true})
        for (MemoryOptions Opts : {MemoryOptions(), tracking(), endless()}) {
          uint64_t Base = S == Space::SVM ? SVMBase : 0;
          std::vector<uint64_t> Addresses;
          std::vector<uint8_t> Mask;
          unsigned Span = Sh.NumElts * Sh.MemBytes;
          for (unsigned Lane = 0; Lane != Sh.Lanes; ++Lane) {
            unsigned Slot = (Lane * 5 + 3) % Sh.Lanes;
            Addresses.push_back(Base +
                                (Sh.Lanes == 1 ? 0 : Slot * Span + Slot));
            Mask.push_back(Lane % 3 != 1);
          }
          LaneAccess A;
          A.S = S;
          A.Lanes = Sh.Lanes;
          A.Addresses = Addresses.data();
          A.Mask = Masked ? Mask.data() : nullptr;
          A.MemBytes = Sh.MemBytes;
          A.RegBytes = Sh.RegBytes;
          A.NumElts = Sh.NumElts;
          A.LaneStride = Sh.LaneStride;
          A.ElementMask = Sh.ElementMask;
          A.HighHalf = Sh.HighHalf;
          checkLanes(A, Opts, Base);
        }
}

TEST(Lanes, LastLaneWins) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 4));
  const uint64_t Addresses[] = {0, 0, 0};
  const uint32_t New[] = {1, 2, 3};
  LaneAccess A;
  A.Lanes = 3;
  A.Addresses = Addresses;
  ASSERT_TRUE(laneStore(L.T, A, reinterpret_cast<const uint8_t *>(New)));
  EXPECT_THAT(L.Mem.surfaceBytes(0), ElementsAre(3, 0, 0, 0));
}

TEST(Lanes, UndefinedBytesAndSeveralAllocations) {
  LoneThread L(tracking());
  uint64_t First = L.Mem.allocate("a", {1, 2, 3, 4, 5, 6, 7, 8});
  uint64_t Second = L.Mem.allocate("b", {11, 12, 13, 14});
  const uint64_t Addresses[] = {Second, First + 4};
  LaneAccess A;
  A.S = Space::SVM;
  A.Lanes = 2;
  A.Addresses = Addresses;
  A.MemBytes = 2;
  const uint8_t New[8] = {21, 22, 99, 99, 23, 24, 99, 99};
  const uint8_t Flags[8] = {0, 1, 1, 1, 1, 0, 1, 1};
  ASSERT_TRUE(laneStore(L.T, A, ConstBytes(New, Flags)));
  EXPECT_THAT(L.Mem.allocationBytes(First),
              ElementsAre(1, 2, 3, 4, 23, 24, 7, 8));
  EXPECT_THAT(L.Mem.allocationBytes(Second), ElementsAre(21, 22, 13, 14));
  uint8_t Got[8], Undef[8];
  ASSERT_TRUE(laneLoad(L.T, A, {Got, Undef}));
  EXPECT_THAT(Got, ElementsAre(21, 22, 0, 0, 23, 24, 0, 0));
  EXPECT_THAT(Undef, ElementsAre(0, 1, 0, 0, 1, 0, 0, 0));
}

TEST(Lanes, ErrorsNameTheLane) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 64));
  const uint64_t Addresses[] = {0, 62, 1000};
  const uint8_t Mask[] = {1, 1, 0};
  uint8_t Data[12] = {};
  LaneAccess A;
  A.Lanes = 3;
  A.Addresses = Addresses;
  A.Mask = Mask;
  EXPECT_FALSE(laneStore(L.T, A, Data));
  EXPECT_THAT(L.error(), HasSubstr("lane 1: surface 'buf' (0) has 64 bytes, "
                                   "accessed 62 to 65"));
  LoneThread Other;
  Other.Mem.addSurface(bufferDesc("buf", 64));
  A.AlignBytes = 4;
  EXPECT_FALSE(laneLoad(Other.T, A, {Data, nullptr}));
  EXPECT_THAT(Other.error(),
              HasSubstr("[message-misaligned] site 7: thread 0,0 (group 0,0): "
                        "lane 1: expected an address that is a multiple of 4 "
                        "bytes, got 62"));
}

TEST(Lanes, SkippedElementsNeedNotBeThere) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 8), {1, 0, 0, 0, 2, 0, 0, 0});
  const uint64_t Addresses[] = {0, ~uint64_t(3)};
  uint32_t Got = 0;
  LaneAccess A;
  A.Addresses = Addresses;
  A.NumElts = 4;
  A.ElementMask = 0b0010;
  ASSERT_TRUE(laneLoad(L.T, A, {reinterpret_cast<uint8_t *>(&Got), nullptr}));
  EXPECT_EQ(Got, 2u);
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

struct AtomicCase {
  AtomicOp Op;
  unsigned Bytes;
  uint64_t Memory, Src0, Src1, New;
};

uint64_t bits(double D) {
  uint64_t B;
  std::memcpy(&B, &D, 8);
  return B;
}
uint64_t bits(float F) {
  uint32_t B;
  std::memcpy(&B, &F, 4);
  return B;
}

const AtomicCase AtomicCases[] = {
    {AtomicOp::Add, 4, 0xffffffff, 2, 0, 1},
    {AtomicOp::Add, 2, 0xfffe, 5, 0, 3},
    {AtomicOp::Add, 8, 0xffffffffffffffff, 2, 0, 1},
    {AtomicOp::Sub, 4, 1, 3, 0, 0xfffffffe},
    {AtomicOp::Inc, 4, 0xffffffff, 0, 0, 0},
    {AtomicOp::Inc, 8, 41, 0, 0, 42},
    {AtomicOp::Dec, 4, 0, 0, 0, 0xffffffff},
    {AtomicOp::Dec, 2, 7, 0, 0, 6},
    {AtomicOp::UMin, 4, 0xffffffff, 5, 0, 5},
    {AtomicOp::UMax, 4, 0xffffffff, 5, 0, 0xffffffff},
    {AtomicOp::SMin, 4, 0xffffffff, 5, 0, 0xffffffff},
    {AtomicOp::SMax, 4, 0xffffffff, 5, 0, 5},
    {AtomicOp::SMin, 2, 0x8000, 0x7fff, 0, 0x8000},
    {AtomicOp::SMax, 8, 0x8000000000000000, 1, 0, 1},
    {AtomicOp::And, 4, 0xff00ff00, 0x0ff00ff0, 0, 0x0f000f00},
    {AtomicOp::Or, 4, 0xff00ff00, 0x0ff00ff0, 0, 0xfff0fff0},
    {AtomicOp::Xor, 4, 0xff00ff00, 0x0ff00ff0, 0, 0xf0f0f0f0},
    {AtomicOp::Xchg, 4, 1, 2, 0, 2},
    {AtomicOp::Load, 4, 1, 2, 0, 1},
    {AtomicOp::Store, 4, 1, 2, 0, 2},
    {AtomicOp::CmpXchg, 4, 1, 1, 9, 9},
    {AtomicOp::CmpXchg, 4, 1, 2, 9, 1},
    {AtomicOp::FMin, 4, bits(1.0f), bits(-2.0f), 0, bits(-2.0f)},
    {AtomicOp::FMax, 4, bits(NAN), bits(-2.0f), 0, bits(-2.0f)},
    {AtomicOp::FMin, 2, 0x3c00, 0xc000, 0, 0xc000}, // 1, -2
    {AtomicOp::FMax, 8, bits(1.0), bits(3.0), 0, bits(3.0)},
    {AtomicOp::FAdd, 4, bits(1.5f), bits(2.0f), 0, bits(3.5f)},
    {AtomicOp::FAdd, 2, 0x3c00, 0x3c00, 0, 0x4000}, // 1 + 1
    {AtomicOp::FAdd, 8, bits(1.5), bits(2.0), 0, bits(3.5)},
    {AtomicOp::FSub, 4, bits(1.5f), bits(2.0f), 0, bits(-0.5f)},
    {AtomicOp::FCmpWr, 4, bits(-0.0f), bits(0.0f), bits(3.0f), bits(3.0f)},
    {AtomicOp::FCmpWr, 4, bits(NAN), bits(NAN), bits(3.0f), bits(NAN)},
    {AtomicOp::FCmpWr, 2, 0x8000, 0, 0x7e55, 0x7e55},
    {AtomicOp::FCmpWr, 8, bits(2.0), bits(2.5), bits(3.0), bits(2.0)},
};

void checkAtomic(const AtomicCase &C, unsigned RegBytes, MemoryOptions Opts) {
  LoneThread L(Opts);
  std::vector<uint8_t> Start(3 * C.Bytes, 0xcc);
  std::memcpy(&Start[C.Bytes], &C.Memory, C.Bytes);
  L.Mem.addSurface(bufferDesc("buf", Start.size()), Start);
  // The second of three lanes is enabled, the others are disabled.
  const uint64_t Addresses[] = {0, C.Bytes, 999};
  const uint8_t Mask[] = {0, 1, 0};
  std::vector<uint8_t> Src0(3 * RegBytes), Src1(3 * RegBytes),
      Old(3 * RegBytes, 0xee);
  std::memcpy(&Src0[RegBytes], &C.Src0, C.Bytes);
  std::memcpy(&Src1[RegBytes], &C.Src1, C.Bytes);
  LaneAccess A;
  A.Lanes = 3;
  A.Addresses = Addresses;
  A.Mask = Mask;
  A.MemBytes = C.Bytes;
  A.RegBytes = RegBytes;
  unsigned NumSrcs = atomicNumSrcs(C.Op);
  ASSERT_TRUE(laneAtomic(
      L.T, A, C.Op, ConstBytes(NumSrcs > 0 ? Src0.data() : nullptr),
      ConstBytes(NumSrcs > 1 ? Src1.data() : nullptr), {Old.data(), nullptr}))
      << L.error();
  std::vector<uint8_t> ExpectedOld(3 * RegBytes, 0xee);
  std::fill_n(ExpectedOld.begin() + RegBytes, RegBytes, 0);
  std::memcpy(&ExpectedOld[RegBytes], &C.Memory, C.Bytes);
  EXPECT_EQ(Old, ExpectedOld);
  std::memcpy(&Start[C.Bytes], &C.New, C.Bytes);
  std::vector<uint8_t> Now(Start.size());
  L.Mem.read(Space::Surface, 0, 0, Now.size(), {Now.data(), nullptr});
  EXPECT_EQ(Now, Start) << unsigned(C.Op) << ' ' << C.Bytes;
}

TEST(Atomics, Table) {
  for (const AtomicCase &C : AtomicCases)
    for (unsigned RegBytes : {C.Bytes, C.Bytes == 8 ? 8u : 4u})
      for (MemoryOptions Opts : {MemoryOptions(), tracking(), endless()})
        checkAtomic(C, RegBytes, Opts);
}

TEST(Atomics, LanesOfOneMessageSeeEachOther) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 4));
  const uint64_t Addresses[] = {0, 0, 0, 0};
  uint32_t Old[4];
  LaneAccess A;
  A.Lanes = 4;
  A.Addresses = Addresses;
  ASSERT_TRUE(laneAtomic(L.T, A, AtomicOp::Inc, {}, {},
                         {reinterpret_cast<uint8_t *>(Old), nullptr}));
  EXPECT_THAT(Old, ElementsAre(0u, 1u, 2u, 3u));
  // The old values are not requested.
  ASSERT_TRUE(laneAtomic(L.T, A, AtomicOp::Inc, {}, {}, {}));
  EXPECT_THAT(L.Mem.surfaceBytes(0), ElementsAre(8, 0, 0, 0));
}

TEST(Atomics, IndivisibleBetweenThreadsOfTheComputer) {
  Memory M;
  M.addSurface(bufferDesc("buf", 64));
  LambdaKernel K([](ThreadContext &T) {
    uint64_t Addresses[16];
    for (unsigned Lane = 0; Lane != 16; ++Lane)
      Addresses[Lane] = Lane % 4 * 4;
    LaneAccess A;
    A.Lanes = 16;
    A.Addresses = Addresses;
    for (unsigned I = 0; I != 50; ++I)
      ASSERT_TRUE(laneAtomic(T, A, AtomicOp::Inc, {}, {}, {}));
  });
  GridShape S;
  S.Groups = {200, 1, 1};
  EXPECT_EQ(runText(K, M, S, 4), "");
  for (unsigned I = 0; I != 4; ++I) {
    uint32_t Value;
    std::memcpy(&Value, M.surfaceBytes(0).data() + I * 4, 4);
    EXPECT_EQ(Value, 200u * 50 * 4);
  }
}

/// The expected flags (1: undefined) of 4 bytes of memory after one operation.
struct FlagsCase {
  AtomicOp Op;
  uint8_t MemoryFlag, Src0Flag, Src1Flag; ///< Of the second byte.
  uint32_t Memory, Src0, Src1;
  std::array<uint8_t, 4> Expected;
};

TEST(Atomics, UndefinedBytes) {
  const std::array<uint8_t, 4> None{}, One{0, 1, 0, 0}, All{1, 1, 1, 1};
  const FlagsCase Cases[] = {
      {AtomicOp::Add, 0, 0, 0, 1, 1, 0, None},
      {AtomicOp::Add, 0, 1, 0, 1, 1, 0, All},
      {AtomicOp::Add, 1, 0, 0, 1, 1, 0, All},
      {AtomicOp::Inc, 1, 0, 0, 1, 1, 0, All},
      {AtomicOp::Xchg, 1, 0, 0, 1, 1, 0, None},
      {AtomicOp::Store, 0, 1, 0, 1, 1, 0, One},
      {AtomicOp::Load, 1, 0, 0, 1, 1, 0, One},
      {AtomicOp::CmpXchg, 0, 0, 1, 1, 1, 5, One},
      {AtomicOp::CmpXchg, 0, 0, 1, 1, 2, 5, None},
      {AtomicOp::CmpXchg, 0, 0, 1, 1, 2, 1, None},
      {AtomicOp::CmpXchg, 0, 1, 0, 1, 1, 5, All},
      {AtomicOp::CmpXchg, 1, 0, 0, 1, 1, 5, All},
  };
  for (const FlagsCase &C : Cases) {
    LoneThread L(tracking());
    L.Mem.addSurface(bufferDesc("buf", 4));
    auto DataOf = [](const uint32_t &V) {
      return reinterpret_cast<const uint8_t *>(&V);
    };
    const uint8_t MemoryFlags[] = {0, C.MemoryFlag, 0, 0},
                  Src0Flags[] = {0, C.Src0Flag, 0, 0},
                  Src1Flags[] = {0, C.Src1Flag, 0, 0};
    L.Mem.write(Space::Surface, 0, 0, 4,
                ConstBytes(DataOf(C.Memory), MemoryFlags), NoSite);
    const uint64_t Addresses[] = {0};
    LaneAccess A;
    A.Addresses = Addresses;
    uint8_t Old[4], OldFlags[4];
    unsigned NumSrcs = atomicNumSrcs(C.Op);
    ASSERT_TRUE(laneAtomic(
        L.T, A, C.Op,
        NumSrcs > 0 ? ConstBytes(DataOf(C.Src0), Src0Flags) : ConstBytes(),
        NumSrcs > 1 ? ConstBytes(DataOf(C.Src1), Src1Flags) : ConstBytes(),
        {Old, OldFlags}));
    EXPECT_THAT(OldFlags, ElementsAre(0, C.MemoryFlag, 0, 0));
    std::array<uint8_t, 4> Now, Flags;
    L.Mem.read(Space::Surface, 0, 0, 4, {Now.data(), Flags.data()});
    EXPECT_EQ(Flags, C.Expected) << unsigned(C.Op);
  }
}

TEST(Atomics, Errors) {
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 64));
  const uint64_t Addresses[] = {2};
  LaneAccess A;
  A.Addresses = Addresses;
  EXPECT_FALSE(laneAtomic(L.T, A, AtomicOp::Inc, {}, {}, {}));
  EXPECT_THAT(L.error(), HasSubstr("lane 0: expected an address that is a "
                                   "multiple of 4 bytes, got 2"));
  LoneThread Odd;
  Odd.Mem.addSurface(bufferDesc("buf", 64));
  A.MemBytes = A.RegBytes = 16;
  EXPECT_FALSE(laneAtomic(Odd.T, A, AtomicOp::Inc, {}, {}, {}));
  EXPECT_THAT(Odd.error(), HasSubstr("an atomic operation on 16 bytes"));
}

TEST(Atomics, NumbersOfSources) {
#define CMX_RUNTIME_ATOMIC(Enum, Name, NumSrcs)                                \
  EXPECT_EQ(atomicNumSrcs(AtomicOp::Enum), unsigned(NumSrcs));
#include "cmx/Oracle/Runtime/Atomics.def"
}

} // namespace
