//===- ValuesAcross.h - Values that are live across calls -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is live across a call if it is defined before the call and used after
// the call. The use of an address counts as a use of the values from which it
// is computed, because cmx-share-calls computes addresses again after calls.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_SHARECALLS_VALUESACROSS_H
#define CMX_LIB_TRANSFORMS_INPUT_SHARECALLS_VALUESACROSS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace llvm {
class BasicBlock;
class CallInst;
class Function;
class Instruction;
} // namespace llvm

namespace cmx {

/// Is \p I an address, which can be computed again wherever it is used?
bool isAddress(const llvm::Instruction &I);

class ValuesAcross {
public:
  /// \p Calls are calls in reachable blocks of \p F. The time is linear in the
  /// instructions, their uses, and the pairs of a value and a block or call
  /// where this value is live.
  ValuesAcross(llvm::Function &F, llvm::ArrayRef<llvm::CallInst *> Calls);

  /// Were there more than MaxPairs pairs of a value and a call? Then at() is
  /// incomplete.
  bool areTooMany() const { return NumPairs > MaxPairs; }
  /// Returns the values that are live across \p Call, except allocas and
  /// addresses.
  llvm::ArrayRef<llvm::Instruction *> at(const llvm::CallInst &Call) const {
    return Values[CallNumber.at(&Call)];
  }

  /// Returns the number of edges that meet at the starts of blocks where \p I
  /// is live. All phis of \p I together can have that many operands.
  unsigned numMeetingWays(const llvm::Instruction &I) const {
    return MeetingWays.lookup(&I);
  }

private:
  static constexpr size_t MaxPairs = 1 << 20;

  /// The number of a piece of code between calls. A call is the last
  /// instruction of its piece.
  using Piece = unsigned;
  struct Span {
    Piece First, Last;
  };

  void cut(llvm::Function &F, llvm::ArrayRef<llvm::CallInst *> Calls);
  void visit(llvm::Instruction &I);
  void noteUses(llvm::Instruction &I);
  void noteUse(llvm::BasicBlock *BB, Piece At);
  void addCalls(llvm::Instruction &I, Span S);

  llvm::DenseMap<const llvm::Instruction *, Piece> PieceOf;
  llvm::DenseMap<const llvm::BasicBlock *, Span> SpanOf;
  llvm::DenseMap<const llvm::CallInst *, unsigned> CallNumber;
  /// For each piece, the number of the call that ends it.
  std::vector<unsigned> CallAfter;
  std::vector<std::vector<llvm::Instruction *>> Values; ///< By call.
  llvm::DenseMap<const llvm::Instruction *, unsigned> MeetingWays;
  size_t NumPairs = 0;

  /// For the value being visited, and for each block that uses it or leads to a
  /// use: the block's last piece in which the value is live.
  llvm::DenseMap<llvm::BasicBlock *, Piece> LastUse;
  llvm::SmallVector<llvm::BasicBlock *, 16> Work;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_SHARECALLS_VALUESACROSS_H
