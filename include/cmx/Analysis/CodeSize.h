//===- CodeSize.h - How long code will be -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rough estimate of the number of instructions, for passes that copy code
// before it is lowered. Later passes use OperationCost.h.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_CODESIZE_H
#define CMX_ANALYSIS_CODESIZE_H

#include <cstdint>

namespace llvm {
class DataLayout;
class Function;
class Instruction;
class Value;
} // namespace llvm

namespace cmx {

/// A pass that copies code may add at most this many Gen instructions. They
/// still fit in the instruction cache, which has at least 48 KB (Intel PRM,
/// volume 7, instruction state cache).
constexpr uint64_t MaxCopiedInstructions = 1000;

/// One Gen instruction computes at most this many bytes.
constexpr uint64_t OperationBytes = 64;

/// Returns the function that \p I calls directly if the function has a body,
/// else null.
llvm::Function *definedCallee(const llvm::Instruction &I);

/// May \p Pointer point to a variable (address space 0) that registers hold?
/// False for variables that are as large as the largest register file.
bool mayBeInRegisters(const llvm::Value &Pointer, const llvm::DataLayout &DL);

/// Returns roughly the number of Gen instructions that \p I becomes. A call is
/// one instruction; an access to a variable that may be in registers is none.
uint64_t estimateInstructions(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_ANALYSIS_CODESIZE_H
