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
// GenX_IR changes the first two moves so that they write directly to v_e, the
// result of the third move (the copy). It multiplies their stride, which is in
// words, by the stride of the copy, which is in dwords. Then v_e has wrong
// values. If one of these moves begins within a dword, GenX_IR also prints
// "Optimizer.cpp:3128 unexpected difference". GenX_IR does this if both
// operands of the copy have the same type and the same stride, which is above
// 1, and all instructions are in one block (experiment with GenX_IR 1.0.12504,
// all platforms): FinalizerFault::StridedCopiesOfParts.
//
//   mov (M1, 4) v_q(0,0)<2> r[A(0),0]<1;1,0>:q
//
// On PVC, GenX_IR moves qwords as low and high dwords if the destination is
// every second qword and the source is not. If an operand is indirect, the
// result uses the address register itself instead of the value at the address.
// The same happens if GenX_IR first joins this move with another one, and in
// the move that GenX_IR adds to a mad of df (found by the same experiment):
// FinalizerFault::SpreadQwords.
//
//   mov (M1, 4) v_q(0,0)<1> v_e(0,0)<4;1,0>
//   (v_p) mov (M1, 4) v_f(0,0)<1> v_q(0,0)<1;1,0>
//
// On PVC, GenX_IR joins these moves and then crashes, because a predicated move
// cannot read with stride 4: FinalizerFault::MaskedMismatchedDoubles.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_STRIDEDCOPIES_H
#define CMX_VISA_STRIDEDCOPIES_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {
namespace visa {

/// Returns the strided copies, as indices in the body, whose source has a byte
/// that an earlier instruction of the block wrote as part of a narrower
/// element. All ids in \p K must be valid. The time is O(n) for n instructions.
std::vector<size_t> stridedCopiesOfParts(const Kernel &K);

/// Returns the instructions, as indices in the body, that
/// FinalizerFault::SpreadQwords breaks. These are moves to every second qword
/// that have an indirect operand, or that get one if GenX_IR joins moves. The
/// others are operations whose result GenX_IR writes with such a move. All ids
/// in \p K must be valid. The time is O(n) for n instructions.
std::vector<size_t> spreadQwords(const Kernel &K);

/// Returns predicated moves of qwords or doubles, as indices in the body, whose
/// source is filled by another move that reads with a stride of more than two
/// elements. All ids in \p K must be valid. The time is O(n) for n
/// instructions.
std::vector<size_t> maskedCopiesOfFarQwords(const Kernel &K);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_STRIDEDCOPIES_H
