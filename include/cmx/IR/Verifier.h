//===- Verifier.h - Checks of calls, types and regions ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verifier runs on input and between passes. It expects a module that
// LLVM's own verifier accepts. All errors are reported through the context, not
// only the first.
//
// VerifierStages.def lists the stages of compilation, and the instructions that
// each stage excludes.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_VERIFIER_H
#define CMX_IR_VERIFIER_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace cmx {

struct VerifierOptions {
  /// Regions that reach outside of their vector are errors instead of warnings.
  bool Strict = false;
};

/// Checks \p M. Returns true if there is no error, even if there are warnings.
bool verifyModule(const llvm::Module &M, const VerifierOptions &Opts = {});
/// Checks calls, types and regions of one function, but no kernel information.
bool verifyFunction(const llvm::Function &F, const VerifierOptions &Opts = {});

enum class VerifierStage {
#define CMX_STAGE(Enum, Name, Description) Enum,
#include "cmx/IR/VerifierStages.def"
};

llvm::StringRef stageName(VerifierStage S);

/// Checks that \p F has no instruction that \p S or an earlier stage excludes.
/// (Invariants about bales: see cmx/Analysis/StageCheck.h.)
bool verifyStage(const llvm::Function &F, VerifierStage S);

} // namespace cmx

#endif // CMX_IR_VERIFIER_H
