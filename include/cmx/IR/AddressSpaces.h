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

/// Shared local memory. SPIR uses the same number for it. An address in this
/// space is an offset in the group's memory.
constexpr unsigned SLMAddressSpace = 3;
/// Pointers in this address space point to any memory.
constexpr unsigned GenericAddressSpace = 4;

/// Returns \p Mem if its length has at least as many bits as an index.
/// Otherwise extends the length in a new call that replaces \p Mem, and returns
/// this call. (The length is unsigned, but a GEP would sign-extend it.)
llvm::MemIntrinsic &withIndexLength(llvm::MemIntrinsic &Mem);

/// Replaces the memcpy, memmove or memset \p Mem by a loop, and erases \p Mem.
/// The loop splits the block of \p Mem.
void expandAsLoop(llvm::MemIntrinsic &Mem,
                  const llvm::TargetTransformInfo &TTI);

/// Replaces the variables of file scope in SLMAddressSpace by addresses. Each
/// address is a multiple of the variable's alignment, and is after the memory
/// that kernels reserve themselves. Reserves memory for the variables
/// (llvm.genx.slm.init) in the kernels that may use one of them. Declarations
/// stay. Variables with an initial value stay, too, because shared local memory
/// cannot have initial values. Returns whether anything changed. If a kernel is
/// malformed, nothing changes, and the verifier reports the kernel.
bool placeSharedVariables(llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_ADDRESSSPACES_H
