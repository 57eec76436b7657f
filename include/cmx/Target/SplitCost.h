//===- SplitCost.h - Gen instructions of a wide operation -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an operation on more elements than one instruction has will cost once it
// is split: for passes that choose between forms of a computation long before
// legalization.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_SPLITCOST_H
#define CMX_TARGET_SPLITCOST_H

#include "cmx/Target/TargetDesc.h"
#include <memory>

namespace cmx {

/// Prices operations without predicates. Answers are remembered by operation,
/// types and regions modulo the register size, so asking again is a look-up.
class SplitCosts {
public:
  explicit SplitCosts(const TargetDesc &TD);
  ~SplitCosts();

  const TargetDesc &target() const { return TD; }
  /// Gen instructions of the cheapest split of \p D, whose region operands
  /// have \p NumElts elements (ExecSize is not looked at). The operands stay
  /// where they are: taking one out first may make it cheaper, never dearer.
  /// Nothing if not even single elements are legal.
  std::optional<unsigned> get(const InstDesc &D, unsigned NumElts);

private:
  struct Cache;
  const TargetDesc &TD;
  std::unique_ptr<Cache> Known;
};

} // namespace cmx

#endif // CMX_TARGET_SPLITCOST_H
