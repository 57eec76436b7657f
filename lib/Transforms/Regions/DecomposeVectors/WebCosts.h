//===- WebCosts.h - What pieces of a web save and cost ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the pieces of each web, and counts in registers moved, eight times as
// many per loop around:
//
//   gained  a vector whose old value is needed after a write is copied; of
//           pieces only the one that is written
//   paid    a piece of a vector from elsewhere is copied if a write changes it
//           in part or a phi takes it
//   paid    a vector with a user outside of the web is put together
//
// Pieces without a reader cost nothing. Neither do pieces of a vector that is
// computed for this web alone: its computation is split as well.
//
// First choice are the pieces that all accesses agree on. If that does not pay,
// only the accesses in the innermost loops count: for reads elsewhere that
// reach across pieces the vector is put together, if what the loops gain is
// more.
//
// A value counts as needed after a write if its last use, in the order of
// blocks, follows the write: one too many where control flow divides.
//
// Linear in the members of webs and their uses, times pieces.
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
  /// Where a vector is used, under all its names.
  struct VectorUses {
    llvm::SmallVector<const WrRegionInst *, 4> Writes; ///< That change it.
    const llvm::Instruction *Last = nullptr; ///< Null: at the end of the block.
    unsigned LastBlock = 0;
  };
  struct BlockInfo {
    unsigned Number = 0; ///< In order, from 1 on.
    unsigned Depth = 0;  ///< Loops around.
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
  /// Blocks that can be reached.
  llvm::DenseMap<const llvm::BasicBlock *, BlockInfo> Blocks;
  /// By web: copies of vectors from elsewhere.
  llvm::DenseMap<const VectorWeb *, uint64_t> ForeignGain;
  /// Of foreign vectors: see fallsApart.
  llvm::DenseMap<const llvm::Value *, bool> FallsApart;
  /// Of members of one web, which pieces are still those of a foreign vector.
  llvm::DenseMap<const llvm::Value *, Pieces> Foreign;
  /// Pieces of that web that anybody reads; others vanish.
  Pieces Used;
  uint64_t DearestCost = 0;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBCOSTS_H
