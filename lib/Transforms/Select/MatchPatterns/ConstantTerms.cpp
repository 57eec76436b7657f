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

/// Returns the constant that \p V has in all lanes, or null if there is none.
/// Also returns null if the constant is undefined, because it then needs no
/// register.
static Constant *splatOf(const Value *V) {
  auto *C = dyn_cast<Constant>(V);
  return C && !isa<UndefValue>(C) ? C->getSplatValue() : nullptr;
}

/// Returns the product that is a term of \p Sum, if one rounding is enough for
/// product and sum. Returns null if there is no such product, or if neither the
/// sum nor the product has a constant.
static Instruction *productOf(const Instruction &Sum) {
  Type *Elem = Sum.getType()->getScalarType();
  if (Sum.getOpcode() != Instruction::FAdd || !Sum.hasAllowContract() ||
      !Sum.getType()->isVectorTy() ||
      !(Elem->isFloatTy() || Elem->isDoubleTy()))
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

//===----------------------------------------------------------------------===//
// Constants of sums of products
//===----------------------------------------------------------------------===//

/// The maximum number of sums that a walk along a chain visits.
static constexpr unsigned MaxTerms = 32;

static bool isProduct(const Value *V) {
  auto *Mul = dyn_cast<Instruction>(V);
  return Mul && Mul->getOpcode() == Instruction::FMul && Mul->hasOneUse() &&
         Mul->hasAllowContract() && !isa<Constant>(Mul->getOperand(0));
}

/// Returns \p V if it is a sum whose terms may be added in another order, and
/// if it is in the block of \p Reader. Otherwise returns null.
static Instruction *orderlessSum(Value *V, const Instruction &Reader) {
  auto *Sum = dyn_cast<Instruction>(V);
  return Sum && Sum->getOpcode() == Instruction::FAdd && Sum->hasOneUse() &&
                 Sum->getParent() == Reader.getParent() &&
                 Sum->hasAllowReassoc() && Sum->hasNoSignedZeros() &&
                 Sum->hasAllowContract()
             ? Sum
             : nullptr;
}

/// Follows the chain of sums from \p First on. Returns the sum of two products
/// at its end, or null if there is none. Fills \p Chain with the sums.
static Instruction *sumOfProducts(Instruction *First,
                                  SmallVectorImpl<Instruction *> &Chain) {
  for (Instruction *Sum = First; Sum && Chain.size() != MaxTerms;) {
    Chain.push_back(Sum);
    Value *L = Sum->getOperand(0), *R = Sum->getOperand(1);
    if (isProduct(L) && isProduct(R))
      return Sum;
    Instruction *Inner = orderlessSum(L, *Sum);
    Sum = Inner ? Inner : orderlessSum(R, *Sum);
  }
  return nullptr;
}

/// If \p Sum adds a constant to a sum of products, adds the constant to one of
/// the products instead. So this product and the constant become a
/// multiply-add: (a * b + c * d) + 0.5 becomes (a * b + 0.5) + c * d. Returns
/// true if this was possible; \p Sum is then removed.
static bool moveConstant(Instruction &Sum) {
  if (Sum.getOpcode() != Instruction::FAdd || !Sum.hasAllowReassoc() ||
      !Sum.hasNoSignedZeros() || !Sum.hasAllowContract() ||
      !Sum.getType()->isVectorTy() ||
      !Sum.getType()->getScalarType()->isFloatTy())
    return false;
  bool IsRight = splatOf(Sum.getOperand(1));
  if (!IsRight && !splatOf(Sum.getOperand(0)))
    return false;
  SmallVector<Instruction *, 4> Chain;
  Instruction *First = orderlessSum(Sum.getOperand(!IsRight), Sum);
  Instruction *Last = sumOfProducts(First, Chain);
  if (!Last)
    return false;
  FastMathFlags Flags = Sum.getFastMathFlags();
  for (const Instruction *I : Chain)
    Flags &= I->getFastMathFlags();
  auto *WithConstant = BinaryOperator::CreateFAdd(
      Last->getOperand(0), Sum.getOperand(IsRight), "", Last->getIterator());
  WithConstant->setDebugLoc(Sum.getDebugLoc());
  WithConstant->copyFastMathFlags(Flags);
  // Make new sums, because debug values of the old sums do not include the
  // constant.
  Value *From = Last->getOperand(0);
  Instruction *To = WithConstant;
  for (Instruction *I : reverse(Chain)) {
    Instruction *Copy = I->clone();
    Copy->insertBefore(I->getIterator());
    Copy->copyFastMathFlags(Flags);
    Copy->replaceUsesOfWith(From, To);
    Copy->takeName(I);
    From = I;
    To = Copy;
  }
  Sum.replaceAllUsesWith(To);
  Sum.eraseFromParent();
  for (Instruction *I : Chain)
    I->eraseFromParent();
  return true;
}

static bool moveConstants(BasicBlock &BB) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(BB))
    Changed |= moveConstant(I);
  return Changed;
}

//===----------------------------------------------------------------------===//
// Registers for constants
//===----------------------------------------------------------------------===//

/// The maximum number of registers for constants that are assumed to cost
/// nothing in a loop. More registers might displace other values of the loop.
static constexpr size_t MaxHoisted = 16;

/// Returns the cost that registers for the constants of \p Sum and its product
/// \p Mul save for each piece of \p Lanes lanes. If a multiply-add may have the
/// constants as immediates, the finalizer puts them into registers. It does so
/// once for all pieces, but again in each iteration of a loop.
static Cost savedPerPiece(OperationCosts &Costs, unsigned Lanes, bool InLoop,
                          const Instruction &Mul, const Instruction &Sum) {
  const ElemType F = *elemTypeOf(Sum.getType(), /*Signed=*/true);
  bool Factor = splatOf(Mul.getOperand(1));
  bool Addend = splatOf(Sum.getOperand(0)) || splatOf(Sum.getOperand(1));
  auto Price = [&](Operation Op, const CostOperand &C) {
    const CostOperand Srcs[] = {F, Factor ? C : F, Addend ? C : F};
    if (Op == Operation::Add)
      return Costs.price(Op, Lanes, F, {Srcs[0], Srcs[2]});
    return Costs.price(Op, Lanes, F,
                       ArrayRef(Srcs).take_front(operationNumSrcs(Op)));
  };
  CostOperand Imm = CostOperand::imm(F);
  Cost Apart = Price(Operation::Mul, Imm) + Price(Operation::Add, Imm);
  Cost Together = Price(Operation::Mad, CostOperand::scalar(F));
  if (!Together.isPossible())
    return Cost();
  if (Cost WithImm = Price(Operation::Mad, Imm); WithImm <= Apart)
    return InLoop ? WithImm - Together : Cost();
  return Apart - Together;
}

bool shareConstantTerms(BasicBlock &BB, OperationCosts &Costs, Remarks &Rem,
                        bool InLoop) {
  bool Changed = moveConstants(BB);
  const TargetDesc &TD = Costs.target();
  SmallVector<Instruction *, 8> Sums;
  // For each constant: first an instruction that has it as an operand, later
  // the register that holds it.
  SmallMapVector<Constant *, Value *, 8> Registers;
  Cost Gain;
  for (Instruction &I : BB)
    if (Instruction *Mul = productOf(I)) {
      unsigned Lanes =
          TD.maxOperandRegisters() * TD.grfBytes() / elementBytes(I.getType());
      Cost Saved = savedPerPiece(Costs, Lanes, InLoop, *Mul, I);
      if (Saved <= Cost())
        continue;
      Sums.push_back(&I);
      Gain += Saved * unsigned(divideCeil(numLanes(I.getType()), Lanes));
      for (Instruction *Part : {Mul, &I})
        for (Value *Op : Part->operands())
          if (Constant *C = splatOf(Op))
            Registers.insert({C, Part});
    }
  // A register costs one instruction. In a loop, up to MaxHoisted of these
  // instructions are assumed to be moved out of the loop. If there are more of
  // them, the multiply-adds must save at least as many.
  bool IsFree = InLoop && Registers.size() <= MaxHoisted;
  if (!IsFree)
    Gain -= Cost::of(unsigned(Registers.size()));
  if (Sums.empty() || Gain.instructions() < (InLoop && !IsFree ? 0 : 1))
    return Changed;
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
              Registers[C], Region::broadcast(elementBytes(Part->getType()),
                                              numLanes(Part->getType()))));
        }
  Rem.passed("ConstantTerms", *Sums.front(), [&](Remark &R) {
    R << ore::NV("Sums", unsigned(Sums.size()))
      << " products and sums with constants become multiply-adds; registers "
         "for constants: "
      << ore::NV("Registers", unsigned(Registers.size()))
      << ", instructions saved: " << ore::NV("Saved", Gain.instructions());
  });
  return true;
}

} // namespace cmx
