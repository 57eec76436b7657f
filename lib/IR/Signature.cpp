//===- Signature.cpp - Functions with other arguments ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Signature.h"

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

Type *bytesOf(Type *Ty, const DataLayout &DL) {
  uint64_t NumBytes = DL.getTypeAllocSize(Ty).getFixedValue();
  unsigned ElemBytes = NumBytes % 4 == 0 ? 4 : 1;
  return FixedVectorType::get(IntegerType::get(Ty->getContext(), 8 * ElemBytes),
                              unsigned(NumBytes / ElemBytes));
}

static unsigned numElements(const Type *Aggregate) {
  return Aggregate->isStructTy() ? Aggregate->getStructNumElements()
                                 : unsigned(Aggregate->getArrayNumElements());
}

Value *loadElements(Type *Ty, Value *Place, IRBuilder<> &B) {
  if (!Ty->isAggregateType())
    return B.CreateLoad(Ty, Place);
  Value *Whole = PoisonValue::get(Ty);
  for (unsigned K = 0; K != numElements(Ty); ++K) {
    Value *At = B.CreateConstInBoundsGEP2_32(Ty, Place, 0, K);
    Whole = B.CreateInsertValue(
        Whole, loadElements(ExtractValueInst::getIndexedType(Ty, K), At, B), K);
  }
  return Whole;
}

void storeElements(Value *V, Value *Place, IRBuilder<> &B) {
  Type *Ty = V->getType();
  if (!Ty->isAggregateType()) {
    B.CreateStore(V, Place);
    return;
  }
  for (unsigned K = 0; K != numElements(Ty); ++K) {
    Value *At = B.CreateConstInBoundsGEP2_32(Ty, Place, 0, K);
    storeElements(B.CreateExtractValue(V, K), At, B);
  }
}

/// Attributes about pointers do not suit numbers; those with a name of their
/// own describe the argument to the runtime.
static AttributeSet namedAttributes(LLVMContext &C, AttributeSet Attrs) {
  AttrBuilder Named(C);
  for (Attribute A : Attrs)
    if (A.isStringAttribute())
      Named.addAttribute(A);
  return AttributeSet::get(C, Named);
}

Function *withSignature(Function &F, Type *Result, ArrayRef<Type *> Params) {
  LLVMContext &C = F.getContext();
  auto *FTy = FunctionType::get(Result, Params, /*isVarArg=*/false);
  auto *New = Function::Create(FTy, F.getLinkage(), F.getAddressSpace());
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->copyAttributesFrom(&F);
  AttributeList Old = F.getAttributes();
  SmallVector<AttributeSet, 8> ArgAttrs;
  if (Params.size() >= F.arg_size())
    for (Argument &Arg : F.args()) {
      AttributeSet Attrs = Old.getParamAttrs(Arg.getArgNo());
      ArgAttrs.push_back(Params[Arg.getArgNo()] == Arg.getType()
                             ? Attrs
                             : namedAttributes(C, Attrs));
    }
  New->setAttributes(AttributeList::get(
      C, Old.getFnAttrs(),
      Result == F.getReturnType() ? Old.getRetAttrs() : AttributeSet(),
      ArgAttrs));
  New->setComdat(F.getComdat());
  New->takeName(&F);
  New->splice(New->begin(), &F);
  New->copyMetadata(&F, 0);
  F.setSubprogram(nullptr);
  return New;
}

} // namespace cmx
