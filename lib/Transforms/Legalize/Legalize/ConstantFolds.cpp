//===- ConstantFolds.cpp - Constant folding for legalization --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolds.h"
#include "BaleSlicer.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// Returns the lanes of \p C that \p Rd reads. Lanes outside of \p C are
/// poison.
static Constant *foldRead(const RdRegionInst &Rd, const Constant &C) {
  Region R = Rd.region();
  Type *ElemTy = Rd.elementType();
  unsigned NumLanes = numLanes(C.getType());
  SmallVector<Constant *, 32> Lanes;
  for (unsigned E = 0; E != R.numElts(); ++E) {
    int64_t Index = R.elementOffsetBytes(E) / int64_t(R.elemBytes());
    Constant *Lane = Index >= 0 && Index < int64_t(NumLanes)
                         ? C.getAggregateElement(unsigned(Index))
                         : nullptr;
    Lanes.push_back(Lane ? Lane : PoisonValue::get(ElemTy));
  }
  return Rd.getType()->isVectorTy() ? ConstantVector::get(Lanes) : Lanes[0];
}

/// Folds a computation whose operands are constants. If it were split instead,
/// its pieces would be computed from constants, and a value that depends on a
/// piece (such as the start of a region) would be known too late.
static Constant *foldComputation(Instruction &I, const DataLayout &DL) {
  if (!isa<BinaryOperator, UnaryOperator, CastInst, SelectInst>(I) ||
      elementBytes(I.getType()) == 0)
    return nullptr;
  // An operation on poison gives poison and need not be computed.
  if (!isa<SelectInst>(I) &&
      any_of(I.operands(), [](Value *V) { return isa<PoisonValue>(V); }))
    return PoisonValue::get(I.getType());
  SmallVector<Constant *, 3> Operands;
  for (Value *V : I.operands()) {
    auto *C = dyn_cast<Constant>(V);
    if (!C)
      return nullptr;
    Operands.push_back(C);
  }
  Constant *C = ConstantFoldInstOperands(&I, Operands, DL);
  return C ? withoutConstantExpressions(C, DL) : nullptr;
}

static Constant *foldToConstant(Instruction &I, const DataLayout &DL) {
  // A region that starts within an element, or at a poison offset, is poison.
  // Perhaps its offset has become a constant only now.
  if (auto *Access = dyn_cast<RegionAccessInst>(&I);
      Access && (isa<PoisonValue>(Access->offsetOperand()) ||
                 Access->misalignedOffsetBytes()))
    return PoisonValue::get(I.getType());
  auto *C = I.getNumOperands() ? dyn_cast<Constant>(I.getOperand(0)) : nullptr;
  if (!C)
    return foldComputation(I, DL);
  if (isa<BitCastInst>(I))
    return foldBitCast(C, I.getType(), DL);
  if (isa<FreezeInst>(I))
    return freezeConstant(C, DL);
  if (auto *Rd = dyn_cast<RdRegionInst>(&I)) {
    if (Rd->hasConstantOffset())
      return foldRead(*Rd, *C);
    // A read at a variable offset is folded if all lanes are undefined or
    // equal.
    if (isa<UndefValue>(C))
      return UndefValue::get(I.getType());
    Constant *Lane = C->getSplatValue();
    if (!Lane || !I.getType()->isVectorTy())
      return Lane;
    return ConstantVector::getSplat(ElementCount::getFixed(Rd->numElts()),
                                    Lane);
  }
  return foldComputation(I, DL);
}

bool foldsLate(const Instruction &I) {
  if (isa<BinaryOperator, UnaryOperator>(I))
    return any_of(I.operands(), [](Value *V) { return isa<PoisonValue>(V); });
  return isa<SelectInst>(I) &&
         all_of(I.operands(), [](Value *V) { return isa<Constant>(V); });
}

bool foldConstants(Function &F, RegionBuilder &RB) {
  const DataLayout &DL = F.getDataLayout();
  bool Changed = false;
  // Definitions come before their uses, so that folded operands are already
  // constants.
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB)) {
      for (Use &U : I.operands())
        if (auto *E = dyn_cast<Constant>(U); E && hasConstantExpression(*E)) {
          U.set(withoutConstantExpressions(E, DL));
          Changed = true;
        }
      if (Constant *C = foldToConstant(I, DL)) {
        I.replaceAllUsesWith(C);
        I.eraseFromParent();
        Changed = true;
      } else if (isa<RdRegionInst>(I) && isa<Constant>(I.getOperand(0))) {
        RB.ir().SetInsertPoint(&I);
        I.setOperand(0, inRegister(RB, *cast<Constant>(I.getOperand(0))));
        Changed = true;
      }
    }
  return Changed;
}

} // namespace cmx
