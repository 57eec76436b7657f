//===- ParallelCopy.h - Simultaneous copies one by one ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_PARALLELCOPY_H
#define CMX_LIB_CODEGEN_PARALLELCOPY_H

#include "cmx/CodeGen/Variables.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace cmx {

/// Appends to \p Out copies that, done in order, do what \p Parallel does at
/// once: all sources are read before any destination is written. Destinations
/// occur once each. A cycle costs one copy more, into \p TemporaryLike of one
/// of its variables, unless one of its values is copied elsewhere anyway.
/// Constants come last; copies of a variable to itself are dropped. Takes
/// linear (hashed) time.
void sequentializeCopies(llvm::ArrayRef<VariableAssignment::Copy> Parallel,
                         std::vector<VariableAssignment::Copy> &Out,
                         llvm::function_ref<unsigned(unsigned)> TemporaryLike);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARALLELCOPY_H
