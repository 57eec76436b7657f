//===- VectorWebs.h - Values that are one vector over time ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A web is a set of instructions, the members, that pass on one vector: phis,
// writes of a region at a constant place, freezes, selects, bitcasts. They are
// connected by operands. An operand is foreign if it is no member. A use is
// foreign if it uses a member as a whole outside of the web.
//
// A web is cut between registers, where no access crosses. Accesses are reads
// and writes of members. A read across a cut is a foreign use.
//
// Linear in the number of members and their uses.
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

/// Bytes of a vector that is no predicate; 0 for other types.
unsigned vectorBytes(const llvm::Type *Ty);

/// The operands of a member that are the vector itself.
llvm::SmallVector<llvm::Use *, 4> wholeOperands(llvm::Instruction &Member);

/// Is \p I a read of a region at a constant offset that lies inside of its
/// source (maybe all of it)?
bool isPartialRead(const llvm::Instruction &I);

/// Is \p I another name of its operand that costs nothing?
bool isSameVector(const llvm::Instruction &I);

struct VectorWeb {
  llvm::SmallVector<llvm::Instruction *, 8> Members; ///< In function order.
  unsigned Bytes = 0;
  /// Where pieces start, in bytes, and Bytes itself at the end.
  llvm::SmallVector<unsigned, 8> Cuts;
  unsigned NumReads = 0, NumWrites = 0, NumPhis = 0;
  const llvm::Instruction *Widest = nullptr; ///< Longest access.

  // See WebCosts.
  unsigned NumForeignUses = 0;
  /// Moved registers, weighted by loop depth: pieces save Gain, and cost Cost
  /// where the web begins and ends as one vector.
  uint64_t Gain = 0, Cost = 0;
  /// The value that costs most, for remarks.
  const llvm::Value *Dearest = nullptr;

  unsigned numPieces() const { return unsigned(Cuts.size()) - 1; }
  /// The piece that byte \p At lies in.
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
  /// Makes pieces. Ignores reads for which \p IsAccess is false.
  void cut(VectorWeb &Web,
           llvm::function_ref<bool(const llvm::Instruction &)> IsAccess) const;

private:
  bool isMember(llvm::Instruction &I) const;
  void connect(llvm::Function &F);
  unsigned leader(unsigned Number);

  unsigned GRFBytes;
  llvm::SmallVector<llvm::Instruction *, 32> Members;
  llvm::SmallVector<unsigned, 32> Parent;
  llvm::DenseMap<const llvm::Value *, unsigned> Number; ///< In Members.
  llvm::SmallVector<unsigned, 32> WebNumber;            ///< In Webs.
  llvm::SmallVector<VectorWeb, 8> Webs;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DECOMPOSEVECTORS_VECTORWEBS_H
