//===- CombineFences.h - Code that InstCombine must not see -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's InstCombine changes the results of some operations on halves and
// bfloats. A fence is an operation whose result is its first operand.
// InstCombine does not look through fences. Code that runs InstCombine adds
// fences before the run and removes them after it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_COMBINEFENCES_H
#define CMX_IR_COMBINEFENCES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ValueHandle.h"

namespace cmx {

using Fences = llvm::SmallVector<llvm::WeakVH, 8>;

/// Adds fences (llvm.arithmetic.fence) to \p F where InstCombine would round
/// halves or bfloats differently. Appends them to \p All.
void fenceShortFloats(llvm::Function &F, Fences &All);

} // namespace cmx

#endif // CMX_IR_COMBINEFENCES_H
