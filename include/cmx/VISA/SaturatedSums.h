//===- SaturatedSums.h - Saturated results that can wrap --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   add (M1, 8) v_t(0,0)<1> v_a(0,0)<1;1,0> v_b(0,0)<1;1,0>     words
//   mov.sat (M1, 8) v_r(0,0)<1> v_t(0,0)<1;1,0>                 to bytes
//
// GenX_IR joins these two instructions into one, an add that saturates to
// bytes. This add never wraps around, but the first add, a sum of words, can:
// FinalizerFault::JoinedSaturation. GenX_IR does this to sums, products and
// shifts to the left if nothing else reads v_t and no predicate controls the
// mov. It also does this if there are other movs in between, which it removes
// first (experiment with GenX_IR 1.0.12504).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_SATURATEDSUMS_H
#define CMX_VISA_SATURATEDSUMS_H

#include "cmx/VISA/Model.h"

#include <vector>

namespace cmx {
namespace visa {

/// A mov of the body that saturates integers, and the sum, product or shift
/// that computes its source.
struct SaturatedSum {
  size_t Mov;
  size_t Sum;
  bool IsCopied; ///< Other movs, which can convert, are in between.
};

/// Returns all saturating movs of \p K that read the result of a sum, product
/// or shift, in the order of the body. All ids in \p K must be valid. The time
/// is O(n) for n instructions.
std::vector<SaturatedSum> saturatedSums(const Kernel &K);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_SATURATEDSUMS_H
