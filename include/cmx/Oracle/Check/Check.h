//===- Check.h - Compares what two forms of code do -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs two forms of the same code on many inputs: random numbers, limits, NaN,
// infinities and denormals. The memory is endless and has random contents. The
// second form must refine the first: where a value of the first is undefined,
// the second may have any value; elsewhere the values must be equal. Inputs for
// which the first form has undefined behaviour are skipped (and counted).
//
// The check compares the returned value, the order and the arguments of calls
// to functions without a body, and the memory after the run.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_CHECK_CHECK_H
#define CMX_ORACLE_CHECK_CHECK_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
}

namespace cmx {

class TargetDesc;
namespace runtime {
class Executable;
} // namespace runtime
namespace visa {
class Kernel;
struct Module;
} // namespace visa

struct CheckOptions {
  /// The number of inputs per function. A function gets four times as many if
  /// its arguments have few lanes.
  unsigned NumInputs = 24;
  uint64_t Seed = 0;
  /// The limit for one run. If a run needs more, its input is skipped.
  uint64_t MaxInstructions = 100000;
  std::string OnlyFunction;    ///< If empty, all functions are checked.
  unsigned RegisterBytes = 32; ///< The size of a GRF, for inline assembly.
  /// After cmx-legalize a vector is a register, which always holds some bits,
  /// and a freeze is a copy of it. So a value may be poison in the second form
  /// if it depends on poison that the first form freezes.
  bool FreezeIsCopy = false;
  /// EvalMode::KeepsDefinedParts of the second form. Passes that join words
  /// into the dwords of a message need it. With it, the check does not notice
  /// if an LLVM pass exploits poison in such dwords.
  bool KeepsDefinedParts = false;
  /// Functions that no code can call in the second form; they are not checked.
  llvm::StringSet<> Dead;
};

/// A counterexample. Its arguments are zero in as many lanes as possible.
struct Mismatch {
  std::string Function;
  /// Several lines: inputs, expected and actual value, and the place of the
  /// difference.
  std::string Text;
};

struct SkippedFunction {
  std::string Name;
  std::string Why; ///< Why the last input was skipped.
};

struct CheckStatistics {
  uint64_t Functions = 0, Inputs = 0, Skipped = 0;
  /// Skipped inputs on which the forms differ, but only in values that may
  /// depend on choices that LLVM leaves open.
  uint64_t Open = 0;
  /// Functions that cannot be run: their names and the reasons.
  std::vector<std::string> NotRun;
  /// Functions that had undefined behaviour, or ran too long, on all inputs.
  std::vector<SkippedFunction> AllSkipped;
};

/// Checks whether each function of \p After refines the function with the same
/// name in \p Before. Returns the first counterexample, std::nullopt if there
/// is none, or an error if a module cannot be lowered.
llvm::Expected<std::optional<Mismatch>>
checkModules(const llvm::Module &Before, const llvm::Module &After,
             const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

/// Checks whether the vISA kernel \p K for \p TD refines the kernel with the
/// same name in \p Before. At the start, registers hold garbage. If \p Text is
/// not null, it contains the functions that \p K calls.
llvm::Expected<std::optional<Mismatch>>
checkKernel(const llvm::Module &Before, const visa::Kernel &K,
            const visa::Module *Text, const TargetDesc &TD,
            const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

/// Checks whether \p Forms, other forms of a kernel, refine the kernel \p
/// KernelName of \p Before. Each input is tried on one form only; the forms
/// take turns.
llvm::Expected<std::optional<Mismatch>>
checkExecutables(const llvm::Module &Before, llvm::StringRef KernelName,
                 llvm::ArrayRef<const runtime::Executable *> Forms,
                 const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

} // namespace cmx

#endif // CMX_ORACLE_CHECK_CHECK_H
