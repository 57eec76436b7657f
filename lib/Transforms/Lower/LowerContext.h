//===- LowerContext.h - Helpers of all families of cmx-lower ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower. LowerContext holds the builder and the helpers for all
// rewriting. Each family of lowerings is a function of this form:
//
//   bool lowerX(LowerContext &C, SomeInst &I)
//
// The function returns true if it replaced I. It returns false if I stays,
// because the family does not handle I or has reported I. New instructions are
// inserted before I, and the walk over the function visits them next.
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

/// The halves of a 64-bit value: two 32-bit values with the same number of
/// lanes. If a half is null, users read it from the 64-bit value itself.
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
  /// Makes the builder insert new instructions before \p I, with the debug
  /// location of \p I.
  void startAt(llvm::Instruction &I) { ir().SetInsertPoint(&I); }

  /// Does the platform have \p Feat? If no platform is given, reports this once
  /// and returns true, so that as little as possible is rewritten.
  bool has(Feature Feat);
  /// Does the finalizer have \p Fault? If no platform is given, reports this
  /// like has() and returns false.
  bool hasFault(FinalizerFault Fault);
  /// Does \p Op take elements of type \p Ty? If no platform is given, reports
  /// this and returns true, like has().
  bool supportsType(Operation Op, ElemType Ty);
  /// Returns the platform's operation costs, or null if no platform is known.
  /// The platform of the module is known only after a call of has(), hasFault()
  /// or supportsType().
  OperationCosts *costs();

  /// Replaces all uses of \p I by \p New and erases \p I.
  void replace(llvm::Instruction &I, llvm::Value *New);
  /// Do all users of the structure \p I extract its parts, directly or after a
  /// freeze?
  static bool isTakenApart(const llvm::Instruction &I);
  /// Replaces the extracted parts of \p I by \p Parts and erases \p I.
  /// isTakenApart(I) must hold.
  void replaceParts(llvm::Instruction &I, llvm::ArrayRef<llvm::Value *> Parts);
  /// Erases \p I, which has no uses left.
  void erase(llvm::Instruction &I);
  /// Keeps \p I although it is lowered, because its users look up its parts
  /// with \p I as the key.
  void keepForUsers(llvm::Instruction &I);
  bool isKept(const llvm::Instruction &I) const { return Kept.count(&I); }
  /// Erases kept instructions and operands of erased instructions if they are
  /// dead.
  void eraseDead();

  /// Reports \p I, once. Always returns true, for `return report(...)`.
  bool report(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text);
  /// Leaves \p I as it is and does not report it, because the report of another
  /// instruction names the cause.
  bool skip(const llvm::Instruction &I) {
    Reported.insert(&I);
    return true;
  }
  bool isReported(const llvm::Instruction &I) const {
    return Reported.count(&I);
  }

  /// Casts \p V to the type \p Ty, which has the same size. Neither type is a
  /// predicate.
  llvm::Value *castTo(llvm::Value *V, llvm::Type *Ty);
  /// Reads the elements of type \p ElemTy that \p R selects from the bytes of
  /// \p V. If \p V is itself a read, reads directly from its source, provided
  /// that one region of the source has these elements. If \p Scalar, the result
  /// is a scalar.
  llvm::Value *read(llvm::Value *V, const Region &R, llvm::Type *ElemTy,
                    bool Scalar);
  /// Returns a vector with \p Scalar in each of \p NumElts lanes. Unless
  /// \p Scalar is a constant, this is a region of \p Scalar, which costs no
  /// instruction.
  llvm::Value *broadcast(llvm::Value *Scalar, unsigned NumElts);
  /// Returns the scalar that was written to lane \p Lane of \p V, or null if no
  /// such scalar is found.
  static llvm::Value *findElement(llvm::Value *V, unsigned Lane);

  /// Freezes \p V if it may have poison lanes. This costs no instruction. It is
  /// necessary before a cast that joins lanes, and before logic that replaces a
  /// select.
  llvm::Value *freeze(llvm::Value *V);

  /// Builds a binary operation, or returns a simpler value if LLVM finds one.
  llvm::Value *binary(llvm::Instruction::BinaryOps Op, llvm::Value *L,
                      llvm::Value *R);
  llvm::Value *binary(llvm::Instruction::BinaryOps Op, llvm::Value *L,
                      uint64_t R) {
    return binary(Op, L, llvm::ConstantInt::get(L->getType(), R));
  }
  llvm::Value *compare(llvm::CmpInst::Predicate P, llvm::Value *L,
                       llvm::Value *R);
  llvm::Value *select(llvm::Value *Cond, llvm::Value *T, llvm::Value *F);
  /// Calls an LLVM intrinsic that has one overloaded type, the type of Args[0].
  llvm::Value *call(llvm::Intrinsic::ID Id, llvm::ArrayRef<llvm::Value *> Args);

  /// The maximum number of nested regions that the search for lanes of a
  /// shuffle follows. NumShuffleStops counts how often this limit stopped a
  /// search.
  static constexpr unsigned MaxShuffleDepth = 4;
  unsigned NumShuffleStops = 0;

  // Facts about values, for users that are lowered later. If a key is replaced,
  // its entry moves to the new value.
  /// For a predicate that was built by repeating a scalar: this scalar
  /// (Elements.cpp).
  llvm::ValueMap<llvm::Value *, llvm::WeakTrackingVH> SplatOf;
  /// For bytes: words that contain these bytes in their low halves (Bytes.cpp).
  llvm::ValueMap<llvm::Value *, llvm::WeakTrackingVH> WordOf;
  /// For a 64-bit value: its low and high dwords. If the value exists only as
  /// halves, both are set. Otherwise only those halves are set that are known
  /// (Int64.cpp).
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

/// Returns \p Ty with \p ElemTy in place of its scalar type.
llvm::Type *withScalarType(llvm::Type *Ty, llvm::Type *ElemTy);
/// Returns the type of integers of \p Bits bits with as many lanes as \p Ty.
llvm::Type *withBits(llvm::Type *Ty, unsigned Bits);

bool lowerExtractElement(LowerContext &C, llvm::ExtractElementInst &I);
bool lowerInsertElement(LowerContext &C, llvm::InsertElementInst &I);

bool lowerShuffle(LowerContext &C, llvm::ShuffleVectorInst &I);
/// Builds a vector of the lanes of \p A and \p B that \p Mask chooses, as in
/// shufflevector. Uses the smallest number of regions that it finds.
llvm::Value *buildShuffle(LowerContext &C, llvm::Value *A, llvm::Value *B,
                          llvm::ArrayRef<int> Mask);

bool lowerTrunc(LowerContext &C, llvm::TruncInst &I);
/// lowerPart lowers shifts and ands that read bytes or words of wider elements.
/// lowerPartWrite lowers ors that write such bytes or words.
bool lowerPart(LowerContext &C, llvm::BinaryOperator &I);
bool lowerPartWrite(LowerContext &C, llvm::BinaryOperator &I);
/// Reads the low part of each lane of \p Wide by a region.
llvm::Value *readLowParts(LowerContext &C, llvm::Value *Wide,
                          llvm::Type *NarrowTy);
/// Can all users of \p V read a region of \p V without an additional
/// instruction?
bool allUsersReadRegions(const llvm::Value &V);

/// Lowers, in the whole function, integers that have one bit for each lane of a
/// predicate, if no register has the length of the integer (such as i4).
void lowerMaskIntegers(LowerContext &C);
/// Lowers instructions that read or return i1.
bool lowerPredicate(LowerContext &C, llvm::Instruction &I);
/// Returns a predicate with the scalar \p Cond in each of \p NumElts lanes.
llvm::Value *broadcastPredicate(LowerContext &C, llvm::Value *Cond,
                                unsigned NumElts);
/// Returns the lanes of a predicate (at most 32) as the bits of an i8, i16 or
/// i32. Bits beyond the last lane are undefined.
llvm::Value *predicateToBits(LowerContext &C, llvm::Value *Mask);
/// Returns the low \p NumElts bits of an i8, i16 or i32 as a predicate.
llvm::Value *bitsToPredicate(LowerContext &C, llvm::Value *Bits,
                             unsigned NumElts);
/// Copies \p NumElts lanes of the predicate \p Src, from \p SrcLane on, to the
/// lanes of \p Dst from \p DstLane on. Returns the changed predicate. Uses as
/// few regions as the rules for predicates allow.
llvm::Value *copyPredicateLanes(LowerContext &C, llvm::Value *Dst,
                                unsigned DstLane, llvm::Value *Src,
                                unsigned SrcLane, unsigned NumElts);
/// Returns lanes [\p FirstLane, \p FirstLane + \p NumElts) of the predicate
/// \p Src.
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
/// Lowers an llvm.vector intrinsic and returns the new value. Returns null for
/// other intrinsics (Reduce.cpp).
llvm::Value *lowerVectorIntrinsic(LowerContext &C, llvm::IntrinsicInst &I);
/// Returns the parts of the structure that llvm.vector.deinterleave* returns,
/// or no part if \p I is another intrinsic.
llvm::SmallVector<llvm::Value *, 8> deinterleave(LowerContext &C,
                                                 llvm::IntrinsicInst &I);
/// Lowers a function that the math unit lacks and returns the new value.
/// Returns null if \p I is another intrinsic (Elementary.cpp).
llvm::Value *lowerElementary(LowerContext &C, llvm::IntrinsicInst &I);
/// These functions lower llvm.is.fpclass, llvm.ldexp (null if it cannot be
/// lowered) and llvm.powi (FloatBits.cpp). The last function, floatParts(),
/// returns the two results of llvm.frexp, llvm.modf or llvm.sincos, or no part
/// if it cannot lower \p I.
llvm::Value *lowerClassTest(LowerContext &C, llvm::IntrinsicInst &I);
llvm::Value *lowerLoadExponent(LowerContext &C, llvm::IntrinsicInst &I);
llvm::Value *lowerPowerOfInteger(LowerContext &C, llvm::IntrinsicInst &I);
llvm::SmallVector<llvm::Value *, 8> floatParts(LowerContext &C,
                                               llvm::IntrinsicInst &I);
/// Builds a funnel shift of \p Hi and \p Lo by a variable amount.
llvm::Value *shiftBothByVariable(llvm::IRBuilder<> &B, bool Left,
                                 llvm::Value *Hi, llvm::Value *Lo,
                                 llvm::Value *Amount);
/// Replaces a saturating addition, subtraction or left shift by other
/// operations on the same type.
llvm::Value *expandSaturation(LowerContext &C, llvm::IntrinsicInst &I);
/// Reports \p I if no pass can handle it. Returns true if \p I was reported, or
/// if the report of another instruction includes \p I.
bool reportUnsupported(LowerContext &C, llvm::Instruction &I);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LOWER_LOWERCONTEXT_H
