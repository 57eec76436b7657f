//===- LaneSets.h - Sets of lanes as functions of masks ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of lanes is a Boolean function of masks: the bits of a lane in these
// masks determine whether the lane is in the set. The functions are represented
// by reduced ordered binary decision diagrams. So if two sets have the same
// number, they are equal for all values of the masks.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_LANESETS_H
#define CMX_LIB_CODEGEN_LANESETS_H

#include "llvm/ADT/DenseMap.h"

#include <tuple>
#include <vector>

namespace cmx {

class LaneSets {
public:
  using Set = unsigned;
  static constexpr Set None = 0, All = 1;

  LaneSets();

  /// Returns the lanes of a new mask about which nothing is known.
  Set newMask();
  Set complement(Set X) { return choose(X, None, All); }
  Set both(Set X, Set Y) { return choose(X, Y, None); }
  Set either(Set X, Set Y) { return choose(X, All, Y); }
  Set difference(Set X, Set Y) { return choose(Y, None, X); }
  Set exclusive(Set X, Set Y) { return choose(X, complement(Y), Y); }
  bool contains(Set X, Set Part) { return difference(Part, X) == None; }

  /// Are the diagrams so large that further masks should come from newMask?
  bool isFull() const { return Nodes.size() > MaxNodes; }

private:
  static constexpr size_t MaxNodes = 1 << 16;
  struct Node {
    unsigned Mask;     ///< The mask to test; smaller numbers first.
    Set Without, With; ///< The lanes if the bit is 0, and if it is 1.
  };
  using Key = std::tuple<unsigned, Set, Set>;

  /// Returns the lanes of \p Then that are in \p If, and the lanes of \p Else
  /// that are not in \p If.
  Set choose(Set If, Set Then, Set Else);
  Set node(unsigned Mask, Set Without, Set With);
  Set half(Set X, unsigned Mask, bool With) const;

  std::vector<Node> Nodes;
  unsigned NumMasks = 0;
  llvm::DenseMap<Key, Set> Unique, Chosen;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_LANESETS_H
