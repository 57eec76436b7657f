//===- IntegerRanges.h - Ranges of integers through regions -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the lanes of an integer value can be: one range for all lanes. LLVM's
// own analyses stop at a region; a region has the range of its vector.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_INTEGERRANGES_H
#define CMX_ANALYSIS_INTEGERRANGES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Value.h"

namespace cmx {

class Remarks;

/// Answers are remembered: values must not change while an object is used.
/// Chains are followed some steps deep only, so whoever asks in program order
/// gets the best answers; each instruction is looked at once.
class IntegerRanges {
public:
  explicit IntegerRanges(const llvm::DataLayout &DL) : DL(DL) {}

  /// Range of every lane of \p V that is not poison. \p V is an integer or a
  /// vector of integers.
  llvm::ConstantRange get(llvm::Value *V) { return get(V, 0); }

  /// The remark "SearchStopped", if a chain was longer than is followed.
  void remarkStop(Remarks &Rem) const;

private:
  llvm::ConstantRange get(llvm::Value *V, unsigned Depth);
  llvm::ConstantRange compute(llvm::Value *V, unsigned Depth);

  const llvm::DataLayout &DL;
  llvm::DenseMap<llvm::Value *, llvm::ConstantRange> Known;
  bool StoppedEarly = false;
};

} // namespace cmx

#endif // CMX_ANALYSIS_INTEGERRANGES_H
