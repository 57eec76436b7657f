//===- LanePacks.h - Equal operations on neighbouring elements --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A *pack* is a list of instructions of one block that could be one: the same
// operation on the same number of elements, each operand either constant or
// read from one value (or from what another pack gives) at places that are
// evenly spaced from member to member.
//
// Finding them takes two steps. Walking the block forward, instructions get a
// key of operation, types and of where their operands come from; equal keys are
// a *group*. Then, group by group, members are sorted by the places of their
// operands, and runs of evenly spaced ones become packs. A pack is no larger
// than what one instruction takes.
//
// The instruction of a pack may stand where its first member stands: a pack
// that it reads has a member that this first one uses, so stands before it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_LANEPACKS_H
#define CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_LANEPACKS_H

#include "cmx/Analysis/RegionSource.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace cmx {

struct Pack;

/// An operand of all members.
struct PackOperand {
  /// What is read: From's result, or V; neither for constants.
  Pack *From = nullptr;
  llvm::Value *V = nullptr;
  /// Of the first member; of a part of From's result, as a region of that.
  Region R = Region::contiguous(4, 1);
  unsigned DeltaBytes = 0; ///< From one member to the next.

  bool isConstant() const { return !From && !V; }
  /// Of all members, one after the other.
  Region wide(unsigned NumMembers) const;
};

struct Pack {
  unsigned Number = 0; ///< Later packs read earlier ones.
  llvm::SmallVector<llvm::Instruction *, 8> Members;
  /// Operands that are elements of registers, in the order of the instruction.
  llvm::SmallVector<PackOperand, 3> Operands;
  llvm::Instruction *First = nullptr; ///< The one that comes first.
  bool IsWrite = false;               ///< Members are links of a PartWrites.
  Region Written = Region::contiguous(4, 1); ///< Of a write: where all go.

  // PackChoice:
  Cost Gain; ///< With all that is chosen.
  unsigned NumChosenUsers = 0;
  bool Chosen = true;

  // PackRewriter:
  llvm::Value *Wide = nullptr;

  unsigned eltsPerMember() const;
  unsigned numElts() const { return eltsPerMember() * Members.size(); }
};

/// Writes of parts into one vector, each the only use of the one before.
/// No two have a byte in common, so their order does not count.
struct PartWrites {
  llvm::SmallVector<WrRegionInst *, 8> Links;
};

/// How many operands of a candidate are elements of registers: the others are
/// flags that all members share.
unsigned numLaneOperands(const llvm::Instruction &I);

class LanePacks {
public:
  LanePacks(llvm::BasicBlock &BB, const TargetDesc &TD);

  llvm::ArrayRef<std::unique_ptr<Pack>> packs() const { return Packs; }
  llvm::ArrayRef<PartWrites> chains() const { return Chains; }
  /// The pack that \p V is a member of, or null, and as which one.
  std::pair<Pack *, unsigned> packOf(const llvm::Value *V) const {
    return PackOf.lookup(V);
  }

private:
  using Key = llvm::SmallVector<uint64_t, 16>;
  using Group = llvm::SmallVector<llvm::Instruction *, 4>;
  struct Placed;

  void findGroups(llvm::BasicBlock &BB);
  bool appendKey(Key &K, llvm::Instruction &I);
  void findChains(llvm::BasicBlock &BB);
  void formPacks(const Group &G);
  std::optional<Placed> place(llvm::Instruction &I);
  std::optional<PackOperand> placeOperand(llvm::Value *V);
  void formRuns(llvm::SmallVectorImpl<Placed> &All);
  bool isRun(const Placed &A, const Placed &B, const Placed *Before) const;
  void addPack(llvm::ArrayRef<Placed> Run);
  unsigned maxMembers(const llvm::Instruction &I) const;

  const TargetDesc &TD;
  std::vector<Group> Groups;
  llvm::DenseMap<const llvm::Value *, unsigned> GroupOf;
  std::vector<std::unique_ptr<Pack>> Packs;
  llvm::DenseMap<const llvm::Value *, std::pair<Pack *, unsigned>> PackOf;
  std::vector<PartWrites> Chains;
  llvm::DenseMap<const llvm::Value *, unsigned> ChainOf;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_LANEPACKS_H
