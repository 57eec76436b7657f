//===- SumTrees.h - Sums of integers, also as floats ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds trees of additions, subtractions and products with constants, and
// writes them as sums of weighted integers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMTREES_H
#define CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMTREES_H

#include "cmx/Analysis/IntegerRanges.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"
#include <optional>

namespace cmx {

/// Bounds of an integer: all lanes lie in [Min, Max].
struct IntBounds {
  int64_t Min = 0, Max = 0;
  bool contains(int64_t V) const { return Min <= V && V <= Max; }
};

/// Value times 2^-Scale.
struct FixedPoint {
  int64_t Value = 0;
  unsigned Scale = 0;
};

/// A float that is an integer times 2^-Scale in every lane.
struct WholeFloat {
  IntBounds Bounds; ///< Bounds of the integer.
  unsigned Scale = 0;
  /// Can a lane be +0.0? Can a lane be -0.0? A converted integer is never -0.0.
  bool MayBePositiveZero = false;
  bool MayBeNegativeZero = false;
};

/// A term: Coef times the integer V, which is sign-extended if Signed,
/// otherwise zero-extended.
struct SumLeaf {
  llvm::Value *V = nullptr;
  bool Signed = false;
  int64_t Coef = 1;
};

/// The sum that an instruction computes.
struct SumTree {
  llvm::Instruction *Root = nullptr;
  llvm::SmallVector<SumLeaf, 8> Leaves;
  int64_t Addend = 0;
  IntBounds Bounds; ///< Bounds of the sum before it wraps.
  bool IsFloat = false;
  unsigned Scale = 0; ///< A float root is the sum times 2^-Scale.
  /// The operations of the tree, including its root, and the conversions of a
  /// float tree. A conversion is listed once for each use in the tree.
  llvm::SmallVector<llvm::Instruction *, 8> Operations;
  llvm::SmallVector<llvm::CastInst *, 8> Conversions;
};

/// The sums of one function. They are found in linear time, because each
/// instruction that is not a conversion is part of at most one tree.
class SumTrees {
public:
  SumTrees(llvm::Function &F, IntegerRanges &Ranges);

  /// Returns the trees. A tree comes after the trees whose roots are its
  /// leaves.
  llvm::ArrayRef<SumTree> trees() const { return Trees; }
  /// Is \p V the root of a float tree?
  bool isFloatRoot(const llvm::Value *V) const { return FloatRoots.count(V); }
  /// Returns the bounds of the lanes of a leaf, or std::nullopt if all lanes
  /// are poison.
  std::optional<IntBounds> leafBounds(llvm::Value *V, bool Signed) const;
  /// A float operation that was refused, with the reason.
  struct Refusal {
    llvm::Instruction *I;
    const char *Why;
  };
  llvm::ArrayRef<Refusal> refusals() const { return Refusals; }
  /// Returns how many sums are trees of their own only because of MaxLeaves.
  unsigned numCuts() const { return NumCuts; }

  /// A sum with at least this many leaves does not become part of a larger sum.
  /// So every tree has fewer than 2 * MaxLeaves leaves.
  static constexpr unsigned MaxLeaves = 64;

private:
  void findWholeFloats(llvm::Function &F);
  std::optional<WholeFloat> wholeFloat(llvm::Instruction &I);
  std::optional<WholeFloat> wholeOperand(llvm::Value *V) const;
  std::optional<WholeFloat> converted(llvm::Instruction &I) const;
  bool isWholeOperation(const llvm::Value *V) const;
  bool isIntOperation(const llvm::Value *V) const;
  bool isFloatRootByUse(const llvm::Instruction &I) const;
  bool isIntRootByUse(const llvm::Instruction &I) const;
  void buildFloatTree(llvm::Instruction &Root);
  void buildIntTree(llvm::Instruction &Root);
  bool addFloat(SumTree &T, llvm::Value *V, FixedPoint Coef);
  bool addInt(SumTree &T, llvm::Value *V, int64_t Coef);
  bool addLeaf(SumTree &T, llvm::Value *V, bool Signed, int64_t Coef);
  bool addIntLeaf(SumTree &T, llvm::Value *V, int64_t Coef);

  IntegerRanges &Ranges;
  llvm::DenseMap<const llvm::Value *, WholeFloat> Whole;
  llvm::DenseMap<const llvm::Value *, unsigned> FloatRoots;
  llvm::DenseMap<const llvm::Value *, unsigned> NumLeavesOf;
  llvm::DenseSet<const llvm::Value *> Cut;
  unsigned NumCuts = 0;
  std::vector<SumTree> Trees;
  llvm::SmallVector<Refusal, 8> Refusals;
};

/// Returns the constant by which a mul or shl multiplies its operand 0. Returns
/// std::nullopt if \p I is another operation, or if the factor differs between
/// lanes or is too large.
std::optional<int64_t> constantIntFactor(const llvm::Instruction &I);
/// Returns the value of \p V if it is a float constant that is the same in all
/// lanes and has few bits after the point. The magnitude of the returned Value,
/// which includes these bits, is at most 2^24.
std::optional<FixedPoint> constantFixedPoint(const llvm::Value *V);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SUMTREES_H
