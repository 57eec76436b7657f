//===- VariablesTest.cpp - Tests of webs, copies and their speed ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/CodeGen/Variables.h"

#include "../../lib/CodeGen/ParallelCopy.h"
#include "RandomFunction.h"
#include "VariablesSimulation.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <ctime>

using namespace llvm;

namespace cmx {
namespace {

constexpr const char *Declarations = R"(
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <16 x i32> @llvm.genx.gather.scaled.v16i32.v16i1.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v64i32(i32, i32, <64 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
)";

class VariablesTest : public testing::Test {
protected:
  /// Assigns variables to the values of @f in \p Text and follows some paths.
  /// \p Text is IR with abbreviations, which Short lists. For example, %W(
  /// together with %LOW or %HIGH is a wrregion of the first or second half, and
  /// %ST( is a use.
  void assign(std::string Text, StringRef Platform = "") {
    std::pair<const char *, const char *> Short[] = {
        {"%W(", "call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1("},
        {"%LOW", "i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)"},
        {"%HIGH", "i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)"},
        {"%R(", "call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16("},
        {"%READ", "i32 0, i32 8, i32 1, i16 0, i32 undef)"},
        {"%LOAD",
         "call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)"},
        {"%WBIG(",
         "call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1("},
        {"%WBIG8(",
         "call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1("},
        {"%AT64", "i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)"},
        {"%STBIG(", "call void @llvm.genx.oword.st.v64i32(i32 1, i32 0, "},
        {"%ST(", "call void @llvm.genx.oword.st.v16i32(i32 1, i32 0, "}};
    for (auto [From, To] : Short)
      for (size_t At; (At = Text.find(From)) != std::string::npos;)
        Text.replace(At, strlen(From), To);
    SMDiagnostic Error;
    M = parseAssemblyString(Declarations + Text, Error, C);
    ASSERT_TRUE(M) << Error.getMessage().str() << Error.getLineContents().str();
    F = M->getFunction("f");
    splitCriticalPhiEdges(*F);
    ASSERT_FALSE(verifyFunction(*F, &errs()));
    if (Platform.empty())
      Bales.emplace(*F, nullptr);
    else
      Bales.emplace(*F, TargetDesc::get(Platform), BaleMode::Legal);
    VA.emplace(*F, *Bales);
    VariablesSimulation Sim(*F, *Bales, *VA);
    std::mt19937 Random(1);
    for (unsigned Path = 0; Path != 20; ++Path)
      EXPECT_EQ(Sim.run(Random, 20), "");
  }

  Value *value(StringRef Name) {
    Value *V = F->getValueSymbolTable()->lookup(Name);
    EXPECT_TRUE(V) << Name.str();
    return V;
  }
  unsigned var(StringRef Name) { return VA->variableOf(value(Name)); }
  size_t numCopies() { return VA->copies().size(); }
  Instruction *inst(StringRef Name) { return cast<Instruction>(value(Name)); }

  LLVMContext C;
  std::unique_ptr<Module> M;
  Function *F = nullptr;
  std::optional<BaleInfo> Bales;
  std::optional<VariableAssignment> VA;
};

TEST_F(VariablesTest, ChainFromUndefIsOneVariable) {
  assign(R"(define void @f(<8 x i32> %x) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %ST(<16 x i32> %b)
    ret void
  })");
  EXPECT_EQ(var("a"), var("b"));
  EXPECT_NE(var("a"), var("x"));
  EXPECT_EQ(numCopies(), 0u);
  EXPECT_EQ(VA->variables().size(), 2u);
}

TEST_F(VariablesTest, ConstantOldIsCopiedBeforeTheRoot) {
  assign(R"(define void @f(<8 x i32> %x) {
    %a = %W(<16 x i32> zeroinitializer, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %ST(<16 x i32> %b)
    ret void
  })");
  EXPECT_EQ(var("a"), var("b"));
  ASSERT_EQ(VA->copiesBefore(inst("a")).size(), 1u);
  EXPECT_TRUE(VA->copiesBefore(inst("a"))[0].Const);
  EXPECT_EQ(VA->copiesBefore(inst("a"))[0].Dst, var("a"));
  EXPECT_EQ(numCopies(), 1u);
}

TEST_F(VariablesTest, OldThatLivesOnIsCopied) {
  assign(R"(define void @f(<16 x i32> %old, <8 x i32> %x) {
    %a = %W(<16 x i32> %old, <8 x i32> %x, %LOW
    %ST(<16 x i32> %a)
    %ST(<16 x i32> %old)
    ret void
  })");
  EXPECT_NE(var("a"), var("old"));
  ASSERT_EQ(VA->copiesBefore(inst("a")).size(), 1u);
  EXPECT_EQ(VA->copiesBefore(inst("a"))[0].SrcVar, var("old"));
}

TEST_F(VariablesTest, CopiedResultKeepsOffItsDyingSources) {
  // The copy of %old to the variable of %a is made before the bale of %a reads
  // %p.
  assign(R"(define void @f(<16 x i32> %old, i1 %c) {
  entry:
    br label %loop
  loop:
    %p = phi <16 x i32> [ zeroinitializer, %entry ], [ %a, %loop ]
    %h = %R(<16 x i32> %p, %READ
    %a = %W(<16 x i32> %old, <8 x i32> %h, %LOW
    br i1 %c, label %loop, label %done
  done:
    %ST(<16 x i32> %old)
    ret void
  })");
  EXPECT_NE(var("a"), var("p"));
  EXPECT_NE(var("a"), var("old"));
}

TEST_F(VariablesTest, ArgumentIsOverwrittenWhenItDies) {
  assign(R"(define void @f(<16 x i32> %old, <8 x i32> %x) {
    %a = %W(<16 x i32> %old, <8 x i32> %x, %LOW
    %ST(<16 x i32> %a)
    ret void
  })");
  EXPECT_EQ(var("a"), var("old"));
  EXPECT_EQ(VA->variables()[var("a")].Arg, F->getArg(0));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, OldMayBeASourceToo) {
  assign(R"(define void @f(<16 x i32> %old) {
    %h = %R(<16 x i32> %old, %READ
    %a = %W(<16 x i32> %old, <8 x i32> %h, %HIGH
    %ST(<16 x i32> %a)
    ret void
  })");
  EXPECT_TRUE(Bales->isMember(inst("h")));
  EXPECT_EQ(var("a"), var("old"));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, BranchesMayEachOverwrite) {
  assign(R"(define void @f(<16 x i32> %old, <8 x i32> %x, i1 %c) {
  entry:
    br i1 %c, label %then, label %else
  then:
    %a = %W(<16 x i32> %old, <8 x i32> %x, %LOW
    br label %join
  else:
    %b = %W(<16 x i32> %old, <8 x i32> %x, %HIGH
    br label %join
  join:
    %p = phi <16 x i32> [ %a, %then ], [ %b, %else ]
    %ST(<16 x i32> %p)
    ret void
  })");
  EXPECT_EQ(var("a"), var("old"));
  EXPECT_EQ(var("b"), var("old"));
  EXPECT_EQ(var("p"), var("old"));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, RegisterCastsAreTheSameValue) {
  assign(R"(define void @f(<16 x i32> %old, <8 x i8> %x) {
    %o = bitcast <16 x i32> %old to <64 x i8>
    %a = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %o, <8 x i8> %x, %LOW
    %b = bitcast <64 x i8> %a to <16 x i32>
    %ST(<16 x i32> %b)
    ret void
  })");
  EXPECT_EQ(var("o"), var("old"));
  EXPECT_EQ(var("a"), var("old"));
  EXPECT_EQ(var("b"), var("old"));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, LoopKeepsAccumulatorInPlace) {
  assign(R"(define void @f(<16 x i32> %x, i32 %n) {
  entry:
    br label %loop
  loop:
    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
    %p = phi <16 x i32> [ zeroinitializer, %entry ], [ %q, %loop ]
    %q = add <16 x i32> %p, %x
    %j = add i32 %i, 1
    %c = icmp ult i32 %j, %n
    br i1 %c, label %loop, label %done
  done:
    %ST(<16 x i32> %q)
    ret void
  })");
  EXPECT_EQ(var("p"), var("q"));
  EXPECT_EQ(var("i"), var("j"));
  EXPECT_EQ(numCopies(), 2u);
  EXPECT_EQ(VA->copiesAtEnd(&F->getEntryBlock()).size(), 2u);
  EXPECT_TRUE(VA->variables()[var("c")].IsPredicate);
}

TEST_F(VariablesTest, WriteChainInLoopFromUndef) {
  assign(R"(define void @f(<8 x i32> %x, i1 %c) {
  entry:
    br label %loop
  loop:
    %p = phi <16 x i32> [ undef, %entry ], [ %b, %loop ]
    %a = %W(<16 x i32> %p, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    br i1 %c, label %loop, label %done
  done:
    %ST(<16 x i32> %b)
    ret void
  })");
  EXPECT_EQ(var("p"), var("b"));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, SwapTakesThreeCopies) {
  assign(R"(define void @f(<16 x i32> %x, <16 x i32> %y, i1 %c) {
  entry:
    br label %loop
  loop:
    %p = phi <16 x i32> [ %x, %entry ], [ %q, %loop ]
    %q = phi <16 x i32> [ %y, %entry ], [ %p, %loop ]
    br i1 %c, label %loop, label %done
  done:
    %ST(<16 x i32> %p)
    ret void
  })");
  EXPECT_NE(var("p"), var("q"));
  EXPECT_EQ(numCopies(), 3u);
  // There are variables for two vectors, the condition and a temporary.
  EXPECT_EQ(VA->variables().size(), 4u);
}

TEST_F(VariablesTest, PhiUsedAfterItsLoop) {
  assign(R"(define void @f(i32 %n) {
  entry:
    br label %loop
  loop:
    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
    %j = add i32 %i, 1
    %c = icmp ult i32 %j, %n
    br i1 %c, label %loop, label %done
  done:
    %v = insertelement <16 x i32> undef, i32 %i, i32 0
    %ST(<16 x i32> %v)
    ret void
  })");
  EXPECT_NE(var("i"), var("j"));
  // One copies the 0 into %i. The other one is on the back edge.
  EXPECT_EQ(numCopies(), 2u);
}

TEST_F(VariablesTest, CopiesSpareWhatTheTerminatorReads) {
  assign(R"(define void @f(i32 %n) {
  entry:
    br label %loop
  loop:
    %y = phi i32 [ %n, %entry ], [ %p, %back ]
    %x = add i32 %y, 1
    switch i32 %y, label %back [ i32 7, label %done ]
  back:
    %p = phi i32 [ %x, %loop ]
    br label %loop
  done:
    ret void
  })");
  EXPECT_NE(var("y"), var("x"));
  EXPECT_EQ(var("p"), var("x"));
  EXPECT_EQ(numCopies(), 1u);
}

TEST_F(VariablesTest, ArgumentsNeverShare) {
  assign(R"(define void @f(<16 x i32> %x, <16 x i32> %y, i1 %c) {
  entry:
    br i1 %c, label %a, label %b
  a:
    br label %join
  b:
    br label %join
  join:
    %p = phi <16 x i32> [ %x, %a ], [ %y, %b ]
    %ST(<16 x i32> %p)
    ret void
  })");
  EXPECT_NE(var("x"), var("y"));
  EXPECT_EQ(numCopies(), 1u);
  for (Argument &A : F->args())
    EXPECT_EQ(VA->variables()[VA->variableOf(&A)].Arg, &A);
}

TEST_F(VariablesTest, GatherGoesIntoItsOldValue) {
  assign(R"(define void @f(<16 x i32> %old, <16 x i32> %at, <16 x i1> %m) {
    %g = call <16 x i32> @llvm.genx.gather.scaled.v16i32.v16i1.v16i32(<16 x i1> %m, i32 2, i16 0, i32 1, i32 0, <16 x i32> %at, <16 x i32> %old)
    %ST(<16 x i32> %g)
    ret void
  })");
  EXPECT_EQ(var("g"), var("old"));
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, GatherDoesNotOverwriteItsAddresses) {
  assign(R"(define void @f(<16 x i32> %old, <16 x i1> %m) {
    %g = call <16 x i32> @llvm.genx.gather.scaled.v16i32.v16i1.v16i32(<16 x i1> %m, i32 2, i16 0, i32 1, i32 0, <16 x i32> %old, <16 x i32> %old)
    %ST(<16 x i32> %g)
    ret void
  })");
  EXPECT_NE(var("g"), var("old"));
  EXPECT_EQ(VA->copiesBefore(inst("g")).size(), 1u);
}

TEST_F(VariablesTest, OldValueOfGatherIsNoMember) {
  assign(R"(define void @f(<64 x i32> %big, <16 x i32> %at, <16 x i1> %m) {
    %old = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %big, i32 0, i32 16, i32 1, i16 64, i32 undef)
    %g = call <16 x i32> @llvm.genx.gather.scaled.v16i32.v16i1.v16i32(<16 x i1> %m, i32 2, i16 0, i32 1, i32 0, <16 x i32> %at, <16 x i32> %old)
    %ST(<16 x i32> %g)
    ret void
  })",
         "icllp");
  EXPECT_FALSE(Bales->isMember(inst("old")));
  EXPECT_EQ(var("g"), var("old"));
}

TEST_F(VariablesTest, StructResultsHaveVariables) {
  assign(R"(define void @f(<8 x i32> %x) {
    %s = call { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> %x, <8 x i32> %x)
    %sum = extractvalue { <8 x i32>, <8 x i32> } %s, 1
    call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, <8 x i32> %sum)
    ret void
  })");
  EXPECT_EQ(var("s"), VariableAssignment::None);
  EXPECT_EQ(var("sum"), VA->variableOfResult(inst("s"), 1));
  EXPECT_NE(VA->variableOfResult(inst("s"), 0), var("sum"));
  EXPECT_NE(VA->variableOfResult(inst("s"), 0), var("x"));
}

TEST_F(VariablesTest, PartOfUndefBeginsWithPart) {
  assign(R"(define void @f(<8 x i32> %x) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %ab = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %c = %W(<16 x i32> undef, <8 x i32> %x, %HIGH
    %cc = %W(<16 x i32> %c, <8 x i32> %x, %HIGH
    %z = %W(<16 x i32> zeroinitializer, <8 x i32> %x, %LOW
    %ST(<16 x i32> %ab)
    %ST(<16 x i32> %cc)
    %ST(<16 x i32> %z)
    ret void
  })");
  EXPECT_FALSE(VA->beginsWithPart(inst("a"))); // %ab writes the rest.
  EXPECT_TRUE(VA->beginsWithPart(inst("c")));
  EXPECT_FALSE(VA->beginsWithPart(inst("cc")));
  EXPECT_FALSE(VA->beginsWithPart(inst("z")));
}

TEST_F(VariablesTest, PartOfUndefInOtherBlock) {
  assign(R"(define void @f(<8 x i32> %x, i1 %p) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    br i1 %p, label %b1, label %b2
  b1:
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %ST(<16 x i32> %b)
    ret void
  b2:
    ret void
  })");
  EXPECT_EQ(var("a"), var("b"));
  EXPECT_TRUE(VA->beginsWithPart(inst("a")));
}

TEST_F(VariablesTest, SourceInSameVariableIsAlive) {
  // %a is read for the last time where %b is defined. The phi puts both into
  // one variable.
  assign(R"(define void @f(<16 x i32> %i) {
  entry:
    br label %loop
  loop:
    %a = phi <16 x i32> [ %i, %entry ], [ %b, %loop ]
    %r = %R(<16 x i32> %a, %READ
    %b = %W(<16 x i32> undef, <8 x i32> %r, %HIGH
    br label %loop
  })");
  EXPECT_EQ(var("a"), var("b"));
  EXPECT_FALSE(VA->beginsWithPart(inst("b")));
}

TEST_F(VariablesTest, PartOfUndefBetweenParts) {
  // From its load on, %n is stored in its place in %c.
  assign(R"(define void @f(i32 %s) {
    %n = %LOAD
    %c = %WBIG(<64 x i32> undef, <16 x i32> %n, %AT64
    %STBIG(<64 x i32> %c)
    ret void
  })",
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("c")));
  EXPECT_FALSE(VA->beginsWithPart(inst("c")));
}

TEST_F(VariablesTest, LoadLivesInThePartItIsCopiedTo) {
  assign(R"(define void @f(<64 x i32> %big, i32 %s) {
    %n = %LOAD
    %b = %WBIG(<64 x i32> %big, <16 x i32> %n, %AT64
    %ST(<16 x i32> %n)
    %STBIG(<64 x i32> %b)
    ret void
  })",
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("b")));
  EXPECT_EQ(VA->variables()[var("n")].Base, var("big"));
  EXPECT_EQ(VA->variables()[var("n")].BaseOffsetBytes, 64u);
}

TEST_F(VariablesTest, LoadIsCopiedInPieces) {
  assign(R"(define void @f(<64 x i32> %big, i32 %s) {
    %n = %LOAD
    %l = %R(<16 x i32> %n, %READ
    %h = %R(<16 x i32> %n, i32 0, i32 8, i32 1, i16 32, i32 undef)
    %a = %WBIG8(<64 x i32> %big, <8 x i32> %h, i32 0, i32 8, i32 1, i16 160, i32 undef, i1 true)
    %b = %WBIG8(<64 x i32> %a, <8 x i32> %l, i32 0, i32 8, i32 1, i16 128, i32 undef, i1 true)
    %STBIG(<64 x i32> %b)
    ret void
  })",
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("a")));
  EXPECT_TRUE(VA->isCopyInPlace(inst("b")));
  EXPECT_EQ(VA->variables()[var("n")].BaseOffsetBytes, 128u);
}

TEST_F(VariablesTest, PartIsStillRead) {
  assign(R"(define void @f(<64 x i32> %big, i32 %s) {
    %n = %LOAD
    %STBIG(<64 x i32> %big)
    %b = %WBIG(<64 x i32> %big, <16 x i32> %n, %AT64
    %STBIG(<64 x i32> %b)
    ret void
  })",
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("b")));
}

TEST_F(VariablesTest, PartIsNoRowOfRegisters) {
  assign(R"(define void @f(<64 x i32> %big, i32 %s) {
    %n = %LOAD
    %b = %WBIG(<64 x i32> %big, <16 x i32> %n, i32 0, i32 16, i32 1, i16 68, i32 undef, i1 true)
    %m = %LOAD
    %c = %WBIG(<64 x i32> %b, <16 x i32> %m, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
    %STBIG(<64 x i32> %c)
    ret void
  })",
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("b")));
  EXPECT_FALSE(VA->isCopyInPlace(inst("c")));
}

TEST_F(VariablesTest, PartIsTakenByAnotherLoad) {
  assign(R"(define void @f(<64 x i32> %big, i32 %s) {
    %n = %LOAD
    %b = %WBIG(<64 x i32> %big, <16 x i32> %n, %AT64
    %m = %LOAD
    %ST(<16 x i32> %n)
    %ST(<16 x i32> %m)
    %c = %WBIG(<64 x i32> %b, <16 x i32> %m, %AT64
    %STBIG(<64 x i32> %c)
    ret void
  })",
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("b")));
  EXPECT_FALSE(VA->isCopyInPlace(inst("c")));
}

TEST_F(VariablesTest, PartsOfPartsAreVariables) {
  assign(R"(define void @f(<8 x i32> %x, i32 %s) {
    %n = add <8 x i32> %x, %x
    call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, <8 x i32> %n)
    %v = %W(<16 x i32> undef, <8 x i32> %n, %LOW
    %ST(<16 x i32> %v)
    %b = %WBIG(<64 x i32> undef, <16 x i32> %v, %AT64
    %STBIG(<64 x i32> %b)
    ret void
  })",
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("v")));
  EXPECT_FALSE(VA->isCopyInPlace(inst("b")));
}

/// Returns a function that computes four sums in a loop and then inserts them
/// into a vector.
/// - \p InLoop is code in the loop.
/// - \p Before is code after the loop, before the sums are inserted.
/// - \p Fourth is the value that is inserted last.
/// - \p First is the initial value of the third sum.
/// - \p Old is the vector into which the sums are inserted.
static std::string sumsOfLoop(const std::string &InLoop,
                              const std::string &Before,
                              const std::string &Fourth,
                              const std::string &First = "zeroinitializer",
                              const std::string &Old = "undef") {
  return R"(define void @f(<64 x i32> %big, <16 x i32> %x, i32 %s, i32 %n) {
  entry:
    br label %loop
  loop:
    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
    %a = phi <16 x i32> [ zeroinitializer, %entry ], [ %a2, %loop ]
    %b = phi <16 x i32> [ zeroinitializer, %entry ], [ %b2, %loop ]
    %c = phi <16 x i32> [ )" +
         First + R"(, %entry ], [ %c2, %loop ]
    %d = phi <16 x i32> [ zeroinitializer, %entry ], [ %d2, %loop ]
    %n1 = %LOAD
    %a2 = add <16 x i32> %a, %n1
    %b2 = sub <16 x i32> %b, %n1
    %c2 = xor <16 x i32> %c, %n1
    %d2 = mul <16 x i32> %d, %n1
    )" + InLoop +
         R"(
    %j = add i32 %i, 1
    %more = icmp ult i32 %j, %n
    br i1 %more, label %loop, label %end
  end:
    )" + Before +
         R"(
    %p = %WBIG(<64 x i32> )" +
         Old +
         R"(, <16 x i32> %a2, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %q = %WBIG(<64 x i32> %p, <16 x i32> %b2, %AT64
    %r = %WBIG(<64 x i32> %q, <16 x i32> %c2, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
    %t = %WBIG(<64 x i32> %r, <16 x i32> )" +
         Fourth +
         R"(, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
    %STBIG(<64 x i32> %t)
    ret void
  })";
}

TEST_F(VariablesTest, SumsOfLoopsLiveInTheVectorTheyMake) {
  assign(sumsOfLoop("", "", "%d2"), "icllp");
  for (const char *Copy : {"p", "q", "r", "t"})
    EXPECT_TRUE(VA->isCopyInPlace(inst(Copy))) << Copy;
  for (const char *Value : {"c", "c2"}) {
    EXPECT_EQ(VA->variables()[var(Value)].Base, var("t"));
    EXPECT_EQ(VA->variables()[var(Value)].BaseOffsetBytes, 128u);
  }
  // The copies are also avoided if other code reads the sums before they are
  // inserted.
  assign(sumsOfLoop("%ST(<16 x i32> %a)", "%ST(<16 x i32> %d2)", "%d2"),
         "icllp");
  EXPECT_TRUE(VA->isCopyInPlace(inst("t")));
}

TEST_F(VariablesTest, PartsOfLoopsFillTheVectorOrStayApart) {
  // One part is computed after the loop.
  assign(sumsOfLoop("", "%z = add <16 x i32> %x, %x\n%ST(<16 x i32> %z)", "%z"),
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
  // One part, or the initial value of a sum, is an argument.
  assign(sumsOfLoop("", "", "%x"), "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
  assign(sumsOfLoop("", "", "%d2", "%x"), "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
  // One value is inserted as two of the parts.
  assign(sumsOfLoop("", "", "%c2"), "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("t")));
}

TEST_F(VariablesTest, PartsOfLoopsOutliveTheVector) {
  // The vector is read and written while the part %d2 is still needed.
  assign(sumsOfLoop("", "",
                    "%d2, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 "
                    "true)\n%STBIG(<64 x i32> %t)\n%ST(<16 x i32> "
                    "%d2)\n%u = %WBIG(<64 x i32> %t, <16 x i32> %a2"),
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
}

TEST_F(VariablesTest, RowsOfPartsAreInUseWhileThePartsLive) {
  // In the loop, the first row of %w has another value while the sums are
  // needed.
  assign(sumsOfLoop("",
                    R"(%y = add <16 x i32> %x, %x
    %w = %WBIG(<64 x i32> undef, <16 x i32> %y, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %row = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %w, i32 0, i32 16, i32 1, i16 0, i32 undef)
    %ST(<16 x i32> %row))",
                    "%d2", "zeroinitializer", "%w"),
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
}

TEST_F(VariablesTest, PartChangesWhileItsCopyLives) {
  // %m overwrites %n directly after the copy %c, because %n and %m share a
  // variable.
  assign(
      R"(declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
  define void @f(<8 x i32> %h, i32 %s) {
    %n = %LOAD
    %c = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.i1(<16 x i32> undef, <16 x i32> %n, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %m = %W(<16 x i32> %n, <8 x i32> %h, %LOW
    %ST(<16 x i32> %m)
    %ST(<16 x i32> %c)
    ret void
  })",
      "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("c")));
}

/// Returns a function with a loop. \p Body computes %a2 to %d2, the next values
/// of %a to %d.
static std::string loopOfParts(const std::string &Body) {
  return R"(define void @f(<16 x i32> %x, i32 %s, i32 %n) {
  entry:
    br label %loop
  loop:
    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
    %a = phi <16 x i32> [ zeroinitializer, %entry ], [ %a2, %loop ]
    %b = phi <16 x i32> [ zeroinitializer, %entry ], [ %b2, %loop ]
    %c = phi <16 x i32> [ zeroinitializer, %entry ], [ %c2, %loop ]
    %d = phi <16 x i32> [ zeroinitializer, %entry ], [ %d2, %loop ])" +
         Body + R"(
    %j = add i32 %i, 1
    %more = icmp ult i32 %j, %n
    br i1 %more, label %loop, label %end
  end:
    ret void
  })";
}

TEST_F(VariablesTest, PartsStartAgainWhileTheVectorLives) {
  assign(loopOfParts(R"(
    %p = %WBIG(<64 x i32> undef, <16 x i32> %a, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %q = %WBIG(<64 x i32> %p, <16 x i32> %b, %AT64
    %r = %WBIG(<64 x i32> %q, <16 x i32> %c, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
    %t = %WBIG(<64 x i32> %r, <16 x i32> %d, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
    %a2 = %LOAD
    %b2 = %LOAD
    %c2 = %LOAD
    %d2 = %LOAD
    %STBIG(<64 x i32> %t)
  )"),
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
}

TEST_F(VariablesTest, PartsThatShareARowStayApart) {
  // %a and %b are inserted into the same row. While the vector is needed, only
  // one of them is needed. Elsewhere in the loop, both are needed at the same
  // time.
  assign(loopOfParts(R"(
    %ST(<16 x i32> %b)
    %y = add <16 x i32> %x, %x
    %w = %WBIG(<64 x i32> undef, <16 x i32> %y, %AT64
    %p = %WBIG(<64 x i32> %w, <16 x i32> %a, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %first = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 1, i16 0, i32 undef)
    %ST(<16 x i32> %first)
    %b2 = %LOAD
    %q = %WBIG(<64 x i32> %p, <16 x i32> %b2, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
    %r = %WBIG(<64 x i32> %q, <16 x i32> %c, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
    %t = %WBIG(<64 x i32> %r, <16 x i32> %d, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
    %third = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %t, i32 0, i32 16, i32 1, i16 128, i32 undef)
    %ST(<16 x i32> %third)
    %a2 = %LOAD
    %c2 = %LOAD
    %d2 = %LOAD
  )"),
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
  EXPECT_FALSE(VA->isCopyInPlace(inst("q")));
}

TEST_F(VariablesTest, VectorOfLoopLivesInTheLoopToo) {
  // In each iteration, a new vector is made while its parts are still needed.
  assign(R"(define void @f(<16 x i32> %x, i32 %s, i32 %n) {
  entry:
    br label %loop
  loop:
    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
    %a = phi <16 x i32> [ %x, %entry ], [ %a2, %loop ]
    %b = phi <16 x i32> [ zeroinitializer, %entry ], [ %b2, %loop ]
    %p = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> undef, <16 x i32> %a, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
    %q = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> %p, <16 x i32> %b, i32 0, i32 16, i32 2, i16 128, i32 undef, i1 true)
    %STBIG(<64 x i32> %q)
    %a2 = add <16 x i32> %a, %x
    %b2 = sub <16 x i32> %b, %a
    %j = add i32 %i, 1
    %more = icmp ult i32 %j, %n
    br i1 %more, label %loop, label %end
  end:
    ret void
  })",
         "icllp");
  EXPECT_FALSE(VA->isCopyInPlace(inst("p")));
}

TEST_F(VariablesTest, PredicatePartsShare) {
  assign(R"(define <16 x i1> @f(<8 x i1> %x, <8 x i32> %y) {
    %a = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> undef, <8 x i1> %x, i32 0)
    %c = icmp eq <8 x i32> %y, zeroinitializer
    %b = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %a, <8 x i1> %c, i32 8)
    ret <16 x i1> %b
  })");
  EXPECT_EQ(var("a"), var("b"));
  EXPECT_TRUE(VA->variables()[var("a")].IsPredicate);
  EXPECT_EQ(VA->variables()[var("a")].Lanes, 16u);
  EXPECT_EQ(numCopies(), 0u);
}

TEST_F(VariablesTest, CriticalEdgesAreSplit) {
  assign(R"(define i32 @f(i32 %n, i1 %c) {
  entry:
    switch i32 %n, label %join [ i32 1, label %join i32 2, label %other ]
  other:
    br i1 %c, label %join, label %other
  dead:
    br label %join
  join:
    %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %other ], [ 3, %dead ]
    ret i32 %p
  })");
  EXPECT_FALSE(splitCriticalPhiEdges(*F));
  EXPECT_EQ(F->size(), 5u);
}

TEST_F(VariablesTest, PrintIsTheSameEachTime) {
  auto Text = [] {
    LLVMContext C;
    std::string Out;
    raw_string_ostream OS(Out);
    for (unsigned Seed = 0; Seed != 50; ++Seed) {
      Module M("m", C);
      Function *F = RandomFunction(M, Seed).make();
      splitCriticalPhiEdges(*F);
      BaleInfo Bales(*F, nullptr);
      VariableAssignment(*F, Bales).print(OS, *F);
    }
    return Out;
  };
  EXPECT_EQ(Text(), Text());
}

TEST(ParallelCopyTest, AllSmallOnes) {
  // Each of four variables keeps its value, gets that of another variable, or
  // gets a constant.
  constexpr unsigned N = 4, Choices = N + 1;
  LLVMContext C;
  Constant *K = ConstantInt::get(Type::getInt32Ty(C), 1);
  for (unsigned Code = 0; Code != Choices * Choices * Choices * Choices;
       ++Code) {
    std::vector<VariableAssignment::Copy> In, Out;
    std::vector<unsigned> Want;
    for (unsigned Dst = 0, Rest = Code; Dst != N; ++Dst, Rest /= Choices) {
      unsigned Src = Rest % Choices;
      Want.push_back(Src == N ? 100 : Src);
      if (Src == N)
        In.push_back({Dst, VariableAssignment::None, K});
      else
        In.push_back({Dst, Src, nullptr});
    }
    sequentializeCopies(In, Out, [](unsigned) { return N; });
    std::vector<unsigned> Vars = {0, 1, 2, 3, 4};
    for (const VariableAssignment::Copy &Copy : Out)
      Vars[Copy.Dst] = Copy.Const ? 100 : Vars[Copy.SrcVar];
    Vars.pop_back();
    EXPECT_EQ(Vars, Want) << Code;
    // A cycle of copies needs one more copy, except if one of its values is
    // also copied to a variable outside of the cycle.
    std::vector<unsigned> Readers(N, 0);
    unsigned Moves = 0, Cycles = 0;
    for (unsigned V = 0; V != N; ++V)
      if (Want[V] != V) {
        ++Moves;
        if (Want[V] < N)
          ++Readers[Want[V]];
      }
    for (unsigned V = 0; V != N; ++V) {
      unsigned Lowest = V, At = V, Length = 0;
      bool Free = false;
      do {
        Free |= Readers[At] != 1;
        At = Want[At];
        Lowest = std::min(Lowest, At);
      } while (At != V && At < N && ++Length < N);
      Cycles += At == V && Want[V] != V && Lowest == V && !Free;
    }
    EXPECT_EQ(Out.size(), Moves + Cycles) << Code;
  }
}

TEST(VariablesPropertyTest, NoValueIsLostOnAnyPath) {
  unsigned Copies = 0, Variables = 0, Tied = 0, InPlace = 0;
  for (unsigned Seed = 0; Seed != 2000; ++Seed) {
    LLVMContext C;
    Module M("m", C);
    Function *F = RandomFunction(M, Seed).make();
    splitCriticalPhiEdges(*F);
    ASSERT_FALSE(verifyFunction(*F, &errs())) << "seed " << Seed;
    // Test the largest possible bales, and also the bales of code generation.
    const TargetDesc *TD = nullptr;
    if (Seed % 4)
      TD = TargetDesc::get(Seed % 4 == 1 ? "pvc" : "icllp");
    BaleInfo Bales(*F, TD, TD ? BaleMode::Legal : BaleMode::Maximal);
    VariableAssignment VA(*F, Bales);
    VariablesSimulation Sim(*F, Bales, VA);
    std::mt19937 Random(Seed);
    for (unsigned Path = 0; Path != 12; ++Path) {
      std::string Error = Sim.run(Random, 40);
      if (!Error.empty()) {
        VA.print(errs(), *F);
        errs() << *F;
      }
      ASSERT_EQ(Error, "") << "seed " << Seed;
    }
    Copies += VA.copies().size();
    Variables += VA.variables().size();
    for (Instruction &I : instructions(*F)) {
      Tied += VA.copiesBefore(&I).size();
      InPlace += VA.isCopyInPlace(&I);
    }
  }
  RecordProperty("copies", Copies);
  RecordProperty("tied", Tied);
  RecordProperty("inplace", InPlace);
  RecordProperty("variables", Variables);
  // The random functions must cause enough copies of each kind.
  EXPECT_GT(Tied, 1000u);
  EXPECT_GT(Copies - Tied, 1000u);
  EXPECT_GT(InPlace, 300u);
}

/// Returns the time to assign variables for a chain of \p N writes into one
/// vector. Each write inserts the sum of two parts: a part of an argument,
/// which is needed until the end, and a part of a load, which the next load
/// soon replaces.
double secondsForChain(unsigned N, size_t &NumCopies) {
  LLVMContext C;
  Module M("m", C);
  RegionBuilder R(M);
  IRBuilder<> &B = R.ir();
  auto *Vec = FixedVectorType::get(B.getInt32Ty(), 1024);
  auto *FTy = FunctionType::get(Vec, {Vec, B.getInt32Ty()}, false);
  auto *F = Function::Create(FTy, GlobalValue::ExternalLinkage, "f", M);
  B.SetInsertPoint(BasicBlock::Create(C, "entry", F));
  Value *Chain = PoisonValue::get(Vec);
  Value *Load = nullptr;
  for (unsigned K = 0; K != N; ++K) {
    if (K % 9 == 0)
      Load = R.createIntrinsic(GenXIntrinsic::OwordLd,
                               FixedVectorType::get(B.getInt32Ty(), 32),
                               {B.getInt32(0), F->getArg(1), B.getInt32(K)});
    Region Part = *Region::get({4, 16, 0, 16, 1, int64_t(K % 2) * 64});
    Value *X = R.createRdRegion(Load, Part);
    Value *Y = R.createRdRegion(F->getArg(0), Part);
    Region To = *Region::get({4, 16, 0, 16, 1, int64_t(K % 64) * 64});
    Chain = R.createWrRegion(Chain, B.CreateAdd(X, Y), To);
  }
  B.CreateRet(Chain);
  BaleInfo Bales(*F, nullptr);
  // The CPU time of this process does not depend on other processes.
  std::clock_t Start = std::clock();
  VariableAssignment VA(*F, Bales);
  double Seconds = double(std::clock() - Start) / CLOCKS_PER_SEC;
  NumCopies = VA.copies().size();
  return Seconds;
}

TEST(VariablesScaleTest, ChainIsNearlyLinear) {
  size_t Copies = 1;
  double Small = 1e9, Large = 1e9;
  for (unsigned Try = 0; Try != 5; ++Try)
    Small = std::min(Small, secondsForChain(10000, Copies));
  for (unsigned Try = 0; Try != 4; ++Try)
    Large = std::min(Large, secondsForChain(100000, Copies));
  EXPECT_EQ(Copies, 0u);
  // The large chain has 10 times as many writes. Linear time would be 10 times
  // as long, but caches are too small for the large chain. Quadratic time would
  // be 100 times as long.
  EXPECT_LE(Large, 40 * Small) << Small << " s and " << Large << " s";
  RecordProperty("ms_100000", int(Large * 1000));
}

} // namespace
} // namespace cmx
