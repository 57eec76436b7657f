//===- LocalAtomics.cpp - Atomics that shared local memory lacks ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocalAtomics.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace cmx {

namespace {

/// The codes of the operations, as in the message.
enum LscOp : unsigned {
  IInc = 8,
  IDec,
  Load,
  Store,
  IAdd,
  ISub,
  SMin,
  SMax,
  UMin,
  UMax,
  ICas,
  FAdd,
  FSub,
  FMin,
  FMax,
  FCas,
  And,
  Or,
  Xor
};

/// The codes of the element sizes. Words are the low halves of dwords.
enum ElementCode : unsigned { Dword = 3, Qword = 4, Word = 6 };

class LocalAtomic {
public:
  LocalAtomic(RegionBuilder &Builder, CallInst &Call, const GenXInfo &Info)
      : Builder(Builder), B(Builder.ir()), Call(Call), Info(Info) {}

  bool isReplaced() const;
  Value *replace();

private:
  Value *operand(StringRef Name) const {
    return Call.getArgOperand(*Info.operandIndex(Name));
  }
  unsigned number(StringRef Name) const {
    auto *N = dyn_cast<ConstantInt>(operand(Name));
    return N ? unsigned(N->getLimitedValue(UINT32_MAX)) : 0;
  }
  Type *bitsType() const {
    return operand("src0")->getType()->getWithNewType(
        B.getIntNTy(number("datasize") == Qword ? 64 : 32));
  }
  Value *asNumber(Value *Bits);
  Value *asBits(Value *Number);
  Value *newValue(Value *Expected);
  Value *exchange(Value *Lanes, Value *Expected, Value *New);

  RegionBuilder &Builder;
  IRBuilder<> &B;
  CallInst &Call;
  const GenXInfo &Info;
};

} // namespace

bool LocalAtomic::isReplaced() const {
  unsigned Op = number("subopcode"), Size = number("datasize");
  Type *Ty = operand("src0")->getType(), *Mask = operand("mask")->getType();
  bool IsFloatSum = Op == FAdd || Op == FSub;
  bool IsMissing = Size == Qword
                       ? Op >= IInc && Op <= Xor && Op != ICas
                       : IsFloatSum && (Size == Dword || Size == Word);
  unsigned Bits = Size == Qword ? 64 : 32;
  unsigned Lanes = numLanes(operand("addresses")->getType());
  return IsMissing && number("vectorsize") == 1 &&
         Ty->getScalarSizeInBits() == Bits && Mask->isIntOrIntVectorTy(1) &&
         numLanes(Mask) == Lanes && numLanes(Ty) == Lanes &&
         operand("src1")->getType() == Ty &&
         (Call.getType()->isVoidTy() ||
          (Call.getType() == Ty && operand("old")->getType() == Ty));
}

/// Returns the elements \p Bits as floats of the size that the message states.
Value *LocalAtomic::asNumber(Value *Bits) {
  Type *Ty = Bits->getType();
  switch (number("datasize")) {
  case Word:
    return B.CreateBitCast(B.CreateTrunc(Bits, Ty->getWithNewBitWidth(16)),
                           Ty->getWithNewType(B.getHalfTy()));
  case Dword:
    return B.CreateBitCast(Bits, Ty->getWithNewType(B.getFloatTy()));
  case Qword:
    return B.CreateBitCast(Bits, Ty->getWithNewType(B.getDoubleTy()));
  default:
    llvm_unreachable("not a size of elements");
  }
}

Value *LocalAtomic::asBits(Value *Number) {
  Type *Ty = Number->getType();
  Value *Bits = B.CreateBitCast(
      Number, Ty->getWithNewType(B.getIntNTy(Ty->getScalarSizeInBits())));
  return B.CreateZExt(Bits, bitsType());
}

Value *LocalAtomic::newValue(Value *Expected) {
  Value *V = B.CreateBitCast(operand("src0"), bitsType());
  Constant *One = ConstantInt::get(bitsType(), 1);
  auto Floats = [&](auto Combine) {
    Value *L = asNumber(Expected), *R = asNumber(V);
    return asBits(Combine(L, R));
  };
  auto Ints = [&](Intrinsic::ID Id) {
    return B.CreateBinaryIntrinsic(Id, Expected, V);
  };
  switch (number("subopcode")) {
  case IInc:
    return B.CreateAdd(Expected, One);
  case IDec:
    return B.CreateSub(Expected, One);
  case Store:
    return V;
  case IAdd:
    return B.CreateAdd(Expected, V);
  case ISub:
    return B.CreateSub(Expected, V);
  case SMin:
    return Ints(Intrinsic::smin);
  case SMax:
    return Ints(Intrinsic::smax);
  case UMin:
    return Ints(Intrinsic::umin);
  case UMax:
    return Ints(Intrinsic::umax);
  case And:
    return B.CreateAnd(Expected, V);
  case Or:
    return B.CreateOr(Expected, V);
  case Xor:
    return B.CreateXor(Expected, V);
  case FAdd:
    return Floats([&](Value *L, Value *R) { return B.CreateFAdd(L, R); });
  case FSub:
    return Floats([&](Value *L, Value *R) { return B.CreateFSub(L, R); });
  case FMin:
    return Floats([&](Value *L, Value *R) { return B.CreateMinNum(L, R); });
  case FMax:
    return Floats([&](Value *L, Value *R) { return B.CreateMaxNum(L, R); });
  case FCas: {
    Value *New = B.CreateBitCast(operand("src1"), bitsType());
    Value *L = asNumber(Expected), *R = asNumber(V);
    return B.CreateSelect(B.CreateFCmpOEQ(L, R), New, Expected);
  }
  default:
    llvm_unreachable("operation that stays");
  }
}

Value *LocalAtomic::exchange(Value *Lanes, Value *Expected, Value *New) {
  const GenXInfo &Exchange = getGenXInfo(GenXIntrinsic::LscXatomicSlm);
  SmallVector<Value *, 16> Args;
  for (const OperandSpec &Spec : Exchange.Operands)
    Args.push_back(operand(Spec.Name));
  auto Set = [&](StringRef Name, Value *V) {
    Args[*Exchange.operandIndex(Name)] = V;
  };
  Set("mask", Lanes);
  Set("subopcode", B.getInt8(ICas));
  Set("src0", Expected);
  Set("src1", New);
  Set("old", Expected);
  return Builder.createIntrinsic(Exchange.Id, Expected->getType(), Args);
}

Value *LocalAtomic::replace() {
  Value *Mask = operand("mask");
  if (Mask->getType()->isVectorTy() && !bitsType()->isVectorTy())
    Mask = B.CreateExtractElement(Mask, uint64_t(0));
  else if (!Mask->getType()->isVectorTy() && bitsType()->isVectorTy())
    Mask = B.CreateVectorSplat(1, Mask);
  Constant *Zero = Constant::getNullValue(bitsType());
  Value *Got;
  if (number("subopcode") == Load) {
    Got = exchange(Mask, Zero, Zero);
  } else {
    BasicBlock *Head = Call.getParent();
    BasicBlock *Tail = SplitBlock(Head, &Call);
    auto *Loop = BasicBlock::Create(Call.getContext(), "exchange",
                                    Head->getParent(), Tail);
    Head->getTerminator()->setSuccessor(0, Loop);
    B.SetInsertPoint(Loop);
    B.SetCurrentDebugLocation(Call.getDebugLoc());
    PHINode *Lanes = B.CreatePHI(Mask->getType(), 2);
    PHINode *Expected = B.CreatePHI(bitsType(), 2);
    Got = exchange(Lanes, Expected, newValue(Expected));
    Value *Failed = B.CreateAnd(Lanes, B.CreateICmpNE(Got, Expected));
    Value *Again = Mask->getType()->isVectorTy()
                       ? Builder.createIntrinsic(GenXIntrinsic::Any,
                                                 B.getInt1Ty(), {Failed})
                       : Failed;
    B.CreateCondBr(Again, Loop, Tail);
    Lanes->addIncoming(Mask, Head);
    Lanes->addIncoming(Failed, Loop);
    Expected->addIncoming(Zero, Head);
    Expected->addIncoming(Got, Loop);
    B.SetInsertPoint(&Call);
  }
  if (Call.getType()->isVoidTy())
    return Got;
  return B.CreateSelect(Mask, B.CreateBitCast(Got, Call.getType()),
                        operand("old"));
}

Value *localAtomic(RegionBuilder &Builder, CallInst &Call, GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  if ((Id != GenXIntrinsic::LscAtomicSlm &&
       Id != GenXIntrinsic::LscXatomicSlm) ||
      Call.arg_size() != Info.Operands.size())
    return nullptr;
  LocalAtomic Atomic(Builder, Call, Info);
  return Atomic.isReplaced() ? Atomic.replace() : nullptr;
}

} // namespace cmx
