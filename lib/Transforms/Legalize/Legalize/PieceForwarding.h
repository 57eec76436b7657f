//===- PieceForwarding.h - Read pieces where they are made ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEFORWARDING_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEFORWARDING_H

#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"
#include <vector>

namespace cmx {

/// A vector that legalization made in pieces.
struct SplitVector {
  struct Piece {
    unsigned FirstElt;
    llvm::Value *V;
  };
  /// The last write of the chain that joins the pieces. If IsPending, this is
  /// the replaced instruction, because the chain does not exist yet.
  llvm::Value *Whole = nullptr;
  bool IsPending = false;
  llvm::SmallVector<Piece, 10> Pieces;
};

/// If every read of a split vector reads exactly one of its pieces, the readers
/// use the pieces directly, and the vector is removed. If there is any other
/// use, the pieces are joined: each piece is written to its place in the vector
/// once, and all reads read the vector. For a pending vector, \p Build makes
/// the chain that joins the pieces, before the replaced instruction. Appends
/// replaced instructions to \p Dead, and vectors that nothing reads any more to
/// \p Unread. Linear in pieces plus uses.
void forwardPieces(const std::vector<SplitVector> &Vectors,
                   llvm::function_ref<llvm::Value *(const SplitVector &)> Build,
                   llvm::SmallVectorImpl<llvm::Instruction *> &Dead,
                   llvm::SmallVectorImpl<llvm::WeakTrackingVH> &Unread);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEFORWARDING_H
