//===- ConstantTerms.cpp - Multiply-adds with constants -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantTerms.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/IR/Builder.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// The constant of all lanes. (One without a value needs no register.)
static Constant *splatOf(const Value *V) {
  auto *C = dyn_cast<Constant>(V);
  return C && !isa<UndefValue>(C) ? C->getSplatValue() : nullptr;
}

/// The product of a sum that may be rounded once; null if there is none, or no
/// constant in both.
static Instruction *productOf(const Instruction &Sum) {
  if (Sum.getOpcode() != Instruction::FAdd || !Sum.hasAllowContract() ||
      !Sum.getType()->isVectorTy() ||
      !Sum.getType()->getScalarType()->isFloatTy())
    return nullptr;
  for (unsigned K = 0; K != 2; ++K) {
    auto *Mul = dyn_cast<Instruction>(Sum.getOperand(K));
    if (Mul && Mul->getOpcode() == Instruction::FMul && Mul->hasOneUse() &&
        Mul->hasAllowContract() && Mul->getParent() == Sum.getParent() &&
        !isa<Constant>(Mul->getOperand(0)) &&
        (splatOf(Mul->getOperand(1)) || splatOf(Sum.getOperand(1 - K))) &&
        (!isa<Constant>(Mul->getOperand(1)) || splatOf(Mul->getOperand(1))))
      return Mul;
  }
  return nullptr;
}

/// A multiply-add of one piece, or a product or sum without third source.
static InstDesc describe(Operation Op, OperandDesc Src0, OperandDesc Src1,
                         OperandDesc Src2 = OperandDesc::absent()) {
  InstDesc D{};
  D.Op = Op;
  D.ExecSize = Src0.R.numElts();
  D.Dst = D.Src[0] = Src0;
  D.Src[1] = Src1;
  D.Src[2] = Src2;
  return D;
}

/// Gen instructions that registers for the constants of \p Sum and its product
/// \p Mul save, for each piece. Nothing where the constants may stay in a
/// multiply-add: of those the finalizer makes registers, once for all.
static int savedPerPiece(const TargetDesc &TD, unsigned Lanes,
                         const Instruction &Mul, const Instruction &Sum) {
  OperandDesc Packed =
      OperandDesc::region(ElemType::F, Region::contiguous(4, Lanes));
  OperandDesc Scalar =
      OperandDesc::region(ElemType::F, Region::broadcast(4, Lanes));
  OperandDesc Imm = OperandDesc::imm(ElemType::F);
  bool Factor = splatOf(Mul.getOperand(1));
  bool Addend = splatOf(Sum.getOperand(0)) || splatOf(Sum.getOperand(1));
  auto With = [&](OperandDesc C) {
    return describe(Operation::Mad, Packed, Factor ? C : Packed,
                    Addend ? C : Packed);
  };
  InstDesc Product = describe(Operation::Mul, Packed, Factor ? Imm : Packed);
  InstDesc Rest = describe(Operation::Add, Packed, Addend ? Imm : Packed);
  int Apart = int(TD.genCost(Product)) + int(TD.genCost(Rest));
  if (TD.checkInst(With(Scalar)) != RegionLegality::Legal ||
      (TD.checkInst(With(Imm)) == RegionLegality::Legal &&
       int(TD.genCost(With(Imm))) <= Apart))
    return 0;
  return Apart - int(TD.genCost(With(Scalar)));
}

bool shareConstantTerms(BasicBlock &BB, const TargetDesc &TD, Remarks &Rem) {
  unsigned Lanes = TD.maxOperandRegisters() * TD.grfBytes() / 4;
  SmallVector<Instruction *, 8> Sums;
  // The first instruction with the constant, later what replaces that.
  SmallMapVector<Constant *, Value *, 8> Registers;
  int Gain = 0;
  for (Instruction &I : BB)
    if (Instruction *Mul = productOf(I)) {
      int Saved = savedPerPiece(TD, Lanes, *Mul, I);
      if (Saved <= 0)
        continue;
      Sums.push_back(&I);
      Gain += Saved * int(divideCeil(numLanes(I.getType()), Lanes));
      for (Instruction *Part : {Mul, &I})
        for (Value *Op : Part->operands())
          if (Constant *C = splatOf(Op))
            Registers.insert({C, Part});
    }
  Gain -= int(Registers.size());
  if (Gain <= 0)
    return false;
  RegionBuilder RB(*BB.getModule());
  for (auto &[C, V] : Registers) {
    RB.ir().SetInsertPoint(&*BB.getFirstInsertionPt());
    RB.ir().SetCurrentDebugLocation(cast<Instruction>(V)->getDebugLoc());
    auto *Ty = FixedVectorType::get(C->getType(), 1);
    V = RB.createIntrinsic(GenXIntrinsic::ConstantF, Ty,
                           {ConstantVector::get({C})}, "const");
  }
  for (Instruction *Sum : Sums)
    for (Instruction *Part : {productOf(*Sum), Sum})
      for (Use &Op : Part->operands())
        if (Constant *C = splatOf(Op)) {
          RB.ir().SetInsertPoint(Part);
          Op.set(RB.createRdRegion(
              Registers[C], Region::broadcast(4, numLanes(Part->getType()))));
        }
  Rem.passed("ConstantTerms", *Sums.front(), [&](Remark &R) {
    R << ore::NV("Sums", unsigned(Sums.size()))
      << " products and sums with constants become multiply-adds; registers "
         "for constants: "
      << ore::NV("Registers", unsigned(Registers.size()))
      << ", instructions saved: " << ore::NV("Saved", Gain);
  });
  return true;
}

} // namespace cmx
