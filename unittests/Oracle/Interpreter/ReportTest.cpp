//===- ReportTest.cpp - Errors, notes, traces and counts ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"
#include "cmx/VISA/Parser.h"

using namespace cmx;

static std::string decls(const std::string &Body,
                         const std::string &More = "") {
  return ".version 3.8\n.kernel \"k\"\n"
         ".decl A v_type=G type=d num_elts=16 align=GRF\n"
         ".decl R v_type=G type=d num_elts=16 align=GRF\n"
         ".decl RES v_type=T num_elts=1\n" +
         More +
         ".input RES offset=64 size=4\n"
         ".function \"k_main\"\n" +
         Body + "    ret (M1, 1)\n";
}

namespace {
/// A complete kernel, whose only argument is a surface of 4 KiB.
struct Whole {
  explicit Whole(const std::string &Text, InterpreterOptions Options = {}) {
    TD = TargetDesc::get("skl");
    auto Parsed = visa::parseModule(Text, TD->grfBytes());
    EXPECT_TRUE(bool(Parsed));
    if (!Parsed) {
      Failure = llvm::toString(Parsed.takeError());
      return;
    }
    M = std::move(*Parsed);
    auto Made = interpretKernel(M.Kernels.front(), &M, *TD, Options);
    if (!Made) {
      Failure = llvm::toString(Made.takeError());
      return;
    }
    K = std::move(*Made);
    runtime::SurfaceDesc D;
    D.Name = "out";
    D.WidthBytes = D.PitchBytes = 4096;
    Mem.addSurface(D);
  }
  void run(runtime::GridShape Shape = {}, uint64_t MaxInstructions = 1 << 20) {
    runtime::RunOptions Run;
    Run.Shape = Shape;
    Run.Jobs = 1;
    Run.MaxInstructions = MaxInstructions;
    runtime::runGrid(*K, Args, Mem, Run, Errors);
  }
  std::string error() const {
    auto E = Errors.error();
    return E ? E->str() : "";
  }
  Data out() const {
    llvm::ArrayRef<uint8_t> B = Mem.surfaceBytes(0);
    return Data(B.begin(), B.end());
  }

  const TargetDesc *TD = nullptr;
  visa::Module M;
  std::unique_ptr<VISAExecutable> K;
  runtime::Memory Mem;
  runtime::Reporter Errors;
  std::vector<runtime::ArgValue> Args = {dataOf<uint32_t>({0})};
  std::string Failure;
};
} // namespace

TEST(InterpreterReport, OutOfBounds) {
  Whole W(decls("    mov (M1, 16) R(0,0)<1> 0:d\n"
                "    mov (M1, 16) R(0,0)<1> A(0,4)<1;1,0>\n"));
  ASSERT_EQ(W.Failure, "");
  W.run();
  EXPECT_EQ(W.error(),
            "[variable-out-of-bounds] kernel 'k': instruction 2: mov (M1, 16) "
            "R(0,0)<1> A(0,4)<1;1,0>: thread 0,0 (group 0,0): lane 12: operand "
            "A(0,4)<1;1,0>: byte 64 of 64");
}

TEST(InterpreterReport, OutOfBoundsByAddress) {
  const char *More = ".decl A0 v_type=A num_elts=1\n"
                     ".decl A1 v_type=A num_elts=1\n"
                     ".decl N v_type=G type=d num_elts=16 align=GRF\n";
  auto Error = [&](const std::string &Body) {
    Whole W(decls(Body, More));
    EXPECT_EQ(W.Failure, "");
    W.run();
    return W.error();
  };
  const std::string Set = "    mov (M1, 16) A(0,0)<1> 0:d\n"
                          "    addr_add (M1_NM, 1) A0(0)<1> &A 60:uw\n";
  EXPECT_EQ(Error(Set + "    mov (M1_NM, 1) R(0,0)<1> r[A0(0),0]<0;1,0>:d\n"),
            "");
  EXPECT_NE(Error(Set + "    mov (M1_NM, 1) R(0,0)<1> r[A0(0),4]<0;1,0>:d\n")
                .find("operand r[A0(0),4]<0;1,0>:d: byte 64 of 64"),
            std::string::npos);
  EXPECT_NE(Error(Set + "    mov (M1_NM, 1) r[A0(0),-64]<1>:d 0:d\n")
                .find("byte -4 of 64"),
            std::string::npos);
  EXPECT_NE(Error(Set + "    mov (M1_NM, 1) r[A0(0),2]<1>:d 0:d\n")
                .find("[region-misaligned]"),
            std::string::npos);
  EXPECT_NE(Error("    mov (M1_NM, 1) r[A1(0),0]<1>:d 0:d\n")
                .find("its address was never set"),
            std::string::npos);
}

TEST(InterpreterReport, UninitializedReads) {
  InterpreterOptions Options;
  Options.NoteUninitialized = true;
  Whole W(decls("    mov (M1, 8) A(0,0)<1> 1:d\n"
                "    mov (M1, 8) R(0,0)<1> A(0,0)<1;1,0>\n"
                "    add (M1, 16) R(0,0)<1> A(0,0)<1;1,0> 1:d\n"
                "    oword_st (4) RES 0:ud R.0\n"),
          Options);
  ASSERT_EQ(W.Failure, "");
  runtime::GridShape Shape;
  Shape.Groups = {3, 1, 1};
  W.run(Shape);
  EXPECT_EQ(W.error(), "");
  std::vector<runtime::RuntimeError> Notes = W.Errors.notes();
  ASSERT_EQ(Notes.size(), 1u);
  EXPECT_EQ(Notes[0].str(),
            "[uninitialized-read] kernel 'k': instruction 3: add (M1, 16) "
            "R(0,0)<1> A(0,0)<1;1,0> 1:d: thread 0,0 (group 0,0): byte 32 of "
            "'A'");
}

TEST(InterpreterReport, NothingIsLeftAtTheStartOfALife) {
  InterpreterOptions Options;
  Options.NoteUninitialized = true;
  Whole W(decls("    mov (M1, 8) A(0,0)<1> 1:d\n"
                "    mov (M1, 8) A(1,0)<1> 2:d\n"
                "    lifetime.start A\n"
                "    mov (M1, 8) A(0,0)<1> 3:d\n"
                "    add (M1, 16) R(0,0)<1> A(0,0)<1;1,0> 1:d\n"
                "    oword_st (4) RES 0:ud R.0\n"),
          Options);
  ASSERT_EQ(W.Failure, "");
  W.run();
  EXPECT_EQ(W.error(), "");
  std::vector<runtime::RuntimeError> Notes = W.Errors.notes();
  ASSERT_EQ(Notes.size(), 1u);
  EXPECT_EQ(Notes[0].str(),
            "[uninitialized-read] kernel 'k': instruction 5: add (M1, 16) "
            "R(0,0)<1> A(0,0)<1;1,0> 1:d: thread 0,0 (group 0,0): byte 32 of "
            "'A'");
}

TEST(InterpreterReport, UninitializedPredicates) {
  auto Notes = [](const std::string &Body) {
    InterpreterOptions Options;
    Options.NoteUninitialized = true;
    Whole W(decls("    mov (M1, 16) A(0,0)<1> 1:d\n" + Body,
                  ".decl P v_type=P num_elts=8\n"
                  ".decl Q v_type=P num_elts=8\n"),
            Options);
    EXPECT_EQ(W.Failure, "");
    W.run();
    EXPECT_EQ(W.error(), "");
    std::string Text;
    for (const runtime::RuntimeError &E : W.Errors.notes())
      Text += E.str().substr(E.str().find("element")) + ";";
    return Text;
  };
  const std::string Half = "    cmp.eq (M1, 4) P A(0,0)<1;1,0> 1:d\n";
  EXPECT_EQ(Notes("    (P) mov (M1, 8) A(0,0)<1> 2:d\n"), "element 0 of 'P';");
  EXPECT_EQ(Notes(Half + "    (P) mov (M1, 4) A(0,0)<1> 2:d\n"), "");
  EXPECT_EQ(Notes(Half + "    (P) mov (M1, 8) A(0,0)<1> 2:d\n"),
            "element 4 of 'P';");
  EXPECT_EQ(Notes(Half + "    (P.any) mov (M1, 4) A(0,0)<1> 2:d\n"),
            "element 4 of 'P';");
  EXPECT_EQ(Notes(Half + "    (P) jmp (M1, 1) L\nL:\n"), "");
  EXPECT_EQ(Notes(Half + "    not (M1, 4) Q P\n    not (M1, 8) P Q\n"),
            "element 4 of 'Q';");
  EXPECT_EQ(Notes(Half + "    mov (M1_NM, 1) A(0,0)<1> P\n"),
            "element 4 of 'P';");
  EXPECT_EQ(Notes("    setp (M1_NM, 8) P 3:ud\n"
                  "    (P) oword_ld (1) RES 0:ud A.0\n"
                  "    (Q) gather.4 (M1, 8) RES 0:ud A.0 A.0\n"),
            "element 0 of 'Q';");
}

/// The contents of a register that nothing has written depend only on the seed.
TEST(InterpreterReport, Garbage) {
  auto Contents = [](uint64_t Seed) {
    InterpreterOptions Options;
    Options.GarbageSeed = Seed;
    Whole W(decls("    oword_st (4) RES 0:ud A.0\n"
                  "    oword_st (4) RES 4:ud R.0\n"),
            Options);
    W.run();
    Data Out = W.out();
    Out.resize(128);
    return Out;
  };
  Data First = Contents(1);
  EXPECT_EQ(First, Contents(1));
  EXPECT_NE(First, Contents(2));
  EXPECT_NE(Data(First.begin(), First.begin() + 64),
            Data(First.begin() + 64, First.end()));
}

TEST(InterpreterReport, InstructionLimit) {
  Whole W(decls("L:\n    jmp (M1, 1) L\n"));
  W.run({}, 1000);
  EXPECT_EQ(W.error().rfind("[instruction-limit] kernel 'k': instruction 2: "
                            "jmp (M1, 1) L",
                            0),
            0u)
      << W.error();
}

TEST(InterpreterReport, MissingArgument) {
  Whole W(decls(""));
  W.Args.clear();
  W.run();
  EXPECT_NE(W.error().find("no value for input 'RES'"), std::string::npos);
}

/// An input must be a general variable, or a surface or sampler variable with
/// elements.
TEST(InterpreterReport, InputsThatHoldNothing) {
  auto Failure = [](const std::string &Decl, const std::string &Input) {
    return Whole(decls("", ".decl IN " + Decl + "\n" + Input +
                               " IN offset=96 size=4\n"))
        .Failure;
  };
  const std::string In =
      "[not-executable] kernel 'k': input 'IN': expected a variable that can "
      "hold it, actual ";
  EXPECT_EQ(Failure("v_type=T num_elts=0", ".input"),
            In + "one without elements");
  EXPECT_EQ(Failure("v_type=A num_elts=8", ".input"),
            In + "one of another kind");
  EXPECT_EQ(Failure("v_type=P num_elts=8", ".input"),
            In + "one of another kind");
  EXPECT_EQ(Failure("v_type=T num_elts=1", ".implicit_LOCAL_SIZE"),
            In + "one of another kind");
  EXPECT_EQ(Failure("v_type=T num_elts=4294967295", ".input"),
            "[not-executable] kernel 'k': too many variables");
  EXPECT_EQ(Failure("v_type=G type=d num_elts=1", ".input"), "");
  EXPECT_EQ(Failure("v_type=S num_elts=1", ".input"), "");
}

TEST(InterpreterReport, WhatCannotBeExecuted) {
  EXPECT_EQ(Whole(decls("    raw_send (M1_NM, 8) 0xA 1 1 0x2180206:ud A.0 "
                        "R.0\n"))
                .Failure.rfind("[not-executable] kernel 'k': instruction 1: "
                               "raw_send",
                               0),
            0u);
  EXPECT_NE(Whole(decls("    add (M1, 16) R(0,0)<1> A(0,0)<1;1,0> 1.0:f\n"))
                .Failure.find("no such mix of types"),
            std::string::npos);
  EXPECT_NE(Whole(decls("    mov (M1, 16) BF(0,0)<1> A(0,0)<1;1,0>\n",
                        ".decl BF v_type=G type=bf num_elts=16\n"))
                .Failure.find("no such mix of types"),
            std::string::npos);
  EXPECT_NE(Whole(decls("    addr_add (M1_NM, 8) A4(0)<1> &A 0:uw\n",
                        ".decl A4 v_type=A num_elts=4\n"))
                .Failure.find("expected 8 addresses, actual 4"),
            std::string::npos);
}

TEST(InterpreterReport, Trace) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  InterpreterOptions Options;
  Options.Trace = &OS;
  Options.TraceThread = {1, 0, 0};
  Whole W(decls("    mov (M1, 4) A(0,0)<1> 0x3210:uv\n"
                "    cmp.lt (M1, 4) P A(0,0)<1;1,0> 2:d\n"
                "    (P) add (M1, 4) R(0,0)<1> A(0,0)<1;1,0> 5:d\n",
                ".decl P v_type=P num_elts=4\n"),
          Options);
  ASSERT_EQ(W.Failure, "");
  runtime::GridShape Shape;
  Shape.Groups = {2, 1, 1};
  W.run(Shape);
  EXPECT_NE(Text.find("   > A(0,0)<1> = 0 1 2 3\n"), std::string::npos) << Text;
  EXPECT_NE(Text.find("   > P = 0x3\n"), std::string::npos) << Text;
  EXPECT_EQ(Text.find("   < P = "), std::string::npos) << Text;
  EXPECT_NE(Text.find("#3 (P) add (M1, 4) R(0,0)<1> A(0,0)<1;1,0> 5:d   "
                      "lanes 1100\n   < A(0,0)<1;1,0> = 0 1 2 3\n"
                      "   > R(0,0)<1> = 5 6 "),
            std::string::npos)
      << Text;
}

TEST(InterpreterReport, Counts) {
  InterpreterOptions Options;
  Options.Count = true;
  Whole W(decls("    mov (M1, 16) A(0,0)<1> 1:d\n"
                "    mov (M1, 8) R(0,0)<1> 1:d\n"
                "    mov (M1, 8) R(1,0)<1> 1:d\n"),
          Options);
  runtime::GridShape Shape;
  Shape.Groups = {5, 1, 1};
  W.run(Shape);
  InstructionCounts Expected = {
      {{"mov", 16}, 5}, {{"mov", 8}, 10}, {{"ret", 1}, 5}};
  EXPECT_EQ(W.K->counts(), Expected);
  EXPECT_EQ(W.K->laneOperations(), 5u * 33);
}

//===----------------------------------------------------------------------===//
// The state of new threads
//===----------------------------------------------------------------------===//

TEST(InterpreterThread, PredefinedAndImplicit) {
  std::string Text =
      decls("    mov (M1_NM, 1) A(0,0)<1> %thread_x(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,1)<1> %thread_y(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,2)<1> %group_id_x(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,3)<1> %group_id_y(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,4)<1> LS(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,5)<1> GC(0,1)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,6)<1> LI(0,0)<0;1,0>\n"
            "    mov (M1_NM, 1) A(0,7)<1> %r0(0,1)<0;1,0>\n"
            "    mad (M1_NM, 1) R(0,0)<1> A(0,1)<0;1,0> 6:d A(0,0)<0;1,0>\n"
            "    mul (M1_NM, 1) R(0,0)<1> R(0,0)<0;1,0> 4:d\n"
            "    oword_st (4) RES R(0,0)<0;1,0> A.0\n",
            ".decl LS v_type=G type=ud num_elts=3 align=dword\n"
            ".decl GC v_type=G type=ud num_elts=3 align=dword\n"
            ".decl LI v_type=G type=ud num_elts=3 align=dword\n"
            ".implicit_LOCAL_SIZE LS offset=96 size=12\n"
            ".implicit_GROUP_COUNT GC offset=128 size=12\n"
            ".implicit_LOCAL_ID LI offset=160 size=12\n");
  Whole W(Text);
  ASSERT_EQ(W.Failure, "");
  runtime::GridShape Shape;
  Shape.Groups = {3, 2, 1};
  Shape.Local = {2, 1, 1};
  W.run(Shape);
  EXPECT_EQ(W.error(), "");
  Data Out = W.out();
  for (uint32_t Y = 0; Y != 2; ++Y)
    for (uint32_t X = 0; X != 6; ++X) {
      const uint32_t Expected[] = {X, Y, X / 2, Y, 2, 2, X % 2, X / 2};
      for (unsigned N = 0; N != 8; ++N)
        EXPECT_EQ(numberAt(Out, (Y * 6 + X) * 64 + 4 * N, 4), Expected[N])
            << X << ' ' << Y << ' ' << N;
    }
}

TEST(InterpreterThread, StateVariables) {
  Whole W(decls("    movs (M1_NM, 1) A(0,0)<1> RES(0)\n"
                "    movs (M1_NM, 1) OTHER(0) A(0,0)<0;1,0>\n"
                "    mov (M1, 16) R(0,0)<1> 7:d\n"
                "    oword_st (4) OTHER 0:ud R.0\n",
                ".decl OTHER v_type=T num_elts=1\n"));
  ASSERT_EQ(W.Failure, "");
  W.run();
  EXPECT_EQ(W.error(), "");
  EXPECT_EQ(numberAt(W.out(), 60, 4), 7u);
}

TEST(InterpreterThread, LocalMemoryAndClock) {
  Whole W(decls("    mov (M1_NM, 1) A(0,0)<1> %tsc(0,0)<0;1,0>\n"
                "    mov (M1_NM, 1) A(0,1)<1> %tsc(0,0)<0;1,0>\n"
                "    oword_st (4) RES 0:ud A.0\n",
                ".kernel_attr SLMSize=4\n"));
  ASSERT_EQ(W.Failure, "");
  EXPECT_EQ(W.K->slmBytes(), 4096u);
  EXPECT_FALSE(W.K->usesBarriers());
  W.run();
  EXPECT_LT(numberAt(W.out(), 0, 4), numberAt(W.out(), 4, 4));
  EXPECT_TRUE(Whole(decls("    barrier\n")).K->usesBarriers());
}
