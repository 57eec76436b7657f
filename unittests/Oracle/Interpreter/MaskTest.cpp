//===- MaskTest.cpp - Execution masks, predicates, comparisons ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"

#include <cmath>

using namespace cmx;

namespace {
/// Element N of A is N. Moves copy elements of A to R, and bits of predicates
/// to U.
class MaskTest : public MessageTest {
protected:
  MaskTest() {
    var("A", "uw", numbers<uint16_t>(32, [](unsigned N) { return N; }));
    var("R", "uw", std::vector<uint16_t>(32, 999));
    var("U", "ud", Data(64));
    declare(".decl P8 v_type=P num_elts=8");
    declare(".decl P16 v_type=P num_elts=16");
    declare(".decl P32 v_type=P num_elts=32");
    declare(".decl Q32 v_type=P num_elts=32");
  }
  /// Returns the lanes of R to which \p Body has written elements of A.
  uint32_t written(const std::string &Body) {
    std::vector<uint16_t> R = valuesOf<uint16_t>(after("skl", Body, "R"));
    uint32_t Lanes = 0;
    for (unsigned N = 0; N != 32; ++N) {
      EXPECT_TRUE(R[N] == N || R[N] == 999) << N << ' ' << R[N];
      Lanes |= uint32_t(R[N] == N) << N;
    }
    return Lanes;
  }
  /// Returns dword 0 of U after \p Body.
  uint32_t number(const std::string &Body) {
    return uint32_t(numberAt(after("skl", Body, "U"), 0, 4));
  }
  /// Returns P8 after \p Body.
  uint32_t eight(const std::string &Body) {
    return number(Body + "    mov (M1_NM, 1) U(0,0)<1> P8") & 0xFF;
  }
  static std::string mov(const std::string &Predicate, const char *Exec,
                         unsigned FirstElt) {
    std::string At = "(" + std::to_string(FirstElt / 16) + "," +
                     std::to_string(FirstElt % 16) + ")";
    return "    " + Predicate + " mov (" + Exec + ") R" + At + "<1> A" + At +
           "<1;1,0>\n";
  }
};
} // namespace

TEST_F(MaskTest, PredicateBitsAreLanes) {
  const std::string Set = "    setp (M1_NM, 32) P32 0x8001f00f:ud\n";
  EXPECT_EQ(written(Set + mov("(P32)", "M1, 32", 0)), 0x8001F00Fu);
  EXPECT_EQ(written(Set + mov("(!P32)", "M1, 32", 0)), ~0x8001F00Fu);
  EXPECT_EQ(written(Set + mov("(P32)", "M5, 16", 16)), 0x80010000u);
  EXPECT_EQ(written(Set + mov("(P32)", "M4, 4", 12)), 0xF000u);
  EXPECT_EQ(written(Set + mov("(!P32)", "M8, 4", 28)), 0x70000000u);
}

/// .any and .all test all elements of the variable, not only those of the
/// instruction's lanes.
TEST_F(MaskTest, AnyAndAll) {
  const std::string Set = "    setp (M1_NM, 32) P32 0x00ff0010:ud\n"
                          "    setp (M1_NM, 16) P16 0xffff:uw\n"
                          "    setp (M1_NM, 8) P8 0:uw\n";
  EXPECT_EQ(written(Set + mov("(P32.any)", "M1, 8", 0)), 0xFFu);
  EXPECT_EQ(written(Set + mov("(P32.any)", "M3, 8", 8)), 0xFF00u);
  EXPECT_EQ(written(Set + mov("(P32.all)", "M5, 8", 16)), 0u);
  EXPECT_EQ(written(Set + mov("(P32.any)", "M1, 1", 0)), 1u);
  EXPECT_EQ(written(Set + mov("(P16.all)", "M1, 1", 0)), 1u);
  EXPECT_EQ(written(Set + mov("(P16.all)", "M3, 8", 8)), 0xFF00u);
  EXPECT_EQ(written(Set + mov("(P8.any)", "M1, 8", 0)), 0u);
  EXPECT_EQ(written(Set + mov("(!P8.any)", "M1, 8", 0)), 0xFFu);
  EXPECT_EQ(written(Set + mov("(!P32.all)", "M1, 16", 0)), 0xFFFFu);
  EXPECT_EQ(number(Set + "    (P32.any) sel (M1_NM, 1) U(0,0)<1> 1:ud 0:ud"),
            1u);
}

TEST_F(MaskTest, ScalarsAndLanesSetPredicates) {
  EXPECT_EQ(number("    setp (M1_NM, 32) P32 0:ud\n"
                   "    setp (M5_NM, 16) P32 0x1234:uw\n"
                   "    mov (M1_NM, 1) U(0,0)<1> P32"),
            0x12340000u);
  // setp reads the lowest bit of each number.
  EXPECT_EQ(number("    setp (M1_NM, 32) P32 0:ud\n"
                   "    setp (M3_NM, 8) P32 A(0,1)<1;1,0>\n"
                   "    mov (M1_NM, 1) U(0,0)<1> P32"),
            0x5500u);
  EXPECT_EQ(number("    mov (M1_NM, 1) P32 0x87654321:ud\n"
                   "    mov (M1_NM, 1) U(0,0)<1> P32"),
            0x87654321u);
  EXPECT_EQ(eight("    setp (M1_NM, 8) P8 0xf00a:uw\n"), 0x0Au);
}

TEST_F(MaskTest, LogicOnPredicates) {
  const std::string Set = "    setp (M1_NM, 32) P32 0x0ff0cccc:ud\n"
                          "    setp (M1_NM, 32) Q32 0x0f0faaaa:ud\n";
  const std::string Get = "    mov (M1_NM, 1) U(0,0)<1> P32";
  EXPECT_EQ(number(Set + "    and (M1, 32) P32 P32 Q32\n" + Get), 0x0F008888u);
  EXPECT_EQ(number(Set + "    or (M1, 32) P32 P32 Q32\n" + Get), 0x0FFFEEEEu);
  EXPECT_EQ(number(Set + "    xor (M1, 16) P32 P32 Q32\n" + Get), 0x0FF06666u);
  EXPECT_EQ(number(Set + "    not (M5, 16) P32 P32\n" + Get), 0xF00FCCCCu);
}

TEST_F(MaskTest, ComparisonsToPredicates) {
  const std::string Get = "    mov (M1_NM, 1) U(0,0)<1> P32";
  auto Bits = [&](const char *Cond) {
    return number(std::string("    setp (M1_NM, 32) P32 0xdead0000:ud\n"
                              "    cmp.") +
                  Cond + " (M1, 16) P32 A(0,0)<1;1,0> 5:uw\n" + Get);
  };
  EXPECT_EQ(Bits("eq"), 0xDEAD0020u);
  EXPECT_EQ(Bits("ne"), 0xDEADFFDFu);
  EXPECT_EQ(Bits("gt"), 0xDEADFFC0u);
  EXPECT_EQ(Bits("ge"), 0xDEADFFE0u);
  EXPECT_EQ(Bits("lt"), 0xDEAD001Fu);
  EXPECT_EQ(Bits("le"), 0xDEAD003Fu);
  // The upper half of 32 lanes.
  EXPECT_EQ(number("    setp (M1_NM, 32) P32 0xbeef:ud\n"
                   "    cmp.lt (M5, 16) P32 A(0,0)<1;1,0> 4:uw\n" +
                   Get),
            0x000FBEEFu);
}

TEST_F(MaskTest, ComparisonsOfSignsAndTypes) {
  var("D", "d",
      std::vector<int32_t>{-1, 0, INT32_MIN, INT32_MAX, 5, 5, 5, 5, 0, 0, 0, 0,
                           0, 0, 0, 0});
  var("E", "ud",
      std::vector<uint32_t>{0xFFFFFFFF, 0, 0x80000000, 0x7FFFFFFF, 4, 6, 5, 5,
                            0, 0, 0, 0, 0, 0, 0, 0});
  // cmp compares numbers, not bits.
  EXPECT_EQ(eight("    cmp.eq (M1, 8) P8 D(0,0)<1;1,0> E(0,0)<1;1,0>\n"),
            0b11001010u);
  EXPECT_EQ(eight("    cmp.lt (M1, 8) P8 D(0,0)<1;1,0> E(0,0)<1;1,0>\n"),
            0b00100101u);
  EXPECT_EQ(eight("    cmp.gt (M1, 8) P8 (abs)D(0,0)<1;1,0> 4:uw\n"),
            0b11111100u);
}

TEST_F(MaskTest, ComparisonsOfFloats) {
  float NaN = std::nanf("");
  var("F", "f",
      std::vector<float>{1, NaN, -0.0f, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  var("G", "f",
      std::vector<float>{NaN, NaN, 0.0f, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                         0});
  auto Bits = [&](const char *Cond) {
    return eight(std::string("    setp (M1_NM, 8) P8 0:uw\n    cmp.") + Cond +
                 " (M1, 4) P8 F(0,0)<1;1,0> G(0,0)<1;1,0>\n");
  };
  EXPECT_EQ(Bits("eq"), 0b0100u);
  EXPECT_EQ(Bits("ne"), 0b1011u);
  EXPECT_EQ(Bits("gt"), 0b1000u);
  EXPECT_EQ(Bits("ge"), 0b1100u);
  EXPECT_EQ(Bits("lt"), 0b0000u);
  EXPECT_EQ(Bits("le"), 0b0100u);
}

TEST_F(MaskTest, ComparisonsToRegisters) {
  std::vector<uint32_t> U = valuesOf<uint32_t>(
      after("skl", "    cmp.gt (M1, 16) U(0,0)<1> A(0,0)<1;1,0> 12:uw", "U"));
  for (unsigned N = 0; N != 16; ++N)
    EXPECT_EQ(U[N], N > 12 ? ~0u : 0u);
  var("F", "f", std::vector<float>(16, 1.0f));
  Data F = after("skl",
                 "    cmp.eq (M1, 8) F(0,0)<1> F(0,0)<1;1,0> 1.0:f\n"
                 "    cmp.ne (M1, 8) F(1,0)<1> F(1,0)<1;1,0> 1.0:f",
                 "F");
  EXPECT_EQ(numberAt(F, 4, 4), 0xFFFFFFFFu);
  EXPECT_EQ(numberAt(F, 36, 4), 0u);
}

TEST_F(MaskTest, SelectsByPredicate) {
  std::vector<uint16_t> R = valuesOf<uint16_t>(
      after("skl",
            "    setp (M1_NM, 32) P32 0xff00ff00:ud\n"
            "    (P32) sel (M1, 16) R(0,0)<1> A(0,0)<1;1,0> 7:uw\n"
            "    (!P32) sel (M5, 16) R(1,0)<1> A(1,0)<1;1,0> 8:uw",
            "R"));
  for (unsigned N = 0; N != 16; ++N) {
    EXPECT_EQ(R[N], N < 8 ? 7 : N);
    EXPECT_EQ(R[16 + N], N < 8 ? 16 + N : 8);
  }
  // Neither source operand has the type of the result.
  var("W", "w", std::vector<int16_t>(32, -3));
  std::vector<uint32_t> U = valuesOf<uint32_t>(
      after("skl",
            "    setp (M1_NM, 8) P8 0x0f:uw\n"
            "    (P8) sel.sat (M1, 8) U(0,0)<1> W(0,0)<1;1,0> 9:d\n"
            "    (P8) sel (M1, 8) U(1,0)<1> W(0,0)<1;1,0> 9:d",
            "U"));
  EXPECT_EQ(U[0], 0u);
  EXPECT_EQ(U[7], 9u);
  EXPECT_EQ(U[8], uint32_t(-3));
}

/// The element of a disabled lane may lie outside of its variable.
TEST_F(MaskTest, LanesThatAreOffTouchNothing) {
  EXPECT_EQ(run("skl", "    setp (M1_NM, 16) P16 0x0fff:uw\n"
                       "    (P16) mov (M1, 16) U(0,4)<1> A(1,4)<1;1,0>"),
            "");
  expectError("skl", "    mov (M1, 16) U(0,0)<1> A(1,4)<1;1,0>",
              "variable-out-of-bounds");
}

TEST_F(MaskTest, NarrowPredicates) {
  expectError("skl",
              "    setp (M1_NM, 8) P8 0x0f:uw\n"
              "    (P8) mov (M1, 16) U(0,0)<1> A(0,0)<1;1,0>",
              "variable-out-of-bounds");
}

/// If a predicate has fewer than 16 elements, the bits above them are
/// arbitrary.
TEST_F(MaskTest, PredicatesAsNumbers) {
  auto Read = [&](const char *P, const char *Size, uint64_t Seed) {
    Options.GarbageSeed = Seed;
    return number(std::string("    setp (M1_NM, ") + Size + ") " + P +
                  " 0xa5:ud\n    mov (M1_NM, 1) U(0,0)<1> " + P);
  };
  EXPECT_EQ(Read("P16", "16", 1), 0xA5u);
  EXPECT_EQ(Read("P16", "16", 2), 0xA5u);
  EXPECT_EQ(Read("P8", "8", 1) & 0xFF, 0xA5u);
  EXPECT_EQ(Read("P8", "8", 2) & 0xFF, 0xA5u);
  EXPECT_NE(Read("P8", "8", 1), Read("P8", "8", 2));
}

/// Control flow disables lanes. Instructions with _NM, and setp of a number,
/// ignore this.
TEST_F(MaskTest, ExecutionMask) {
  const std::string Head = "    setp (M1_NM, 32) P32 0xffff00ff:ud\n"
                           "    (P32) goto (M1, 32) END\n";
  EXPECT_EQ(written(Head + mov("", "M1, 32", 0) + "END:\n"), 0x0000FF00u);
  EXPECT_EQ(written(Head + mov("", "M1_NM, 32", 0) + "END:\n"), ~0u);
  EXPECT_EQ(written(Head + mov("", "M3, 8", 8) + "END:\n"), 0x0000FF00u);
  EXPECT_EQ(written(Head + mov("", "M5, 16", 16) + "END:\n"), 0u);
  EXPECT_EQ(written(Head + "    setp (M1_NM, 32) Q32 0xf0f0f0f0:ud\n" +
                    mov("(Q32)", "M1, 32", 0) + "END:\n"),
            0x0000F000u);
  EXPECT_EQ(written(Head + "    setp (M1_NM, 32) Q32 0xf0f0f0f0:ud\n" +
                    mov("(Q32)", "M1_NM, 32", 0) + "END:\n"),
            0xF0F0F0F0u);
  // cmp and logic do not change the bits of disabled lanes.
  EXPECT_EQ(number("    setp (M1_NM, 32) Q32 0x12345678:ud\n" + Head +
                   "    cmp.ge (M1, 32) Q32 A(0,0)<1;1,0> 0:uw\nEND:\n"
                   "    mov (M1_NM, 1) U(0,0)<1> Q32"),
            0x1234FF78u);
  EXPECT_EQ(number("    setp (M1_NM, 32) Q32 0x12345678:ud\n" + Head +
                   "    not (M1, 32) Q32 Q32\nEND:\n"
                   "    mov (M1_NM, 1) U(0,0)<1> Q32"),
            0x1234A978u);
}
