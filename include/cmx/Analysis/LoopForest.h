//===- LoopForest.h - Which loops are around a block ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the same natural loops as LLVM's LoopInfo (no cycle that can be entered
// in the middle) and numbers them, in time near linear in the number of edges.
// LoopInfo lists each block in every loop around it, and counts the depth of a
// block anew in each call. Both take quadratic time for deep nests.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_LOOPFOREST_H
#define CMX_ANALYSIS_LOOPFOREST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <utility>
#include <vector>

namespace llvm {
class BasicBlock;
class DominatorTree;
class Function;
} // namespace llvm

namespace cmx {

/// Blocks that can be reached have numbers in reverse post-order; a loop has
/// the number of its header.
class LoopForest {
public:
  static constexpr unsigned None = ~0u;

  LoopForest(const llvm::Function &F, const llvm::DominatorTree &DT);

  /// The number of loops that contain \p BB; 0 for unreachable blocks.
  unsigned depth(const llvm::BasicBlock *BB) const {
    auto It = Number.find(BB);
    return It == Number.end() ? 0 : Depth[It->second];
  }

  /// Is \p BB in the innermost loop that contains \p Of? False if no loop
  /// contains \p Of.
  bool isInLoopOf(const llvm::BasicBlock *BB, const llvm::BasicBlock *Of) const;

  /// The first and the last of consecutive block numbers.
  using Run = std::pair<unsigned, unsigned>;
  /// A loop is compact if its blocks form a single run. It is also compact if
  /// they form at most this many runs, and all inner loops are compact.
  static constexpr unsigned MaxRuns = 4;

  /// Returns the largest compact loop that contains \p Block but not \p Other,
  /// or None. The time is logarithmic in the depth of the nest.
  unsigned largestWithout(unsigned Block, unsigned Other) const;
  /// The blocks of the compact loop \p Header, in order.
  llvm::ArrayRef<Run> runs(unsigned Header) const { return Runs[Header]; }

  /// Is \p Block in the loop \p Header?
  bool contains(unsigned Header, unsigned Block) const {
    return Place[Header] <= Place[Block] &&
           Place[Block] - Place[Header] < Size[Header];
  }

private:
  void findLoop(unsigned Header, const llvm::DominatorTree &DT);
  unsigned outermost(unsigned Block);
  void findPlaces();
  void findRuns();
  void linkCompact();
  std::vector<const llvm::BasicBlock *> Blocks;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Number;
  std::vector<unsigned> Around; ///< Header of the next loop around, or None.
  std::vector<bool> IsHeader;
  std::vector<unsigned> Depth;
  /// Place: the index of each block in an order in which the blocks of a loop
  /// are consecutive and its header is first. Size: the number of blocks of
  /// each loop.
  std::vector<unsigned> Place, Size;
  /// For each block: the block itself, or the header of a loop around it that
  /// has been found. outermost() follows these links.
  std::vector<unsigned> Outer;
  std::vector<unsigned> Work;

  std::vector<llvm::SmallVector<Run, MaxRuns>> Runs; ///< Empty: not compact.
  // For compact loops only. Innermost: the innermost loop around a block.
  // Parent: the next loop around a loop; Jump: a loop further out (see
  // linkCompact). NumAround: the number of loops around a loop.
  std::vector<unsigned> Innermost, Parent, Jump, NumAround;
};

} // namespace cmx

#endif // CMX_ANALYSIS_LOOPFOREST_H
