//===- LoaderTest.cpp - Reading modules made for Intel's compiler
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Loader.h"

#include "TestBase.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Triple.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;
using testing::HasSubstr;

namespace {

class LoaderTest : public IRTest {
protected:
  std::unique_ptr<Module> load(StringRef Text) {
    auto Loaded = loadModule(MemoryBufferRef(Text, "k.ll"), Ctx);
    if (Loaded)
      return std::move(*Loaded);
    Message = toString(Loaded.takeError());
    return nullptr;
  }

  std::string Message;
};

constexpr StringLiteral TypedPointers = R"(
  target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
  target triple = "genx64-unknown-unknown"
  define dllexport spir_kernel void @k(i32 %a, i32* %p) #0 {
    %q = bitcast i32* %p to <4 x float>*
    %v = load <4 x float>, <4 x float>* %q
    store <4 x float> %v, <4 x float>* %q
    ret void
  }
  attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
  !genx.kernels = !{!0}
  !0 = !{void (i32, i32*)* @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
  !1 = !{i32 2, i32 0}
  !2 = !{!"buffer_t", !"svmptr_t"}
)";

TEST_F(LoaderTest, TypedPointersAndGenXTriple) {
  auto Loaded = load(TypedPointers);
  ASSERT_TRUE(Loaded) << Message;
  EXPECT_EQ(Triple(Loaded->getTargetTriple()).str(), "genx64-unknown-unknown");
  EXPECT_TRUE(Loaded->getFunction("k")->getArg(1)->getType()->isPointerTy());
  EXPECT_EQ(Loaded->getDataLayout().getPointerSize(), 8u);
}

TEST_F(LoaderTest, Bitcode) {
  auto Loaded = load(TypedPointers);
  ASSERT_TRUE(Loaded) << Message;
  SmallString<0> Bitcode;
  raw_svector_ostream OS(Bitcode);
  WriteBitcodeToFile(*Loaded, OS);
  auto Again = load(Bitcode);
  ASSERT_TRUE(Again) << Message;
  EXPECT_TRUE(Again->getFunction("k"));
}

TEST_F(LoaderTest, MissingLayoutComesFromTheTriple) {
  auto Wide = load("target triple = \"genx64\"\n");
  ASSERT_TRUE(Wide) << Message;
  EXPECT_EQ(Wide->getDataLayout().getPointerSize(), 8u);
  auto Narrow = load("target triple = \"genx32-unknown-unknown\"\n");
  ASSERT_TRUE(Narrow) << Message;
  EXPECT_EQ(Narrow->getDataLayout().getPointerSize(), 4u);
}

TEST_F(LoaderTest, LayoutOfTheFutureIsReplaced) {
  auto Loaded = load("target datalayout = \"e-q:genx-p:64:64\"\n"
                     "target triple = \"genx64-unknown-unknown\"\n");
  ASSERT_TRUE(Loaded) << Message;
  EXPECT_EQ(Loaded->getDataLayoutStr(), "e-p:64:64-i64:64-n8:16:32:64");
}

TEST_F(LoaderTest, OtherTargetsKeepTheirLayoutErrors) {
  EXPECT_FALSE(load("target datalayout = \"e-q:genx\"\n"
                    "target triple = \"x86_64-unknown-linux\"\n"));
  EXPECT_THAT(Message,
              AllOf(HasSubstr("k.ll:1:"), HasSubstr("[cmx-invalid-ir]")));
}

TEST_F(LoaderTest, AModuleWithoutTarget) {
  EXPECT_TRUE(load("define void @f() { ret void }")) << Message;
}

TEST_F(LoaderTest, SyntaxError) {
  EXPECT_FALSE(load("define void @f() {\n  %a = frob\n}"));
  EXPECT_THAT(Message, HasSubstr("k.ll:2:8: expected instruction opcode "
                                 "[cmx-invalid-ir]"));
}

TEST_F(LoaderTest, VerifierError) {
  EXPECT_FALSE(load("define i32 @f() {\n  ret void\n}"));
  EXPECT_THAT(Message,
              AllOf(HasSubstr("k.ll:"), HasSubstr("[cmx-invalid-ir]")));
}

constexpr StringLiteral WithDebugInfo = R"(
  define i32 @f() !dbg !2 {
    BODY
  }
  !llvm.dbg.cu = !{!0}
  !llvm.module.flags = !{!4}
  !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
  !1 = !DIFile(filename: "k.c", directory: "/")
  !2 = distinct !DISubprogram(name: "f", file: !1, unit: !0, type: !3, spFlags: DISPFlagDefinition)
  !3 = !DISubroutineType(types: !{})
  !4 = !{i32 2, !"Debug Info Version", i32 VERSION}
)";

std::string withDebugInfo(StringRef Body, StringRef Version) {
  std::string Text = WithDebugInfo.str();
  Text.replace(Text.find("BODY"), 4, Body.str());
  Text.replace(Text.find("VERSION"), 7, Version.str());
  return Text;
}

TEST_F(LoaderTest, DebugInfoStays) {
  auto Loaded = load(withDebugInfo("ret i32 0", "3"));
  ASSERT_TRUE(Loaded) << Message;
  EXPECT_TRUE(Loaded->getFunction("f")->getSubprogram());
}

TEST_F(LoaderTest, DebugInfoOfAnotherVersionIsDropped) {
  auto Loaded = load(withDebugInfo("ret i32 0", "2"));
  ASSERT_TRUE(Loaded) << Message;
  EXPECT_FALSE(Loaded->getFunction("f")->getSubprogram());
}

TEST_F(LoaderTest, VerifierErrorBesideDebugInfo) {
  // LLVM's own function for loading would end the program here.
  EXPECT_FALSE(load(withDebugInfo("ret void", "3")));
  EXPECT_THAT(Message,
              AllOf(HasSubstr("k.ll:"), HasSubstr("[cmx-invalid-ir]")));
}

TEST_F(LoaderTest, NoSuchFile) {
  auto Loaded = loadModule("/no/such/file.ll", Ctx);
  ASSERT_FALSE(Loaded);
  EXPECT_EQ(toString(Loaded.takeError()),
            "/no/such/file.ll: No such file or directory "
            "[cmx-cannot-read-input]");
}

TEST(GenXTriple, Spellings) {
  EXPECT_TRUE(isGenXTriple("genx64-unknown-unknown"));
  EXPECT_TRUE(isGenXTriple("genx32"));
  EXPECT_TRUE(isGenXTriple("genx-pc-linux"));
  EXPECT_FALSE(isGenXTriple("spir64-unknown-unknown"));
  EXPECT_FALSE(isGenXTriple("genx65"));
  EXPECT_FALSE(isGenXTriple(""));
}

} // namespace
