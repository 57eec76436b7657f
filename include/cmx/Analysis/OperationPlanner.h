//===- OperationPlanner.h - How to split an operation -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans the legal instructions into which an operation of any size is split,
// and computes their cost. Legalization executes the plan of a bale. Other
// passes get the price of an operation's plan from OperationCosts.
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
  /// The result is written to a packed temporary, and then moved to its place.
  bool CopiedDest = false;
  /// The plan reads all sources before it writes to the place of the result. So
  /// the sources may lie in this place.
  bool ReadsFirst = false;
  SplitPlan Main;
  SplitPlan SourceCopy[3];
  SplitPlan DestCopy;
  /// The price without copies; impossible if no plan without copies is legal.
  Cost UncopiedPrice = Cost::impossible();

  Cost price() const {
    Cost Sum = Main.Price + DestCopy.Price;
    for (const SplitPlan &P : SourceCopy)
      Sum += P.Price;
    return Sum;
  }
};

/// Finds the cheapest plan for an operation. It tries each subset of the
/// operands that can be copied to or from temporaries. For each subset, it
/// finds the cheapest split as a shortest path over the index of elements.
/// Plans are cached: operations share a plan if they have the same types, and
/// the same regions modulo the register size. So thousands of equal bales are
/// planned once.
///
/// In the descriptions that the planner takes, ExecSize is the number of
/// elements of the operation, which may be any number.
class OperationPlanner {
public:
  explicit OperationPlanner(const TargetDesc &TD);
  ~OperationPlanner();

  const TargetDesc &target() const { return TD; }
  /// Returns the plan, or null if there is none; then \p Why says why the
  /// smallest piece is illegal. The pointer is valid until the next call.
  const OperationPlan *plan(const InstDesc &D, RegionLegality &Why);
  /// Returns \p Plan for \p D, changed so that it reads all sources before it
  /// writes the result. Returns std::nullopt if no such plan is legal.
  std::optional<OperationPlan> readingFirst(const InstDesc &D,
                                            const OperationPlan &Plan) const;
  /// The cost of a copy of a whole variable.
  Cost priceOfCopy(uint64_t Bytes);
  /// Is \p D one legal instruction, which legalization does not change?
  bool isLegal(const InstDesc &D) const {
    return TD.checkInst(D) == RegionLegality::Legal;
  }
  /// The cost of \p D after legalization; impossible if there is no plan.
  Cost price(const InstDesc &D);
  /// For remarks: returns the reasons why the pieces of \p Plan are not larger,
  /// each reason once.
  std::string explainCuts(const InstDesc &D, const OperationPlan &Plan) const;

private:
  struct Cache;
  const TargetDesc &TD;
  std::unique_ptr<Cache> Known;
};

} // namespace cmx

#endif // CMX_ANALYSIS_OPERATIONPLANNER_H
