//===- IntegerRanges.h - Ranges of integers through regions -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The numbers that the lanes of an integer value can have, as one range for all
// lanes. LLVM's own analyses find no range for the result of a rdregion; here,
// it has the range of the vector that is read.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_INTEGERRANGES_H
#define CMX_ANALYSIS_INTEGERRANGES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Value.h"

namespace cmx {

/// Results are cached, so the code must not change while an object is used.
/// Results do not depend on the order of calls. Each instruction is analyzed
/// once.
class IntegerRanges {
public:
  explicit IntegerRanges(const llvm::DataLayout &DL) : DL(DL) {}

  /// Returns a range that contains all lanes of \p V that are not poison. \p V
  /// is an integer or a vector of integers.
  llvm::ConstantRange get(llvm::Value *V);

private:
  llvm::ConstantRange compute(llvm::Value *V) const;

  const llvm::DataLayout &DL;
  llvm::DenseMap<llvm::Value *, llvm::ConstantRange> Known;
};

} // namespace cmx

#endif // CMX_ANALYSIS_INTEGERRANGES_H
