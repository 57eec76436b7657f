//===- InPlaceWrites.h - Results that overwrite their sources ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   add (M1, 8) v_b(0,0)<1> v_b(0,1)<1;1,0> 3:w
//
// If the result is packed bytes, and no source has elements of more than two
// bytes, GenX_IR makes an instruction for the even lanes and one for the odd
// lanes. The first instruction overwrites sources of the second:
// FinalizerFault::PackedBytesInPlace.
//
//   mov (M1, 16) v_d(0,0)<1> (-)v_uw(0,0)<1;1,0>     v_uw is an alias of v_d
//
// If the result fills two registers and a source is in the same registers,
// GenX_IR first copies the source to another register. The copy applies the
// modifier in the type of the source, and uw has no negative numbers:
// FinalizerFault::NegatedNarrowInPlace.
//
// Both faults also happen after GenX_IR has joined a mov with another
// instruction:
//
//   mov (M1, 8) v_t(0,0)<1> v_b(0,1)<1;1,0>
//   add (M1, 8) v_b(0,0)<1> v_t(0,0)<1;1,0> 3:w
//
// GenX_IR joins a mov with the reader of its result only if both have elements
// of the same size. The sources that are overwritten too early have elements
// smaller than dwords. So a mov that copies them in elements of dwords is not
// joined. (Experiment with GenX_IR 1.0.12504: a program executed the listing.)
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_INPLACEWRITES_H
#define CMX_VISA_INPLACEWRITES_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {

class TargetDesc;

namespace visa {

/// A source that has to be copied.
struct NeededSource {
  size_t At;        ///< The instruction in the body.
  unsigned Operand; ///< Index of a direct source of the instruction.
};

/// Returns the sources of \p K that are overwritten too early: by another lane
/// of the result of their instruction, or of an instruction with which GenX_IR
/// can join it. Each source is listed once, in the order of the body. All ids
/// in \p K must be valid. The time is O(n) for n instructions. A source is not
/// found if a chain of more than 32 movs copies it.
std::vector<NeededSource> overwrittenSources(const Kernel &K,
                                             const TargetDesc &TD);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_INPLACEWRITES_H
