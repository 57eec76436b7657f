//===- StageCheck.h - Checks of a stage's invariants ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks of the stages in VerifierStages.def whose invariants concern bales. A
// violation is reported as stage-violation, an error inside the compiler. The
// invariants hold directly after the pass that establishes them. Later passes
// (cmx-cse) may share values again, so the pipeline repeats baling.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_STAGECHECK_H
#define CMX_ANALYSIS_STAGECHECK_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// Does \p I cost nothing in the bale of its user, because it only says how a
/// source is read? True for reads of regions of vectors and of predicates, and
/// for bitcasts between register types.
bool isFreeReader(const llvm::Instruction &I);
/// May \p User absorb a free reader that is its operand?
bool takesReader(const llvm::Instruction &User);

/// Checks stage baled: a free reader has one use, in its own block, or only
/// users that cannot absorb it. Returns true if this holds.
bool checkBaled(const llvm::Function &F);

/// Checks stage legalized: each bale, formed in BaleMode::Legal, is one
/// instruction that \p TD accepts. Returns true if this holds.
bool checkLegalized(llvm::Function &F, const TargetDesc &TD);

} // namespace cmx

#endif // CMX_ANALYSIS_STAGECHECK_H
