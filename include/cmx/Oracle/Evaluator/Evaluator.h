//===- Evaluator.h - Executes IR exactly, with poison -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the plain IR that cmx-lower-to-generic makes. It executes one
// instruction after another, as LLVM's language reference defines them. It
// tracks poison for each lane of a value, and undefinedness for each byte of
// memory. It handles undef as poison. The evaluator starts at once, so it is
// good for runs on many small inputs. The JIT (JIT.h) is better for large
// grids.
//
// It is undefined behaviour to branch on poison, to divide by poison, or to use
// poison as an address or as the mask of a message. Undefined behaviour ends
// the run with the error undefined-behavior.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_EVALUATOR_EVALUATOR_H
#define CMX_ORACLE_EVALUATOR_EVALUATOR_H

#include "cmx/Oracle/Runtime/Grid.h"
#include "cmx/Oracle/Runtime/SamplerModel.h"

#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace cmx {

class OpenConditions;

/// The bytes of a value as in memory, except that a lane of i1 takes one byte.
/// Each byte has flags (runtime::UndefFlag); 0 means that the byte is defined.
struct EvalValue {
  std::vector<uint8_t> Bytes;
  std::vector<uint8_t> Undef;
};

/// A call of a function without a body: a visible effect, like a store.
struct EvalEvent {
  std::string Callee;
  std::vector<EvalValue> Args;
  std::vector<const llvm::Type *> Types;
};

struct EvalResult {
  EvalValue Returned; ///< Empty for void, or if the thread ended with an error.
  std::vector<EvalEvent> Events;
  bool HasChosen = false; ///< Another EvalMode::Choice may give other values.
  bool HasFrozen = false; ///< A freeze of poison was executed.
};

/// LLVM allows several values for some results: the bits of a NaN, the sign of
/// zeros under nsz and in a minimum of +0 and -0, the result of freeze on
/// poison, the rounding of fmuladd, and rounding under contract, reassoc, arcp
/// and afn. So there are several correct executions.
struct EvalMode {
  /// The number of the execution. In execution 0, NaNs are positive and quiet
  /// without payload, and freeze turns poison into 0. Each other number stands
  /// for another execution. Executions other than 0 also mark results that have
  /// too many possible values (runtime::OpenChoice):
  /// - bytes that several lanes of a message write in any order;
  /// - results of approximate functions, such as exp;
  /// - under contract, reassoc, arcp or afn: results of sqrt and similar
  ///   functions, of reductions, and of operations on very large or small
  ///   numbers.
  unsigned Choice = 0;
  /// If not 0, freeze chooses by this seed even in execution 0.
  uint64_t FreezeSeed = 0;
  /// If a load or a bitcast joins defined and undefined parts into a lane, the
  /// lane is not poison. It keeps the defined parts, as a register does, and
  /// values are chosen for the other parts.
  bool KeepsDefinedParts = false;
  /// A freeze of poison gives poison.
  bool FreezeIsCopy = false;
  /// If not null, this object records the operands of comparisons. If
  /// DecideSeed is not 0, the object also decides the conditions that depend on
  /// choices.
  OpenConditions *Conditions = nullptr;
  uint64_t DecideSeed = 0;
};
/// The number of choices that suffices for NaNs. Conditions on frozen values
/// need more choices.
constexpr unsigned NumChoices = 14;

class Evaluator {
public:
  virtual ~Evaluator();
  /// Calls \p Function with one value per parameter of the original IR. Errors
  /// are in the reporter of \p T. A function without a body returns a value
  /// that depends on its name and on how often it was called. But if the
  /// function writes nothing, always returns, and does not throw, its calls are
  /// no events. Its value then depends on its name and its arguments, and, if
  /// it reads memory, on the number of earlier events.
  virtual EvalResult call(llvm::StringRef Function,
                          llvm::ArrayRef<EvalValue> Args,
                          runtime::ThreadContext &T,
                          EvalMode Mode = {}) const = 0;
  /// Returns why \p Function cannot be evaluated, or an empty text if it can.
  virtual std::string whyNot(llvm::StringRef Function) const = 0;
  /// Returns the kernel as an Executable for runGrid, or null if there is no
  /// kernel of this name. The result must not outlive this evaluator.
  virtual std::unique_ptr<runtime::Executable>
  kernel(llvm::StringRef KernelName, EvalMode Mode = {}) const = 0;
  virtual const runtime::SiteNames &sites() const = 0;
};

/// Lowers a copy of \p M and creates an evaluator of this copy. The evaluator
/// must not outlive the context of \p M. If a function cannot be lowered,
/// Evaluator::whyNot returns the reason. If \p Declarations is not null,
/// functions without a body get their attributes from this module.
llvm::Expected<std::unique_ptr<Evaluator>>
createEvaluator(const llvm::Module &M,
                const llvm::Module *Declarations = nullptr,
                runtime::SamplerModel Sampler = runtime::SamplerModel::None);

} // namespace cmx

#endif // CMX_ORACLE_EVALUATOR_EVALUATOR_H
