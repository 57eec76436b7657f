//===- CallRegisters.h - Sources overwritten in call registers --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mov (M1, 8) v_r(0,0)<1> %retval(0,0)<1;1,0>
//   xor (M1, 16) v_a(0,0)<1> v_r(0,0)<0;8,1> v_x(0,0)<1;1,0>
//   mov (M1, 16) %arg(0,0)<1> v_a(0,0)<1;1,0>
//
// GenX_IR makes the xor read %retval instead of the copy v_r, and write to %arg
// instead of v_a. %arg and %retval are the same registers, but GenX_IR does not
// consider this within one instruction: the xor becomes xor (16) r26
// r26<0;8,1>. The hardware executes it in two halves, one for each register of
// the result. The first half overwrites the source of the second half. This is
// FinalizerFault::CallRegisters (experiment with GenX_IR 1.0.12504: the
// listings). GenX_IR does not replace a variable that two movs write, or that
// is written in elements of another size.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_CALLREGISTERS_H
#define CMX_VISA_CALLREGISTERS_H

#include "cmx/VISA/InPlaceWrites.h"

#include <vector>

namespace cmx {
namespace visa {

/// Returns, in the order of the body, the source operands in \p K that are
/// overwritten by one part of their instruction before a later part reads them.
/// The function assumes that copies of %arg and %retval, and sources of copies
/// to them, are in the registers of %arg and %retval. All ids in \p K must be
/// valid, but regions of inline assembly can be illegal. The time is O(n) for n
/// instructions.
std::vector<NeededSource> overwrittenCallRegisters(const Kernel &K,
                                                   unsigned GRFBytes);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_CALLREGISTERS_H
