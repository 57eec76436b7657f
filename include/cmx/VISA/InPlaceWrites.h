//===- InPlaceWrites.h - Results over sources that are needed ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   add (M1, 8) v_b(0,0)<1> v_b(0,1)<1;1,0> 3:w
//
// If no source has elements of more than two bytes, GenX_IR makes an
// instruction for the even lanes of packed bytes and one for the odd lanes. The
// first overwrites sources of the second: FinalizerFault::PackedBytesInPlace.
//
//   mov (M1, 16) v_d(0,0)<1> (-)v_uw(0,0)<1;1,0>     v_uw is an alias of v_d
//
// If the result fills two registers, GenX_IR first copies such a source to
// another register. The copy applies the modifier in the type of the source,
// and uw has no negative numbers: FinalizerFault::NegatedNarrowInPlace.
//
// GenX_IR does both also after it has joined movs with other instructions:
//
//   mov (M1, 8) v_t(0,0)<1> v_b(0,1)<1;1,0>
//   add (M1, 8) v_b(0,0)<1> v_t(0,0)<1;1,0> 3:w
//
// It joins a mov with a reader only if both have elements of one size. Sources
// at risk have elements smaller than dwords, so copies as dwords are safe.
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
  unsigned Operand; ///< Index of a direct source of the instruction.
};

/// The sources of \p K that are overwritten, in other lanes, by the result of
/// their instruction or of one that may be joined with it. Each is listed once,
/// in the order of the body. All ids in \p K must be valid. O(n) for n
/// instructions; a source that came through more than 32 movs is not found.
std::vector<NeededSource> overwrittenSources(const Kernel &K,
                                             const TargetDesc &TD);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_INPLACEWRITES_H
