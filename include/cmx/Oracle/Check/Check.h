//===- Check.h - Do two forms of code do the same? --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs two forms of the same code on many inputs: random numbers, limits, NaN,
// infinities and denormals, in endless memory of random contents. The second
// form must refine the first: where a value of the first is undefined, the
// second may have any value; elsewhere the values must be equal. Inputs for
// which the first form has undefined behaviour are skipped (and counted).
//
// The check compares the returned value, the calls of functions without a body
// in their order, and the memory after the run.
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
  /// Per function; four times as many if its arguments have few lanes.
  unsigned NumInputs = 24;
  uint64_t Seed = 0;
  uint64_t MaxInstructions = 100000; ///< Per run; more: the input is skipped.
  std::string OnlyFunction;          ///< Empty: all defined in both.
  unsigned RegisterBytes = 32;       ///< Of the platform: for inline assembly.
  /// After cmx-legalize a vector is a register, which always holds some bits,
  /// and a freeze is a copy of it. So values that depend on poison that the
  /// first form freezes may be poison in the second form.
  bool FreezeIsCopy = false;
  /// EvalMode::KeepsDefinedParts of the second form, for passes that join words
  /// to the dwords of a message. The check then misses that an LLVM pass may
  /// exploit poison in such dwords.
  bool KeepsDefinedParts = false;
  /// Functions that no code can call in the second form; they are not checked.
  llvm::StringSet<> Dead;
};

/// A counterexample, reduced to few nonzero inputs.
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
  /// Functions that cannot be run (named, with the reason).
  std::vector<std::string> NotRun;
  /// Functions that had undefined behaviour, or ran too long, on all inputs.
  std::vector<SkippedFunction> AllSkipped;
};

/// Does each function of \p After refine the one with the same name in \p
/// Before? An error if a module cannot be lowered.
llvm::Expected<std::optional<Mismatch>>
checkModules(const llvm::Module &Before, const llvm::Module &After,
             const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

/// Does the vISA kernel \p K for \p TD refine the kernel with the same name in
/// \p Before? At the start, registers hold garbage. \p Text, if not null, has
/// the functions that \p K calls.
llvm::Expected<std::optional<Mismatch>>
checkKernel(const llvm::Module &Before, const visa::Kernel &K,
            const visa::Module *Text, const TargetDesc &TD,
            const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

/// Do other forms of a kernel refine the kernel \p KernelName of \p Before?
/// Each input is tried on one form only; the forms take turns.
llvm::Expected<std::optional<Mismatch>>
checkExecutables(const llvm::Module &Before, llvm::StringRef KernelName,
                 llvm::ArrayRef<const runtime::Executable *> Forms,
                 const CheckOptions &Opts, CheckStatistics *Stats = nullptr);

} // namespace cmx

#endif // CMX_ORACLE_CHECK_CHECK_H
