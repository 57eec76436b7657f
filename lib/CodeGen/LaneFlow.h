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
// The IR has explicit masks and jumps past a block if no lane is left. A goto
// does the same: its lanes wait at the label, and if none remains, the thread
// goes on where lanes wait. So a goto may replace each jump of a region if
// lanes wait where the masks get them back. The blocks that run, and their
// order, stay the same. In the region every instruction ignores the hardware's
// mask (NM) and keeps its predicate, or it has that mask as its predicate and
// leaves it out. Masks that nothing reads then vanish.
//
// Shapes, in the order of the text, nested in any way:
//   - a block that jumps forward past others, which end where it jumps to;
//   - a loop with one jump back, whose header has a phi for the mask. Blocks of
//     the loop that are in no other shape may jump to its end as well.
// A region with anything else keeps its masks.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_LANEFLOW_H
#define CMX_LIB_CODEGEN_LANEFLOW_H

#include "cmx/Analysis/Bale.h"
#include "cmx/CodeGen/Variables.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace cmx {

/// Lanes that are on in a value, or off; without a value, all.
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
  /// What becomes of a branch: its lanes go to the target, the others to the
  /// next block. Without a target, all do.
  struct Jump {
    const llvm::BasicBlock *Target = nullptr;
    LaneSet Lanes;
  };

  /// \p Order are the blocks in the order of the text; \p Positions says which
  /// of them a jump to any block reaches.
  LaneFlow(const BaleInfo &Bales, const VariableAssignment &Vars,
           llvm::ArrayRef<llvm::BasicBlock *> Order,
           const llvm::DenseMap<const llvm::BasicBlock *, unsigned> &Positions);

  /// Of all masks; 0: there is no goto.
  unsigned numLanes() const { return NumLanes; }
  /// The mask that the hardware has in \p BB, if it is not that of the thread.
  LaneSet maskIn(const llvm::BasicBlock *BB) const { return Masks.lookup(BB); }
  /// Null: an ordinary branch.
  const Jump *jumpOf(const llvm::BasicBlock *BB) const {
    auto It = Jumps.find(BB);
    return It == Jumps.end() ? nullptr : &It->second;
  }
  /// Is \p V a mask that nothing reads any more?
  bool vanishes(const llvm::Value *V) const { return Vanished.contains(V); }
  /// Does the variable \p Var hold such masks only?
  bool isUnread(unsigned Var) const { return UnreadVars.contains(Var); }
  /// Does the hardware's mask replace the predicate of \p B?
  bool replacesPredicate(const Bale &B) const;

private:
  struct Loop {
    unsigned Header, Latch;
    LaneSet Next; ///< The mask of the next turn.
  };
  struct Branch {
    LaneSet Mask;
    const llvm::BasicBlock *Some = nullptr, *None = nullptr;
  };

  void findEdges();
  void findUnreadVars();
  unsigned position(const llvm::BasicBlock *BB) const {
    return Positions.at(BB);
  }
  unsigned addRegion(unsigned First);
  unsigned parseRegion(unsigned First, bool IsLoop);
  bool parse(unsigned &Pos, unsigned End, LaneSet &Mask, const Loop *L,
             bool MayLeave);
  bool parseBranch(unsigned &Pos, unsigned End, LaneSet &Mask, const Loop *L,
                   bool MayLeave);
  bool parseLoop(unsigned &Pos, LaneSet Mask);
  bool enter(unsigned Pos, LaneSet Mask);
  bool isClosed(unsigned First, unsigned End) const;
  void addMask(llvm::Value *V);
  void findVanished();
  bool isUnread(const llvm::Value &V) const;
  bool isShort(unsigned From) const;
  bool pays() const;
  void forget();
  std::optional<Branch> branchOf(const llvm::BasicBlock &BB) const;
  bool isReadable(LaneSet L) const;
  bool isHeader(unsigned Pos) const;
  unsigned positionWithout(const llvm::BasicBlock *BB, LaneSet Empty) const;
  void jump(unsigned From, unsigned To, LaneSet Lanes);

  const BaleInfo &Bales;
  const VariableAssignment &Vars;
  llvm::ArrayRef<llvm::BasicBlock *> Order;
  const llvm::DenseMap<const llvm::BasicBlock *, unsigned> &Positions;
  /// The blocks that jump or fall to each.
  std::vector<llvm::SmallVector<unsigned, 2>> Before;
  std::vector<unsigned> NumValues; ///< By variable.
  llvm::DenseSet<unsigned> UnreadVars;
  unsigned NumLanes = 0;
  llvm::DenseMap<const llvm::BasicBlock *, LaneSet> Masks;
  llvm::DenseMap<const llvm::BasicBlock *, Jump> Jumps;
  llvm::DenseSet<const llvm::Value *> Vanished;
  /// Of the region at hand.
  llvm::SmallVector<unsigned, 8> Under, Branches;
  llvm::SetVector<llvm::Value *> MaskValues;
  unsigned LanesHere = 0;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_LANEFLOW_H
