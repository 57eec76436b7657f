//===- Liveness.h - Where values with storage are live ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers the positions of a function and finds at which of them each value
// with storage is live.
//
// Each block, in reverse postorder, has positions: one for its start, one for
// each bale root, and, just before the terminator, one for copies into the phis
// of successors. Position p has two slots: at 2p a bale reads its sources, at
// 2p+1 it writes its result. Live ranges are half-open in slots, so a source
// with its last use at p (it ends at 2p+1) and the result may share a variable.
//
//   start of the block   phis and arguments begin at 2p
//   root                 its sources end at 2p+1; its result begins at 2p+1 if
//                        the bale becomes one instruction, which reads
//                        everything before it writes, otherwise at 2p (early)
//   copies               incoming values end at 2p+1; the phi is live from
//                        there to the end of the block (unless the incoming
//                        value is undef)
//
// If a root changes a part of an old value, its result is tied to the old
// value: it overwrites the old value in place. If the old value has no other
// use at p, it ends at 2p, where the result begins. If the old value must be
// copied first (it has later uses, or is a constant), the copy reads it before
// 2p and writes the result at 2p.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_LIVENESS_H
#define CMX_ANALYSIS_LIVENESS_H

#include "cmx/Analysis/LiveRange.h"
#include "cmx/Analysis/LoopForest.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instructions.h"
#include <vector>

namespace cmx {

class BaleInfo;

/// A result and the old value that its root overwrites in part.
struct Tie {
  const llvm::Instruction *Root;
  unsigned Result;                ///< Node.
  unsigned Old;                   ///< Node, or NoNode.
  const llvm::Constant *OldConst; ///< If Old is NoNode.
  unsigned Slot;                  ///< 2p of the root.
  /// Does the live range of Old end where that of Result begins?
  bool InPlace;
};

/// A bale that only copies consecutive bytes of a value to consecutive bytes of
/// a vector.
struct PartCopy {
  const llvm::Instruction *Root;
  unsigned Result; ///< Node of the vector written.
  unsigned Source; ///< Node.
  uint64_t SourceOffsetBytes, ResultOffsetBytes;
  uint64_t Bytes;
};

/// Does \p I become no code, because it is debug info or only another name of a
/// value?
bool isNameOnly(const llvm::Instruction &I);
/// Returns the value that \p Phi takes from \p BB, and sets \p Index to the
/// index of \p BB. Before the call, \p Index is 0 or the index of \p BB in
/// another phi of the block: usually all phis list the predecessors in the same
/// order.
llvm::Value *incomingValue(const llvm::PHINode &Phi, const llvm::BasicBlock &BB,
                           unsigned &Index);

/// Nodes are the values with storage, in order of definition. Some numbers
/// belong to roots without a result (isActive is false).
class Liveness {
public:
  static constexpr unsigned NoNode = ~0u;

  Liveness(llvm::Function &F, const BaleInfo &Bales);

  unsigned numNodes() const { return Nodes.size(); }
  bool isActive(unsigned Node) const { return Nodes[Node].Ty != nullptr; }
  llvm::Type *type(unsigned Node) const { return Nodes[Node].Ty; }
  /// Arguments are the first nodes.
  unsigned numArguments() const { return NumArguments; }
  llvm::ArrayRef<LiveSegment> segments(unsigned Node) const;
  /// Moves the start of \p Node's range to \p Slot, which must not be later.
  void beginAt(unsigned Node, unsigned Slot);

  unsigned defSlot(unsigned Node) const { return Nodes[Node].DefSlot; }
  /// Slot at which the bale of root \p Node reads.
  unsigned readSlot(unsigned Node) const { return Nodes[Node].DefSlot & ~1u; }
  /// Is \p Node live only inside of one block, and neither at the start of the
  /// block nor at its position for copies into phis?
  bool isInsideBlock(unsigned Node) const;

  /// In order of slots, so that each tie comes after the tie that defines its
  /// old value.
  llvm::ArrayRef<Tie> ties() const { return Ties; }

  /// In order of slots.
  llvm::ArrayRef<PartCopy> partCopies() const { return PartCopies; }

  /// In block number \p Block, is \p Node live at the position for copies into
  /// phis, before the terminator?
  bool isLiveAtEnd(unsigned Node, unsigned Block) const {
    return containsSlot(segments(Node), copySlot(Block));
  }
  /// The number of register bytes that values other than predicates occupy in a
  /// block.
  struct BlockBytes {
    uint64_t Peak = 0; ///< The maximum over its slots.
    uint64_t End = 0;  ///< At the copies into phis (isLiveAtEnd).
  };
  /// Indexed by the number of the block.
  std::vector<BlockBytes> blockBytes() const;

  /// The reachable blocks in reverse postorder.
  llvm::ArrayRef<llvm::BasicBlock *> blocks() const { return Blocks; }
  /// The loops around these blocks, by the same numbers.
  const LoopForest &loops() const { return Loops; }
  unsigned loopDepth(const llvm::BasicBlock *BB) const {
    return Loops.depth(BB);
  }

  /// Returns the node of \p V, or NoNode for values without a position, such as
  /// constants.
  unsigned nodeOf(const llvm::Value *V) const;
  /// All values and their nodes. nodeOf must not be called after this.
  llvm::DenseMap<const llvm::Value *, unsigned> takeNodes() {
    return std::move(NodeOf);
  }
  /// Calls that return structs, each with the node of its first result; the
  /// nodes of the other results follow.
  llvm::ArrayRef<std::pair<const llvm::Instruction *, unsigned>>
  structCalls() const {
    return StructCalls;
  }

private:
  struct Node {
    llvm::Type *Ty;    ///< Null if inactive.
    unsigned Block;    ///< Where it is defined.
    unsigned DefSlot;  ///< For phis and arguments: the start of the block.
    unsigned FirstSeg; ///< Index of its first segment in Segments.
    unsigned LastUse;  ///< Index in Uses, a list linked backwards.
  };
  /// The last use of a node in one block.
  struct BlockUse {
    unsigned Block;
    unsigned EndSlot; ///< Exclusive.
    unsigned Prev;    ///< NoNode: none.
  };

  void findBlocks(llvm::Function &F);
  void numberBlock(unsigned Block, const BaleInfo &Bales);
  unsigned addNode(const llvm::Value *Key, llvm::Type *Ty, unsigned Block,
                   unsigned DefSlot);
  void addResults(const llvm::Instruction &Call, unsigned Block);

  void collectUses(unsigned Block, const BaleInfo &Bales);
  void addOperandUses(const llvm::Instruction &I, unsigned Root, bool IsRoot);
  void addIncomingUses(const llvm::BasicBlock &BB, unsigned Block);
  void addUse(unsigned Node, unsigned Block, unsigned EndSlot);
  void addTie(const llvm::Instruction &Root, unsigned Result,
              const llvm::Value *OldValue);

  void addPartCopy(const llvm::Instruction &Root, unsigned Result);

  void findSegments();
  void findSegments(unsigned Node);
  void addPhiTails(const llvm::PHINode &Phi);
  void decideTies();

  unsigned startSlot(unsigned Block) const { return BlockStart[Block]; }
  unsigned endSlot(unsigned Block) const { return BlockStart[Block + 1]; }
  /// 2p of the position for copies.
  unsigned copySlot(unsigned Block) const { return endSlot(Block) - 4; }
  llvm::ArrayRef<unsigned> preds(unsigned Block) const {
    return llvm::ArrayRef(Preds).slice(FirstPred[Block],
                                       FirstPred[Block + 1] - FirstPred[Block]);
  }

  LoopForest Loops;
  std::vector<llvm::BasicBlock *> Blocks; ///< Numbered as in Loops.
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> BlockNo;
  std::vector<unsigned> BlockStart; ///< One more entry than blocks.
  std::vector<unsigned> FirstPred, Preds;

  llvm::DenseMap<const llvm::Value *, unsigned> NodeOf;
  std::vector<Node> Nodes;
  unsigned NumArguments = 0;
  /// For each instruction of the block that is being numbered: its node if it
  /// is a root, else NoNode.
  std::vector<unsigned> NodeInBlock;
  std::vector<BlockUse> Uses;
  std::vector<LiveSegment> Segments;
  std::vector<Tie> Ties;
  std::vector<PartCopy> PartCopies;
  std::vector<std::pair<const llvm::PHINode *, unsigned>> Phis;
  std::vector<std::pair<const llvm::Instruction *, unsigned>> StructCalls;

  // State for the value that findSegments works on.
  /// For each block: the last node that was found to be live at its end. If a
  /// node is live in a whole compact loop, only the entry for the header of the
  /// loop is set to it.
  std::vector<unsigned> LiveOutOf;
  std::vector<unsigned> Worklist;
  std::vector<LiveSegment> Found;
};

} // namespace cmx

#endif // CMX_ANALYSIS_LIVENESS_H
