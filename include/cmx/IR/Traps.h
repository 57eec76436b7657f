//===- Traps.h - The end of a thread ----------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.trap and llvm.ubsantrap end the thread that executes them: its earlier
// writes stay, other threads go on. So in a kernel, into which functions have
// been inlined, traps are returns.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_TRAPS_H
#define CMX_IR_TRAPS_H

#include "llvm/IR/Function.h"

namespace cmx {

bool isTrap(const llvm::Instruction &I);
/// Makes returns of the traps in \p F, whose result is void. Did anything
/// change?
bool returnAtTraps(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_TRAPS_H
