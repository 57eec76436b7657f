//===- PlaceReuse.cpp - Which values are changed in place -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/Analysis/Bale.h"

using namespace llvm;

namespace cmx {

std::optional<unsigned> overwrittenOperand(const Instruction &I) {
  if (isa<RdRegionInst>(I))
    return std::nullopt;
  auto Id = getGenXIntrinsic(I);
  return Id ? getGenXInfo(*Id).operandIndex("old") : std::nullopt;
}

/// Returns the value that the variable of \p I holds before \p I. Returns null
/// if \p I changes no earlier value.
static Instruction *valueBefore(const Instruction &I) {
  auto Old = overwrittenOperand(I);
  return Old ? dyn_cast<Instruction>(stripRenames(I.getOperand(*Old)))
             : nullptr;
}

void forEachOverwrite(Value &V, function_ref<void(Instruction &)> Do) {
  SmallVector<Value *, 4> Names = {&V};
  while (!Names.empty())
    for (Use &U : Names.pop_back_val()->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (isRename(I))
        Names.push_back(I);
      else if (overwrittenOperand(*I) == U.getOperandNo())
        Do(*I);
    }
  auto *Phi = dyn_cast<PHINode>(&V);
  if (!Phi)
    return;
  for (Value *In : Phi->incoming_values())
    for (auto *I = dyn_cast<Instruction>(stripRenames(In));
         I && !isa<PHINode>(I); I = valueBefore(*I))
      Do(*I);
}

} // namespace cmx
