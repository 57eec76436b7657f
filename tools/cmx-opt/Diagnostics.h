//===- Diagnostics.h - How cmx-opt prints diagnostics -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
#define CMX_TOOLS_CMXOPT_DIAGNOSTICS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace cmx {

/// Prints errors and warnings as "TOOL: error: ..." and remembers errors.
/// What several verifier runs say alike is printed once. Remarks go LLVM's way.
class DriverDiagnosticHandler : public llvm::DiagnosticHandler {
  bool &HadError;
  llvm::StringRef Tool;
  llvm::StringSet<> Printed;

public:
  explicit DriverDiagnosticHandler(bool &HadError, llvm::StringRef Tool)
      : HadError(HadError), Tool(Tool) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;
};

/// Makes \p Ctx report through such a handler, which sets \p HadError. \p Tool:
/// a literal.
void installDiagnosticHandler(llvm::LLVMContext &Ctx, bool &HadError,
                              llvm::StringRef Tool = "cmx-opt");

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_DIAGNOSTICS_H
