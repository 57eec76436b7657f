//===- LowerCalls.h - Functions that stay get one argument ------*- C++ -*-===//
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
// with argument and result left out where they are empty. The argument holds
// the old arguments as bytes: each vector or structure at the start of a
// register, other values at a multiple of their size; integers and floats of
// less than 32 bits fill a dword. The result holds the old result in the same
// way. A pointer is passed as its address (i64, to shared local memory i32), a
// structure byval as its bytes, a predicate as a byte for each lane.
//
// The values go through variables (alloca), which SROA and cmx-promote-arrays
// turn into vectors.
//
// A call through a pointer, or of a function that the module only declares,
// becomes a call of the declaration indirectStackFunction, whose first argument
// is the address of the function.
//
// Before: any module. After: every defined function is a kernel or a stack
// function, or has a variable number of arguments or a type that cannot be in
// registers. Idempotent.
//
// Arguments or a result that do not fit the registers for them lie in a
// variable of the caller, whose address is passed instead; the address of the
// result comes before the arguments.
//
// A part of a structure that a call or an inlined function returned becomes the
// value itself (cmx/IR/Aggregates.h): the passes after this one know pointers,
// but no structures with pointers.
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
