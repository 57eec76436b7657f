//===- ControlTest.cpp - Branches, loops and calls ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"

using namespace cmx;

namespace {
/// Lane N of variable A is N. R is the result.
class ControlTest : public MessageTest {
protected:
  ControlTest() {
    var("A", "d", numbers<int32_t>(16, [](unsigned N) { return int(N); }));
    var("R", "d", Data(64));
    var("S", "d", Data(64));
    declare(".decl P v_type=P num_elts=16");
    declare(".decl Q v_type=P num_elts=16");
    declare(".decl P1 v_type=P num_elts=1");
  }
  std::vector<int32_t> result(const std::string &Body,
                              const std::string &Name = "R") {
    return valuesOf<int32_t>(after("skl", Body, Name));
  }
  /// Returns R after a run. \p Body is the code of the kernel itself.
  std::vector<int32_t> withCalls(const std::string &Body,
                                 const std::string &Subroutines) {
    std::string Text = Body +
                       "    oword_st (4) RES 0:ud R.0\n"
                       "    ret (M1, 1)\n" +
                       Subroutines;
    EXPECT_EQ(run("skl", Text), "");
    Data All = contents(0);
    return valuesOf<int32_t>(Data(All.begin(), All.begin() + 64));
  }
};

const char *const AddOne = "    add (M1, 16) R(0,0)<1> R(0,0)<1;1,0> 1:d\n";
const char *const AddTen = "    add (M1, 16) R(0,0)<1> R(0,0)<1;1,0> 10:d\n";
const char *const AddHundred =
    "    add (M1, 16) R(0,0)<1> R(0,0)<1;1,0> 100:d\n";
} // namespace

TEST_F(ControlTest, IfThenElse) {
  std::vector<int32_t> R =
      result(std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 5:d\n"
                         "    (!P) goto (M1, 16) ELSE\n") +
             AddOne + "    goto (M1, 16) END\nELSE:\n" + AddTen + "END:\n" +
             AddHundred);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], N < 5 ? 101 : 110);
}

/// If all lanes take a forward goto, the code before its label is not executed
/// at all.
TEST_F(ControlTest, NobodyLeft) {
  std::vector<int32_t> R =
      result(std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 99:d\n"
                         "    (P) goto (M1, 16) END\n"
                         "    mov (M1_NM, 16) R(0,0)<1> 7:d\nEND:\n") +
             AddOne);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 1);
}

TEST_F(ControlTest, NestedIfs) {
  std::vector<int32_t> R =
      result(std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 8:d\n"
                         "    (!P) goto (M1, 16) OUTER\n"
                         "    cmp.lt (M1, 16) Q A(0,0)<1;1,0> 3:d\n"
                         "    (!Q) goto (M1, 16) INNER\n") +
             AddOne + "INNER:\n" + AddTen + "OUTER:\n" + AddHundred);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 100 + (N < 8 ? 10 : 0) + (N < 3 ? 1 : 0));
}

/// Lane N executes the loop N + 1 times.
TEST_F(ControlTest, LoopsOfDifferentLength) {
  std::vector<int32_t> R =
      result(std::string("    mov (M1, 16) S(0,0)<1> A(0,0)<1;1,0>\nLOOP:\n") +
             AddOne +
             "    add (M1, 16) S(0,0)<1> S(0,0)<1;1,0> -1:d\n"
             "    cmp.ge (M1, 16) P S(0,0)<1;1,0> 0:d\n"
             "    (P) goto (M1, 16) LOOP\n" +
             AddHundred);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 101 + N);
}

TEST_F(ControlTest, LoopWithBreakAndContinue) {
  // Odd lanes skip the addition to A. From the third round on, lanes whose A is
  // at least 10 leave the loop.
  std::vector<int32_t> R =
      result(std::string("    mov (M1, 16) S(0,0)<1> 0:d\nLOOP:\n"
                         "    add (M1, 16) S(0,0)<1> S(0,0)<1;1,0> 1:d\n"
                         "    add (M1, 16) R(0,0)<1> S(0,0)<1;1,0> 0:d\n"
                         "    cmp.ge (M1, 16) P A(0,0)<1;1,0> 10:d\n"
                         "    cmp.ge (M1, 16) Q S(0,0)<1;1,0> 3:d\n"
                         "    and (M1, 16) P P Q\n"
                         "    (P) goto (M1, 16) OUT\n"
                         "    setp (M1_NM, 16) Q 0xaaaa:uw\n"
                         "    (Q) goto (M1, 16) NEXT\n"
                         "    add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 1:d\nNEXT:\n"
                         "    cmp.lt (M1, 16) P S(0,0)<1;1,0> 6:d\n"
                         "    (P) goto (M1, 16) LOOP\nOUT:\n") +
             AddHundred);
  for (int N = 0; N != 16; ++N) {
    // In even lanes, A grows by one in each round. It is 10 in the third round
    // in lane 8, in the fifth round in lane 6, and never in lane 4.
    int Rounds = 0, Value = N;
    while (true) {
      ++Rounds;
      if (Value >= 10 && Rounds >= 3)
        break;
      if (N % 2 == 0)
        ++Value;
      if (Rounds == 6)
        break;
    }
    EXPECT_EQ(R[N], 100 + Rounds) << N;
  }
}

/// The two halves of 32 lanes jump by separate instructions.
TEST_F(ControlTest, HalvesOfThirtyTwoLanes) {
  var("W", "uw", std::vector<uint16_t>(32, 1));
  declare(".decl P32 v_type=P num_elts=32");
  std::vector<uint16_t> W =
      valuesOf<uint16_t>(after("skl",
                               "    setp (M1_NM, 32) P32 0x00ffffff:ud\n"
                               "    (P32) goto (M1, 16) END\n"
                               "    (P32) goto (M5, 16) END\n"
                               "    mov (M1, 32) W(0,0)<1> 5:uw\nEND:\n",
                               "W"));
  for (unsigned N = 0; N != 32; ++N)
    EXPECT_EQ(W[N], N < 24 ? 1 : 5);
}

/// No branch tests channels 16 to 31. So they jump with the others.
TEST_F(ControlTest, ChannelsThatNoBranchKnows) {
  var("W", "uw", std::vector<uint16_t>(32, 1));
  const char *Body = "    setp (M1_NM, 16) P 0xffff:uw\n"
                     "    (P) goto (M1, 16) END\n"
                     "    mov (M1_NM, 32) W(0,0)<1> 5:uw\nEND:\n"
                     "    add (M1, 32) W(0,0)<1> W(0,0)<1;1,0> 1:uw";
  std::vector<uint16_t> W = valuesOf<uint16_t>(after("skl", Body, "W"));
  for (unsigned N = 0; N != 32; ++N)
    EXPECT_EQ(W[N], 2);
}

TEST_F(ControlTest, ScalarJumps) {
  std::vector<int32_t> R =
      result(std::string("    mov (M1_NM, 1) S(0,0)<1> 0:d\nLOOP:\n") + AddOne +
             "    add (M1_NM, 1) S(0,0)<1> S(0,0)<0;1,0> 1:d\n"
             "    cmp.lt (M1_NM, 1) P1 S(0,0)<0;1,0> 7:d\n"
             "    (P1) jmp (M1, 1) LOOP\n"
             "    jmp (M1, 1) END\n" +
             AddHundred + "END:\n" + AddTen);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 17);
}

TEST_F(ControlTest, JumpsByAnyAndAll) {
  auto Jumps = [&](const char *Bits, const char *Predicate) {
    return result(std::string("    setp (M1_NM, 16) P ") + Bits + ":uw\n    (" +
                  Predicate + ") jmp (M1, 16) END\n" + AddOne + "END:\n")[0] ==
           0;
  };
  EXPECT_TRUE(Jumps("0x8000", "P.any"));
  EXPECT_FALSE(Jumps("0x0", "P.any"));
  EXPECT_TRUE(Jumps("0xffff", "P.all"));
  EXPECT_FALSE(Jumps("0x7fff", "P.all"));
  EXPECT_TRUE(Jumps("0x7fff", "!P.all"));
  // Without .any or .all, jmp tests the first bit.
  EXPECT_TRUE(Jumps("0x1", "P"));
  EXPECT_FALSE(Jumps("0xfffe", "P"));
}

TEST_F(ControlTest, Subroutines) {
  std::vector<int32_t> R = withCalls(
      "    call (M1, 16) twice\n    call (M1, 1) once\n",
      std::string(".function \"once\"\n") + AddOne + "    ret (M1, 16)\n" +
          ".function \"twice\"\n    call (M1, 16) once\n" + AddTen +
          "    call (M1, 16) once\n    ret (M1, 16)\n");
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 13);
}

/// Only some lanes call the subroutine, and some of these return early.
TEST_F(ControlTest, DivergentCallsAndReturns) {
  std::vector<int32_t> R =
      withCalls(std::string("    cmp.ge (M1, 16) P A(0,0)<1;1,0> 4:d\n"
                            "    (P) call (M1, 16) sub\n") +
                    AddHundred,
                std::string(".function \"sub\"\n") + AddOne +
                    "    cmp.ge (M1, 16) Q A(0,0)<1;1,0> 9:d\n"
                    "    (Q) ret (M1, 16)\n" +
                    AddTen + "    ret (M1, 16)\n");
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 100 + (N >= 4 ? 1 : 0) + (N >= 4 && N < 9 ? 10 : 0)) << N;
}

/// A subroutine with branches that is called in a branch.
TEST_F(ControlTest, CallsUnderBranches) {
  std::vector<int32_t> R =
      withCalls(std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 8:d\n"
                            "    (!P) goto (M1, 16) ELSE\n"
                            "    call (M1, 16) sub\n"
                            "    goto (M1, 16) END\nELSE:\n") +
                    AddHundred + "END:\n",
                std::string(".function \"sub\"\n"
                            "    cmp.lt (M1, 16) Q A(0,0)<1;1,0> 4:d\n"
                            "    (Q) goto (M1, 16) SKIP\n") +
                    AddTen + "SKIP:\n" + AddOne + "    ret (M1, 16)\n");
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], N < 4 ? 1 : N < 8 ? 11 : 100) << N;
}

/// A call of exec size 1 runs the subroutine with all channels. After it, the
/// same channels are active as before it.
TEST_F(ControlTest, ScalarCallsRunAllChannels) {
  std::vector<int32_t> R = withCalls(
      std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 8:d\n"
                  "    (P) goto (M1, 16) OUT\n"
                  "    call (M1_NM, 1) sub\n") +
          AddHundred + "OUT:\n",
      std::string(".function \"sub\"\n") + AddOne + "    ret (M1_NM, 1)\n");
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], N < 8 ? 1 : 101) << N;
}

/// ret with a predicate ends lanes of the kernel.
TEST_F(ControlTest, LanesEnd) {
  std::vector<int32_t> R =
      result(std::string("    cmp.lt (M1, 16) P A(0,0)<1;1,0> 6:d\n"
                         "    (P) ret (M1, 16)\n") +
             AddOne);
  for (int N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], N < 6 ? 0 : 1);
}

TEST_F(ControlTest, SwitchJumps) {
  for (int Index : {0, 1, 2}) {
    std::vector<int32_t> R =
        result("    mov (M1_NM, 1) S(0,0)<1> " + std::to_string(Index) +
               ":d\n    switchjmp (M1, 1) S(0,0)<0;1,0> (C0, C1, C2)\nC0:\n" +
               AddOne + "    jmp (M1, 1) END\nC1:\n" + AddTen +
               "    jmp (M1, 1) END\nC2:\n" + AddHundred + "END:\n");
    EXPECT_EQ(R[0], Index == 0 ? 1 : Index == 1 ? 10 : 100);
  }
  expectError("skl", "    switchjmp (M1, 1) 5:d (C0, C1)\nC0:\nC1:\n",
              "not-executable");
}

TEST_F(ControlTest, FunctionCalls) {
  std::string Callee = "    oword_st (4) RES 0:ud R.0\n    ret (M1, 1)\n"
                       ".global_function \"callee\"\n"
                       ".decl X v_type=G type=d num_elts=16 align=GRF\n"
                       ".decl ARGD v_type=G type=d num_elts=16 align=GRF "
                       "alias=<%arg, 0>\n"
                       ".function \"callee_main\"\n"
                       "    mov (M1, 16) X(0,0)<1> ARGD(0,0)<1;1,0>\n"
                       "    add (M1, 16) %retval(0,0)<1> X(0,0)<1;1,0> 1:d\n"
                       "    fret (M1, 16)\n"
                       "    add (M1, 16) %retval(0,0)<1> X(0,0)<1;1,0> 99:d\n";
  EXPECT_EQ(run("skl", "    mov (M1, 16) %arg(0,0)<1> A(0,0)<1;1,0>\n"
                       "    fcall (M1, 16) callee 2 2\n"
                       "    mov (M1, 16) R(0,0)<1> %retval(0,0)<1;1,0>\n" +
                           Callee),
            "");
  Data R = contents(0);
  for (unsigned N = 0; N != 16; ++N)
    EXPECT_EQ(numberAt(R, 4 * N, 4), N + 1);
  EXPECT_EQ(run("skl", "    fcall (M1, 16) nobody 1 1"),
            "interpreter: [not-executable] kernel 'k': no function 'nobody'");
}

/// After a call, the variables that passed its arguments hold garbage.
TEST_F(ControlTest, FunctionCallsDestroyArguments) {
  const std::string Body = "    mov (M1, 16) %arg(0,0)<1> A(0,0)<1;1,0>\n"
                           "    fcall (M1, 16) callee 2 2\n"
                           "    mov (M1, 16) R(0,0)<1> %arg(0,0)<1;1,0>\n"
                           "    oword_st (4) RES 0:ud R.0\n"
                           "    ret (M1, 1)\n"
                           ".global_function \"callee\"\n"
                           ".function \"callee_main\"\n"
                           "    fret (M1, 16)\n";
  Options.NoteUninitialized = true;
  EXPECT_EQ(run("skl", Body), "");
  EXPECT_EQ(Errors->notes().size(), 1u);
  Data First = contents(0);
  Options.GarbageSeed = 2;
  EXPECT_EQ(run("skl", Body), "");
  EXPECT_NE(contents(0), First);
}

TEST_F(ControlTest, ReturnsOfTheOtherKind) {
  expectError("skl", "    fret (M1, 16)\n", "not-executable");
  expectError("skl",
              "    fcall (M1, 16) callee 0 0\n    ret (M1, 1)\n"
              ".global_function \"callee\"\n.function \"callee_main\"\n"
              "    ret (M1, 16)\n",
              "not-executable");
}

TEST_F(ControlTest, EndlessLoops) {
  // A subroutine that calls itself without end causes an error.
  expectError("skl",
              "    call (M1, 16) sub\n    ret (M1, 1)\n.function \"sub\"\n"
              "    call (M1, 16) sub\n    ret (M1, 16)\n",
              "not-executable");
}
