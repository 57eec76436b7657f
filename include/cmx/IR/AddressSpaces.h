//===- AddressSpaces.h - Memories that pointers name ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In all address spaces but SLMAddressSpace, pointers are addresses of the same
// memory.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_ADDRESSSPACES_H
#define CMX_IR_ADDRESSSPACES_H

namespace llvm {
class MemIntrinsic;
class Module;
class TargetTransformInfo;
} // namespace llvm

namespace cmx {

/// As in OpenCL for SPIR; an address in it is an offset in the group's memory.
constexpr unsigned SLMAddressSpace = 3;
/// Pointers in this address space point to any memory.
constexpr unsigned GenericAddressSpace = 4;

/// \p Mem if its length has at least as many bits as an index, else a
/// replacement with such a length. (An index is signed, the length is not.)
llvm::MemIntrinsic &withIndexLength(llvm::MemIntrinsic &Mem);

/// Replaces the memcpy, memmove or memset \p Mem by a loop, which splits the
/// block of \p Mem, and erases \p Mem.
void expandAsLoop(llvm::MemIntrinsic &Mem,
                  const llvm::TargetTransformInfo &TTI);

/// Replaces the variables of file scope in SLMAddressSpace by addresses, at
/// multiples of their alignment, after the memory that kernels reserve for
/// themselves. Reserves memory for the variables (llvm.genx.slm.init) in the
/// kernels that may reach one of them. Declarations stay, and so do variables
/// with an initial value, which this memory cannot have. False if nothing
/// changed; malformed kernels are left for the verifier.
bool placeSharedVariables(llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_ADDRESSSPACES_H
