//===- MessageLaneTest.cpp - Scattered access -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each form of a message is compared with a few lines of code. These lines say
// where element E of lane L is in memory and in registers.
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

using namespace cmx;

namespace {
/// The shape of a message's data: enabled lanes, elements of a lane, sizes.
struct Shape {
  unsigned Lanes = 16, Elts = 1, MemBytes = 4, RegBytes = 4;
  unsigned Stride = 16;   ///< From one element to the next, in lanes.
  uint32_t Mask = 0xffff; ///< Of lanes.
  std::vector<unsigned> MemElts = {0, 1, 2, 3, 4, 5, 6, 7};
};

class MessageLane : public MessageTest {
protected:
  /// Returns \p R after a load from \p Memory at \p Addresses.
  static Data loaded(Data R, const Data &Memory, const Shape &S,
                     const std::vector<uint64_t> &Addresses) {
    for (unsigned E = 0; E != S.Elts; ++E)
      for (unsigned L = 0; L != S.Lanes; ++L) {
        if (!(S.Mask >> L & 1))
          continue;
        size_t At = size_t(E * S.Stride + L) * S.RegBytes;
        size_t From = Addresses[L] + S.MemElts[E] * S.MemBytes;
        std::copy_n(Memory.begin() + ptrdiff_t(From), S.MemBytes,
                    R.begin() + ptrdiff_t(At));
      }
    return R;
  }
  /// Returns variable \p Name after a load of shape \p S. If a register element
  /// has more bytes than an element in memory, the load leaves garbage in the
  /// upper bytes of enabled lanes. Expects that only these upper bytes depend
  /// on the seed of garbage, and that they are noted as not written. In the
  /// returned data, they have the values of \p Before.
  Data defined(const std::string &Platform, const std::string &Body,
               const std::string &Name, const Data &Before, const Shape &S) {
    Options.GarbageSeed = 1;
    Options.NoteUninitialized = true;
    Data R = after(Platform, Body, Name);
    bool IsOpen = S.MemBytes < S.RegBytes;
    EXPECT_EQ(Errors->notes().empty(), !IsOpen);
    Options.GarbageSeed = 2;
    Data Other = after(Platform, Body, Name);
    EXPECT_EQ(R != Other, IsOpen);
    for (size_t N = 0; N != R.size(); ++N) {
      size_t Lane = N / S.RegBytes;
      bool MayBeOpen = N % S.RegBytes >= S.MemBytes && Lane < S.Lanes &&
                       (S.Mask >> Lane & 1);
      EXPECT_TRUE(R[N] == Other[N] || MayBeOpen) << N;
      if (MayBeOpen)
        R[N] = Before[N];
    }
    return R;
  }
  static Data stored(Data Memory, const Data &R, const Shape &S,
                     const std::vector<uint64_t> &Addresses) {
    for (unsigned E = 0; E != S.Elts; ++E)
      for (unsigned L = 0; L != S.Lanes; ++L)
        if (S.Mask >> L & 1)
          std::copy_n(R.begin() + ptrdiff_t((E * S.Stride + L) * S.RegBytes),
                      S.MemBytes,
                      Memory.begin() +
                          ptrdiff_t(Addresses[L] + S.MemElts[E] * S.MemBytes));
    return Memory;
  }

  std::string withMask(const std::string &Inst, uint32_t Mask, unsigned Lanes) {
    declare(".decl P1 v_type=P num_elts=" + std::to_string(Lanes));
    return "setp (M1_NM, " + std::to_string(Lanes) + ") P1 " +
           std::to_string(Mask) + ":uw\n(P1) " + Inst;
  }
};
class MessageLaneOnBoth : public MessageLane,
                          public testing::WithParamInterface<const char *> {};
} // namespace

INSTANTIATE_TEST_SUITE_P(GRF, MessageLaneOnBoth, testing::Values("skl", "pvc"),
                         [](const auto &P) { return std::string(P.param); });

/// Returns different multiples of \p Unit that are not sorted.
static std::vector<uint64_t> scattered(unsigned Count, unsigned Unit) {
  return numbers<uint64_t>(
      Count, [=](unsigned N) { return uint64_t(N * 7 % Count) * Unit; });
}

static std::vector<uint32_t> low(const std::vector<uint64_t> &Values) {
  return std::vector<uint32_t>(Values.begin(), Values.end());
}

//===----------------------------------------------------------------------===//
// By surface
//===----------------------------------------------------------------------===//

TEST_P(MessageLaneOnBoth, GatherCountsInElements) {
  Data In = pattern(1024), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  var("OFF", "ud", low(scattered(16, 1)));
  for (unsigned Bytes : {1, 2, 4}) {
    SCOPED_TRACE(Bytes);
    std::string B = std::to_string(Bytes);
    var("R" + B, "ud", Before);
    Shape S;
    S.MemBytes = Bytes;
    auto At = scattered(16, Bytes);
    for (uint64_t &A : At)
      A += 3 * Bytes;
    EXPECT_EQ(defined(GetParam(),
                      "gather." + B + " (M1, 16) SRC 3:ud OFF.0 R" + B + ".0",
                      "R" + B, Before, S),
              loaded(Before, In, S, At));
  }
}

TEST_P(MessageLaneOnBoth, ScatterCountsInElements) {
  Data In = pattern(64, 2);
  var("OFF", "ud", low(scattered(8, 2)));
  var("R", "ud", In);
  for (unsigned Bytes : {1, 2, 4}) {
    SCOPED_TRACE(Bytes);
    std::string B = std::to_string(Bytes);
    Data Before = pattern(256);
    uint32_t Dst = buffer(Before);
    surface("DST" + B, Dst);
    Shape S;
    S.Lanes = 8;
    S.MemBytes = Bytes;
    auto At = scattered(8, 2 * Bytes);
    for (uint64_t &A : At)
      A += Bytes;
    EXPECT_EQ(run(GetParam(),
                  "scatter." + B + " (M1, 8) DST" + B + " 1:ud OFF.0 R.0"),
              "");
    EXPECT_EQ(contents(Dst), stored(Before, In, S, At));
  }
}

TEST_P(MessageLaneOnBoth, GatherScaledCountsInBytes) {
  Data In = pattern(1024), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  auto At = scattered(16, 5);
  var("OFF", "ud", low(At));
  for (uint64_t &A : At)
    A += 11;
  for (unsigned Bytes : {1, 2, 4}) {
    SCOPED_TRACE(Bytes);
    std::string B = std::to_string(Bytes);
    var("R" + B, "ud", Before);
    Shape S;
    S.MemBytes = Bytes;
    S.Mask = Bytes == 2 ? 0xa53c : 0xffff;
    std::string Text =
        "gather_scaled." + B + " (M1, 16) SRC 11:ud OFF.0 R" + B + ".0";
    EXPECT_EQ(defined(GetParam(),
                      Bytes == 2 ? withMask(Text, S.Mask, 16) : Text, "R" + B,
                      Before, S),
              loaded(Before, In, S, At));
  }
}

TEST_F(MessageLane, OffsetsWrapAround) {
  Data In = pattern(256);
  surface("SRC", buffer(In));
  var("OFF", "d", std::vector<int32_t>{-4, -8, 0, 4, 8, 12, 16, 20});
  var("R", "ud", Data(64));
  Data R = after("skl", "gather_scaled.4 (M1, 8) SRC 16:ud OFF.0 R.0", "R");
  EXPECT_EQ(numberAt(R, 0, 4), numberAt(In, 12, 4));
  EXPECT_EQ(numberAt(R, 4, 4), numberAt(In, 8, 4));
}

TEST_P(MessageLaneOnBoth, MaskedLanesKeepTheirRegisters) {
  Data In = pattern(1024), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  auto At = scattered(16, 4);
  At[0] = 1 << 20; // A disabled lane may be anywhere.
  var("OFF", "ud", low(At));
  var("R", "ud", Before);
  Shape S;
  S.Mask = 0x5a36;
  EXPECT_EQ(
      after(GetParam(),
            withMask("gather_scaled.4 (M1, 16) SRC 0:ud OFF.0 R.0", S.Mask, 16),
            "R"),
      loaded(Before, In, S, At));
}

TEST_F(MessageLane, MaskedLanesStoreNothing) {
  Data In = pattern(64, 2), Before = pattern(256);
  uint32_t Dst = buffer(Before);
  surface("DST", Dst);
  auto At = scattered(16, 4);
  var("OFF", "ud", low(At));
  var("R", "ud", In);
  Shape S;
  S.Mask = 0x8421;
  EXPECT_EQ(run("skl", withMask("scatter_scaled.4 (M1, 16) DST 0:ud OFF.0 R.0",
                                S.Mask, 16)),
            "");
  EXPECT_EQ(contents(Dst), stored(Before, In, S, At));
}

TEST_F(MessageLane, ExecutionMaskAndPredicateTogether) {
  Data In = pattern(256), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  auto At = scattered(16, 4);
  var("OFF", "ud", low(At));
  var("R", "ud", Before);
  declare(".decl P1 v_type=P num_elts=16");
  declare(".decl P2 v_type=P num_elts=16");
  Shape S;
  S.Mask = 0x00ff & 0x3c3c;
  EXPECT_EQ(after("skl",
                  "setp (M1_NM, 16) P1 0xff00:uw\n"
                  "setp (M1_NM, 16) P2 0x3c3c:uw\n"
                  "(P1) goto (M1, 16) OUT\n"
                  "(P2) gather_scaled.4 (M1, 16) SRC 0:ud OFF.0 R.0\n"
                  "OUT:",
                  "R"),
            loaded(Before, In, S, At));
}

TEST_F(MessageLane, SecondHalfOfThePredicate) {
  Data In = pattern(256), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  auto At = scattered(16, 4);
  var("OFF", "ud", low(At));
  var("R", "ud", Before);
  declare(".decl P1 v_type=P num_elts=32");
  Shape S;
  S.Mask = 0xa5f0;
  EXPECT_EQ(after("skl",
                  "setp (M1_NM, 32) P1 0xa5f01234:ud\n"
                  "(P1) gather_scaled.4 (M5, 16) SRC 0:ud OFF.0 R.0",
                  "R"),
            loaded(Before, In, S, At));
}

TEST_F(MessageLane, OneLane) {
  Data In = pattern(256), Before = pattern(64, 2);
  surface("SRC", buffer(In));
  var("OFF", "ud", std::vector<uint32_t>{36});
  var("R", "ud", Before);
  Shape S;
  S.Lanes = 1;
  EXPECT_EQ(after("skl", "gather_scaled.4 (M1, 1) SRC 0:ud OFF.0 R.0", "R"),
            loaded(Before, In, S, {36}));
}

TEST_F(MessageLane, DataOverItsOwnOffsets) {
  Data In = pattern(256);
  surface("SRC", buffer(In));
  auto At = scattered(16, 4);
  var("R", "ud", low(At));
  EXPECT_EQ(after("skl", "gather_scaled.4 (M1, 16) SRC 0:ud R.0 R.0", "R"),
            loaded(Data(64), In, Shape(), At));
}

static std::string channelsOf(unsigned Mask) {
  std::string Text;
  for (unsigned C = 0; C != 4; ++C)
    if (Mask >> C & 1)
      Text += "RGBA"[C];
  return Text;
}

TEST_P(MessageLaneOnBoth, Gather4Scaled) {
  Data In = pattern(1024), Before = pattern(256, 2);
  surface("SRC", buffer(In));
  auto At = scattered(16, 16);
  var("OFF", "ud", low(At));
  for (uint64_t &A : At)
    A += 8;
  for (unsigned Lanes : {8, 16})
    for (unsigned Channels : {1, 2, 6, 9, 15}) {
      SCOPED_TRACE(Channels);
      std::string Name =
          "R" + std::to_string(Lanes) + "C" + std::to_string(Channels);
      var(Name, "ud", Before);
      Shape S;
      S.Lanes = Lanes;
      S.Stride = std::max(Lanes, grfBytes(GetParam()) / 4);
      S.MemElts.clear();
      for (unsigned C = 0; C != 4; ++C)
        if (Channels >> C & 1)
          S.MemElts.push_back(C);
      S.Elts = unsigned(S.MemElts.size());
      EXPECT_EQ(after(GetParam(),
                      "gather4_scaled." + channelsOf(Channels) + " (M1, " +
                          std::to_string(Lanes) + ") SRC 8:ud OFF.0 " + Name +
                          ".0",
                      Name),
                loaded(Before, In, S, At));
    }
}

TEST_P(MessageLaneOnBoth, Scatter4Scaled) {
  Data In = pattern(256, 2), Before = pattern(1024);
  uint32_t Dst = buffer(Before);
  surface("DST", Dst);
  auto At = scattered(8, 16);
  var("OFF", "ud", low(At));
  var("R", "ud", In);
  Shape S;
  S.Lanes = 8;
  S.Mask = 0xb7;
  S.Elts = 3;
  S.Stride = grfBytes(GetParam()) / 4;
  EXPECT_EQ(
      run(GetParam(), withMask("scatter4_scaled.RGB (M1, 8) DST 0:ud OFF.0 R.0",
                               S.Mask, 8)),
      "");
  EXPECT_EQ(contents(Dst), stored(Before, In, S, At));
}

TEST_F(MessageLane, LocalMemory) {
  SLMKiB = "1";
  Data In = pattern(64, 2);
  var("OFF", "ud", low(scattered(16, 4)));
  var("D", "ud", In);
  var("R", "ud", Data(64));
  EXPECT_EQ(after("skl",
                  "scatter_scaled.4 (M1, 16) %slm 64:ud OFF.0 D.0\n"
                  "gather.4 (M1, 16) %slm 16:ud OFF.0 R.0\n"
                  "gather_scaled.4 (M1, 16) %slm 64:ud OFF.0 R.0",
                  "R"),
            In);
}

TEST_F(MessageLane, Errors) {
  surface("SRC", buffer(pattern(64)));
  surface("GONE", 77);
  auto At = scattered(16, 4);
  At[5] = 62;
  var("OFF", "ud", low(At));
  var("R", "ud", Data(64));
  var("SHORT", "ud", Data(32));
  expectError("skl", "gather_scaled.4 (M1, 16) SRC 0:ud OFF.0 R.0",
              "message-out-of-bounds");
  EXPECT_EQ(Errors->error()->Lane, 5);
  expectError("skl", "gather4_scaled.R (M1, 16) SRC 0:ud OFF.0 R.0",
              "message-misaligned");
  expectError("skl", "gather_scaled.1 (M1, 16) SRC 0:ud OFF.0 SHORT.0",
              "variable-out-of-bounds");
  expectError("skl", "gather_scaled.1 (M1, 16) SRC 0:ud SHORT.0 R.0",
              "variable-out-of-bounds");
  expectError("skl", "gather4_scaled.RG (M1, 16) SRC 0:ud OFF.0 R.0",
              "variable-out-of-bounds");
  expectError("skl", "gather_scaled.1 (M1, 16) GONE 0:ud OFF.0 R.0",
              "no-surface");
}

TEST_F(MessageLane, NotesOnlyLanesThatAreRead) {
  Options.NoteUninitialized = true;
  surface("DST", buffer(Data(256)));
  var("OFF", "ud", low(scattered(16, 4)));
  declare(".decl D v_type=G type=ud num_elts=16 align=GRF");
  std::string Fill = "mov (M1_NM, 8) D(0,0)<1> 7:ud\n";
  EXPECT_EQ(
      run("skl", Fill + withMask("scatter_scaled.4 (M1, 16) DST 0:ud OFF.0 D.0",
                                 0xff, 16)),
      "");
  EXPECT_TRUE(Errors->notes().empty());
  EXPECT_EQ(run("skl", Fill + "scatter_scaled.4 (M1, 16) DST 0:ud OFF.0 D.0"),
            "");
  EXPECT_EQ(Errors->notes().size(), 1u);
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

TEST_P(MessageLaneOnBoth, TypedPixels) {
  Data In = pattern(16 * 16 * 8, 1);
  uint32_t Img = image(16 * 16, 8, 16, In);
  surface("IMG", Img);
  var("U", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 5 % 16; }));
  var("V", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 3 % 8; }));
  Data Before = pattern(256, 2);
  var("R", "f", Before);
  std::vector<uint64_t> At;
  for (unsigned N = 0; N != 8; ++N)
    At.push_back(N * 3 % 8 * 256 + N * 5 % 16 * 16);
  Shape S;
  S.Lanes = 8;
  S.Stride = grfBytes(GetParam()) / 4;
  S.Elts = 2;
  S.MemElts = {0, 3};
  S.Mask = 0x6e;
  EXPECT_EQ(after(GetParam(),
                  withMask("gather4_typed.RA (M1, 8) IMG U.0 V.0 %null.0 "
                           "%null.0 R.0",
                           S.Mask, 8),
                  "R"),
            loaded(Before, In, S, At));
  EXPECT_EQ(run(GetParam(), "scatter4_typed.RGBA (M1, 8) IMG U.0 V.0 %null.0 "
                            "%null.0 R.0"),
            "");
  S.Elts = 4;
  S.MemElts = {0, 1, 2, 3};
  S.Mask = 0xff;
  EXPECT_EQ(contents(Img), stored(In, Before, S, At));
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

TEST_P(MessageLaneOnBoth, SvmGather) {
  Data In = pattern(2048), Before = pattern(512, 2);
  uint64_t Src = Mem.allocate("src", In);
  struct {
    unsigned Bytes, Count, Lanes;
  } Cases[] = {{1, 1, 16}, {1, 2, 8},  {1, 4, 8}, {1, 8, 8},
               {4, 1, 16}, {4, 2, 16}, {4, 4, 8}, {4, 8, 8},
               {8, 1, 16}, {8, 4, 8},  {4, 1, 1}, {8, 1, 4}};
  for (auto C : Cases) {
    std::string Suffix = std::to_string(C.Bytes) + "x" +
                         std::to_string(C.Count) + "x" +
                         std::to_string(C.Lanes);
    SCOPED_TRACE(Suffix);
    auto At = scattered(16, C.Bytes == 1 ? 13 : C.Bytes * 9);
    auto Addresses = At;
    for (uint64_t &A : Addresses)
      A += Src;
    var("A" + Suffix, "uq", Addresses);
    var("R" + Suffix, "ud", Before);
    Shape S;
    S.Lanes = C.Lanes;
    S.Stride = std::max(8u, C.Lanes);
    S.MemBytes = C.Bytes == 1 ? C.Count : C.Bytes;
    S.RegBytes = std::max(4u, S.MemBytes);
    S.Elts = C.Bytes == 1 ? 1 : C.Count;
    EXPECT_EQ(defined(GetParam(),
                      "svm_gather." + std::to_string(C.Bytes) + "." +
                          std::to_string(C.Count) + " (M1, " +
                          std::to_string(C.Lanes) + ") A" + Suffix + ".0 R" +
                          Suffix + ".0",
                      "R" + Suffix, Before, S),
              loaded(Before, In, S, At));
  }
}

TEST_P(MessageLaneOnBoth, SvmScatter) {
  Data Before = pattern(2048), In = pattern(512, 2);
  uint64_t Dst = Mem.allocate("dst", Before);
  auto At = scattered(8, 72);
  auto Addresses = At;
  for (uint64_t &A : Addresses)
    A += Dst;
  var("A", "uq", Addresses);
  var("R", "uq", In);
  Shape S;
  S.Lanes = 8;
  S.Stride = 8;
  S.MemBytes = S.RegBytes = 8;
  S.Elts = 4;
  S.Mask = 0x35;
  EXPECT_EQ(
      run(GetParam(), withMask("svm_scatter.8.4 (M1, 8) A.0 R.0", S.Mask, 8)),
      "");
  EXPECT_EQ(memoryAt(Dst), stored(Before, In, S, At));
}

TEST_P(MessageLaneOnBoth, SvmGather4AddsTheBase) {
  Data In = pattern(1024), Before = pattern(256, 2);
  uint64_t Src = Mem.allocate("src", In);
  auto At = scattered(8, 16);
  var("P", "uq", std::vector<uint64_t>{Src + 64});
  var("OFF", "uq", At);
  var("R", "ud", Before);
  for (uint64_t &A : At)
    A += 64;
  Shape S;
  S.Lanes = 8;
  S.Stride = grfBytes(GetParam()) / 4;
  S.Elts = 2;
  S.MemElts = {1, 2};
  EXPECT_EQ(after(GetParam(),
                  "svm_gather4scaled.GB (M1, 8) P(0,0)<0;1,0> OFF.0 R.0", "R"),
            loaded(Before, In, S, At));
}

TEST_F(MessageLane, SvmScatter4) {
  Data Before = pattern(1024), In = pattern(256, 2);
  uint64_t Dst = Mem.allocate("dst", Before);
  auto At = scattered(16, 16);
  auto Addresses = At;
  for (uint64_t &A : Addresses)
    A += Dst;
  var("OFF", "uq", Addresses);
  var("R", "ud", In);
  Shape S;
  S.Elts = 2;
  EXPECT_EQ(run("skl", "svm_scatter4scaled.RG (M1, 16) 0x0:uq OFF.0 R.0"), "");
  EXPECT_EQ(memoryAt(Dst), stored(Before, In, S, At));
}

TEST_F(MessageLane, SvmErrors) {
  uint64_t Src = Mem.allocate("src", pattern(256));
  auto Addresses = scattered(8, 8);
  for (uint64_t &A : Addresses)
    A += Src;
  var("GOOD", "uq", Addresses);
  Addresses[3] += 2;
  var("ODD", "uq", Addresses);
  Addresses[3] = Src + 256;
  var("FAR", "uq", Addresses);
  var("R", "ud", Data(64));
  expectError("skl", "svm_gather.4.1 (M1, 8) ODD.0 R.0", "message-misaligned");
  expectError("skl", "svm_gather.1.1 (M1, 8) FAR.0 R.0",
              "message-out-of-bounds");
  EXPECT_EQ(Errors->error()->Lane, 3);
  expectError("skl", "svm_gather.8.2 (M1, 8) GOOD.0 R.0",
              "variable-out-of-bounds");
  expectError("skl", "svm_gather.4.1 (M1, 16) GOOD.0 R.0",
              "variable-out-of-bounds");
}
