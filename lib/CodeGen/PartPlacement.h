//===- PartPlacement.h - Values that live in parts of others ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %n = <message or another bale>          defines n
//   %a = wrregion(%old, %n[0, k), offset)   copies that put all of n
//   %b = wrregion(%a, %n[k, end), ...)      into a row of bytes of one web
//
// n may be placed in those bytes by its bale, so that no copy is needed, if
//  - n is alone in its web and live within one block, which has the copies;
//  - the bytes are whole registers (messages write whole ones);
//  - while n is live, and up to the last copy, no other bale reads or writes
//    these bytes of the web's variable, not even for another value of the web.
// Then the former content of the bytes is not needed: a reader would have to
// read it while n is live, or after the copies, which overwrite it.
//
// n may also be one of several values of a web that is live in many blocks,
// such as the sum of a loop, if
//  - all values of the other web (with a and b) are live only inside of blocks,
//    and only while n is live or no value of n's web is;
//  - webs like that of n together fill the variable of the other web. Else
//    registers that only the vector needs would be occupied as long as its
//    parts are live.
//
// To find other accesses quickly, each access to a web with candidates is
// entered in the lists of the registers that it touches or, if it may touch any
// register, in one list of the web. A candidate searches only the lists of its
// registers, by binary search. The time is O(n log n) in the number of bales
// and the registers that they touch.
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
    unsigned Whole; ///< A node of the web in which Node lies.
    uint64_t OffsetBytes;
  };

  PartPlacement(const Liveness &Live, Webs &W, const BaleInfo &Bales,
                unsigned GRFBytes);

  llvm::ArrayRef<Placement> placements() const { return Placements; }
  /// Roots whose bales need no code.
  llvm::ArrayRef<const llvm::Instruction *> vanished() const {
    return Vanished;
  }

private:
  /// A value with all copies from it, a range of the sorted Copies.
  struct Candidate {
    llvm::ArrayRef<PartCopy> Copies;
    unsigned Web;
    uint64_t OffsetBytes;

    unsigned node() const { return Copies.front().Source; }
  };
  /// From the first to the last slot at which a web is live, and whether its
  /// values are live inside of blocks only.
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
  void sortAccesses();
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
  std::vector<PartCopy> Copies; ///< By source, then by place in it.
  std::vector<Candidate> Candidates;
  std::vector<Candidate> WebCandidates;     ///< At most one of each web.
  llvm::DenseSet<unsigned> SourceWebs;      ///< The webs of WebCandidates.
  llvm::DenseMap<unsigned, Extent> Extents; ///< By web, for all Targets.
  llvm::DenseSet<unsigned> Targets;         ///< Webs with candidates.
  /// Slots of accesses, by web and register.
  llvm::DenseMap<std::pair<unsigned, unsigned>, std::vector<unsigned>> Accesses;
  /// For each register of a web: where the value that was placed there last is
  /// read last. Candidates are visited in the order of their definitions, and
  /// the values in one register are live one after the other, so the last one
  /// is sufficient.
  llvm::DenseMap<std::pair<unsigned, unsigned>, unsigned> LastReads;
  llvm::DenseSet<unsigned> Filled, Placed; ///< Webs.
  std::vector<Placement> Placements;
  std::vector<const llvm::Instruction *> Vanished;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARTPLACEMENT_H
