//===- ScaledConversion.h - Scaled integers without floats ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SCALEDCONVERSION_H
#define CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SCALEDCONVERSION_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "llvm/IR/Function.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace cmx {

/// floor((Factor * x + Addend) / 2^Shift).
struct ScaledForm {
  uint64_t Factor = 0;
  uint64_t Addend = 0;
  unsigned Shift = 0;
};

/// Returns a form with the given shift and addend that gives Results[K] for x =
/// First + K, for all K. Returns std::nullopt if there is none. Factor * x +
/// Addend stays below 2^\p Bits. If Results[K] is -1, any result is right.
std::optional<ScaledForm> findScaledForm(uint64_t First,
                                         const std::vector<int64_t> &Results,
                                         unsigned Shift, uint64_t Addend,
                                         unsigned Bits);

/// Rewrites
///   fptoui (fmul (uitofp %x), C)            also with fdiv, fptosi, sitofp,
///   fptoui (fadd (fmul (uitofp %x), C), D)  and saturating conversions
///   udiv %x, C
/// as trunc (lshr (add (mul %x, M), A), S). This is done only if integers cost
/// less on the target, and if M, A and S give the same result for each value
/// that %x can have. The values are tried one by one, so there must be at most
/// MaxValues of them.
bool convertScaledIntegers(llvm::Function &F, OperationCosts &Costs,
                           RegionBuilder &RB, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_INPUT_NARROWSUMS_SCALEDCONVERSION_H
