//===- Diagnostics.h - How cmx-opt prints diagnostics -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
#define CMX_TOOLS_CMXOPT_DIAGNOSTICS_H

#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace cmx {

/// Prints errors and warnings as "cmx-opt: error: ..." and remembers errors.
/// What several verifier runs say alike is printed once. Remarks go LLVM's way.
class DriverDiagnosticHandler : public llvm::DiagnosticHandler {
  bool &HadError;
  llvm::StringSet<> Printed;

public:
  explicit DriverDiagnosticHandler(bool &HadError) : HadError(HadError) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;
};

/// Makes \p Ctx report through such a handler, which sets \p HadError.
void installDiagnosticHandler(llvm::LLVMContext &Ctx, bool &HadError);

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
