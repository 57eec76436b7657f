//===- LaneSets.cpp - Sets of lanes as functions of masks -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaneSets.h"

#include <algorithm>
#include <limits>

using namespace llvm;

namespace cmx {

LaneSets::LaneSets() {
  constexpr unsigned NoMask = std::numeric_limits<unsigned>::max();
  Nodes = {{NoMask, None, None}, {NoMask, All, All}};
}

LaneSets::Set LaneSets::newMask() { return node(NumMasks++, None, All); }

LaneSets::Set LaneSets::node(unsigned Mask, Set Without, Set With) {
  if (Without == With)
    return With;
  auto [It, New] = Unique.try_emplace({Mask, Without, With}, Nodes.size());
  if (New)
    Nodes.push_back({Mask, Without, With});
  return It->second;
}

LaneSets::Set LaneSets::half(Set X, unsigned Mask, bool With) const {
  const Node &N = Nodes[X];
  if (N.Mask != Mask)
    return X;
  return With ? N.With : N.Without;
}

LaneSets::Set LaneSets::choose(Set If, Set Then, Set Else) {
  if (If == All || Then == Else)
    return Then;
  if (If == None)
    return Else;
  if (Then == All && Else == None)
    return If;
  Key K = {If, Then, Else};
  if (auto It = Chosen.find(K); It != Chosen.end())
    return It->second;
  unsigned Mask =
      std::min({Nodes[If].Mask, Nodes[Then].Mask, Nodes[Else].Mask});
  Set Halves[2];
  for (bool With : {false, true})
    Halves[With] = choose(half(If, Mask, With), half(Then, Mask, With),
                          half(Else, Mask, With));
  return Chosen[K] = node(Mask, Halves[0], Halves[1]);
}

} // namespace cmx
