//===- LowerToGenericTest.cpp - Lowering of modules with errors -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests need more than the text of IR: they look at modules after an
// error, and at kernels that KernelInfo finds after lowering. Tests in
// unittests/Oracle/JIT run lowered code.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/LowerToGeneric.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace cmx;

namespace {

class CountingHandler : public DiagnosticHandler {
public:
  explicit CountingHandler(unsigned &Count) : Count(Count) {}
  bool handleDiagnostics(const DiagnosticInfo &) override {
    ++Count;
    return true;
  }

private:
  unsigned &Count;
};

class LowerToGenericTest : public testing::Test {
protected:
  LLVMContext Ctx;
  unsigned NumReports = 0;

  void SetUp() override {
    Ctx.setDiagnosticHandler(std::make_unique<CountingHandler>(NumReports));
  }

  std::unique_ptr<Module> parse(StringRef Text) {
    SMDiagnostic Err;
    std::unique_ptr<Module> M = parseAssemblyString(Text, Err, Ctx);
    EXPECT_TRUE(M) << Err.getMessage().str();
    return M;
  }
};

} // namespace

static bool isLowered(const Module &M, StringRef Name) {
  const Function *F = M.getFunction(Name);
  bool HasContext = F->arg_size() == 1 && F->getArg(0)->getName() == "context";
  EXPECT_EQ(HasContext, F->hasFnAttribute("cmx-generic")) << Name.str();
  return HasContext;
}

TEST_F(LowerToGenericTest, RefusedFunctionsStayWithTheirNeighbours) {
  auto M = parse(R"(
declare i32 @llvm.genx.ce0()
declare i32 @llvm.genx.group.id.x()
define i32 @refused() {
  %r = call i32 @llvm.genx.ce0()
  %s = call i32 @callee()
  %t = add i32 %r, %s
  ret i32 %t
}
define i32 @caller() {
  %r = call i32 @refused()
  ret i32 %r
}
define i32 @callee() {
  %r = call i32 @llvm.genx.group.id.x()
  ret i32 %r
}
define i32 @other() {
  %r = call i32 @llvm.genx.group.id.x()
  ret i32 %r
})");
  ASSERT_TRUE(M);
  EXPECT_FALSE(lowerToGeneric(*M));
  EXPECT_EQ(NumReports, 1u);
  EXPECT_FALSE(verifyModule(*M, &errs()));
  for (StringRef Name : {"refused", "caller", "callee"})
    EXPECT_FALSE(isLowered(*M, Name)) << Name.str();
  EXPECT_TRUE(isLowered(*M, "other"));
  EXPECT_TRUE(M->getFunction("llvm.genx.group.id.x"));
}

TEST_F(LowerToGenericTest, SamplerOnlyAsAModel) {
  constexpr const char *Text = R"(
declare <16 x i32> @llvm.genx.load.v16i32.v8i32(i32, i32, <8 x i32>, <8 x i32>, <8 x i32>)
define <16 x i32> @f(i32 %s, <8 x i32> %u) {
  %r = call <16 x i32> @llvm.genx.load.v16i32.v8i32(i32 3, i32 %s, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u)
  ret <16 x i32> %r
})";
  auto M = parse(Text);
  ASSERT_TRUE(M);
  EXPECT_FALSE(lowerToGeneric(*M));
  EXPECT_EQ(NumReports, 1u);
  EXPECT_TRUE(lowerToGeneric(*M, runtime::SamplerModel::Hash));
  EXPECT_EQ(NumReports, 1u);
  EXPECT_FALSE(verifyModule(*M, &errs()));
  EXPECT_FALSE(M->getFunction("llvm.genx.load.v16i32.v8i32"));
}

TEST_F(LowerToGenericTest, KernelsStayKernels) {
  auto M = parse(R"(
define dllexport void @k(i32 %surface, i64 %address) {
  ret void
}
define dllexport void @old(i32 "VCArgumentKind"="2" %surface) "VCSLMSize"="64" {
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k.asm", !1, i32 256, i32 0, !2, !3}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"svmptr_t"}
)");
  ASSERT_TRUE(M);
  M->getFunction("k")->addFnAttr("CMGenxMain");
  M->getFunction("old")->addFnAttr("CMGenxMain");
  EXPECT_TRUE(lowerToGeneric(*M));
  auto Kernels = getKernels(*M);
  ASSERT_TRUE(Kernels);
  ASSERT_EQ(Kernels->size(), 2u);
  const KernelInfo &K = (*Kernels)[0], &Old = (*Kernels)[1];
  EXPECT_EQ(K.SLMBytes, 256u);
  ASSERT_EQ(K.Args.size(), 3u);
  EXPECT_EQ(K.Args[0].Kind, KernelArgKind::General);
  EXPECT_EQ(K.Args[1].Kind, KernelArgKind::Surface);
  EXPECT_EQ(K.Args[1].Desc, "buffer_t");
  EXPECT_EQ(K.Args[2].Desc, "svmptr_t");
  EXPECT_EQ(Old.SLMBytes, 64u);
  ASSERT_EQ(Old.Args.size(), 2u);
  EXPECT_EQ(Old.Args[1].Kind, KernelArgKind::Surface);
}

TEST_F(LowerToGenericTest, MemoryEffectsAreTheRuntimes) {
  auto M = parse(R"(
declare i32 @llvm.genx.group.id.x()
define i32 @f() memory(none) willreturn "target-cpu"="Gen9" {
  %r = call i32 @llvm.genx.group.id.x()
  ret i32 %r
})");
  ASSERT_TRUE(M);
  EXPECT_TRUE(lowerToGeneric(*M));
  Function *F = M->getFunction("f");
  EXPECT_FALSE(F->doesNotAccessMemory());
  EXPECT_FALSE(F->willReturn());
  EXPECT_FALSE(F->hasFnAttribute("target-cpu"));
}
