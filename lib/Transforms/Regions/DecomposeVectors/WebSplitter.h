//===- WebSplitter.h - Rewrites a web in pieces -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each member becomes one instruction for each piece, except for pieces that
// the member does not change. A piece of a foreign vector (VectorWebs.h) stays
// a reference to the whole vector until an instruction needs the piece as a
// separate value. Such an instruction is a phi, a select, a write into a part
// of the piece, or a join. Only then is the piece read from the vector. A read
// within a piece that is still a reference reads the foreign vector itself, or
// its renamed copy. If a user needs a whole member, the pieces are joined right
// before this user.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBSPLITTER_H
#define CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBSPLITTER_H

#include "VectorWebs.h"
#include "cmx/IR/Builder.h"

#include "llvm/IR/ValueHandle.h"

namespace cmx {

class WebSplitter {
public:
  WebSplitter(RegionBuilder &RB, const VectorWeb &Web)
      : RB(RB), B(RB.ir()), Web(Web) {}

  /// Returns a select whose condition cannot be divided into the pieces of
  /// \p Web, or null if there is none.
  static const llvm::SelectInst *findUnsplittable(const VectorWeb &Web);
  void run();

private:
  using Value = llvm::Value;

  struct Piece {
    /// V may be a read of a member of the same web. Such a read is replaced
    /// later.
    llvm::WeakTrackingVH V;
    bool IsPart = false; ///< V is a whole vector that contains the piece.
  };

  llvm::Type *pieceType(const llvm::Type *WholeTy, unsigned K) const;
  Region pieceRegion(const llvm::Type *WholeTy, unsigned K) const;
  Piece pieceOf(Value *Whole, unsigned K);
  Value *valueOf(Value *Whole, unsigned K);
  Value *valueOf(const Piece &P, unsigned K);
  Value *rename(Value *V, llvm::Instruction &Member, llvm::Type *Ty);
  Piece split(llvm::Instruction &Member, unsigned K);
  Piece splitWrite(WrRegionInst &Wr, unsigned K);
  Piece splitSelect(llvm::SelectInst &Select, unsigned K);
  void fillPhis();
  void rewriteUsers(llvm::Instruction &Member);
  void rewriteRead(RdRegionInst &Rd, llvm::Instruction &Member);
  Value *putTogether(llvm::Instruction &Member);
  Value *atEndOf(llvm::BasicBlock &Block, llvm::Instruction &Member);
  void describePieces(llvm::Instruction &Member);
  void simplifyPhis();

  RegionBuilder &RB;
  llvm::IRBuilder<> &B;
  const VectorWeb &Web;
  llvm::DenseMap<const Value *, llvm::SmallVector<Piece, 4>> Pieces;
  llvm::DenseMap<const llvm::Instruction *, Value *> Renamed;
  llvm::SmallVector<llvm::PHINode *, 8> NewPhis;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_WEBSPLITTER_H
