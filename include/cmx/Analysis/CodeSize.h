//===- CodeSize.h - How long code will be -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rough estimate, for passes that copy code before it is lowered. Later
// passes ask OperationCost.h.
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

/// Copies of code may add at most this many Gen instructions: they still fit
/// the instruction cache, of 48 KB and more (Intel PRM, volume 7, instruction
/// state cache).
constexpr uint64_t MaxCopiedInstructions = 1000;

/// One Gen instruction computes at most this many bytes.
constexpr uint64_t OperationBytes = 64;

/// The defined function that \p I calls by its name, or null.
llvm::Function *definedCallee(const llvm::Instruction &I);

/// May \p Pointer point to a variable (address space 0) that registers hold?
/// False for variables that fill the largest register file there is.
bool mayBeInRegisters(const llvm::Value &Pointer, const llvm::DataLayout &DL);

/// The Gen instructions that \p I becomes, roughly; a call counts as one.
/// Accesses of variables that may be in registers cost nothing.
uint64_t estimateInstructions(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_ANALYSIS_CODESIZE_H
