//===- Passes.h - Registration of passes with a PassBuilder -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After registerPasses, pipeline text can name the passes and analyses of
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
/// platform in the text get \p Default. If \p Default is null, they use the
/// platform in the flag of the module.
void registerPasses(llvm::PassBuilder &PB, const TargetDesc *Default = nullptr);

/// Prints all names, each with a summary.
void printPassNames(llvm::raw_ostream &OS);

/// Returns the stage that the IR has after the pass \p PassName, if the pass
/// has one in PassRegistry.def.
std::optional<VerifierStage> stageAfterPass(llvm::StringRef PassName);

/// Returns the function passes that code generation does not need and that are
/// allowed at stage \p S, in the order of the default pipeline.
llvm::SmallVector<llvm::StringRef> optionalPassesAt(VerifierStage S);

/// Does PassRegistry.def say that a second run of the pass, right after the
/// first, changes nothing?
bool isIdempotentPass(llvm::StringRef PassName);

} // namespace cmx

#endif // CMX_PASSES_PASSES_H
