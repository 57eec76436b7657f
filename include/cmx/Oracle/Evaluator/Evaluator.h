//===- Evaluator.h - IR by the letter, poison included ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the plain IR that cmx-lower-to-generic makes, instruction by
// instruction as LLVM's language reference defines it. It tracks poison for
// each lane of a value, and undefinedness for each byte of memory. undef counts
// as poison. The evaluator starts at once, so it suits many small inputs; JIT.h
// suits large grids.
//
// To branch on poison, to divide by it, or to use it as an address or as the
// mask of a message is undefined behaviour, which ends the run
// (undefined-behavior).
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

/// The bytes of a value as in memory (a lane of i1 takes one byte), and a flag
/// for each byte: runtime::UndefFlag, 0 is defined.
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
  bool HasFrozen = false; ///< One of the choices froze poison.
};

/// LLVM allows several values for some results: the bits of a NaN, the sign of
/// zeros under nsz and in a minimum of both zeros, a frozen poison, the
/// rounding of fmuladd, and rounding under contract, reassoc, arcp and afn. So
/// there are several correct executions.
struct EvalMode {
  /// 0: the execution with positive quiet NaNs without payload, and with freeze
  /// to 0. Other numbers: other executions. All executions but 0 also mark
  /// results with too many possible values (runtime::OpenChoice): bytes that
  /// several lanes of a message write in any order; and under contract,
  /// reassoc, arcp or afn the results of functions, sums of a vector, and
  /// results of very large or small numbers.
  unsigned Choice = 0;
  /// If not 0, freeze chooses by this seed even in execution 0.
  uint64_t FreezeSeed = 0;
  /// If a load or a bitcast makes a lane of defined and undefined parts, the
  /// lane is not poison: registers keep the defined parts, and the other parts
  /// are chosen.
  bool KeepsDefinedParts = false;
  /// Frozen poison stays poison.
  bool FreezeIsCopy = false;
  /// If not null, records the operands of comparisons. If DecideSeed is not 0,
  /// it also decides the conditions that depend on choices.
  OpenConditions *Conditions = nullptr;
  uint64_t DecideSeed = 0;
};
/// So many choices suffice for NaNs; conditions on frozen values need more.
constexpr unsigned NumChoices = 14;

class Evaluator {
public:
  virtual ~Evaluator();
  /// Calls \p Function with one value per parameter of the original IR. Errors
  /// are in the reporter of \p T. Functions without a body return values that
  /// depend on their name and the number of their calls. If such a function
  /// writes nothing, returns and does not throw, its calls are no events, and
  /// the values depend on its name and arguments, and on the number of earlier
  /// events if it reads memory.
  virtual EvalResult call(llvm::StringRef Function,
                          llvm::ArrayRef<EvalValue> Args,
                          runtime::ThreadContext &T,
                          EvalMode Mode = {}) const = 0;
  /// Why \p Function cannot be evaluated; empty if it can.
  virtual std::string whyNot(llvm::StringRef Function) const = 0;
  /// The kernel as an Executable for runGrid; null if there is none of this
  /// name. It must not outlive this evaluator.
  virtual std::unique_ptr<runtime::Executable>
  kernel(llvm::StringRef KernelName, EvalMode Mode = {}) const = 0;
  virtual const runtime::SiteNames &sites() const = 0;
};

/// Lowers a copy of \p M and makes an evaluator of it, which must not outlive
/// the context of \p M. whyNot tells which functions cannot be lowered. \p
/// Declarations, if not null, has the attributes of functions without a body.
llvm::Expected<std::unique_ptr<Evaluator>>
createEvaluator(const llvm::Module &M,
                const llvm::Module *Declarations = nullptr,
                runtime::SamplerModel Sampler = runtime::SamplerModel::None);

} // namespace cmx

#endif // CMX_ORACLE_EVALUATOR_EVALUATOR_H
