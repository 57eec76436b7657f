//===- ConstantCasts.cpp - Casts of constants are constants ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantCasts.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// The bits of a constant without expressions, element 0 lowest; undefined ones
/// are 0.
static APInt bitsOf(const Constant &C) {
  unsigned ElemBits = C.getType()->getScalarSizeInBits();
  unsigned N = numLanes(C.getType());
  APInt Bits(ElemBits * N, 0);
  for (unsigned K = 0; K != N; ++K) {
    const Constant *E =
        C.getType()->isVectorTy() ? C.getAggregateElement(K) : &C;
    if (auto *CI = dyn_cast_or_null<ConstantInt>(E))
      Bits.insertBits(CI->getValue(), K * ElemBits);
    else if (auto *CF = dyn_cast_or_null<ConstantFP>(E))
      Bits.insertBits(CF->getValueAPF().bitcastToAPInt(), K * ElemBits);
  }
  return Bits;
}

static Constant *constantOf(const APInt &Bits, Type *Ty) {
  unsigned ElemBits = Ty->getScalarSizeInBits();
  Type *ElemTy = Ty->getScalarType();
  SmallVector<Constant *, 32> Elts;
  for (unsigned K = 0, N = numLanes(Ty); K != N; ++K) {
    APInt E = Bits.extractBits(ElemBits, K * ElemBits);
    Elts.push_back(
        ElemTy->isIntegerTy()
            ? ConstantInt::get(ElemTy, E)
            : ConstantFP::get(ElemTy, APFloat(ElemTy->getFltSemantics(), E)));
  }
  return Ty->isVectorTy() ? ConstantVector::get(Elts) : Elts[0];
}

static bool hasExpression(const Constant &C) {
  if (isa<ConstantExpr>(C))
    return true;
  auto *V = dyn_cast<ConstantVector>(&C);
  return V && any_of(V->operands(),
                     [](const Use &U) { return isa<ConstantExpr>(U); });
}

/// Constant expressions on numbers are bitcasts here, of whole values or of
/// elements: all else folds.
static Constant *withoutExpressions(Constant *C, const DataLayout &DL) {
  C = ConstantFoldConstant(C, DL);
  if (!hasExpression(*C))
    return C;
  if (auto *V = dyn_cast<ConstantVector>(C)) {
    SmallVector<Constant *, 32> Elts;
    for (Use &U : V->operands())
      Elts.push_back(withoutExpressions(cast<Constant>(U), DL));
    return ConstantVector::get(Elts);
  }
  auto *E = cast<ConstantExpr>(C);
  if (E->getOpcode() != Instruction::BitCast)
    return C;
  return constantOf(bitsOf(*withoutExpressions(E->getOperand(0), DL)),
                    E->getType());
}

Constant *foldConstantCast(Instruction &I, const DataLayout &DL) {
  auto *C = I.getNumOperands() ? dyn_cast<Constant>(I.getOperand(0)) : nullptr;
  if (!C || !(isa<BitCastInst>(I) || isa<FreezeInst>(I)))
    return nullptr;
  if (isa<BitCastInst>(I))
    return withoutExpressions(ConstantExpr::getBitCast(C, I.getType()), DL);
  // Any value will do where there is none yet, but always the same one.
  if (isa<UndefValue>(C))
    return Constant::getNullValue(C->getType());
  return Constant::replaceUndefsWith(
      withoutExpressions(C, DL),
      Constant::getNullValue(C->getType()->getScalarType()));
}

bool foldConstantCasts(Function &F) {
  const DataLayout &DL = F.getParent()->getDataLayout();
  bool Changed = false;
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      for (Use &U : I.operands())
        if (auto *E = dyn_cast<Constant>(U); E && hasExpression(*E)) {
          U.set(withoutExpressions(E, DL));
          Changed = true;
        }
      if (Constant *C = foldConstantCast(I, DL)) {
        I.replaceAllUsesWith(C);
        I.eraseFromParent();
        Changed = true;
      }
    }
  return Changed;
}

} // namespace cmx
