//===- LongIntegers.cpp - Integers of 128 bits become pairs ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LongIntegers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/IntegerDivision.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static bool isLong(const Value *V) {
  return V->getType()->isIntOrIntVectorTy(128);
}

/// Does \p V, or each of its elements, have at most 64 bits?
static bool isShort(const Value *V) {
  return V->getType()->getScalarSizeInBits() <= 64;
}

static bool isScalarDivision(const Instruction &I) {
  return I.isIntDivRem() && I.getType()->isIntegerTy();
}

/// Is \p Ty a vector of elements of at most 64 bits?
static bool isVectorOfShort(const Type *Ty) {
  return isa<FixedVectorType>(Ty) && Ty->getScalarSizeInBits() <= 64;
}

static bool canSplitCall(const CallInst &Call) {
  switch (Call.getIntrinsicID()) {
  case Intrinsic::umin:
  case Intrinsic::umax:
  case Intrinsic::smin:
  case Intrinsic::smax:
  case Intrinsic::abs:
  case Intrinsic::bitreverse:
  case Intrinsic::bswap:
  case Intrinsic::ctlz:
  case Intrinsic::ctpop:
  case Intrinsic::cttz:
  case Intrinsic::usub_sat:
    return true;
  default:
    return false;
  }
}

/// \p I has an operand or result of 128 bits. Can instructions on halves
/// replace \p I? (The halves of arguments are not known.)
static bool canSplit(const Instruction &I) {
  if (any_of(I.operands(),
             [](const Use &U) { return isLong(U) && isa<Argument>(U.get()); }))
    return false;
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::ICmp:
  case Instruction::Select:
  case Instruction::PHI:
  case Instruction::Freeze:
    return true;
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return true;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return isScalarDivision(I);
  case Instruction::BitCast:
    return (I.getType()->isIntegerTy() &&
            isVectorOfShort(I.getOperand(0)->getType())) ||
           (I.getOperand(0)->getType()->isIntegerTy() &&
            isVectorOfShort(I.getType()));
  case Instruction::Call:
    return canSplitCall(cast<CallInst>(I));
  case Instruction::ZExt:
  case Instruction::SExt:
    return isShort(I.getOperand(0));
  case Instruction::Trunc:
    return isShort(&I);
  case Instruction::Load:
    return cast<LoadInst>(I).isSimple() && I.getType()->isIntegerTy();
  case Instruction::Store:
    return cast<StoreInst>(I).isSimple() &&
           I.getOperand(0)->getType()->isIntegerTy();
  default:
    return false;
  }
}

namespace {

struct Pair {
  Value *Lo = nullptr, *Hi = nullptr;
};

class LongIntegers {
public:
  explicit LongIntegers(LLVMContext &C) : B(C) {}
  void run(ArrayRef<Instruction *> Long);

private:
  Pair halves(Value *V);
  Pair split(Instruction &I);
  Pair arithmetic(BinaryOperator &Bin);
  Pair sum(Instruction::BinaryOps Opcode, const Pair &L, const Pair &R);
  Pair product(const Pair &L, const Pair &R);
  Pair shift(unsigned Opcode, const Pair &X, unsigned Amount);
  Pair shift(unsigned Opcode, const Pair &X, Value *Amount);
  Pair choice(Value *Condition, const Pair &True, const Pair &False);
  Pair call(IntrinsicInst &I);
  Pair fromLanes(Value *Lanes);
  Value *joined(const Pair &X, Type *Ty);
  Value *productHigh(Value *X, Value *Y);
  Value *compare(CmpInst::Predicate Pred, const Pair &L, const Pair &R);
  Pair load(LoadInst &Load);
  void store(StoreInst &Store);
  Value *upperAddress(Value *Pointer) {
    return B.CreatePtrAdd(Pointer, B.getInt64(8));
  }

  IRBuilder<> B;
  DenseMap<Value *, Pair> HalvesOf;
};

} // namespace

static Type *halfType(const Value *V) {
  return V->getType()->getWithNewBitWidth(64);
}

Pair LongIntegers::halves(Value *V) {
  if (!isa<Constant>(V))
    return HalvesOf.lookup(V);
  Value *High = B.CreateLShr(V, 64);
  return {B.CreateTrunc(V, halfType(V)), B.CreateTrunc(High, halfType(V))};
}

/// Returns the upper half of \p X * \p Y, computed from four products of
/// dwords. Each of the two middle products is added separately, so that no sum
/// exceeds a qword.
Value *LongIntegers::productHigh(Value *X, Value *Y) {
  Constant *Mask = ConstantInt::get(X->getType(), UINT32_MAX);
  Value *XLow = B.CreateAnd(X, Mask), *XHigh = B.CreateLShr(X, 32);
  Value *YLow = B.CreateAnd(Y, Mask), *YHigh = B.CreateLShr(Y, 32);
  Value *Lowest = B.CreateMul(XLow, YLow);
  Value *Outer = B.CreateMul(XHigh, YLow);
  Value *Inner = B.CreateMul(XLow, YHigh);
  Value *Highest = B.CreateMul(XHigh, YHigh);
  Value *Middle = B.CreateAdd(B.CreateLShr(Lowest, 32), Outer);
  Value *Carried = B.CreateAdd(B.CreateAnd(Middle, Mask), Inner);
  Value *Sum = B.CreateAdd(Highest, B.CreateLShr(Middle, 32));
  return B.CreateAdd(Sum, B.CreateLShr(Carried, 32));
}

Pair LongIntegers::product(const Pair &L, const Pair &R) {
  Value *Hi = productHigh(L.Lo, R.Lo);
  auto AddProduct = [&](Value *X, Value *Y) {
    if (!match(X, m_Zero()) && !match(Y, m_Zero()))
      Hi = B.CreateAdd(Hi, B.CreateMul(X, Y));
  };
  AddProduct(L.Lo, R.Hi);
  AddProduct(L.Hi, R.Lo);
  return {B.CreateMul(L.Lo, R.Lo), Hi};
}

Pair LongIntegers::shift(unsigned Opcode, const Pair &X, unsigned Amount) {
  if (Amount == 0)
    return X;
  Constant *Zero = Constant::getNullValue(X.Lo->getType());
  unsigned Rest = Amount % 64;
  if (Opcode == Instruction::Shl) {
    if (Amount >= 64)
      return {Zero, B.CreateShl(X.Lo, Rest)};
    Value *Carried = B.CreateLShr(X.Lo, 64 - Rest);
    Value *Hi = B.CreateOr(B.CreateShl(X.Hi, Rest), Carried);
    return {B.CreateShl(X.Lo, Rest), Hi};
  }
  auto Op = Instruction::BinaryOps(Opcode);
  auto Right = [&](unsigned Bits) {
    return B.CreateBinOp(Op, X.Hi, ConstantInt::get(X.Hi->getType(), Bits));
  };
  if (Amount >= 64) {
    Value *Lo = Right(Rest);
    return {Lo, Opcode == Instruction::AShr ? Right(63) : Zero};
  }
  Value *Carried = B.CreateShl(X.Hi, 64 - Rest);
  Value *Lo = B.CreateOr(B.CreateLShr(X.Lo, Rest), Carried);
  return {Lo, Right(Rest)};
}

/// Shifts by a variable \p Amount below 128. If the amount is 128 or more, the
/// result is poison in LLVM, so any result is correct.
Pair LongIntegers::shift(unsigned Opcode, const Pair &X, Value *Amount) {
  Type *Ty = Amount->getType();
  Value *IsShort = B.CreateICmpULT(Amount, ConstantInt::get(Ty, 64));
  Value *Rest = B.CreateAnd(Amount, ConstantInt::get(Ty, 63));
  Value *Back = B.CreateXor(Rest, ConstantInt::get(Ty, 63));
  Constant *Zero = Constant::getNullValue(Ty);
  if (Opcode == Instruction::Shl) {
    Value *Carried = B.CreateLShr(B.CreateLShr(X.Lo, 1), Back);
    Value *Lo = B.CreateShl(X.Lo, Rest);
    Value *Hi = B.CreateOr(B.CreateShl(X.Hi, Rest), Carried);
    return choice(IsShort, {Lo, Hi}, {Zero, Lo});
  }
  Value *Carried = B.CreateShl(B.CreateShl(X.Hi, 1), Back);
  Value *Lo = B.CreateOr(B.CreateLShr(X.Lo, Rest), Carried);
  Value *Hi = B.CreateBinOp(Instruction::BinaryOps(Opcode), X.Hi, Rest);
  Value *Sign = Opcode == Instruction::AShr ? B.CreateAShr(X.Hi, 63) : Zero;
  return choice(IsShort, {Lo, Hi}, {Hi, Sign});
}

Pair LongIntegers::choice(Value *Condition, const Pair &True,
                          const Pair &False) {
  Value *Lo = B.CreateSelect(Condition, True.Lo, False.Lo);
  return {Lo, B.CreateSelect(Condition, True.Hi, False.Hi)};
}

Pair LongIntegers::call(IntrinsicInst &I) {
  Pair X = halves(I.getArgOperand(0));
  Constant *Zero = Constant::getNullValue(X.Lo->getType());
  if (auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I)) {
    Pair Y = halves(I.getArgOperand(1));
    return choice(compare(MinMax->getPredicate(), X, Y), X, Y);
  }
  Intrinsic::ID Id = I.getIntrinsicID();
  switch (Id) {
  case Intrinsic::usub_sat: {
    Pair Y = halves(I.getArgOperand(1));
    Pair Difference = sum(Instruction::Sub, X, Y);
    return choice(compare(CmpInst::ICMP_ULT, X, Y), {Zero, Zero}, Difference);
  }
  case Intrinsic::abs: {
    Pair Negated = sum(Instruction::Sub, {Zero, Zero}, X);
    return choice(B.CreateICmpSLT(X.Hi, Zero), Negated, X);
  }
  case Intrinsic::bitreverse:
  case Intrinsic::bswap: {
    Value *Lo = B.CreateUnaryIntrinsic(Id, X.Hi);
    return {Lo, B.CreateUnaryIntrinsic(Id, X.Lo)};
  }
  case Intrinsic::ctpop: {
    Value *Lo = B.CreateUnaryIntrinsic(Id, X.Lo);
    return {B.CreateAdd(Lo, B.CreateUnaryIntrinsic(Id, X.Hi)), Zero};
  }
  case Intrinsic::ctlz:
  case Intrinsic::cttz: {
    // The half whose zeros are counted first, and the other half.
    Value *First = Id == Intrinsic::ctlz ? X.Hi : X.Lo;
    Value *Other = Id == Intrinsic::ctlz ? X.Lo : X.Hi;
    Value *Near = B.CreateBinaryIntrinsic(Id, First, B.getFalse());
    Value *Far = B.CreateBinaryIntrinsic(Id, Other, I.getArgOperand(1));
    Far = B.CreateAdd(Far, ConstantInt::get(Zero->getType(), 64));
    return {B.CreateSelect(B.CreateICmpEQ(First, Zero), Far, Near), Zero};
  }
  default:
    llvm_unreachable("canSplitCall accepts no other");
  }
}

Pair LongIntegers::fromLanes(Value *Lanes) {
  Value *Qwords =
      B.CreateBitCast(Lanes, FixedVectorType::get(B.getInt64Ty(), 2));
  Value *Lo = B.CreateExtractElement(Qwords, uint64_t(0));
  return {Lo, B.CreateExtractElement(Qwords, uint64_t(1))};
}

Value *LongIntegers::joined(const Pair &X, Type *Ty) {
  Value *Qwords = PoisonValue::get(FixedVectorType::get(B.getInt64Ty(), 2));
  Qwords = B.CreateInsertElement(Qwords, X.Lo, uint64_t(0));
  Qwords = B.CreateInsertElement(Qwords, X.Hi, uint64_t(1));
  return B.CreateBitCast(Qwords, Ty);
}

Pair LongIntegers::arithmetic(BinaryOperator &Bin) {
  unsigned Opcode = Bin.getOpcode();
  Pair L = halves(Bin.getOperand(0));
  if (Bin.isShift()) {
    const APInt *Amount = nullptr;
    if (match(Bin.getOperand(1), m_APInt(Amount)) && Amount->ult(128))
      return shift(Opcode, L, unsigned(Amount->getZExtValue()));
    return shift(Opcode, L, halves(Bin.getOperand(1)).Lo);
  }
  Pair R = halves(Bin.getOperand(1));
  if (Opcode == Instruction::Mul)
    return product(L, R);
  if (!Bin.isBitwiseLogicOp())
    return sum(Bin.getOpcode(), L, R);
  Value *Lo = B.CreateBinOp(Bin.getOpcode(), L.Lo, R.Lo);
  return {Lo, B.CreateBinOp(Bin.getOpcode(), L.Hi, R.Hi)};
}

/// Returns the sum or the difference, as \p Opcode says.
Pair LongIntegers::sum(Instruction::BinaryOps Opcode, const Pair &L,
                       const Pair &R) {
  Value *Lo = B.CreateBinOp(Opcode, L.Lo, R.Lo);
  Value *Hi = B.CreateBinOp(Opcode, L.Hi, R.Hi);
  bool IsSum = Opcode == Instruction::Add;
  Value *Carries =
      IsSum ? B.CreateICmpULT(Lo, L.Lo) : B.CreateICmpULT(L.Lo, R.Lo);
  Value *Carry = B.CreateZExt(Carries, Hi->getType());
  return {Lo, IsSum ? B.CreateAdd(Hi, Carry) : B.CreateSub(Hi, Carry)};
}

Value *LongIntegers::compare(CmpInst::Predicate Pred, const Pair &L,
                             const Pair &R) {
  if (ICmpInst::isEquality(Pred)) {
    Value *Lo = B.CreateXor(L.Lo, R.Lo), *Hi = B.CreateXor(L.Hi, R.Hi);
    Value *Either = B.CreateOr(Lo, Hi);
    return B.CreateICmp(Pred, Either,
                        Constant::getNullValue(Either->getType()));
  }
  Value *IsSame = B.CreateICmpEQ(L.Hi, R.Hi);
  Value *Lo = B.CreateICmp(ICmpInst::getUnsignedPredicate(Pred), L.Lo, R.Lo);
  Value *Hi = B.CreateICmp(Pred, L.Hi, R.Hi);
  return B.CreateSelect(IsSame, Lo, Hi);
}

Pair LongIntegers::load(LoadInst &Load) {
  Value *Pointer = Load.getPointerOperand();
  Align A = Load.getAlign();
  Value *Lo = B.CreateAlignedLoad(B.getInt64Ty(), Pointer, A);
  Value *Upper = upperAddress(Pointer);
  return {Lo,
          B.CreateAlignedLoad(B.getInt64Ty(), Upper, commonAlignment(A, 8))};
}

void LongIntegers::store(StoreInst &Store) {
  Value *Pointer = Store.getPointerOperand();
  Align A = Store.getAlign();
  Pair X = halves(Store.getValueOperand());
  B.CreateAlignedStore(X.Lo, Pointer, A);
  B.CreateAlignedStore(X.Hi, upperAddress(Pointer), commonAlignment(A, 8));
}

Pair LongIntegers::split(Instruction &I) {
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return arithmetic(*Bin);
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return load(*Load);
  Type *Ty = halfType(&I);
  if (isa<PHINode>(I)) {
    unsigned NumIncoming = I.getNumOperands();
    Value *Lo = B.CreatePHI(Ty, NumIncoming);
    return {Lo, B.CreatePHI(Ty, NumIncoming)};
  }
  if (auto *Sel = dyn_cast<SelectInst>(&I)) {
    Pair T = halves(Sel->getTrueValue()), E = halves(Sel->getFalseValue());
    return choice(Sel->getCondition(), T, E);
  }
  if (auto *Call = dyn_cast<IntrinsicInst>(&I))
    return call(*Call);
  if (isa<BitCastInst>(I))
    return fromLanes(I.getOperand(0));
  if (isa<FreezeInst>(I)) {
    Pair X = halves(I.getOperand(0));
    Value *Lo = B.CreateFreeze(X.Lo);
    return {Lo, B.CreateFreeze(X.Hi)};
  }
  auto &Extension = cast<CastInst>(I);
  Value *Lo = B.CreateCast(Extension.getOpcode(), I.getOperand(0), Ty);
  return {Lo,
          isa<SExtInst>(I) ? B.CreateAShr(Lo, 63) : Constant::getNullValue(Ty)};
}

/// Splits the instructions \p Long. Definitions come before their uses, except
/// uses in phis.
void LongIntegers::run(ArrayRef<Instruction *> Long) {
  for (Instruction *I : Long) {
    B.SetInsertPoint(I);
    if (isLong(I)) {
      HalvesOf[I] = split(*I);
      continue;
    }
    if (auto *Store = dyn_cast<StoreInst>(I)) {
      store(*Store);
      continue;
    }
    Pair X = halves(I->getOperand(0));
    auto *Cmp = dyn_cast<ICmpInst>(I);
    I->replaceAllUsesWith(
        Cmp ? compare(Cmp->getPredicate(), X, halves(Cmp->getOperand(1)))
        : isa<BitCastInst>(I) ? joined(X, I->getType())
                              : B.CreateTrunc(X.Lo, I->getType()));
  }
  for (Instruction *I : Long)
    if (auto *Phi = dyn_cast<PHINode>(I)) {
      Pair New = HalvesOf.lookup(Phi);
      for (auto [BB, In] : zip(Phi->blocks(), Phi->incoming_values())) {
        B.SetInsertPoint(BB->getTerminator());
        Pair X = halves(In);
        cast<PHINode>(New.Lo)->addIncoming(X.Lo, BB);
        cast<PHINode>(New.Hi)->addIncoming(X.Hi, BB);
      }
    }
  for (Instruction *I : reverse(Long)) {
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
}

/// Returns the instructions with integers of 128 bits, definitions before uses.
/// Returns none if one of them cannot work on halves.
static SmallVector<Instruction *, 16> longInstructions(Function &F) {
  SmallVector<Instruction *, 16> Long;
  ReversePostOrderTraversal<Function *> Order(&F);
  size_t NumLong = 0;
  for (BasicBlock *BB : Order)
    for (Instruction &I : *BB) {
      if (!isLong(&I) && none_of(I.operands(), isLong))
        continue;
      if (!canSplit(I))
        return {};
      Long.push_back(&I);
    }
  for (Instruction &I : instructions(F))
    NumLong += isLong(&I) || any_of(I.operands(), isLong);
  // Instructions in unreachable blocks have no order, so nothing is split.
  if (NumLong != Long.size())
    Long.clear();
  return Long;
}

bool splitLongIntegers(Function &F) {
  SmallVector<Instruction *, 16> Long = longInstructions(F);
  if (Long.empty())
    return false;
  // A division becomes a loop that computes one bit per iteration.
  if (any_of(Long, [](const Instruction *I) { return isScalarDivision(*I); })) {
    for (Instruction *I : Long)
      if (isScalarDivision(*I)) {
        auto *Bin = cast<BinaryOperator>(I);
        bool IsQuotient = Bin->getOpcode() == Instruction::UDiv ||
                          Bin->getOpcode() == Instruction::SDiv;
        IsQuotient ? expandDivision(Bin) : expandRemainder(Bin);
      }
    Long = longInstructions(F);
    assert(!Long.empty() && "a division has a form of halves");
  }
  LongIntegers(F.getContext()).run(Long);
  return true;
}

} // namespace cmx
