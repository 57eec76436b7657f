//===- PackChoice.h - Which packs are profitable ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKCHOICE_H
#define CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKCHOICE_H

#include "LanePacks.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/OperationCost.h"

namespace cmx {

/// Sets Pack::Gain and Pack::Chosen.
///
/// A pack saves the instructions of its members. It costs its own instructions,
/// and moves of lanes: a separate member writes its result directly to its
/// place, but a lane of a pack must be moved there. The packs are examined from
/// the last to the first. A pack is dropped if it has no gain (a pack of
/// writes: if it has a loss) and no chosen pack reads it. The remaining packs
/// form trees. Each tree is kept or dropped as a whole.
class PackChoice {
public:
  PackChoice(const LanePacks &Lanes, const BaleInfo &Bales,
             OperationCosts &Costs)
      : Lanes(Lanes), Bales(Bales), Costs(Costs) {}
  void run();

private:
  bool isFree(const llvm::Instruction &I) const;
  bool needsMove(const llvm::Instruction &Member, const llvm::Use &U) const;
  unsigned numMoves(const llvm::Instruction &Member) const;
  Cost operationGain(const Pack &P);
  Cost writeGain(const Pack &P);
  Cost price(const Pack &P, unsigned NumMembers);
  std::optional<CostOperand> source(const Pack &P, unsigned OperandNo,
                                    bool Signed, unsigned NumMembers) const;
  Cost constantCost(const Pack &P) const;
  void chooseTrees();

  const LanePacks &Lanes;
  const BaleInfo &Bales;
  OperationCosts &Costs;
};

/// Returns a vector of the constants that are operand \p LaneOperand of the
/// members.
llvm::Constant *packedConstant(const Pack &P, unsigned LaneOperand);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKCHOICE_H
