//===- SharedReads.cpp - Reads that several operations need packed --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a source of an operation cannot be an operand of an instruction, the
// operation is computed in small pieces, in the worst case element by element.
// Legalization examines each operation alone, and a packed copy of the source
// is seldom profitable for a single operation. This file examines together all
// operations that share a read.
//
// At first, all reads with several users are to be copied. Copies that save no
// instruction are given up one after another, until each remaining copy saves
// some. So two sources of one operation are copied even if only both copies
// together save instructions. A copy is examined again when the copy of another
// source of one of its users was given up.
//
//===----------------------------------------------------------------------===//

#include "ShufflePlanner.h"
#include "cmx/Analysis/Bale.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

namespace {
struct SharedRead {
  Cost Copy;
  SmallVector<unsigned, 4> Users; ///< Indices in ReadSharing::Users.
  bool IsCopied = true;
};
/// An operation and those of its sources that are shared reads.
struct SharedUser {
  Bale B;
  struct Source {
    unsigned K, Read;
    Region Packed, InPlace; ///< With and without a copy of the read.
  };
  SmallVector<Source, 3> Srcs;
};

class ReadSharing {
public:
  ReadSharing(Function &F, const ShuffleContext &C) : F(F), C(C) {}
  bool run();

private:
  SharedRead &readAt(unsigned Number) {
    return (Reads.begin() + Number)->second;
  }
  void collect();
  void addUser(Bale B);
  const Bale &present(SharedUser &U);
  Cost priceOfUsers(const SharedRead &R);
  bool giveUp(SharedRead &R);
  void copy(RdRegionInst &Rd, const SharedRead &R);

  Function &F;
  const ShuffleContext &C;
  MapVector<RdRegionInst *, SharedRead> Reads;
  std::vector<SharedUser> Users;
};
} // namespace

/// May a copy of the read save instructions? The read must have several users,
/// several elements and a constant offset.
static bool mayBeCopied(const RdRegionInst &Rd) {
  return Rd.getType()->isVectorTy() && !Rd.hasOneUse() &&
         Rd.hasConstantOffset() && numLanes(Rd.getType()) > 1 &&
         !isa<Constant>(Rd.source()) && Rd.region().fitsIn(Rd.parentBytes()) &&
         registerBytes(Rd.getType()) <= ShuffleContext::MaxBytes;
}

/// Is \p B a compare whose only user is a select between the operands of the
/// compare? The finalizer joins both into one instruction, so the compare has
/// no cost of its own.
static bool isFusedWithChoice(const Bale &B) {
  auto *Cmp = dyn_cast<CmpInst>(B.Root);
  auto *Sel = Cmp && Cmp->hasOneUse() ? dyn_cast<SelectInst>(*Cmp->user_begin())
                                      : nullptr;
  return Sel && Sel->getCondition() == Cmp &&
         is_contained(Cmp->operands(), Sel->getTrueValue()) &&
         is_contained(Cmp->operands(), Sel->getFalseValue());
}

void ReadSharing::addUser(Bale B) {
  SharedUser U;
  for (unsigned K = 0; K != B.Srcs.size() && K != 3; ++K) {
    const BaleSource &S = B.Srcs[K];
    auto *Rd = dyn_cast<RdRegionInst>(S.V);
    auto It = Rd && !S.Offset ? Reads.find(Rd) : Reads.end();
    if (It == Reads.end())
      continue;
    std::optional<Region> R = Rd->region().compose(S.R);
    if (!R || R->elemBytes() != elemTypeBytes(S.Type) || !R->isAligned())
      continue;
    U.Srcs.push_back({K, unsigned(It - Reads.begin()), S.R, *R});
    if (!is_contained(It->second.Users, unsigned(Users.size())))
      It->second.Users.push_back(unsigned(Users.size()));
  }
  if (U.Srcs.empty())
    return;
  U.B = std::move(B);
  Users.push_back(std::move(U));
}

void ReadSharing::collect() {
  for (Instruction &I : instructions(F))
    if (auto *Rd = dyn_cast<RdRegionInst>(&I); Rd && mayBeCopied(*Rd))
      Reads[Rd].Copy = C.copyCost(
          Region::contiguous(elementBytes(Rd->getType()), Rd->numElts()),
          Rd->region());
  if (Reads.empty())
    return;
  BaleInfo Bales(F, &C.Costs.target(), BaleMode::Maximal);
  for (Instruction &I : instructions(F))
    if (!Bales.isMember(&I))
      if (Bale B = Bales.bale(&I);
          B.K == Bale::Kind::Operation && !isFusedWithChoice(B))
        addUser(std::move(B));
}

/// Returns the operation of \p U, with copies of those reads that are to be
/// copied.
const Bale &ReadSharing::present(SharedUser &U) {
  for (const SharedUser::Source &S : U.Srcs)
    U.B.Srcs[S.K].R = readAt(S.Read).IsCopied ? S.Packed : S.InPlace;
  return U.B;
}

Cost ReadSharing::priceOfUsers(const SharedRead &R) {
  Cost Sum;
  for (unsigned U : R.Users)
    Sum += C.Costs.price(present(Users[U]));
  return Sum;
}

/// Gives up the copy of \p R unless it saves instructions. Returns true if the
/// copy was given up. Also gives up the copy if all operations can have the
/// read as an operand, because the operations then share the instructions that
/// the finalizer adds for the read.
bool ReadSharing::giveUp(SharedRead &R) {
  Cost With = R.Copy + priceOfUsers(R);
  R.IsCopied = false;
  Cost Without = priceOfUsers(R);
  bool IsTaken = all_of(
      R.Users, [&](unsigned U) { return C.Costs.isLegal(present(Users[U])); });
  R.IsCopied =
      R.Users.size() > 1 && !IsTaken && With.isPossible() &&
      (!Without.isPossible() || With.instructions() < Without.instructions());
  return !R.IsCopied;
}

void ReadSharing::copy(RdRegionInst &Rd, const SharedRead &R) {
  C.Rem.passed("ReadShared", Rd, [&](Remark &Out) {
    Out << remarkValue("Value", Rd) << " is copied once for "
        << ore::NV("Users", unsigned(R.Users.size()))
        << " operations, of which no source can be "
        << remarkRegion("Region", Rd.region());
  });
  IRBuilder<> &IR = C.RB.ir();
  IR.SetInsertPoint(Rd.getNextNode());
  IR.SetCurrentDebugLocation(Rd.getDebugLoc());
  auto *Copy = C.RB.createWrRegion(
      PoisonValue::get(Rd.getType()), &Rd,
      Region::contiguous(elementBytes(Rd.getType()), Rd.numElts()));
  Rd.replaceUsesWithIf(Copy, [&](Use &U) { return U.getUser() != Copy; });
}

bool ReadSharing::run() {
  collect();
  SetVector<unsigned> Work;
  for (unsigned K = 0; K != Reads.size(); ++K)
    Work.insert(K);
  // Work in rounds, so that a read with many users is not priced again for each
  // other source of these users.
  while (!Work.empty())
    for (unsigned K : Work.takeVector()) {
      SharedRead &R = readAt(K);
      if (!R.IsCopied || !giveUp(R))
        continue;
      for (unsigned U : R.Users)
        for (const SharedUser::Source &Other : Users[U].Srcs)
          if (readAt(Other.Read).IsCopied)
            Work.insert(Other.Read);
    }
  bool Changed = false;
  for (auto &[Rd, R] : Reads)
    if (R.IsCopied) {
      copy(*Rd, R);
      Changed = true;
    }
  return Changed;
}

bool shareReads(Function &F, const ShuffleContext &C) {
  return ReadSharing(F, C).run();
}

} // namespace cmx
