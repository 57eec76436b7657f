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

/// Arguments and results of \p F of these lengths become wider ones, whose
/// upper bits do not count; so do those of its calls. Nothing changes if its
/// address is taken. True if something has changed; then \p F is erased.
bool widenPassedIntegers(llvm::Function &F);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_MASKINTEGERS_H
