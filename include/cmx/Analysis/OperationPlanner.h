//===- OperationPlanner.h - How to split an operation -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans the legal instructions for an operation of any size, and their cost.
// Legalization executes the plan for a bale; OperationCosts tells other passes
// the price of the plan for an operation.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_OPERATIONPLANNER_H
#define CMX_ANALYSIS_OPERATIONPLANNER_H

#include "cmx/Target/SplitPlanner.h"
#include "cmx/Target/TargetDesc.h"
#include <memory>
#include <optional>
#include <string>

namespace cmx {

/// How one operation becomes legal instructions.
struct OperationPlan {
  /// Sources that are copied to packed temporaries first (bit K: source K).
  unsigned CopiedSources = 0;
  /// The result is written to a packed temporary, and moved to its place.
  bool CopiedDest = false;
  /// The sources may be parts of the place of the result: nothing is written
  /// there before all of them are read.
  bool ReadsFirst = false;
  SplitPlan Main;
  SplitPlan SourceCopy[3];
  SplitPlan DestCopy;
  /// The price without copies; impossible if no such plan is legal.
  Cost UncopiedPrice = Cost::impossible();

  Cost price() const {
    Cost Sum = Main.Price + DestCopy.Price;
    for (const SplitPlan &P : SourceCopy)
      Sum += P.Price;
    return Sum;
  }
};

/// Finds the cheapest plan for an operation. It tries each subset of the
/// operands that can be copied to or from temporaries; for each subset, the
/// shortest path over the element index is the cheapest split. Plans are stored
/// by operation, types and regions modulo the register size, so that thousands
/// of equal bales are planned once.
///
/// In the descriptions that the planner takes, ExecSize is the number of
/// elements of the operation, which may be any number.
class OperationPlanner {
public:
  explicit OperationPlanner(const TargetDesc &TD);
  ~OperationPlanner();

  const TargetDesc &target() const { return TD; }
  /// The plan, or null if there is none; then \p Why says why the smallest
  /// piece is illegal. The pointer is valid until the next call.
  const OperationPlan *plan(const InstDesc &D, RegionLegality &Why);
  /// \p Plan for \p D, changed so that it reads all sources first; nothing if
  /// no such plan is legal.
  std::optional<OperationPlan> readingFirst(const InstDesc &D,
                                            const OperationPlan &Plan) const;
  /// The cost of a copy of a whole variable.
  Cost priceOfCopy(uint64_t Bytes);
  /// Is \p D one legal instruction, which legalization leaves alone?
  bool isLegal(const InstDesc &D) const {
    return TD.checkInst(D) == RegionLegality::Legal;
  }
  /// The cost of \p D after legalization; impossible if there is no plan.
  Cost price(const InstDesc &D);
  /// For remarks: why the pieces of \p Plan are not larger, each reason once.
  std::string explainCuts(const InstDesc &D, const OperationPlan &Plan) const;

private:
  struct Cache;
  const TargetDesc &TD;
  std::unique_ptr<Cache> Known;
};

} // namespace cmx

#endif // CMX_ANALYSIS_OPERATIONPLANNER_H
