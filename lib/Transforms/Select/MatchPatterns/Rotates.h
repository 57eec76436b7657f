//===- Rotates.h - Two shifts that are a rotation ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_ROTATES_H
#define CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_ROTATES_H

#include "cmx/Analysis/Remarks.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/BasicBlock.h"

namespace cmx {

/// Shifts of words or dwords of \p BB to both sides whose amounts add up to
/// the width become one rotation:
///
///   or (shl %x, %n), (lshr %x, (sub 32, %n))          ->  rol %x, %n
///   or (shl %x, (sub 32, %n)), (lshr %x, %n)          ->  ror %x, %n
///   or (shl %x, (and %n, 31)), (lshr %x, (and (sub 0, %n), 31))  ->  rol
///
/// An amount of 0 makes the other one 32, which is poison in the first two, so
/// add and xor are as good as or there. Most rotations do not get here:
/// InstCombine makes llvm.fshl of constant and masked amounts, and cmx-lower
/// makes rol of that. InstCombine leaves amounts that it does not know to be
/// below the width. Linear. Nothing changes where the platform has no rotation.
/// Returns whether anything changed.
bool matchRotates(llvm::BasicBlock &BB, const TargetDesc &TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_ROTATES_H
