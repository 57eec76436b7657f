//===- Evaluator.h - IR by the letter, poison included ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the plain IR that cmx-lower-to-generic makes, instruction by
// instruction as LLVM's language reference defines it, and follows poison: each
// lane of a value knows whether it is poison, each byte of memory whether it is
// undefined. undef counts as poison. Starting costs nothing, so it suits many
// small inputs; JIT.h suits large grids.
//
// Branching on poison, dividing by it, using it as an address or a mask of a
// message is undefined behaviour and ends the run (undefined-behavior).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_EVALUATOR_EVALUATOR_H
#define CMX_ORACLE_EVALUATOR_EVALUATOR_H

#include "cmx/Oracle/Runtime/Grid.h"

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

/// A call of a function without a body: seen from outside, like a store.
struct EvalEvent {
  std::string Callee;
  std::vector<EvalValue> Args;
  std::vector<const llvm::Type *> Types;
};

struct EvalResult {
  EvalValue Returned; ///< Empty for void, or if the thread ended with an error.
  std::vector<EvalEvent> Events;
  bool HasChosen = false; ///< Another EvalMode::Choice may give other values.
};

/// LLVM leaves some results open: which NaN arithmetic makes, the sign of zeros
/// under nsz, which zero a minimum of both is, what freeze makes of poison, if
/// fmuladd rounds once, rounding under contract, reassoc, arcp and afn. So
/// there are several correct executions.
struct EvalMode {
  /// 0: the one with positive quiet NaNs without payload and with freeze to 0.
  /// 1 to NumChoices: others. These also mark what has too many values to try
  /// some (runtime::OpenChoice): results under such flags of functions, of sums
  /// of a vector and of very large or small numbers, and bytes that several
  /// lanes of a message write in any order.
  unsigned Choice = 0;
  /// Not 0: freeze chooses by this seed even in execution 0.
  uint64_t FreezeSeed = 0;
  /// Frozen poison stays poison.
  bool FreezeIsCopy = false;
  /// If there: notes what is compared, and with a seed other than 0 decides
  /// the conditions that depend on choices.
  OpenConditions *Conditions = nullptr;
  uint64_t DecideSeed = 0;
};
/// Few are needed for NaN; conditions on frozen values need more.
constexpr unsigned NumChoices = 14;

class Evaluator {
public:
  virtual ~Evaluator();
  /// Calls a function with one value per parameter of the original IR. Errors
  /// are in the reporter of \p T. A function without a body returns values that
  /// depend on its name and the number of calls of it before. If it writes
  /// nothing, returns and does not throw, it is no event, and they depend on
  /// its name and arguments, and on the number of events if it reads memory.
  virtual EvalResult call(llvm::StringRef Function,
                          llvm::ArrayRef<EvalValue> Args,
                          runtime::ThreadContext &T,
                          EvalMode Mode = {}) const = 0;
  /// Why that function cannot be evaluated; empty if it can.
  virtual std::string whyNot(llvm::StringRef Function) const = 0;
  /// The same as something that runGrid runs; refers to this evaluator.
  virtual std::unique_ptr<runtime::Executable>
  kernel(llvm::StringRef KernelName, EvalMode Mode = {}) const = 0;
  virtual const runtime::SiteNames &sites() const = 0;
};

/// Lowers a copy of \p M and makes an evaluator of it, which must not outlive
/// the context of \p M. Functions that cannot be lowered are known to whyNot;
/// an error if the whole module cannot be. What functions without a body do is
/// up to the attributes that \p Declarations, if given, has of them.
llvm::Expected<std::unique_ptr<Evaluator>>
createEvaluator(const llvm::Module &M,
                const llvm::Module *Declarations = nullptr);

} // namespace cmx

#endif // CMX_ORACLE_EVALUATOR_EVALUATOR_H
