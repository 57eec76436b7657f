//===- FoldingEvaluator.h - Run IR by LLVM's constant folding ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes what a function returns for constant arguments. Instructions of LLVM
// are folded by LLVM itself, which so is the judge of what they mean; only the
// llvm.genx intrinsics that cmx-lower makes are defined here.
//
// Poison is what LLVM's folding says it is; a freeze gives alternating bits in
// its place, so that results which depend on it differ.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TRANSFORMS_FOLDINGEVALUATOR_H
#define CMX_UNITTESTS_TRANSFORMS_FOLDINGEVALUATOR_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

#include <string>

namespace cmx::test {

struct FoldOptions {
  /// Added to the bits of every result of llvm.genx.inv, which hardware rounds
  /// as it likes within one unit in the last place.
  int InverseErrorUlps = 0;
};

/// The value that \p F returns, or null and \p Error says which instruction
/// cannot be computed.
llvm::Constant *evaluateFunction(llvm::Function &F,
                                 llvm::ArrayRef<llvm::Constant *> Args,
                                 const FoldOptions &Opts, std::string &Error);

/// Is \p Actual what \p Expected says, wherever that is not poison?
bool refines(llvm::Constant *Expected, llvm::Constant *Actual);

} // namespace cmx::test

#endif // CMX_UNITTESTS_TRANSFORMS_FOLDINGEVALUATOR_H
