//===- PrivatePointers.h - Pointers into variables --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pointers of a function that may point into a variable: an alloca or a
// global variable. cmx-promote-arrays removes them together with the variable;
// cmx-private-memory gives an address to each remaining variable. All other
// pointers are addresses of memory that other threads can access: shared
// virtual memory, or shared local memory in address space SLMAddressSpace
// (cmx-lower-memory).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_PRIVATEPOINTERS_H
#define CMX_ANALYSIS_PRIVATEPOINTERS_H

#include "cmx/IR/AddressSpaces.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class MemIntrinsic;
class Value;
} // namespace llvm

namespace cmx {

/// Returns the pointer arguments of \p F that may point into a variable. These
/// are byval arguments, and arguments for which a caller in the module passes a
/// pointer that may point into a variable or may come from an argument of the
/// caller. (The callers of callers are not examined.)
llvm::SmallVector<const llvm::Value *, 2>
privateArguments(const llvm::Function &F);

class PrivatePointers {
public:
  /// Takes time linear in the number of instructions in \p F plus the number of
  /// calls to \p F.
  explicit PrivatePointers(const llvm::Function &F)
      : PrivatePointers(F, privateArguments(F)) {}
  /// The same, but \p Roots contains the private arguments. If \p Roots also
  /// contains a call, the result of the call points into a variable, whatever
  /// the callee is.
  PrivatePointers(const llvm::Function &F,
                  llvm::ArrayRef<const llvm::Value *> Roots);

  /// May \p Pointer, a pointer or a vector of pointers, point into a variable?
  /// \p Pointer must be a value of the function or a constant.
  bool contains(const llvm::Value &Pointer) const;

  /// To be called when \p New replaces \p Old, which is deleted.
  void replace(const llvm::Value &Old, const llvm::Value &New) {
    if (Known.erase(&Old))
      Known.insert(&New);
  }

private:
  llvm::SmallPtrSet<const llvm::Value *, 16> Known;
};

/// Returns the calls of memcpy, memmove and memset in \p F with a pointer that
/// does not point into a variable. Calls with a constant length of at most \p
/// MaxBytes are left out.
llvm::SmallVector<llvm::MemIntrinsic *, 4>
longCopiesOfAddresses(llvm::Function &F, uint64_t MaxBytes);

} // namespace cmx

#endif // CMX_ANALYSIS_PRIVATEPOINTERS_H
