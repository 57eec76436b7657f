//===- OpenConditions.h - Conditions on what is left open -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparison with frozen poison may hold for so few values that no choice of
// EvalMode finds one:
//
//   %c = icmp eq i32 %frozen, 1234567
//
// So executions of one function on one input note what their comparisons and
// switches compare. Where that changes from one execution to another, it
// depends on a choice; executions with a seed then decide such conditions at
// random. Equal operands, the negated and the swapped predicate are decided
// alike.
//
// Values that never change are no reason, wherever they come from: a comparison
// of the low half of a number of which the high half is open stays as it is.
// Nor are floats that change much less than they differ from each other: so
// does rounding.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_EVALUATOR_OPENCONDITIONS_H
#define CMX_ORACLE_EVALUATOR_OPENCONDITIONS_H

#include "llvm/ADT/DenseMap.h"

#include <cmath>
#include <cstdint>
#include <limits>

namespace cmx {

class OpenConditions {
public:
  /// What a comparison of floats compares; not a number for others.
  struct Floats {
    double A = std::numeric_limits<double>::quiet_NaN();
    double B = std::numeric_limits<double>::quiet_NaN();
  };

private:
  struct Operands {
    uint64_t First = 0; ///< In the first execution, as one number.
    Floats FirstFloats;
    double Distance = 0;  ///< The largest from FirstFloats.
    bool Changes = false; ///< From one execution to another.
    bool Differ = false;  ///< From each other, in some execution.
    bool areApart() const {
      return std::fabs(FirstFloats.A - FirstFloats.B) > 16 * Distance;
    }
    bool areOpen() const { return Changes && Differ && !areApart(); }
  };
  llvm::DenseMap<uint64_t, Operands> Seen;
  llvm::DenseMap<uint32_t, uint32_t> TimesOfSites; ///< In this execution.
  uint64_t Seed = 0;
  bool AnyOpen = false;

public:
  /// \p DecideSeed 0: conditions hold as their operands say.
  void startExecution(uint64_t DecideSeed);
  /// Before the lanes of the condition at \p Site: how often it was there.
  uint32_t visit(uint32_t Site) { return TimesOfSites[Site]++; }
  /// Notes the operands of a lane. True if this execution has to decide.
  bool decides(uint32_t Site, uint32_t Time, uint32_t Lane, uint64_t A,
               uint64_t B, Floats F);
  /// Does LLVM's \p Predicate hold for such operands?
  bool holds(unsigned Predicate, uint64_t A, uint64_t B) const;
  /// One of \p Count ways on a switch.
  uint32_t way(uint64_t Value, uint32_t Count) const;
  /// Is there anything to decide?
  bool any() const { return AnyOpen; }
};

} // namespace cmx

#endif // CMX_ORACLE_EVALUATOR_OPENCONDITIONS_H
