//===- BalePlanner.h - How to split a bale ----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALEPLANNER_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALEPLANNER_H

#include "cmx/Analysis/Bale.h"
#include "cmx/Target/SplitPlanner.h"
#include <memory>
#include <optional>
#include <string>

namespace cmx {

/// How one bale becomes legal instructions.
struct BalePlan {
  /// Sources that are copied to packed temporaries first (bit K: source K).
  unsigned CopiedSources = 0;
  /// The result goes to a packed temporary, and from there to its place.
  bool CopiedDest = false;
  SplitPlan Main;
  SplitPlan SourceCopy[3];
  SplitPlan DestCopy;
  /// With nothing copied; nothing if that cannot be made legal.
  std::optional<unsigned> UncopiedCost;

  unsigned cost() const {
    unsigned Sum = Main.Cost + DestCopy.Cost;
    for (const SplitPlan &P : SourceCopy)
      Sum += P.Cost;
    return Sum;
  }
};

/// Finds the cheapest plan for a bale: over the subsets of operands that may be
/// taken out, the shortest paths over the element index. Plans are remembered
/// by what they depend on (operation, types, regions modulo the register size),
/// so that a kernel with thousands of like bales plans once.
class BalePlanner {
public:
  explicit BalePlanner(const TargetDesc &TD);
  ~BalePlanner();

  /// The plan, or null if there is none; then \p Why says what stands against
  /// the smallest piece. The pointer is valid until the next call.
  const BalePlan *plan(const Bale &B, RegionLegality &Why);
  /// Is the bale one legal instruction as it stands?
  bool isLegal(const Bale &B) const;
  /// For people: why the pieces of \p Plan are not larger, each reason once.
  std::string explainCuts(const Bale &B, const BalePlan &Plan) const;

private:
  struct Cache;
  const TargetDesc &TD;
  std::unique_ptr<Cache> Plans;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALEPLANNER_H
