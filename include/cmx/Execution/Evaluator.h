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

#ifndef CMX_EXECUTION_EVALUATOR_H
#define CMX_EXECUTION_EVALUATOR_H

#include "cmx/Runtime/Grid.h"

#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace cmx {

/// The bytes of a value as in memory (a lane of i1 takes one byte), and a flag
/// for each byte: 1 is undefined.
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
};

class Evaluator {
public:
  virtual ~Evaluator();
  /// Calls a function with one value per parameter of the original IR. Errors
  /// are in the reporter of \p T. A function without a body returns values that
  /// depend on its name, its arguments and the number of such calls before.
  virtual EvalResult call(llvm::StringRef Function,
                          llvm::ArrayRef<EvalValue> Args,
                          runtime::ThreadContext &T) const = 0;
  /// The same as something that runGrid runs; refers to this evaluator.
  virtual std::unique_ptr<runtime::Executable>
  kernel(llvm::StringRef KernelName) const = 0;
  virtual const runtime::SiteNames &sites() const = 0;
};

/// Lowers a copy of \p M and makes an evaluator of it. An error if that fails.
llvm::Expected<std::unique_ptr<Evaluator>>
createEvaluator(const llvm::Module &M);

} // namespace cmx

#endif // CMX_EXECUTION_EVALUATOR_H
