//===- TargetPass.h - Passes with the option platform -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_TARGETPASS_H
#define CMX_TRANSFORMS_TARGETPASS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

namespace cmx {

/// A pass with the option platform=<name>.
template <typename Pass> class TargetPass : public llvm::PassInfoMixin<Pass> {
public:
  /// If \p Target is null, the platform is the one that the module names.
  explicit TargetPass(const TargetDesc *Target = nullptr) : Target(Target) {}
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName) {
    OS << MapClassName(Pass::name());
    if (Target)
      OS << "<platform=" << Target->name() << '>';
  }

protected:
  const TargetDesc *Target;
};

} // namespace cmx

#endif // CMX_TRANSFORMS_TARGETPASS_H
