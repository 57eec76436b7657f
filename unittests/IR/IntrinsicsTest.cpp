//===- IntrinsicsTest.cpp - The table and the recognition of names
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Intrinsics.h"

#include "TestBase.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

TEST(IntrinsicsTable, IdsAreIndices) {
  ASSERT_GT(allGenXInfos().size(), 200u);
  for (size_t I = 0; I != allGenXInfos().size(); ++I)
    EXPECT_EQ(static_cast<size_t>(allGenXInfos()[I].Id), I);
}

TEST(IntrinsicsTable, NamesAreUnique) {
  StringSet<> Names;
  for (const GenXInfo &Info : allGenXInfos())
    EXPECT_TRUE(Names.insert(Info.Name).second) << Info.Name;
}

TEST(IntrinsicsTable, NoNameEndsLikeATypeSuffixOfAnother) {
  // Otherwise "llvm.genx.a.i1" could mean the intrinsic "a.i1", or "a" with a
  // type suffix.
  for (const GenXInfo &A : allGenXInfos())
    for (const GenXInfo &B : allGenXInfos()) {
      StringRef Rest = A.Name;
      bool IsLonger = Rest.consume_front(B.Name) &&
                      (Rest.consume_front(".i") || Rest.consume_front(".v"));
      EXPECT_FALSE(IsLonger && !Rest.empty() && isDigit(Rest.front()))
          << A.Name << " and " << B.Name;
    }
}

TEST(IntrinsicsTable, MatchesReferToOverloadedTypes) {
  for (const GenXInfo &Info : allGenXInfos()) {
    unsigned NumOverloads = 0;
    auto Check = [&](const OperandSpec &Spec) {
      if (Spec.Type == TypeClass::Match)
        EXPECT_LT(Spec.MatchIndex, NumOverloads) << Info.Name;
      EXPECT_FALSE(Spec.Name.empty()) << Info.Name;
      NumOverloads += Spec.isOverloaded();
    };
    for (const OperandSpec &Spec : Info.Results)
      Check(Spec);
    for (const OperandSpec &Spec : Info.Operands)
      Check(Spec);
  }
}

TEST(IntrinsicsTable, OperandNamesAreUnique) {
  for (const GenXInfo &Info : allGenXInfos()) {
    StringSet<> Names;
    for (const OperandSpec &Spec : Info.Operands)
      EXPECT_TRUE(Names.insert(Spec.Name).second)
          << Info.Name << ": " << Spec.Name;
  }
}

TEST(IntrinsicsTable, UnitsAreKnownAndByteQuantitiesHaveOne) {
  StringSet<> Units = {"",      "elts",   "bytes",  "bits",
                       "lanes", "dwords", "owords", "rows"};
  for (const GenXInfo &Info : allGenXInfos())
    for (const OperandSpec &Spec : Info.Operands) {
      EXPECT_TRUE(Units.contains(Spec.Unit)) << Info.Name << ": " << Spec.Unit;
      if (StringRef(Spec.Name).contains("offset") ||
          StringRef(Spec.Name).contains("address") ||
          StringRef(Spec.Name).contains("stride"))
        EXPECT_FALSE(Spec.Unit.empty()) << Info.Name << ": " << Spec.Name;
    }
}

TEST(IntrinsicsTable, LoweredOnesNameTheirOperation) {
  for (const GenXInfo &Info : allGenXInfos()) {
    bool HasName = !Info.VisaName.empty();
    if (Info.Lowering != LoweringKind::Predicate &&
        Info.Lowering != LoweringKind::SimdFlow)
      EXPECT_TRUE(HasName) << Info.Name;
  }
}

TEST(IntrinsicsTable, OnlyMessagesAndSynchronisationTouchMemory) {
  for (const GenXInfo &Info : allGenXInfos()) {
    bool MayTouch = Info.Lowering == LoweringKind::Message ||
                    Info.Lowering == LoweringKind::Atomic ||
                    Info.Lowering == LoweringKind::Sync ||
                    Info.Lowering == LoweringKind::Predefined ||
                    Info.Lowering == LoweringKind::Expand ||
                    Info.Lowering == LoweringKind::SimdFlow;
    if (!MayTouch)
      EXPECT_EQ(Info.Memory, GenXMemory::None) << Info.Name;
    if (Info.Lowering == LoweringKind::Atomic)
      EXPECT_EQ(Info.Memory, GenXMemory::ReadWrite) << Info.Name;
  }
}

TEST(IntrinsicsTable, SaturationShowsInTheName) {
  for (const GenXInfo &Info : allGenXInfos())
    EXPECT_EQ(Info.Saturates, StringRef(Info.Name).ends_with("sat"))
        << Info.Name;
}

// Checks that an enumeration of Intrinsics.h gives operand \p Name the index
// that it has in the table.
void expectOperand(GenXIntrinsic Id, unsigned Index, StringRef Name) {
  const GenXInfo &Info = getGenXInfo(Id);
  ASSERT_LT(Index, Info.Operands.size()) << Info.Name;
  EXPECT_EQ(Info.Operands[Index].Name, Name) << Info.Name;
}

TEST(IntrinsicsTable, RegionOperandNumbers) {
  for (auto Id : {GenXIntrinsic::RdRegionI, GenXIntrinsic::RdRegionF}) {
    expectOperand(Id, RdRegionOp::Source, "source");
    expectOperand(Id, RdRegionOp::VStride, "vstride");
    expectOperand(Id, RdRegionOp::Width, "width");
    expectOperand(Id, RdRegionOp::HStride, "hstride");
    expectOperand(Id, RdRegionOp::Offset, "offset");
    expectOperand(Id, RdRegionOp::ParentWidth, "parentwidth");
    EXPECT_EQ(getGenXInfo(Id).Operands.size(), unsigned(RdRegionOp::Count));
  }
  for (auto Id : {GenXIntrinsic::WrRegionI, GenXIntrinsic::WrRegionF,
                  GenXIntrinsic::WrConstRegion}) {
    expectOperand(Id, WrRegionOp::Old, "old");
    expectOperand(Id, WrRegionOp::New, "new");
    expectOperand(Id, WrRegionOp::VStride, "vstride");
    expectOperand(Id, WrRegionOp::Width, "width");
    expectOperand(Id, WrRegionOp::HStride, "hstride");
    expectOperand(Id, WrRegionOp::Offset, "offset");
    expectOperand(Id, WrRegionOp::ParentWidth, "parentwidth");
    expectOperand(Id, WrRegionOp::Mask, "mask");
    EXPECT_EQ(getGenXInfo(Id).Operands.size(), unsigned(WrRegionOp::Count));
  }
  expectOperand(GenXIntrinsic::RdPredRegion, RdPredRegionOp::Offset, "offset");
  expectOperand(GenXIntrinsic::WrPredRegion, WrPredRegionOp::New, "new");
  expectOperand(GenXIntrinsic::WrPredRegion, WrPredRegionOp::Offset, "offset");
  expectOperand(GenXIntrinsic::WrPredPredRegion, WrPredPredRegionOp::Mask,
                "mask");
}

TEST(IntrinsicsTable, MessageOperandNumbers) {
  expectOperand(GenXIntrinsic::OwordLd, OwordLdOp::Offset, "offset");
  expectOperand(GenXIntrinsic::OwordSt, OwordStOp::Data, "data");
  expectOperand(GenXIntrinsic::MediaSt, MediaOp::BlockWidth, "blockwidth");
  expectOperand(GenXIntrinsic::MediaSt, MediaOp::Y, "y");
  expectOperand(GenXIntrinsic::MediaSt, MediaOp::Data, "data");
  expectOperand(GenXIntrinsic::GatherScaled, GatherScaledOp::Surface,
                "surface");
  expectOperand(GenXIntrinsic::GatherScaled, GatherScaledOp::OldOrData, "old");
  expectOperand(GenXIntrinsic::ScatterScaled, GatherScaledOp::OldOrData,
                "data");
  expectOperand(GenXIntrinsic::GatherMaskedScaled2, GatherScaled2Op::Mask,
                "mask");
  expectOperand(GenXIntrinsic::GatherMaskedScaled2, GatherScaled2Op::Offsets,
                "offsets");
  expectOperand(GenXIntrinsic::SvmBlockSt, SvmBlockOp::Data, "data");
  expectOperand(GenXIntrinsic::SvmGather, SvmGatherOp::Addresses, "addresses");
  expectOperand(GenXIntrinsic::SvmScatter, SvmGatherOp::OldOrData, "data");
  expectOperand(GenXIntrinsic::SvmGather4Scaled, SvmGather4Op::Base, "base");
  expectOperand(GenXIntrinsic::DwordAtomicAdd, DwordAtomicOp::FirstSrc, "src");
  expectOperand(GenXIntrinsic::SvmAtomicAdd, SvmAtomicOp::FirstSrc, "src");
}

TEST(IntrinsicsTable, LscOperandNumbers) {
  for (auto Id : {GenXIntrinsic::LscLoadBti, GenXIntrinsic::LscStoreSlm,
                  GenXIntrinsic::LscXatomicStateless}) {
    expectOperand(Id, LscOp::DataSize, "datasize");
    expectOperand(Id, LscOp::VectorSize, "vectorsize");
    expectOperand(Id, LscOp::Transpose, "transpose");
    expectOperand(Id, LscOp::Addresses, "addresses");
  }
  expectOperand(GenXIntrinsic::LscLoadBti, LscLoadOp::Surface, "surface");
  expectOperand(GenXIntrinsic::LscLoadMergeBti, LscLoadOp::Old, "old");
  expectOperand(GenXIntrinsic::LscStoreBti, LscStoreOp::Data, "data");
  expectOperand(GenXIntrinsic::LscStoreBti, LscStoreOp::Surface, "surface");
  expectOperand(GenXIntrinsic::LscXatomicBti, LscXAtomicOp::Src1, "src1");
  expectOperand(GenXIntrinsic::LscXatomicBti, LscXAtomicOp::Surface, "surface");
  expectOperand(GenXIntrinsic::LscAtomicBti, LscAtomicOp::Surface, "surface");
  expectOperand(GenXIntrinsic::LscAtomicBti, LscAtomicOp::Addresses,
                "addresses");
  expectOperand(GenXIntrinsic::LscAtomicBti, LscAtomicOp::Old, "old");
  expectOperand(GenXIntrinsic::LscFence, LscFenceOp::Scope, "scope");
}

TEST(IntrinsicsTable, AtomicSources) {
  EXPECT_EQ(genXAtomicSources(GenXIntrinsic::DwordAtomicInc), 0u);
  EXPECT_EQ(genXAtomicSources(GenXIntrinsic::DwordAtomicAdd), 1u);
  EXPECT_EQ(genXAtomicSources(GenXIntrinsic::SvmAtomicCmpxchg), 2u);
  EXPECT_EQ(genXAtomicSources(GenXIntrinsic::LscXatomicBti), 2u);
  EXPECT_TRUE(genXAtomicHasOld(GenXIntrinsic::DwordAtomicAdd));
  EXPECT_FALSE(genXAtomicHasOld(GenXIntrinsic::DwordAtomic2Add));
}

class Recognition : public IRTest {
protected:
  std::optional<GenXIntrinsic> idOf(const Twine &Name) {
    if (!M)
      M = std::make_unique<Module>("m", Ctx);
    auto *FTy = FunctionType::get(Type::getVoidTy(Ctx), false);
    Function *F = Function::Create(FTy, GlobalValue::ExternalLinkage, Name, *M);
    return getGenXIntrinsic(*F);
  }
};

TEST_F(Recognition, EveryNameWithAndWithoutSuffixes) {
  for (const GenXInfo &Info : allGenXInfos()) {
    EXPECT_EQ(idOf(Info.Name), Info.Id) << Info.Name;
    EXPECT_EQ(idOf(Info.Name + ".v16f32.v16i1.i16"), Info.Id) << Info.Name;
    EXPECT_EQ(idOf(Info.Name + ".i32.3"), Info.Id) << Info.Name;
  }
}

TEST_F(Recognition, OtherNames) {
  EXPECT_EQ(idOf("llvm.genx."), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx"), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx.nothing"), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx.rdregion.v4i32"), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx.lzd.fast"), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx.lzdx.i32"), std::nullopt);
  EXPECT_EQ(idOf("llvm.genx.dword.atomic.i32"), std::nullopt);
  EXPECT_EQ(idOf("genx.lzd.i32"), std::nullopt);
  EXPECT_EQ(idOf("llvm.sqrt.f32"), std::nullopt);
}

TEST_F(Recognition, NamesThatShareAMemoSlot) {
  // The memo of recognized names must not return the result of a similar name.
  for (int Round = 0; Round != 200; ++Round) {
    const GenXInfo &Info = allGenXInfos()[Round % allGenXInfos().size()];
    M = std::make_unique<Module>("m", Ctx);
    EXPECT_EQ(idOf(Info.Name + ".i32"), Info.Id);
    EXPECT_EQ(idOf(Info.Name + ".x32"), std::nullopt);
  }
}

TEST_F(Recognition, ALongNameIsNotRemembered) {
  std::string Suffix;
  for (int I = 0; I != 40; ++I)
    Suffix += ".v16i32";
  EXPECT_EQ(idOf("llvm.genx.lzd" + Suffix), GenXIntrinsic::Lzd);
}

TEST_F(Recognition, CallsAndOtherValues) {
  parse(R"(
    declare i32 @llvm.genx.lzd.i32(i32)
    declare i32 @other(i32)
    define i32 @f(i32 %a, ptr %p) {
      %x = call i32 @llvm.genx.lzd.i32(i32 %a)
      %y = call i32 @other(i32 %x)
      %z = call i32 %p(i32 %y)
      %w = add i32 %z, %a
      ret i32 %w
    }
  )");
  EXPECT_EQ(getGenXIntrinsic(inst("x")), GenXIntrinsic::Lzd);
  EXPECT_EQ(getGenXIntrinsic(inst("y")), std::nullopt);
  EXPECT_EQ(getGenXIntrinsic(inst("z")), std::nullopt);
  EXPECT_EQ(getGenXIntrinsic(inst("w")), std::nullopt);
  EXPECT_EQ(getGenXLowering(inst("x")), LoweringKind::Alu);
  EXPECT_EQ(getGenXLowering(inst("w")), std::nullopt);
}

TEST_F(Recognition, MangledNames) {
  Type *I16 = Type::getInt16Ty(Ctx);
  Type *V4F = FixedVectorType::get(Type::getFloatTy(Ctx), 4);
  Type *V8H = FixedVectorType::get(Type::getHalfTy(Ctx), 8);
  EXPECT_EQ(genXMangledName(GenXIntrinsic::RdRegionF, {V4F, V8H, I16}),
            "llvm.genx.rdregionf.v4f32.v8f16.i16");
  EXPECT_EQ(genXMangledName(GenXIntrinsic::Barrier, {}), "llvm.genx.barrier");
  EXPECT_EQ(genXMangledName(GenXIntrinsic::AbsF, {Type::getDoubleTy(Ctx)}),
            "llvm.genx.absf.f64");
  EXPECT_EQ(genXMangledName(GenXIntrinsic::AbsF, {Type::getBFloatTy(Ctx)}),
            "llvm.genx.absf.bf16");
}

TEST_F(Recognition, PublicSpellings) {
  // Declarations as Intel's front end writes them.
  parse(R"(
    declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
    declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
    declare <16 x float> @llvm.genx.gather.scaled.v16f32.v16i1.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x float>)
    declare void @llvm.genx.scatter.scaled.v16i1.v16i32.v16f32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x float>)
    declare <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64)
    declare void @llvm.genx.svm.scatter.v16i1.v16i64.v16f32(<16 x i1>, i32, <16 x i64>, <16 x float>)
    declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
    declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1>, <16 x i1>)
    declare i1 @llvm.genx.any.v16i1(<16 x i1>)
  )");
  for (Function &F : *M) {
    auto Id = getGenXIntrinsic(F);
    ASSERT_TRUE(Id) << F.getName().str();
    EXPECT_EQ(genXMangledName(*Id, genXOverloads(*Id, *F.getFunctionType())),
              F.getName());
  }
}

TEST(IntrinsicNames, SuffixesOfTypes) {
  for (const char *Suffix :
       {"v4i32", "i1", "f32", "bf16", "p0", "nxv4i32", "isVoid", "sl_i32i32s",
        "s_names", "si32", "vi32", "0", "17"})
    EXPECT_EQ(withoutTypeSuffix((Twine("a.b.") + Suffix).str()), "a.b")
        << Suffix;
  for (const char *Suffix :
       {"", "v", "i", "x4", "-1", "/", ":", "sl", "s", "isVoids", "ugm"})
    EXPECT_EQ(withoutTypeSuffix((Twine("a.b.") + Suffix).str()), "") << Suffix;
  EXPECT_EQ(withoutTypeSuffix("i32"), "");
}

} // namespace
