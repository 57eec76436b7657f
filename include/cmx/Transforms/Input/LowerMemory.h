//===- LowerMemory.h - Loads and stores become messages ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-memory: pointers into memory that other threads see become integer
// addresses, and accesses to this memory become messages.
//
//   %q = getelementptr float, ptr addrspace(1) %p, i64 %i
//   %v = load <8 x float>, ptr addrspace(1) %q, align 4
// ->
//   %o = shl i64 %i, 2
//   %a = add i64 %p.address, %o
//   %v = svm.block.ld.unaligned <8 x float> (%a)
//
// Address space 3 is the shared local memory of the group; an address in it is
// an i32 offset. All other address spaces are shared virtual memory, with i64
// addresses. Pointers into variables (PrivatePointers) stay as they are; a
// pointer that is loaded from a variable or stored into one becomes an integer.
//
// Loads and stores become block messages, as large as their alignment allows.
// The remaining bytes, and accesses that are aligned to less than a dword,
// become gathers and scatters of neighbouring elements. masked.load,
// masked.store, masked.gather and masked.scatter become gathers and scatters.
// atomicrmw and cmpxchg become atomic messages, or loops around an atomic
// message (AtomicLoops.cpp). Fences become llvm.genx.fence. memcpy, memmove and
// memset become loads and stores, or loops if they are long or their length is
// not constant. Structs and arrays are loaded and stored element by element.
//
// Before: any IR, best after SROA. After: the remaining pointers point into
// variables, or have a use without a lowering. cmx-lower reports such a use.
// Examples are a pointer that comes from a call, and an atomic operation that
// neither a message nor a cmpxchg of a dword or qword can do (64 bits in shared
// local memory, values across two dwords). Volatile accesses keep their order,
// because messages keep theirs. A second run changes nothing. Linear.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOWERMEMORY_H
#define CMX_TRANSFORMS_INPUT_LOWERMEMORY_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-lower-memory.
class LowerMemoryPass : public llvm::PassInfoMixin<LowerMemoryPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOWERMEMORY_H
