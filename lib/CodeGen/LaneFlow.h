//===- LaneFlow.h - Branches by lane that the hardware takes ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %m = and <8 x i1> %outer, %c            (!c) goto (M1, 8) after
//   br i1 (any %m), %then, %after
// then:                                   then:
//   %b = wrregion %a, %x, mask %m           mov (M1, 8) a x
//   %y = add %a, %b                         add (M1_NM, 8) y a b
//
// The left column is IR, the right column is vISA. The IR has explicit masks; a
// branch by lane jumps past blocks if no lane is left. A goto has the same
// effect: its lanes wait at the label. If no lane remains active, the thread
// continues at the next label where lanes wait. So gotos can replace the
// branches of a region if, at each block, the mask of the IR contains exactly
// the lanes that arrive at the block or wait there. Then the same blocks run in
// the same order. In the region, an instruction whose predicate equals the
// hardware's mask needs no predicate. All other instructions keep their
// predicates and ignore the hardware's mask (M1_NM). Masks that nothing reads
// any more vanish: they get no code.
//
// In these files, a region is a sequence of blocks in the order of the text.
// Control comes to each block from the block before it, or by a jump forward if
// no lane is left. A loop has one jump back and a phi for its mask; the lanes
// that leave the loop reconverge right after it. Code with any other control
// flow keeps its masks.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_LANEFLOW_H
#define CMX_LIB_CODEGEN_LANEFLOW_H

#include "LaneSets.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/CodeGen/Variables.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

#include <map>

namespace cmx {

class TargetDesc;

/// The lanes that are on in V. If Inverted is set, the lanes that are off in V.
/// If V is null, all lanes.
struct LaneSet {
  llvm::Value *V = nullptr;
  bool Inverted = false;
  explicit operator bool() const { return V; }
  bool operator==(const LaneSet &O) const {
    return V == O.V && Inverted == O.Inverted;
  }
};

class LaneFlow {
public:
  /// The new form of a branch: Lanes go to Target, the other lanes to the next
  /// block. If Target is null, all lanes go to the next block.
  struct Jump {
    const llvm::BasicBlock *Target = nullptr;
    LaneSet Lanes;
  };

  /// \p Order contains the blocks in the order of the text. \p Positions maps
  /// each block of the function to the place in \p Order that a jump to the
  /// block reaches.
  LaneFlow(const TargetDesc &TD, const BaleInfo &Bales,
           const VariableAssignment &Vars,
           llvm::ArrayRef<llvm::BasicBlock *> Order,
           const llvm::DenseMap<const llvm::BasicBlock *, unsigned> &Positions);

  /// Returns the number of lanes of the masks in all regions; 0 if there is no
  /// goto.
  unsigned numLanes() const { return NumLanes; }
  /// Can the hardware's mask in \p BB differ from that at the start of the
  /// thread?
  bool hasMask(const llvm::BasicBlock *BB) const { return Masked.contains(BB); }
  /// Returns the new form of the branch that ends \p BB, or null if the branch
  /// does not change.
  const Jump *jumpOf(const llvm::BasicBlock *BB) const {
    auto It = Jumps.find(BB);
    return It == Jumps.end() ? nullptr : &It->second;
  }
  /// Is \p V a mask that nothing reads any more?
  bool vanishes(const llvm::Value *V) const { return Vanished.contains(V); }
  /// Does the variable \p Var hold nothing but masks that vanish?
  bool isUnread(unsigned Var) const { return UnreadVars.contains(Var); }
  /// Does the hardware's mask replace the predicate of \p B? A sel then becomes
  /// a move of its first source over its second one.
  bool replacesPredicate(const Bale &B) const {
    return UnderOwnMask.contains(B.Root);
  }
  /// Returns the mov that the sel \p B becomes if replacesPredicate is true.
  static Bale moveOf(Bale B);

private:
  using Set = LaneSets::Set;
  struct Loop {
    unsigned Header, Latch;
    Set Next; ///< The lanes of the next iteration.
  };
  struct Branch {
    LaneSet Mask;
    LaneSet Read; ///< The same lanes, in a value that is live at the branch.
    const llvm::BasicBlock *Some = nullptr, *None = nullptr;
  };

  void findEdges();
  void findSets();
  void findUnreadVars();
  unsigned position(const llvm::BasicBlock *BB) const {
    return Positions.at(BB);
  }
  Set setOf(const llvm::Value *V);
  Set setOf(LaneSet L) {
    Set S = setOf(L.V);
    return L.Inverted ? Sets.complement(S) : S;
  }
  Set newSetOf(const llvm::Instruction &I);
  std::optional<Set> setOfPhi(const llvm::PHINode &Phi);
  const llvm::BasicBlock *sourceOf(const llvm::PHINode &Phi,
                                   unsigned Incoming) const;

  unsigned addRegion(unsigned First);
  bool parse(unsigned &Pos, Set Active, const Loop *L);
  bool parseBlock(unsigned Pos, Set &Active, const Loop *L);
  bool parseBranch(unsigned Pos, const Branch &Br, Set &Active, const Loop *L);
  bool parseLoop(unsigned &Pos, Set Active);
  bool enter(unsigned Pos, Set Active);
  Set waitingAt(unsigned Pos);
  bool isRight(unsigned Pos, unsigned Target,
               llvm::ArrayRef<unsigned> Skipped) const;
  std::optional<unsigned> meetingOf(Set Leaving, unsigned Pos, unsigned None);
  LaneSet conditionOf(const Branch &Br, Set Active);
  bool isClosed(unsigned First, unsigned End) const;
  void addMask(llvm::Value *V);
  void findVanished();
  bool isUnread(const llvm::Value &V) const;
  bool isShort(unsigned From) const;
  bool pays() const;
  void forget(bool Results);
  std::optional<Branch> branchOf(const llvm::BasicBlock &BB) const;
  bool isReadable(LaneSet L) const;
  bool isHeader(unsigned Pos) const;
  bool onlyBranches(const llvm::BasicBlock &BB) const;
  bool overwritesOld(const Bale &B) const;
  void jump(unsigned From, unsigned To, LaneSet Lanes);

  const TargetDesc &TD;
  const BaleInfo &Bales;
  const VariableAssignment &Vars;
  llvm::ArrayRef<llvm::BasicBlock *> Order;
  const llvm::DenseMap<const llvm::BasicBlock *, unsigned> &Positions;
  /// For each block: the blocks that jump to it or fall through to it.
  std::vector<llvm::SmallVector<unsigned, 2>> Before;
  std::vector<unsigned> NumValues; ///< By variable.
  LaneSets Sets;
  llvm::DenseMap<const llvm::Value *, Set> SetOf; ///< No renames as keys.
  llvm::DenseSet<unsigned> UnreadVars;
  unsigned NumLanes = 0;
  llvm::DenseSet<const llvm::BasicBlock *> Masked;
  llvm::DenseMap<const llvm::BasicBlock *, Jump> Jumps;
  llvm::DenseSet<const llvm::Value *> Vanished;
  /// Roots of bales whose predicate the hardware's mask replaces.
  llvm::DenseSet<const llvm::Value *> UnderOwnMask;
  /// The state of the current region. Waiting contains the lanes that wait at
  /// later blocks.
  std::map<unsigned, Set> Waiting;
  llvm::SmallVector<unsigned, 8> Under, Branches;
  llvm::SmallVector<const llvm::Value *, 8> UnderHere;
  llvm::SetVector<llvm::Value *> MaskValues;
  unsigned LanesHere = 0;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_LANEFLOW_H
