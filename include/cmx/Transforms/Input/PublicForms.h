//===- PublicForms.h - Internal names become public ones --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-public-forms calls makePublicForms (cmx/IR/PublicForms.h). The loader of
// cmx-opt calls it, too, so the pass changes nothing in cmx-opt. The plugin has
// no loader, so it needs the pass.
//
// Before: any module. After: no call has an internal name or an older form for
// which there is a public form. A second run changes nothing. The pass is
// required.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_PUBLICFORMS_H
#define CMX_TRANSFORMS_INPUT_PUBLICFORMS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class PublicFormsPass : public llvm::PassInfoMixin<PublicFormsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_PUBLICFORMS_H
