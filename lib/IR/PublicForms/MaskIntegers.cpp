//===- MaskIntegers.cpp - Integers of other widths ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskIntegers.h"

#include "cmx/IR/PublicForms.h"
#include "cmx/IR/Signature.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace cmx {

/// Is \p Ty an integer, or a vector of integers, of 2 to 127 bits, but not of
/// 8, 16, 32 or 64 bits? No register element has such a width.
static bool isOther(const Type *Ty) {
  auto *Int = dyn_cast<IntegerType>(Ty->getScalarType());
  unsigned Bits = Int ? Int->getBitWidth() : 0;
  return Bits > 1 && Bits < 128 && (Bits < 8 || !isPowerOf2_32(Bits));
}

/// Is \p Ty replaced by an integer of 128 bits, which is split into a pair
/// (LongIntegers.h)?
static bool isLong(const Type *Ty) {
  return isOther(Ty) && Ty->getScalarSizeInBits() > 64;
}

static bool usesOther(const Instruction &I) {
  return isOther(I.getType()) || any_of(I.operands(), [](const Use &U) {
           return isOther(U->getType());
         });
}

static bool usesVector(const Instruction &I) {
  return I.getType()->isVectorTy() || any_of(I.operands(), [](const Use &U) {
           return U->getType()->isVectorTy();
         });
}

static bool isMask(const Type *Ty) {
  return isa<FixedVectorType>(Ty) && Ty->isIntOrIntVectorTy(1);
}

/// Does \p I extract some lanes of a mask as an integer, or some bits of an
/// integer or of one element of a vector? (InstCombine replaces a trunc of an
/// element by such an extract of bits.)
static bool isPart(const ExtractElementInst &I) {
  auto *Parts = dyn_cast<BitCastInst>(I.getVectorOperand());
  auto *Index = dyn_cast<ConstantInt>(I.getIndexOperand());
  if (!Parts || !Index)
    return false;
  auto *Ty = cast<FixedVectorType>(I.getVectorOperandType());
  const Type *From = Parts->getSrcTy();
  bool IsInElement =
      From->isIntOrIntVectorTy() && !isOther(From) &&
      From->getScalarSizeInBits() % Ty->getScalarSizeInBits() == 0;
  return (isMask(From) || IsInElement) &&
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
  static bool hasCastForm(const CastInst &I);
  void visit(Instruction &I);
  void visitArithmetic(BinaryOperator &I);
  Value *fromMask(Value *Mask, unsigned First, const Type *Ty);
  Value *fromElement(Value *V, unsigned First, const Type *Ty);
  Value *fromBits(Value *V, const Type *Ty);
  Value *bitCast(BitCastInst &I);
  Value *convert(CastInst &I);
  Value *load(LoadInst &I);
  void store(StoreInst &I);
  Value *call(IntrinsicInst &I);
  Value *value(Value *V);
  static uint64_t unusedBits(const Value *V);
  Value *shiftedUp(Value *V);
  Value *signedValue(Value *V);
  Value *kept(Value *V, const Type *Ty);

  static unsigned bits(const Type *Ty) { return Ty->getScalarSizeInBits(); }
  static unsigned bytes(const Type *Ty) { return (bits(Ty) + 7) / 8; }
  /// Returns the wider type that replaces \p Ty.
  static Type *next(const Type *Ty) {
    return Ty->getWithNewBitWidth(
        unsigned(std::max<uint64_t>(8, PowerOf2Ceil(bits(Ty)))));
  }
};

} // namespace

/// Does \p Ty have elements of whole bytes? (\p Ty has as many bits as an
/// integer that no register holds, so it is a vector.)
static bool isVectorOfBytes(const Type *Ty) {
  unsigned ElemBits = Ty->getScalarSizeInBits();
  return ElemBits >= 8 && isPowerOf2_32(ElemBits);
}

bool Widening::hasCastForm(const CastInst &I) {
  const Type *From = I.getSrcTy(), *To = I.getDestTy();
  const Type *Other = isOther(To) ? From : To;
  switch (I.getOpcode()) {
  case Instruction::Trunc:
  case Instruction::ZExt:
  case Instruction::SExt:
    return true;
  case Instruction::UIToFP:
  case Instruction::SIToFP:
  case Instruction::FPToUI:
  case Instruction::FPToSI:
    return !isLong(From) && !isLong(To);
  case Instruction::BitCast: {
    const Type *Odd = isOther(To) ? To : From;
    return !Odd->isVectorTy() && (isMask(Other) || isVectorOfBytes(Other));
  }
  default:
    return false;
  }
}

/// Returns the constant \p V, zero extended to \p Wide. Returns null if \p V is
/// not a constant, or if its value is not known.
static Constant *widened(Value *V, Type *Wide, const Function &F) {
  auto *C = dyn_cast<Constant>(V);
  if (!C)
    return nullptr;
  const DataLayout &DL = F.getParent()->getDataLayout();
  return ConstantFoldCastOperand(Instruction::ZExt, ConstantFoldConstant(C, DL),
                                 Wide, DL);
}

/// The result or an operand of \p I has a type for which isOther is true. Is
/// there a form of \p I for wider integers?
bool Widening::hasForm(const Instruction &I) {
  if (any_of(I.operands(), [&](const Use &U) {
        return isOther(U->getType()) && !isa<Instruction>(U.get()) &&
               !widened(U.get(), next(U->getType()), *I.getFunction());
      }))
    return false;
  if (isa<BinaryOperator, ICmpInst, SelectInst, PHINode, FreezeInst,
          InsertElementInst, ShuffleVectorInst>(I))
    return true;
  if (auto *Switch = dyn_cast<SwitchInst>(&I))
    return !isLong(Switch->getCondition()->getType());
  if (isa<LoadInst, StoreInst>(I))
    return !usesVector(I);
  if (auto *Part = dyn_cast<ExtractElementInst>(&I))
    return isPart(*Part) || !isa<BitCastInst>(Part->getVectorOperand());
  if (isa<BitCastInst>(I) && I.getType()->isVectorTy() && isOther(I.getType()))
    return all_of(I.users(), [](const User *U) {
      auto *Part = dyn_cast<ExtractElementInst>(U);
      return Part && isPart(*Part);
    });
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return hasCastForm(*Cast);
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return false;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::ctpop:
  case Intrinsic::cttz:
  case Intrinsic::ctlz:
  case Intrinsic::umin:
  case Intrinsic::umax:
  case Intrinsic::smin:
  case Intrinsic::smax:
  case Intrinsic::usub_sat:
  case Intrinsic::abs:
  case Intrinsic::bswap:
  case Intrinsic::bitreverse:
    return true;
  default:
    return false;
  }
}

/// Returns \p V itself or, if isOther is true for its type, the wider integer
/// that replaces it. (A phi may use a value that has no wider form yet, so
/// run() adds the operands of phis last.)
Value *Widening::value(Value *V) {
  if (!isOther(V->getType()))
    return V;
  if (Value *Found = Wide.lookup(V))
    return Found;
  return widened(V, next(V->getType()), F);
}

uint64_t Widening::unusedBits(const Value *V) {
  return isOther(V->getType()) ? bits(next(V->getType())) - bits(V->getType())
                               : 0;
}

/// Returns the wider form of \p V, shifted up so that its sign is the highest
/// bit.
Value *Widening::shiftedUp(Value *V) {
  uint64_t Unused = unusedBits(V);
  return Unused ? B.CreateShl(value(V), Unused) : value(V);
}

/// Returns the wider form of \p V, sign extended.
Value *Widening::signedValue(Value *V) {
  uint64_t Unused = unusedBits(V);
  return Unused ? B.CreateAShr(shiftedUp(V), Unused) : value(V);
}

/// Returns \p V with zeros in the bits that \p Ty does not have.
Value *Widening::kept(Value *V, const Type *Ty) {
  if (bits(V->getType()) == bits(Ty))
    return V;
  APInt Mask = APInt::getLowBitsSet(bits(V->getType()), bits(Ty));
  return B.CreateAnd(V, ConstantInt::get(V->getType(), Mask));
}

/// If the upper bits of both operands are zero, are those of the result zero,
/// too?
static bool keepsZeros(unsigned Opcode) {
  return Instruction::isBitwiseLogicOp(Opcode) || Opcode == Instruction::LShr ||
         Opcode == Instruction::UDiv || Opcode == Instruction::URem;
}

void Widening::visitArithmetic(BinaryOperator &I) {
  bool IsSigned = I.getOpcode() == Instruction::AShr ||
                  I.getOpcode() == Instruction::SDiv ||
                  I.getOpcode() == Instruction::SRem;
  Value *L = IsSigned ? signedValue(I.getOperand(0)) : value(I.getOperand(0));
  bool IsShift = I.getOpcode() == Instruction::AShr;
  Value *R = IsSigned && !IsShift ? signedValue(I.getOperand(1))
                                  : value(I.getOperand(1));
  Value *Result = B.CreateBinOp(I.getOpcode(), L, R);
  Wide[&I] = keepsZeros(I.getOpcode()) ? Result : kept(Result, I.getType());
}

/// Returns as many lanes of \p Mask as \p Ty has bits, from lane \p First on,
/// in the integer that replaces \p Ty.
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

/// Returns as many bits of \p V as \p Ty has, from bit \p First on, in the
/// integer that replaces \p Ty. The bits are all in one element.
Value *Widening::fromElement(Value *V, unsigned First, const Type *Ty) {
  unsigned ElemBits = bits(V->getType());
  if (V->getType()->isVectorTy())
    V = B.CreateExtractElement(V, First / ElemBits);
  if (First % ElemBits != 0)
    V = B.CreateLShr(V, First % ElemBits);
  return kept(B.CreateZExtOrTrunc(V, next(Ty)), Ty);
}

/// Returns the lanes of \p V, and zeros after them, in the integer that
/// replaces \p Ty.
Value *Widening::fromBits(Value *V, const Type *Ty) {
  unsigned Lanes = cast<FixedVectorType>(V->getType())->getNumElements();
  unsigned ElemBits = V->getType()->getScalarSizeInBits();
  SmallVector<int, 64> Which;
  for (unsigned L = 0; L != bits(next(Ty)) / ElemBits; ++L)
    Which.push_back(int(std::min(L, Lanes)));
  Value *Zero = Constant::getNullValue(V->getType());
  return B.CreateBitCast(B.CreateShuffleVector(V, Zero, Which), next(Ty));
}

Value *Widening::bitCast(BitCastInst &I) {
  Value *From = I.getOperand(0);
  auto *To = dyn_cast<FixedVectorType>(I.getDestTy());
  if (!To)
    return isMask(From->getType()) ? fromMask(From, 0, I.getType())
                                   : fromBits(From, I.getType());
  Value *W = value(From);
  unsigned Lanes = bits(W->getType()) / To->getScalarSizeInBits();
  auto *All = FixedVectorType::get(To->getElementType(), Lanes);
  SmallVector<int, 64> Which(To->getNumElements());
  std::iota(Which.begin(), Which.end(), 0);
  return B.CreateShuffleVector(B.CreateBitCast(W, All), Which);
}

Value *Widening::convert(CastInst &I) {
  Value *From = I.getOperand(0);
  Type *To = I.getDestTy();
  if (auto *Cast = dyn_cast<BitCastInst>(&I))
    return bitCast(*Cast);
  Type *Result = isOther(To) ? next(To) : To;
  switch (I.getOpcode()) {
  case Instruction::Trunc:
    return kept(B.CreateZExtOrTrunc(value(From), Result), To);
  case Instruction::ZExt:
    return B.CreateZExtOrTrunc(value(From), Result);
  case Instruction::SExt:
    return isOther(To)
               ? kept(B.CreateSExtOrTrunc(signedValue(From), Result), To)
               : B.CreateSExtOrTrunc(signedValue(From), Result);
  case Instruction::UIToFP:
    return B.CreateUIToFP(value(From), To);
  case Instruction::SIToFP:
    return B.CreateSIToFP(signedValue(From), To);
  default: // From a float.
    return kept(B.CreateCast(I.getOpcode(), From, Result), To);
  }
}

/// Memory holds whole bytes, in which unused bits are 0. If the number of bytes
/// is not a power of two, they are loaded as a vector.
Value *Widening::load(LoadInst &I) {
  Type *Ty = I.getType();
  bool IsWhole = isPowerOf2_32(bytes(Ty));
  Type *InMemory = IsWhole ? static_cast<Type *>(next(Ty))
                           : FixedVectorType::get(B.getInt8Ty(), bytes(Ty));
  Value *V = B.CreateAlignedLoad(InMemory, I.getPointerOperand(), I.getAlign(),
                                 I.isVolatile());
  if (!IsWhole)
    V = fromBits(V, Ty);
  return bits(Ty) % 8 ? kept(V, Ty) : V;
}

void Widening::store(StoreInst &I) {
  Value *V = value(I.getValueOperand());
  unsigned NumBytes = bytes(I.getValueOperand()->getType());
  if (!isPowerOf2_32(NumBytes)) {
    unsigned All = bits(V->getType()) / 8;
    V = B.CreateBitCast(V, FixedVectorType::get(B.getInt8Ty(), All));
    SmallVector<int, 8> Which(NumBytes);
    std::iota(Which.begin(), Which.end(), 0);
    V = B.CreateShuffleVector(V, Which);
  }
  B.CreateAlignedStore(V, I.getPointerOperand(), I.getAlign(), I.isVolatile());
}

Value *Widening::call(IntrinsicInst &I) {
  Intrinsic::ID Id = I.getIntrinsicID();
  Type *Ty = I.getType();
  auto Operand = [&](unsigned K) { return value(I.getArgOperand(K)); };
  uint64_t Unused = bits(next(Ty)) - bits(Ty);
  switch (Id) {
  case Intrinsic::umin:
  case Intrinsic::umax:
  case Intrinsic::usub_sat: {
    Value *L = Operand(0);
    return B.CreateBinaryIntrinsic(Id, L, Operand(1));
  }
  case Intrinsic::smin:
  case Intrinsic::smax: {
    Value *L = signedValue(I.getArgOperand(0));
    Value *R = signedValue(I.getArgOperand(1));
    return kept(B.CreateBinaryIntrinsic(Id, L, R), Ty);
  }
  case Intrinsic::abs: {
    Value *V = signedValue(I.getArgOperand(0));
    return kept(B.CreateBinaryIntrinsic(Id, V, B.getFalse()), Ty);
  }
  case Intrinsic::bswap:
  case Intrinsic::bitreverse:
    return B.CreateLShr(B.CreateUnaryIntrinsic(Id, Operand(0)), Unused);
  case Intrinsic::ctpop:
    return B.CreateUnaryIntrinsic(Id, Operand(0));
  case Intrinsic::cttz: {
    APInt End = APInt::getOneBitSet(bits(next(Ty)), bits(Ty));
    Value *V = B.CreateOr(Operand(0), ConstantInt::get(next(Ty), End));
    return B.CreateBinaryIntrinsic(Id, V, B.getTrue());
  }
  default: { // ctlz
    Value *Zeros = B.CreateBinaryIntrinsic(Id, Operand(0), I.getArgOperand(1));
    return B.CreateSub(Zeros, ConstantInt::get(Zeros->getType(), Unused));
  }
  }
}

void Widening::visit(Instruction &I) {
  if (isa<BitCastInst>(I) && I.getType()->isVectorTy() && isOther(I.getType()))
    return; // Extracts from this bitcast will read the bitcast's operand.
  B.SetInsertPoint(&I);
  if (auto *Switch = dyn_cast<SwitchInst>(&I)) {
    for (auto Case : Switch->cases())
      Case.setValue(cast<ConstantInt>(value(Case.getCaseValue())));
    Switch->setCondition(value(Switch->getCondition()));
    return;
  }
  if (auto *Arithmetic = dyn_cast<BinaryOperator>(&I))
    return visitArithmetic(*Arithmetic);
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return store(*Store);
  Value *New = nullptr;
  if (auto *Compare = dyn_cast<ICmpInst>(&I)) {
    bool S = Compare->isSigned();
    Value *L = Compare->getOperand(0), *R = Compare->getOperand(1);
    Value *WideL = S ? shiftedUp(L) : value(L);
    Value *WideR = S ? shiftedUp(R) : value(R);
    New = B.CreateICmp(Compare->getPredicate(), WideL, WideR);
  } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Value *True = value(Select->getTrueValue());
    New = B.CreateSelect(Select->getCondition(), True,
                         value(Select->getFalseValue()));
  } else if (auto *Phi = dyn_cast<PHINode>(&I)) {
    New = B.CreatePHI(next(Phi->getType()), Phi->getNumIncomingValues());
  } else if (isa<FreezeInst>(I)) {
    New = kept(B.CreateFreeze(value(I.getOperand(0))), I.getType());
  } else if (auto *Insert = dyn_cast<InsertElementInst>(&I)) {
    Value *Vector = value(Insert->getOperand(0));
    New = B.CreateInsertElement(Vector, value(Insert->getOperand(1)),
                                Insert->getOperand(2));
  } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    Value *First = value(Shuffle->getOperand(0));
    New = B.CreateShuffleVector(First, value(Shuffle->getOperand(1)),
                                Shuffle->getShuffleMask());
  } else if (auto *Part = dyn_cast<ExtractElementInst>(&I);
             Part && !isPart(*Part)) {
    New = B.CreateExtractElement(value(Part->getVectorOperand()),
                                 Part->getIndexOperand());
  } else if (Part) {
    Value *Whole = cast<BitCastInst>(Part->getVectorOperand())->getOperand(0);
    uint64_t Index = cast<ConstantInt>(Part->getIndexOperand())->getZExtValue();
    unsigned First = unsigned(Index) * bits(I.getType());
    New = Whole->getType()->getScalarType()->isIntegerTy(1)
              ? fromMask(Whole, First, I.getType())
              : fromElement(Whole, First, I.getType());
  } else if (auto *Cast = dyn_cast<CastInst>(&I)) {
    New = convert(*Cast);
  } else if (auto *Load = dyn_cast<LoadInst>(&I)) {
    New = load(*Load);
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

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

/// Is \p Ty passed as a wider integer? Integers that become pairs are not
/// passed.
static bool isPassedWider(const Type *Ty) {
  return Ty->isIntegerTy() && isOther(Ty) && !isLong(Ty);
}

/// Returns the type that replaces \p Ty in a signature. It has as many bytes as
/// \p Ty has in memory.
static Type *passedType(Type *Ty) {
  if (!isPassedWider(Ty))
    return Ty;
  uint64_t Bits = PowerOf2Ceil(Ty->getIntegerBitWidth());
  return IntegerType::get(Ty->getContext(),
                          unsigned(std::max<uint64_t>(8, Bits)));
}

/// Replaces \p Call by a call of \p New, with the arguments extended and the
/// result truncated.
static void redirect(CallInst &Call, Function &New) {
  IRBuilder<> B(&Call);
  SmallVector<Value *, 8> Args;
  for (auto [Arg, Param] : zip(Call.args(), New.args()))
    Args.push_back(isPassedWider(Arg->getType())
                       ? B.CreateZExt(Arg, Param.getType())
                       : Arg.get());
  CallInst *Now = B.CreateCall(&New, Args);
  Now->setCallingConv(Call.getCallingConv());
  Value *Result = Now;
  if (isPassedWider(Call.getType()))
    Result = B.CreateTrunc(Now, Call.getType());
  Call.replaceAllUsesWith(Result);
  Result->takeName(&Call);
  Call.eraseFromParent();
}

bool widenPassedIntegers(Function &F) {
  SmallVector<Type *, 8> Params;
  for (const Argument &Arg : F.args())
    Params.push_back(passedType(Arg.getType()));
  Type *Result = passedType(F.getReturnType());
  bool IsCalledOnly = all_of(F.users(), [&](const User *U) {
    auto *Call = dyn_cast<CallInst>(U);
    return Call && Call->getCalledFunction() == &F;
  });
  if (F.isDeclaration() || F.isVarArg() || !IsCalledOnly ||
      FunctionType::get(Result, Params, false) == F.getFunctionType())
    return false;
  Function *New = withSignature(F, Result, Params);
  IRBuilder<> B(&*New->getEntryBlock().getFirstInsertionPt());
  for (auto [Old, Arg] : zip(F.args(), New->args())) {
    Arg.takeName(&Old);
    Old.replaceAllUsesWith(B.CreateTrunc(&Arg, Old.getType()));
  }
  for (BasicBlock &BB : *New)
    if (auto *Return = dyn_cast<ReturnInst>(BB.getTerminator());
        Return && isPassedWider(F.getReturnType())) {
      B.SetInsertPoint(Return);
      Return->setOperand(0, B.CreateZExt(Return->getReturnValue(), Result));
    }
  for (User *U : make_early_inc_range(F.users()))
    redirect(*cast<CallInst>(U), *New);
  F.replaceAllUsesWith(New); // In lists of kernels.
  F.eraseFromParent();
  return true;
}

} // namespace cmx
