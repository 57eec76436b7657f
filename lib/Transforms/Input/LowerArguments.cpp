//===- LowerArguments.cpp - Kernel arguments of numbers -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerArguments.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// The type that the bytes of a value of \p Ty have in registers.
static Type *bytesOf(Type *Ty, const DataLayout &DL) {
  uint64_t NumBytes = DL.getTypeAllocSize(Ty).getFixedValue();
  unsigned ElemBytes = NumBytes % 4 == 0 ? 4 : 1;
  return FixedVectorType::get(IntegerType::get(Ty->getContext(), 8 * ElemBytes),
                              unsigned(NumBytes / ElemBytes));
}

/// The type that replaces that of \p Arg; the same if it may stay.
static Type *newType(const Argument &Arg, KernelArgKind Kind) {
  const DataLayout &DL = Arg.getParent()->getDataLayout();
  LLVMContext &C = Arg.getContext();
  Type *Ty = Arg.getType();
  Type *Bytes = Ty;
  if (Arg.hasByValAttr())
    Bytes = Arg.getParamByValType();
  if (Bytes != Ty || Ty->isAggregateType()) {
    TypeSize Size =
        Bytes->isSized() ? DL.getTypeAllocSize(Bytes) : TypeSize::getFixed(0);
    return Size.isScalable() || Size.isZero() ? Ty : bytesOf(Bytes, DL);
  }
  if (Ty->isPointerTy()) {
    bool IsShort = Kind != KernelArgKind::General ||
                   Ty->getPointerAddressSpace() == SLMAddressSpace;
    return IsShort ? Type::getInt32Ty(C) : Type::getInt64Ty(C);
  }
  return Ty->isIntegerTy(1) ? Type::getInt8Ty(C) : Ty;
}

/// Element by element, which SROA and the oracle understand best.
static Value *loadElements(Type *Ty, Value *Place, IRBuilder<> &B) {
  if (!Ty->isAggregateType())
    return B.CreateLoad(Ty, Place);
  Value *Whole = PoisonValue::get(Ty);
  unsigned NumElts = Ty->isStructTy() ? Ty->getStructNumElements()
                                      : unsigned(Ty->getArrayNumElements());
  for (unsigned K = 0; K != NumElts; ++K) {
    Value *At = B.CreateConstInBoundsGEP2_32(Ty, Place, 0, K);
    Type *Elem = GetElementPtrInst::getTypeAtIndex(Ty, uint64_t(K));
    Whole = B.CreateInsertValue(Whole, loadElements(Elem, At, B), K);
  }
  return Whole;
}

/// What \p Old is, given \p New, which has the type that replaces its own.
static Value *oldValue(Argument &Old, Argument &New, IRBuilder<> &B) {
  Type *Ty = Old.getType();
  if (Old.hasByValAttr() || Ty->isAggregateType()) {
    Type *Stored = Old.hasByValAttr() ? Old.getParamByValType() : Ty;
    AllocaInst *Place = B.CreateAlloca(Stored);
    B.CreateAlignedStore(&New, Place, Place->getAlign());
    return Old.hasByValAttr() ? B.CreateAddrSpaceCast(Place, Ty)
                              : loadElements(Ty, Place, B);
  }
  if (Ty->isPointerTy())
    return B.CreateIntToPtr(&New, Ty);
  return B.CreateTrunc(&New, Ty);
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

static Function *withSignature(Function &F, ArrayRef<Type *> Params) {
  LLVMContext &C = F.getContext();
  auto *FTy = FunctionType::get(F.getReturnType(), Params, /*isVarArg=*/false);
  auto *New = Function::Create(FTy, F.getLinkage(), F.getAddressSpace());
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->copyAttributesFrom(&F);
  SmallVector<AttributeSet, 8> ArgAttrs;
  for (Argument &Arg : F.args()) {
    AttributeSet Attrs = F.getAttributes().getParamAttrs(Arg.getArgNo());
    ArgAttrs.push_back(Params[Arg.getArgNo()] == Arg.getType()
                           ? Attrs
                           : namedAttributes(C, Attrs));
  }
  New->setAttributes(AttributeList::get(C, F.getAttributes().getFnAttrs(),
                                        F.getAttributes().getRetAttrs(),
                                        ArgAttrs));
  New->setComdat(F.getComdat());
  New->takeName(&F);
  New->splice(New->begin(), &F);
  New->copyMetadata(&F, 0);
  F.setSubprogram(nullptr);
  return New;
}

static bool lowerKernel(const KernelInfo &Kernel) {
  Function &F = *Kernel.Fn;
  SmallVector<Type *, 8> Params;
  bool Same = true;
  for (Argument &Arg : F.args()) {
    Params.push_back(newType(Arg, Kernel.Args[Arg.getArgNo()].Kind));
    Same &= Params.back() == Arg.getType();
  }
  if (Same)
    return false;
  Function *New = withSignature(F, Params);
  BasicBlock &Entry = New->getEntryBlock();
  IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
  for (auto [Old, Arg] : zip_equal(F.args(), New->args())) {
    Value *V = Old.getType() == Arg.getType() ? &Arg : oldValue(Old, Arg, B);
    Old.replaceAllUsesWith(V);
    Arg.takeName(&Old);
  }
  F.replaceAllUsesWith(New);
  F.eraseFromParent();
  return true;
}

bool lowerArguments(Module &M) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  bool Changed = false;
  if (Kernels) // Otherwise reported.
    for (const KernelInfo &Kernel : *Kernels)
      Changed |= lowerKernel(Kernel);
  return Changed;
}

PreservedAnalyses LowerArgumentsPass::run(Module &M, ModuleAnalysisManager &) {
  return lowerArguments(M) ? PreservedAnalyses::none()
                           : PreservedAnalyses::all();
}

} // namespace cmx
