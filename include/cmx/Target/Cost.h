//===- Cost.h - What machine code costs -------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code with fewer Gen instructions is cheaper. If two pieces of code have
// equally many, the one that is issued in fewer cycles is cheaper. Every
// decision that depends on costs compares this pair of numbers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_COST_H
#define CMX_TARGET_COST_H

#include <algorithm>
#include <cassert>
#include <limits>

namespace cmx {

/// A cost, or the difference of two costs, which can be negative.
class Cost {
public:
  constexpr Cost() = default;
  constexpr Cost(int Instructions, int IssueCycles)
      : Instructions(Instructions), IssueCycles(IssueCycles) {}

  /// The cost of \p Count Gen instructions of \p NumLanes lanes each. Four
  /// lanes are issued in a cycle, and each instruction takes at least two
  /// cycles.
  static Cost of(unsigned Count, unsigned NumLanes = 1) {
    return Cost(int(Count), int(Count * std::max(2u, (NumLanes + 3) / 4)));
  }
  /// The cost of code that does not exist on the platform. It is larger than
  /// any other cost.
  static constexpr Cost impossible() {
    return Cost(std::numeric_limits<int>::max(), 0);
  }
  bool isPossible() const { return *this != impossible(); }

  int instructions() const {
    assert(isPossible() && "no instructions are counted");
    return Instructions;
  }
  int issueCycles() const {
    assert(isPossible() && "no cycles are counted");
    return IssueCycles;
  }

  Cost operator+(const Cost &O) const {
    if (!isPossible() || !O.isPossible())
      return impossible();
    return Cost(Instructions + O.Instructions, IssueCycles + O.IssueCycles);
  }
  Cost operator-(const Cost &O) const {
    assert(O.isPossible() && "a difference to nothing");
    return *this + Cost(-O.Instructions, -O.IssueCycles);
  }
  Cost operator*(unsigned Times) const {
    return isPossible()
               ? Cost(Instructions * int(Times), IssueCycles * int(Times))
               : *this;
  }
  Cost operator/(unsigned Parts) const {
    return isPossible()
               ? Cost(Instructions / int(Parts), IssueCycles / int(Parts))
               : *this;
  }
  Cost &operator+=(const Cost &O) { return *this = *this + O; }
  Cost &operator-=(const Cost &O) { return *this = *this - O; }

  constexpr bool operator==(const Cost &O) const {
    return Instructions == O.Instructions && IssueCycles == O.IssueCycles;
  }
  constexpr bool operator!=(const Cost &O) const { return !(*this == O); }
  constexpr bool operator<(const Cost &O) const {
    return Instructions != O.Instructions ? Instructions < O.Instructions
                                          : IssueCycles < O.IssueCycles;
  }
  constexpr bool operator>(const Cost &O) const { return O < *this; }
  constexpr bool operator<=(const Cost &O) const { return !(O < *this); }
  constexpr bool operator>=(const Cost &O) const { return !(*this < O); }

private:
  int Instructions = 0;
  int IssueCycles = 0;
};

} // namespace cmx

#endif // CMX_TARGET_COST_H
