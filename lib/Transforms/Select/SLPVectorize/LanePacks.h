//===- LanePacks.h - Equal operations on neighbouring elements --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A *pack* is a list of instructions of one block that could be one
// instruction. All have the same operation and number of elements. Each operand
// is constant, or read from one value (or from the result of another pack) at
// places that are evenly spaced from member to member.
//
// Packs are found in two steps. A forward walk of the block gives each
// instruction a key of its operation, types and sources of operands;
// instructions with equal keys are a *group*. Then the members of each group
// are sorted by the places of their operands, and evenly spaced runs become
// packs. A pack is no larger than one instruction may be.
//
// The instruction of a pack may be put before its first member: if the pack
// reads another pack, the first member uses a member of the other pack, whose
// instruction comes before.
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
  /// The value that is read: From's result, or V; both are null for constants.
  Pack *From = nullptr;
  llvm::Value *V = nullptr;
  /// The region of the first member. It is relative to From's result if From is
  /// not null.
  Region R = Region::contiguous(4, 1);
  unsigned DeltaBytes = 0; ///< From one member to the next.

  bool isConstant() const { return !From && !V; }
  /// The region of all members, one after the other.
  Region wide(unsigned NumMembers) const;
};

struct Pack {
  unsigned Number = 0; ///< Later packs read earlier ones.
  llvm::SmallVector<llvm::Instruction *, 8> Members;
  /// Operands that are elements of registers, in the order of the instruction.
  llvm::SmallVector<PackOperand, 3> Operands;
  llvm::Instruction *First = nullptr; ///< The first in the block.
  bool IsWrite = false;               ///< Members are links of a PartWrites.
  Region Written = Region::contiguous(4, 1); ///< Of a write: its destination.

  // PackChoice:
  Cost Gain; ///< If all chosen packs are made.
  unsigned NumChosenUsers = 0;
  bool Chosen = true;

  // PackRewriter:
  llvm::Value *Wide = nullptr;

  unsigned eltsPerMember() const;
  unsigned numElts() const { return eltsPerMember() * Members.size(); }
};

/// Writes of parts into one vector, each the only use of the one before. No two
/// write a common byte, so their order does not matter.
struct PartWrites {
  llvm::SmallVector<WrRegionInst *, 8> Links;
};

/// The number of operands of a candidate that are elements of registers. The
/// others are flags that all members share.
unsigned numLaneOperands(const llvm::Instruction &I);

class LanePacks {
public:
  LanePacks(llvm::BasicBlock &BB, const TargetDesc &TD);

  llvm::ArrayRef<std::unique_ptr<Pack>> packs() const { return Packs; }
  llvm::ArrayRef<PartWrites> chains() const { return Chains; }
  /// The pack of which \p V is a member, or null, and the number of the member.
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
