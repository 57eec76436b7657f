//===- BaleUnits.cpp - Instructions that stay together --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/BaleUnits.h"
#include "cmx/Analysis/Bale.h"

using namespace llvm;

namespace cmx {

BaleUnits::BaleUnits(BasicBlock &BB, const BaleInfo &Bales) {
  for (Instruction &I : reverse(BB)) {
    if (isa<PHINode>(I) || I.isTerminator())
      continue;
    const Instruction *With = Bales.isMember(&I) ? Bales.root(&I) : nullptr;
    if (!With && isRename(&I) && I.hasOneUse())
      With = cast<Instruction>(*I.user_begin());
    auto It = With ? UnitOf.find(With) : UnitOf.end();
    unsigned N = It == UnitOf.end() ? size() : It->second;
    if (N == size())
      Units.emplace_back();
    UnitOf[&I] = N;
    Units[N].push_back(&I);
  }
  std::reverse(Units.begin(), Units.end());
  for (BaleUnit &U : Units)
    std::reverse(U.begin(), U.end());
  for (auto &Entry : UnitOf)
    Entry.second = size() - 1 - Entry.second;
}

std::optional<unsigned> BaleUnits::find(const Instruction *I) const {
  auto It = UnitOf.find(I);
  return It == UnitOf.end() ? std::nullopt : std::optional(It->second);
}

} // namespace cmx
