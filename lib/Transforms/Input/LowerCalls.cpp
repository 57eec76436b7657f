//===- LowerCalls.cpp - One argument for functions not inlined ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerCalls.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/Aggregates.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Signature.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

namespace {

/// The places of values in a row of registers.
struct Layout {
  SmallVector<uint64_t, 8> OffsetsBytes;
  uint64_t NumBytes = 0;

  /// Returns the type of the whole row, or null if there are no bytes.
  Type *type(LLVMContext &C) const {
    return NumBytes ? FixedVectorType::get(Type::getInt32Ty(C),
                                           unsigned(divideCeil(NumBytes, 4)))
                    : nullptr;
  }
};

/// Computes the rows of registers for the arguments and the result of functions
/// of one type, and rewrites such functions and the calls of them.
class CallLowering {
public:
  /// \p ByVal has one entry for each argument: the type of a structure that is
  /// passed by value, or null.
  CallLowering(const FunctionType &FTy, ArrayRef<Type *> ByVal,
               const DataLayout &DL, unsigned GRFBytes)
      : FTy(FTy), ByVal(ByVal), DL(DL), GRFBytes(GRFBytes), RowAlign(GRFBytes) {
  }

  /// Places the arguments and the result in their rows. Returns false if a type
  /// cannot be in registers, or if the number of arguments varies.
  bool plan();
  /// Moves the body of \p F to a function of the new type, and returns this
  /// function. The users of \p F still use \p F.
  Function *lowerFunction(Function &F);
  /// Replaces \p Call by a call of \p Callee. If \p Address is not null,
  /// \p Callee is a declaration that stands for the function at that address.
  void rewriteCall(CallInst &Call, Function &Callee, Value *Address = nullptr);
  SmallVector<Type *, 2> params() const;
  Type *result() const;

private:
  Type *passedType(Type *Ty) const;
  Type *passedArgument(unsigned ArgNo) const;
  uint64_t place(Layout &L, Type *Ty) const;
  Value *passed(Value *V, Type *Ty, IRBuilder<> &B) const;
  Value *received(Value *V, Type *Ty, IRBuilder<> &B) const;
  void storeInRow(Value *V, Value *Place, uint64_t OffsetBytes,
                  IRBuilder<> &B) const;
  Value *at(Value *Row, uint64_t OffsetBytes, IRBuilder<> &B) const;
  AllocaInst *variable(Function &In, Type *Row) const;

  void receiveArguments(Function &Old, Function &New);
  void returnRow(Function &New);

  const FunctionType &FTy;
  ArrayRef<Type *> ByVal;
  const DataLayout &DL;
  unsigned GRFBytes;
  /// The alignment of the variables for arguments and results.
  Align RowAlign;
  Layout Args, Result;
  Type *ArgRow = nullptr, *ResultRow = nullptr;
  /// A row that does not fit into the registers is in memory of the caller, and
  /// its address is passed. The address of the result is the first argument.
  bool ArgsInMemory = false, ResultInMemory = false;
  Value *ResultPlace = nullptr; ///< In the callee: the result's address.
};

} // namespace

/// Returns the type in which a value of \p Ty is passed in a row.
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

/// Returns the number of bytes of all fields of \p Ty that are no pointers.
/// This includes nested fields.
static uint64_t numDataBytes(const Type *Ty, const DataLayout &DL) {
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return Array->getNumElements() * numDataBytes(Array->getElementType(), DL);
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    uint64_t Sum = 0;
    for (const Type *Elem : Struct->elements())
      Sum += numDataBytes(Elem, DL);
    return Sum;
  }
  return Ty->isPtrOrPtrVectorTy()
             ? 0
             : DL.getTypeStoreSize(const_cast<Type *>(Ty)).getFixedValue();
}

/// Returns the type in which a structure \p Ty is passed. If each byte belongs
/// to a field that is no pointer, this is \p Ty. Otherwise it is a vector of
/// all bytes, because bytes between fields can belong to another member of a
/// union.
static Type *passedStructure(Type *Ty, const DataLayout &DL) {
  uint64_t NumBytes = DL.getTypeAllocSize(Ty).getFixedValue();
  return numDataBytes(Ty, DL) == NumBytes
             ? Ty
             : FixedVectorType::get(Type::getInt8Ty(Ty->getContext()),
                                    unsigned(NumBytes));
}

Type *CallLowering::passedArgument(unsigned ArgNo) const {
  return ByVal[ArgNo] ? passedStructure(ByVal[ArgNo], DL)
                      : passedType(FTy.getParamType(ArgNo));
}

/// Places a value of \p Ty at the end of \p L. Returns its offset in bytes.
uint64_t CallLowering::place(Layout &L, Type *Ty) const {
  uint64_t Size = DL.getTypeAllocSize(Ty).getFixedValue();
  bool IsScalar = Ty->isIntegerTy() || Ty->isFloatingPointTy();
  uint64_t AlignBytes =
      IsScalar ? std::max<uint64_t>(bit_ceil(Size), 4) : GRFBytes;
  L.NumBytes = alignTo(L.NumBytes, AlignBytes);
  L.OffsetsBytes.push_back(L.NumBytes);
  L.NumBytes += Size;
  return L.OffsetsBytes.back();
}

/// Converts \p V to \p Ty, the type in which the call passes it, and returns
/// the result.
Value *CallLowering::passed(Value *V, Type *Ty, IRBuilder<> &B) const {
  if (V->getType() == Ty)
    return V;
  return V->getType()->isPtrOrPtrVectorTy() ? B.CreatePtrToInt(V, Ty)
                                            : B.CreateZExt(V, Ty);
}

/// Does the inverse of passed().
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
  Variable->setAlignment(RowAlign);
  return Variable;
}

/// Returns the address of \p Row as two dwords, so that it can be an argument.
/// asPointer() is the inverse.
static Value *asDwords(Value *Row, IRBuilder<> &B) {
  Value *Address = B.CreatePtrToInt(Row, B.getInt64Ty());
  return B.CreateBitCast(Address, FixedVectorType::get(B.getInt32Ty(), 2));
}

static Value *asPointer(Value *Dwords, IRBuilder<> &B) {
  Value *Address = B.CreateBitCast(Dwords, B.getInt64Ty());
  return B.CreateIntToPtr(Address, PointerType::getUnqual(B.getContext()));
}

/// Does a value of \p Ty or one of its fields end inside a dword?
static bool hasPartialDword(const Type *Ty, const DataLayout &DL) {
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return hasPartialDword(Array->getElementType(), DL);
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return any_of(Struct->elements(),
                  [&](const Type *Elem) { return hasPartialDword(Elem, DL); });
  return DL.getTypeStoreSize(const_cast<Type *>(Ty)).getFixedValue() % 4 != 0;
}

/// Does a value of \p Ty have elements that are smaller than a dword?
static bool hasSmallElements(const Type *Ty) {
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return hasSmallElements(Array->getElementType());
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return any_of(Struct->elements(), hasSmallElements);
  return Ty->getScalarSizeInBits() < 32;
}

/// Freezes all elements of \p V that are smaller than a dword, so that none of
/// them is poison. Returns the new value.
static Value *withoutPoisonLanes(Value *V, IRBuilder<> &B) {
  Type *Ty = V->getType();
  if (!hasSmallElements(Ty) || isGuaranteedNotToBeUndefOrPoison(V))
    return V;
  if (!Ty->isAggregateType())
    return B.CreateFreeze(V);
  unsigned NumElts = Ty->isStructTy() ? Ty->getStructNumElements()
                                      : unsigned(Ty->getArrayNumElements());
  for (unsigned K = 0; K != NumElts; ++K) {
    if (!hasSmallElements(ExtractValueInst::getIndexedType(Ty, K)))
      continue;
    Value *Elem = B.CreateExtractValue(V, K);
    V = B.CreateInsertValue(V, withoutPoisonLanes(Elem, B), K);
  }
  return V;
}

/// Writes \p V into a row, whose elements are dwords. If a part of a dword were
/// undefined, the whole dword would have no value, so the unused bytes of a
/// dword are set to 0.
void CallLowering::storeInRow(Value *V, Value *Place, uint64_t OffsetBytes,
                              IRBuilder<> &B) const {
  Align A = commonAlignment(RowAlign, OffsetBytes);
  Type *Ty = V->getType();
  uint64_t NumBytes = DL.getTypeStoreSize(Ty).getFixedValue();
  uint64_t FirstByte = Ty->isAggregateType() ? 0 : NumBytes / 4 * 4;
  if (hasPartialDword(Ty, DL))
    B.CreateMemSet(at(Place, FirstByte, B), B.getInt8(0),
                   alignTo(NumBytes, 4) - FirstByte,
                   commonAlignment(A, FirstByte));
  storeElements(withoutPoisonLanes(V, B), Place, A, B);
}

void CallLowering::receiveArguments(Function &F, Function &New) {
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
                                   PointerType::getUnqual(New.getContext()));
  for (auto [Old, OffsetBytes] : zip_equal(F.args(), Args.OffsetsBytes)) {
    Value *Place = at(Row, OffsetBytes, B);
    Value *V = nullptr;
    if (Old.hasByValAttr())
      V = B.CreateAddrSpaceCast(Place, Old.getType());
    else
      V = received(loadElements(passedType(Old.getType()), Place,
                                commonAlignment(RowAlign, OffsetBytes), B),
                   Old.getType(), B);
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
        passed(Return->getReturnValue(), passedType(FTy.getReturnType()), B);
    if (ResultInMemory) {
      storeElements(withoutPoisonLanes(V, B), ResultPlace, RowAlign, B);
      B.CreateRetVoid();
      Return->eraseFromParent();
      continue;
    }
    AllocaInst *Row = variable(New, ResultRow);
    storeInRow(V, Row, 0, B);
    B.CreateRet(B.CreateAlignedLoad(ResultRow, Row, Row->getAlign()));
    Return->eraseFromParent();
  }
}

void CallLowering::rewriteCall(CallInst &Call, Function &Callee,
                               Value *Address) {
  Function &Caller = *Call.getFunction();
  IRBuilder<> B(&Call);
  SmallVector<Value *, 2> NewArgs;
  if (Address)
    NewArgs.push_back(Address);
  AllocaInst *Received = ResultRow ? variable(Caller, ResultRow) : nullptr;
  if (ArgRow) {
    AllocaInst *Row = variable(Caller, ArgRow);
    if (ResultInMemory)
      B.CreateStore(B.CreatePtrToInt(Received, B.getInt64Ty()), Row);
    for (auto [ArgNo, OffsetBytes] : enumerate(Args.OffsetsBytes)) {
      Value *V = Call.getArgOperand(unsigned(ArgNo));
      Type *Ty = passedArgument(unsigned(ArgNo));
      V = ByVal[ArgNo]
              ? loadElements(Ty, V, passedStructureAlign(Call, unsigned(ArgNo)),
                             B)
              : passed(V, Ty, B);
      storeInRow(V, at(Row, OffsetBytes, B), OffsetBytes, B);
    }
    NewArgs.push_back(ArgsInMemory
                          ? asDwords(Row, B)
                          : B.CreateAlignedLoad(ArgRow, Row, Row->getAlign()));
  }
  CallInst *NewCall = B.CreateCall(&Callee, NewArgs);
  NewCall->setCallingConv(Callee.getCallingConv());
  NewCall->copyMetadata(Call);
  if (ResultRow) {
    Type *Ty = FTy.getReturnType();
    if (!ResultInMemory)
      B.CreateAlignedStore(NewCall, Received, Received->getAlign());
    Value *V =
        received(loadElements(passedType(Ty), Received, RowAlign, B), Ty, B);
    V->takeName(&Call);
    Call.replaceAllUsesWith(V);
  }
  Call.eraseFromParent();
}

static bool isPassable(const Type *Ty) {
  return Ty->isSized() && !Ty->isScalableTy() && !Ty->isTargetExtTy();
}

bool CallLowering::plan() {
  Type *ReturnTy = FTy.getReturnType();
  if (FTy.isVarArg())
    return false;
  if (!ReturnTy->isVoidTy()) {
    if (!isPassable(ReturnTy))
      return false;
    place(Result, passedType(ReturnTy));
    ResultInMemory = Result.NumBytes > TargetDesc::MaxCallResultBytes;
  }
  if (ResultInMemory) // Its address comes first.
    Args.NumBytes = 8;
  for (unsigned ArgNo = 0; ArgNo != FTy.getNumParams(); ++ArgNo) {
    if (!isPassable(passedArgument(ArgNo)))
      return false;
    place(Args, passedArgument(ArgNo));
  }
  ArgsInMemory =
      Args.NumBytes > TargetDesc::MaxCallArgBytes - PrivateMemoryArgBytes;
  ArgRow = Args.type(FTy.getContext());
  ResultRow = Result.type(FTy.getContext());
  return true;
}

SmallVector<Type *, 2> CallLowering::params() const {
  SmallVector<Type *, 2> Params;
  Type *I32 = Type::getInt32Ty(FTy.getContext());
  if (ArgRow)
    Params.push_back(ArgsInMemory ? FixedVectorType::get(I32, 2) : ArgRow);
  return Params;
}

Type *CallLowering::result() const {
  return ResultRow && !ResultInMemory ? ResultRow
                                      : Type::getVoidTy(FTy.getContext());
}

Function *CallLowering::lowerFunction(Function &F) {
  Function *New = withSignature(F, result(), params());
  markStackFunction(*New);
  receiveArguments(F, *New);
  returnRow(*New);
  return New;
}

static SmallVector<Type *, 8> byValTypes(const Function &F) {
  SmallVector<Type *, 8> Types;
  for (const Argument &A : F.args())
    Types.push_back(A.hasByValAttr() ? A.getParamByValType() : nullptr);
  return Types;
}

/// Rewrites \p F and the calls whose callee is \p F. Other uses of \p F take
/// its address.
static bool lowerFunction(Function &F, unsigned GRFBytes) {
  SmallVector<Type *, 8> ByVal = byValTypes(F);
  FunctionType *FTy = F.getFunctionType();
  CallLowering Rows(*FTy, ByVal, F.getDataLayout(), GRFBytes);
  if (!Rows.plan())
    return false;
  Function *New = Rows.lowerFunction(F);
  SmallVector<CallInst *, 8> Calls; // A call can also pass F as an argument.
  for (Use &U : F.uses())
    if (auto *Call = dyn_cast<CallInst>(U.getUser());
        Call && Call->isCallee(&U) && Call->getFunctionType() == FTy)
      Calls.push_back(Call);
  for (CallInst *Call : Calls)
    Rows.rewriteCall(*Call, *New);
  F.replaceAllUsesWith(New);
  F.eraseFromParent();
  return true;
}

//===----------------------------------------------------------------------===//
// Functions that are not known
//===----------------------------------------------------------------------===//

/// Does \p Call call a function of another module, or through an address?
static bool isIndirect(const CallInst &Call) {
  if (Call.isInlineAsm() || isa<IntrinsicInst>(Call))
    return false;
  auto *Callee = dyn_cast<Function>(Call.getCalledOperand());
  return !Callee || Callee->isDeclaration() ||
         Callee->getFunctionType() != Call.getFunctionType();
}

static bool lowerIndirect(CallInst &Call, unsigned GRFBytes) {
  Module &M = *Call.getModule();
  SmallVector<Type *, 8> ByVal;
  for (unsigned ArgNo = 0; ArgNo != Call.arg_size(); ++ArgNo)
    ByVal.push_back(Call.getParamByValType(ArgNo));
  CallLowering Rows(*Call.getFunctionType(), ByVal, M.getDataLayout(),
                    GRFBytes);
  if (!Rows.plan())
    return false;
  IRBuilder<> B(&Call);
  Value *Address = B.CreatePtrToInt(Call.getCalledOperand(), B.getInt64Ty());
  Function &Dispatch = indirectStackFunction(M, Rows.result(), Rows.params());
  Rows.rewriteCall(Call, Dispatch, Address);
  return true;
}

PreservedAnalyses LowerCallsPass::run(Module &M, ModuleAnalysisManager &) {
  auto Kernels = getKernelFunctions(M);
  if (!Kernels)
    return PreservedAnalyses::all(); // Reported.
  const TargetDesc *TD = getPlatform(M);
  unsigned GRFBytes = TD ? TD->grfBytes() : 32;
  bool Changed = false;
  for (Function &F : make_early_inc_range(M))
    if (!F.isDeclaration() && !Kernels->contains(&F) && !isStackFunction(F))
      Changed |= lowerFunction(F, GRFBytes);
  SmallPtrSet<Function *, 4> External;
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      auto *Call = dyn_cast<CallInst>(&I);
      auto *Callee =
          Call ? dyn_cast<Function>(Call->getCalledOperand()) : nullptr;
      if (Callee && Kernels->contains(Callee)) {
        emitDiag(*Call, DiagKind::CallUnsupported,
                 "kernel '" + Callee->getName() +
                     "' expected to be started by the host, actual a call");
        continue;
      }
      if (!Call || calledStackFunction(*Call) || !isIndirect(*Call))
        continue;
      if (Callee && Callee->isDeclaration() && External.insert(Callee).second)
        emitDiag(*Call, DiagKind::ExternalFunction,
                 "function '" + Callee->getName() +
                     "' expected to be defined; a loader has to give its "
                     "address");
      Changed |= lowerIndirect(*Call, GRFBytes);
    }
  for (Function &F : M)
    Changed |= splitAggregates(F);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
