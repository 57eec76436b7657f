//===- MaskIntegers.h - Integers of other widths ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H
#define CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H

#include "llvm/IR/Function.h"

namespace cmx {

/// Widens arguments and results whose width no register element has, in \p F
/// and in the calls to \p F. The upper bits have no meaning. Nothing changes if
/// the address of \p F is taken. Returns whether anything changed; if so, \p F
/// is erased.
bool widenPassedIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H
