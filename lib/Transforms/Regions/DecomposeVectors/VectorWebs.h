//===- VectorWebs.h - Values that are one vector over time ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A web is a set of instructions that pass on one vector: phis, writes of a
// region at a constant offset, freezes, selects and bitcasts. These
// instructions are the members of the web, and their operands connect them. An
// operand of a member is foreign if it is not a member itself. A use of a
// member is foreign if it is outside of the web and needs the whole vector.
//
// A web is cut into pieces. A cut is between two registers, and no access
// crosses it. Accesses are the reads of members, and the members that write
// regions. When WebCosts chooses the cuts, it may ignore some reads. If such a
// read crosses a cut, it is a foreign use.
//
// The time is linear in the number of members plus the number of their uses.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_VECTORWEBS_H
#define CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_VECTORWEBS_H

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"

namespace cmx {

/// Returns the number of bytes of a vector that is not a predicate, or 0 for
/// other types.
unsigned vectorBytes(const llvm::Type *Ty);

/// Returns the operands of \p Member that are whole vectors, not conditions,
/// masks or new values.
llvm::SmallVector<llvm::Use *, 4> wholeOperands(llvm::Instruction &Member);

/// Does \p I read a region that has a constant offset and lies inside of the
/// source of \p I? The region may be the whole source.
bool isPartialRead(const llvm::Instruction &I);

/// Is \p I a bitcast or freeze? Such an instruction only renames its operand
/// and costs nothing.
bool isSameVector(const llvm::Instruction &I);

struct VectorWeb {
  llvm::SmallVector<llvm::Instruction *, 8> Members; ///< In function order.
  unsigned Bytes = 0;
  /// The offsets in bytes at which pieces start, and finally Bytes.
  llvm::SmallVector<unsigned, 8> Cuts;
  unsigned NumReads = 0, NumWrites = 0, NumPhis = 0;
  const llvm::Instruction *Widest = nullptr; ///< Longest access.

  // See WebCosts.
  unsigned NumForeignUses = 0;
  /// Numbers of moved registers, weighted by loop depth. A split saves the
  /// moves that Gain counts. It adds the moves that Cost counts: those of whole
  /// vectors that enter or leave the web.
  uint64_t Gain = 0, Cost = 0;
  /// The value that contributes most to Cost, for remarks.
  const llvm::Value *Dearest = nullptr;

  unsigned numPieces() const { return unsigned(Cuts.size()) - 1; }
  /// Returns the number of the piece that contains byte \p At.
  unsigned pieceAt(unsigned At) const {
    return unsigned(llvm::upper_bound(Cuts, At) - Cuts.begin()) - 1;
  }
  unsigned pieceBytes(unsigned Piece) const {
    return Cuts[Piece + 1] - Cuts[Piece];
  }
  /// Is \p I a read inside of one piece? Other users need the whole vector.
  bool isReadOfPiece(const llvm::Instruction &I) const;
};

class VectorWebs {
public:
  VectorWebs(llvm::Function &F, unsigned GRFBytes);

  llvm::SmallVectorImpl<VectorWeb> &webs() { return Webs; }
  bool isInWeb(const llvm::Value *V) const { return Number.count(V); }
  VectorWeb &webOf(const llvm::Instruction &Member) {
    return Webs[WebNumber[Number.find(&Member)->second]];
  }
  /// Cuts \p Web into pieces. Ignores reads for which \p IsAccess is false.
  void cut(VectorWeb &Web,
           llvm::function_ref<bool(const llvm::Instruction &)> IsAccess) const;

private:
  bool isMember(llvm::Instruction &I) const;
  void connect(llvm::Function &F);
  unsigned leader(unsigned Number);

  unsigned GRFBytes;
  llvm::SmallVector<llvm::Instruction *, 32> Members;
  llvm::SmallVector<unsigned, 32> Parent;
  llvm::DenseMap<const llvm::Value *, unsigned> Number; ///< Index in Members.
  llvm::SmallVector<unsigned, 32> WebNumber;            ///< Index in Webs.
  llvm::SmallVector<VectorWeb, 8> Webs;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_VECTORWEBS_H
