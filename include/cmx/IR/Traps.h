//===- Traps.h - The end of a thread ----------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.trap and llvm.ubsantrap end the thread that executes them: its earlier
// writes stay, and other threads continue. So traps become returns in a kernel,
// after all functions have been inlined into it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_TRAPS_H
#define CMX_IR_TRAPS_H

#include "llvm/IR/Function.h"

namespace cmx {

bool isTrap(const llvm::Instruction &I);
/// Replaces the traps in \p F, which must return void, by returns. Returns true
/// if \p F changed.
bool returnAtTraps(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_TRAPS_H
