//===- MaskIntegers.cpp - Integers of other widths ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskIntegers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace cmx {

/// A scalar of more than 1 and less than 64 bits that no register has.
static bool isOther(const Type *Ty) {
  auto *Int = dyn_cast<IntegerType>(Ty);
  unsigned Bits = Int ? Int->getBitWidth() : 0;
  return Bits > 1 && Bits < 64 && (Bits < 8 || !isPowerOf2_32(Bits));
}

static bool usesOther(const Instruction &I) {
  return isOther(I.getType()->getScalarType()) ||
         any_of(I.operands(), [](const Use &U) {
           return isOther(U->getType()->getScalarType());
         });
}

static bool usesVector(const Instruction &I) {
  return I.getType()->isVectorTy() || any_of(I.operands(), [](const Use &U) {
           return U->getType()->isVectorTy();
         });
}

static bool isMask(const Type *Ty, unsigned Lanes) {
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector && Vector->getElementType()->isIntegerTy(1) &&
         Vector->getNumElements() == Lanes;
}

/// Is \p I one of several integers that have the lanes of a mask?
static bool isPart(const ExtractElementInst &I) {
  auto *Parts = dyn_cast<BitCastInst>(I.getVectorOperand());
  auto *Index = dyn_cast<ConstantInt>(I.getIndexOperand());
  if (!Parts || !Index)
    return false;
  auto *Ty = cast<FixedVectorType>(I.getVectorOperandType());
  unsigned Lanes = Ty->getNumElements() * Ty->getScalarSizeInBits();
  return isMask(Parts->getSrcTy(), Lanes) &&
         Index->getValue().ult(Ty->getNumElements());
}

namespace {

class Widening {
  Function &F;
  IRBuilder<> B;
  DenseMap<Value *, Value *> Wide;

public:
  explicit Widening(Function &F) : F(F), B(F.getContext()) {}
  bool run();

private:
  static bool hasForm(const Instruction &I);
  void visit(Instruction &I);
  void visitArithmetic(BinaryOperator &I);
  Value *fromMask(Value *Mask, unsigned First, const Type *Ty);
  Value *convert(CastInst &I);
  Value *call(IntrinsicInst &I);
  Value *value(Value *V);
  Value *signedValue(Value *V);
  Value *kept(Value *V, const Type *Ty);

  static unsigned bits(const Type *Ty) { return Ty->getIntegerBitWidth(); }
  /// The width that takes the place of \p Ty.
  IntegerType *next(const Type *Ty) {
    return B.getIntNTy(unsigned(std::max<uint64_t>(8, PowerOf2Ceil(bits(Ty)))));
  }
};

} // namespace

/// Can \p I, which uses such an integer, be written for a wider one?
bool Widening::hasForm(const Instruction &I) {
  if (any_of(I.operands(), [](const Use &U) {
        return isOther(U->getType()->getScalarType()) &&
               !isa<Instruction, Constant>(U.get());
      }))
    return false;
  if (isa<BinaryOperator, ICmpInst, SelectInst, PHINode, FreezeInst, TruncInst,
          ZExtInst, SExtInst, SwitchInst>(I))
    return !usesVector(I);
  if (auto *Part = dyn_cast<ExtractElementInst>(&I))
    return isPart(*Part);
  if (isa<BitCastInst>(I) && I.getType()->isVectorTy() &&
      isOther(I.getType()->getScalarType()))
    return all_of(I.users(), [](const User *U) {
      auto *Part = dyn_cast<ExtractElementInst>(U);
      return Part && isPart(*Part);
    });
  if (auto *Cast = dyn_cast<BitCastInst>(&I))
    return isOther(Cast->getDestTy())
               ? isMask(Cast->getSrcTy(), bits(Cast->getDestTy()))
               : isMask(Cast->getDestTy(), bits(Cast->getSrcTy()));
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return false;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::ctpop:
  case Intrinsic::cttz:
  case Intrinsic::ctlz:
  case Intrinsic::umin:
  case Intrinsic::umax:
    return true;
  default:
    return false;
  }
}

/// \p V, or for one of these integers, the wider one. That of a phi in a loop
/// exists before its operands do.
Value *Widening::value(Value *V) {
  if (!isOther(V->getType()))
    return V;
  if (Value *Found = Wide.lookup(V))
    return Found;
  IntegerType *Ty = next(V->getType());
  if (isa<PoisonValue>(V))
    return PoisonValue::get(Ty);
  if (auto *C = dyn_cast<ConstantInt>(V))
    return ConstantInt::get(Ty, C->getValue().zext(Ty->getBitWidth()));
  return Constant::getNullValue(Ty); // undef
}

/// The same with its sign in the upper bits.
Value *Widening::signedValue(Value *V) {
  Value *W = value(V);
  uint64_t Unused = bits(W->getType()) - bits(V->getType());
  return Unused ? B.CreateAShr(B.CreateShl(W, Unused), Unused) : W;
}

/// \p V without the bits that \p Ty does not have.
Value *Widening::kept(Value *V, const Type *Ty) {
  if (bits(V->getType()) == bits(Ty))
    return V;
  return B.CreateAnd(V, maskTrailingOnes<uint64_t>(bits(Ty)));
}

void Widening::visitArithmetic(BinaryOperator &I) {
  bool IsSigned = I.getOpcode() == Instruction::AShr ||
                  I.getOpcode() == Instruction::SDiv ||
                  I.getOpcode() == Instruction::SRem;
  Value *L = IsSigned ? signedValue(I.getOperand(0)) : value(I.getOperand(0));
  bool IsShift = I.getOpcode() == Instruction::AShr;
  Value *R = IsSigned && !IsShift ? signedValue(I.getOperand(1))
                                  : value(I.getOperand(1));
  Wide[&I] = kept(B.CreateBinOp(I.getOpcode(), L, R), I.getType());
}

/// As many lanes of \p Mask as \p Ty has bits, from \p First on.
Value *Widening::fromMask(Value *Mask, unsigned First, const Type *Ty) {
  unsigned Lanes = cast<FixedVectorType>(Mask->getType())->getNumElements();
  if (Type *All = B.getIntNTy(Lanes); Lanes <= 64 && !isOther(All)) {
    Value *Bits = B.CreateLShr(B.CreateBitCast(Mask, All), First);
    return kept(B.CreateZExtOrTrunc(Bits, next(Ty)), Ty);
  }
  SmallVector<int, 64> Which;
  for (unsigned L = 0; L != bits(next(Ty)); ++L)
    Which.push_back(int(L < bits(Ty) ? First + L : Lanes));
  Value *Zero = Constant::getNullValue(Mask->getType());
  return B.CreateBitCast(B.CreateShuffleVector(Mask, Zero, Which), next(Ty));
}

Value *Widening::convert(CastInst &I) {
  Value *From = I.getOperand(0);
  Type *To = I.getDestTy();
  if (isa<BitCastInst>(I)) {
    if (isOther(To))
      return fromMask(From, 0, To);
    Value *W = value(From);
    auto *All = FixedVectorType::get(B.getInt1Ty(), bits(W->getType()));
    SmallVector<int, 64> Which(bits(From->getType()));
    std::iota(Which.begin(), Which.end(), 0);
    return B.CreateShuffleVector(B.CreateBitCast(W, All), Which);
  }
  Type *Result = isOther(To) ? next(To) : To;
  if (isa<TruncInst>(I))
    return kept(B.CreateZExtOrTrunc(value(From), Result), To);
  if (isa<ZExtInst>(I))
    return B.CreateZExtOrTrunc(value(From), Result);
  return kept(B.CreateSExtOrTrunc(signedValue(From), Result), To);
}

Value *Widening::call(IntrinsicInst &I) {
  Intrinsic::ID Id = I.getIntrinsicID();
  Value *V = value(I.getArgOperand(0));
  uint64_t Unused = bits(V->getType()) - bits(I.getType());
  if (Id == Intrinsic::umin || Id == Intrinsic::umax)
    return B.CreateBinaryIntrinsic(Id, V, value(I.getArgOperand(1)));
  if (Id == Intrinsic::ctpop)
    return B.CreateUnaryIntrinsic(Id, V);
  if (Id == Intrinsic::cttz)
    return B.CreateBinaryIntrinsic(
        Id, B.CreateOr(V, uint64_t(1) << bits(I.getType())), B.getTrue());
  return B.CreateSub(B.CreateBinaryIntrinsic(Id, V, I.getArgOperand(1)),
                     ConstantInt::get(V->getType(), Unused));
}

void Widening::visit(Instruction &I) {
  if (I.getType()->isVectorTy() && isOther(I.getType()->getScalarType()))
    return; // Its parts read the mask.
  B.SetInsertPoint(&I);
  if (auto *Switch = dyn_cast<SwitchInst>(&I)) {
    for (auto Case : Switch->cases())
      Case.setValue(cast<ConstantInt>(value(Case.getCaseValue())));
    Switch->setCondition(value(Switch->getCondition()));
    return;
  }
  if (auto *Arithmetic = dyn_cast<BinaryOperator>(&I))
    return visitArithmetic(*Arithmetic);
  Value *New = nullptr;
  if (auto *Compare = dyn_cast<ICmpInst>(&I)) {
    bool S = Compare->isSigned();
    Value *L = Compare->getOperand(0), *R = Compare->getOperand(1);
    Value *WideL = S ? signedValue(L) : value(L);
    Value *WideR = S ? signedValue(R) : value(R);
    New = B.CreateICmp(Compare->getPredicate(), WideL, WideR);
  } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Value *True = value(Select->getTrueValue());
    New = B.CreateSelect(Select->getCondition(), True,
                         value(Select->getFalseValue()));
  } else if (auto *Phi = dyn_cast<PHINode>(&I)) {
    New = B.CreatePHI(next(Phi->getType()), Phi->getNumIncomingValues());
  } else if (isa<FreezeInst>(I)) {
    New = kept(B.CreateFreeze(value(I.getOperand(0))), I.getType());
  } else if (auto *Part = dyn_cast<ExtractElementInst>(&I)) {
    auto *Parts = cast<BitCastInst>(Part->getVectorOperand());
    uint64_t Index = cast<ConstantInt>(Part->getIndexOperand())->getZExtValue();
    New = fromMask(Parts->getOperand(0), unsigned(Index) * bits(I.getType()),
                   I.getType());
  } else if (auto *Cast = dyn_cast<CastInst>(&I)) {
    New = convert(*Cast);
  } else {
    New = call(cast<IntrinsicInst>(I));
  }
  if (isOther(I.getType()))
    Wide[&I] = New;
  else
    I.replaceAllUsesWith(New);
}

bool Widening::run() {
  SmallVector<Instruction *, 8> Found;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB)
      if (usesOther(I)) {
        if (!hasForm(I))
          return false;
        Found.push_back(&I);
      }
  for (Instruction *I : Found)
    visit(*I);
  for (Instruction *I : Found)
    if (auto *Phi = dyn_cast<PHINode>(I))
      for (unsigned K = 0; K != Phi->getNumIncomingValues(); ++K)
        cast<PHINode>(Wide.lookup(Phi))
            ->addIncoming(value(Phi->getIncomingValue(K)),
                          Phi->getIncomingBlock(K));
  for (Instruction *I : Found) {
    if (I->isTerminator())
      continue;
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  return !Found.empty();
}

bool widenMaskIntegers(Function &F) { return Widening(F).run(); }

} // namespace cmx
