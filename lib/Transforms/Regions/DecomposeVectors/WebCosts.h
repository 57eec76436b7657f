//===- WebCosts.h - Gain and cost of splitting a web ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the pieces of each web by gain and cost. Both are numbers of moved
// registers. Each loop around a move multiplies the number by eight.
//
//   gain  a write copies a vector whose old value is needed later; with
//         pieces, it copies only the piece that it changes
//   cost  a piece of a foreign vector is copied if a write changes it in part
//         or if it is an operand of a phi
//   cost  if a vector has a user outside of the web, its pieces are joined
//
// Pieces without a reader cost nothing. Pieces of a vector that is computed
// only for webs cost nothing either, because the computation is split as well.
//
// First, the web is cut where no access crosses the cut. If the cost then
// exceeds the gain, a second cut ignores the reads outside of the most deeply
// nested loops. If such a read crosses a cut, it needs the joined vector. The
// second cut is used if the gain in the loops exceeds the cost of joining.
//
// A value is assumed to be needed after a write if the last use of the value,
// in the order of blocks, follows the write. If control flow branches, this
// assumption may count one copy too many.
//
// The time is proportional to (M + U) * P for M members of webs, U uses of
// these members, and P pieces.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBCOSTS_H
#define CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBCOSTS_H

#include "VectorWebs.h"

#include "llvm/ADT/SmallBitVector.h"

namespace cmx {

class LoopForest;

class WebCosts {
public:
  WebCosts(llvm::Function &F, VectorWebs &Webs, const LoopForest &Loops,
           unsigned GRFBytes);
  void choosePieces();

private:
  /// The uses of a vector and of its renamed copies.
  struct VectorUses {
    llvm::SmallVector<const WrRegionInst *, 4> Writes; ///< Change the vector.
    const llvm::Instruction *Last = nullptr; ///< Null: at the end of the block.
    unsigned LastBlock = 0;
  };
  struct BlockInfo {
    unsigned Number = 0; ///< In block order, from 1 on.
    unsigned Depth = 0;  ///< The number of enclosing loops.
  };
  using Pieces = llvm::SmallBitVector;

  unsigned depth(const llvm::Instruction &I) const {
    return Blocks.lookup(I.getParent()).Depth;
  }
  void weighForeignValues();
  void choosePieces(VectorWeb &Web);
  void weigh(VectorWeb &Web);
  Pieces findUsedPieces(const VectorWeb &Web) const;
  Pieces piecesFor(const VectorWeb &Web, const llvm::Instruction &User) const;
  bool isForeignUse(const VectorWeb &Web, const llvm::Use &U) const;
  void weighCopies(VectorWeb &Web, const llvm::Instruction &Member);
  Pieces weighOperands(VectorWeb &Web, llvm::Instruction &Member);
  Pieces foreignPieces(const VectorWeb &Web, const llvm::Value &V);
  bool fallsApart(const llvm::Value &V);
  void weighForeignUses(VectorWeb &Web, llvm::Instruction &Member);
  void pay(VectorWeb &Web, const llvm::Value &For, const Pieces &Which,
           const llvm::BasicBlock *BB);

  VectorUses usesOf(const llvm::Value &V) const;
  void addPosition(VectorUses &Uses, const llvm::Use &U) const;
  bool isNeededBehind(const llvm::Value &V, const VectorUses &Uses,
                      const WrRegionInst &Write) const;
  uint64_t weight(const llvm::BasicBlock *BB) const;
  uint64_t registers(uint64_t Bytes) const;

  VectorWebs &Webs;
  const LoopForest &Loops;
  unsigned GRFBytes;
  /// The reachable blocks.
  llvm::DenseMap<const llvm::BasicBlock *, BlockInfo> Blocks;
  /// For each web: the number of copies of foreign vectors (which are not
  /// members of the web) that become unnecessary if the web is split.
  llvm::DenseMap<const VectorWeb *, uint64_t> ForeignGain;
  /// The results of fallsApart for foreign vectors.
  llvm::DenseMap<const llvm::Value *, bool> FallsApart;
  /// For members of the current web: the pieces that are still parts of a
  /// foreign vector.
  llvm::DenseMap<const llvm::Value *, Pieces> Foreign;
  /// The pieces of the current web that have a reader; the others are removed.
  Pieces Used;
  uint64_t DearestCost = 0;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBCOSTS_H
