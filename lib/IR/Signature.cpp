//===- Signature.cpp - Changes to the signature of a function -------------===//
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

/// Calls \p Access for each element of the value of type \p Ty at \p Place.
/// During a call, \p Indices holds the indices of that element.
static void
forEachElement(Type *Ty, Value *Place, Align PlaceAlign, IRBuilder<> &B,
               SmallVectorImpl<unsigned> &Indices,
               function_ref<void(Type *Elem, Value *At, Align)> Access) {
  const DataLayout &DL = B.GetInsertBlock()->getDataLayout();
  if (!Ty->isAggregateType())
    return Access(Ty, Place, std::min(PlaceAlign, DL.getABITypeAlign(Ty)));
  for (unsigned K = 0; K != numElements(Ty); ++K) {
    Value *At = B.CreateConstInBoundsGEP2_32(Ty, Place, 0, K);
    uint64_t OffsetBytes =
        uint64_t(DL.getIndexedOffsetInType(Ty, {B.getInt32(0), B.getInt32(K)}));
    Indices.push_back(K);
    forEachElement(ExtractValueInst::getIndexedType(Ty, K), At,
                   commonAlignment(PlaceAlign, OffsetBytes), B, Indices,
                   Access);
    Indices.pop_back();
  }
}

Value *loadElements(Type *Ty, Value *Place, Align PlaceAlign, IRBuilder<> &B) {
  Value *Whole = PoisonValue::get(Ty);
  SmallVector<unsigned, 4> Indices;
  forEachElement(
      Ty, Place, PlaceAlign, B, Indices, [&](Type *Elem, Value *At, Align A) {
        Value *V = B.CreateAlignedLoad(Elem, At, A);
        Whole = Indices.empty() ? V : B.CreateInsertValue(Whole, V, Indices);
      });
  return Whole;
}

void storeElements(Value *V, Value *Place, Align PlaceAlign, IRBuilder<> &B) {
  SmallVector<unsigned, 4> Indices;
  forEachElement(V->getType(), Place, PlaceAlign, B, Indices,
                 [&](Type *, Value *At, Align A) {
                   Value *Elem =
                       Indices.empty() ? V : B.CreateExtractValue(V, Indices);
                   B.CreateAlignedStore(Elem, At, A);
                 });
}

/// Returns the string attributes of \p Attrs, which describe the argument to
/// the runtime. The other attributes describe pointers and are not valid for
/// numbers.
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

Align passedStructureAlign(const CallBase &Call, unsigned ArgNo) {
  if (MaybeAlign Given = Call.getParamAlign(ArgNo))
    return *Given;
  return Call.getDataLayout().getABITypeAlign(Call.getParamByValType(ArgNo));
}

} // namespace cmx
