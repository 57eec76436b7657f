//===- LowerCalls.h - One argument for functions not inlined ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-calls: a function that is no kernel and was not inlined (it calls
// itself, its address is taken, or the module has no kernel) gets the signature
// of a stack function,
//
//   <N x i32> f(<M x i32>)
//
// An empty argument or result is left out. The argument holds the bytes of the
// old arguments. Each vector or structure starts at a register, each other
// value at a multiple of its size. Integers and floats of less than 32 bits
// fill a dword. The result holds the old result in the same way. A pointer is
// passed as its address: an i32 if it points to shared local memory, otherwise
// an i64. A byval structure is passed as its bytes. A vector of predicates is
// passed as a byte for each lane.
//
// The pass stores the values in variables (alloca) and loads them from there.
// SROA and cmx-promote-arrays turn these variables into vectors.
//
// A call through a pointer, or a call of a function that the module only
// declares, becomes a call of the declaration indirectStackFunction, whose
// first argument is the address of the function.
//
// Before: any module. After: every defined function is a kernel or a stack
// function, except functions with a variable number of arguments or with a type
// that cannot be in registers. A second run changes nothing.
//
// If the arguments or the result do not fit into their registers, they are in a
// variable of the caller, and the address of this variable is passed instead.
// The address of the result comes before the arguments.
//
// If a call or an inlined function returns a structure, the pass makes the
// users of this structure use its fields directly (cmx/IR/Aggregates.h). The
// passes after this one can handle pointers, but not structures with pointers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOWERCALLS_H
#define CMX_TRANSFORMS_INPUT_LOWERCALLS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class LowerCallsPass : public llvm::PassInfoMixin<LowerCallsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOWERCALLS_H
