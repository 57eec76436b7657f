//===- ArgumentRows.h - Arguments that are built in place -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %a = wrregion(undef, %x, 0)
//   %b = wrregion(%a, %y, 4)
//   call @f(%b)                   a stack function
//
// The argument of a stack function arrives in %arg. A caller that builds the
// argument directly in %arg needs no copy. A variable may be in %arg if all its
// values
//  - are live only inside the call's block, after any earlier stack call and
//    any instruction that names %arg or %retval, and are dead after the call;
//  - have elements of 32 bits, do not start as copies of other variables or as
//    constants, and are written at constant offsets;
//  - are read only by the call and, as old values, by writes to the variable.
//    Other uses could trigger faults of the finalizer that cmx avoids only in
//    the function's own variables (cmx/Target/FinalizerFaults.def).
// Values that are placed in a part of the variable must meet these conditions,
// too.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_ARGUMENTROWS_H
#define CMX_LIB_CODEGEN_ARGUMENTROWS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace llvm {
class Instruction;
} // namespace llvm

namespace cmx {

class BaleInfo;
class Liveness;

/// Returns the variables that may be in %arg. \p VarOf gives the variable of a
/// node of \p Live. \p BaseOf gives the variable that contains the bytes of \p
/// Var, which may be \p Var itself. The bales whose roots are in \p
/// InPlaceCopies need no code. The time is linear in the number of instructions
/// and nodes.
std::vector<unsigned> findArgumentRows(
    const Liveness &Live, const BaleInfo &Bales, llvm::ArrayRef<unsigned> VarOf,
    llvm::function_ref<unsigned(unsigned Var)> BaseOf,
    const llvm::DenseSet<const llvm::Instruction *> &InPlaceCopies);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_ARGUMENTROWS_H
