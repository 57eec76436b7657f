//===- RegionEvaluator.h - Run region IR on concrete values -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two ways to run a function, which must see the same:
//
//   by instructions  each LLVM instruction and region intrinsic for itself, as
//                    the language reference defines it
//   by bales         only the roots, from what the bale analysis says of them
//                    (regions, types, modifiers, predicate): what the printed
//                    instructions will compute
//
// What a function does is seen in its events: calls of functions without a body
// and writing messages, with their operands. Messages that read give values
// that depend on their operands and on the number of writes before.
//
// Poison is kept for each byte (undef counts as poison). Transforms may make
// poison into anything: see sameEvents.
//
// Nothing of the transforms' or the analysis' own code is used to compute.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TRANSFORMS_REGIONEVALUATOR_H
#define CMX_UNITTESTS_TRANSFORMS_REGIONEVALUATOR_H

#include "cmx/Analysis/Bale.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"

#include <string>
#include <vector>

namespace cmx::test {

/// The bytes of a value; a lane of i1 takes one.
struct EvalValue {
  std::vector<uint8_t> Bytes;
  std::vector<uint8_t> Poison; ///< 1 for each byte that is poison.

  EvalValue() = default;
  explicit EvalValue(size_t Size, bool IsPoison = false)
      : Bytes(Size), Poison(Size, IsPoison) {}
};

/// One element, in the low bits.
struct EvalLane {
  uint64_t Bits = 0;
  uint8_t Poison = 0; ///< A bit for each byte; 0xFF of computed poison.
};

struct EvalEvent {
  std::string Name;
  std::vector<EvalValue> Args;
};

struct EvalResult {
  std::vector<EvalEvent> Events;
  std::string Error; ///< Not empty: could not go on.
};

/// Pseudo-random bytes for an argument of type \p Ty. Floats are small numbers.
EvalValue randomValue(const llvm::Type *Ty, uint64_t Seed);

/// By instructions.
EvalResult evaluate(const llvm::Function &F,
                    const std::vector<EvalValue> &Args);
/// By the bales of \p Bales.
EvalResult evaluateBales(llvm::Function &F, const std::vector<EvalValue> &Args,
                         const BaleInfo &Bales);

/// Does \p After do what \p Before did, where that was not poison? If not, says
/// where they differ; else empty.
std::string compareEvents(const EvalResult &Before, const EvalResult &After);

} // namespace cmx::test

#endif // CMX_UNITTESTS_TRANSFORMS_REGIONEVALUATOR_H
