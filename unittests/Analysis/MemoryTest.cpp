//===- MemoryTest.cpp - Tests for masked accesses and private pointers ----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/MaskedAccess.h"
#include "cmx/Analysis/PrivatePointers.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace cmx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Masked accesses
//===----------------------------------------------------------------------===//

namespace {
/// Builds calls of the four masked intrinsics, in the form of this release of
/// LLVM.
class MaskedAccessTest : public testing::Test {
protected:
  LLVMContext C;
  Module M{"masked", C};
  IRBuilder<> B{C};
  FixedVectorType *Ty = FixedVectorType::get(B.getInt32Ty(), 4);
  Type *PtrsTy = FixedVectorType::get(B.getPtrTy(), 4);
  Type *MaskTy = FixedVectorType::get(B.getInt1Ty(), 4);
  Function *F = Function::Create(
      FunctionType::get(B.getVoidTy(), {B.getPtrTy(), PtrsTy, MaskTy, Ty},
                        false),
      GlobalValue::ExternalLinkage, "f", M);
  Value *Pointer = F->getArg(0), *Pointers = F->getArg(1), *Mask = F->getArg(2),
        *Data = F->getArg(3);

  void SetUp() override { B.SetInsertPoint(BasicBlock::Create(C, "", F)); }

  struct Case {
    CallInst *Call;
    bool IsLoad, IsLaneWise;
    Value *Pointer;
  };
  SmallVector<Case, 4> cases(Align A) {
    return {
        {B.CreateMaskedLoad(Ty, Pointer, A, Mask, Data), true, false, Pointer},
        {B.CreateMaskedGather(Ty, Pointers, A, Mask, Data), true, true,
         Pointers},
        {B.CreateMaskedStore(Data, Pointer, A, Mask), false, false, Pointer},
        {B.CreateMaskedScatter(Data, Pointers, A, Mask), false, true,
         Pointers}};
  }
};
} // namespace

TEST_F(MaskedAccessTest, Operands) {
  for (unsigned AlignBytes : {1u, 2u, 8u})
    for (const Case &Expected : cases(Align(AlignBytes))) {
      auto Actual = maskedAccess(*Expected.Call);
      ASSERT_TRUE(Actual);
      EXPECT_EQ(Actual->IsLoad, Expected.IsLoad);
      EXPECT_EQ(Actual->IsLaneWise, Expected.IsLaneWise);
      EXPECT_EQ(Expected.Call->getArgOperand(Actual->PointerOp),
                Expected.Pointer);
      EXPECT_EQ(Expected.Call->getArgOperand(Actual->MaskOp), Mask);
      EXPECT_EQ(Actual->Data, Data);
      EXPECT_EQ(Actual->Ty, Ty);
      EXPECT_EQ(Actual->A.value(), AlignBytes);
    }
}

// If a call does not promise an alignment, the lanes can be at any address.
TEST_F(MaskedAccessTest, NoPromise) {
  for (const Case &Expected : cases(Align(4))) {
    unsigned PointerOp = maskedAccess(*Expected.Call)->PointerOp;
    if (!Expected.Call->getParamAlign(PointerOp))
      // In some releases of LLVM, the alignment is an operand.
      continue;
    Expected.Call->removeParamAttr(PointerOp, Attribute::Alignment);
    EXPECT_EQ(maskedAccess(*Expected.Call)->A.value(), 1u);
  }
}

TEST_F(MaskedAccessTest, OtherInstructions) {
  EXPECT_FALSE(maskedAccess(*B.CreateLoad(Ty, Pointer)));
  EXPECT_FALSE(maskedAccess(*B.CreateStore(Data, Pointer)));
  EXPECT_FALSE(maskedAccess(*B.CreateMemSet(Pointer, B.getInt8(0), 4, {})));
}

//===----------------------------------------------------------------------===//
// Private pointers
//===----------------------------------------------------------------------===//

// In each function, the names of pointers into variables begin with "private".
// The names of other pointers begin with "other".
TEST(PrivatePointersTest, Names) {
  LLVMContext C;
  SMDiagnostic Err;
  std::unique_ptr<Module> M = parseAssemblyString(R"(
    @table = constant [4 x i32] zeroinitializer
    define void @derived(ptr %other, <2 x ptr> %other.lanes, i1 %c, i32 %i) {
      %private = alloca [4 x i32]
      %private.gep = getelementptr i32, ptr %private, i32 %i
      %private.gep2 = getelementptr i32, ptr %private.gep, <2 x i32> <i32 1, i32 2>
      %private.frozen = freeze ptr %private.gep
      %private.select = select i1 %c, ptr %private.frozen, ptr null
      %private.either = select i1 %c, ptr %other, ptr %private
      %private.cast = addrspacecast ptr %private.select to ptr addrspace(4)
      %private.insert = insertelement <2 x ptr> %other.lanes, ptr %private, i32 0
      %private.shuffle = shufflevector <2 x ptr> %private.insert, <2 x ptr> poison, <2 x i32> zeroinitializer
      %private.extract = extractelement <2 x ptr> %private.shuffle, i32 0
      %private.table = getelementptr i32, ptr @table, i32 %i
      %other.gep = getelementptr i32, ptr %other, i32 %i
      %other.frozen = freeze ptr %other.gep
      %other.loaded = load ptr, ptr %private
      %other.number = ptrtoint ptr %private to i64
      %other.made = inttoptr i64 %other.number to ptr
      %other.select = select i1 %c, ptr %other, ptr null
      %other.insert = insertelement <2 x ptr> %other.lanes, ptr %other, i32 0
      br label %loop
    loop:
      %private.phi = phi ptr [ %private, %0 ], [ %private.next, %loop ]
      %other.phi = phi ptr [ %other, %0 ], [ %other.next, %loop ]
      %private.next = getelementptr i8, ptr %private.phi, i32 1
      %other.next = getelementptr i8, ptr %other.phi, i32 1
      br i1 %c, label %loop, label %end
    end:
      ret void
    }
    define internal void @callee(ptr %private.own, ptr %private.table, ptr %private.passed.on, ptr %other, ptr %private.either) {
      %private.gep = getelementptr i8, ptr %private.own, i32 1
      %other.gep = getelementptr i8, ptr %other, i32 1
      ret void
    }
    define void @caller(ptr %other, i1 %c, i64 %n) {
      %private = alloca i32
      %private.select = select i1 %c, ptr %private, ptr %other
      %other.number = inttoptr i64 %n to ptr
      call void @callee(ptr %private, ptr @table, ptr %other, ptr %other.number, ptr %private.select)
      ret void
    }
    define internal ptr @moved(ptr %private.of, ptr %private.unused, ptr %private.unknown, i32 %n) {
      %private.gep = getelementptr i8, ptr %private.of, i32 %n
      %private.frozen = freeze ptr %private.gep
      ret ptr %private.frozen
    }
    define internal ptr @moved.again(ptr %private.of, i1 %c) {
      br i1 %c, label %again, label %end
    again:
      %private.same = call ptr @moved.again(ptr %private.of, i1 false)
      br label %end
    end:
      %private.phi = phi ptr [ %private.same, %again ], [ %private.of, %0 ]
      %private.result = call ptr @moved(ptr %private.phi, ptr %private.of, ptr null, i32 1)
      ret ptr %private.result
    }
    define void @calls(ptr %other, i32 %n) {
      %private = alloca [64 x i8]
      %private.1 = call ptr @moved(ptr %private, ptr %other, ptr %other, i32 %n)
      %other.1 = call ptr @moved(ptr %other, ptr %private, ptr %other, i32 %n)
      %private.2 = call ptr @moved.again(ptr %private.1, i1 true)
      ret void
    }
    define void @deep(ptr %other) {
      %private = alloca [64 x i8]
      %private.1 = getelementptr i8, ptr %private, i32 1
      %private.2 = getelementptr i8, ptr %private.1, i32 1
      %private.3 = getelementptr i8, ptr %private.2, i32 1
      %private.4 = getelementptr i8, ptr %private.3, i32 1
      %private.5 = getelementptr i8, ptr %private.4, i32 1
      %private.6 = getelementptr i8, ptr %private.5, i32 1
      %private.7 = getelementptr i8, ptr %private.6, i32 1
      call void @takes.deep(ptr %private.7, ptr %other)
      ret void
    }
    define internal void @takes.deep(ptr %private, ptr %private.caller.not.seen) {
      ret void
    }
    declare ptr @elsewhere(ptr %private)
    define void @declared(ptr %other) {
      %private = alloca i32
      %other.result = call ptr @elsewhere(ptr %private)
      ret void
    }
    define internal void @takes.frozen(ptr %private) {
      ret void
    }
    define void @frozen.again(ptr %other, i1 %c) {
      br label %loop
    loop:
      %other.phi = phi ptr [ %other, %0 ], [ %other.frozen, %loop ]
      %other.frozen = freeze ptr %other.phi
      call void @takes.frozen(ptr %other.frozen)
      br i1 %c, label %loop, label %end
    end:
      ret void
    }
    define internal ptr @named(ptr %other) {
      ret ptr %other
    }
    define void @names(ptr %other, ptr %other.place) {
      %private = alloca i32
      store ptr @named, ptr %other.place
      %other.made = inttoptr i64 64 to ptr
      call void @takes.named(ptr %private, ptr @named)
      call void @named(ptr %other.made)
      call void @named()
      ret void
    }
    define internal void @takes.named(ptr %private, ptr %other) {
      ret void
    }
    define void @by.value(ptr byval(i32) %private, ptr %other) {
      %private.gep = getelementptr i8, ptr %private, i32 1
      ret void
    }
  )",
                                                  Err, C);
  ASSERT_TRUE(M) << Err.getMessage().str();
  unsigned NumChecked = 0;
  for (const Function &F : *M) {
    PrivatePointers Private(F);
    auto Check = [&](const Value &V) {
      if (!V.getType()->isPtrOrPtrVectorTy())
        return;
      ++NumChecked;
      EXPECT_EQ(Private.contains(V), V.getName().starts_with("private"))
          << F.getName().str() << ": " << V.getName().str();
    };
    for (const Argument &Arg : F.args())
      Check(Arg);
    for (const Instruction &I : instructions(F))
      Check(I);
  }
  EXPECT_EQ(NumChecked, 77u);
  PrivatePointers Private(*M->getFunction("derived"));
  EXPECT_TRUE(Private.contains(*M->getNamedGlobal("table")));
  EXPECT_FALSE(
      Private.contains(*ConstantPointerNull::get(PointerType::get(C, 0))));
}
