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

/// Rewrites a left and a right shift of words or dwords in \p BB, whose amounts
/// add up to the width, to one rotation:
///
///   or (shl %x, %n), (lshr %x, (sub 32, %n))          ->  rol %x, %n
///   or (shl %x, (sub 32, %n)), (lshr %x, %n)          ->  ror %x, %n
///   or (shl %x, (and %n, 31)), (lshr %x, (and (sub 0, %n), 31))  ->  rol
///
/// In the first two forms an amount of 0 makes the other amount 32, which gives
/// poison, so the or may also be an add or xor. InstCombine has already made
/// llvm.fshl of shifts by constant and masked amounts, and cmx-lower has made
/// rol of llvm.fshl. The amounts that are left are not known to be below the
/// width. The time is linear. Platforms without rotations change nothing.
/// Returns whether anything changed.
bool matchRotates(llvm::BasicBlock &BB, const TargetDesc &TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_ROTATES_H
