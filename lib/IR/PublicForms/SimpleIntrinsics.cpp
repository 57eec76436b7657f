//===- SimpleIntrinsics.cpp - Intrinsics in plain instructions ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimpleIntrinsics.h"

#include "cmx/Support/Compat.h"

#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <optional>

using namespace llvm;

namespace cmx {

static Constant *steps(Type *VecTy) {
  auto *Ty = cast<FixedVectorType>(VecTy);
  SmallVector<Constant *, 32> Lanes;
  for (unsigned L = 0; L != Ty->getNumElements(); ++L)
    Lanes.push_back(ConstantInt::get(
        Ty->getElementType(),
        L & maskTrailingOnes<uint64_t>(Ty->getScalarSizeInBits())));
  return ConstantVector::get(Lanes);
}

/// Returns the value of get.active.lane.mask(base, n): lane < n - base. (The
/// sum base + lane, which defines the mask, could wrap around.)
static Value *activeLanes(IRBuilder<> &B, IntrinsicInst &I) {
  // A narrow type cannot hold all lane numbers.
  Type *Ty = I.getArgOperand(0)->getType();
  if (Ty->getIntegerBitWidth() < 16)
    Ty = B.getInt16Ty();
  Value *Base = B.CreateZExt(I.getArgOperand(0), Ty);
  Value *End = B.CreateZExt(I.getArgOperand(1), Ty);
  Value *Left = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, End, Base);
  unsigned NumLanes = cast<FixedVectorType>(I.getType())->getNumElements();
  Value *Lanes = B.CreateVectorSplat(NumLanes, Left);
  return B.CreateICmpULT(steps(Lanes->getType()), Lanes);
}

namespace {
/// A product or quotient of fixed-point numbers.
struct FixedPoint {
  bool IsSigned, IsProduct, Saturates;
};
} // namespace

static std::optional<FixedPoint> fixedPoint(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::smul_fix:
    return FixedPoint{true, true, false};
  case Intrinsic::umul_fix:
    return FixedPoint{false, true, false};
  case Intrinsic::smul_fix_sat:
    return FixedPoint{true, true, true};
  case Intrinsic::umul_fix_sat:
    return FixedPoint{false, true, true};
  case Intrinsic::sdiv_fix:
    return FixedPoint{true, false, false};
  case Intrinsic::udiv_fix:
    return FixedPoint{false, false, false};
  case Intrinsic::sdiv_fix_sat:
    return FixedPoint{true, false, true};
  case Intrinsic::udiv_fix_sat:
    return FixedPoint{false, false, true};
  default:
    return std::nullopt;
  }
}

/// Computes \p Op in at least twice as many bits, or returns null if the type
/// is not supported. In twice as many bits nothing overflows: a dividend of N
/// bits is shifted left by at most N bits, a signed dividend by at most N - 1.
/// Products are rounded down. LLVM allows any rounding, and its constant
/// folding also rounds down.
static Value *fixed(IRBuilder<> &B, IntrinsicInst &I, FixedPoint Op) {
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits != 8 && Bits != 16 && Bits != 32)
    return nullptr;
  // Bytes also become dwords, because the machine multiplies and divides dwords
  // best.
  Type *WideTy = Ty->getWithNewBitWidth(Bits == 32 ? 64 : 32);
  Value *L = B.CreateIntCast(I.getArgOperand(0), WideTy, Op.IsSigned);
  Value *R = B.CreateIntCast(I.getArgOperand(1), WideTy, Op.IsSigned);
  uint64_t Scale = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  Value *V;
  if (Op.IsProduct) {
    V = B.CreateMul(L, R);
    V = Op.IsSigned ? B.CreateAShr(V, Scale) : B.CreateLShr(V, Scale);
  } else {
    L = B.CreateShl(L, Scale);
    V = Op.IsSigned ? B.CreateSDiv(L, R) : B.CreateUDiv(L, R);
  }
  if (Op.Saturates) {
    unsigned WideBits = WideTy->getScalarSizeInBits();
    APInt Max =
        Op.IsSigned ? APInt::getSignedMaxValue(Bits) : APInt::getMaxValue(Bits);
    V = B.CreateBinaryIntrinsic(Op.IsSigned ? Intrinsic::smin : Intrinsic::umin,
                                V,
                                ConstantInt::get(WideTy, Max.zext(WideBits)));
    APInt Min = APInt::getSignedMinValue(Bits).sext(WideBits);
    if (Op.IsSigned)
      V = B.CreateBinaryIntrinsic(Intrinsic::smax, V,
                                  ConstantInt::get(WideTy, Min));
  }
  return B.CreateTrunc(V, Ty);
}

/// Returns the opcode of the instruction whose constrained form is \p Id, or 0
/// if \p Id is the constrained form of an intrinsic.
static unsigned opcodeOfConstrained(Intrinsic::ID Id) {
  switch (Id) {
#define INSTRUCTION(Name, NumArgs, HasRounding, Constrained)                   \
  case Intrinsic::Constrained:                                                 \
    return Instruction::Name;
#define CMP_INSTRUCTION(Name, NumArgs, HasRounding, Constrained, Node)
#define FUNCTION(Name, NumArgs, HasRounding, Constrained)
#define DAG_FUNCTION(Name, NumArgs, HasRounding, Constrained, Node)
#include "llvm/IR/ConstrainedOps.def"
  default:
    return 0;
  }
}

static Intrinsic::ID functionOfConstrained(Intrinsic::ID Id) {
  switch (Id) {
#define FUNCTION(Name, NumArgs, HasRounding, Constrained)                      \
  case Intrinsic::Constrained:                                                 \
    return Intrinsic::Name;
#define DAG_FUNCTION(Name, NumArgs, HasRounding, Constrained, Node)            \
  FUNCTION(Name, NumArgs, HasRounding, Constrained)
#define INSTRUCTION(Name, NumArgs, HasRounding, Constrained)
#include "llvm/IR/ConstrainedOps.def"
  default:
    llvm_unreachable("neither an instruction nor a function");
  }
}

/// Returns the unconstrained operation that replaces \p I, or null if \p I
/// requires a rounding other than to nearest. Other constraints have no effect:
/// the machine has no floating-point exceptions, and kernels round to nearest.
static Value *unconstrained(IRBuilder<> &B, ConstrainedFPIntrinsic &I) {
  std::optional<RoundingMode> Rounding = I.getRoundingMode();
  if (Rounding && *Rounding != RoundingMode::NearestTiesToEven &&
      *Rounding != RoundingMode::Dynamic)
    return nullptr;
  if (isa<FPMathOperator>(I))
    B.setFastMathFlags(I.getFastMathFlags());
  SmallVector<Value *, 3> Args(I.arg_begin(),
                               I.arg_begin() + I.getNonMetadataArgCount());
  if (auto *Cmp = dyn_cast<ConstrainedFPCmpIntrinsic>(&I))
    return B.CreateFCmp(Cmp->getPredicate(), Args[0], Args[1]);
  unsigned Opcode = opcodeOfConstrained(I.getIntrinsicID());
  if (Opcode == 0)
    return B.CreateIntrinsic(I.getType(),
                             functionOfConstrained(I.getIntrinsicID()), Args);
  if (Instruction::isCast(Opcode))
    return B.CreateCast(Instruction::CastOps(Opcode), Args[0], I.getType());
  return B.CreateBinOp(Instruction::BinaryOps(Opcode), Args[0], Args[1]);
}

/// Returns the value that replaces \p I, or null if \p I stays.
static Value *simpleForm(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  if (auto *Constrained = dyn_cast<ConstrainedFPIntrinsic>(&I))
    return unconstrained(B, *Constrained);
  Intrinsic::ID Id = I.getIntrinsicID();
  if (auto Op = fixedPoint(Id))
    return fixed(B, I, *Op);
  switch (Id) {
  case Intrinsic::convert_from_fp16:
    if (!I.getType()->isFloatTy())
      return nullptr;
    return B.CreateFPExt(B.CreateBitCast(I.getArgOperand(0), B.getHalfTy()),
                         I.getType());
  case Intrinsic::convert_to_fp16:
    if (!I.getArgOperand(0)->getType()->isFloatTy())
      return nullptr;
    return B.CreateBitCast(B.CreateFPTrunc(I.getArgOperand(0), B.getHalfTy()),
                           I.getType());
  case CMX_INTRINSIC_STEPVECTOR:
    return isa<FixedVectorType>(I.getType()) ? steps(I.getType()) : nullptr;
  case Intrinsic::get_active_lane_mask:
    return isa<FixedVectorType>(I.getType()) &&
                   I.getArgOperand(0)->getType()->isIntegerTy()
               ? activeLanes(B, I)
               : nullptr;
  case Intrinsic::is_constant:
    return B.getInt1(isa<ConstantData>(I.getArgOperand(0)));
  case Intrinsic::objectsize:
    return lowerObjectSizeCall(&I, I.getDataLayout(), /*TLI=*/nullptr,
                               /*MustSucceed=*/true);
  case Intrinsic::ptrmask: {
    Value *Mask = I.getArgOperand(1);
    Value *Address = B.CreatePtrToInt(I.getArgOperand(0), Mask->getType());
    return B.CreateIntToPtr(B.CreateAnd(Address, Mask), I.getType());
  }
  case Intrinsic::invariant_start:
    return PoisonValue::get(I.getType()); // Only invariant.end reads it.
  case Intrinsic::annotation:
  case Intrinsic::ptr_annotation:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group:
    return I.getArgOperand(0);
  default:
    return nullptr;
  }
}

bool replaceSimpleIntrinsics(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    // LLVM treats calls of llvm.genx functions as intrinsics without an ID.
    if (!Call || Call->getIntrinsicID() == Intrinsic::not_intrinsic)
      continue;
    // Without a debugger, llvm.debugtrap has no effect.
    Intrinsic::ID Id = Call->getIntrinsicID();
    bool HasNoEffect = Id == CMX_INTRINSIC_FAKE_USE ||
                       Id == Intrinsic::debugtrap ||
                       Id == Intrinsic::invariant_end;
    Value *New = HasNoEffect ? nullptr : simpleForm(*Call);
    if (!New && !HasNoEffect)
      continue;
    if (New) {
      if (isa<Instruction>(New) && !New->hasName())
        New->takeName(Call);
      Call->replaceAllUsesWith(New);
    }
    Call->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

} // namespace cmx
