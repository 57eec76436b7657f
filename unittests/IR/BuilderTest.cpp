//===- BuilderTest.cpp - Making calls of intrinsics
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Builder.h"

#include "TestBase.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Verifier.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

class BuilderTest : public IRTest {
protected:
  BuilderTest() {
    parse("define void @f(<8 x i32> %v, <16 x float> %w, i16 %o, <4 x i1> %m, "
          "<16 x i1> %p, <4 x i32> %n, float %s, <8 x i1> %q) { ret void }");
    Builder = std::make_unique<RegionBuilder>(
        *function().getEntryBlock().getTerminator());
  }
  Value *arg(unsigned N) { return function().getArg(N); }
  static Region region(unsigned ElemBytes, unsigned NumElts, unsigned V,
                       unsigned W, unsigned H, int64_t OffsetBytes) {
    return *Region::get({ElemBytes, NumElts, V, W, H, OffsetBytes});
  }
  void TearDown() override {
    EXPECT_TRUE(verifyModule(*M)) << (Seen.empty() ? "" : Seen.front());
  }

  std::unique_ptr<RegionBuilder> Builder;
};

TEST_F(BuilderTest, ReadAndItsRegion) {
  Region R = region(4, 4, 4, 2, 1, 8);
  CallInst *Read = Builder->createRdRegion(arg(0), R, false, nullptr, "r");
  EXPECT_EQ(print(*Read),
            "%r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>"
            " %v, i32 4, i32 2, i32 1, i16 8, i32 undef)");
  EXPECT_EQ(cast<RdRegionInst>(Read)->region(), R);
}

TEST_F(BuilderTest, FloatingPointVariant) {
  CallInst *Read =
      Builder->createRdRegion(arg(1), Region::contiguous(4, 8, 32));
  EXPECT_EQ(getGenXIntrinsic(*Read), GenXIntrinsic::RdRegionF);
  EXPECT_EQ(Read->getCalledFunction()->getName(),
            "llvm.genx.rdregionf.v8f32.v16f32.i16");
}

TEST_F(BuilderTest, ScalarAndVectorOfOne) {
  EXPECT_TRUE(Builder->createRdElement(arg(0), 3)->getType()->isIntegerTy(32));
  CallInst *One =
      Builder->createRdRegion(arg(0), Region::contiguous(4, 1, 12), false);
  EXPECT_EQ(numLanes(One->getType()), 1u);
  EXPECT_TRUE(One->getType()->isVectorTy());
  EXPECT_EQ(cast<RdRegionInst>(One)->constantOffsetBytes(), 12);
}

TEST_F(BuilderTest, VariableOffset) {
  Region R = *Region::getIndirect({4, 4, 0, 4, 1, 0}, 4, 8);
  CallInst *Read = Builder->createRdRegion(arg(0), R, false, arg(2));
  EXPECT_EQ(cast<RdRegionInst>(Read)->offsetOperand(), arg(2));
  EXPECT_EQ(cast<RdRegionInst>(Read)->region(), R);
}

TEST_F(BuilderTest, OffsetBeyondI16) {
  Value *Big =
      PoisonValue::get(FixedVectorType::get(Builder->ir().getInt32Ty(), 16384));
  CallInst *Read =
      Builder->createRdRegion(Big, Region::contiguous(4, 4, 40000));
  EXPECT_EQ(cast<RdRegionInst>(Read)->constantOffsetBytes(), 40000);
  EXPECT_EQ(Read->getCalledFunction()->getName(),
            "llvm.genx.rdregioni.v4i32.v16384i32.i32");
}

TEST_F(BuilderTest, WriteAllLanes) {
  Region R = region(4, 4, 0, 4, 2, 4);
  CallInst *Write =
      Builder->createWrRegion(arg(0), arg(5), R, nullptr, nullptr, "x");
  EXPECT_EQ(print(*Write),
            "%x = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x "
            "i32> %v, <4 x i32> %n, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 "
            "true)");
  EXPECT_TRUE(cast<WrRegionInst>(Write)->isMaskAllOnes());
}

TEST_F(BuilderTest, WriteMasked) {
  CallInst *Write = Builder->createWrRegion(
      arg(0), arg(5), Region::contiguous(4, 4), nullptr, arg(3));
  EXPECT_EQ(Write->getCalledFunction()->getName(),
            "llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1");
  EXPECT_EQ(cast<WrRegionInst>(Write)->mask(), arg(3));
}

TEST_F(BuilderTest, AConstantMaskOfTrueLanesIsNone) {
  Value *Ones = ConstantInt::getTrue(arg(3)->getType());
  CallInst *Write = Builder->createWrRegion(
      arg(0), arg(5), Region::contiguous(4, 4), nullptr, Ones);
  EXPECT_TRUE(cast<WrRegionInst>(Write)->mask()->getType()->isIntegerTy(1));
}

TEST_F(BuilderTest, WriteElement) {
  CallInst *Write = Builder->createWrElement(arg(1), arg(6), 5);
  EXPECT_EQ(Write->getCalledFunction()->getName(),
            "llvm.genx.wrregionf.v16f32.f32.i16.i1");
  EXPECT_EQ(cast<WrRegionInst>(Write)->constantOffsetBytes(), 20);
}

TEST_F(BuilderTest, ConstantRegion) {
  auto *New = cast<Constant>(Constant::getNullValue(arg(5)->getType()));
  CallInst *Write =
      Builder->createWrConstRegion(arg(0), New, Region::contiguous(4, 4, 16));
  EXPECT_TRUE(isa<WrConstRegionInst>(Write));
}

TEST_F(BuilderTest, PredicateRegions) {
  CallInst *Read = Builder->createRdPredRegion(arg(4), 8, 8);
  EXPECT_EQ(cast<RdPredRegionInst>(Read)->offsetElts(), 8u);
  CallInst *Write = Builder->createWrPredRegion(arg(4), arg(7), 8);
  EXPECT_EQ(cast<WrPredRegionInst>(Write)->newValue(), arg(7));
  CallInst *Masked = Builder->createWrPredPredRegion(arg(4), arg(7), 0, arg(4));
  EXPECT_EQ(cast<WrPredPredRegionInst>(Masked)->mask(), arg(4));
}

TEST_F(BuilderTest, DeclarationsAreSharedAndHaveAttributes) {
  CallInst *A = Builder->createRdElement(arg(0), 0);
  CallInst *B = Builder->createRdElement(arg(0), 1);
  EXPECT_EQ(A->getCalledFunction(), B->getCalledFunction());
  RegionBuilder Other(*function().getEntryBlock().getTerminator());
  EXPECT_EQ(Other.createRdElement(arg(0), 2)->getCalledFunction(),
            A->getCalledFunction());
  EXPECT_TRUE(A->getCalledFunction()->doesNotAccessMemory());
  EXPECT_TRUE(A->getCalledFunction()->willReturn());
}

TEST_F(BuilderTest, AnyIntrinsic) {
  CallInst *Max = Builder->createIntrinsic(
      GenXIntrinsic::Smax, arg(5)->getType(), {arg(5), arg(5)}, "x");
  EXPECT_EQ(Max->getCalledFunction()->getName(), "llvm.genx.smax.v4i32.v4i32");
  EXPECT_EQ(Max->getName(), "x");
  CallInst *Barrier = Builder->createIntrinsic(
      GenXIntrinsic::Barrier, Type::getVoidTy(Ctx), {}, "unused");
  EXPECT_FALSE(Barrier->hasName());
  EXPECT_TRUE(Barrier->getCalledFunction()->isConvergent());
}

TEST_F(BuilderTest, AnOddDeclarationOfTheNameIsLeftAlone) {
  auto *FTy = FunctionType::get(Type::getVoidTy(Ctx), false);
  Function::Create(FTy, GlobalValue::ExternalLinkage, "llvm.genx.lzd.i32", *M)
      ->eraseFromParent();
  Function *Odd = Function::Create(FTy, GlobalValue::ExternalLinkage,
                                   "llvm.genx.lzd.v4i32", *M);
  CallInst *Lzd =
      Builder->createIntrinsic(GenXIntrinsic::Lzd, arg(5)->getType(), {arg(5)});
  EXPECT_NE(Lzd->getCalledFunction(), Odd);
  EXPECT_EQ(getGenXIntrinsic(*Lzd), GenXIntrinsic::Lzd);
  Odd->eraseFromParent();
}

/// If all lanes of a constant are equal, elements outside of it have the same
/// value. Otherwise elements outside of it can have any value.
TEST_F(BuilderTest, ConstantsReadOutside) {
  Type *I32 = Type::getInt32Ty(Ctx);
  auto *Ty = FixedVectorType::get(I32, 4);
  auto Number = [&](uint64_t N) { return ConstantInt::get(I32, N); };
  Constant *Steps = ConstantDataVector::get(Ctx, ArrayRef<uint32_t>({5, 6, 7}));
  Constant *Any = PoisonValue::get(I32);
  EXPECT_EQ(readConstant(*Steps, {-4, 0, 8, 12}, Ty),
            ConstantVector::get({Any, Number(5), Number(7), Any}));
  Constant *Splat = ConstantDataVector::getSplat(3, Number(9));
  EXPECT_EQ(readConstant(*Splat, {-4, 0, 8, 12}, Ty),
            ConstantDataVector::getSplat(4, Number(9)));
  EXPECT_EQ(readConstant(*Steps, {4}, I32), Number(6));
  EXPECT_EQ(readConstant(*Steps, {12}, I32), Any);
}

/// Casts the same bits between all types of 32 bits, and between all types of
/// 64 bits.
TEST_F(BuilderTest, BitsOfConstants) {
  auto Make = [&](Type *Ty, uint64_t Bits) {
    unsigned ElemBits = Ty->getScalarSizeInBits();
    SmallVector<Constant *, 64> Elements;
    unsigned Count = unsigned(Ty->getPrimitiveSizeInBits()) / ElemBits;
    for (unsigned N = 0; N != Count; ++N) {
      APInt E = APInt(64, Bits).lshr(N * ElemBits).trunc(ElemBits);
      Type *Elem = Ty->getScalarType();
      Elements.push_back(
          Elem->isIntegerTy()
              ? cast<Constant>(ConstantInt::get(Elem, E))
              : ConstantFP::get(Elem, APFloat(Elem->getFltSemantics(), E)));
    }
    return Ty->isVectorTy() ? ConstantVector::get(Elements) : Elements[0];
  };
  auto Vector = [](Type *Elem, unsigned N) -> Type * {
    return FixedVectorType::get(Elem, N);
  };
  Type *I1 = Type::getInt1Ty(Ctx), *I8 = Type::getInt8Ty(Ctx),
       *I16 = Type::getInt16Ty(Ctx), *I32 = Type::getInt32Ty(Ctx),
       *I64 = Type::getInt64Ty(Ctx), *HF = Type::getHalfTy(Ctx),
       *BF = Type::getBFloatTy(Ctx), *F = Type::getFloatTy(Ctx),
       *DF = Type::getDoubleTy(Ctx);
  const std::vector<Type *> Types[] = {
      {I32, F, Vector(I1, 32), Vector(I8, 4), Vector(I16, 2), Vector(HF, 2),
       Vector(BF, 2), Vector(F, 1)},
      {I64, DF, Vector(I1, 64), Vector(I8, 8), Vector(I16, 4), Vector(HF, 4),
       Vector(BF, 4), Vector(I32, 2), Vector(F, 2), Vector(DF, 1)}};
  for (const std::vector<Type *> &Row : Types)
    for (uint64_t Bits : {0x0123456789abcdefull, 0x8000000180000001ull,
                          0x3ff0000000000000ull, 0x3f8000003f800000ull, 0ull})
      for (Type *From : Row)
        for (Type *To : Row)
          EXPECT_EQ(foldBitCast(Make(From, Bits), To, M->getDataLayout()),
                    Make(To, Bits))
              << print(*Make(From, Bits)) << " as " << print(*Make(To, Bits));
}

} // namespace
