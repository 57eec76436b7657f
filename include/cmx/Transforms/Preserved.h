//===- Preserved.h - Analyses that rewriting preserves ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_PRESERVED_H
#define CMX_TRANSFORMS_PRESERVED_H

#include "llvm/IR/Analysis.h"

namespace cmx {

/// Returns the analyses that a pass preserves if it changes instructions, but
/// neither blocks nor branches.
inline llvm::PreservedAnalyses preservedIfRewritten(bool Changed) {
  if (!Changed)
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses PA;
  PA.preserveSet<llvm::CFGAnalyses>();
  return PA;
}

} // namespace cmx

#endif // CMX_TRANSFORMS_PRESERVED_H
