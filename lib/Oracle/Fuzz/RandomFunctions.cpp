//===- RandomFunctions.cpp - Functions that the kernel calls --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that passes inline, that call themselves, or are called through
// their address. Arguments and results are scalars, vectors, predicates and
// structures. They use variables of file scope, which calls change, and call
// functions that were made before.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx::fuzz {

/// A step without surfaces, which functions do not have.
void KernelGenerator::pureStep() {
  unsigned Roll = R.below(100);
  if (Roll < 25)
    keep(intOp(anyType(intElem())));
  else if (Roll < 40)
    keep(floatOp(anyType(floatElem())));
  else if (Roll < 60)
    keep(write());
  else if (Roll < 70)
    keep(castOp());
  else if (Roll < 78)
    keep(selectOp(anyType()));
  else if (Roll < 85)
    predicateStep();
  else if (Roll < 95 || Callees.empty())
    useArrays();
  else
    callAny();
}

FunctionType *KernelGenerator::anySignature(Callee &Of) {
  SmallVector<Type *, 4> Params;
  auto AnyParam = [&]() -> Type * {
    Type *Elem = anyElem();
    if (R.chance(20))
      return vec(IR.getInt1Ty(), R.pick({1, 4, 8, 16, 32}));
    return R.chance(25) ? Elem : vec(Elem, 1 + R.below(32));
  };
  for (unsigned K = R.below(4); K--;) {
    Params.push_back(AnyParam());
    Of.Needs.push_back({R.chance(30), R.chance(30)});
  }
  Params.push_back(IR.getInt32Ty());
  Type *Result = AnyParam();
  if (R.chance(25))
    Result = StructType::get(C, {Result, AnyParam()});
  return FunctionType::get(Result, Params, false);
}

/// A value that a function of this type returns.
Value *KernelGenerator::resultOf(Type *Ty) {
  auto Any = [&](Type *T) -> Value * {
    if (!T->isIntOrIntVectorTy(1))
      return get(T);
    return T->isVectorTy() ? mask(numLanes(T)) : condition();
  };
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct)
    return Any(Ty);
  Value *All = PoisonValue::get(Ty);
  for (unsigned K = 0; K != Struct->getNumElements(); ++K)
    All = IR.CreateInsertValue(All, Any(Struct->getElementType(K)), K);
  return All;
}

/// Calls one of the functions and keeps what it returns.
void KernelGenerator::call(const Callee &Of, Value *Count) {
  SmallVector<Value *, 4> Args;
  FunctionType *Ty = Of.Choices.front()->getFunctionType();
  for (auto [Need, Param] : zip(Of.Needs, Ty->params()))
    Args.push_back(Param->isIntOrIntVectorTy(1) ? mask(numLanes(Param), Need)
                                                : get(Param, Need));
  Args.push_back(Count);
  Value *Target = Of.Choices.front();
  for (Function *Other : drop_begin(Of.Choices))
    Target = IR.CreateSelect(condition(), Target, Other);
  Value *Result = IR.CreateCall(Ty, Target, Args);
  auto Keep = [&](Value *V) {
    setFacts(V, AnyFacts);
    keep(V);
  };
  auto *Struct = dyn_cast<StructType>(Ty->getReturnType());
  if (!Struct)
    return Keep(Result);
  for (unsigned K = 0; K != Struct->getNumElements(); ++K)
    Keep(IR.CreateExtractValue(Result, K));
}

/// Several calls of one function may share a copy of it.
void KernelGenerator::callAny() {
  const Callee &Of = R.pickFrom(Callees);
  for (unsigned K = R.chance(40) ? 2 + R.below(2) : 1; K--;)
    call(Of, scalarBelow(32, MaxCount + 1));
}

/// A recursive function ends since its last argument counts down to zero.
void KernelGenerator::makeFunction(Function *Fn, const Callee &Of,
                                   bool IsRecursive) {
  F = Fn;
  Pool.clear();
  Masks.clear();
  Arrays = SharedArrays;
  NumArrays = unsigned(Arrays.size());
  IR.SetInsertPoint(BasicBlock::Create(C, "entry", F));
  Argument *Count = F->getArg(F->arg_size() - 1);
  for (Argument &A : F->args()) {
    setFacts(&A, &A == Count ? IsClean : Of.Needs[A.getArgNo()]);
    keep(&A);
  }
  for (unsigned K = 1 + R.below(3); K--;)
    pureStep();
  if (IsRecursive) {
    BasicBlock *More = BasicBlock::Create(C, "more", F);
    BasicBlock *Last = BasicBlock::Create(C, "last", F);
    Value *IsLast = IR.CreateICmpEQ(Count, IR.getInt32(0));
    IR.CreateCondBr(IsLast, Last, More);
    Scope Before = scope();
    IR.SetInsertPoint(Last);
    IR.CreateRet(resultOf(F->getReturnType()));
    restore(Before);
    IR.SetInsertPoint(More);
    call(Of, IR.CreateSub(Count, IR.getInt32(1)));
    pureStep();
  }
  IR.CreateRet(resultOf(F->getReturnType()));
  erase_if(Arrays, [](const ArrayVariable &A) {
    return !isa<GlobalVariable>(A.Start);
  });
  SharedArrays = Arrays;
}

void KernelGenerator::makeFunctions() {
  Callee Of;
  FunctionType *Ty = anySignature(Of);
  unsigned NumChoices = R.chance(20) ? 2 : 1;
  for (unsigned K = 0; K != NumChoices; ++K)
    Of.Choices.push_back(
        Function::Create(Ty, Function::InternalLinkage, "function", *M));
  bool IsRecursive = R.chance(30);
  for (Function *Fn : Of.Choices) {
    if (R.chance(40))
      Fn->addFnAttr(Attribute::NoInline);
    makeFunction(Fn, Of, IsRecursive);
  }
  Callees.push_back(std::move(Of));
  Pool.clear();
  Masks.clear();
  Arrays = SharedArrays;
  NumArrays = unsigned(Arrays.size());
}

} // namespace cmx::fuzz
