//===- Compile.cpp - Passes and code generation without files -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compile.h"

#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Oracle/Generic/Registration.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace cmx::fuzz {

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

namespace {

class ErrorRecorder : public DiagnosticHandler {
public:
  explicit ErrorRecorder(FirstError &E) : E(E) {}

  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    if (DI.getSeverity() != DS_Error || E.Happened)
      return true;
    E.Happened = true;
    if (auto *Ours = dyn_cast<DiagnosticInfoCmx>(&DI))
      E.Kind = Ours->kind();
    raw_string_ostream OS(E.Text);
    DiagnosticPrinterRawOStream Printer(OS);
    DI.print(Printer);
    return true;
  }

  // No remarks, whatever the command line says.
  bool isAnalysisRemarkEnabled(StringRef) const override { return false; }
  bool isMissedOptRemarkEnabled(StringRef) const override { return false; }
  bool isPassedOptRemarkEnabled(StringRef) const override { return false; }
  bool isAnyRemarkEnabled() const override { return false; }

private:
  FirstError &E;
};

} // namespace

void recordErrors(LLVMContext &C, FirstError &E) {
  C.setDiagnosticHandler(std::make_unique<ErrorRecorder>(E));
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

struct PassPipeline::Impl {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;
  ModulePassManager MPM;
};

PassPipeline::PassPipeline(StringRef Text, const TargetDesc *TD)
    : I(std::make_unique<Impl>()) {
  registerPasses(I->PB, TD);
  registerOraclePasses(I->PB);
  I->PB.registerModuleAnalyses(I->MAM);
  I->PB.registerCGSCCAnalyses(I->CGAM);
  I->PB.registerFunctionAnalyses(I->FAM);
  I->PB.registerLoopAnalyses(I->LAM);
  I->PB.crossRegisterProxies(I->LAM, I->FAM, I->CGAM, I->MAM);
  if (llvm::Error E = I->PB.parsePassPipeline(I->MPM, Text))
    Error = toString(std::move(E));
}

PassPipeline::~PassPipeline() = default;

void PassPipeline::run(Module &M) {
  I->MPM.run(M, I->MAM);
  // The analyses must not refer to a module that is deleted.
  I->LAM.clear();
  I->FAM.clear();
  I->CGAM.clear();
  I->MAM.clear();
}

PassPipeline &pipeline(StringRef Text, const TargetDesc *TD) {
  static std::map<std::pair<std::string, const TargetDesc *>,
                  std::unique_ptr<PassPipeline>>
      Pipelines;
  auto &P = Pipelines[{Text.str(), TD}];
  if (!P)
    P = std::make_unique<PassPipeline>(Text, TD);
  return *P;
}

std::string defaultPipelineText(OptLevel Level) {
  return "cmx-default<O" + std::to_string(unsigned(Level)) + ">";
}

//===----------------------------------------------------------------------===//
// Code generation
//===----------------------------------------------------------------------===//

static void reportInvalid(const Function &F, const Twine &Text) {
  emitDiag(F, DiagKind::InvalidVISA, Text);
}

/// Parses \p Text. Reports an error if printing the result does not give the
/// same text.
static std::unique_ptr<visa::Module>
parseAgain(const Function &F, const std::string &Text, unsigned GRFBytes) {
  Expected<visa::Module> Parsed = visa::parseModule(Text, GRFBytes);
  if (!Parsed) {
    reportInvalid(F, "printed vISA expected to be parsed: " +
                         toString(Parsed.takeError()));
    return nullptr;
  }
  auto Result = std::make_unique<visa::Module>(std::move(*Parsed));
  std::string Again;
  raw_string_ostream OS(Again);
  visa::printModule(*Result, GRFBytes, OS);
  if (OS.str() == Text)
    return Result;
  reportInvalid(F, "vISA expected to be printed alike after parsing");
  return nullptr;
}

std::unique_ptr<visa::Module> compileToVISA(Module &M, const TargetDesc &TD,
                                            std::string &Text) {
  auto Infos = getKernels(M);
  if (!Infos || Infos->empty())
    return nullptr;
  const KernelInfo &Info = Infos->front();
  Function &F = *Info.Fn;
  std::unique_ptr<visa::Module> Code = generateModule(Info, TD);
  if (!Code)
    return nullptr;
  visa::VerifierOptions Opts;
  Opts.File = Code.get();
  bool IsLegal = true;
  for (const visa::Kernel &K : Code->Kernels)
    IsLegal &= visa::verifyKernel(
        K, TD,
        [&](const visa::VerifierMessage &Message) {
          reportInvalid(F, visa::formatMessage(K, Message));
        },
        Opts);
  if (!IsLegal)
    return nullptr;
  raw_string_ostream OS(Text);
  visa::printModule(*Code, TD.grfBytes(), OS);
  OS.flush();
  return parseAgain(F, Text, TD.grfBytes());
}

} // namespace cmx::fuzz
