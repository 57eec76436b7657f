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
/// Its pointers point to any memory.
constexpr unsigned GenericAddressSpace = 4;

/// \p Mem, or its replacement, whose length has at least as many bits as an
/// index. (An index is signed, the length is not.)
llvm::MemIntrinsic &withIndexLength(llvm::MemIntrinsic &Mem);

/// Replaces the memcpy, memmove or memset \p Mem by a loop and erases it.
/// Splits its block.
void expandAsLoop(llvm::MemIntrinsic &Mem,
                  const llvm::TargetTransformInfo &TTI);

/// Replaces the variables of file scope in SLMAddressSpace by addresses after
/// the memory that kernels reserve for themselves, at multiples of their
/// alignment, and reserves memory for them in the kernels that may reach one
/// (llvm.genx.slm.init). Variables with an initial value, which the memory
/// cannot have, or of unknown size stay. False if nothing changed; malformed
/// kernels are left for the verifier.
bool placeSharedVariables(llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_ADDRESSSPACES_H
