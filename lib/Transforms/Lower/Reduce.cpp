//===- Reduce.cpp - llvm.vector intrinsics --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction becomes a tree of operations. Each operation combines the lower
// half of the lanes with the upper half, until one lane is left. Regions read
// both halves.
//
//   vector.reduce.add <8 x i32> %v
//     ->  add <4 x i32> (lanes 0..3), (lanes 4..7); add <2 x i32> ..; add i32
//     ..
//
// If the number of lanes is not a power of two, the lanes after the largest
// power of two are reduced separately. Floats are added in this order only if
// their flags allow it (reassoc). Otherwise they are added lane after lane.
// Reductions of predicates become any, all, or counts of bits.
//
// llvm.vector.insert, extract, reverse, interleave and splice become regions.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Support/Compat.h"

#include "llvm/Analysis/VectorUtils.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Combines two partial results.
static Value *combine(LowerContext &C, Intrinsic::ID Reduction, Value *L,
                      Value *R) {
  // LLVM 19 returns wrong operations for these two intrinsics.
  if (Reduction == Intrinsic::vector_reduce_fmaximum)
    return C.call(Intrinsic::maximum, {L, R});
  if (Reduction == Intrinsic::vector_reduce_fminimum)
    return C.call(Intrinsic::minimum, {L, R});
  unsigned Op = getArithmeticReductionInstruction(Reduction);
  if (Instruction::isBinaryOp(Op))
    return C.ir().CreateBinOp(Instruction::BinaryOps(Op), L, R);
  return C.call(getMinMaxReductionIntrinsicOp(Reduction), {L, R});
}

/// Reads \p NumElts lanes of \p V from lane \p First on. The result is a scalar
/// if \p NumElts is 1, else a vector.
static Value *readLanes(LowerContext &C, Value *V, unsigned First,
                        unsigned NumElts) {
  unsigned ElemBytes = elementBytes(V->getType());
  return C.read(
      V, Region::contiguous(ElemBytes, NumElts, int64_t(First) * ElemBytes),
      V->getType()->getScalarType(), /*Scalar=*/NumElts == 1);
}

static Value *reduceTree(LowerContext &C, Value *V, unsigned First,
                         unsigned NumElts, Intrinsic::ID Id) {
  if (NumElts == 1)
    return readLanes(C, V, First, 1);
  if (!isPowerOf2_32(NumElts)) {
    unsigned Head = bit_floor(NumElts);
    Value *Low = reduceTree(C, V, First, Head, Id);
    return combine(C, Id, Low,
                   reduceTree(C, V, First + Head, NumElts - Head, Id));
  }
  unsigned Half = NumElts / 2;
  Value *Low = readLanes(C, V, First, Half);
  Value *Result = combine(C, Id, Low, readLanes(C, V, First + Half, Half));
  return reduceTree(C, Result, 0, Half, Id);
}

static Value *reduceInOrder(LowerContext &C, Value *Start, Value *V,
                            Intrinsic::ID Id) {
  for (unsigned L = 0; L != numLanes(V->getType()); ++L)
    Start = combine(C, Id, Start, readLanes(C, V, L, 1));
  return Start;
}

/// Builds the test whether any lane of \p Mask is true or, if \p All, whether
/// all lanes are true. Splits the mask into parts of a legal length.
static Value *reduceTruth(LowerContext &C, Value *Mask, bool All) {
  IRBuilder<> &B = C.ir();
  unsigned NumElts = numLanes(Mask->getType());
  Value *Result = nullptr;
  for (unsigned First = 0; First != NumElts;) {
    unsigned Part = std::min(32u, bit_floor(NumElts - First));
    Value *Lanes = readPredicate(C, Mask, First, Part);
    Value *Truth = C.regions().createIntrinsic(
        All ? GenXIntrinsic::All : GenXIntrinsic::Any, B.getInt1Ty(), {Lanes});
    if (Result)
      Truth = All ? B.CreateAnd(Result, Truth) : B.CreateOr(Result, Truth);
    Result = Truth;
    First += Part;
  }
  return Result;
}

/// Builds the test whether the number of true lanes is odd.
static Value *reduceParity(LowerContext &C, Value *Mask) {
  IRBuilder<> &B = C.ir();
  unsigned NumElts = numLanes(Mask->getType());
  Value *Bits = nullptr;
  for (unsigned First = 0; First < NumElts; First += 32) {
    unsigned Part = std::min(32u, NumElts - First);
    Value *Some = predicateToBits(C, readPredicate(C, Mask, First, Part));
    Some = B.CreateZExt(Some, B.getInt32Ty());
    if (Part < 32)
      Some = B.CreateAnd(Some, maskTrailingOnes<uint32_t>(Part));
    Bits = Bits ? B.CreateXor(Bits, Some) : Some;
  }
  return B.CreateIsNotNull(B.CreateAnd(C.call(Intrinsic::ctpop, {Bits}), 1));
}

static Value *reducePredicate(LowerContext &C, IntrinsicInst &I) {
  Value *Mask = I.getArgOperand(0);
  switch (I.getIntrinsicID()) {
  case Intrinsic::vector_reduce_or:
  case Intrinsic::vector_reduce_umax:
  case Intrinsic::vector_reduce_smin: // signed, true is -1
    return reduceTruth(C, Mask, /*All=*/false);
  case Intrinsic::vector_reduce_and:
  case Intrinsic::vector_reduce_mul:
  case Intrinsic::vector_reduce_umin:
  case Intrinsic::vector_reduce_smax:
    return reduceTruth(C, Mask, /*All=*/true);
  case Intrinsic::vector_reduce_add:
  case Intrinsic::vector_reduce_xor:
    return reduceParity(C, Mask);
  default:
    llvm_unreachable("not a reduction of predicates");
  }
}

static Value *lowerReduction(LowerContext &C, IntrinsicInst &I) {
  Intrinsic::ID Id = I.getIntrinsicID();
  if (Id == Intrinsic::vector_reduce_fadd ||
      Id == Intrinsic::vector_reduce_fmul) {
    Value *Start = I.getArgOperand(0), *V = I.getArgOperand(1);
    if (!I.hasAllowReassoc())
      return reduceInOrder(C, Start, V, Id);
    return combine(C, Id, Start,
                   reduceTree(C, V, 0, numLanes(V->getType()), Id));
  }
  Value *V = I.getArgOperand(0);
  if (isPredicateType(V->getType()))
    return reducePredicate(C, I);
  return reduceTree(C, V, 0, numLanes(V->getType()), Id);
}

//===----------------------------------------------------------------------===//
// Rearrangements
//===----------------------------------------------------------------------===//

static Value *lowerInsert(LowerContext &C, IntrinsicInst &I) {
  Value *Old = I.getArgOperand(0), *New = I.getArgOperand(1);
  unsigned First = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  unsigned NumElts = numLanes(New->getType());
  if (NumElts == numLanes(Old->getType()))
    return New;
  if (isPredicateType(I.getType()))
    return copyPredicateLanes(C, Old, First, New, 0, NumElts);
  unsigned ElemBytes = elementBytes(I.getType());
  return C.regions().createWrRegion(
      Old, New,
      Region::contiguous(ElemBytes, NumElts, int64_t(First) * ElemBytes));
}

static Value *lowerExtract(LowerContext &C, IntrinsicInst &I) {
  Value *V = I.getArgOperand(0);
  unsigned First = cast<ConstantInt>(I.getArgOperand(1))->getZExtValue();
  unsigned NumElts = numLanes(I.getType());
  if (isPredicateType(I.getType()))
    return readPredicate(C, V, First, NumElts);
  unsigned ElemBytes = elementBytes(I.getType());
  return C.read(
      V, Region::contiguous(ElemBytes, NumElts, int64_t(First) * ElemBytes),
      I.getType()->getScalarType(), /*Scalar=*/false);
}

// The following helpers create shufflevectors. The walk over the function
// lowers these shufflevectors next.

static Value *lowerReverse(LowerContext &C, IntrinsicInst &I) {
  SmallVector<int, 32> Mask;
  for (unsigned L = numLanes(I.getType()); L-- != 0;)
    Mask.push_back(int(L));
  return C.ir().CreateShuffleVector(I.getArgOperand(0), Mask);
}

static Value *lowerSplice(LowerContext &C, IntrinsicInst &I) {
  int N = int(numLanes(I.getType()));
  int First = int(cast<ConstantInt>(I.getArgOperand(2))->getSExtValue());
  if (I.getIntrinsicID() == CMX_INTRINSIC_SPLICE_RIGHT || First < 0)
    First = N - std::abs(First);
  auto Mask = createSequentialMask(unsigned(First), unsigned(N), 0);
  return C.ir().CreateShuffleVector(I.getArgOperand(0), I.getArgOperand(1),
                                    Mask);
}

/// Returns the number of vectors that \p I interleaves or deinterleaves, or 0
/// if \p I is none of \p Ids.
static unsigned interleaved(const IntrinsicInst &I,
                            ArrayRef<Intrinsic::ID> Ids) {
  const auto *It = find(Ids, I.getIntrinsicID());
  return It == Ids.end() ? 0 : unsigned(It - Ids.begin()) + 2;
}

/// Lowers llvm.vector.interleave*. Returns null for other intrinsics.
static Value *lowerInterleave(LowerContext &C, IntrinsicInst &I) {
  unsigned Factor =
      interleaved(I, {CMX_INTERLEAVE_INTRINSICS(vector_interleave)});
  if (!Factor)
    return nullptr;
  SmallVector<Value *, 8> Args(I.args());
  Value *All = concatenateVectors(C.ir(), Args);
  unsigned N = numLanes(Args[0]->getType());
  return C.ir().CreateShuffleVector(All, createInterleaveMask(N, Factor));
}

SmallVector<Value *, 8> deinterleave(LowerContext &C, IntrinsicInst &I) {
  unsigned Factor =
      interleaved(I, {CMX_INTERLEAVE_INTRINSICS(vector_deinterleave)});
  SmallVector<Value *, 8> Parts;
  for (unsigned K = 0; K != Factor; ++K) {
    Value *All = I.getArgOperand(0);
    unsigned N = numLanes(All->getType()) / Factor;
    Parts.push_back(
        C.ir().CreateShuffleVector(All, createStrideMask(K, Factor, N)));
  }
  return Parts;
}

Value *lowerVectorIntrinsic(LowerContext &C, IntrinsicInst &I) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::vector_reduce_add:
  case Intrinsic::vector_reduce_mul:
  case Intrinsic::vector_reduce_and:
  case Intrinsic::vector_reduce_or:
  case Intrinsic::vector_reduce_xor:
  case Intrinsic::vector_reduce_smax:
  case Intrinsic::vector_reduce_smin:
  case Intrinsic::vector_reduce_umax:
  case Intrinsic::vector_reduce_umin:
  case Intrinsic::vector_reduce_fadd:
  case Intrinsic::vector_reduce_fmul:
  case Intrinsic::vector_reduce_fmax:
  case Intrinsic::vector_reduce_fmin:
  case Intrinsic::vector_reduce_fmaximum:
  case Intrinsic::vector_reduce_fminimum:
    return lowerReduction(C, I);
  case Intrinsic::vector_insert:
    return lowerInsert(C, I);
  case Intrinsic::vector_extract:
    return lowerExtract(C, I);
  case Intrinsic::vector_reverse:
    return lowerReverse(C, I);
  case CMX_INTRINSIC_SPLICE:
  case CMX_INTRINSIC_SPLICE_RIGHT:
    return lowerSplice(C, I);
  default:
    return lowerInterleave(C, I);
  }
}

} // namespace cmx
