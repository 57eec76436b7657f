//===- PieceForwarding.cpp - Read pieces where they are made --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PieceForwarding.h"
#include "PieceDebug.h"
#include "cmx/Analysis/Bale.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace cmx {

namespace {
/// Maps the reads that have been replaced to their replacements.
using ReplacedReads = DenseMap<Value *, Value *>;

/// The reads of one split vector, matched with its pieces.
class PieceMatcher {
public:
  PieceMatcher(const SplitVector &SV, ReplacedReads &Replaced,
               const DenseSet<const Value *> &UsedAsPiece)
      : Replaced(Replaced), UsedAsPiece(UsedAsPiece) {
    for (const SplitVector::Piece &P : SV.Pieces) {
      // A piece can be a read of an earlier vector, and this read can have been
      // replaced.
      auto It = Replaced.find(P.V);
      ByFirst[P.FirstElt] = It == Replaced.end() ? P.V : It->second;
    }
  }

  Value *piece(unsigned FirstElt) { return ByFirst[FirstElt]; }

  /// Does every use of \p V read exactly one piece? \p V is the vector or a
  /// bitcast of it.
  bool collect(Value *V) {
    // If V is a piece of a vector whose chain does not exist yet, the use of V
    // by this chain does not exist yet, either.
    if (UsedAsPiece.count(V))
      return false;
    for (User *U : V->users())
      if (!collectUser(*U, *V))
        return false;
    return true;
  }

  void replace(SmallVectorImpl<Instruction *> &Dead) {
    for (auto [Read, Piece] : Reads) {
      Value *New = Piece;
      if (New->getType() != Read->getType())
        New = IRBuilder<>(Read).CreateBitCast(New, Read->getType());
      Read->replaceAllUsesWith(New);
      Replaced[Read] = New;
      Dead.push_back(Read);
    }
  }

private:
  bool collectUser(User &U, Value &V) {
    if (auto *Cast = dyn_cast<BitCastInst>(&U))
      return Cast->getDestTy()->isVectorTy() &&
             elementBytes(Cast->getDestTy()) == elementBytes(V.getType()) &&
             collect(Cast);
    if (auto *Rd = dyn_cast<RdRegionInst>(&U)) {
      if (Rd->hasVariableOffset() || !Rd->region().isContiguous())
        return false;
      unsigned Bytes = elementBytes(V.getType());
      int64_t Offset = Rd->constantOffsetBytes();
      return Offset % Bytes == 0 && match(*Rd, Offset / Bytes, Rd->numElts());
    }
    if (auto *Rd = dyn_cast<RdPredRegionInst>(&U))
      return match(*Rd, Rd->offsetElts(), Rd->numElts());
    return false;
  }

  bool match(Instruction &Read, unsigned First, unsigned N) {
    auto It = ByFirst.find(First);
    if (It == ByFirst.end() || numLanes(It->second->getType()) != N)
      return false;
    Reads.push_back({&Read, It->second});
    return true;
  }

  ReplacedReads &Replaced;
  const DenseSet<const Value *> &UsedAsPiece;
  SmallDenseMap<unsigned, Value *, 16> ByFirst;
  SmallVector<std::pair<Instruction *, Value *>, 16> Reads;
};
} // namespace

void forwardPieces(const std::vector<SplitVector> &Vectors,
                   function_ref<Value *(const SplitVector &)> Build,
                   SmallVectorImpl<Instruction *> &Dead,
                   SmallVectorImpl<WeakTrackingVH> &Unread) {
  ReplacedReads Replaced;
  DenseSet<const Value *> UsedAsPiece;
  for (const SplitVector &SV : Vectors)
    if (SV.IsPending)
      for (const SplitVector::Piece &P : SV.Pieces)
        UsedAsPiece.insert(P.V);
  for (const SplitVector &SV : Vectors) {
    PieceMatcher Matcher(SV, Replaced, UsedAsPiece);
    bool Forward = Matcher.collect(SV.Whole);
    if (Forward) {
      Matcher.replace(Dead);
      auto Pieces = SV.Pieces;
      for (SplitVector::Piece &P : Pieces)
        P.V = Matcher.piece(P.FirstElt);
      describeByPieces(*SV.Whole, Pieces);
    }
    if (!SV.IsPending) {
      if (Forward)
        Unread.push_back(SV.Whole);
      continue;
    }
    if (!Forward) {
      SplitVector Current = SV;
      for (SplitVector::Piece &P : Current.Pieces)
        P.V = Matcher.piece(P.FirstElt);
      Value *Built = Build(Current);
      SV.Whole->replaceAllUsesWith(Built);
      Replaced[SV.Whole] = Built;
    }
    Dead.push_back(cast<Instruction>(SV.Whole));
  }
}

} // namespace cmx
