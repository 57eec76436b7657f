//===- LaneSetsTest.cpp - Sets of lanes against tables --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/CodeGen/LaneSets.h"

#include "gtest/gtest.h"

#include <map>

using namespace cmx;

namespace {

/// Applies all operations until each function of three masks has been computed.
/// The truth table of a function has eight bits. Two functions must get the
/// same number from LaneSets if, and only if, their tables are equal.
TEST(LaneSetsTest, AllFunctionsOfThreeMasks) {
  LaneSets S;
  std::map<unsigned, LaneSets::Set> OfTable = {{0x00, LaneSets::None},
                                               {0xff, LaneSets::All}};
  for (unsigned Table : {0xaa, 0xcc, 0xf0})
    OfTable[Table] = S.newMask();
  auto Check = [&](unsigned Table, LaneSets::Set Set) {
    auto [It, New] = OfTable.try_emplace(Table, Set);
    EXPECT_EQ(It->second, Set) << "table " << Table;
  };
  for (size_t Before = 0; Before != OfTable.size();) {
    Before = OfTable.size();
    std::map<unsigned, LaneSets::Set> Known = OfTable;
    for (auto [X, SX] : Known) {
      Check(~X & 0xff, S.complement(SX));
      for (auto [Y, SY] : Known) {
        Check(X & Y, S.both(SX, SY));
        Check(X | Y, S.either(SX, SY));
        Check(X ^ Y, S.exclusive(SX, SY));
        Check(X & ~Y, S.difference(SX, SY));
        EXPECT_EQ(S.contains(SX, SY), (Y & ~X) == 0);
      }
    }
  }
  EXPECT_EQ(OfTable.size(), 256u);
  std::map<LaneSets::Set, unsigned> Tables;
  for (auto [Table, Set] : OfTable)
    Tables[Set] = Table;
  EXPECT_EQ(Tables.size(), 256u);
  EXPECT_FALSE(S.isFull());
}

/// If all x come before all y in the order of the masks, the decision diagram
/// of (x1 and y1) or (x2 and y2) ... doubles its size with each pair.
TEST(LaneSetsTest, LargeDiagramsAreNoticed) {
  LaneSets S;
  std::vector<LaneSets::Set> X(40), Y(40);
  for (auto *Masks : {&X, &Y})
    for (LaneSets::Set &M : *Masks)
      M = S.newMask();
  LaneSets::Set Sum = LaneSets::None;
  unsigned K = 0;
  for (; K != X.size() && !S.isFull(); ++K)
    Sum = S.either(Sum, S.both(X[K], Y[K]));
  EXPECT_GT(K, 8u);
  EXPECT_LT(K, 20u);
}

} // namespace
