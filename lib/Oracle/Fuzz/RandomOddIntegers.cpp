//===- RandomOddIntegers.cpp - Integers of lengths no register has --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bit fields, integers of 24 or 48 bits in memory, vectors of three elements as
// one integer. Only a few operations use such an integer, and it never enters
// the pool of values.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace cmx::fuzz {

/// Returns the type of a vector of \p Bits / 8 bytes or \p Bits / 16 words.
Type *KernelGenerator::partsOf(unsigned Bits) {
  Type *Elem = intTy(Bits % 16 || R.chance(50) ? 8 : 16);
  return vec(Elem, Bits / Elem->getIntegerBitWidth());
}

Value *KernelGenerator::oddSource(unsigned Bits) {
  unsigned Roll = R.below(4), AlignBytes = R.pick({1, 2, 4});
  if (Bits % 8 == 0 && Roll == 0)
    return IR.CreateAlignedLoad(intTy(Bits), sharedPointer(4),
                                Align(AlignBytes));
  if (Bits % 8 == 0 && Roll == 1)
    return IR.CreateBitCast(get(partsOf(Bits), IsClean), intTy(Bits));
  Value *Wide = get(intTy(R.pick({32, 64})), IsClean);
  return R.chance(50) ? IR.CreateSExtOrTrunc(Wide, intTy(Bits))
                      : IR.CreateZExtOrTrunc(Wide, intTy(Bits));
}

Value *KernelGenerator::oddOp(Value *A, Value *B) {
  Type *Ty = A->getType();
  unsigned Bits = Ty->getIntegerBitWidth();
  Constant *Amount = ConstantInt::get(Ty, R.below(Bits));
  switch (R.below(9)) {
  case 0:
  case 1:
  case 2:
    return IR.CreateBinOp(
        R.pick({Instruction::Add, Instruction::Sub, Instruction::Mul,
                Instruction::And, Instruction::Or, Instruction::Xor}),
        A, B);
  case 3:
    return IR.CreateBinOp(
        R.pick({Instruction::Shl, Instruction::LShr, Instruction::AShr}), A,
        Amount);
  case 4:
    return IR.CreateBinaryIntrinsic(
        R.pick({Intrinsic::smin, Intrinsic::smax, Intrinsic::umin,
                Intrinsic::umax, Intrinsic::usub_sat}),
        A, B);
  case 5:
    return IR.CreateBinaryIntrinsic(
        R.pick({Intrinsic::abs, Intrinsic::ctlz, Intrinsic::cttz}), A,
        IR.getFalse());
  case 6:
    return IR.CreateUnaryIntrinsic(
        Bits % 16 ? R.pick({Intrinsic::ctpop, Intrinsic::bitreverse})
                  : R.pick({Intrinsic::ctpop, Intrinsic::bitreverse,
                            Intrinsic::bswap}),
        A);
  case 7: {
    CmpInst::Predicate P = anyPredicate(Ty);
    return IR.CreateSelect(IR.CreateICmp(P, A, B), A, B);
  }
  default: {
    Value *Divisor = IR.CreateOr(B, ConstantInt::get(Ty, 2));
    if (Bits > 32)
      return IR.CreateUDiv(A, ConstantInt::get(Ty, 2 + R.below(100)));
    return IR.CreateURem(A, Divisor);
  }
  }
}

void KernelGenerator::oddSink(Value *V) {
  unsigned Bits = V->getType()->getIntegerBitWidth();
  unsigned AlignBytes = R.pick({1, 2, 4});
  switch (R.below(4)) {
  case 0:
    IR.CreateAlignedStore(V, sharedPointer(4), Align(AlignBytes));
    return;
  case 1:
    if (Bits % 8 == 0)
      keep(IR.CreateBitCast(V, partsOf(Bits)));
    return;
  case 2:
    if (Bits < 32)
      keep(R.chance(50) ? IR.CreateSIToFP(V, IR.getFloatTy())
                        : IR.CreateUIToFP(V, IR.getFloatTy()));
    return;
  default: {
    Type *Ty = intTy(R.pick({8, 16, 32, 64}));
    keep(R.chance(50) ? IR.CreateSExtOrTrunc(V, Ty)
                      : IR.CreateZExtOrTrunc(V, Ty));
  }
  }
}

void KernelGenerator::oddIntegers() {
  unsigned Bits = R.pick({24, 24, 48, 48, 40, 56, 7, 12, 20, 33, 63});
  Value *V = oddSource(Bits);
  for (unsigned More = 1 + R.below(4); More--;)
    V = oddOp(V, R.chance(50) ? oddSource(Bits)
                              : ConstantInt::get(V->getType(), R.below(100)));
  oddSink(V);
  if (R.chance(30))
    oddSink(V);
}

} // namespace cmx::fuzz
