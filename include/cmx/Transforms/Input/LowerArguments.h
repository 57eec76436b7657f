//===- LowerArguments.h - Kernel arguments as numbers -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-arguments: the host passes bytes, so the arguments of a kernel must
// be numbers or vectors of numbers. The pass replaces an argument of another
// type. Code at the entry of the kernel computes the old value from the new
// one.
//
//   pointer for a surface or sampler       i32, the handle
//   pointer to shared local memory         i32, the offset
//   other pointer                          i64, the address
//   vector of pointers                     a vector of such integers
//   byval pointer, struct, array           a vector of their dwords (bytes if
//                                          their size is no multiple of 4)
//   i1                                     i8, of which only bit 0 is read
//
// A vector of at most 32 i1 becomes an integer with a bit for each lane.
//
// llvm.genx.vload and vstore, whose operand is a pointer to a variable, become
// a volatile load and store.
//
// Kinds and descriptions of the arguments stay as they are. Debug information
// of the arguments describes the old values.
//
// Before: a module with valid metadata of its kernels. Otherwise getKernels
// reports an error, and no argument changes. After: of the types above, only
// vectors of more than 32 i1 and structures without bytes are left. A second
// run changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOWERARGUMENTS_H
#define CMX_TRANSFORMS_INPUT_LOWERARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// Returns whether anything changed.
bool lowerArguments(llvm::Module &M);

/// The pass cmx-lower-arguments.
class LowerArgumentsPass : public llvm::PassInfoMixin<LowerArgumentsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOWERARGUMENTS_H
