//===- WidenedModifiers.h - Narrow -x and |x| in wider sums -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mov (M1, 8) v_t(0,0)<1> (-)v_a(0,0)<1;1,0>                  words
//   add (M1, 8) v_r(0,0)<1> v_b(0,0)<1;1,0> v_t(0,0)<1;1,0>     dwords and
//   words
//
// GenX_IR lets the add read (-)v_a itself. -x of a word wraps if x is -32768,
// but the add computes +32768: FinalizerFault::WidenedModifiers. The same
// happens to |x|, to an add of (-)v_a and 0, and to a copy of v_t. GenX_IR does
// not do it if
// - a predicate controls the mov,
// - the mov saturates,
// - the add reads v_t as unsigned, and the mov writes it as signed,
// - the mov writes -x as unsigned, though the add reads it as signed.
// (Experiment with GenX_IR 1.0.12504.)
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_WIDENEDMODIFIERS_H
#define CMX_VISA_WIDENEDMODIFIERS_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {
namespace visa {

/// The instructions of \p K that only compute -x of integers or |x| of signed
/// integers, and whose result is read as a signed number by an instruction that
/// has floats, or integers of more bytes. They are listed once, in the order of
/// the body. All ids in \p K must be valid. O(n) for n instructions.
std::vector<size_t> widenedModifiers(const Kernel &K);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_WIDENEDMODIFIERS_H
