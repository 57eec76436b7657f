//===- LoweredModule.cpp - A copy of a module in plain IR -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoweredModule.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Transforms/LowerToGeneric.h"

#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

namespace {

class FirstErrorHandler : public DiagnosticHandler {
public:
  explicit FirstErrorHandler(Error &First) : First(First) {}

  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    if (DI.getSeverity() != DS_Error || First)
      return true;
    if (const auto *D = dyn_cast<DiagnosticInfoCmx>(&DI)) {
      // The kind puts its name back in front.
      StringRef Text = D->message().split("] ").second;
      First = makeDiagError(D->kind(), Text);
      return true;
    }
    std::string Text;
    raw_string_ostream OS(Text);
    DiagnosticPrinterRawOStream Printer(OS);
    DI.print(Printer);
    First = makeDiagError(DiagKind::InvalidIR, OS.str());
    return true;
  }

private:
  Error &First;
};

} // namespace

Error catchDiagnostics(LLVMContext &Ctx, function_ref<void()> Work) {
  Error First = Error::success();
  cantFail(std::move(First));
  std::unique_ptr<DiagnosticHandler> Users = Ctx.getDiagnosticHandler();
  Ctx.setDiagnosticHandler(std::make_unique<FirstErrorHandler>(First));
  Work();
  Ctx.setDiagnosticHandler(std::move(Users), /*RespectFilters=*/true);
  return First;
}

Expected<std::unique_ptr<Module>> cloneLowered(const Module &M) {
  std::unique_ptr<Module> Copy = CloneModule(M);
  bool Lowered = false;
  if (Error E = catchDiagnostics(M.getContext(),
                                 [&] { Lowered = lowerToGeneric(*Copy); }))
    return std::move(E);
  if (!Lowered)
    return makeDiagError(DiagKind::InstructionUnsupported,
                         "the module cannot be lowered to plain IR");
  return Copy;
}

} // namespace cmx
