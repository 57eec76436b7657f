//===- PieceForwarding.h - Read pieces where they are made ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_PIECEFORWARDING_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_PIECEFORWARDING_H

#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"
#include <vector>

namespace cmx {

/// A vector that legalization put together from pieces.
struct SplitVector {
  struct Piece {
    unsigned FirstElt;
    llvm::Value *V;
  };
  llvm::Value *Whole; ///< The last write of the chain.
  llvm::SmallVector<Piece, 10> Pieces;
};

/// Where all that is read of a split vector are exactly its pieces, the readers
/// take them directly and the vector falls away: it was never needed as one.
/// Vectors with any other use stay as they are, since then their pieces are
/// written into place once and read from there. Linear in pieces plus uses.
/// Replaced reads are appended to \p Dead, the vectors to \p Unread.
void forwardPieces(const std::vector<SplitVector> &Vectors,
                   llvm::SmallVectorImpl<llvm::Instruction *> &Dead,
                   llvm::SmallVectorImpl<llvm::WeakTrackingVH> &Unread);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_PIECEFORWARDING_H
