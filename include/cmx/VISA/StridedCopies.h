//===- StridedCopies.h - Copies that the finalizer breaks -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mov (M1, 2) v_w(0,2)<1> ...             v_d is an alias of v_w
//   mov (M1, 2) v_w(0,6)<1> ...
//   mov (M1, 2) v_e(0,1)<2> v_d(0,1)<2;1,0>
//
// GenX_IR lets the first two moves write to the place of the copy, v_e. It
// multiplies their stride, which counts words, by that of the copy, which
// counts dwords. The copy then has wrong values. If a write begins within an
// element, GenX_IR also prints "Optimizer.cpp:3128 unexpected difference". The
// moves change if both operands of the copy have the same type and the same
// stride, above 1, and all instructions are in one block (experiment with
// GenX_IR 1.0.12504, all platforms): FinalizerFault::StridedCopiesOfParts.
//
//   mov (M1, 4) v_q(0,0)<2> r[A(0),0]<1;1,0>:q
//
// On PVC, GenX_IR moves qwords as low and high dwords if the destination is
// every second qword and the source is not. For an indirect operand it writes
// the address register itself, without []. The same happens if it first joins
// this move with another one, and in the move that it adds to a mad of df
// (experiment, as above): FinalizerFault::SpreadQwords.
//
//   mov (M1, 4) v_q(0,0)<1> v_e(0,0)<4;1,0>
//   (v_p) mov (M1, 4) v_f(0,0)<1> v_q(0,0)<1;1,0>
//
// On PVC, GenX_IR joins these moves, and crashes, since a predicated move
// cannot have such a source: FinalizerFault::MaskedMismatchedDoubles.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_STRIDEDCOPIES_H
#define CMX_VISA_STRIDEDCOPIES_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {
namespace visa {

/// The indices in the body of strided copies whose source has a byte that an
/// earlier instruction of the block wrote as part of a narrower element. All
/// ids in \p K must be valid. O(n) for n instructions.
std::vector<size_t> stridedCopiesOfParts(const Kernel &K);

/// The indices in the body of moves to every second qword that have an indirect
/// operand, or get one if GenX_IR joins moves, and of operations whose result
/// GenX_IR moves in this way. All ids in \p K must be valid. O(n) for n
/// instructions.
std::vector<size_t> spreadQwords(const Kernel &K);

/// The indices in the body of predicated moves of qwords or doubles from
/// variables that other moves filled from a stride of more than two elements.
/// All ids in \p K must be valid. O(n) for n instructions.
std::vector<size_t> maskedCopiesOfFarQwords(const Kernel &K);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_STRIDEDCOPIES_H
