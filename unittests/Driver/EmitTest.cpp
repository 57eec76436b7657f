//===- EmitTest.cpp - Checked vISA text and its statistics ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "driver/Emit.h"

#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Builder.h"

#include "IR/TestBase.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct EmitTest : test::IRTest {
  const TargetDesc &ICLLP = *TargetDesc::get("icllp");

  EmitTest() { parse("define void @f() { ret void }"); }

  /// Makes a kernel that copies 16 dwords from byte \p OffsetBytes of a
  /// variable.
  std::unique_ptr<visa::Module> makeCopy(unsigned OffsetBytes) {
    auto M = std::make_unique<visa::Module>();
    visa::Kernel &K = M->Kernels.emplace_back("f");
    visa::Builder B(K);
    visa::DeclId Src = K.addGeneral(ElemType::D, 32);
    visa::DeclId Dst = K.addGeneral(ElemType::D, 16);
    B.emitFunction("f_main");
    B.emitMov(visa::Exec::lanes(16), visa::Operand::dst(Dst),
              visa::Operand::vec(Src, OffsetBytes));
    B.emitRet();
    return M;
  }
};

TEST_F(EmitTest, LegalCodePasses) {
  EXPECT_TRUE(checkVISA(function(), *makeCopy(32), ICLLP));
  EXPECT_THAT(Seen, ElementsAre());
}

TEST_F(EmitTest, IllegalCodeIsAnInternalErrorWithAName) {
  // The source operand spans three registers. The finalizer would report
  // nothing, and its code would read wrong registers.
  EXPECT_FALSE(checkVISA(function(), *makeCopy(16), ICLLP));
  EXPECT_THAT(Seen,
              ElementsAre(AllOf(
                  HasSubstr("error: function 'f'"),
                  HasSubstr("[cmx-invalid-visa]"), HasSubstr("internal error"),
                  HasSubstr("operand touches more than two registers"))));
  EXPECT_TRUE(checkVISA(function(), *makeCopy(16), *TargetDesc::get("pvc")));
}

TEST_F(EmitTest, CompilesAKernel) {
  KernelInfo Info;
  Info.Fn = &function();
  Info.Name = "name of kernel";
  std::optional<CompiledKernel> K = compileKernel(Info, ICLLP);
  ASSERT_TRUE(K);
  EXPECT_EQ(K->Name, "name of kernel");
  EXPECT_THAT(K->VISAText, HasSubstr(".kernel \"name of kernel\""));
  ASSERT_EQ(K->Opcodes.size(), 1u);
  EXPECT_EQ(K->Opcodes[0].Mnemonic, "ret");
  EXPECT_FALSE(K->Gen);
}

TEST_F(EmitTest, Statistics) {
  CompiledKernel K;
  K.Name = "k";
  K.Opcodes = {{"mov", 12}, {"add", 3}};
  std::string Text;
  raw_string_ostream OS(Text);
  printStats(K, ICLLP, OS);
  EXPECT_EQ(OS.str(), "kernel 'k' on icllp:\n"
                      "      15 vISA instructions\n"
                      "      12   mov\n"
                      "       3   add\n");
  Text.clear();
  K.Gen = GenCode();
  K.Gen->NumInstructions = 20;
  K.Gen->NumMessages = 4;
  K.Gen->SpilledBytes = 64;
  printStats(K, ICLLP, OS);
  EXPECT_THAT(OS.str(), HasSubstr("      20 Gen instructions\n"
                                  "       4 messages\n"
                                  "      64 spilled bytes\n"));
}

} // namespace
