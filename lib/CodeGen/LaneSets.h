//===- LaneSets.h - Sets of lanes as functions of masks ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of lanes is a Boolean function of masks: the bits of a lane in these
// masks decide whether it is in the set. Functions are reduced ordered binary
// decision diagrams, so two sets are equal for all values of these masks if
// they have the same number.
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

  /// The lanes of a mask of which nothing is known.
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
    unsigned Mask;     ///< Number of the mask that decides; least first.
    Set Without, With; ///< The lanes if its bit is 0, and if it is 1.
  };
  using Key = std::tuple<unsigned, Set, Set>;

  /// The lanes of \p Then inside of \p If, and those of \p Else outside of it.
  Set choose(Set If, Set Then, Set Else);
  Set node(unsigned Mask, Set Without, Set With);
  Set half(Set X, unsigned Mask, bool With) const;

  std::vector<Node> Nodes;
  unsigned NumMasks = 0;
  llvm::DenseMap<Key, Set> Unique, Chosen;
};

} // namespace cmx

#endif // CMX_LIB_CODEGEN_LANESETS_H
