//===- PrivatePointers.h - Pointers into variables --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pointers of a function that may point into a variable: an alloca or a
// global variable. They are removed together with the variable
// (cmx-promote-arrays). All other pointers are addresses of memory that other
// threads see: shared virtual memory, or shared local memory in address space
// SLMAddressSpace (cmx-lower-memory).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_PRIVATEPOINTERS_H
#define CMX_ANALYSIS_PRIVATEPOINTERS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class Function;
class Value;
} // namespace llvm

namespace cmx {

/// As in OpenCL for SPIR; an address in it is an offset in the group's memory.
constexpr unsigned SLMAddressSpace = 3;

class PrivatePointers {
public:
  /// Linear in the instructions of \p F.
  explicit PrivatePointers(const llvm::Function &F);

  /// May \p Pointer, a value of \p F or a constant, a pointer or a vector of
  /// them, point into a variable?
  bool contains(const llvm::Value &Pointer) const;

private:
  llvm::SmallPtrSet<const llvm::Value *, 16> Known;
};

} // namespace cmx

#endif // CMX_ANALYSIS_PRIVATEPOINTERS_H
