//===- Passes.h - Registration of passes with a PassBuilder -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After registerPasses, pipeline text may name the passes and analyses of
// PassRegistry.def and the default pipelines (see Pipeline.h).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_PASSES_PASSES_H
#define CMX_PASSES_PASSES_H

#include "cmx/IR/Verifier.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace llvm {
class PassBuilder;
class raw_ostream;
} // namespace llvm

namespace cmx {

class TargetDesc;

/// Makes \p PB understand the names of cmx. Passes and pipelines without a
/// platform in the text get \p Default; if that is null they ask the module.
void registerPasses(llvm::PassBuilder &PB, const TargetDesc *Default = nullptr);

/// Prints all names, each with a summary.
void printPassNames(llvm::raw_ostream &OS);

/// The stage that the pass \p PassName establishes, if any.
std::optional<VerifierStage> stageAfterPass(llvm::StringRef PassName);

/// Function passes that code generation does not need and that may run at stage
/// \p S, in the order of the default pipeline.
llvm::SmallVector<llvm::StringRef> optionalPassesAt(VerifierStage S);

/// Does the table say that a second run right after the first changes nothing?
bool isIdempotentPass(llvm::StringRef PassName);

} // namespace cmx

#endif // CMX_PASSES_PASSES_H
