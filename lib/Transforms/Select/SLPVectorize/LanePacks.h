//===- LanePacks.h - Equal operations on neighbouring elements --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A *pack* is a list of instructions (its members) of one block that one
// instruction could replace. All members have the same operation and the same
// number of elements. Each operand is a constant in all members, or is read
// from one value (or from the result of another pack) at places that are evenly
// spaced from member to member.
//
// Packs are found in two steps. A forward walk over the block computes a key
// for each instruction, from its operation, its types and the sources of its
// operands. Instructions with equal keys form a *group*. Then the instructions
// of each group are sorted by the places of their operands, and evenly spaced
// runs become packs. A pack is not larger than one instruction may be.
//
// The instruction that replaces a pack can be inserted before the first member
// of the pack. If the pack reads another pack, the first member uses a member
// of the other pack, so the instruction that replaces the other pack comes
// earlier.
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

/// One operand, for all members.
struct PackOperand {
  /// The value that is read: the result of From, or V. Both are null for
  /// constants.
  Pack *From = nullptr;
  llvm::Value *V = nullptr;
  /// The region that the first member reads. If From is not null, the region is
  /// relative to the result of From.
  Region R = Region::contiguous(4, 1);
  unsigned DeltaBytes = 0; ///< Step from member to member.

  bool isConstant() const { return !From && !V; }
  /// Returns one region that consists of the regions of all members, in their
  /// order.
  Region wide(unsigned NumMembers) const;
};

struct Pack {
  unsigned Number = 0; ///< A pack reads only packs with lower numbers.
  llvm::SmallVector<llvm::Instruction *, 8> Members;
  /// Operands that are elements of registers, in the order of the instruction.
  llvm::SmallVector<PackOperand, 3> Operands;
  llvm::Instruction *First = nullptr; ///< The first member in the block.
  bool IsWrite = false;               ///< Members are links of a PartWrites.
  Region Written = Region::contiguous(4, 1); ///< Destination if IsWrite.

  // PackChoice:
  Cost Gain; ///< Under the condition that all chosen packs are built.
  unsigned NumChosenUsers = 0;
  bool Chosen = true;

  // PackRewriter:
  llvm::Value *Wide = nullptr;

  unsigned eltsPerMember() const;
  unsigned numElts() const { return eltsPerMember() * Members.size(); }
};

/// A chain of writes of parts into one vector. Each write is the only use of
/// the previous write. No two of them write the same byte, so their order does
/// not matter.
struct PartWrites {
  llvm::SmallVector<WrRegionInst *, 8> Links;
};

/// Returns the number of operands of \p I that are elements of registers. The
/// other operands are flags that all members share.
unsigned numLaneOperands(const llvm::Instruction &I);

class LanePacks {
public:
  LanePacks(llvm::BasicBlock &BB, const TargetDesc &TD);

  llvm::ArrayRef<std::unique_ptr<Pack>> packs() const { return Packs; }
  llvm::ArrayRef<PartWrites> chains() const { return Chains; }
  /// Returns the pack of which \p V is a member (or null), and the number of
  /// \p V in the pack.
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
