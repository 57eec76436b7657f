//===- ConstantBits.cpp - Constants by their bits -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/ConstantBits.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace cmx {

/// Returns the bits of \p C, which contains no constant expressions. Element 0
/// has the lowest bits. The bits of undefined elements are 0.
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

bool hasConstantExpression(const Constant &C) {
  if (isa<ConstantExpr>(C))
    return true;
  auto *V = dyn_cast<ConstantVector>(&C);
  return V && any_of(V->operands(),
                     [](const Use &U) { return isa<ConstantExpr>(U); });
}

// LLVM folds all constant expressions of numbers except bitcasts. Such a
// bitcast is the whole constant or one of its elements.
Constant *withoutConstantExpressions(Constant *C, const DataLayout &DL) {
  C = ConstantFoldConstant(C, DL);
  if (!hasConstantExpression(*C))
    return C;
  if (auto *V = dyn_cast<ConstantVector>(C)) {
    SmallVector<Constant *, 32> Elts;
    for (Use &U : V->operands())
      Elts.push_back(withoutConstantExpressions(cast<Constant>(U), DL));
    return ConstantVector::get(Elts);
  }
  auto *E = cast<ConstantExpr>(C);
  if (E->getOpcode() != Instruction::BitCast)
    return C;
  Constant *From = withoutConstantExpressions(E->getOperand(0), DL);
  // Addresses have no value yet.
  return hasConstantExpression(*From) ? C
                                      : constantOf(bitsOf(*From), E->getType());
}

Constant *freezeConstant(Constant *C, const DataLayout &DL) {
  // In a vector, some lanes may be undefined and the others poison.
  if (match(C, PatternMatch::m_Undef()))
    return Constant::getNullValue(C->getType());
  return Constant::replaceUndefsWith(
      withoutConstantExpressions(C, DL),
      Constant::getNullValue(C->getType()->getScalarType()));
}

Constant *foldBitCast(Constant *C, Type *Ty, const DataLayout &DL) {
  return withoutConstantExpressions(ConstantExpr::getBitCast(C, Ty), DL);
}

const Function *namedFunction(const Constant &C) {
  auto *Expr = dyn_cast<ConstantExpr>(&C);
  if (!Expr || Expr->getOpcode() != Instruction::PtrToInt ||
      !C.getType()->isIntegerTy(64))
    return nullptr;
  return dyn_cast<Function>(Expr->getOperand(0)->stripPointerCasts());
}

static Type *withoutBFloats(Type *Ty) {
  if (auto *Vec = dyn_cast<FixedVectorType>(Ty))
    return FixedVectorType::get(withoutBFloats(Vec->getElementType()),
                                Vec->getNumElements());
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return ArrayType::get(withoutBFloats(Array->getElementType()),
                          Array->getNumElements());
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    SmallVector<Type *, 8> Members;
    for (Type *Member : Struct->elements())
      Members.push_back(withoutBFloats(Member));
    // A struct with a name stays the same type if no member changes.
    return Members == Struct->elements()
               ? Ty
               : StructType::get(Ty->getContext(), Members, Struct->isPacked());
  }
  return Ty->isBFloatTy() ? Type::getInt16Ty(Ty->getContext()) : Ty;
}

Constant *withoutBFloats(Constant *C, const DataLayout &DL) {
  Type *Ty = withoutBFloats(C->getType());
  if (Ty == C->getType())
    return C;
  if (!Ty->isAggregateType())
    return foldBitCast(C, Ty, DL);
  unsigned NumMembers = isa<ArrayType>(Ty) ? Ty->getArrayNumElements()
                                           : Ty->getStructNumElements();
  SmallVector<Constant *, 32> Members;
  for (unsigned N = 0; N != NumMembers; ++N)
    Members.push_back(withoutBFloats(C->getAggregateElement(N), DL));
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return ConstantArray::get(Array, Members);
  return ConstantStruct::get(cast<StructType>(Ty), Members);
}

} // namespace cmx
