//===- RandomFunctions.cpp - Functions that the kernel calls --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that passes inline, that call themselves, or that are called
// through their address. Arguments and results are scalars, vectors, predicates
// and structures, sometimes more than the registers can hold. Arguments may
// also be arrays by reference. Functions use shared memory, variables of file
// scope and, through references, variables of their callers. Functions call
// functions that were made before them.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx::fuzz {

/// Makes a step that uses no surface, because functions have no surfaces.
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
  else if (Roll < 91 || Callees.empty())
    useArrays();
  else if (Roll < 95)
    sharedMemory();
  else
    callAny();
}

/// Returns a signature for one function, or for several functions that are
/// called by address. Only a single function gets arrays by reference: in
/// functions that are called by address, the oracle treats all pointers as
/// addresses of shared memory.
FunctionType *KernelGenerator::anySignature(Callee &Of, bool IsOnly) {
  SmallVector<Type *, 8> Params;
  bool IsLong = R.chance(15);
  auto AnyParam = [&]() -> Type * {
    Type *Elem = anyElem();
    if (R.chance(20))
      return vec(IR.getInt1Ty(), R.pick({1, 4, 8, 16, 32}));
    return R.chance(25) ? Elem : vec(Elem, 1 + R.below(IsLong ? 100 : 32));
  };
  Of.Params.resize(IsLong ? 1 + R.below(7) : R.below(4));
  for (Parameter &P : Of.Params) {
    P.Needs = {R.chance(30), R.chance(30)};
    if (IsOnly && R.chance(20)) {
      P.Refers = anyArray(/*IsLarge=*/false);
      Params.push_back(PointerType::getUnqual(C));
    } else if (R.chance(15)) {
      Params.push_back(StructType::get(C, {AnyParam(), AnyParam()}));
    } else {
      Params.push_back(AnyParam());
    }
  }
  Params.push_back(IR.getInt64Ty());
  Params.push_back(IR.getInt32Ty());
  Type *Result = AnyParam();
  if (R.chance(25))
    Result = StructType::get(C, {Result, AnyParam()});
  return FunctionType::get(Result, Params, false);
}

/// Returns a value to pass to a function, or to return from a function.
Value *KernelGenerator::passedValue(Type *Ty, Facts Need) {
  auto Any = [&](Type *T) -> Value * {
    if (!T->isIntOrIntVectorTy(1))
      return get(T, Need);
    return T->isVectorTy() ? mask(numLanes(T), Need) : condition();
  };
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct)
    return Any(Ty);
  Value *All = PoisonValue::get(Ty);
  for (unsigned K = 0; K != Struct->getNumElements(); ++K)
    All = IR.CreateInsertValue(All, Any(Struct->getElementType(K)), K);
  return All;
}

/// Keeps a value that another function made. If it is a structure, keeps its
/// elements instead.
void KernelGenerator::keepPassed(Value *V, Facts Of) {
  auto *Struct = dyn_cast<StructType>(V->getType());
  for (unsigned K = 0; K != (Struct ? Struct->getNumElements() : 1); ++K) {
    Value *Part = Struct ? IR.CreateExtractValue(V, K) : V;
    setFacts(Part, Of);
    keep(Part);
  }
}

/// Returns an array of the caller with elements like those of \p A. It is at
/// least as long as \p A.
Value *KernelGenerator::referred(const ArrayVariable &A) {
  if (R.chance(60))
    for (const ArrayVariable &Other : reverse(Arrays))
      if (Other.Elem == A.Elem && Other.NumElts >= A.NumElts &&
          Other.Holds.Defined == A.Holds.Defined &&
          Other.Holds.Stable == A.Holds.Stable && !Other.IsConstant)
        return R.chance(40) ? chosenPart(Other, A.NumElts) : Other.Start;
  newLocalArray(ArrayType::get(A.Elem, A.NumElts), A);
  return Arrays.back().Start;
}

/// Calls one of the functions and keeps its result.
void KernelGenerator::call(const Callee &Of, Value *Count) {
  SmallVector<Value *, 8> Args;
  FunctionType *Ty = Of.Choices.front()->getFunctionType();
  for (auto [P, Param] : zip(Of.Params, Ty->params()))
    Args.push_back(P.Refers.Elem ? referred(P.Refers)
                                 : passedValue(Param, P.Needs));
  Args.append({SVM, Count});
  Value *Target = Of.Choices.front();
  for (Function *Other : drop_begin(Of.Choices))
    Target = IR.CreateSelect(condition(), Target, Other);
  keepPassed(IR.CreateCall(Ty, Target, Args), AnyFacts);
}

/// Calls a function, sometimes several times: the compiler may then inline one
/// copy of the function that all calls share.
void KernelGenerator::callAny() {
  const Callee &Of = R.pickFrom(Callees);
  for (unsigned K = R.chance(40) ? 2 + R.below(2) : 1; K--;)
    call(Of, scalarBelow(32, MaxCount + 1));
}

/// Makes the body of \p Fn. A recursive function ends because its last argument
/// counts down to zero.
void KernelGenerator::makeFunction(Function *Fn, const Callee &Of,
                                   bool IsRecursive) {
  F = Fn;
  Pool.clear();
  Masks.clear();
  Arrays = SharedArrays;
  NumArrays = unsigned(Arrays.size());
  IR.SetInsertPoint(BasicBlock::Create(C, "entry", F));
  Argument *Count = F->getArg(F->arg_size() - 1);
  SVM = F->getArg(F->arg_size() - 2);
  for (auto [P, A] : zip(Of.Params, F->args())) {
    if (P.Refers.Elem) {
      Arrays.push_back(P.Refers);
      Arrays.back().Start = &A;
    } else {
      keepPassed(&A, P.Needs);
    }
  }
  keepPassed(Count, IsClean);
  for (unsigned K = 1 + R.below(3); K--;)
    pureStep();
  if (IsRecursive) {
    BasicBlock *More = BasicBlock::Create(C, "more", F);
    BasicBlock *Last = BasicBlock::Create(C, "last", F);
    Value *IsLast = IR.CreateICmpEQ(Count, IR.getInt32(0));
    IR.CreateCondBr(IsLast, Last, More);
    Scope Before = scope();
    IR.SetInsertPoint(Last);
    IR.CreateRet(passedValue(F->getReturnType(), AnyFacts));
    restore(Before);
    IR.SetInsertPoint(More);
    call(Of, IR.CreateSub(Count, IR.getInt32(1)));
    pureStep();
  }
  IR.CreateRet(passedValue(F->getReturnType(), AnyFacts));
  erase_if(Arrays, [](const ArrayVariable &A) {
    return !isa<GlobalVariable>(A.Start);
  });
  SharedArrays = Arrays;
}

void KernelGenerator::makeFunctions() {
  Callee Of;
  unsigned NumChoices = R.chance(20) ? 2 : 1;
  FunctionType *Ty = anySignature(Of, NumChoices == 1);
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
