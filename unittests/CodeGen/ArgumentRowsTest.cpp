//===- ArgumentRowsTest.cpp - Tests of arguments that are built in place --===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Bale.h"
#include "cmx/CodeGen/Variables.h"
#include "cmx/IR/KernelInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace cmx {
namespace {

constexpr const char *Declarations = R"(
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
define <8 x i32> @g(<16 x i32> %v) {
  ret <8 x i32> zeroinitializer
}
)";

class ArgumentRowsTest : public testing::Test {
protected:
  /// Assigns variables to the values of @f in \p Text. \p Text is IR with
  /// abbreviations, which Short lists. For example, %W( together with %LOW or
  /// %HIGH is a wrregion of the first or second half, and %CALL( is a call of
  /// the stack function @g.
  void assign(std::string Text) {
    std::pair<const char *, const char *> Short[] = {
        {"%W(", "call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1("},
        {"%LOW", "i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)"},
        {"%HIGH", "i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)"},
        {"%CALL(", "call <8 x i32> @g("},
        {"%ST(", "call void @llvm.genx.oword.st.v8i32(i32 1, i32 0, "}};
    for (auto [From, To] : Short)
      for (size_t At; (At = Text.find(From)) != std::string::npos;)
        Text.replace(At, strlen(From), To);
    SMDiagnostic Error;
    M = parseAssemblyString(Declarations + Text, Error, C);
    ASSERT_TRUE(M) << Error.getMessage().str() << Error.getLineContents().str();
    markStackFunction(*M->getFunction("g"));
    F = M->getFunction("f");
    splitCriticalPhiEdges(*F);
    Bales.emplace(*F, TargetDesc::get("icllp"), BaleMode::Legal);
    VA.emplace(*F, *Bales);
  }

  bool isInPlace(StringRef Name) {
    const Value *V = F->getValueSymbolTable()->lookup(Name);
    EXPECT_TRUE(V) << Name.str();
    return VA->variables()[VA->variableOf(V)].IsArgumentRow;
  }

  LLVMContext C;
  std::unique_ptr<Module> M;
  Function *F = nullptr;
  std::optional<BaleInfo> Bales;
  std::optional<VariableAssignment> VA;
};

TEST_F(ArgumentRowsTest, Built) {
  assign(R"(define void @f(<8 x i32> %x, <8 x i32> %y) {
    %s = add <8 x i32> %x, %y
    %a = %W(<16 x i32> undef, <8 x i32> %s, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %r = %CALL(<16 x i32> %b)
    %t = add <8 x i32> %r, %x
    %c = %W(<16 x i32> undef, <8 x i32> %t, %HIGH
    %d = %W(<16 x i32> %c, <8 x i32> %x, %LOW
    %q = %CALL(<16 x i32> %d)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_TRUE(isInPlace("b"));
  EXPECT_TRUE(isInPlace("d"));
  EXPECT_FALSE(isInPlace("x"));
  EXPECT_FALSE(isInPlace("r"));
  // When the first part is written, the rest of %arg has no old contents to
  // keep.
  for (const Instruction &I : F->getEntryBlock())
    EXPECT_FALSE(VA->beginsWithPart(&I));
}

TEST_F(ArgumentRowsTest, LoadedWhole) {
  assign(R"(define void @f(i32 %s) {
    %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
    %r = %CALL(<16 x i32> %a)
    %ST(<8 x i32> %r)
    ret void
  })");
  EXPECT_TRUE(isInPlace("a"));
}

TEST_F(ArgumentRowsTest, OfAnIndirectCall) {
  assign(R"(
  declare <8 x i32> @h(i64, <16 x i32>)
  define void @f(i32 %s, i64 %at) {
    %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
    %r = call <8 x i32> @h(i64 %at, <16 x i32> %a)
    %ST(<8 x i32> %r)
    ret void
  })");
  markStackFunction(*M->getFunction("h"));
  VA.emplace(*F, *Bales);
  EXPECT_TRUE(isInPlace("a"));
  EXPECT_FALSE(isInPlace("at"));
}

TEST_F(ArgumentRowsTest, ResultOfTheCallBefore) {
  // The first call returns its result at the place of the second half of the
  // argument.
  assign(R"(define void @f(<16 x i32> %v, <8 x i32> %x) {
    %r = %CALL(<16 x i32> %v)
    %a = %W(<16 x i32> undef, <8 x i32> %r, %HIGH
    %b = %W(<16 x i32> %a, <8 x i32> %x, %LOW
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
}

TEST_F(ArgumentRowsTest, NeededAfterTheCall) {
  assign(R"(define void @f(i32 %s) {
    %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
    %r = %CALL(<16 x i32> %a)
    %q = %CALL(<16 x i32> %a)
    %ST(<8 x i32> %r)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("a"));
}

TEST_F(ArgumentRowsTest, BegunBeforeAnotherCall) {
  assign(R"(define void @f(<8 x i32> %x, <16 x i32> %v) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %r = %CALL(<16 x i32> %v)
    %b = %W(<16 x i32> %a, <8 x i32> %r, %HIGH
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
  EXPECT_FALSE(isInPlace("v"));
}

TEST_F(ArgumentRowsTest, PredefinedRegistersAreNamed) {
  // One predefined register is read before the first write of an argument, and
  // one between two writes of an argument.
  assign(R"(
  declare <8 x i32> @llvm.genx.read.predef.reg.v8i32.v8i32(i32, <8 x i32>)
  define void @f(<8 x i32> %x) {
    %p = call <8 x i32> @llvm.genx.read.predef.reg.v8i32.v8i32(i32 9, <8 x i32> undef)
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %q = %CALL(<16 x i32> %b)
    %c = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %o = call <8 x i32> @llvm.genx.read.predef.reg.v8i32.v8i32(i32 9, <8 x i32> undef)
    %d = %W(<16 x i32> %c, <8 x i32> %x, %HIGH
    %r = %CALL(<16 x i32> %d)
    %ST(<8 x i32> %p)
    %ST(<8 x i32> %o)
    %ST(<8 x i32> %r)
    ret void
  })");
  EXPECT_TRUE(isInPlace("b"));
  EXPECT_FALSE(isInPlace("d"));
}

TEST_F(ArgumentRowsTest, InlineAssemblyMayNameThem) {
  // Inline assembly between two writes of an argument, and before the first.
  assign(R"(define void @f(<8 x i32> %x) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    call void asm sideeffect "mov (M1, 8) %arg(0,0)<1> 0x7:d", ""()
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %q = %CALL(<16 x i32> %b)
    call void asm sideeffect "mov (M1, 8) %arg(0,0)<1> 0x7:d", ""()
    %c = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %d = %W(<16 x i32> %c, <8 x i32> %x, %HIGH
    %r = %CALL(<16 x i32> %d)
    %ST(<8 x i32> %q)
    %ST(<8 x i32> %r)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
  EXPECT_TRUE(isInPlace("d"));
}

TEST_F(ArgumentRowsTest, BegunInAnotherBlock) {
  assign(R"(define void @f(<8 x i32> %x, i1 %c) {
  entry:
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    br i1 %c, label %then, label %end
  then:
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    br label %end
  end:
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
}

TEST_F(ArgumentRowsTest, ReadBeforeTheCall) {
  assign(R"(define void @f(<8 x i32> %x) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, %HIGH
    call void @llvm.genx.oword.st.v16i32(i32 1, i32 0, <16 x i32> %b)
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
}

TEST_F(ArgumentRowsTest, BegunAsACopy) {
  // The old value of %b is needed after the call; that of %c is a constant.
  assign(R"(define void @f(<16 x i32> %v, <8 x i32> %x) {
    %a = add <16 x i32> %v, %v
    %b = %W(<16 x i32> %a, <8 x i32> %x, %LOW
    %q = %CALL(<16 x i32> %b)
    %c = %W(<16 x i32> zeroinitializer, <8 x i32> %q, %HIGH
    %r = %CALL(<16 x i32> %c)
    call void @llvm.genx.oword.st.v16i32(i32 1, i32 0, <16 x i32> %a)
    %ST(<8 x i32> %r)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
  EXPECT_FALSE(isInPlace("c"));
}

TEST_F(ArgumentRowsTest, WrittenAtAVariablePlace) {
  assign(R"(define void @f(<8 x i32> %x, i16 %at) {
    %a = %W(<16 x i32> undef, <8 x i32> %x, %LOW
    %b = %W(<16 x i32> %a, <8 x i32> %x, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
}

TEST_F(ArgumentRowsTest, WrittenAsWords) {
  assign(R"(define void @f(<8 x i16> %x) {
    %a = call <32 x i16> @llvm.genx.wrregioni.v32i16.v8i16.i16.i1(<32 x i16> undef, <8 x i16> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
    %b = bitcast <32 x i16> %a to <16 x i32>
    %q = %CALL(<16 x i32> %b)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("b"));
}

TEST_F(ArgumentRowsTest, PartOfAnotherVector) {
  // The argument is a part of a vector that is needed after the call.
  assign(R"(
  declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
  declare void @llvm.genx.oword.st.v64i32(i32, i32, <64 x i32>)
  define void @f(i32 %s) {
    %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
    %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> undef, <16 x i32> %a, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
    %q = %CALL(<16 x i32> %a)
    call void @llvm.genx.oword.st.v64i32(i32 1, i32 0, <64 x i32> %w)
    %ST(<8 x i32> %q)
    ret void
  })");
  EXPECT_FALSE(isInPlace("a"));
  EXPECT_FALSE(isInPlace("w"));
}

TEST_F(ArgumentRowsTest, PartsOfTheArgument) {
  assign(R"(
  declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
  define <8 x i32> @h(<64 x i32> %v) {
    ret <8 x i32> zeroinitializer
  }
  define void @f(i32 %s) {
    %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
    %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> undef, <16 x i32> %a, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
    %q = call <8 x i32> @h(<64 x i32> %w)
    %ST(<8 x i32> %q)
    ret void
  })");
  // @h is not marked as a stack function yet.
  EXPECT_FALSE(isInPlace("w"));
  markStackFunction(*M->getFunction("h"));
  VA.emplace(*F, *Bales);
  EXPECT_TRUE(isInPlace("w"));
  const auto &Part =
      VA->variables()[VA->variableOf(F->getValueSymbolTable()->lookup("a"))];
  EXPECT_EQ(Part.Base, VA->variableOf(F->getValueSymbolTable()->lookup("w")));
}

} // namespace
} // namespace cmx
