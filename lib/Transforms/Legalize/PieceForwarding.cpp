//===- PieceForwarding.cpp - Read pieces where they are made --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PieceForwarding.h"
#include "cmx/Analysis/Bale.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace cmx {

namespace {
/// The reads of one split vector, matched with its pieces.
class PieceMatcher {
public:
  explicit PieceMatcher(const SplitVector &SV) {
    for (const SplitVector::Piece &P : SV.Pieces)
      ByFirst[P.FirstElt] = P.V;
  }

  /// Is every use of \p V (the vector, or it in another type) a piece?
  bool collect(Value *V) {
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
      Dead.push_back(Read);
    }
  }

private:
  bool collectUser(User &U, Value &V) {
    if (auto *Cast = dyn_cast<BitCastInst>(&U))
      return Cast->getDestTy()->isVectorTy() &&
             elementBytes(Cast->getDestTy()) == elementBytes(V.getType()) &&
             elementBytes(V.getType()) && collect(Cast);
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

  SmallDenseMap<unsigned, Value *, 16> ByFirst;
  SmallVector<std::pair<Instruction *, Value *>, 16> Reads;
};
} // namespace

void forwardPieces(const std::vector<SplitVector> &Vectors,
                   SmallVectorImpl<Instruction *> &Dead,
                   SmallVectorImpl<WeakTrackingVH> &Unread) {
  for (const SplitVector &SV : Vectors) {
    PieceMatcher Matcher(SV);
    if (!Matcher.collect(SV.Whole))
      continue;
    Matcher.replace(Dead);
    Unread.push_back(SV.Whole);
  }
}

} // namespace cmx
