//===- LiveLanes.h - Which lanes of a vector matter -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-live-lanes finds, for each value of a function, the live lanes: those
// that can influence memory, a branch, or the function's result. A dead lane
// may have any value, even poison; a live one must keep its value.
//
//   %a = wrregion <16 x i32> %old, <4 x i32> %new at lane 8     live: 4-7
//   %b = rdregion <4 x i32> %a from lane 4                      live: 0-3
//   ret <4 x i32> %b
//
// Lanes 4-7 of %old are live. No lane of %new is live.
//
// Lanes are elements of the value's own type (i1, too); a scalar is one lane.
// The bytes of one element are all live or all dead, because an element is
// poison if one of its bytes is poison. So if a <16 x i8> is cast to <4 x i32>,
// all four bytes of a live i32 are live.
//
// If a wrregion writes no live lane, its mask and its offset are dead. But
// until cmx-dead-vectors removes the wrregion, mask and offset must not become
// poison.
//
// Algorithm: backward, sparse and optimistic. All lanes start dead.
// Instructions with an effect (stores, messages, terminators, calls) make lanes
// of their operands live, and a value whose set has grown is visited again.
// Values are visited from the end of the function to its start, so that only
// loops need further visits. After MaxVisits visits of a value, all its lanes
// become live. So each instruction is visited at most MaxVisits times. The time
// of a visit is linear in the number of lanes.
//
// Limits: the analysis does not derive facts about masks and offsets from
// conditions of branches. About a variable offset, it uses only the bits that
// ValueTracking finds.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_LIVELANES_H
#define CMX_ANALYSIS_LIVELANES_H

#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassManager.h"
#include <vector>

namespace cmx {

/// Does \p I have an effect even if its result has no user (stores, messages
/// that write, terminators, unknown calls)?
bool hasEffect(const llvm::Instruction &I);

/// Has \p I no effect, and does lane i of its result depend only on lane i of
/// the operands that have as many lanes as the result? True for arithmetic,
/// compares, conversions between equally many lanes, and selects, but not for
/// phis.
bool isElementwise(const llvm::Instruction &I);

/// The possible places of the elements of a region access in the parent vector.
class AccessedLanes {
public:
  explicit AccessedLanes(const RegionAccessInst &Access);

  /// Lanes Begin to End - 1 of the parent; none if Begin is End.
  struct Range {
    unsigned Begin;
    unsigned End;
  };
  /// The lanes at which element \p E may be; none if it is outside.
  Range lanes(unsigned E) const;
  /// Does each element have a known place?
  bool isDirect() const { return Direct; }

private:
  const RegionAccessInst &Access;
  int64_t ElemBytes;
  int64_t ParentElts;
  bool Direct;
  /// The first and the last byte at which each row may start.
  llvm::SmallVector<std::pair<int64_t, int64_t>, 8> RowStarts;
};

/// The known value of a lane of a mask, or of a scalar mask for all lanes.
enum class MaskLane { False, True, Unknown };
MaskLane maskLane(const llvm::Value *Mask, unsigned Lane);

class LiveLanes {
public:
  explicit LiveLanes(const llvm::Function &F);

  /// Live lanes of an instruction or argument of the function. A struct of
  /// vectors of equal length counts as one vector of this length: a lane is
  /// live if it is live in any of them.
  const llvm::BitVector &lanes(const llvm::Value *V) const;
  bool isDead(const llvm::Value *V) const { return lanes(V).none(); }
  /// The lanes of the operand \p U that its user needs.
  llvm::BitVector demanded(const llvm::Use &U) const;
  /// The number of values whose visits reached the limit, so that all their
  /// lanes became live.
  unsigned numWidened() const { return NumWidened; }

  void print(llvm::raw_ostream &OS) const;

private:
  static constexpr unsigned MaxVisits = 16;

  void number(const llvm::Function &F);
  void grow(const llvm::Value *V, const llvm::BitVector &Wanted);

  const llvm::Function &F;
  /// Arguments, then instructions in reverse post-order.
  std::vector<const llvm::Value *> Values;
  llvm::DenseMap<const llvm::Value *, unsigned> NumberOf;
  std::vector<llvm::BitVector> Live;
  std::vector<unsigned char> Visits;
  llvm::BitVector Waiting;
  std::vector<unsigned> Worklist; ///< A heap, largest number first.
  unsigned NumWidened = 0;
};

class LiveLanesAnalysis : public llvm::AnalysisInfoMixin<LiveLanesAnalysis> {
  friend llvm::AnalysisInfoMixin<LiveLanesAnalysis>;
  static llvm::AnalysisKey Key;

public:
  using Result = LiveLanes;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// print<cmx-live-lanes>: a line for each vector.
class LiveLanesPrinterPass : public llvm::PassInfoMixin<LiveLanesPrinterPass> {
  llvm::raw_ostream &OS;

public:
  explicit LiveLanesPrinterPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_ANALYSIS_LIVELANES_H
