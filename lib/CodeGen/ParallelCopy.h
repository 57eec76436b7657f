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

/// The copies \p Parallel happen at once: all sources are read before any
/// destination is written. Appends copies to \p Out that have the same effect
/// one after the other. No two copies of \p Parallel have the same destination.
/// A cycle needs one more copy, into a variable that \p TemporaryLike makes for
/// one of the cycle's variables. It needs none if \p Parallel also copies a
/// value of the cycle to a variable outside of the cycle. Copies of constants
/// come last; copies of a variable to itself are dropped. Takes linear time
/// (with hash tables).
void sequentializeCopies(llvm::ArrayRef<VariableAssignment::Copy> Parallel,
                         std::vector<VariableAssignment::Copy> &Out,
                         llvm::function_ref<unsigned(unsigned)> TemporaryLike);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARALLELCOPY_H
