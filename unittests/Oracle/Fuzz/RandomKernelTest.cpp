//===- RandomKernelTest.cpp - What random kernels are made of -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/IR/PublicForms.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Fuzz/Census.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace llvm;
using namespace cmx;

namespace {

constexpr unsigned NumSeeds = 12000;

std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  M.print(OS, nullptr);
  return OS.str();
}

RandomKernelOptions optionsOf(uint64_t Seed) {
  RandomKernelOptions O;
  O.Seed = Seed;
  ArrayRef<const TargetDesc *> Platforms = TargetDesc::all();
  O.Platform = Platforms[Seed % Platforms.size()];
  O.SimdBranches = true;
  return O;
}

/// Counts of the things that occur in the kernels of many seeds.
struct Census {
  std::map<const TargetDesc *, KernelCensus> Counts;
  std::set<std::string> Elements;
  std::set<unsigned> Lanes;
  std::set<std::string> Features;
  unsigned Invalid = 0;
  std::string FirstError;

  void count(const Module &M, const TargetDesc *TD);
  void countRegion(const RegionAccessInst &I);
  void countAddress(const Instruction &I);
  void countCall(const CallInst &Call);
};

void Census::countRegion(const RegionAccessInst &I) {
  std::string Kind = I.isRead() ? "read, " : "write, ";
  Features.insert(Kind + (I.hasRowOffsets()       ? "row offsets"
                          : I.hasVariableOffset() ? "variable offset"
                                                  : "constant offset"));
  if (I.numRows() > 1)
    Features.insert(Kind + "rows");
  Features.insert(Kind + "stride " + std::to_string(I.hStrideElts()));
  if (I.isRead() && I.region().hasOverlap())
    Features.insert(Kind + "overlap");
  if (I.hasConstantOffset() && !I.region().fitsIn(I.parentBytes()))
    Features.insert(Kind + "outside");
  if (I.parentWidthElts())
    Features.insert(Kind + "parent width");
  if (auto *Wr = dyn_cast<WrRegionInst>(&I);
      Wr && Wr->getArgOperand(WrRegionOp::Mask)->getType()->isVectorTy())
    Features.insert("masked write");
}

void Census::countAddress(const Instruction &I) {
  const Value *P = getLoadStorePointerOperand(&I);
  if (!P)
    return;
  unsigned Space = P->getType()->getPointerAddressSpace();
  Features.insert("address space " + std::to_string(Space));
  if (Space && isa<LoadInst>(I) && I.getType()->isStructTy())
    Features.insert("load of a structure");
  if (Space && isa<LoadInst>(I) && I.getType()->isPointerTy())
    Features.insert("load of a pointer");
  if (Space && isa<LoadInst>(I) && I.getType()->isIntOrIntVectorTy(1))
    Features.insert("load of a mask");
  if (auto *From = dyn_cast<Instruction>(P); From && Space)
    Features.insert("address from " + std::string(From->getOpcodeName()));
}

void Census::countCall(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee) {
    Features.insert("call of an address");
    return;
  }
  if (Callee->isDeclaration())
    return;
  if (Callee == Call.getFunction())
    Features.insert("call of itself");
  Features.insert(Call.getType()->isStructTy() ? "structure returned"
                                               : "value returned");
  for (const Use &Arg : Call.args())
    Features.insert(Arg->getType()->isPointerTy()  ? "argument by reference"
                    : Arg->getType()->isStructTy() ? "structure passed"
                                                   : "value passed");
}

void Census::count(const Module &M, const TargetDesc *TD) {
  Counts[TD].count(M);
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      if (auto *Access = dyn_cast<RegionAccessInst>(&I))
        countRegion(*Access);
      countAddress(I);
      if (auto *Call = dyn_cast<CallInst>(&I))
        countCall(*Call);
      if (isa<PHINode>(I) && I.getType()->isPointerTy())
        Features.insert("phi of pointers");
      if (I.getType()->isVectorTy() && I.getType()->isPtrOrPtrVectorTy())
        Features.insert("vector of pointers from " +
                        std::string(I.getOpcodeName()));
      if (auto *Alloca = dyn_cast<AllocaInst>(&I);
          Alloca && !Alloca->isStaticAlloca())
        Features.insert("variable of unknown size");
      Type *Ty = I.getType();
      if (Ty->isVoidTy() || Ty->isStructTy() || Ty->isPtrOrPtrVectorTy())
        continue;
      std::string Elem;
      raw_string_ostream(Elem) << *Ty->getScalarType();
      Elements.insert(Elem);
      Lanes.insert(numLanes(Ty));
      if (isa<PHINode>(I))
        Features.insert(Ty->isIntOrIntVectorTy(1) ? "phi of predicates"
                        : Ty->isVectorTy()        ? "phi of vectors"
                                                  : "phi of scalars");
    }
}

class RandomKernelTest : public testing::Test {
protected:
  /// The kernels are made only once, for all tests.
  static const Census &census() {
    static const Census All = [] {
      Census Result;
      for (unsigned Seed = 0; Seed != NumSeeds; ++Seed) {
        LLVMContext C;
        C.setDiagnosticHandlerCallBack(
            [](const DiagnosticInfo *DI, void *Where) {
              if (DI->getSeverity() != DS_Error)
                return;
              raw_string_ostream OS(*static_cast<std::string *>(Where));
              DiagnosticPrinterRawOStream Printer(OS);
              DI->print(Printer);
            },
            &Result.FirstError);
        RandomKernelOptions O = optionsOf(Seed);
        std::unique_ptr<Module> M = randomKernel(C, O);
        Result.count(*M, O.Platform);
        makePublicForms(*M);
        std::string Text;
        raw_string_ostream OS(Text);
        if (llvm::verifyModule(*M, &OS) || !cmx::verifyModule(*M)) {
          ++Result.Invalid;
          Result.FirstError += "seed " + std::to_string(Seed) + ": " + OS.str();
        }
      }
      return Result;
    }();
    return All;
  }

  /// Returns the census of the kernels of all platforms together.
  static CensusTable wholeTable() {
    KernelCensus Sum;
    for (const auto &[TD, Counts] : census().Counts)
      Sum.add(Counts);
    return tableOf(Sum, {});
  }
};

} // namespace

TEST_F(RandomKernelTest, SameSeedSameKernel) {
  for (uint64_t Seed = 0; Seed != 50; ++Seed) {
    LLVMContext C1, C2;
    EXPECT_EQ(textOf(*randomKernel(C1, optionsOf(Seed))),
              textOf(*randomKernel(C2, optionsOf(Seed))));
  }
}

TEST_F(RandomKernelTest, OtherSeedOtherKernel) {
  LLVMContext C;
  std::set<std::string> Texts;
  for (uint64_t Seed = 0; Seed != 50; ++Seed)
    Texts.insert(textOf(*randomKernel(C, optionsOf(Seed))));
  EXPECT_EQ(Texts.size(), 50u);
}

TEST_F(RandomKernelTest, KernelsAreValid) {
  EXPECT_EQ(census().Invalid, 0u) << census().FirstError;
}

/// Each intrinsic that has a lowering occurs on at least one platform, and only
/// on platforms that have the intrinsic.
TEST_F(RandomKernelTest, EveryIntrinsicOccurs) {
  for (const TargetDesc *TD : TargetDesc::all())
    for (const GenXInfo &Info : allGenXInfos()) {
      bool Occurs = census().Counts.at(TD).of(Info.Id) != 0;
      if (!canOccur(Info.Id, TD))
        EXPECT_FALSE(Occurs) << Info.Name << " on " << TD->name().str();
    }
  for (const GenXInfo &Info : allGenXInfos()) {
    bool Possible = false, Occurs = false;
    for (const TargetDesc *TD : TargetDesc::all()) {
      Possible |= canOccur(Info.Id, TD);
      Occurs |= census().Counts.at(TD).of(Info.Id) != 0;
    }
    EXPECT_EQ(Possible, Occurs) << Info.Name;
    if (!isLeftOut(Info.Id))
      EXPECT_TRUE(Possible) << Info.Name << " is on no platform";
  }
  for (const auto &[Name, Count] : wholeTable().Intrinsics)
    EXPECT_GT(Count, 0u) << Name;
}

TEST_F(RandomKernelTest, EveryInstructionOccurs) {
  for (const auto &[Name, Count] : wholeTable().Instructions)
    EXPECT_GT(Count, 0u) << Name;
}

TEST_F(RandomKernelTest, LLVMIntrinsicsOccur) {
  for (const auto &[Name, Count] : wholeTable().LLVMIntrinsics)
    EXPECT_GT(Count, 0u) << Name;
}

/// The census counts both calls of a declaration, and does not count a
/// declaration that is not called.
TEST_F(RandomKernelTest, CensusCountsCalls) {
  LLVMContext C;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(R"(
    declare i32 @llvm.abs.i32(i32, i1)
    declare i32 @llvm.smax.i32(i32, i32)
    declare float @llvm.genx.ieee.sqrt.f32(float)
    define float @f(i32 %a, float %b) {
      %c = call i32 @llvm.abs.i32(i32 %a, i1 false)
      %d = call i32 @llvm.abs.i32(i32 %c, i1 false)
      %e = sitofp i32 %d to float
      %g = call float @llvm.genx.ieee.sqrt.f32(float %e)
      ret float %g
    })",
                                                  Problem, C);
  ASSERT_TRUE(M);
  KernelCensus Census;
  Census.count(*M);
  EXPECT_EQ(Census.of(GenXIntrinsic::IeeeSqrt), 1u);
  EXPECT_EQ(Census.Instructions[Instruction::Call], 3u);
  EXPECT_EQ(Census.Instructions[Instruction::SIToFP], 1u);
  EXPECT_EQ(Census.LLVMIntrinsics[Intrinsic::abs], 2u);
  EXPECT_EQ(Census.LLVMIntrinsics[Intrinsic::smax], 0u);
  Census.add(Census);
  CensusTable Table = tableOf(Census, {});
  EXPECT_EQ(Table.LLVMIntrinsics.at("llvm.abs"), 4u);
  EXPECT_EQ(Table.LLVMIntrinsics.at("llvm.smax"), 0u);
  EXPECT_EQ(Table.Instructions.at("fence"), 0u);
  EXPECT_EQ(Table.Instructions.count("invoke"), 0u);
}

TEST_F(RandomKernelTest, EveryElementTypeAndOddSizesOccur) {
  for (const char *Elem :
       {"i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double"})
    EXPECT_TRUE(census().Elements.count(Elem)) << Elem;
  for (unsigned N : {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 100})
    EXPECT_TRUE(census().Lanes.count(N)) << N;
}

TEST_F(RandomKernelTest, RegionsOfAllKindsOccur) {
  for (const char *Feature : {"read, constant offset",
                              "read, variable offset",
                              "read, row offsets",
                              "read, rows",
                              "read, stride 0",
                              "read, stride 1",
                              "read, stride 2",
                              "read, stride 3",
                              "read, stride 4",
                              "read, stride 5",
                              "read, overlap",
                              "read, outside",
                              "read, parent width",
                              "write, constant offset",
                              "write, variable offset",
                              "write, row offsets",
                              "write, rows",
                              "write, stride 1",
                              "write, stride 3",
                              "write, outside",
                              "masked write",
                              "phi of predicates",
                              "phi of vectors",
                              "phi of scalars"})
    EXPECT_TRUE(census().Features.count(Feature)) << Feature;
}

TEST_F(RandomKernelTest, PointersCallsAndSimdControlFlowOccur) {
  for (const char *Feature : {"address space 0",
                              "address space 1",
                              "address space 3",
                              "address space 4",
                              "address from getelementptr",
                              "address from inttoptr",
                              "address from phi",
                              "address from select",
                              "address from load",
                              "address from addrspacecast",
                              "load of a structure",
                              "load of a pointer",
                              "load of a mask",
                              "phi of pointers",
                              "vector of pointers from getelementptr",
                              "vector of pointers from select",
                              "vector of pointers from shufflevector",
                              "vector of pointers from insertelement",
                              "variable of unknown size",
                              "call of an address",
                              "call of itself",
                              "structure returned",
                              "structure passed",
                              "argument by reference"})
    EXPECT_TRUE(census().Features.count(Feature)) << Feature;
}
