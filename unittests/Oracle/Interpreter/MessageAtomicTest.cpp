//===- MessageAtomicTest.cpp - Atomic operations of the data port ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

#include "llvm/ADT/bit.h"

using namespace cmx;

namespace {
class MessageAtomic : public MessageTest {};

struct IntCase {
  const char *Op;
  unsigned NumSources;
  uint32_t (*Of)(uint32_t Old, uint32_t A, uint32_t B);
};
struct FloatCase {
  const char *Op;
  unsigned NumSources;
  float (*Of)(float Old, float A, float B);
};
} // namespace

static uint32_t signedMin(uint32_t A, uint32_t B) {
  return uint32_t(std::min(int32_t(A), int32_t(B)));
}
static uint32_t signedMax(uint32_t A, uint32_t B) {
  return uint32_t(std::max(int32_t(A), int32_t(B)));
}

// The vISA specification says in the table of dword_atomic: cmpxchg compares
// with source 1, fcmpwr with source 0.
static const IntCase IntCases[] = {
    {"add", 1, [](uint32_t O, uint32_t A, uint32_t) { return O + A; }},
    {"sub", 1, [](uint32_t O, uint32_t A, uint32_t) { return O - A; }},
    {"inc", 0, [](uint32_t O, uint32_t, uint32_t) { return O + 1; }},
    {"dec", 0, [](uint32_t O, uint32_t, uint32_t) { return O - 1; }},
    {"min", 1, [](uint32_t O, uint32_t A, uint32_t) { return std::min(O, A); }},
    {"max", 1, [](uint32_t O, uint32_t A, uint32_t) { return std::max(O, A); }},
    {"minsint", 1,
     [](uint32_t O, uint32_t A, uint32_t) { return signedMin(O, A); }},
    {"maxsint", 1,
     [](uint32_t O, uint32_t A, uint32_t) { return signedMax(O, A); }},
    {"and", 1, [](uint32_t O, uint32_t A, uint32_t) { return O & A; }},
    {"or", 1, [](uint32_t O, uint32_t A, uint32_t) { return O | A; }},
    {"xor", 1, [](uint32_t O, uint32_t A, uint32_t) { return O ^ A; }},
    {"xchg", 1, [](uint32_t, uint32_t A, uint32_t) { return A; }},
    {"cmpxchg", 2,
     [](uint32_t O, uint32_t A, uint32_t B) { return O == B ? A : O; }},
};
static const FloatCase FloatCases[] = {
    {"fmin", 1, [](float O, float A, float) { return std::min(O, A); }},
    {"fmax", 1, [](float O, float A, float) { return std::max(O, A); }},
    {"fcmpwr", 2, [](float O, float A, float B) { return O == A ? B : O; }},
};

static std::string sources(unsigned Count) {
  const char *Texts[] = {" %null.0 %null.0", " A.0 %null.0", " A.0 B.0"};
  return Texts[Count];
}

TEST_F(MessageAtomic, Dwords) {
  auto Old = numbers<uint32_t>(16, [](unsigned N) {
    return N % 3 ? 0x80000000u + N * 0x0fedcba9u : N * 1000;
  });
  auto A = numbers<uint32_t>(16, [](unsigned N) { return 0x31234567u * N; });
  auto B = Old;
  for (unsigned N = 0; N < 16; N += 2)
    B[N] ^= 1;
  var("OFF", "ud",
      numbers<uint32_t>(16, [](unsigned N) { return N * 5 % 16 * 4; }));
  var("A", "ud", A);
  var("B", "ud", B);
  Data Before = pattern(64, 2);
  for (const IntCase &C : IntCases) {
    SCOPED_TRACE(C.Op);
    uint32_t Mem = buffer(dataOf(Old));
    std::string Name = C.Op;
    surface("S" + Name, Mem);
    var("R" + Name, "ud", Before);
    Data R = after("skl",
                   "dword_atomic." + Name + " (M1, 16) S" + Name + " OFF.0" +
                       sources(C.NumSources) + " R" + Name + ".0",
                   "R" + Name);
    auto New = valuesOf<uint32_t>(contents(Mem));
    auto Result = valuesOf<uint32_t>(R);
    for (unsigned N = 0; N != 16; ++N) {
      unsigned At = N * 5 % 16;
      EXPECT_EQ(New[At], C.Of(Old[At], A[N], B[N])) << N;
      EXPECT_EQ(Result[N], Old[At]) << N;
    }
  }
}

TEST_F(MessageAtomic, Floats) {
  auto Old = numbers<float>(8, [](unsigned N) { return float(N) - 4; });
  auto A =
      numbers<float>(8, [](unsigned N) { return N % 2 ? float(N) - 4 : 1; });
  auto B = numbers<float>(8, [](unsigned N) { return float(N) * 0.25f; });
  var("OFF", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 4; }));
  var("A", "f", A);
  var("B", "f", B);
  for (const FloatCase &C : FloatCases) {
    SCOPED_TRACE(C.Op);
    uint32_t Mem = buffer(dataOf(Old));
    std::string Name = C.Op;
    surface("S" + Name, Mem);
    EXPECT_EQ(run("skl", "dword_atomic." + Name + " (M1, 8) S" + Name +
                             " OFF.0" + sources(C.NumSources) + " %null.0"),
              "");
    auto New = valuesOf<float>(contents(Mem));
    for (unsigned N = 0; N != 8; ++N)
      EXPECT_EQ(New[N], C.Of(Old[N], A[N], B[N])) << N;
  }
}

TEST_F(MessageAtomic, LanesOfOneAddressFollowEachOther) {
  uint32_t Mem = buffer(dataOf<uint32_t>({100, 0}));
  surface("S", Mem);
  var("OFF", "ud", std::vector<uint32_t>(8, 0));
  var("A", "ud", numbers<uint32_t>(16, [](unsigned N) { return N + 1; }));
  // The result overwrites a source.
  Data R =
      after("skl", "dword_atomic.add (M1, 8) S OFF.0 A.0 %null.0 A.0", "A");
  EXPECT_EQ(numberAt(contents(Mem), 0, 4), 136u);
  for (unsigned N = 0; N != 8; ++N)
    EXPECT_EQ(numberAt(R, 4 * N, 4), 100 + N * (N + 1) / 2);
}

TEST_F(MessageAtomic, ResultOverAnotherPartOfTheSource) {
  uint32_t Mem = buffer(Data(64));
  surface("S", Mem);
  var("OFF", "ud", numbers<uint32_t>(16, [](unsigned N) { return N * 4; }));
  var("A", "ud", numbers<uint32_t>(24, [](unsigned N) { return N + 1; }));
  EXPECT_EQ(run("skl", "dword_atomic.add (M1, 16) S OFF.0 A.0 %null.0 A.32"),
            "");
  auto New = valuesOf<uint32_t>(contents(Mem));
  for (unsigned N = 0; N != 16; ++N)
    EXPECT_EQ(New[N], N + 1);
}

TEST_F(MessageAtomic, MaskedLanes) {
  uint32_t Mem = buffer(dataOf(std::vector<uint32_t>(8, 5)));
  surface("S", Mem);
  var("OFF", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 4; }));
  var("R", "ud", std::vector<uint32_t>(16, 77));
  declare(".decl P1 v_type=P num_elts=8");
  auto R = valuesOf<uint32_t>(
      after("skl",
            "setp (M1_NM, 8) P1 0x96:uw\n"
            "(P1) dword_atomic.inc (M1, 8) S OFF.0 %null.0 %null.0 R.0",
            "R"));
  auto New = valuesOf<uint32_t>(contents(Mem));
  for (unsigned N = 0; N != 8; ++N) {
    EXPECT_EQ(New[N], 0x96 >> N & 1 ? 6u : 5u);
    EXPECT_EQ(R[N], 0x96 >> N & 1 ? 5u : 77u);
  }
}

TEST_F(MessageAtomic, LocalMemory) {
  SLMKiB = "1";
  var("OFF", "ud", std::vector<uint32_t>(8, 16));
  var("R", "ud", Data(64));
  Data R = after("skl",
                 "dword_atomic.inc (M1, 8) %slm OFF.0 %null.0 %null.0 R.0\n"
                 "dword_atomic.inc (M1, 8) %slm OFF.0 %null.0 %null.0 R.0",
                 "R");
  uint32_t First = uint32_t(numberAt(R, 0, 4));
  for (unsigned N = 0; N != 8; ++N)
    EXPECT_EQ(numberAt(R, 4 * N, 4), First + N);
}

TEST_F(MessageAtomic, Errors) {
  surface("S", buffer(Data(32)));
  var("ODD", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 2; }));
  var("FAR", "ud", numbers<uint32_t>(8, [](unsigned N) { return N * 8; }));
  var("A", "ud", Data(32));
  expectError("skl", "dword_atomic.add (M1, 8) S ODD.0 A.0 %null.0 %null.0",
              "message-misaligned");
  expectError("skl", "dword_atomic.add (M1, 8) S FAR.0 A.0 %null.0 %null.0",
              "message-out-of-bounds");
  EXPECT_EQ(Errors->error()->Lane, 4);
  expectError("skl", "dword_atomic.add (M1, 16) S A.0 A.0 %null.0 %null.0",
              "variable-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

TEST_F(MessageAtomic, SvmOfAllSizes) {
  struct {
    const char *Suffix, *Type;
    unsigned Bytes;
  } Cases[] = {{".16", "ud", 2}, {"", "ud", 4}, {".64", "uq", 8}};
  for (auto C : Cases) {
    SCOPED_TRACE(C.Bytes);
    std::string Name = std::string("B") + std::to_string(C.Bytes);
    Data Old(8 * C.Bytes, 0xff);
    uint64_t Address = Mem.allocate(Name, Old);
    var("AT" + Name, "uq", numbers<uint64_t>(8, [&](unsigned N) {
          return Address + (7 - N) * C.Bytes;
        }));
    unsigned RegBytes = std::max(4u, C.Bytes);
    Data Addend(64), Before(64, 0x55);
    for (unsigned N = 0; N != 8; ++N)
      Addend[N * RegBytes] = uint8_t(N + 1);
    var("A" + Name, C.Type, Addend);
    var("R" + Name, C.Type, Before);
    Options.NoteUninitialized = true;
    Data R = after("icllp",
                   std::string("svm_atomic.add") + C.Suffix + " (M1, 8) AT" +
                       Name + ".0 A" + Name + ".0 %null.0 R" + Name + ".0",
                   "R" + Name);
    // If the result is a word in a dword, the upper half is undefined.
    EXPECT_EQ(Errors->notes().size(), C.Bytes == 2 ? 1u : 0u);
    for (unsigned N = 0; N != 8; ++N) {
      // The sum of all ones and N + 1 is N.
      EXPECT_EQ(numberAt(memoryAt(Address), (7 - N) * C.Bytes, C.Bytes), N);
      EXPECT_EQ(numberAt(R, N * RegBytes, C.Bytes),
                C.Bytes == 8 ? ~0ull : (1ull << 8 * C.Bytes) - 1);
    }
  }
}

TEST_F(MessageAtomic, SvmCompares) {
  uint64_t Address = Mem.allocate("m", dataOf<uint32_t>({5, 6, 7, 8}));
  var("AT", "uq",
      numbers<uint64_t>(4, [&](unsigned N) { return Address + 4 * N; }));
  var("NEW", "ud", std::vector<uint32_t>(8, 100));
  var("CMP", "ud", std::vector<uint32_t>{5, 0, 7, 0});
  EXPECT_EQ(run("skl", "svm_atomic.cmpxchg (M1, 4) AT.0 NEW.0 CMP.0 %null.0"),
            "");
  EXPECT_EQ(valuesOf<uint32_t>(memoryAt(Address)),
            (std::vector<uint32_t>{100, 6, 100, 8}));
}
