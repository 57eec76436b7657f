//===- Program.h - A kernel decoded for execution ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel and the functions it calls, with all names resolved: variables are
// places in one array of bytes, labels are positions.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_INTERPRETER_PROGRAM_H
#define CMX_INTERPRETER_PROGRAM_H

#include "cmx/Interpreter/Interpreter.h"
#include "cmx/VISA/Model.h"

#include "llvm/ADT/SmallVector.h"

namespace cmx {
namespace interpreter {

constexpr uint32_t NoRoot = ~0u;

/// A general variable that is no alias.
struct Root {
  uint32_t StartBytes = 0; ///< In ThreadState::Registers.
  uint32_t SizeBytes = 0;
  std::string Name;
};

/// Where a declaration lives. General: bytes of Registers; the others: elements
/// of Addresses, Predicates or States.
struct Place {
  visa::DeclKind Kind = visa::DeclKind::General;
  ElemType Type = ElemType::UD;
  uint32_t Root = NoRoot;
  uint32_t Start = 0;
  uint32_t End = 0; ///< Also within the root variable.
};

/// A kernel or global function of the program.
struct Function {
  const visa::Kernel *K = nullptr;
  std::vector<Place> Places; ///< By DeclId.
  uint32_t FirstSite = 0;    ///< Site of its first instruction.
  uint32_t EntryPC = 0;
};

struct DecodedInst;

struct Program {
  InterpreterOptions Options;
  unsigned GRFBytes = 32;
  std::vector<Function> Functions; ///< The kernel first.
  std::vector<Root> Roots;
  uint32_t NumBytes = 0, NumAddresses = 0, NumPredicates = 0, NumStates = 0;
  std::vector<uint8_t> Garbage; ///< Registers of a new thread.
};

} // namespace interpreter
} // namespace cmx

#endif // CMX_INTERPRETER_PROGRAM_H
