//===- LoweredModule.cpp - A copy of a module in plain IR -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/LoweredModule.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Oracle/Generic/LowerToGeneric.h"

#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

namespace {

class CollectingHandler : public DiagnosticHandler {
public:
  explicit CollectingHandler(std::vector<CaughtDiag> &Errors)
      : Errors(Errors) {}

  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    if (DI.getSeverity() != DS_Error)
      return true;
    if (const auto *D = dyn_cast<DiagnosticInfoCmx>(&DI)) {
      Errors.push_back({D->kind(), (D->subject() + D->text()).str()});
      return true;
    }
    std::string Text;
    raw_string_ostream OS(Text);
    DiagnosticPrinterRawOStream Printer(OS);
    DI.print(Printer);
    Errors.push_back({DiagKind::InvalidIR, OS.str()});
    return true;
  }

private:
  std::vector<CaughtDiag> &Errors;
};

} // namespace

std::vector<CaughtDiag> collectDiagnostics(LLVMContext &Ctx,
                                           function_ref<void()> Work) {
  std::vector<CaughtDiag> Errors;
  std::unique_ptr<DiagnosticHandler> Users = Ctx.getDiagnosticHandler();
  Ctx.setDiagnosticHandler(std::make_unique<CollectingHandler>(Errors));
  Work();
  Ctx.setDiagnosticHandler(std::move(Users), /*RespectFilters=*/true);
  return Errors;
}

Error catchDiagnostics(LLVMContext &Ctx, function_ref<void()> Work) {
  std::vector<CaughtDiag> Errors = collectDiagnostics(Ctx, Work);
  if (Errors.empty())
    return Error::success();
  return makeDiagError(Errors.front().Kind, Errors.front().Text);
}

LoweredModule cloneLowered(const Module &M) {
  LoweredModule Result;
  Result.M = CloneModule(M);
  Result.Errors =
      collectDiagnostics(M.getContext(), [&] { lowerToGeneric(*Result.M); });
  return Result;
}

Error LoweredModule::check(const Function &F) const {
  if (F.hasFnAttribute(generic::LoweredAttr))
    return Error::success();
  std::string Prefix = ("function '" + F.getName() + "': ").str();
  for (const CaughtDiag &D : Errors)
    if (StringRef(D.Text).starts_with(Prefix))
      return makeDiagError(D.Kind, D.Text);
  return makeDiagError(DiagKind::InstructionUnsupported,
                       Prefix + "expected to be lowered to plain IR");
}

} // namespace cmx
