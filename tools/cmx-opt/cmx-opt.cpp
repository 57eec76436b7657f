//===- cmx-opt.cpp - The driver -------------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a module, runs passes over it as opt does, and writes IR, vISA text or
// the finalizer's listing. Nothing is decided here about code: this file only
// connects libraries and keeps to three promises:
//
//  - after the first error no further pass runs and the exit status says why;
//  - outputs are made in memory and written last, all or none;
//  - the input is verified before any pass may rely on it.
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "Options.h"
#include "Output.h"
#include "PassRunner.h"
#include "Remarks.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SystemUtils.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;

namespace {

class Driver {
  const Options &Opts;
  LLVMContext Ctx;
  RemarksFile Remarks;
  bool HadError = false;
  std::vector<OutputFile> Outputs;

public:
  explicit Driver(const Options &Opts) : Opts(Opts) {
    installDiagnosticHandler(Ctx, HadError);
  }

  ExitStatus run();

private:
  ExitStatus fail(Error E);
  bool verifyInput(const Module &M);
  const TargetDesc *choosePlatform(const Module &M);
  bool verifyResult(const Module &M);
  void emitIR(const Module &M);
  PassRun passRun(const TargetDesc *TD);
  bool shouldEmitIR() const;
};

} // namespace

ExitStatus Driver::fail(Error E) {
  handleAllErrors(std::move(E), [](const ErrorInfoBase &Info) {
    printError(Info.message());
  });
  return ExitInput;
}

bool Driver::verifyInput(const Module &M) {
  VerifierOptions VerifierOpts;
  VerifierOpts.Strict = Opts.Strict;
  return cmx::verifyModule(M, VerifierOpts) && !HadError;
}

/// The platform of the command line, else of the module, else icllp.
const TargetDesc *Driver::choosePlatform(const Module &M) {
  if (Opts.Platform)
    return Opts.Platform;
  if (const TargetDesc *TD = getPlatform(M))
    return TD;
  if (!hasPlatformFlag(M))
    return TargetDesc::get("icllp");
  emitDiag(M, DiagKind::PlatformUnknown,
           "module flag 'cmx.platform' expected to be one of " +
               platformNameList());
  return nullptr;
}

/// LLVM's verifier over what the passes have left, as opt does.
bool Driver::verifyResult(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (!llvm::verifyModule(M, &OS))
    return true;
  emitDiag(M, DiagKind::InvalidIR, "after the passes: " + OS.str());
  return false;
}

void Driver::emitIR(const Module &M) {
  OutputFile Out{Opts.OutputFile, {}};
  raw_string_ostream OS(Out.Contents);
  if (Opts.IRAsText)
    M.print(OS, nullptr);
  else
    WriteBitcodeToFile(M, OS);
  OS.flush();
  Outputs.push_back(std::move(Out));
}

bool Driver::shouldEmitIR() const {
  if (Opts.DisableOutput || Opts.Emit != EmitKind::IR)
    return false;
  bool ToTerminal = !Opts.IRAsText && !Opts.Force && Opts.OutputFile == "-" &&
                    CheckBitcodeOutputToConsole(outs());
  return !ToTerminal;
}

PassRun Driver::passRun(const TargetDesc *TD) {
  return {Opts, Ctx, TD, [this] { return HadError; },
          [this] {
            Remarks.discard();
            std::exit(ExitInput);
          }};
}

ExitStatus Driver::run() {
  if (Opts.PrintPipeline) {
    const TargetDesc *TD =
        Opts.Platform ? Opts.Platform : TargetDesc::get("icllp");
    return printPipeline(passRun(TD), outs()) ? ExitSuccess : ExitUsage;
  }
  if (Error E = Remarks.open(Ctx, Opts))
    return fail(std::move(E));
  Expected<std::unique_ptr<Module>> M = loadModule(Opts.InputFile, Ctx);
  if (!M)
    return fail(M.takeError());
  const TargetDesc *TD = choosePlatform(**M);
  if (!TD || !verifyInput(**M))
    return ExitInput;
  if (!runPasses(passRun(TD), **M))
    return ExitUsage;
  if (HadError || !verifyResult(**M))
    return ExitInput;

  if (shouldEmitIR()) {
    emitIR(**M);
  } else if (Opts.Emit != EmitKind::IR && !Opts.DisableOutput) {
    printError("this build has no code generation; use --emit=ir");
    return ExitInput;
  }
  if (Error E = writeOutputs(Outputs))
    return fail(std::move(E));
  if (Error E = Remarks.keep())
    return fail(std::move(E));
  return ExitSuccess;
}

static void printAllPassNames() {
  PassBuilder PB;
  PB.printPassNames(outs());
  printPassNames(outs());
}

int main(int Argc, char **Argv) {
  InitLLVM X(Argc, Argv);
  std::optional<Options> Opts = parseOptions(Argc, Argv);
  if (!Opts)
    return ExitUsage;
  if (Opts->PrintPasses) {
    printAllPassNames();
    return ExitSuccess;
  }
  return Driver(*Opts).run();
}
