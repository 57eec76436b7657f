//===- SimpleIntrinsics.h - Intrinsics in plain instructions ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_SIMPLEINTRINSICS_H
#define CMX_LIB_IR_PUBLICFORMS_SIMPLEINTRINSICS_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

/// Front ends produce the LLVM intrinsics on the left. This function replaces
/// each of them by a few instructions, described on the right:
///
///   convert.from.fp16, convert.to.fp16   fpext from half, fptrunc to half
///   stepvector                           0, 1, 2, ..
///   get.active.lane.mask base, n         lane < n - base; false if base > n
///   smul.fix, umul.fix and .sat          the product in a wider type, shifted
///   sdiv.fix, udiv.fix and .sat          the quotient in a wider type
///   annotation, launder.invariant.group  the operand
///   fake.use, debugtrap                  nothing
///   is.constant, objectsize              the answer that is known now
///   experimental.constrained.*           the operation without constraints, if
///                                        it may round to nearest
///   ptrmask                              `and` of the address and the mask
///   invariant.start, invariant.end       nothing
///
/// The *.fix intrinsics stay unless their elements have 8, 16 or 32 bits.
/// Returns true if \p F changed.
bool replaceSimpleIntrinsics(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMPLEINTRINSICS_H
