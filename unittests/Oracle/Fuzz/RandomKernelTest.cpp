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
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
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

/// What occurs in the kernels of many seeds.
struct Census {
  std::map<const TargetDesc *, std::set<GenXIntrinsic>> Intrinsics;
  std::set<unsigned> Opcodes;
  std::set<Intrinsic::ID> LLVMIntrinsics;
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
  StringRef Name = Callee->getName();
  for (const char *Mark :
       {"simdcf.any", "simdcf.predicate", "unmask.begin", "unmask.end"})
    if (Name.starts_with(("llvm.genx." + StringRef(Mark)).str()))
      Features.insert(Mark);
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
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      Opcodes.insert(I.getOpcode());
      if (auto Id = getGenXIntrinsic(I))
        Intrinsics[TD].insert(*Id);
      else if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
        LLVMIntrinsics.insert(Intr->getIntrinsicID());
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
  /// Kernels are made once for all tests.
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

/// All that the platform has, of all rows of the table that have a lowering.
TEST_F(RandomKernelTest, EveryIntrinsicOccurs) {
  for (const TargetDesc *TD : TargetDesc::all())
    for (const GenXInfo &Info : allGenXInfos()) {
      bool Occurs = census().Intrinsics.at(TD).count(Info.Id);
      if (!canOccur(Info.Id, TD))
        EXPECT_FALSE(Occurs) << Info.Name << " on " << TD->name().str();
    }
  for (const GenXInfo &Info : allGenXInfos()) {
    bool Possible = false, Occurs = false;
    for (const TargetDesc *TD : TargetDesc::all()) {
      Possible |= canOccur(Info.Id, TD);
      Occurs |= census().Intrinsics.at(TD).count(Info.Id) != 0;
    }
    EXPECT_EQ(Possible, Occurs) << Info.Name;
    if (!isLeftOut(Info.Id))
      EXPECT_TRUE(Possible) << Info.Name << " is on no platform";
  }
}

TEST_F(RandomKernelTest, EveryInstructionOccurs) {
  for (unsigned Op : std::initializer_list<unsigned>{
           Instruction::Add,     Instruction::Sub,
           Instruction::Mul,     Instruction::SDiv,
           Instruction::UDiv,    Instruction::SRem,
           Instruction::URem,    Instruction::Shl,
           Instruction::LShr,    Instruction::AShr,
           Instruction::And,     Instruction::Or,
           Instruction::Xor,     Instruction::FAdd,
           Instruction::FSub,    Instruction::FMul,
           Instruction::FDiv,    Instruction::FNeg,
           Instruction::ICmp,    Instruction::FCmp,
           Instruction::Select,  Instruction::ZExt,
           Instruction::SExt,    Instruction::Trunc,
           Instruction::FPToSI,  Instruction::FPToUI,
           Instruction::SIToFP,  Instruction::UIToFP,
           Instruction::FPExt,   Instruction::FPTrunc,
           Instruction::BitCast, Instruction::ExtractElement,
           Instruction::PHI,     Instruction::InsertElement,
           Instruction::Switch,  Instruction::ShuffleVector,
           Instruction::Br,      Instruction::Freeze,
           Instruction::Call,    Instruction::ExtractValue,
           Instruction::Alloca,  Instruction::Load,
           Instruction::Store,   Instruction::Fence})
    EXPECT_TRUE(census().Opcodes.count(Op)) << Instruction::getOpcodeName(Op);
}

TEST_F(RandomKernelTest, LLVMIntrinsicsOccur) {
  for (Intrinsic::ID Id : {Intrinsic::smin,
                           Intrinsic::umax,
                           Intrinsic::abs,
                           Intrinsic::uadd_sat,
                           Intrinsic::ssub_sat,
                           Intrinsic::fshl,
                           Intrinsic::fshr,
                           Intrinsic::ctpop,
                           Intrinsic::ctlz,
                           Intrinsic::cttz,
                           Intrinsic::bitreverse,
                           Intrinsic::bswap,
                           Intrinsic::scmp,
                           Intrinsic::sadd_with_overflow,
                           Intrinsic::fma,
                           Intrinsic::fmuladd,
                           Intrinsic::sqrt,
                           Intrinsic::floor,
                           Intrinsic::round,
                           Intrinsic::copysign,
                           Intrinsic::pow,
                           Intrinsic::fptosi_sat,
                           Intrinsic::vector_reduce_add,
                           Intrinsic::vector_reduce_fadd,
                           Intrinsic::vector_reduce_or,
                           Intrinsic::vector_reverse,
                           Intrinsic::vector_interleave2,
                           Intrinsic::vector_insert,
                           Intrinsic::vector_extract})
    EXPECT_TRUE(census().LLVMIntrinsics.count(Id))
        << Intrinsic::getBaseName(Id).str();
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
                              "argument by reference",
                              "simdcf.any",
                              "simdcf.predicate",
                              "unmask.begin",
                              "unmask.end"})
    EXPECT_TRUE(census().Features.count(Feature)) << Feature;
}
