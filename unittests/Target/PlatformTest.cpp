//===- PlatformTest.cpp - Tests of platform and operation tables ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <set>
#include <string>

using namespace cmx;

namespace {

constexpr unsigned numPlatforms = 5;
const char *const platformNames[numPlatforms] = {"skl", "icllp", "tgllp", "dg2",
                                                 "pvc"};

/// A yes/no answer for skl, icllp, tgllp, dg2, pvc.
struct PerPlatform {
  bool Expected[numPlatforms];
};

template <typename Question> void expectAnswers(PerPlatform P, Question Q) {
  for (unsigned I = 0; I < numPlatforms; ++I) {
    const TargetDesc *T = TargetDesc::get(platformNames[I]);
    ASSERT_NE(T, nullptr);
    EXPECT_EQ(Q(*T), P.Expected[I]) << platformNames[I];
  }
}

TEST(PlatformTest, AllAreFoundByName) {
  ASSERT_EQ(TargetDesc::all().size(), numPlatforms);
  for (unsigned I = 0; I < numPlatforms; ++I) {
    const TargetDesc *T = TargetDesc::get(platformNames[I]);
    ASSERT_NE(T, nullptr);
    EXPECT_EQ(T, TargetDesc::all()[I]);
    EXPECT_EQ(T->name(), platformNames[I]);
    EXPECT_EQ(T->finalizerName(), llvm::StringRef(platformNames[I]).upper());
  }
}

TEST(PlatformTest, LargeRegisterFiles) {
  expectAnswers({{false, false, false, true, true}}, [](const TargetDesc &T) {
    const TargetDesc *Large = T.withGRFs(256);
    std::string Name = T.name().str() + "-grf256";
    EXPECT_EQ(Large, TargetDesc::get(Name));
    EXPECT_EQ(T.withGRFs(128), &T);
    if (!Large)
      return false;
    EXPECT_EQ(Large->name(), Name);
    EXPECT_EQ(Large->platformName(), T.name());
    EXPECT_EQ(Large->numGRFs(), 256u);
    EXPECT_EQ(Large->withGRFs(128), &T);
    EXPECT_EQ(Large->withGRFs(256), Large);
    EXPECT_EQ(Large->grfBytes(), T.grfBytes());
    EXPECT_EQ(Large->finalizerName(), T.finalizerName());
    return true;
  });
  EXPECT_EQ(TargetDesc::largestFileBytes(), 256u * 64u);
  EXPECT_EQ(TargetDesc::get("pvc")->withGRFs(0), nullptr);
  EXPECT_EQ(TargetDesc::get("pvc")->withGRFs(192), nullptr);
}

TEST(PlatformTest, UnknownNameIsNull) {
  EXPECT_EQ(TargetDesc::get("pvc-grf128"), nullptr);
  EXPECT_EQ(TargetDesc::get("pvc-grf2567"), nullptr);
  EXPECT_EQ(TargetDesc::get(""), nullptr);
  EXPECT_EQ(TargetDesc::get("ICLLP"), nullptr);
  EXPECT_EQ(TargetDesc::get("gen9"), nullptr);
}

TEST(PlatformTest, Numbers) {
  for (const TargetDesc *T : TargetDesc::all()) {
    EXPECT_EQ(T->numGRFs(), 128u);
    EXPECT_EQ(T->maxExecSize(), 32u);
    EXPECT_EQ(T->maxOperandRegisters(), 2u);
    EXPECT_EQ(T->maxRowCol(), 255u);
    EXPECT_EQ(T->maxAddressElts(), 16u);
    EXPECT_EQ(T->grfBytes(), T->name() == "pvc" ? 64u : 32u);
    EXPECT_EQ(T->firstInputOffsetBytes(), T->grfBytes());
  }
}

/// There is one row per feature. The row says which platforms have the feature.
struct FeatureRow {
  Feature F;
  PerPlatform Has;
};
const FeatureRow featureRows[] = {
    {Feature::Always, {{1, 1, 1, 1, 1}}},
    {Feature::Int64, {{1, 0, 0, 0, 1}}},
    {Feature::FP64, {{1, 0, 0, 0, 1}}},
    {Feature::Half, {{1, 1, 1, 1, 1}}},
    {Feature::BFloat, {{0, 0, 0, 1, 1}}},
    {Feature::FloatQConvert, {{1, 0, 0, 0, 1}}},
    {Feature::IntDiv, {{1, 1, 1, 0, 0}}},
    {Feature::FloatDiv, {{1, 1, 0, 0, 0}}},
    {Feature::Rotate, {{0, 1, 1, 1, 1}}},
    {Feature::Dp4a, {{0, 0, 1, 1, 1}}},
    {Feature::Add3Bfn, {{0, 0, 0, 1, 1}}},
    {Feature::Lrp, {{1, 0, 0, 0, 0}}},
    {Feature::Sad2, {{1, 0, 0, 0, 0}}},
    {Feature::IEEEDivSqrt, {{1, 0, 0, 0, 1}}},
    {Feature::SwitchJmp, {{1, 1, 0, 0, 1}}},
    {Feature::LSC, {{0, 0, 0, 1, 1}}},
    {Feature::LargeGRF, {{0, 0, 0, 1, 1}}},
    {Feature::LSCBlock2D, {{0, 0, 0, 0, 1}}},
    {Feature::LoadedArguments, {{0, 0, 0, 1, 1}}},
    {Feature::MediaBlock, {{1, 1, 1, 1, 0}}},
    {Feature::OwordBlock, {{1, 1, 1, 1, 1}}},
    {Feature::LegacyDataPort, {{1, 1, 1, 1, 0}}},
    {Feature::SLM, {{1, 1, 1, 1, 1}}},
    {Feature::OwordSLM, {{0, 1, 1, 1, 1}}},
    {Feature::NBarrier, {{0, 0, 0, 0, 1}}},
    {Feature::Dpasw, {{0, 0, 0, 1, 0}}},
    {Feature::TF32, {{0, 0, 0, 0, 1}}},
    {Feature::Sampler, {{1, 1, 1, 1, 0}}},
    {Feature::Pause, {{1, 1, 1, 1, 0}}},
    {Feature::CaptureNeedsSize, {{0, 0, 0, 1, 1}}},
    {Feature::MatchedRegions, {{0, 0, 0, 1, 1}}},
    {Feature::NibbleControl, {{1, 1, 1, 1, 0}}},
    {Feature::Align16Ternary, {{1, 0, 0, 0, 0}}},
    {Feature::TernaryAnyStart, {{0, 0, 1, 1, 1}}},
    {Feature::TernaryAnyScalar, {{0, 0, 0, 1, 1}}},
};

TEST(PlatformTest, Features) {
  unsigned Count = 0
#define CMX_FEATURE(...) +1
#include "cmx/Target/Platforms.def"
      ;
  EXPECT_EQ(std::size(featureRows), Count) << "each feature needs a row here";
  std::set<std::string> Texts;
  for (const FeatureRow &Row : featureRows) {
    SCOPED_TRACE(featureText(Row.F).str());
    EXPECT_TRUE(Texts.insert(featureText(Row.F).str()).second);
    expectAnswers(Row.Has, [&](const TargetDesc &T) { return T.has(Row.F); });
  }
}

/// Checks two things for each fault: the file of its test exists, and a file of
/// lib or tools names the fault.
TEST(PlatformTest, FinalizerFaults) {
  struct {
    const char *Name, *Test;
    PerPlatform Has;
  } Rows[] = {
#define CMX_FINALIZER_FAULT(Enum, Symptom, FirstFixed, Test, ...)              \
  {#Enum, Test, {{__VA_ARGS__}}},
#include "cmx/Target/FinalizerFaults.def"
  };
  std::string Code;
  const std::string Root = CMX_SOURCE_DIR "/";
  std::error_code EC;
  for (const char *Folder : {"lib", "tools"})
    for (llvm::sys::fs::recursive_directory_iterator It(Root + Folder, EC), End;
         It != End && !EC; It.increment(EC))
      if (!llvm::sys::fs::is_directory(It->path()))
        if (auto File = llvm::MemoryBuffer::getFile(It->path()))
          Code += (*File)->getBuffer();
  unsigned Number = 0;
  for (const auto &Row : Rows) {
    SCOPED_TRACE(Row.Name);
    EXPECT_TRUE(llvm::sys::fs::exists(Root + Row.Test)) << Row.Test;
    std::string Use = std::string("FinalizerFault::") + Row.Name;
    EXPECT_NE(Code.find(Use), std::string::npos);
    FinalizerFault F = FinalizerFault(Number++);
    expectAnswers(Row.Has, [&](const TargetDesc &T) { return T.hasFault(F); });
  }
}

TEST(PlatformTest, FaultsEndWithTheirFix) {
  EXPECT_TRUE(hasFaultIn({1, 0, 12504}, {~0u, 0, 0}));
  EXPECT_TRUE(hasFaultIn({1, 0, 12504}, {1, 0, 12505}));
  EXPECT_TRUE(hasFaultIn({1, 9, 12504}, {2, 0, 0}));
  EXPECT_FALSE(hasFaultIn({1, 0, 12504}, {1, 0, 12504}));
  EXPECT_FALSE(hasFaultIn({1, 1, 0}, {1, 0, 12504}));
}

TEST(PlatformTest, OperationsFollowFeatures) {
  struct Row {
    Operation Op;
    PerPlatform Has;
  } Rows[] = {
      {Operation::Mov, {{1, 1, 1, 1, 1}}},
      {Operation::Mod, {{1, 1, 1, 0, 0}}},
      {Operation::Rol, {{0, 1, 1, 1, 1}}},
      {Operation::Ror, {{0, 1, 1, 1, 1}}},
      {Operation::Dp4a, {{0, 0, 1, 1, 1}}},
      {Operation::Add3, {{0, 0, 0, 1, 1}}},
      {Operation::Bfn, {{0, 0, 0, 1, 1}}},
      {Operation::Lrp, {{1, 0, 0, 0, 0}}},
      {Operation::Sad2, {{1, 0, 0, 0, 0}}},
      {Operation::Divm, {{1, 0, 0, 0, 1}}},
      {Operation::Sqrtm, {{1, 0, 0, 0, 1}}},
      {Operation::Div, {{1, 1, 1, 1, 1}}},
  };
  for (const Row &R : Rows) {
    SCOPED_TRACE(operationMnemonic(R.Op).str());
    expectAnswers(R.Has, [&](const TargetDesc &T) { return T.supports(R.Op); });
  }
}

TEST(PlatformTest, TypesFollowFeatures) {
  struct Row {
    Operation Op;
    ElemType T;
    PerPlatform Has;
  } Rows[] = {
      {Operation::Add, ElemType::Q, {{1, 0, 0, 0, 1}}},
      {Operation::And, ElemType::UQ, {{1, 0, 0, 0, 1}}},
      {Operation::Cmp, ElemType::Q, {{1, 0, 0, 0, 1}}},
      {Operation::Mov, ElemType::Q, {{1, 1, 1, 1, 1}}},
      {Operation::Mul, ElemType::Q, {{0, 0, 0, 0, 0}}},
      {Operation::Add, ElemType::DF, {{1, 0, 0, 0, 1}}},
      {Operation::Mov, ElemType::DF, {{1, 0, 0, 0, 1}}},
      {Operation::Inv, ElemType::DF, {{1, 0, 0, 0, 1}}},
      {Operation::Exp, ElemType::DF, {{0, 0, 0, 0, 0}}},
      {Operation::Add, ElemType::HF, {{1, 1, 1, 1, 1}}},
      {Operation::Add, ElemType::BF, {{0, 0, 0, 1, 1}}},
      {Operation::Sel, ElemType::BF, {{0, 0, 0, 0, 0}}},
      {Operation::Mov, ElemType::BF, {{0, 0, 0, 1, 1}}},
      {Operation::Div, ElemType::D, {{1, 1, 1, 0, 0}}},
      {Operation::Div, ElemType::F, {{1, 1, 1, 1, 1}}},
      {Operation::And, ElemType::F, {{0, 0, 0, 0, 0}}},
      {Operation::Frc, ElemType::F, {{1, 1, 1, 1, 1}}},
      {Operation::Frc, ElemType::HF, {{0, 0, 0, 0, 0}}},
      {Operation::Lzd, ElemType::UD, {{1, 1, 1, 1, 1}}},
      {Operation::Lzd, ElemType::D, {{0, 0, 0, 0, 0}}},
      {Operation::Rol, ElemType::UD, {{0, 1, 1, 1, 1}}},
  };
  for (const Row &R : Rows) {
    SCOPED_TRACE(operationMnemonic(R.Op).str() + " " + elemTypeText(R.T).str());
    expectAnswers(
        R.Has, [&](const TargetDesc &T) { return T.supportsType(R.Op, R.T); });
  }
}

TEST(PlatformTest, ProductsOfDwordsMayBe64Bit) {
  expectAnswers({{1, 1, 1, 1, 1}}, [](const TargetDesc &T) {
    return T.supportsDstType(Operation::Mul, ElemType::Q) &&
           T.supportsDstType(Operation::Mad, ElemType::UQ);
  });
  expectAnswers({{1, 0, 0, 0, 1}}, [](const TargetDesc &T) {
    return T.supportsDstType(Operation::Add, ElemType::Q);
  });
  // If a compare writes registers, its result is a mask of integers.
  expectAnswers({{0, 0, 0, 0, 0}}, [](const TargetDesc &T) {
    return T.supportsDstType(Operation::Cmp, ElemType::F);
  });
}

TEST(PlatformTest, Conversions) {
  struct Row {
    ElemType Dst, Src;
    PerPlatform Has;
  } Rows[] = {
      {ElemType::F, ElemType::UB, {{1, 1, 1, 1, 1}}},
      {ElemType::Q, ElemType::D, {{1, 1, 1, 1, 1}}},
      {ElemType::F, ElemType::Q, {{1, 0, 0, 0, 1}}},
      {ElemType::Q, ElemType::F, {{1, 0, 0, 0, 1}}},
      {ElemType::HF, ElemType::F, {{1, 1, 1, 1, 1}}},
      {ElemType::DF, ElemType::F, {{1, 0, 0, 0, 1}}},
      {ElemType::BF, ElemType::F, {{0, 0, 0, 1, 1}}},
      {ElemType::F, ElemType::BF, {{0, 0, 0, 1, 1}}},
      {ElemType::BF, ElemType::BF, {{0, 0, 0, 1, 1}}},
      {ElemType::W, ElemType::BF, {{0, 0, 0, 0, 0}}},
      {ElemType::HF, ElemType::BF, {{0, 0, 0, 0, 0}}},
  };
  for (const Row &R : Rows) {
    SCOPED_TRACE(elemTypeText(R.Dst).str() + " from " +
                 elemTypeText(R.Src).str());
    expectAnswers(R.Has, [&](const TargetDesc &T) {
      return T.supportsConversion(R.Dst, R.Src);
    });
  }
}

// The numbers come from igfxfmid.h of Intel's public compute-runtime. The
// driver of intel-opencl-icd 22.43 rejects binaries with other numbers.
TEST(PlatformTest, NumbersOfTheDriver) {
  struct Row {
    const char *Name;
    unsigned Product, Core;
  };
  for (const Row &R :
       {Row{"skl", 18, 12}, Row{"icllp", 26, 15}, Row{"tgllp", 29, 18},
        Row{"dg2", 1270, 0xc07}, Row{"pvc", 1271, 0xc08}}) {
    const TargetDesc *TD = TargetDesc::get(R.Name);
    EXPECT_EQ(TD->productFamily(), R.Product) << R.Name;
    EXPECT_EQ(TD->coreFamily(), R.Core) << R.Name;
    EXPECT_EQ(TD->localIdsOffsetBytes(), TD->grfBytes());
    EXPECT_EQ(TD->argumentsOffsetBytes(), 2 * TD->grfBytes());
  }
}

/// Srcs and Dst list the types on a platform that has all types. "=" as Dst
/// means the types of Srcs.
struct OperationRow {
  Operation Op;
  unsigned NumSrcs;
  ModifierSet Modifiers;
  SourceMix Mix;
  bool Narrows, Saturates;
  const char *Srcs, *Dst;
};
using Op = Operation;
using S = ModifierSet;
using M = SourceMix;
const OperationRow operationRows[] = {
    {Op::Mov, 1, S::Arith, M::Fixed, 0, 1, "ub b uw w ud d uq q hf bf f df",
     "="},
    {Op::Sel, 2, S::Float, M::Choice, 1, 1, "ub b uw w ud d uq q hf f df", "="},
    {Op::Min, 2, S::Float, M::Order, 1, 1, "ub b uw w ud d uq q hf f df", "="},
    {Op::Max, 2, S::Float, M::Order, 1, 1, "ub b uw w ud d uq q hf f df", "="},
    {Op::Add, 2, S::Arith, M::Exact, 1, 1, "ub b uw w ud d uq q hf bf f df",
     "="},
    {Op::Mul, 2, S::Arith, M::Exact, 1, 1, "ub b uw w ud d hf bf f df",
     "ub b uw w ud d uq q hf bf f df"},
    {Op::Mad, 3, S::Arith, M::Exact, 1, 1, "ub b uw w ud d uq q hf bf f df",
     "="},
    {Op::Avg, 2, S::None, M::Average, 1, 1, "ub b uw w ud d", "="},
    {Op::Mulh, 2, S::None, M::Fixed, 0, 0, "ud d", "="},
    {Op::Addc, 2, S::None, M::Fixed, 0, 0, "ud", "="},
    {Op::Subb, 2, S::None, M::Fixed, 0, 0, "ud", "="},
    {Op::Madw, 3, S::None, M::Fixed, 0, 0, "ud d", "="},
    {Op::Div, 2, S::Float, M::Fixed, 0, 1, "hf f df", "="},
    {Op::Mod, 2, S::None, M::Fixed, 0, 0, "ub b uw w ud d", "="},
    {Op::Frc, 1, S::Float, M::Fixed, 0, 0, "f", "="},
    {Op::Rndd, 1, S::Float, M::Fixed, 0, 1, "f", "="},
    {Op::Rndu, 1, S::Float, M::Fixed, 0, 1, "f", "="},
    {Op::Rnde, 1, S::Float, M::Fixed, 0, 1, "f", "="},
    {Op::Rndz, 1, S::Float, M::Fixed, 0, 1, "f", "="},
    {Op::Inv, 1, S::Float, M::Fixed, 0, 1, "hf f df", "="},
    {Op::Sqrt, 1, S::Float, M::Fixed, 0, 1, "hf f df", "="},
    {Op::Sqrtm, 1, S::None, M::Fixed, 0, 1, "f df", "="},
    {Op::Divm, 2, S::None, M::Fixed, 0, 1, "f df", "="},
    {Op::Rsqrt, 1, S::Float, M::Fixed, 0, 1, "hf f", "="},
    {Op::Exp, 1, S::Float, M::Fixed, 0, 1, "hf f", "="},
    {Op::Log, 1, S::Float, M::Fixed, 0, 1, "hf f", "="},
    {Op::Sin, 1, S::Float, M::Fixed, 0, 1, "hf f", "="},
    {Op::Cos, 1, S::Float, M::Fixed, 0, 1, "hf f", "="},
    {Op::Pow, 2, S::None, M::Fixed, 0, 1, "hf f", "="},
    {Op::Lrp, 3, S::None, M::Fixed, 0, 1, "f", "="},
    {Op::Sad2, 2, S::None, M::Fixed, 0, 1, "ub b", "uw w"},
    {Op::And, 2, S::Logic, M::Bits, 1, 0, "ub b uw w ud d uq q", "="},
    {Op::Or, 2, S::Logic, M::Bits, 1, 0, "ub b uw w ud d uq q", "="},
    {Op::Xor, 2, S::Logic, M::Bits, 1, 0, "ub b uw w ud d uq q", "="},
    {Op::Not, 1, S::Logic, M::Fixed, 1, 0, "ub b uw w ud d uq q", "="},
    {Op::Shl, 2, S::None, M::Fixed, 1, 1, "ub b uw w ud d uq q", "="},
    {Op::Shr, 2, S::None, M::Fixed, 1, 1, "ub b uw w ud d uq q", "="},
    {Op::Asr, 2, S::None, M::Fixed, 1, 1, "ub b uw w ud d uq q", "="},
    {Op::Rol, 2, S::None, M::Fixed, 0, 0, "uw w ud d", "="},
    {Op::Ror, 2, S::None, M::Fixed, 0, 0, "uw w ud d", "="},
    {Op::Cbit, 1, S::None, M::Fixed, 0, 0, "ub b uw w ud d", "="},
    {Op::Fbh, 1, S::None, M::Fixed, 0, 0, "ud d", "="},
    {Op::Fbl, 1, S::None, M::Fixed, 0, 0, "ud", "="},
    {Op::Bfrev, 1, S::None, M::Fixed, 0, 0, "ud", "="},
    {Op::Lzd, 1, S::None, M::Fixed, 0, 0, "ud", "="},
    {Op::Bfe, 3, S::None, M::Fixed, 0, 0, "ud d", "="},
    {Op::Bfi, 4, S::None, M::Fixed, 0, 0, "ud d", "="},
    {Op::Bfn, 3, S::None, M::Fixed, 0, 0, "uw w ud d", "="},
    {Op::Cmp, 2, S::Float, M::Order, 0, 0, "ub b uw w ud d uq q hf f df",
     "ub b uw w ud d uq q"},
    {Op::Setp, 1, S::None, M::Fixed, 0, 0, "ub b uw w ud d", ""},
    {Op::Add3, 3, S::Arith, M::Fixed, 0, 1, "uw w ud d", "="},
    {Op::Dp4a, 3, S::None, M::Fixed, 0, 1, "ud d", "="},
    {Op::AddrAdd, 2, S::None, M::Fixed, 0, 0, "ub b uw w", "uw w"},
};

/// Returns those types in the list \p Types that platform \p T has.
std::string typesThere(llvm::StringRef Types, const TargetDesc &T) {
  std::string Text;
  llvm::SmallVector<llvm::StringRef> Names;
  Types.split(Names, ' ', -1, false);
  for (llvm::StringRef Name : Names) {
    bool IsThere = Name == "uq" || Name == "q" ? T.has(Feature::Int64)
                   : Name == "df"              ? T.has(Feature::FP64)
                   : Name == "bf"              ? T.has(Feature::BFloat)
                                               : true;
    if (IsThere)
      Text += (Text.empty() ? "" : " ") + Name.str();
  }
  return Text;
}

template <typename Question> std::string typesThat(Question Q) {
  std::string Text;
#define CMX_ELEM_TYPE(E, Name, ...)                                            \
  if (Q(ElemType::E))                                                          \
    Text += (Text.empty() ? "" : " ") + std::string(Name);
#include "cmx/Target/ElemType.def"
  return Text;
}

TEST(PlatformTest, OperationsAndTheirTypes) {
  unsigned Count = 0
#define CMX_OPERATION(...) +1
#include "cmx/Target/Operations.def"
      ;
  EXPECT_EQ(std::size(operationRows), Count) << "each operation needs a row";
  for (const OperationRow &Row : operationRows) {
    SCOPED_TRACE(operationMnemonic(Row.Op).str());
    EXPECT_EQ(operationNumSrcs(Row.Op), Row.NumSrcs);
    EXPECT_EQ(operationModifiers(Row.Op), Row.Modifiers);
    EXPECT_EQ(operationSourceMix(Row.Op), Row.Mix);
    EXPECT_EQ(operationNarrows(Row.Op), Row.Narrows);
    EXPECT_EQ(operationCanSaturate(Row.Op), Row.Saturates);
    for (const char *Name : {"skl", "icllp", "dg2", "pvc"}) {
      const TargetDesc &T = *TargetDesc::get(Name);
      // The table is that of pvc. Other platforms have other types for these
      // operations: mov, mul and mad with 64 bits, and div of integers.
      bool IsOther = Name != llvm::StringRef("pvc") &&
                     (Row.Op == Operation::Mov || Row.Op == Operation::Div ||
                      Row.Op == Operation::Mul || Row.Op == Operation::Mad);
      if (!T.supports(Row.Op) || IsOther)
        continue;
      llvm::StringRef Dst =
          Row.Dst == llvm::StringRef("=") ? Row.Srcs : Row.Dst;
      EXPECT_EQ(
          typesThat([&](ElemType E) { return T.supportsType(Row.Op, E); }),
          typesThere(Row.Srcs, T))
          << Name;
      EXPECT_EQ(
          typesThat([&](ElemType E) { return T.supportsDstType(Row.Op, E); }),
          typesThere(Dst, T))
          << Name;
    }
  }
}

/// Experiments have shown which platforms have which faults. This test repeats
/// the rows of FinalizerFaults.def, so that a wrong change there is noticed.
TEST(PlatformTest, FaultsOfPlatforms) {
  struct Row {
    FinalizerFault F;
    PerPlatform Has;
  };
  const Row Rows[] = {
      {FinalizerFault::MaskedNarrowPairs, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::MaskedMismatchedDoubles, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::PackedImmediatesInCompares, {{1, 1, 0, 0, 0}}},
      {FinalizerFault::TernaryRowsAcross, {{1, 0, 0, 0, 0}}},
      {FinalizerFault::TernaryPairs, {{1, 0, 0, 0, 0}}},
      {FinalizerFault::WideMathSource, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::LostSaturation, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::EmulatedQwordStrides, {{0, 1, 1, 1, 0}}},
      {FinalizerFault::ExtensionsReadNarrow, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::WrittenInputs, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::MessagesToFirstInputs, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::SourcesOfOddLengths, {{1, 1, 0, 0, 0}}},
      {FinalizerFault::ImmediateAddresses, {{0, 1, 1, 1, 0}}},
      {FinalizerFault::FewQwords, {{0, 0, 0, 1, 1}}},
      {FinalizerFault::StridedCopiesOfParts, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::SpreadQwords, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::CallRegisters, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::JoinedSaturation, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::WidenedModifiers, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::WidenedByteModifiers, {{1, 1, 1, 1, 0}}},
      {FinalizerFault::HalfToPackedBytes, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::FarQwordWrites, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::NegatedUnsignedFactors, {{1, 0, 0, 0, 1}}},
      {FinalizerFault::PackedBytesInPlace, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::NegatedNarrowInPlace, {{0, 1, 1, 1, 0}}},
      {FinalizerFault::WideQwords, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::PredicatedMinMax, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::PredicatedHalfMath, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::PredicatedLongProducts, {{0, 1, 1, 1, 0}}},
      {FinalizerFault::RowsToAddresses, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::BFloatMoves, {{0, 0, 0, 1, 1}}},
      {FinalizerFault::ComparedNarrowPairs, {{0, 0, 0, 0, 1}}},
      {FinalizerFault::IfConversion, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::RegisterAllocation, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::Rematerialization, {{1, 1, 1, 1, 1}}},
      {FinalizerFault::IndirectHalfMath, {{1, 1, 1, 1, 1}}},
  };
  unsigned Count = 0
#define CMX_FINALIZER_FAULT(...) +1
#include "cmx/Target/FinalizerFaults.def"
      ;
  EXPECT_EQ(std::size(Rows), Count) << "each fault needs a row here";
  for (const Row &R : Rows) {
    SCOPED_TRACE(unsigned(R.F));
    expectAnswers(R.Has, [&](const TargetDesc &T) { return T.hasFault(R.F); });
  }
}

/// The sizes come from Intel's hardware manuals (PRM), the names come from
/// iga64 --help.
TEST(PlatformTest, SharedMemoryAndDisassembler) {
  struct Row {
    const char *Name;
    unsigned SLMBytes;
    const char *Disassembler;
  };
  for (const Row &R : {Row{"skl", 65536, "9"}, Row{"icllp", 65536, "11"},
                       Row{"tgllp", 65536, "12p1"}, Row{"dg2", 65536, "12p71"},
                       Row{"pvc", 131072, "12p72"}}) {
    const TargetDesc *T = TargetDesc::get(R.Name);
    EXPECT_EQ(T->maxSLMBytes(), R.SLMBytes) << R.Name;
    EXPECT_EQ(T->disassemblerName(), R.Disassembler) << R.Name;
  }
}

TEST(PlatformTest, OperationTable) {
  std::set<std::string> Mnemonics;
#define CMX_OPERATION(Enum, Mnemonic, Srcs, ...)                               \
  EXPECT_EQ(operationMnemonic(Operation::Enum), Mnemonic);                     \
  EXPECT_EQ(operationNumSrcs(Operation::Enum), unsigned(Srcs));                \
  EXPECT_LE(operationNumSrcs(Operation::Enum), 4u);                            \
  EXPECT_TRUE(Mnemonics.insert(Mnemonic).second);
#include "cmx/Target/Operations.def"
}

} // namespace
