//===- MaskIntegers.cpp - Predicates as integers of their length ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's simplifications rewrite reductions of predicates as operations on
// integers with one bit for each lane, even if no register has the length of
// these integers (called an odd length below):
//
//   vector.reduce.or <4 x i1> %m  ->  icmp ne (bitcast %m to i4), 0
//   vector.reduce.xor             ->  trunc (ctpop (bitcast %m to i4)) to i1
//   switch on (zext (vector.reduce.add) & 3)
//                                 ->  switch on (trunc (ctpop ...) to i2)
//   fshl (zext (vector.reduce.add)), 6
//                                 ->  bitreverse (zext .. to i7)
//   zext (vector.reduce.add) - 2  ->  sext (or (ctpop ..), -2)
//
// The simplifications also compare some bits of a number, shift bytes into
// numbers of odd lengths, and read one bit of a vector:
//
//   icmp ult (trunc i64 %x to i63), ..
//   shl (zext <8 x i8> to <8 x i48>), ..
//   extractelement (bitcast <17 x i16> to <272 x i1>), 8
//
// An integer of odd length may be a bitcast of a predicate or of a vector of
// numbers. A compare of this integer with 0 or with all ones becomes a
// reduction again. If a mask has more than 64 lanes, its true lanes are counted
// in dwords. Other integers of odd length are replaced by longer ones, as in
// cmx-public-forms. All of this is done before the walk over the function,
// which reports integers of odd length as errors.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/IR/PublicForms.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Is \p Ty an integer type of odd length, which no register has?
static bool isOddInteger(const Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  return Bits != 1 && Bits != 8 && Bits != 16 && Bits != 32 && Bits != 64;
}

namespace {

class MaskIntegers {
public:
  explicit MaskIntegers(LowerContext &C) : C(C), B(C.ir()) {}
  void run();

private:
  Value *fillMask(Value *Mask, unsigned Bits);
  void countInDwords(BitCastInst &Cast);
  void readBits(BitCastInst &Bits);
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

/// Appends false lanes to \p Mask and returns the result, which has \p Bits
/// lanes.
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

/// \p Bits is a cast of a vector of numbers to single bits. Replaces reads of
/// single lanes of \p Bits by reads of the elements of this vector. LLVM reads
/// single bits if the elements are 0 or 1.
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

/// Replaces each ctpop of \p Cast, which fits into no register, by counts in
/// dwords.
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
    Value *Count = C.call(Intrinsic::vector_reduce_add, {Counts});
    for (User *CountUser : make_early_inc_range(U->users()))
      if (Value *New = useOfCount(*cast<Instruction>(CountUser), Count))
        replace(*cast<Instruction>(CountUser), New);
  }
}

/// Computes the result of \p User from the dword \p Count instead of the longer
/// number that \p User reads. Returns null if \p User is neither a truncation
/// nor a compare that can read a dword.
Value *MaskIntegers::useOfCount(Instruction &User, Value *Count) {
  C.startAt(User);
  if (isa<TruncInst>(User) && !isOddInteger(User.getType()))
    return B.CreateZExtOrTrunc(Count, User.getType());
  const APInt *Limit;
  auto *Cmp = dyn_cast<ICmpInst>(&User);
  // Neither number is negative, so an unsigned compare gives the same result.
  if (Cmp && match(Cmp->getOperand(1), m_APInt(Limit)) && Limit->isIntN(32))
    return B.CreateICmp(Cmp->getUnsignedPredicate(), Count,
                        ConstantInt::get(Count->getType(), Limit->trunc(32)));
  return nullptr;
}

/// Builds the test whether any bit of \p Cast is set or, if not \p Any, whether
/// all bits are set.
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

/// Turns compares of \p Cast with 0 or with all ones into reductions.
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
  for (Instruction &I : instructions(C.function())) {
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
  for (BitCastInst *Cast : Casts) {
    reduceAgain(*Cast);
    if (isPredicateType(Cast->getSrcTy()) &&
        Cast->getType()->getIntegerBitWidth() > 64)
      countInDwords(*Cast);
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

void lowerMaskIntegers(LowerContext &C) {
  MaskIntegers(C).run();
  C.Changed |= widenMaskIntegers(C.function());
}

} // namespace cmx
