//===- VerifierImpl.h - Shared parts of the verifier ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/IR. A call is checked in this order: declaration, constness,
// lanes, then the rules of its ShapeRule. The first error ends the checks, so
// each check can rely on the earlier ones.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_VERIFIERIMPL_H
#define CMX_LIB_IR_VERIFIERIMPL_H

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/Verifier.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/ModuleSlotTracker.h"

#include <memory>

namespace llvm {
class CallInst;
} // namespace llvm

namespace cmx {

/// Text of a type, for "expected A, actual B".
std::string typeText(const llvm::Type *Ty);

/// Reports errors in the instructions of one function.
class Reporter {
public:
  Reporter(const llvm::Function &F, const VerifierOptions &Opts)
      : F(F), Opts(Opts) {}

  /// Returns false, for `return error(...)`.
  bool error(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text);
  /// Reports a warning, or an error if Strict is set; returns whether it was a
  /// warning.
  bool warning(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text);

  const llvm::Function &function() const { return F; }

private:
  llvm::ModuleSlotTracker *slots();

  const llvm::Function &F;
  const VerifierOptions &Opts;
  std::unique_ptr<llvm::ModuleSlotTracker> Slots;
};

/// The error in the type of a declaration, to be reported at each call.
struct DeclarationProblem {
  DiagKind Kind;
  std::string Text;
};

/// Compares \p FTy with the types of \p Id in the table, and returns the first
/// error if there is one.
std::optional<DeclarationProblem>
checkDeclaration(GenXIntrinsic Id, const llvm::FunctionType &FTy);

/// Checks that operands are constants where the table requires it.
bool verifyConstness(const llvm::CallInst &Call, const GenXInfo &Info,
                     Reporter &R);
/// Checks that the numbers of lanes suit the ShapeRule.
bool verifyLanes(const llvm::CallInst &Call, const GenXInfo &Info, Reporter &R);

/// Checks the rules of regions; returns true for other intrinsics.
bool verifyRegionRules(const llvm::CallInst &Call, const GenXInfo &Info,
                       Reporter &R);
/// Checks the rules of messages; returns true for other intrinsics.
bool verifyMessageRules(const llvm::CallInst &Call, const GenXInfo &Info,
                        Reporter &R);

} // namespace cmx

#endif // CMX_LIB_IR_VERIFIERIMPL_H
