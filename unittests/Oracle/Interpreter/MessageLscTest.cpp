//===- MessageLscTest.cpp - Messages of the load/store cache --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

using namespace cmx;

namespace {
class MessageLsc : public MessageTest {
protected:
  /// The number of lanes for which a message has registers.
  static unsigned fullLanes(const std::string &Platform) {
    return grfBytes(Platform) / 2;
  }
};
class MessageLscOnBoth : public MessageLsc,
                         public testing::WithParamInterface<const char *> {};
} // namespace

INSTANTIATE_TEST_SUITE_P(GRF, MessageLscOnBoth, testing::Values("dg2", "pvc"),
                         [](const auto &P) { return std::string(P.param); });

static std::vector<uint32_t> offsets(unsigned Count, unsigned Unit) {
  return numbers<uint32_t>(Count,
                           [=](unsigned N) { return N * 5 % Count * Unit; });
}

TEST_P(MessageLscOnBoth, DataSizes) {
  unsigned Lanes = fullLanes(GetParam());
  Data In = pattern(1024), Before = pattern(512, 2);
  surface("IGNORED", buffer(In)); // Surface 1.
  auto Off = offsets(Lanes, 8);
  var("OFF", "ud", Off);
  struct {
    const char *Shape;
    unsigned MemBytes, RegBytes;
  } Cases[] = {{"d8c32", 1, 4}, {"d16c32", 2, 4}, {"d32", 4, 4}, {"d64", 8, 8}};
  for (auto C : Cases) {
    SCOPED_TRACE(C.Shape);
    std::string Name = std::string("R") + C.Shape;
    var(Name, "ud", Before);
    Data R = after(GetParam(),
                   "lsc_load.ugm (M1, " + std::to_string(Lanes) + ") " + Name +
                       ":" + C.Shape + " bti(0x1)[OFF+0x8]:a32",
                   Name);
    for (unsigned L = 0; L != Lanes; ++L)
      EXPECT_EQ(numberAt(R, L * C.RegBytes, C.RegBytes),
                numberAt(In, Off[L] + 8, C.MemBytes));
    size_t End = size_t(Lanes) * C.RegBytes;
    EXPECT_EQ(Data(R.begin() + ptrdiff_t(End), R.end()),
              Data(Before.begin() + ptrdiff_t(End), Before.end()));
  }
}

TEST_P(MessageLscOnBoth, ElementsTakeRegistersOfAllLanes) {
  // Found by experiment: a message with fewer lanes uses no fewer registers.
  Data In = pattern(1024), Before = pattern(512, 2);
  surface("IGNORED", buffer(In));
  unsigned Full = fullLanes(GetParam());
  for (unsigned Lanes : {Full, Full / 2, 1u}) {
    SCOPED_TRACE(Lanes);
    std::string N = std::to_string(Lanes);
    auto Off = offsets(Lanes, 12);
    var("OFF" + N, "ud", Off);
    var("R" + N, "ud", Before);
    Data R = after(GetParam(),
                   "lsc_load.ugm (M1, " + N + ") R" + N +
                       ":d32x3 bti(0x1)[OFF" + N + "]:a32",
                   "R" + N);
    for (unsigned E = 0; E != 3; ++E)
      for (unsigned L = 0; L != Full; ++L) {
        size_t At = size_t(E * Full + L) * 4;
        EXPECT_EQ(numberAt(R, At, 4), L < Lanes
                                          ? numberAt(In, Off[L] + 4 * E, 4)
                                          : numberAt(Before, At, 4));
      }
  }
}

TEST_P(MessageLscOnBoth, StoresOfVectors) {
  Data In = pattern(512, 2), Before = pattern(1024);
  uint32_t Dst = buffer(Before);
  unsigned Lanes = fullLanes(GetParam());
  auto Off = offsets(Lanes, 8);
  var("S", "ud", std::vector<uint32_t>{Dst});
  var("OFF", "ud", Off);
  var("R", "ud", In);
  for (const char *Model : {"bti", "ss", "bss"}) {
    EXPECT_EQ(run(GetParam(), "lsc_store.ugm.wb.wb (M1, " +
                                  std::to_string(Lanes) + ") " + Model +
                                  "(S)[OFF]:a32 R:d32x2"),
              "");
    Data New = contents(Dst);
    for (unsigned L = 0; L != Lanes; ++L)
      for (unsigned E = 0; E != 2; ++E)
        EXPECT_EQ(numberAt(New, Off[L] + 4 * E, 4),
                  numberAt(In, (E * Lanes + L) * 4, 4));
  }
}

TEST_P(MessageLscOnBoth, NarrowStoresTakeTheLowBytes) {
  Data In = pattern(64, 2), Before = pattern(64);
  uint32_t Dst = buffer(Before);
  surface("IGNORED", Dst);
  var("OFF", "ud", offsets(16, 3));
  var("R", "ud", In);
  EXPECT_EQ(run(GetParam(), "lsc_store.ugm (M1, 16) bti(0x1)[OFF]:a32 R:d8c32"),
            "");
  for (unsigned L = 0; L != 16; ++L)
    Before[L * 5 % 16 * 3] = In[L * 4];
  EXPECT_EQ(contents(Dst), Before);
}

TEST_P(MessageLscOnBoth, Quads) {
  Data In = pattern(1024), Before = pattern(512, 2);
  uint32_t Mem = buffer(In);
  surface("IGNORED", Mem);
  unsigned Lanes = fullLanes(GetParam());
  auto Off = offsets(Lanes, 16);
  var("OFF", "ud", Off);
  var("R", "ud", Before);
  std::string N = std::to_string(Lanes);
  Data R = after(GetParam(),
                 "lsc_load_quad.ugm (M1, " + N + ") R:d32.yw bti(0x1)[OFF]:a32",
                 "R");
  for (unsigned L = 0; L != Lanes; ++L) {
    EXPECT_EQ(numberAt(R, L * 4, 4), numberAt(In, Off[L] + 4, 4));
    EXPECT_EQ(numberAt(R, (Lanes + L) * 4, 4), numberAt(In, Off[L] + 12, 4));
  }
  EXPECT_EQ(run(GetParam(), "lsc_store_quad.ugm (M1, " + N +
                                ") bti(0x1)[OFF]:a32 R:d32.xyz"),
            "");
  Data New = contents(Mem);
  for (unsigned L = 0; L != Lanes; ++L)
    for (unsigned E = 0; E != 3; ++E)
      EXPECT_EQ(numberAt(New, Off[L] + 4 * E, 4),
                numberAt(Before, (E * Lanes + L) * 4, 4));
}

TEST_P(MessageLscOnBoth, TransposedBlocks) {
  Data In = pattern(1024), Before = pattern(512, 2);
  uint64_t Src = Mem.allocate("src", In), Dst = Mem.allocate("dst", Data(256));
  var("P", "uq", std::vector<uint64_t>{Src + 64});
  var("Q", "uq", std::vector<uint64_t>{Dst + 8});
  var("R", "ud", Before);
  Data R = after(GetParam(),
                 "lsc_load.ugm (M1, 1) R:d32x32t flat[P+-0x20]:a64\n"
                 "lsc_store.ugm (M1, 1) flat[Q]:a64 R:d64x4t",
                 "R");
  EXPECT_EQ(Data(R.begin(), R.begin() + 128),
            Data(In.begin() + 32, In.begin() + 160));
  EXPECT_EQ(Data(R.begin() + 128, R.end()),
            Data(Before.begin() + 128, Before.end()));
  Data New = memoryAt(Dst);
  EXPECT_EQ(Data(New.begin() + 8, New.begin() + 40),
            Data(In.begin() + 32, In.begin() + 64));
}

TEST_P(MessageLscOnBoth, FlatAddresses) {
  Data In = pattern(1024);
  uint64_t Src = Mem.allocate("src", In);
  unsigned Lanes = fullLanes(GetParam());
  var("A", "uq",
      numbers<uint64_t>(Lanes, [=](unsigned N) { return Src + N * 12; }));
  var("R", "ud", Data(256));
  Data R = after(GetParam(),
                 "lsc_load.ugm.ca.ca (M1, " + std::to_string(Lanes) +
                     ") R:d32 flat[A+0x4]:a64",
                 "R");
  for (unsigned L = 0; L != Lanes; ++L)
    EXPECT_EQ(numberAt(R, L * 4, 4), numberAt(In, L * 12 + 4, 4));
}

TEST_P(MessageLscOnBoth, LocalMemory) {
  SLMKiB = "1";
  Data In = pattern(64, 2);
  var("OFF", "ud", offsets(16, 4));
  var("OFF16", "uw", numbers<uint16_t>(16, [](unsigned N) {
        return uint16_t(N * 5 % 16 * 4);
      }));
  var("D", "ud", In);
  var("R", "ud", Data(64));
  EXPECT_EQ(after(GetParam(),
                  "lsc_store.slm (M1, 16) flat[OFF+0x10]:a32 D:d32\n"
                  "lsc_fence.slm.none.group\n"
                  "lsc_load.slm (M1, 16) R:d32 flat[OFF16+0x10]:a16",
                  "R"),
            In);
}

TEST_P(MessageLscOnBoth, MaskedLanes) {
  Data In = pattern(64), Before = pattern(64, 2);
  uint32_t Mem = buffer(In);
  surface("IGNORED", Mem);
  auto Off = offsets(16, 4);
  var("OFF", "ud", Off);
  var("R", "ud", Before);
  declare(".decl P1 v_type=P num_elts=16");
  Data R = after(GetParam(),
                 "setp (M1_NM, 16) P1 0x1248:uw\n"
                 "(P1) lsc_load.ugm (M1, 16) R:d32 bti(0x1)[OFF]:a32",
                 "R");
  for (unsigned L = 0; L != 16; ++L)
    EXPECT_EQ(numberAt(R, L * 4, 4), 0x1248 >> L & 1
                                         ? numberAt(In, Off[L], 4)
                                         : numberAt(Before, L * 4, 4));
}

TEST_P(MessageLscOnBoth, BlocksOfAMaskedLaneDoNothing) {
  Data Before = pattern(128, 2);
  uint64_t Src = Mem.allocate("src", pattern(128));
  var("P", "uq", std::vector<uint64_t>{Src});
  var("R", "ud", Before);
  declare(".decl P1 v_type=P num_elts=1");
  EXPECT_EQ(after(GetParam(),
                  "setp (M1_NM, 1) P1 0x0:uw\n"
                  "(P1) lsc_load.ugm (M1, 1) R:d32x16t flat[P]:a64",
                  "R"),
            Before);
}

TEST_F(MessageLsc, PrefetchesTouchNothing) {
  var("P", "uq", std::vector<uint64_t>{0});
  EXPECT_EQ(run("pvc", "lsc_load.ugm (M1, 1) %null:d32x16t flat[P]:a64"), "");
}

TEST_F(MessageLsc, Errors) {
  surface("IGNORED", buffer(pattern(64)));
  var("OFF", "ud", offsets(16, 4));
  var("ODD", "ud", offsets(16, 2));
  var("R", "ud", Data(64));
  expectError("dg2", "lsc_load.ugm (M1, 16) R:d32 bti(0x1)[OFF+0x4]:a32",
              "message-out-of-bounds");
  expectError("dg2", "lsc_load.ugm (M1, 16) R:d32 bti(0x1)[ODD]:a32",
              "message-misaligned");
  expectError("dg2", "lsc_load.ugm (M1, 16) R:d32 bti(0x9)[OFF]:a32",
              "no-surface");
  expectError("dg2", "lsc_load.ugm (M1, 16) R:d32x2 bti(0x1)[OFF]:a32",
              "variable-out-of-bounds");
  expectError("dg2", "lsc_load.ugm (M1, 8) R:d32x2 bti(0x1)[OFF]:a32",
              "variable-out-of-bounds");
  expectError("dg2", "lsc_store.ugm (M1, 1) bti(0x1)[OFF]:a32 R:d32x32t",
              "variable-out-of-bounds");
  expectError("dg2", "lsc_load.ugm (M1, 16) R:d32 flat[OFF]:a64",
              "variable-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

TEST_F(MessageLsc, Atomics) {
  struct {
    const char *Op;
    unsigned NumSources;
    uint32_t (*Of)(uint32_t, uint32_t, uint32_t);
  } Cases[] = {
      {"iinc", 0, [](uint32_t O, uint32_t, uint32_t) { return O + 1; }},
      {"idec", 0, [](uint32_t O, uint32_t, uint32_t) { return O - 1; }},
      {"load", 0, [](uint32_t O, uint32_t, uint32_t) { return O; }},
      {"store", 1, [](uint32_t, uint32_t A, uint32_t) { return A; }},
      {"iadd", 1, [](uint32_t O, uint32_t A, uint32_t) { return O + A; }},
      {"isub", 1, [](uint32_t O, uint32_t A, uint32_t) { return O - A; }},
      {"umin", 1,
       [](uint32_t O, uint32_t A, uint32_t) { return std::min(O, A); }},
      {"umax", 1,
       [](uint32_t O, uint32_t A, uint32_t) { return std::max(O, A); }},
      {"smin", 1,
       [](uint32_t O, uint32_t A, uint32_t) {
         return int32_t(O) < int32_t(A) ? O : A;
       }},
      {"smax", 1,
       [](uint32_t O, uint32_t A, uint32_t) {
         return int32_t(O) > int32_t(A) ? O : A;
       }},
      {"and", 1, [](uint32_t O, uint32_t A, uint32_t) { return O & A; }},
      {"or", 1, [](uint32_t O, uint32_t A, uint32_t) { return O | A; }},
      {"xor", 1, [](uint32_t O, uint32_t A, uint32_t) { return O ^ A; }},
      {"icas", 2,
       [](uint32_t O, uint32_t A, uint32_t B) { return O == A ? B : O; }}};
  auto Old = numbers<uint32_t>(
      16, [](unsigned N) { return N % 2 ? N * 77 : 0xf0000000u + N; });
  auto A = Old;
  for (unsigned N = 0; N < 16; N += 3)
    A[N] = ~A[N];
  auto B = numbers<uint32_t>(16, [](unsigned N) { return N + 1000; });
  auto Off = offsets(16, 4);
  // For lane N, memory contains Old[N], and the source operands are A[N] and
  // B[N].
  std::vector<uint32_t> OldAt(16);
  for (unsigned N = 0; N != 16; ++N)
    OldAt[Off[N] / 4] = Old[N];
  var("OFF", "ud", Off);
  var("A", "ud", A);
  var("B", "ud", B);
  for (auto C : Cases) {
    SCOPED_TRACE(C.Op);
    uint32_t Mem = buffer(dataOf(OldAt));
    std::string Name = std::string("R") + C.Op;
    var(Name, "ud", Data(64, 0x11));
    const char *Sources[] = {" %null.0 %null.0", " A.0 %null.0", " A.0 B.0"};
    auto R = valuesOf<uint32_t>(after("dg2",
                                      std::string("lsc_atomic_") + C.Op +
                                          ".ugm (M1, 16) " + Name +
                                          ":d32 bti(" + std::to_string(Mem) +
                                          ")[OFF]:a32" + Sources[C.NumSources],
                                      Name));
    auto New = valuesOf<uint32_t>(contents(Mem));
    for (unsigned N = 0; N != 16; ++N) {
      EXPECT_EQ(New[Off[N] / 4], C.Of(Old[N], A[N], B[N])) << N;
      EXPECT_EQ(R[N], Old[N]) << N;
    }
  }
}

TEST_F(MessageLsc, FloatAtomics) {
  struct {
    const char *Op;
    unsigned NumSources;
    float (*Of)(float, float, float);
  } Cases[] = {
      {"fadd", 1, [](float O, float A, float) { return O + A; }},
      {"fsub", 1, [](float O, float A, float) { return O - A; }},
      {"fmin", 1, [](float O, float A, float) { return std::min(O, A); }},
      {"fmax", 1, [](float O, float A, float) { return std::max(O, A); }},
      {"fcas", 2, [](float O, float A, float B) { return O == A ? B : O; }}};
  auto Old = numbers<float>(16, [](unsigned N) { return float(N) - 7.5f; });
  auto A = numbers<float>(
      16, [](unsigned N) { return N % 2 ? float(N) - 7.5f : 7.5f - float(N); });
  auto B = numbers<float>(16, [](unsigned N) { return float(N) * 4; });
  uint64_t At = Mem.allocate("m", Data(64));
  var("AT", "uq",
      numbers<uint64_t>(16, [=](unsigned N) { return At + 4 * N; }));
  var("OLD", "f", Old);
  var("A", "f", A);
  var("B", "f", B);
  for (auto C : Cases) {
    SCOPED_TRACE(C.Op);
    const char *Sources[] = {"", " A.0 %null.0", " A.0 B.0"};
    EXPECT_EQ(run("pvc", std::string("lsc_store.ugm (M1, 16) flat[AT]:a64 "
                                     "OLD:d32\nlsc_atomic_") +
                             C.Op + ".ugm (M1, 16) %null:d32 flat[AT]:a64" +
                             Sources[C.NumSources]),
              "");
    auto New = valuesOf<float>(memoryAt(At));
    for (unsigned N = 0; N != 16; ++N)
      EXPECT_EQ(New[N], C.Of(Old[N], A[N], B[N])) << N;
  }
}

TEST_F(MessageLsc, WordsInAtomics) {
  uint32_t Mem = buffer(dataOf(std::vector<uint16_t>(16, 0xffff)));
  surface("IGNORED", Mem);
  var("OFF", "ud", offsets(16, 2));
  var("A", "ud", std::vector<uint32_t>(16, 0x70003));
  EXPECT_EQ(run("dg2", "lsc_atomic_iadd.ugm (M1, 16) %null:d16c32 "
                       "bti(0x1)[OFF]:a32 A.0 %null.0"),
            "");
  EXPECT_EQ(valuesOf<uint16_t>(contents(Mem)), std::vector<uint16_t>(16, 2));
}

//===----------------------------------------------------------------------===//
// 2D blocks
//===----------------------------------------------------------------------===//

namespace {
/// A surface of 64 x 16 bytes. Loads outside of it give 0.
class MessageLscBlock2D : public MessageLsc {
protected:
  MessageLscBlock2D() : In(pattern(64 * 16)), Src(Mem.allocate("src", In)) {
    var("P", "uq", std::vector<uint64_t>{Src});
  }
  uint64_t at(int Row, int X, unsigned Bytes) const {
    int Byte = X * int(Bytes);
    if (Row < 0 || Row >= 16 || Byte < 0 || Byte >= 64)
      return 0;
    return numberAt(In, size_t(Row * 64 + Byte), Bytes);
  }
  Data load(const std::string &Shape, int X, int Y) {
    var("X", "d", std::vector<int32_t>{X});
    var("Y", "d", std::vector<int32_t>{Y});
    var("R", "ud", pattern(1024, 3));
    return after("pvc",
                 "lsc_load_block2d.ugm (M1, 1) R:" + Shape +
                     " flat[P,0x3F,0xF,0x3F,X,Y]",
                 "R");
  }
  Data In;
  uint64_t Src;
};
} // namespace

TEST_F(MessageLscBlock2D, Plain) {
  Data R = load("d16.12x5nn", 3, 2); // A row takes 16 elements.
  for (int Row = 0; Row != 5; ++Row)
    for (int X = 0; X != 16; ++X)
      EXPECT_EQ(numberAt(R, size_t(Row * 16 + X) * 2, 2),
                X < 12 ? at(Row + 2, X + 3, 2) : 0);
}

TEST_F(MessageLscBlock2D, BlocksStartAtRegisters) {
  Data R = load("d16.2x16x3nn", 0, 0); // Blocks of 96 bytes, 128 apart.
  for (int B = 0; B != 2; ++B)
    for (int Row = 0; Row != 3; ++Row)
      for (int X = 0; X != 16; ++X)
        EXPECT_EQ(numberAt(R, size_t(B * 128 + (Row * 16 + X) * 2), 2),
                  at(Row, B * 16 + X, 2));
}

TEST_F(MessageLscBlock2D, OutsideIsZero) {
  Data R = load("d32.8x8nn", 12, -3);
  for (int Row = 0; Row != 8; ++Row)
    for (int X = 0; X != 8; ++X)
      EXPECT_EQ(numberAt(R, size_t(Row * 8 + X) * 4, 4),
                at(Row - 3, X + 12, 4));
}

TEST_F(MessageLscBlock2D, Transposed) {
  Data R = load("d32.4x6tn", 2, 1); // A column takes 8 elements.
  for (int X = 0; X != 4; ++X)
    for (int Row = 0; Row != 8; ++Row)
      EXPECT_EQ(numberAt(R, size_t(X * 8 + Row) * 4, 4),
                Row < 6 ? at(Row + 1, X + 2, 4) : 0);
}

TEST_F(MessageLscBlock2D, JoinedRows) {
  Data R = load("d8.16x8nt", 4, 3);
  for (int Row = 0; Row != 8; ++Row)
    for (int X = 0; X != 16; ++X)
      EXPECT_EQ(numberAt(R, size_t(Row / 4 * 64 + X * 4 + Row % 4), 1),
                at(Row + 3, X + 4, 1));
}

TEST_F(MessageLscBlock2D, StoreDropsWhatIsOutside) {
  Data D = pattern(256, 5);
  var("D", "ud", D);
  EXPECT_EQ(run("pvc", "lsc_store_block2d.ugm (M1, 1) "
                       "flat[P,0x3F,0xF,0x3F,0xE,0xD] D:d32.4x5nn"),
            "");
  for (unsigned Row = 0; Row != 3; ++Row)
    std::copy_n(D.begin() + Row * 16, 8,
                In.begin() + ptrdiff_t((Row + 13) * 64 + 56));
  EXPECT_EQ(memoryAt(Src), In);
}

TEST_F(MessageLscBlock2D, Errors) {
  var("Q", "uq", std::vector<uint64_t>{Src + 16});
  var("R", "ud", Data(64));
  expectError("pvc",
              "lsc_load_block2d.ugm (M1, 1) R:d32.4x4nn "
              "flat[Q,0x3F,0xF,0x3F,0x0,0x0]",
              "message-misaligned");
  expectError("pvc",
              "lsc_load_block2d.ugm (M1, 1) R:d32.8x4nn "
              "flat[P,0x3F,0xF,0x3F,0x0,0x0]",
              "variable-out-of-bounds");
  // The message claims that the surface has more rows than there are.
  expectError("pvc",
              "lsc_load_block2d.ugm (M1, 1) R:d32.4x4nn "
              "flat[P,0x3F,0x1F,0x3F,0x0,0xE]",
              "message-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Block loads as raw messages
//===----------------------------------------------------------------------===//

namespace {
class MessageRawBlockLoad : public MessageLsc {
protected:
  void SetUp() override {
    surface("IGNORED", buffer(In)); // Surface 1.
    var("E", "ud", std::vector<uint32_t>{12, 1 << 24, 13 | 1 << 24});
    var("R", "ud", pattern(128, 2));
  }
  Data In = pattern(256);
};
} // namespace

TEST_F(MessageRawBlockLoad, ReadsWhatLscLoadReads) {
  Data R = after("pvc",
                 "raw_sends.15.1.0.1 (M1, 1) E(0,1)<0;1,0> 0x6210c500:ud E.0 "
                 "%null.0 R.0",
                 "R");
  EXPECT_EQ(Data(R.begin(), R.begin() + 32),
            Data(In.begin() + 12, In.begin() + 44));
  Data Two = after("pvc",
                   "raw_sends.15.1.0.2 (M1, 1) E(0,1)<0;1,0> 0x6220e500:ud "
                   "E.0 %null.0 R.0",
                   "R");
  EXPECT_EQ(Two, Data(In.begin() + 12, In.begin() + 140));
}

TEST_F(MessageRawBlockLoad, Errors) {
  // Other bits in the extended descriptor.
  expectError("pvc",
              "raw_sends.15.1.0.1 (M1, 1) E(0,2)<0;1,0> 0x6210c500:ud E.0 "
              "%null.0 R.0",
              "not-executable");
  // Another message, with 64-bit elements.
  std::string E =
      run("pvc", "raw_sends.15.1.0.1 (M1, 1) E(0,1)<0;1,0> 0x6210c700:ud E.0 "
                 "%null.0 R.0");
  EXPECT_NE(E.find("raw messages are not decoded"), std::string::npos) << E;
}
