//===- PartPlacement.h - Values placed in parts of other values -*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %n = <message or another bale>          defines n
//   %a = wrregion(%old, %n[0, k), offset)   these copies put all of n
//   %b = wrregion(%a, %n[k, end), ...)      into a range of bytes of one web
//
// A web is a class of values that share a variable (Webs.h). The bale that
// defines n may write n directly to those bytes, so that no copy is needed, if
//  - n is alone in its web and live within one block, which contains the
//    copies;
//  - the bytes are whole registers (messages write whole registers);
//  - while n is live, and up to the last copy, no other bale reads or writes
//    these bytes of the web's variable, not even for another value of the web.
// Then the former content of the bytes is not needed: a reader would have to
// read it while n is live, or after the copies, which overwrite it.
//
// The web of n may also have several values and be live in many blocks, as for
// the sum that a loop computes, if
//  - no value of the other web (that of a and b) is live at the boundary of a
//    block, or where a value of n's web other than n is live;
//  - the web of n, and other webs that meet these conditions, together fill the
//    variable of the other web. Otherwise registers that only the vector needs
//    would be occupied as long as its parts are live.
//
// To find other accesses quickly, each access to a web with candidates is
// entered in the lists of the registers that it touches or, if it may touch any
// register, in one list of the web. For a candidate, only the lists of its
// registers are searched, by binary search. The time is O(n log n) in the
// number of bales and the registers that they touch.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_PARTPLACEMENT_H
#define CMX_LIB_CODEGEN_PARTPLACEMENT_H

#include "Webs.h"

namespace cmx {

class PartPlacement {
public:
  struct Placement {
    unsigned Node;
    unsigned Whole; ///< A node of the web that holds Node.
    uint64_t OffsetBytes;
  };

  PartPlacement(const Liveness &Live, Webs &W, const BaleInfo &Bales,
                unsigned GRFBytes);

  llvm::ArrayRef<Placement> placements() const { return Placements; }
  /// Returns the roots whose bales need no code.
  llvm::ArrayRef<const llvm::Instruction *> vanished() const {
    return Vanished;
  }

private:
  /// A value and all copies from it, which are a range of the sorted Copies.
  struct Candidate {
    llvm::ArrayRef<PartCopy> Copies;
    unsigned Web;
    uint64_t OffsetBytes;

    unsigned node() const { return Copies.front().Source; }
  };
  /// The time from the first to the last slot at which a web is live, and
  /// whether its values are live only inside of blocks.
  struct Extent {
    LiveSegment Time = {~0u, 0};
    bool IsInsideBlocks = true;
  };

  void findCandidates();
  std::optional<Candidate> candidate(llvm::ArrayRef<PartCopy> Copies);
  bool isSeveralValues(const Candidate &C) const;
  void noteAccesses(const BaleInfo &Bales);
  void noteReads(const llvm::Instruction &I, unsigned Root, bool IsRoot);
  void noteResult(const llvm::Instruction &Root, unsigned Node);
  void noteTies();
  void note(unsigned Web, unsigned Slot, uint64_t BeginByte, uint64_t EndByte);
  void noteWhole(unsigned Web, unsigned Slot);
  bool isAccessed(const Candidate &C, LiveSegment Time) const;
  bool isFree(const Candidate &C) const;
  void findExtents();
  unsigned endOfValue(unsigned Node, unsigned Slot) const;
  bool isFreeForWeb(const Candidate &C);
  void placeWebs();
  unsigned numAccesses(unsigned Web, unsigned Register, LiveSegment Time) const;
  LiveSegment timeOf(const Candidate &C) const;
  void place(const Candidate &C);

  static constexpr unsigned AnyRegister = ~0u;

  const Liveness &Live;
  Webs &W;
  unsigned GRFBytes;
  std::vector<PartCopy> Copies; ///< Sorted by source and place in it.
  std::vector<Candidate> Candidates;
  std::vector<Candidate> WebCandidates;     ///< At most one of each web.
  llvm::DenseSet<unsigned> SourceWebs;      ///< The webs of WebCandidates.
  llvm::DenseMap<unsigned, Extent> Extents; ///< By web, for all Targets.
  llvm::DenseSet<unsigned> Targets;         ///< Webs with candidates.
  /// Slots of accesses, by web and register.
  llvm::DenseMap<std::pair<unsigned, unsigned>, std::vector<unsigned>> Accesses;
  /// For each register of a web: the slot of the last read of the value that
  /// was placed there last. Earlier values do not matter: candidates are
  /// visited in the order of their definitions, and the values in a register
  /// are live one after the other.
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> LastReads;
  llvm::DenseSet<unsigned> Filled, Placed; ///< Webs.
  std::vector<Placement> Placements;
  std::vector<const llvm::Instruction *> Vanished;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARTPLACEMENT_H
