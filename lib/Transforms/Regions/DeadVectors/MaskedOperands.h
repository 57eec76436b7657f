//===- MaskedOperands.h - Operands that are used under a mask ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_MASKEDOPERANDS_H
#define CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_MASKEDOPERANDS_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

class Remarks;

/// If an operand is used only in lanes where a mask is true, or only where it
/// is false, removes choices (selects and writes) by the same mask from the
/// operand. Also removes the old values of messages if no user needs them, and
/// the masks of writes into undefined vectors. Returns whether \p F changed.
bool foldMaskedOperands(llvm::Function &F, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_MASKEDOPERANDS_H
