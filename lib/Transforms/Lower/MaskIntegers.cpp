//===- MaskIntegers.cpp - Predicates as integers of their length ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's simplifications write reductions of predicates as integers with a bit
// for each lane, of whatever length:
//
//   vector.reduce.or <4 x i1> %m  ->  icmp ne (bitcast %m to i4), 0
//   vector.reduce.xor             ->  trunc (ctpop (bitcast %m to i4)) to i1
//   switch on (zext (vector.reduce.add) & 3)
//                                 ->  switch on (trunc (ctpop ...) to i2)
//   fshl (zext (vector.reduce.add)), 6
//                                 ->  bitreverse (zext .. to i7)
//   zext (vector.reduce.add) - 2  ->  sext (or (ctpop ..), -2)
//
// They also compare some bits of a number: icmp ult (trunc i64 %x to i63), ..
// and shift bytes into numbers of odd lengths: shl (zext <8 x i8> to <8 x i48>)
// and read one bit of a vector: extractelement (bitcast <17 x i16> to
// <272 x i1>), 8
//
// Compares with no lane or all lanes become reductions again; if they have more
// than 64 bits, also when the bits are those of another vector. The true lanes
// of more than 64 are counted in dwords. Other integers that no register holds
// are filled up with false lanes to 8, 16, 32 or 64 bits. Scalars with other
// uses than these become longer ones as in the input. This runs before the
// walk, which refuses such types.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/PublicForms.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// An integer, or a vector of integers, that no register holds.
static bool isOddInteger(const Type *Ty) {
  if (!Ty->isIntOrIntVectorTy())
    return false;
  unsigned Bits = Ty->getScalarSizeInBits();
  return Bits != 1 && Bits != 8 && Bits != 16 && Bits != 32 && Bits != 64;
}

/// Are the low bits of the result those of a narrower operation?
static bool wrapsAround(unsigned Opcode) {
  return Opcode == Instruction::Add || Opcode == Instruction::Sub ||
         Opcode == Instruction::Mul || Opcode == Instruction::Shl;
}

static Constant *lowBits(Type *Ty, Type *NarrowTy) {
  return ConstantInt::get(
      Ty, APInt::getLowBitsSet(Ty->getScalarSizeInBits(),
                               NarrowTy->getScalarSizeInBits()));
}

/// The type that holds the integers of \p Ty; null if there is none.
static Type *wideType(Type *Ty) {
  unsigned Bits = unsigned(PowerOf2Ceil(Ty->getScalarSizeInBits()));
  return Bits <= 64 ? withBits(Ty, std::max(8u, Bits)) : nullptr;
}

namespace {

class MaskIntegers {
public:
  explicit MaskIntegers(LowerContext &C) : C(C), B(C.ir()) {}
  void run();

private:
  Value *fillMask(Value *Mask, unsigned Bits);
  Value *widenMask(BitCastInst &Cast);
  void countInDwords(BitCastInst &Cast);
  void readBits(BitCastInst &Bits);
  Value *widenNumber(CastInst &Cast);
  void widenUsers(Instruction &Narrow, Value *Wide);
  Value *widenUser(Instruction &User, Instruction &Narrow, Value *Wide);
  Value *useOfCount(Instruction &User, Value *Count);
  Value *reduction(BitCastInst &Cast, bool Any);
  void reduceAgain(BitCastInst &Cast);
  void replace(Instruction &Old, Value *New) {
    Old.replaceAllUsesWith(New);
    Dead.push_back(&Old);
  }

  LowerContext &C;
  IRBuilder<> &B;
  SmallVector<WeakTrackingVH, 8> Dead;
};

} // namespace

/// \p Mask with false lanes appended, \p Bits lanes in all.
Value *MaskIntegers::fillMask(Value *Mask, unsigned Bits) {
  unsigned N = numLanes(Mask->getType());
  if (N == Bits)
    return Mask;
  SmallVector<int, 64> Lanes;
  for (unsigned L = 0; L != Bits; ++L)
    Lanes.push_back(int(std::min(L, N))); // N: the first false lane.
  return B.CreateShuffleVector(Mask, Constant::getNullValue(Mask->getType()),
                               Lanes);
}

Value *MaskIntegers::widenMask(BitCastInst &Cast) {
  C.startAt(Cast);
  Value *Mask = Cast.getOperand(0);
  unsigned N = numLanes(Mask->getType());
  unsigned Bits = std::max(8u, unsigned(PowerOf2Ceil(N)));
  Value *Filled = fillMask(Mask, Bits);
  if (auto *Const = dyn_cast<Constant>(Filled))
    return foldBitCast(Const, B.getIntNTy(Bits), C.function().getDataLayout());
  return B.CreateBitCast(Filled, B.getIntNTy(Bits));
}

/// Lanes of \p Bits, the bits of a vector of longer elements, are read from
/// these. LLVM narrows an element that is 0 or 1 to such a lane.
void MaskIntegers::readBits(BitCastInst &Bits) {
  for (User *U : make_early_inc_range(Bits.users())) {
    auto *Extract = dyn_cast<ExtractElementInst>(U);
    auto *Index =
        Extract ? dyn_cast<ConstantInt>(Extract->getIndexOperand()) : nullptr;
    if (!Index || Index->getValue().uge(numLanes(Bits.getType())))
      continue;
    C.startAt(*Extract);
    Value *V = Bits.getOperand(0);
    unsigned ElemBits = V->getType()->getScalarSizeInBits();
    uint64_t Bit = Index->getZExtValue();
    V = B.CreateExtractElement(C.castTo(V, withBits(V->getType(), ElemBits)),
                               Bit / ElemBits);
    replace(*Extract,
            B.CreateTrunc(B.CreateLShr(V, Bit % ElemBits), B.getInt1Ty()));
  }
}

/// ctpop of a mask that no register holds.
void MaskIntegers::countInDwords(BitCastInst &Cast) {
  for (User *U : make_early_inc_range(Cast.users())) {
    if (!match(U, m_Intrinsic<Intrinsic::ctpop>(m_Specific(&Cast))))
      continue;
    C.startAt(Cast);
    Value *Mask = Cast.getOperand(0);
    unsigned NumDwords = divideCeil(numLanes(Mask->getType()), 32);
    Value *Dwords =
        B.CreateBitCast(fillMask(Mask, 32 * NumDwords),
                        FixedVectorType::get(B.getInt32Ty(), NumDwords));
    Value *Counts = C.call(Intrinsic::ctpop, {Dwords});
    widenUsers(*cast<Instruction>(U),
               C.call(Intrinsic::vector_reduce_add, {Counts}));
  }
}

/// The number in the next wider type; null if no register holds it.
Value *MaskIntegers::widenNumber(CastInst &Cast) {
  C.startAt(Cast);
  Value *X = Cast.getOperand(0);
  if (isa<TruncInst>(Cast))
    return B.CreateAnd(X, lowBits(X->getType(), Cast.getType()));
  Type *Ty = wideType(Cast.getType());
  return Ty ? B.CreateZExt(X, Ty) : nullptr;
}

/// The result of \p User, computed from \p Count, which is the longer number as
/// a dword; null if unknown.
Value *MaskIntegers::useOfCount(Instruction &User, Value *Count) {
  C.startAt(User);
  if (isa<TruncInst>(User) && !isOddInteger(User.getType()))
    return B.CreateZExtOrTrunc(Count, User.getType());
  const APInt *Limit;
  auto *Cmp = dyn_cast<ICmpInst>(&User);
  // Neither number is negative, so the order is that of unsigned ones.
  if (Cmp && match(Cmp->getOperand(1), m_APInt(Limit)) && Limit->isIntN(32))
    return B.CreateICmp(Cmp->getUnsignedPredicate(), Count,
                        ConstantInt::get(Count->getType(), Limit->trunc(32)));
  return nullptr;
}

/// The result of \p User, computed from \p Wide instead of \p Narrow; null if
/// unknown.
Value *MaskIntegers::widenUser(Instruction &User, Instruction &Narrow,
                               Value *Wide) {
  Type *Ty = Wide->getType();
  if (Narrow.getType()->getScalarSizeInBits() > Ty->getScalarSizeInBits())
    return useOfCount(User, Wide);
  C.startAt(User);
  // Shifted so far, the number has its sign in the highest bit.
  unsigned Above =
      Ty->getScalarSizeInBits() - Narrow.getType()->getScalarSizeInBits();
  Constant *Const = nullptr;
  if (User.getNumOperands() > 1 && User.getOperand(0) == &Narrow)
    match(User.getOperand(1), m_ImmConstant(Const));
  auto Other = [&] {
    return ConstantFoldCastOperand(Instruction::ZExt, Const, Ty,
                                   C.function().getDataLayout());
  };
  if (auto *Cmp = dyn_cast<ICmpInst>(&User); Cmp && !Const)
    return nullptr;
  else if (Cmp && !Cmp->isSigned())
    return B.CreateICmp(Cmp->getPredicate(), Wide, Other());
  else if (Cmp) {
    Value *Number = B.CreateShl(Wide, Above);
    return B.CreateICmp(Cmp->getPredicate(), Number,
                        B.CreateShl(Other(), Above));
  }
  if (isa<TruncInst, ZExtInst>(User) && !isOddInteger(User.getType()))
    return B.CreateZExtOrTrunc(Wide, User.getType());
  if (isa<TruncInst>(User))
    return B.CreateAnd(Wide, lowBits(Ty, User.getType()));
  if (isa<ZExtInst>(User)) {
    Type *NewTy = wideType(User.getType());
    return NewTy ? B.CreateZExtOrTrunc(Wide, NewTy) : nullptr;
  }
  if (isa<SExtInst>(User)) {
    Type *NewTy = wideType(User.getType());
    if (!NewTy)
      return nullptr;
    Value *Number = B.CreateAShr(B.CreateShl(Wide, Above), Above);
    Number = B.CreateSExtOrTrunc(Number, NewTy);
    return NewTy == User.getType()
               ? Number
               : B.CreateAnd(Number, lowBits(NewTy, User.getType()));
  }
  if (auto *Bin = dyn_cast<BinaryOperator>(&User); Bin && Const) {
    if (Bin->isBitwiseLogicOp() || Bin->getOpcode() == Instruction::LShr)
      return B.CreateBinOp(Bin->getOpcode(), Wide, Other());
    if (wrapsAround(Bin->getOpcode()))
      return B.CreateAnd(B.CreateBinOp(Bin->getOpcode(), Wide, Other()),
                         lowBits(Ty, Narrow.getType()));
  }
  if (match(&User, m_Intrinsic<Intrinsic::ctpop>(m_Specific(&Narrow))))
    return C.call(Intrinsic::ctpop, {Wide});
  if (match(&User, m_BitReverse(m_Specific(&Narrow))))
    return B.CreateLShr(C.call(Intrinsic::bitreverse, {Wide}), Above);
  return nullptr;
}

static void widenSwitch(SwitchInst &Switch, Value *Wide) {
  Switch.setCondition(Wide);
  for (auto Case : Switch.cases())
    Case.setValue(ConstantInt::get(Wide->getContext(),
                                   Case.getCaseValue()->getValue().zext(
                                       Wide->getType()->getIntegerBitWidth())));
}

void MaskIntegers::widenUsers(Instruction &Narrow, Value *Wide) {
  for (User *U : make_early_inc_range(Narrow.users())) {
    auto &User = *cast<Instruction>(U);
    if (auto *Switch = dyn_cast<SwitchInst>(&User)) {
      widenSwitch(*Switch, Wide);
      C.Changed = true;
    }
    if (User.use_empty())
      continue;
    Value *New = widenUser(User, Narrow, Wide);
    if (!New)
      continue;
    C.Changed = true;
    if (New->getType() == User.getType())
      replace(User, New);
    else
      widenUsers(User, New);
  }
  Dead.push_back(&Narrow);
}

/// Is any bit set (else: are all)?
Value *MaskIntegers::reduction(BitCastInst &Cast, bool Any) {
  Value *V = Cast.getOperand(0);
  Intrinsic::ID Id =
      Any ? Intrinsic::vector_reduce_or : Intrinsic::vector_reduce_and;
  if (isPredicateType(V->getType()))
    return B.CreateUnaryIntrinsic(Id, V);
  Type *BitsTy = withBits(V->getType(), V->getType()->getScalarSizeInBits());
  Value *Bits = B.CreateUnaryIntrinsic(Id, C.castTo(V, BitsTy));
  Type *Ty = Bits->getType();
  return Any ? B.CreateICmpNE(Bits, Constant::getNullValue(Ty))
             : B.CreateICmpEQ(Bits, Constant::getAllOnesValue(Ty));
}

/// Compares of all lanes with false or true.
void MaskIntegers::reduceAgain(BitCastInst &Cast) {
  for (User *U : make_early_inc_range(Cast.users())) {
    auto *Cmp = dyn_cast<ICmpInst>(U);
    if (!Cmp || !Cmp->isEquality())
      continue;
    bool Any = match(Cmp->getOperand(1), m_Zero());
    if (!Any && !match(Cmp->getOperand(1), m_AllOnes()))
      continue;
    C.startAt(*Cmp);
    Value *Bit = reduction(Cast, Any);
    if (Any == (Cmp->getPredicate() == CmpInst::ICMP_EQ))
      Bit = B.CreateNot(Bit);
    replace(*Cmp, Bit);
    C.Changed = true;
  }
  Dead.push_back(&Cast);
}

void MaskIntegers::run() {
  SmallVector<BitCastInst *, 4> Casts;
  SmallVector<BitCastInst *, 4> Bits;
  SmallVector<CastInst *, 4> Numbers;
  for (Instruction &I : instructions(C.function())) {
    if (isa<TruncInst, ZExtInst>(I) && isOddInteger(I.getType()) &&
        !isOddInteger(I.getOperand(0)->getType()))
      Numbers.push_back(cast<CastInst>(&I));
    if (auto *Cast = dyn_cast<BitCastInst>(&I);
        Cast && Cast->getType()->isIntegerTy() &&
        isOddInteger(Cast->getType()) && Cast->getSrcTy()->isVectorTy())
      Casts.push_back(Cast);
    if (auto *Cast = dyn_cast<BitCastInst>(&I);
        Cast && Cast->getType()->isVectorTy() &&
        isPredicateType(Cast->getType()) && Cast->getSrcTy()->isVectorTy() &&
        !isPredicateType(Cast->getSrcTy()))
      Bits.push_back(Cast);
  }
  for (BitCastInst *Cast : Bits)
    readBits(*Cast);
  for (CastInst *Number : Numbers)
    if (Value *Wide = widenNumber(*Number))
      widenUsers(*Number, Wide);
  for (BitCastInst *Cast : Casts) {
    reduceAgain(*Cast);
    if (!isPredicateType(Cast->getSrcTy()))
      continue;
    if (Cast->getType()->getIntegerBitWidth() > 64)
      countInDwords(*Cast);
    else if (any_of(Cast->users(), [](User *U) {
               return !U->use_empty() || isa<SwitchInst>(U);
             }))
      widenUsers(*Cast, widenMask(*Cast));
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

void lowerMaskIntegers(LowerContext &C) {
  MaskIntegers(C).run();
  C.Changed |= widenMaskIntegers(C.function());
}

} // namespace cmx
