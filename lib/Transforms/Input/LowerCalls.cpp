//===- LowerCalls.cpp - Functions that stay get one argument --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerCalls.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Signature.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

namespace {

/// Where values lie in a row of registers.
struct Layout {
  SmallVector<uint64_t, 8> OffsetsBytes;
  uint64_t NumBytes = 0;

  /// Null if there are no bytes.
  Type *type(LLVMContext &C) const {
    return NumBytes ? FixedVectorType::get(Type::getInt32Ty(C),
                                           unsigned(divideCeil(NumBytes, 4)))
                    : nullptr;
  }
};

class CallLowering {
public:
  CallLowering(Function &F, unsigned GRFBytes)
      : F(F), DL(F.getDataLayout()), GRFBytes(GRFBytes) {}

  /// False if nothing changed.
  bool run();

private:
  Type *passedType(Type *Ty) const;
  Type *passedType(const Argument &A) const;
  uint64_t place(Layout &L, Type *Ty) const;
  Value *passed(Value *V, Type *Ty, IRBuilder<> &B) const;
  Value *received(Value *V, Type *Ty, IRBuilder<> &B) const;
  Value *at(Value *Row, uint64_t OffsetBytes, IRBuilder<> &B) const;
  AllocaInst *variable(Function &In, Type *Row) const;

  void receiveArguments(Function &New);
  void returnRow(Function &New);
  void rewriteCall(CallInst &Call, Function &New);

  Function &F;
  const DataLayout &DL;
  unsigned GRFBytes;
  Layout Args, Result;
  Type *ArgRow = nullptr, *ResultRow = nullptr;
  /// Rows that do not fit the registers lie in memory of the caller, and their
  /// addresses are passed: the result's as the first argument.
  bool ArgsInMemory = false, ResultInMemory = false;
  Value *ResultPlace = nullptr; ///< In the function, if it is in memory.
};

} // namespace

/// The type that stands for \p Ty in a row.
Type *CallLowering::passedType(Type *Ty) const {
  LLVMContext &C = Ty->getContext();
  Type *Scalar = Ty->getScalarType();
  bool IsVector = Ty->isVectorTy();
  if (auto *Pointer = dyn_cast<PointerType>(Scalar)) {
    bool IsShort = Pointer->getAddressSpace() == SLMAddressSpace;
    return Ty->getWithNewType(IntegerType::get(C, IsShort ? 32 : 64));
  }
  if (Scalar->isIntegerTy(1))
    return Ty->getWithNewBitWidth(IsVector ? 8 : 32);
  if (!IsVector && Scalar->isIntegerTy() && Scalar->getIntegerBitWidth() < 32)
    return Type::getInt32Ty(C);
  return Ty;
}

Type *CallLowering::passedType(const Argument &A) const {
  return A.hasByValAttr() ? A.getParamByValType() : passedType(A.getType());
}

/// The offset of the next value of \p Ty.
uint64_t CallLowering::place(Layout &L, Type *Ty) const {
  uint64_t Size = DL.getTypeAllocSize(Ty).getFixedValue();
  bool IsScalar = Ty->isIntegerTy() || Ty->isFloatingPointTy();
  uint64_t Align = IsScalar ? std::max<uint64_t>(bit_ceil(Size), 4) : GRFBytes;
  L.NumBytes = alignTo(L.NumBytes, Align);
  L.OffsetsBytes.push_back(L.NumBytes);
  L.NumBytes += Size;
  return L.OffsetsBytes.back();
}

/// \p V as a value of the passed type \p Ty.
Value *CallLowering::passed(Value *V, Type *Ty, IRBuilder<> &B) const {
  if (V->getType() == Ty)
    return V;
  return V->getType()->isPtrOrPtrVectorTy() ? B.CreatePtrToInt(V, Ty)
                                            : B.CreateZExt(V, Ty);
}

/// The inverse.
Value *CallLowering::received(Value *V, Type *Ty, IRBuilder<> &B) const {
  if (V->getType() == Ty)
    return V;
  return Ty->isPtrOrPtrVectorTy() ? B.CreateIntToPtr(V, Ty)
                                  : B.CreateTrunc(V, Ty);
}

Value *CallLowering::at(Value *Row, uint64_t OffsetBytes,
                        IRBuilder<> &B) const {
  return OffsetBytes
             ? B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Row, OffsetBytes)
             : Row;
}

AllocaInst *CallLowering::variable(Function &In, Type *Row) const {
  BasicBlock &Entry = In.getEntryBlock();
  IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
  AllocaInst *Variable = B.CreateAlloca(Row);
  Variable->setAlignment(Align(GRFBytes));
  return Variable;
}

/// The address of a row as an argument, and back.
static Value *asDwords(Value *Row, IRBuilder<> &B) {
  Value *Address = B.CreatePtrToInt(Row, B.getInt64Ty());
  return B.CreateBitCast(Address, FixedVectorType::get(B.getInt32Ty(), 2));
}

static Value *asPointer(Value *Dwords, IRBuilder<> &B) {
  Value *Address = B.CreateBitCast(Dwords, B.getInt64Ty());
  return B.CreateIntToPtr(Address, PointerType::getUnqual(B.getContext()));
}

void CallLowering::receiveArguments(Function &New) {
  if (!ArgRow)
    return;
  New.getArg(0)->setName("args");
  BasicBlock &Entry = New.getEntryBlock();
  IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
  Value *Row = nullptr;
  if (ArgsInMemory) {
    Row = asPointer(New.getArg(0), B);
  } else {
    AllocaInst *Variable = variable(New, ArgRow);
    B.SetInsertPoint(Variable->getNextNode());
    B.CreateAlignedStore(New.getArg(0), Variable, Variable->getAlign());
    Row = Variable;
  }
  if (ResultInMemory)
    ResultPlace = B.CreateIntToPtr(B.CreateLoad(B.getInt64Ty(), Row),
                                   PointerType::getUnqual(F.getContext()));
  for (auto [Old, OffsetBytes] : zip_equal(F.args(), Args.OffsetsBytes)) {
    Value *Place = at(Row, OffsetBytes, B);
    Value *V = nullptr;
    if (Old.hasByValAttr())
      V = B.CreateAddrSpaceCast(Place, Old.getType());
    else
      V = received(loadElements(passedType(Old), Place, B), Old.getType(), B);
    V->takeName(&Old);
    Old.replaceAllUsesWith(V);
  }
}

void CallLowering::returnRow(Function &New) {
  if (!ResultRow)
    return;
  for (BasicBlock &BB : New) {
    auto *Return = dyn_cast<ReturnInst>(BB.getTerminator());
    if (!Return)
      continue;
    IRBuilder<> B(Return);
    Value *V =
        passed(Return->getReturnValue(), passedType(F.getReturnType()), B);
    if (ResultInMemory) {
      storeElements(V, ResultPlace, B);
      B.CreateRetVoid();
      Return->eraseFromParent();
      continue;
    }
    AllocaInst *Row = variable(New, ResultRow);
    storeElements(V, Row, B);
    B.CreateRet(B.CreateAlignedLoad(ResultRow, Row, Row->getAlign()));
    Return->eraseFromParent();
  }
}

void CallLowering::rewriteCall(CallInst &Call, Function &New) {
  Function &Caller = *Call.getFunction();
  IRBuilder<> B(&Call);
  SmallVector<Value *, 1> NewArgs;
  AllocaInst *Received = ResultRow ? variable(Caller, ResultRow) : nullptr;
  if (ArgRow) {
    AllocaInst *Row = variable(Caller, ArgRow);
    if (ResultInMemory)
      B.CreateStore(B.CreatePtrToInt(Received, B.getInt64Ty()), Row);
    for (auto [Old, OffsetBytes] : zip_equal(F.args(), Args.OffsetsBytes)) {
      Value *V = Call.getArgOperand(Old.getArgNo());
      Type *Ty = passedType(Old);
      V = Old.hasByValAttr() ? loadElements(Ty, V, B) : passed(V, Ty, B);
      storeElements(V, at(Row, OffsetBytes, B), B);
    }
    NewArgs.push_back(ArgsInMemory
                          ? asDwords(Row, B)
                          : B.CreateAlignedLoad(ArgRow, Row, Row->getAlign()));
  }
  CallInst *NewCall = B.CreateCall(&New, NewArgs);
  NewCall->setCallingConv(New.getCallingConv());
  NewCall->copyMetadata(Call);
  if (ResultRow) {
    Type *Ty = F.getReturnType();
    if (!ResultInMemory)
      B.CreateAlignedStore(NewCall, Received, Received->getAlign());
    Value *V = received(loadElements(passedType(Ty), Received, B), Ty, B);
    V->takeName(&Call);
    Call.replaceAllUsesWith(V);
  }
  Call.eraseFromParent();
}

static bool isPassable(const Type *Ty) {
  return Ty->isSized() && !Ty->isScalableTy() && !Ty->isTargetExtTy();
}

bool CallLowering::run() {
  Type *ReturnTy = F.getReturnType();
  if (!ReturnTy->isVoidTy()) {
    if (!isPassable(ReturnTy))
      return false;
    place(Result, passedType(ReturnTy));
    ResultInMemory = Result.NumBytes > TargetDesc::MaxCallResultBytes;
  }
  if (ResultInMemory) // Its address comes first.
    Args.NumBytes = 8;
  for (const Argument &A : F.args()) {
    if (!isPassable(A.getType()))
      return false;
    place(Args, passedType(A));
  }
  ArgsInMemory =
      Args.NumBytes > TargetDesc::MaxCallArgBytes - PrivateMemoryArgBytes;
  LLVMContext &C = F.getContext();
  ArgRow = Args.type(C);
  ResultRow = Result.type(C);
  SmallVector<Type *, 1> Params;
  if (ArgRow)
    Params.push_back(ArgsInMemory ? FixedVectorType::get(Type::getInt32Ty(C), 2)
                                  : ArgRow);
  bool HasResult = ResultRow && !ResultInMemory;
  Function *New =
      withSignature(F, HasResult ? ResultRow : Type::getVoidTy(C), Params);
  markStackFunction(*New);
  receiveArguments(*New);
  returnRow(*New);
  for (User *U : make_early_inc_range(F.users()))
    rewriteCall(*cast<CallInst>(U), *New);
  F.eraseFromParent();
  return true;
}

/// Do only calls name \p F?
static bool isOnlyCalled(const Function &F) {
  return !F.isVarArg() && all_of(F.uses(), [&F](const Use &U) {
    auto *Call = dyn_cast<CallInst>(U.getUser());
    return Call && Call->isCallee(&U) &&
           Call->getFunctionType() == F.getFunctionType();
  });
}

PreservedAnalyses LowerCallsPass::run(Module &M, ModuleAnalysisManager &) {
  auto Kernels = getKernelFunctions(M);
  if (!Kernels)
    return PreservedAnalyses::all(); // Reported.
  const TargetDesc *TD = getPlatform(M);
  unsigned GRFBytes = TD ? TD->grfBytes() : 32;
  bool Changed = false;
  for (Function &F : make_early_inc_range(M))
    if (!F.isDeclaration() && !Kernels->contains(&F) && !isStackFunction(F) &&
        isOnlyCalled(F))
      Changed |= CallLowering(F, GRFBytes).run();
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
