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
  /// The last write of the chain that puts the pieces together; or, if
  /// IsPending, the replaced instruction, which stands for a chain that does
  /// not exist yet.
  llvm::Value *Whole = nullptr;
  bool IsPending = false;
  llvm::SmallVector<Piece, 10> Pieces;
};

/// If every read of a split vector is exactly one of its pieces, the readers
/// take the pieces directly, and the vector is removed: nobody needs it as a
/// whole. Vectors with any other use are put together, since then their pieces
/// are written into place once and read from there. For a pending vector,
/// \p Build makes the chain before the instruction that stands for it. Linear
/// in pieces plus uses. Replaced instructions are appended to \p Dead, vectors
/// that nobody reads any more to \p Unread.
void forwardPieces(const std::vector<SplitVector> &Vectors,
                   llvm::function_ref<llvm::Value *(const SplitVector &)> Build,
                   llvm::SmallVectorImpl<llvm::Instruction *> &Dead,
                   llvm::SmallVectorImpl<llvm::WeakTrackingVH> &Unread);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEFORWARDING_H
