//===- InPlaceWrites.h - Results over sources that are needed ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   add (M1, 8) v_b(0,0)<1> v_b(0,1)<1;1,0> 3:w
//
// If no source has more than two bytes, GenX_IR makes an instruction for the
// even lanes of packed bytes and one for the odd lanes. The first overwrites
// what the second reads: FinalizerFault::PackedBytesInPlace.
//
//   mov (M1, 16) v_d(0,0)<1> (-)v_uw(0,0)<1;1,0>     v_uw is an alias of v_d
//
// If the result has two registers, it copies such a source to another one
// first, together with the modifier, in the type of the source, where 5 has no
// -5: FinalizerFault::NegatedNarrowInPlace.
//
// It does so after it has joined movs with other instructions:
//
//   mov (M1, 8) v_t(0,0)<1> v_b(0,1)<1;1,0>
//   add (M1, 8) v_b(0,0)<1> v_t(0,0)<1;1,0> 3:w
//
// It joins a mov with a reader only if both have elements of one size. The
// source has smaller elements than dwords, so a copy of it as dwords is safe.
// (Experiment with GenX_IR 1.0.12504: a program executed the listing.)
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
  unsigned Operand; ///< A direct source of it.
};

/// The sources of \p K that the result of their instruction, or of one that may
/// be joined with it, overwrites in other lanes. Each is there once, in the
/// order of the body. All references of \p K are right. O(n) for n
/// instructions; a source that came through more movs than 32 is not found.
std::vector<NeededSource> overwrittenSources(const Kernel &K,
                                             const TargetDesc &TD);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_INPLACEWRITES_H
