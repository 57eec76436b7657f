//===- OpenConditions.h - Conditions that depend on choices -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparison with frozen poison may be true for so few values that no choice
// of EvalMode finds one:
//
//   %c = icmp eq i32 %frozen, 1234567
//
// So executions of one function on one input record the operands of their
// comparisons and switches. If an operand changes between executions, it
// depends on a choice. Executions with a seed then decide conditions on this
// operand at random. Conditions on the same operands get consistent results,
// also with the negated or swapped predicate.
//
// Conditions on operands that never change are not decided at random. For
// example, a comparison of the low half of a number keeps its result even if
// the high half depends on a choice. If two floats change much less than they
// differ from each other, conditions on them are not decided at random, either:
// rounding causes such changes.
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
  /// The operands of a comparison of floats; NaN for other comparisons.
  struct Floats {
    double A = std::numeric_limits<double>::quiet_NaN();
    double B = std::numeric_limits<double>::quiet_NaN();
  };

private:
  struct Operands {
    uint64_t First = 0; ///< In the first execution, as one number.
    Floats FirstFloats;
    double Distance = 0;  ///< The largest distance from FirstFloats.
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
  /// If \p DecideSeed is 0, all conditions get their real results.
  void startExecution(uint64_t DecideSeed);
  /// Must be called before decides() for the lanes of the condition at \p Site.
  /// Returns how often the condition was executed before.
  uint32_t visit(uint32_t Site) { return TimesOfSites[Site]++; }
  /// Records the operands of a lane. Returns true if this execution must decide
  /// the condition.
  bool decides(uint32_t Site, uint32_t Time, uint32_t Lane, uint64_t A,
               uint64_t B, Floats F);
  /// Returns the decided result of LLVM's \p Predicate for these operands.
  bool holds(unsigned Predicate, uint64_t A, uint64_t B) const;
  /// Decides which way a switch on \p Value takes. Returns a number below \p
  /// Count.
  uint32_t way(uint64_t Value, uint32_t Count) const;
  /// Does any recorded condition depend on a choice?
  bool any() const { return AnyOpen; }
};

} // namespace cmx

#endif // CMX_ORACLE_EVALUATOR_OPENCONDITIONS_H
