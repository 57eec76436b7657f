//===- EraseTogether.h - Erase instructions that use each other -*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_ERASETOGETHER_H
#define CMX_IR_ERASETOGETHER_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace cmx {

/// Erases the instructions of \p Replaced that are used only by each other,
/// even if they form cycles. An instruction with another use stays, and so do
/// its operands.
void eraseTogether(llvm::ArrayRef<llvm::Instruction *> Replaced);

} // namespace cmx

#endif // CMX_IR_ERASETOGETHER_H
