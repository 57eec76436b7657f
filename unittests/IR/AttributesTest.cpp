//===- AttributesTest.cpp - Attributes of declarations
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Attributes.h"

#include "TestBase.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

using AttributesTest = IRTest;

TEST_F(AttributesTest, EffectsFollowTheTable) {
  parse(R"(
    declare i32 @llvm.genx.lzd.i32(i32)
    declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
    declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
    declare <8 x i32> @llvm.genx.dword.atomic2.add.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>)
    declare void @llvm.genx.barrier()
  )");
  EXPECT_TRUE(addIntrinsicAttributes(*M));
  auto Effects = [&](StringRef Name) {
    return M->getFunction(Name)->getMemoryEffects();
  };
  EXPECT_EQ(Effects("llvm.genx.lzd.i32"), MemoryEffects::none());
  EXPECT_EQ(Effects("llvm.genx.oword.ld.v8i32"), MemoryEffects::readOnly());
  EXPECT_EQ(Effects("llvm.genx.oword.st.v8i32"), MemoryEffects::writeOnly());
  EXPECT_EQ(Effects("llvm.genx.dword.atomic2.add.v8i32.v8i1.v8i32"),
            MemoryEffects::unknown());
  EXPECT_TRUE(M->getFunction("llvm.genx.barrier")->isConvergent());
  for (Function &F : *M) {
    EXPECT_TRUE(F.doesNotThrow()) << F.getName().str();
    EXPECT_TRUE(F.willReturn()) << F.getName().str();
    EXPECT_TRUE(F.hasFnAttribute(Attribute::NoCallback));
  }
}

TEST_F(AttributesTest, ASecondRunChangesNothing) {
  parse("declare i32 @llvm.genx.lzd.i32(i32)\n"
        "declare void @llvm.genx.barrier()");
  EXPECT_TRUE(addIntrinsicAttributes(*M));
  EXPECT_FALSE(addIntrinsicAttributes(*M));
}

TEST_F(AttributesTest, NarrowerEffectsStay) {
  parse("declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32) "
        "memory(inaccessiblemem: read)");
  EXPECT_TRUE(addIntrinsicAttributes(*M));
  EXPECT_EQ(M->getFunction("llvm.genx.oword.ld.v8i32")->getMemoryEffects(),
            MemoryEffects::inaccessibleMemOnly(ModRefInfo::Ref));
}

TEST_F(AttributesTest, OtherFunctionsAreLeftAlone) {
  parse("declare i32 @other(i32)\n"
        "declare i32 @llvm.genx.unknown.i32(i32)");
  EXPECT_FALSE(addIntrinsicAttributes(*M));
}

} // namespace
