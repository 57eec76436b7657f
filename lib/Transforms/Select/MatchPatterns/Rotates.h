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

/// Rewrites a left and a right shift of words or dwords in \p BB to one
/// rotation, if their amounts add up to the width of the elements:
///
///   or (shl %x, %n), (lshr %x, (sub 32, %n))          ->  rol %x, %n
///   or (shl %x, (sub 32, %n)), (lshr %x, %n)          ->  ror %x, %n
///   or (shl %x, (and %n, 31)), (lshr %x, (and (sub 0, %n), 31))  ->  rol
///
/// In the first two forms, if one amount is 0, the other is 32, and the result
/// is poison. So the `or` may also be an `add` or a `xor`. InstCombine has
/// already formed llvm.fshl from shifts by constants or masked amounts, and
/// cmx-lower has lowered llvm.fshl to rol. The remaining amounts are not known
/// to be less than the width. The time is linear. On platforms without
/// rotations, nothing changes. Returns whether anything changed.
bool matchRotates(llvm::BasicBlock &BB, const TargetDesc &TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_ROTATES_H
