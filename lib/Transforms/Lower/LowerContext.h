//===- LowerContext.h - Helpers of all families of cmx-lower ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower. LowerContext holds the builder and the helpers for all
// rewriting. Each family is a function
//
//   bool lowerX(LowerContext &C, SomeInst &I)
//
// that returns true if it replaced I, and false if I stays, because the family
// does not handle I or has reported it. New instructions are put before I; the
// walk visits them next.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LOWER_LOWERCONTEXT_H
#define CMX_LIB_TRANSFORMS_LOWER_LOWERCONTEXT_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/IR/ValueMap.h"

namespace cmx {

/// A 64-bit value as two values of 32 bits with the same number of lanes. A
/// null half is read from the value itself.
struct TrackedHalves {
  llvm::WeakTrackingVH Lo, Hi;
};

class LowerContext {
public:
  LowerContext(llvm::Function &F, const TargetDesc *Target)
      : F(F), RB(*F.getParent()), Target(Target) {}

  llvm::Function &function() { return F; }
  RegionBuilder &regions() { return RB; }
  llvm::IRBuilder<> &ir() { return RB.ir(); }
  /// Puts new instructions before \p I, with its debug location.
  void startAt(llvm::Instruction &I) { ir().SetInsertPoint(&I); }

  /// Does the platform have \p Feat? If no platform is given, reports this once
  /// and answers yes, so that the least is rewritten.
  bool has(Feature Feat);
  /// Does the finalizer have \p Fault? If no platform is given, reports this as
  /// has() does, and answers no.
  bool hasFault(FinalizerFault Fault);
  /// Does \p Op take elements of type \p Ty? Without a platform, does as has().
  bool supportsType(Operation Op, ElemType Ty);
  /// Null without a platform, and before the first call of has() or the like.
  OperationCosts *costs();

  /// Replaces all uses of \p I by \p New and erases \p I.
  void replace(llvm::Instruction &I, llvm::Value *New);
  /// Do all users of the structure \p I, maybe after a freeze, extract its
  /// parts?
  static bool isTakenApart(const llvm::Instruction &I);
  /// Replaces the parts of \p I, for which isTakenApart holds, by \p Parts and
  /// erases \p I.
  void replaceParts(llvm::Instruction &I, llvm::ArrayRef<llvm::Value *> Parts);
  /// Erases \p I, which has no uses left.
  void erase(llvm::Instruction &I);
  /// Keeps \p I, although it is lowered: its users look up its parts by \p I.
  void keepForUsers(llvm::Instruction &I);
  bool isKept(const llvm::Instruction &I) const { return Kept.count(&I); }
  /// Erases dead instructions.
  void eraseDead();

  /// Reports \p I, once. Always returns true, for `return report(...)`.
  bool report(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text);
  /// Leaves \p I as it is: a report of another instruction gives the cause.
  bool skip(const llvm::Instruction &I) {
    Reported.insert(&I);
    return true;
  }
  bool isReported(const llvm::Instruction &I) const {
    return Reported.count(&I);
  }

  /// \p V as type \p Ty of the same size (neither is a predicate).
  llvm::Value *castTo(llvm::Value *V, llvm::Type *Ty);
  /// The elements of type \p ElemTy that \p R selects of the bytes of \p V. If
  /// \p V is itself a read, reads from its source if one region can.
  llvm::Value *read(llvm::Value *V, const Region &R, llvm::Type *ElemTy,
                    bool Scalar);
  /// \p Scalar in each of \p NumElts lanes, by a region that is free to read.
  llvm::Value *broadcast(llvm::Value *Scalar, unsigned NumElts);
  /// The scalar in lane \p Lane of \p V, if it was written as one; else null.
  static llvm::Value *findElement(llvm::Value *V, unsigned Lane);

  /// \p V frozen, if it may have lanes that are poison. This is free, and
  /// needed before a cast that joins lanes, or before logic that replaces a
  /// choice.
  llvm::Value *freeze(llvm::Value *V);

  /// Binary operation, simplified where constants allow.
  llvm::Value *binary(llvm::Instruction::BinaryOps Op, llvm::Value *L,
                      llvm::Value *R);
  llvm::Value *binary(llvm::Instruction::BinaryOps Op, llvm::Value *L,
                      uint64_t R) {
    return binary(Op, L, llvm::ConstantInt::get(L->getType(), R));
  }
  llvm::Value *compare(llvm::CmpInst::Predicate P, llvm::Value *L,
                       llvm::Value *R);
  llvm::Value *select(llvm::Value *Cond, llvm::Value *T, llvm::Value *F);
  /// A call of an LLVM intrinsic whose one overloaded type is that of Args[0].
  llvm::Value *call(llvm::Intrinsic::ID Id, llvm::ArrayRef<llvm::Value *> Args);

  /// How many nested regions the search for lanes of a shuffle follows at most,
  /// and how often this limit stopped a search.
  static constexpr unsigned MaxShuffleDepth = 4;
  unsigned NumShuffleStops = 0;

  // Facts about values for their later users. If a key is replaced, its entry
  // moves to the new value.
  /// The scalar in all lanes of a predicate that was made of it (Elements.cpp).
  llvm::ValueMap<llvm::Value *, llvm::WeakTrackingVH> SplatOf;
  /// Words that hold these bytes in their low half (Bytes.cpp).
  llvm::ValueMap<llvm::Value *, llvm::WeakTrackingVH> WordOf;
  /// Dwords of 64-bit values: all of a value that has no other form, else those
  /// that are known (Int64.cpp).
  llvm::ValueMap<llvm::Value *, TrackedHalves> HalvesOf;

  bool Changed = false;

private:
  const TargetDesc *targetOrReport();

  llvm::Function &F;
  RegionBuilder RB;
  const TargetDesc *Target;
  std::unique_ptr<OperationCosts> Costs;
  bool PlatformMissing = false;
  llvm::SmallVector<llvm::WeakTrackingVH, 16> MaybeDead;
  llvm::DenseSet<const llvm::Instruction *> Kept, Reported;
};

/// \p Ty with \p ElemTy in place of its scalar type.
llvm::Type *withScalarType(llvm::Type *Ty, llvm::Type *ElemTy);
/// Integers of \p Bits, as many as \p Ty has lanes.
llvm::Type *withBits(llvm::Type *Ty, unsigned Bits);

bool lowerExtractElement(LowerContext &C, llvm::ExtractElementInst &I);
bool lowerInsertElement(LowerContext &C, llvm::InsertElementInst &I);

bool lowerShuffle(LowerContext &C, llvm::ShuffleVectorInst &I);
/// Lanes of \p A and \p B chosen by \p Mask as in shufflevector, in as few
/// regions as are found.
llvm::Value *buildShuffle(LowerContext &C, llvm::Value *A, llvm::Value *B,
                          llvm::ArrayRef<int> Mask);

bool lowerTrunc(LowerContext &C, llvm::TruncInst &I);
/// Shifts and masks that select bytes or words of wider elements.
bool lowerPart(LowerContext &C, llvm::BinaryOperator &I);
bool lowerPartWrite(LowerContext &C, llvm::BinaryOperator &I);
/// The low part of each lane of \p Wide, read by a region.
llvm::Value *readLowParts(LowerContext &C, llvm::Value *Wide,
                          llvm::Type *NarrowTy);
/// Do all users of \p V read regions of it for free?
bool allUsersReadRegions(const llvm::Value &V);

/// Lowers, in the whole function, integers that have a bit for each lane of a
/// predicate and a length that no register has.
void lowerMaskIntegers(LowerContext &C);
/// Instructions that read or make i1.
bool lowerPredicate(LowerContext &C, llvm::Instruction &I);
/// The scalar predicate \p Cond in \p NumElts lanes.
llvm::Value *broadcastPredicate(LowerContext &C, llvm::Value *Cond,
                                unsigned NumElts);
/// The lanes of a predicate as the bits of an i8, i16 or i32 (at most 32
/// lanes); bits beyond the last lane are undefined.
llvm::Value *predicateToBits(LowerContext &C, llvm::Value *Mask);
/// The low \p NumElts bits of an i8, i16 or i32 as a predicate.
llvm::Value *bitsToPredicate(LowerContext &C, llvm::Value *Bits,
                             unsigned NumElts);
/// \p NumElts lanes of the predicate \p Src, from \p SrcLane on, put into
/// \p Dst from \p DstLane on, by as few regions as the rules for predicates
/// allow.
llvm::Value *copyPredicateLanes(LowerContext &C, llvm::Value *Dst,
                                unsigned DstLane, llvm::Value *Src,
                                unsigned SrcLane, unsigned NumElts);
/// Lanes [\p FirstLane, \p FirstLane + \p NumElts) of the predicate \p Src.
llvm::Value *readPredicate(LowerContext &C, llvm::Value *Src,
                           unsigned FirstLane, unsigned NumElts);

bool lowerSwitch(LowerContext &C, llvm::SwitchInst &I);
bool lowerBytes(LowerContext &C, llvm::Instruction &I);
bool lowerBFloat(LowerContext &C, llvm::Instruction &I);
bool lowerInt64(LowerContext &C, llvm::Instruction &I);
bool lowerDivide(LowerContext &C, llvm::BinaryOperator &I);
bool lowerIntrinsic(LowerContext &C, llvm::IntrinsicInst &I);
bool lowerGenXBits(LowerContext &C, llvm::CallInst &I);
bool lowerGenXGroups(LowerContext &C, llvm::CallInst &I);
bool lowerMaskedPairs(LowerContext &C, llvm::Instruction &I);
/// Value for an llvm.vector intrinsic; null for others (Reduce.cpp).
llvm::Value *lowerVectorIntrinsic(LowerContext &C, llvm::IntrinsicInst &I);
/// The parts of the structure that llvm.vector.deinterleave* gives; none if \p
/// I is another intrinsic.
llvm::SmallVector<llvm::Value *, 8> deinterleave(LowerContext &C,
                                                 llvm::IntrinsicInst &I);
/// Value for a function that the math unit lacks; null if \p I is another
/// (Elementary.cpp).
llvm::Value *lowerElementary(LowerContext &C, llvm::IntrinsicInst &I);
/// Values for llvm.is.fpclass, llvm.ldexp (null if it has no translation) and
/// llvm.powi; the two parts that llvm.frexp, llvm.modf or llvm.sincos gives,
/// none if \p I is another intrinsic (FloatBits.cpp).
llvm::Value *lowerClassTest(LowerContext &C, llvm::IntrinsicInst &I);
llvm::Value *lowerLoadExponent(LowerContext &C, llvm::IntrinsicInst &I);
llvm::Value *lowerPowerOfInteger(LowerContext &C, llvm::IntrinsicInst &I);
llvm::SmallVector<llvm::Value *, 8> floatParts(LowerContext &C,
                                               llvm::IntrinsicInst &I);
/// A funnel shift of \p Hi and \p Lo by a variable amount.
llvm::Value *shiftBothByVariable(llvm::IRBuilder<> &B, bool Left,
                                 llvm::Value *Hi, llvm::Value *Lo,
                                 llvm::Value *Amount);
/// A saturating addition, subtraction or left shift by other operations of its
/// type.
llvm::Value *expandSaturation(LowerContext &C, llvm::IntrinsicInst &I);
/// Reports \p I if no pass can handle it. Returns whether it was reported, or
/// is left to the report of another instruction.
bool reportUnsupported(LowerContext &C, llvm::Instruction &I);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LOWER_LOWERCONTEXT_H
