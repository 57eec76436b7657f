//===- NamedBarriers.h - How many barriers a group can have -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Xe-HPC PRM, Interface Descriptor Data, Number of Barriers: none, 1, 2, 4, 8,
// 16, 24 or 32.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_NAMEDBARRIERS_H
#define CMX_TARGET_NAMEDBARRIERS_H

#include "llvm/Support/MathExtras.h"

namespace cmx {

constexpr unsigned MaxNamedBarriers = 32;

/// Returns the smallest number of barriers that is at least \p N and that the
/// machine can reserve.
inline unsigned reservedBarriers(unsigned N) {
  return N > 16 ? unsigned(llvm::alignTo(N, 8))
                : unsigned(llvm::PowerOf2Ceil(N));
}

} // namespace cmx

#endif // CMX_TARGET_NAMEDBARRIERS_H
