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

/// Appends to \p Out copies that, done in order, have the effect of \p Parallel
/// at once: all sources are read before any destination is written. Each
/// destination occurs once. A cycle takes one more copy, into the variable that
/// \p TemporaryLike makes for one of the cycle's variables, unless a value of
/// the cycle is copied out of it anyway. Constants come last; copies of a
/// variable to itself are dropped. Takes linear (hashed) time.
void sequentializeCopies(llvm::ArrayRef<VariableAssignment::Copy> Parallel,
                         std::vector<VariableAssignment::Copy> &Out,
                         llvm::function_ref<unsigned(unsigned)> TemporaryLike);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARALLELCOPY_H
