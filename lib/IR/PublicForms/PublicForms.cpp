//===- PublicForms.cpp - Internal names become public ones ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/PublicForms.h"
#include "cmx/IR/Aggregates.h"

#include "InternalMessages.h"
#include "LaneCounts.h"
#include "LocalAtomics.h"
#include "LongIntegers.h"
#include "MaskIntegers.h"
#include "PassedValues.h"
#include "PlainForms.h"
#include "QwordLanes.h"
#include "RegionForms.h"
#include "SamplerMessages.h"
#include "ShortBlocks.h"
#include "SimdBranches.h"
#include "SimpleIntrinsics.h"

#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

/// Is \p Name equal to \p Short, apart from types at the end of \p Name?
static bool isNamed(StringRef Name, StringRef Short) {
  return Name.consume_front(Short) && (Name.empty() || Name.front() == '.');
}

/// Returns \p Name without the types at its end.
static StringRef withoutTypes(StringRef Name) {
  for (StringRef Short; !(Short = withoutTypeSuffix(Name)).empty();)
    Name = Short;
  return Name;
}

/// Converts \p V to \p Ty by the intrinsic bf.cvt. The bfloats of \p V or \p Ty
/// have the type i16, but those of bf.cvt have the type half.
static Value *bfloatConversion(RegionBuilder &Builder, Value *V, Type *Ty) {
  IRBuilder<> &B = Builder.ir();
  auto Half = [&](Type *T) { return T->getWithNewType(B.getHalfTy()); };
  bool IsFrom = V->getType()->isIntOrIntVectorTy(16);
  if (IsFrom ? !Ty->getScalarType()->isFloatTy()
             : !Ty->isIntOrIntVectorTy(16) ||
                   !V->getType()->getScalarType()->isFloatTy())
    return nullptr;
  if (IsFrom)
    return Builder.createIntrinsic(GenXIntrinsic::BfCvt, Ty,
                                   {B.CreateBitCast(V, Half(V->getType()))});
  return B.CreateBitCast(
      Builder.createIntrinsic(GenXIntrinsic::BfCvt, Half(Ty), {V}), Ty);
}

static Value *publicForm(RegionBuilder &Builder, CallInst &Call,
                         StringRef Name) {
  if (Name.starts_with("lsc.")) {
    Name = withoutTypes(Name);
    // Messages for blocks with a descriptor have the same operands under both
    // names.
    if (!Name.contains(".2d.ugm.desc"))
      return publicMessage(Builder, Call, Name);
    auto Id = genXNamed(Name);
    SmallVector<Value *, 16> Args(Call.args());
    return Id ? Builder.createIntrinsic(*Id, Call.getType(), Args) : nullptr;
  }
  if (Name.starts_with("sample"))
    return samplerMessage(Builder, Call, Name);
  if (Call.arg_size() != 1)
    return nullptr;
  Value *V = Call.getArgOperand(0);
  if (isNamed(Name, "optimization.fence"))
    return V->getType() == Call.getType() ? V : nullptr;
  if (isNamed(Name, "round.to.tf32"))
    return Builder.createIntrinsic(GenXIntrinsic::Tf32Cvt, Call.getType(), {V});
  if (isNamed(Name, "cast.to.bf16") || isNamed(Name, "cast.from.bf16"))
    return bfloatConversion(Builder, V, Call.getType());
  return nullptr;
}

/// A prefetch has an old value without effect. If the old value is a scalar,
/// makes it a vector.
static Value *prefetchedBlock(RegionBuilder &Builder, CallInst &Call,
                              GenXIntrinsic Id) {
  if (Id != GenXIntrinsic::LscPrefetch2DUgmDesc ||
      Call.arg_size() != getGenXInfo(Id).Operands.size() ||
      Call.getArgOperand(Call.arg_size() - 1)->getType()->isVectorTy())
    return nullptr;
  SmallVector<Value *, 16> Args(Call.args());
  Args.back() = Builder.ir().CreateVectorSplat(1, Args.back());
  return Builder.createIntrinsic(Id, Call.getType(), Args);
}

/// Replaces "any" and "all" of integers: lanes that are not 0 are true.
static Value *reduction(RegionBuilder &Builder, CallInst &Call,
                        GenXIntrinsic Id) {
  if ((Id != GenXIntrinsic::Any && Id != GenXIntrinsic::All) ||
      Call.arg_size() != 1)
    return nullptr;
  Value *V = Call.getArgOperand(0);
  if (!V->getType()->isIntOrIntVectorTy() ||
      V->getType()->isIntOrIntVectorTy(1))
    return nullptr;
  return Builder.createIntrinsic(Id, Call.getType(),
                                 {Builder.ir().CreateIsNotNull(V)});
}

/// Replaces addc (carry and sum), subb (borrow and difference) and lzd (number
/// of leading zeros) of 64-bit integers.
static Value *wideBits(RegionBuilder &Builder, CallInst &Call,
                       GenXIntrinsic Id) {
  if (Call.arg_empty() ||
      !Call.getArgOperand(0)->getType()->isIntOrIntVectorTy(64))
    return nullptr;
  IRBuilder<> &B = Builder.ir();
  Value *L = Call.getArgOperand(0);
  Type *Ty = L->getType();
  if (Id == GenXIntrinsic::Lzd && Call.arg_size() == 1 && Call.getType() == Ty)
    return B.CreateBinaryIntrinsic(Intrinsic::ctlz, L, B.getFalse());
  bool IsSum = Id == GenXIntrinsic::Addc;
  if ((!IsSum && Id != GenXIntrinsic::Subb) || Call.arg_size() != 2 ||
      Call.getArgOperand(1)->getType() != Ty ||
      Call.getType() != StructType::get(Ty, Ty))
    return nullptr;
  Value *R = Call.getArgOperand(1);
  Value *Result = IsSum ? B.CreateAdd(L, R) : B.CreateSub(L, R);
  Value *Flag = IsSum ? B.CreateICmpULT(Result, R) : B.CreateICmpULT(L, R);
  Value *Both = B.CreateInsertValue(PoisonValue::get(Call.getType()),
                                    B.CreateZExt(Flag, Ty), 0);
  return B.CreateInsertValue(Both, Result, 1);
}

/// Replaces conversions of bfloats to integers: converts the bfloats to floats,
/// without loss, and the floats to integers.
static Value *widenedConversion(RegionBuilder &Builder, CallInst &Call,
                                GenXIntrinsic Id) {
  if ((Id != GenXIntrinsic::FPToSISat && Id != GenXIntrinsic::FPToUISat) ||
      Call.arg_size() != 1)
    return nullptr;
  IRBuilder<> &B = Builder.ir();
  Value *V = Call.getArgOperand(0);
  if (!V->getType()->getScalarType()->isBFloatTy())
    return nullptr;
  return Builder.createIntrinsic(
      Id, Call.getType(),
      {B.CreateFPExt(V, V->getType()->getWithNewType(B.getFloatTy()))});
}

/// Replaces bf.cvt if its bfloats have the type bfloat. Usually they have the
/// type half.
static Value *bfloatValues(RegionBuilder &Builder, CallInst &Call,
                           GenXIntrinsic Id) {
  if (Id != GenXIntrinsic::BfCvt || Call.arg_size() != 1)
    return nullptr;
  Value *V = Call.getArgOperand(0);
  Type *Ty = Call.getType();
  Type *From = V->getType()->getScalarType(), *To = Ty->getScalarType();
  if (V->getType()->getWithNewType(To) != Ty)
    return nullptr;
  if (From->isBFloatTy() && To->isFloatTy())
    return Builder.ir().CreateFPExt(V, Ty);
  if (From->isFloatTy() && To->isBFloatTy())
    return Builder.ir().CreateFPTrunc(V, Ty);
  return nullptr;
}

static Value *replacement(RegionBuilder &Builder, CallInst &Call,
                          const Function &Callee) {
  Builder.ir().SetInsertPoint(&Call);
  StringRef Name = Callee.getName();
  if (Name.consume_front("llvm.vc.internal."))
    return publicForm(Builder, Call, Name);
  auto Id = getGenXIntrinsic(Callee);
  if (!Id)
    return nullptr;
  for (Value *(*Form)(RegionBuilder &, CallInst &, GenXIntrinsic) :
       {presentRegion, reduction, wideBits, widenedConversion, bfloatValues,
        shortBlock, qwordLanes, svmBytes, prefetchedBlock, movedChannels,
        legalLanes, localAtomic})
    if (Value *New = Form(Builder, Call, *Id))
      return New;
  return nullptr;
}

static bool rewriteCalls(RegionBuilder &Builder, Function &Callee) {
  bool Changed = false;
  auto Form = getPlainForm(Callee);
  for (User *U : make_early_inc_range(Callee.users())) {
    // Besides calls, LLVM allows one kind of use: a cast that is an operand of
    // a call such as llvm.assume.
    auto *Call = dyn_cast<CallInst>(U);
    if (!Call)
      continue;
    if (Form) {
      Changed |= replacePlainForm(*Call, *Form);
      continue;
    }
    Value *New = replacement(Builder, *Call, Callee);
    if (!New)
      continue;
    if (!Call->getType()->isVoidTy()) {
      if (auto *I = dyn_cast<Instruction>(New); I && !I->hasName())
        I->takeName(Call);
      Call->replaceAllUsesWith(New);
    }
    Call->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Rewrites the calls of each declaration once. A new call may need to be
/// rewritten again.
static bool rewriteDeclared(RegionBuilder &Builder, Module &M) {
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    if (!F.isDeclaration() ||
        !(hasGenXName(F) || F.getName().starts_with("llvm.vc.internal.")) ||
        !rewriteCalls(Builder, F))
      continue;
    Changed = true;
    if (F.use_empty())
      F.eraseFromParent();
  }
  return Changed;
}

bool makePublicForms(Module &M) {
  RegionBuilder Builder(M);
  bool Changed = expandSIMTCalls(M);
  Changed |= passBuffers(M);
  Changed |= lowerSimdBranches(M);
  while (rewriteDeclared(Builder, M))
    Changed = true;
  for (Function &F : make_early_inc_range(M))
    Changed |= widenPassedIntegers(F);
  for (Function &F : M)
    if (!F.isDeclaration())
      for (bool (*Rewrite)(Function &) :
           {replaceSimpleIntrinsics, splitAggregates, widenMaskIntegers,
            splitLongIntegers, convertAsmOperands})
        Changed |= Rewrite(F);
  return Changed;
}

} // namespace cmx
