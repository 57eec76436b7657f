//===- Interpreter.h - Execute vISA on the CPU ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a kernel of the vISA model (from the parser or code generation) as
// the vISA specification defines it: registers are bytes, lanes have an
// execution mask, operands are read completely before the result is written.
//
// Variables are separate: an operand that leaves its variable is an error.
// Their bytes are garbage, which depends on a seed, until they are written.
// interpretKernel() decodes the kernel once; several threads may call run().
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_INTERPRETER_INTERPRETER_H
#define CMX_ORACLE_INTERPRETER_INTERPRETER_H

#include "cmx/Oracle/Runtime/Grid.h"
#include "cmx/Oracle/Runtime/SamplerModel.h"
#include "cmx/VISA/Model.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <memory>

namespace cmx {

class TargetDesc;

struct InterpreterOptions {
  /// Determines the bytes that registers hold before their first write.
  uint64_t GarbageSeed = 1;
  /// Note reads of bytes that have not been written (once per instruction).
  bool NoteUninitialized = false;
  /// If a lane reads outside of its variable, it gets garbage, and this is
  /// noted (stray-read). Without this option, the run ends.
  bool AllowStrayReads = false;
  runtime::SamplerModel Sampler = runtime::SamplerModel::None;
  /// Flush denormals of half, float and double to zero, as the machine does
  /// unless a kernel sets bits of %cr0.
  bool FlushDenormals = false;
  /// If not null, print each instruction of the thread with the global id
  /// TraceThread, and the values that the instruction reads and writes.
  llvm::raw_ostream *Trace = nullptr;
  std::array<uint32_t, 3> TraceThread{};
  /// Count executed instructions (a little slower).
  bool Count = false;
};

/// Executed instructions: (mnemonic, execution size) -> count.
using InstructionCounts = std::map<std::pair<std::string, unsigned>, uint64_t>;

class VISAExecutable : public runtime::Executable {
public:
  virtual InstructionCounts counts() const = 0;
  /// The sum of the execution sizes of all executed instructions.
  virtual uint64_t laneOperations() const = 0;
};

/// Decodes \p K for execution. \p M contains the functions that fcall calls; it
/// may be null. \p K must outlive the result. An error names the first
/// instruction that cannot be executed.
llvm::Expected<std::unique_ptr<VISAExecutable>>
interpretKernel(const visa::Kernel &K, const visa::Module *M,
                const TargetDesc &TD, InterpreterOptions Opts = {});

/// Runs the kernel \p Text as a part of thread \p T. Its inputs are read from
/// their offsets in \p Operands, and are stored there at the end. There, a
/// predicate has a byte for each lane. Returns false if the thread must end.
bool runInlineText(runtime::ThreadContext &T, llvm::StringRef Text,
                   uint8_t *Operands);

} // namespace cmx

#endif // CMX_ORACLE_INTERPRETER_INTERPRETER_H
