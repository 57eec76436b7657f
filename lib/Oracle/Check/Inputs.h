//===- Inputs.h - Arguments to try a function with --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates values that are likely to show a difference: limits of types,
// special floats, and small numbers. Small numbers keep loops short, and keep
// offsets within vectors.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_CHECK_INPUTS_H
#define CMX_LIB_ORACLE_CHECK_INPUTS_H

#include "cmx/IR/KernelInfo.h"
#include "cmx/Oracle/Evaluator/Evaluator.h"

namespace llvm {
class Function;
} // namespace llvm

namespace cmx::check {

/// The input of one run: all values that code can depend on.
struct Input {
  std::vector<EvalValue> Args;
  std::vector<bool> IsHandle; ///< Is the argument a surface or sampler?
  uint64_t MemorySeed = 0;
  std::vector<runtime::StoredNumber> MemoryNumbers;
  runtime::GridShape Shape;
  runtime::ThreadIds Ids;
};

/// The layout of a value's lanes.
struct LaneType {
  unsigned Lanes = 1;
  unsigned Bits = 0;
  unsigned Bytes = 0;
  const llvm::Type *Ty = nullptr; ///< The type of a lane.
};
/// Returns the layout of the lanes of \p Ty. A struct of \p NumBytes bytes has
/// lanes of 64 bits, because the evaluator returns a struct as words of 64
/// bits.
LaneType laneType(const llvm::Type *Ty, size_t NumBytes);

/// Returns at most 32 constants that \p F uses in compares, switches, minima
/// and maxima. Inputs near these constants reveal conditions that are off by
/// one.
std::vector<runtime::StoredNumber> decisiveNumbers(const llvm::Function &F);

class InputGenerator {
  const llvm::Function &F;
  /// Null if F is not a kernel.
  const KernelInfo *Kernel;
  /// Numbers that the code under test compares with other values.
  std::vector<runtime::StoredNumber> Numbers;
  uint64_t State;
  unsigned Number = 0;
  uint64_t NextLimit; ///< Counts up, so that all limits are used.

public:
  InputGenerator(const llvm::Function &F, const KernelInfo *Kernel,
                 std::vector<runtime::StoredNumber> Numbers, uint64_t Seed);
  Input next();

private:
  enum class Flavor { Small, Limits, Bits, Mixed, Decisive };

  uint64_t random();
  uint64_t below(uint64_t N) { return random() % N; }
  std::optional<uint64_t> decisive(unsigned Bits);
  uint64_t integer(unsigned Bits, Flavor How);
  uint64_t floating(const llvm::Type *Ty, Flavor How);
  EvalValue value(const llvm::Type *Ty, Flavor How, bool WithPoison);
};

} // namespace cmx::check

#endif // CMX_LIB_ORACLE_CHECK_INPUTS_H
