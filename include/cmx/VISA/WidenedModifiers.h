//===- WidenedModifiers.h - Narrow -x and |x| in wider sums -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds instructions like this mov, whose result is read by a wider add (v_r
// and v_b have dwords, v_t and v_a have words):
//   mov (M1, 8) v_t(0,0)<1> (-)v_a(0,0)<1;1,0>
//   add (M1, 8) v_r(0,0)<1> v_b(0,0)<1;1,0> v_t(0,0)<1;1,0>
//
// GenX_IR lets the add read (-)v_a directly, without v_t. The result is wrong
// if x, an element of v_a, is -32768: -x wraps as a word, but the add computes
// +32768 (FinalizerFault::WidenedModifiers). The same happens if an instruction
// on words needs more than the low bits of its sources: a compare, min, max,
// asr, avg, or a saturating one. GenX_IR does the same for |x|. It
// also does so if an add of (-)v_a and 0 replaces the mov, or if v_t is copied
// before the add. GenX_IR does not do this if
// - a predicate controls the mov,
// - the mov saturates,
// - the add reads v_t as unsigned, and the mov writes it as signed,
// - the mov writes v_t as unsigned, and the add reads it as signed.
// (Experiment with GenX_IR 1.0.12504.)
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_WIDENEDMODIFIERS_H
#define CMX_VISA_WIDENEDMODIFIERS_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {
namespace visa {

/// Finds instructions of \p K that only compute -x of integers, or |x| of
/// signed integers, if another instruction reads the result as signed integers,
/// and either has an operand of floats or of larger integers, or needs more
/// than the low bits of the result. Returns each of their indices once, in the
/// order of the body. All ids in \p K must be valid. The time is O(n) for n
/// instructions.
std::vector<size_t> widenedModifiers(const Kernel &K);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_WIDENEDMODIFIERS_H
