//===- WriteChains.cpp - Writes that later ones cover ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks along a chain of writes from its last write to its start. The walk
// keeps the set of bytes that later writes certainly cover. Only writes with a
// constant offset and without a mask add bytes to this set. If a read uses the
// result of a write, the bytes that it reads are removed from the set. Any
// other user, except the next write, ends the walk. On the way,
//
//   - a write is removed if one or more later writes cover all its bytes; the
//     next write then gets the old value of the removed write,
//   - when all bytes of the vector are covered, the old value becomes poison,
//     because it is not needed; its live range then ends earlier.
//
// Each write belongs to one chain, so the time is linear in the number of
// writes and bytes.
//
//===----------------------------------------------------------------------===//

#include "FoldContext.h"

#include "cmx/Analysis/Bale.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace llvm;

namespace cmx {

namespace {
class ChainWalk {
public:
  ChainWalk(FoldContext &C, RegionAccessInst &Last)
      : C(C), Current(&Last), Covered(unsigned(Last.parentBytes())) {}
  bool run();

private:
  void cover(const RegionAccessInst &Wr);
  bool isCovered(const RegionAccessInst &Wr) const;
  void uncover(const RdRegionInst &Rd);
  void uncoverJoined(unsigned ElemBytes);
  bool handleReaders(const RegionAccessInst &Wr, bool &HasReaders);
  bool dropOldValue();

  FoldContext &C;
  RegionAccessInst *Current;
  SmallBitVector Covered;
};
} // namespace

/// Returns the element size of \p Cast if the cast joins smaller elements, else
/// 1. A joined element is poison if one of its parts is poison.
static unsigned joinedBytes(const BitCastInst &Cast) {
  unsigned Bytes = elementBytes(Cast.getType());
  return Bytes > elementBytes(Cast.getOperand(0)->getType()) ? Bytes : 1;
}

/// Collects the users of \p V and of its bitcasts. Returns the size of the
/// largest elements that these bitcasts join from smaller ones, or 1 if there
/// are none.
static unsigned collectUsers(Value *V, SmallVectorImpl<User *> &Users) {
  unsigned JoinedBytes = 1;
  for (User *U : V->users()) {
    auto *Cast = dyn_cast<BitCastInst>(U);
    if (Cast && stripRegisterBitcasts(Cast) != Cast)
      JoinedBytes = std::max(
          {JoinedBytes, joinedBytes(*Cast), collectUsers(Cast, Users)});
    else
      Users.push_back(U);
  }
  return JoinedBytes;
}

/// Is \p U a write whose old value is \p V or a bitcast of \p V? A write with
/// \p V as both old and new value appears twice among the users.
static bool isNextWrite(const User *U, const Value *V) {
  const auto *Wr = dyn_cast<RegionAccessInst>(U);
  return Wr && Wr->isWrite() && stripRegisterBitcasts(Wr->parent()) == V;
}

bool isLastOfChain(const RegionAccessInst &Wr) {
  SmallVector<User *, 8> Users;
  collectUsers(const_cast<RegionAccessInst *>(&Wr), Users);
  unsigned NextWrites = 0;
  for (const User *U : Users) {
    NextWrites += isNextWrite(U, &Wr);
    if (!isNextWrite(U, &Wr) && !isa<RdRegionInst>(U))
      return true;
  }
  return NextWrites != 1;
}

void ChainWalk::cover(const RegionAccessInst &Wr) {
  if (Wr.hasVariableOffset() || !Wr.isMaskAllOnes())
    return;
  Region R = Wr.region();
  for (unsigned I = 0; I != R.numElts(); ++I) {
    int64_t At = R.elementOffsetBytes(I);
    if (At >= 0 && At + R.elemBytes() <= int64_t(Covered.size()))
      Covered.set(unsigned(At), unsigned(At) + R.elemBytes());
  }
}

bool ChainWalk::isCovered(const RegionAccessInst &Wr) const {
  if (Wr.hasVariableOffset())
    return false;
  Region R = Wr.region();
  for (unsigned I = 0; I != R.numElts(); ++I) {
    int64_t At = R.elementOffsetBytes(I);
    if (At < 0 || At >= int64_t(Covered.size()))
      continue;
    for (unsigned Byte = 0; Byte != R.elemBytes(); ++Byte)
      if (!Covered.test(unsigned(At) + Byte))
        return false;
  }
  return true;
}

void ChainWalk::uncover(const RdRegionInst &Rd) {
  if (Rd.hasVariableOffset()) {
    Covered.reset();
    return;
  }
  Region R = Rd.region();
  for (unsigned I = 0; I != R.numElts(); ++I) {
    int64_t At = R.elementOffsetBytes(I);
    if (At >= 0 && At + R.elemBytes() <= int64_t(Covered.size()))
      Covered.reset(unsigned(At), unsigned(At) + R.elemBytes());
  }
}

/// If one byte of an element of \p ElemBytes bytes is not covered, uncovers all
/// bytes of this element.
void ChainWalk::uncoverJoined(unsigned ElemBytes) {
  for (unsigned At = 0; ElemBytes > 1 && At < Covered.size(); At += ElemBytes) {
    unsigned End = std::min(At + ElemBytes, unsigned(Covered.size()));
    for (unsigned Byte = At; Byte != End; ++Byte)
      if (!Covered.test(Byte)) {
        Covered.reset(At, End);
        break;
      }
  }
}

/// Uncovers the bytes that readers of \p Wr need. Returns true if \p Wr has
/// exactly one other user, which is the next write.
bool ChainWalk::handleReaders(const RegionAccessInst &Wr, bool &HasReaders) {
  SmallVector<User *, 8> Users;
  unsigned JoinedBytes =
      collectUsers(const_cast<RegionAccessInst *>(&Wr), Users);
  unsigned NextWrites = 0;
  for (User *U : Users)
    if (auto *Rd = dyn_cast<RdRegionInst>(U)) {
      uncover(*Rd);
      HasReaders = true;
    } else if (isNextWrite(U, &Wr)) {
      ++NextWrites;
    } else {
      return false;
    }
  uncoverJoined(JoinedBytes);
  return NextWrites == 1;
}

bool ChainWalk::dropOldValue() {
  Value *Old = Current->parent();
  if (isa<PoisonValue>(Old))
    return false;
  Current->setArgOperand(WrRegionOp::Old, PoisonValue::get(Old->getType()));
  C.MaybeDead.push_back(Old);
  C.noteFold("OldValue", *Current, "one without an old value");
  return true;
}

bool ChainWalk::run() {
  bool Changed = false;
  cover(*Current);
  for (unsigned Steps = 0; Steps != MaxChain; ++Steps) {
    if (Covered.all())
      return dropOldValue() || Changed;
    Value *OldValue = Current->parent();
    auto *Old = dyn_cast<RegionAccessInst>(stripRegisterBitcasts(OldValue));
    bool HasReaders = false;
    if (!Old || Old->isRead() || !handleReaders(*Old, HasReaders))
      return Changed;
    if (!HasReaders && isCovered(*Old)) {
      C.noteFold("DeadWrite", *Old, "what stood there before");
      C.RB.ir().SetInsertPoint(Current);
      Current->setArgOperand(
          WrRegionOp::Old,
          C.RB.createRead(wholeSource(Old->parent()), OldValue->getType()));
      C.MaybeDead.push_back(OldValue);
      Changed = true;
      continue;
    }
    Current = Old;
    cover(*Current);
  }
  C.noteMissed("ChainTooLong", *Current, "the chain of writes goes on");
  return Changed;
}

bool shortenChain(FoldContext &C, RegionAccessInst &Last) {
  return ChainWalk(C, Last).run();
}

} // namespace cmx
