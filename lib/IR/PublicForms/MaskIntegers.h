//===- MaskIntegers.h - Integers of other widths ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H
#define CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H

#include "llvm/IR/Function.h"

namespace cmx {

/// LLVM makes an integer of N bits of a mask of N lanes, to count or compare
/// them, and of fields of bits in memory. In \p F, such scalars of other than
/// 1, 8, 16, 32 or 64 bits become the next wider ones, whose upper bits are 0:
///
///   %b = bitcast <4 x i1> %m to i4
///   %c = icmp eq i4 %b, -1
/// becomes
///   %w = shufflevector <4 x i1> %m, <4 x i1> zeroinitializer, <8 x i32> <...>
///   %b = bitcast <8 x i1> %w to i8
///   %c = icmp eq i8 %b, 15
///
/// and a load of i24 one of <3 x i8>, to which a byte of 0 is added.
///
/// If an instruction that has no such form uses one, nothing changes. True if
/// something has.
bool widenMaskIntegers(llvm::Function &F);

/// Arguments and results of \p F of these lengths become wider ones, whose
/// upper bits do not count; so do those of its calls. Nothing changes if its
/// address is taken. True if something has changed; then \p F is erased.
bool widenPassedIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H
